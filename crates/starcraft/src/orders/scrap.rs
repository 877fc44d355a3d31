//! Voluntary destruction (SC-CLIM-04..09): the active player may destroy own units, bases and
//! transports while he executes an order, outside battles.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::ids::{Area, Unit};
use crate::report::{Event, Log};
use crate::sets::bits;
use crate::state::{StarCraft, Step, Units};

use super::build::is_ingredient;

impl StarCraft {
    /// Offers voluntary destruction beside the other choices of an order. Nobody who executes an
    /// order is without a unit or base.
    pub(crate) fn scrap_option(out: &mut Options<Action>) {
        out.push(Action::Scrap {});
    }

    /// Every own piece on the board.
    pub(crate) fn scrap_options(&self, seat: Seat, out: &mut Options<Action>) {
        for area in self.all_areas() {
            let here = self.area(area);
            if here.owner.is(seat) {
                out.extend(
                    self.kinds(seat, &here.units).map(|unit| Action::ScrapUnit { unit, area }),
                );
            }
            if here.base.is(seat) {
                out.push(Action::ScrapBase { planet: area.planet() });
            }
        }
        let order = self.active();
        if let Some(area) = order.enemy_area {
            let attackers = self.kinds(seat, &order.attackers);
            out.extend(attackers.map(|unit| Action::ScrapUnit { unit, area }));
        }
        for route in self.all_routes() {
            if self.routes[route.index()].transports.contains(seat) {
                out.push(Action::ScrapTransport { route });
            }
        }
    }

    /// The kinds of units of which there is at least one.
    pub(crate) fn kinds(&self, seat: Seat, units: &Units) -> impl Iterator<Item = Unit> + use<> {
        let present = units
            .iter()
            .enumerate()
            .fold(0, |set, (kind, &count)| set | u64::from(count > 0) << kind);
        let race = self.race(seat);
        bits(present).map(move |kind| Unit::of(race, kind))
    }

    pub(crate) fn scrap(&mut self, seat: Seat, action: Action, log: &mut impl Log) {
        self.pop();
        match action {
            Action::ScrapUnit { unit, area } => self.scrap_unit(seat, unit, area, log),
            Action::ScrapBase { planet } => {
                if let Some(area) = self.base_on(seat, planet) {
                    self.destroy_base(area);
                    log.note(|| Event::BaseDestroyed { seat, area });
                }
            }
            Action::ScrapTransport { route } => {
                self.destroy_transport(seat, route);
                log.note(|| Event::TransportDestroyed { seat, route });
            }
            _ => {}
        }
        self.after_change(log);
        if self.player(seat).eliminated && self.ending.is_none() {
            self.abandon_order(log); // SC-CLIM-09
        }
    }

    fn scrap_unit(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        let kind = unit.kind();
        log.note(|| Event::UnitDestroyed { seat, unit, area });
        if !self.area(area).owner.is(seat) {
            // One of the units that have just entered the enemy area.
            self.active_mut().attackers[kind] -= 1;
            self.player_mut(seat).figures[kind] -= 1;
            return;
        }
        self.destroy_unit(seat, unit, area);
        self.unit_left(unit, area);
    }

    /// A unit has left an area during an order: those that have not moved go before those that
    /// have, those built by the order after the others.
    pub(crate) fn unit_left(&mut self, unit: Unit, area: Area) {
        let (kind, place) = (unit.kind(), area.place());
        if area.planet() != self.active().planet {
            return;
        }
        let left = self.area(area).units[kind];
        let order = self.active_mut();
        order.moved[place][kind] = order.moved[place][kind].min(left);
        if is_ingredient(unit) {
            order.fresh[place] = order.fresh[place].min(left);
        }
    }

    /// What follows a completed action outside battles: SC-AMB-06 (switch), SC-ELIM-09.
    pub(crate) fn after_change(&mut self, log: &mut impl Log) {
        if self.rules.transport_upkeep_check == crate::ruleset::TransportUpkeep::Immediate {
            self.destroy_stranded_transports(log);
        }
        self.eliminate(log);
    }

    /// The step in which a piece to destroy is chosen.
    pub(crate) fn begin_scrap(&mut self, seat: Seat) {
        self.push(Step::Scrap(seat));
    }
}
