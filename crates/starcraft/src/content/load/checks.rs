//! What must hold between the tables: the counts of the rulebook and everything that only shows
//! when all files are there.

use crate::content::{
    BuildingType, CardKind, Condition, Content, EventUse, Op, RaceSheet, UnitSheet, Yield,
};
use crate::ids::{Module, Race, Unit};
use crate::sets::{CardSet, UnitSet};
use kernel::data::{DataError, Spot};

/// Numbers for Terran, Zerg and Protoss.
type Three = [usize; 3];

const FIGURES: Three = [30, 33, 27];
const COMBAT_CARDS: Three = [18, 18, 18];
const TECHNOLOGY_CARDS: Three = [21, 22, 20];
const BUILDING_TOKENS: Three = [8, 6, 6];
const MODULE_TOKENS: Three = [8, 4, 7];
const HAND_LIMITS: Three = [8, 6, 6];
const EVENT_CARDS: Three = [25, 25, 20];
const PLANETS: usize = 12;
const RESOURCE_AREAS: usize = 26;
const ROUTES: [usize; 2] = [15, 6];

/// The averages the reference sheet prints.
const AVERAGES: [(&str, [i32; 2]); 3] =
    [("zergling", [5, 5]), ("hydralisk", [6, 6]), ("ultralisk", [8, 8])];
/// How many technologies it counts for a unit; for the Ghost the correction of the FAQ.
const TECHNOLOGIES: [(&str, usize); 5] =
    [("zergling", 2), ("hydralisk", 1), ("ultralisk", 1), ("queen", 3), ("ghost", 4)];

/// All checks.
pub(super) fn what_must_hold(content: &Content) -> Result<(), DataError> {
    for (race, sheet) in Race::all().zip(&content.races) {
        counts(content, race, sheet)?;
        ways_to_build(content, race, sheet)?;
        icons(content, race, sheet)?;
    }
    reference_sheet(content)?;
    events(content)?;
    board(content)
}

/// The pieces and cards of a faction.
fn counts(content: &Content, race: Race, sheet: &RaceSheet) -> Result<(), DataError> {
    let index = race.index();
    let at = |file, what: &str| Spot::new(file, format!("{what} of {race}"));
    let sum = |numbers: &[u8]| numbers.iter().map(|n| usize::from(*n)).sum::<usize>();

    at("units.toml", "units").equal("figures", sum(&sheet.figures), FIGURES[index])?;
    let cards = &content.cards[index];
    at("combat_cards.toml", "cards").equal("number", sheet.starting_deck, COMBAT_CARDS[index])?;
    at("technology_cards.toml", "technologies").equal(
        "copies",
        cards.len() - sheet.starting_deck,
        TECHNOLOGY_CARDS[index],
    )?;

    let levels: usize = sheet.buildings.iter().map(|kind| kind.prices.len()).sum();
    let tokens = levels - sheet.buildings.iter().filter(|kind| kind.preprinted).count();
    at("buildings_modules.toml", "buildings").equal("level", tokens, BUILDING_TOKENS[index])?;
    let modules = at("buildings_modules.toml", "module tokens");
    modules.equal("tokens", sum(&sheet.module_tokens), MODULE_TOKENS[index])?;
    let supply = sheet.module_tokens[Module::SUPPLY.index()] > 0;
    modules.equal("module supply", supply, race != Race::ZERG)?;

    let at = Spot::of("factions.toml", "race", &sheet.id);
    at.equal("hand_limit", usize::from(sheet.hand_limit), HAND_LIMITS[index])?;
    let start = u16::from(sheet.build_base) + u16::from(sheet.build_per_type);
    at.equal("build_limit", start, 2)
}

/// Every unit can be built in exactly one way: by a building, or, if own units have to be given
/// up for it, by a technology.
fn ways_to_build(content: &Content, race: Race, sheet: &RaceSheet) -> Result<(), DataError> {
    let of_card = |set: CardSet| set.iter(race).next().map(|card| card.local());
    let effects = content.technologies[race.index()]
        .iter()
        .filter_map(|technology| content.cards[race.index()].get(of_card(technology.cards)?))
        .flat_map(|card| &card.effects);
    let by_technology: Vec<Unit> = effects
        .filter_map(|effect| match effect.op {
            Op::EnableUnit(unit) => Some(unit),
            _ => None,
        })
        .collect();
    for (unit, printed) in units_of(content, race) {
        let enables = |kind: &BuildingType| kind.enables.iter().filter(|set| set.has(unit)).count();
        let buildings: usize = sheet.buildings.iter().map(enables).sum();
        let technologies = by_technology.iter().filter(|other| **other == unit).count();
        let ways = buildings + technologies;
        let at = Spot::of("units.toml", "unit", &printed.id);
        at.must(ways == 1, "id", format_args!("there are {ways} ways to build it, expected 1"))?;
        at.must(
            printed.destroys.is_some() == (technologies == 1),
            "destroys",
            "units are given up for exactly those units that a technology enables",
        )?;
    }
    Ok(())
}

