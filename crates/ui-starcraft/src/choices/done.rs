//! What ending a series or declining an offer means, step by step.

use kernel::{Message, message};
use starcraft::Step;
use starcraft::content::When;
use starcraft::view::View;

use super::withdrawing;
use crate::table::facts;

/// The words of the button.
pub(super) fn label(view: &View) -> Message {
    match view.step {
        Step::StartBase(..) => message!("done-start-base"),
        Step::Window(..) => message!("done-use-none"),
        Step::BuildUnits(_) => message!("done-build-units"),
        Step::BuildUpgrades(_) => message!("done-build-upgrades"),
        Step::BuildBase(_) => message!("done-build-base"),
        Step::Move(_) => message!("done-move"),
        Step::Recall(_) => message!("done-recall"),
        Step::ResearchDraw(_) | Step::BonusDraw(..) => message!("done-draw"),
        Step::ResearchBuy(_) => message!("done-buy"),
        Step::ResearchExtra(_) => message!("done-extra"),
        Step::TechToHand(..) | Step::TakeCards(..) => message!("done-take"),
        Step::PlaceStandard(..) | Step::ReplaceStandard(..) => message!("done-standard"),
        Step::PlaceReinforcement(..) => message!("done-reinforcement"),
        Step::Withdraw(..) => {
            message!("done-withdraw", unit = withdrawing(view))
        }
        Step::LoseToSplash(..) => message!("done-splash"),
        Step::Pay(_) => message!("done-pay"),
        Step::EndOfOrder(_) => message!("done-order"),
        Step::PutAway(_) => message!("done-put-away"),
        Step::Forbid(_) => message!("done-forbid"),
        Step::Infest(..) => message!("done-infest"),
        Step::Switch(_) => message!("done-switch"),
        Step::Collateral(..) => message!("done-collateral"),
        Step::PlayEvents(_) => message!("done-play-events"),
        Step::ScriptChoice(_) => message!("done-card"),
        _ => message!("done-other"),
    }
}

/// What it will do.
pub(super) fn sentence(view: &View) -> Message {
    match view.step {
        Step::StartBase(..) => message!("declined-start-base"),
        Step::Window(_, When::StartOfPlanning) => message!("declined-start-of-planning"),
        Step::Window(_, When::EndOfPlanning) => message!("declined-end-of-planning"),
        Step::Window(_, When::BeforeOwnOrder) => message!("declined-before-order"),
        Step::Window(_, When::StartOfRegrouping) => message!("declined-start-of-regrouping"),
        Step::Window(_, When::StartOfBattle) => message!("declined-ability"),
        Step::BuildUnits(_) => message!("declined-build-units"),
        Step::BuildUpgrades(_) => message!("declined-build-upgrades"),
        Step::BuildBase(_) => message!("declined-build-base"),
        Step::Move(_) => match facts::attacked(view) {
            Some(area) => message!("declined-move-battle", area = area),
            None => message!("declined-move"),
        },
        Step::Recall(_) => message!("declined-recall"),
        Step::ResearchDraw(_) => message!("declined-research-draw"),
        Step::BonusDraw(..) => message!("declined-bonus-draw"),
        Step::ResearchBuy(_) => message!("declined-research-buy"),
        Step::ResearchExtra(_) => message!("declined-research-extra"),
        Step::TechToHand(..) => message!("declined-tech-to-hand"),
        Step::TakeCards(..) => message!("declined-take-cards"),
        Step::PlaceStandard(..) | Step::ReplaceStandard(..) => message!("declined-standard"),
        Step::PlaceReinforcement(..) => message!("declined-reinforcement"),
        Step::Withdraw(..) => {
            message!("declined-withdraw", unit = withdrawing(view))
        }
        Step::Pay(_) => message!("declined-pay"),
        Step::EndOfOrder(_) => message!("declined-order"),
        Step::PutAway(_) => message!("declined-put-away"),
        Step::Forbid(_) => message!("declined-forbid"),
        Step::Infest(..) => message!("declined-infest"),
        Step::Switch(_) => message!("declined-switch"),
        Step::Collateral(..) => message!("declined-collateral"),
        Step::LoseToSplash(..) => message!("declined-splash"),
        Step::PlayEvents(_) => message!("declined-play-events"),
        Step::ScriptChoice(_) => message!("declined-card"),
        _ => message!("declined-other"),
    }
}
