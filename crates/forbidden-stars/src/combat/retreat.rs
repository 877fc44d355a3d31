//! Retreats (FS-RET), by role.

use kernel::{Options, Seat};

use super::CombatStage;
use crate::action::Action;
use crate::content::Exception;
use crate::ids::{Area, Fighter, Stance};
use crate::report::{Event, Log};
use crate::sets::{AreaSet, SystemSet};
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// Where units of a party of the combat can retreat to.
    pub(crate) fn retreats(&self, seat: Seat) -> AreaSet {
        let Some(clash) = self.clashes.first() else { return AreaSet::NONE };
        let here = clash.area.system();
        if clash.attacker == seat {
            // FS-RET-11, -12, -20: back to where one of them came from by the order, if any did.
            let back = if clash.by_advance { clash.origins } else { AreaSet::NONE };
            // FS-AMB-41: it may be friendly or uncontrolled.
            let open = |area: &Area| self.is_friendly(seat, *area) || self.is_uncontrolled(*area);
            return self.within_reach(seat, clash.area, back.iter().filter(open).collect());
        }
        // FS-RET-14, FS-AMB-40: the own system and those beside it, FS-RET-15, -16: without the systems and areas from which
        // attackers came.
        let came = clash.origins.iter().map(|area| area.system()).filter(|it| *it != here);
        let systems = self.neighbours[here.index()].without(came.collect());
        let systems = systems.or(SystemSet::one(here));
        let open = |holds: &dyn Fn(Area) -> bool| {
            let areas = self.areas_of(systems, holds).without(clash.origins);
            self.within_reach(seat, clash.area, areas)
        };
        // FS-RET-13, FS-AMB-43: only without a friendly area that they can reach an uncontrolled one.
        let friendly = open(&|area| self.is_friendly(seat, area));
        if friendly.is_empty() { open(&|area| self.is_uncontrolled(area)) } else { friendly }
    }

    /// FS-RET-02, -18, -19: those of these areas to which units of a player can get from the combat: ground units along a
    /// path in its system and that of the destination, ships without one, and nobody across a storm.
    fn within_reach(&self, seat: Seat, from: Area, areas: AreaSet) -> AreaSet {
        let (here, world) = (from.system(), self.print(from).world);
        let storms = !self.ignores_storms(seat, !world);
        let friendly = self.friendly_areas(seat);
        let reachable = |area: &Area| {
            if self.print(*area).world != world || *area == from {
                return false;
            }
            let there = area.system();
            if world {
                let inside = AreaSet::of_system(here).or(AreaSet::of_system(there));
                self.reach(from, inside, friendly, !storms).has(*area)
            } else {
                there == here || !storms || !self.barred[here.index()].has(there)
            }
        };
        areas.iter().filter(reachable).collect()
    }

    /// FS-CARD-85, -103: whether Warp Storms do not stop units of a player in this order.
    pub(crate) fn ignores_storms(&self, seat: Seat, ships: bool) -> bool {
        self.order.is_some_and(|order| {
            let has = |exception| order.exceptions.has(exception);
            let ships = ships && has(Exception::ShipsIgnoreWarpStorms);
            order.seat == seat && (ships || has(Exception::UnitsIgnoreWarpStorms))
        })
    }

    /// 3a: FS-CMB-19, FS-RET-01, -04: all units of the loser go to one area.
    pub(super) fn retreat_of_loser(&mut self, log: &mut impl Log) {
        let Some(combat) = &self.combat else { return };
        let loser = combat.sides[usize::from(combat.winner == Some(0))].seat;
        let area = combat.area;
        self.combat_to(CombatStage::Capture);
        // FS-AMB-04: tokens go to the supply instead.
        for fighter in self.unit_fighters(loser, area, Fighter::is_token) {
            for _ in 0..self.reinforcements(loser, area)[fighter.stance().index()] {
                self.lift(loser, fighter, area);
            }
        }
        self.destroy_placed(loser, area, log);
        if self.count_units(loser, area) == 0 {
            return;
        }
        if self.retreats(loser).is_empty() {
            self.destroy_all(loser, area, log);
        } else {
            self.steps.push(Step::Retreat(loser));
        }
    }

    /// FS-AMB-01: where it is agreed so, attackers that a card has put there do not retreat with the others.
    fn destroy_placed(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        for unit in self.own_units(seat) {
            let placed = self.clash(area).filter(|clash| clash.attacker == seat);
            for _ in 0..placed.map_or(0, |clash| clash.placed[unit.kind()]) {
                let alike = |it: Fighter| it.unit() == Some(unit);
                if let Some(fighter) = self.unit_fighters(seat, area, alike).first().copied() {
                    self.destroy(seat, fighter, area, log);
                }
            }
        }
    }

    /// FS-RET-07: units without a legal destination are destroyed.
    fn destroy_all(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        while let Some(fighter) = self.unit_fighters(seat, area, |_| true).first().copied() {
            self.destroy(seat, fighter, area, log);
        }
    }

    /// FS-RET-19: the owner chooses.
    pub(crate) fn retreat_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.extend(self.retreats(seat).iter().map(|area| Action::PickArea { area }));
    }

    /// All units of a player leave the combat.
    pub(crate) fn retreat_all(&mut self, seat: Seat, to: Area, log: &mut impl Log) {
        self.steps.pop();
        let Some(area) = self.contested() else { return };
        while let Some(fighter) = self.unit_fighters(seat, area, |_| true).first().copied() {
            self.retreat_unit(seat, fighter, to, log);
        }
    }

    /// One unit leaves the combat; FS-RET-05, FS-RTR-08: routed, FS-AMB-61: unless it cannot be.
    pub(crate) fn retreat_unit(
        &mut self,
        seat: Seat,
        fighter: Fighter,
        to: Area,
        log: &mut impl Log,
    ) {
        let (Some(area), Some(unit)) = (self.contested(), fighter.unit()) else { return };
        log.note(|| Event::Retreated { seat, unit, from: area, to });
        let stance = if self.can_be_routed(seat) { Stance::ROUTED } else { fighter.stance() };
        self.lift(seat, fighter, area);
        self.add_unit(seat, unit, stance, to);
    }

    /// FS-CARD-14: one unit is made to retreat by a card and has nowhere to go, or is a token (FS-CARD-15).
    pub(crate) fn retreat_nowhere(&mut self, seat: Seat, fighter: Fighter, log: &mut impl Log) {
        let Some(area) = self.contested() else { return };
        if fighter.is_token() {
            log.note(|| Event::TokenLeft { seat });
            self.lift(seat, fighter, area);
        } else {
            self.destroy(seat, fighter, area, log);
        }
    }
}
