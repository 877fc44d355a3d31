//! The component data: what the files compiled into the program say, and what the loader refuses.

mod building;
mod decks;
mod events;
mod loader;
mod pieces;
mod technologies;
mod words;

use std::sync::LazyLock;

use kernel::Name;
use starcraft::Expansion;
use starcraft::content::{
    CardFace, CardKind, CardValues, Condition, Content, Cost, Effect, EventFace, Files, Keyword,
    Op, PlanetTile, Price, RaceSheet, Reach, Technology, UnitSheet, When, load,
};
use starcraft::ids::{Race, Unit};
use starcraft::sets::UnitSet;

// ---- the base game

/// A file without the tables of other editions.
fn of_the_base_game(text: &str) -> &'static str {
    let mut kept = String::new();
    let mut table = String::new();
    for line in text.lines().chain(["[[end]]"]) {
        if line.starts_with("[[") && !line.contains('.') {
            // The rules know all kinds of modules; who has which is another table.
            let always = !table.starts_with("[[") || table.starts_with("[[module]]");
            if always || table.contains("edition = \"base\"") {
                kept.push_str(&table);
            }
            table.clear();
        }
        table.push_str(line);
        table.push('\n');
    }
    kept.leak()
}

/// What the components are while there is no expansion.
fn content() -> &'static Content {
    static BASE: LazyLock<Content> = LazyLock::new(|| {
        let files = loader::NAMES.iter().fold(Files::EMBEDDED, |files, name| {
            files.with(name, of_the_base_game(files.text(name)))
        });
        let files = files.with("leadership_cards.toml", "").with("scenarios.toml", "");
        load(&files, Expansion::None).expect("the base game needs no expansion")
    });
    &BASE
}

// ---- looking things up

fn unit_number(id: &str) -> Unit {
    let place = content().units.iter().position(|unit| unit.id == id);
    Unit(place.unwrap_or_else(|| panic!("no unit {id}")) as u8)
}

fn unit(id: &str) -> &'static UnitSheet {
    &content().units[unit_number(id).index()]
}

/// The units of a list of words.
fn units(ids: &str) -> UnitSet {
    ids.split_whitespace()
        .fold(UnitSet::NONE, |set, id| UnitSet(set.0 | UnitSet::one(unit_number(id)).0))
}

/// The units of which this holds.
fn units_that(holds: impl Fn(Unit, &UnitSheet) -> bool) -> UnitSet {
    every_unit()
        .filter(|(number, unit)| holds(*number, unit))
        .fold(UnitSet::NONE, |set, (number, _)| UnitSet(set.0 | UnitSet::one(number).0))
}

fn flying() -> UnitSet {
    units_that(|_, unit| unit.flying)
}

fn every_unit() -> impl Iterator<Item = (Unit, &'static UnitSheet)> {
    (0..).map(Unit).zip(&content().units).filter(|(_, unit)| !unit.id.is_empty())
}

fn race(race: Race) -> &'static RaceSheet {
    &content().races[race.index()]
}

fn card(id: &str) -> &'static CardFace {
    let mut cards = content().cards.iter().flatten();
    cards.find(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
}

fn technology(id: &str) -> &'static Technology {
    let mut technologies = content().technologies.iter().flatten();
    technologies.find(|tech| tech.id == id).unwrap_or_else(|| panic!("no technology {id}"))
}

fn event(id: &str) -> &'static EventFace {
    let mut events = content().events.iter();
    events.find(|event| event.id == id).unwrap_or_else(|| panic!("no event {id}"))
}

fn planet(id: &str) -> &'static PlanetTile {
    let mut planets = content().planets.iter();
    planets.find(|planet| planet.id == id).unwrap_or_else(|| panic!("no planet {id}"))
}

fn price(minerals: u8, gas: u8) -> Price {
    Price { minerals, gas }
}

fn values(attack: u8, health: u8) -> CardValues {
    CardValues { attack, health }
}

// ---- effects in short

fn effect(op: Op, when: When) -> Effect {
    let (condition, cost) = (Condition::default(), Cost::default());
    Effect { op, when, condition, cost, optional: false }
}

fn bonus(attack: i8, health: i8) -> Effect {
    effect(Op::Bonus { attack, health, reach: Reach::Skirmish }, When::Compare)
}

/// A bonus of a carrier that is always there.
fn standing_bonus(attack: i8, health: i8) -> Effect {
    effect(Op::Bonus { attack, health, reach: Reach::Always }, When::Compare)
}

fn splash(ground: bool, flying: bool, only: UnitSet) -> Effect {
    effect(Op::Splash { ground, flying, only, always: false }, When::Compare)
}

fn keyword(keyword: Keyword, of: UnitSet) -> Effect {
    effect(Op::GainKeyword { keyword, of, reach: Reach::Skirmish }, When::Compare)
}

fn optional(effect: Effect) -> Effect {
    Effect { optional: true, ..effect }
}

fn provided(effect: Effect, change: impl FnOnce(&mut Condition)) -> Effect {
    let mut effect = effect;
    change(&mut effect.condition);
    effect
}

fn front(id: &str, effect: Effect) -> Effect {
    provided(effect, |condition| condition.front = units(id))
}

fn vs_flying(effect: Effect) -> Effect {
    provided(effect, |condition| condition.vs = flying())
}

fn own_base(effect: Effect) -> Effect {
    provided(effect, |condition| condition.own_base_in_area = true)
}

/// The English name of a thing.
fn named(kind: &'static str, id: &str) -> String {
    tongue::english().name(&Name::new(kind, id.to_owned())).into_owned()
}

/// What so many cards of a starting deck do.
fn cards_do(race: &str, numbers: &[u8], effects: &[Effect]) {
    for number in numbers {
        let card = card(&format!("{race}_{number:02}"));
        assert_eq!(card.effects, effects, "{}", card.id);
    }
}

/// What every copy of a technology does.
fn technology_does(id: &str, effects: &[Effect]) {
    let technology = technology(id);
    let owner = if id.starts_with("terran") {
        Race::TERRAN
    } else if id.starts_with("zerg") {
        Race::ZERG
    } else {
        Race::PROTOSS
    };
    for card in technology.cards.iter(owner) {
        let face = &content().cards[owner.index()][card.local()];
        assert_eq!(face.effects, effects, "{}", face.id);
        assert_eq!(face.kind == CardKind::PlayArea, technology.play_area, "{}", face.id);
    }
}
