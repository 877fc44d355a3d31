//! Playing allocates nothing: after warm-up, whole games pass without a single call to the
//! allocator in `options` and `play`, and legal checks in `apply` do not allocate either.

#[path = "../../kernel/tests/allocation/mod.rs"]
mod allocation;

use allocation::allocations;
use forbidden_stars::{ForbiddenStars, Setup};

#[test]
fn a_game_is_played_without_the_allocator() {
    let count = |players, seed| allocations::<ForbiddenStars>(&Setup::new(players, &[]), seed);
    // warm-up: the components are read once
    count(4, 0);
    for seed in 1..12 {
        for players in 2..=4 {
            assert_eq!(count(players, seed), 0, "{players} players, seed {seed}");
        }
    }
}
