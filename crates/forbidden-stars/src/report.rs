//! What happens in a game, as it is told to those who may know it.

use kernel::grid::Cell;
use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::grid::Edge;
use crate::ids::{
    Area, Asset, CombatCard, End, EventCard, Faction, Fighter, Icon, Order, Stance, Storm,
    Structure, System, TileSide, Unit, Upgrade,
};

kernel::events! {
    /// Something that happened. Who may know what: FS-TRM-05.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(tag = "what", rename_all = "snake_case")]
    pub enum Event {
        // ---- setup
        FactionTaken { seat: Seat, faction: Faction } by seat, to all;
        TilePlaced { seat: Seat, system: System, cell: Cell, side: TileSide, turns: u8 }
            by seat, to all;
        UnitPlaced { seat: Seat, unit: Unit, area: Area } by seat, to all;
        StructurePlaced { seat: Seat, structure: Structure, area: Area } by seat, to all;
        ObjectivePlaced { seat: Seat, faction: Faction, area: Area } by seat, to all;
        StormPlaced { seat: Seat, edge: Edge } by seat, to all;
        RoundBegins { round: u8, first: Seat } by first, to all;
        // ---- pieces
        UnitDestroyed { seat: Seat, unit: Unit, stance: Stance, area: Area } by seat, to all;
        StructureDestroyed { seat: Seat, structure: Structure, area: Area } by seat, to all;
        AssetGained { seat: Seat, asset: Asset } by seat, to all;
        /// Somebody else's card takes it; what is spent is part of a purchase.
        AssetLost { seat: Seat, asset: Asset } by seat, to all;
        MaterielGained { seat: Seat, amount: u8 } by seat, to all;
        /// A price of a card.
        MaterielPaid { seat: Seat, amount: u8 } by seat, to all;
        /// Somebody else's card takes it.
        MaterielLost { seat: Seat, amount: u8 } by seat, to all;
        // ---- planning and operations
        OrderPlaced { seat: Seat, system: System } by seat, to all;
        /// Only its owner sees it.
        OrderFace { seat: Seat, system: System, order: Order } by seat, to seat;
        OperationsBegin { round: u8 } by nobody, to all;
        /// All orders the player has left lie under others (FS-OPS-06).
        TurnSkipped { seat: Seat } by seat, to all;
        /// Whoever looks sees what it is on the board, for as long as they look (FS-CARD-114, FS-AMB-54).
        OrderSeen { seat: Seat, system: System, on: u8 } by seat, to seat, settles;
        OrderRepositioned { seat: Seat, system: System, on: u8, end: End } by seat, to all, settles;
        OrderRevealed { seat: Seat, system: System, order: Order } by seat, to all, settles;
        OrderToEvents { seat: Seat, order: Order } by seat, to all;
        OrderResolved { seat: Seat, system: System, order: Order } by seat, to all;
        UnitMoved { seat: Seat, unit: Unit, from: Area, to: Area } by seat, to all;
        UnitBought { seat: Seat, unit: Unit, area: Area, materiel: u8, forges: u8, caches: u8 }
            by seat, to all;
        StructureBought { seat: Seat, structure: Structure, area: Area, materiel: u8, caches: u8 }
            by seat, to all;
        UpgradeBought {
            seat: Seat,
            upgrade: Upgrade,
            /// None where it is a gift.
            materiel: Option<u8>,
        } by seat, to all;
        CardsBought {
            seat: Seat,
            card: CombatCard,
            discarded: CombatCard,
            /// None where it is a gift.
            materiel: Option<u8>,
        } by seat, to all;
        // ---- orbital strikes
        StrikeDeclared { seat: Seat, void: Area, target: Area } by seat, to all;
        StrikeRolled { seat: Seat, dice: [u8; Icon::COUNT] } by seat, to all;
        StrikeDamage { seat: Seat, target: Area, damage: u8 } by seat, to all;
        // ---- combat
        CombatBegins {
            area: Area,
            attacker: Seat,
            defender: Seat,
            /// Who fights for attacker and defender at first, how many that stand alike.
            forces: [Vec<(Fighter, u8)>; 2],
        } by attacker, to all;
        DiceRolled { seat: Seat, dice: [u8; Icon::COUNT] } by seat, to all;
        DiceRerolled { seat: Seat, before: [u8; Icon::COUNT], dice: [u8; Icon::COUNT] }
            by seat, to all;
        DiceGained { seat: Seat, icon: Icon, count: u8 } by seat, to all;
        DieSpent { seat: Seat, icon: Icon } by seat, to all;
        /// Somebody else's card takes it.
        DieLost { seat: Seat, icon: Icon } by seat, to all;
        DieTurned { seat: Seat, from: Icon, to: Icon } by seat, to all;
        /// Only who draws sees it.
        CardDrawn { seat: Seat, card: CombatCard } by seat, to seat;
        CardsDrawn { seat: Seat, count: u8 } by seat, to all;
        Reinforced {
            seat: Seat,
            count: u8,
            /// What the tokens count as (FS-RNF-03).
            unit: Option<Unit>,
        } by seat, to all;
        ExecutionRound { round: u8 } by nobody, to all;
        CardLaid { seat: Seat } by seat, to all;
        /// It is not told which card it is.
        CardLookedAt { seat: Seat, of: Seat } by seat, to all, settles;
        CardRevealed { seat: Seat, card: CombatCard, icons_only: bool } by seat, to all, settles;
        CardDiscarded { seat: Seat, card: CombatCard } by seat, to all;
        TokensGained { seat: Seat, icon: Icon, count: u8 } by seat, to all;
        TokensLost { seat: Seat, icon: Icon, count: u8 } by seat, to all;
        /// Offence and defence of attacker and defender, and what each of them suffers.
        DamageAssessed { values: [[u8; 2]; 2], damage: [u8; 2] } by nobody, to all;
        Hit { seat: Seat, target: Fighter, damage: u8 } by seat, to all;
        Routed { seat: Seat, unit: Fighter, area: Area } by seat, to all;
        Rallied { seat: Seat, unit: Fighter, area: Area } by seat, to all;
        Replaced { seat: Seat, unit: Fighter, by: Unit, area: Area } by seat, to all;
        /// A reinforcement token is destroyed.
        TokenDestroyed { seat: Seat, stance: Stance } by seat, to all;
        /// A reinforcement token leaves the combat.
        TokenLeft { seat: Seat } by seat, to all;
        /// Of attacker and defender; and how much of it is on dice, on cards, of units and bastions.
        MoraleCompared { morale: [u8; 2], terms: [[u8; 3]; 2] } by nobody, to all;
        CombatWon { seat: Seat, area: Area } by seat, to all;
        Retreated { seat: Seat, unit: Unit, from: Area, to: Area } by seat, to all;
        Captured { seat: Seat, from: Seat, area: Area } by seat, to all;
        CombatEnds { area: Area } by nobody, to all;
        // ---- refresh
        RefreshBegins { round: u8 } by nobody, to all;
        ObjectiveCollected { seat: Seat, area: Area } by seat, to all;
        AllRallied {} by nobody, to all;
        /// Only who draws sees it.
        EventDrawn { seat: Seat, event: EventCard } by seat, to seat;
        EventChosen { seat: Seat, event: EventCard } by seat, to all, settles;
        /// For its storm icon alone (FS-EVT-05).
        EventRevealed { seat: Seat, event: EventCard } by seat, to all;
        EventDeclined { seat: Seat, event: EventCard } by seat, to all;
        EventDiscarded { seat: Seat, event: EventCard } by seat, to all;
        /// Only who drew it sees it, where it is agreed so (FS-AMB-23).
        EventPutBack { seat: Seat, event: EventCard } by seat, to seat;
        TacticUsed { seat: Seat, event: EventCard } by seat, to all;
        SchemeKept { seat: Seat, event: EventCard } by seat, to all;
        StormMoved { storm: Storm, edge: Edge } by nobody, to all;
        Eliminated { seat: Seat } by seat, to all;
        FirstPlayer { seat: Seat } by seat, to all;
        GameOver { winners: SeatSet, ending: &'static str } by nobody, to all;
        // ---- cards
        AbilityUsed { seat: Seat, faction: Faction } by seat, to all;
        SchemeUsed { seat: Seat, event: EventCard } by seat, to all;
        UpgradeUsed { seat: Seat, upgrade: Upgrade } by seat, to all;
    }
}

/// Where events go.
pub(crate) trait Log: kernel::Log<Event> {}
impl<L: kernel::Log<Event>> Log for L {}
