//! Buildings, modules, races, factions, planets and shared pieces.

use super::cards::CardTables;
use super::effects::EffectReader;
use super::tables::{
    AbilityRow, BuildingRow, ComponentRow, EventDeckRow, FactionRow, GoalRow, ModuleRow,
    ModuleTokenRow, PlanetRow, RaceRow, TokensRow,
};
use super::units::{Units, once};
use crate::content::{
    AreaPrint, BuildingType, Domain, Effect, FactionSheet, Goal, ModuleFace, PlanetTile, Price,
    RaceSheet, Reach, Yield,
};
use crate::ids::{
    MAX_AREAS, MAX_PLANETS, MAX_PLAYERS, MAX_ROUTES, Module, NORMAL_ROUTES, Planet, Race, Resource,
};
use crate::ruleset::Expansion;
use crate::sets::PlanetSet;
use kernel::data::{DataError, DataFile, Record, Spot};

/// Something for each race.
pub(super) type ByRace<T> = [T; 3];

/// The building types, in the order of their first levels in the file.
pub(super) fn buildings(
    file: &mut DataFile,
    units: &Units,
    game: Expansion,
) -> Result<ByRace<[BuildingType; 3]>, DataError> {
    let mut types: ByRace<Vec<BuildingType>> = Default::default();
    let mut levels: Vec<Record<BuildingRow>> = Vec::new();
    for record in file.records::<BuildingRow>("building", &["id"])? {
        let Record { at, id, row, edition, .. } = &record;
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
        let price = Price::from(row.cost);
        at.must(!row.preprinted || price == Price::default(), "cost", "what is printed is free")?;
        at.must(row.level <= 3, "level", "there are only three levels")?;
        kind.prices.push(price);
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
        mine.prices[row.module.index()] = row.cost.into();
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
        let (index, permanent) = (race.index(), Price::from(row.permanent_resources));
        sheets.push(RaceSheet {
            id: record.id,
            hand_limit: row.hand_limit,
            build_base: row.build_limit.base,
            build_per_type: row.build_limit.per_building_type,
            permanent: [permanent.minerals, permanent.gas],
            worker: row.costs.worker.into(),
            transport: row.costs.transport.into(),
            base: row.costs.base.into(),
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
    let count = row.count.map(std::num::NonZeroU8::get);
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

/// The planet tiles, edition by edition in the order of the file; those of this game, and the
/// promotional ones.
pub(super) fn planets(
    file: &mut DataFile,
    game: Expansion,
) -> Result<(Vec<PlanetTile>, PlanetSet, PlanetSet), DataError> {
    let mut tiles = Vec::new();
    let (mut in_box, mut promo) = (PlanetSet::default(), PlanetSet::default());
    let mut records = file.records::<PlanetRow>("planet", &["id"])?;
    records.sort_by_key(|record| record.edition);
    for record in records {
        let edition = record.edition;
        let (at, row) = (record.at, record.row);
        at.must(tiles.len() < MAX_PLANETS, "id", format_args!("more than {MAX_PLANETS} planets"))?;
        let planet = Planet(tiles.len() as u8);
        if game.has(edition) {
            in_box.insert(planet);
        } else if edition > super::BROOD_WAR {
            promo.insert(planet);
        }
        let areas = row.areas.len();
        at.must(
            (2..=MAX_AREAS).contains(&areas),
            "areas",
            format_args!("found {areas} areas, expected 2 to {MAX_AREAS}"),
        )?;
        let sizes = [("small", 2), ("medium", 3), ("large", 4), ("huge", 5)];
        at.equal("size", at.word("size", &row.size, &sizes)?, areas)?;
        tiles.push(PlanetTile {
            id: record.id,
            slots: slots(&at, &row)?,
            areas: areas_of(&at, &row, edition)?,
        });
    }
    Ok((tiles, in_box, promo))
}

fn slots(at: &Spot, row: &PlanetRow) -> Result<[bool; 4], DataError> {
    let mut slots = [false; 4];
    for side in &row.slots {
        let side = at.word("slots", side, &[("N", 0), ("E", 1), ("S", 2), ("W", 3)])?;
        at.must(!slots[side], "slots", "a side is named twice")?;
        slots[side] = true;
    }
    at.must(row.slots.len() >= 2, "slots", "a planet has at least two slots")?;
    Ok(slots)
}

fn areas_of(at: &Spot, row: &PlanetRow, edition: usize) -> Result<Vec<AreaPrint>, DataError> {
    let special = edition == super::BROOD_WAR;
    let kinds = [
        ("mineral", Yield::Resource(Resource::MINERALS)),
        ("gas", Yield::Resource(Resource::GAS)),
        ("conquest", Yield::Conquest),
        ("strategic", Yield::Conquest),
    ];
    let domains = [("any", Domain::Any), ("ground", Domain::Ground), ("flying", Domain::Flying)];
    let labels = [("sourced", ()), ("inferred", ()), ("designed", ())];
    let mut areas = Vec::new();
    for (letter, area) in ('a'..).zip(&row.areas) {
        let field = |name: &str| format!("areas.{letter}.{name}");
        at.equal(field("id"), area.id.as_str(), letter.to_string().as_str())?;
        let yields = at.word(field("kind"), &area.kind, &kinds[..if special { 4 } else { 3 }])?;
        let known = &domains[..if special { 3 } else { 1 }];
        let domain = at.word(field("domain"), &area.domain, known)?;
        let strategic = area.kind == "strategic";
        let amounts = if strategic { 0..=0 } else { 1..=3 };
        at.must(amounts.contains(&area.amount), field("amount"), "expected 1 to 3")?;
        at.must((1..=4).contains(&area.unit_limit), field("unit_limit"), "expected 1 to 4")?;
        if let Some(label) = &area.confidence {
            at.word(field("confidence"), label, &labels)?;
        }
        areas.push(AreaPrint {
            yields,
            amount: area.amount,
            unit_limit: area.unit_limit,
            domain,
            strategic,
        });
    }
    // BW-SUL-06: a base needs an area.
    let founded = areas.iter().any(|area: &AreaPrint| area.domain != Domain::Flying);
    at.must(founded, "areas", "no base could stand here")?;
    Ok(areas)
}

/// How many normal and z-axis routes there are.
pub(super) fn routes(file: &mut DataFile, game: Expansion) -> Result<(usize, usize), DataError> {
    let records = file.records::<ComponentRow>("component", &["id"])?;
    let routes = |id: &str, most: usize| {
        let at = Spot::of("components.toml", "component", id);
        let there = records.iter().filter(|record| record.id == id && game.has(record.edition));
        let mut count = 0;
        for record in there {
            count += usize::from(record.row.count);
            at.must(record.row.limit, "limit", "routes are limited")?;
        }
        at.must((1..=most).contains(&count), "count", format_args!("expected 1 to {most}"))?;
        Ok(count)
    };
    Ok((
        routes("normal_route", NORMAL_ROUTES)?,
        routes("z_axis_route", MAX_ROUTES - NORMAL_ROUTES)?,
    ))
}

/// Cards left out of each of Stages I and II, by number of players.
pub(super) fn events_removed(file: &mut DataFile, game: Expansion) -> Result<[u8; 7], DataError> {
    let mut removed = [None; 7];
    for record in file.records::<EventDeckRow>("event_deck", &["players"])? {
        if game.has(super::BROOD_WAR) != (record.edition == super::BROOD_WAR) {
            continue;
        }
        let players = usize::from(record.row.players);
        record.at.must((2..=6).contains(&players), "players", "expected 2 to 6")?;
        removed[players] = Some(record.row.remove);
    }
    for (players, removed) in removed.iter().enumerate().skip(2) {
        Spot::of("components.toml", "event_deck", &players.to_string()).must(
            removed.is_some(),
            "players",
            "there is no table for this number of players",
        )?;
    }
    Ok(removed.map(Option::unwrap_or_default))
}
