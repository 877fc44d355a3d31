//! The vocabulary of effects: what cards, modules and racial abilities do, as data.
//!
//! One enum, [`Op`], and one set of conditions; the data files are written in their words
//! (`data/EFFECTS.md`), with units by name where there are sets here. [`Op::carrier_out`] says who
//! carries an operation out: `abilities.rs`, `events/`, or the rule it changes.

use serde::Deserialize;

use super::Price;
use super::leadership::LeaderOp;
use super::moments::When;
use super::reading::{count, count_or_all, every_unit, some_units, unit, unit_set};
use crate::ids::{MAX_KINDS, Unit};
use crate::sets::UnitSet;
use crate::state::Site;

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

/// Conditions of an effect. The default holds always.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Condition {
    /// The own front-line unit is one of these.
    #[serde(deserialize_with = "unit_set")]
    pub front: UnitSet,
    /// The enemy front-line unit is one of these.
    #[serde(deserialize_with = "unit_set")]
    pub vs: UnitSet,
    /// The owner's role in the battle.
    pub role: Option<Role>,
    /// A base of the owner is in the area of the battle (of the unit, for a standing effect).
    pub own_base_in_area: bool,
    /// An own supporting unit of the skirmish is one of these.
    #[serde(deserialize_with = "some_units")]
    pub support: Option<UnitSet>,
    /// An own unit of the skirmish is one of these.
    #[serde(deserialize_with = "some_units")]
    pub in_skirmish: Option<UnitSet>,
    /// An own unit of the battle is one of these.
    #[serde(deserialize_with = "some_units")]
    pub in_battle: Option<UnitSet>,
    /// No enemy unit of the skirmish has detector.
    pub no_enemy_detector: bool,
    /// The own side has the strength to destroy a unit it can target.
    pub destroys_unit: bool,
    /// The own front-line unit has not been destroyed when the effect's turn comes.
    pub front_survived: bool,
    /// The opponent has no supporting unit in the skirmish.
    pub no_enemy_support: bool,
    /// The own front-line unit is a hero.
    pub front_is_hero: bool,
    /// The own hero is in the battle.
    pub hero_in_battle: bool,
    /// The own installation is on the board.
    pub own_site: Option<Site>,
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
            no_enemy_support: false,
            front_is_hero: false,
            hero_in_battle: false,
            own_site: None,
        }
    }
}

/// The two roles of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The active player.
    Attacker,
    /// The other.
    Defender,
}

/// What an effect costs; nothing by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Resources.
    pub price: Price,
    /// One own unit of the battle may be given up…
    pub unit_in_battle: bool,
    /// …or one worker of the pool (one of the alternatives must be).
    pub worker_in_pool: bool,
}

/// How far a lasting effect reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// The skirmish of the card.
    #[default]
    Skirmish,
    /// Every skirmish of the battle.
    Battle,
    /// As long as the carrier is in play.
    Always,
}

/// Keywords a card can give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keyword {
    /// Destroyed units withdraw instead.
    Cloaking,
    /// Enemy cloaking does not work.
    Detector,
    /// A front-line unit that is left destroys something of the enemy's in the area.
    CollateralDamage,
}

/// Numbers of the sheet that cards change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjusted {
    /// Combat cards kept in Regrouping.
    HandLimit,
    /// Units per Build order.
    BuildLimit,
    /// Special orders per Planning Phase.
    SpecialOrders,
    /// Event cards per Regrouping Phase.
    EventsPerRound,
    /// Minerals of the permanent resources.
    PermanentMinerals,
    /// Gas of the permanent resources.
    PermanentGas,
}

/// What a `buy` effect may buy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purchase {
    /// One building or module.
    #[serde(default)]
    pub upgrade: bool,
    /// One technology.
    #[serde(default)]
    pub technology: bool,
    /// Resources off the price; `u8::MAX`: free.
    #[serde(deserialize_with = "count_or_all")]
    pub discount: u8,
    /// How many cards of the technology may go to the hand; `u8::MAX`: any number.
    #[serde(default, deserialize_with = "count_or_all")]
    pub to_hand: u8,
}

