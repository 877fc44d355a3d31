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
        Step::StartBase(..) => message!("sc-label-done-start-base"),
        Step::Window(..) => message!("sc-label-done-use-none"),
        Step::BuildUnits(_) => message!("sc-label-done-build-units"),
        Step::BuildUpgrades(_) => message!("sc-label-done-build-upgrades"),
        Step::BuildBase(_) => message!("sc-label-done-build-base"),
        Step::Move(_) => message!("sc-label-done-move"),
        Step::Recall(_) => message!("sc-label-done-recall"),
        Step::ResearchDraw(_) | Step::BonusDraw(..) => message!("sc-label-done-draw"),
        Step::ResearchBuy(_) => message!("sc-label-done-buy"),
        Step::ResearchExtra(_) => message!("sc-label-done-extra"),
        Step::TechToHand(..) | Step::TakeCards(..) => message!("sc-label-done-take"),
        Step::PlaceStandard(..) | Step::ReplaceStandard(..) => message!("sc-label-done-standard"),
        Step::PlaceReinforcement(..) => message!("sc-label-done-reinforcement"),
        Step::Withdraw(..) => {
            message!("sc-label-done-withdraw", unit = withdrawing(view))
        }
        Step::LoseToSplash(..) => message!("sc-label-done-splash"),
        Step::Pay(_) => message!("sc-label-done-pay"),
        Step::EndOfOrder(_) => message!("sc-label-done-order"),
        Step::PutAway(_) => message!("sc-label-done-put-away"),
        Step::Forbid(_) => message!("sc-label-done-forbid"),
        Step::Infest(..) => message!("sc-label-done-infest"),
        Step::Switch(_) => message!("sc-label-done-switch"),
        Step::Collateral(..) => message!("sc-label-done-collateral"),
        Step::PlayEvents(_) => message!("sc-label-done-play-events"),
        Step::ScriptChoice(_) => message!("sc-label-done-card"),
        _ => message!("sc-label-done-other"),
    }
}

/// What it will do.
pub(super) fn sentence(view: &View) -> Message {
    match view.step {
        Step::StartBase(..) => message!("sc-declined-start-base"),
        Step::Window(_, When::StartOfPlanning) => message!("sc-declined-start-of-planning"),
        Step::Window(_, When::EndOfPlanning) => message!("sc-declined-end-of-planning"),
        Step::Window(_, When::BeforeOwnOrder) => message!("sc-declined-before-order"),
        Step::Window(_, When::StartOfRegrouping) => message!("sc-declined-start-of-regrouping"),
        Step::Window(_, When::StartOfBattle) => message!("sc-declined-ability"),
        Step::BuildUnits(_) => message!("sc-declined-build-units"),
        Step::BuildUpgrades(_) => message!("sc-declined-build-upgrades"),
        Step::BuildBase(_) => message!("sc-declined-build-base"),
        Step::Move(_) => match facts::attacked(view) {
            Some(area) => message!("sc-declined-move-battle", area = area),
            None => message!("sc-declined-move"),
        },
        Step::Recall(_) => message!("sc-declined-recall"),
        Step::ResearchDraw(_) => message!("sc-declined-research-draw"),
        Step::BonusDraw(..) => message!("sc-declined-bonus-draw"),
        Step::ResearchBuy(_) => message!("sc-declined-research-buy"),
        Step::ResearchExtra(_) => message!("sc-declined-research-extra"),
        Step::TechToHand(..) => message!("sc-declined-tech-to-hand"),
        Step::TakeCards(..) => message!("sc-declined-take-cards"),
        Step::PlaceStandard(..) | Step::ReplaceStandard(..) => message!("sc-declined-standard"),
        Step::PlaceReinforcement(..) => message!("sc-declined-reinforcement"),
        Step::Withdraw(..) => {
            message!("sc-declined-withdraw", unit = withdrawing(view))
        }
        Step::Pay(_) => message!("sc-declined-pay"),
        Step::EndOfOrder(_) => message!("sc-declined-order"),
        Step::PutAway(_) => message!("sc-declined-put-away"),
        Step::Forbid(_) => message!("sc-declined-forbid"),
        Step::Infest(..) => message!("sc-declined-infest"),
        Step::Switch(_) => message!("sc-declined-switch"),
        Step::Collateral(..) => message!("sc-declined-collateral"),
        Step::LoseToSplash(..) => message!("sc-declined-splash"),
        Step::PlayEvents(_) => message!("sc-declined-play-events"),
        Step::ScriptChoice(_) => message!("sc-declined-card"),
        _ => message!("sc-declined-other"),
    }
}
