//! What happens in a game, as it is told to those who may know it.

use kernel::grid::{Cell, Side};
use kernel::{Audience, Message, Seat, message};
use serde::Serialize;

use crate::battle::Term;
use crate::ids::{
    Area, Building, Card, EventKind, Faction, Item, Leader, Module, Order, Planet, Resource, Route,
    Tech, Unit,
};
use crate::state::Site;
use crate::victory::Ending;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    FactionTaken {
        seat: Seat,
        faction: Faction,
    },
    PlanetsDrawn {
        seat: Seat,
        planets: [Planet; 2],
    },
    PlanetPlaced {
        seat: Seat,
        planet: Planet,
        cell: Cell,
        rotation: u8,
    },
    RouteLaid {
        route: Route,
        ends: [(Planet, Side); 2],
    },
    BasePlaced {
        seat: Seat,
        area: Area,
    },
    UnitPlaced {
        seat: Seat,
        unit: Unit,
        area: Area,
    },
    TransportPlaced {
        seat: Seat,
        route: Route,
    },
    GalaxyBuilt,
    RoundBegins {
        round: u16,
        first: Seat,
    },
    ExecutionBegins,
    RegroupingBegins,
    OrderPlaced {
        seat: Seat,
        planet: Planet,
    },
    OrderFace {
        seat: Seat,
        planet: Planet,
        order: Order,
    },
    OrderRevealed {
        seat: Seat,
        planet: Planet,
        order: Order,
    },
    OrderExecuted {
        seat: Seat,
        planet: Planet,
        order: Order,
    },
    OrderDropped {
        seat: Seat,
        planet: Planet,
        order: Order,
    },
    Obstructed {
        seat: Seat,
    },
    EventDrawn {
        seat: Seat,
        stage: u8,
    },
    EventDeckEmpty {
        seat: Seat,
    },
    EventUsed {
        seat: Seat,
        event: EventKind,
    },
    TechUsed {
        seat: Seat,
        tech: Tech,
    },
    CardsDrawn {
        seat: Seat,
        count: u8,
    },
    CardDrawn {
        seat: Seat,
        card: Card,
    },
    CardTaken {
        seat: Seat,
        card: Card,
    },
    DeckShuffled {
        seat: Seat,
    },
    WorkerBuilt {
        seat: Seat,
    },
    UnitBuilt {
        seat: Seat,
        unit: Unit,
        area: Area,
    },
    TransportBuilt {
        seat: Seat,
        route: Route,
    },
    BuildingBuilt {
        seat: Seat,
        building: Building,
        level: u8,
    },
    ModuleBuilt {
        seat: Seat,
        module: Module,
    },
    BaseBuilt {
        seat: Seat,
        area: Area,
    },
    TechBought {
        seat: Seat,
        tech: Tech,
    },
    Depleted {
        area: Area,
        level: u8,
    },
    Restored {
        area: Area,
    },
    UnitMoved {
        seat: Seat,
        unit: Unit,
        from: Area,
        to: Area,
    },
    BaseMoved {
        seat: Seat,
        from: Area,
        to: Area,
    },
    TransportMoved {
        seat: Seat,
        from: Route,
        to: Route,
    },
    UnitDestroyed {
        seat: Seat,
        unit: Unit,
        area: Area,
    },
    BaseDestroyed {
        seat: Seat,
        area: Area,
    },
    TransportDestroyed {
        seat: Seat,
        route: Route,
    },
    WorkersLost {
        seat: Seat,
        count: u8,
    },
    WorkerTired {
        seat: Seat,
    },
    BattleBegins {
        attacker: Seat,
        defender: Seat,
        area: Area,
    },
    BattleCalledOff {
        seat: Seat,
    },
    Paired {
        skirmish: u8,
        attacker: Unit,
        defender: Unit,
    },
    Supports {
        seat: Seat,
        unit: Unit,
        skirmish: u8,
    },
    CardPlaced {
        seat: Seat,
        skirmish: u8,
        from_deck: bool,
        second: bool,
    },
    CardFace {
        seat: Seat,
        skirmish: u8,
        card: Card,
    },
    CardShown {
        seat: Seat,
        skirmish: u8,
        card: Card,
    },
    CardDiscarded {
        seat: Seat,
        card: Card,
    },
    CardCancelled {
        seat: Seat,
        card: Card,
    },
    CardReturned {
        seat: Seat,
        card: Card,
    },
    /// The terms are those of both sides, with which the values add up.
    Compared {
        skirmish: u8,
        attack: [i16; 2],
        health: [i16; 2],
        terms: Vec<Term>,
    },
    Withdrew {
        seat: Seat,
        unit: Unit,
        area: Area,
    },
    SplashTriggered {
        seat: Seat,
        card: Card,
    },
    BattleEnds {
        area: Area,
        attackers: u8,
        defenders: u8,
    },
    Retreated {
        seat: Seat,
        unit: Unit,
        area: Area,
    },
    /// Who stands in the area after the retreats, and with how many units.
    BattleOver {
        area: Area,
        holder: Option<Seat>,
        units: u8,
    },
    ResourceLost {
        seat: Seat,
        area: Area,
    },
    ResourceGained {
        seat: Seat,
        area: Area,
    },
    PointsGained {
        seat: Seat,
        points: u8,
    },
    EventPlayed {
        seat: Seat,
        event: EventKind,
    },
    EventDiscarded {
        seat: Seat,
        event: EventKind,
    },
    EventTaken {
        seat: Seat,
        from: Seat,
        event: EventKind,
    },
    ZAxisSwapped {
        one: Route,
        other: Route,
    },
    /// Something of the expansion.
    Expansion {
        seat: Seat,
        #[serde(flatten)]
        happens: Happening,
    },
    Eliminated {
        seat: Seat,
    },
    FirstPlayer {
        seat: Seat,
    },
    GameOver {
        ending: Ending,
    },
}

