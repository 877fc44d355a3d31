//! What a game is doing, as a small stack of steps.

use kernel::Seat;
use kernel::grid::Side;
use serde::{Deserialize, Serialize};

use crate::ids::{Area, Card, Planet, Tech, Unit};

/// What the game is doing: the innermost thing is on top of the stack.
///
/// Steps with a seat ask that player; the others run by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    // Setup
    /// Runs the setup.
    Setup,
    /// Take a faction.
    ChooseFaction(Seat),
    /// Which planet comes now.
    PickPlanet(Seat),
    /// Where the picked planet goes.
    PlacePlanet(Seat, Planet),
    /// Which of too few routes are laid.
    LayRoutes(Seat, Planet),
    /// Whether and where the base goes.
    StartBase(Seat, Planet),
    /// An end of the z-axis route.
    ZEnd(Seat, Option<(Planet, Side)>),
    /// The next starting unit.
    StartForces(Seat),
    /// The starting transport.
    StartTransport(Seat),

    // Planning
    /// Runs the Planning Phase.
    Planning,
    /// Abilities before the first cycle.
    StartOfPlanning(Seat),
    /// An order; beyond the fourth if a card adds it.
    PlaceOrder(Seat),
    /// Abilities after the last cycle.
    EndOfPlanning(Seat),

    // Execution
    /// Runs the Execution Phase.
    Execution,
    /// Which top order is revealed.
    ChooseOrder(Seat),
    /// Execute it or take an Event card.
    ExecuteOrEvent(Seat),
    /// Abilities right before the execution.
    BeforeOrder(Seat),
    /// Runs the order.
    Order,
    /// Build step 1.
    BuildUnits(Seat),
    /// A unit to give up for a tech-required unit in this area.
    GiveUp(Seat, Unit, Area),
    /// Build step 2.
    BuildUpgrades(Seat),
    /// Build step 3.
    BuildBase(Seat),
    /// Which own piece is destroyed at will.
    Scrap(Seat),
    /// A unit to move.
    Move(Seat),
    /// Where it goes.
    MoveTo(Seat),
    /// A unit to recall.
    Recall(Seat),
    /// To which Arbiter.
    RecallTo(Seat),
    /// Research step 2.
    ResearchDraw(Seat),
    /// Research step 3.
    ResearchBuy(Seat),
    /// The extra of the special Research.
    ResearchExtra(Seat),
    /// Cards of a new technology for the hand; so many more.
    TechToHand(Seat, Tech, u8),
    /// Paying.
    Pay(Seat),
    /// What can still be done before the token returns: own pieces may be destroyed.
    EndOfOrder(Seat),

    // Battle; the number is the side, 0 the attacker
    /// Runs the battle.
    Battle,
    /// A start-of-battle ability.
    BattleAbility(Seat, u8),
    /// What is given up for it.
    Sacrifice(Seat, u8),
    /// More cards to draw.
    BonusDraw(Seat, u8),
    /// The front-line unit of an all-assist side.
    NameFront(Seat, u8),
    /// The next pair.
    Pair(Seat),
    /// The skirmish of the next supporting unit.
    Support(Seat, u8),
    /// The standard card of the current skirmish.
    PlaceStandard(Seat, u8),
    /// One of the cards looked at.
    PlaceLooked(Seat, u8),
    /// A reinforcement card of the current skirmish.
    PlaceReinforcement(Seat, u8),
    /// Which skirmish is next.
    NextSkirmish(Seat),
    /// A standard card instead of a cancelled one.
    ReplaceStandard(Seat, u8),
    /// A supporting unit is lost.
    LoseSupport(Seat, u8),
    /// A unit is lost to a text of the enemy's card.
    LoseToText(Seat, u8, Card),
    /// Where a cloaked unit goes.
    Withdraw(Seat, u8),
    /// A unit for the next splash card.
    LoseToSplash(Seat, u8),
    /// A unit for a Nuke.
    LoseToNuke(Seat, u8),
    /// Which units beyond the limit leave.
    LeaveExcess(Seat, u8),
    /// Where the retreat goes.
    RetreatTo(Seat, u8),
    /// Which retreating units are lost.
    LoseInRetreat(Seat, u8, Area),

    // Regrouping
    /// Runs the Regrouping Phase.
    Regrouping,
    /// Abilities before step 1.
    StartOfRegrouping(Seat),
    /// Cards to take (Specialized Strategy); so many more.
    TakeCards(Seat, u8),
    /// The Event cards of a player.
    PlayEvents(Seat),
    /// The bonus of The End Draws Near.
    EndBonus(Seat),
    /// Runs the effects of an Event card.
    Script,
    /// A choice an Event card asks for; which one, the script knows.
    ScriptChoice(Seat),
    /// Everybody discards down to the hand limit.
    DiscardCards,

    /// The game is over.
    Over,
}
