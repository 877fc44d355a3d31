//! Bots at the real table.

use bots::{Bot, by_name};
use forbidden_stars::{ForbiddenStars, Setup};
use kernel::{Game, NoLog, Seat, Seen, Turn};
use native::Native;

/// A game of a bot at one seat against random players at the others: whether it wins alone.
fn wins(setup: &Setup, seed: u64, seat: Seat, name: &str) -> bool {
    let mut game = ForbiddenStars::new(setup, seed).expect("a legal setup");
    let mut seats: Vec<Box<dyn Bot<ForbiddenStars>>> = (0..game.players() as u64)
        .map(|at| {
            by_name(if at == u64::from(seat.0) { name } else { "random" }, seed * 8 + at, &Native)
        })
        .collect::<Result<_, _>>()
        .expect("they exist");
    loop {
        let turn = match game.turn() {
            Turn::Pending(pending) => pending.iter().next().expect("somebody"),
            Turn::Over(outcome) => return outcome.winners.iter().eq([seat]),
        };
        let action = seats[turn.index()].choose(Seen::new(&game, turn));
        game.apply(turn, action, &mut NoLog).expect("bots play by the rules");
    }
}

/// `BOTS` sets how many games are played (2).
#[test]
fn easy_beats_random() {
    let games = std::env::var("BOTS").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    let setup = Setup::new(2, &[("board", "fair"), ("factions", "random")]);
    let won = (0..games).filter(|game| wins(&setup, *game, Seat((game % 2) as u8), "easy"));
    let won = won.count() as u64;
    assert!(won * 4 >= games * 3, "{won} of {games}");
}
