//! A few words for a button, and the heading it stands under where there are many.

use kernel::Seat;
use starcraft::view::View;
use starcraft::{Action, Step};

use super::{done, prices};
use crate::sentences::capital;
use crate::words;

/// The words of a button; the heading and the words under it, if it belongs to a group.
pub(super) fn label(view: &View, seat: Seat, action: Action) -> (String, Option<(String, String)>) {
    let group = |heading: String, rest: String, joint: &str| {
        (format!("{heading}{joint}{rest}"), Some((heading, rest)))
    };
    let alone = |text: String| (text, None);
    let route = |route| words::route(view, route);
    match action {
        Action::Done {} => alone(done::label(view)),
        Action::TakeFaction { faction } => alone(words::faction(faction).into()),
        Action::PickPlanet { planet } => alone(words::planet(planet).into()),
        Action::PlacePlanet { cell, rotation } => group(
            capital(&words::cell(view, cell)),
            format!("turned {}°", u16::from(rotation) * 90),
            ", ",
        ),
        Action::LayRoute { side } => alone(format!("Route to the {}", words::side(side))),
        Action::PlaceBase { area } | Action::PlaceForce { area } => alone(words::area(area)),
        Action::PlaceZEnd { planet, side } => {
            group(words::planet(planet).into(), words::side(side).into(), ", ")
        }
        Action::StartTransport { route: r } => alone(route(r)),
        Action::PlaceOrder { order, planet } => {
            group(capital(words::order(order)), words::planet(planet).into(), " on ")
        }
        Action::UseEvent { event } => alone(format!("Use {}", words::event(event))),
        Action::Reveal { planet } => {
            let face = own_top(view, seat, planet);
            alone(match face {
                Some(order) => format!("{} · {}", words::planet(planet), words::order(order)),
                None => words::planet(planet).into(),
            })
        }
        Action::Execute {} => alone(match &view.order {
            Some(order) => format!("Execute {}", words::order(order.order)),
            None => "Execute it".into(),
        }),
        Action::TakeEvent {} => alone("Take an Event card".into()),
        Action::BuildWorker {} => alone("Worker".into()),
        Action::BuildTransport { route: r } => match other_end(view, r) {
            Some(there) => group("Transport".into(), there, " to "),
            None => group("Transport".into(), route(r), ": "),
        },
        Action::BuildUnit { unit, area } => {
            group(words::unit(unit).into(), words::area(area), " on ")
        }
        Action::GiveUp { area } => alone(format!("The one on {}", words::area(area))),
        Action::BuildBuilding { building } => alone(format!(
            "{}, {}",
            words::building(building),
            prices::cost(view, prices::building(view, seat, building))
        )),
        Action::BuildModule { module } => alone(format!(
            "{} module, {}",
            words::module(module),
            prices::cost(view, prices::module(view, seat, module))
        )),
        Action::BuildBase { area } => group("Base".into(), words::area(area), " on "),
        Action::LiftOff { area } => group("Lift off".into(), words::area(area), " to "),
        Action::Scrap {} => alone("Destroy a piece of your own".into()),
        Action::ScrapUnit { unit, area } | Action::MoveUnit { unit, from: area } => {
            let (unit, area) = (words::unit(unit).to_owned(), words::area(area));
            (format!("{unit} on {area}"), Some((area, unit)))
        }
        Action::Recall { unit, from } => {
            let (unit, area) = (words::unit(unit).to_owned(), words::area(from));
            (format!("{unit} from {area}"), Some((area, unit)))
        }
        Action::ScrapBase { planet } => group("Base".into(), words::planet(planet).into(), " on "),
        Action::ScrapTransport { route: r } => group("Transport".into(), route(r), ": "),
        Action::PayAuto {} => {
            let left = view.payment.map_or([0; 2], |payment| payment.left);
            alone(format!("Pay {}", words::sum(left)))
        }
        Action::PayPermanent { resource } => {
            alone(format!("Sheet: {}", words::amount(resource, 1)))
        }
        Action::PayFrom { area } if super::forces(view, area) => {
            alone(format!("Force {}", words::area(area)))
        }
        Action::PayFrom { area } => alone(words::area(area)),
        Action::Discount { resource } => alone(format!("{} off", words::amount(resource, 1))),
        Action::MoveTo { area } | Action::Withdraw { area } | Action::Retreat { area } => {
            alone(words::area(area))
        }
        Action::Draw {} => alone(match view.step {
            Step::BonusDraw(_, count) => format!("Draw {count}"),
            _ => "Draw 3 cards".into(),
        }),
        Action::BuyTech { tech } => {
            alone(format!("{}, {}", words::tech(tech), prices::cost(view, prices::tech(tech))))
        }
        Action::ToHand { card } | Action::PlayCard { card } | Action::Discard { card } => {
            alone(words::card_short(card))
        }
        Action::UseTech { tech } => alone(format!("Use {}", words::tech(tech))),
        Action::GiveUnit { unit }
        | Action::NameFront { unit }
        | Action::Lose { unit }
        | Action::Leave { unit }
        | Action::PickUnit { unit } => alone(words::unit(unit).into()),
        Action::GiveWorker {} => alone("A worker".into()),
        Action::Pair { attacker, defender } => {
            group(words::unit(attacker).into(), words::unit(defender).into(), " against ")
        }
        Action::Support { skirmish } | Action::Resolve { skirmish } => {
            alone(format!("Skirmish {}", skirmish + 1))
        }
        Action::PlayDeck {} => alone("Top of the deck".into()),
        Action::LookDeck {} => alone("Look at two".into()),
        Action::PlayEvent { event } => alone(words::event(event).into()),
        Action::TakePoint {} => alone("1 conquest point".into()),
        Action::Choose { option } => alone(alternative(view, option)),
        Action::PickArea { area } => {
            let (planet, letter) = (words::planet(area.planet()), words::letter(area));
            (words::area(area), Some((planet.into(), format!("area {letter}"))))
        }
        Action::PickRoute { route: r } => {
            let Some([one, other]) = words::slots(view, r) else { return alone(route(r)) };
            let rest = match words::has_twin(view, r) {
                true => format!("{} to {}", words::side(one.1), words::slot(other)),
                false => format!("to {}", words::planet(other.0)),
            };
            (route(r), Some((words::planet(one.0).into(), rest)))
        }
        Action::TakeFrom { seat, event } => {
            let of = view.players.get(seat as usize).and_then(|player| player.faction);
            let of = of.map_or_else(|| format!("Seat {}", seat + 1), |f| words::faction(f).into());
            (format!("{} of {of}", words::event(event)), Some((of, words::event(event).into())))
        }
        Action::SwapEnds { one, end, other, other_end } => group(
            format!("{} end", end_name(view, one, end)),
            format!("{} end", end_name(view, other, other_end)),
            " with ",
        ),
    }
}

