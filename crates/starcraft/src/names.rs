//! What things are called, for messages: each by its kind and its id.

use kernel::grid::Side;
use kernel::{Arg, Message, Name, message};

use crate::cards::face;
use crate::content::content;
use crate::ids::{
    Area, Building, Card, EventKind, Faction, Module, Order, Planet, Race, Resource, Tech, Unit,
};

macro_rules! names {
    ($($type:ident = $kind:literal, $id:expr;)*) => {
        $(
            impl From<$type> for Name {
                fn from(thing: $type) -> Self {
                    let id: fn($type) -> &'static str = $id;
                    Self::new($kind, id(thing))
                }
            }

            impl From<$type> for Arg {
                fn from(thing: $type) -> Self {
                    Self::Name(thing.into())
                }
            }
        )*
    };
}

names! {
    Race = "race", |race| Race::NAMES[race.index()];
    Faction = "faction", |faction| &content().factions[faction.index()].id;
    Unit = "unit", |unit| &content().units[unit.index()].id;
    Planet = "planet", |planet| &content().planets[planet.index()].id;
    Tech = "tech", |tech| &content().technologies[tech.race().index()][tech.local()].id;
    EventKind = "event", |event| &content().events[event.index()].id;
    Building = "building",
        |building| &content().races[building.race().index()].buildings[building.place()].id;
    Module = "module", |module| Module::NAMES[module.index()];
    Order = "order", |order| Order::NAMES[order.index()];
    Resource = "resource", |resource| Resource::NAMES[resource.index()];
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

/// A card by its technology; one that has only a number is called "card 12".
impl From<Card> for Message {
    fn from(card: Card) -> Self {
        let said = match face(card).technology {
            Some(tech) => message!("sc-card-of", tech = tech),
            None => message!("sc-card", number = face(card).number),
        };
        said.naming(Name::new("card", card.to_string()))
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Message(card.into())
    }
}
