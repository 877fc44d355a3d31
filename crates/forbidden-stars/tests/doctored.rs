//! States written by hand: whatever is done to a saved state, it is either refused in one
//! sentence or plays on by the rules; it never breaks the program.

use forbidden_stars::{ForbiddenStars, Setup};
use kernel::harness::{doctored, play_on};
use kernel::{Game, Rng};
use serde_json::{Value, json};

/// A saved state after so many random choices.
fn saved(players: usize, seed: u64, steps: u32) -> Value {
    let board = ["manual", "fair", "introductory"][seed as usize % 3];
    let setup = Setup::new(players, &[("board", board)]);
    let game = ForbiddenStars::new(&setup, seed).expect("a legal setup");
    play_on(game, &mut Rng::new(seed), steps).expect("a choice").to_json()
}

/// `DOCTORED` sets how many states are changed (40), each fifty times.
#[test]
fn a_doctored_state_is_refused_or_plays_on() {
    let mut rng = Rng::new(11);
    let (mut refused, mut accepted) = (0, 0);
    let states = std::env::var("DOCTORED").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    for round in 0..states {
        let original = saved(2 + (round % 3) as usize, round, 20 + 17 * (round as u32 % 60));
        let found = doctored::<ForbiddenStars>(&original, &mut rng, 50)
            .unwrap_or_else(|problem| panic!("state {round}: {problem}"));
        for problem in &found.refused {
            let said = tongue::english().say(&problem.message);
            assert_eq!(said.lines().count(), 1, "{said}");
        }
        (refused, accepted) =
            (refused + found.refused.len() as u64, accepted + u64::from(found.accepted));
    }
    assert!(
        refused > states * 15 && accepted > states * 2,
        "{refused} refused, {accepted} accepted"
    );
}

/// Gives a tile of another seat to the first.
fn give_tile(state: &mut Value) {
    let tiles = state["tiles"].as_array_mut().expect("a list");
    let other = tiles.iter_mut().find(|tile| tile["dealt"] != json!(0)).expect("a tile");
    other["dealt"] = json!(0);
}

#[test]
fn typical_forgeries_are_named() {
    let state = saved(3, 5, 150);
    type Change<'a> = &'a dyn Fn(&mut Value);
    let refusal = |change: Change<'_>| {
        let mut state = state.clone();
        change(&mut state);
        tongue::english().say(&ForbiddenStars::from_json(state).expect_err("a forgery").message)
    };
    let card = state["players"][0]["combat"][0].clone();
    let cases: [(Change<'_>, &str); 11] = [
        (&|s| s["players"][0]["hand"] = json!([card, card, card]), "three times"),
        (&|s| s["players"][0]["materiel"] = json!(29), "the dial shows 29"),
        (&|s| s["players"][1]["supply"] = json!({"scooter": 9}), "scooter"),
        (&|s| s["turn"] = json!(7), "seat 7"),
        (&|s| s["steps"] = json!([]), "nothing is going on"),
        (&|s| s["supply"]["structures"]["city"] = json!(1), "of the structure city"),
        (&|s| s["luck"] = json!(true), "unknown field `luck`"),
        (&|s| s["rules"]["version"] = json!(0), "version 0, newest 2"),
        (&|s| s["rules"]["version"] = json!(9), "version 9, newest 2"),
        (&|s| s["rules"]["version"] = json!(99), "version 99, newest"),
        (&give_tile, "was dealt"),
    ];
    for (change, words) in cases {
        let message = refusal(change);
        assert!(message.starts_with("The state is not valid: "), "{message}");
        assert!(message.contains(words), "{message}");
    }
    assert!(ForbiddenStars::from_json(json!("not a state")).is_err());
}
