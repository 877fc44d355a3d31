//! Combat cards, order upgrades, event cards and the icons of Warp Storms.

use kernel::data::{DataError, DataFile, Spot};
use serde::Deserialize;
use toml::Table;

use super::Units;
use super::effects::Effects;
use super::sheets::in_turn;
use crate::content::{CombatFace, EventFace, UpgradeFace, When};
use crate::grid::StormMove;
use crate::ids::{CARDS, EVENTS, Faction, Icon, MAX_PLAYERS, Order, StormIcon, UPGRADES};
use crate::sets::UnitSet;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatRow {
    faction: Faction,
    starting: bool,
    level: u8,
    materiel: u8,
    icons: [u8; Icon::COUNT],
    general_ops: Vec<Table>,
    requisite: Vec<String>,
    unit_ops: Vec<Table>,
    #[serde(default, rename = "uncertain")]
    _uncertain: Vec<String>,
}

pub(super) fn combat_cards(
    file: &mut DataFile,
    names: &Units,
    effects: &mut Effects<'_>,
) -> Result<Vec<CombatFace>, DataError> {
    let mut cards = Vec::new();
    let rows = file.records::<CombatRow>("combat_card", &["id"])?;
    for (number, record) in rows.into_iter().enumerate() {
        let (at, row) = (&record.at, record.row);
        in_turn(at, row.faction, number, CARDS)?;
        // FS-CUP-06
        let price = match (row.starting, row.level) {
            (true, 0) => 0,
            (false, 0) => 2,
            (false, 2) => 4,
            (false, 3) => 6,
            _ => return Err(at.error("level", "there are no combat cards of this level")),
        };
        at.equal("materiel", row.materiel, price)?;
        at.must(row.icons.iter().all(|icons| *icons <= 4), "icons", "a card has 0 to 4")?;
        let (mut requisite, mut or_bastion) = (UnitSet::NONE, false);
        for id in &row.requisite {
            if id == "bastion" {
                or_bastion = true;
            } else {
                let unit = names.find(at, "requisite", id)?;
                at.must(unit.faction() == row.faction, "requisite", "a unit of another faction")?;
                requisite.add(UnitSet::one(unit));
            }
        }
        let general = effects.block(at, &record.id, "general_ops", row.general_ops)?;
        let unit = effects.block(at, &record.id, "unit_ops", row.unit_ops)?;
        // A unit ability has somebody to carry it out.
        at.must(unit.is_empty() == row.requisite.is_empty(), "requisite", "no units for it")?;
        cards.push(CombatFace {
            id: record.id,
            starting: row.starting,
            level: row.level,
            materiel: row.materiel,
            icons: row.icons,
            general,
            unit,
            requisite,
            or_bastion,
        });
    }
    let all = Spot::new("combat_cards.toml", "[[combat_card]]");
    all.equal("", cards.len(), MAX_PLAYERS * CARDS)?;
    Ok(cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UpgradeRow {
    faction: Faction,
    order: Order,
    orbital_strike: bool,
    level: u8,
    materiel: u8,
    when: When,
    ops: Vec<Table>,
    #[serde(default, rename = "uncertain")]
    _uncertain: Vec<String>,
}

pub(super) fn upgrades(
    file: &mut DataFile,
    effects: &mut Effects<'_>,
) -> Result<Vec<UpgradeFace>, DataError> {
    let mut cards = Vec::new();
    let rows = file.records::<UpgradeRow>("order_upgrade", &["id"])?;
    for (number, record) in rows.into_iter().enumerate() {
        let (at, row) = (&record.at, record.row);
        in_turn(at, row.faction, number, UPGRADES)?;
        at.must(row.level <= 3, "level", "the highest is 3")?;
        at.must(row.materiel <= 6, "materiel", "no upgrade costs more than 6")?;
        // FS-UPG-06
        let fits = !row.orbital_strike || row.order == Order::ADVANCE;
        at.must(fits, "order", "an orbital strike is part of an Advance order")?;
        at.must(row.when.is_of_upgrades(), "when", "event cards are used then")?;
        let strike = row.when == When::OrbitalStrike;
        at.equal("when", strike, row.orbital_strike)?;
        cards.push(UpgradeFace {
            when: row.when,
            effect: effects.block(at, &record.id, "ops", row.ops)?,
            id: record.id,
            order: row.order,
            orbital_strike: row.orbital_strike,
            level: row.level,
            materiel: row.materiel,
        });
    }
    let all = Spot::new("order_upgrades.toml", "[[order_upgrade]]");
    all.equal("", cards.len(), MAX_PLAYERS * UPGRADES)?;
    Ok(cards)
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EventKind {
    Tactic,
    Scheme,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRow {
    faction: Faction,
    kind: EventKind,
    storm: StormIcon,
    when: When,
    ops: Vec<Table>,
    #[serde(default, rename = "uncertain")]
    _uncertain: Vec<String>,
}

pub(super) fn events(
    file: &mut DataFile,
    effects: &mut Effects<'_>,
) -> Result<Vec<EventFace>, DataError> {
    let mut cards = Vec::new();
    let rows = file.records::<EventRow>("event", &["id"])?;
    for (number, record) in rows.into_iter().enumerate() {
        let (at, row) = (&record.at, record.row);
        in_turn(at, row.faction, number, EVENTS)?;
        let scheme = row.kind == EventKind::Scheme;
        at.must(!row.when.is_of_upgrades(), "when", "order upgrades are used then")?;
        // FS-EVT-06: a tactic is resolved at once.
        at.equal("when", row.when == When::Refresh, !scheme)?;
        cards.push(EventFace {
            effect: effects.block(at, &record.id, "ops", row.ops)?,
            id: record.id,
            scheme,
            storm: row.storm,
            when: row.when,
        });
    }
    let all = Spot::new("event_cards.toml", "[[event]]");
    all.equal("", cards.len(), MAX_PLAYERS * EVENTS)?;
    Ok(cards)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IconRow {
    from_h: [(String, i8, i8); 2],
    from_v: [(String, i8, i8); 2],
}

pub(super) fn storm_icons(
    file: &mut DataFile,
) -> Result<[[[StormMove; 2]; 2]; StormIcon::COUNT], DataError> {
    let still = StormMove { upright: false, dx: 0, dy: 0 };
    let mut icons = [[[still; 2]; 2]; StormIcon::COUNT];
    let rows = file.records::<IconRow>("storm_icon", &["id"])?;
    let all = Spot::new("event_cards.toml", "[[storm_icon]]");
    all.equal("", rows.len(), StormIcon::COUNT)?;
    for (number, record) in rows.into_iter().enumerate() {
        let at = &record.at;
        at.must(StormIcon::NAMES[number] == record.id, "id", "not in turn")?;
        for (moves, row) in icons[number].iter_mut().zip([record.row.from_h, record.row.from_v]) {
            for (slot, (kind, dx, dy)) in moves.iter_mut().zip(row) {
                let upright = at.word("from", &kind, &[("h", false), ("v", true)])?;
                at.must(dx.abs() <= 1 && dy.abs() <= 1, "from", "a storm moves to an edge nearby")?;
                *slot = StormMove { upright, dx, dy };
            }
        }
    }
    Ok(icons)
}
