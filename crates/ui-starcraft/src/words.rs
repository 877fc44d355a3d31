//! Names of things, and how they look: glyphs, classes of owners.

use std::borrow::Cow;

use kernel::grid::{Cell, Side};
use kernel::{Arg, Name};
use starcraft::content::{CardFace, CardKind, Op, Price, content};
use starcraft::ids::{
    Area, Building, Card, EventKind, Faction, Module, Order, Planet, Resource, Route, Tech, Unit,
};
use starcraft::state::is_z_axis;
use starcraft::view::{Progress, View};
use ui::scene::Look;

pub use ui::words::count;

/// A planet's name.
pub fn planet(planet: Planet) -> &'static str {
    name(planet)
}

/// The name of a thing.
pub fn name(thing: impl Into<Name>) -> &'static str {
    lent(Some(tongue::english().name(&thing.into())))
}

/// What a thing says or does; empty if there is nothing to say.
pub fn text(thing: impl Into<Name>) -> &'static str {
    lent(tongue::english().form(&thing.into(), "text"))
}

/// What a card says; empty if there is nothing to say.
pub fn card_text(card: Card) -> &'static str {
    text(starcraft::card_text(card))
}

/// Names and texts without anything to fill in are there for ever.
fn lent(words: Option<Cow<'static, str>>) -> &'static str {
    match words {
        Some(Cow::Borrowed(words)) => words,
        _ => "",
    }
}

/// What something is called.
pub fn called(name: &Arg) -> String {
    tongue::english().called(name, tongue::People::default())
}

/// What makes up the progress with a special objective.
pub fn lines(progress: &Progress) -> String {
    let lines: Vec<String> =
        progress.lines.iter().map(|line| tongue::english().say(line)).collect();
    lines.join("; ")
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
    name(unit)
}

/// An Event card's name.
pub fn event(event: EventKind) -> &'static str {
    name(event)
}

/// A technology's name.
pub fn tech(tech: Tech) -> &'static str {
    name(tech)
}

/// A card's name.
pub fn card(card: Card) -> String {
    match starcraft::face(card).technology {
        Some(named) => tech(named).to_owned(),
        None => starcraft::face(card).number.to_string(),
    }
}

/// A building's name.
pub fn building(building: Building) -> &'static str {
    name(building)
}

/// A module's name.
pub fn module(module: Module) -> &'static str {
    name(module)
}

/// A faction's name.
pub fn faction(faction: Faction) -> &'static str {
    name(faction)
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

/// How an owner's pieces look.
pub fn look(faction: Option<Faction>) -> Look {
    Look { class: owner_class(faction), mark: owner_mark(faction) }
}

/// A faction in running text, as it stands on its pieces.
pub fn short_faction(faction: Faction) -> &'static str {
    match owner_class(Some(faction)) {
        "f-raynor" => "Raynor",
        "f-mengsk" => "Mengsk",
        "f-tassadar" => "Tassadar",
        "f-aldaris" => "Aldaris",
        "f-queen" => "the Queen of Blades",
        _ => "the Overmind",
    }
}

/// A faction as a player in running text.
pub fn player(faction: Faction) -> Name {
    Name::new("player", content().factions[faction.index()].id.as_str())
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

/// The glyph of a unit.
pub fn unit_glyph(unit: Unit) -> String {
    format!("u-{unit}")
}

/// The glyph of a building.
pub fn building_glyph(building: Building) -> String {
    format!("b-{building}")
}

/// The glyph of a module.
pub fn module_glyph(module: Module) -> &'static str {
    ["m-supply", "m-research", "m-air_support"][module.index()]
}

/// The glyph of a resource.
pub fn resource_glyph(resource: Resource) -> &'static str {
    ["r-mineral", "r-gas"][resource.index()]
}

/// The class that colours a resource.
pub fn resource_class(resource: Resource) -> &'static str {
    ["c-mineral", "c-gas"][resource.index()]
}

