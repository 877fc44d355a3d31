//! What somebody else is deciding, in words everybody may read.

use forbidden_stars::Step;
use forbidden_stars::view::View;
use kernel::{Arg, Message, message};

use crate::names;

/// Who is waited for and what for: "Waiting for Mira to place an order".
pub(crate) fn waiting(view: &View, who: Arg) -> Message {
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
    let here = || view.order.as_ref().map(|order| names::system(view, order.system));
    match view.step {
        Step::TakeFaction(_) => message!("fs-waiting-faction", who = who),
        Step::PickTile(_) | Step::PlaceTile(..) => message!("fs-waiting-tile", who = who),
        Step::PlaceForces(..) | Step::PlaceObjectives(..) => {
            message!("fs-waiting-forces", who = who)
        }
        Step::PlaceStorm(_) | Step::MoveStorm(_) => message!("fs-waiting-storm", who = who),
        Step::PlaceOrder(_) => message!("fs-waiting-order", who = who),
        Step::ChooseOrder(_) => message!("fs-waiting-reveal", who = who),
        Step::ResolveOrder(_) => message!("fs-waiting-resolve", who = who),
        Step::MoveShips(_) | Step::MoveGround(_) => match here() {
            Some(system) => message!("fs-waiting-move", who = who, system = system),
            None => message!("fs-waiting-go-on", who = who),
        },
        Step::BuyUnits(_) | Step::BuyStructure(_) | Step::BuyUpgrades(_) => {
            message!("fs-waiting-buy", who = who)
        }
        Step::ChooseStrike(_) | Step::DeclareStrike(_) | Step::StrikeDice(_) => {
            message!("fs-waiting-strike", who = who)
        }
        Step::StrikeSuffer(_) | Step::Suffer(_) | Step::Shed(_) => {
            message!("fs-waiting-lose", who = who)
        }
        Step::TakeAsset(..) => message!("fs-waiting-asset", who = who),
        Step::ChooseEvent(_) | Step::ResolveEvent(_) => message!("fs-waiting-event", who = who),
        Step::LayCards => message!("fs-waiting-card", who = who),
        Step::Reinforce(_) => message!("fs-waiting-reinforce", who = who),
        Step::Retreat(_) => message!("fs-waiting-retreat", who = who),
        Step::Window(..) => message!("fs-waiting-window", who = who),
        Step::Ability(_) | Step::Ask(_) | Step::UseAbility(_) => match view.scripts.last() {
            Some(script) => message!("fs-waiting-ability", who = who, card = script.source),
            None => message!("fs-waiting-go-on", who = who),
        },
        _ => message!("fs-waiting-go-on", who = who),
    }
}
