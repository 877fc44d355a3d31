//! The Advance order: ships, ground units, combat or an orbital strike (FS-ADV, FS-SHP, FS-GRD).

use std::iter;

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Exception, When, content};
use crate::ids::{Area, Stance, Unit};
use crate::report::{Event, Log};
use crate::ruleset::GroundPaths;
use crate::sets::{AreaSet, SystemSet};
use crate::state::{Clash, ForbiddenStars, OrderStage, OrderState};
use crate::step::Step;

impl ForbiddenStars {
    /// FS-CARD-88: so many ground units may cross one uncontrolled void.
    pub(super) const ROKS: u8 = 2;

    /// FS-ADV-01: runs the order on to its next question.
    pub(super) fn run_advance(&mut self, order: OrderState, log: &mut impl Log) {
        let seat = order.seat;
        match order.stage {
            OrderStage::Begun => {
                self.go_to(OrderStage::Ships);
                self.open_window(When::WhileResolving, iter::once(seat));
                self.open_window(When::OwnAdvanceOrder, iter::once(seat));
            }
            OrderStage::Ships => {
                self.go_to(OrderStage::Paths);
                // FS-AMB-05: if it is agreed so, paths are read before the ships move.
                if self.rules.ground_paths == GroundPaths::BeforeShips {
                    let friendly = self.friendly_areas(seat);
                    if let Some(order) = &mut self.order {
                        order.friendly = friendly;
                    }
                }
                self.steps.push(Step::MoveShips(seat));
            }
            OrderStage::Paths => {
                self.go_to(OrderStage::Ground);
                self.open_window(When::WhileResolving, iter::once(seat));
            }
            OrderStage::Ground => {
                self.go_to(OrderStage::Combat);
                self.read_paths(order);
                self.steps.push(Step::MoveGround(seat));
            }
            OrderStage::Combat => self.resolve_combats(order),
            OrderStage::Fought => {
                self.go_to(OrderStage::Strike);
                // FS-ADV-08, -10, FS-ORB-01; FS-CARD-91
                if !order.fought || self.excepts(Exception::OrbitalStrikeAfterCombat) {
                    self.steps.push(Step::ChooseStrike(seat));
                }
            }
            _ if self.strike.is_some() => self.run_strike(log),
            _ => self.go_to(OrderStage::Resolved),
        }
    }

    /// FS-ADV-07: every combat that has come about; FS-CARD-91: then what is used after one.
    fn resolve_combats(&mut self, order: OrderState) {
        if !self.clashes.is_empty() {
            if let Some(order) = &mut self.order {
                order.fought = true;
            }
            return self.steps.push(Step::Combat);
        }
        self.go_to(OrderStage::Fought);
        if order.fought {
            self.open_window(When::AfterCombat, iter::once(order.seat));
        }
    }

    /// FS-GRD-16: what is friendly, and which voids are uncontrolled, is read once.
    fn read_paths(&mut self, order: OrderState) {
        let friendly = self.steps_of_paths(&order);
        let roks = if self.excepts(Exception::PathThroughOneUncontrolledVoid) {
            let free = |area: &Area| self.is_free_void(*area);
            self.board_areas().filter(free).collect()
        } else {
            AreaSet::NONE
        };
        if let Some(order) = &mut self.order {
            (order.friendly, order.roks) = (friendly, roks);
        }
    }

    /// FS-AMB-05: what is friendly now that the ships have moved, or, if it is agreed so, what was before.
    fn steps_of_paths(&self, order: &OrderState) -> AreaSet {
        match self.rules.ground_paths {
            GroundPaths::AfterShips => self.friendly_areas(order.seat),
            GroundPaths::BeforeShips => order.friendly,
        }
    }

    /// An uncontrolled void.
    pub(crate) fn is_free_void(&self, area: Area) -> bool {
        !self.print(area).world && self.area(area).is_uncontrolled()
    }

    // ---- which units may go where

    /// FS-ADV-02, -03: the active system and the one neighbour from which units have come, or any as long as none has;
    /// FS-SHP-04, FS-GRD-12: none behind a storm.
    pub(crate) fn starts(&self, order: &OrderState, ignore_storms: bool) -> SystemSet {
        let place = order.system.index();
        let neighbours = order.neighbour.map_or(self.neighbours[place], SystemSet::one);
        let barred = if ignore_storms { SystemSet::NONE } else { self.barred[place] };
        neighbours.without(barred).or(SystemSet::one(order.system))
    }

    /// FS-ADV-09, -11: the unrouted units of a kind that have not moved yet.
    pub(crate) fn movable(&self, order: &OrderState, unit: Unit, from: Area) -> u8 {
        let moved =
            if from.system() == order.system { order.moved[from.corner()][unit.kind()] } else { 0 };
        self.area(from).ready[unit.kind()] - moved
    }

    /// FS-ADV-06, FS-AMB-50: no more than five own units; FS-ADV-05: not into a second area of somebody else.
    pub(crate) fn may_enter(&self, seat: Seat, to: Area) -> bool {
        let most = content().limits.max_attacking_units_in_area;
        if self.area(to).is_enemy(seat) {
            match self.clashes.first() {
                None => true,
                Some(clash) => clash.area == to && clash.units() < most,
            }
        } else {
            self.area(to).units() < most
        }
    }

    /// The areas of the active system where one more unit of a kind may end.
    fn entrances(&self, order: &OrderState, world: bool) -> AreaSet {
        let fits =
            |area: &Area| self.print(*area).world == world && self.may_enter(order.seat, *area);
        order.system.areas().filter(fits).collect()
    }

