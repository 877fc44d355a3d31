//! The moments at which cards other than combat cards are used.

use serde::{Deserialize, Serialize};

/// When an order upgrade or event card is used. In one window the attacker comes before the defender, outside combat the
/// first player first, clockwise (FS-SIM-01, -02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// The order has been turned up, before its first step.
    OnReveal,
    /// Once, at any moment of the order at which it can still work (FS-UPG-10).
    WhileResolving,
    /// Declared when void and target are named, before the roll (FS-CARD-22).
    OrbitalStrike,
    /// After the clean-up of a combat of this order (FS-CARD-91).
    AfterCombat,
    /// After the last step of the order, before capacity is checked (FS-CARD-83).
    AfterResolving,
    /// Step 4 of the Refresh Phase, after the storm has moved (FS-REF-04).
    Refresh,
    /// In the place of a turn of the Operations Phase (FS-EVT-08).
    InsteadOfOrder,
    /// Own combat, before offence and defence are counted (FS-AMB-59).
    StartAssessDamage,
    /// Own combat, after both sides have suffered damage (FS-AMB-59).
    EndAssessDamage,
    /// Own orbital strike (FS-CARD-93, -115).
    OwnOrbitalStrike,
    /// An own Advance order begins, before ships move (FS-CARD-103).
    OwnAdvanceOrder,
    /// Something to buy has been named, before it is paid (FS-CARD-110).
    OwnPurchase,
    /// An enemy unit of the own combat has become routed, not by retreat (FS-CARD-105).
    EnemyUnitRoutedInOwnCombat,
    /// A player has named a storm and where it goes, before it is moved (FS-CARD-101).
    AnyWarpStormMove,
    /// After the last order token of the Planning Phase (FS-CARD-114).
    EndPlanningPhase,
}

impl When {
    /// Whether order upgrades are used at this moment; event cards have the others.
    pub const fn is_of_upgrades(self) -> bool {
        matches!(
            self,
            Self::OnReveal
                | Self::WhileResolving
                | Self::OrbitalStrike
                | Self::AfterCombat
                | Self::AfterResolving
        )
    }
}
