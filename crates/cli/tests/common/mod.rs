//! The toy game of the kernel's tests, listed in catalogues of its own.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

#[path = "../../../kernel/tests/toy/mod.rs"]
pub mod toy;

use orderstack::catalogue::{Games, Of};
use toy::{Toy, flaw};

pub static TOYS: Games<'static> = &[&Of::<Toy<{ flaw::NONE }>>::NEW];
pub static FRAGILE: Games<'static> = &[&Of::<Toy<{ flaw::PANIC }>>::NEW];
pub static ENDLESS: Games<'static> = &[&Of::<Toy<{ flaw::ENDLESS }>>::NEW];
pub static LEAKY: Games<'static> = &[&Of::<Toy<{ flaw::LEAK }>>::NEW];
