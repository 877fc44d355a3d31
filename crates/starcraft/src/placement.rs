//! Placing planets and routes, SC-GAL-05 to -07 and -22: a square grid, four sides, quarter turns
//! (SC-AMB-57).
//!
//! Sides are bits, north the lowest, clockwise.

use arrayvec::ArrayVec;
use kernel::grid::{self, Cell, Side};
use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::content;
use crate::ids::{NORMAL_ROUTES, Planet, Route};
use crate::report::{Event, Log};
use crate::sets::bits;
use crate::state::{Owner, RouteState, StarCraft, Step};

/// An empty cell beside the galaxy.
#[derive(Clone, Copy)]
struct Spot {
    cell: Cell,
    /// Sides where a free slot of a placed planet faces it.
    facing: u8,
    /// Sides where a placed planet lies at all.
    beside: u8,
}

/// The slots of a planet after so many quarter turns.
fn slots(planet: Planet, rotation: u8) -> u8 {
    let printed = &content().planets[planet.index()].slots;
    let mask = (0..4).fold(0, |mask, side| mask | u8::from(printed[side]) << side);
    (mask << rotation | mask >> (4 - rotation)) & 0b1111
}

/// The ways to turn a planet that differ in where the slots are: quarter turns and slots.
fn turns(planet: Planet) -> ArrayVec<(u8, u8), 4> {
    let mut turns = ArrayVec::<(u8, u8), 4>::new();
    for rotation in 0..4 {
        let slots = slots(planet, rotation);
        if turns.iter().all(|turn| turn.1 != slots) {
            turns.push((rotation, slots));
        }
    }
    turns
}

impl Spot {
    /// SC-GAL-07: the sides on which routes would join a planet with these slots.
    fn joints(self, slots: u8) -> u8 {
        self.facing & slots
    }
}

impl StarCraft {
    pub(crate) fn planet_at(&self, cell: Cell) -> Option<Planet> {
        self.galaxy().find(|planet| self.planets[planet.index()].cell == cell)
    }

    /// SC-AMB-81: the sides of a placed planet with a slot no route piece lies in.
    pub(crate) fn free_slots(&self, planet: Planet) -> u8 {
        let tile = &self.planets[planet.index()];
        if !self.placed.has(planet) {
            return 0;
        }
        let ends = self.routes.iter().filter(|route| route.placed).flat_map(|route| route.ends);
        let taken = ends.filter(|end| end.0 == planet).fold(0, |set, end| set | 1 << end.1 as u8);
        slots(planet, tile.rotation) & !taken
    }

    /// The empty cells beside the galaxy, each once.
    fn spots(&self) -> ArrayVec<Spot, 64> {
        // The cells with a planet, and those that are known to be beside one, a word a row: most of the work here would
        // be to look for a cell in a list.
        let place = |cell: Cell| ((cell.y & 63) as usize, 1u64 << (cell.x & 63));
        let (mut tiles, mut known) = ([0; 64], [0; 64]);
        for planet in self.galaxy() {
            let (row, column) = place(self.planets[planet.index()].cell);
            tiles[row] |= column;
        }
        let mut spots = ArrayVec::<Spot, 64>::new();
        for planet in self.galaxy() {
            let tile = &self.planets[planet.index()];
            for side in Side::ALL {
                let beside = tile.cell.beside(side);
                let (row, column) = place(beside);
                if tiles[row] & column != 0 {
                    continue;
                }
                let is_known = known[row] & column != 0;
                known[row] |= column;
                let there = || spots.iter().rposition(|spot| spot.cell == beside);
                let at = is_known.then(there).flatten().unwrap_or_else(|| {
                    spots.push(Spot { cell: beside, facing: 0, beside: 0 });
                    spots.len() - 1
                });
                let back = 1 << side.opposite() as u8;
                spots[at].beside |= back;
                if tile.free >> side as u8 & 1 == 1 {
                    spots[at].facing |= back;
                }
            }
        }
        spots
    }

    /// The empty cells beside the galaxy.
    pub(crate) fn cells_beside(&self) -> impl Iterator<Item = Cell> {
        self.spots().into_iter().map(|spot| spot.cell)
    }

    /// How large planets could be drawn on a usual screen, which is wide, with one more there. A matter
    /// of taste, where all places will do.
    pub(crate) fn breadth_with(&self, cell: Cell) -> u32 {
        let placed = self.galaxy().map(|planet| self.planets[planet.index()].cell);
        let [wide, tall] = grid::size(placed.chain([cell]));
        // Half of what a column or row has, less what names and transports take.
        (490 / wide.max(tall)).saturating_sub(19).min((360 / wide.min(tall)).saturating_sub(33))
    }

    /// The sides of a planet with a free slot.
    pub(crate) fn free_sides(&self, planet: Planet) -> impl Iterator<Item = Side> {
        bits(self.planets[planet.index()].free).map(|side| Side::ALL[side])
    }

    fn routes_left(&self) -> usize {
        let laid = self.routes[..NORMAL_ROUTES].iter().filter(|route| route.placed).count();
        self.content().normal_routes - laid
    }

