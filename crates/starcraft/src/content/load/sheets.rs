//! Buildings, modules, races and factions.

use std::num::NonZeroU8;

use serde::{Deserialize, Deserializer, de};
use toml::Table;

use super::cards::CardTables;
use super::effects::EffectReader;
use super::units::{UnitCounts, Units, once};
use crate::content::{
    BuildingType, Effect, FactionSheet, Goal, ModuleFace, Price, RaceSheet, Reach,
};
use crate::ids::{MAX_PLAYERS, Module, Race};
use crate::ruleset::Expansion;
use kernel::data::{DataError, DataFile, Entry, Spot};

rows! {
    BuildingRow {
        #[serde(rename = "type")] kind: String,
        race: Race, level: u8, cost: Price, preprinted: bool, enables: Vec<String>,
        // It takes the place of the base game's token of the same id.
        #[serde(default)] replaces_base: bool,
    }
    ModuleRow { effects: Vec<Table>, }
    ModuleTokenRow { module: Module, race: Race, tokens: NonZeroU8, cost: Price, }
    RaceRow {
        hand_limit: u8, build_limit: BuildLimitRow, permanent_resources: Price, costs: CostsRow,
        tokens: TokensRow, module_spaces: u8,
        #[serde(default)] ability: Vec<AbilityRow>,
        brood_war: RaceChangeRow,
    }
    BuildLimitRow { base: u8, per_building_type: u8, }
    CostsRow { worker: Price, transport: Price, base: Price, }
    TokensRow { base: u8, worker: u8, transport: u8, standard_order: u8, special_order: u8, }
    AbilityRow {
        id: String,
        #[serde(default)] sheet: Vec<String>,
        effects: Vec<Table>,
        #[serde(rename = "rules")] _rules: Vec<String>,
    }
    FactionRow {
        race: Race,
        #[serde(deserialize_with = "words")] color: String,
        start: StartRow, special_victory: GoalRow,
    }
    StartRow { bases: u8, workers: u8, transports: u8, units: UnitCounts, }
    GoalRow {
        goal: String, kinds: Option<Vec<String>>, count: Option<NonZeroU8>,
        others_conquest_target: Option<u8>, stage: Option<u8>,
    }
}

/// What the sheet of the expansion changes; it has labels of its own.
#[derive(Deserialize)]
struct RaceChangeRow {
    module_spaces: u8,
}

/// Text that says something.
fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    if text.trim().is_empty() { Err(de::Error::custom("it is empty")) } else { Ok(text) }
}

/// Something for each race.
pub(super) type ByRace<T> = [T; 3];

/// The building types, in the order of their first levels in the file.
pub(super) fn buildings(
    file: &mut DataFile,
    units: &Units,
    game: Expansion,
) -> Result<ByRace<[BuildingType; 3]>, DataError> {
    let mut types: ByRace<Vec<BuildingType>> = Default::default();
    let mut levels: Vec<Entry<BuildingRow>> = Vec::new();
    for record in file.records::<BuildingRow>("building", &["id"])? {
        let Entry { at, id, row, edition, .. } = &record;
        at.equal("id", id, &format!("{}_{}", row.kind, row.level))?;
        match levels.iter_mut().find(|level| row.replaces_base && level.id == *id) {
            _ if !game.has(*edition) => {}
            Some(level) => *level = record,
            None => levels.push(record),
        }
    }
    levels.sort_by_key(|record| record.row.level);
    for record in levels {
        let (at, row) = (record.at, record.row);
        let mine = &mut types[row.race.index()];
        let place = mine.iter().position(|kind| kind.id == row.kind).unwrap_or(mine.len());
        if place == mine.len() {
            mine.push(BuildingType {
                id: row.kind,
                preprinted: row.preprinted,
                prices: Vec::new(),
                enables: Vec::new(),
            });
        } else {
            at.must(!row.preprinted, "preprinted", "only level 1 can be printed on the sheet")?;
        }
        let kind = &mut mine[place];
        // The levels come in ascending order, so a gap shows at once.
        at.equal("level", usize::from(row.level), kind.prices.len() + 1)?;
        at.must(
            !row.preprinted || row.cost == Price::default(),
            "cost",
            "what is printed is free",
        )?;
        at.must(row.level <= 3, "level", "there are only three levels")?;
        kind.prices.push(row.cost);
        kind.enables.push(units.icons(&at, "enables", &row.enables, row.race)?);
    }
    let [terran, zerg, protoss] = types;
    Ok([
        three_types(Race::TERRAN, terran)?,
        three_types(Race::ZERG, zerg)?,
        three_types(Race::PROTOSS, protoss)?,
    ])
}

