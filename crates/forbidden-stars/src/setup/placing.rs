//! Placing a system tile and what belongs on it (FS-SET-09 to -17).

use arrayvec::ArrayVec;
use kernel::grid::{self, Cell, Side};
use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::content;
use crate::ids::{Area, Faction, SYSTEMS, Structure, System, TileSide, Unit};
use crate::report::{Event, Log};
use crate::sets::SystemSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// What stands, or can stand, on tiles: ground units, ships, structures.
#[derive(Clone, Copy, Default)]
struct Room {
    ground: u8,
    ships: u8,
    structures: u8,
}

impl Room {
    /// What there is room for on a side of a tile (FS-SET-10, -11).
    fn on(system: System, side: TileSide) -> Self {
        let mut room = Self::default();
        for print in system.areas().map(|area| content().print(side, area)) {
            if print.world {
                room.ground += print.capacity;
                room.structures += content().limits.structures_per_world;
            } else {
                room.ships += print.capacity;
            }
        }
        room
    }

    fn with(self, other: Self) -> Self {
        Self {
            ground: self.ground + other.ground,
            ships: self.ships + other.ships,
            structures: self.structures + other.structures,
        }
    }

    fn holds(self, forces: Self) -> bool {
        self.ground >= forces.ground
            && self.ships >= forces.ships
            && self.structures >= forces.structures
    }

    /// Whether these forces fit here and on tiles that may be laid with either side up.
    fn holds_with(self, mut tiles: SystemSet, forces: Self) -> bool {
        let Some(next) = tiles.iter().next() else { return self.holds(forces) };
        tiles.take(SystemSet::one(next));
        let either = [TileSide(0), TileSide(1)];
        either.iter().any(|side| self.with(Self::on(next, *side)).holds_with(tiles, forces))
    }
}

impl ForbiddenStars {
    /// The initial forces a player has not placed yet.
    fn waiting(&self, seat: Seat) -> Room {
        let player = self.player(seat);
        let mut forces =
            Room { structures: player.waiting_structures.iter().sum(), ..Room::default() };
        for unit in player.faction.into_iter().flat_map(Faction::units) {
            let count = player.waiting[unit.kind()];
            let kind = if unit.sheet().ship { &mut forces.ships } else { &mut forces.ground };
            *kind += count;
        }
        forces
    }

    /// FS-SET-09: whether all tiles would still fit into the rectangle, either way round.
    fn keeps_within(&self, cell: Cell) -> bool {
        let placed = self.placed.iter().map(|system| self.tiles[system.index()].cell);
        let [wide, high] = grid::size(placed.chain([cell]));
        let most = content().board(self.seats as usize);
        let [columns, rows] = [most.columns, most.rows].map(u32::from);
        wide <= columns && high <= rows || wide <= rows && high <= columns
    }

    /// FS-SET-09: where a tile may be laid: along an edge of another, the very first one anywhere.
    pub(crate) fn cells_for_a_tile(&self) -> ArrayVec<Cell, { 4 * SYSTEMS }> {
        let mut cells = ArrayVec::new();
        if self.placed.is_empty() {
            cells.push(Cell::ORIGIN);
        }
        for system in self.placed.iter() {
            for cell in Side::ALL.map(|side| self.tiles[system.index()].cell.beside(side)) {
                let free = self.system_at(cell).is_none() && !cells.contains(&cell);
                if free && self.keeps_within(cell) {
                    cells.push(cell);
                }
            }
        }
        cells
    }

    /// FS-SET-09: cells, sides and turns. FS-SET-13, FS-AMB-28: a side on which the rest of the forces could not all be
    /// placed, with the tiles to come, is not offered.
    pub(crate) fn list_cells(&self, seat: Seat, system: System, out: &mut Options<Action>) {
        let (forces, later) = (self.waiting(seat), self.tiles_to_place(seat));
        let later = later.without(SystemSet::one(system));
        for cell in self.cells_for_a_tile() {
            for side in [TileSide(0), TileSide(1)] {
                if Room::on(system, side).holds_with(later, forces) {
                    out.extend((0..4).map(|turns| Action::PlaceTile { cell, side, turns }));
                }
            }
        }
    }

    pub(crate) fn place_tile(&mut self, system: System, cell: Cell, side: TileSide, turns: u8) {
        let tile = &mut self.tiles[system.index()];
        (tile.cell, tile.side, tile.turns) = (cell, side, turns);
        self.placed.add(SystemSet::one(system));
        self.survey();
    }

