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

use kernel::{Arg, Game, Message, Name, Options, Seat, Seen};
use starcraft::content::{Op, content};
use starcraft::ids::Unit;
use starcraft::view::View;
use starcraft::{Action, StarCraft, Thing};
use ui::scene::Barred;

use crate::scene::{Ask, Choice, ChoiceKind};
use crate::table::facts;

pub use waiting::waiting;

/// What a seat is asked. It is read from a world that the seat cannot tell from the true one, so that
/// nothing else can get into it.
pub fn ask(seen: &Seen<StarCraft>, view: &View) -> Ask {
    let (seat, world) = (seen.seat(), seen.world());
    let mut options = Options::new();
    world.options(seat, &mut options);
    let (question, rule) = (world.prompt(seat), world.ruled_by());
    let ask = offer(view, seat, (question, rule), &options, world.barred(seat));
    Ask { attacks: !starcraft::attacks(seen).is_empty(), ..ask }
}

/// A question with its answers; none of them attacks as far as this knows.
pub fn offer(
    view: &View,
    seat: Seat,
    (question, rule): (Option<Message>, &'static str),
    options: &[Action],
    barred: Vec<starcraft::Barred>,
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
    let question = question.unwrap_or(Message::new("sc-ask-nothing"));
    let barred = barred
        .into_iter()
        .map(|bar| Barred { thing: bar.thing, reason: bar.reason, rule: bar.rule })
        .collect();
    Ask { seat, question, aside, rule, choices, barred, attacks: false }
}

/// What sort of button an action is. Force mining costs an area for good: it stands back where
/// the price can be paid without.
fn kind(view: &View, action: Action, plain_payment: bool) -> ChoiceKind {
    match action {
        Action::Done {} => ChoiceKind::Done,
        Action::Scrap {} => ChoiceKind::Harsh,
        Action::PayAuto {} => ChoiceKind::Primary,
        Action::PayFrom { area } if plain_payment && forces(view, area) => ChoiceKind::Harsh,
        _ => ChoiceKind::Plain,
    }
}

/// Whether one more worker on the card of this area is force mining.
fn forces(view: &View, area: starcraft::ids::Area) -> bool {
    let mut areas = view.planets.iter().flat_map(|planet| &planet.areas);
    areas.any(|here| here.area == area && here.full)
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

/// The unit that may withdraw.
fn withdrawing(view: &View) -> Arg {
    facts::withdrawing(view).map_or_else(some_unit, Into::into)
}

/// A unit that is not known.
fn some_unit() -> Arg {
    Name::new("piece", "unit").into()
}
