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
use kernel::{OrderStacks, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub(crate) use forms::SavedStep;
pub(crate) use read::read;
pub(crate) use write::{area_doc, named_units, write};

use crate::battle::Battle;
use crate::content::content;
use crate::ids::{Area, Building, Card, Faction, MAX_AREAS, Module, Order, Planet, Route, Unit};
use crate::payment::Payment;
use crate::ruleset::Ruleset;
use crate::sets::UnitSet;
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
    ending: Option<Ending>,
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
    given: Option<Area>,
    building: bool,
    module: bool,
    discounted: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    spares_cards: bool,
    moved: [BTreeMap<Unit, u8>; MAX_AREAS],
    enemy_area: Option<Area>,
    attackers: BTreeMap<Unit, u8>,
    picked: Option<(Unit, Area)>,
    lifted: bool,
    technology: Option<crate::ids::Tech>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptDoc {
    seat: Seat,
    card: String,
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
