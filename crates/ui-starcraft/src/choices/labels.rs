//! A few words for a button, and the heading it stands under where there are many.

use kernel::{Arg, Message, Seat, message};
use starcraft::ids::{Order, Planet, Route, Unit};
use starcraft::state::is_z_axis;
use starcraft::view::View;
use starcraft::{Action, Step};

use super::{done, expansion, prices};
use crate::table::facts;
use crate::{names, words};

/// The words of a button; the heading and the words under it, if it belongs to a group.
pub(super) type Label = (Arg, Option<(Arg, Arg)>);

/// The words of a button.
pub(super) fn label(view: &View, seat: Seat, action: Action) -> Label {
    let route = |route| words::route(view, route);
    let own = |unit| names::unit(view, seat, unit);
    match action {
        Action::Done {} => alone(done::label(view)),
        Action::Defend { .. }
        | Action::ExecuteAs { .. }
        | Action::Dispose {}
        | Action::ScrapSite { .. }
        | Action::PayToken { .. }
        | Action::UseGuard {}
        | Action::TakeLeader { .. }
        | Action::UseLeader { .. }
        | Action::FreeWorker {}
        | Action::FreeTransport { .. }
        | Action::BuildReserve { .. }
        | Action::ScrapReserve { .. }
        | Action::Deploy { .. }
        | Action::TakeItem { .. }
        | Action::CarryItem { .. }
        | Action::Strike { .. }
        | Action::StrikeSite { .. }
        | Action::Raid { .. }
        | Action::Switch { .. } => expansion::label(view, action),
        Action::TakeFaction { faction } => alone(faction),
        Action::PickPlanet { planet } => alone(planet),
        Action::PlacePlanet { cell, rotation } => {
            let (cell, degrees) = (words::cell(view, cell), u16::from(rotation) * 90);
            let whole = message!("sc-label-planet-place", cell = cell.clone(), degrees = degrees);
            grouped(whole, start(cell), message!("sc-label-planet-turned", degrees = degrees))
        }
        Action::LayRoute { side } => {
            alone(message!("sc-label-lay-route", side = names::side(side)))
        }
        Action::PlaceBase { area } | Action::PlaceForce { area } => alone(area),
        Action::PlaceZEnd { planet, side } => {
            let side = names::side(side);
            grouped(message!("sc-label-z-end", planet = planet, side = side.clone()), planet, side)
        }
        Action::StartTransport { route: on } => alone(route(on)),
        Action::PlaceOrder { order, planet } => grouped(
            message!("sc-label-order", order = order, planet = planet),
            start(order),
            planet,
        ),
        Action::UseEvent { event } => alone(message!("sc-label-use", thing = event)),
        Action::Reveal { planet } => match own_top(view, seat, planet) {
            Some(order) => alone(message!("sc-label-reveal", planet = planet, order = order)),
            None => alone(planet),
        },
        Action::Execute {} => alone(match &view.order {
            Some(order) => message!("sc-label-execute", order = order.order),
            None => message!("sc-label-execute-it"),
        }),
        Action::TakeEvent {} => alone(message!("sc-label-take-event")),
        Action::BuildWorker {} => alone(message!("sc-label-worker")),
        Action::BuildTransport { route: on } => match other_end(view, on) {
            Some(there) => grouped(
                message!("sc-label-transport-to", there = there.clone()),
                message!("sc-label-transport"),
                there,
            ),
            None => transport_on(route(on)),
        },
        Action::BuildUnit { unit, area } => {
            grouped(message!("sc-label-on", thing = unit, place = area), unit, area)
        }
        Action::GiveUp { area } => alone(message!("sc-label-give-up", area = area)),
        Action::BuildBuilding { building } => {
            let cost = prices::cost(view, prices::building(view, seat, building));
            alone(message!("sc-label-upgrade", thing = building, cost = cost))
        }
        Action::BuildModule { module } => {
            let cost = prices::cost(view, prices::module(view, seat, module));
            alone(message!("sc-label-module", module = module, cost = cost))
        }
        Action::BuildBase { area } => base_on(area),
        Action::ScrapBase { planet } => base_on(planet),
        Action::LiftOff { area } => grouped(
            message!("sc-label-lift-off-to", area = area),
            message!("sc-label-lift-off"),
            area,
        ),
        Action::Scrap {} => alone(message!("sc-label-scrap")),
        Action::ScrapUnit { unit, area }
        | Action::GivePart { unit, area }
        | Action::MoveUnit { unit, from: area } => {
            grouped(message!("sc-label-on", thing = own(unit), place = area), area, own(unit))
        }
        Action::Recall { unit, from } => {
            grouped(message!("sc-label-from", thing = own(unit), place = from), from, own(unit))
        }
        Action::ScrapTransport { route: on } => transport_on(route(on)),
        Action::PayAuto {} => {
            let left = view.payment.map_or([0; 2], |payment| payment.left);
            alone(message!("sc-label-pay", amount = names::resources(left)))
        }
        Action::PayPermanent { resource } => {
            alone(message!("sc-label-pay-sheet", amount = names::amount(resource, 1)))
        }
        Action::PayFrom { area } if super::forces(view, area) => {
            alone(message!("sc-label-force", area = area))
        }
        Action::PayFrom { area } => alone(area),
        Action::Discount { resource } => {
            alone(message!("sc-label-discount", amount = names::amount(resource, 1)))
        }
        Action::MoveTo { area } | Action::Withdraw { area } | Action::Retreat { area } => {
            alone(area)
        }
        Action::Draw {} => alone(match view.step {
            Step::BonusDraw(_, count) => message!("sc-label-draw", count = count),
            _ => message!("sc-label-draw-three"),
        }),
        Action::BuyTech { tech } => {
            let cost = prices::cost(view, prices::tech(view, tech));
            alone(message!("sc-label-upgrade", thing = tech, cost = cost))
        }
        Action::ToHand { card } | Action::PlayCard { card } | Action::Discard { card } => {
            alone(names::card_choice(card))
        }
        Action::UseTech { tech } => alone(message!("sc-label-use", thing = tech)),
        Action::Lose { unit } if facts::has_like_in_front(view, seat, unit) => {
            alone(message!("sc-label-lose-behind", unit = own(unit)))
        }
        Action::LoseFront { unit } => alone(message!("sc-label-lose-front", unit = own(unit))),
        Action::GiveUnit { unit }
        | Action::NameFront { unit }
        | Action::Lose { unit }
        | Action::Leave { unit }
        | Action::PickUnit { unit } => alone(own(unit)),
        Action::GiveWorker {} => alone(message!("sc-label-give-worker")),
        Action::Pair { attacker, defender } => {
            let [attacker, defender] = pair(view, attacker, defender);
            let whole =
                message!("sc-label-pair", attacker = attacker.clone(), defender = defender.clone());
            grouped(whole, attacker, defender)
        }
        Action::Support { skirmish } | Action::Resolve { skirmish } => {
            alone(message!("sc-label-skirmish", number = skirmish + 1))
        }
        Action::PlayDeck {} => alone(message!("sc-label-play-deck")),
        Action::LookDeck {} => alone(message!("sc-label-look-deck")),
        Action::PlayEvent { event } => alone(event),
        Action::TakePoint {} => alone(message!("sc-label-take-point")),
        Action::Choose { option } => alone(alternative(view, option)),
        Action::PickArea { area } => {
            let letter = words::letter(area).to_string();
            grouped(area, area.planet(), message!("sc-label-area", letter = letter))
        }
        Action::PickRoute { route: picked } => {
            let Some([(here, side), there]) = words::slots(view, picked) else {
                return alone(route(picked));
            };
            let rest = match words::has_twin(view, picked) {
                true => {
                    let (side, end) = (names::side(side), words::end_of_route(there));
                    message!("sc-label-route-from-side", side = side, end = end)
                }
                false if is_z_axis(picked) => {
                    let planet = message!("sc-label-z-axis", there = there.0);
                    message!("sc-label-route-to", planet = planet)
                }
                false => message!("sc-label-route-to", planet = there.0),
            };
            grouped(route(picked), here, rest)
        }
        Action::TakeFrom { seat, event } => {
            let owner = Seat(seat);
            let whole = message!("sc-label-take-from", event = event, owner = owner);
            grouped(whole, message!("table-who", who = owner), event)
        }
        Action::SwapEnds { one, end, other, other_end } => {
            let (one, other) = (end_name(view, one, end), end_name(view, other, other_end));
            grouped(
                message!("sc-label-swap-ends", one = one.clone(), other = other.clone()),
                message!("sc-label-end", end = one),
                message!("sc-label-end", end = other),
            )
        }
    }
}

