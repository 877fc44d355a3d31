//! Playing allocates nothing: after warm-up, whole games pass without a single call to the
//! allocator in `options` and `play`, and legal checks in `apply` do not allocate either.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use forbidden_stars::{ForbiddenStars, Setup};
use kernel::{Game, NoLog, Options, Rng, Turn, random_choice};

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call is passed on to the system allocator unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a game and returns how often `options` and `apply` called the allocator.
fn allocations(players: usize, options: &[(&str, &str)], seed: u64) -> u64 {
    let mut game = ForbiddenStars::new(&Setup::new(players, options), seed).expect("a legal setup");
    let mut rng = Rng::new(seed);
    let mut choices = Options::new();
    let before = COUNT.with(Cell::get);
    while let Turn::Pending(seats) = game.turn() {
        let seat = seats.iter().next().expect("somebody is pending");
        choices.clear();
        game.options(seat, &mut choices);
        let action = random_choice::<ForbiddenStars>(&choices, &mut rng).expect("a choice");
        game.apply(seat, action, &mut NoLog).expect("an option is legal");
    }
    COUNT.with(Cell::get) - before
}

#[test]
fn a_game_is_played_without_the_allocator() {
    // warm-up: the components are read once
    allocations(4, &[], 0);
    for seed in 1..12 {
        for players in 2..=4 {
            assert_eq!(allocations(players, &[], seed), 0, "{players} players, seed {seed}");
        }
    }
}
