//! The one door behind which all games lie.
//!
//! Whoever serves tables or runs commands knows no game by name. A table is a [`Playing`]: actions
//! are text there, as they are in forms, in the store and in game files; what is drawn is HTML. Below
//! the door everything is typed and generic. Like the games, nothing here reads a clock or a file.
//!
//! * [`games`]: the list of the games, the only place in the workspace that names them.
//! * [`Door`]: a game to be played. [`Playing`]: a table at which one is played. Each of its chapters is a trait
//!   that stands in the file where the work is done.
//! * `seated`: a table, typed. `choices`: making and taking back. `learn`: a lesson at a table. `think`: bots and
//!   hints. `study`: a finished game looked into.
//! * `draw`: what is drawn for whom. `sent`: what a stream is told. `pages`: all that can be asked for. `plain`: the same
//!   without drawing, for programs.
//! * [`Live`]: a table in use, with its people, its name, its clock (`timed`), what is said, and what those want to know who do not look (`news`) or who only look on (`onlookers`). [`sitters`]: what they are called.

mod choices;
mod door;
mod draw;
pub mod games;
mod learn;
mod live;
mod news;
mod onlookers;
mod pages;
mod plain;
mod playing;
mod seated;
mod sent;
pub mod sitters;
mod study;
#[cfg(test)]
mod tests;
mod think;
mod timed;

pub use choices::Choices;
pub use door::{Door, Games, Of, Origin};
pub use draw::{Around, Sight, Unheard};
pub use learn::{Lead, Learning};
pub use live::{Live, game, title};
pub use news::{News, Told};
pub use onlookers::Onlookers;
pub use pages::Drawn;
pub use plain::{Answer, Asked, Beforehand, Plain};
pub use playing::Playing;
pub use seated::{Maker, Seated};
pub use sent::{Sent, Stand};
pub use study::Study;
pub use table::Seats;
pub use think::{Advice, Help, Mind, Thought};
pub use timed::Timed;
