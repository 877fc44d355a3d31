//! Questions and choices in plain words. The page has words of its own for the answers; these serve
//! the command line and the engine protocol.
//!
//! * here: names, and what each choice says;
//! * `done.rs`: what ending a series or declining an offer means;
//! * `questions.rs`: the question of each step.

mod done;
mod questions;

use kernel::Seat;
use kernel::grid::Side;

use crate::action::Action;
use crate::cards::face;
use crate::content::{CardKind, content};
use crate::ids::{
    Area, Building, Card, EventKind, Module, Order, Planet, Resource, Route, Tech, Unit,
};
use crate::state::{StarCraft, Step, is_z_axis, print, unit_sheet};

pub(crate) fn planet(planet: Planet) -> &'static str {
    &content().planets[planet.index()].name
}

pub(crate) fn area(area: Area) -> String {
    let letter = (b'A' + area.place() as u8) as char;
    format!("{} {letter}", planet(area.planet()))
}

pub(crate) fn unit(unit: Unit) -> &'static str {
    &content().units[unit.index()].name
}

pub(crate) fn event(event: EventKind) -> &'static str {
    &content().events[event.index()].name
}

pub(crate) fn tech(tech: Tech) -> &'static str {
    &content().technologies[tech.race().index()][tech.local()].name
}

pub(crate) fn building(building: Building) -> &'static str {
    &content().races[building.race().index()].buildings[building.place()].name
}

/// The order's name, in the middle of a sentence.
pub(crate) fn order(order: Order) -> &'static str {
    match (order.standard(), order.is_special()) {
        (Order::BUILD, false) => "Build",
        (Order::MOBILIZE, false) => "Mobilize",
        (_, false) => "Research",
        (Order::BUILD, true) => "special Build",
        (Order::MOBILIZE, true) => "special Mobilize",
        (_, true) => "special Research",
    }
}

/// What is printed on top of a card.
pub(crate) fn card_name(card: Card) -> &'static str {
    &face(card).name
}

/// A card in the middle of a sentence; one that has only a number is called "card 12".
pub(crate) fn card_title(card: Card) -> String {
    let name = card_name(card);
    if name.parse::<u8>().is_ok() { format!("card {name}") } else { name.to_owned() }
}

fn module(module: Module) -> &'static str {
    &content().modules[module.index()].name
}

/// A side of a planet.
pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// With a capital letter in front.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// With the indefinite article.
pub(crate) fn a(name: &str) -> String {
    let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

/// Several names as one phrase.
pub(crate) fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// So many of something.
pub(crate) fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

fn card(card: Card) -> String {
    let face = face(card);
    match face.kind {
        CardKind::Standard => format!(
            "{} ({}/{}, otherwise {}/{})",
            card_title(card),
            face.major.attack,
            face.major.health,
            face.minor.attack,
            face.minor.health
        ),
        _ => card_title(card),
    }
}

/// Minerals and gas, as far as there are any.
fn amount([minerals, gas]: [u8; 2]) -> String {
    let mineral = |n: u8| if n == 1 { "1 mineral".into() } else { format!("{n} minerals") };
    match (minerals, gas) {
        (n, 0) => mineral(n),
        (0, gas) => format!("{gas} gas"),
        (n, gas) => format!("{} and {gas} gas", mineral(n)),
    }
}

/// One of a resource: "1 mineral".
fn one(resource: Resource) -> String {
    amount(if resource == Resource::MINERALS { [1, 0] } else { [0, 1] })
}

pub(crate) fn resource(resource: Resource) -> &'static str {
    if resource == Resource::MINERALS { "minerals" } else { "gas" }
}

impl StarCraft {
    /// A player by his faction.
    pub(crate) fn side_name(&self, seat: Seat) -> String {
        match self.players.get(seat.index()).and_then(|player| player.faction) {
            Some(faction) => content().factions[faction.index()].name.clone(),
            None => format!("player {}", seat.index() + 1),
        }
    }

    /// A route by the planets it joins; of two z-axis routes between the same planets each also by
    /// the sides it leaves them on.
    pub(crate) fn route_name(&self, route: Route) -> String {
        let [(one, from), (other, to)] = self.routes[route.index()].ends;
        if !is_z_axis(route) {
            return format!("the route between {} and {}", planet(one), planet(other));
        }
        let joins = |other_route: &Route| {
            let ends = self.routes[other_route.index()].ends.map(|(planet, _)| planet);
            is_z_axis(*other_route) && (ends == [one, other] || ends == [other, one])
        };
        let (one, other) = (planet(one), planet(other));
        if self.all_routes().filter(joins).count() > 1 {
            let (from, to) = (side(from), side(to));
            return format!("the z-axis route from the {from} of {one} to the {to} of {other}");
        }
        format!("the z-axis route between {one} and {other}")
    }

