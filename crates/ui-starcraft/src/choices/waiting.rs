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
        Step::ChooseFaction(_) => message!("sc-waiting-faction", who = who),
        Step::ChooseLeaders | Step::ChooseLeaderLast(_) => message!("sc-waiting-leader", who = who),
        Step::TakePlanets(_) => message!("sc-waiting-take-planets", who = who),
        Step::PickPlanet(_) => message!("sc-waiting-pick-planet", who = who),
        Step::PlacePlanet(_, planet) => {
            message!("sc-waiting-place-planet", who = who, planet = planet)
        }
        Step::LayRoutes(..) => message!("sc-waiting-routes", who = who),
        Step::StartBase(..) => message!("sc-waiting-start-base", who = who),
        Step::ZEnd(..) => message!("sc-waiting-z-end", who = who),
        Step::StartForces(_) => message!("sc-waiting-forces", who = who),
        Step::StartSite(_) => message!("sc-waiting-start-site", who = who),
        Step::StartTransport(_) => message!("sc-waiting-start-transport", who = who),
        Step::Window(_, When::StartOfPlanning | When::EndOfPlanning) => {
            message!("sc-waiting-planning-card", who = who)
        }
        Step::PlaceOrder(_) | Step::PlaceSecond(_) => message!("sc-waiting-place-order", who = who),
        Step::ChooseOrder(_) => message!("sc-waiting-reveal", who = who),
        Step::ExecuteOrEvent(_) => match &view.order {
            Some(order) => {
                message!("sc-waiting-execute-or-event", who = who, order = order.order)
            }
            None => message!("sc-waiting-execute", who = who),
        },
        Step::Window(_, When::BeforeOwnOrder) => message!("sc-waiting-order-card", who = who),
        Step::BuildUnits(_) => message!("sc-waiting-build", who = who, planet = at_planet(view)),
        Step::GiveUp(..) => message!("sc-waiting-give-up", who = who),
        Step::BuildUpgrades(_) => message!("sc-waiting-upgrades", who = who),
        Step::BuildBase(_) => message!("sc-waiting-base", who = who, planet = at_planet(view)),
        Step::Scrap(_) => message!("sc-waiting-scrap", who = who),
        Step::Move(_) | Step::MoveTo(_) | Step::Carry(..) => {
            message!("sc-waiting-move", who = who, planet = at_planet(view))
        }
        Step::Recall(_) | Step::RecallTo(_) => message!("sc-waiting-recall", who = who),
        Step::ResearchDraw(_) => message!("sc-waiting-research-draw", who = who),
        Step::ResearchBuy(_) => message!("sc-waiting-research-buy", who = who),
        Step::ResearchExtra(_) | Step::TechToHand(..) => {
            message!("sc-waiting-take-card", who = who)
        }
        Step::Pay(_) => message!("sc-waiting-pay", who = who),
        Step::ToReserve(..) | Step::Muster(..) => message!("sc-waiting-muster", who = who),
        Step::Avenge(_) => message!("sc-waiting-avenge", who = who),
        Step::EndOfOrder(_) => message!("sc-waiting-end-of-order", who = who),
        Step::PutAway(_) => message!("sc-waiting-put-away", who = who),
        Step::Forbid(_) => message!("sc-waiting-forbid", who = who),
        Step::Infest(_, area) => message!("sc-waiting-infest", who = who, area = area),
        Step::TakeTokens(..) => message!("sc-waiting-token", who = who),
        Step::Window(_, When::StartOfBattle) | Step::Sacrifice(..) => {
            message!("sc-waiting-ability", who = who)
        }
        Step::BonusDraw(..) => message!("sc-waiting-bonus-draw", who = who),
        Step::NameFront(..) => message!("sc-waiting-front", who = who),
        Step::Pair(_) => message!("sc-waiting-pair", who = who),
        Step::Support(..) => message!("sc-waiting-support", who = who),
        Step::Switch(_) => message!("sc-waiting-switch", who = who),
        Step::PlaceStandard(..)
        | Step::PlaceLooked(..)
        | Step::PlaceReinforcement(..)
        | Step::ReplaceStandard(..) => {
            let skirmish = view.battle.as_ref().map_or(1, |battle| battle.current + 1);
            message!("sc-waiting-skirmish-card", who = who, number = skirmish)
        }
        Step::NextSkirmish(_) => message!("sc-waiting-next-skirmish", who = who),
        Step::LoseSupport(..)
        | Step::LoseToText(..)
        | Step::LoseToSplash(..)
        | Step::LoseToNuke(..)
        | Step::LoseAtStart(..)
        | Step::LoseToLeader(..)
        | Step::LoseAssist(..)
        | Step::LoseInRetreat(..) => message!("sc-waiting-lose", who = who),
        Step::Collateral(..) => message!("sc-waiting-collateral", who = who),
        Step::Withdraw(..) => message!("sc-waiting-withdraw", who = who),
        Step::LeaveExcess(..) => message!("sc-waiting-leave", who = who),
        Step::RetreatTo(..) => message!("sc-waiting-retreat", who = who),
        Step::Window(..) => message!("sc-waiting-regrouping-card", who = who),
        Step::TakeCards(..) => message!("sc-waiting-take-cards", who = who),
        Step::PlayEvents(_) => message!("sc-waiting-play-events", who = who),
        Step::EndBonus(_) => message!("sc-waiting-end-bonus", who = who),
        Step::ScriptChoice(_) => match &view.script {
            Some(script) => message!("sc-waiting-event", who = who, event = script.card()),
            None => message!("sc-waiting-some-event", who = who),
        },
        Step::DiscardCards => message!("sc-waiting-discard", who = who),
        Step::Setup
        | Step::Planning
        | Step::Execution
        | Step::Order
        | Step::Battle
        | Step::Regrouping
        | Step::Script
        | Step::Over => message!("sc-waiting-go-on", who = who),
    }
}

/// The planet of the order that is executed.
fn at_planet(view: &View) -> Arg {
    match &view.order {
        Some(order) => order.planet.into(),
        None => message!("sc-waiting-some-planet").into(),
    }
}
