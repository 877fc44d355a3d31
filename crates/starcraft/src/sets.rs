//! Sets of units, cards and planets as the bits of one word.

use crate::ids::{Area, Card, EventKind, MAX_KINDS, Planet, Race, Unit};

/// Walks over the bits of a word, lowest first.
pub fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            bit
        })
    })
}

/// A set of kinds of units, over all races.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct UnitSet(pub u64);

impl UnitSet {
    /// No unit.
    pub const NONE: Self = Self(0);
    /// Every unit.
    pub const ALL: Self = Self(u64::MAX);

    /// The set of one unit.
    pub const fn one(unit: Unit) -> Self {
        Self(1 << unit.0)
    }

    /// Every unit of a race.
    pub const fn of_race(race: Race) -> Self {
        Self(((1 << MAX_KINDS) - 1) << (race.0 as usize * MAX_KINDS))
    }

    /// Whether the unit belongs to it.
    pub const fn has(self, unit: Unit) -> bool {
        self.0 >> unit.0 & 1 == 1
    }

    /// Whether the two sets share a unit.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What sets of cards have in common.
macro_rules! card_set {
    ($set:ident) => {
        impl $set {
            /// No card.
            pub const NONE: Self = Self(0);

            /// How many cards.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Adds the cards of another set.
            pub fn add(&mut self, other: Self) {
                self.0 |= other.0;
            }

            /// Takes the cards of another set out.
            pub fn take(&mut self, other: Self) {
                self.0 &= !other.0;
            }

            /// The cards of both sets.
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The cards of either set.
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The cards of this set that are not in the other.
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
    };
}

/// A set of cards of one faction; the bit of a card is [`Card::local`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(pub u64);

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
        let mut word = self.0;
        for _ in 0..n {
            word &= word - 1;
        }
        Card::of(race, word.trailing_zeros() as usize)
    }
}
card_set!(CardSet);

/// A set of Event cards, copies told apart; see [`Content::event_cards`](crate::content::Content).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EventSet(pub u128);

impl EventSet {
    /// The set of its first card.
    pub const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The set of the card with so many cards of this set before it.
    pub fn nth(self, n: usize) -> Self {
        let mut word = self.0;
        for _ in 0..n {
            word &= word - 1;
        }
        Self(word).lowest()
    }

    /// The numbers of the cards.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut word = self.0;
        std::iter::from_fn(move || {
            (word != 0).then(|| {
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                bit
            })
        })
    }

    /// The kinds in it, each once.
    pub fn kinds(self) -> impl Iterator<Item = EventKind> {
        let events = &crate::content::content().events;
        (0..events.len())
            .filter(move |&kind| !self.and(events[kind].cards).is_empty())
            .map(|kind| EventKind(kind as u8))
    }
}
card_set!(EventSet);

/// A set of planets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlanetSet(pub u32);

impl PlanetSet {
    /// Whether the planet belongs to it.
    pub const fn has(self, planet: Planet) -> bool {
        self.0 >> planet.0 & 1 == 1
    }

    /// Adds a planet.
    pub fn insert(&mut self, planet: Planet) {
        self.0 |= 1 << planet.0;
    }

    /// The planets in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Planet> {
        bits(u64::from(self.0)).map(|planet| Planet(planet as u8))
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AreaSet(pub u128);

impl AreaSet {
    /// Whether the area belongs to it.
    pub const fn has(self, area: Area) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    /// Adds an area.
    pub fn insert(&mut self, area: Area) {
        self.0 |= 1 << area.0;
    }

    /// The areas in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        (0..128).map(Area).filter(move |&area| self.has(area))
    }
}
