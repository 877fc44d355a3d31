//! What a choice will do, as a sentence.

use kernel::Seat;
use starcraft::content::{Goal, Price, Yield, content};
use starcraft::ids::{Area, Building, Card, Faction, Module, Order, Planet, Resource, Tech, Unit};
use starcraft::state::{print, unit_sheet};
use starcraft::view::{AreaView, View};
use starcraft::{Action, Step};

use super::{done, forces, labels, prices};
use crate::sentences::{capital, list};
use crate::table::facts;
use crate::words;

/// What an action will do.
pub(super) fn sentence(view: &View, seat: Seat, action: Action) -> String {
    let area = words::area;
    let route = |route| words::route(view, route);
    match action {
        Action::Done {} => done::sentence(view),
        Action::TakeFaction { faction } => take_faction(view, seat, faction),
        Action::PickPlanet { planet } => {
            format!("Place {} now, next to the planets on the table.", words::planet(planet))
        }
        Action::PlacePlanet { cell, rotation } => format!(
            "The planet goes {}, {}.",
            words::cell(view, cell),
            if rotation == 0 {
                "as it is printed".into()
            } else {
                format!("turned by {} degrees", u16::from(rotation) * 90)
            }
        ),
        Action::LayRoute { side } => {
            format!("One of the last routes goes to the {} of the new planet.", words::side(side))
        }
        Action::PlaceBase { area: a } => {
            format!("Your first base stands on {}: {}.", area(a), yields(a))
        }
        Action::PlaceZEnd { planet, side } => format!(
            "An end of the z-axis route leaves {} to the {}.",
            words::planet(planet),
            words::side(side)
        ),
        Action::PlaceForce { area: a } => {
            format!("The unit starts on {} ({}).", area(a), room(view, a))
        }
        Action::StartTransport { route: r } => {
            format!("Your transport starts on the route {}.", route(r))
        }
        Action::PlaceOrder { order, planet } => place_order(view, order, planet),
        Action::UseEvent { event } => {
            format!("Use {}: {}", words::event(event), words::text(event))
        }
        Action::Reveal { planet } => match labels::own_top(view, seat, planet) {
            Some(order) => format!(
                "Turn over your {} on {}; then execute it or take an Event card instead.",
                words::order(order),
                words::planet(planet)
            ),
            None => format!("Turn over your order on {}.", words::planet(planet)),
        },
        Action::Execute {} => execute(view),
        Action::TakeEvent {} => match view.step {
            Step::ResearchExtra(_) => "Take one more Event card, face down and unread.".into(),
            _ => "The order does nothing; take the top Event card instead, face down and unread."
                .into(),
        },
        Action::BuildWorker {} => {
            let price = facts::sheet(view, seat).map_or(Price::default(), |sheet| sheet.worker);
            buy(view, "a worker", price, "it can work from the next round on")
        }
        Action::BuildTransport { route: r } => {
            let price = facts::sheet(view, seat).map_or(Price::default(), |sheet| sheet.transport);
            buy(view, &format!("a transport from {}", route(r)), price, "")
        }
        Action::BuildUnit { unit, area: a } => build_unit(view, unit, a),
        Action::GiveUp { area: a } => format!("The unit on {} is given up too.", area(a)),
        Action::BuildBuilding { building } => build_building(view, seat, building),
        Action::BuildModule { module } => build_module(view, seat, module),
        Action::BuildBase { area: a } => {
            let price = facts::sheet(view, seat).map_or(Price::default(), |sheet| sheet.base);
            buy(view, &format!("a base on {}", area(a)), price, "")
        }
        Action::Scrap {} => {
            "Choose a unit, base or transport of your own to destroy, for nothing in return.".into()
        }
        Action::ScrapUnit { unit, area: a } => {
            format!("Your {} on {} is destroyed.", words::unit(unit), area(a))
        }
        Action::ScrapBase { planet } => {
            format!("Your base on {} is destroyed.", words::planet(planet))
        }
        Action::ScrapTransport { route: r } => {
            format!("Your transport from {} is destroyed.", route(r))
        }
        Action::PayAuto {} => pay_auto(view),
        Action::PayPermanent { resource } => format!(
            "One worker goes on the {} of your sheet, which nobody can take from you.",
            kind_of(resource)
        ),
        Action::PayFrom { area: a } => pay_from(view, a),
        Action::Discount { resource } => {
            format!("The discount takes {} off the price.", words::amount(resource, 1))
        }
        Action::MoveUnit { unit, from } => {
            format!("Choose where {} on {} goes.", words::a(words::unit(unit)), area(from))
        }
        Action::MoveTo { area: a } => move_to(view, seat, a),
        Action::LiftOff { area: a } => format!("Your base flies to {}.", area(a)),
        Action::Recall { unit, from } => {
            format!("Choose the Arbiter that fetches {} from {}.", words::unit(unit), area(from))
        }
        Action::Draw {} => match view.step {
            Step::BonusDraw(_, n) => {
                format!("Draw {} into your hand.", words::count(n as usize, "more Combat card"))
            }
            _ => "Draw 3 Combat cards into your hand.".into(),
        },
        Action::BuyTech { tech } => buy_tech(view, tech),
        Action::ToHand { card } => {
            format!("Take {} into your hand, for all to see.", words::card_long(card))
        }
        Action::UseTech { tech } => format!("Use {}: {}", words::tech(tech), tech_text(tech)),
        Action::GiveUnit { unit } => {
            format!("{} of the battle is given up.", capital(&words::a(words::unit(unit))))
        }
        Action::GiveWorker {} => "A worker of your pool is given up.".into(),
        Action::NameFront { unit } => {
            format!("{} fights in the front line.", capital(&words::a(words::unit(unit))))
        }
        Action::Pair { attacker, defender } => format!(
            "{} faces {} in skirmish {}.",
            capital(&words::a(words::unit(attacker))),
            words::a(words::unit(defender)),
            view.battle.as_ref().map_or(1, |battle| battle.skirmishes.len() + 1)
        ),
        Action::Support { skirmish } => {
            format!("The unit stands behind the front line of skirmish {}.", skirmish + 1)
        }
        Action::PlayCard { card } => play_card(view, card),
        Action::PlayDeck {} => {
            "Place the top card of your deck, which nobody has seen, not even you.".into()
        }
        Action::LookDeck {} => {
            "Look at the top two cards of your deck, place one and discard the other.".into()
        }
        Action::Resolve { skirmish } => format!("Skirmish {} is fought next.", skirmish + 1),
        Action::Lose { unit } => {
            format!("{} is destroyed.", capital(&words::a(words::unit(unit))))
        }
        Action::Withdraw { area: a } => {
            let unit = facts::withdrawing(view).map_or("unit", words::unit);
            format!("The cloaked {unit} slips away to {} ({}).", area(a), room(view, a))
        }
        Action::Leave { unit } => {
            format!("{} leaves the area.", capital(&words::a(words::unit(unit))))
        }
        Action::Retreat { area: a } => {
            format!("All units that must leave go to {} ({}).", area(a), room(view, a))
        }
        Action::PlayEvent { event } => {
            format!("Execute {}: {}", words::event(event), words::text(event))
        }
        Action::TakePoint {} => "Gain 1 conquest point.".into(),
        Action::Choose { option } => {
            format!("{}.", labels::alternative(view, option))
        }
        Action::PickArea { area: a } => format!("Choose {}: {}.", area(a), yields(a)),
        Action::PickRoute { route: r } => format!("Choose the route {}.", route(r)),
        Action::PickUnit { unit } => format!("Choose {}.", words::a(words::unit(unit))),
        Action::TakeFrom { event, .. } => {
            let (label, _) = labels::label(view, seat, action);
            format!("Choose {label}: {}", words::text(event))
        }
        Action::SwapEnds { one, end, other, other_end } => format!(
            "The {} end and the {} end change places.",
            labels::end_name(view, one, end),
            labels::end_name(view, other, other_end)
        ),
        Action::Discard { card } => {
            format!("Discard {}; it is shown when everybody has chosen.", words::card_long(card))
        }
    }
}

