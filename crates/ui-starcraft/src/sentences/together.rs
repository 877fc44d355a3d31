//! Several lines of the log in one sentence: the same thing done again by the same player, or what
//! everybody gets.

use kernel::{Arg, Message, Seat, message};
use starcraft::Event;
use starcraft::ids::{Area, Planet, Unit};
use starcraft::state::is_z_axis;

use super::context::Context;
use super::look::{card, pictured};
use super::tell::{Discard, discard, tell, yield_of};
use super::{note, words};
use crate::scene::{Line, Scene};

/// What lines must have in common to become one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Alike {
    /// What everybody gets, but nobody twice.
    Points,
    Draws,
    Routes,
    OrdersPlaced(Seat),
    OrdersFaced(Seat),
    Discards(Seat),
    Workers(Seat),
    Transports(Seat),
    Gains(Seat),
    Losses(Seat),
    Placed(Seat, Area),
    Built(Seat, Area),
    Moved(Seat, [Area; 2]),
    /// Where, unless it is in battle.
    Destroyed(Seat, Option<Area>),
    Retreated(Seat, Area),
    /// Of a front-line unit, in a skirmish of this number.
    Support(Seat, Unit, u8),
}

/// The sentence for as many of these lines as one can tell, from the first on, and how many they
/// are; none if the first is told by itself. Lines in between that need no words are among them.
pub(super) fn together(scene: &Scene<'_>, lines: &[Line]) -> Option<(usize, Message)> {
    let first = lines.first()?;
    let (alike, part) = part(scene, first)?;
    let (mut parts, mut actors, mut count) = (vec![part], vec![first.event.actor()], 1);
    for (at, line) in lines.iter().enumerate().skip(1) {
        if note(&line.event).heading.is_some() {
            break;
        }
        let again =
            matches!(alike, Alike::Points | Alike::Draws) && actors.contains(&line.event.actor());
        match self::part(scene, line) {
            Some((other, part)) if other == alike && !again => {
                parts.push(part);
                actors.push(line.event.actor());
                count = at + 1;
            }
            None if super::told(scene, line).is_none() => {}
            _ => break,
        }
    }
    (parts.len() > 1).then(|| (count, joined(alike, parts)))
}

/// What a line has in common with others like it, and its part in their sentence; none if it has no words or
/// is always told by itself.
fn part(scene: &Scene<'_>, line: &Line) -> Option<(Alike, Arg)> {
    let around = Context::of_line(scene, line);
    let (alike, part): (Alike, Arg) = match line.event {
        Event::PointsGained { seat, points } => {
            let points = pictured("r-conquest", message!("sc-log-plus", count = points));
            (Alike::Points, gain(seat, points))
        }
        Event::CardsDrawn { seat, count } if around.drawn_seen(seat, count).is_none() => {
            (Alike::Draws, gain(seat, count))
        }
        Event::RouteLaid { route, ends: [(one, _), (other, _)] } if !is_z_axis(route) => {
            (Alike::Routes, message!("sc-log-route-pair", one = one, other = other).into())
        }
        Event::OrderPlaced { seat, planet } => {
            (Alike::OrdersPlaced(seat), place(seat, planet, around.beneath(planet)).into())
        }
        Event::OrderFace { seat, planet, order } => {
            let place = place(seat, planet, around.earlier().beneath(planet));
            let order = message!("sc-log-order-at", order = order, place = place);
            (Alike::OrdersFaced(seat), order.into())
        }
        Event::CardDiscarded { seat, card: which }
            if discard(around, which) == Some(Discard::Plain) =>
        {
            (Alike::Discards(seat), card(which).into())
        }
        Event::WorkerBuilt { seat } => (Alike::Workers(seat), seat.into()),
        Event::TransportBuilt { seat, route } => {
            (Alike::Transports(seat), words::route(scene.view, route).into())
        }
        Event::ResourceGained { seat, area } => (Alike::Gains(seat), resources(area)),
        Event::ResourceLost { seat, area } => (Alike::Losses(seat), resources(area)),
        Event::UnitPlaced { seat, unit, area } => (Alike::Placed(seat, area), unit.into()),
        Event::UnitBuilt { seat, unit, area } => (Alike::Built(seat, area), unit.into()),
        Event::UnitMoved { seat, unit, from, to } => (Alike::Moved(seat, [from, to]), unit.into()),
        Event::UnitDestroyed { seat, unit, area } => {
            let area = Some(area).filter(|area| !around.is_fought_over(*area));
            (Alike::Destroyed(seat, area), unit.into())
        }
        Event::Retreated { seat, unit, area } => (Alike::Retreated(seat, area), unit.into()),
        Event::Supports { seat, unit, skirmish } => {
            (Alike::Support(seat, around.front(seat, skirmish)?, skirmish + 1), unit.into())
        }
        _ => return None,
    };
    // The viewer's own orders may be told with their faces.
    tell(scene, around, &line.event).map(|_| (alike, part))
}

