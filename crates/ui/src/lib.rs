//! What a seat sees, as HTML and SVG: pure functions from a view, never from a state.
//!
//! * [`scene`]: everything a table page is drawn from.
//! * [`fragment`]: parts of a page that are sent again when they change.
//! * [`assets`]: style sheet, glyphs and script, embedded; [`glyphs`]: glyphs by their ids.
//! * [`letters`]: what people write, made fit to be shown.
//! * [`page`]: the frame around every page; `script`: the words of the script.
//! * [`show`]: what a game adds to its rules to be shown; [`note`]: what the pages make of an event; [`kind`]: the same without its types.
//! * [`table`]: the table page, as far as it is the same for every game.
//! * [`start`]: the start page, the lobby of a table, rules, help; [`mod@reference`]: looking things up.
//! * [`ending`], [`analysis`], [`chart`], [`motion`]: the result, a finished game, rounds as lines, what moved.
//! * [`svg`]: what the drawings of all boards share.
//! * [`picture`]: a position as a picture that stands alone.
//! * [`settings`]: how a person likes the pages; [`account`]: who is logged in; [`people`]: what one makes of others; [`report`], [`moderators`]: what is reported, and what comes of it; [`tokens`]: what programs show; [`api`]: what they can ask for.
//! * [`ranks`]: how good somebody is; [`players`]: the list of all; [`profile`]: what there is to see of one; [`contests`]: who meets whom, and who stands where.
//! * [`settings`]: how a person likes the pages; [`account`]: who is logged in; [`tokens`]: what programs show; [`api`]: what they can ask for.
//!
//! Nothing here can name a game: each has a crate of its own for its pages.

pub mod account;
pub mod analysis;
pub mod api;
pub mod assets;
pub mod chart;
pub mod contests;
pub mod ending;
pub mod fragment;
pub mod glyphs;
pub mod kind;
pub mod learn;
pub mod letters;
pub mod moderators;
pub mod motion;
pub mod names;
pub mod note;
pub mod notices;
pub mod page;
pub mod passkeys;
pub mod people;
pub mod picture;
pub mod players;
pub mod profile;
pub mod promise;
pub mod ranks;
pub mod reference;
pub mod report;
pub mod scene;
mod script;
pub mod settings;
pub mod show;
pub mod start;
pub mod svg;
pub mod table;
pub mod tokens;
pub mod words;