impl Purchase {
    /// Whether it costs nothing.
    pub fn is_gift(self) -> bool {
        self.discount == u8::MAX
    }
}

/// The operations.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Adds to the final values of the owner's side.
    Bonus {
        /// Attack.
        #[serde(default)]
        attack: i8,
        /// Health.
        #[serde(default)]
        health: i8,
        /// In this skirmish, all of this battle, or always.
        reach: Reach,
    },
    /// Both sides' final attack in the skirmish becomes this, whatever is added.
    SetFinalAttack {
        /// The value.
        to: u8,
    },
    /// The opponent's final attack in the skirmish becomes this, whatever is added.
    SetEnemyAttack {
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
        #[serde(default)]
        both: bool,
        /// Which units.
        #[serde(deserialize_with = "unit_set")]
        of: UnitSet,
        /// They lose ground targets.
        #[serde(default)]
        ground: bool,
        /// They lose flying targets.
        #[serde(default)]
        flying: bool,
    },
    /// Own units that match have a keyword.
    GainKeyword {
        /// Which keyword.
        keyword: Keyword,
        /// Which units; [`UnitSet::ALL`]: the whole side.
        #[serde(default = "every_unit", deserialize_with = "unit_set")]
        of: UnitSet,
        /// For how long.
        #[serde(default)]
        reach: Reach,
    },
    /// Splash damage.
    Splash {
        /// Can destroy ground units.
        #[serde(default)]
        ground: bool,
        /// Can destroy flying units.
        #[serde(default)]
        flying: bool,
        /// Only these.
        #[serde(default = "every_unit", deserialize_with = "unit_set")]
        only: UnitSet,
        /// Triggered even if no enemy unit was destroyed.
        #[serde(default)]
        always: bool,
    },
    /// The opponent discards their standard card unused and must place another one.
    CancelStandard,
    /// The opponent discards their reinforcement card unused.
    CancelReinforcement,
    /// The opponent places their cards face up.
    CardsFaceUp {
        /// And before the owner, in the whole battle.
        #[serde(default)]
        first: bool,
    },
    /// The own front-line unit is destroyed; triggers no splash.
    DestroyOwnFront,
    /// The enemy front-line unit is destroyed; triggers no splash.
    DestroyEnemyFront,
    /// The opponent destroys units of their choice.
    DestroyVictims {
        /// How many, if able.
        #[serde(deserialize_with = "count")]
        amount: u8,
        /// Among all their units in the battle, not only those of the skirmish.
        #[serde(default)]
        whole_battle: bool,
        /// Only these.
        #[serde(default = "every_unit", deserialize_with = "unit_set")]
        of: UnitSet,
    },
    /// Every transport on one route is destroyed.
    DestroyTransports,
    /// Combat cards from the deck to the hand.
    DrawCombat {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// Combat cards of the owner's choice from discard pile or deck to the hand.
    TakeCombat {
        /// At most so many.
        #[serde(deserialize_with = "count")]
        up_to: u8,
    },
    /// The top Event card, unread.
    DrawEvent {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// One Event card of an opponent's play area.
    TakeEvent {
        /// Into the own play area; otherwise discarded.
        #[serde(default)]
        keep: bool,
    },
    /// Executes the top card of the Event deck.
    PlayTopEvent,
    /// Executes another Event card drawn this round.
    PlayDrawnEvent,
    /// Conquest points.
    GainPoints {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// Free figures into one area.
    GainUnits {
        /// By race and kind.
        units: [[u8; MAX_KINDS]; 3],
        /// Empty areas are no target.
        #[serde(default)]
        friendly_only: bool,
    },
    /// Free transports onto routes.
    PlaceTransports {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
        /// Fewer may be placed.
        #[serde(default)]
        may_stop: bool,
    },
    /// Own transports move to other routes.
    MoveTransports {
        /// At most so many.
        #[serde(deserialize_with = "count")]
        up_to: u8,
    },
    /// Buys something without an order.
    Buy(Purchase),
    /// A tech-required unit may be built.
    #[serde(deserialize_with = "unit")]
    EnableUnit(Unit),
    /// Resource areas go a step towards depletion, or one step back.
    Depletion {
        /// Back from partial to fresh.
        #[serde(default)]
        restore: bool,
        /// How many areas.
        #[serde(deserialize_with = "count")]
        amount: u8,
        /// Fewer may be chosen.
        #[serde(default)]
        up_to: bool,
    },
    /// Workers that are not built yet come to the pool.
    GainWorkers {
        /// How many, as far as there are any.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// All own workers on Resource cards, permanent resources included, come back to the pool.
    RetrieveWorkers,
    /// Workers of the pool become unavailable.
    TireWorkers {
        /// How many, as far as there are any.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// Changes a number of the sheet; `u8::MAX`: as many as tokens exist.
    Adjust {
        /// Which number.
        number: Adjusted,
        /// Added to it.
        #[serde(deserialize_with = "count_or_all")]
        amount: u8,
    },
    /// The own base of the active planet moves to another friendly area there.
    MoveBase,
    /// One own unit from anywhere moves to an area of the active planet with such a unit.
    Recall {
        /// With such an own unit.
        #[serde(deserialize_with = "unit_set")]
        to_area_with: UnitSet,
    },
    /// The battle does not take place.
    CancelBattle,
    /// All own units leave the contested area for one other area of the planet.
    LeaveContestedArea,
    /// Units of any one player move from one area to another of the planet.
    MoveAnyUnits {
        /// At most so many.
        #[serde(deserialize_with = "count")]
        up_to: u8,
    },
    /// More orders than the usual four.
    PlaceOrders {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// The owner picks one list. It is read apart, since its effects have heads of their own.
    #[serde(skip)]
    ChooseOne(Vec<Vec<Effect>>),
    /// Enemies cannot transport units into an area with an own base.
    LimitedOrbitalDefense,
    /// When placing a card off the deck, may look at so many and place one.
    ChooseDeckCard {
        /// How many.
        #[serde(deserialize_with = "count")]
        look: u8,
    },
    /// Exchanges ends of two z-axis routes.
    SwapZAxisEnds,
    /// This card is shuffled into the rest of the Event deck.
    ShuffleIntoEventDeck,
    /// The opponent destroys a unit of the battle, of their choice.
    LoseUnit {
        /// Only these.
        #[serde(deserialize_with = "unit_set")]
        of: UnitSet,
        /// The cheapest of them.
        #[serde(default)]
        cheapest: bool,
    },
    /// The opponent destroys an assist unit of the skirmish before anything is compared.
    LoseAssist,
    /// The enemy front-line unit changes sides.
    MindControl,
    /// The enemy cannot move units into one area with such an own unit.
    ForbidEntry {
        /// With such an own unit.
        #[serde(deserialize_with = "unit_set")]
        to_area_with: UnitSet,
    },
    /// The opponent has no anti-aircraft bonus of modules in the skirmish.
    NoAntiAircraft,
    /// An Infested Command Center comes where a Terran base was destroyed beside such an own unit.
    InfestBase {
        /// Beside such an own unit.
        #[serde(deserialize_with = "unit_set")]
        of: UnitSet,
    },
    /// Resource tokens, each of a kind of the owner's choice.
    GainTokens {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
        /// Not more than there are workers in the pool.
        #[serde(default)]
        per_worker: bool,
    },
    /// Guard tokens in different areas that the owner controls.
    PlaceGuards {
        /// At most so many.
        #[serde(deserialize_with = "count")]
        up_to: u8,
    },
    /// Two own units of different skirmishes change places.
    SwitchDefenders,
    /// One assist unit in an area does not count against the unit limit.
    AssistUncounted,
    /// Units may be transported where Limited Orbital Defense forbids it; the transports are lost.
    IgnoreOrbitalDefense,
    /// A Leadership card is chosen when those of the others are known.
    ChooseLeadershipLast,
    /// The Leadership card of Stage III that was not chosen is resolved.
    SecondLeadership,
    /// What only Leadership cards do; read apart.
    #[serde(skip)]
    Leader(LeaderOp),
}

/// Who carries an operation out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CarrierOut {
    /// The rule it changes, which asks for it at this moment.
    Rule(When),
    /// `abilities.rs`, at once, whenever an ability is used or a card takes effect.
    Ability,
    /// `abilities.rs`, at once, but only while a battle is fought.
    AbilityInBattle,
    /// `events/`, choice by choice, when an Event card is executed.
    Script,
}

impl Op {
    /// Who carries it out.
    pub fn carrier_out(&self) -> CarrierOut {
        use CarrierOut::{Ability, AbilityInBattle, Rule, Script};
        match self {
            Op::Bonus { reach: Reach::Battle, .. }
            | Op::GainKeyword { reach: Reach::Battle, .. }
            | Op::CardsFaceUp { first: true }
            | Op::CancelBattle
            | Op::LoseUnit { .. }
            | Op::LeaveContestedArea => AbilityInBattle,
            Op::Bonus { .. }
            | Op::SetFinalAttack { .. }
            | Op::SetEnemyAttack { .. }
            | Op::SetEnemySupport { .. }
            | Op::LoseAttack { .. }
            | Op::GainKeyword { .. }
            | Op::NoAntiAircraft
            | Op::Splash { .. } => Rule(When::Compare),
            Op::CancelStandard | Op::CancelReinforcement | Op::LoseAssist => Rule(When::Cancel),
            Op::CardsFaceUp { .. } => Rule(When::PlaceCards),
            Op::DestroyVictims { whole_battle: true, .. } => Rule(When::EndOfSplash),
            Op::DestroyOwnFront
            | Op::DestroyEnemyFront
            | Op::MindControl
            | Op::DestroyVictims { .. } => Rule(When::EndOfDestroy),
            Op::ForbidEntry { .. } => Rule(When::EnemyMobilize),
            Op::InfestBase { .. } => Rule(When::BaseDestroyed),
            Op::SwitchDefenders => Rule(When::AfterMatchUps),
            Op::ChooseLeadershipLast => Rule(When::ChooseLeadership),
            Op::MoveBase => Rule(When::OwnMobilize),
            Op::Recall { .. } => Rule(When::AfterOwnMobilize),
            Op::Adjust { .. }
            | Op::EnableUnit(_)
            | Op::LimitedOrbitalDefense
            | Op::AssistUncounted
            | Op::IgnoreOrbitalDefense
            | Op::ChooseDeckCard { .. } => Rule(When::Always),
            Op::DrawCombat { .. }
            | Op::TakeCombat { .. }
            | Op::DrawEvent { .. }
            | Op::GainPoints { .. }
            | Op::GainWorkers { .. }
            | Op::RetrieveWorkers
            | Op::TireWorkers { .. }
            | Op::PlaceOrders { .. } => Ability,
            Op::ChooseOne(_)
            | Op::GainUnits { .. }
            | Op::PlaceTransports { .. }
            | Op::MoveTransports { .. }
            | Op::DestroyTransports
            | Op::Depletion { .. }
            | Op::Buy(_)
            | Op::TakeEvent { .. }
            | Op::PlayTopEvent
            | Op::PlayDrawnEvent
            | Op::MoveAnyUnits { .. }
            | Op::SwapZAxisEnds
            | Op::GainTokens { .. }
            | Op::PlaceGuards { .. }
            | Op::SecondLeadership
            | Op::ShuffleIntoEventDeck => Script,
            Op::Leader(op) => op.carrier_out(),
        }
    }
}