    /// An end of a z-axis route: the slot it lies in is nobody else's.
    fn end_name(&self, route: Route, end: u8) -> String {
        let ends = self.routes[route.index()].ends;
        let at = usize::from(end).min(1);
        let (here, slot) = ends[at];
        let there = planet(ends[1 - at].0);
        format!("the end on the {} of {} (route to {there})", side(slot), planet(here))
    }

    /// What one more worker on the card of an area does; SC-MINE-02, -03.
    fn pay_from_words(&self, at: Area) -> String {
        let name = area(at);
        let here = self.area(at);
        if here.workers < print(at).amount {
            return format!("One worker on the card of {name}");
        }
        match here.depletion {
            0 => format!("Force mine {name}: it is then partly depleted"),
            _ => format!("Force mine {name}: it is then depleted for good, and its card lost"),
        }
    }

    /// A choice in words, as they mean something in this very state.
    pub(crate) fn words(&self, action: Action) -> String {
        let step = self.step();
        match action {
            Action::PlacePlanet { cell, rotation } => {
                let turned = match rotation {
                    0 => "as printed".to_owned(),
                    quarters => format!("turned by {} degrees", u16::from(quarters) * 90),
                };
                let at = format!("column {}, row {}, {turned}", cell.x, cell.y);
                match step {
                    Step::PlacePlanet(_, p) => format!("Put {} at {at}", planet(p)),
                    _ => format!("Put it at {at}"),
                }
            }
            Action::LayRoute { side } => match step {
                Step::LayRoutes(_, p) => {
                    let beside = self.planet_at(self.planets[p.index()].cell.beside(side));
                    format!("Lay the route to {}", beside.map_or("nowhere", planet))
                }
                _ => format!("Lay the route to the {}", self::side(side)),
            },
            Action::PlaceForce { area: at } => match step {
                Step::StartForces(seat) => {
                    let name = self.next_force(seat).map_or("unit", unit);
                    format!("Put {} on {}", a(name), area(at))
                }
                _ => format!("Put it on {}", area(at)),
            },
            Action::StartTransport { route } => {
                format!("Put your transport on {}", self.route_name(route))
            }
            Action::BuildTransport { route } => {
                format!("Build a transport on {}", self.route_name(route))
            }
            Action::ScrapTransport { route } => {
                format!("Destroy your transport on {}", self.route_name(route))
            }
            Action::PickRoute { route } => capital(&self.route_name(route)),
            Action::GiveUp { area: at } => match step {
                Step::GiveUp(_, made, _) => {
                    let given = unit_sheet(made).destroys.map_or("unit", |(from, _)| unit(from));
                    format!("Give up the {given} on {}", area(at))
                }
                _ => format!("Give up the unit on {}", area(at)),
            },
            Action::MoveTo { area: at } => match self.order.and_then(|order| order.picked) {
                Some((moved, _)) => format!("Move the {} to {}", unit(moved), area(at)),
                None => format!("To {}", area(at)),
            },
            Action::Draw {} => match step {
                Step::BonusDraw(_, more) => {
                    format!("Draw {}", count(more.into(), "Combat card", "Combat cards"))
                }
                _ => "Draw 3 Combat cards".into(),
            },
            Action::Choose { option } => {
                let mut alternatives = self.alternatives();
                let at = option as usize;
                if at < alternatives.len() {
                    alternatives.swap_remove(at)
                } else {
                    format!("Alternative {}", at + 1)
                }
            }
            Action::TakeFrom { seat, event: e } => {
                format!("{} of {}", event(e), self.side_name(Seat(seat)))
            }
            Action::SwapEnds { one, end, other, other_end } => format!(
                "Exchange {} with {}",
                self.end_name(one, end),
                self.end_name(other, other_end)
            ),
            Action::PayFrom { area: at } => self.pay_from_words(at),
            Action::Withdraw { area: at } => match self.withdrawing() {
                Some(fled) => format!("Withdraw the {} to {}", unit(fled), area(at)),
                None => format!("Withdraw to {}", area(at)),
            },
            Action::Done {} => self.done_words(),
            _ => describe(action),
        }
    }
}

