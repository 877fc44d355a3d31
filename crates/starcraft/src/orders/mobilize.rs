//! The Mobilize order, chapter 14: units move to the active planet, then a battle if one was
//! started.
//!
//! SC-MOB-12: all moves are simultaneous. Units are moved one by one all the same: one that has
//! moved does not move again, an area may be over its limit while units that have not moved
//! stand in it, and the movement ends only when every limit holds.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Domain, Op, When, content};
use crate::ids::{Area, Item, Module, Planet, Route, Unit};
use crate::report::{Event, Happening, Log};
use crate::sets::{UnitSet, bits};
use crate::stages::MobilizeStage;
use crate::state::{ActiveOrder, Owner, Site, StarCraft, Step, Units, print, unit_sheet};
use crate::why_not::{Reason, ensure};

/// SC-LIMIT-05: how far attackers may exceed the unit limit.
const ATTACK_BONUS: u8 = 2;

impl StarCraft {
    /// SC-MOB-01: movement, then the battle.
    pub(crate) fn run_mobilize(&mut self, log: &mut impl Log) {
        let seat = self.active().seat;
        let stage = MobilizeStage::at(self.active().stage);
        self.active_mut().stage = stage.next();
        match stage {
            MobilizeStage::Movement => self.push(Step::Move(seat)),
            MobilizeStage::Recall => {
                self.lose_breaching_transports(log);
                self.drop_guards(log);
                self.push(Step::Recall(seat));
            }
            // SC-MOB-08, SC-BATTLE-04
            MobilizeStage::Battle => {
                if self.active().attackers.iter().any(|&count| count > 0) {
                    self.begin_battle(log);
                }
            }
            MobilizeStage::End => self.end_order(log),
        }
    }

    // ---- moving

    /// Whether a unit may be brought into an area of the active planet now.
    fn may_enter(&self, seat: Seat, unit: Unit, area: Area) -> Result<(), Reason> {
        let order = self.active();
        let here = self.area(area);
        let limit = Self::unit_limit(area);
        // BW-DEF-07, BW-CARD-66, BW-SUL-02, -03
        ensure(order.defends.is_none_or(|only| only == area), Reason::NotDefended)?;
        ensure(order.forbidden != Some(area), Reason::Forbidden)?;
        self.admits(unit, area)?;
        // SC-MOB-06, SC-AMB-28: at most one enemy area.
        let enemy = self.is_enemy(seat, area);
        if let Some(entered) = order.enemy_area.filter(|&entered| enemy && entered != area) {
            return Err(Reason::SecondEnemy(entered));
        }
        let room = self.room_to_enter(seat, unit, area) > 0;
        match here.owner.seat() {
            // SC-TEAM-04, -17
            Some(other) if self.teammates(seat, other) => Err(Reason::Teammate),
            // SC-LIMIT-05, -06
            Some(other) if other != seat => ensure(room, Reason::FullAttack(limit + ATTACK_BONUS)),
            _ => {
                // SC-TEAM-04: an area with own units beside a teammate's base is not the teammate's (SC-AMB-28).
                let base = here.base.seat().filter(|_| here.owner.is_none());
                let of_teammate = base.is_some_and(|other| self.teammates(seat, other));
                // SC-LIMIT-02, -07: units that have not moved may still make room.
                ensure(!of_teammate, Reason::Teammate)?;
                ensure(room, Reason::Full)
            }
        }
    }

    /// BW-MAS-02: how many more units fit under a limit beside others, if this one is among them.
    #[inline]
    fn room_beside(&self, seat: Seat, units: &Units, unit: Unit, limit: u8) -> u8 {
        let spared = self.has_module(seat, Module::ASSIST)
            && (unit_sheet(unit).assist || self.any_assist(seat, units));
        (limit + u8::from(spared)).saturating_sub(units.iter().sum())
    }

