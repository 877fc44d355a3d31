//! The table of StarCraft: The Board Game.
//!
//! * [`words`]: names of things.
//! * [`choices`]: actions as answers: label, sentence, where they live.
//! * [`galaxy`]: the board.
//! * [`table`]: prompt, seats, sheet, hand, orders, log, chat.
//! * [`battle`]: the battle stage.
//! * [`ending`]: the result, with charts.
//! * [`analysis`]: a finished game looked into.
//! * [`sentences`]: the log in words.
//! * [`motion`]: what moved, for animation.
//! * [`mod@reference`]: what a card, unit, building or planet is and does.

pub mod analysis;
pub mod battle;
pub mod choices;
pub mod ending;
pub mod galaxy;
pub mod motion;
pub mod reference;
pub mod sentences;
pub mod table;
pub mod words;

pub use ending::stats;