fn take_faction(view: &View, seat: Seat, faction: Faction) -> String {
    let sheet = &content().factions[faction.index()];
    let race = words::name(sheet.race);
    let goal = match (sheet.goal, facts::player(view, seat).points_target) {
        (Goal::EndDrawsNear { .. }, _) | (_, None) => "its own way to win: ".into(),
        (_, Some(points)) => format!("its own way to win besides {points} points: "),
    };
    format!("Play {} ({race}); {goal}{}", words::faction(faction), words::text(faction))
}

/// What an area yields and holds: "2 minerals, room for 3".
fn yields(area: Area) -> String {
    let print = print(area);
    let what = match print.yields {
        Yield::Resource(resource) => words::amount(resource, print.amount),
        Yield::Conquest => words::count(print.amount as usize, "conquest point"),
    };
    format!("{what}, room for {}", words::count(print.unit_limit as usize, "unit"))
}

fn here(view: &View, area: Area) -> Option<&AreaView> {
    view.planets.iter().flat_map(|planet| &planet.areas).find(|other| other.area == area)
}

/// How full an area is: "2 of 3 units".
fn room(view: &View, area: Area) -> String {
    let there: u8 = here(view, area).map_or(0, |here| here.units.values().sum());
    format!("holds {there} of {}", words::count(print(area).unit_limit as usize, "unit"))
}

fn place_order(view: &View, order: Order, planet: Planet) -> String {
    let depth = view.orders.iter().filter(|placed| placed.planet == planet).count();
    let below = match depth {
        0 => "the first there".to_owned(),
        1 => "on top of 1 order: it is carried out before that one".into(),
        _ => format!("on top of {depth} orders: it is carried out before them"),
    };
    format!("Place {} face down on {}, {below}.", words::order(order), words::planet(planet))
}

