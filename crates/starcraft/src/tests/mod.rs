//! The rules, one by one. Every rule and example of `rules/` is named by a test; `coverage.rs`
//! lists those that are not, and fails.
//!
//! A test sets a [`Table`] with exactly the pieces it is about, plays choices by their text form,
//! and looks at the state.

#![allow(dead_code)]

mod battles;
mod brood_war;
mod cards;
mod conquest;
mod coverage;
mod orders;
mod second;
mod table;

use kernel::grid::{Cell, Side};
use kernel::{Game, Message, Options, Rng, Seat, Turn};

use crate::action::Action;
use crate::battle::Fate;
use crate::content::{Yield, content};
use crate::ids::{
    Area, Card, EventKind, Faction, KINDS, Module, NORMAL_ROUTES, Order, Planet, Route, Tech, Unit,
};
use crate::report::Event;
use crate::ruleset::{Ruleset, Setup};
use crate::sets::{CardSet, EventSet};
use crate::state::{RouteState, StarCraft, Step, Units, print};
use crate::victory::Ending;

/// A message in English.
fn english(message: &Message) -> String {
    tongue::english().say(message)
}

/// The question put to a seat, in English; empty if there is none.
fn prompt(game: &StarCraft, seat: Seat) -> String {
    game.prompt(seat).as_ref().map(english).unwrap_or_default()
}

/// A choice, in English.
fn described(game: &StarCraft, action: &str) -> String {
    english(&game.describe(action.parse().expect("an action")))
}

/// A table set for a test, with everything that has happened on it.
pub(crate) struct Table {
    pub(crate) game: StarCraft,
    pub(crate) log: Vec<Event>,
}

/// The planets of a test table, west to east; neighbours are joined by the normal routes `r0`…
pub(crate) const ROW: [&str; 4] = ["torus", "helios", "pridewater", "tarsonis"];

/// A table in round 1 with these factions at seats 0, 1, …, seat 0 first, and an empty galaxy:
/// the planets of [`ROW`] (for more players also `antiga_prime`, `dylar_iv`, …) in a row from
/// west to east, joined by the normal routes `r0`, `r1`, …; no units, bases or transports, no
/// workers, the starting Combat decks complete and unshuffled with empty hands.
pub(crate) fn table(factions: &[&str]) -> Table {
    table_with(factions, &[])
}

/// A table with options.
pub(crate) fn table_with(factions: &[&str], options: &[(&str, &str)]) -> Table {
    let setup = Setup {
        factions: factions.iter().map(|name| Some((*name).to_owned())).collect(),
        ..Setup::new(factions.len(), options)
    };
    let rules =
        Ruleset::of(&setup, StarCraft::RULES_VERSION, factions.len()).expect("legal options");
    let mut game = StarCraft::empty(rules, factions.len(), Rng::new(1));
    for (seat, name) in factions.iter().enumerate() {
        game.players[seat].take_faction(name.parse::<Faction>().expect("a faction"));
    }
    // The components of a real setup: decks, buildings, Event deck.
    game.take_components();
    game.prepare_events();
    let more = [
        "antiga_prime",
        "dylar_iv",
        "vyctor_v",
        "abaddon",
        "braken",
        "chau_sara",
        "halcyon",
        "bhekar_ro",
    ];
    for (x, name) in ROW.iter().chain(&more).take(2 * factions.len()).enumerate() {
        let planet: Planet = name.parse().expect("a planet");
        game.placed.insert(planet);
        game.planets[planet.index()].cell = Cell { x: x as i8, y: 0 };
    }
    for seat in game.everybody() {
        game.player_mut(seat).pool = 0;
    }
    game.round = 1;
    game.push(Step::Execution);
    let mut table = Table { game, log: Vec::new() };
    let row: Vec<Planet> = {
        let mut all: Vec<Planet> = table.game.galaxy().collect();
        all.sort_by_key(|planet| table.game.planets[planet.index()].cell.x);
        all
    };
    for (at, pair) in row.windows(2).enumerate() {
        let ends = [(pair[0], Side::East), (pair[1], Side::West)];
        table.game.routes[at] = RouteState { placed: true, ends, ..RouteState::NONE };
    }
    table.game.connect();
    table
}

pub(crate) fn area(name: &str) -> Area {
    name.parse().expect("an area")
}

pub(crate) fn planet(name: &str) -> Planet {
    name.parse().expect("a planet")
}

