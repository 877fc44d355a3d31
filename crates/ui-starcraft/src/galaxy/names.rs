//! Everything on the board in words, for those who do not see it.

use kernel::{Arg, Message, Seat, message};
use starcraft::content::{Domain, Yield, content};
use starcraft::ids::{Area, Faction, Planet, Resource};
use starcraft::state::{Site, is_z_axis, print};
use starcraft::view::{AreaView, ItemView, OrderView, PlanetView, RouteView};
use tongue::say;

use super::areas::Force;
use crate::names::in_turn;
use crate::scene::Scene;
use crate::table::facts;
use crate::words;

/// The faction of a seat, once it has one.
pub(super) fn faction(scene: &Scene<'_>, seat: Seat) -> Option<Faction> {
    scene.view.players.get(seat.index()).and_then(|player| player.faction)
}

/// What a seat is called on the board: its faction, or whoever sits there.
pub(crate) fn owner(scene: &Scene<'_>, seat: Seat) -> Arg {
    faction(scene, seat).map_or_else(|| scene.player(seat), Arg::from)
}

pub(super) fn galaxy(scene: &Scene<'_>) -> String {
    let planets = scene.view.planets.iter().filter(|planet| planet.cell.is_some()).count();
    let z = scene.view.routes.iter().filter(|route| is_z_axis(route.route)).count();
    let routes = scene.view.routes.len() - z;
    say!(scene, "sc-board", planets = planets, routes = routes, z_routes = z)
}

pub(super) fn planet(scene: &Scene<'_>, view: &PlanetView) -> String {
    let planet = view.planet;
    let areas = content().planets[planet.index()].areas.len();
    let orders = scene.view.orders.iter().filter(|order| order.planet == planet).count();
    let named = message!("sc-board-planet", planet = planet, areas = areas);
    match view.to_be_placed_by {
        Some(seat) => {
            say!(scene, "sc-board-to-place", planet = named, owner = owner(scene, seat))
        }
        None if orders > 0 => say!(scene, "sc-board-ordered", planet = named, orders = orders),
        None => scene.say(&named),
    }
}

/// What an area yields.
fn yields(area: Area) -> Message {
    let amount = print(area).amount;
    match print(area).yields {
        Yield::Resource(Resource::MINERALS) => message!("sc-board-minerals", amount = amount),
        Yield::Resource(_) => message!("sc-board-gas", amount = amount),
        Yield::Conquest if print(area).strategic => message!("sc-board-strategic"),
        Yield::Conquest => message!("sc-board-conquest", amount = amount),
    }
}

pub(super) fn area(scene: &Scene<'_>, view: &AreaView, forces: &[Force]) -> String {
    let standing = || forces.iter().filter(|force| !force.attacks);
    let units: u8 = standing().map(|force| force.count).sum();
    let named = message!(
        "sc-board-area",
        planet = view.area.planet(),
        letter = words::letter(view.area).to_string(),
        yields = yields(view.area),
        depletion = view.depletion,
        units = units,
        limit = print(view.area).unit_limit,
    );
    let mut parts: Vec<Message> = standing().map(|force| some_units(scene, force)).collect();
    parts.extend(view.base.map(|seat| some_site(scene, seat, view.site)));
    parts.extend(view.point.then(|| message!("sc-board-point")));
    if let Some(seat) = view.guard.filter(|_| view.guards > 0) {
        parts.push(guards(scene, seat, view.guards));
    }
    let here = scene.view.items.iter().filter(|item| item.area == view.area);
    parts.extend(here.map(|item| some_item(scene, item)));
    parts.extend(match print(view.area).domain {
        Domain::Any => None,
        Domain::Ground => Some(message!("sc-board-ground-only")),
        Domain::Flying => Some(message!("sc-board-flying-only")),
    });
    let attackers = forces.iter().filter(|force| force.attacks);
    parts.extend(
        attackers.map(|force| message!("sc-board-attacked", units = some_units(scene, force))),
    );
    if let Some(seat) = view.card_holder.filter(|_| view.workers > 0) {
        let owner = owner(scene, seat);
        parts.push(message!("sc-board-workers", count = view.workers, owner = owner));
    }
    if parts.is_empty() {
        return scene.say(&named);
    }
    say!(scene, "sc-board-area-with", area = named, parts = in_turn(scene, parts))
}

fn some_units(scene: &Scene<'_>, force: &Force) -> Message {
    let (owned, unit) = (owner(scene, force.seat), force.unit);
    if unit.is_hero() {
        return message!("sc-board-hero", hero = unit, owner = owned);
    }
    match facts::owner(scene.view, force.seat, unit) {
        former if former != force.seat => {
            let former = owner(scene, former);
            message!("sc-board-stolen", unit = unit, owner = owned, former = former)
        }
        _ => message!("sc-board-units", count = force.count, unit = unit, owner = owned),
    }
}

pub(super) fn force(scene: &Scene<'_>, force: &Force) -> String {
    scene.say(&some_units(scene, force))
}

pub(super) fn site(scene: &Scene<'_>, seat: Seat, site: Site) -> String {
    scene.say(&some_site(scene, seat, site))
}

/// A base, or an installation.
fn some_site(scene: &Scene<'_>, seat: Seat, site: Site) -> Message {
    match site {
        Site::Base => message!("sc-board-base", owner = owner(scene, seat)),
        _ => message!("sc-board-site", site = site, owner = owner(scene, seat)),
    }
}

pub(super) fn guard(scene: &Scene<'_>, seat: Seat, count: u8) -> String {
    scene.say(&guards(scene, seat, count))
}

pub(super) fn point(scene: &Scene<'_>) -> String {
    say!(scene, "sc-board-point")
}

pub(super) fn item(scene: &Scene<'_>, item: &ItemView) -> String {
    scene.say(&some_item(scene, item))
}

/// A scenario item, and who carries it.
fn some_item(scene: &Scene<'_>, item: &ItemView) -> Message {
    match item.bearer {
        Some((seat, unit)) => {
            let owner = owner(scene, seat);
            message!("sc-board-item-carried", item = item.item, unit = unit, owner = owner)
        }
        None => message!("sc-board-item", item = item.item),
    }
}

fn guards(scene: &Scene<'_>, seat: Seat, count: u8) -> Message {
    message!("sc-board-guard", count = count, owner = owner(scene, seat))
}

pub(super) fn route(scene: &Scene<'_>, view: &RouteView) -> String {
    let twin = words::has_twin(scene.view, view.route);
    let [one, other] = view.ends.map(|(planet, towards)| match twin {
        true => words::end_of_route((planet, towards)).into(),
        false => Arg::from(planet),
    });
    let named = match is_z_axis(view.route) {
        true => message!("sc-board-z-route", one = one, other = other),
        false => message!("sc-board-route", one = one, other = other),
    };
    if view.transports.is_empty() {
        return scene.say(&named);
    }
    let owners: Arg = view.transports.iter().map(|seat| owner(scene, seat)).collect();
    say!(scene, "sc-board-transports", route = named, owners = owners)
}

/// A stack, its orders from the top.
pub(super) fn stack(scene: &Scene<'_>, planet: Planet, from_top: &[&OrderView]) -> String {
    let orders = from_top.iter().map(|order| {
        let owner = owner(scene, order.seat);
        match order.face {
            Some(face) => message!("sc-board-order", owner = owner, order = face),
            None => message!("sc-board-face-down", owner = owner),
        }
    });
    let (count, orders) = (from_top.len(), in_turn(scene, orders));
    say!(scene, "sc-board-stack", count = count, planet = planet, orders = orders)
}
