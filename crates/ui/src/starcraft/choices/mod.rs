//! Actions as answers: label, sentence, where they live.
//!
//! * `labels.rs`: a few words for a button, and the heading it stands under.
//! * `sentences.rs`: what a choice will do.
//! * `done.rs`: what ending a series means, step by step.
//! * `prices.rs`: what things cost, with what an Event card takes off.
//! * `asides.rs`: what one should know to answer.
//! * `waiting.rs`: what somebody else is deciding.

mod asides;
mod done;
mod labels;
mod prices;
mod sentences;
mod waiting;

use kernel::Seat;
use starcraft::content::{Op, content};
use starcraft::ids::Unit;
use starcraft::view::View;
use starcraft::{Action, Barred, Thing};

use crate::scene::{Ask, Choice, ChoiceKind};

pub use waiting::waiting;

/// What a seat is asked. `question` and the others come from the engine.
pub fn ask(
    view: &View,
    seat: Seat,
    decision: usize,
    question: String,
    rule: &'static str,
    options: &[Action],
    barred: Vec<Barred>,
) -> Ask {
    let plain_payment = options.contains(&Action::PayAuto {});
    let choices = options
        .iter()
        .map(|&action| {
            let (label, group) = labels::label(view, seat, action);
            Choice {
                action: action.to_string(),
                label,
                group,
                sentence: sentences::sentence(view, seat, action),
                things: things(view, seat, action),
                kind: kind(view, action, plain_payment),
            }
        })
        .collect();
    let aside = asides::aside(view, seat);
    Ask { decision, seat, question, aside, rule, choices, barred, attacks: false }
}

/// What sort of button an action is. Force mining costs an area for good: it stands back where
/// the price can be paid without.
fn kind(view: &View, action: Action, plain_payment: bool) -> ChoiceKind {
    match action {
        Action::Done {} => ChoiceKind::Done,
        Action::Scrap {} => ChoiceKind::Harsh,
        Action::PayFrom { area } if plain_payment && forces(view, area) => ChoiceKind::Harsh,
        _ => ChoiceKind::Plain,
    }
}

/// SC-MINE-01: whether one more worker on the card of this area is force mining.
fn forces(view: &View, area: starcraft::ids::Area) -> bool {
    let mut areas = view.planets.iter().flat_map(|planet| &planet.areas);
    let full = starcraft::state::print(area).amount;
    areas.any(|here| here.area == area && here.workers >= full)
}

/// Where an action lives. What the action does not know itself, the view does: the side of a
/// unit in the battle, the area an Event card speaks of.
fn things(view: &View, seat: Seat, action: Action) -> Vec<Thing> {
    let fighter = |unit: Unit| {
        let side = view.battle.as_ref()?.seats.iter().position(|&other| other == seat)?;
        Some(Thing::Fighter(side as u8, unit))
    };
    match action {
        Action::GiveUnit { unit }
        | Action::NameFront { unit }
        | Action::Lose { unit }
        | Action::Leave { unit } => fighter(unit).into_iter().collect(),
        Action::PickUnit { unit } => match &view.script {
            Some(script) if moves_units(script.event) => {
                script.area.map(|area| Thing::Units(area, unit)).into_iter().collect()
            }
            _ => vec![Thing::BuildUnit(unit)],
        },
        // Two players may have the same card: what is pointed at is the player.
        Action::TakeFrom { seat, .. } => vec![Thing::Seat(seat)],
        _ => action.things().to_vec(),
    }
}

/// Whether an Event card moves units that stand on the board already.
fn moves_units(event: starcraft::ids::EventKind) -> bool {
    let effects = &content().events[event.index()].effects;
    effects.iter().any(|effect| matches!(effect.op, Op::MoveAnyUnits { .. }))
}

/// How many orders of a seat lie on the board.
fn orders_of(view: &View, seat: Seat) -> usize {
    view.orders.iter().filter(|order| order.seat == seat).count()
}
