//! Leadership cards of Brood War: what is printed on them, and the operations no other card has.

use serde::Deserialize;

use super::Confidence;
use super::effects::{CarrierOut, Effect, Op};
use super::moments::When;
use super::reading::{count, unit_set};
use crate::ids::{Leader, MAX_KINDS, Order, Unit};
use crate::sets::UnitSet;
use crate::state::Site;

/// A Leadership card.
#[derive(Debug)]
pub struct LeaderFace {
    /// E.g. `storage_facilities`.
    pub id: String,
    /// 1 to 3.
    pub stage: u8,
    /// It brings the faction's special objective into play (BW-SPV-01).
    pub special_victory: bool,
    /// It stays in the play area; otherwise it leaves the game once resolved (BW-LDR-11, -12).
    pub stays: bool,
    /// The starting forces of a Stage I card.
    pub start: Option<Start>,
    /// The hero it brings.
    pub hero: Option<HeroFace>,
    /// What it does.
    pub effects: Vec<Effect>,
    /// How sure the data is.
    pub confidence: Confidence,
}

/// What a player starts with.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Bases, each on a planet of its own.
    pub bases: u8,
    /// Workers.
    pub workers: u8,
    /// Transports; `u8::MAX`: on every route of the base's planet.
    pub transports: u8,
    /// Units, by kind.
    pub units: [u8; MAX_KINDS],
    /// Units that stand on the card, by kind.
    pub on_card: [u8; MAX_KINDS],
    /// The installation.
    pub site: Option<Site>,
}

/// A hero: a unit with a token under it.
#[derive(Clone, Copy, Debug)]
pub struct HeroFace {
    /// What it is.
    pub unit: Unit,
    /// Attack it adds as front-line unit.
    pub attack: u8,
    /// Health it adds as front-line unit.
    pub health: u8,
    /// Further icons it matches (BW-CARD-37).
    pub also_matches: UnitSet,
    /// Standard cards give it their major values (BW-CARD-45).
    pub always_major: bool,
    /// It does not have the sacrifice keyword of its kind.
    pub no_sacrifice: bool,
}

/// What only Leadership cards do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LeaderOp {
    /// The faction's special objective counts.
    SpecialVictory,
    /// Units that are built may stand on the card.
    Reserve {
        /// Which units.
        #[serde(deserialize_with = "unit_set")]
        of: UnitSet,
        /// They come to the board whenever a Mobilize order is revealed; otherwise they move with an own
        /// one.
        #[serde(default)]
        whenever_revealed: bool,
    },
    /// One worker or transport of every Build order is free.
    FreeBuild,
    /// Research & Development and Supply modules count twice.
    ModulesCountDouble,
    /// The Star joins the order tokens.
    StarOrder,
    /// Nobody else can deplete areas the owner controls.
    NoEnemyDepletion,
    /// The owner places every z-axis route.
    PlaceAllZRoutes,
    /// The owner picks the planets they receive.
    ChooseOwnPlanets,
    /// When the hero is destroyed, something else on the planet may be.
    AvengeHero,
    /// Conquest points every round as long as the installation stands.
    SitePoints {
        /// Which installation.
        site: Site,
        /// How many points.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// Every enemy loses conquest points.
    EnemiesLosePoints {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// Buildings rise to their highest level.
    RaiseBuildings,
    /// In the next Execution Phase any order may be executed as this one.
    OrdersAs {
        /// The order.
        order: Order,
    },
    /// Own transports cannot be destroyed in the next round.
    ProtectTransports,
    /// In the next Planning Phase two orders may be placed at a time.
    TwoOrdersAtOnce,
    /// Nobody wins in this Regrouping Phase.
    NobodyWins,
    /// The hero's own cards join the Combat deck.
    HeroCards,
    /// The hero of the card comes into play.
    GainHero,
    /// The owner names the first player.
    ChooseFirstPlayer,
    /// All enemy units leave one planet.
    ExpelEnemies,
    /// Special conquest point tokens come into areas without points.
    PlacePoints {
        /// How many.
        #[serde(deserialize_with = "count")]
        amount: u8,
    },
    /// Units beside the own Warp Gate go wherever they may stand.
    WarpUnits,
    /// An own unit is destroyed for all units of one area of its planet.
    SacrificeForArea,
    /// The bottom order of a stack goes on top.
    LiftBottomOrder,
    /// Every other player may place one order only on one planet in the next Planning Phase.
    LimitEnemyOrders,
    /// An installation comes into a friendly area.
    PlaceSite {
        /// Which.
        site: Site,
    },
    /// The dead hero may come back.
    ReturnHero,
    /// Up to one enemy transport on each route is destroyed.
    DestroyEnemyTransports,
    /// A Build order is executed at once; then all own workers come back.
    BuildAtOnce,
}

impl Leader {
    /// Whether the card does this.
    pub(crate) fn does(self, op: LeaderOp) -> bool {
        let same = |effect: &Effect| matches!(effect.op, Op::Leader(other) if other == op);
        self.face().effects.iter().any(same)
    }
}

impl LeaderOp {
    /// Who carries it out.
    pub fn carrier_out(self) -> CarrierOut {
        match self {
            Self::SpecialVictory
            | Self::Reserve { .. }
            | Self::FreeBuild
            | Self::ModulesCountDouble
            | Self::StarOrder
            | Self::NoEnemyDepletion
            | Self::PlaceAllZRoutes
            | Self::ChooseOwnPlanets
            | Self::AvengeHero
            | Self::SitePoints { .. } => CarrierOut::Rule(When::Always),
            Self::EnemiesLosePoints { .. }
            | Self::RaiseBuildings
            | Self::OrdersAs { .. }
            | Self::ProtectTransports
            | Self::TwoOrdersAtOnce
            | Self::NobodyWins
            | Self::HeroCards => CarrierOut::Ability,
            Self::GainHero
            | Self::ChooseFirstPlayer
            | Self::ExpelEnemies
            | Self::PlacePoints { .. }
            | Self::WarpUnits
            | Self::SacrificeForArea
            | Self::LiftBottomOrder
            | Self::LimitEnemyOrders
            | Self::PlaceSite { .. }
            | Self::ReturnHero
            | Self::DestroyEnemyTransports
            | Self::BuildAtOnce => CarrierOut::Script,
        }
    }
}
