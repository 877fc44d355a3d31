//! Where everything lies on the board: planets on the game's cells, nudged a little, planets
//! still to be placed beside them.

use kernel::Seat;
use kernel::grid::{Cell, Side};
use starcraft::Thing;
use starcraft::content::content;
use starcraft::ids::Planet;
use starcraft::state::is_z_axis;
use starcraft::view::{PlanetView, View};
use ui::svg::Point;

use super::disc::{Disc, RADIUS};
use super::routes::{Path, paths};
use super::stacks;
use crate::scene::Scene;

/// The pane that a galaxy is laid out for: that of a usual laptop, in pixels. Others are of much the
/// same shape, and phones look at a part of it anyway; so the drawing is the same for everybody.
const PANE: Point = Point::new(976., 718.);
/// What is free between planets, in pixels of that pane: a transport with air; a name and the slot
/// over a stack. Most of it is above a planet.
const GAP: Point = Point::new(38., 66.);
const ABOVE: f32 = 0.7;
/// A planet's radius in pixels: where everything on it can be read, and more would not help.
pub(super) const NEAR: f32 = 78.;
pub(super) const LARGEST: f32 = 112.;
/// Half of what lies on the line of a z-axis route: its numbered ends, and transports.
const Z_LINE: Point = Point::new(13., 12.);
/// Planets still to be placed: their size and distance.
pub(super) const BENCH: f32 = 0.6;
const BENCH_PITCH: Point = Point::new(146., 188.);

/// The whole board.
#[derive(Debug)]
pub(super) struct Plan {
    /// The planets of the view, in its sequence.
    pub(super) places: Vec<Place>,
    /// The routes of the view, in its sequence.
    pub(super) paths: Vec<Path>,
    /// Cells where a planet may be placed now.
    pub(super) cells: Vec<Cell>,
    /// Ways to turn the planet to be placed.
    pub(super) turns: Vec<u8>,
    /// Whose planets lie beside the board, and where.
    pub(super) benches: Vec<(Seat, Point)>,
    /// How cells lie.
    pub(super) grid: Grid,
    /// Upper left corner, width and height of it all.
    pub(super) bounds: (Point, Point),
}

/// Where a planet lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) planet: Planet,
    pub(super) disc: Disc,
    pub(super) middle: Point,
    /// Its cell as it is drawn; none beside the board.
    pub(super) cell: Option<Cell>,
    /// Quarter turns of the tile as it was placed.
    rotation: u8,
    /// Quarter turns of the whole board.
    turn: u8,
}

impl Place {
    /// A planet by itself, for a picture of it.
    pub(super) fn alone(planet: Planet) -> Self {
        let disc = Disc { areas: content().planets[planet.index()].areas.len() };
        Self { planet, disc, middle: Point::ZERO, cell: None, rotation: 0, turn: 0 }
    }

    /// The sides with a slot.
    pub(super) fn slots(&self) -> impl Iterator<Item = Side> {
        slots(self.planet, self.rotation)
    }

    /// A side as it is drawn.
    pub(super) const fn drawn(&self, side: Side) -> Side {
        side.turned(self.turn)
    }

    /// Where a route leaves, relative to the middle.
    pub(super) fn slot(&self, side: Side) -> Point {
        towards(self.drawn(side), self.disc.radius())
    }

    /// Where the numbered end of a z-axis route lies, relative to the middle.
    pub(super) fn z_slot(&self, side: Side) -> Point {
        let distance = self.disc.radius() + 8.;
        match self.drawn(side) {
            // Between the name and the stack.
            Side::North => Point::polar(distance, -68.),
            other => towards(other, distance),
        }
    }
}

/// The sides with a slot once a planet is turned.
pub(super) fn slots(planet: Planet, quarters: u8) -> impl Iterator<Item = Side> {
    let printed = content().planets[planet.index()].slots;
    Side::ALL
        .into_iter()
        .zip(printed)
        .filter(|(_, slot)| *slot)
        .map(move |(side, _)| side.turned(quarters))
}