pub(crate) fn unit(name: &str) -> Unit {
    name.parse().expect("a unit")
}

pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

impl Table {
    // ---- setting the table

    /// Puts units into an area: `"marine 2, ghost"`.
    pub(crate) fn units(&mut self, seat: u8, place: &str, units: &str) -> &mut Self {
        for entry in units.split(", ") {
            let (name, count) = entry.split_once(' ').unwrap_or((entry, "1"));
            for _ in 0..count.parse().expect("a number") {
                self.game.add_unit(Seat(seat), unit(name), area(place));
            }
        }
        self
    }

    pub(crate) fn base(&mut self, seat: u8, place: &str) -> &mut Self {
        self.game.add_base(Seat(seat), area(place));
        self
    }

    /// Puts a transport on a route (`"r0"`, `"z1"`).
    pub(crate) fn transport(&mut self, seat: u8, route: &str) -> &mut Self {
        self.game.add_transport(Seat(seat), route.parse().expect("a route"));
        self
    }

    /// Joins two planets by the z-axis route of that number.
    pub(crate) fn z_route(&mut self, number: usize, major: &str, minor: &str) -> &mut Self {
        let ends = [(planet(major), Side::North), (planet(minor), Side::North)];
        self.game.routes[NORMAL_ROUTES + number] =
            RouteState { placed: true, ends, ..RouteState::NONE };
        self.game.connect();
        self
    }

    /// Workers in the Worker Pool.
    pub(crate) fn workers(&mut self, seat: u8, count: u8) -> &mut Self {
        self.game.players[seat as usize].pool = count;
        self
    }

    /// The player holds the Resource cards of these areas.
    pub(crate) fn holds(&mut self, seat: u8, places: &[&str]) -> &mut Self {
        for place in places {
            assert!(matches!(print(area(place)).yields, Yield::Resource(_)), "{place} has no card");
            self.game.change(area(place), |here| here.holder = Seat(seat).into());
        }
        self
    }

    /// The hand is exactly these cards; the rest of the starting deck is the Combat deck.
    /// Technology cards named here come from the Technology deck.
    pub(crate) fn hand(&mut self, seat: u8, cards: &[&str]) -> &mut Self {
        let player = &mut self.game.players[seat as usize];
        player.deck.add(player.hand);
        player.hand = CardSet::NONE;
        for name in cards {
            let one = CardSet::one(card(name));
            player.deck.take(one);
            player.technology.take(one);
            player.discard.take(one);
            player.hand.add(one);
        }
        self
    }

    /// The Combat deck is exactly these cards; what else was in it lies on the discard pile.
    pub(crate) fn deck(&mut self, seat: u8, cards: &[&str]) -> &mut Self {
        let player = &mut self.game.players[seat as usize];
        player.discard.add(player.deck);
        player.deck = CardSet::NONE;
        for name in cards {
            let one = CardSet::one(card(name));
            player.discard.take(one);
            player.technology.take(one);
            player.hand.take(one);
            player.deck.add(one);
        }
        self
    }

    /// Empties the discard pile into the Technology deck, out of the way.
    pub(crate) fn no_discards(&mut self, seat: u8) -> &mut Self {
        let player = &mut self.game.players[seat as usize];
        player.technology.add(player.discard);
        player.discard = CardSet::NONE;
        self
    }

    /// All cards of a technology lie in the play area.
    pub(crate) fn tech(&mut self, seat: u8, name: &str) -> &mut Self {
        let tech: Tech = name.parse().expect("a technology");
        self.game.lay_out(Seat(seat), tech);
        self
    }

    pub(crate) fn buildings(&mut self, seat: u8, levels: [u8; 3]) -> &mut Self {
        self.game.players[seat as usize].buildings = levels;
        self
    }

    /// Modules: supply, Research & Development, Air Support.
    pub(crate) fn modules(&mut self, seat: u8, counts: [u8; 3]) -> &mut Self {
        self.game.players[seat as usize].modules[..3].copy_from_slice(&counts);
        self
    }

    /// How many modules of the base game a player has: supply, Research & Development, Air Support.
    pub(crate) fn modules_of(&self, seat: u8) -> [u8; 3] {
        let modules = self.game.players[seat as usize].modules;
        [modules[0], modules[1], modules[2]]
    }

