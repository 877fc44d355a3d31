//! The setup of a scenario (BW-SCN-02), which replaces the normal one.

use kernel::Seat;

use crate::cards::face;
use crate::content::{LeaderOp, Op, Placement, ScenarioSheet, Start};
use crate::ids::{Leader, MAX_KINDS, NORMAL_ROUTES, Planet, Route, Unit};
use crate::report::{Event, Log};
use crate::sets::{CardSet, LeaderSet};
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// BW-SCN-03, -05, -09, -16: what every player has, the galaxy, and who begins.
    pub(crate) fn begin_scenario(&mut self, sheet: &'static ScenarioSheet, log: &mut impl Log) {
        for seat in self.everybody() {
            self.take_parts(seat);
        }
        if let Some(first) = self.leader_of(sheet.first) {
            self.first = first;
        }
        self.lay_galaxy(sheet);
        self.lay_items(sheet);
        log.note(|| Event::GalaxyBuilt {});
    }

    /// BW-SCN-05, -10, -16, -21: workers, buildings, modules and Leadership cards.
    fn take_parts(&mut self, seat: Seat) {
        let parts = self.parts(seat);
        let player = self.player_mut(seat);
        player.pool = parts.iter().map(|part| part.workers).sum();
        for part in &parts {
            for (level, least) in player.buildings.iter_mut().zip(part.buildings) {
                *level = (*level).max(least);
            }
            for (count, more) in player.modules.iter_mut().zip(part.modules) {
                *count += more;
            }
        }
        // Leadership cards are those of the deck of the faction the player named.
        let Some(part) = parts.first() else { return };
        for &leader in part.leaders.iter().chain(&part.hero) {
            let player = self.player_mut(seat);
            player.leaders.add(LeaderSet::one(leader));
            player.leading.add(LeaderSet::one(leader));
        }
        if let Some(leader) = part.hero {
            self.player_mut(seat).hero = leader.face().hero.map(|hero| hero.unit);
            let mut effects = leader.face().effects.iter();
            if effects.any(|effect| effect.op == Op::Leader(LeaderOp::HeroCards)) {
                self.shuffle_hero_cards_in(seat, leader);
            }
        }
    }

    /// BW-CARD-45: the cards that only this hero can use join the Combat deck.
    pub(crate) fn shuffle_hero_cards_in(&mut self, seat: Seat, leader: Leader) {
        let technology = self.player(seat).technology;
        for card in technology.iter(self.race(seat)) {
            if face(card).hero.as_deref() == Some(leader.face().id.as_str()) {
                let player = self.player_mut(seat);
                player.technology.take(CardSet::one(card));
                player.deck.add(CardSet::one(card));
            }
        }
    }

    /// BW-SCN-09: planets, routes and z-axis routes.
    fn lay_galaxy(&mut self, sheet: &ScenarioSheet) {
        for &(planet, cell, rotation) in &sheet.tiles {
            self.lay_planet(planet, cell, rotation);
        }
        for (place, &ends) in sheet.z_routes.iter().enumerate() {
            self.join(Route((NORMAL_ROUTES + place) as u8), ends, &mut kernel::NoLog);
        }
    }

    /// BW-SCN-19: bases of a player on the planets that are named for them.
    pub(crate) fn offer_start_bases(&mut self, seat: Seat) {
        let parts = self.parts(seat);
        let places = parts.iter().flat_map(|part| &part.placements).filter(|place| place.base);
        // The step on top is asked first.
        places.rev().for_each(|place| self.push(Step::StartBase(seat, place.planet)));
    }

    /// What stands where of a player's at the beginning.
    fn start_places(&self, seat: Seat) -> impl Iterator<Item = &'static Placement> + Clone + use<> {
        self.parts(seat).into_iter().flat_map(|part| &part.placements)
    }

    /// BW-SCN-19: what a player starts with, all planets together.
    pub(crate) fn scenario_start(&self, seat: Seat) -> Start {
        let mut start = Start {
            bases: 0,
            workers: 0,
            transports: self.parts(seat).iter().map(|part| part.transports).sum(),
            units: [0; MAX_KINDS],
            on_card: [0; MAX_KINDS],
            site: None,
        };
        for place in self.start_places(seat) {
            start.bases += u8::from(place.base);
            start.site = start.site.or(place.site);
        }
        start
    }

    /// The planet on which an installation of the player stands at the beginning.
    pub(crate) fn start_site_planet(&self, seat: Seat) -> Option<Planet> {
        self.start_places(seat).find(|place| place.site.is_some()).map(|place| place.planet)
    }

    /// BW-SCN-19: whether the player began on a planet.
    pub(crate) fn began_on(&self, seat: Seat, planet: Planet) -> bool {
        self.start_places(seat).any(|place| place.planet == planet)
    }

    /// BW-SCN-19: the next unit to place, and on which planet; a hero comes last, on any. Whoever
    /// carries an item comes first. What finds no place is not gained.
    pub(crate) fn next_scenario_force(&self, seat: Seat) -> Option<(Unit, Option<Planet>)> {
        let race = self.race(seat);
        let missing = |place: &&Placement, kind: usize| {
            let there = place.planet.areas().filter(|&area| self.area(area).owner.is(seat));
            there.map(|area| self.area(area).units[kind]).sum::<u8>() < place.units[kind]
        };
        let hero = self.player(seat).hero.map(|unit| (unit.hero(), None));
        let hero = hero.filter(|(unit, _)| self.player(seat).figures[unit.kind()] == 0);
        let all = self.start_places(seat).flat_map(|place| {
            let kinds = (0..MAX_KINDS).filter(move |&kind| missing(&place, kind));
            kinds.map(move |kind| (Unit::of(race, kind), Some(place.planet)))
        });
        let next = |bearers: bool| {
            let mut waiting = all.clone().filter(|&(unit, planet)| {
                !bearers || planet.is_some_and(|planet| self.item_for(seat, unit, planet).is_some())
            });
            waiting.find(|&(unit, planet)| self.start_areas(seat, unit, planet).next().is_some())
        };
        let hero = || hero.filter(|&(unit, _)| self.start_areas(seat, unit, None).next().is_some());
        next(true).or_else(|| next(false)).or_else(hero)
    }
}
