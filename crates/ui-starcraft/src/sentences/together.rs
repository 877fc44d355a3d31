//! Several lines of the log in one sentence: the same thing done again by the same player, or what
//! everybody gets.

use kernel::{Arg, Message, message};

use super::look::pictured;
use super::{note, told};
use crate::scene::{Line, Scene};

/// The sentence for as many of these lines as one can tell, from the first on, and how many they
/// are; none if the first is told by itself. Lines in between that need no words are among them.
pub(super) fn together(scene: &Scene<'_>, lines: &[Line]) -> Option<(usize, Message)> {
    let first = told(scene, lines.first()?)?;
    let common = common(&first)?;
    let (mut all, mut count) = (vec![first], 1);
    for (at, line) in lines.iter().enumerate().skip(1) {
        if note(&line.event).heading.is_some() {
            break;
        }
        match told(scene, line) {
            None => {}
            Some(next) if all.iter().all(|one| is_alike(one, &next, common)) => {
                all.push(next);
                count = at + 1;
            }
            Some(_) => break,
        }
    }
    if all.len() < 2 { None } else { Some((count, joined(&all)?)) }
}

/// What sentences of this kind must have in common to become one; none if they never do. What
/// everybody gets has nothing in common.
fn common(told: &Message) -> Option<&'static [&'static str]> {
    Some(match told.key {
        "log-points-gained" | "log-cards-drawn" | "log-route-laid" => &[],
        "log-order-placed"
        | "log-order-placed-over-own"
        | "log-order-placed-over"
        | "log-order-face"
        | "log-order-face-over-own"
        | "log-order-face-over"
        | "log-card-discarded"
        | "log-worker-built"
        | "log-transport-built"
        | "log-resource-gained"
        | "log-resource-lost"
        | "log-unit-destroyed" => &["seat"],
        "log-unit-placed" | "log-unit-built" | "log-unit-destroyed-on" | "log-retreated" => {
            &["seat", "area"]
        }
        "log-unit-moved" => &["seat", "from", "to"],
        "log-supports" => &["seat", "front", "number"],
        _ => return None,
    })
}

/// Whether two sentences are of the same kind and have this in common.
fn is_alike(one: &Message, other: &Message, common: &[&str]) -> bool {
    // An order is placed wherever it comes to lie.
    let kind = |key: &'static str| key.trim_end_matches("-own").trim_end_matches("-over");
    let same = |name| one.arg(name) == other.arg(name);
    let twice = common.is_empty() && one.arg("seat").is_some() && same("seat");
    kind(one.key) == kind(other.key) && common.iter().all(|name| same(name)) && !twice
}

