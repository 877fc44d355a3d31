//! What must hold between the tables: the counts of the rulebook and everything that only shows
//! when all files are there.

use crate::content::{
    BuildingType, CardKind, Condition, Content, EventUse, Op, RaceSheet, UnitSheet, Yield,
};
use crate::ids::{Module, Race, Unit};
use crate::ruleset::Expansion;
use crate::sets::{CardSet, UnitSet};
use kernel::data::{DataError, Spot};

/// Numbers for Terran, Zerg and Protoss.
type Three = [usize; 3];

/// The counts of a game.
struct Counts {
    figures: Three,
    combat_cards: usize,
    /// Without those that only one faction of a race has.
    technology_cards: Three,
    building_tokens: Three,
    module_tokens: Three,
    event_cards: Three,
    /// Event cards left out with two players, and how many fewer with each further one.
    removed: [usize; 2],
    planets: usize,
    resource_areas: usize,
    routes: [usize; 2],
}

const BASE: Counts = Counts {
    figures: [30, 33, 27],
    combat_cards: 18,
    technology_cards: [21, 22, 20],
    building_tokens: [8, 6, 6],
    module_tokens: [8, 4, 7],
    event_cards: [25, 25, 20],
    removed: [20, 5],
    planets: 12,
    resource_areas: 26,
    routes: [15, 6],
};

/// BW-CMP, BW-RPL, BW-EVD.
const BROOD_WAR: Counts = Counts {
    figures: [36, 42, 36],
    combat_cards: 20,
    technology_cards: [27, 26, 28],
    building_tokens: [8, 6, 7],
    module_tokens: [11, 7, 10],
    event_cards: [28, 28, 21],
    removed: [19, 4],
    planets: 18,
    resource_areas: 38,
    routes: [20, 6],
};

const HAND_LIMITS: Three = [8, 6, 6];
/// The one faction with cards of its own, and how many (BW-CMP-01).
const RESERVED: (&str, usize) = ("queen_of_blades", 2);

/// The averages the reference sheet prints.
const AVERAGES: [(&str, [i32; 2]); 3] =
    [("zergling", [5, 5]), ("hydralisk", [6, 6]), ("ultralisk", [8, 8])];
/// How many technologies it counts for a unit; for the Ghost the correction of the FAQ.
const TECHNOLOGIES: [(&str, usize); 5] =
    [("zergling", 2), ("hydralisk", 1), ("ultralisk", 1), ("queen", 3), ("ghost", 4)];

/// All checks.
pub(super) fn what_must_hold(content: &Content, game: Expansion) -> Result<(), DataError> {
    let wanted = match game {
        Expansion::None => &BASE,
        Expansion::BroodWar => &BROOD_WAR,
    };
    for (race, sheet) in Race::all().zip(&content.races) {
        counts(content, race, sheet, wanted)?;
        ways_to_build(content, race, sheet)?;
        icons(content, race, sheet)?;
    }
    if game == Expansion::None {
        reference_sheet(content)?;
    } else {
        reserved_cards(content)?;
    }
    events(content, wanted)?;
    board(content, wanted)
}

/// The pieces and cards of a faction.
fn counts(
    content: &Content,
    race: Race,
    sheet: &RaceSheet,
    wanted: &Counts,
) -> Result<(), DataError> {
    let index = race.index();
    let at = |file, what: &str| Spot::new(file, format!("{what} of {race}"));
    let sum = |numbers: &[u8]| numbers.iter().map(|n| usize::from(*n)).sum::<usize>();

    at("units.toml", "units").equal("figures", sum(&sheet.figures), wanted.figures[index])?;
    let deck = sheet.starting_deck.len();
    at("combat_cards.toml", "cards").equal("number", deck, wanted.combat_cards)?;
    let technologies = cards_of(content, race).map(|cards| cards.len() - deck).min();
    at("technology_cards.toml", "technologies").equal(
        "copies",
        technologies,
        Some(wanted.technology_cards[index]),
    )?;

    let levels: usize = sheet.buildings.iter().map(|kind| kind.prices.len()).sum();
    let tokens = levels - sheet.buildings.iter().filter(|kind| kind.preprinted).count();
    at("buildings_modules.toml", "buildings").equal(
        "level",
        tokens,
        wanted.building_tokens[index],
    )?;
    let modules = at("buildings_modules.toml", "module tokens");
    modules.equal("tokens", sum(&sheet.module_tokens), wanted.module_tokens[index])?;
    let supply = sheet.module_tokens[Module::SUPPLY.index()] > 0;
    modules.equal("module supply", supply, race != Race::ZERG)?;

    let at = Spot::of("factions.toml", "race", &sheet.id);
    at.equal("hand_limit", usize::from(sheet.hand_limit), HAND_LIMITS[index])?;
    let start = u16::from(sheet.build_base) + u16::from(sheet.build_per_type);
    at.equal("build_limit", start, 2)
}

