//! States written by hand: whatever is done to a saved state, it is either refused in one
//! sentence or plays on by the rules; it never breaks the program.

use kernel::harness::{doctored, play_on};
use kernel::{Game, Rng};
use serde_json::{Value, json};
use starcraft::{Setup, StarCraft};

/// A saved state after so many random choices.
fn saved(players: usize, seed: u64, steps: u32) -> Value {
    let game = StarCraft::new(&Setup::new(players, &[]), seed).expect("a legal setup");
    play_on(game, &mut Rng::new(seed), steps).expect("a choice").to_json()
}

/// `DOCTORED` sets how many states are changed (60), each fifty times.
#[test]
fn a_doctored_state_is_refused_or_plays_on() {
    let mut rng = Rng::new(11);
    let (mut refused, mut accepted) = (0, 0);
    let states = std::env::var("DOCTORED").ok().and_then(|n| n.parse().ok()).unwrap_or(60u64);
    for round in 0..states {
        let steps = 20 + 23 * (round % 60) as u32;
        let original = saved(2 + (round % 5) as usize, round, steps);
        let found = doctored::<StarCraft>(&original, &mut rng, 50)
            .unwrap_or_else(|problem| panic!("state {round}: {problem}"));
        for problem in &found.refused {
            let said = tongue::english().say(&problem.message);
            assert_eq!(said.lines().count(), 1, "{said}");
        }
        (refused, accepted) = (refused + found.refused.len(), accepted + found.accepted);
    }
    assert!(refused > 1000 && accepted > 100, "{refused} refused, {accepted} accepted");
}

#[test]
fn typical_forgeries_are_named() {
    let state = saved(3, 5, 150);
    type Change<'a> = &'a dyn Fn(&mut Value);
    let refusal = |change: Change<'_>| {
        let mut state = state.clone();
        change(&mut state);
        tongue::english().say(&StarCraft::from_json(state).expect_err("a forgery").message)
    };
    let hand = state["players"][0]["hand"][0].clone();
    let cases: [(Change<'_>, &str); 9] = [
        (
            &|s| s["players"][0]["deck"].as_array_mut().expect("a list").push(hand.clone()),
            "two places",
        ),
        (&|s| s["players"][0]["workers_in_pool"] = json!(99), "too many workers"),
        (&|s| s["players"][1]["buildings"] = json!({"gateway": 9}), ""),
        (&|s| s["turn"] = json!(7), "seat 7"),
        (&|s| s["steps"] = json!([]), "nothing is going on"),
        (&|s| s["luck"] = json!(true), "unknown field `luck`"),
        (&|s| s["rules"]["version"] = json!(99), "version 99, newest"),
        (&|s| s["rules"]["teams"] = json!("pairs"), "for 4 or 6 players, not 3"),
        (&|s| s["rules"]["scenario"] = json!("trump_card"), "Brood War"),
    ];
    for (change, words) in cases {
        let message = refusal(change);
        assert!(message.starts_with("The state is not valid: "), "{message}");
        assert!(message.contains(words), "{message}");
    }
    assert!(StarCraft::from_json(json!("not a state")).is_err());
}

/// Before anything lies on the table: nobody is passed over, and nothing is left out.
#[test]
fn a_setup_cannot_be_cut_short() {
    let refusal = |field: &str, value: Value| {
        let mut state = saved(3, 5, 1);
        assert!(state["steps"].to_string().contains("choose_faction"), "{}", state["steps"]);
        state[field] = value;
        tongue::english().say(&StarCraft::from_json(state).expect_err("a forgery").message)
    };
    let first = saved(3, 5, 1)["first"].as_u64().expect("a seat");
    assert!(refusal("first", json!((first + 1) % 3)).contains("was not asked"));
    assert!(refusal("stage", json!(1)).contains("a seat has no faction"));
    let mut state = saved(3, 5, 3);
    // Sheets, decks and planets are there once factions are.
    assert!(state["steps"].to_string().contains("pick_planet"), "{}", state["steps"]);
    for planet in state["planets"].as_array_mut().expect("a list") {
        planet["dealt_to"] = json!(0);
    }
    let refused = StarCraft::from_json(state).expect_err("a forgery");
    assert!(tongue::english().say(&refused.message).contains("has 0 planets to place"));
}
