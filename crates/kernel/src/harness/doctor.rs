//! States written by hand: whatever is done to a saved state, it is either refused or plays on by the
//! rules; it never breaks the program.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};

use crate::{Game, NoLog, Options, Refused, Rng, Turn, random_choice};

/// A game after so many random choices, or fewer if it ends; none if somebody is asked without a choice.
pub fn play_on<G: Game>(mut game: G, rng: &mut Rng, steps: u32) -> Option<G> {
    for _ in 0..steps {
        let Turn::Pending(seats) = game.turn() else { break };
        let seat = seats.iter().next()?;
        let mut options = Options::new();
        game.options(seat, &mut options);
        let action = random_choice::<G>(&options, rng)?;
        game.play(seat, action, &mut NoLog);
    }
    Some(game)
}

/// Every place in a JSON value, as a pointer.
pub fn places(value: &Value) -> Vec<String> {
    fn below(value: &Value, at: &str, out: &mut Vec<String>) {
        out.push(at.to_owned());
        match value {
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    below(item, &format!("{at}/{index}"), out);
                }
            }
            Value::Object(fields) => {
                for (key, item) in fields {
                    let key = key.replace('~', "~0").replace('/', "~1");
                    below(item, &format!("{at}/{key}"), out);
                }
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    below(value, "", &mut all);
    all
}

/// Changes one place of a state.
fn doctor(state: &mut Value, rng: &mut Rng) -> String {
    let all = places(state);
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

/// What became of states that were changed.
#[derive(Debug, Default)]
pub struct Doctored {
    /// Why some were refused.
    pub refused: Vec<Refused>,
    /// How many could be played on.
    pub accepted: u32,
}

/// Changes a saved state at one place, so many times, and loads it: it must be refused, or be playable for a while.
pub fn doctored<G: Game>(original: &Value, rng: &mut Rng, times: u32) -> Result<Doctored, String> {
    let mut found = Doctored::default();
    for _ in 0..times {
        let mut state = original.clone();
        let what = doctor(&mut state, rng);
        let loaded = catch_unwind(AssertUnwindSafe(|| G::from_json(state)));
        match loaded.map_err(|_| format!("loading broke at {what}"))? {
            Err(problem) => found.refused.push(problem),
            Ok(game) => {
                found.accepted += 1;
                let mut line = Rng::new(rng.seed());
                let played = catch_unwind(AssertUnwindSafe(|| play_on(game, &mut line, 120)));
                let on = played.is_ok_and(|game| game.is_some());
                super::ensure(on, || format!("play broke after {what}"))?;
            }
        }
    }
    Ok(found)
}
