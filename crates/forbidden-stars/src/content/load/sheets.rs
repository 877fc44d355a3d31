//! Faction sheets: factions, units, structures, objective tokens.

use std::collections::BTreeMap;

use kernel::data::{DataError, DataFile, Spot};
use serde::Deserialize;
use toml::Table;

use super::Units;
use super::effects::Effects;
use crate::content::{CombatFace, FactionSheet, Forces, StructureSheet, UnitSheet};
use crate::ids::{
    Asset, CARDS, CombatCard, Faction, KINDS, MAX_PLAYERS, OBJECTIVES, Structure, System,
};
use crate::sets::{CardSet, UnitSet};

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum UnitKind {
    Ground,
    Ship,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitRow {
    faction: Faction,
    kind: UnitKind,
    level: u8,
    materiel: u8,
    forge: u8,
    combat: u8,
    health: u8,
    morale: u8,
    figures: u8,
}

/// The units with how many figures there are of each, and how they are found.
pub(super) fn units(file: &mut DataFile) -> Result<(Vec<UnitSheet>, Vec<u8>, Units), DataError> {
    let rows = file.records::<UnitRow>("unit", &["id"])?;
    let (mut sheets, mut figures, mut ground) = (Vec::new(), Vec::new(), UnitSet::NONE);
    for (number, record) in rows.into_iter().enumerate() {
        let row = record.row;
        in_turn(&record.at, row.faction, number, KINDS)?;
        let ship = row.kind == UnitKind::Ship;
        if !ship {
            ground.add(UnitSet(1 << number));
        }
        for (field, value) in [("combat", row.combat), ("health", row.health)] {
            record.at.must((1..=6).contains(&value), field, "a unit has 1 to 6")?;
        }
        record.at.must(row.level <= 3, "level", "the highest is 3")?;
        record.at.must(row.morale <= 6, "morale", "a unit has 0 to 6")?;
        record.at.must((1..=14).contains(&row.materiel), "materiel", "the dial ends at 14")?;
        record.at.must(row.forge <= 1, "forge", "FS-CST-02: one at most")?;
        record.at.must(row.figures > 0, "figures", "there is none")?;
        figures.push(row.figures);
        sheets.push(UnitSheet {
            id: record.id,
            ship,
            level: row.level,
            materiel: row.materiel,
            forge: row.forge,
            combat: row.combat,
            health: row.health,
            morale: row.morale,
        });
    }
    let all = Spot::new("factions.toml", "[[unit]]");
    all.equal("", sheets.len(), MAX_PLAYERS * KINDS)?;
    let ids = sheets.iter().map(|sheet: &UnitSheet| sheet.id.clone()).collect();
    Ok((sheets, figures, Units { ids, ground }))
}

/// An error unless the things of a file, so many for each faction, come in the order of the factions.
pub(super) fn in_turn(
    at: &Spot,
    faction: Faction,
    number: usize,
    each: usize,
) -> Result<(), DataError> {
    at.must(faction.index() == number / each, "faction", format_args!("each has {each}, in turn"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionRow {
    home_tile: u8,
    figures: u8,
    order_tokens_of_each_kind: u8,
    objective_tokens: u8,
    control_tokens: u8,
    materiel: u8,
    units: BTreeMap<String, u8>,
    structures: BTreeMap<Structure, u8>,
    #[serde(default)]
    assets: BTreeMap<Asset, u8>,
    dominate_ops: Vec<Table>,
}

pub(super) fn factions(
    file: &mut DataFile,
    names: &Units,
    all_figures: &[u8],
    cards: &[CombatFace],
    effects: &mut Effects<'_>,
) -> Result<Vec<FactionSheet>, DataError> {
    let rows = file.records::<FactionRow>("faction", &["id"])?;
    let mut sheets = Vec::new();
    for (number, record) in rows.into_iter().enumerate() {
        let (at, row) = (&record.at, record.row);
        at.must(Faction::NAMES.get(number) == Some(&record.id.as_str()), "id", "not in turn")?;
        let faction = Faction(number as u8);
        let mut figures = [0; KINDS];
        figures.copy_from_slice(&all_figures[number * KINDS..][..KINDS]);
        at.equal("figures", row.figures, figures.iter().sum())?;
        at.must((1..=12).contains(&row.home_tile), "home_tile", "tiles are numbered 1 to 12")?;
        let mut forces = Forces {
            materiel: row.materiel,
            units: [0; KINDS],
            structures: [0; Structure::COUNT],
            assets: [0; Asset::COUNT],
        };
        for (id, count) in row.units {
            let unit = names.find(at, "units", &id)?;
            at.must(unit.faction() == faction, "units", "a unit of another faction")?;
            at.must(count <= figures[unit.kind()], "units", "more than there are figures")?;
            forces.units[unit.kind()] = count;
        }
        for (structure, count) in row.structures {
            forces.structures[structure.index()] = count;
        }
        for (asset, count) in row.assets {
            forces.assets[asset.index()] = count;
        }
        let own = (0..CARDS).map(|place| CombatCard::of(faction, place));
        let starting = own.filter(|card| cards[card.index()].starting);
        sheets.push(FactionSheet {
            home: System(row.home_tile - 1),
            orders: row.order_tokens_of_each_kind,
            control_tokens: row.control_tokens,
            objectives: row.objective_tokens,
            figures,
            forces,
            deck: starting.fold(CardSet::NONE, |deck, card| deck.or(CardSet::pair(card))),
            dominate: effects.block(at, &record.id, "dominate_ops", row.dominate_ops)?,
        });
    }
    Spot::new("factions.toml", "[[faction]]").equal("", sheets.len(), MAX_PLAYERS)?;
    Ok(sheets)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureRow {
    materiel: u8,
    combat: u8,
    health: u8,
    morale: u8,
}

pub(super) fn structures(file: &mut DataFile) -> Result<Vec<StructureSheet>, DataError> {
    let mut sheets = Vec::new();
    for (number, record) in
        file.records::<StructureRow>("structure", &["id"])?.into_iter().enumerate()
    {
        let (at, row) = (&record.at, record.row);
        at.must(Structure::NAMES.get(number) == Some(&record.id.as_str()), "id", "not in turn")?;
        // FS-BAS-01: nothing else fights.
        let fights = Structure(number as u8) == Structure::BASTION;
        for (field, value) in [("combat", row.combat), ("health", row.health)] {
            at.must((value > 0) == fights, field, "only a bastion fights")?;
        }
        let (materiel, combat) = (row.materiel, row.combat);
        let (health, morale) = (row.health, row.morale);
        sheets.push(StructureSheet { materiel, combat, health, morale });
    }
    Spot::new("factions.toml", "[[structure]]").equal("", sheets.len(), Structure::COUNT)?;
    Ok(sheets)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    faction: Faction,
}

pub(super) fn objectives(file: &mut DataFile) -> Result<Vec<String>, DataError> {
    let rows = file.records::<ObjectiveRow>("objective_token", &["id"])?;
    let mut ids = Vec::new();
    for (number, record) in rows.into_iter().enumerate() {
        in_turn(&record.at, record.row.faction, number, OBJECTIVES)?;
        ids.push(record.id);
    }
    Ok(ids)
}
