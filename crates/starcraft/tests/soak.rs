//! Random games of every player count and variant, with every invariant checked after every
//! decision. `SOAK` sets how many games of each kind are played (1000 for the whole proof).

use kernel::Rng;
use kernel::harness::{Effort, check_game};
use starcraft::{Setup, StarCraft};

fn soak(name: &str, players: usize, options: &[(&str, &str)]) {
    let games: u64 = std::env::var("SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    let setup = Setup::new(players, options);
    for seed in 0..games {
        let mut rng = Rng::fork(seed, players as u64);
        if let Err(problem) = check_game::<StarCraft>(&setup, seed, &mut rng, Effort::default()) {
            panic!("{name}, {players} players: {problem}");
        }
    }
}

#[test]
fn two_players() {
    soak("standard", 2, &[]);
}

#[test]
fn three_players() {
    soak("standard", 3, &[]);
}

#[test]
fn four_players() {
    soak("standard", 4, &[]);
}

#[test]
fn five_players() {
    soak("standard", 5, &[("galaxy", "auto")]);
}

#[test]
fn six_players() {
    soak("standard", 6, &[]);
}

#[test]
fn teams_of_two() {
    soak("teams", 4, &[("teams", "pairs"), ("galaxy", "auto")]);
    soak("teams", 6, &[("teams", "pairs")]);
}

#[test]
fn galactic_conquest() {
    for players in 2..=6 {
        let options = [("variant", "galactic_conquest"), ("round_limit", "4")];
        soak("galactic conquest", players, &options);
    }
}