/// One sentence for several that are alike.
fn joined(all: &[Message]) -> Option<Message> {
    let first = all.first()?;
    let arg = |name| first.arg(name).cloned();
    Some(match first.key {
        "log-points-gained" => {
            let gain = |one: &Message| {
                let Arg::Message(points) = one.arg("points")? else { return None };
                let count = points.arg("count")?.clone();
                gain(one, pictured("r-conquest", message!("log-plus", count = count)))
            };
            message!("log-points-together", gains = listed(all.iter().map(gain))?)
        }
        "log-cards-drawn" => {
            let gain = |one: &Message| gain(one, one.arg("count")?.clone());
            message!("log-cards-together", draws = listed(all.iter().map(gain))?)
        }
        "log-route-laid" => {
            let pair = |one: &Message| {
                let (one, other) = (one.arg("one")?.clone(), one.arg("other")?.clone());
                Some(message!("log-route-pair", one = one, other = other))
            };
            message!("log-routes-laid", pairs = listed(all.iter().map(pair))?)
        }
        "log-order-placed" | "log-order-placed-over-own" | "log-order-placed-over" => {
            let places = listed(all.iter().map(place))?;
            message!("log-orders-placed", seat = arg("seat")?, places = places)
        }
        "log-order-face" | "log-order-face-over-own" | "log-order-face-over" => {
            let order = |one: &Message| {
                let (order, place) = (one.arg("order")?.clone(), place(one)?);
                Some(message!("log-order-at", order = order, place = place))
            };
            let orders = listed(all.iter().map(order))?;
            message!("log-orders-face", seat = arg("seat")?, orders = orders)
        }
        "log-card-discarded" => {
            let cards = listed(all.iter().map(|one| one.arg("card").cloned()))?;
            message!("log-cards-discarded", seat = arg("seat")?, cards = cards)
        }
        "log-worker-built" => {
            let workers = pictured("t-worker", message!("log-workers", count = all.len()));
            message!("log-workers-built", seat = arg("seat")?, workers = workers)
        }
        "log-transport-built" => {
            let routes = listed(all.iter().map(|one| one.arg("route").cloned()))?;
            message!("log-transports-built", seat = arg("seat")?, routes = routes)
        }
        "log-resource-gained" => {
            let yields = listed(all.iter().map(yield_of))?;
            message!("log-resources-gained", seat = arg("seat")?, yields = yields)
        }
        "log-resource-lost" => {
            let yields = listed(all.iter().map(yield_of))?;
            message!("log-resources-lost", seat = arg("seat")?, yields = yields)
        }
        "log-unit-placed" => {
            let (seat, area) = (arg("seat")?, arg("area")?);
            message!("log-units-placed", seat = seat, units = units(all)?, area = area)
        }
        "log-unit-built" => {
            let (seat, area) = (arg("seat")?, arg("area")?);
            message!("log-units-built", seat = seat, units = units(all)?, area = area)
        }
        "log-unit-moved" => {
            let (seat, from, to) = (arg("seat")?, arg("from")?, arg("to")?);
            message!("log-units-moved", seat = seat, units = units(all)?, from = from, to = to)
        }
        "log-unit-destroyed" => {
            message!("log-units-destroyed", seat = arg("seat")?, units = units(all)?)
        }
        "log-unit-destroyed-on" => {
            let (seat, area) = (arg("seat")?, arg("area")?);
            message!("log-units-destroyed-on", seat = seat, units = units(all)?, area = area)
        }
        "log-retreated" => {
            let (seat, area) = (arg("seat")?, arg("area")?);
            message!("log-units-retreated", seat = seat, units = units(all)?, area = area)
        }
        "log-supports" => {
            let (seat, front, number) = (arg("seat")?, arg("front")?, arg("number")?);
            let units = units(all)?;
            message!("log-support", seat = seat, units = units, front = front, number = number)
        }
        _ => return None,
    })
}

/// Several things, if each is known.
fn listed<T: Into<Arg>>(all: impl Iterator<Item = Option<T>>) -> Option<Arg> {
    Some(all.collect::<Option<Vec<T>>>()?.into_iter().collect())
}

/// What somebody gets.
fn gain(told: &Message, what: impl Into<Arg>) -> Option<Message> {
    Some(message!("log-gain", seat = told.arg("seat")?.clone(), what = what.into()))
}

/// Where an order lies, and on what.
fn place(order: &Message) -> Option<Message> {
    let planet = order.arg("planet")?.clone();
    Some(match (order.arg("beneath"), order.key.ends_with("-own")) {
        (Some(beneath), _) => {
            message!("log-place-over", planet = planet, beneath = beneath.clone())
        }
        (None, true) => {
            message!("log-place-over-own", planet = planet, seat = order.arg("seat")?.clone())
        }
        (None, false) => message!("log-place", planet = planet),
    })
}

/// The resources of an area, by the area.
fn yield_of(told: &Message) -> Option<Message> {
    let (what, area) = (told.arg("what")?.clone(), told.arg("area")?.clone());
    Some(message!("log-yield", what = what, area = area))
}

/// The units that sentences speak of, each kind with its number.
fn units(all: &[Message]) -> Option<Arg> {
    let mut kinds: Vec<(&Arg, u32)> = Vec::new();
    for unit in all.iter().map(|one| one.arg("unit")) {
        let unit = unit?;
        match kinds.iter_mut().find(|(known, _)| *known == unit) {
            Some((_, count)) => *count += 1,
            None => kinds.push((unit, 1)),
        }
    }
    let units = kinds.into_iter();
    Some(
        units
            .map(|(unit, count)| message!("log-units", count = count, unit = unit.clone()))
            .collect(),
    )
}
