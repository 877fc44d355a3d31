//! Everything on the board in words, for those who do not see it.

use kernel::Seat;
use starcraft::content::{Yield, content};
use starcraft::ids::{Area, Faction, Resource};
use starcraft::state::{is_z_axis, print};
use starcraft::view::{AreaView, OrderView, PlanetView, RouteView};

use super::areas::Force;
use crate::scene::Scene;
use crate::words;

/// The faction of a seat, once it has one.
pub(super) fn faction(scene: &Scene<'_>, seat: Seat) -> Option<Faction> {
    scene.view.players.get(seat.index()).and_then(|player| player.faction)
}

/// What a seat is called on the board: its faction, or whoever sits there.
pub(super) fn owner<'a>(scene: &'a Scene<'_>, seat: Seat) -> &'a str {
    match faction(scene, seat) {
        Some(faction) => words::faction(faction),
        None => scene.seats.get(seat.index()).map_or("nobody", |sitter| &sitter.name),
    }
}

pub(super) fn galaxy(scene: &Scene<'_>) -> String {
    let planets = scene.view.planets.iter().filter(|planet| planet.cell.is_some()).count();
    let z = scene.view.routes.iter().filter(|route| is_z_axis(route.route)).count();
    format!(
        "Galaxy: {}, {}, {}",
        words::count(planets, "planet"),
        words::count(scene.view.routes.len() - z, "route"),
        words::count(z, "z-axis route")
    )
}

pub(super) fn planet(scene: &Scene<'_>, view: &PlanetView) -> String {
    let name = words::planet(view.planet);
    let areas = words::count(content().planets[view.planet.index()].areas.len(), "area");
    let orders = scene.view.orders.iter().filter(|order| order.planet == view.planet).count();
    match view.to_be_placed_by {
        Some(seat) => format!("{name}, {areas}, to be placed by {}", owner(scene, seat)),
        None if orders > 0 => format!("{name}, {areas}, {}", words::count(orders, "order")),
        None => format!("{name}, {areas}"),
    }
}

/// What an area yields.
pub(super) fn yields(area: Area) -> &'static str {
    match print(area).yields {
        Yield::Resource(Resource::MINERALS) => "minerals",
        Yield::Resource(_) => "gas",
        Yield::Conquest => "conquest points",
    }
}

pub(super) fn area(scene: &Scene<'_>, view: &AreaView, forces: &[Force]) -> String {
    let (name, letter) = (words::planet(view.area.planet()), words::letter(view.area));
    let print = print(view.area);
    let mut text = format!("{name} area {letter}, {} {}", yields(view.area), print.amount);
    match view.depletion {
        0 => {}
        1 => text += ", partly depleted",
        _ => text += ", depleted",
    }
    let standing: u8 = forces.iter().filter(|force| !force.attacks).map(|force| force.count).sum();
    text += &format!(", {standing} of {}", words::count(print.unit_limit as usize, "unit"));
    let mut parts: Vec<String> = forces
        .iter()
        .filter(|force| !force.attacks)
        .map(|force| self::force(scene, force))
        .collect();
    if let Some(seat) = view.base {
        parts.push(base(scene, seat));
    }
    let attackers = forces.iter().filter(|force| force.attacks);
    parts.extend(attackers.map(|force| format!("attacked by {}", self::force(scene, force))));
    if let Some(seat) = view.card_holder.filter(|_| view.workers > 0) {
        let workers = words::count(usize::from(view.workers), "worker");
        parts.push(format!("{workers} of {}", owner(scene, seat)));
    }
    if !parts.is_empty() {
        text += ": ";
        text += &parts.join("; ");
    }
    text
}

pub(super) fn force(scene: &Scene<'_>, force: &Force) -> String {
    format!(
        "{} of {}",
        words::count(usize::from(force.count), words::unit(force.unit)),
        owner(scene, force.seat)
    )
}

pub(super) fn base(scene: &Scene<'_>, seat: Seat) -> String {
    format!("base of {}", owner(scene, seat))
}

pub(super) fn route(scene: &Scene<'_>, view: &RouteView) -> String {
    let [one, other] = match words::has_twin(scene.view, view.route) {
        true => view.ends.map(words::slot),
        false => view.ends.map(|(planet, _)| words::planet(planet).to_owned()),
    };
    let kind = if is_z_axis(view.route) { "Z-axis route" } else { "Route" };
    let mut text = format!("{kind} between {one} and {other}");
    let owners: Vec<&str> = view.transports.iter().map(|seat| owner(scene, seat)).collect();
    if !owners.is_empty() {
        text += ", transports of ";
        text += &owners.join(", ");
    }
    text
}

/// A stack, its orders from the top.
pub(super) fn stack(scene: &Scene<'_>, name: &str, from_top: &[&OrderView]) -> String {
    let orders = from_top.iter().map(|order| {
        let face = order.face.map_or("face down", words::order);
        format!("{}: {face}", owner(scene, order.seat))
    });
    let orders: Vec<String> = orders.collect();
    let number = words::count(from_top.len(), "order");
    format!("{number} on {name}, from the top: {}", orders.join("; "))
}