    /// One more copy of an Event card, taken out of the deck.
    fn take_event(&mut self, name: &str) -> EventSet {
        let kind: EventKind = name.parse().expect("an event");
        let face = &content().events[kind.index()];
        let one = self.game.events.deck.and(face.cards).lowest();
        assert!(!one.is_empty(), "no copy of {name} is left");
        self.game.events.deck.take(one);
        // The deck keeps its number of removed cards, see `EventDeck::deck`.
        self.game.events.left[face.stage as usize - 1] -= 1;
        one
    }

    /// Event cards lie face down before the player.
    pub(crate) fn drawn(&mut self, seat: u8, names: &[&str]) -> &mut Self {
        for name in names {
            let one = self.take_event(name);
            self.game.players[seat as usize].drawn.add(one);
        }
        self
    }

    /// Event cards lie in the play area.
    pub(crate) fn event(&mut self, seat: u8, name: &str) -> &mut Self {
        let one = self.take_event(name);
        self.game.players[seat as usize].events.add(one);
        self
    }

    /// The Event deck has reached this stage (earlier stages are on the discard pile).
    pub(crate) fn stage(&mut self, stage: u8) -> &mut Self {
        for earlier in 0..stage as usize - 1 {
            let events = &mut self.game.events;
            let components = crate::content::content_of(self.game.rules.expansion);
            let removed = components.events_removed[self.game.seats as usize] as usize;
            let there = events.deck.and(components.stages[earlier]);
            for at in (removed..there.len()).rev() {
                let one = there.nth(at);
                events.deck.take(one);
                events.discard.add(one);
            }
            events.left[earlier] = 0;
        }
        self
    }

    pub(crate) fn points(&mut self, seat: u8, points: u16) -> &mut Self {
        self.game.players[seat as usize].points = points;
        self
    }

    /// Lays orders on the stack of a planet, bottom first: `"0 build, 1 mobilize"`.
    pub(crate) fn stack(&mut self, place: &str, orders: &str) -> &mut Self {
        for entry in orders.split(", ") {
            let (seat, order) = entry.split_once(' ').expect("a seat and an order");
            let order: Order = order.parse().expect("an order");
            self.game.orders.push(planet(place), Seat(seat.parse().expect("a seat")), order);
        }
        self
    }

    // ---- playing

    /// The game is one of an older version of the rules.
    pub(crate) fn by_version(&mut self, version: u32) -> &mut Self {
        self.game.rules.version = version;
        self
    }

    /// Runs on to the next decision.
    pub(crate) fn run(&mut self) -> &mut Self {
        self.game.advance(&mut self.log, &mut Options::new());
        self.take_single_choices()
    }

    /// Answers questions with one answer, which are only asked so that nobody learns that there is
    /// only one.
    fn take_single_choices(&mut self) -> &mut Self {
        while let Some(seat) = self.game.step().seat() {
            let mut options = Options::new();
            self.game.options(seat, &mut options);
            let [only] = options[..] else { break };
            self.game.play(seat, only, &mut self.log);
        }
        self
    }

    /// A player places an order on top of a planet's stack, reveals and executes it.
    pub(crate) fn order(&mut self, seat: u8, order: &str, place: &str) -> &mut Self {
        self.reveal(seat, order, place);
        self.act(seat, "execute")
    }

    /// Begins an order, up to the reveal.
    pub(crate) fn reveal(&mut self, seat: u8, order: &str, place: &str) -> &mut Self {
        self.stack(place, &format!("{seat} {order}"));
        let player = Seat(seat);
        self.game.push(Step::ChooseOrder(player));
        self.game.reveal(player, planet(place), &mut self.log);
        self.run()
    }

    /// Begins the Planning Phase of this round.
    pub(crate) fn planning(&mut self) -> &mut Self {
        self.game.steps.clear();
        self.game.push(Step::Planning);
        self.game.round -= 1;
        self.game.begin_round(&mut self.log);
        self.run()
    }

    /// Begins the Regrouping Phase.
    pub(crate) fn regroup(&mut self) -> &mut Self {
        self.regroup_from(0)
    }

    /// Begins the Regrouping Phase at a step (1 to 10).
    pub(crate) fn regroup_from(&mut self, step: u8) -> &mut Self {
        self.game.steps.clear();
        self.game.push(Step::Regrouping);
        self.game.stage = step;
        self.game.turns = 0;
        self.run()
    }

