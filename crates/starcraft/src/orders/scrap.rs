//! Voluntary destruction (SC-CLIM-04..09): the active player may destroy own units, bases and
//! transports while executing an order, outside battles.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::Op;
use crate::ids::{Area, HERO, MAX_KINDS, Order, Planet, Route, Unit};
use crate::report::{Event, Happening, Log};
use crate::ruleset::LiftOff;
use crate::sets::{PlanetSet, bits};
use crate::state::{ActiveOrder, Site, StarCraft, Step, Units};

impl StarCraft {
    /// Offers voluntary destruction beside the other choices of an order, or alone where it can
    /// matter (SC-AMB-111). Nobody who executes an order is without a unit or base.
    pub(crate) fn scrap_option(&self, seat: Seat, out: &mut Options<Action>) {
        if !out.is_empty() || self.scrap_matters(seat) {
            out.push(Action::Scrap {});
        }
    }

    /// SC-AMB-111: whether a question that offers nothing but to destroy a piece is worth asking.
    pub(crate) fn scrap_matters(&self, seat: Seat) -> bool {
        if !self.rules.scraps_where_it_matters() {
            return true;
        }
        match self.step() {
            Step::BuildUnits(_) => self.lacks_room(seat) || self.base_may_move(seat),
            // It stood beside what could be bought.
            Step::BuildUpgrades(_) | Step::BuildBase(_) => false,
            Step::Move(_) => self.attacks() || self.is_cramped(seat),
            _ => self.last_call_matters(seat),
        }
    }

    /// Whether something could be paid in Build step 1 that lacks a figure, a token or room.
    fn lacks_room(&self, seat: Seat) -> bool {
        let (budget, discount) = (self.budget(seat), self.build_discount());
        let here = self.may_build_here(seat).is_ok();
        let tokens = self.player(seat).transports == self.transport_tokens(seat);
        let (mut made, mut techs) = (self.buildable(seat), self.tech_effects(seat));
        here && tokens && budget.buys(self.sheet(seat).transport, discount)
            || self.within_limit(seat).is_ok()
                && (here && made.any(|unit| budget.buys(self.unit_sheet(unit).price, discount))
                    || techs.any(|(_, effect)| match effect.op {
                        Op::EnableUnit(unit) => self.spare_figures(seat, unit) == 0,
                        _ => false,
                    }))
    }

    /// SC-AMB-58: whether a base could be founded if one were given up, here or elsewhere.
    fn base_may_move(&self, seat: Seat) -> bool {
        let planet = self.active().planet;
        let blocked = if self.is_survival() {
            // BW-SRV-03: a base given up frees no token.
            self.base_on(seat, planet).is_some() && self.spare_bases(seat) > 0
        } else {
            self.base_on(seat, planet).is_some() || self.spare_bases(seat) == 0
        };
        let mut areas = planet.areas();
        blocked
            && areas.any(|area| self.may_found_in(seat, area).is_ok())
            && self.budget(seat).buys(self.sheet(seat).base, self.build_discount())
    }

    /// Whether a battle is about to begin: its attacker says when.
    fn attacks(&self) -> bool {
        self.active().attackers.iter().any(|&count| count > 0)
    }

    /// Whether units that have moved stand in the way of some that have not.
    fn is_cramped(&self, seat: Seat) -> bool {
        let order = self.active();
        let filled =
            |area: Area| order.moved[area.place()].iter().sum::<u8>() >= Self::unit_limit(area);
        let beside = self.adjacent[order.planet.index()].iter();
        let mut near = [order.planet].into_iter().chain(beside).flat_map(Planet::areas);
        order.planet.areas().any(filled)
            && near.any(|from| {
                self.area(from).owner.is(seat) && self.unmoved(from).iter().any(|&count| count > 0)
            })
    }

