//! Small numbers with names: every kind of thing a rule or an action can point at.
//!
//! In the state they are bytes; in text and JSON they are the names of the data files.

use kernel::named;

use crate::content::content;

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// The most planet tiles a box can hold (base game 12, Brood War 6).
pub const MAX_PLANETS: usize = 18;
/// The most areas of one planet.
pub const MAX_AREAS: usize = 5;
/// The most kinds of units of one race.
pub const MAX_KINDS: usize = 11;
/// Space for normal routes; how many there are stands in the data.
pub const NORMAL_ROUTES: usize = 20;
/// Space for all routes: the normal ones first, then six z-axis routes.
pub const MAX_ROUTES: usize = NORMAL_ROUTES + 6;

named! {
    /// One of the three races.
    Race: "race", 3, |id, f| f.write_str(Race::NAMES[id.index()])
}

impl Race {
    /// The Terrans.
    pub const TERRAN: Self = Self(0);
    /// The Zerg.
    pub const ZERG: Self = Self(1);
    /// The Protoss.
    pub const PROTOSS: Self = Self(2);
    /// The ids of the races, in the order of their numbers.
    pub const NAMES: [&'static str; 3] = ["terran", "zerg", "protoss"];
}

named! {
    /// A faction of the data.
    Faction: "faction", content().factions.len(), |id, f| f
        .write_str(content().factions.get(id.index()).map_or("", |faction| &faction.id))
}

named! {
    /// A kind of unit: `race * MAX_KINDS + kind`.
    Unit: "unit", 3 * MAX_KINDS, |id, f| f
        .write_str(content().units.get(id.index()).map_or("", |unit| &unit.id))
}

impl Unit {
    /// The unit of a race.
    pub const fn of(race: Race, kind: usize) -> Self {
        Self(race.0 * MAX_KINDS as u8 + kind as u8)
    }

    /// Its place among the units of its race.
    pub const fn kind(self) -> usize {
        self.0 as usize % MAX_KINDS
    }

    /// Its race.
    pub const fn race(self) -> Race {
        Race(self.0 / MAX_KINDS as u8)
    }
}

named! {
    /// A planet tile.
    Planet: "planet", MAX_PLANETS, |id, f| f
        .write_str(content().planets.get(id.index()).map_or("", |planet| &planet.id))
}

impl Planet {
    /// One of its areas.
    pub const fn area(self, index: usize) -> Area {
        Area(self.0 * MAX_AREAS as u8 + index as u8)
    }

    /// All its areas.
    pub fn areas(self) -> impl DoubleEndedIterator<Item = Area> {
        (0..content().area_counts[self.index()]).map(move |index| self.area(index))
    }
}

impl From<Planet> for usize {
    fn from(planet: Planet) -> Self {
        planet.index()
    }
}

named! {
    /// An area of a planet: `planet * MAX_AREAS + place`.
    Area: "area", MAX_PLANETS * MAX_AREAS, |id, f| {
        match content().planets.get(id.planet().index()) {
            Some(planet) if id.place() < planet.areas.len() => {
                write!(f, "{}.{}", planet.id, (b'a' + id.place() as u8) as char)
            }
            _ => Ok(()),
        }
    }
}

impl Area {
    /// Its planet.
    pub const fn planet(self) -> Planet {
        Planet(self.0 / MAX_AREAS as u8)
    }

    /// Its place on the planet.
    pub const fn place(self) -> usize {
        self.0 as usize % MAX_AREAS
    }
}

named! {
    /// A navigation route of this galaxy: `r0`… normal, `z0`… z-axis.
    Route: "route", MAX_ROUTES, |id, f| match id.index().checked_sub(NORMAL_ROUTES) {
        None => write!(f, "r{}", id.0),
        Some(z) => write!(f, "z{z}"),
    }
}

named! {
    /// A Combat or Technology card of one faction: `race * 64 + place in the race's card list`.
    Card: "card", 192, |id, f| f
        .write_str(content().cards[id.race().index()].get(id.local()).map_or("", |card| &card.id))
}

impl Card {
    /// The card of a race.
    pub const fn of(race: Race, local: usize) -> Self {
        Self(race.0 * 64 + local as u8)
    }