/// The face of the own order on top of a stack, if the viewer may know it.
pub(super) fn own_top(
    view: &View,
    seat: Seat,
    planet: starcraft::ids::Planet,
) -> Option<starcraft::ids::Order> {
    let top = view.orders.iter().rfind(|order| order.planet == planet)?;
    top.face.filter(|_| top.seat == seat)
}

/// Where a route leads from the planet whose order is executed.
fn other_end(view: &View, route: starcraft::ids::Route) -> Option<String> {
    let here = view.order.as_ref()?.planet;
    let there = words::slots(view, route)?.into_iter().find(|(planet, _)| *planet != here)?;
    let z = if starcraft::state::is_z_axis(route) { " (z-axis)" } else { "" };
    // Of two routes to the same planet each says where it arrives.
    let there = match words::has_twin(view, route) {
        true => words::slot(there),
        false => words::planet(there.0).into(),
    };
    Some(format!("{there}{z}"))
}

/// Where an end of a route lies; no other end lies there.
pub(super) fn end_name(view: &View, route: starcraft::ids::Route, end: u8) -> String {
    let ends = words::slots(view, route);
    ends.map_or_else(String::new, |ends| words::slot(ends[end as usize % 2]))
}

/// One of the alternatives of an Event card, in the words of the card.
pub(super) fn alternative(view: &View, option: u8) -> String {
    let words = view.script.as_ref().and_then(|script| script.alternatives.get(option as usize));
    match words {
        Some(words) => tongue::english().say(words),
        None => format!("Alternative {}", option + 1),
    }
}
