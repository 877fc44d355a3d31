//! What a choice will do, as a sentence.

use kernel::{Arg, Message, Seat, message};
use starcraft::content::{Goal, Price, Yield};
use starcraft::ids::{Area, Building, Card, Faction, Module, Order, Planet, Tech, Unit};
use starcraft::state::print;
use starcraft::view::View;
use starcraft::{Action, Step};

use super::{done, expansion, forces, here, labels, prices, some_unit, withdrawing};
use crate::table::facts;
use crate::{names, words};

/// What an action will do.
pub(super) fn sentence(view: &View, seat: Seat, action: Action) -> Message {
    let route = |route| words::route(view, route);
    let sheet = || facts::sheet(view, seat);
    let own = |unit| names::unit(view, seat, unit);
    match action {
        Action::Done {} => done::sentence(view),
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
        | Action::Switch { .. } => expansion::sentence(view, seat, action),
        Action::TakeFaction { faction } => take_faction(view, seat, faction),
        Action::PickPlanet { planet } => message!("sc-choice-pick-planet", planet = planet),
        Action::PlacePlanet { cell, rotation } => {
            let (cell, degrees) = (words::cell(view, cell), u16::from(rotation) * 90);
            message!("sc-choice-place-planet", cell = cell, degrees = degrees)
        }
        Action::LayRoute { side } => {
            message!("sc-choice-lay-route", side = names::side(side))
        }
        Action::PlaceBase { area } => {
            message!("sc-choice-place-base", area = area, yields = yields(area))
        }
        Action::PlaceZEnd { planet, side } => {
            message!("sc-choice-place-z-end", planet = planet, side = names::side(side))
        }
        Action::PlaceForce { area } => {
            message!("sc-choice-place-force", area = area, room = room(view, area))
        }
        Action::StartTransport { route: on } => {
            message!("sc-choice-start-transport", route = route(on))
        }
        Action::PlaceOrder { order, planet } => place_order(view, order, planet),
        Action::UseEvent { event } => message!("sc-choice-use-event", event = event),
        Action::Reveal { planet } => match labels::own_top(view, seat, planet) {
            Some(order) => message!("sc-choice-reveal-known", order = order, planet = planet),
            None => message!("sc-choice-reveal", planet = planet),
        },
        Action::Execute {} => execute(view, seat),
        Action::TakeEvent {} => match view.step {
            Step::ResearchExtra(_) => message!("sc-choice-take-another-event"),
            _ => message!("sc-choice-take-event"),
        },
        Action::BuildWorker {} => {
            let price = sheet().map_or(Price::default(), |sheet| sheet.worker);
            message!("sc-choice-build-worker", cost = prices::cost(view, price))
        }
        Action::BuildTransport { route: on } => {
            let price = sheet().map_or(Price::default(), |sheet| sheet.transport);
            let cost = prices::cost(view, price);
            message!("sc-choice-build-transport", route = route(on), cost = cost)
        }
        Action::BuildUnit { unit, area } => build_unit(view, unit, area),
        Action::GiveUp { area } => message!("sc-choice-give-up", area = area),
        Action::GivePart { unit, area } => {
            message!("sc-choice-give-part", unit = own(unit), area = area)
        }
        Action::BuildBuilding { building } => build_building(view, seat, building),
        Action::BuildModule { module } => build_module(view, seat, module),
        Action::BuildBase { area } => {
            let price = sheet().map_or(Price::default(), |sheet| sheet.base);
            message!("sc-choice-build-base", area = area, cost = prices::cost(view, price))
        }
        Action::Scrap {} => message!("sc-choice-scrap"),
        Action::ScrapUnit { unit, area } => {
            message!("sc-choice-scrap-unit", unit = own(unit), area = area)
        }
        Action::ScrapBase { planet } => message!("sc-choice-scrap-base", planet = planet),
        Action::ScrapTransport { route: on } => {
            message!("sc-choice-scrap-transport", route = route(on))
        }
        Action::PayAuto {} => {
            let left = view.payment.map_or([0; 2], |payment| payment.left);
            message!("sc-choice-pay-auto", amount = names::resources(left))
        }
        Action::PayPermanent { resource } => {
            message!("sc-choice-pay-permanent", resource = resource)
        }
        Action::PayFrom { area } => pay_from(view, area),
        Action::Discount { resource } => {
            message!("sc-choice-discount", amount = names::amount(resource, 1))
        }
        Action::MoveUnit { unit, from } => {
            message!("sc-choice-move", unit = own(unit), area = from)
        }
        Action::MoveTo { area } => {
            let unit = view.order.as_ref().and_then(|order| order.picked);
            moves(view, seat, unit.map_or_else(some_unit, |(unit, _)| own(unit)), area)
        }
        Action::LiftOff { area } => message!("sc-choice-lift-off", area = area),
        Action::Recall { unit, from } => {
            message!("sc-choice-recall", unit = own(unit), area = from)
        }
        Action::Draw {} => match view.step {
            Step::BonusDraw(_, count) => message!("sc-choice-draw-more", count = count),
            _ => message!("sc-choice-draw"),
        },
        Action::BuyTech { tech } => buy_tech(view, tech),
        Action::ToHand { card } => message!("sc-choice-to-hand", card = names::card_told(card)),
        Action::UseTech { tech } if words::has_text(tech) => {
            message!("sc-choice-use-tech", tech = tech)
        }
        Action::UseTech { tech } => message!("sc-choice-use-tech-cards", tech = tech),
        Action::GiveUnit { unit } => message!("sc-choice-give-unit", unit = own(unit)),
        Action::GiveWorker {} => message!("sc-choice-give-worker"),
        Action::NameFront { unit } => message!("sc-choice-name-front", unit = own(unit)),
        Action::Pair { attacker, defender } => {
            let number = view.battle.as_ref().map_or(1, |battle| battle.skirmishes.len() + 1);
            let [attacker, defender] = labels::pair(view, attacker, defender);
            message!("sc-choice-pair", attacker = attacker, defender = defender, number = number)
        }
        Action::Support { skirmish } => message!("sc-choice-support", number = skirmish + 1),
        Action::PlayCard { card } => play_card(view, card),
        Action::PlayDeck {} => message!("sc-choice-play-deck"),
        Action::LookDeck {} => message!("sc-choice-look-deck"),
        Action::Resolve { skirmish } => message!("sc-choice-resolve", number = skirmish + 1),
        Action::Lose { unit } if facts::has_like_in_front(view, seat, unit) => {
            message!("sc-choice-lose-behind", unit = own(unit))
        }
        Action::Lose { unit } => message!("sc-choice-lose", unit = own(unit)),
        Action::LoseFront { unit } => message!("sc-choice-lose-front", unit = own(unit)),
        Action::Withdraw { area } => {
            let (unit, room) = (withdrawing(view), room(view, area));
            message!("sc-choice-withdraw", unit = unit, area = area, room = room)
        }
        Action::Leave { unit } => message!("sc-choice-leave", unit = own(unit)),
        Action::Retreat { area } => {
            message!("sc-choice-retreat", area = area, room = room(view, area))
        }
        Action::PlayEvent { event } => message!("sc-choice-play-event", event = event),
        Action::TakePoint {} => message!("sc-choice-take-point"),
        Action::Choose { option } => {
            message!("sc-choice-alternative", alternative = labels::alternative(view, option))
        }
        Action::PickArea { area } => {
            message!("sc-choice-pick-area", area = area, yields = yields(area))
        }
        Action::PickRoute { route: picked } => {
            message!("sc-choice-pick-route", route = route(picked))
        }
        Action::PickUnit { unit } => message!("sc-choice-pick-unit", unit = own(unit)),
        Action::TakeFrom { seat, event } => {
            message!("sc-choice-take-from", event = event, owner = Seat(seat))
        }
        Action::SwapEnds { one, end, other, other_end } => message!(
            "sc-choice-swap-ends",
            one = labels::end_name(view, one, end),
            other = labels::end_name(view, other, other_end),
        ),
        Action::Discard { card } => message!("sc-choice-discard", card = names::card_told(card)),
    }
}

