//! Games on disk: one SQLite file, written by one task that commits everything that waits in one
//! go, read through a few connections of its own.
//!
//! * [`Store`]: open the file, read from it, hand over what is to be written.
//! * [`Write`]: what can be written. It is on disk when [`Store::write`] returns.
//! * [`backup`] and [`restore`]: the file copied while it is in use, and put back.
//! * [`tidy`]: tables that nobody uses removed by hand, and the file made as small as it can be.
//! * [`Trouble`]: what went wrong, in a sentence.

mod accounts;
mod ahead;
mod backup;
mod clocks;
mod contests;
mod file;
mod game;
mod gone;
mod health;
mod holidays;
mod homes;
mod listed;
mod mail;
mod manners;
mod notices;
mod open;
mod owner;
mod passkeys;
mod played;
mod ratings;
mod read;
mod roles;
mod rows;
mod schema;
mod signup;
mod taken;
mod tally;
mod ties;
mod tokens;
mod trouble;
mod unused;
mod wishes;
mod writer;

pub use accounts::{Account, BOT, Login, Logins, Named, OfAccount};
pub use backup::{backup, restore};
pub use clocks::OfTime;
pub use contests::{
    Contest, ContestTable, Contests, Ending, Entrant, ListedContest, OfContest, Placed, Round,
};
pub use holidays::OfHoliday;
pub use homes::Home;
pub use mail::{Claim, MAIL, OfClaim};
pub use manners::{Act, Audit, Measure, OfManners, Report, Said, audit};
pub use notices::{About, Channel, Delivery, DueNotice, Notice, OfNotice};
pub use open::Store;
pub use passkeys::{OfPasskey, Passkey};
pub use played::Played;
pub use ratings::{Ranked, RatedGame, Rival, Scored, Who};
pub use roles::{Known, ROLES, accounts};
pub use rows::{CHAT_KEPT, Listing, NewGame, Summary};
pub use signup::Entry;
pub use table::{CHAT_SHOWN, Saying, Standing, Stored, Written};
pub use taken::Word;
pub use tally::Chosen;
pub use ties::{Circle, Invitation, OfTie, Tie, Tied};
pub use tokens::{OfToken, Token};
pub use trouble::{Down, Trouble};
pub use unused::{Kept, Tidied, Unused, tidy};
pub use writer::Write;
