//! What somebody else is deciding, in words everybody may read.

use kernel::{Arg, Message, message};
use starcraft::Step;
use starcraft::content::When;
use starcraft::view::View;

use crate::words;

/// Who is waited for and what for: "Waiting for Mira to place an order".
pub fn waiting(view: &View, who: Arg) -> Message {
    message!(
        "plain",
        text = format!(
            "Waiting for {} {}",
            tongue::english().called(&who, tongue::People::default()),
            task(view)
        )
    )
}

fn task(view: &View) -> String {
    let plain = match view.step {
        Step::ChooseFaction(_) => "to choose a faction",
        Step::PickPlanet(_) => "to choose a planet to place",
        Step::PlacePlanet(_, planet) => return format!("to place {}", words::planet(planet)),
        Step::LayRoutes(..) => "to lay the last routes",
        Step::StartBase(..) => "to place a base",
        Step::ZEnd(..) => "to place a z-axis route",
        Step::StartForces(_) => "to place the first units",
        Step::StartTransport(_) => "to place a transport",
        Step::Window(_, When::StartOfPlanning | When::EndOfPlanning) => {
            "to use a card around the planning"
        }
        Step::PlaceOrder(_) => "to place an order",
        Step::ChooseOrder(_) => "to reveal an order",
        Step::ExecuteOrEvent(_) => {
            let order = view.order.as_ref().map(|order| order.order);
            return match order {
                Some(order) => {
                    format!("to execute {} or take an Event card instead", words::order(order))
                }
                None => "to execute an order".into(),
            };
        }
        Step::Window(_, When::BeforeOwnOrder) => "to use a card before the order",
        Step::BuildUnits(_) => return at_planet(view, "to build on"),
        Step::GiveUp(..) => "to give up a unit",
        Step::BuildUpgrades(_) => "to buy a building or module",
        Step::BuildBase(_) => return at_planet(view, "to build a base on"),
        Step::Scrap(_) => "to destroy a piece of their own",
        Step::Move(_) | Step::MoveTo(_) => return at_planet(view, "to move units to"),
        Step::Recall(_) | Step::RecallTo(_) => "to recall a unit",
        Step::ResearchDraw(_) => "to draw Combat cards",
        Step::ResearchBuy(_) => "to buy a technology",
        Step::ResearchExtra(_) | Step::TechToHand(..) => "to take a card",
        Step::Pay(_) => "to pay",
        Step::EndOfOrder(_) => "to end the order",
        Step::Window(_, When::StartOfBattle) | Step::Sacrifice(..) => {
            "to use an ability before the battle"
        }
        Step::BonusDraw(..) => "to draw more Combat cards",
        Step::NameFront(..) => "to name the front line",
        Step::Pair(_) => "to pair the units",
        Step::Support(..) => "to send supporting units",
        Step::PlaceStandard(..)
        | Step::PlaceLooked(..)
        | Step::PlaceReinforcement(..)
        | Step::ReplaceStandard(..) => {
            let skirmish = view.battle.as_ref().map_or(1, |battle| battle.current + 1);
            return format!("to place a card at skirmish {skirmish}");
        }
        Step::NextSkirmish(_) => "to choose the next skirmish",
        Step::LoseSupport(..)
        | Step::LoseToText(..)
        | Step::LoseToSplash(..)
        | Step::LoseToNuke(..)
        | Step::LoseInRetreat(..) => "to choose which unit is lost",
        Step::Withdraw(..) => "to withdraw a cloaked unit",
        Step::LeaveExcess(..) => "to choose who leaves the area",
        Step::RetreatTo(..) => "to retreat",
        Step::Window(..) => "to use a card before the regrouping",
        Step::TakeCards(..) => "to take Combat cards",
        Step::PlayEvents(_) => "to execute Event cards",
        Step::EndBonus(_) => "to take the bonus of The End Draws Near",
        Step::ScriptChoice(_) => {
            return match &view.script {
                Some(script) => format!("to carry out {}", words::event(script.event)),
                None => "to carry out an Event card".into(),
            };
        }
        Step::DiscardCards => "to discard down to the hand limit",
        Step::Setup
        | Step::Planning
        | Step::Execution
        | Step::Order
        | Step::Battle
        | Step::Regrouping
        | Step::Script
        | Step::Over => "to go on",
    };
    plain.into()
}

fn at_planet(view: &View, doing: &str) -> String {
    match &view.order {
        Some(order) => format!("{doing} {}", words::planet(order.planet)),
        None => format!("{doing} a planet"),
    }
}
