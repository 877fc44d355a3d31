//! Names of things, and how they look: glyphs, classes of owners.

use starcraft::content::content;
use starcraft::ids::{Area, Building, Card, EventKind, Faction, Module, Order, Planet, Tech, Unit};

/// A planet's name.
pub fn planet(planet: Planet) -> &'static str {
    &content().planets[planet.index()].name
}

/// An area's name: the planet's with a letter.
pub fn area(area: Area) -> String {
    format!("{} {}", planet(area.planet()), letter(area))
}

/// The letter of an area on its planet.
pub fn letter(area: Area) -> char {
    (b'A' + area.place() as u8) as char
}

/// A unit's name.
pub fn unit(unit: Unit) -> &'static str {
    &content().units[unit.index()].name
}

/// An Event card's name.
pub fn event(event: EventKind) -> &'static str {
    &content().events[event.index()].name
}

/// A technology's name.
pub fn tech(tech: Tech) -> &'static str {
    &content().technologies[tech.race().index()][tech.local()].name
}

/// A card's name.
pub fn card(card: Card) -> &'static str {
    &starcraft::face(card).name
}

/// A building's name.
pub fn building(building: Building) -> &'static str {
    &content().races[building.race().index()].buildings[building.place()].name
}

/// A module's name.
pub fn module(module: Module) -> &'static str {
    &content().modules[module.index()].name
}

/// A faction's name.
pub fn faction(faction: Faction) -> &'static str {
    &content().factions[faction.index()].name
}

/// An order's name.
pub fn order(order: Order) -> &'static str {
    ["Build", "Mobilize", "Research", "special Build", "special Mobilize", "special Research"]
        [order.index()]
}

/// The glyph of an order's kind.
pub fn order_glyph(order: Order) -> &'static str {
    ["o-build", "o-mobilize", "o-research"][order.standard().index()]
}

/// The class that gives an owner's colours; see `10-system.css`.
pub fn owner_class(faction: Option<Faction>) -> &'static str {
    let id = faction.map(|faction| content().factions[faction.index()].id.as_str());
    match id {
        Some("jim_raynor") => "f-raynor",
        Some("arcturus_mengsk") => "f-mengsk",
        Some("tassadar") => "f-tassadar",
        Some("aldaris") => "f-aldaris",
        Some("queen_of_blades") => "f-queen",
        Some("overmind") => "f-overmind",
        _ => "f-none",
    }
}

/// The owner's mark: a plain shape, the second cue beside the colour.
pub fn owner_mark(faction: Option<Faction>) -> &'static str {
    match owner_class(faction) {
        "f-raynor" => "em-2",
        "f-mengsk" => "em-3",
        "f-tassadar" => "em-4",
        "f-aldaris" => "em-6",
        "f-queen" => "em-5",
        "f-overmind" => "em-1",
        _ => "o-hidden",
    }
}
