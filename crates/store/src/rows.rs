//! What is written and read.

use kernel::history::Chance;
use table::{Listed, PersonId, Place, Standing};

/// Of what was said at a table, so many sayings are kept.
pub const CHAT_KEPT: i64 = 1000;

/// A game to be created.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its id in addresses.
    pub id: String,
    /// Which game it is.
    pub kind: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// What its people call it.
    pub title: String,
    /// The setup, as JSON.
    pub setup: String,
    /// The source of all chance, without the numbers of the players.
    pub chance: Chance,
    /// The saved state that it begins from instead of a deal, as JSON.
    pub position: Option<String>,
    /// What is learned at it, if anything.
    pub lesson: Option<String>,
    /// Who made it.
    pub host: Option<PersonId>,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether the one person here may take back anything.
    pub take_backs: bool,
    /// How long bots let people look at what they do, by name.
    pub pace: String,
    /// What was agreed about time, by name.
    pub clock: Option<&'static str>,
    /// Whether it is for everybody.
    pub listed: Option<Listed>,
    /// Whether it counts for the ratings of those who play.
    pub rated: bool,
    /// How many choices later those see it who look on, and talk among themselves; none where they see what everybody sees.
    pub behind: Option<u16>,
    /// Whether bot accounts may sit down where anybody may.
    pub programs: bool,
    /// Who sits where.
    pub places: Vec<Place>,
    /// How it stands.
    pub standing: Standing,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its id in addresses.
    pub id: String,
    /// Which game it is.
    pub kind: String,
    /// What its people call it.
    pub title: String,
    /// The setup, as JSON.
    pub setup: String,
    /// When it was last written to, in seconds since 1970.
    pub updated: i64,
    /// How it stands.
    pub standing: Standing,
    /// Who sits where.
    pub places: Vec<Place>,
}

/// A table for everybody, in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The game.
    pub game: Summary,
    /// In which language, and until when it waits for people.
    pub listed: Listed,
    /// What was agreed about time, by name.
    pub clock: Option<String>,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether it counts for the ratings of those who play.
    pub rated: bool,
    /// How many choices later those see it who look on; none where they see what everybody sees.
    pub behind: Option<u16>,
    /// Whether bot accounts may sit down where anybody may.
    pub programs: bool,
}
