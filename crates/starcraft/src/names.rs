//! What things are called, for messages: each by its kind and its id.

use kernel::grid::Side;
use kernel::{Arg, Message, Name, Seat, message};

use crate::battle::Fighter;
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

/// A unit that somebody controls: one under mind control with whose it was, and with the number of its token where the
/// other one lies under a unit like it. `stolen` are all that its controller has under mind control.
pub fn controlled(unit: Unit, stolen: &[(Unit, Seat)], called: impl Fn(Seat) -> Arg) -> Arg {
    let Some(&(_, owner)) = stolen.iter().find(|(it, _)| *it == unit) else { return unit.into() };
    let said = message!("sc-stolen-unit", unit = unit.plain(), owner = called(owner));
    let alike = |it: &&(Unit, Seat)| it.0.plain() == unit.plain() && it.1 == owner;
    match (unit.stolen_by(), stolen.iter().filter(alike).count()) {
        (Some(token), 2..) => message!("sc-stolen-twin", unit = said, number = token + 1).into(),
        _ => said.into(),
    }
}

impl Fighter {
    /// What it is called where several like it fight, by its name: whether it stands in front, and the number of its skirmish.
    pub fn called(&self, unit: Arg) -> (Arg, u8) {
        let unit = if self.front { message!("sc-front-unit", unit = unit).into() } else { unit };
        (unit, self.skirmish.map_or(1, |skirmish| skirmish + 1))
    }
}

/// A card in these words; with its number, or that of its copy, where others of its race that are as like it as this says are
/// called the same.
pub fn numbered(card: Card, said: Message, like: impl Fn(&CardFace, &CardFace) -> bool) -> Message {
    let own = face(card);
    let faces = content().cards[card.race().index()].iter();
    let same = |other: &&CardFace| {
        own.kind == other.kind && own.technology == other.technology && like(own, other)
    };
    let numbers: Vec<u8> = faces.clone().filter(same).map(|other| other.number).collect();
    // A card that takes the place of another in an expansion has the same number.
    if own.technology.is_none() {
        return match numbers.iter().any(|number| *number != own.number) {
            true => message!("sc-card-numbered", card = said, number = own.number),
            false => said,
        };
    }
    let earlier = faces.take(card.local()).filter(same).count();
    match numbers.len() {
        1 => said,
        _ => message!("sc-card-copy", card = said, number = earlier + 1),
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
