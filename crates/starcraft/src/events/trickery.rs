//! Event cards that change the board for everybody (SC-EVT-02, -06, -17, -18, -23, -27, -30,
//! -31, -37).

use kernel::{Options, Seat};

use super::kind_of;
use crate::action::Action;
use crate::content::{LeaderOp, Op, Yield, content};
use crate::ids::{Area, Route, Unit};
use crate::report::{Event, Log};
use crate::ruleset::AssaultTargets;
use crate::sets::AreaSet;
use crate::state::{StarCraft, is_z_axis, print};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    // ---- transports and routes

    /// SC-EVT-17: a route; one without transports changes nothing.
    pub(crate) fn maelstrom_options(&self, out: &mut Options<Action>) {
        let used = self.all_routes().filter(|&route| self.has_traffic(route).is_ok());
        out.extend(used.map(|route| Action::PickRoute { route }));
    }

    pub(crate) fn has_traffic(&self, route: Route) -> Result<(), Reason> {
        let mut owners = self.routes[route.index()].transports.iter();
        ensure(owners.any(|owner| !self.keeps_transports(owner)), Reason::NoTraffic)
    }

    pub(crate) fn maelstrom(&mut self, action: Action, log: &mut impl Log) {
        if let Action::PickRoute { route } = action {
            for seat in self.routes[route.index()].transports.iter() {
                if !self.keeps_transports(seat) {
                    self.destroy_transport(seat, route);
                    log.note(|| Event::TransportDestroyed { seat, route });
                }
            }
        }
        self.next_effect();
    }

    /// SC-EVT-02, SC-AMB-96: ends of two z-axis routes that may be exchanged.
    pub(crate) fn swap_options(&self, out: &mut Options<Action>) {
        let z_routes = || self.all_routes().filter(|&route| is_z_axis(route));
        for one in z_routes() {
            for other in z_routes().filter(|&other| other > one) {
                for end in 0..2 {
                    for other_end in 0..2 {
                        if self.may_swap(one, end, other, other_end) {
                            out.push(Action::SwapEnds { one, end, other, other_end });
                        }
                    }
                }
            }
        }
    }

    /// SC-GAL-14: no route may end twice on one planet.
    fn may_swap(&self, one: Route, end: u8, other: Route, other_end: u8) -> bool {
        let planet = |route: Route, end: u8| self.routes[route.index()].ends[end as usize].0;
        planet(one, end) != planet(other, 1 - other_end)
            && planet(other, other_end) != planet(one, 1 - end)
    }

    pub(crate) fn swap_ends(&mut self, action: Action, log: &mut impl Log) {
        if let Action::SwapEnds { one, end, other, other_end } = action {
            let moved = self.routes[one.index()].ends[end as usize];
            self.routes[one.index()].ends[end as usize] =
                self.routes[other.index()].ends[other_end as usize];
            self.routes[other.index()].ends[other_end as usize] = moved;
            self.connect();
            log.note(|| Event::ZAxisSwapped { one, other });
        }
        self.next_effect();
    }

    // ---- depletion

    /// SC-EVT-06, -18, -44, SC-AMB-103: resource areas not yet depleted, or partially depleted
    /// ones to restore; each once per card.
    pub(crate) fn depletion_options(&self, restore: bool, up_to: bool, out: &mut Options<Action>) {
        let fits = |area: &Area| self.may_deplete(*area, restore).is_ok();
        out.extend(self.all_areas().filter(fits).map(|area| Action::PickArea { area }));
        if up_to {
            out.push(Action::Done {});
        }
    }

    /// Whether one area may be depleted, or restored.
    pub(crate) fn may_deplete(&self, area: Area, restore: bool) -> Result<(), Reason> {
        let depletion = self.area(area).depletion;
        let yields = matches!(print(area).yields, Yield::Resource(_));
        ensure(yields, Reason::NoResource)?;
        ensure(!self.running().used.has(area), Reason::UsedByCard)?;
        ensure(!restore || depletion == 1, Reason::NotPartial)?;
        // BW-CARD-34
        let kept = self.controller(area).is_some_and(|owner| {
            owner != self.running().seat && self.leads(owner, LeaderOp::NoEnemyDepletion)
        });
        ensure(restore || !kept, Reason::Protected)?;
        ensure(restore || depletion < 2, Reason::Depleted)
    }

    pub(crate) fn change_depletion(&mut self, restore: bool, action: Action, log: &mut impl Log) {
        let Action::PickArea { area } = action else { return self.next_effect() };
        self.running_mut().used.insert(area);
        if restore {
            self.area_mut(area).depletion = 0;
            log.note(|| Event::Restored { area });
        } else {
            self.deplete(area, log);
        }
        self.again();
    }

    // ---- cards of others

    /// SC-EVT-23, -30, SC-AMB-97: face-up Event cards of opponents, never a teammate's.
    pub(crate) fn take_event_options(&self, seat: Seat, out: &mut Options<Action>) {
        for other in self.alive().iter() {
            if other != seat && !self.teammates(seat, other) {
                let kinds = self.player(other).events.kinds();
                out.extend(kinds.map(|event| Action::TakeFrom { seat: other.0, event }));
            }
        }
    }

    pub(crate) fn take_event(
        &mut self,
        seat: Seat,
        keep: bool,
        action: Action,
        log: &mut impl Log,
    ) {
        if let Action::TakeFrom { seat: from, event } = action {
            let from = Seat(from);
            if keep {
                let owned = &mut self.player_mut(from).events;
                let card = owned.and(content().events[event.index()].cards).lowest();
                owned.take(card);
                self.lay_out_event(seat, card);
                log.note(|| Event::EventTaken { seat, from, event: kind_of(card) });
            } else {
                self.discard_event(from, event);
                log.note(|| Event::EventDiscarded { seat: from, event });
            }
        }
        self.next_effect();
    }

    // ---- Surprise Assault

    /// SC-EVT-31, SC-AMB-95: an area with units, up to two of them, one other area of the planet
    /// that is empty or friendly to their owner; the owner chooses who is lost for lack of room.
    pub(crate) fn assault_options(&self, seat: Seat, out: &mut Options<Action>) {
        let script = self.running();
        let Some(from) = script.area else {
            let own_only = self.rules.surprise_assault_targets == AssaultTargets::Own;
            for area in self.all_areas() {
                let owner = self.area(area).owner.seat();
                if let Some(owner) = owner
                    && (!own_only || owner == seat)
                    && self.assault_targets(owner, area).next().is_some()
                {
                    out.push(Action::PickArea { area });
                }
            }
            return out.push(Action::Done {});
        };
        if script.used != AreaSet::default() {
            // The target is full: the owner's choice, see `script_chooser`.
            let owner = self.assault_owner(from);
            return out
                .extend(self.kinds(owner, &script.units).map(|unit| Action::PickUnit { unit }));
        }
        let owner = self.assault_owner(from);
        let picked: u8 = script.units.iter().sum();
        if script.left.unwrap_or(0) > 0 {
            let mut there = self.area(from).units;
            for (count, taken) in there.iter_mut().zip(script.units) {
                *count -= taken;
            }
            out.extend(self.kinds(owner, &there).map(|unit| Action::PickUnit { unit }));
        }
        if picked > 0 {
            let targets = self.assault_targets(owner, from);
            out.extend(targets.map(|area| Action::PickArea { area }));
        } else {
            out.push(Action::Done {});
        }
    }

    pub(super) fn assault_owner(&self, from: Area) -> Seat {
        self.area(from).owner.seat().unwrap_or(self.running().seat)
    }

    fn assault_targets(&self, owner: Seat, from: Area) -> impl Iterator<Item = Area> + '_ {
        let units = self.running().units;
        from.planet().areas().filter(move |&area| {
            // BW-CARD-80: units go where they may stand.
            let mut picked = self.kinds(owner, &units);
            area != from
                && self.is_open(owner, area)
                && picked.all(|unit| self.admits(unit, area).is_ok())
        })
    }

    /// Whose choice it is: the card's player's, or the owner's once units must be lost.
    pub(crate) fn script_chooser(&self, seat: Seat, op: &Op) -> Seat {
        match (op, self.running().area) {
            (Op::MoveAnyUnits { .. }, Some(from)) if self.running().used != AreaSet::default() => {
                self.assault_owner(from)
            }
            // BW-CARD-12, -19: whose units they are says where they go.
            (Op::Leader(LeaderOp::ExpelEnemies), _) => self.running().other.unwrap_or(seat),
            _ => seat,
        }
    }

    pub(crate) fn assault(&mut self, action: Action, log: &mut impl Log) {
        let script = *self.running();
        match (script.area, script.used.iter().next(), action) {
            (None, _, Action::PickArea { area }) => self.running_mut().area = Some(area),
            (Some(from), Some(to), Action::PickUnit { unit }) => {
                self.running_mut().units[unit.kind()] -= 1;
                self.lose_for_room(from, unit, log);
                self.finish_assault(from, to, log);
            }
            (Some(_), None, Action::PickUnit { unit }) => {
                let script = self.running_mut();
                script.units[unit.kind()] += 1;
                script.left = script.left.map(|left| left.saturating_sub(1));
            }
            (Some(from), None, Action::PickArea { area: to }) => {
                self.running_mut().used.insert(to);
                self.running_mut().left = Some(1);
                self.finish_assault(from, to, log);
            }
            _ => self.next_effect(),
        }
    }

    fn lose_for_room(&mut self, from: Area, unit: Unit, log: &mut impl Log) {
        let seat = self.assault_owner(from);
        self.destroy_unit(seat, unit, from, log);
        log.note(|| Event::UnitDestroyed { seat, unit, area: from });
    }

    /// Moves the chosen units once they fit.
    fn finish_assault(&mut self, from: Area, to: Area, log: &mut impl Log) {
        let units = self.running().units;
        if units.iter().sum::<u8>() > self.room(to) {
            return; // the owner is asked who is lost
        }
        let seat = self.assault_owner(from);
        for unit in self.kinds(seat, &units) {
            for _ in 0..units[unit.kind()] {
                self.lift_unit(unit, from);
                self.put_unit(seat, unit, to);
                self.take_along(seat, unit, (from, to), log);
                log.note(|| Event::UnitMoved { seat, unit, from, to });
            }
        }
        self.next_effect();
    }
}
