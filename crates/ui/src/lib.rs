//! What a seat sees, as HTML and SVG: pure functions from a view, never from a state.
//!
//! * [`scene`]: everything a table page is drawn from.
//! * [`fragment`]: parts of a page that are sent again when they change.
//! * [`assets`]: style sheet, glyphs and script, embedded.
//! * [`letters`]: what people write, made fit to be shown.
//! * [`page`]: the frame around every page.
//! * [`start`]: the start page, the lobby of a table, rules and reference.
//! * [`starcraft`]: the table of StarCraft: The Board Game.

pub mod assets;
pub mod fragment;
pub mod letters;
pub mod page;
pub mod scene;
pub mod starcraft;
pub mod start;
