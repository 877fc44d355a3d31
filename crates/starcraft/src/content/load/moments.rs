//! The moments of effects: their words, and which operations go with which.

use crate::content::{Op, Reach, When};

/// The words for the moments.
pub(super) const MOMENTS: [(&str, When); 16] = [
    ("now", When::Now),
    ("always", When::Always),
    ("start_of_planning", When::StartOfPlanning),
    ("end_of_planning", When::EndOfPlanning),
    ("before_own_order", When::BeforeOwnOrder),
    ("own_mobilize", When::OwnMobilize),
    ("after_own_mobilize", When::AfterOwnMobilize),
    ("start_of_battle", When::StartOfBattle),
    ("draw_step", When::DrawStep),
    ("place_cards", When::PlaceCards),
    ("cancel", When::Cancel),
    ("compare", When::Compare),
    ("end_of_destroy", When::EndOfDestroy),
    ("end_of_splash", When::EndOfSplash),
    ("end_of_battle", When::EndOfBattle),
    ("start_of_regrouping", When::StartOfRegrouping),
];

/// When an operation happens if the effect does not say it.
pub(super) fn usual_moment(op: &Op) -> When {
    match op {
        Op::Bonus { .. }
        | Op::SetFinalAttack { .. }
        | Op::SetEnemySupport { .. }
        | Op::LoseAttack { .. }
        | Op::GainKeyword { .. }
        | Op::Splash { .. } => When::Compare,
        Op::CancelStandard | Op::CancelReinforcement => When::Cancel,
        Op::CardsFaceUp { .. } => When::PlaceCards,
        Op::Adjust { .. }
        | Op::EnableUnit(_)
        | Op::LimitedOrbitalDefense
        | Op::ChooseDeckCard { .. } => When::Always,
        _ => When::Now,
    }
}

/// Whether some rule asks for the operation at that moment. An effect of another moment would
/// simply never happen.
pub(super) fn can_happen(op: &Op, when: When) -> bool {
    match op {
        Op::MoveBase => when == When::OwnMobilize,
        Op::Recall { .. } => when == When::AfterOwnMobilize,
        Op::CancelBattle | Op::LeaveContestedArea => when == When::StartOfBattle,
        Op::PlaceOrders { .. } => matches!(when, When::StartOfPlanning | When::EndOfPlanning),
        Op::DestroyOwnFront | Op::DestroyEnemyFront => when == When::EndOfDestroy,
        Op::DestroyVictims { whole_battle, .. } => {
            when == if *whole_battle { When::EndOfSplash } else { When::EndOfDestroy }
        }
        Op::DrawCombat { .. } => {
            matches!(when, When::DrawStep | When::StartOfBattle | When::EndOfBattle)
        }
        Op::TakeCombat { .. } => when == When::StartOfRegrouping,
        Op::DrawEvent { .. } => when == When::StartOfPlanning,
        Op::GainPoints { .. } => matches!(when, When::Now | When::StartOfRegrouping),
        Op::MoveWorkers { .. } => matches!(when, When::Now | When::BeforeOwnOrder),
        Op::Bonus { reach: Reach::Battle, .. } | Op::GainKeyword { reach: Reach::Battle, .. } => {
            when == When::StartOfBattle
        }
        Op::CardsFaceUp { first: true } => when == When::StartOfBattle,
        usual => when == usual_moment(usual),
    }
}
