//! Where everything lies: tiles in a grid, edges between them, areas in the corners of a tile.
//!
//! A unit of the drawing is a pixel on a screen where everything can just be read at 0.78 of that.

use forbidden_stars::grid::Edge;
use forbidden_stars::ids::TileSide;
use forbidden_stars::view::View;
use kernel::grid::{Cell, Side};
use ui::svg::Point;

use crate::Thing;
use crate::names;
use crate::scene::Scene;

/// The side of a tile, and what lies between two.
pub(super) const TILE: f32 = 224.;
pub(super) const GAP: f32 = 10.;
/// What stays free around all tiles: storms lie there too.
const AIR: f32 = 14.;
/// The strip with the name of a system.
pub(super) const STRIP: f32 = 22.;
/// An area is a quarter of what is left.
pub(super) const WIDE: f32 = TILE / 2.;
pub(super) const TALL: f32 = (TILE - STRIP) / 2.;
/// Half the box for orders.
pub(super) const BOX: f32 = 31.;

/// Where everything lies.
pub(super) struct Plan {
    /// The board stands upright and is turned by a quarter, so that it fits a wide pane.
    turned: bool,
    low: Cell,
    /// Upper left corner and size of everything.
    pub(super) bounds: (Point, Point),
    /// Cells that may be chosen.
    pub(super) cells: Vec<Cell>,
    /// Ways to lay the tile that is placed.
    pub(super) turns: Vec<(TileSide, u8)>,
}

impl Plan {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let mut plan = Self::of(scene.view);
        let things = scene.ask.iter().flat_map(|ask| &ask.choices).flat_map(|it| &it.things);
        for thing in things {
            match *thing {
                Thing::Cell(cell) if !plan.cells.contains(&cell) => plan.cells.push(cell),
                Thing::Turn(side, turns) if !plan.turns.contains(&(side, turns)) => {
                    plan.turns.push((side, turns));
                }
                _ => {}
            }
        }
        plan.turns.sort();
        plan.fit(scene.view);
        plan
    }

    /// The plan of what lies on the table, before it is fitted.
    fn of(view: &View) -> Self {
        Self {
            turned: names::quarter(view) > 0,
            low: Cell { x: 0, y: 0 },
            bounds: (Point::new(0., 0.), Point::new(0., 0.)),
            cells: Vec::new(),
            turns: Vec::new(),
        }
    }

    /// Finds the corner and the size.
    fn fit(&mut self, view: &View) {
        let placed = view.tiles.iter().filter_map(|tile| tile.cell);
        let all: Vec<Cell> =
            placed.chain(self.cells.iter().copied()).map(|cell| self.turn(cell)).collect();
        let ends = |of: fn(&Cell) -> i8| {
            (all.iter().map(of).min().unwrap_or(0), all.iter().map(of).max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (ends(|cell| cell.x), ends(|cell| cell.y));
        self.low = Cell { x: left, y: top };
        let long = |from: i8, to: i8| {
            let count = f32::from(i16::from(to) - i16::from(from) + 1);
            count * TILE + (count - 1.) * GAP
        };
        let (wide, tall) = (long(left, right), long(top, bottom));
        self.bounds = (Point::new(-AIR, -AIR), Point::new(wide + 2. * AIR, tall + 2. * AIR));
    }

    /// A cell as the board is turned.
    fn turn(&self, cell: Cell) -> Cell {
        if self.turned { Cell { x: -cell.y, y: cell.x } } else { cell }
    }

    /// The corner of a tile that an area lies in, clockwise from the north-west, as the board is turned.
    pub(super) fn corner(&self, corner: u8) -> u8 {
        (corner + u8::from(self.turned)) % 4
    }

    /// The upper left corner of the tile on a cell.
    pub(super) fn at(&self, cell: Cell) -> Point {
        let cell = self.turn(cell);
        let along = |to: i8, from: i8| f32::from(i16::from(to) - i16::from(from)) * (TILE + GAP);
        Point::new(along(cell.x, self.low.x), along(cell.y, self.low.y))
    }

    /// The middle of an edge, and whether it stands upright.
    pub(super) fn edge(&self, edge: Edge) -> (Point, bool) {
        let side = match (edge.upright, self.turned) {
            (false, false) | (true, true) => Side::North,
            (true, false) => Side::West,
            (false, true) => Side::East,
        };
        let at = self.at(edge.cell);
        match side {
            Side::West => (at + Point::new(-GAP / 2., TILE / 2.), true),
            Side::East => (at + Point::new(TILE + GAP / 2., TILE / 2.), true),
            _ => (at + Point::new(TILE / 2., -GAP / 2.), false),
        }
    }

    /// The upper left corner of the area in a corner of a tile, from that of the tile.
    pub(super) fn quarter(corner: u8) -> Point {
        let x = if matches!(corner, 1 | 2) { WIDE } else { 0. };
        let y = if matches!(corner, 2 | 3) { STRIP + TALL } else { STRIP };
        Point::new(x, y)
    }
}