fn take_faction(view: &View, seat: Seat, faction: Faction) -> Message {
    let sheet = &facts::content(view).factions[faction.index()];
    let race = sheet.race;
    match (sheet.goal, facts::player(view, seat).points_target) {
        (Goal::EndDrawsNear { .. }, _) | (_, None) => {
            message!("sc-choice-take-faction", faction = faction, race = race)
        }
        (_, Some(points)) => {
            message!(
                "sc-choice-take-faction-points",
                faction = faction,
                race = race,
                points = points
            )
        }
    }
}

/// What an area yields and holds: "2 minerals, room for 3".
fn yields(area: Area) -> Message {
    let print = print(area);
    let what = match print.yields {
        Yield::Resource(resource) => names::amount(resource, print.amount),
        Yield::Conquest if print.strategic => message!("sc-strategic"),
        Yield::Conquest => message!("sc-points", count = print.amount),
    };
    message!("sc-yields", what = what, limit = print.unit_limit)
}

/// How full an area is: "2 of 3 units".
fn room(view: &View, area: Area) -> Message {
    let there: u8 = here(view, area).map_or(0, |here| here.units.values().sum());
    message!("sc-room", there = there, limit = print(area).unit_limit)
}

fn place_order(view: &View, order: Order, planet: Planet) -> Message {
    let depth = view.orders.iter().filter(|placed| placed.planet == planet).count();
    message!("sc-choice-place-order", order = order, planet = planet, depth = depth)
}

