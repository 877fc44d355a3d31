//! What the places at a table are worth where whoever organises a contest has said so.

use std::fmt::{Display, Formatter, Result};

/// So many sit at a table at most.
const SEATS: usize = 6;
/// A place is worth so many points at most.
const MOST: u8 = 100;

/// What each place at a table is worth, in whole points: the first the most, and none more than the one before it. A place that is
/// not said is worth nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth([u8; SEATS]);

impl Worth {
    /// As people write it, e.g. `5-3-1-0`, for tables of at most so many; none if it is nothing of the kind.
    pub fn named(text: &str, seats: usize) -> Option<Self> {
        let mut all = [0; SEATS];
        let parts = text.split(|sign: char| "-–,;/ ".contains(sign)).filter(|it| !it.is_empty());
        for (at, part) in parts.enumerate() {
            let number: u8 = part.parse().ok()?;
            *all[..seats.min(SEATS)].get_mut(at)? = number;
        }
        let falls = all.is_sorted_by(|one, next| one >= next);
        // At a table of two, too, it is better to be first.
        (falls && all[0] > all[1] && all[0] <= MOST).then_some(Self(all))
    }

    /// What a place is worth, counted from 0.
    pub fn of(&self, place: usize) -> u32 {
        self.0.get(place).copied().unwrap_or_default().into()
    }

    /// What the places at a table of so many are worth, and all that are worth something: where the number does not come out even,
    /// there is a larger table where two were meant.
    pub fn at(&self, seats: usize) -> &[u8] {
        &self.0[..seats.max(self.all()).min(SEATS)]
    }

    /// How many places are worth something.
    fn all(&self) -> usize {
        self.0.iter().filter(|it| **it > 0).count()
    }
}

/// All there are, for tables of any size: what it is called where it is kept.
impl Display for Worth {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let all: Vec<String> = self.0[..self.all()].iter().map(u8::to_string).collect();
        f.write_str(&all.join("-"))
    }
}
