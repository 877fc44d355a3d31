//! The engine protocol with the real game: whole games by index, and states that were tampered
//! with.

use kernel::harness::places;
use orderstack::engine::{Engine, Opening};
use proptest::prelude::*;
use serde_json::{Value, json};
use starcraft::StarCraft;

fn ask(engine: &mut Engine, request: Value) -> Value {
    let reply = engine.reply(request.to_string().as_bytes());
    serde_json::from_str(&reply).expect("a reply is JSON")
}

/// A game after some random actions.
fn played(seed: u64, players: usize, actions: u64) -> Engine {
    let mut engine = Engine::new(&[Opening::of::<StarCraft>()], tongue::english());
    let setup = json!({"players": players, "options": {"galaxy": "auto", "factions": "random"}});
    let new = json!({"cmd": "new", "game": "starcraft", "seed": seed, "setup": setup});
    assert_eq!(ask(&mut engine, new)["ok"], json!(true));
    let play = json!({"cmd": "play", "bot": "random", "until": actions});
    assert_eq!(ask(&mut engine, play)["ok"], json!(true));
    engine
}

#[test]
fn every_option_says_what_it_means() {
    let reply = ask(&mut played(3, 2, 0), json!({"cmd": "games"}));
    let options = reply["games"][0]["options"].as_array().expect("a list");
    assert!(options.len() > 3 && options.iter().all(|option| option["meaning"].is_string()));
}

#[test]
fn a_whole_game_is_played_by_index() {
    let mut engine = played(3, 2, 0);
    let mut turn = ask(&mut engine, json!({"cmd": "turn"}));
    for step in 0.. {
        let Some(seats) = turn["turn"]["pending"].as_array() else { break };
        let seat = seats[0].clone();
        let asked = ask(&mut engine, json!({"cmd": "options", "seat": seat}));
        let options = asked["options"].as_array().expect("options");
        let index = step * 7 % options.len();
        let other = &options[(index + 1) % options.len()];
        let act = if step % 2 == 0 {
            json!({"cmd": "act", "seat": seat, "index": index})
        } else {
            json!({"cmd": "act", "seat": seat, "action": other["action"]})
        };
        turn = ask(&mut engine, act);
        assert_eq!(turn["ok"], json!(true), "{turn}");
    }
    assert!(turn["turn"]["over"]["ending"].is_string());
    let record = ask(&mut engine, json!({"cmd": "record"}))["record"].clone();
    let mut other = Engine::new(&[Opening::of::<StarCraft>()], tongue::english());
    assert_eq!(ask(&mut other, json!({"cmd": "replay", "record": record}))["ok"], json!(true));
    let state = json!({"cmd": "state"});
    assert_eq!(ask(&mut engine, state.clone()), ask(&mut other, state));
}

/// How a value of a state is spoiled.
fn any_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2i64..40).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-z_]{0,8}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        prop::collection::vec((0i64..9).prop_map(Value::from), 0..20).prop_map(Value::from),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_state_that_was_tampered_with_never_ends_the_conversation(
        seed in 0u64..20,
        actions in 0u64..200,
        at in any::<prop::sample::Index>(),
        from in any::<prop::sample::Index>(),
        copy in any::<bool>(),
        value in any_value(),
    ) {
        let mut engine = played(seed, 3, actions);
        let mut state = ask(&mut engine, json!({"cmd": "state"}))["state"].clone();
        let all = places(&state);
        // Either something strange, or a part of the state in the wrong place.
        let source: &String = from.get(&all);
        let source = state.pointer(source).cloned();
        let new = if copy { source.unwrap_or_default() } else { value };
        let target = at.get(&all);
        if let Some(part) = state.pointer_mut(target) {
            *part = new.clone();
        }
        let loaded = ask(&mut engine, json!({"cmd": "load", "state": state}));
        prop_assert!(loaded["ok"].is_boolean());
        // Whatever was loaded, a request that fails leaves the table as it was.
        let before = ask(&mut engine, json!({"cmd": "state"}));
        let went_on = ask(&mut engine, json!({"cmd": "play", "bot": "random", "until": 60}));
        if went_on["ok"] == json!(false) {
            prop_assert_eq!(ask(&mut engine, json!({"cmd": "state"})), before);
        }
    }
}
