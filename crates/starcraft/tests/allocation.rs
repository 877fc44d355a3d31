//! Playing allocates nothing: after warm-up, whole games pass without a single call to the
//! allocator in `options` and `play`, and legal checks in `apply` do not allocate either.

#[path = "../../kernel/tests/allocation/mod.rs"]
mod allocation;

use allocation::allocations;
use starcraft::{Setup, StarCraft};

#[test]
fn a_game_is_played_without_the_allocator() {
    const BROOD_WAR: &[(&str, &str)] = &[("expansion", "brood_war")];
    const CONQUEST: &[(&str, &str)] =
        &[("variant", "galactic_conquest"), ("round_limit", "6"), ("factions", "random")];
    let count =
        |players, options, seed| allocations::<StarCraft>(&Setup::new(players, options), seed);
    // warm-up: the components are read once
    count(4, &[], 0);
    count(4, BROOD_WAR, 0);
    for seed in 1..12 {
        for players in 2..=6 {
            assert_eq!(count(players, &[], seed), 0, "{players} players, seed {seed}");
        }
        for options in [CONQUEST, BROOD_WAR] {
            assert_eq!(count(6, options, seed), 0, "{options:?}, seed {seed}");
        }
    }
}
