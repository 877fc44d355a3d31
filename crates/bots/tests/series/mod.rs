//! Series of games of one bot against random players, for the tests of the games, which include this file.

use std::time::{Duration, Instant};

use bots::{Bot, by_name};
use kernel::{Evaluate, NoLog, Options, Seat, Seen, Turn};
use native::Native;

/// How a bot did in a series of games.
#[derive(Default, Debug)]
pub(crate) struct Tale {
    pub(crate) games: u32,
    pub(crate) won: u32,
    pub(crate) decisions: u32,
    pub(crate) time: Duration,
    pub(crate) slowest: Duration,
}

impl Tale {
    /// A game of a bot at one seat against random players at the others. A shared victory is none.
    pub(crate) fn play<G: Evaluate>(
        &mut self,
        setup: &G::Setup,
        seed: u64,
        seat: Seat,
        name: &str,
    ) {
        let mut game = G::new(setup, seed).expect("a legal setup");
        let mut seats: Vec<Box<dyn Bot<G>>> = (0..game.players() as u64)
            .map(|at| {
                let name = if at == u64::from(seat.0) { name } else { "random" };
                by_name(name, seed * 8 + at, &Native).expect("it exists")
            })
            .collect();
        let mut options = Options::new();
        while let Some(asked) = game.asked(&mut options) {
            let begin = Instant::now();
            let action = seats[asked.index()].choose(Seen::new(&game, asked));
            if asked == seat {
                let took = begin.elapsed();
                self.decisions += 1;
                self.time += took;
                self.slowest = self.slowest.max(took);
            }
            assert!(game.apply(asked, action, &mut NoLog).is_ok(), "bots play by the rules");
        }
        self.games += 1;
        let Turn::Over(outcome) = game.turn() else {
            panic!("nobody is asked, but it is not over")
        };
        self.won += u32::from(outcome.winners.iter().eq([seat]));
    }
}
