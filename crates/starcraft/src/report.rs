//! What happens in a game, as it is told to those who may know it.

use kernel::grid::{Cell, Side};
use kernel::{Audience, Seat};
use serde::Serialize;

use crate::ids::{
    Area, Building, Card, EventKind, Faction, Module, Order, Planet, Route, Tech, Unit,
};
use crate::victory::Ending;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    FactionTaken { seat: Seat, faction: Faction },
    PlanetsDrawn { seat: Seat, planets: [Planet; 2] },
    PlanetPlaced { seat: Seat, planet: Planet, cell: Cell, rotation: u8 },
    RouteLaid { route: Route, ends: [(Planet, Side); 2] },
    BasePlaced { seat: Seat, area: Area },
    UnitPlaced { seat: Seat, unit: Unit, area: Area },
    TransportPlaced { seat: Seat, route: Route },
    GalaxyBuilt,
    RoundBegins { round: u16, first: Seat },
    ExecutionBegins,
    RegroupingBegins,
    OrderPlaced { seat: Seat, planet: Planet },
    OrderFace { seat: Seat, planet: Planet, order: Order },
    OrderRevealed { seat: Seat, planet: Planet, order: Order },
    OrderExecuted { seat: Seat, planet: Planet, order: Order },
    OrderDropped { seat: Seat, planet: Planet, order: Order },
    Obstructed { seat: Seat },
    EventDrawn { seat: Seat, stage: u8 },
    EventDeckEmpty { seat: Seat },
    EventUsed { seat: Seat, event: EventKind },
    TechUsed { seat: Seat, tech: Tech },
    CardsDrawn { seat: Seat, count: u8 },
    CardDrawn { seat: Seat, card: Card },
    CardTaken { seat: Seat, card: Card },
    DeckShuffled { seat: Seat },
    WorkerBuilt { seat: Seat },
    UnitBuilt { seat: Seat, unit: Unit, area: Area },
    TransportBuilt { seat: Seat, route: Route },
    BuildingBuilt { seat: Seat, building: Building, level: u8 },
    ModuleBuilt { seat: Seat, module: Module },
    BaseBuilt { seat: Seat, area: Area },
    TechBought { seat: Seat, tech: Tech },
    Depleted { area: Area, level: u8 },
    Restored { area: Area },
    UnitMoved { seat: Seat, unit: Unit, from: Area, to: Area },
    BaseMoved { seat: Seat, from: Area, to: Area },
    UnitDestroyed { seat: Seat, unit: Unit, area: Area },
    BaseDestroyed { seat: Seat, area: Area },
    TransportDestroyed { seat: Seat, route: Route },
    WorkersLost { seat: Seat, count: u8 },
    WorkerTired { seat: Seat },
    BattleBegins { attacker: Seat, defender: Seat, area: Area },
    BattleCalledOff { seat: Seat },
    Paired { skirmish: u8, attacker: Unit, defender: Unit },
    Supports { seat: Seat, unit: Unit, skirmish: u8 },
    CardPlaced { seat: Seat, skirmish: u8, from_deck: bool, second: bool },
    CardFace { seat: Seat, skirmish: u8, card: Card },
    CardShown { seat: Seat, skirmish: u8, card: Card },
    CardDiscarded { seat: Seat, card: Card },
    CardCancelled { seat: Seat, card: Card },
    CardReturned { seat: Seat, card: Card },
    Compared { skirmish: u8, attack: [i16; 2], health: [i16; 2] },
    Withdrew { seat: Seat, unit: Unit, area: Area },
    SplashTriggered { seat: Seat, card: Card },
    BattleEnds { area: Area, attackers: u8, defenders: u8 },
    Retreated { seat: Seat, unit: Unit, area: Area },
    ResourceLost { seat: Seat, area: Area },
    ResourceGained { seat: Seat, area: Area },
    PointsGained { seat: Seat, points: u8 },
    EventPlayed { seat: Seat, event: EventKind },
    EventDiscarded { seat: Seat, event: EventKind },
    EventTaken { seat: Seat, from: Seat, event: EventKind },
    ZAxisSwapped { one: Route, other: Route },
    Eliminated { seat: Seat },
    FirstPlayer { seat: Seat },
    GameOver { ending: Ending },
}

impl Event {
    /// Who may see it. What a player alone learns is an event of its own beside the public one.
    pub fn audience(&self) -> Audience {
        match *self {
            Self::OrderFace { seat, .. }
            | Self::CardDrawn { seat, .. }
            | Self::CardFace { seat, .. } => Audience::Only(seat),
            _ => Audience::All,
        }
    }
}

/// Where events go.
pub(crate) trait Log: kernel::Log<Event> {}
impl<L: kernel::Log<Event>> Log for L {}
