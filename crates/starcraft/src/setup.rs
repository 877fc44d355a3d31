//! Setup, chapters 4 and 5: factions, the galaxy, starting forces, decks and hands.

use arrayvec::ArrayVec;
use kernel::grid::Side;
use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{EventUse, Yield, content};
use crate::ids::{Area, Faction, NORMAL_ROUTES, Planet, Route, Unit};
use crate::report::{Event, Happening, Log};
use crate::ruleset::{FactionDeal, Galaxy, Leadership, StartingPlanets, Teams, Variant};
use crate::sets::{CardSet, EventSet, PlanetSet, bits};
use crate::stages::SetupStage;
use crate::state::{Owner, StarCraft, Step, print};

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
                match self.rules.scenario() {
                    Some(sheet) => self.begin_scenario(sheet, log),
                    None if self.chooses_leaders() => {}
                    None => self.deal_planets(log),
                }
            }
            SetupStage::Leadership if turn == 0 => self.begin_choosing(),
            SetupStage::Resolution if self.chooses_leaders() && turn <= last => {
                self.resolve_leader_of(turn, log);
            }
            SetupStage::Planets if self.chooses_leaders() && turn < 2 => match turn {
                0 => self.offer_planets(),
                _ => self.deal_planets(log),
            },
            SetupStage::FirstRound if self.is_scenario() && turn <= last => {
                self.offer_start_bases(clockwise);
            }
            SetupStage::SecondRound | SetupStage::ZAxis if self.is_scenario() => {
                self.stage = stage.next();
                self.turns = 0;
            }
            // SC-GAL-05, -06
            SetupStage::FirstRound if turn <= last => self.push(Step::PickPlanet(clockwise)),
            // SC-GAL-09: the last player of the first round begins, then counter-clockwise.
            SetupStage::SecondRound if turn <= last => {
                self.push(Step::PickPlanet(self.clockwise(self.first, last - turn)));
            }
            // BW-OPL-02: the third planets, clockwise again.
            SetupStage::ThirdRound if turn <= last && self.places_three() => {
                self.push(Step::PickPlanet(clockwise));
            }
            SetupStage::Unplaced if turn == 0 => self.remove_unplaced(),
            // SC-GAL-12, -21; SC-GAL-13: a route without a legal place leaves the game.
            SetupStage::ZAxis if turn <= last => {
                let open = |planet: &Planet| self.planets[planet.index()].free != 0;
                if self.galaxy().filter(open).count() > 1 {
                    // BW-CARD-43
                    let seat = self.z_placer().unwrap_or(clockwise);
                    self.push(Step::ZEnd(seat, None));
                }
            }
            SetupStage::Resources if turn == 0 => self.deal_resource_cards(),
            // SC-GAL-17, -18
            SetupStage::Forces if turn <= last => {
                let start = self.start(clockwise);
                if start.transports == u8::MAX {
                    self.place_start_transports(clockwise, log);
                } else {
                    self.push(Step::StartTransport(clockwise));
                }
                if start.site.is_some() {
                    self.push(Step::StartSite(clockwise));
                }
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
                && let Some(at) = free.iter().rposition(|&faction| self.may_take_faction(faction))
            {
                let faction = free.remove(at);
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
        let open = self.free_factions().filter(|&faction| self.may_take_faction(faction));
        out.extend(open.map(|faction| Action::TakeFaction { faction }));
    }

    pub(crate) fn choose_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log) {
        self.pop();
        self.take_faction(seat, faction, log);
    }

    fn take_faction(&mut self, seat: Seat, faction: Faction, log: &mut impl Log) {
        self.player_mut(seat).take_faction(faction);
        log.note(|| Event::FactionTaken { seat, faction });
    }

    /// SC-SETUP-04, -05, -12; SC-GAL-19; SC-BLDG-05.
    pub(crate) fn take_components(&mut self) {
        for seat in self.everybody() {
            self.lay_out_objective(seat);
            let sheet = self.sheet(seat);
            let faction = self.player(seat).faction;
            let faction = faction.map(|faction| &self.content().factions[faction.index()]);
            let bases_out = self.bases_left_out(seat);
            let player = self.player_mut(seat);
            player.bases_out = bases_out;
            player.pool = faction.map_or(0, |faction| faction.workers);
            player.deck = sheet.starting_deck;
            let cards = faction.map_or(CardSet::NONE, |faction| faction.cards);
            player.technology = cards.without(player.deck);
            for (place, building) in sheet.buildings.iter().enumerate() {
                player.buildings[place] = u8::from(building.preprinted);
            }
        }
    }

    /// SC-SETUP-07..10: the stages, fewer cards of the first two with fewer players; SC-GC-02.
    pub(crate) fn prepare_events(&mut self) {
        let ends = content().events.iter().filter(|event| event.kind == EventUse::End);
        let ends = ends.fold(EventSet::NONE, |all, event| all.or(event.cards));
        for stage in 0..3 {
            let mut cards = self.content().stages[stage];
            if self.rules.variant == Variant::GalacticConquest {
                cards.take(ends);
            }
            self.take_unused_events(&mut cards);
            self.events.deck.add(cards);
            self.events.left[stage] = cards.len() as u8 - self.events_removed(stage);
        }
    }

    /// BW-OPN-03: without Leadership cards the Event cards about them stay in the box; BW-SCN-08: a
    /// scenario names those that are not used.
    pub(crate) fn take_unused_events(&self, cards: &mut EventSet) {
        if let Some(sheet) = self.rules.scenario() {
            cards.take(sheet.unused);
        }
        if self.rules.leadership == Leadership::None {
            for event in self.content().events.iter().filter(|event| event.leadership) {
                cards.take(event.cards);
            }
        }
    }

    /// SC-SETUP-09, BW-EVD-08: Event cards left out of each of Stages I and II; BW-OPN-04: one fewer
    /// without Leadership cards; BW-SCN-08: as many as a scenario says.
    pub(crate) fn events_removed(&self, stage: usize) -> u8 {
        if let Some(sheet) = self.rules.scenario() {
            return sheet.removed[stage];
        }
        if stage == 2 {
            return 0;
        }
        let named = self.rules.brood_war() && self.rules.leadership == Leadership::None;
        self.content().events_removed[self.seats as usize] - u8::from(named)
    }

    /// BW-OPL-01
    pub(crate) fn places_three(&self) -> bool {
        self.rules.starting_planets == StartingPlanets::ThreePlaced
    }

    /// BW-OPM-02: tiles that are not placed leave the game.
    fn remove_unplaced(&mut self) {
        for planet in &mut self.planets {
            planet.dealt = Owner::NONE;
        }
    }

    /// SC-GAL-02, -04: two random planets for everybody; SC-GAL-03: the others stay away.
    fn deal_planets(&mut self, log: &mut impl Log) {
        let free = self.tiles().iter().filter(|p| self.planets[p.index()].dealt.is_none());
        let mut planets: ArrayVec<Planet, 32> = free.collect();
        self.rng.shuffle(&mut planets);
        let each = self.rules.planets_each();
        // BW-CARD-20: who has picked planets draws none.
        let seats = (0..self.seats).map(|place| self.clockwise(self.first, place));
        let seats: ArrayVec<Seat, 8> =
            seats.filter(|&seat| self.planets_to_place(seat).next().is_none()).collect();
        for (seat, drawn) in seats.into_iter().zip(planets.chunks_exact(each)) {
            for planet in drawn {
                self.planets[planet.index()].dealt = seat.into();
            }
            log.note(|| Event::PlanetsDrawn { seat, planets: [drawn[0], drawn[1]] });
            for &planet in &drawn[2..] {
                log.note(|| Happening::PlanetDrawn { planet }.to(seat));
            }
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
        let missing = self.start(seat).bases.saturating_sub(self.player(seat).bases);
        if missing > 0 {
            // BW-SUL-06
            let areas = planet.areas().filter(|&area| Self::may_be_founded(area).is_ok());
            out.extend(areas.map(|area| Action::PlaceBase { area }));
        }
        // BW-CARD-41: a base for each of two planets.
        if usize::from(missing) <= self.planets_to_come(seat) {
            out.push(Action::Done {});
        }
    }

    /// How many planets the player will place after this one.
    fn planets_to_come(&self, seat: Seat) -> usize {
        let each = if self.places_three() { 3 } else { 2 };
        let left = self.planets_to_place(seat).count();
        // BW-OPM-02: of three tiles one is never placed.
        (left + each).saturating_sub(self.rules.planets_each())
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
            for area in self.homes(seat).iter().flat_map(Planet::areas) {
                if matches!(print(area).yields, Yield::Resource(_)) {
                    self.change(area, |here| here.holder = seat.into());
                }
            }
        }
    }

    /// The planet with the player's first base.
    pub(crate) fn home(&self, seat: Seat) -> Option<Planet> {
        self.homes(seat).iter().next()
    }

    // ---- starting forces

    /// The next starting unit to place, and the planet it must stand on.
    pub(crate) fn next_force(&self, seat: Seat) -> Option<(Unit, Option<Planet>)> {
        if self.is_scenario() {
            return self.next_scenario_force(seat);
        }
        let start = self.start(seat).units;
        let figures = &self.player(seat).figures;
        let race = self.race(seat);
        let mut kinds = (0..start.len()).filter(|&kind| figures[kind] < start[kind]);
        if !self.rules.brood_war() {
            return kinds.next().map(|kind| (Unit::of(race, kind), None));
        }
        // BW-SET-11: what finds no place is not gained.
        kinds
            .map(|kind| Unit::of(race, kind))
            .find(|&unit| self.start_areas(seat, unit, None).next().is_some())
            .map(|unit| (unit, None))
    }

    pub(crate) fn force_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some((unit, planet)) = self.next_force(seat) else { return out.push(Action::Done {}) };
        let areas = self.start_areas(seat, unit, planet);
        out.extend(areas.map(|area| Action::PlaceForce { area }));
    }

    /// Where a starting unit may stand: on the planet with the base, or one of them.
    pub(crate) fn start_areas(
        &self,
        seat: Seat,
        unit: Unit,
        only: Option<Planet>,
    ) -> impl Iterator<Item = Area> + '_ {
        let homes = self.homes(seat);
        let planets = only.map_or(homes, |only| homes.and(PlanetSet::one(only))).iter();
        planets
            .flat_map(Planet::areas)
            .filter(move |&area| self.admits(unit, area).is_ok() && self.has_room(seat, unit, area))
    }

    pub(crate) fn place_force(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        if let Some((unit, _)) = self.next_force(seat) {
            self.add_unit(seat, unit, area);
            self.give_start_item(seat, unit, area);
            log.note(|| Event::UnitPlaced { seat, unit, area });
        }
    }

    pub(crate) fn start_transport_options(&self, seat: Seat, out: &mut Options<Action>) {
        let routes = self.homes(seat).iter().flat_map(|planet| self.routes_of(planet));
        for route in routes.filter(|&route| self.may_have_transport(seat, route).is_ok()) {
            // A route may join two planets with a base.
            if !out.contains(&Action::StartTransport { route }) {
                out.push(Action::StartTransport { route });
            }
        }
        if out.is_empty() {
            // A home that no route reaches (SC-AMB-81).
            out.push(Action::Done {});
        }
    }

    pub(crate) fn place_first_transport(&mut self, seat: Seat, route: Route, log: &mut impl Log) {
        self.add_transport(seat, route);
        log.note(|| Event::TransportPlaced { seat, route });
        // BW-SET-13
        if self.player(seat).transports >= self.start(seat).transports {
            self.pop();
        }
    }

    /// SC-SETUP-13, -14: the opening hands come after the galaxy.
    fn deal_hands(&mut self, log: &mut impl Log) {
        for seat in self.everybody() {
            self.draw_cards(seat, self.sheet(seat).hand_limit, log);
        }
    }
}