/// The Combat and Technology cards of the factions of a race.
fn cards_of(content: &Content, race: Race) -> impl Iterator<Item = CardSet> {
    content.factions.iter().filter(move |faction| faction.race == race).map(|faction| faction.cards)
}

fn reserved_cards(content: &Content) -> Result<(), DataError> {
    for faction in &content.factions {
        let least = cards_of(content, faction.race).map(CardSet::len).min();
        let more = if faction.id == RESERVED.0 { RESERVED.1 } else { 0 };
        let at = Spot::new("technology_cards.toml", format!("technologies of {}", faction.id));
        at.equal("factions", Some(faction.cards.len()), least.map(|least| least + more))?;
    }
    Ok(())
}

/// Every unit can be built in exactly one way: by a building, at an Infested Command Center, or, if
/// own units have to be given up for it, by a technology.
fn ways_to_build(content: &Content, race: Race, sheet: &RaceSheet) -> Result<(), DataError> {
    let of_card = |set: CardSet| set.iter(race).next().map(|card| card.local());
    let bought = cards_of(content, race).fold(CardSet::NONE, CardSet::or);
    let effects = content.technologies[race.index()]
        .iter()
        .filter(|technology| technology.cards.meets(bought))
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
        let ways = buildings + technologies + usize::from(printed.infested);
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
    let deck = sheet.starting_deck.iter(race);
    let shown = deck
        .filter_map(|card| content.cards[race.index()].get(card.local()))
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
        let own = cards_of(content, unit.race()).fold(CardSet::NONE, CardSet::or);
        let cards = own.iter(unit.race());
        let mut about: Vec<_> = cards
            .filter_map(|card| content.cards[unit.race().index()].get(card.local()))
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
    let race = unit.race();
    let (mut cards, mut sums) = (0, [0; 2]);
    let deck = content.races[race.index()].starting_deck.iter(race);
    for card in deck.filter_map(|card| content.cards[race.index()].get(card.local())) {
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
fn events(content: &Content, counts: &Counts) -> Result<(), DataError> {
    let stages = ["1", "2", "3"].iter().zip(content.stages);
    for ((stage, set), wanted) in stages.zip(counts.event_cards) {
        let at = Spot::new("event_cards.toml", format!("events of stage {stage}"));
        at.equal("copies", set.len(), wanted)?;
    }
    let ends = content.events.iter().filter(|event| event.kind == EventUse::End);
    let ends: Vec<_> = ends.map(|event| (event.stage, event.cards.len())).collect();
    let at = Spot::new("event_cards.toml", "events of kind end_draws_near");
    at.equal("copies", ends, vec![(3, 3)])?;
    for (players, removed) in content.events_removed.iter().enumerate().skip(2) {
        let at = Spot::of("components.toml", "event_deck", &players.to_string());
        let [most, less] = counts.removed;
        at.equal("remove", usize::from(*removed), most - less * (players - 2))?;
    }
    Ok(())
}

/// Planets and routes.
fn board(content: &Content, counts: &Counts) -> Result<(), DataError> {
    let at = Spot::new("planets.toml", "[[planet]]");
    at.equal("id", content.tiles.len(), counts.planets)?;
    let tiles = content.tiles.iter().map(|planet| &content.planets[planet.index()]);
    let areas = tiles.flat_map(|tile| &tile.areas);
    let resources = areas.filter(|area| matches!(area.yields, Yield::Resource(_))).count();
    at.equal("areas", resources, counts.resource_areas)?;
    let routes = [content.normal_routes, content.z_routes];
    Spot::new("components.toml", "routes").equal("count", routes, counts.routes)
}

fn units_of(content: &Content, race: Race) -> impl Iterator<Item = (Unit, &UnitSheet)> {
    let units = (0..).map(Unit).zip(&content.units);
    let in_box = content.in_box;
    units.filter(move |(unit, _)| unit.race() == race && in_box.has(*unit))
}

fn find(content: &Content, id: &str) -> Result<Unit, DataError> {
    match content.units.iter().position(|unit| unit.id == id) {
        Some(index) => Ok(Unit(index as u8)),
        None => Err(Spot::of("units.toml", "unit", id).error("id", "it is missing")),
    }
}
