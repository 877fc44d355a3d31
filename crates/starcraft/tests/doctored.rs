//! States written by hand: whatever is done to a saved state, it is either refused in one
//! sentence or plays on by the rules; it never breaks the program.

use kernel::{Game, NoLog, Options, Rng, Turn, random_choice};
use serde_json::{Value, json};
use starcraft::{Setup, StarCraft};

/// A saved state after so many random choices.
fn saved(players: usize, seed: u64, steps: u32) -> Value {
    let mut game = StarCraft::new(&Setup::new(players, &[]), seed).expect("a legal setup");
    play(&mut game, &mut Rng::new(seed), steps);
    game.to_json()
}

fn play(game: &mut StarCraft, rng: &mut Rng, steps: u32) {
    for _ in 0..steps {
        let Turn::Pending(seats) = game.turn() else { return };
        let seat = seats.iter().next().expect("somebody is pending");
        let mut options = Options::new();
        game.options(seat, &mut options);
        let Some(action) = random_choice::<StarCraft>(&options, rng) else {
            panic!("nobody can go on at {:?}", game.steps);
        };
        game.play(seat, action, &mut NoLog);
    }
}

/// Every place in a JSON value, as a pointer.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{at}/{index}"), out);
            }
        }
        Value::Object(fields) => {
            for (key, item) in fields {
                places(item, &format!("{at}/{key}"), out);
            }
        }
        _ => {}
    }
}

/// Changes one place of a state.
fn doctor(state: &mut Value, rng: &mut Rng) -> String {
    let mut all = Vec::new();
    places(state, "", &mut all);
    let at = all[rng.below(all.len() as u32) as usize].clone();
    let other = all[rng.below(all.len() as u32) as usize].clone();
    let other = state.pointer(&other).cloned().unwrap_or(Value::Null);
    let place = state.pointer_mut(&at).expect("a place of this state");
    let change = rng.below(6);
    *place = match (change, &place) {
        (0, _) => Value::Null,
        (1, Value::Number(number)) => json!(number.as_u64().unwrap_or(0) + 1),
        (2, Value::Number(number)) => json!(number.as_u64().unwrap_or(0).wrapping_sub(1)),
        (1, Value::Bool(flag)) => json!(!flag),
        (1 | 2, Value::Array(items)) if !items.is_empty() => {
            let mut items = items.clone();
            items.remove(rng.below(items.len() as u32) as usize);
            Value::Array(items)
        }
        (3, Value::Array(items)) if !items.is_empty() => {
            let mut items = items.clone();
            items.push(items[rng.below(items.len() as u32) as usize].clone());
            Value::Array(items)
        }
        (4, Value::Number(_)) => json!(255),
        _ => other,
    };
    format!("change {change} at '{at}'")
}

#[test]
fn a_doctored_state_is_refused_or_plays_on() {
    let mut rng = Rng::new(11);
    let (mut refused, mut accepted) = (0, 0);
    for round in 0..60u64 {
        let players = 2 + (round % 5) as usize;
        let original = saved(players, round, 20 + 23 * round as u32);
        for _ in 0..50 {
            let mut state = original.clone();
            let what = doctor(&mut state, &mut rng);
            let loaded = std::panic::catch_unwind(|| StarCraft::from_json(state.clone()));
            match loaded.unwrap_or_else(|_| panic!("state {round}: loading broke at {what}")) {
                Err(problem) => {
                    let said = tongue::english().say(&problem.message);
                    assert_eq!(said.lines().count(), 1, "{what}: {said}");
                    refused += 1;
                }
                Ok(mut game) => {
                    accepted += 1;
                    let mut line = Rng::new(round);
                    let played = std::panic::catch_unwind(move || play(&mut game, &mut line, 120));
                    assert!(played.is_ok(), "state {round}: play broke after {what}");
                }
            }
        }
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
    let cases: [(Change<'_>, &str); 6] = [
        (
            &|s| s["players"][0]["deck"].as_array_mut().expect("a list").push(hand.clone()),
            "two places",
        ),
        (&|s| s["players"][0]["workers_in_pool"] = json!(99), "too many workers"),
        (&|s| s["players"][1]["buildings"] = json!({"gateway": 9}), ""),
        (&|s| s["turn"] = json!(7), "seat 7"),
        (&|s| s["steps"] = json!([]), "nothing is going on"),
        (&|s| s["luck"] = json!(true), "unknown field `luck`"),
    ];
    for (change, words) in cases {
        let message = refusal(change);
        assert!(message.starts_with("The state does not fit: "), "{message}");
        assert!(message.contains(words), "{message}");
    }
    assert!(StarCraft::from_json(json!("not a state")).is_err());
}