/// A choice in words that mean the same in every state.
fn describe(action: Action) -> String {
    match action {
        Action::TakeFaction { faction } => {
            format!("Play {}", content().factions[faction.index()].name)
        }
        Action::PickPlanet { planet: p } => format!("Place {}", planet(p)),
        Action::PlaceBase { area: a } => format!("Put your base on {}", area(a)),
        Action::PlaceZEnd { planet: p, side } => {
            format!("Put the end of the z-axis route on the {} of {}", self::side(side), planet(p))
        }
        Action::PlaceOrder { order, planet: p } => {
            format!("Place {} on {}", self::order(order), planet(p))
        }
        Action::UseEvent { event: e } => format!("Use {}", event(e)),
        Action::Reveal { planet: p } => format!("Reveal your order on {}", planet(p)),
        Action::Execute {} => "Execute the order".into(),
        Action::TakeEvent {} => "Take an Event card".into(),
        Action::BuildWorker {} => "Build a worker".into(),
        Action::BuildUnit { unit: u, area: a } => {
            format!("Build {} on {}", self::a(unit(u)), area(a))
        }
        Action::BuildBuilding { building } => {
            format!("Build the next level of {}", self::building(building))
        }
        Action::BuildModule { module } => {
            format!("Build {} module", a(self::module(module)))
        }
        Action::BuildBase { area: a } => format!("Build a base on {}", area(a)),
        Action::Scrap {} => "Destroy a piece of your own".into(),
        Action::ScrapUnit { unit: u, area: a } => {
            format!("Destroy your {} on {}", unit(u), area(a))
        }
        Action::ScrapBase { planet: p } => format!("Destroy your base on {}", planet(p)),
        Action::PayAuto {} => "Pay without force mining".into(),
        Action::PayPermanent { resource: r } => {
            format!("One worker on your permanent {}", resource(r))
        }
        Action::Discount { resource: r } => format!("Take {} off", one(r)),
        Action::MoveUnit { unit: u, from } => format!("Move {} from {}", a(unit(u)), area(from)),
        Action::LiftOff { area: a } => format!("Move your base to {}", area(a)),
        Action::Recall { unit: u, from } => format!("Recall {} from {}", a(unit(u)), area(from)),
        Action::BuyTech { tech: t } => format!("Buy {}", tech(t)),
        Action::ToHand { card: c } => format!("Take {}", card(c)),
        Action::UseTech { tech: t } => format!("Use {}", tech(t)),
        Action::GiveUnit { unit: u } => format!("Give up {}", a(unit(u))),
        Action::GiveWorker {} => "Give up a worker".into(),
        Action::NameFront { unit: u } => format!("The {} fights in front", unit(u)),
        Action::Pair { attacker, defender } => {
            format!("{} against {}", unit(attacker), unit(defender))
        }
        Action::Support { skirmish } => format!("Support skirmish {}", skirmish + 1),
        Action::PlayCard { card: c } => format!("Place {}", card(c)),
        Action::PlayDeck {} => "Place the top card of your deck unseen".into(),
        Action::LookDeck {} => "Look at two cards of your deck and place one".into(),
        Action::Resolve { skirmish } => format!("Resolve skirmish {}", skirmish + 1),
        Action::Lose { unit: u } => format!("Lose {}", a(unit(u))),
        Action::Leave { unit: u } => format!("The {} leaves", unit(u)),
        Action::Retreat { area: a } => format!("Retreat to {}", area(a)),
        Action::PlayEvent { event: e } => format!("Execute {}", event(e)),
        Action::TakePoint {} => "Gain 1 conquest point".into(),
        Action::PickArea { area: a } => area(a),
        Action::PickUnit { unit: u } => unit(u).into(),
        Action::Discard { card: c } => format!("Discard {}", card(c)),
        // Said by the state that offers it.
        Action::PlacePlanet { .. }
        | Action::LayRoute { .. }
        | Action::PlaceForce { .. }
        | Action::StartTransport { .. }
        | Action::BuildTransport { .. }
        | Action::GiveUp { .. }
        | Action::ScrapTransport { .. }
        | Action::MoveTo { .. }
        | Action::PayFrom { .. }
        | Action::Withdraw { .. }
        | Action::Done {}
        | Action::Draw {}
        | Action::Choose { .. }
        | Action::PickRoute { .. }
        | Action::TakeFrom { .. }
        | Action::SwapEnds { .. } => action.to_string(),
    }
}
