//! How many iterations of the search a second: opening, middle and battle of a game of four, on
//! one thread and on two; then how much memory a search takes that goes on until its tree is full.
//!
//! `cargo bench -p orderstack-starcraft --bench search`

use std::time::{Duration, Instant};

use bots::{Budget, Search, by_name};
use kernel::{Game, NoLog, Seat, Seen, Turn};
use native::Native;
use starcraft::{Setup, StarCraft};

/// Iterations of one search.
const ITERATIONS: u32 = 2_000;
/// Iterations that fill a tree: it grows by a node each.
const MANY: u32 = 100_000;
/// How long to measure.
const TIME: Duration = Duration::from_secs(3);

/// The first position of a game between easy bots that is wanted, and who must choose there.
fn reach(wanted: impl Fn(&StarCraft) -> bool) -> (StarCraft, Seat) {
    let setup = Setup::new(4, &[("galaxy", "auto"), ("factions", "random")]);
    for seed in 1.. {
        let mut game = StarCraft::new(&setup, seed).expect("a legal setup");
        let mut bot = by_name("easy", seed, &Native).expect("it exists");
        while let Turn::Pending(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody");
            if wanted(&game) {
                return (game, seat);
            }
            let action = bot.choose(Seen::new(&game, seat));
            game.apply(seat, action, &mut NoLog).expect("bots play by the rules");
        }
    }
    unreachable!("there are many seeds")
}

/// The most memory this process has had so far, in kB, as Linux tells it.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

fn main() {
    let opening = reach(|game| game.clock() == (1, "planning"));
    let middle = reach(|game| game.clock() == (3, "planning"));
    let battle = reach(|game| game.battle.is_some() && game.clock().0 >= 2);
    for (name, (game, seat)) in [("opening", &opening), ("middle", &middle), ("battle", &battle)] {
        for threads in [1, 2] {
            let begin = Instant::now();
            let mut done = 0;
            while begin.elapsed() < TIME {
                let budget = Budget::Iterations(ITERATIONS);
                Search::new(done.into(), budget, threads, &Native).advise(&Seen::new(game, *seat));
                done += ITERATIONS;
            }
            let speed = f64::from(done) / begin.elapsed().as_secs_f64();
            eprintln!("{name}, {threads} threads: {speed:.0} iterations/s");
        }
    }
    for (name, (game, seat)) in [("opening", &opening), ("middle", &middle), ("battle", &battle)] {
        let before = memory();
        Search::new(1, Budget::Iterations(MANY), 1, &Native).advise(&Seen::new(game, *seat));
        if let (Some(before), Some(after)) = (before, memory()) {
            eprintln!("{name}, {MANY} iterations: {before} kB before, at most {after} kB");
        }
    }
}
