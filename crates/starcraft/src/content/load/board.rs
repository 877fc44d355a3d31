//! Planets and shared pieces.

use kernel::data::{DataError, DataFile, Spot};
use kernel::grid::Side;
use serde::Deserialize;

use crate::content::{AreaPrint, Domain, PlanetTile, Yield};
use crate::ids::{MAX_AREAS, MAX_PLANETS, MAX_ROUTES, NORMAL_ROUTES, Planet, Resource};
use crate::ruleset::Expansion;
use crate::sets::PlanetSet;

rows! {
    PlanetRow { size: String, slots: Vec<Side>, areas: Vec<AreaRow>, }
    AreaRow {
        id: String, kind: String, amount: u8, unit_limit: u8, domain: Domain,
        #[serde(rename = "confidence")] _confidence: Option<Label>,
    }
    ComponentRow { count: u8, limit: bool, }
    EventDeckRow { players: u8, remove: u8, }
}

/// How sure we are of an area.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Label {
    Sourced,
    Inferred,
    Designed,
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
    for &side in &row.slots {
        at.must(!slots[side as usize], "slots", "a side is named twice")?;
        slots[side as usize] = true;
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
    let mut areas = Vec::new();
    for (letter, area) in ('a'..).zip(&row.areas) {
        let field = |name: &str| format!("areas.{letter}.{name}");
        at.equal(field("id"), area.id.as_str(), letter.to_string().as_str())?;
        let yields = at.word(field("kind"), &area.kind, &kinds[..if special { 4 } else { 3 }])?;
        let anybody = special || area.domain == Domain::Any;
        at.must(anybody, field("domain"), "areas of the base game hold any unit")?;
        let strategic = area.kind == "strategic";
        let amounts = if strategic { 0..=0 } else { 1..=3 };
        at.must(amounts.contains(&area.amount), field("amount"), "expected 1 to 3")?;
        at.must((1..=4).contains(&area.unit_limit), field("unit_limit"), "expected 1 to 4")?;
        areas.push(AreaPrint {
            yields,
            amount: area.amount,
            unit_limit: area.unit_limit,
            domain: area.domain,
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
