//! How good somebody is, as far as games tell, and contests: pure functions of what happened.
//!
//! * [`Rating`]: how good somebody is, with how unsure that is, and how it is shown.
//! * [`rate`]: what a game makes of it.
//! * [`settle`]: what a game makes of the ratings that are kept of those who played it.
//! * [`contest`]: who meets whom, and who stands where.
//! * [`Share`]: how often something happens, as far as some cases tell.

pub mod contest;
mod share;
mod standing;
mod weng;

use std::ops::RangeInclusive;

pub use share::Share;
pub use standing::{Fared, Known, Standing, settle};
pub use weng::{Member, Side, rate};

/// In 95 of 100 cases the truth lies within so many sigmas.
const SURE: f64 = 1.96;

/// How good somebody is: a guess, and how far off it may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The guess.
    pub mu: f64,
    /// How unsure it is: the standard deviation.
    pub sigma: f64,
}

impl Rating {
    /// Of whom nothing is known.
    pub const NEW: Self = Self { mu: 25.0, sigma: 25.0 / 3.0 };

    /// After so many games a rating has a rank.
    pub const PROVISIONAL: u32 = 5;

    /// One less sure with every month (of 30 days) without a game: people forget, and learn elsewhere. It never knows less than nothing.
    pub fn after(self, months: f64) -> Self {
        let most = Self::NEW.sigma.max(self.sigma);
        Self { sigma: (self.sigma + 0.5 * months.max(0.0)).min(most), ..self }
    }

    /// What somebody is at least as good as, in all likelihood: lists go by it, so one lucky week leads nobody.
    pub fn low(self) -> f64 {
        self.mu - SURE * self.sigma
    }

    /// As people read it: points, and how many of them it may be off to either side.
    pub fn shown(self) -> Shown {
        Shown {
            points: points(self.mu).round() as i32,
            range: (SCALE * SURE * self.sigma).round() as i32,
        }
    }
}

/// So many points are one of mu: whoever is 400 points ahead wins about ten games of eleven, as in chess.
const SCALE: f64 = 30.0;

/// A guess as people read it: newcomers have 1500.
pub fn points(mu: f64) -> f64 {
    1500.0 + SCALE * (mu - Rating::NEW.mu)
}

/// A rating as people read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The guess.
    pub points: i32,
    /// It lies within so many of it in 95 of 100 cases.
    pub range: i32,
}

/// Games of so many players are rated together: to be good at two is something else than to be good at six.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Two.
    Two,
    /// Three or four.
    Few,
    /// Five or six.
    Many,
}

impl Class {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Two, Self::Few, Self::Many];

    /// That of a table with so many seats.
    pub fn of(seats: usize) -> Self {
        match seats {
            0..=2 => Self::Two,
            3..=4 => Self::Few,
            _ => Self::Many,
        }
    }

    /// Its name, in addresses and where it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Two => "2",
            Self::Few => "3-4",
            Self::Many => "5-6",
        }
    }

    /// The class of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.name() == name)
    }

    /// How many players.
    pub const fn seats(self) -> RangeInclusive<usize> {
        match self {
            Self::Two => 2..=2,
            Self::Few => 3..=4,
            Self::Many => 5..=6,
        }
    }
}
