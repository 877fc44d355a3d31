//! Small numbers with names: every kind of thing a rule or an action can point at.
//!
//! In the state they are bytes; in text and JSON they are the names of the data files.

use kernel::named;

use crate::content::content;

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// The most planet tiles there are (base game 12, Brood War 6, one promotional).
pub const MAX_PLANETS: usize = 19;
/// The most areas of one planet.
pub const MAX_AREAS: usize = 5;
/// The most kinds of units of one race.
pub const MAX_KINDS: usize = 11;
/// How many places for kinds of units there are.
pub const UNITS: usize = 3 * MAX_KINDS;
/// BW-CMP-11: mind control tokens of a player.
pub const STOLEN: usize = 2;
/// The place of a player's hero among the units they have: after those of the race and stolen ones.
/// There is one at most, since all heroes stand on cards of the same stage (BW-HRO-01, BW-LDR-02).
pub const HERO: usize = MAX_KINDS + STOLEN;
/// The most kinds of units one player has.
pub const KINDS: usize = HERO + 1;
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
    /// A kind of unit: `race * MAX_KINDS + kind`; from `UNITS` on the same kinds under mind control,
    /// once for each mind control token of a player (BW-MND-02), and at last with the hero token (BW-HRO-02).
    Unit: "unit", UNITS, also UNITS * (2 + STOLEN), |id, f| {
        let name = content().units.get(id.plain().index()).map_or("", |unit| &unit.id);
        match id.slot() {
            _ if name.is_empty() => Ok(()),
            _ if id.is_hero() => write!(f, "hero_{name}"),
            None => f.write_str(name),
            Some(slot) => write!(f, "stolen{}_{name}", slot + 1),
        }
    }
}

impl Unit {
    /// The unit of a race.
    pub const fn of(race: Race, kind: usize) -> Self {
        Self(race.0 * MAX_KINDS as u8 + kind as u8)
    }

    /// Its place among the units a player has: of the own race by kind, then stolen ones by token.
    pub const fn kind(self) -> usize {
        match self.slot() {
            None => self.0 as usize % MAX_KINDS,
            Some(slot) => MAX_KINDS + slot, // the hero token has the last one
        }
    }

    /// Its race.
    pub const fn race(self) -> Race {
        Race(self.plain().0 / MAX_KINDS as u8)
    }

    /// What it is, whoever controls it.
    pub const fn plain(self) -> Self {
        Self(self.0 % UNITS as u8)
    }

    /// Its place among the tokens that mark units, if one lies under it.
    const fn slot(self) -> Option<usize> {
        (self.0 as usize / UNITS).checked_sub(1)
    }

    /// The mind control token under it, if it is stolen.
    pub const fn stolen_by(self) -> Option<usize> {
        match self.slot() {
            Some(slot) if slot < STOLEN => Some(slot),
            _ => None,
        }
    }

    /// Whether the hero token lies under it.
    pub const fn is_hero(self) -> bool {
        self.0 as usize >= UNITS * (1 + STOLEN)
    }

    /// The Leadership card that brings the hero; no two heroes are of one kind.
    pub fn led_by(self) -> Option<Leader> {
        let brings = |leader: &Leader| {
            let hero = leader.face().hero.as_ref();
            hero.is_some_and(|hero| hero.unit == self.plain())
        };
        if self.is_hero() { Leader::all().find(brings) } else { None }
    }

    /// It, with the hero token under it.
    pub const fn hero(self) -> Self {
        Self(self.plain().0 + ((1 + STOLEN) * UNITS) as u8)
    }

    /// It, with this mind control token of a player under it.
    pub const fn stolen(self, slot: usize) -> Self {
        Self(self.plain().0 + ((1 + slot) * UNITS) as u8)
    }
}

named! {
    /// A Leadership card: `faction * LEADERS + place in the faction's deck`.
    Leader: "leader", content().leaders.len(), |id, f| f
        .write_str(content().leaders.get(id.index()).map_or("", |leader| &leader.id))
}

/// BW-LDR-01: Leadership cards of a faction.
pub const LEADERS: usize = 7;

impl Leader {
    /// The Leadership card of a faction.
    pub const fn of(faction: Faction, place: usize) -> Self {
        Self(faction.0 * LEADERS as u8 + place as u8)
    }

    /// Whose deck it belongs to.
    pub const fn faction(self) -> Faction {
        Faction(self.0 / LEADERS as u8)
    }

    /// Its place in the deck.
    pub const fn place(self) -> usize {
        self.0 as usize % LEADERS
    }

    /// What is printed on it.
    pub fn face(self) -> &'static crate::content::LeaderFace {
        &content().leaders[self.index()]
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
    /// Defenders change places.
    pub const DEFENSIVE: Self = Self(3);
    /// Room for one more assist unit.
    pub const ASSIST: Self = Self(4);
    /// Past orbital defense.
    pub const OFFENSIVE: Self = Self(5);
    /// How many kinds the rules know.
    pub const COUNT: usize = 6;
    /// All of them, those of the expansion last.
    pub const ALL: [Self; Self::COUNT] = [
        Self::SUPPLY,
        Self::RESEARCH,
        Self::AIR_SUPPORT,
        Self::DEFENSIVE,
        Self::ASSIST,
        Self::OFFENSIVE,
    ];
    /// The ids of the modules, in the order of their numbers.
    pub const NAMES: [&'static str; Self::COUNT] =
        ["supply", "research_and_development", "air_support", "defensive", "assist", "offensive"];
}

named! {
    /// The face of an order token: three kinds, standard and special.
    Order: "order", Order::COUNT, also Order::FACES, |id, f| f.write_str(Order::NAMES[id.index()])
}

impl Order {
    /// Standard Build.
    pub const BUILD: Self = Self(0);
    /// Standard Mobilize.
    pub const MOBILIZE: Self = Self(1);
    /// Standard Research.
    pub const RESEARCH: Self = Self(2);
    /// The Star, of one Leadership card (BW-CARD-22).
    pub const STAR: Self = Self(6);
    /// How many faces every player has.
    pub const COUNT: usize = 6;
    /// How many faces there are, the Star included.
    pub const FACES: usize = 7;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The ids of the orders, in the order of their numbers.
    pub const NAMES: [&'static str; Self::FACES] = [
        "build",
        "mobilize",
        "research",
        "special_build",
        "special_mobilize",
        "special_research",
        "star",
    ];

    /// The special (gold) version of this order.
    pub const fn special(self) -> Self {
        Self(self.0 % 3 + 3)
    }

    /// Whether it is a special order.
    pub const fn is_special(self) -> bool {
        (self.0 >= 3) & (self.0 != Self::STAR.0)
    }

    /// The standard order it extends, itself if it is one.
    pub const fn standard(self) -> Self {
        Self(self.0 % 3)
    }

    /// Whether it is one of the special orders of a set of bits: build, mobilize, research.
    pub const fn is_among(self, specials: u8) -> bool {
        self.is_special() && specials & self.bit() != 0
    }

    /// The bit of its kind in a set of special orders.
    pub const fn bit(self) -> u8 {
        1 << self.standard().0
    }

    /// SC-COMP-13: two tokens of each standard order, one of each special one and of the Star.
    pub const fn tokens(self) -> usize {
        if self.0 >= 3 { 1 } else { 2 }
    }
}

/// BW-CMP-16: scenario items.
pub const ITEMS: usize = 3;

named! {
    /// A scenario item.
    Item: "item", content().items.len(), |id, f| f
        .write_str(content().items.get(id.index()).map_or("", |item| item))
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
