//! What is going on: the phase, the order and the orbital strike that are being resolved.

use kernel::Seat;

use crate::ids::{Area, CORNERS, Fighter, Icon, KINDS, Order, System};
use crate::sets::{AreaSet, EventSet, ExceptionSet, UpgradeSet};

/// Where an order stands: what comes next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OrderStage {
    /// It has been turned up: what is used at that moment.
    Revealed,
    /// Its kind is settled: what is used before its first step.
    Begun,
    /// Advance, step 1 (FS-ADV-01).
    Ships,
    /// What is used before ground units move.
    Paths,
    /// Advance, step 2.
    Ground,
    /// Advance, step 3: combats.
    Combat,
    /// What is used after a combat.
    Fought,
    /// Advance, step 3: the orbital strike.
    Strike,
    /// Deploy, step 1: the limit is read.
    Limit,
    /// Deploy, step 1: units.
    Units,
    /// What is used before the structure is bought.
    Site,
    /// Deploy, step 2: a structure.
    Structure,
    /// Strategize, step 1.
    Upgrades,
    /// Dominate, step 1.
    Assets,
    /// Dominate, step 2.
    Ability,
    /// The last step is over: what is used after it.
    Resolved,
    /// Combats that were caused on the way; then only the end is left (FS-OPS-11).
    Last,
}

/// The order that is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrderState {
    /// Whose it is.
    pub seat: Seat,
    /// FS-TRM-02: the active system.
    pub system: System,
    /// What it is resolved as (FS-CARD-87).
    pub order: Order,
    /// The face of the token, as long as that lies on the board (FS-OPS-11); a card can bring an order without one.
    pub token: Option<Order>,
    /// What comes next.
    pub stage: OrderStage,
    /// Exceptions of cards that hold for this order.
    pub exceptions: ExceptionSet,
    /// FS-ADV-02: the one neighbour from which units have come.
    pub neighbour: Option<System>,
    /// FS-ADV-11: units that have moved, by the area of the active system they are in now, and kind.
    pub moved: [[u8; KINDS]; CORNERS],
    /// FS-GRD-16: what was friendly at the start of step 2.
    pub friendly: AreaSet,
    /// FS-CARD-88: voids of which one counts as friendly: those that all who needed one could have crossed.
    pub roks: AreaSet,
    /// FS-CARD-88: how many units have needed one.
    pub rokked: u8,
    /// FS-ADV-10: a combat has been resolved.
    pub fought: bool,
    /// FS-DEP-02: units that may still be bought.
    pub limit: u8,
    /// FS-DEP-06, FS-STG-01: the step of the structure has come, or the order upgrade has been bought.
    pub bought: bool,
    /// FS-STG-01: the combat upgrade has been bought.
    pub trained: bool,
    /// FS-UPG-05: the order upgrade it has bought.
    pub learned: UpgradeSet,
}

impl OrderState {
    /// An order that has just been turned up.
    pub fn new(seat: Seat, system: System, order: Order, token: Option<Order>) -> Self {
        Self {
            seat,
            system,
            order,
            token,
            stage: OrderStage::Revealed,
            exceptions: ExceptionSet::NONE,
            neighbour: None,
            moved: [[0; KINDS]; CORNERS],
            friendly: AreaSet::NONE,
            roks: AreaSet::NONE,
            rokked: 0,
            fought: false,
            limit: 0,
            bought: false,
            trained: false,
            learned: UpgradeSet::NONE,
        }
    }
}

/// Where an orbital strike stands (FS-CARD-22).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum StrikeStage {
    /// Void and target are named; upgrades are declared.
    Declared,
    /// The dice lie: what is done with them.
    Rolled,
    /// Schemes that were declared turn dice.
    Turned,
    /// The offence dice are counted.
    Counted,
    /// Damage is assigned.
    Damage,
    /// It is over.
    Over,
}

/// An orbital strike (FS-ORB). While there is one, dice operations of cards mean its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrikeState {
    /// Where the ships are.
    pub void: Area,
    /// FS-TRM-04: the target; its owner is the opponent.
    pub target: Area,
    /// Whose it was when it was named.
    pub opponent: Seat,
    /// What comes next.
    pub stage: StrikeStage,
    /// Upgrades declared whose dice part has not been used.
    pub declared: UpgradeSet,
    /// Upgrades declared that give a die.
    pub extra: u8,
    /// Schemes declared before the roll.
    pub schemes: EventSet,
    /// The dice, by icon.
    pub dice: [u8; Icon::COUNT],
    /// Damage not yet assigned.
    pub damage: u8,
    /// FS-CARD-75: what suffers first.
    pub first: Option<Fighter>,
}

/// Where a phase stands: what comes next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PhaseStage {
    /// The next player's turn: to place an order, to turn one up, to draw events.
    Turn,
    /// Planning: after the last order; operations: after a turn (FS-OPS-11).
    AfterTurn,
    /// Refresh, step 1.
    Objectives,
    /// Refresh, step 2.
    Materiel,
    /// Refresh, step 3.
    Rally,
    /// Refresh, step 4b: a storm is to move.
    Storm,
    /// Refresh, step 4b: the named storm moves.
    StormMoves,
    /// Refresh, step 4c: the ability.
    Ability,
    /// Refresh, after step 4: capacity (FS-REF-08).
    Capacity,
    /// Refresh, step 5.
    EndOfRound,
}
