//! The Mobilize order, chapter 14: units move to the active planet, then a battle if one was
//! started.
//!
//! SC-MOB-12: all moves are simultaneous. Units are moved one by one all the same: one that has
//! moved does not move again, an area may be over its limit while units that have not moved
//! stand in it, and the movement ends only when every limit holds.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Op, When, content};
use crate::ids::{Area, Module, Planet, Unit};
use crate::report::{Event, Log};
use crate::sets::{UnitSet, bits};
use crate::stages::MobilizeStage;
use crate::state::{Owner, StarCraft, Step, Units};
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
            MobilizeStage::Recall => self.push(Step::Recall(seat)),
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
    fn may_enter(&self, seat: Seat, area: Area) -> Result<(), Reason> {
        let order = self.active();
        let here = self.area(area);
        let limit = Self::unit_limit(area);
        // SC-MOB-06, SC-AMB-28: at most one enemy area.
        let enemy = self.is_enemy(seat, area);
        if let Some(entered) = order.enemy_area.filter(|&entered| enemy && entered != area) {
            return Err(Reason::SecondEnemy(entered));
        }
        match here.owner.seat() {
            // SC-TEAM-04, -17
            Some(other) if self.teammates(seat, other) => Err(Reason::Teammate),
            // SC-LIMIT-05, -06
            Some(other) if other != seat => {
                let most = limit + ATTACK_BONUS;
                ensure(order.attackers.iter().sum::<u8>() < most, Reason::FullAttack(most))
            }
            _ => {
                // SC-TEAM-04: an area with own units beside a teammate's base is not the teammate's (SC-AMB-28).
                let base = here.base.seat().filter(|_| here.owner.is_none());
                let of_teammate = base.is_some_and(|other| self.teammates(seat, other));
                // SC-LIMIT-02, -07: units that have not moved may still make room.
                ensure(!of_teammate, Reason::Teammate)?;
                ensure(order.moved[area.place()].iter().sum::<u8>() < limit, Reason::Full)
            }
        }
    }

    /// SC-MOD-12, SC-AMB-31: no transport into a base area under Limited Orbital Defense.
    fn orbital_defense(&self, seat: Seat, area: Area) -> bool {
        self.area(area).base.seat().is_some_and(|owner| {
            owner != seat
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
    pub(crate) fn may_reach(&self, seat: Seat, from: Planet, area: Area) -> Result<(), Reason> {
        self.may_enter(seat, area)?;
        let walks = from == self.active().planet;
        ensure(walks || !self.orbital_defense(seat, area), Reason::Orbital)
    }

    /// The areas of the active planet (as bits) that a unit from this planet may enter.
    fn targets(&self, seat: Seat, from: Planet) -> u64 {
        self.active().planet.areas().fold(0, |set, area| {
            let open = self.may_reach(seat, from, area).is_ok();
            set | u64::from(open) << area.place()
        })
    }

    /// Whether units can come to the active planet from an area, and have somewhere to go.
    pub(crate) fn may_leave(&self, seat: Seat, from: Area) -> Result<(), Reason> {
        let (planet, other) = (self.active().planet, from.planet());
        let mut targets = self.targets(seat, other);
        if planet == other {
            // SC-FAC-10: a base has come to units; the last of them does not leave it.
            let here = self.area(from);
            let bound = self.active().lifted && here.base.is(seat) && here.count() == 1;
            ensure(!bound, Reason::Bound)?;
            targets &= !(1 << from.place()); // SC-MOB-02
        } else {
            // SC-MOB-03, -10
            ensure(self.adjacent[planet.index()].has(other), Reason::NotAdjacent)?;
            ensure(self.has_transport(seat, planet, other), Reason::NoTransport)?;
        }
        ensure(targets != 0, Reason::NowhereToGo)
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

    pub(crate) fn move_options(&self, seat: Seat, out: &mut Options<Action>) {
        let planet = self.active().planet;
        // SC-MOB-05
        let own = |area: &Area| self.area(*area).owner.is(seat);
        let beside = self.adjacent[planet.index()].iter();
        for from in [planet].into_iter().chain(beside).flat_map(Planet::areas).filter(own) {
            if self.may_leave(seat, from).is_ok() {
                let units = self.kinds(seat, &self.unmoved(from));
                out.extend(units.map(|unit| Action::MoveUnit { unit, from }));
            }
        }
        self.lift_off_options(seat, planet, out);
        let fits = |area: Area| self.area(area).count() <= Self::unit_limit(area);
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
            let friendly = |area: &Area| *area != base && self.is_friendly(seat, *area);
            out.extend(planet.areas().filter(friendly).map(|area| Action::LiftOff { area }));
        }
    }

    pub(crate) fn pick_up(&mut self, seat: Seat, unit: Unit, from: Area) {
        self.active_mut().picked = Some((unit, from));
        self.push(Step::MoveTo(seat));
    }

    pub(crate) fn lift_off(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        if let Some(base) = self.base_on(seat, area.planet()) {
            self.area_mut(base).base = Owner::NONE;
            self.area_mut(area).base = seat.into();
            self.active_mut().lifted = true;
            log.note(|| Event::BaseMoved { seat, from: base, to: area });
        }
    }

    pub(crate) fn move_to_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some((_, from)) = self.active().picked else { return };
        let planet = self.active().planet;
        let targets = bits(self.targets(seat, from.planet())).map(|place| planet.area(place));
        out.extend(targets.filter(|&area| area != from).map(|area| Action::MoveTo { area }));
    }

    pub(crate) fn move_to(&mut self, seat: Seat, to: Area, log: &mut impl Log) {
        self.pop();
        if let Some((unit, from)) = self.active_mut().picked.take() {
            self.lift_unit(unit, from);
            self.bring(seat, unit, from, to, log);
        }
    }

    /// A unit arrives in an area of the active planet.
    fn bring(&mut self, seat: Seat, unit: Unit, from: Area, to: Area, log: &mut impl Log) {
        if self.is_enemy(seat, to) {
            self.active_mut().enemy_area = Some(to);
        }
        if self.area(to).owner.seat().is_some_and(|owner| owner != seat) {
            self.active_mut().attackers[unit.kind()] += 1;
        } else {
            self.put_unit(seat, unit, to);
            self.active_mut().moved[to.place()][unit.kind()] += 1;
        }
        log.note(|| Event::UnitMoved { seat, unit, from, to });
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
    fn recall_targets(&self, seat: Seat) -> impl Iterator<Item = Area> + '_ {
        let beacons = self.beacons(seat);
        let areas = self.active().planet.areas();
        areas.filter(move |&area| self.may_recall_to(seat, beacons, area).is_ok())
    }

    /// Whether a unit may be recalled to one area.
    pub(crate) fn may_recall_to(
        &self,
        seat: Seat,
        beacons: UnitSet,
        area: Area,
    ) -> Result<(), Reason> {
        ensure(beacons != UnitSet::NONE, Reason::NoBeacon)?;
        let order = self.active();
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
            ensure(own.iter().sum::<u8>() < most, Reason::FullAttack(most))?;
        } else {
            ensure(self.room(area) > 0, Reason::Full)?;
        }
        match order.enemy_area {
            Some(entered) if entered != area && self.is_enemy(seat, area) => {
                Err(Reason::SecondEnemy(entered))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn recall_options(&self, seat: Seat, out: &mut Options<Action>) {
        let reachable = |from: Area| self.recall_targets(seat).any(|area| area != from);
        if self.recall_targets(seat).next().is_none() {
            return out.push(Action::Done {});
        }
        for from in self.all_areas() {
            if self.area(from).owner.is(seat) && reachable(from) {
                let units = self.kinds(seat, &self.area(from).units);
                out.extend(units.map(|unit| Action::Recall { unit, from }));
            }
        }
        let order = self.active();
        if let Some(from) = order.enemy_area
            && reachable(from)
        {
            let units = self.kinds(seat, &order.attackers);
            out.extend(units.map(|unit| Action::Recall { unit, from }));
        }
        out.push(Action::Done {});
    }

    pub(crate) fn recall(&mut self, seat: Seat, unit: Unit, from: Area) {
        self.active_mut().picked = Some((unit, from));
        self.goto(Step::RecallTo(seat));
    }

    pub(crate) fn recall_to_options(&self, seat: Seat, out: &mut Options<Action>) {
        let from = self.active().picked.map(|(_, from)| from);
        let targets = self.recall_targets(seat).filter(|&area| Some(area) != from);
        out.extend(targets.map(|area| Action::MoveTo { area }));
    }

    pub(crate) fn recall_to(&mut self, seat: Seat, to: Area, log: &mut impl Log) {
        self.pop();
        if let Some((unit, from)) = self.active_mut().picked.take() {
            if self.area(from).owner.is(seat) {
                self.lift_unit(unit, from);
                self.unit_left(unit, from);
            } else {
                self.active_mut().attackers[unit.kind()] -= 1;
            }
            self.bring(seat, unit, from, to, log);
        }
    }
}