fn execute(view: &View, seat: Seat) -> Message {
    let Some(order) = &view.order else { return message!("sc-choice-execute") };
    if view.rules.brood_war() && order.order.is_special() {
        let player = facts::player(view, seat);
        let (order, planet) = (order.order, order.planet);
        return match (facts::is_strategic(view, seat, planet), player.special_allowance) {
            (true, _) => message!("sc-choice-execute-strategic", order = order, planet = planet),
            (false, 0) => message!("sc-choice-execute-disposed", order = order, planet = planet),
            (false, left) => message!(
                "sc-choice-execute-pooled",
                order = order,
                planet = planet,
                used = player.pooled.len() + 1,
                all = player.pooled.len() + usize::from(left),
            ),
        };
    }
    match order.order.standard() {
        Order::BUILD => message!("sc-choice-execute-build", planet = order.planet),
        Order::MOBILIZE => message!("sc-choice-execute-mobilize", planet = order.planet),
        _ => message!("sc-choice-execute-research", planet = order.planet),
    }
}

fn build_unit(view: &View, unit: Unit, area: Area) -> Message {
    let sheet = facts::unit(view, unit);
    let (room, cost) = (room(view, area), prices::cost(view, sheet.price));
    match sheet.destroys {
        None => {
            message!("sc-choice-build-unit", unit = unit, area = area, room = room, cost = cost)
        }
        Some((from, count)) => message!(
            "sc-choice-build-unit-of",
            unit = unit,
            area = area,
            room = room,
            cost = cost,
            count = count,
            from = from,
        ),
    }
}

fn build_building(view: &View, seat: Seat, building: Building) -> Message {
    let built = facts::player(view, seat).buildings.get(&building).copied().unwrap_or(0);
    let kind = &facts::content(view).races[building.race().index()].buildings[building.place()];
    let cost = prices::cost(view, prices::building(view, seat, building));
    let enabled = kind.enables.get(usize::from(built));
    let units: Vec<Unit> =
        Unit::all().filter(|unit| enabled.is_some_and(|units| units.has(*unit))).collect();
    let level = built + 1;
    if units.is_empty() {
        return message!(
            "sc-choice-build-building",
            level = level,
            building = building,
            cost = cost
        );
    }
    message!(
        "sc-choice-build-building-for",
        level = level,
        building = building,
        cost = cost,
        units = units.into_iter().collect::<Arg>(),
    )
}

fn build_module(view: &View, seat: Seat, module: Module) -> Message {
    let cost = prices::cost(view, prices::module(view, seat, module));
    message!("sc-choice-build-module", module = module, cost = cost)
}

fn pay_from(view: &View, area: Area) -> Message {
    if !forces(view, area) {
        return message!("sc-choice-pay-from", area = area);
    }
    match here(view, area).map_or(0, |here| here.depletion) {
        0 => message!("sc-choice-mine-partly", area = area),
        _ => message!("sc-choice-mine-all", area = area),
    }
}

/// What a unit does that moves to an area.
pub(super) fn moves(view: &View, seat: Seat, unit: Arg, area: Area) -> Message {
    let there = here(view, area);
    let defender = there.and_then(|here| here.owner).filter(|&owner| owner != seat);
    let base = there.and_then(|here| here.base).filter(|&owner| owner != seat);
    match (defender, base) {
        (Some(_), _) => message!("sc-choice-move-attack", unit = unit, area = area),
        (None, Some(_)) => message!("sc-choice-move-beside-base", unit = unit, area = area),
        _ => message!("sc-choice-move-to", unit = unit, area = area, room = room(view, area)),
    }
}

fn buy_tech(view: &View, tech: Tech) -> Message {
    let technology = &facts::content(view).technologies[tech.race().index()][tech.local()];
    let cost = prices::cost(view, technology.price);
    let text = match words::has_text(tech) {
        true => message!("sc-choice-tech-text", tech = tech),
        false => message!("sc-choice-better-cards"),
    };
    if technology.play_area {
        return message!("sc-choice-buy-open-tech", tech = tech, cost = cost, text = text);
    }
    let count = technology.cards.iter(tech.race()).count();
    message!("sc-choice-buy-tech", tech = tech, cost = cost, count = count, text = text)
}

fn play_card(view: &View, card: Card) -> Message {
    let number = view.battle.as_ref().map_or(1, |battle| battle.current + 1);
    let (long, text) = (names::card_told(card), starcraft::card_text(card));
    if words::has_text(text.clone()) {
        message!("sc-choice-play-card-text", card = long, number = number, text = text)
    } else {
        message!("sc-choice-play-card", card = long, number = number)
    }
}
