//! Forbidden Stars as a pure state machine.
//!
//! A reader who knows the rulebook finds each chapter as a file, and in it each rule as a
//! function or branch with its id (`FS-SET-09`); `rules/` holds the rules in words, `data/` the
//! components.

pub mod content;
pub mod grid;
pub mod ids;
mod rules_text;
pub mod sets;

pub use rules_text::rules_text;
