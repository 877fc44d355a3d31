//! Units that stand on a Leadership card (BW-AMB-67): they are not on the board, but use up figures.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{LeaderOp, Op};
use crate::ids::{Area, MAX_KINDS, Order, Planet, Unit};
use crate::payment::Item;
use crate::report::{Happening, Log};
use crate::sets::UnitSet;
use crate::state::{Player, StarCraft, Step, unit_sheet};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    /// The units that may stand on a card of the player's, and whether they come whenever a Mobilize order
    /// is revealed.
    fn reserve_of(&self, seat: Seat) -> Option<(UnitSet, bool)> {
        self.leader_effects(seat).find_map(|(_, effect)| match effect.op {
            Op::Leader(LeaderOp::Reserve { of, whenever_revealed }) => {
                Some((of, whenever_revealed))
            }
            _ => None,
        })
    }

    /// The kinds of units on the player's card.
    pub(crate) fn reserves(&self, seat: Seat) -> impl Iterator<Item = Unit> + use<> {
        let (race, reserve) = (self.race(seat), self.player(seat).reserve);
        let there = (0..MAX_KINDS).filter(move |&kind| reserve[kind] > 0);
        there.map(move |kind| Unit::of(race, kind))
    }

    // ---- building

    /// BW-CARD-15, -36: units that could be built and may stand on the card instead of an area.
    pub(crate) fn reserve_options(&self, seat: Seat, out: &mut Options<Action>) {
        let race = self.race(seat);
        if self.reserve_of(seat).is_none() {
            return;
        }
        let units = (0..MAX_KINDS).map(|kind| Unit::of(race, kind));
        let fit = units.filter(|&unit| self.may_build_reserve(seat, unit).is_ok());
        out.extend(fit.map(|unit| Action::BuildReserve { unit }));
    }

    pub(crate) fn may_build_reserve(&self, seat: Seat, unit: Unit) -> Result<(), Reason> {
        let fits = self.reserve_of(seat).is_some_and(|(of, _)| of.has(unit));
        ensure(fits && unit_sheet(unit).destroys.is_none(), Reason::NotEnabled)?;
        self.may_build_here(seat)?;
        ensure(self.buildable(seat).any(|other| other == unit), Reason::NotEnabled)?;
        self.within_limit(seat)?;
        self.in_stock(seat, unit)?;
        self.budget(seat).affords(self.unit_sheet(unit).price, self.build_discount())
    }

    pub(crate) fn build_reserve(&mut self, seat: Seat, unit: Unit, log: &mut impl Log) {
        let (price, discount) = (self.unit_sheet(unit).price, self.build_discount());
        self.buy(seat, Item::Reserve(unit), price, discount, log);
    }

    pub(crate) fn reserve_built(&mut self, seat: Seat, unit: Unit, log: &mut impl Log) {
        self.player_mut(seat).reserve[unit.kind()] += 1;
        self.active_mut().built += 1;
        log.note(|| Happening::Reserved { unit }.to(seat));
    }

    /// BW-CARD-36: a tech-required unit may go to the card, too.
    pub(crate) fn offer_reserve(&mut self, seat: Seat, unit: Unit, area: Area) {
        if self.reserve_of(seat).is_some_and(|(of, _)| of.has(unit)) {
            self.push(Step::ToReserve(seat, unit, area));
        }
    }

    pub(crate) fn put_on_card(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        self.pop();
        self.destroy_unit(seat, unit, area, log);
        self.player_mut(seat).reserve[unit.kind()] += 1;
        log.note(|| Happening::Reserved { unit }.to(seat));
        self.drop_guards(log);
    }

    pub(crate) fn scrap_reserve(&mut self, seat: Seat, unit: Unit, log: &mut impl Log) {
        self.pop();
        self.player_mut(seat).reserve[unit.kind()] -= 1;
        log.note(|| Happening::ReserveLost { unit }.to(seat));
    }

    // ---- moving

    /// BW-CARD-15: with an own Mobilize order they move as if they stood on the active planet.
    pub(crate) fn deploy_options(&self, seat: Seat, planet: Planet, out: &mut Options<Action>) {
        if self.reserve_of(seat).is_none_or(|(_, whenever)| whenever) {
            return;
        }
        for unit in self.reserves(seat) {
            let open = |area: &Area| self.may_reach(seat, unit, planet, *area).is_ok();
            let areas = planet.areas().filter(open);
            out.extend(areas.map(|area| Action::Deploy { unit, area }));
        }
    }

    /// BW-CARD-36: whoever has such a card is asked before a Mobilize order is carried out.
    pub(crate) fn offer_musters(&mut self, order: Order) {
        let waits = |player: &Player| player.reserve != [0; MAX_KINDS];
        if order.standard() != Order::MOBILIZE
            || !self.has_leaders()
            || !self.players.iter().any(waits)
        {
            return;
        }
        for seat in self.in_order() {
            let ready = waits(self.player(seat))
                && self.reserve_of(seat).is_some_and(|(_, whenever)| whenever);
            let mut options = Options::new();
            if ready {
                self.muster_options(seat, None, &mut options);
            }
            if options.len() > 1 {
                self.push(Step::Muster(seat, None));
            }
        }
    }

    /// One friendly area with an own base, within its limit.
    pub(crate) fn muster_options(&self, seat: Seat, only: Option<Area>, out: &mut Options<Action>) {
        for unit in self.reserves(seat) {
            let open = |area: &Area| {
                only.is_none_or(|only| only == *area)
                    && self.is_friendly(seat, *area)
                    && self.area(*area).has_base(seat)
                    && self.may_stand(seat, unit, *area).is_ok()
            };
            out.extend(self.all_areas().filter(open).map(|area| Action::Deploy { unit, area }));
        }
        out.push(Action::Done {});
    }

    pub(crate) fn muster(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        self.player_mut(seat).reserve[unit.kind()] -= 1;
        self.add_unit(seat, unit, area);
        log.note(|| Happening::Deployed { unit, area }.to(seat));
        self.goto(Step::Muster(seat, Some(area)));
    }
}
