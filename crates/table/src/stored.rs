//! A table as it is kept, to be played again.

use kernel::Seat;
use kernel::history::Chance;

use crate::{Change, Holiday, Listed, Millis, Outage, PersonId, Place};

/// Of what was said at a table, so many sayings are shown.
pub const CHAT_SHOWN: usize = 200;

/// A game as it was written.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Which game it is.
    pub kind: String,
    /// The version of its rules.
    pub rules: u32,
    /// What its people call it.
    pub title: String,
    /// The setup, as JSON.
    pub setup: String,
    /// The source of all chance, without the numbers of the players.
    pub chance: Chance,
    /// The saved state that it began from instead of a deal, as JSON.
    pub position: Option<String>,
    /// What is learned at it, if anything, and whether the coach is still there.
    pub lesson: Option<(String, bool)>,
    /// Who made it, as far as that is known.
    pub host: Option<PersonId>,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// Whether the one person here may take back anything.
    pub take_backs: bool,
    /// How long bots let people look at what they do, by name.
    pub pace: String,
    /// What was agreed about time, by name; since when; and when nobody could choose.
    pub clock: Option<(String, Millis, Vec<Outage>)>,
    /// When its people are on holiday, the first first.
    pub holidays: Vec<(PersonId, Holiday)>,
    /// Whether it is for everybody.
    pub listed: Option<Listed>,
    /// Whether bot accounts may sit down where anybody may.
    pub programs: bool,
    /// Whether it counts for the ratings of those who play.
    pub rated: bool,
    /// The contest that it belongs to.
    pub contest: Option<String>,
    /// Who sat where in the beginning.
    pub places: Vec<Place>,
    /// Everything that changed it since, in order.
    pub changes: Vec<Written>,
    /// How many choices later those see it who look on, and talk among themselves; none where they see what everybody sees.
    pub behind: Option<u16>,
    /// Whether only those who play may say something.
    pub muted: bool,
    /// The table at which its people play once more.
    pub again: Option<String>,
    /// What seats have answered in advance.
    pub ahead: Vec<(Seat, String)>,
    /// What was said lately, in order, at most [`CHAT_SHOWN`] to everybody and as many among those who look on.
    pub chat: Vec<Saying>,
}

/// A change as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// What changed.
    pub change: Change<String>,
    /// The hash of the state after it, now and then.
    pub hash: Option<String>,
    /// When, in milliseconds since 1970; unknown of old ones.
    pub at: Option<i64>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// Counts what was said at a table, from 0.
    pub number: i64,
    /// The seat of the speaker; none for a spectator.
    pub seat: Option<Seat>,
    /// Who said it, as far as that is known.
    pub person: Option<PersonId>,
    /// The name of the speaker.
    pub name: String,
    /// The words.
    pub text: String,
    /// Whether only those hear it who look on, until the game is over.
    pub aside: bool,
}
