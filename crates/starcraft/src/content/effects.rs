//! The vocabulary of effects: what cards, modules and racial abilities do, as data.
//!
//! One enum, [`Op`], and one set of conditions; the data files compose them. The operations of
//! a battle are carried out in `battle/`, those of Event cards in `events.rs`, standing numbers
//! and rules are asked for by the rule they change.

use super::Price;
use crate::ids::{MAX_KINDS, Unit};
use crate::sets::UnitSet;

/// One effect of a carrier.
#[derive(Clone, PartialEq, Debug)]
pub struct Effect {
    /// What it does.
    pub op: Op,
    /// When.
    pub when: When,
    /// Under which conditions; all must hold.
    pub condition: Condition,
    /// What must be paid first.
    pub cost: Cost,
    /// The owner may decline.
    pub optional: bool,
}

/// The moment of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// When the carrier takes effect: an Event is executed, a Combat card compared.
    Now,
    /// While the carrier is in play.
    Always,
    /// Before the first cycle of Planning.
    StartOfPlanning,
    /// After the last cycle of Planning.
    EndOfPlanning,
    /// Right before the owner executes an order.
    BeforeOwnOrder,
    /// In the Move Units step of an own Mobilize order.
    OwnMobilize,
    /// At the end of that step.
    AfterOwnMobilize,
    /// Battle step 2.
    StartOfBattle,
    /// Battle step 3.
    DrawStep,
    /// Battle step 6.
    PlaceCards,
    /// Before every other ability of a skirmish.
    Cancel,
    /// Skirmish step B.
    Compare,
    /// End of skirmish step C.
    EndOfDestroy,
    /// End of battle step 8.
    EndOfSplash,
    /// After battle step 9.
    EndOfBattle,
    /// Before step 1 of Regrouping.
    StartOfRegrouping,
}

/// Conditions of an effect. The default holds always.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// The own front-line unit is one of these.
    pub front: UnitSet,
    /// The enemy front-line unit is one of these.
    pub vs: UnitSet,
    /// The owner's role in the battle.
    pub role: Option<Role>,
    /// A base of the owner is in the area of the battle (of the unit, for a standing effect).
    pub own_base_in_area: bool,
    /// An own supporting unit of the skirmish is one of these.
    pub support: Option<UnitSet>,
    /// An own unit of the skirmish is one of these.
    pub in_skirmish: Option<UnitSet>,
    /// An own unit of the battle is one of these.
    pub in_battle: Option<UnitSet>,
    /// No enemy unit of the skirmish has detector.
    pub no_enemy_detector: bool,
    /// The own side has the strength to destroy a unit it can target.
    pub destroys_unit: bool,
    /// The own front-line unit has not been destroyed when the effect's turn comes.
    pub front_survived: bool,
}

impl Default for Condition {
    fn default() -> Self {
        Self {
            front: UnitSet::ALL,
            vs: UnitSet::ALL,
            role: None,
            own_base_in_area: false,
            support: None,
            in_skirmish: None,
            in_battle: None,
            no_enemy_detector: false,
            destroys_unit: false,
            front_survived: false,
        }
    }
}

/// The two roles of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The active player.
    Attacker,
    /// The other.
    Defender,
}

/// What an effect costs; nothing by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Resources.
    pub price: Price,
    /// One own unit of the battle may be given up…
    pub unit_in_battle: bool,
    /// …or one worker of the pool (one of the alternatives must be).
    pub worker_in_pool: bool,
}

/// How far a lasting effect reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The skirmish of the card.
    Skirmish,
    /// Every skirmish of the battle.
    Battle,
    /// As long as the carrier is in play.
    Always,
}

/// Keywords a card can give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyword {
    /// Destroyed units withdraw instead.
    Cloaking,
    /// Enemy cloaking does not work.
    Detector,
}

/// Places of workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// Not yet built.
    Unused,
    /// The Worker Pool.
    Pool,
    /// On Resource cards, permanent resources included.
    Cards,
    /// Unavailable until Regrouping.
    Unavailable,
}

/// Numbers of the sheet that cards change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjusted {
    /// Combat cards kept in Regrouping.
    HandLimit,
    /// Units per Build order.
    BuildLimit,
    /// Special orders per Planning Phase.
    SpecialOrders,
    /// Event cards per Regrouping Phase.
    EventsPerRound,
}

/// What a `buy` effect may buy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purchase {
    /// One building or module.
    pub upgrade: bool,
    /// One technology.
    pub technology: bool,
    /// Resources off the price; `u8::MAX`: free.
    pub discount: u8,
    /// How many cards of the technology may go to the hand; `u8::MAX`: any number.
    pub to_hand: u8,
}

impl Purchase {
    /// Whether it costs nothing.
    pub fn is_gift(self) -> bool {
        self.discount == u8::MAX
    }
}