    /// SC-MOD-12, SC-AMB-31: no transport into a base area under Limited Orbital Defense.
    fn orbital_defense(&self, seat: Seat, area: Area) -> bool {
        let here = self.area(area);
        here.base.seat().is_some_and(|owner| {
            here.site == Site::Base
                && owner != seat
                && !self.teammates(seat, owner)
                && (0..Module::COUNT).any(|kind| {
                    self.player(owner).modules[kind] > 0
                        && content().modules[kind]
                            .effects
                            .iter()
                            .any(|effect| effect.op == Op::LimitedOrbitalDefense)
                })
        })
    }

    /// Whether a unit from this planet may enter an area of the active planet.
    pub(crate) fn may_reach(
        &self,
        seat: Seat,
        unit: Unit,
        from: Planet,
        area: Area,
    ) -> Result<(), Reason> {
        self.may_enter(seat, unit, area)?;
        // BW-DEF-06: a friendly area has no defense against its owner.
        let walks = from == self.active().planet;
        let lands = walks || !self.orbital_defense(seat, area) || self.breaks_through(seat);
        ensure(lands, Reason::Orbital)
    }

    /// BW-MOF-01, BW-CARD-33: whether the player's transports come past orbital defense.
    fn breaks_through(&self, seat: Seat) -> bool {
        self.has_module(seat, Module::OFFENSIVE) && !self.keeps_transports(seat)
    }

    /// BW-MOF-01: the transports that broke through orbital defense are destroyed after the movement,
    /// one for each planet units came from.
    fn lose_breaching_transports(&mut self, log: &mut impl Log) {
        let ActiveOrder { seat, planet, .. } = *self.active();
        let breached = std::mem::take(&mut self.active_mut().breached);
        for from in breached.iter() {
            let carries = |route: &Route| {
                let route = &self.routes[route.index()];
                route.transports.contains(seat) && route.across(planet) == Some(from)
            };
            if let Some(route) = { self.all_routes().find(carries) } {
                self.destroy_transport(seat, route);
                log.note(|| Event::TransportDestroyed { seat, route });
            }
        }
    }

    /// The areas of the active planet (as bits) that a unit from this planet may enter.
    fn targets(&self, seat: Seat, unit: Unit, from: Planet) -> u64 {
        self.active().planet.areas().fold(0, |set, area| {
            let open = self.may_reach(seat, unit, from, area).is_ok();
            set | u64::from(open) << area.place()
        })
    }

    /// Whether a unit can come to the active planet from an area, and has somewhere to go.
    pub(crate) fn may_leave(&self, seat: Seat, unit: Unit, from: Area) -> Result<(), Reason> {
        self.may_come_from(seat, from.planet())?;
        self.may_go(seat, from, self.targets(seat, unit, from.planet()))
    }

    /// SC-MOB-03, -10: whether units can come to the active planet from this one.
    fn may_come_from(&self, seat: Seat, from: Planet) -> Result<(), Reason> {
        let planet = self.active().planet;
        if from == planet {
            return Ok(());
        }
        ensure(self.adjacent[planet.index()].has(from), Reason::NotAdjacent)?;
        ensure(self.has_transport(seat, planet, from), Reason::NoTransport)
    }

    /// Whether a unit may leave an area for one of those that it may enter.
    fn may_go(&self, seat: Seat, from: Area, mut targets: u64) -> Result<(), Reason> {
        if from.planet() == self.active().planet {
            // SC-FAC-10: a base has come to units; the last of them does not leave it.
            let here = self.area(from);
            let bound = self.active().lifted && here.base.is(seat) && here.count() == 1;
            ensure(!bound, Reason::Bound)?;
            targets &= !(1 << from.place()); // SC-MOB-02
        }
        ensure(targets != 0, Reason::NowhereToGo)
    }

