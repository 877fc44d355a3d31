//! Setup, chapters 4 and 5: factions, the galaxy, starting forces, decks and hands.

use arrayvec::ArrayVec;
use kernel::grid::Side;
use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{EventUse, Yield, content};
use crate::ids::{Area, Faction, NORMAL_ROUTES, Planet, Route, Unit};
use crate::report::{Event, Log};
use crate::ruleset::{FactionDeal, Galaxy, Teams, Variant};
use crate::sets::{CardSet, EventSet, bits};
use crate::stages::SetupStage;
use crate::state::{StarCraft, Step, print};

impl StarCraft {
    /// Runs the setup until a player must choose or the first round begins.
    pub(crate) fn run_setup(&mut self, log: &mut impl Log) {
        let stage = SetupStage::at(self.stage);
        if stage == SetupStage::FirstRound && self.turns == 0 && self.rules.galaxy == Galaxy::Auto {
            return self.build_galaxy(log);
        }
        let turn = self.turns;
        let last = self.seats - 1;
        let clockwise = self.clockwise(self.first, turn.min(last));
        self.turns += 1;
        match stage {
            SetupStage::Factions if self.deals_factions() => self.deal_factions(log),
            // SC-SETUP-03
            SetupStage::Factions if turn <= last => {
                if self.player(clockwise).faction.is_none() {
                    self.push(Step::ChooseFaction(clockwise));
                }
            }
            SetupStage::Components if turn == 0 => {
                self.take_components();
                self.prepare_events();
                self.deal_planets(log);
            }
            // SC-GAL-05, -06
            SetupStage::FirstRound if turn <= last => self.push(Step::PickPlanet(clockwise)),
            // SC-GAL-09: the last player of the first round begins, then counter-clockwise.
            SetupStage::SecondRound if turn <= last => {
                self.push(Step::PickPlanet(self.clockwise(self.first, last - turn)));
            }
            // SC-GAL-12, -21; SC-GAL-13: a route without a legal place leaves the game.
            SetupStage::ZAxis if turn <= last => {
                let open = |planet: &Planet| self.planets[planet.index()].free != 0;
                if self.galaxy().filter(open).count() > 1 {
                    self.push(Step::ZEnd(clockwise, None));
                }
            }
            SetupStage::Resources if turn == 0 => self.deal_resource_cards(),
            // SC-GAL-17, -18
            SetupStage::Forces if turn <= last => {
                self.push(Step::StartTransport(clockwise));
                self.push(Step::StartForces(clockwise));
            }
            SetupStage::Hands if turn == 0 => self.deal_hands(log),
            SetupStage::Hands => self.goto(Step::Planning),
            _ => {
                self.stage = stage.next();
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
        let taken =
            |faction| self.everybody().any(|seat| self.player(seat).faction == Some(faction));
        Faction::all().filter(move |&faction| !taken(faction))
    }

    pub(crate) fn faction_options(&self, out: &mut Options<Action>) {
        out.extend(self.free_factions().map(|faction| Action::TakeFaction { faction }));
    }

    pub(crate) fn choose_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log) {
        self.pop();
        self.take_faction(seat, faction, log);
    }

    fn take_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log) {
        self.player_mut(seat).faction = Some(faction);
        log.note(|| Event::FactionTaken { seat, faction });
    }

    /// SC-SETUP-04, -05, -12; SC-GAL-19; SC-BLDG-05.
    pub(crate) fn take_components(&mut self) {
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
    pub(crate) fn prepare_events(&mut self) {
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

    // ---- bases, z-axis routes, resources

    /// SC-GAL-08: on the first planet the base is optional; SC-GAL-10: on the second it is not.
    pub(crate) fn start_base_options(&self, seat: Seat, planet: Planet, out: &mut Options<Action>) {
        if self.player(seat).bases == 0 {
            out.extend(planet.areas().map(|area| Action::PlaceBase { area }));
        }
        if self.player(seat).bases > 0 || self.planets_to_place(seat).next().is_some() {
            out.push(Action::Done {});
        }
    }

    pub(crate) fn place_first_base(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pop();
        self.add_base(seat, area);
        log.note(|| Event::BasePlaced { seat, area });
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
                for side in bits(free(planet)) {
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
    pub(crate) fn next_force(&self, seat: Seat) -> Option<Unit> {
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

    pub(crate) fn place_force(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
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

    pub(crate) fn place_first_transport(&mut self, seat: Seat, route: Route, log: &mut impl Log) {
        self.pop();
        self.add_transport(seat, route);
        log.note(|| Event::TransportPlaced { seat, route });
    }

    /// SC-SETUP-13, -14: the opening hands come after the galaxy.
    fn deal_hands(&mut self, log: &mut impl Log) {
        for seat in self.everybody() {
            self.draw_cards(seat, self.sheet(seat).hand_limit, log);
        }
    }
}
