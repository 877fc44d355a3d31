//! What somebody else is deciding, in words everybody may read.

use kernel::{Arg, Message, message};
use starcraft::Step;
use starcraft::content::When;
use starcraft::view::View;

/// Who is waited for and what for: "Waiting for Mira to place an order".
pub fn waiting(view: &View, who: Arg) -> Message {
    let who = match who {
        Arg::List(seats) => seats.into_iter().map(somebody).collect(),
        one => somebody(one),
    };
    task(view, who)
}

/// A player among those who are waited for.
fn somebody(seat: Arg) -> Arg {
    message!("somebody", seat = seat).into()
}

fn task(view: &View, who: Arg) -> Message {
    match view.step {
        Step::ChooseFaction(_) => message!("waiting-faction", who = who),
        Step::ChooseLeaders | Step::ChooseLeaderLast(_) => message!("waiting-leader", who = who),
        Step::TakePlanets(_) => message!("waiting-take-planets", who = who),
        Step::PickPlanet(_) => message!("waiting-pick-planet", who = who),
        Step::PlacePlanet(_, planet) => {
            message!("waiting-place-planet", who = who, planet = planet)
        }
        Step::LayRoutes(..) => message!("waiting-routes", who = who),
        Step::StartBase(..) => message!("waiting-start-base", who = who),
        Step::ZEnd(..) => message!("waiting-z-end", who = who),
        Step::StartForces(_) => message!("waiting-forces", who = who),
        Step::StartSite(_) => message!("waiting-start-site", who = who),
        Step::StartTransport(_) => message!("waiting-start-transport", who = who),
        Step::Window(_, When::StartOfPlanning | When::EndOfPlanning) => {
            message!("waiting-planning-card", who = who)
        }
        Step::PlaceOrder(_) | Step::PlaceSecond(_) => message!("waiting-place-order", who = who),
        Step::ChooseOrder(_) => message!("waiting-reveal", who = who),
        Step::ExecuteOrEvent(_) => match &view.order {
            Some(order) => {
                message!("waiting-execute-or-event", who = who, order = order.order)
            }
            None => message!("waiting-execute", who = who),
        },
        Step::Window(_, When::BeforeOwnOrder) => message!("waiting-order-card", who = who),
        Step::BuildUnits(_) => message!("waiting-build", who = who, planet = at_planet(view)),
        Step::GiveUp(..) => message!("waiting-give-up", who = who),
        Step::BuildUpgrades(_) => message!("waiting-upgrades", who = who),
        Step::BuildBase(_) => message!("waiting-base", who = who, planet = at_planet(view)),
        Step::Scrap(_) => message!("waiting-scrap", who = who),
        Step::Move(_) | Step::MoveTo(_) | Step::Carry(..) => {
            message!("waiting-move", who = who, planet = at_planet(view))
        }
        Step::Recall(_) | Step::RecallTo(_) => message!("waiting-recall", who = who),
        Step::ResearchDraw(_) => message!("waiting-research-draw", who = who),
        Step::ResearchBuy(_) => message!("waiting-research-buy", who = who),
        Step::ResearchExtra(_) | Step::TechToHand(..) => message!("waiting-take-card", who = who),
        Step::Pay(_) => message!("waiting-pay", who = who),
        Step::ToReserve(..) | Step::Muster(..) => message!("waiting-muster", who = who),
        Step::Avenge(_) => message!("waiting-avenge", who = who),
        Step::EndOfOrder(_) => message!("waiting-end-of-order", who = who),
        Step::PutAway(_) => message!("waiting-put-away", who = who),
        Step::Forbid(_) => message!("waiting-forbid", who = who),
        Step::Infest(_, area) => message!("waiting-infest", who = who, area = area),
        Step::TakeTokens(..) => message!("waiting-token", who = who),
        Step::Window(_, When::StartOfBattle) | Step::Sacrifice(..) => {
            message!("waiting-ability", who = who)
        }
        Step::BonusDraw(..) => message!("waiting-bonus-draw", who = who),
        Step::NameFront(..) => message!("waiting-front", who = who),
        Step::Pair(_) => message!("waiting-pair", who = who),
        Step::Support(..) => message!("waiting-support", who = who),
        Step::Switch(_) => message!("waiting-switch", who = who),
        Step::PlaceStandard(..)
        | Step::PlaceLooked(..)
        | Step::PlaceReinforcement(..)
        | Step::ReplaceStandard(..) => {
            let skirmish = view.battle.as_ref().map_or(1, |battle| battle.current + 1);
            message!("waiting-skirmish-card", who = who, number = skirmish)
        }
        Step::NextSkirmish(_) => message!("waiting-next-skirmish", who = who),
        Step::LoseSupport(..)
        | Step::LoseToText(..)
        | Step::LoseToSplash(..)
        | Step::LoseToNuke(..)
        | Step::LoseAtStart(..)
        | Step::LoseToLeader(..)
        | Step::LoseAssist(..)
        | Step::LoseInRetreat(..) => message!("waiting-lose", who = who),
        Step::Collateral(..) => message!("waiting-collateral", who = who),
        Step::Withdraw(..) => message!("waiting-withdraw", who = who),
        Step::LeaveExcess(..) => message!("waiting-leave", who = who),
        Step::RetreatTo(..) => message!("waiting-retreat", who = who),
        Step::Window(..) => message!("waiting-regrouping-card", who = who),
        Step::TakeCards(..) => message!("waiting-take-cards", who = who),
        Step::PlayEvents(_) => message!("waiting-play-events", who = who),
        Step::EndBonus(_) => message!("waiting-end-bonus", who = who),
        Step::ScriptChoice(_) => match &view.script {
            Some(script) => message!("waiting-event", who = who, event = script.card()),
            None => message!("waiting-some-event", who = who),
        },
        Step::DiscardCards => message!("waiting-discard", who = who),
        Step::Setup
        | Step::Planning
        | Step::Execution
        | Step::Order
        | Step::Battle
        | Step::Regrouping
        | Step::Script
        | Step::Over => message!("waiting-go-on", who = who),
    }
}

/// The planet of the order that is executed.
fn at_planet(view: &View) -> Arg {
    match &view.order {
        Some(order) => order.planet.into(),
        None => message!("waiting-some-planet").into(),
    }
}
