//! The engine protocol, spoken with the toy game.

use crate::common::{Endless, Fragile, Sound};
use orderstack::engine::{Engine, MAX_REQUEST, Opening, serve};
use proptest::prelude::*;
use serde_json::{Value, json};
use tongue::english;

const NEW: &str = r#"{"cmd":"new","game":"toy","seed":42,"setup":{"players":3}}"#;

fn say(engine: &mut Engine, line: &str) -> Value {
    let reply = engine.reply(line.as_bytes());
    assert!(!reply.contains('\n'), "{reply}");
    serde_json::from_str(&reply).expect("a reply is JSON")
}

fn ask(engine: &mut Engine, request: Value) -> Value {
    say(engine, &request.to_string())
}

#[track_caller]
fn good(engine: &mut Engine, request: Value) -> Value {
    let reply = ask(engine, request);
    assert_eq!(reply["ok"], json!(true), "{reply}");
    reply
}

#[track_caller]
fn wrong(engine: &mut Engine, line: &str, code: &str) {
    let reply = say(engine, line);
    assert_eq!(reply["ok"], json!(false), "{line}: {reply}");
    assert_eq!(reply["error"]["code"], json!(code), "{line}: {reply}");
    let message = reply["error"]["message"].as_str().expect("a message");
    assert!(!message.is_empty() && !message.contains('\n'), "{line}: {reply}");
}

fn seated() -> Engine {
    let mut engine = Engine::new(&[Opening::of::<Sound>()], english());
    assert_eq!(say(&mut engine, NEW)["ok"], json!(true));
    engine
}

