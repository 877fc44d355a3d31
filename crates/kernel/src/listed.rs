//! What a game says about itself before anybody plays it.

use std::ops::RangeInclusive;

use serde::Deserialize;
use serde_json::Value;

use crate::{Evaluate, Foregone, Game, Name, Refused, Rule, Seat, SeatSet, message};

/// A game that says about itself what people ask before they play.
///
/// Its [`Setup`](crate::Game::Setup) reads from JSON as an object of `players` (a number), `factions`
/// (a list of names, null for any) and `options` (values by key): that is how forms, commands and
/// programs agree on a game without knowing it.
pub trait Listed: Evaluate + Foregone {
    /// How many may play.
    fn seats() -> RangeInclusive<usize>;

    /// The factions, as a setup names them.
    fn factions() -> Vec<String>;

    /// The options: key, values with ` | ` between them and the default first. What they are about
    /// is told by the entry of [`option_name`].
    fn option_help() -> &'static [(&'static str, &'static str)];

    /// The features of [`Evaluate`]: name, whether to have more of it may be a burden. What they
    /// count is told by the entry of [`feature_name`].
    fn feature_help() -> &'static [(&'static str, bool)];

    /// Whether the game would take this text for the file of its weights, and if not, why.
    fn check_weights(text: &str) -> Result<(), String>;

    /// The rules in a language, chapter by chapter; in English where they have not been told in it.
    fn rules(language: &str) -> Vec<Rule>;

    /// The options by which chance deals all that could be agreed on or built before the game, so
    /// that others can play the very same deal.
    fn dealt() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// How good the bots are, where that was measured.
    fn strengths() -> &'static [Strength] {
        &[]
    }

    /// What the board is like, if one is dealt: asked of a game that has just begun.
    fn board(&self) -> Option<Dealt> {
        None
    }

    /// What plays at a seat: the name of a faction, or empty before it has one.
    fn faction(&self, seat: Seat) -> String;

    /// The points of a seat, as everybody sees them.
    fn points(&self, seat: Seat) -> u16;

    /// Whether nobody has driven a seat out of the game.
    fn in_play(&self, _seat: Seat) -> bool {
        true
    }

    /// What puts one seat before another at the end besides having won, what counts most first; who is alike in all of it shares a
    /// place.
    fn merits(&self, seat: Seat) -> Vec<u16> {
        vec![self.points(seat)]
    }

    /// Those who win and lose together with a seat, itself among them.
    fn together(&self, seat: Seat) -> SeatSet {
        [seat].into_iter().collect()
    }
}

/// How good a bot is at tables of so many players: measured on the scale of ratings, and fixed then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The most players of the tables that are meant.
    pub players: usize,
    /// The level.
    pub level: &'static str,
    /// How good.
    pub mu: f64,
    /// How unsure that is: the standard deviation.
    pub sigma: f64,
    /// In how many games it was measured.
    pub games: u32,
}

impl Strength {
    /// A line of what was measured.
    pub const fn new(players: usize, level: &'static str, mu: f64, sigma: f64, games: u32) -> Self {
        Self { players, level, mu, sigma, games }
    }
}

/// A board as it was dealt: how large it is, and how far from fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The columns and rows of the rectangle that it fills.
    pub size: [u32; 2],
    /// What is better the smaller it is, by name (words joined by `_`): mostly how much more one player has than another.
    pub unfair: Vec<(&'static str, u32)>,
}

/// What an option of a game is called; `.help` says what it decides, and each of its values has a
/// word of its own.
pub fn option_name(game: &str, key: &str) -> Name {
    Name::new("option", format!("{game}-{key}"))
}

/// What a feature of a game counts.
pub fn feature_name(game: &str, feature: &str) -> Name {
    Name::new("feature", format!("{game}-{feature}"))
}

/// The setup of a game, read from JSON.
pub fn read_setup<G: Game>(setup: &Value) -> Result<G::Setup, Refused> {
    G::Setup::deserialize(setup).map_err(|error| {
        Refused::new("bad_setup", message!("bad-setup", error = error.to_string()))
    })
}
