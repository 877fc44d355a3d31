//! The tables of scenarios as they stand in the file.

use std::collections::BTreeMap;

use kernel::grid::Side;
use serde::Deserialize;

use super::tables::UnitCounts;
use crate::ids::Module;
use crate::state::Site;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ItemRow {
    pub(super) tokens: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioRow {
    pub(super) players: PlayersRow,
    pub(super) factions: Vec<String>,
    pub(super) teams: Vec<Vec<String>>,
    pub(super) play_order: Vec<String>,
    pub(super) first_player: String,
    pub(super) rounds: u16,
    pub(super) uses_conquest_points: bool,
    pub(super) uses_leadership_cards: bool,
    pub(super) event_deck: EventDeckRow,
    pub(super) galaxy: Vec<TileRow>,
    pub(super) z_routes: Vec<RouteRow>,
    pub(super) forces: Vec<ForceRow>,
    pub(super) items: Vec<ItemStartRow>,
    pub(super) special_rules: Vec<SpecialRow>,
    pub(super) victory: Vec<GoalRow>,
    #[serde(rename = "sourced_facts")]
    pub(super) _sourced_facts: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayersRow {
    pub(super) min: u8,
    pub(super) max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventDeckRow {
    pub(super) remove_random: RandomRow,
    pub(super) remove_named: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RandomRow {
    pub(super) stage_1: u8,
    pub(super) stage_2: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileRow {
    pub(super) planet: String,
    pub(super) x: i8,
    pub(super) y: i8,
    pub(super) rotation: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RouteRow {
    pub(super) a: EndRow,
    pub(super) b: EndRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndRow {
    pub(super) planet: String,
    pub(super) slot: Side,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForceRow {
    pub(super) faction: String,
    pub(super) workers: u8,
    pub(super) transports: u8,
    pub(super) heroes: Vec<String>,
    pub(super) leadership: Vec<String>,
    pub(super) buildings: Vec<String>,
    pub(super) modules: Vec<Module>,
    pub(super) placements: Vec<PlacementRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlacementRow {
    pub(super) planet: String,
    pub(super) base: bool,
    pub(super) units: UnitCounts,
    #[serde(default)]
    pub(super) installations: BTreeMap<Site, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ItemStartRow {
    pub(super) item: String,
    pub(super) planet: Option<String>,
    pub(super) area: Option<String>,
    pub(super) carried_by: Option<CarrierRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CarrierRow {
    pub(super) faction: String,
    pub(super) unit: String,
    pub(super) planet: String,
}

#[derive(Deserialize)]
#[serde(tag = "id", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum SpecialRow {
    ItemCarriers {
        #[serde(rename = "op")]
        _op: RuleWord,
        domain: String,
    },
    LeadershipWithoutStart {
        #[serde(rename = "op")]
        _op: RuleWord,
        card: String,
    },
    MergeFactions {
        #[serde(rename = "op")]
        _op: RuleWord,
        players: Vec<u8>,
        groups: Vec<[String; 2]>,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RuleWord {
    Rule,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalRow {
    pub(super) who: String,
    pub(super) goal: String,
    pub(super) at: Option<String>,
    #[serde(default)]
    pub(super) items: Vec<String>,
    pub(super) planet: Option<String>,
    #[serde(default)]
    pub(super) carried: bool,
    #[serde(default)]
    pub(super) controlled: bool,
    pub(super) installation: Option<Site>,
}
