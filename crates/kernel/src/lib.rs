//! What every order-stack game shares, and nothing that only one of them needs.
//!
//! * [`Seat`], [`SeatSet`]: the places at the table.
//! * [`Rng`]: the seeded generator inside a state.
//! * [`OrderStacks`]: orders laid on top of each other.
//! * [`grid`]: cells, sides and quarter turns.
//! * [`named!`], [`actions!`], [`sets`]: small numbers with names, actions as text, sets as bits.
//! * [`data`], [`rules_text`]: the files a game is made of.
//! * [`Steps`], [`steps!`], [`ensure`]: what is going on, and rules that answer with a reason.
//! * [`saved!`]: the names under which the parts of a state are saved.
//! * [`events!`]: what happens, by whom, and who may know it.
//! * [`Setup`], [`options!`]: what is agreed before a game.
//! * [`Game`]: the trait everything else is written against; [`Seen`] is the door for bots.
//! * [`Draft`]: choices put together before they are made.
//! * [`Evaluate`]: what bots that think ahead ask of a game besides its rules.
//! * [`Battles`], [`Purposes`]: what a battle or an order is likely to come to, imagined from what a seat knows.
//! * [`Foregone`]: questions that can be answered before they are asked.
//! * [`Listed`]: what a game says about itself before it is played.
//! * [`history`]: the record of a game, replay, undo, the text game file.
//! * [`Message`]: what is said to people, before a language makes a sentence of it.
//! * [`harness`]: what every game must keep to, checked decision by decision.
//!
//! Nothing here reads a file, a clock or a socket, starts a thread or keeps global state.

pub mod actions;
pub mod data;
mod draft;
mod evaluate;
mod events;
pub mod flow;
mod foregone;
mod gains;
mod game;
pub mod grid;
pub mod harness;
pub mod history;
mod listed;
mod message;
#[doc(hidden)]
pub mod named;
mod odds;
mod purpose;
mod reason;
mod rng;
pub mod rules_text;
mod saved;
mod seat;
pub mod sets;
pub mod setup;
mod stack;
mod steps;

pub use draft::{Draft, Unsaid};
pub use evaluate::{Chances, Evaluate, feature_names, read_weights};
pub use foregone::{Foregone, Guards};
pub use gains::{gains, kept, prospects};
pub use game::{
    Audience, Game, Log, MAX_OPTIONS, NoLog, Options, Outcome, Refused, Seen, Turn, random_choice,
};
pub use listed::{Dealt, Listed, Strength, feature_name, option_name, read_setup};
pub use message::{Arg, Message, Name};
pub use odds::{Battles, News, Odds, attacks, odds};
pub use purpose::{Prospect, Purposes, prospect};
pub use reason::ensure;
pub use rng::Rng;
pub use rules_text::Rule;
pub use seat::{Owner, Seat, SeatSet, Viewer};
pub use setup::Setup;
pub use stack::{OrderStacks, Placed};
pub use steps::Steps;