fn three_types(race: Race, types: Vec<BuildingType>) -> Result<[BuildingType; 3], DataError> {
    let at = Spot::new("buildings_modules.toml", format!("buildings of {race}"));
    let printed = types.iter().filter(|kind| kind.preprinted).count();
    at.must(printed == 1, "preprinted", "exactly one building is printed on the sheet")?;
    <[BuildingType; 3]>::try_from(types).map_err(|types| {
        at.error("type", format_args!("found {} building types, expected 3", types.len()))
    })
}

/// What the modules do.
pub(super) fn modules(
    file: &mut DataFile,
    units: &Units,
) -> Result<[ModuleFace; Module::COUNT], DataError> {
    let mut faces: Vec<(Module, ModuleFace)> = Vec::new();
    for record in file.records::<ModuleRow>("module", &["id"])? {
        let (at, row) = (record.at, record.row);
        let module = record.id.parse().map_err(|_| at.error("id", "the rules know no such module"));
        let reader = EffectReader { at: &at, units, reach: Reach::Always, leadership: false };
        let effects = reader.effects("effects", row.effects)?;
        at.must(!effects.is_empty(), "effects", "it does nothing")?;
        faces.push((module?, ModuleFace { effects }));
    }
    faces.sort_by_key(|(module, _)| *module);
    let faces: Vec<ModuleFace> = faces.into_iter().map(|(_, face)| face).collect();
    <[ModuleFace; Module::COUNT]>::try_from(faces).map_err(|faces| {
        Spot::new("buildings_modules.toml", "[[module]]").error(
            "id",
            format_args!("found {} modules, expected {}", faces.len(), Module::NAMES.join(", ")),
        )
    })
}

/// How many module tokens a faction has and what they cost, by kind.
#[derive(Clone, Copy, Default)]
pub(super) struct ModuleTokens {
    tokens: [u8; Module::COUNT],
    prices: [Price; Module::COUNT],
}

/// The module tokens of each race; none where no table speaks of them.
pub(super) fn module_tokens(
    file: &mut DataFile,
    game: Expansion,
) -> Result<ByRace<ModuleTokens>, DataError> {
    let mut tokens = ByRace::<ModuleTokens>::default();
    for record in file.records::<ModuleTokenRow>("module_token", &["race", "module"])? {
        if !game.has(record.edition) {
            continue;
        }
        let row = record.row;
        let mine = &mut tokens[row.race.index()];
        mine.tokens[row.module.index()] = row.tokens.get();
        mine.prices[row.module.index()] = row.cost;
    }
    Ok(tokens)
}

/// The Faction Sheets' numbers, in the order of the races' numbers.
pub(super) fn races(
    file: &mut DataFile,
    units: &Units,
    buildings: ByRace<[BuildingType; 3]>,
    modules: &ByRace<ModuleTokens>,
    cards: &CardTables,
    game: Expansion,
) -> Result<ByRace<RaceSheet>, DataError> {
    let mut records = file.records::<RaceRow>("race", &["id"])?;
    records.retain(|record| game.has(record.edition));
    records.sort_by_key(|record| Race::NAMES.iter().position(|name| *name == record.id));
    let found: Vec<_> = records.iter().map(|record| record.id.as_str()).collect();
    Spot::new("factions.toml", "[[race]]").equal("id", found.as_slice(), &Race::NAMES)?;

    let mut sheets = Vec::new();
    for ((race, record), buildings) in Race::all().zip(records).zip(buildings) {
        let (at, row) = (record.at, record.row);
        let (abilities, ability_ids) = abilities(&at, row.ability, units)?;
        let TokensRow { base, worker, transport, standard_order, special_order } = row.tokens;
        at.equal("tokens", [base, worker, transport], [6, 15, 7])?;
        at.equal("tokens", [standard_order, special_order], [6, 3])?;
        let (index, permanent) = (race.index(), row.permanent_resources);
        sheets.push(RaceSheet {
            id: record.id,
            hand_limit: row.hand_limit,
            build_base: row.build_limit.base,
            build_per_type: row.build_limit.per_building_type,
            permanent: [permanent.minerals, permanent.gas],
            worker: row.costs.worker,
            transport: row.costs.transport,
            base: row.costs.base,
            bases: base,
            workers: worker,
            transports: transport,
            module_spaces: match game {
                Expansion::None => row.module_spaces,
                Expansion::BroodWar => row.brood_war.module_spaces,
            },
            module_tokens: modules[index].tokens,
            module_prices: modules[index].prices,
            buildings,
            figures: units.figures[index],
            starting_deck: cards.starting_decks[index],
            standard: cards.standard[index],
            reinforcement: cards.reinforcement[index],
            abilities,
            ability_ids,
        });
    }
    <ByRace<RaceSheet>>::try_from(sheets)
        .map_err(|_| Spot::new("factions.toml", "[[race]]").error("id", "expected three races"))
}