    /// FS-SET-10, -11, FS-CAP-06: units where there is room for them, structures on worlds without one. Going on is offered if
    /// the rest can still be placed (FS-SET-13, FS-AMB-28).
    pub(crate) fn list_forces(&self, seat: Seat, system: System, out: &mut Options<Action>) {
        let player = self.player(seat);
        for unit in player.faction.into_iter().flat_map(Faction::units) {
            if player.waiting[unit.kind()] == 0 {
                continue;
            }
            let room = |area: &Area| {
                let print = self.print(*area);
                print.world != unit.sheet().ship && self.area(*area).units() < print.capacity
            };
            out.extend(system.areas().filter(room).map(|area| Action::PlaceUnit { unit, area }));
        }
        for structure in Structure::ALL {
            if player.waiting_structures[structure.index()] == 0 {
                continue;
            }
            let room = |area: &Area| {
                let most = content().limits.structures_per_world;
                self.print(*area).world && self.area(*area).buildings() < most
            };
            let worlds = system.areas().filter(room);
            out.extend(worlds.map(|area| Action::PlaceStructure { structure, area }));
        }
        if Room::default().holds_with(self.tiles_to_place(seat), self.waiting(seat)) {
            out.push(Action::Done {});
        }
    }

    /// FS-SET-09: the tile lies; then comes what stands on it.
    pub(crate) fn lay_tile(
        &mut self,
        seat: Seat,
        system: System,
        (cell, side, turns): (Cell, TileSide, u8),
        log: &mut impl Log,
    ) {
        log.note(|| Event::TilePlaced { seat, system, cell, side, turns });
        self.place_tile(system, cell, side, turns);
        self.steps.goto(Step::PlaceForces(seat, system));
        self.end_of_forces(seat, system);
    }

    pub(crate) fn place_initial_unit(
        &mut self,
        seat: Seat,
        unit: Unit,
        area: Area,
        log: &mut impl Log,
    ) {
        log.note(|| Event::UnitPlaced { seat, unit, area });
        self.players[seat.index()].waiting[unit.kind()] -= 1;
        self.put_unit(seat, unit, area);
        self.end_of_forces(seat, area.system());
    }

    pub(crate) fn place_initial_structure(
        &mut self,
        seat: Seat,
        structure: Structure,
        area: Area,
        log: &mut impl Log,
    ) {
        log.note(|| Event::StructurePlaced { seat, structure, area });
        self.players[seat.index()].waiting_structures[structure.index()] -= 1;
        self.put_structure(seat, structure, area);
        self.end_of_forces(seat, area.system());
    }

    pub(crate) fn place_objective(
        &mut self,
        seat: Seat,
        faction: Faction,
        area: Area,
        log: &mut impl Log,
    ) {
        log.note(|| Event::ObjectivePlaced { seat, faction, area });
        if let Some(owner) = self.seat_of(faction) {
            self.players[seat.index()].given[owner.index()] -= 1;
            self.areas[area.index()].objective = owner.into();
        }
        self.ask_for_objectives(seat, area.system());
    }

    /// Goes on to the objective tokens once nothing is left to place.
    pub(super) fn end_of_forces(&mut self, seat: Seat, system: System) {
        if !self.player(seat).is_waiting() {
            self.ask_for_objectives(seat, system);
        }
    }

    /// FS-SET-14 to -17: which tokens may go where.
    pub(crate) fn list_objectives(&self, seat: Seat, system: System, out: &mut Options<Action>) {
        let given = self.player(seat).given;
        let most = given.into_iter().max().unwrap_or(0);
        for owner in (0..self.seats).map(Seat) {
            // FS-SET-16: not while there are more of another faction; FS-SET-15: not two of one faction.
            let allowed = most > 0 && given[owner.index()] == most;
            let lies = system.areas().any(|area| self.area(area).objective.is(owner));
            let Some(faction) = self.player(owner).faction else { continue };
            if allowed && !lies {
                let free = |area: &Area| {
                    self.print(*area).objective && self.area(*area).objective.is_none()
                };
                let spaces = system.areas().filter(free);
                out.extend(spaces.map(|area| Action::PlaceObjective { faction, area }));
            }
        }
    }

    /// FS-SET-14: every space gets a token; FS-SET-17, FS-AMB-29: as long as one may be placed.
    pub(crate) fn ask_for_objectives(&mut self, seat: Seat, system: System) {
        let mut options = Options::new();
        self.list_objectives(seat, system, &mut options);
        if options.is_empty() {
            self.next_tile(seat);
        } else {
            self.steps.goto(Step::PlaceObjectives(seat, system));
        }
    }
}
