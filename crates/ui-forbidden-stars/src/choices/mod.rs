//! Actions as answers: what they are called is the game's own affair (`Game::describe`); here is where they live, under which heading
//! they stand, and what ending a series means.

mod done;
mod laying;
mod places;
mod waiting;

use forbidden_stars::view::View;
use forbidden_stars::{Action, ForbiddenStars};
use kernel::{Arg, Game, Message, NoLog, Options, Seat, Seen, message};
use ui::scene::Destination;

use crate::scene::{Ask, Choice, ChoiceKind, Onward};
use crate::{Thing, names};

pub(crate) use waiting::waiting;

/// So many answers are named ahead.
const FEW: usize = 6;

/// What a seat is asked. It is read from a world that the seat cannot tell from the true one, so that nothing else can get into it.
pub(crate) fn ask(seen: &Seen<ForbiddenStars>, view: &View) -> Ask {
    let (seat, world) = (seen.seat(), seen.world());
    let mut options = Options::new();
    world.options(seat, &mut options);
    let choice = |&action: &Action| {
        let said = world.describe(action);
        Choice {
            action: action.to_string(),
            label: message!("fs-start", thing = said.clone()).into(),
            group: heading(view, action).map(|heading| (heading, rest(view, action, &said))),
            sentence: done::sentence(view, seat, action).unwrap_or(said),
            confirm: confirm(action),
            things: places::things(view, seat, action),
            in_turn: false,
            kind: kind(action),
            onward: onward(world, view, seat, action),
        }
    };
    Ask {
        seat,
        question: world.prompt(seat).unwrap_or(message!("fs-ask-next")),
        aside: done::aside(view, seat)
            .into_iter()
            .chain(world.idle_ability(seat))
            .chain(ahead(world, seat, &options))
            .collect(),
        rule: world.ruled_by(),
        choices: options.iter().map(choice).collect(),
        early: Vec::new(),
        barred: world.barred(seat).into_iter().map(places::barred).collect(),
        attacks: !kernel::attacks(seen).is_empty(),
        // The outcome of a combat stays while the loser is asked where to go.
        covered: view.combat.as_ref().is_some_and(|combat| combat.winner.is_some()),
        wish: None,
    }
}

/// What would be asked next if an ability is used, where neither chance nor anybody else has a say before.
fn ahead(world: &ForbiddenStars, seat: Seat, options: &Options<Action>) -> Option<Message> {
    let uses = |it: &&Action| matches!(it, Action::UseAbility {} | Action::PlayEvent {});
    let used = options.iter().find(uses)?;
    let (mut after, mut next) = (world.clone(), Options::new());
    after.play(seat, *used, &mut NoLog);
    let asked = after.asked(&mut next) == Some(seat);
    if !asked || after.rng != world.rng || after.scripts.is_empty() || next.len() > FEW {
        return None;
    }
    next.retain(|it| !matches!(it, Action::Decline {} | Action::Done {}));
    let named = |it: &Action| Arg::from(message!("fs-quoted", what = after.describe(*it)));
    let answers: Arg = next.iter().map(named).collect();
    (!next.is_empty()).then(|| message!("fs-aside-ahead", answers = answers))
}

/// Units that move can go to the same area together; those of two neighbours cannot (FS-ADV-02).
fn onward(world: &ForbiddenStars, view: &View, seat: Seat, action: Action) -> Option<Onward> {
    let Action::Move { unit, from, to } = action else { return None };
    let active = world.order.map(|order| order.system);
    let goal = Destination {
        thing: Thing::Area(to),
        name: start(names::short(view, to)),
        action: String::new(),
        room: world.room_for(seat, unit, from, to),
        sentence: done::move_to(view, seat, unit, (from, to)),
    };
    Some(Onward {
        times: world.company(unit, from),
        places: vec![goal],
        apart: Some(from.system()).filter(|from| Some(*from) != active).map(|it| it.to_string()),
    })
}

/// What sort of button an action is.
fn kind(action: Action) -> ChoiceKind {
    match action {
        Action::Done {} | Action::Decline {} => ChoiceKind::Done,
        Action::Resolve {} | Action::Use {} | Action::UseAbility {} | Action::PlayEvent {} => {
            ChoiceKind::Primary
        }
        _ => ChoiceKind::Plain,
    }
}

/// What is asked once more before others go on: orders, cards and the end of a move that begins a combat.
fn confirm(action: Action) -> Option<Message> {
    match action {
        Action::PlaceOrder { .. } => Some(message!("fs-confirm-place")),
        Action::Reveal { .. } => Some(message!("fs-confirm-reveal")),
        Action::LayCard { .. } => Some(message!("fs-confirm-card")),
        _ => None,
    }
}

/// Where there are many answers: what several of them share.
fn heading(view: &View, action: Action) -> Option<Arg> {
    Some(match action {
        Action::PlaceTile { cell, .. } => start(names::cell(view, cell)),
        Action::PlaceUnit { unit, .. } | Action::BuyUnit { unit, .. } => start(unit),
        Action::PlaceStructure { structure, .. } | Action::BuyStructure { structure, .. } => {
            start(structure)
        }
        Action::PlaceObjective { faction, .. } => start(faction),
        Action::PlaceOrder { order, .. } => start(order),
        Action::Move { from, .. } => start(names::area(view, from)),
        Action::Strike { void, .. } => start(names::area(view, void)),
        Action::BuyCards { card, .. } => start(card),
        _ => return None,
    })
}

/// The words under the heading.
fn rest(view: &View, action: Action, said: &Message) -> Arg {
    match action {
        Action::PlaceUnit { area, .. }
        | Action::PlaceStructure { area, .. }
        | Action::PlaceObjective { area, .. } => start(names::area(view, area)),
        Action::PlaceOrder { system, .. } => names::system(view, system),
        Action::Move { unit, to, .. } => {
            message!("fs-label-moves", unit = unit, area = names::area(view, to)).into()
        }
        Action::Strike { world, .. } => start(names::area(view, world)),
        Action::BuyCards { discarded, .. } => discarded.into(),
        _ => start(said.clone()),
    }
}

/// Words that stand alone: the first letter large.
fn start(thing: impl Into<Arg>) -> Arg {
    message!("fs-start", thing = thing.into()).into()
}
