//! Setup, chapters 4 and 5: factions, the galaxy, starting forces, decks and hands.

use arrayvec::ArrayVec;
use kernel::grid::{Cell, Side};
use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{EventUse, Yield, content};
use crate::ids::{Faction, NORMAL_ROUTES, Planet, Route, Unit};
use crate::report::{Event, Log};
use crate::ruleset::{FactionDeal, Galaxy, Teams, Variant};
use crate::sets::{CardSet, EventSet, bits};
use crate::state::{Owner, RouteState, StarCraft, Step, print};

/// The stages of the setup, in the order of SC-SETUP-01 and SC-GAL-01.
const FACTIONS: u8 = 0;
const COMPONENTS: u8 = 1;
const FIRST_ROUND: u8 = 2;
const SECOND_ROUND: u8 = 3;
const Z_AXIS: u8 = 4;
const RESOURCES: u8 = 5;
const FORCES: u8 = 6;
const HANDS: u8 = 7;

impl StarCraft {
    /// Runs the setup until a player must choose or the first round begins.
    pub(crate) fn run_setup(&mut self, log: &mut impl Log) {
        if self.stage == FIRST_ROUND && self.turns == 0 && self.rules.galaxy == Galaxy::Auto {
            return self.build_galaxy(log);
        }
        let turn = self.turns;
        let last = self.seats - 1;
        let clockwise = self.clockwise(self.first, turn.min(last));
        self.turns += 1;
        match self.stage {
            FACTIONS if self.deals_factions() => self.deal_factions(log),
            // SC-SETUP-03
            FACTIONS if turn <= last => {
                if self.player(clockwise).faction.is_none() {
                    self.push(Step::ChooseFaction(clockwise));
                }
            }
            COMPONENTS if turn == 0 => {
                self.take_components();
                self.prepare_events();
                self.deal_planets(log);
            }
            // SC-GAL-05, -06
            FIRST_ROUND if turn <= last => self.push(Step::PickPlanet(clockwise)),
            // SC-GAL-09: the last player of the first round begins, then counter-clockwise.
            SECOND_ROUND if turn <= last => {
                self.push(Step::PickPlanet(self.clockwise(self.first, last - turn)));
            }
            // SC-GAL-12, -21; SC-GAL-13: a route without a legal place leaves the game.
            Z_AXIS if turn <= last => {
                let step = Step::ZEnd(clockwise, None);
                let mut options = Options::new();
                self.z_options(None, &mut options);
                if !options.is_empty() {
                    self.push(step);
                }
            }
            RESOURCES if turn == 0 => self.deal_resource_cards(),
            // SC-GAL-17, -18
            FORCES if turn <= last => {
                self.push(Step::StartTransport(clockwise));
                self.push(Step::StartForces(clockwise));
            }
            HANDS if turn == 0 => self.deal_hands(log),
            HANDS => self.goto(Step::Planning),
            _ => {
                self.stage += 1;
                self.turns = 0;
            }
        }
        if self.step() == Step::Planning {
            self.begin_round(log);
        }
    }

    // ---- factions and components

    /// SC-TEAM-02: with teams the factions are dealt at random.
    fn deals_factions(&self) -> bool {
        let random = self.rules.factions == FactionDeal::Random || self.rules.teams == Teams::Pairs;
        random && self.everybody().any(|seat| self.player(seat).faction.is_none())
    }

    fn deal_factions(&mut self, log: &mut impl Log) {
        let mut free: ArrayVec<Faction, 16> = self.free_factions().collect();
        self.rng.shuffle(&mut free);
        for seat in self.everybody() {
            if self.player(seat).faction.is_none()
                && let Some(faction) = free.pop()
            {
                self.take_faction(seat, faction, log);
            }
        }
    }

