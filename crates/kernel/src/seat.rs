//! Seats at the table and small sets of them.

use serde::{Deserialize, Serialize};

use crate::sets::bits;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < 8 { Ok(Self(number)) } else { Err(format!("there is no seat {number}")) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Seat {
    /// The seat as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A seat or nobody, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Owner(u8);

impl Owner {
    /// Nobody.
    pub const NONE: Self = Self(u8::MAX);

    /// The seat, if there is one.
    pub const fn seat(self) -> Option<Seat> {
        if self.0 == u8::MAX { None } else { Some(Seat(self.0)) }
    }

    /// Whether it is this seat.
    pub const fn is(self, seat: Seat) -> bool {
        self.0 == seat.0
    }

    /// The set of it, which is empty for nobody.
    pub const fn set(self) -> SeatSet {
        SeatSet(1u8.unbounded_shl(self.0 as u32))
    }

    /// Whether it is nobody.
    pub const fn is_none(self) -> bool {
        self.0 == u8::MAX
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self(seat.0)
    }
}

impl From<Option<Seat>> for Owner {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::NONE, Self::from)
    }
}

impl std::fmt::Debug for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.seat().fmt(f)
    }
}

impl Serialize for Owner {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::<Seat>::deserialize(deserializer).map(Self::from)
    }
}

/// Who looks at a game: one of its seats, or somebody who may see only what all may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Nobody in particular: public information only.
    Spectator,
}

impl Viewer {
    /// Whether this viewer is that player.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The seats `0..players`.
    pub const fn first(players: usize) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// Only this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat that is in it, if it is the only one.
    pub fn only(self) -> Option<Seat> {
        self.0.is_power_of_two().then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        bits(self.0).map(|seat| Seat(seat as u8))
    }

    /// The seats clockwise, beginning with `from` at a table of `players`.
    pub fn clockwise(self, from: Seat, players: usize) -> impl Iterator<Item = Seat> {
        (0..players)
            .map(move |step| Seat(((from.index() + step) % players) as u8))
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_starts_anywhere_and_skips_missing_seats() {
        let mut set = SeatSet::first(5);
        set.remove(Seat(4));
        let order: Vec<u8> = set.clockwise(Seat(3), 5).map(|seat| seat.0).collect();
        assert_eq!(order, [3, 0, 1, 2]);
    }

    #[test]
    fn a_set_is_written_as_a_list_of_seats() {
        let set: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        let text = serde_json::to_string(&set).expect("plain data");
        assert_eq!(text, "[0,2]");
        assert_eq!(serde_json::from_str::<SeatSet>(&text).expect("same"), set);
        assert!(serde_json::from_str::<SeatSet>("[8]").is_err());
    }
}
