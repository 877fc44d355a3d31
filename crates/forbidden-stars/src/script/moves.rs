//! How units are sent elsewhere, and how figures of the supply come in (FS-CARD-11 to -15, FS-FRE).

use kernel::Seat;

use crate::action::Action;
use crate::content::{Count, Op, Place, content};
use crate::ids::{Area, Fighter, Stance, Unit};
use crate::report::{Event, Log};
use crate::sets::{AreaSet, UnitSet};
use crate::state::ForbiddenStars;

/// No area has more units of a player after a move (FS-ADV-06, FS-CARD-65).
fn most_units() -> u8 {
    content().limits.max_attacking_units_in_area
}

impl ForbiddenStars {
    /// From where units are taken: of several areas the one from which the first was taken.
    pub(super) fn source(&self, from: Place) -> AreaSet {
        match self.script().from.filter(|_| from == Place::OneArea) {
            Some(area) => AreaSet::one(area),
            None => self.places(from),
        }
    }

    /// Whether a unit could go anywhere; a token goes to the supply wherever it is sent (FS-CARD-15).
    pub(super) fn has_goal(&self, op: Op, fighter: Fighter, from: Area) -> bool {
        fighter.unit().is_some_and(|unit| !self.goals(op, unit, from).is_empty())
    }

    /// Where a unit can go from an area (FS-ARE-08): to where the first one went, if all have to go to one place.
    pub(super) fn goals(&self, op: Op, unit: Unit, from: Area) -> AreaSet {
        let (Op::MoveUnits { to: place, .. } | Op::TakeAndPlace { to: place, .. }) = op else {
            return AreaSet::NONE;
        };
        let script = self.script();
        let areas = match (script.to, place) {
            (None, _) => self.places(place),
            // FS-CARD-79: voids of one system.
            (Some(to), Place::FriendlyOrUncontrolledVoidsInAdjacentSystem) => {
                self.places(place).and(AreaSet::of_system(to.system()))
            }
            (Some(to), _) => AreaSet::one(to),
        };
        let suits = |area: &Area| {
            let full = self.clashes.iter().skip(1).any(|clash| {
                clash.area == *area && self.count_units(script.seat, *area) >= most_units()
            });
            *area != from && self.print(*area).world != unit.sheet().ship && !full
        };
        areas.iter().filter(suits).collect()
    }

    /// FS-FRE-02, -03: the areas of a place where one of these figures of the own supply can be put.
    pub(super) fn sites(&self, units: UnitSet, place: Place) -> AreaSet {
        let fits = |area: &Area| self.free_figure(units, *area).is_some();
        self.places(place).iter().filter(fits).collect()
    }

    /// The figure of the own supply among these that suits an area.
    pub(super) fn free_figure(&self, units: UnitSet, area: Area) -> Option<Unit> {
        let seat = self.script().seat;
        let left = |unit: &Unit| self.player(seat).supply[unit.kind()] > 0;
        let suits = |unit: &Unit| unit.sheet().ship != self.print(area).world;
        self.own_units(seat).find(|unit| units.has(*unit) && left(unit) && suits(unit))
    }

    /// A unit is to move: at once, if it is known where to.
    pub(super) fn pick_to_move(
        &mut self,
        op: Op,
        seat: Seat,
        fighter: Fighter,
        from: Area,
        log: &mut impl Log,
    ) {
        let script = self.script_mut();
        script.left -= 1;
        script.from = Some(from);
        let one_place = !matches!(
            op,
            Op::MoveUnits { to: Place::FriendlyOrUncontrolledVoidsInAdjacentSystem, .. }
        );
        match script.to.filter(|_| one_place) {
            Some(to) => self.relocate(seat, fighter, from, to, log),
            None if fighter.is_token() => self.retreat_nowhere(seat, fighter, log),
            None => script.unit = Some(fighter),
        }
    }

    /// FS-CARD-12, -13: a unit goes elsewhere, as it stands; FS-CARD-15: a token to the supply.
    pub(super) fn relocate(
        &mut self,
        seat: Seat,
        fighter: Fighter,
        from: Area,
        to: Area,
        log: &mut impl Log,
    ) {
        let Some(unit) = fighter.unit() else { return };
        if fighter.is_token() {
            self.retreat_nowhere(seat, fighter, log);
            return;
        }
        log.note(|| Event::UnitMoved { seat, unit, from, to });
        self.lift(seat, fighter, from);
        self.forget_placed(seat, unit, from);
        self.add_unit(seat, unit, fighter.stance(), to);
        self.note_placed(seat, unit, to);
        // FS-CARD-120: the area from which they came is barred to the defender of a combat that they start.
        let combat = self.contested();
        let started = self.clashes.iter_mut().find(|it| it.area == to && Some(to) != combat);
        if let Some(clash) = started {
            clash.origins.add(AreaSet::one(from));
        }
    }

    /// All units like this one go elsewhere.
    pub(super) fn relocate_like(
        &mut self,
        seat: Seat,
        target: Action,
        to: Area,
        log: &mut impl Log,
    ) {
        let Action::PickUnit { unit, area } = target else { return };
        while !self.unit_fighters(seat, area, |it| it == unit).is_empty() {
            self.relocate(seat, unit, area, to, log);
        }
    }

    /// FS-FRE-01, -02: free figures, as many as there are.
    pub(super) fn place_free(&mut self, n: Count, units: UnitSet, area: Area, log: &mut impl Log) {
        let seat = self.script().seat;
        for _ in 0..self.number(n, u8::MAX) {
            let Some(unit) = self.free_figure(units, area) else { return };
            log.note(|| Event::UnitPlaced { seat, unit, area });
            self.players[seat.index()].supply[unit.kind()] -= 1;
            self.add_unit(seat, unit, Stance::READY, area);
            self.note_placed(seat, unit, area);
        }
    }

    /// FS-FRE-04, FS-EX-04: the new figure is unrouted.
    pub(super) fn replace_unit(
        &mut self,
        seat: Seat,
        fighter: Fighter,
        to: Unit,
        area: Area,
        log: &mut impl Log,
    ) {
        log.note(|| Event::Replaced { seat, unit: fighter, by: to, area });
        self.lift(seat, fighter, area);
        let supply = &mut self.players[seat.index()].supply;
        if let Some(unit) = fighter.unit().filter(|_| !fighter.is_token()) {
            supply[unit.kind()] += 1;
            self.forget_placed(seat, unit, area);
        }
        self.players[seat.index()].supply[to.kind()] -= 1;
        self.add_unit(seat, to, Stance::READY, area);
        self.note_placed(seat, to, area);
    }
}
