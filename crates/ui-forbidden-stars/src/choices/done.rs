//! What an answer will do where its words alone do not say it, and what one should know to answer.

use forbidden_stars::ids::{Area, Unit};
use forbidden_stars::view::View;
use forbidden_stars::{Action, Step};
use kernel::{Message, Seat, message};

use super::laying::{self, Way};
use crate::names;

/// What an answer will do, where its words alone do not say it.
pub(super) fn sentence(view: &View, seat: Seat, action: Action) -> Option<Message> {
    match action {
        Action::PlaceTile { cell, side, turns } => {
            let Step::PlaceTile(_, system) = view.step else { return None };
            Some(laying::sentence(view, seat, Way { system, cell, side, turns }))
        }
        Action::Move { unit, from, to } => {
            let seat = view.order.as_ref()?.seat;
            Some(move_to(view, seat, unit, (from, to)))
        }
        Action::ToEvents {} => Some(message!("fs-does-to-events")),
        Action::Done {} if matches!(view.step, Step::MoveGround(_)) => {
            let clash = view.clashes.first()?;
            Some(message!("fs-does-begin-combat", area = names::area(view, clash.area)))
        }
        _ => None,
    }
}

/// What moving a unit will do: who holds the area is attacked.
pub(super) fn move_to(view: &View, seat: Seat, unit: Unit, (from, to): (Area, Area)) -> Message {
    let there = view.area(to);
    let holder = there.and_then(|there| there.owner.or(there.control));
    let clash = view.clashes.iter().any(|clash| clash.area == to);
    let (from, to) = (names::area(view, from), names::area(view, to));
    match holder {
        Some(enemy) if enemy != seat || clash => {
            message!("fs-does-attack", unit = unit, from = from, area = to, enemy = enemy)
        }
        _ => message!("fs-does-move", unit = unit, from = from, area = to),
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