    fn free_factions(&self) -> impl Iterator<Item = Faction> + '_ {
        let taken = |faction| self.everybody().any(|seat| self.player(seat).faction == Some(faction));
        Faction::all().filter(move |&faction| !taken(faction))
    }

    pub(crate) fn faction_options(&self, out: &mut Options<Action>) {
        out.extend(self.free_factions().map(|faction| Action::TakeFaction { faction }));
    }

    pub(crate) fn take_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log) {
        self.player_mut(seat).faction = Some(faction);
        log.note(|| Event::FactionTaken { seat, faction });
    }

    /// SC-SETUP-04, -05, -12; SC-GAL-19; SC-BLDG-05.
    fn take_components(&mut self) {
        for seat in self.everybody() {
            let sheet = self.sheet(seat);
            let workers = match self.player(seat).faction {
                Some(faction) => content().factions[faction.index()].workers,
                None => 0,
            };
            let player = self.player_mut(seat);
            player.pool = workers;
            player.deck = CardSet((1 << sheet.starting_deck) - 1);
            player.technology = sheet.all_cards.without(player.deck);
            for (place, building) in sheet.buildings.iter().enumerate() {
                player.buildings[place] = u8::from(building.preprinted);
            }
        }
    }

    /// SC-SETUP-07..10: the stages, fewer cards of the first two with fewer players; SC-GC-02.
    fn prepare_events(&mut self) {
        let ends = content().events.iter().filter(|event| event.kind == EventUse::End);
        let ends = ends.fold(EventSet::NONE, |all, event| all.or(event.cards));
        let removed = content().events_removed[self.seats as usize];
        for stage in 0..3 {
            let mut cards = content().stages[stage];
            if self.rules.variant == Variant::GalacticConquest {
                cards.take(ends);
            }
            self.events.deck.add(cards);
            self.events.left[stage] = cards.len() as u8 - if stage < 2 { removed } else { 0 };
        }
    }

    /// SC-GAL-02, -04: two random planets for everybody; SC-GAL-03: the others stay away.
    fn deal_planets(&mut self, log: &mut impl Log) {
        let mut planets: ArrayVec<Planet, 32> =
            (0..content().planets.len()).map(|planet| Planet(planet as u8)).collect();
        self.rng.shuffle(&mut planets);
        for (place, pair) in planets.chunks_exact(2).take(self.seats as usize).enumerate() {
            let seat = self.clockwise(self.first, place as u8);
            for planet in pair {
                self.planets[planet.index()].dealt = seat.into();
            }
            log.note(|| Event::PlanetsDrawn { seat, planets: [pair[0], pair[1]] });
        }
    }

    /// The planets a player has drawn and not placed.
    pub(crate) fn planets_to_place(&self, seat: Seat) -> impl Iterator<Item = Planet> + '_ {
        (0..content().planets.len() as u8)
            .map(Planet)
            .filter(move |planet| self.planets[planet.index()].dealt.is(seat))
    }

    // ---- placing planets

    pub(crate) fn planet_at(&self, cell: Cell) -> Option<Planet> {
        self.galaxy().find(|planet| self.planets[planet.index()].cell == cell)
    }

    /// Whether a planet turned so has a slot on a side.
    fn has_slot(planet: Planet, rotation: u8, side: Side) -> bool {
        content().planets[planet.index()].slots[side.turned(4 - rotation) as usize]
    }

    /// SC-AMB-81: the sides (as bits) of a placed planet with a slot no route piece lies in.
    pub(crate) fn free_slots(&self, planet: Planet) -> u8 {
        let tile = &self.planets[planet.index()];
        if !tile.placed {
            return 0;
        }
        let taken = |side: Side| {
            let ends = self.routes.iter().filter(|route| route.placed).flat_map(|route| route.ends);
            ends.into_iter().any(|end| end == (planet, side))
        };
        let free = |side: &Side| Self::has_slot(planet, tile.rotation, *side) && !taken(*side);
        Side::ALL.into_iter().filter(free).fold(0, |set, side| set | 1 << side as u8)
    }

    /// SC-GAL-07, SC-AMB-57: the sides on which a route joins the planet to a placed one.
    fn joints(&self, planet: Planet, cell: Cell, rotation: u8) -> ArrayVec<(Side, Planet), 4> {
        let joint = |side: Side| {
            let beside = self.planet_at(cell.beside(side))?;
            let free = self.planets[beside.index()].free >> side.opposite() as u8 & 1 == 1;
            (free && Self::has_slot(planet, rotation, side)).then_some((side, beside))
        };
        Side::ALL.into_iter().filter_map(joint).collect()
    }

    /// Empty cells beside the galaxy, each once; the middle of the table if there is none yet.
    fn frontier(&self) -> ArrayVec<Cell, 64> {
        let mut cells = ArrayVec::new();
        for planet in self.galaxy() {
            for side in Side::ALL {
                let cell = self.planets[planet.index()].cell.beside(side);
                if self.planet_at(cell).is_none() && !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        if cells.is_empty() {
            cells.push(Cell::ORIGIN);
        }
        cells
    }

    /// Rotations that differ in where the slots are.
    fn rotations(planet: Planet) -> impl Iterator<Item = u8> {
        let pattern = move |rotation| Side::ALL.map(|side| Self::has_slot(planet, rotation, side));
        (0..4).filter(move |&turn| (0..turn).all(|before| pattern(before) != pattern(turn)))
    }

    fn routes_left(&self) -> usize {
        let laid = self.routes[..NORMAL_ROUTES].iter().filter(|route| route.placed).count();
        content().normal_routes - laid
    }

    /// SC-GAL-06: places where a route joins the planet; SC-AMB-81: any place beside the galaxy
    /// if there is none, or no route piece left.
    fn placements(&self, planet: Planet) -> ArrayVec<(Cell, u8), 256> {
        let frontier = self.frontier();
        if self.galaxy().next().is_none() {
            return [(Cell::ORIGIN, 0)].into_iter().collect();
        }
        let all = |joined: bool| {
            let mut places = ArrayVec::new();
            for &cell in &frontier {
                for rotation in Self::rotations(planet) {
                    if !joined || !self.joints(planet, cell, rotation).is_empty() {
                        places.push((cell, rotation));
                    }
                }
            }
            places
        };
        let joined = if self.routes_left() > 0 { all(true) } else { ArrayVec::new() };
        if joined.is_empty() { all(false) } else { joined }
    }

    /// SC-GAL-22: whether a free slot would still face an empty cell.
    fn stays_open(&self, planet: Planet, cell: Cell, rotation: u8) -> bool {
        let empty = |beside: Cell| beside != cell && self.planet_at(beside).is_none();
        let old = self.galaxy().any(|placed| {
            let placed = &self.planets[placed.index()];
            Side::ALL
                .into_iter()
                .any(|side| placed.free >> side as u8 & 1 == 1 && empty(placed.cell.beside(side)))
        });
        let new = |side: Side| Self::has_slot(planet, rotation, side) && empty(cell.beside(side));
        old || Side::ALL.into_iter().any(new)
    }

    /// The legal places of a planet: SC-GAL-22 forbids closing the galaxy while planets are left,
    /// if the player has another way with either of his planets.
    fn legal_placements(&self, seat: Seat, planet: Planet) -> ArrayVec<(Cell, u8), 256> {
        let places = self.placements(planet);
        let dealt = self.planets.iter().filter(|planet| !planet.dealt.is_none()).count();
        if dealt <= 1 {
            return places;
        }
        let open = |planet: Planet, &(cell, rotation): &(Cell, u8)| {
            self.stays_open(planet, cell, rotation)
        };
        let other_way = self
            .planets_to_place(seat)
            .any(|mine| self.placements(mine).iter().any(|place| open(mine, place)));
        places.into_iter().filter(|place| !other_way || open(planet, place)).collect()
    }

    pub(crate) fn pick_planet_options(&self, seat: Seat, out: &mut Options<Action>) {
        for planet in self.planets_to_place(seat) {
            if !self.legal_placements(seat, planet).is_empty() {
                out.push(Action::PickPlanet { planet });
            }
        }
    }

    pub(crate) fn place_planet_options(
        &self,
        seat: Seat,
        planet: Planet,
        out: &mut Options<Action>,
    ) {
        let places = self.legal_placements(seat, planet);
        out.extend(places.into_iter().map(|(cell, rotation)| Action::PlacePlanet { cell, rotation }));
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
        let joints = self.joints(planet, cell, rotation);
        let slots = Side::ALL.into_iter().filter(|&side| Self::has_slot(planet, rotation, side));
        let free = slots.fold(0, |free, side| free | 1 << side as u8);
        let tile = &mut self.planets[planet.index()];
        (tile.placed, tile.dealt, tile.cell, tile.rotation, tile.free) =
            (true, Owner::NONE, cell, rotation, free);
        log.note(|| Event::PlanetPlaced { seat, planet, cell, rotation });
        self.goto(Step::StartBase(seat, planet));
        if joints.len() <= self.routes_left() {
            for (side, beside) in joints {
                self.lay_route(planet, side, beside, log);
            }
        } else {
            // SC-AMB-57: too few pieces; the player chooses which routes are laid.
            self.push(Step::LayRoutes(seat, planet));
        }
    }

    fn lay_route(&mut self, planet: Planet, side: Side, beside: Planet, log: &mut impl Log) {
        if let Some(route) = self.routes[..NORMAL_ROUTES].iter().position(|route| !route.placed) {
            let ends = [(planet, side), (beside, side.opposite())];
            self.join(Route(route as u8), ends, log);
        }
    }

    /// Puts a route on the table; its ends take up their slots.
    fn join(&mut self, route: Route, ends: [(Planet, Side); 2], log: &mut impl Log) {
        self.routes[route.index()] = RouteState { placed: true, ends, ..RouteState::NONE };
        for (planet, side) in ends {
            self.planets[planet.index()].free &= !(1 << side as u8);
        }
        self.connect();
        log.note(|| Event::RouteLaid { route, ends });
    }

    /// The sides of the new planet where a route could still be laid.
    fn open_joints(&self, planet: Planet) -> ArrayVec<(Side, Planet), 4> {
        let tile = &self.planets[planet.index()];
        let mut joints = self.joints(planet, tile.cell, tile.rotation);
        joints.retain(|(side, _)| tile.free >> *side as u8 & 1 == 1);
        joints
    }

    pub(crate) fn lay_options(&self, planet: Planet, out: &mut Options<Action>) {
        out.extend(self.open_joints(planet).into_iter().map(|(side, _)| Action::LayRoute { side }));
    }

    pub(crate) fn lay_chosen(&mut self, planet: Planet, side: Side, log: &mut impl Log) {
        let cell = self.planets[planet.index()].cell.beside(side);
        if let Some(beside) = self.planet_at(cell) {
            self.lay_route(planet, side, beside, log);
        }
        if self.routes_left() == 0 || self.open_joints(planet).is_empty() {
            self.pop();
        }
    }

    // ---- bases, z-axis routes, resources

    /// SC-GAL-08: on the first planet the base is optional; SC-GAL-10: on the second it is not.
    pub(crate) fn start_base_options(
        &self,
        seat: Seat,
        planet: Planet,
        out: &mut Options<Action>,
    ) {
        if self.player(seat).bases == 0 {
            out.extend(planet.areas().map(|area| Action::PlaceBase { area }));
        }
        if self.player(seat).bases > 0 || self.planets_to_place(seat).next().is_some() {
            out.push(Action::Done {});
        }
    }

    /// SC-GAL-12, -14: any free slot, the second end on another planet.
    pub(crate) fn z_options(&self, major: Option<(Planet, Side)>, out: &mut Options<Action>) {
        let free = |planet: Planet| self.planets[planet.index()].free;
        for planet in self.galaxy() {
            let possible = match major {
                Some((other, _)) => other != planet,
                None => self.galaxy().any(|other| other != planet && free(other) != 0),
            };
            if possible {
                for side in bits(u64::from(free(planet))) {
                    out.push(Action::PlaceZEnd { planet, side: Side::ALL[side] });
                }
            }
        }
    }

    pub(crate) fn place_z_end(
        &mut self,
        seat: Seat,
        major: Option<(Planet, Side)>,
        end: (Planet, Side),
        log: &mut impl Log,
    ) {
        match major {
            None => self.goto(Step::ZEnd(seat, Some(end))),
            Some(major) => {
                self.pop();
                let place = self.turns as usize - 1;
                self.join(Route((NORMAL_ROUTES + place) as u8), [major, end], log);
            }
        }
    }

    /// SC-GAL-16: all Resource cards of the planet with the base.
    fn deal_resource_cards(&mut self) {
        for seat in self.everybody() {
            let home = self.home(seat);
            for area in home.into_iter().flat_map(Planet::areas) {
                if matches!(print(area).yields, Yield::Resource(_)) {
                    self.area_mut(area).holder = seat.into();
                }
            }
        }
    }

    /// The planet with the player's first base.
    pub(crate) fn home(&self, seat: Seat) -> Option<Planet> {
        self.galaxy().find(|&planet| self.base_on(seat, planet).is_some())
    }

    // ---- starting forces

    /// The next starting unit to place.
    fn next_force(&self, seat: Seat) -> Option<Unit> {
        let faction = self.player(seat).faction?;
        let start = &content().factions[faction.index()].units;
        let figures = &self.player(seat).figures;
        let kind = (0..start.len()).find(|&kind| figures[kind] < start[kind])?;
        Some(Unit::of(self.race(seat), kind))
    }

    pub(crate) fn force_options(&self, seat: Seat, out: &mut Options<Action>) {
        let home = self.home(seat);
        let areas = home.into_iter().flat_map(Planet::areas).filter(|&area| self.room(area) > 0);
        out.extend(areas.map(|area| Action::PlaceForce { area }));
    }

    pub(crate) fn place_force(&mut self, seat: Seat, area: crate::ids::Area, log: &mut impl Log) {
        if let Some(unit) = self.next_force(seat) {
            self.add_unit(seat, unit, area);
            log.note(|| Event::UnitPlaced { seat, unit, area });
        }
        if self.next_force(seat).is_none() {
            self.pop();
        }
    }

    pub(crate) fn start_transport_options(&self, seat: Seat, out: &mut Options<Action>) {
        let home = self.home(seat);
        let routes = home.into_iter().flat_map(|planet| self.routes_of(planet));
        out.extend(routes.map(|route| Action::StartTransport { route }));
        if out.is_empty() {
            // A home that no route reaches (SC-AMB-81).
            out.push(Action::Done {});
        }
    }

    /// SC-SETUP-13, -14: the opening hands come after the galaxy.
    fn deal_hands(&mut self, log: &mut impl Log) {
        for seat in self.everybody() {
            self.draw_cards(seat, self.sheet(seat).hand_limit, log);
        }
    }
}
