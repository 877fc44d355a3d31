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
mod expansion;
pub(crate) mod labels;
pub(crate) mod prices;
mod sentences;
mod waiting;

use kernel::{Arg, Game, Message, Name, Options, Seat, Seen};
use starcraft::content::{Op, content};
use starcraft::ids::{Area, Unit};
use starcraft::view::{AreaView, View};
use starcraft::{Action, StarCraft, Step, Thing};
use ui::scene::{Barred, Destination};

use crate::battle;
use crate::scene::{Ask, Choice, ChoiceKind, Onward};
use crate::table::facts;
use crate::words;

pub use waiting::waiting;

/// What a seat is asked. It is read from a world that the seat cannot tell from the true one, so that
/// nothing else can get into it.
pub fn ask(seen: &Seen<StarCraft>, view: &View) -> Ask {
    let (seat, world) = (seen.seat(), seen.world());
    let mut options = Options::new();
    world.options(seat, &mut options);
    if let Some(forecast) = view.battle.as_ref().and_then(|battle| battle.forecast.as_ref()) {
        options.sort_by_key(|action| battle::rank(forecast, *action));
    }
    let (question, rule) = (world.prompt(seat), world.ruled_by());
    let ask = offer(view, seat, (question, rule), &options, world.barred(seat));
    let wish = starcraft::draft::calls_at_its_end(seen).then(|| Message::new("sc-wish-scrap"));
    let mut ask = Ask { attacks: !kernel::attacks(seen).is_empty(), wish, ..ask };
    for (choice, action) in ask.choices.iter_mut().zip(&options) {
        choice.onward = onward(world, view, seat, *action);
    }
    ask.early = early(seen, view);
    ask
}

/// The units that can move as soon as a Mobilize order is carried out that has been revealed.
fn early(seen: &Seen<StarCraft>, view: &View) -> Vec<Choice> {
    let Some(draft) = starcraft::draft::mobilized(seen) else { return Vec::new() };
    let (seat, world) = (seen.seat(), draft.world());
    let mut options = Options::new();
    world.options(seat, &mut options);
    let moves = options.iter().filter(|action| matches!(action, Action::MoveUnit { .. }));
    moves
        .map(|&action| Choice {
            onward: onward(world, view, seat, action),
            ..choice(view, seat, action, false)
        })
        .collect()
}

/// An answer, as it stands by itself.
fn choice(view: &View, seat: Seat, action: Action, plain_payment: bool) -> Choice {
    let (label, group) = labels::label(view, seat, action);
    Choice {
        action: action.to_string(),
        label,
        group,
        sentence: sentences::sentence(view, seat, action),
        confirm: confirm(view, action),
        things: things(view, seat, action),
        in_turn: matches!(action, Action::Defend { .. }),
        kind: kind(view, action, plain_payment),
        onward: None,
    }
}

/// Units that move can go to the same area together.
fn onward(world: &StarCraft, view: &View, seat: Seat, action: Action) -> Option<Onward> {
    let Action::MoveUnit { unit, from } = action else { return None };
    let goal = |(area, room): (Area, u8)| Destination {
        thing: Thing::Area(area),
        name: words::letter(area).to_string().into(),
        action: Action::MoveTo { area }.to_string(),
        room,
        sentence: sentences::moves(view, seat, unit.into(), area),
    };
    let places = world.destinations(seat, unit, from).map(goal).collect();
    Some(Onward { times: world.movable(unit, from), places, apart: None })
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
    let choices: Vec<Choice> =
        options.iter().map(|&action| choice(view, seat, action, plain_payment)).collect();
    // What may be used says what it does.
    let used = |action: &Action| {
        matches!(
            action,
            Action::UseEvent { .. } | Action::UseTech { .. } | Action::UseLeader { .. }
        )
    };
    let uses: Vec<Message> = match view.step {
        Step::Window(..) => {
            let both = options.iter().zip(&choices).filter(|(action, _)| used(action));
            both.map(|(_, choice)| choice.sentence.clone()).collect()
        }
        _ => Vec::new(),
    };
    let aside = uses.into_iter().chain(asides::aside(view, seat)).collect();
    let question = question.unwrap_or(Message::new("sc-ask-nothing"));
    let barred = barred
        .into_iter()
        .map(|bar| Barred { thing: bar.thing, reason: bar.reason, rule: bar.rule })
        .collect();
    Ask {
        seat,
        question,
        aside,
        rule,
        choices,
        early: Vec::new(),
        barred,
        attacks: false,
        covered: false,
        wish: None,
    }
}

/// What sort of button an action is. Force mining costs an area for good: it stands back where
/// the price can be paid without.
fn kind(view: &View, action: Action, plain_payment: bool) -> ChoiceKind {
    match action {
        Action::Done {} => ChoiceKind::Done,
        Action::Scrap {} => ChoiceKind::Harsh,
        Action::PayAuto {} | Action::Draw {} => ChoiceKind::Primary,
        Action::PayFrom { area } if plain_payment && forces(view, area) => ChoiceKind::Harsh,
        _ => ChoiceKind::Plain,
    }
}

/// What is asked once more before others go on: orders, and battles.
fn confirm(view: &View, action: Action) -> Option<Message> {
    match action {
        Action::PlaceOrder { .. } => Some(Message::new("sc-confirm-place")),
        Action::Defend { .. } => Some(Message::new("sc-confirm-defend")),
        Action::Reveal { .. } => Some(Message::new("sc-confirm-reveal")),
        Action::TakeEvent {} => Some(Message::new("sc-confirm-event")),
        Action::Done {} if facts::attacked(view).is_some() => {
            Some(Message::new("sc-confirm-attack"))
        }
        _ => None,
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
        | Action::LoseFront { unit }
        | Action::Leave { unit } => fighter(unit).into_iter().collect(),
        Action::PickUnit { unit } => match &view.script {
            Some(script) if script.event.is_some_and(moves_units) => {
                script.area.map(|area| Thing::Units(area, unit)).into_iter().collect()
            }
            _ => vec![Thing::BuildUnit(unit)],
        },
        Action::Switch { one, other } => {
            let at = |place| fighter(facts::fighter(view, place)?.unit);
            [one, other].into_iter().filter_map(at).collect()
        }
        // Yes or no, right at the question.
        Action::Draw {} => Vec::new(),
        // In a battle there is no tray in which the cards could be pointed at.
        Action::UseEvent { .. }
        | Action::UseTech { .. }
        | Action::UseLeader { .. }
        | Action::UseGuard {}
            if view.battle.is_some() =>
        {
            Vec::new()
        }
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

/// What lies in an area.
fn here(view: &View, area: Area) -> Option<&AreaView> {
    view.planets.iter().flat_map(|planet| &planet.areas).find(|other| other.area == area)
}

/// The unit that may withdraw.
fn withdrawing(view: &View) -> Arg {
    facts::withdrawing(view).map_or_else(some_unit, Into::into)
}

/// A unit that is not known.
fn some_unit() -> Arg {
    Name::new("piece", "unit").into()
}
