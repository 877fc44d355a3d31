//! What happens in a game, as it is told to those who may know it.

use kernel::Seat;
use kernel::grid::{Cell, Side};
use serde::Serialize;

use crate::battle::Term;
use crate::ids::{
    Area, Building, Card, EventKind, Faction, Item, Leader, Module, Order, Planet, Resource, Route,
    Tech, Unit,
};
use crate::state::Site;
use crate::victory::Ending;

kernel::events! {
    /// Something that happened. What a player alone learns is an event of its own beside the public one.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(tag = "what", rename_all = "snake_case")]
    pub enum Event {
        FactionTaken { seat: Seat, faction: Faction } by seat, to all;
        PlanetsDrawn { seat: Seat, planets: [Planet; 2] } by seat, to all;
        PlanetPlaced { seat: Seat, planet: Planet, cell: Cell, rotation: u8 } by seat, to all;
        RouteLaid { route: Route, ends: [(Planet, Side); 2] } by nobody, to all;
        BasePlaced { seat: Seat, area: Area } by seat, to all;
        UnitPlaced { seat: Seat, unit: Unit, area: Area } by seat, to all;
        TransportPlaced { seat: Seat, route: Route } by seat, to all;
        GalaxyBuilt {} by nobody, to all;
        RoundBegins { round: u16, first: Seat } by first, to all;
        ExecutionBegins {} by nobody, to all;
        RegroupingBegins {} by nobody, to all;
        OrderPlaced { seat: Seat, planet: Planet } by seat, to all;
        /// For its owner.
        OrderFace { seat: Seat, planet: Planet, order: Order } by seat, to seat;
        /// Everybody sees its face (SC-INFO-01).
        OrderRevealed { seat: Seat, planet: Planet, order: Order } by seat, to all, settles;
        OrderExecuted { seat: Seat, planet: Planet, order: Order } by seat, to all;
        /// Everybody sees its face (SC-ELIM-05).
        OrderDropped { seat: Seat, planet: Planet, order: Order } by seat, to all, settles;
        Obstructed { seat: Seat } by seat, to all;
        EventDrawn { seat: Seat, stage: u8 } by seat, to all;
        EventDeckEmpty { seat: Seat } by seat, to all;
        EventUsed { seat: Seat, event: EventKind } by seat, to all;
        TechUsed { seat: Seat, tech: Tech } by seat, to all;
        CardsDrawn { seat: Seat, count: u8 } by seat, to all;
        /// For who draws.
        CardDrawn { seat: Seat, card: Card } by seat, to seat;
        CardTaken { seat: Seat, card: Card } by seat, to all;
        DeckShuffled { seat: Seat } by seat, to all;
        WorkerBuilt { seat: Seat } by seat, to all;
        UnitBuilt { seat: Seat, unit: Unit, area: Area } by seat, to all;
        TransportBuilt { seat: Seat, route: Route } by seat, to all;
        BuildingBuilt { seat: Seat, building: Building, level: u8 } by seat, to all;
        ModuleBuilt { seat: Seat, module: Module } by seat, to all;
        BaseBuilt { seat: Seat, area: Area } by seat, to all;
        TechBought { seat: Seat, tech: Tech } by seat, to all;
        Depleted { area: Area, level: u8 } by nobody, to all;
        Restored { area: Area } by nobody, to all;
        UnitMoved { seat: Seat, unit: Unit, from: Area, to: Area } by seat, to all;
        BaseMoved { seat: Seat, from: Area, to: Area } by seat, to all;
        TransportMoved { seat: Seat, from: Route, to: Route } by seat, to all;
        UnitDestroyed { seat: Seat, unit: Unit, area: Area } by seat, to all;
        BaseDestroyed { seat: Seat, area: Area } by seat, to all;
        TransportDestroyed { seat: Seat, route: Route } by seat, to all;
        WorkersLost { seat: Seat, count: u8 } by seat, to all;
        WorkerTired { seat: Seat } by seat, to all;
        BattleBegins { attacker: Seat, defender: Seat, area: Area } by attacker, to all;
        BattleCalledOff { seat: Seat } by seat, to all;
        Paired { skirmish: u8, attacker: Unit, defender: Unit } by nobody, to all;
        Supports { seat: Seat, unit: Unit, skirmish: u8 } by seat, to all;
        CardPlaced { seat: Seat, skirmish: u8, from_deck: bool, second: bool } by seat, to all;
        /// For who places or looks at it.
        CardFace { seat: Seat, skirmish: u8, card: Card } by seat, to seat;
        CardShown { seat: Seat, skirmish: u8, card: Card } by seat, to all;
        CardDiscarded { seat: Seat, card: Card } by seat, to all;
        CardCancelled { seat: Seat, card: Card } by seat, to all;
        CardReturned { seat: Seat, card: Card } by seat, to all;
        /// The terms are those of both sides, with which the values add up.
        Compared { skirmish: u8, attack: [i16; 2], health: [i16; 2], terms: Vec<Term> }
            by nobody, to all;
        Withdrew { seat: Seat, unit: Unit, area: Area } by seat, to all;
        SplashTriggered { seat: Seat, card: Card } by seat, to all;
        BattleEnds { area: Area, attackers: u8, defenders: u8 } by nobody, to all;
        Retreated { seat: Seat, unit: Unit, area: Area } by seat, to all;
        /// Who stands in the area after the retreats, and with how many units.
        BattleOver { area: Area, holder: Option<Seat>, units: u8 } by nobody, to all;
        ResourceLost { seat: Seat, area: Area } by seat, to all;
        ResourceGained { seat: Seat, area: Area } by seat, to all;
        PointsGained { seat: Seat, points: u8 } by seat, to all;
        EventPlayed { seat: Seat, event: EventKind } by seat, to all;
        EventDiscarded { seat: Seat, event: EventKind } by seat, to all;
        EventTaken { seat: Seat, from: Seat, event: EventKind } by seat, to all;
        ZAxisSwapped { one: Route, other: Route } by nobody, to all;
        /// Something of the expansion.
        Expansion {
            seat: Seat,
            #[serde(flatten)]
            happens: Happening,
        } by seat, to happens;
        Eliminated { seat: Seat } by seat, to all;
        FirstPlayer { seat: Seat } by seat, to all;
        GameOver { ending: Ending } by nobody, to all;
    }
}