/// Two units that are to face each other, each by its controller.
pub(super) fn pair(view: &View, attacker: Unit, defender: Unit) -> [Arg; 2] {
    match view.battle.as_ref().map(|battle| battle.seats) {
        Some([one, other]) => {
            [names::unit(view, one, attacker), names::unit(view, other, defender)]
        }
        None => [attacker.into(), defender.into()],
    }
}

/// A button that belongs to no group.
pub(super) fn alone(words: impl Into<Arg>) -> Label {
    (words.into(), None)
}

/// A button that stands under a heading, with the rest of its words there.
pub(super) fn grouped(
    words: impl Into<Arg>,
    heading: impl Into<Arg>,
    rest: impl Into<Arg>,
) -> Label {
    (words.into(), Some((heading.into(), rest.into())))
}

/// A name that stands alone.
fn start(thing: impl Into<Arg>) -> Message {
    message!("sc-start", thing = Into::<Arg>::into(thing))
}

fn base_on(place: impl Into<Arg>) -> Label {
    let place = place.into();
    grouped(message!("sc-label-base-on", place = place.clone()), message!("sc-label-base"), place)
}

fn transport_on(route: Message) -> Label {
    let whole = message!("sc-label-transport-on", route = route.clone());
    grouped(whole, message!("sc-label-transport"), route)
}

