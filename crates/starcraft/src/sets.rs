//! Sets of units, cards and planets as the bits of one word.

use kernel::bit_set;
pub use kernel::sets::{bits, nth_bit};

use crate::ids::{Area, Card, EventKind, Faction, Leader, MAX_KINDS, Planet, Race, Unit};

bit_set! {
    /// A set of kinds of units, over all races.
    UnitSet(u64)
}

impl UnitSet {
    /// Every unit.
    pub const ALL: Self = Self(u64::MAX);

    /// The set of one unit.
    pub const fn one(unit: Unit) -> Self {
        Self(1 << unit.plain().0)
    }

    /// Every unit of a race.
    pub const fn of_race(race: Race) -> Self {
        Self(((1 << MAX_KINDS) - 1) << (race.0 as usize * MAX_KINDS))
    }

    /// Whether the unit belongs to it.
    pub const fn has(self, unit: Unit) -> bool {
        self.0 >> unit.plain().0 & 1 == 1
    }
}

bit_set! {
    /// A set of Leadership cards of one faction.
    LeaderSet(u8)
}

impl LeaderSet {
    /// The set of one card.
    pub const fn one(leader: Leader) -> Self {
        Self(1 << leader.place())
    }

    /// Whether the card belongs to it.
    pub const fn has(self, leader: Leader) -> bool {
        self.0 >> leader.place() & 1 == 1
    }

    /// The cards, which are those of a faction.
    pub fn iter(self, faction: Faction) -> impl Iterator<Item = Leader> {
        bits(self.0).map(move |place| Leader::of(faction, place))
    }
}

bit_set! {
    /// A set of cards of one faction; the bit of a card is [`Card::local`].
    CardSet(u64)
}

impl CardSet {
    /// The set of one card.
    pub const fn one(card: Card) -> Self {
        Self(1 << card.local())
    }

    /// Whether the card belongs to it.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.local() & 1 == 1
    }

    /// The cards, which are those of a race.
    pub fn iter(self, race: Race) -> impl Iterator<Item = Card> {
        bits(self.0).map(move |local| Card::of(race, local))
    }

    /// The card with so many cards of the set before it.
    pub fn nth(self, race: Race, n: usize) -> Card {
        Card::of(race, nth_bit(self.0, n))
    }
}
bit_set! {
    /// A set of Event cards, copies told apart; see [`Content::event_cards`](crate::content::Content).
    EventSet(u128)
}

impl EventSet {
    /// The set of its first card.
    pub const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The set of the card with so many cards of this set before it.
    pub fn nth(self, n: usize) -> Self {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let below = low.count_ones() as usize;
        let (word, first, n) = if n < below { (low, 0, n) } else { (high, 64, n - below) };
        self.and(Self(1 << (first + nth_bit(word, n))))
    }

    /// The numbers of the cards.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        bits(self.0)
    }

    /// The kinds in it, each once.
    pub fn kinds(self) -> impl Iterator<Item = EventKind> {
        let content = crate::content::content();
        let mut rest = self;
        // The copies of a kind have numbers next to each other.
        std::iter::from_fn(move || {
            let kind = content.event_cards[rest.iter().next()?];
            rest.take(content.events[kind.index()].cards);
            Some(kind)
        })
    }
}
bit_set! {
    /// A set of planets.
    PlanetSet(u32)
}

impl PlanetSet {
    /// The set of one planet.
    pub const fn one(planet: Planet) -> Self {
        Self(1 << planet.0)
    }

    /// Whether the planet belongs to it.
    pub const fn has(self, planet: Planet) -> bool {
        self.0 >> planet.0 & 1 == 1
    }

    /// Adds a planet.
    pub fn insert(&mut self, planet: Planet) {
        self.add(Self::one(planet));
    }

    /// The planets in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Planet> {
        bits(self.0).map(|planet| Planet(planet as u8))
    }

    /// Those of its planets of which something holds.
    pub fn filter(self, holds: impl Fn(Planet) -> bool) -> Self {
        self.iter()
            .fold(Self::NONE, |set, planet| Self(set.0 | u32::from(holds(planet)) << planet.0))
    }
}

impl FromIterator<Planet> for PlanetSet {
    fn from_iter<T: IntoIterator<Item = Planet>>(planets: T) -> Self {
        planets.into_iter().fold(Self::NONE, |set, planet| set.or(Self::one(planet)))
    }
}

bit_set! {
    /// A set of areas.
    AreaSet(u128)
}

impl AreaSet {
    /// The set of one area.
    pub const fn one(area: Area) -> Self {
        Self(1 << area.0)
    }

    /// Whether the area belongs to it.
    pub const fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    /// Adds an area.
    pub fn insert(&mut self, area: Area) {
        self.add(Self::one(area));
    }

    /// Takes an area out if it is there, and adds it if it is not.
    pub fn toggle(&mut self, area: Area) {
        self.0 ^= Self::one(area).0;
    }

    /// The areas in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        bits(self.0).map(|area| Area(area as u8))
    }
}
