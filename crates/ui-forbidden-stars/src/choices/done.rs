//! What ending a series or declining an offer means, and what one should know to answer.

use forbidden_stars::view::View;
use forbidden_stars::{Action, Step};
use kernel::{Message, Seat, message};

use crate::names;

/// The words of the button.
pub(super) fn label(view: &View, action: Action) -> Message {
    match (view.step, action) {
        (_, Action::Decline {}) => message!("fs-done-decline"),
        (Step::Window(..), _) => message!("fs-done-window"),
        (Step::MoveShips(_), _) => message!("fs-done-ships"),
        (Step::MoveGround(_), _) => match view.clashes.first() {
            Some(clash) => message!("fs-done-ground-combat", area = names::area(view, clash.area)),
            None => message!("fs-done-ground"),
        },
        (Step::ChooseStrike(_), _) => message!("fs-done-strike"),
        (Step::DeclareStrike(_), _) => message!("fs-done-declare"),
        (Step::StrikeDice(_), _) => message!("fs-done-dice"),
        (Step::BuyUnits(_), _) => message!("fs-done-units"),
        (Step::BuyStructure(_), _) => message!("fs-done-structure"),
        (Step::BuyUpgrades(_), _) => message!("fs-done-upgrades"),
        (Step::UseAbility(_), _) => message!("fs-done-ability"),
        (Step::ResolveEvent(_), _) => message!("fs-done-event"),
        (Step::MoveStorm(_), _) => message!("fs-done-storm"),
        (Step::PlaceForces(..), _) => message!("fs-done-forces"),
        _ => message!("fs-do-done"),
    }
}

/// What an answer will do, where its words alone do not say it.
pub(super) fn sentence(view: &View, action: Action) -> Option<Message> {
    match action {
        Action::ToEvents {} => Some(message!("fs-does-to-events")),
        Action::Done {} if matches!(view.step, Step::MoveGround(_)) => {
            let clash = view.clashes.first()?;
            Some(message!("fs-does-begin-combat", area = names::area(view, clash.area)))
        }
        _ => None,
    }
}

/// What one should know to answer: no, one or several sentences.
pub(super) fn aside(view: &View, seat: Seat) -> Vec<Message> {
    let player = view.player(seat);
    let deploys = view.order.as_ref().map(|order| order.limit);
    match view.step {
        Step::PlaceOrder(_) => vec![message!("fs-aside-place")],
        Step::ChooseOrder(_) => vec![message!("fs-aside-reveal")],
        Step::ResolveOrder(_) => match &view.order {
            Some(order) => vec![crate::table::intent(order.order)],
            None => Vec::new(),
        },
        Step::MoveShips(_) => vec![message!("fs-aside-ships")],
        Step::MoveGround(_) => vec![message!("fs-aside-ground")],
        Step::BuyUnits(_) => player
            .zip(deploys)
            .map(|(player, limit)| {
                message!("fs-aside-units", materiel = player.materiel, limit = limit)
            })
            .into_iter()
            .collect(),
        Step::BuyStructure(_) | Step::BuyUpgrades(_) => player
            .map(|player| {
                message!("fs-aside-materiel", materiel = player.materiel, level = player.cities)
            })
            .into_iter()
            .collect(),
        Step::LayCards => vec![message!("fs-aside-card")],
        Step::Suffer(_) => {
            let side =
                view.combat.as_ref().and_then(|it| it.sides.iter().find(|it| it.seat == seat));
            side.map(|side| message!("fs-aside-damage", damage = side.damage)).into_iter().collect()
        }
        Step::StrikeSuffer(_) => {
            let strike = view.strike.as_ref();
            strike.map(|it| message!("fs-aside-damage", damage = it.damage)).into_iter().collect()
        }
        Step::Window(..) => vec![message!("fs-aside-window")],
        _ => Vec::new(),
    }
}