    /// A choice by its text form, which must be legal.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, text: &str) -> &mut Self {
        let action: Action = text.parse().expect(text);
        if let Err(refused) = self.game.apply(Seat(seat), action, &mut self.log) {
            let steps = &self.game.steps;
            panic!("{refused}; step {steps:?}, options {:?}", self.options(seat));
        }
        self.take_single_choices()
    }

    /// Ends every step of an order of a player, as long as they are asked.
    pub(crate) fn pass(&mut self, seat: u8) -> &mut Self {
        self.pass_to(seat, "the end")
    }

    /// Passes until a choice that begins with this word is offered.
    pub(crate) fn pass_to(&mut self, seat: u8, word: &str) -> &mut Self {
        let offered = |t: &Self| t.options(seat).iter().any(|option| option.starts_with(word));
        let ordering = |t: &Self| t.game.order.is_some_and(|order| order.seat == Seat(seat));
        while ordering(self) && self.can(seat, "done") && !offered(self) {
            self.act(seat, "done");
        }
        self
    }

    /// Several choices of one player, separated by `"; "`.
    #[track_caller]
    pub(crate) fn acts(&mut self, seat: u8, texts: &str) -> &mut Self {
        for text in texts.split("; ") {
            self.act(seat, text);
        }
        self
    }

    /// The options of a player in their text form; none if it is not their turn to choose.
    pub(crate) fn options(&self, seat: u8) -> Vec<String> {
        let mut options = Options::new();
        self.game.options(Seat(seat), &mut options);
        options.iter().map(Action::to_string).collect()
    }

    /// Whether a choice is legal now.
    pub(crate) fn can(&self, seat: u8, text: &str) -> bool {
        text.parse::<Action>().expect(text);
        self.options(seat).iter().any(|option| option == text)
    }

    /// The only player who must choose now.
    #[track_caller]
    pub(crate) fn asked(&self) -> u8 {
        match self.game.turn() {
            Turn::Pending(seats) if seats.len() == 1 => seats.iter().next().expect("one seat").0,
            turn => panic!("not one seat: {turn:?}"),
        }
    }

    // ---- looking

    /// The units of an area: `"marine 2, ghost"`, empty if there are none.
    pub(crate) fn there(&self, place: &str) -> String {
        let here = self.game.area(area(place));
        let Some(owner) = here.owner.seat() else { return String::new() };
        self.listed(owner, &here.units)
    }

    fn listed(&self, owner: Seat, units: &Units) -> String {
        let shown = |unit: Unit| match units[unit.kind()] {
            1 => unit.to_string(),
            count => format!("{unit} {count}"),
        };
        self.game.kinds(owner, units).map(shown).collect::<Vec<_>>().join(", ")
    }

    /// The units of a side (0 attacker) still in the battle.
    pub(crate) fn fighters(&self, side: usize) -> String {
        let battle = self.game.battle.as_ref().expect("a battle");
        let mut units = [0; KINDS];
        for fighter in battle.of(side).filter(|fighter| fighter.fate != Fate::Gone) {
            units[fighter.unit.kind()] += 1;
        }
        self.listed(battle.seats[side], &units)
    }

    pub(crate) fn seat(&self, seat: u8) -> &crate::state::Player {
        &self.game.players[seat as usize]
    }

    pub(crate) fn hand_size(&self, seat: u8) -> usize {
        self.seat(seat).hand.len()
    }

    pub(crate) fn ending(&self) -> Option<Ending> {
        self.game.ending
    }

    /// The final values of a skirmish: attack and health of attacker and defender.
    #[track_caller]
    pub(crate) fn compared(&self, number: u8) -> ([i16; 2], [i16; 2]) {
        let last = self.log.iter().rev().find_map(|event| match event {
            Event::Compared { skirmish, attack, health, .. } if *skirmish == number => {
                Some((*attack, *health))
            }
            _ => None,
        });
        last.expect("a skirmish was compared")
    }

    /// Whether something has happened.
    pub(crate) fn happened(&self, event: &Event) -> bool {
        self.log.contains(event)
    }

    /// The transports of a player, as routes.
    pub(crate) fn transports(&self, seat: u8) -> Vec<String> {
        let own = |route: &Route| self.game.routes[route.index()].transports.contains(Seat(seat));
        self.game.all_routes().filter(own).map(|route| route.to_string()).collect()
    }
}
