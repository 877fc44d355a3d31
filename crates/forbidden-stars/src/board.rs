//! Systems, areas and adjacency (FS-SYS, FS-ARE, FS-ADJ), from the tiles that lie on the table.

use kernel::grid::{Cell, Side};

use crate::grid::Edge;
use crate::ids::{AREAS, Area, CORNERS, SYSTEMS, System};
use crate::sets::{AreaSet, SystemSet};
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// The system on a cell.
    pub fn system_at(&self, cell: Cell) -> Option<System> {
        // Looking at all of them is quicker than guessing when to stop.
        let lies = |set: SystemSet, system: System| {
            let Cell { x, y } = self.tiles[system.index()].cell;
            let there = (x == cell.x) & (y == cell.y);
            SystemSet(set.0 | u16::from(there) << system.index())
        };
        System::every().fold(SystemSet::NONE, lies).and(self.placed).iter().next()
    }

    /// The area that lies in a corner of a system as it is turned, clockwise from the north-west.
    pub fn area_at(&self, system: System, corner: usize) -> Area {
        let turns = self.tiles[system.index()].turns as usize;
        system.area((corner + CORNERS - turns) % CORNERS)
    }

    /// Whether an edge belongs to a tile.
    pub fn is_edge(&self, edge: Edge) -> bool {
        edge.cells().into_iter().any(|cell| self.system_at(cell).is_some())
    }

    /// Whether a Warp Storm lies on an edge.
    pub fn is_stormy(&self, edge: Edge) -> bool {
        self.storms.iter().any(|storm| storm.edge == Some(edge))
    }

    /// The edges of the board, each once.
    pub fn edges(&self) -> impl Iterator<Item = Edge> {
        self.placed.iter().flat_map(move |system| {
            let cell = self.tiles[system.index()].cell;
            Side::ALL.into_iter().filter_map(move |side| {
                // An edge between two tiles is that of the one below or right of it.
                let named = matches!(side, Side::North | Side::West);
                let outer = self.system_at(cell.beside(side)).is_none();
                (named || outer).then_some(Edge::of(cell, side))
            })
        })
    }

    /// Finds out what is adjacent to what, after a tile has been placed or a storm has moved.
    pub(crate) fn survey(&mut self) {
        self.borders = [AreaSet::NONE; AREAS];
        self.neighbours = [SystemSet::NONE; SYSTEMS];
        self.worlds = self.board_areas().filter(|area| self.print(*area).world).collect();
        for system in self.placed.iter() {
            // FS-ADJ-02: the two next to it on the tile, not the one across the order box.
            for corner in 0..CORNERS {
                let area = system.area(corner);
                let beside = [system.area((corner + 1) % 4), system.area((corner + 3) % 4)];
                self.borders[area.index()].add(beside.into_iter().collect());
            }
            let cell = self.tiles[system.index()].cell;
            for (number, side) in Side::ALL.into_iter().enumerate() {
                let Some(other) = self.system_at(cell.beside(side)) else { continue };
                // FS-ADJ-01; FS-ADJ-04: a storm does not end it.
                self.neighbours[system.index()].add(SystemSet::one(other));
                // FS-ADJ-03: areas that touch the same half of the edge.
                for (own, across) in [(number, number + 3), (number + 1, number + 2)] {
                    let area = self.area_at(system, own % CORNERS);
                    let touching = self.area_at(other, across % CORNERS);
                    self.borders[area.index()].add(AreaSet::one(touching));
                }
            }
        }
        self.survey_storms();
    }

    /// Finds out between which systems nobody can move (FS-WRP-02).
    pub(crate) fn survey_storms(&mut self) {
        self.barred = [SystemSet::NONE; SYSTEMS];
        for edge in self.storms.iter().filter_map(|storm| storm.edge) {
            if let [Some(one), Some(other)] = edge.cells().map(|cell| self.system_at(cell)) {
                self.barred[one.index()].add(SystemSet::one(other));
                self.barred[other.index()].add(SystemSet::one(one));
            }
        }
    }

    /// The areas that units can go to from an area in one step: those it borders on, without those behind a storm
    /// (FS-WRP-02, FS-GRD-12).
    pub fn open_borders(&self, area: Area) -> AreaSet {
        let barred = self.barred[area.system().index()];
        self.borders[area.index()].without(AreaSet::of_systems(barred))
    }

    /// FS-GRD-02: where a path leads from an area, inside these areas and over those that may be crossed; storms bar the way
    /// (FS-GRD-12) unless they are ignored.
    pub(crate) fn reach(
        &self,
        from: Area,
        inside: AreaSet,
        over: AreaSet,
        ignore_storms: bool,
    ) -> AreaSet {
        let (mut reached, mut edge) = (AreaSet::one(from), AreaSet::one(from));
        while !edge.is_empty() {
            let steps = edge.iter().fold(AreaSet::NONE, |set, area| {
                let next = if ignore_storms {
                    self.borders[area.index()]
                } else {
                    self.open_borders(area)
                };
                set.or(next)
            });
            let new = steps.and(inside).without(reached);
            reached.add(new);
            edge = new.and(over);
        }
        reached.without(AreaSet::one(from))
    }
}
