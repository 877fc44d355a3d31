//! What ending a series or declining an offer means, step by step.

use starcraft::Step;
use starcraft::content::When;
use starcraft::view::View;

use crate::table::facts;
use crate::words;

/// The words of the button.
pub(super) fn label(view: &View) -> String {
    let plain = match view.step {
        Step::StartBase(..) => "Not here",
        Step::Window(..) => "Use none",
        Step::BuildUnits(_) => "Done building",
        Step::BuildUpgrades(_) => "No more upgrades",
        Step::BuildBase(_) => "No base",
        Step::Move(_) => "Done moving",
        Step::Recall(_) => "No recall",
        Step::ResearchDraw(_) | Step::BonusDraw(..) => "Draw none",
        Step::ResearchBuy(_) => "Buy none",
        Step::ResearchExtra(_) => "Neither",
        Step::TechToHand(..) | Step::TakeCards(..) => "Take no more",
        Step::PlaceStandard(..) | Step::ReplaceStandard(..) => "No card",
        Step::PlaceReinforcement(..) => "No reinforcement",
        Step::Withdraw(..) => {
            let unit = facts::withdrawing(view).map_or("unit", words::unit);
            return format!("Let the {unit} be lost");
        }
        Step::LoseToSplash(..) => "Lose none to this card",
        Step::Pay(_) => "Do not buy it",
        Step::EndOfOrder(_) => "End the order",
        Step::PlayEvents(_) => "Execute no more",
        Step::ScriptChoice(_) => "No more",
        _ => "Go on",
    };
    plain.into()
}

/// What it will do.
pub(super) fn sentence(view: &View) -> String {
    let plain = match view.step {
        Step::StartBase(..) => "Your base goes on your other planet.",
        Step::Window(_, When::StartOfPlanning) => "You use no card; the orders are placed now.",
        Step::Window(_, When::EndOfPlanning) => "You use no card; the orders are executed next.",
        Step::Window(_, When::BeforeOwnOrder) => "You use no card; the order is executed as it is.",
        Step::Window(_, When::StartOfRegrouping) => "You use no card; the round is wound up.",
        Step::Window(_, When::StartOfBattle) => "You use no ability in this battle.",
        Step::BuildUnits(_) => {
            "You build no more units, workers or transports; a building and a module come next."
        }
        Step::BuildUpgrades(_) => "You buy no more buildings or modules with this order.",
        Step::BuildBase(_) => "You build no base; the order ends.",
        Step::Move(_) => {
            let attacked =
                view.order.as_ref().filter(|order| order.attackers.values().any(|&n| n > 0));
            return match attacked.and_then(|order| order.enemy_area) {
                Some(area) => {
                    format!("Nothing more moves; the battle on {} begins.", words::area(area))
                }
                None => "Nothing more moves; the order ends.".into(),
            };
        }
        Step::Recall(_) => "You recall no unit.",
        Step::ResearchDraw(_) => "You draw no Combat cards; a technology comes next.",
        Step::BonusDraw(..) => "You draw no further Combat cards.",
        Step::ResearchBuy(_) => "You buy no technology.",
        Step::ResearchExtra(_) => "You take neither an Event card nor a Combat card.",
        Step::TechToHand(..) => "The cards of the technology are shuffled into your deck.",
        Step::TakeCards(..) => "You take no more cards into your hand.",
        Step::PlaceStandard(..) | Step::ReplaceStandard(..) => {
            "You have no standard card: the unit fights without one."
        }
        Step::PlaceReinforcement(..) => "Your Combat card stays alone at this skirmish.",
        Step::Withdraw(..) => {
            let unit = facts::withdrawing(view).map_or("unit", words::unit);
            return format!("The cloaked {unit} is destroyed instead of withdrawing.");
        }
        Step::Pay(_) => "The purchase does not take place: nothing is paid, nothing force mined.",
        Step::EndOfOrder(_) => "You destroy nothing more; the order ends.",
        Step::LoseToSplash(..) => "This card takes no unit; another one takes it.",
        Step::PlayEvents(_) => "The Event cards you have not executed are shown and discarded.",
        Step::ScriptChoice(_) => "The card does no more.",
        _ => "You go on.",
    };
    plain.into()
}
