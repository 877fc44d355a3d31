//! What happens in a game, as it is told to those who may know it.

use kernel::grid::Cell;
use kernel::{Audience, Seat, SeatSet};
use serde::Serialize;

use crate::grid::Edge;
use crate::ids::{
    Area, Asset, CombatCard, End, EventCard, Faction, Fighter, Icon, Order, Stance, Storm,
    Structure, System, TileSide, Unit, Upgrade,
};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    // ---- setup
    FactionTaken {
        seat: Seat,
        faction: Faction,
    },
    TilePlaced {
        seat: Seat,
        system: System,
        cell: Cell,
        side: TileSide,
        turns: u8,
    },
    UnitPlaced {
        seat: Seat,
        unit: Unit,
        area: Area,
    },
    StructurePlaced {
        seat: Seat,
        structure: Structure,
        area: Area,
    },
    ObjectivePlaced {
        seat: Seat,
        faction: Faction,
        area: Area,
    },
    StormPlaced {
        seat: Seat,
        edge: Edge,
    },
    RoundBegins {
        round: u8,
        first: Seat,
    },
    // ---- pieces
    UnitDestroyed {
        seat: Seat,
        unit: Unit,
        stance: Stance,
        area: Area,
    },
    StructureDestroyed {
        seat: Seat,
        structure: Structure,
        area: Area,
    },
    AssetGained {
        seat: Seat,
        asset: Asset,
    },
    /// Somebody else's card takes it; what is spent is part of a purchase.
    AssetLost {
        seat: Seat,
        asset: Asset,
    },
    MaterielGained {
        seat: Seat,
        amount: u8,
    },
    /// A price of a card.
    MaterielPaid {
        seat: Seat,
        amount: u8,
    },
    /// Somebody else's card takes it.
    MaterielLost {
        seat: Seat,
        amount: u8,
    },
    // ---- planning and operations
    OrderPlaced {
        seat: Seat,
        system: System,
    },
    /// Only its owner sees it.
    OrderFace {
        seat: Seat,
        system: System,
        order: Order,
    },
    OperationsBegin {
        round: u8,
    },
    /// All orders the player has left lie under others (FS-OPS-06).
    TurnSkipped {
        seat: Seat,
    },
    /// Who looks sees what it is on the board, for as long as he looks (FS-CARD-114, FS-AMB-54).
    OrderSeen {
        seat: Seat,
        system: System,
        on: u8,
    },
    OrderRepositioned {
        seat: Seat,
        system: System,
        on: u8,
        end: End,
    },
    OrderRevealed {
        seat: Seat,
        system: System,
        order: Order,
    },
    OrderToEvents {
        seat: Seat,
        order: Order,
    },
    OrderResolved {
        seat: Seat,
        system: System,
        order: Order,
    },
    UnitMoved {
        seat: Seat,
        unit: Unit,
        from: Area,
        to: Area,
    },
    UnitBought {
        seat: Seat,
        unit: Unit,
        area: Area,
        materiel: u8,
        forges: u8,
        caches: u8,
    },
    StructureBought {
        seat: Seat,
        structure: Structure,
        area: Area,
        materiel: u8,
        caches: u8,
    },
    UpgradeBought {
        seat: Seat,
        upgrade: Upgrade,
        /// None where it is a gift.
        materiel: Option<u8>,
    },
    CardsBought {
        seat: Seat,
        card: CombatCard,
        discarded: CombatCard,
        /// None where it is a gift.
        materiel: Option<u8>,
    },
    // ---- orbital strikes
    StrikeDeclared {
        seat: Seat,
        void: Area,
        target: Area,
    },
    StrikeRolled {
        seat: Seat,
        dice: [u8; Icon::COUNT],
    },
    StrikeDamage {
        seat: Seat,
        target: Area,
        damage: u8,
    },
    // ---- combat
    CombatBegins {
        area: Area,
        attacker: Seat,
        defender: Seat,
        /// Who fights for attacker and defender at first, how many that stand alike.
        forces: [Vec<(Fighter, u8)>; 2],
    },
    DiceRolled {
        seat: Seat,
        dice: [u8; Icon::COUNT],
    },
    DiceRerolled {
        seat: Seat,
        before: [u8; Icon::COUNT],
        dice: [u8; Icon::COUNT],
    },
    DiceGained {
        seat: Seat,
        icon: Icon,
        count: u8,
    },
    DieSpent {
        seat: Seat,
        icon: Icon,
    },
    /// Somebody else's card takes it.
    DieLost {
        seat: Seat,
        icon: Icon,
    },
    DieTurned {
        seat: Seat,
        from: Icon,
        to: Icon,
    },
    /// Only who draws sees it.
    CardDrawn {
        seat: Seat,
        card: CombatCard,
    },
    CardsDrawn {
        seat: Seat,
        count: u8,
    },
    Reinforced {
        seat: Seat,
        count: u8,
        /// What the tokens count as (FS-RNF-03).
        unit: Option<Unit>,
    },
    ExecutionRound {
        round: u8,
    },
    CardLaid {
        seat: Seat,
    },
    /// It is not told which card it is.
    CardLookedAt {
        seat: Seat,
        of: Seat,
    },
    CardRevealed {
        seat: Seat,
        card: CombatCard,
        icons_only: bool,
    },
    CardDiscarded {
        seat: Seat,
        card: CombatCard,
    },
    TokensGained {
        seat: Seat,
        icon: Icon,
        count: u8,
    },
    TokensLost {
        seat: Seat,
        icon: Icon,
        count: u8,
    },
    /// Offence and defence of attacker and defender, and what each of them suffers.
    DamageAssessed {
        values: [[u8; 2]; 2],
        damage: [u8; 2],
    },
    Hit {
        seat: Seat,
        target: Fighter,
        damage: u8,
    },
    Routed {
        seat: Seat,
        unit: Fighter,
        area: Area,
    },
    Rallied {
        seat: Seat,
        unit: Fighter,
        area: Area,
    },
    Replaced {
        seat: Seat,
        unit: Fighter,
        by: Unit,
        area: Area,
    },
    /// A reinforcement token is destroyed.
    TokenDestroyed {
        seat: Seat,
        stance: Stance,
    },
    /// A reinforcement token leaves the combat.
    TokenLeft {
        seat: Seat,
    },
    /// Of attacker and defender; and how much of it is on dice, on cards, of units and bastions.
    MoraleCompared {
        morale: [u8; 2],
        terms: [[u8; 3]; 2],
    },
    CombatWon {
        seat: Seat,
        area: Area,
    },
    Retreated {
        seat: Seat,
        unit: Unit,
        from: Area,
        to: Area,
    },
    Captured {
        seat: Seat,
        from: Seat,
        area: Area,
    },
    CombatEnds {
        area: Area,
    },
    // ---- refresh
    RefreshBegins {
        round: u8,
    },
    ObjectiveCollected {
        seat: Seat,
        area: Area,
    },
    AllRallied {},
    /// Only who draws sees it.
    EventDrawn {
        seat: Seat,
        event: EventCard,
    },
    EventChosen {
        seat: Seat,
        event: EventCard,
    },
    /// For its storm icon alone (FS-EVT-05).
    EventRevealed {
        seat: Seat,
        event: EventCard,
    },
    EventDeclined {
        seat: Seat,
        event: EventCard,
    },
    EventDiscarded {
        seat: Seat,
        event: EventCard,
    },
    /// Only who drew it sees it, where it is agreed so (FS-AMB-23).
    EventPutBack {
        seat: Seat,
        event: EventCard,
    },
    TacticUsed {
        seat: Seat,
        event: EventCard,
    },
    SchemeKept {
        seat: Seat,
        event: EventCard,
    },
    StormMoved {
        storm: Storm,
        edge: Edge,
    },
    Eliminated {
        seat: Seat,
    },
    FirstPlayer {
        seat: Seat,
    },
    GameOver {
        winners: SeatSet,
        ending: &'static str,
    },
    // ---- cards
    AbilityUsed {
        seat: Seat,
        faction: Faction,
    },
    SchemeUsed {
        seat: Seat,
        event: EventCard,
    },
    UpgradeUsed {
        seat: Seat,
        upgrade: Upgrade,
    },
}

impl Event {
    /// Who may see it (FS-TRM-05).
    pub(crate) fn audience(&self) -> Audience {
        match self {
            Self::OrderFace { seat, .. }
            | Self::OrderSeen { seat, .. }
            | Self::EventDrawn { seat, .. }
            | Self::EventPutBack { seat, .. }
            | Self::CardDrawn { seat, .. } => Audience::Only(*seat),
            _ => Audience::All,
        }
    }
}

/// Where events go.
pub(crate) trait Log: kernel::Log<Event> {}
impl<L: kernel::Log<Event>> Log for L {}
