//! Games on disk: one SQLite file, written by one task that commits everything that waits in one
//! go, read through a few connections of its own.
//!
//! * [`Store`]: open the file, read from it, hand over what is to be written.
//! * [`Write`]: what can be written. It is on disk when [`Store::write`] returns.
//! * [`backup`] and [`restore`]: the file copied while it is in use, and put back.
//! * [`tidy`]: tables that nobody uses removed by hand, and the file made as small as it can be.
//! * [`Trouble`]: what went wrong, in a sentence.

mod accounts;
mod backup;
mod clocks;
mod file;
mod gone;
mod health;
mod listed;
mod notices;
mod open;
mod owner;
mod passkeys;
mod read;
mod roles;
mod rows;
mod schema;
mod taken;
mod tally;
mod tokens;
mod trouble;
mod unused;
mod writer;

pub use accounts::{Account, BOT, Login, Logins, Named, OfAccount};
pub use backup::{backup, restore};
pub use clocks::OfTime;
pub use notices::{Channel, Delivery, DueNotice, Notice, OfNotice};
pub use open::Store;
pub use passkeys::{OfPasskey, Passkey};
pub use roles::{Known, ROLES, accounts};
pub use rows::{CHAT_KEPT, Listing, NewGame, Summary};
pub use table::{CHAT_SHOWN, Saying, Standing, Stored, Written};
pub use taken::Word;
pub use tally::Chosen;
pub use tokens::{OfToken, Token};
pub use trouble::{Down, Trouble};
pub use unused::{Kept, Tidied, Unused, tidy};
pub use writer::Write;