/// So far in the direction of a side.
pub(super) fn towards(side: Side, distance: f32) -> Point {
    let step = Cell::ORIGIN.beside(side);
    Point::new(f32::from(step.x) * distance, f32::from(step.y) * distance)
}

/// How the cells of a galaxy lie in the drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// Quarter turns of the whole board.
    pub(super) turn: u8,
    /// The distance of cells.
    pub(super) pitch: Point,
    /// What is free above and below a planet, and beside it.
    pub(super) above: f32,
    pub(super) below: f32,
    pub(super) aside: f32,
}

impl Grid {
    /// Screens are wide: a galaxy that would be larger seen from the side is turned, as soon as its
    /// last planet lies. While it is built it must not turn in a player's hands.
    fn of(view: &View) -> Self {
        let cells = || view.planets.iter().filter_map(|planet| planet.cell);
        let span = |of: fn(Cell) -> i8| {
            let (low, high) = (cells().map(of).min(), cells().map(of).max());
            f32::from(high.unwrap_or(0) - low.unwrap_or(0) + 1)
        };
        let (wide, tall) = (span(|cell| cell.x), span(|cell| cell.y));
        let (as_built, turned) = (radius(PANE, wide, tall), radius(PANE, tall, wide));
        let built = view.planets.iter().all(|planet| planet.cell.is_some());
        let turn = u8::from(built && turned > as_built);
        let seen = if turn == 1 { turned } else { as_built };
        let free = RADIUS / seen.clamp(NEAR, LARGEST);
        Self {
            turn,
            pitch: Point::new(2. * RADIUS + GAP.x * free, 2. * RADIUS + GAP.y * free),
            above: GAP.y * free * ABOVE,
            below: GAP.y * free * (1. - ABOVE),
            aside: GAP.x * free / 2.,
        }
    }

    /// The middle of a cell as it is drawn.
    pub(super) fn middle(&self, cell: Cell) -> Point {
        Point::new(f32::from(cell.x) * self.pitch.x, f32::from(cell.y) * self.pitch.y)
    }
}

/// The radius of a planet of middling size in a pane, where so many columns and rows share it.
pub(super) fn radius(pane: Point, wide: f32, tall: f32) -> f32 {
    ((pane.x / wide - GAP.x) / 2.).min((pane.y / tall - GAP.y) / 2.)
}

/// A planet does not lie in the very middle of its cell, so that routes bend.
fn nudge(planet: Planet) -> Point {
    let n = planet.index() as i32;
    Point::new(((n * 3 + 1) % 5 - 2) as f32, ((n * 5 + 3) % 9 - 4) as f32)
}

impl Plan {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let mut cells = Vec::new();
        let mut turns = Vec::new();
        for choice in scene.ask.iter().flat_map(|ask| &ask.choices) {
            for &thing in &choice.things {
                match thing {
                    Thing::Cell(cell) if !cells.contains(&cell) => cells.push(cell),
                    Thing::Rotation(quarters) if !turns.contains(&quarters) => turns.push(quarters),
                    _ => {}
                }
            }
        }
        turns.sort_unstable();
        Self::of(scene.view, cells, turns)
    }

    pub(super) fn of(view: &View, cells: Vec<Cell>, turns: Vec<u8>) -> Self {
        let grid = Grid::of(view);
        let mut places: Vec<Place> =
            view.planets.iter().map(|planet| on_board(planet, &grid)).collect();
        let mut bounds = Bounds::new();
        let taken = places.iter().filter_map(|place| place.cell);
        for cell in taken.chain(cells.iter().copied()) {
            let (side, up, down) = (RADIUS + grid.aside, RADIUS + grid.above, RADIUS + grid.below);
            bounds.add(grid.middle(cell), side, up, side, down);
        }
        let paths = paths(view, &places, &grid, (bounds.low, bounds.high));
        // What stands out is seen whole, too: as much as there can be, so that the board never grows in a round.
        for place in places.iter().filter(|place| place.cell.is_some()) {
            let (up, right) = stacks::room(place);
            bounds.add(place.middle, 0., up, right, 0.);
        }
        for path in paths.iter().filter(|path| is_z_axis(path.route)) {
            for &corner in &path.points {
                bounds.add(corner, Z_LINE.x, Z_LINE.y, Z_LINE.x, Z_LINE.y);
            }
        }
        if bounds.is_empty() {
            bounds.add(Point::ZERO, 300., 190., 300., 190.);
        }
        let benches = bench(view, &mut places, &mut bounds);
        let size = Point::new(bounds.high.x - bounds.low.x, bounds.high.y - bounds.low.y);
        Self { places, paths, cells, turns, benches, grid, bounds: (bounds.low, size) }
    }

    /// The place of a planet.
    pub(super) fn place(&self, planet: Planet) -> Option<&Place> {
        self.places.iter().find(|place| place.planet == planet)
    }

    /// How many z-axis routes there are.
    pub(super) fn z_routes(&self) -> usize {
        self.paths.iter().filter(|path| is_z_axis(path.route)).count()
    }

    /// Whether the whole of it is too small to be seen in detail.
    pub(super) fn is_far(&self) -> bool {
        let (_, size) = self.bounds;
        RADIUS * (PANE.x / size.x).min(PANE.y / size.y) < NEAR - 0.5
    }
}