    /// SC-AMB-111: before the next order a player may want a way free for a teammate, a figure or
    /// transport for an Event card, room for units that it gives, or for those that have to retreat.
    pub(crate) fn last_call_matters(&self, seat: Seat) -> bool {
        if self.has_teams() && self.alive().iter().any(|other| self.teammates(seat, other)) {
            return true;
        }
        let (player, sheet) = (self.player(seat), self.sheet(seat));
        if player.transports >= sheet.transports || self.lacks_figures(seat) {
            return true;
        }
        // Planets with units of the player, with several areas of them, and with a full one of these.
        let (mut there, mut several, mut full) =
            (PlanetSet::NONE, PlanetSet::NONE, PlanetSet::NONE);
        // SC-EVT-15: some Event cards give units to friendly areas alone.
        let (mut friendly, mut roomy) = (false, false);
        for area in self.lands(seat) {
            let (here, planet) = (self.area(area), PlanetSet::one(area.planet()));
            let is_full = here.count() >= Self::unit_limit(area);
            if here.owner.is(seat) {
                several.add(there.and(planet));
                there.add(planet);
                full.add(if is_full { planet } else { PlanetSet::NONE });
            }
            if here.is_friendly(seat) {
                (friendly, roomy) = (true, roomy || !is_full);
            }
        }
        let nowhere = friendly && !roomy;
        several.meets(full) || self.rules.calls_before_every_return() && nowhere
    }

    /// The player ends a step of an order; what they could have destroyed there they are not asked
    /// for once more (SC-AMB-111).
    pub(crate) fn end_step(&mut self, seat: Seat) {
        let calls = self.rules.calls_before_every_return();
        if calls && !self.active().spared && self.last_call_matters(seat) {
            let mut out = Options::new();
            self.list(seat, &mut out);
            self.active_mut().spared = out.contains(&Action::Scrap {});
        }
        self.pop();
    }

    /// By older versions: the last chance after a battle, a new base, or a Research order without effect.
    pub(crate) fn last_call(&mut self, seat: Seat) {
        if !self.rules.calls_before_every_return() {
            self.push(Step::EndOfOrder(seat));
        }
    }

    /// SC-CLIM-08: the last chance before the token returns, unless it was let pass at the last choice;
    /// says whether it is asked for.
    pub(crate) fn calls_last(&mut self) -> bool {
        let ActiveOrder { seat, spared, .. } = *self.active();
        if spared || !self.rules.calls_before_every_return() {
            return false;
        }
        let mut out = Options::new();
        self.end_of_order_options(seat, &mut out);
        let asks = out[..] != [Action::Done {}];
        if asks {
            let order = self.active_mut();
            order.spared = true;
            order.stage -= 1; // its end comes once more
            self.push(Step::EndOfOrder(seat));
        }
        asks
    }

    pub(crate) fn end_of_order_options(&self, seat: Seat, out: &mut Options<Action>) {
        let order = self.active();
        let fought = !order.on_stack && order.defends.is_none();
        // SC-AMB-73 (switch)
        if order.order.standard() == Order::MOBILIZE
            && fought
            && self.rules.lift_off == LiftOff::AfterBattle
        {
            self.lift_off_options(seat, order.planet, out);
        }
        if self.rules.scraps_where_it_matters() && (!out.is_empty() || self.last_call_matters(seat))
        {
            out.push(Action::Scrap {});
        }
        out.push(Action::Done {});
    }

    /// Every own piece on the board.
    pub(crate) fn scrap_options(&self, seat: Seat, out: &mut Options<Action>) {
        for area in self.lands(seat) {
            let here = self.area(area);
            if here.owner.is(seat) {
                out.extend(
                    self.kinds(seat, &here.units).map(|unit| Action::ScrapUnit { unit, area }),
                );
            }
            if here.has_base(seat) {
                out.push(Action::ScrapBase { planet: area.planet() });
            } else if here.base.is(seat) && !self.is_prize(here.site) {
                out.push(Action::ScrapSite { area }); // BW-INS-10, BW-SCN-22
            }
        }
        let order = self.active();
        if let Some(area) = order.enemy_area {
            let attackers = self.kinds(seat, &order.attackers);
            out.extend(attackers.map(|unit| Action::ScrapUnit { unit, area }));
        }
        for route in self.all_routes() {
            // BW-CARD-33
            if self.routes[route.index()].transports.contains(seat) && !self.keeps_transports(seat)
            {
                out.push(Action::ScrapTransport { route });
            }
        }
        if self.rules.brood_war() {
            let reserve = self.reserves(seat);
            out.extend(reserve.map(|unit| Action::ScrapReserve { unit })); // BW-AMB-67
        }
    }