fn execute(view: &View) -> String {
    let Some(order) = &view.order else { return "Execute the order.".into() };
    let planet = words::planet(order.planet);
    match order.order.standard() {
        Order::BUILD => format!("Build on {planet}: units, then an upgrade, then a base."),
        Order::MOBILIZE => format!("Move units to {planet}; a battle follows if you attack."),
        _ => format!("Research with your base on {planet}: an Event card, cards, a technology."),
    }
}

fn buy(view: &View, what: &str, price: Price, then: &str) -> String {
    let then = if then.is_empty() { String::new() } else { format!("; {then}") };
    format!("Build {what} for {}{then}.", prices::cost(view, price))
}

fn build_unit(view: &View, unit: Unit, area: Area) -> String {
    let sheet = unit_sheet(unit);
    let what =
        format!("{} on {} ({})", words::a(words::unit(unit)), words::area(area), room(view, area));
    match sheet.destroys {
        None => buy(view, &what, sheet.price, ""),
        Some((from, count)) => {
            let given = words::count(count as usize, words::unit(from));
            buy(view, &what, sheet.price, &format!("{given} on the planet given up for it"))
        }
    }
}

fn build_building(view: &View, seat: Seat, building: Building) -> String {
    let level = facts::player(view, seat).buildings.get(&building).copied().unwrap_or(0) as usize;
    let kind = &content().races[building.race().index()].buildings[building.place()];
    let price = prices::building(view, seat, building);
    let units: Vec<String> = Unit::all()
        .filter(|unit| kind.enables.get(level).is_some_and(|units| units.has(*unit)))
        .map(|unit| words::unit(unit).to_owned())
        .collect();
    let then = if units.is_empty() {
        String::new()
    } else {
        format!("from then on you can build {}", list(&units))
    };
    buy(view, &format!("level {} of the {}", level + 1, words::building(building)), price, &then)
}

fn build_module(view: &View, seat: Seat, module: Module) -> String {
    let price = prices::module(view, seat, module);
    let text = words::text(module);
    format!(
        "{} {text}",
        buy(view, &format!("{} module", words::a(words::module(module))), price, "")
    )
}

fn kind_of(resource: Resource) -> &'static str {
    if resource == Resource::MINERALS { "minerals" } else { "gas" }
}

fn pay_auto(view: &View) -> String {
    let left = view.payment.map_or([0; 2], |payment| payment.left);
    format!("Pay {} with your workers, sheet first, without force mining.", words::sum(left))
}

fn pay_from(view: &View, area: Area) -> String {
    if !forces(view, area) {
        return format!("One worker goes on the card of {}.", words::area(area));
    }
    let after = match here(view, area).map_or(0, |here| here.depletion) {
        0 => "the area is then partly depleted",
        _ => "the area is then depleted for good, and its card lost",
    };
    format!("One worker beyond what {} gives: force mining, {after}.", words::area(area))
}

fn move_to(view: &View, seat: Seat, area: Area) -> String {
    let there = here(view, area);
    let defender = there.and_then(|here| here.owner).filter(|&owner| owner != seat);
    let base = there.and_then(|here| here.base).filter(|&owner| owner != seat);
    let unit = view.order.as_ref().and_then(|order| order.picked);
    let unit = unit.map_or("unit", |(unit, _)| words::unit(unit));
    match (defender, base) {
        (Some(_), _) => format!("The {unit} attacks {}: a battle.", words::area(area)),
        (None, Some(_)) => {
            format!(
                "The {unit} takes {} beside the enemy base, without a fight.",
                words::area(area)
            )
        }
        _ => format!("The {unit} goes to {} ({}).", words::area(area), room(view, area)),
    }
}

fn tech_text(tech: Tech) -> String {
    match words::text(tech) {
        "" => "cards with better values.".into(),
        text => text.into(),
    }
}

fn buy_tech(view: &View, tech: Tech) -> String {
    let technology = &content().technologies[tech.race().index()][tech.local()];
    let cards = technology.cards.iter(tech.race()).count();
    let where_to = if technology.play_area {
        "it stays open before you".to_owned()
    } else {
        let go = if cards == 1 { "goes" } else { "go" };
        format!("its {} {go} into your deck", words::count(cards, "card"))
    };
    format!(
        "Buy {} for {}; {where_to}. {}",
        words::tech(tech),
        prices::cost(view, technology.price),
        capital(&tech_text(tech))
    )
}

fn play_card(view: &View, card: Card) -> String {
    let skirmish = view.battle.as_ref().map_or(1, |battle| battle.current + 1);
    let text = words::card_text(card);
    let text = if text.is_empty() { String::new() } else { format!(" {text}") };
    format!("Place {} at skirmish {skirmish}.{text}", words::card_long(card))
}
