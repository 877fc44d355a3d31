//! The tables as they stand in the files. A field nobody knows is an error, so that a slip of the
//! pen cannot switch off a rule.
//!
//! What every table has (id, edition, labels, sources) has been taken out before; see
//! [`read`](super::read).

use std::collections::BTreeMap;
use std::num::NonZeroU8;

use serde::{Deserialize, Deserializer, de};
use toml::Table;

use crate::content::{CardKind, CardValues, EventUse, Price};
use crate::ids::{Module, Race};

fn yes() -> bool {
    true
}

/// Text that says something.
fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    if text.trim().is_empty() { Err(de::Error::custom("it is empty")) } else { Ok(text) }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cost {
    minerals: u8,
    gas: u8,
}

impl From<Cost> for Price {
    fn from(cost: Cost) -> Self {
        Self { minerals: cost.minerals, gas: cost.gas }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Domain {
    Ground,
    Flying,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum UnitKeyword {
    Assist,
    Detector,
    Cloaking,
    Sacrifice,
}

/// The one place besides bases where units are built.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum BuildAt {
    InfestedCommandCenter,
}

/// Units by id, with numbers.
pub(super) type UnitCounts = BTreeMap<String, NonZeroU8>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitRow {
    pub(super) race: Race,
    pub(super) figures: NonZeroU8,
    pub(super) cost: Cost,
    /// It takes the place of the base game's unit of the same id.
    #[serde(default)]
    pub(super) replaces_base: bool,
    #[serde(default)]
    pub(super) destroys: UnitCounts,
    pub(super) build_at: Option<BuildAt>,
    pub(super) domain: Domain,
    pub(super) targets: Vec<Domain>,
    pub(super) support: u8,
    pub(super) keywords: Vec<UnitKeyword>,
    #[serde(rename = "statistics_from")]
    _statistics_from: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingRow {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) race: Race,
    pub(super) level: u8,
    pub(super) cost: Cost,
    pub(super) preprinted: bool,
    pub(super) enables: Vec<String>,
    /// It takes the place of the base game's token of the same id.
    #[serde(default)]
    pub(super) replaces_base: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModuleRow {
    pub(super) effects: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ModuleTokenRow {
    pub(super) module: Module,
    pub(super) race: Race,
    pub(super) tokens: NonZeroU8,
    pub(super) cost: Cost,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ValuesRow {
    attack: u8,
    health: u8,
}

impl From<ValuesRow> for CardValues {
    fn from(row: ValuesRow) -> Self {
        Self { attack: row.attack, health: row.health }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CardKindRow {
    Standard,
    Reinforcement,
    PlayArea,
}

impl From<CardKindRow> for CardKind {
    fn from(row: CardKindRow) -> Self {
        match row {
            CardKindRow::Standard => Self::Standard,
            CardKindRow::Reinforcement => Self::Reinforcement,
            CardKindRow::PlayArea => Self::PlayArea,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CombatRow {
    pub(super) race: Race,
    pub(super) number: u8,
    pub(super) kind: CardKindRow,
    pub(super) units: Vec<String>,
    #[serde(default)]
    pub(super) all_units: bool,
    pub(super) major: Option<ValuesRow>,
    pub(super) minor: Option<ValuesRow>,
    /// The card it takes the place of.
    pub(super) replaces: Option<String>,
    pub(super) effects: Vec<Table>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CopyRow {
    pub(super) major: ValuesRow,
    pub(super) minor: ValuesRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TechnologyRow {
    pub(super) race: Race,
    pub(super) copies: NonZeroU8,
    pub(super) cost: Cost,
    pub(super) kind: CardKindRow,
    pub(super) units: Vec<String>,
    #[serde(default)]
    pub(super) all_units: bool,
    pub(super) specialty_support: Vec<String>,
    #[serde(default)]
    pub(super) cards: Vec<CopyRow>,
    pub(super) returns_to_technology_deck: bool,
    /// The technology it takes the place of.
    pub(super) replaces: Option<String>,
    /// Only these factions of the race have it.
    pub(super) factions: Option<Vec<String>>,
    /// The one hero it matches.
    pub(super) hero: Option<String>,
    #[serde(default = "yes")]
    pub(super) purchasable: bool,
    pub(super) effects: Vec<Table>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum EventKindRow {
    Immediate,
    Strategy,
    Held,
    EndDrawsNear,
}

impl From<EventKindRow> for EventUse {
    fn from(row: EventKindRow) -> Self {
        match row {
            EventKindRow::Immediate => Self::Immediate,
            EventKindRow::Strategy => Self::Strategy,
            EventKindRow::Held => Self::Held,
            EventKindRow::EndDrawsNear => Self::End,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventRow {
    pub(super) stage: u8,
    pub(super) copies: NonZeroU8,
    pub(super) kind: EventKindRow,
    /// It is about Leadership cards.
    #[serde(default)]
    pub(super) requires_leadership: bool,
    pub(super) effects: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RaceRow {
    pub(super) hand_limit: u8,
    pub(super) build_limit: BuildLimitRow,
    pub(super) permanent_resources: Cost,
    pub(super) costs: CostsRow,
    pub(super) tokens: TokensRow,
    pub(super) module_spaces: u8,
    #[serde(default)]
    pub(super) ability: Vec<AbilityRow>,
    /// What the sheet of the expansion changes.
    pub(super) brood_war: RaceChangeRow,
}

#[derive(Deserialize)]
pub(super) struct RaceChangeRow {
    pub(super) module_spaces: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildLimitRow {
    pub(super) base: u8,
    pub(super) per_building_type: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CostsRow {
    pub(super) worker: Cost,
    pub(super) transport: Cost,
    pub(super) base: Cost,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokensRow {
    pub(super) base: u8,
    pub(super) worker: u8,
    pub(super) transport: u8,
    pub(super) standard_order: u8,
    pub(super) special_order: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AbilityRow {
    pub(super) id: String,
    #[serde(default)]
    pub(super) sheet: Vec<String>,
    pub(super) effects: Vec<Table>,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FactionRow {
    pub(super) race: Race,
    #[serde(deserialize_with = "words")]
    pub(super) color: String,
    pub(super) start: StartRow,
    pub(super) special_victory: GoalRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartRow {
    pub(super) bases: u8,
    pub(super) workers: u8,
    pub(super) transports: u8,
    pub(super) units: UnitCounts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalRow {
    pub(super) goal: String,
    pub(super) kinds: Option<Vec<String>>,
    pub(super) count: Option<NonZeroU8>,
    pub(super) others_conquest_target: Option<u8>,
    pub(super) stage: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlanetRow {
    pub(super) size: String,
    pub(super) slots: Vec<String>,
    pub(super) areas: Vec<AreaRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AreaRow {
    pub(super) id: String,
    pub(super) kind: String,
    pub(super) amount: u8,
    pub(super) unit_limit: u8,
    pub(super) domain: String,
    pub(super) confidence: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ComponentRow {
    pub(super) count: u8,
    pub(super) limit: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventDeckRow {
    pub(super) players: u8,
    pub(super) remove: u8,
}
