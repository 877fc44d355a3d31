//! What strangers send: how much of it is tried, and words that have hurt some program before.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// So many cases, or `FUZZ` times as many. `FUZZ_FROM` is the seed of the first (0), so that what was found can be
/// found again.
pub fn cases(usual: u32) -> ProptestConfig {
    let number = |name| std::env::var(name).ok().and_then(|text: String| text.parse::<u64>().ok());
    ProptestConfig {
        cases: usual.saturating_mul(number("FUZZ").unwrap_or(1) as u32),
        rng_seed: RngSeed::Fixed(number("FUZZ_FROM").unwrap_or(0)),
        // What a failure has shrunk to is said, and becomes a test of its own.
        failure_persistence: None,
        max_shrink_time: 120_000,
        ..ProptestConfig::default()
    }
}

/// Whole numbers at the edges of what programs count with, and beyond.
pub const NUMBERS: [&str; 17] = [
    "0",
    "1",
    "-1",
    "7",
    "8",
    "127",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "007",
    "+1",
    "1e999",
];

/// Gaps, marks, letters that cannot be seen or turn a line around, and what other languages mean by a quote.
const WORDS: [&str; 18] = [
    "",
    " ",
    "\0",
    "\u{1b}[2J",
    "\r\nX-Strange: 1",
    "\u{202e}abc\u{202c}",
    "\u{2066}\u{200f}a",
    "\u{feff}\u{200b}",
    "a\u{300}\u{301}\u{302}\u{303}\u{304}",
    "\u{ffff}\u{10ffff}",
    "日本語",
    "👩\u{200d}🚀",
    "ﷺ",
    "<b>&amp;\"'",
    "{$x} { NAME(1) }",
    "%00%ff",
    "../../x",
    "null",
];

/// A word nobody expects; now and then a very long one.
pub fn word() -> BoxedStrategy<String> {
    prop_oneof![
        4 => prop::sample::select(NUMBERS.to_vec()).prop_map(str::to_owned),
        6 => prop::sample::select(WORDS.to_vec()).prop_map(str::to_owned),
        3 => any::<String>(),
        2 => "[a-z_]{1,8}( [a-z_.]{1,8}){0,3}",
        1 => (1usize..3_000, any::<char>()).prop_map(|(many, letter)| letter.to_string().repeat(many)),
    ]
    .boxed()
}