/// What happens to a player only with the expansion; everybody sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "which", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Happening {
    /// A third planet (BW-OPM-01).
    PlanetDrawn {
        planet: Planet,
    },
    Defended {
        area: Area,
    },
    GuardPlaced {
        area: Area,
    },
    GuardUsed {
        area: Area,
    },
    GuardLost {
        area: Area,
    },
    TokenGained {
        resource: Resource,
    },
    TokenSpent {
        resource: Resource,
    },
    SitePlaced {
        site: Site,
        area: Area,
    },
    SiteDestroyed {
        site: Site,
        area: Area,
    },
    /// Two units of a defender have changed places.
    Switched {
        one: Unit,
        other: Unit,
        /// Where each of them was: the skirmish, and whether in front.
        places: [(u8, bool); 2],
    },
    /// Units of an order may not enter the area.
    EntryForbidden {
        area: Area,
    },
    MindControlled {
        unit: Unit,
        from: Seat,
    },
    /// A Leadership card that was chosen is turned up.
    LeaderShown {
        leader: Leader,
    },
    LeaderResolved {
        leader: Leader,
    },
    /// The ability of a Leadership card in play is used.
    LeaderUsed {
        leader: Leader,
    },
    PointsLost {
        points: u8,
    },
    /// A special conquest point token.
    PointPlaced {
        area: Area,
    },
    /// A unit was put on the Leadership card.
    Reserved {
        unit: Unit,
    },
    /// It was destroyed there.
    ReserveLost {
        unit: Unit,
    },
    /// It came from there to an area.
    Deployed {
        unit: Unit,
        area: Area,
    },
    /// The bottom order of a stack lies on top now.
    OrderLifted {
        planet: Planet,
    },
    /// All others may place one order only there.
    OrdersLimited {
        planet: Planet,
    },
    /// A unit of the player has picked an item up, or came with it.
    ItemTaken {
        item: Item,
        unit: Unit,
        area: Area,
    },
    /// A unit of the player goes there with an item.
    ItemCarried {
        item: Item,
        area: Area,
    },
    /// Its carrier is destroyed.
    ItemLeft {
        item: Item,
        area: Area,
    },
}

impl Happening {
    /// It happens to this player.
    pub(crate) const fn to(self, seat: Seat) -> Event {
        Event::Expansion { seat, happens: self }
    }

    /// What is told of it.
    pub fn message(self, seat: Seat) -> Message {
        match self {
            Self::PlanetDrawn { planet } => {
                message!("log-planet-drawn", seat = seat, planet = planet)
            }
            Self::Defended { area } => message!("log-defended", seat = seat, area = area),
            Self::GuardPlaced { area } => message!("log-guard-placed", seat = seat, area = area),
            Self::GuardUsed { area } => message!("log-guard-used", seat = seat, area = area),
            Self::GuardLost { area } => message!("log-guard-lost", seat = seat, area = area),
            Self::TokenGained { resource } => {
                message!("log-token-gained", seat = seat, resource = resource)
            }
            Self::TokenSpent { resource } => {
                message!("log-token-spent", seat = seat, resource = resource)
            }
            Self::SitePlaced { site, area } => {
                message!("log-site-placed", seat = seat, site = site, area = area)
            }
            Self::SiteDestroyed { site, area } => {
                message!("log-site-destroyed", seat = seat, site = site, area = area)
            }
            Self::Switched { one, other, .. } => {
                message!("log-switched", seat = seat, one = one, other = other)
            }
            Self::MindControlled { unit, from } => {
                message!("log-mind-controlled", seat = seat, unit = unit, from = from)
            }
            Self::EntryForbidden { area } => {
                message!("log-entry-forbidden", seat = seat, area = area)
            }
            Self::LeaderShown { leader } => {
                message!("log-leader-shown", seat = seat, leader = leader)
            }
            Self::LeaderResolved { leader } => {
                message!("log-leader-resolved", seat = seat, leader = leader)
            }
            Self::LeaderUsed { leader } => {
                message!("log-leader-used", seat = seat, leader = leader)
            }
            Self::PointsLost { points } => {
                message!("log-points-lost", seat = seat, count = points)
            }
            Self::PointPlaced { area } => message!("log-point-placed", seat = seat, area = area),
            Self::Reserved { unit } => message!("log-reserved", seat = seat, unit = unit),
            Self::ReserveLost { unit } => message!("log-reserve-lost", seat = seat, unit = unit),
            Self::Deployed { unit, area } => {
                message!("log-deployed", seat = seat, unit = unit, area = area)
            }
            Self::OrderLifted { planet } => {
                message!("log-order-lifted", seat = seat, planet = planet)
            }
            Self::OrdersLimited { planet } => {
                message!("log-orders-limited", seat = seat, planet = planet)
            }
            Self::ItemTaken { item, unit, area } => {
                message!("log-item-taken", seat = seat, item = item, unit = unit, area = area)
            }
            Self::ItemCarried { item, area } => {
                message!("log-item-carried", item = item, area = area)
            }
            Self::ItemLeft { item, area } => {
                message!("log-item-left", item = item, area = area)
            }
        }
    }
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