/// One sentence for the parts of several lines that are alike.
fn joined(alike: Alike, parts: Vec<Arg>) -> Message {
    let count = parts.len();
    let units = || units(&parts);
    let all = || parts.iter().cloned().collect::<Arg>();
    match alike {
        Alike::Points => message!("sc-log-points-together", gains = all()),
        Alike::Draws => message!("sc-log-cards-together", draws = all()),
        Alike::Routes => message!("sc-log-routes-laid", pairs = all()),
        Alike::OrdersPlaced(seat) => message!("sc-log-orders-placed", seat = seat, places = all()),
        Alike::OrdersFaced(seat) => message!("sc-log-orders-face", seat = seat, orders = all()),
        Alike::Discards(seat) => message!("sc-log-cards-discarded", seat = seat, cards = all()),
        Alike::Workers(seat) => {
            let workers = pictured("t-worker", message!("sc-log-workers", count = count));
            message!("sc-log-workers-built", seat = seat, workers = workers)
        }
        Alike::Transports(seat) => message!("sc-log-transports-built", seat = seat, routes = all()),
        Alike::Gains(seat) => message!("sc-log-resources-gained", seat = seat, yields = all()),
        Alike::Losses(seat) => message!("sc-log-resources-lost", seat = seat, yields = all()),
        Alike::Placed(seat, area) => {
            message!("sc-log-units-placed", seat = seat, units = units(), area = area)
        }
        Alike::Built(seat, area) => {
            message!("sc-log-units-built", seat = seat, units = units(), area = area)
        }
        Alike::Moved(seat, [from, to]) => {
            message!("sc-log-units-moved", seat = seat, units = units(), from = from, to = to)
        }
        Alike::Destroyed(seat, None) => {
            message!("sc-log-units-destroyed", seat = seat, units = units())
        }
        Alike::Destroyed(seat, Some(area)) => {
            message!("sc-log-units-destroyed-on", seat = seat, units = units(), area = area)
        }
        Alike::Retreated(seat, area) => {
            message!("sc-log-units-retreated", seat = seat, units = units(), area = area)
        }
        Alike::Support(seat, front, number) => {
            message!("sc-log-support", seat = seat, units = units(), front = front, number = number)
        }
    }
}

/// What somebody gets.
fn gain(seat: Seat, what: impl Into<Arg>) -> Arg {
    message!("sc-log-gain", seat = seat, what = what.into()).into()
}

/// Where an order lies, and on what.
fn place(seat: Seat, planet: Planet, beneath: Option<Seat>) -> Message {
    match beneath {
        None => message!("sc-log-place", planet = planet),
        Some(other) if other == seat => {
            message!("sc-log-place-over-own", planet = planet, seat = seat)
        }
        Some(other) => message!("sc-log-place-over", planet = planet, beneath = other),
    }
}

/// The resources of an area, by the area.
fn resources(area: Area) -> Arg {
    message!("sc-log-yield", what = yield_of(area), area = area).into()
}

/// Units, each kind with its number.
fn units(all: &[Arg]) -> Arg {
    let mut kinds: Vec<(&Arg, u32)> = Vec::new();
    for unit in all {
        match kinds.iter_mut().find(|(known, _)| *known == unit) {
            Some((_, count)) => *count += 1,
            None => kinds.push((unit, 1)),
        }
    }
    let counted =
        |(unit, count): (&Arg, u32)| message!("sc-log-units", count = count, unit = unit.clone());
    kinds.into_iter().map(counted).collect()
}
