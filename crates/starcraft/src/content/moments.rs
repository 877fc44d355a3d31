//! The moments of effects, and which operations can be carried out at them.

use serde::{Deserialize, Serialize};

use super::effects::{CarrierOut, Op};

/// The moment of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// An enemy has chosen to execute a Mobilize order, before units move.
    EnemyMobilize,
    /// After battle step 5.
    AfterMatchUps,
    /// A base has been destroyed.
    BaseDestroyed,
    /// A Leadership card is chosen.
    ChooseLeadership,
    /// After the last step of Regrouping.
    EndOfRegrouping,
}

impl When {
    /// Whether somebody carries the operation out at this moment. At another it would simply never
    /// happen.
    pub fn hosts(self, op: &Op) -> bool {
        match (op.carrier_out(), self) {
            (CarrierOut::Rule(moment), when) => when == moment,
            (CarrierOut::Script, when) => when == Self::Now,
            (CarrierOut::Ability, Self::DrawStep) => matches!(op, Op::DrawCombat { .. }),
            (CarrierOut::Ability, Self::Now | Self::EndOfBattle) => true,
            (CarrierOut::Ability, when) => when.opener().is_some(),
            (CarrierOut::AbilityInBattle, when) => when == Self::StartOfBattle,
        }
    }
}