/// The face of the own order on top of a stack, if the viewer may know it.
pub(super) fn own_top(view: &View, seat: Seat, planet: Planet) -> Option<Order> {
    let top = view.orders.iter().rfind(|order| order.planet == planet)?;
    top.face.filter(|_| top.seat == seat)
}

/// Where a route leads from the planet whose order is executed.
pub(crate) fn other_end(view: &View, route: Route) -> Option<Arg> {
    let here = view.order.as_ref()?.planet;
    let there = words::slots(view, route)?.into_iter().find(|(planet, _)| *planet != here)?;
    // Of two routes to the same planet each says where it arrives.
    let arrives: Arg = match words::has_twin(view, route) {
        true => words::end_of_route(there).into(),
        false => there.0.into(),
    };
    Some(match is_z_axis(route) {
        true => message!("sc-label-z-axis", there = arrives).into(),
        false => arrives,
    })
}

/// Where an end of a route lies; no other end lies there.
pub(super) fn end_name(view: &View, route: Route, end: u8) -> Message {
    match words::slots(view, route) {
        Some(ends) => words::end_of_route(ends[end as usize % 2]),
        None => message!("sc-route-unlaid"),
    }
}

/// One of the alternatives of an Event card, in the words of the card.
pub(super) fn alternative(view: &View, option: u8) -> Message {
    let words = view.script.as_ref().and_then(|script| script.alternatives.get(option as usize));
    let words = words.cloned().or_else(|| expansion::ravage(view, option));
    words.unwrap_or(message!("sc-do-choose", number = option + 1))
}
