//! Random games of every player count and board, with every invariant checked after every
//! decision. `SOAK` sets how many games of each kind are played (1000 for the whole proof), `SOAK_FROM` the
//! first seed (0), so that a long proof can be played in parts.

use forbidden_stars::{ForbiddenStars, Setup};
use kernel::Rng;
use kernel::harness::{Effort, check_game};

#[allow(clippy::print_stdout, reason = "a long proof says how far it is")]
fn soak(players: usize, options: &[(&str, &str)]) {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let games = number("SOAK").unwrap_or(1);
    // The whole proof looks at every decision.
    let every = if number("SOAK").is_some() { 1 } else { 8 };
    let effort = Effort { every, ..Effort::default() };
    let first = number("SOAK_FROM").unwrap_or(0);
    let setup = Setup::new(players, options);
    for seed in first..first + games {
        let mut rng = Rng::fork(seed, players as u64);
        if let Err(problem) = check_game::<ForbiddenStars>(&setup, seed, &mut rng, effort) {
            panic!("{players} players, {options:?}: {problem}");
        }
    }
    println!("{players} players, {options:?}: {games} games");
}

#[test]
fn boards_built_by_the_players() {
    for players in 2..=4 {
        soak(players, &[]);
    }
}

#[test]
fn fair_boards() {
    for players in 2..=4 {
        soak(players, &[("board", "fair"), ("factions", "random")]);
    }
}

#[test]
fn introductory_boards() {
    for players in 2..=4 {
        soak(players, &[("board", "introductory")]);
    }
}

/// FS-AMB-01, -05, -13, -23, -25, -30, -57: everything that tables may agree on otherwise.
#[test]
fn other_readings() {
    for players in 2..=4 {
        let other = [
            ("attacker_retreat", "unit_by_unit"),
            ("ground_paths", "before_ships"),
            ("damage_in_round", "each_step"),
            ("discarded_events", "hidden"),
            ("storm_icons", "upright"),
            ("elimination_check", "refresh_phase"),
            ("void_consent", "needs_card"),
            ("board", "fair"),
            ("factions", "random"),
        ];
        soak(players, &other);
    }
}

/// FS-AMB-54.
#[test]
fn open_own_orders() {
    soak(3, &[("board", "fair"), ("own_orders", "recall")]);
}
