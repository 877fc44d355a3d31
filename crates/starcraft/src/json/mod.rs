//! A saved state: readable JSON with names instead of numbers, and back.
//!
//! What follows from the rest (figures in play, adjacency, free slots) is not written but
//! counted again, so that it cannot disagree.

mod forms;
mod read;
mod write;

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use kernel::grid::{Cell, Side};
use kernel::setup::is_default;
use kernel::{OrderStacks, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub(crate) use forms::SavedStep;
pub(crate) use read::read;
pub(crate) use write::{area_doc, named_units, write};

use crate::action::Action;
use crate::battle::Battle;
use crate::content::{When, content};
use crate::ids::{
    Area, Building, Card, Faction, Item, Leader, MAX_AREAS, Module, Order, Planet, Route, Unit,
};
use crate::payment::Payment;
use crate::ruleset::Ruleset;
use crate::sets::UnitSet;
use crate::state::Site;
use crate::victory::Ending;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateDoc {
    rules: Ruleset,
    rng: Rng,
    first: Seat,
    round: u16,
    stage: u8,
    turns: u8,
    turn: Seat,
    players: Vec<PlayerDoc>,
    planets: Vec<PlanetDoc>,
    routes: Vec<RouteDoc>,
    orders: OrderStacks<Planet, Order, 54>,
    events: EventsDoc,
    steps: ArrayVec<SavedStep, 12>,
    order: Option<OrderDoc>,
    payment: Option<Payment>,
    script: Option<ScriptDoc>,
    battle: Option<Battle>,
    event_plays: u8,
    end_bonus_had: bool,
    abilities_used: Vec<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    leaders_used: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    leader_stage: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    nobody_wins: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    avenger: Option<(Seat, Planet)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    items: Vec<ItemDoc>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    razed_by: Option<Seat>,
    ending: Option<Ending>,
}

/// A scenario item that is in play.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemDoc {
    item: Item,
    area: Area,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bearer: Option<(Seat, Unit)>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerDoc {
    faction: Option<Faction>,
    eliminated: bool,
    points: u16,
    workers_in_pool: u8,
    workers_unavailable: u8,
    workers_on_permanent: [u8; 2],
    buildings: BTreeMap<Building, u8>,
    modules: BTreeMap<Module, u8>,
    deck: Vec<Card>,
    hand: Vec<Card>,
    discard: Vec<Card>,
    technology: Vec<Card>,
    play_area: Vec<Card>,
    known: Vec<Card>,
    discarding: Vec<Card>,
    events_drawn: Vec<String>,
    events_in_play: Vec<String>,
    special_limit: u8,
    orders_revealed: BTreeMap<Order, u8>,
    #[serde(default, skip_serializing_if = "is_zero")]
    specials_pooled: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    specials_disposed: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    defended: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    tokens: [u8; 2],
    #[serde(default, skip_serializing_if = "is_zero")]
    bases_out: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    forbade: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    stolen: [Option<(Unit, Seat)>; crate::ids::STOLEN],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    defended_on: Option<Planet>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    leaders: Vec<Leader>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    leaders_in_play: Vec<Leader>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leader_chosen: Option<Leader>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leader_unresolved: Option<Leader>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hero: Option<Unit>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    reserve: BTreeMap<Unit, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    orders_as: Option<Order>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    two_orders: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    safe_transports: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    influences: Option<Planet>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanetDoc {
    planet: Planet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealt_to: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    #[serde(default, skip_serializing_if = "is_zero")]
    rotation: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    areas: Vec<AreaDoc>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AreaDoc {
    pub(crate) area: Area,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) units: BTreeMap<Unit, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) base: Option<Seat>,
    /// What stands there, if it is no base.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) site: Site,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) guard: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) guards: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) point: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) depletion: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) card_holder: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) workers: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteDoc {
    route: Route,
    ends: [(Planet, Side); 2],
    transports: SeatSet,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsDoc {
    deck: Vec<String>,
    left: [u8; 3],
    discard: Vec<String>,
    ends: Vec<String>,
}

/// An order being executed, with its counts of units by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderDoc {
    seat: Seat,
    planet: Planet,
    order: Order,
    stage: u8,
    on_stack: bool,
    built: u8,
    fresh: [u8; MAX_AREAS],
    #[serde(default, skip_serializing_if = "is_default")]
    fresh_others: [u8; MAX_AREAS],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<Order>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    exempt: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    executed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    disposes: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    defends: Option<Area>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    forbidden: Option<Area>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    breached: Vec<Planet>,
    given: Option<Area>,
    #[serde(default, skip_serializing_if = "is_default")]
    parts: [Option<Unit>; 2],
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    free_built: bool,
    building: bool,
    module: bool,
    discounted: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    spares_cards: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    declined: Vec<Action>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    spared: bool,
    moved: [BTreeMap<Unit, u8>; MAX_AREAS],
    enemy_area: Option<Area>,
    attackers: BTreeMap<Unit, u8>,
    picked: Option<(Unit, Area)>,
    lifted: bool,
    #[serde(default, skip_serializing_if = "is_zero")]
    items_moved: u8,
    technology: Option<crate::ids::Tech>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptDoc {
    seat: Seat,
    /// Empty for a Leadership card.
    card: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leader: Option<Leader>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    when: Option<When>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    planet: Option<Planet>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    other: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    then: Option<Leader>,
    chosen: Option<u8>,
    at: u8,
    left: Option<u8>,
    area: Option<Area>,
    route: Option<Route>,
    last_route: Option<Route>,
    /// Whose units they are.
    units_of: Seat,
    units: BTreeMap<Unit, u8>,
    used: Vec<Area>,
}

pub(crate) fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// An Event card by its kind and the number of the copy.
fn event_name(number: usize) -> String {
    let kind = content().event_cards[number];
    let first = content().events[kind.index()].cards.0.trailing_zeros() as usize;
    format!("{kind}#{}", number - first + 1)
}

// ---- sets inside battles

/// A set of units as a list of names.
pub(crate) mod unit_set {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Unit, UnitSet};
    use crate::sets::bits;

    pub(crate) fn names(set: UnitSet) -> impl Iterator<Item = Unit> {
        Unit::all().filter(move |&unit| bits(set.0).any(|bit| bit == unit.index()))
    }

    pub(crate) fn collect(units: Vec<Unit>) -> UnitSet {
        UnitSet(units.into_iter().fold(0, |set, unit| set | UnitSet::one(unit).0))
    }

    pub(crate) fn serialize<S: Serializer>(
        set: &UnitSet,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(names(*set))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<UnitSet, D::Error> {
        Vec::<Unit>::deserialize(deserializer).map(collect)
    }
}

/// Reads and writes the splash of four cards.
pub(crate) mod splash_sets {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::unit_set::{collect, names};
    use super::{Unit, UnitSet};

    pub(crate) fn serialize<S: Serializer>(
        sets: &[[UnitSet; 2]; 2],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        sets.map(|side| side.map(|set| names(set).collect::<Vec<Unit>>())).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[[UnitSet; 2]; 2], D::Error> {
        let names = <[[Vec<Unit>; 2]; 2]>::deserialize(deserializer)?;
        Ok(names.map(|side| side.map(collect)))
    }
}