    /// Its place in the race's card list: the bit it has in a [`CardSet`](crate::sets::CardSet).
    pub const fn local(self) -> usize {
        self.0 as usize % 64
    }

    /// Its race.
    pub const fn race(self) -> Race {
        Race(self.0 / 64)
    }
}

named! {
    /// A technology: `race * 32 + place in the race's list`.
    Tech: "technology", 96, |id, f| f.write_str(
        content().technologies[id.race().index()].get(id.local()).map_or("", |tech| &tech.id)
    )
}

impl Tech {
    /// The technology of a race.
    pub const fn of(race: Race, local: usize) -> Self {
        Self(race.0 * 32 + local as u8)
    }

    /// Its place in the race's list.
    pub const fn local(self) -> usize {
        self.0 as usize % 32
    }

    /// Its race.
    pub const fn race(self) -> Race {
        Race(self.0 / 32)
    }
}

named! {
    /// A kind of Event card; copies of one kind are the same thing to a player.
    EventKind: "event", content().events.len(), |id, f| f
        .write_str(content().events.get(id.index()).map_or("", |event| &event.id))
}

named! {
    /// A building type of one race, by its place on the Faction Sheet (0 to 2).
    Building: "building", 9, |id, f| f
        .write_str(&content().races[id.race().index()].buildings[id.place()].id)
}

impl Building {
    /// The building type of a race.
    pub const fn of(race: Race, place: usize) -> Self {
        Self(race.0 * 3 + place as u8)
    }

    /// Its place on the Faction Sheet.
    pub const fn place(self) -> usize {
        self.0 as usize % 3
    }

    /// Its race.
    pub const fn race(self) -> Race {
        Race(self.0 / 3)
    }
}

named! {
    /// A kind of module.
    Module: "module", Module::COUNT, |id, f| f.write_str(Module::NAMES[id.index()])
}

impl Module {
    /// Unit build limit +1.
    pub const SUPPLY: Self = Self(0);
    /// One more special order.
    pub const RESEARCH: Self = Self(1);
    /// Detector, anti-aircraft, orbital defense for own bases.
    pub const AIR_SUPPORT: Self = Self(2);
    /// How many kinds the rules know.
    pub const COUNT: usize = 3;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::SUPPLY, Self::RESEARCH, Self::AIR_SUPPORT];
    /// The ids of the modules, in the order of their numbers.
    pub const NAMES: [&'static str; Self::COUNT] =
        ["supply", "research_and_development", "air_support"];
}

named! {
    /// The face of an order token: three kinds, standard and special.
    Order: "order", Order::COUNT, |id, f| f.write_str(Order::NAMES[id.index()])
}

impl Order {
    /// Standard Build.
    pub const BUILD: Self = Self(0);
    /// Standard Mobilize.
    pub const MOBILIZE: Self = Self(1);
    /// Standard Research.
    pub const RESEARCH: Self = Self(2);
    /// How many faces there are.
    pub const COUNT: usize = 6;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The ids of the orders, in the order of their numbers.
    pub const NAMES: [&'static str; Self::COUNT] =
        ["build", "mobilize", "research", "special_build", "special_mobilize", "special_research"];

    /// The special (gold) version of this order.
    pub const fn special(self) -> Self {
        Self(self.0 % 3 + 3)
    }

    /// Whether it is a special order.
    pub const fn is_special(self) -> bool {
        self.0 >= 3
    }

    /// The standard order it extends, itself if it is one.
    pub const fn standard(self) -> Self {
        Self(self.0 % 3)
    }

    /// SC-COMP-13: two tokens of each standard order, one of each special one.
    pub const fn tokens(self) -> usize {
        if self.is_special() { 1 } else { 2 }
    }
}

named! {
    /// The two kinds of resources.
    Resource: "resource", 2, |id, f| f.write_str(Resource::NAMES[id.index()])
}

impl Resource {
    /// Minerals.
    pub const MINERALS: Self = Self(0);
    /// Gas.
    pub const GAS: Self = Self(1);
    /// Both.
    pub const BOTH: [Self; 2] = [Self::MINERALS, Self::GAS];
    /// The ids of the resources, in the order of their numbers.
    pub const NAMES: [&'static str; 2] = ["minerals", "gas"];
}