/// So many of a resource: "1 mineral", "3 gas".
pub fn amount(resource: Resource, amount: u8) -> String {
    match (resource, amount) {
        (Resource::MINERALS, 1) => "1 mineral".into(),
        (Resource::MINERALS, _) => format!("{amount} minerals"),
        _ => format!("{amount} gas"),
    }
}

/// A price: "2 minerals and 1 gas", "nothing".
pub fn price(price: Price) -> String {
    sum([price.minerals, price.gas])
}

/// Minerals and gas: "2 minerals and 1 gas", "nothing".
pub fn sum(resources: [u8; 2]) -> String {
    let parts: Vec<String> = Resource::BOTH
        .into_iter()
        .filter(|resource| resources[resource.index()] > 0)
        .map(|resource| amount(resource, resources[resource.index()]))
        .collect();
    if parts.is_empty() { "nothing".into() } else { parts.join(" and ") }
}

/// A thing with its article: "an Arbiter", "a Marine".
pub fn a(name: &str) -> String {
    let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

/// "1st", "2nd", "3rd", "4th".
pub fn nth(n: usize) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// A side of a planet.
pub fn side(side: Side) -> &'static str {
    match side.letter() {
        'N' => "north",
        'E' => "east",
        'S' => "south",
        _ => "west",
    }
}

/// A cell by one of its neighbours: "north of Torus".
pub fn cell(view: &View, cell: Cell) -> String {
    let beside = Side::ALL.into_iter().find_map(|towards| {
        let next = Some(cell.beside(towards));
        let there = view.planets.iter().find(|other| other.cell == next)?;
        Some(format!("{} of {}", side(towards.opposite()), planet(there.planet)))
    });
    beside.unwrap_or_else(|| "in the middle".into())
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
pub fn route(view: &View, route: Route) -> String {
    let Some(ends) = slots(view, route) else { return "a route not laid yet".into() };
    let [one, other] = match has_twin(view, route) {
        true => ends.map(slot),
        false => ends.map(|(at, _)| planet(at).to_owned()),
    };
    let z = if is_z_axis(route) { " (z-axis)" } else { "" };
    format!("{one} to {other}{z}")
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

/// Where an end of a route lies: "Torus north".
pub fn slot((at, towards): (Planet, Side)) -> String {
    format!("{} {}", planet(at), side(towards))
}

/// A card in a few words: its name, or its values and units if it has only a number.
pub fn card_short(card: Card) -> String {
    let face = starcraft::face(card);
    let values = format!("{}/{}", face.major.attack, face.major.health);
    match (face.kind, face.technology) {
        (CardKind::Standard, None) => format!("{values} {}", icons(face)),
        (CardKind::Standard, Some(named)) => format!("{} {values}", tech(named)),
        (_, None) => format!("Reinforcement {}", bonus(face)),
        (_, Some(named)) => tech(named).to_owned(),
    }
}

/// What a card adds: "+1 attack", or its number if it adds something else.
fn bonus(face: &CardFace) -> String {
    let added = face.effects.iter().find_map(|effect| match effect.op {
        Op::Bonus { attack, health: 0, .. } => Some(format!("+{attack} attack")),
        Op::Bonus { attack: 0, health, .. } => Some(format!("+{health} health")),
        _ => None,
    });
    added.unwrap_or_else(|| face.number.to_string())
}

/// A card in a sentence: its name with its values.
pub fn card_long(card: Card) -> String {
    let face = starcraft::face(card);
    let name = tongue::english().say(&card.into());
    match face.kind {
        CardKind::Standard => format!(
            "{name} ({} attack and {} health in front of {}, otherwise {} and {})",
            face.major.attack,
            face.major.health,
            icons(face),
            face.minor.attack,
            face.minor.health
        ),
        _ => name,
    }
}

/// The units whose icons a card shows: "Marine or Ghost", "any unit".
pub fn icons(face: &CardFace) -> String {
    let names: Vec<&str> =
        Unit::all().filter(|unit| face.icons.has(*unit)).map(|u| unit(u)).collect();
    match &names[..] {
        [] => "no unit".into(),
        [one] => (*one).into(),
        all if all.len() > 6 => "any unit".into(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