/// The operations.
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    /// Adds to the final values of the owner's side.
    Bonus {
        /// Attack.
        attack: i8,
        /// Health.
        health: i8,
        /// In this skirmish, all of this battle, or always.
        reach: Reach,
    },
    /// Both sides' final attack in the skirmish becomes this, whatever is added.
    SetFinalAttack {
        /// The value.
        to: u8,
    },
    /// The opponent's units in the skirmish have this support value.
    SetEnemySupport {
        /// The value.
        to: u8,
    },
    /// Units that match cannot target ground or flying units in the skirmish.
    LoseAttack {
        /// Both sides, not only the opponent.
        both: bool,
        /// Which units.
        of: UnitSet,
        /// They lose ground targets.
        ground: bool,
        /// They lose flying targets.
        flying: bool,
    },
    /// Own units that match have a keyword.
    GainKeyword {
        /// Which keyword.
        keyword: Keyword,
        /// Which units; [`UnitSet::ALL`]: the whole side.
        of: UnitSet,
        /// For how long.
        reach: Reach,
    },
    /// Splash damage.
    Splash {
        /// Can destroy ground units.
        ground: bool,
        /// Can destroy flying units.
        flying: bool,
        /// Only these.
        only: UnitSet,
        /// Triggered even if no enemy unit was destroyed.
        always: bool,
    },
    /// The opponent discards their standard card unused and must place another one.
    CancelStandard,
    /// The opponent discards their reinforcement card unused.
    CancelReinforcement,
    /// The opponent places their cards face up.
    CardsFaceUp {
        /// And before the owner, in the whole battle.
        first: bool,
    },
    /// The own front-line unit is destroyed; triggers no splash.
    DestroyOwnFront,
    /// The enemy front-line unit is destroyed; triggers no splash.
    DestroyEnemyFront,
    /// The opponent destroys units of their choice.
    DestroyVictims {
        /// How many, if able.
        amount: u8,
        /// Among all their units in the battle, not only those of the skirmish.
        whole_battle: bool,
        /// Only these.
        of: UnitSet,
    },
    /// Every transport on one route is destroyed.
    DestroyTransports,
    /// Combat cards from the deck to the hand.
    DrawCombat {
        /// How many.
        amount: u8,
    },
    /// Combat cards of the owner's choice from discard pile or deck to the hand.
    TakeCombat {
        /// At most so many.
        up_to: u8,
    },
    /// The top Event card, unread.
    DrawEvent {
        /// How many.
        amount: u8,
    },
    /// One Event card of an opponent's play area.
    TakeEvent {
        /// Into the own play area; otherwise discarded.
        keep: bool,
    },
    /// Executes the top card of the Event deck.
    PlayTopEvent,
    /// Executes another Event card drawn this round.
    PlayDrawnEvent,
    /// Conquest points.
    GainPoints {
        /// How many.
        amount: u8,
    },
    /// Free figures into one area.
    GainUnits {
        /// By race and kind.
        units: [[u8; MAX_KINDS]; 3],
        /// Empty areas are no target.
        friendly_only: bool,
    },
    /// Free transports onto routes.
    PlaceTransports {
        /// How many.
        amount: u8,
    },
    /// Own transports move to other routes.
    MoveTransports {
        /// At most so many.
        up_to: u8,
    },
    /// Buys something without an order.
    Buy(Purchase),
    /// A tech-required unit may be built.
    EnableUnit(Unit),
    /// Resource areas go a step towards depletion, or one step back.
    Depletion {
        /// Back from partial to fresh.
        restore: bool,
        /// How many areas.
        amount: u8,
        /// Fewer may be chosen.
        up_to: bool,
    },
    /// Own workers change places.
    MoveWorkers {
        /// How many; `u8::MAX`: all.
        amount: u8,
        /// From here.
        from: Pool,
        /// To there.
        to: Pool,
    },
    /// Changes a number of the sheet; `u8::MAX`: as many as tokens exist.
    Adjust {
        /// Which number.
        number: Adjusted,
        /// Added to it.
        amount: u8,
    },
    /// The own base of the active planet moves to another friendly area there.
    MoveBase,
    /// One own unit from anywhere moves to an area of the active planet with such a unit.
    Recall {
        /// With such an own unit.
        to_area_with: UnitSet,
    },
    /// The battle does not take place.
    CancelBattle,
    /// All own units leave the contested area for one other area of the planet.
    LeaveContestedArea,
    /// Units of any one player move from one area to another of the planet.
    MoveAnyUnits {
        /// At most so many.
        up_to: u8,
    },
    /// More orders than the usual four.
    PlaceOrders {
        /// How many.
        amount: u8,
    },
    /// The owner picks one list.
    ChooseOne(Vec<Vec<Effect>>),
    /// Enemies cannot transport units into an area with an own base.
    LimitedOrbitalDefense,
    /// When placing a card off the deck, may look at so many and place one.
    ChooseDeckCard {
        /// How many.
        look: u8,
    },
    /// Exchanges ends of two z-axis routes.
    SwapZAxisEnds,
    /// This card is shuffled into the rest of the Event deck.
    ShuffleIntoEventDeck,
}