#[test]
fn the_games_are_listed() {
    let reply =
        say(&mut Engine::new(&[Opening::of::<Sound>()], english()), r#"{"cmd":"games","id":"a"}"#);
    let game = json!({
        "game": "toy",
        "rules": 3,
        "players": {"min": 2, "max": 4},
        "factions": ["red", "blue", "green", "gold"],
        "options": [
            {"key": "coin", "values": ["fair", "bent"], "meaning": null},
            {"key": "rounds", "values": ["3", "1..40"], "meaning": null},
        ],
    });
    let bots = ["random", "easy", "normal", "hard"];
    assert_eq!(reply, json!({"ok": true, "id": "a", "games": [game], "bots": bots}));
}

#[test]
fn a_game_is_played_by_index_and_by_action() {
    let mut engine = seated();
    let turn = good(&mut engine, json!({"cmd": "turn", "id": 7}));
    let expected = json!({"pending": [0, 1, 2]});
    assert_eq!(turn["turn"], expected);
    assert_eq!(turn, json!({"ok": true, "id": 7, "turn": expected, "round": 1, "phase": "seal"}));

    let asked = good(&mut engine, json!({"cmd": "options", "seat": 1}));
    assert_eq!(asked["prompt"], json!("Seal a card."));
    assert_eq!(asked["options"].as_array().map(Vec::len), Some(3));
    let action = asked["options"][2]["action"].clone();
    let acted = good(&mut engine, json!({"cmd": "act", "seat": 1, "action": action}));
    assert_eq!(acted["turn"], json!({"pending": [0, 2]}));
    assert_eq!(acted["events"], json!([{"sealed": {"seat": 1}}]));
    let waiting = good(&mut engine, json!({"cmd": "options", "seat": 1}));
    assert_eq!((&waiting["options"], &waiting["prompt"]), (&json!([]), &json!("")));
    good(&mut engine, json!({"cmd": "act", "seat": 0, "index": 0}));

    let mine = good(&mut engine, json!({"cmd": "view", "seat": 1}));
    assert_eq!(mine["view"]["sealed"], action["card"]);
    let anyone = good(&mut engine, json!({"cmd": "view", "seat": "spectator"}));
    assert_eq!(anyone["view"]["hand"], json!(null));

    let end = good(&mut engine, json!({"cmd": "play", "bot": "random", "until": "end"}));
    assert_eq!(end["turn"]["over"]["ending"], json!("points"));
    assert_eq!(end["played"], json!(10));
    wrong(&mut engine, r#"{"cmd":"act","seat":0,"index":0}"#, "game_over");
    assert!(!engine.is_over());
    assert_eq!(good(&mut engine, json!({"cmd": "quit"})), json!({"ok": true}));
    assert!(engine.is_over());
}

#[test]
fn a_state_comes_back() {
    let mut engine = seated();
    good(&mut engine, json!({"cmd": "play", "bot": "random", "until": 5}));
    let state = good(&mut engine, json!({"cmd": "state"}))["state"].clone();
    let turn = good(&mut engine, json!({"cmd": "turn"}));
    let mut other = Engine::new(&[Opening::of::<Sound>()], english());
    assert_eq!(good(&mut other, json!({"cmd": "load", "state": state})), turn);
    assert_eq!(good(&mut other, json!({"cmd": "state"}))["state"], state);
    wrong(&mut other, r#"{"cmd":"record"}"#, "no_record");
    wrong(&mut other, r#"{"cmd":"undo"}"#, "nothing_to_undo");
    let mut damaged = state.clone();
    damaged["deck"] = json!([]);
    wrong(&mut other, &json!({"cmd": "load", "state": damaged}).to_string(), "bad_state");
    assert_eq!(good(&mut other, json!({"cmd": "state"}))["state"], state);
}

#[test]
fn undo_goes_back_step_by_step() {
    let mut engine = seated();
    let begin = good(&mut engine, json!({"cmd": "state"}));
    good(&mut engine, json!({"cmd": "play", "bot": "random", "until": 2}));
    let middle = good(&mut engine, json!({"cmd": "state"}));
    good(&mut engine, json!({"cmd": "play", "bot": "random", "until": 1}));
    good(&mut engine, json!({"cmd": "undo"}));
    assert_eq!(good(&mut engine, json!({"cmd": "state"})), middle);
    good(&mut engine, json!({"cmd": "undo"}));
    good(&mut engine, json!({"cmd": "undo"}));
    assert_eq!(good(&mut engine, json!({"cmd": "state"})), begin);
    wrong(&mut engine, r#"{"cmd":"undo"}"#, "nothing_to_undo");
}

#[test]
fn a_record_restores_the_game_with_its_past() {
    let mut engine = seated();
    good(&mut engine, json!({"cmd": "play", "bot": "random"}));
    let state = good(&mut engine, json!({"cmd": "state"}));
    let reply = good(&mut engine, json!({"cmd": "record"}));
    assert_eq!(reply["record"]["result"]["ending"], json!("points"));
    assert!(reply["text"].as_str().is_some_and(|text| text.starts_with("orderstack 2\n")));
    let mut other = Engine::new(&[Opening::of::<Sound>()], english());
    good(&mut other, json!({"cmd": "replay", "record": reply["record"]}));
    assert_eq!(good(&mut other, json!({"cmd": "state"})), state);
    good(&mut other, json!({"cmd": "undo"}));
    let mut damaged = reply["record"].clone();
    damaged["seed"] = json!(43);
    wrong(&mut other, &json!({"cmd": "replay", "record": damaged}).to_string(), "bad_commitment");
    damaged["game"] = json!("chess");
    wrong(&mut other, &json!({"cmd": "replay", "record": damaged}).to_string(), "unknown_game");
}

#[test]
fn everything_wrong_has_one_clear_error_and_changes_nothing() {
    let mut engine = seated();
    let before = good(&mut engine, json!({"cmd": "state"}));
    for (line, code) in [
        ("", "bad_json"),
        ("   ", "bad_json"),
        ("{", "bad_json"),
        ("hello", "bad_json"),
        ("[1,2]", "bad_request"),
        ("7", "bad_request"),
        ("{}", "bad_request"),
        (r#"{"cmd":7}"#, "bad_request"),
        (r#"{"cmd":"dance"}"#, "unknown_cmd"),
        (r#"{"cmd":"new"}"#, "bad_request"),
        (r#"{"cmd":"new","game":"chess","seed":1,"setup":{}}"#, "unknown_game"),
        (r#"{"cmd":"new","game":"toy","setup":{"players":2}}"#, "bad_request"),
        (r#"{"cmd":"new","game":"toy","seed":-1,"setup":{"players":2}}"#, "bad_request"),
        (r#"{"cmd":"new","game":"toy","seed":1.5,"setup":{"players":2}}"#, "bad_request"),
        (r#"{"cmd":"new","game":"toy","seed":"1","setup":{"players":2}}"#, "bad_request"),
        (r#"{"cmd":"new","game":"toy","seed":1}"#, "bad_request"),
        (r#"{"cmd":"new","game":"toy","seed":1,"setup":[]}"#, "bad_setup"),
        (r#"{"cmd":"new","game":"toy","seed":1,"setup":{"players":"two"}}"#, "bad_setup"),
        (r#"{"cmd":"new","game":"toy","seed":1,"setup":{"players":99}}"#, "bad_setup"),
        (r#"{"cmd":"new","game":"toy","seed":1,"salt":"a b","setup":{"players":2}}"#, "bad_salt"),
        (r#"{"cmd":"options"}"#, "bad_request"),
        (r#"{"cmd":"options","seat":"0"}"#, "bad_request"),
        (r#"{"cmd":"options","seat":3}"#, "wrong_seat"),
        (r#"{"cmd":"options","seat":99999999999}"#, "wrong_seat"),
        (r#"{"cmd":"act","seat":0}"#, "bad_request"),
        (r#"{"cmd":"act","seat":0,"index":0,"action":"pass"}"#, "bad_request"),
        (r#"{"cmd":"act","seat":0,"index":-1}"#, "bad_request"),
        (r#"{"cmd":"act","seat":0,"index":3}"#, "illegal_action"),
        (r#"{"cmd":"act","seat":0,"action":"pass"}"#, "illegal_action"),
        (r#"{"cmd":"act","seat":0,"action":{"fly":1}}"#, "illegal_action"),
        (r#"{"cmd":"act","seat":9,"action":"pass"}"#, "wrong_seat"),
        (r#"{"cmd":"view"}"#, "bad_request"),
        (r#"{"cmd":"view","seat":"me"}"#, "bad_request"),
        (r#"{"cmd":"view","seat":4}"#, "wrong_seat"),
        (r#"{"cmd":"load"}"#, "bad_request"),
        (r#"{"cmd":"load","state":{}}"#, "bad_state"),
        (r#"{"cmd":"load","state":{},"game":"chess"}"#, "unknown_game"),
        (r#"{"cmd":"replay"}"#, "bad_request"),
        (r#"{"cmd":"replay","record":{}}"#, "bad_record"),
        (r#"{"cmd":"play"}"#, "bad_request"),
        (r#"{"cmd":"play","bot":"hal"}"#, "unknown_bot"),
        (r#"{"cmd":"play","bot":"random","until":"dawn"}"#, "bad_request"),
        (r#"{"cmd":"undo"}"#, "nothing_to_undo"),
    ] {
        wrong(&mut engine, line, code);
    }
    wrong(&mut engine, &"[".repeat(5000), "bad_json");
    assert_eq!(good(&mut engine, json!({"cmd": "state"})), before);
    assert_eq!(say(&mut engine, r#"{"cmd":"x","id":[1]}"#)["id"], json!([1]));
    let reply = engine.reply(b"{\"cmd\":\"\xff\"}");
    assert!(reply.contains("bad_json"), "{reply}");
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let mut engine = Engine::new(&[Opening::of::<Sound>()], english());
    for cmd in ["turn", "options", "act", "view", "state", "undo", "record", "play"] {
        wrong(&mut engine, &json!({"cmd": cmd}).to_string(), "no_game");
    }
}

#[test]
fn broken_rules_are_an_error_and_the_game_goes_back() {
    let mut engine = Engine::new(&[Opening::of::<Fragile>()], english());
    say(&mut engine, NEW);
    let before = good(&mut engine, json!({"cmd": "state"}));
    wrong(&mut engine, r#"{"cmd":"play","bot":"random"}"#, "internal");
    assert_eq!(good(&mut engine, json!({"cmd": "state"})), before);
    let mut engine = Engine::new(&[Opening::of::<Endless>()], english());
    say(&mut engine, NEW);
    let played = good(&mut engine, json!({"cmd": "play", "bot": "random", "until": 500}));
    assert_eq!(played["played"], json!(500));
}

/// The replies to some input.
fn conversation(input: &[u8]) -> Vec<Value> {
    let mut out = Vec::new();
    serve(&[Opening::of::<Sound>()], english(), input, &mut out).expect("memory does not fail");
    let text = String::from_utf8(out).expect("replies are text");
    text.lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect()
}

#[test]
fn one_reply_a_line_until_goodbye() {
    let replies =
        conversation(b"\n{\"cmd\":\"games\"}\r\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n");
    let ok: Vec<bool> = replies.iter().map(|reply| reply["ok"] == json!(true)).collect();
    assert_eq!(ok, [false, true, true]);
    assert_eq!(conversation(b"").len(), 0);
    assert_eq!(conversation(b"{\"cmd\":\"games\"}").len(), 1, "no line break at the end");
}

#[test]
fn a_line_that_is_too_long_is_skipped() {
    let mut input = vec![b' '; MAX_REQUEST + 100];
    input.extend(b"\n{\"cmd\":\"games\"}\n");
    input.extend(vec![b'x'; MAX_REQUEST + 1]);
    let replies = conversation(&input);
    assert_eq!(replies.len(), 3);
    assert_eq!(replies[0]["error"]["code"], json!("too_long"));
    assert_eq!(replies[1]["ok"], json!(true));
    assert_eq!(replies[2]["error"]["code"], json!("too_long"));
}

/// Any JSON, not too deep.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0i64..9).prop_map(Value::from),
        any::<i32>().prop_map(|halves| Value::from(f64::from(halves) / 2.0)),
        "[a-z]{0,6}".prop_map(Value::from),
        prop::sample::select(vec!["toy", "random", "end", "spectator", "pass"])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{0,6}", inner, 0..4)
                .prop_map(|map| map.into_iter().collect()),
        ]
    })
}

/// A request with a real name and any fields.
fn any_request() -> impl Strategy<Value = Value> {
    let cmds = vec![
        "games", "new", "turn", "options", "act", "view", "state", "load", "undo", "record",
        "replay", "play",
    ];
    let keys = vec![
        "seat", "index", "action", "bot", "until", "state", "record", "game", "seed", "setup",
        "salt", "id",
    ];
    let field = (prop::sample::select(keys), any_json());
    (prop::sample::select(cmds), prop::collection::vec(field, 0..5)).prop_map(|(cmd, fields)| {
        let mut request = json!({"cmd": cmd});
        for (key, value) in fields {
            request[key] = value;
        }
        request
    })
}

proptest! {
    #[test]
    fn no_bytes_break_the_engine(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        for reply in conversation(&bytes) {
            prop_assert_eq!(&reply["ok"], &json!(false));
        }
    }

    #[test]
    fn no_requests_break_the_engine(requests in prop::collection::vec(any_request(), 1..12)) {
        let mut engine = seated();
        for request in requests {
            let before = good(&mut engine, json!({"cmd": "state"}));
            let reply = ask(&mut engine, request.clone());
            prop_assert_eq!(reply.get("id"), request.get("id"));
            if reply["ok"] == json!(false) {
                prop_assert_eq!(good(&mut engine, json!({"cmd": "state"})), before);
            }
        }
    }

    #[test]
    fn a_damaged_state_is_refused_or_playable(
        path in prop::collection::vec(0usize..6, 1..4),
        value in any_json(),
    ) {
        let mut engine = seated();
        let mut state = good(&mut engine, json!({"cmd": "state"}))["state"].clone();
        damage(&mut state, &path, value);
        if ask(&mut engine, json!({"cmd": "load", "state": state}))["ok"] == json!(true) {
            good(&mut engine, json!({"cmd": "turn"}));
            ask(&mut engine, json!({"cmd": "play", "bot": "random", "until": 50}));
            good(&mut engine, json!({"cmd": "turn"}));
        }
    }
}

/// Replaces the part of a value that a path leads to.
fn damage(value: &mut Value, path: &[usize], new: Value) {
    let Some((&at, rest)) = path.split_first() else {
        *value = new;
        return;
    };
    match value {
        Value::Array(items) if !items.is_empty() => {
            let at = at % items.len();
            damage(&mut items[at], rest, new);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = at % fields.len();
            if let Some((_, field)) = fields.iter_mut().nth(at) {
                damage(field, rest, new);
            }
        }
        _ => *value = new,
    }
}
