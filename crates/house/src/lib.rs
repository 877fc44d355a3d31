//! The one door behind which all games lie.
//!
//! Whoever serves tables or runs commands knows no game by name. A table is a [`Playing`]: actions
//! are text there, as they are in forms, in the store and in game files; what is drawn is HTML. Below
//! the door everything is typed and generic. Like the games, nothing here reads a clock or a file.
//!
//! * [`games`]: the list of the games, the only place in the workspace that names them.
//! * [`Door`]: a game to be played. [`Playing`]: a table at which one is played.
//! * `seated`: a table, typed. `draw`: what is drawn for whom. `sent`: what a stream is told.
//! * `learn`: a lesson at a table. `think`: bots and hints. `study`: a finished game looked into.

mod door;
mod draw;
pub mod games;
mod learn;
mod playing;
mod seated;
mod sent;
mod study;
#[cfg(test)]
mod tests;
mod think;

pub use door::{Door, Games, Maker, Of, Origin};
pub use draw::{gone, motion, sent};
pub use learn::Lead;
pub use playing::{Around, Playing, Sight};
pub use seated::Seated;
pub use sent::{Sent, Stand};
pub use study::Study;
pub use think::{Advice, Help, Mind};
