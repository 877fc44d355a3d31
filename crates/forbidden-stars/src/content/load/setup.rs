//! Numbers of the game, the box, and the introductory set-ups.

use kernel::data::{DataError, DataFile, Spot};
use kernel::grid::Cell;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::Units;
use crate::content::{BoardLimits, Die, Intro, Limits};
use crate::grid::Edge;
use crate::ids::{Area, Faction, MAX_PLAYERS, SYSTEMS, Structure, System, TileSide};

/// The only table of a kind.
fn only<T: DeserializeOwned>(file: &mut DataFile, kind: &'static str) -> Result<T, DataError> {
    let mut rows = file.records::<T>(kind, &["id"])?;
    let everywhere = Spot::new("setup.toml", format!("[[{kind}]]"));
    everywhere.equal("", rows.len(), 1)?;
    Ok(rows.remove(0).row)
}

pub(super) fn limits(file: &mut DataFile) -> Result<Limits, DataError> {
    only(file, "limits")
}

pub(super) fn die(file: &mut DataFile) -> Result<Die, DataError> {
    only(file, "die")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ComponentRow {
    count: u8,
}

pub(super) fn components(file: &mut DataFile) -> Result<Vec<(String, u8)>, DataError> {
    let rows = file.records::<ComponentRow>("component", &["id"])?;
    Ok(rows.into_iter().map(|record| (record.id, record.row.count)).collect())
}

pub(super) fn boards(file: &mut DataFile) -> Result<Vec<BoardLimits>, DataError> {
    let rows = file.records::<BoardLimits>("player_count", &["players"])?;
    let all = Spot::new("setup.toml", "[[player_count]]");
    all.equal("", rows.len(), MAX_PLAYERS - 1)?;
    for (players, record) in (2..).zip(&rows) {
        record.at.equal("players", record.row.players, players)?;
    }
    Ok(rows.into_iter().map(|record| record.row).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IntroRow {
    players: usize,
    factions: Vec<Faction>,
    columns: u8,
    rows: u8,
    tiles: Vec<TileRow>,
    units: Vec<UnitRow>,
    structures: Vec<StructureRow>,
    objectives: Vec<ObjectiveRow>,
    storms: Vec<(String, i8, i8)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    tile: String,
    column: u8,
    row: u8,
    turns: u8,
    by: Faction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitRow {
    faction: Faction,
    unit: String,
    count: u8,
    tile: String,
    corner: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureRow {
    faction: Faction,
    structure: Structure,
    tile: String,
    corner: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    of: Faction,
    tile: String,
    corner: String,
}

pub(super) fn intros(file: &mut DataFile, names: &Units) -> Result<Vec<Intro>, DataError> {
    let rows = file.records::<IntroRow>("intro", &["players"])?;
    let all = Spot::new("setup.toml", "[[intro]]");
    all.equal("", rows.len(), MAX_PLAYERS - 1)?;
    let mut intros = Vec::new();
    for (players, record) in (2..).zip(rows) {
        let (at, row) = (&record.at, record.row);
        at.equal("players", row.players, players)?;
        at.equal("factions", row.factions.len(), players)?;
        let mut intro = Intro {
            factions: row.factions,
            tiles: Vec::new(),
            units: Vec::new(),
            structures: Vec::new(),
            objectives: Vec::new(),
            storms: Vec::new(),
        };
        for tile in row.tiles {
            let (system, side) = tile_side(at, &tile.tile)?;
            let inside = tile.column < row.columns && tile.row < row.rows && tile.turns < 4;
            at.must(inside, "tiles", format_args!("{} lies outside the board", tile.tile))?;
            let cell = Cell { x: tile.column as i8, y: tile.row as i8 };
            intro.tiles.push((system, side, cell, tile.turns, tile.by));
        }
        let area = |tile: &str, corner: &str| area_of(at, &intro.tiles, tile, corner);
        for unit in row.units {
            let kind = names.find(at, "units", &unit.unit)?;
            at.must(kind.faction() == unit.faction, "units", "a unit of another faction")?;
            intro.units.push((kind, unit.count, area(&unit.tile, &unit.corner)?));
        }
        for it in row.structures {
            intro.structures.push((it.structure, it.faction, area(&it.tile, &it.corner)?));
        }
        for it in row.objectives {
            intro.objectives.push((it.of, area(&it.tile, &it.corner)?));
        }
        for (kind, x, y) in row.storms {
            let upright = at.word("storms", &kind, &[("h", false), ("v", true)])?;
            intro.storms.push(Edge { upright, cell: Cell { x, y } });
        }
        intros.push(intro);
    }
    Ok(intros)
}

/// A tile and its side, e.g. `10A`.
fn tile_side(at: &Spot, name: &str) -> Result<(System, TileSide), DataError> {
    let parts = TileSide::NAMES.iter().position(|side| name.ends_with(side)).and_then(|side| {
        let number: u8 = name[..name.len() - 1].parse().ok()?;
        Some((number, TileSide(side as u8)))
    });
    match parts {
        Some((number, side)) if (1..=SYSTEMS as u8).contains(&number) => {
            Ok((System(number - 1), side))
        }
        _ => Err(at.error("tiles", format_args!("there is no tile '{name}'"))),
    }
}

/// A corner of a tile that lies on the board with that side up.
fn area_of(
    at: &Spot,
    tiles: &[(System, TileSide, Cell, u8, Faction)],
    tile: &str,
    corner: &str,
) -> Result<Area, DataError> {
    let (system, side) = tile_side(at, tile)?;
    let lies = tiles.iter().any(|it| (it.0, it.1) == (system, side));
    at.must(lies, "tiles", format_args!("{tile} does not lie on the board"))?;
    let corners: Vec<_> = Area::CORNER_NAMES.into_iter().zip(0..).collect();
    Ok(system.area(at.word("corner", corner, &corners)?))
}