fn on_board(view: &PlanetView, grid: &Grid) -> Place {
    let planet = view.planet;
    let cell = view.cell.map(|cell| match grid.turn {
        0 => cell,
        _ => Cell { x: -cell.y, y: cell.x },
    });
    let middle = cell.map_or(Point::ZERO, |cell| grid.middle(cell) + nudge(planet));
    Place { middle, cell, rotation: view.rotation, turn: grid.turn, ..Place::alone(planet) }
}

/// Sets the planets that are still to be placed to the right, one row for each player.
fn bench(view: &View, places: &mut [Place], bounds: &mut Bounds) -> Vec<(Seat, Point)> {
    let mut rows: Vec<(Seat, Point)> = Vec::new();
    for planet in &view.planets {
        if let Some(seat) = planet.to_be_placed_by
            && rows.iter().all(|row| row.0 != seat)
        {
            rows.push((seat, Point::ZERO));
        }
    }
    rows.sort_unstable_by_key(|row| row.0.0);
    let (low, high) = (bounds.low, bounds.high);
    // Up to four players on one side, more on both.
    let side = if rows.len() > 4 { 3 } else { 4 };
    let tall = rows.len().min(side) as f32 * BENCH_PITCH.y;
    let top = (low.y + high.y) / 2. - tall / 2. + BENCH_PITCH.y * 0.56;
    for (n, row) in rows.iter_mut().enumerate() {
        let x = if n < side { high.x + 96. } else { low.x - 96. - BENCH_PITCH.x };
        row.1 = Point::new(x, top + (n % side) as f32 * BENCH_PITCH.y);
        let of_seat = view.planets.iter().filter(|planet| planet.to_be_placed_by == Some(row.0));
        for (m, planet) in of_seat.enumerate() {
            let middle = row.1 + Point::new(m as f32 * BENCH_PITCH.x, 0.);
            if let Some(place) = places.iter_mut().find(|place| place.planet == planet.planet) {
                place.middle = middle;
            }
            bounds.add(middle, 90., 120., 90., 80.);
        }
    }
    rows
}

struct Bounds {
    low: Point,
    high: Point,
}

impl Bounds {
    const fn new() -> Self {
        Self { low: Point::new(f32::MAX, f32::MAX), high: Point::new(f32::MIN, f32::MIN) }
    }

    fn is_empty(&self) -> bool {
        self.low.x > self.high.x
    }

    fn add(&mut self, at: Point, left: f32, up: f32, right: f32, down: f32) {
        self.low = Point::new(self.low.x.min(at.x - left), self.low.y.min(at.y - up));
        self.high = Point::new(self.high.x.max(at.x + right), self.high.y.max(at.y + down));
    }
}
