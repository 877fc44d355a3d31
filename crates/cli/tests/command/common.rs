//! The toy game of the kernel's tests, sound and with flaws.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

#[path = "../../../kernel/tests/toy/mod.rs"]
pub mod toy;

use toy::{Toy, flaw};

pub use toy::Sound;
pub type Fragile = Toy<{ flaw::PANIC }>;
pub type Endless = Toy<{ flaw::ENDLESS }>;
pub type Leaky = Toy<{ flaw::LEAK }>;