    /// BW-SUL-02, -03, BW-MAS-02: whether it matters which unit comes to the active planet.
    fn tells_units_apart(&self, seat: Seat) -> bool {
        let divided = |area: Area| print(area).domain != Domain::Any;
        self.rules.brood_war()
            && (self.has_module(seat, Module::ASSIST) || self.active().planet.areas().any(divided))
    }

    /// Units of an area that may still move.
    pub(crate) fn unmoved(&self, area: Area) -> Units {
        let mut units = self.area(area).units;
        if area.planet() == self.active().planet {
            let moved = &self.active().moved[area.place()];
            for (count, moved) in units.iter_mut().zip(moved) {
                *count -= moved;
            }
        }
        units
    }

    /// How many units of a kind may still move from an area.
    pub fn movable(&self, unit: Unit, from: Area) -> u8 {
        self.unmoved(from)[unit.kind()]
    }

    /// Where a unit of an area may go, each with how many more may come there in this order.
    pub fn destinations(
        &self,
        seat: Seat,
        unit: Unit,
        from: Area,
    ) -> impl Iterator<Item = (Area, u8)> + '_ {
        let areas = self.other_areas(seat, unit, from);
        areas.map(move |area| (area, self.room_to_enter(seat, unit, area)))
    }

    /// SC-MOB-02: where a unit of an area may go.
    fn other_areas(&self, seat: Seat, unit: Unit, from: Area) -> impl Iterator<Item = Area> {
        let planet = self.active().planet;
        let targets = bits(self.targets(seat, unit, from.planet()));
        targets.map(move |place| planet.area(place)).filter(move |&area| area != from)
    }

    /// SC-LIMIT-02, -05..07, BW-MAS-02: how many more units may enter an area in this order, if this one
    /// is among them.
    fn room_to_enter(&self, seat: Seat, unit: Unit, area: Area) -> u8 {
        let (order, limit) = (self.active(), Self::unit_limit(area));
        match self.area(area).owner.seat() {
            Some(other) if other != seat => {
                self.room_beside(seat, &order.attackers, unit, limit + ATTACK_BONUS)
            }
            _ => self.room_beside(seat, &order.moved[area.place()], unit, limit),
        }
    }

    pub(crate) fn move_options(&self, seat: Seat, out: &mut Options<Action>) {
        let planet = self.active().planet;
        let alike = !self.tells_units_apart(seat);
        let beside = self.adjacent[planet.index()].iter();
        // What holds for one unit holds for all that walk, or for all that are transported.
        let mut known = [None; 2];
        for origin in [planet].into_iter().chain(beside) {
            // SC-MOB-05
            if !self.has_unit_on(seat, origin) || self.may_come_from(seat, origin).is_err() {
                continue;
            }
            let known = &mut known[usize::from(origin == planet)];
            let areas = self.lands_on(seat, origin);
            for from in areas.filter(|&area| self.area(area).owner.is(seat)) {
                for unit in self.kinds(seat, &self.unmoved(from)) {
                    let targets = match *known {
                        Some(targets) if alike => targets,
                        _ => self.targets(seat, unit, origin),
                    };
                    *known = Some(targets);
                    if self.may_go(seat, from, targets).is_ok() {
                        out.push(Action::MoveUnit { unit, from });
                    }
                }
            }
        }
        self.deploy_options(seat, planet, out);
        self.take_item_options(seat, out);
        self.lift_off_options(seat, planet, out);
        let fits = |area: Area| self.counted(area) <= Self::unit_limit(area);
        if planet.areas().all(fits) {
            self.scrap_option(seat, out);
            out.push(Action::Done {});
        } else {
            out.push(Action::Scrap {}); // where nothing can move on, something must go
        }
    }

    /// SC-FAC-09, -10: a Terran base may move to another friendly area.
    pub(crate) fn lift_off_options(&self, seat: Seat, planet: Planet, out: &mut Options<Action>) {
        let flies = self.sheet(seat).abilities.iter().any(|effect| effect.op == Op::MoveBase);
        if !flies || self.active().lifted {
            return;
        }
        if let Some(base) = self.base_on(seat, planet) {
            let only = self.active().defends;
            let friendly = |area: &Area| {
                *area != base
                    && self.is_friendly(seat, *area)
                    && self.area(*area).base.is_none()
                    && Self::may_be_founded(*area).is_ok()
                    && self.active().forbidden != Some(*area)
                    && only.is_none_or(|only| only == *area)
            };
            out.extend(planet.areas().filter(friendly).map(|area| Action::LiftOff { area }));
        }
    }

    pub(crate) fn pick_up(&mut self, seat: Seat, unit: Unit, from: Area) {
        self.active_mut().picked = Some((unit, from));
        self.push(Step::MoveTo(seat));
    }

    pub(crate) fn lift_off(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        if let Some(base) = self.base_on(seat, area.planet()) {
            self.change(base, |here| here.base = Owner::NONE);
            self.change(area, |here| here.base = seat.into());
            self.active_mut().lifted = true;
            log.note(|| Event::BaseMoved { seat, from: base, to: area });
        }
    }

    pub(crate) fn move_to_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some((unit, from)) = self.active().picked else { return };
        out.extend(self.other_areas(seat, unit, from).map(|area| Action::MoveTo { area }));
    }

    pub(crate) fn move_to(&mut self, seat: Seat, to: Area, log: &mut impl Log) {
        match self.clearly_carried(seat) {
            Some(item) => self.move_with(seat, to, item, log),
            None => self.goto(Step::Carry(seat, to)),
        }
    }

    /// The chosen unit goes, with an item or without; where it is no recall.
    pub(crate) fn move_with(
        &mut self,
        seat: Seat,
        to: Area,
        item: Option<Item>,
        log: &mut impl Log,
    ) {
        self.pop();
        let recalled = matches!(self.step(), Step::Order);
        let Some((unit, from)) = self.active_mut().picked.take() else { return };
        if self.area(from).owner.is(seat) {
            self.lift_unit(unit, from);
            if recalled {
                self.unit_left(unit, from);
            }
        } else {
            self.active_mut().attackers[unit.kind()] -= 1;
        }
        self.active_mut().spared = false;
        self.bring(seat, unit, from, to, log);
        if let Some(item) = item {
            self.bring_item(seat, item, to, log);
        }
    }

    /// A unit comes from an area to one of the active planet.
    fn bring(&mut self, seat: Seat, unit: Unit, from: Area, to: Area, log: &mut impl Log) {
        if from.planet() != to.planet() && self.orbital_defense(seat, to) {
            self.active_mut().breached.insert(from.planet());
        }
        self.arrive(seat, unit, to);
        log.note(|| Event::UnitMoved { seat, unit, from, to });
    }

    /// BW-CARD-15: a unit comes from the Leadership card.
    pub(crate) fn deploy(&mut self, seat: Seat, unit: Unit, to: Area, log: &mut impl Log) {
        let player = self.player_mut(seat);
        player.reserve[unit.kind()] -= 1;
        player.figures[unit.kind()] += 1;
        self.arrive(seat, unit, to);
        log.note(|| Happening::Deployed { unit, area: to }.to(seat));
    }

    /// A unit arrives in an area of the active planet.
    fn arrive(&mut self, seat: Seat, unit: Unit, to: Area) {
        if self.is_enemy(seat, to) {
            self.active_mut().enemy_area = Some(to);
        }
        if self.area(to).owner.seat().is_some_and(|owner| owner != seat) {
            self.active_mut().attackers[unit.kind()] += 1;
        } else {
            self.put_unit(seat, unit, to);
            self.active_mut().moved[to.place()][unit.kind()] += 1;
        }
    }

    /// BW-CARD-30: the last defender is gone before the battle; whoever has entered the area holds it.
    pub(crate) fn take_deserted(&mut self, area: Area) {
        let Some(order) = self.order.filter(|order| order.enemy_area == Some(area)) else { return };
        if self.area(area).owner.is_none() {
            self.active_mut().attackers = Units::default();
            for unit in self.kinds(order.seat, &order.attackers) {
                let count = order.attackers[unit.kind()];
                (0..count).for_each(|_| self.arrive(order.seat, unit, area));
            }
        }
    }

    // ---- Recall

    /// SC-TCH-01, SC-AMB-78: the units whose area a unit may be recalled to.
    pub(crate) fn beacons(&self, seat: Seat) -> UnitSet {
        let recall = self.tech_effects(seat).find_map(|(_, effect)| match effect.op {
            Op::Recall { to_area_with } if effect.when == When::AfterOwnMobilize => {
                Some(to_area_with)
            }
            _ => None,
        });
        recall.unwrap_or(UnitSet::NONE)
    }

    /// Areas of the active planet with such a unit and room for one more.
    fn recall_targets(&self, seat: Seat, unit: Unit) -> impl Iterator<Item = Area> + '_ {
        let beacons = self.beacons(seat);
        let areas = self.active().planet.areas();
        areas.filter(move |&area| self.may_recall_to(seat, unit, beacons, area).is_ok())
    }

    /// Whether a unit may be recalled to one area.
    pub(crate) fn may_recall_to(
        &self,
        seat: Seat,
        unit: Unit,
        beacons: UnitSet,
        area: Area,
    ) -> Result<(), Reason> {
        ensure(beacons != UnitSet::NONE, Reason::NoBeacon)?;
        let order = self.active();
        ensure(order.defends.is_none_or(|only| only == area), Reason::NotDefended)?;
        ensure(order.forbidden != Some(area), Reason::Forbidden)?;
        self.admits(unit, area)?;
        let here = self.area(area);
        let attacked = here.owner.seat().is_some_and(|owner| owner != seat);
        let own = if attacked && order.enemy_area == Some(area) {
            order.attackers
        } else if here.owner.is(seat) {
            here.units
        } else {
            return Err(Reason::NoBeacon);
        };
        ensure(self.kinds(seat, &own).any(|unit| beacons.has(unit)), Reason::NoBeacon)?;
        if attacked {
            let most = Self::unit_limit(area) + ATTACK_BONUS;
            ensure(self.room_beside(seat, &own, unit, most) > 0, Reason::FullAttack(most))?;
        } else {
            ensure(self.has_room(seat, unit, area), Reason::Full)?;
        }
        match order.enemy_area {
            Some(entered) if entered != area && self.is_enemy(seat, area) => {
                Err(Reason::SecondEnemy(entered))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn recall_options(&self, seat: Seat, out: &mut Options<Action>) {
        if self.beacons(seat) == UnitSet::NONE {
            return out.push(Action::Done {});
        }
        let called =
            |unit: Unit, from: Area| self.recall_targets(seat, unit).any(|area| area != from);
        for from in self.lands(seat) {
            if self.area(from).owner.is(seat) {
                let units = self.kinds(seat, &self.area(from).units);
                let units = units.filter(|&unit| called(unit, from));
                out.extend(units.map(|unit| Action::Recall { unit, from }));
            }
        }
        let order = self.active();
        if let Some(from) = order.enemy_area {
            let units = self.kinds(seat, &order.attackers).filter(|&unit| called(unit, from));
            out.extend(units.map(|unit| Action::Recall { unit, from }));
        }
        out.push(Action::Done {});
    }

    pub(crate) fn recall(&mut self, seat: Seat, unit: Unit, from: Area) {
        self.active_mut().picked = Some((unit, from));
        self.goto(Step::RecallTo(seat));
    }

    pub(crate) fn recall_to_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some((unit, from)) = self.active().picked else { return };
        let targets = self.recall_targets(seat, unit).filter(|&area| area != from);
        out.extend(targets.map(|area| Action::MoveTo { area }));
    }
}
