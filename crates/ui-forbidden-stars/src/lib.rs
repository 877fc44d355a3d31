//! The pages of Forbidden Stars.
//!
//! * `show`: what the shared pages ask of the game; `files`: its style sheet and glyphs.
//! * [`thing`]: what a choice can be made at. `words`: how things look. `names`: what they are called.
//! * `choices`: actions as answers: label, sentence, where they live.
//! * `basket`: a Deploy order that is put together. `board`: the systems.
//! * `table`: seats, orders, stores, cards.
//! * `combat`: the combat stage. `ending`: the result.
//! * `sentences`: the log in words. `motion`: what moved, for animation.
//! * `reasons`: what speaks for an answer, and what a bot was after.
//! * `reference`: what a card, unit or structure is and does. `guide`: the first minute, and the picture of the start page.
//! * `learn`: what there is to learn from.

mod basket;
mod board;
mod choices;
mod combat;
mod ending;
mod files;
mod guide;
mod learn;
mod motion;
mod names;
mod reasons;
mod reference;
mod scene;
mod sentences;
mod show;
mod table;
pub mod thing;
pub mod words;

pub use reasons::Aim;
pub use show::Pages;
pub use thing::Thing;