kernel::events! {
    /// What happens to a player only with the expansion.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize)]
    #[serde(tag = "which", rename_all = "snake_case")]
    pub enum Happening within Event {
        /// A third planet (BW-OPM-01).
        PlanetDrawn { planet: Planet } to all;
        Defended { area: Area } to all;
        GuardPlaced { area: Area } to all;
        GuardUsed { area: Area } to all;
        GuardLost { area: Area } to all;
        TokenGained { resource: Resource } to all;
        TokenSpent { resource: Resource } to all;
        SitePlaced { site: Site, area: Area } to all;
        SiteDestroyed { site: Site, area: Area } to all;
        /// Two units of a defender have changed places.
        Switched {
            one: Unit,
            other: Unit,
            /// Where each of them was: the skirmish, and whether in front.
            places: [(u8, bool); 2],
        } to all;
        /// Units of an order may not enter the area.
        EntryForbidden { area: Area } to all;
        MindControlled { unit: Unit, from: Seat } to all;
        /// A Leadership card that was chosen is turned up.
        LeaderShown { leader: Leader } to all;
        LeaderResolved { leader: Leader } to all;
        /// The ability of a Leadership card in play is used.
        LeaderUsed { leader: Leader } to all;
        PointsLost { points: u8 } to all;
        /// A special conquest point token.
        PointPlaced { area: Area } to all;
        /// A unit was put on the Leadership card.
        Reserved { unit: Unit } to all;
        /// It was destroyed there.
        ReserveLost { unit: Unit } to all;
        /// It came from there to an area.
        Deployed { unit: Unit, area: Area } to all;
        /// The bottom order of a stack lies on top now.
        OrderLifted { planet: Planet } to all;
        /// All others may place one order only there.
        OrdersLimited { planet: Planet } to all;
        /// A unit of the player has picked an item up, or came with it.
        ItemTaken { item: Item, unit: Unit, area: Area } to all;
        /// A unit of the player goes there with an item.
        ItemCarried { item: Item, area: Area } to all;
        /// Its carrier is destroyed.
        ItemLeft { item: Item, area: Area } to all;
    }
}

impl Happening {
    /// It happens to this player.
    pub(crate) const fn to(self, seat: Seat) -> Event {
        Event::Expansion { seat, happens: self }
    }
}

/// Where events go.
pub(crate) trait Log: kernel::Log<Event> {}
impl<L: kernel::Log<Event>> Log for L {}
