//! How often playing calls the allocator, for the tests of the games, which include this file.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kernel::{Game, NoLog, Options, Rng, random_choice};

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

/// Plays a game at random: how often `options` and `apply` called the allocator. The first game of a kind may read its
/// components.
pub(crate) fn allocations<G: Game>(setup: &G::Setup, seed: u64) -> u64 {
    let mut game = G::new(setup, seed).expect("a legal setup");
    let mut rng = Rng::new(seed);
    let mut choices = Options::new();
    let before = COUNT.with(Cell::get);
    while let Some(seat) = game.asked(&mut choices) {
        let action = random_choice::<G>(&choices, &mut rng).expect("a choice");
        assert!(game.apply(seat, action, &mut NoLog).is_ok(), "an option is legal");
    }
    COUNT.with(Cell::get) - before
}
