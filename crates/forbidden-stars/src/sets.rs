//! Sets of things as the bits of one word.

use kernel::bit_set;
pub use kernel::sets::bits;

use crate::content::Exception;
use crate::ids::{
    Area, CARDS, CORNERS, CombatCard, EventCard, Faction, Icon, KINDS, System, UPGRADES, Unit,
    Upgrade,
};

/// Sets whose members are the numbers of a kind of thing.
macro_rules! members {
    ($($set:ident of $member:ident),*) => {$(
        impl $set {
            /// The set of one.
            pub const fn one(member: $member) -> Self {
                Self(1 << member.0)
            }

            /// Whether it belongs to the set.
            pub const fn has(self, member: $member) -> bool {
                self.0 >> member.0 & 1 == 1
            }

            /// The members, in the order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $member> {
                bits(self.0).map(|number| $member(number as u8))
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold(Self::NONE, |set, member| set.or(Self::one(member)))
            }
        }
    )*};
}

bit_set! {
    /// A set of kinds of units, over all factions.
    UnitSet(u32)
}
bit_set! {
    /// A set of areas.
    AreaSet(u64)
}
bit_set! {
    /// A set of systems.
    SystemSet(u16)
}
bit_set! {
    /// A set of combat icons.
    IconSet(u8)
}
bit_set! {
    /// Exceptions to rules that hold now.
    ExceptionSet(u32)
}

impl ExceptionSet {
    /// The set of one.
    pub const fn one(exception: Exception) -> Self {
        Self(1 << exception as u32)
    }

    /// Whether an exception holds.
    pub const fn has(self, exception: Exception) -> bool {
        self.0 >> exception as u32 & 1 == 1
    }

    /// The members, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Exception> {
        Exception::ALL.into_iter().filter(move |exception| self.has(*exception))
    }
}

impl FromIterator<Exception> for ExceptionSet {
    fn from_iter<I: IntoIterator<Item = Exception>>(members: I) -> Self {
        members.into_iter().fold(Self::NONE, |set, member| set.or(Self::one(member)))
    }
}

members!(UnitSet of Unit, AreaSet of Area, SystemSet of System, IconSet of Icon);

impl UnitSet {
    /// Every unit of a faction.
    pub const fn of_faction(faction: Faction) -> Self {
        Self(((1 << KINDS) - 1) << (faction.0 as usize * KINDS))
    }
}

impl AreaSet {
    /// The areas of a system.
    pub const fn of_system(system: System) -> Self {
        Self(((1 << CORNERS) - 1) << (system.0 as usize * CORNERS))
    }

    /// The areas of some systems.
    pub fn of_systems(systems: SystemSet) -> Self {
        systems.iter().fold(Self::NONE, |set, system| set.or(Self::of_system(system)))
    }
}

bit_set! {
    /// Combat cards of one faction, copies apart: two bits for each kind.
    CardSet(u32)
}

impl CardSet {
    /// All of a faction.
    pub const ALL: Self = Self((1 << (2 * CARDS)) - 1);

    /// Both copies of a kind.
    pub const fn pair(card: CombatCard) -> Self {
        Self(0b11 << (2 * card.place()))
    }

    /// How many copies of a kind are in it.
    pub const fn copies(self, card: CombatCard) -> usize {
        self.and(Self::pair(card)).len()
    }

    /// Puts a copy of a kind in; the first copy of a kind has the lower bit, so that equal sets have equal bits.
    pub fn put(&mut self, card: CombatCard) {
        let free = Self::pair(card).without(*self).0;
        self.0 |= free & free.wrapping_neg();
    }

    /// Takes a copy of a kind out.
    pub fn draw(&mut self, card: CombatCard) {
        let pair = self.and(Self::pair(card)).0;
        self.0 ^= if pair == Self::pair(card).0 { pair & (pair << 1) } else { pair };
    }

    /// The kind of the card at a place among those in it, which are of a faction.
    pub fn nth(self, faction: Faction, place: usize) -> Option<CombatCard> {
        bits(self.0).nth(place).map(|bit| CombatCard::of(faction, bit / 2))
    }

    /// The kinds of cards in it, which are those of a faction, each once.
    pub fn kinds(self, faction: Faction) -> impl Iterator<Item = CombatCard> {
        let all = (0..CARDS).map(move |place| CombatCard::of(faction, place));
        all.filter(move |card| self.copies(*card) > 0)
    }
}

/// Sets of cards that every faction has one copy of.
macro_rules! of_one_faction {
    ($($set:ident of $member:ident),*) => {$(
        impl $set {
            /// The set of one.
            pub const fn one(member: $member) -> Self {
                Self(1 << member.place())
            }

            /// Whether it belongs to the set.
            pub const fn has(self, member: $member) -> bool {
                self.0 >> member.place() & 1 == 1
            }

            /// The members, which are those of a faction.
            pub fn iter(self, faction: Faction) -> impl Iterator<Item = $member> {
                bits(self.0).map(move |place| $member::of(faction, place))
            }
        }
    )*};
}

bit_set! {
    /// Order upgrades of one faction.
    UpgradeSet(u8)
}
bit_set! {
    /// Event cards of one faction.
    EventSet(u8)
}
of_one_faction!(UpgradeSet of Upgrade, EventSet of EventCard);

impl UpgradeSet {
    /// All of a faction.
    pub const ALL: Self = Self((1 << UPGRADES) - 1);
}

impl EventSet {
    /// All of a faction.
    pub const ALL: Self = Self(u8::MAX);
}
