//! Random games of every player count and variant, with every invariant checked after every
//! decision. `SOAK` sets how many games of each kind are played (1000 for the whole proof), `SOAK_FROM` the
//! first seed (0), so that a long proof can be played in parts. Without it, one game of each kind is played,
//! and the costly invariants are checked at every sixth decision, those of rarer kinds at fewer.

use kernel::harness::{Effort, check_game};
use kernel::{Game, Rng};
use starcraft::{Setup, StarCraft};

fn soak(name: &str, players: usize, options: &[(&str, &str)]) {
    some(1, name, players, options);
}

/// As many games as agreed, or a part of them, at least one; if nothing is agreed, that part of a sixth
/// of the costly checks.
#[allow(clippy::print_stdout, reason = "a long proof says how far it is")]
fn some(part: u64, name: &str, players: usize, options: &[(&str, &str)]) {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let games = number("SOAK").map(|games| games.div_ceil(part));
    let effort =
        Effort { every: if games.is_some() { 1 } else { 6 * part as u32 }, ..Effort::default() };
    let games = games.unwrap_or(1);
    let first = number("SOAK_FROM").unwrap_or(0);
    let setup = Setup::new(players, options);
    for seed in first..first + games {
        let mut rng = Rng::fork(seed, players as u64);
        if let Err(problem) = check_game::<StarCraft>(&setup, seed, &mut rng, effort) {
            panic!("{name}, {players} players: {problem}");
        }
    }
    println!("{name}, {players} players: {games} games");
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

/// The whole of Brood War, with a galaxy that is laid out at once.
fn brood_war(players: usize) {
    soak("Brood War", players, &[("expansion", "brood_war"), ("galaxy", "auto")]);
}

#[test]
fn brood_war_for_two() {
    brood_war(2);
}

#[test]
fn brood_war_for_three() {
    brood_war(3);
    some(5, "Brood War from the first planet on", 3, &[("expansion", "brood_war")]);
}

#[test]
fn brood_war_for_four() {
    brood_war(4);
}

#[test]
fn brood_war_for_five() {
    brood_war(5);
}

#[test]
fn brood_war_for_six() {
    brood_war(6);
}

/// What may be agreed in a game of Brood War, each with what it needs.
const AGREED: [&[(&str, &str)]; 11] = [
    &[("leadership", "none")],
    &[("special_orders", "disposable")],
    &[("starting_planets", "three_drawn")],
    &[("starting_planets", "three_placed")],
    &[("promo_planet", "in")],
    &[("factions", "random")],
    &[("teams", "pairs")],
    &[("own_orders", "strict")],
    &[("variant", "galactic_conquest"), ("round_limit", "4")],
    &[("mode", "survival"), ("round_limit", "4")],
    &[("mode", "survival"), ("survival_bases", "three"), ("round_limit", "4")],
];

/// Plays a fifth of the games with what is agreed, for a player count that fits; none if the rules do not
/// let it be combined (BW-OPT-03, BW-MDE-01).
fn agreed(place: usize, agreed: &[&[(&str, &str)]]) {
    let mut options = vec![("expansion", "brood_war")];
    for &option in agreed.iter().copied().flatten() {
        if options.contains(&option) {
            continue;
        }
        if options.iter().any(|(key, _)| *key == option.0) {
            return;
        }
        options.push(option);
    }
    // A galaxy of chosen planets is laid by hand now and then.
    if place.is_multiple_of(2) {
        options.push(("galaxy", "auto"));
    }
    let teams = options.contains(&("teams", "pairs"));
    let players = if teams { [4, 6][place % 2] } else { 2 + place % 5 };
    if StarCraft::new(&Setup::new(players, &options), 0).is_err() {
        return;
    }
    let words: Vec<&str> = agreed.iter().copied().flatten().map(|option| option.1).collect();
    some(5, &words.join(" "), players, &options);
}

#[test]
fn brood_war_with_each_option() {
    for (place, option) in AGREED.into_iter().enumerate() {
        agreed(place, &[option]);
    }
}

#[test]
fn brood_war_with_two_options() {
    pairs(0);
}

#[test]
fn brood_war_with_two_other_options() {
    pairs(1);
}

/// Half of the pairs, so that both halves are played side by side.
fn pairs(half: usize) {
    for (place, one) in AGREED.into_iter().enumerate().skip(half).step_by(2) {
        for (next, other) in AGREED.into_iter().enumerate().skip(place + 1) {
            agreed(place + next, &[one, other]);
        }
    }
}

/// Every scenario with every number of players.
#[test]
fn scenarios() {
    for scenario in &starcraft::content::content().scenarios {
        for players in scenario.players.clone() {
            let base = [("expansion", "brood_war"), ("scenario", scenario.id.as_str())];
            let galaxy = ["auto", "manual"][usize::from(players % 2)];
            some(5, &scenario.id, players.into(), &[base[0], base[1], ("galaxy", galaxy)]);
        }
    }
}
