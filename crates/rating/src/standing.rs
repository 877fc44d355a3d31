//! What a game makes of the ratings of those who played it, from what is kept of them.

use crate::{Member, Rating, Side, rate};

/// A month, in milliseconds.
const MONTH: f64 = 30.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// How good somebody is by now in one class of games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// As of the last of them.
    pub rating: Rating,
    /// How many games.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970.
    pub at: i64,
}

impl Standing {
    /// How good they are at a time: the longer ago the last game, the less sure.
    pub fn rating_at(&self, now: i64) -> Rating {
        self.rating.after(now.saturating_sub(self.at) as f64 / MONTH)
    }

    /// Whether there are too few games for a rank.
    pub fn is_provisional(&self) -> bool {
        self.games < Rating::PROVISIONAL
    }
}

/// How good somebody is who sits down at a rated table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Known {
    /// A bot of the house: as measured, and it stays so.
    Bot(Rating),
    /// A person, with what is known of them, if anything.
    Person(Option<Standing>),
}

impl Known {
    /// How good they are at a time.
    pub fn rating_at(self, now: i64) -> Rating {
        match self {
            Self::Bot(rating) => rating,
            Self::Person(standing) => standing.map_or(Rating::NEW, |it| it.rating_at(now)),
        }
    }
}

/// How somebody fared in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fared {
    /// Those of one side win and lose together.
    pub side: u8,
    /// Where they came.
    pub place: u8,
    /// How good they were.
    pub known: Known,
}

/// The ratings before and after a game that ended then, player by player; none if it tells nothing, see [`rate`].
pub fn settle(fared: &[Fared], at: i64) -> Option<Vec<[Rating; 2]>> {
    let mut names: Vec<u8> = fared.iter().map(|it| it.side).collect();
    names.sort_unstable();
    names.dedup();
    let member = |it: &Fared| Member {
        rating: it.known.rating_at(at),
        fixed: matches!(it.known, Known::Bot(_)),
    };
    let sides: Vec<Side> = names
        .iter()
        .map(|name| {
            let own = || fared.iter().filter(|it| it.side == *name);
            let place = own().map(|it| it.place).min().unwrap_or_default();
            Side { members: own().map(member).collect(), place: place.into() }
        })
        .collect();
    let mut after: Vec<_> = rate(&sides)?.into_iter().map(Vec::into_iter).collect();
    let each = fared.iter().map(|it| {
        let side = names.binary_search(&it.side).ok()?;
        Some([it.known.rating_at(at), after[side].next()?])
    });
    each.collect()
}
