//! The pages of StarCraft: The Board Game.
//!
//! * `show`: what the shared pages ask of the game; `files`: its style sheet and glyphs.
//! * [`words`]: how things look, and places by what lies around them.
//! * `names`: what the pages call things, and words with a look of their own.
//! * [`choices`]: actions as answers: label, sentence, where they live.
//! * [`galaxy`]: the board.
//! * [`table`]: seats, sheet, hand, orders, Event cards.
//! * [`battle`]: the battle stage.
//! * [`ending`]: the result.
//! * [`sentences`]: the log in words; `reasons`: what speaks for an answer.
//! * [`motion`]: what moved, for animation.
//! * [`mod@reference`]: what a card, unit, building or planet is and does.
//! * `guide`: the first minute, how to win, the legend; `hero`: the picture of the start page.

mod basket;
pub mod battle;
pub mod choices;
pub mod ending;
mod files;
pub mod galaxy;
mod guide;
mod hero;
mod learn;
pub mod motion;
mod names;
mod reasons;
pub mod reference;
pub mod scene;
pub mod sentences;
mod show;
pub mod table;
pub mod words;

pub(crate) use ui::fragment;

pub use ending::stats;
pub use show::{Aim, Pages};