    /// The kinds of units of which there is at least one.
    pub(crate) fn kinds(&self, seat: Seat, units: &Units) -> impl Iterator<Item = Unit> + use<> {
        let race = self.race(seat);
        let (stolen, hero) = (self.player(seat).stolen, self.player(seat).hero);
        present(units).map(move |kind| match kind {
            ..MAX_KINDS => Unit::of(race, kind),
            HERO => hero.unwrap_or(Unit::of(race, 0)).hero(),
            _ => {
                let slot = kind - MAX_KINDS;
                stolen[slot].map_or(Unit::of(race, 0), |(unit, _)| unit.stolen(slot))
            }
        })
    }

    pub(crate) fn scrap_base(&mut self, seat: Seat, planet: Planet, log: &mut impl Log) {
        self.pop();
        if let Some(area) = self.base_on(seat, planet) {
            self.raze(area, None, log);
        }
        self.scrapped(seat, log);
    }

    pub(crate) fn scrap_site(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pop();
        self.raze(area, None, log);
        self.scrapped(seat, log);
    }

    /// Destroys the base or installation of an area, if units of a player do so by theirs.
    pub(crate) fn raze(&mut self, area: Area, by: Option<Seat>, log: &mut impl Log) {
        let here = *self.area(area);
        let Some(seat) = here.base.seat() else { return };
        self.destroy_base(area);
        match here.site {
            Site::Base => {
                log.note(|| Event::BaseDestroyed { seat, area });
                self.offer_infestation(seat, area);
            }
            site => {
                self.note_razed(site, by);
                log.note(|| Happening::SiteDestroyed { site, area }.to(seat));
            }
        }
    }

    pub(crate) fn scrap_transport(&mut self, seat: Seat, route: Route, log: &mut impl Log) {
        self.pop();
        self.destroy_transport(seat, route);
        log.note(|| Event::TransportDestroyed { seat, route });
        self.scrapped(seat, log);
    }

    pub(crate) fn scrap_unit(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        self.pop();
        log.note(|| Event::UnitDestroyed { seat, unit, area });
        if self.area(area).owner.is(seat) {
            self.destroy_unit(seat, unit, area, log);
            self.unit_left(unit, area);
        } else {
            // One of the units that have just entered the enemy area.
            self.active_mut().attackers[unit.kind()] -= 1;
            self.lose_figure(seat, unit, area, log);
        }
        self.scrapped(seat, log);
    }

    /// What follows the destruction.
    fn scrapped(&mut self, seat: Seat, log: &mut impl Log) {
        self.after_change(log);
        if self.player(seat).eliminated && self.ending.is_none() {
            self.abandon_order(log); // SC-CLIM-09
        }
    }

    /// A unit has left an area during an order: those that have not moved go before those that
    /// have, those built by the order after the others.
    pub(crate) fn unit_left(&mut self, unit: Unit, area: Area) {
        let (kind, place) = (unit.kind(), area.place());
        if area.planet() != self.active().planet {
            return;
        }
        let left = self.area(area).units[kind];
        let ingredient = self.ingredient(unit);
        let order = self.active_mut();
        order.moved[place][kind] = order.moved[place][kind].min(left);
        if let Some(which) = ingredient {
            order.fresh[place][which] = order.fresh[place][which].min(left);
        }
    }

    /// What follows a completed action outside battles: SC-AMB-06 (switch), SC-ELIM-09.
    pub(crate) fn after_change(&mut self, log: &mut impl Log) {
        if self.rules.transport_upkeep_check == crate::ruleset::TransportUpkeep::Immediate {
            self.destroy_stranded_transports(log);
        }
        self.drop_guards(log);
        self.eliminate(log);
    }
}

/// The places in a list of units where there is at least one: few of many, found without a look at each.
fn present(units: &Units) -> impl Iterator<Item = usize> + use<> {
    /// All bits of each byte but the highest, which is set in bytes above 0 when this is added.
    const LOW: u128 = u128::from_le_bytes([0x7f; 16]);
    let mut bytes = [0; 16];
    bytes[..units.len()].copy_from_slice(units);
    let word = u128::from_le_bytes(bytes);
    bits((((word & LOW) + LOW) | word) & !LOW).map(|bit| bit / 8)
}
