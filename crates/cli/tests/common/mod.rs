//! The toy game of the kernel's tests, listed in catalogues of its own.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

#[path = "../../../kernel/tests/toy/mod.rs"]
pub mod toy;

use std::ops::RangeInclusive;

use kernel::{Game, Listed, Rule, Seat};
use orderstack::catalogue::{Games, Of};
use toy::{Toy, flaw};

impl<const FLAW: u8> Listed for Toy<FLAW> {
    fn seats() -> RangeInclusive<usize> {
        2..=4
    }

    fn factions() -> Vec<String> {
        ["red", "blue", "green", "gold"].map(str::to_owned).into()
    }

    fn option_help() -> &'static [(&'static str, &'static str, &'static str)] {
        &[("coin", "fair | bent", "What is tossed.")]
    }

    fn feature_help() -> &'static [(&'static str, &'static str, bool)] {
        &[("points", "tricks taken", false)]
    }

    fn check_weights(text: &str) -> Result<(), String> {
        text.contains("points = [").then_some(()).ok_or_else(|| "no points".to_owned())
    }

    fn rules() -> Vec<Rule> {
        vec![Rule { id: "TOY-1", chapter: "All of it", text: "The highest card takes the trick." }]
    }

    fn faction(&self, seat: Seat) -> String {
        let faction = &self.to_json()["players"][seat.index()]["faction"];
        faction.as_str().unwrap_or_default().to_owned()
    }

    fn points(&self, _seat: Seat) -> u16 {
        0
    }
}

pub static TOYS: Games<'static> = &[&Of::<Toy<{ flaw::NONE }>>::NEW];
pub static FRAGILE: Games<'static> = &[&Of::<Toy<{ flaw::PANIC }>>::NEW];
pub static ENDLESS: Games<'static> = &[&Of::<Toy<{ flaw::ENDLESS }>>::NEW];
pub static LEAKY: Games<'static> = &[&Of::<Toy<{ flaw::LEAK }>>::NEW];