/// The starting deck shows every unit that can stand in the front line.
fn icons(content: &Content, race: Race, sheet: &RaceSheet) -> Result<(), DataError> {
    let deck = content.cards[race.index()].iter().take(sheet.starting_deck);
    let shown = deck
        .filter(|card| card.kind == CardKind::Standard)
        .fold(UnitSet::NONE, |shown, card| UnitSet(shown.0 | card.icons.0));
    for (unit, printed) in units_of(content, race) {
        Spot::new("combat_cards.toml", format!("standard cards of {race}")).must(
            shown.has(unit) != printed.assist,
            "units",
            format_args!("'{}' is on one exactly if it has no assist", printed.id),
        )?;
    }
    Ok(())
}

/// The averages and counts of the reference sheet follow from the cards.
fn reference_sheet(content: &Content) -> Result<(), DataError> {
    for (id, wanted) in AVERAGES {
        let at = Spot::new("combat_cards.toml", format!("cards of the {id}"));
        at.equal("major", average(content, find(content, id)?), Some(wanted))?;
    }
    for (id, wanted) in TECHNOLOGIES {
        let unit = find(content, id)?;
        let every = UnitSet::of_race(unit.race());
        let cards = &content.cards[unit.race().index()];
        let mut about: Vec<_> = cards
            .iter()
            .filter(|card| card.icons.has(unit) && card.icons != every)
            .filter_map(|card| card.technology)
            .collect();
        about.dedup();
        let at = Spot::new("technology_cards.toml", format!("technologies of the {id}"));
        at.equal("units", about.len(), wanted)?;
    }
    Ok(())
}

/// Attack and health of a unit: the mean over the standard cards of the starting deck with its
/// icon, rounded, with the bonuses that depend on nothing but the unit.
fn average(content: &Content, unit: Unit) -> Option<[i32; 2]> {
    let race = unit.race().index();
    let (mut cards, mut sums) = (0, [0; 2]);
    for card in content.cards[race].iter().take(content.races[race].starting_deck) {
        if card.kind != CardKind::Standard || !card.icons.has(unit) {
            continue;
        }
        cards += 1;
        sums[0] += i32::from(card.major.attack);
        sums[1] += i32::from(card.major.health);
        for effect in &card.effects {
            let front = effect.condition.front;
            let only_front = effect.condition == Condition { front, ..Condition::default() };
            if let Op::Bonus { attack, health, .. } = effect.op
                && only_front
                && front.has(unit)
            {
                sums[0] += i32::from(attack);
                sums[1] += i32::from(health);
            }
        }
    }
    (cards > 0).then(|| sums.map(|sum| (2 * sum + cards).div_euclid(2 * cards)))
}

/// The Event deck.
fn events(content: &Content) -> Result<(), DataError> {
    for ((stage, set), wanted) in ["1", "2", "3"].iter().zip(content.stages).zip(EVENT_CARDS) {
        let at = Spot::new("event_cards.toml", format!("events of stage {stage}"));
        at.equal("copies", set.len(), wanted)?;
    }
    let ends = content.events.iter().filter(|event| event.kind == EventUse::End);
    let ends: Vec<_> = ends.map(|event| (event.stage, event.cards.len())).collect();
    let at = Spot::new("event_cards.toml", "events of kind end_draws_near");
    at.equal("copies", ends, vec![(3, 3)])?;
    for (players, removed) in content.events_removed.iter().enumerate().skip(2) {
        let at = Spot::of("components.toml", "event_deck", &players.to_string());
        at.equal("remove", usize::from(*removed), 5 * (6 - players))?;
    }
    Ok(())
}

/// Planets and routes.
fn board(content: &Content) -> Result<(), DataError> {
    let at = Spot::new("planets.toml", "[[planet]]");
    at.equal("id", content.planets.len(), PLANETS)?;
    let areas = content.planets.iter().flat_map(|planet| &planet.areas);
    let resources = areas.filter(|area| area.yields != Yield::Conquest).count();
    at.equal("areas", resources, RESOURCE_AREAS)?;
    let routes = [content.normal_routes, content.z_routes];
    Spot::new("components.toml", "routes").equal("count", routes, ROUTES)
}

fn units_of(content: &Content, race: Race) -> impl Iterator<Item = (Unit, &UnitSheet)> {
    let units = (0..).map(Unit).zip(&content.units);
    units.filter(move |(unit, printed)| unit.race() == race && !printed.id.is_empty())
}

fn find(content: &Content, id: &str) -> Result<Unit, DataError> {
    match content.units.iter().position(|unit| unit.id == id) {
        Some(index) => Ok(Unit(index as u8)),
        None => Err(Spot::of("units.toml", "unit", id).error("id", "it is missing")),
    }
}
