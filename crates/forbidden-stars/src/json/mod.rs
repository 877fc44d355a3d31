//! A saved state: readable JSON with names instead of numbers, and back.
//!
//! What follows from the rest (who is adjacent to whom) is not written but found out again, so that it cannot disagree.

mod forms;
mod read;
mod sets;
mod todo;
mod write;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use kernel::grid::Cell;
use kernel::setup::is_default;
use kernel::{OrderStacks, Rng, Seat, SeatSet, Steps};
use serde::{Deserialize, Serialize};

pub(crate) use read::read;
pub(crate) use sets::{assets, icons, orders, structures};
pub(crate) use write::write;

use crate::combat::Combat;
use crate::grid::Edge;
use crate::ids::{
    Area, Asset, CombatCard, EventCard, Faction, Fighter, Icon, Order, Storm, Structure, System,
    TileSide, Unit, Upgrade,
};
use crate::ruleset::Ruleset;
use crate::script::Script;
use crate::sets::{AreaSet, ExceptionSet};
use crate::state::{ORDERS, OrderStage, PhaseStage, StormState, StrikeStage, Supply};
use crate::step::Step;

/// Units by name, those that are there.
type Units = BTreeMap<Unit, u8>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateDoc {
    rules: Ruleset,
    rng: Rng,
    first: Seat,
    round: u8,
    stage: PhaseStage,
    turn: Seat,
    turns: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    event: Option<EventCard>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    storm_move: Option<(Storm, Edge)>,
    #[serde(default, skip_serializing_if = "is_default")]
    discount: u8,
    steps: Steps<Step, 12>,
    players: Vec<PlayerDoc>,
    tiles: Vec<TileDoc>,
    storms: Vec<StormState>,
    supply: Supply,
    orders: OrderStacks<System, Order, ORDERS>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    order: Option<OrderDoc>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strike: Option<StrikeDoc>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    clashes: Vec<ClashDoc>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    combat: Option<Combat>,
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    scripts: ArrayVec<Script, 3>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<EndingDoc>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDoc {
    faction: Option<Faction>,
    #[serde(default, skip_serializing_if = "is_default")]
    eliminated: bool,
    materiel: u8,
    #[serde(with = "assets")]
    assets: [u8; Asset::COUNT],
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    waiting: Units,
    #[serde(default, skip_serializing_if = "is_default", with = "structures")]
    waiting_structures: [u8; Structure::COUNT],
    /// Objective tokens received, by whose they are.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    given: BTreeMap<Faction, u8>,
    supply: Units,
    control_tokens: u8,
    collected: u8,
    /// The cards of the combat deck, copies apart.
    combat: Vec<CombatCard>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    upgrades: Vec<Upgrade>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    used: Vec<Upgrade>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    schemes: Vec<EventCard>,
    #[serde(default, skip_serializing_if = "is_default", with = "orders")]
    on_events: [u8; Order::COUNT],
    #[serde(default, skip_serializing_if = "is_default", with = "orders")]
    resolved: [u8; Order::COUNT],
    // ---- secret
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hand: Vec<CombatCard>,
    #[serde(with = "orders")]
    orders: [u8; Order::COUNT],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    laid: Option<CombatCard>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<EventCard>,
}

/// A tile that is in the game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TileDoc {
    system: System,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealt: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    side: TileSide,
    #[serde(default, skip_serializing_if = "is_default")]
    turns: u8,
    /// Areas in which there is something.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    areas: Vec<AreaDoc>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaDoc {
    area: Area,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    ready: Units,
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    routed: Units,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    control: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_default", with = "structures")]
    structures: [u8; Structure::COUNT],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    objective: Option<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClashDoc {
    area: Area,
    attacker: Seat,
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    ready: Units,
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    routed: Units,
    origins: AreaSet,
    by_advance: bool,
    #[serde(default, skip_serializing_if = "Units::is_empty")]
    placed: Units,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderDoc {
    seat: Seat,
    system: System,
    order: Order,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<Order>,
    stage: OrderStage,
    #[serde(default, skip_serializing_if = "is_default")]
    exceptions: ExceptionSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    neighbour: Option<System>,
    /// Units that have moved, by the area they are in now.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    moved: BTreeMap<Area, Units>,
    #[serde(default, skip_serializing_if = "is_default")]
    friendly: AreaSet,
    #[serde(default, skip_serializing_if = "is_default")]
    roks: AreaSet,
    #[serde(default, skip_serializing_if = "is_default")]
    rokked: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    fought: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    limit: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    bought: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    trained: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    learned: Vec<Upgrade>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StrikeDoc {
    void: Area,
    target: Area,
    opponent: Seat,
    stage: StrikeStage,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    declared: Vec<Upgrade>,
    #[serde(default, skip_serializing_if = "is_default")]
    extra: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    schemes: Vec<EventCard>,
    #[serde(with = "icons")]
    dice: [u8; Icon::COUNT],
    #[serde(default, skip_serializing_if = "is_default")]
    damage: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Fighter>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndingDoc {
    winners: SeatSet,
    ending: String,
}