type Abilities = (Vec<Effect>, Vec<String>);

/// The racial abilities: their effects, and the ids of all of them.
fn abilities(at: &Spot, rows: Vec<AbilityRow>, units: &Units) -> Result<Abilities, DataError> {
    /// Numbers of the sheet that can be an ability.
    const SHEET: [(&str, ()); 2] = [("hand_limit", ()), ("build_limit", ())];
    let reader = EffectReader { at, units, reach: Reach::Always, leadership: false };
    let (mut effects, mut ids) = (Vec::new(), Vec::new());
    for row in rows {
        let field = format!("ability '{}'", row.id);
        for word in &row.sheet {
            at.word(format_args!("{field}.sheet"), word, &SHEET)?;
        }
        let found = reader.effects(&format!("{field}.effects"), row.effects)?;
        let says = !found.is_empty() || !row.sheet.is_empty();
        at.must(says, &field, "it has neither effects nor a number of the sheet")?;
        effects.extend(found);
        ids.push(row.id);
    }
    Ok((effects, ids))
}

/// The factions, in the order of the file.
pub(super) fn factions(
    file: &mut DataFile,
    units: &Units,
    races: &ByRace<RaceSheet>,
    cards: &CardTables,
) -> Result<Vec<FactionSheet>, DataError> {
    let mut sheets: Vec<FactionSheet> = Vec::new();
    for record in file.records::<FactionRow>("faction", &["id"])? {
        if record.edition != super::BASE {
            continue;
        }
        let (at, row) = (record.at, record.row);
        let twice = sheets.iter().any(|other| other.color == row.color);
        at.must(!twice, "color", "another faction has this colour")?;
        at.equal("start.bases", row.start.bases, 1)?;
        at.equal("start.transports", row.start.transports, 1)?;
        let tokens = races[row.race.index()].workers;
        let workers = (1..=tokens).contains(&row.start.workers);
        at.must(workers, "start.workers", format_args!("expected 1 to {tokens} workers"))?;
        sheets.push(FactionSheet {
            cards: cards.of_faction(row.race, &record.id),
            id: record.id,
            race: row.race,
            color: row.color,
            workers: row.start.workers,
            units: units.counts(&at, "start.units", &row.start.units, row.race)?,
            goal: goal(&at, &row.special_victory)?,
        });
    }
    let at = Spot::new("factions.toml", "[[faction]]");
    at.equal("id", sheets.len(), MAX_PLAYERS)?;
    for race in Race::all() {
        let mine = sheets.iter().filter(|sheet| sheet.race == race).count();
        at.must(mine == 2, "race", format_args!("found {mine} factions of {race}, expected 2"))?;
    }
    Ok(sheets)
}

/// A special objective. All of them wait for Stage III except the one about the End cards, which
/// are Stage III cards themselves.
fn goal(at: &Spot, row: &GoalRow) -> Result<Goal, DataError> {
    let count = row.count.map(NonZeroU8::get);
    let parameters = (&row.kinds, count, row.others_conquest_target, row.stage);
    match (row.goal.as_str(), parameters) {
        ("control_areas", (Some(kinds), Some(count), None, Some(3))) => {
            let kinds: Vec<_> = kinds.iter().map(String::as_str).collect();
            let known = ["mineral", "gas", "conquest"];
            at.must(
                !kinds.is_empty() && once(&kinds) && kinds.iter().all(|kind| known.contains(kind)),
                "special_victory.kinds",
                "expected some of 'mineral', 'gas' and 'conquest'",
            )?;
            Ok(Goal::ControlAreas {
                minerals: kinds.contains(&"mineral"),
                gas: kinds.contains(&"gas"),
                conquest: kinds.contains(&"conquest"),
                count,
            })
        }
        ("control_planets", (None, Some(count), None, Some(3))) => {
            Ok(Goal::ControlPlanets { count })
        }
        ("most_areas", (None, None, None, Some(3))) => Ok(Goal::MostAreas),
        ("bases_on_planets", (None, Some(count), None, Some(3))) => {
            Ok(Goal::BasesOnPlanets { count })
        }
        ("end_draws_near", (None, Some(count), Some(others_target), None)) => {
            Ok(Goal::EndDrawsNear { count, others_target })
        }
        (goal, _) => Err(at.error(
            "special_victory",
            format_args!("no goal '{goal}' with just these parameters is known"),
        )),
    }
}