    /// FS-CARD-85, -103: whether ships ignore storms.
    pub(crate) fn ships_ignore_storms(&self) -> bool {
        self.excepts(Exception::ShipsIgnoreWarpStorms) || self.units_ignore_storms()
    }

    /// FS-CARD-103: whether all units do.
    pub(crate) fn units_ignore_storms(&self) -> bool {
        self.excepts(Exception::UnitsIgnoreWarpStorms)
    }

    /// FS-SHP-01, -02: from voids to voids of the active system, without a path.
    pub(crate) fn ship_moves(&self, out: &mut Options<Action>) {
        if let Some(order) = &self.order {
            let to = self.entrances(order, false);
            let starts = self.starts(order, self.ships_ignore_storms());
            self.list_moves(order, starts, true, |_| to, out);
        }
        out.push(Action::Done {});
    }

    /// FS-GRD-01, -02, -03: from worlds to worlds of the active system, along a path.
    pub(crate) fn ground_moves(&self, out: &mut Options<Action>) {
        if let Some(order) = &self.order {
            self.list_ground_moves(order, out);
        }
        out.push(Action::Done {});
    }

    fn list_ground_moves(&self, order: &OrderState, out: &mut Options<Action>) {
        let to = self.entrances(order, true);
        let starts = self.starts(order, self.units_ignore_storms());
        let goals = |from: Area| {
            let plain = self.paths(order, from, AreaSet::NONE);
            plain.or(self.rok_paths(order, from)).and(to)
        };
        self.list_moves(order, starts, false, goals, out);
    }

    /// Lists the moves of ships or ground units; `goals` says where those of an area may go.
    fn list_moves(
        &self,
        order: &OrderState,
        starts: SystemSet,
        ships: bool,
        goals: impl Fn(Area) -> AreaSet,
        out: &mut Options<Action>,
    ) {
        let seat = order.seat;
        let areas = starts.iter().flat_map(|system| system.areas());
        for from in areas.filter(|from| self.area(*from).owner.is(seat)) {
            if self.print(from).world == ships {
                continue;
            }
            let movable = |unit: &Unit| self.movable(order, *unit, from) > 0;
            let mut units = self.own_units(seat).filter(movable).peekable();
            if units.peek().is_none() {
                continue;
            }
            let goals = goals(from).without(AreaSet::one(from));
            for unit in units {
                out.extend(goals.iter().map(|to| Action::Move { unit, from, to }));
            }
        }
    }

    /// FS-GRD-02, -10: where paths lead from a world, in its own system and the active one.
    pub(crate) fn paths(&self, order: &OrderState, from: Area, also: AreaSet) -> AreaSet {
        let inside = AreaSet::of_system(from.system()).or(AreaSet::of_system(order.system));
        self.reach(from, inside, order.friendly.or(also), self.units_ignore_storms())
    }

    /// FS-CARD-88: where they lead over one uncontrolled void.
    pub(crate) fn rok_paths(&self, order: &OrderState, from: Area) -> AreaSet {
        if order.rokked == Self::ROKS {
            return AreaSet::NONE;
        }
        let inside = AreaSet::of_system(from.system()).or(AreaSet::of_system(order.system));
        let voids = order.roks.and(inside);
        voids
            .iter()
            .fold(AreaSet::NONE, |set, void| set.or(self.paths(order, from, AreaSet::one(void))))
    }

    /// FS-CARD-88: whether a ground unit that can move would get anywhere over an uncontrolled void.
    pub(crate) fn roks_help(&self, order: &OrderState) -> bool {
        let free = |area: &Area| self.is_free_void(*area);
        let read = OrderState {
            friendly: self.steps_of_paths(order),
            roks: self.board_areas().filter(free).collect(),
            ..*order
        };
        let (mut with, mut without) = (Options::new(), Options::new());
        for (order, moves) in
            [(&read, &mut with), (&OrderState { roks: AreaSet::NONE, ..read }, &mut without)]
        {
            self.list_ground_moves(order, moves);
        }
        with.len() > without.len()
    }

    // ---- moving

    /// FS-ADV-04: a unit moves; into an area of somebody else it comes to attack.
    pub(crate) fn move_unit(
        &mut self,
        seat: Seat,
        unit: Unit,
        from: Area,
        to: Area,
        log: &mut impl Log,
    ) {
        let Some(mut order) = self.order else { return };
        log.note(|| Event::UnitMoved { seat, unit, from, to });
        if from.system() != order.system {
            order.neighbour = Some(from.system());
        }
        if !unit.sheet().ship && !self.paths(&order, from, AreaSet::NONE).has(to) {
            // FS-CARD-88: the same void for all who need one.
            let crossed = |void: &Area| self.paths(&order, from, AreaSet::one(*void)).has(to);
            order.roks = order.roks.iter().filter(crossed).collect();
            order.rokked += 1;
        }
        self.lift_unit(unit, Stance::READY, from);
        self.add_unit(seat, unit, Stance::READY, to);
        match self.clashes.iter_mut().find(|clash| clash.area == to) {
            Some(clash) => {
                clash.origins.add(AreaSet::one(from));
                clash.by_advance = true;
            }
            None => order.moved[to.corner()][unit.kind()] += 1,
        }
        self.order = Some(order);
    }
}

impl Clash {
    /// How many units came.
    pub fn units(&self) -> u8 {
        self.ready.iter().chain(&self.routed).sum()
    }
}
