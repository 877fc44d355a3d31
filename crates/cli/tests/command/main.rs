//! The commands, by their functions and as people run them. One program, since each takes seconds to link.

mod account;
mod arena;
mod check;
mod cli;
#[path = "../../../server/tests/client/mod.rs"]
mod client;
mod common;
mod engine;
mod fuzz;
mod kill;
mod language;
mod play;
mod program;
mod readme;
mod sim;
mod starcraft;
mod strengths;
mod tune;
mod upkeep;
mod words;
