//! How things look: glyphs, classes of owners; and places by what lies around them.

use kernel::grid::{Cell, Side};
use kernel::{Arg, Message, Name, message};
use starcraft::content::content;
use starcraft::ids::{Area, Building, Faction, Item, Module, Order, Planet, Resource, Route, Unit};
use starcraft::state::{Site, is_z_axis};
use starcraft::view::View;
use ui::scene::Look;

use crate::names;

/// The letter of an area on its planet.
pub fn letter(area: Area) -> char {
    (b'A' + area.place() as u8) as char
}

/// The glyph of an order's kind.
pub fn order_glyph(order: Order) -> &'static str {
    match order {
        Order::STAR => "o-star",
        _ => ["o-build", "o-mobilize", "o-research"][order.standard().index()],
    }
}

/// The class that gives an owner's colours; see `10-system.css`.
pub fn owner_class(faction: Option<Faction>) -> &'static str {
    let id = faction.map(|faction| content().factions[faction.index()].id.as_str());
    match id {
        Some("jim_raynor") => "f-blue",
        Some("arcturus_mengsk") => "f-vermilion",
        Some("tassadar") => "f-yellow",
        Some("aldaris") => "f-orange",
        Some("queen_of_blades") => "f-pink",
        Some("overmind") => "f-green",
        _ => "f-none",
    }
}

/// How an owner's pieces look.
pub fn look(faction: Option<Faction>) -> Look {
    Look { class: owner_class(faction), mark: owner_mark(faction) }
}

/// A faction as a player in running text.
pub fn player(faction: Faction) -> Name {
    Name::new("player", content().factions[faction.index()].id.as_str())
}

/// The owner's mark: a plain shape, the second cue beside the colour.
pub fn owner_mark(faction: Option<Faction>) -> &'static str {
    match owner_class(faction) {
        "f-blue" => "em-2",
        "f-vermilion" => "em-3",
        "f-yellow" => "em-4",
        "f-orange" => "em-6",
        "f-pink" => "em-5",
        "f-green" => "em-1",
        _ => "o-hidden",
    }
}

/// The glyph of a unit.
pub fn unit_glyph(unit: Unit) -> String {
    format!("u-{}", unit.plain())
}

/// The glyph of a building.
pub fn building_glyph(building: Building) -> String {
    format!("b-{building}")
}

/// The glyph of a module.
pub fn module_glyph(module: Module) -> &'static str {
    const GLYPHS: [&str; Module::COUNT] =
        ["m-supply", "m-research", "m-air_support", "m-defensive", "m-assist", "m-offensive"];
    GLYPHS[module.index()]
}

/// The glyph of a scenario item.
pub(crate) fn item_glyph(item: Item) -> &'static str {
    match starcraft::content::content().items[item.index()].as_str() {
        "psi_emitter" => "t-psi_emitter",
        "khalis_crystal" => "t-khalis_crystal",
        _ => "t-uraj_crystal",
    }
}

/// The glyph of a base or an installation.
pub fn site_glyph(site: Site) -> String {
    match site {
        Site::Base => "t-base".into(),
        _ => format!("n-{}", site.name()),
    }
}

/// The glyph of a resource.
pub fn resource_glyph(resource: Resource) -> &'static str {
    ["r-mineral", "r-gas"][resource.index()]
}

/// The class that colours a resource.
pub fn resource_class(resource: Resource) -> &'static str {
    ["c-mineral", "c-gas"][resource.index()]
}

/// The roman number of an event stage.
pub fn roman(stage: u8) -> &'static str {
    ["0", "I", "II", "III"][usize::from(stage.min(3))]
}

/// A cell by one of its neighbours: "north of Torus".
pub fn cell(view: &View, cell: Cell) -> Message {
    let beside = Side::ALL.into_iter().find_map(|towards| {
        let next = Some(cell.beside(towards));
        let there = view.planets.iter().find(|other| other.cell == next)?;
        let side = names::side(towards.opposite());
        Some(message!("sc-cell-beside", side = side, planet = there.planet))
    });
    beside.unwrap_or(message!("sc-cell-middle"))
}

/// The two planets a route joins; none before it is laid.
pub fn ends(view: &View, route: Route) -> Option<[Planet; 2]> {
    slots(view, route).map(|ends| ends.map(|(planet, _)| planet))
}

/// Where the two ends of a route lie; none before it is laid.
pub fn slots(view: &View, route: Route) -> Option<[(Planet, Side); 2]> {
    view.routes.iter().find(|other| other.route == route).map(|found| found.ends)
}

/// A route by what it joins: "Torus to Abaddon", with "(z-axis)" behind if it is one. Of two such
/// routes between the same planets each says where it leaves them: "Torus north to Abaddon east".
pub fn route(view: &View, route: Route) -> Message {
    let Some(ends) = slots(view, route) else { return message!("sc-route-unlaid") };
    let [one, other]: [Arg; 2] = match has_twin(view, route) {
        true => ends.map(|end| end_of_route(end).into()),
        false => ends.map(|(at, _)| at.into()),
    };
    let said = match is_z_axis(route) {
        true => message!("sc-z-route-ends", one = one, other = other),
        false => message!("sc-route-ends", one = one, other = other),
    };
    said.naming(Name::new("route", route.to_string()))
}

/// Where an end of a route lies: "Torus north".
pub fn end_of_route((at, towards): (Planet, Side)) -> Message {
    message!("sc-slot", planet = at, side = names::side(towards))
}

/// Whether another z-axis route joins the same two planets.
pub fn has_twin(view: &View, route: Route) -> bool {
    let joined = |route: Route| {
        let mut planets = ends(view, route);
        planets.iter_mut().for_each(|planets| planets.sort());
        planets.filter(|_| is_z_axis(route))
    };
    let this = joined(route);
    let mut others = view.routes.iter().map(|other| other.route).filter(|&other| other != route);
    this.is_some() && others.any(|other| joined(other) == this)
}

/// Whether a thing has a text; all languages have the same.
pub fn has_text(thing: impl Into<Name>) -> bool {
    tongue::english().form(&thing.into(), "text").is_some()
}
