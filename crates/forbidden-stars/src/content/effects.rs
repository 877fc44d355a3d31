//! The vocabulary of effects: what cards and Dominate abilities do, as data.
//!
//! One enum, [`Op`], with the words of `words.rs`; the data files are written in its words (`data/EFFECTS.md`). All steps of all cards lie
//! in one list, [`Content::ops`](super::Content::ops), and what belongs to a step is a [`Block`] of that list. So a step
//! is a number, and a game that waits for an answer in the middle of a card only has to keep it.

use serde::{Deserialize, Deserializer};

use super::words::{
    Condition, Count, Exception, Measure, Offer, Only, Place, Tokens, Until, UpgradeKind, Who,
};
use crate::ids::{Asset, Icon, Order, Structure, Unit};
use crate::sets::{IconSet, UnitSet};

/// Steps that follow each other: a part of [`Content::ops`](super::Content::ops).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The first of them.
    pub first: u16,
    /// How many there are.
    pub count: u8,
}

impl Block {
    /// Whether there is nothing to do.
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The places of its steps in the list.
    pub fn places(self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + self.count as usize
    }
}

/// The operations. What is left out of a step in the files has the value that is nothing special.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the table in data/EFFECTS.md")]
pub enum Op {
    // ---- dice
    /// Dice of the supply: rolled, or all set to one of `faces` (FS-GAL-01, -02).
    GainDice {
        n: Count,
        #[serde(default)]
        faces: IconSet,
        #[serde(default)]
        who: Who,
    },
    /// The opponent returns dice (FS-GAL-05).
    LoseDice {
        n: Count,
        faces: IconSet,
        #[serde(default)]
        chooser: Who,
    },
    /// A price: so many dice for `then`, or any number and `then` for each (FS-SPD-03).
    SpendDice { n: Count, faces: IconSet, then: Block },
    /// Own dice are turned (FS-CNV-01).
    ConvertDice {
        up_to: Count,
        from: IconSet,
        to: IconSet,
        #[serde(default)]
        must: bool,
    },
    /// Dice are rolled again (FS-CARD-09).
    Reroll {
        n: Count,
        faces: IconSet,
        #[serde(default)]
        who: Who,
        #[serde(default)]
        must: bool,
    },
    // ---- combat tokens
    /// FS-GAL-04.
    GainTokens { n: Count, kind: Tokens },
    /// The opponent returns tokens.
    LoseTokens { n: Count, kind: Icon },
    // ---- units: state, loss, leaving
    /// Own routed units become unrouted (FS-CARD-06).
    Rally {
        n: Count,
        #[serde(default, rename = "where")]
        place: Place,
    },
    /// Units become routed; of the own ones, as a price for `then` (FS-CARD-04).
    Rout {
        n: Count,
        #[serde(default)]
        who: Who,
        #[serde(default)]
        chooser: Who,
        #[serde(default)]
        only: Only,
        #[serde(default, rename = "where")]
        place: Place,
        #[serde(default)]
        then: Block,
    },
    /// Units leave the board; of the own ones, as a price for `then` (FS-CARD-05).
    Destroy {
        n: Count,
        #[serde(default)]
        who: Who,
        #[serde(default)]
        chooser: Who,
        #[serde(default)]
        only: Only,
        /// Only these kinds; none: all.
        #[serde(default, deserialize_with = "units")]
        units: UnitSet,
        #[serde(default, rename = "where")]
        place: Place,
        /// Its owner may spend dice instead, as many as its command level (FS-CARD-56).
        #[serde(default)]
        unless_dice_for_level: bool,
        #[serde(default)]
        then: Block,
    },
    /// Units retreat by the rules (FS-CARD-14).
    Retreat {
        n: Count,
        #[serde(default)]
        who: Who,
        #[serde(default)]
        optional: bool,
    },
    /// Own unrouted units move; storms block (FS-CARD-13).
    MoveUnits {
        n: Count,
        #[serde(default)]
        max_level: Option<u8>,
        #[serde(default)]
        from: Place,
        to: Place,
        #[serde(default)]
        may_contest: bool,
    },
    // ---- units: entering, relocating
    /// Figures of the own supply, unrouted and for nothing (FS-FRE).
    PlaceFree {
        n: Count,
        #[serde(deserialize_with = "units")]
        units: UnitSet,
        #[serde(rename = "where")]
        place: Place,
    },
    /// Reinforcement tokens of the supply join the combat (FS-CARD-53).
    PlaceReinforcement { n: Count },
    /// Own unrouted units are lifted and put down; no path, no storm (FS-CARD-12).
    TakeAndPlace {
        n: Count,
        #[serde(deserialize_with = "units")]
        units: UnitSet,
        from: Place,
        to: Place,
        #[serde(default)]
        max_level: Option<Measure>,
        #[serde(default)]
        routed_too: bool,
    },
    /// An own unit, routed or not, makes room for a free one (FS-FRE-04).
    ReplaceUnit {
        #[serde(deserialize_with = "unit")]
        from: Unit,
        #[serde(deserialize_with = "unit")]
        to: Unit,
    },
    /// A unit is bought, without a factory (FS-CARD-21).
    PurchaseUnit {
        #[serde(rename = "where")]
        place: Place,
        #[serde(default)]
        max_level: Option<u8>,
        #[serde(default)]
        discount: Option<Measure>,
    },
    // ---- structures
    /// A structure of the supply (FS-CARD-96, -111).
    PlaceStructure {
        structure: Structure,
        #[serde(rename = "where")]
        place: Place,
        /// What it costs where another stands already.
        #[serde(default)]
        cost_if_structure: u8,
    },
    /// A structure on the contested world (FS-CARD-109).
    DestroyStructure {},
    /// An own structure of the active system becomes one of another kind (FS-CARD-81).
    ReplaceStructure {},
    // ---- materiel, assets, upgrades
    /// A price for `then`.
    PayMateriel { n: u8, then: Block },
    /// FS-MAT-03.
    GainMateriel { n: u8 },
    /// The opponent's dial goes down, not below zero.
    LoseMateriel { n: u8 },
    /// The materiel value of one friendly world (FS-CARD-98).
    GainWorldMateriel {},
    /// All assets of one friendly world (FS-CARD-98).
    GainWorldAssets {},
    /// Tokens of the supply (FS-AMB-36).
    GainAsset { asset: Asset, n: u8 },
    /// A player the owner picks loses a token of a kind the owner picks (FS-CARD-107).
    LoseAsset {},
    /// The opponent loses a token of a kind the owner picks, and the owner gains it (FS-CARD-78).
    StealAsset {},
    /// The purchase at hand is cheaper (FS-CARD-110).
    DiscountPurchase { discount: Measure },
    /// One upgrade is bought, cheaper (FS-CARD-95).
    PurchaseUpgrade { kind: UpgradeKind, discount: Measure },
    /// One upgrade of either kind for nothing (FS-CARD-104).
    GainUpgrade { max_level: Measure },
    // ---- combat cards
    /// The owner sees the card the opponent has laid (FS-CARD-30).
    LookAtFacedownCard {},
    /// A face-up card of the opponent is shuffled back (FS-CARD-16).
    DiscardFaceupCard {
        #[serde(default)]
        chooser: Who,
    },
    /// A random card of the opponent's hand is shuffled back (FS-CARD-66).
    DiscardHandCard {},
    /// From the own deck to the hand.
    DrawCombatCard { n: u8 },
    /// A card of the hand is laid for its icons alone (FS-CARD-58).
    PlayCardForIcons {},
    /// The icons of the top card of the opponent's deck, for this round (FS-CARD-52).
    TakeIconsOfTopCard {},
    // ---- orders, events, storms
    /// A whole order in a system that becomes the active one (FS-CARD-108).
    ResolveOrder {
        order: Order,
        #[serde(rename = "where")]
        place: Place,
    },
    /// An own token is looked at and goes to the top or bottom of its stack (FS-CARD-114).
    RepositionOrderToken {},
    /// Order tokens of the play area go onto the event deck (FS-CARD-84).
    TokensToEventDeck { n: u8 },
    /// Event cards are drawn, one is resolved (FS-CARD-100).
    DrawEventsResolveOne { n: u8 },
    /// The storm goes elsewhere (FS-CARD-101).
    ReplaceStormMove {},
    // ---- the structure of an ability
    /// `then` if it holds.
    If { cond: Condition, then: Block },
    /// The owner picks one (FS-CARD-03).
    Choose { options: [Block; 2] },
    /// All of it, as one ability (FS-CARD-01).
    Together { steps: Block },
    /// The opponent decides first, openly (FS-CARD-07).
    OpponentChoice {
        option: Offer,
        #[serde(default)]
        then: Block,
        #[serde(default)]
        otherwise: Block,
    },
    /// A lasting exception.
    Rule { id: Exception, until: Until },
}

impl Op {
    /// What belongs to it.
    pub fn blocks(&self) -> [Block; 2] {
        match *self {
            Self::SpendDice { then, .. }
            | Self::Rout { then, .. }
            | Self::Destroy { then, .. }
            | Self::PayMateriel { then, .. }
            | Self::If { then, .. } => [then, Block::default()],
            Self::Choose { options } => options,
            Self::Together { steps } => [steps, Block::default()],
            Self::OpponentChoice { then, otherwise, .. } => [then, otherwise],
            _ => [Block::default(); 2],
        }
    }
}

/// A set of units, which the loader has made a number of.
fn units<'de, D: Deserializer<'de>>(deserializer: D) -> Result<UnitSet, D::Error> {
    u32::deserialize(deserializer).map(UnitSet)
}

/// A unit, which the loader has made a number of.
fn unit<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Unit, D::Error> {
    u8::deserialize(deserializer).map(Unit)
}
