//! What things are called, for messages: each by its kind and its id.

use kernel::grid::Side;
use kernel::{Arg, Message, Name, message};

use crate::cards::face;
use crate::content::{CardFace, CardKind, content};
use crate::ids::{
    Area, Building, Card, EventKind, Faction, Item, Leader, Module, Order, Planet, Race, Resource,
    Tech, Unit,
};

use crate::state::Site;

kernel::names! {
    Race = "race", |race| Race::NAMES[race.index()];
    Faction = "faction", |faction| &content().factions[faction.index()].id;
    Planet = "planet", |planet| &content().planets[planet.index()].id;
    Tech = "tech", |tech| &content().technologies[tech.race().index()][tech.local()].id;
    Leader = "leader", |leader| &leader.face().id;
    EventKind = "event", |event| &content().events[event.index()].id;
    Building = "building",
        |building| &content().races[building.race().index()].buildings[building.place()].id;
    Module = "module", |module| Module::NAMES[module.index()];
    Order = "order", |order| Order::NAMES[order.index()];
    Resource = "resource", |resource| Resource::NAMES[resource.index()];
    Site = "installation", |site| site.name();
    Item = "item", |item| &content().items[item.index()];
}

/// A unit by its kind, whoever controls it.
impl From<Unit> for Name {
    fn from(unit: Unit) -> Self {
        Self::new("unit", content().units[unit.plain().index()].id.as_str())
    }
}

/// A unit by its kind; a hero with the name of its Leadership card.
impl From<Unit> for Arg {
    fn from(unit: Unit) -> Self {
        match unit.led_by() {
            Some(leader) => message!("sc-hero-unit", unit = unit.plain(), leader = leader).into(),
            None => Self::Name(unit.into()),
        }
    }
}

/// A token of a player's, or something else that a sentence names by one word.
pub(crate) fn piece(id: &'static str) -> Arg {
    Name::new("piece", id).into()
}

/// A side of a planet.
pub(crate) fn side(side: Side) -> Name {
    Name::new(
        "side",
        match side {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        },
    )
}

/// An area by its planet and its letter.
impl From<Area> for Message {
    fn from(area: Area) -> Self {
        let letter = char::from(b'A' + area.place() as u8).to_string();
        message!("sc-area", planet = area.planet(), letter = letter)
            .naming(Name::new("area", area.to_string()))
    }
}

impl From<Area> for Arg {
    fn from(area: Area) -> Self {
        Self::Message(area.into())
    }
}

/// The entry that has the text of a card: its technology's, or its own.
pub fn card_text(card: Card) -> Name {
    match face(card).technology {
        Some(tech) => tech.into(),
        None => Name::new("card", card.to_string()),
    }
}

/// The units whose icons a card shows, or words for all of them and for none.
pub fn shown_on(face: &CardFace) -> Arg {
    let units: Vec<Unit> = Unit::all().filter(|unit| face.icons.has(*unit)).collect();
    match units.len() {
        0 => message!("sc-no-unit").into(),
        7.. => message!("sc-any-unit").into(),
        _ => units.into_iter().collect(),
    }
}

/// A card by its technology, or by what it shows: "6/4 Marine or Firebat".
impl From<Card> for Message {
    fn from(card: Card) -> Self {
        let face = face(card);
        let said = match (face.technology, face.kind) {
            (Some(tech), _) => message!("sc-card-of", tech = tech),
            (None, CardKind::Standard) => {
                let (attack, health) = (face.major.attack, face.major.health);
                message!("sc-card", attack = attack, health = health, units = shown_on(face))
            }
            (None, _) => message!("sc-card-added", number = face.number),
        };
        said.naming(Name::new("card", card.to_string()))
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Message(card.into())
    }
}