    /// Lists the legal places of each of these planets of a player; `enough` says when no more of a planet are wanted.
    fn placements(
        &self,
        seat: Seat,
        planets: impl Iterator<Item = Planet>,
        mut enough: impl FnMut(Planet, Cell, u8) -> bool,
    ) {
        let spots = self.spots();
        if spots.is_empty() {
            // SC-GAL-05
            return planets.for_each(|planet| {
                enough(planet, Cell::ORIGIN, 0);
            });
        }
        // SC-GAL-06: where a route joins it; SC-AMB-81: anywhere beside the galaxy if that is
        // nowhere, or if no route piece is left.
        let routes = self.routes_left() > 0;
        let joins = |spot: &Spot, slots: u8| routes && spot.joints(slots) != 0;
        let must_join = |turns: &[(u8, u8)]| {
            spots.iter().any(|spot| turns.iter().any(|&(_, slots)| joins(spot, slots)))
        };
        // SC-GAL-22: the galaxy is not closed while planets are left, if the player has another
        // way with either of their planets.
        let open_slots: u32 = spots.iter().map(|spot| spot.facing.count_ones()).sum();
        let stays_open = |spot: &Spot, slots: u8| {
            open_slots > spot.facing.count_ones() || slots & !spot.beside != 0
        };
        let unplaced = self.planets.iter().filter(|planet| !planet.dealt.is_none()).count();
        let fits = |spot: &Spot, slots: u8, join: bool, open: bool| {
            (!join || joins(spot, slots)) && (!open || stays_open(spot, slots))
        };
        let other_way = unplaced > 1
            && self.planets_to_place(seat).any(|mine| {
                let turns = turns(mine);
                let join = must_join(&turns);
                let mut slots = turns.iter().map(|turn| turn.1);
                slots.any(|slots| spots.iter().any(|spot| fits(spot, slots, join, true)))
            });
        for planet in planets {
            let turns = turns(planet);
            let join = must_join(&turns);
            spots.iter().any(|spot| {
                turns.iter().any(|&(rotation, slots)| {
                    fits(spot, slots, join, other_way) && enough(planet, spot.cell, rotation)
                })
            });
        }
    }

    pub(crate) fn pick_planet_options(&self, seat: Seat, out: &mut Options<Action>) {
        let mut planets = self.planets_to_place(seat);
        // The last one fits somewhere: with no other way the galaxy may be closed.
        if let (Some(planet), None) = (planets.next(), planets.next()) {
            return out.push(Action::PickPlanet { planet });
        }
        self.placements(seat, self.planets_to_place(seat), |planet, _, _| {
            out.push(Action::PickPlanet { planet });
            true
        });
    }

    pub(crate) fn place_planet_options(
        &self,
        seat: Seat,
        planet: Planet,
        out: &mut Options<Action>,
    ) {
        self.placements(seat, [planet].into_iter(), |_, cell, rotation| {
            out.push(Action::PlacePlanet { cell, rotation });
            false
        });
    }

    /// Puts a planet on the table with all its routes.
    pub(crate) fn place_planet(
        &mut self,
        seat: Seat,
        planet: Planet,
        cell: Cell,
        rotation: u8,
        log: &mut impl Log,
    ) {
        self.put_planet(planet, cell, rotation);
        log.note(|| Event::PlanetPlaced { seat, planet, cell, rotation });
        self.goto(Step::StartBase(seat, planet));
        let joints = self.joints(planet);
        if joints.count_ones() as usize <= self.routes_left() {
            for side in bits(joints) {
                self.lay_route(planet, Side::ALL[side], log);
            }
        } else if self.routes_left() > 0 {
            // SC-AMB-57: too few pieces; the player chooses which routes are laid.
            self.push(Step::LayRoutes(seat, planet));
        }
    }

    fn put_planet(&mut self, planet: Planet, cell: Cell, rotation: u8) {
        let tile = &mut self.planets[planet.index()];
        (tile.dealt, tile.cell, tile.rotation, tile.free) =
            (Owner::NONE, cell, rotation, slots(planet, rotation));
        self.placed.insert(planet);
    }

    /// BW-SCN-09: a planet of a scenario, joined to those beside it.
    pub(crate) fn lay_planet(&mut self, planet: Planet, cell: Cell, rotation: u8) {
        self.put_planet(planet, cell, rotation);
        for side in bits(self.joints(planet)) {
            self.lay_route(planet, Side::ALL[side], &mut kernel::NoLog);
        }
    }

    /// SC-GAL-07, SC-AMB-57: the sides of a placed planet on which a route can be laid: two free
    /// slots face each other.
    fn joints(&self, planet: Planet) -> u8 {
        let tile = &self.planets[planet.index()];
        let faced = |side: &usize| {
            let side = Side::ALL[*side];
            let beside = self.planet_at(tile.cell.beside(side));
            let free = |other: Planet| self.planets[other.index()].free;
            beside.is_some_and(|other| free(other) >> side.opposite() as u8 & 1 == 1)
        };
        bits(tile.free).filter(faced).fold(0, |set, side| set | 1 << side)
    }

    fn lay_route(&mut self, planet: Planet, side: Side, log: &mut impl Log) {
        let cell = self.planets[planet.index()].cell.beside(side);
        let free = self.routes[..NORMAL_ROUTES].iter().position(|route| !route.placed);
        if let (Some(beside), Some(route)) = (self.planet_at(cell), free) {
            self.join(Route(route as u8), [(planet, side), (beside, side.opposite())], log);
        }
    }

    /// Puts a route on the table; its ends take up their slots.
    pub(crate) fn join(&mut self, route: Route, ends: [(Planet, Side); 2], log: &mut impl Log) {
        self.routes[route.index()] = RouteState { placed: true, ends, ..RouteState::NONE };
        for (planet, side) in ends {
            self.planets[planet.index()].free &= !(1 << side as u8);
        }
        self.connect();
        log.note(|| Event::RouteLaid { route, ends });
    }

    pub(crate) fn lay_options(&self, planet: Planet, out: &mut Options<Action>) {
        let sides = bits(self.joints(planet));
        out.extend(sides.map(|side| Action::LayRoute { side: Side::ALL[side] }));
    }

    pub(crate) fn lay_chosen(&mut self, planet: Planet, side: Side, log: &mut impl Log) {
        self.lay_route(planet, side, log);
        if self.routes_left() == 0 {
            self.pop();
        }
    }
}
