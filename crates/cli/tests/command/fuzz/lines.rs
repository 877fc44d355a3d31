//! Conversations with the engine about the real games: whatever is said, in whatever order, each line has one answer.
//! (The toy's conversations are in `engine.rs`.)

use orderstack::engine::{Opening, serve};
use orderstack::guard::LETTERS;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

use super::corpus::{MOMENTS, Moment};
use super::states::{any_change, change};
use super::strange::{NUMBERS, cases, word};
use super::{in_time, odd_value};

/// A setup, right or wrong.
fn any_setup() -> BoxedStrategy<Value> {
    let option = prop_oneof![
        Just(json!({"galaxy": "auto", "factions": "random"})),
        Just(json!({"expansion": "brood_war", "galaxy": "auto"})),
        Just(json!({"board": "introductory"})),
        Just(json!({"scenario": "trump_card", "expansion": "brood_war"})),
        ("[a-z]{1,8}", word()).prop_map(|(key, value)| json!({key: value})),
    ];
    (0u64..9, option)
        .prop_map(|(players, options)| json!({"players": players, "options": options}))
        .boxed()
}

/// A request whose fields mostly fit.
fn any_request() -> BoxedStrategy<Value> {
    let seat = || prop_oneof![4 => (0u64..7).prop_map(Value::from), 1 => odd_value(), 1 => Just(json!("spectator"))];
    let game = || prop::sample::select(vec!["starcraft", "forbidden-stars", "chess"]);
    let bot = prop_oneof![
        4 => Just("random".to_owned()),
        1 => Just("easy".to_owned()),
        1 => Just("hard:2".to_owned()),
        1 => (prop::sample::select(NUMBERS.to_vec()), "(s|ms|)(\\*[0-9]{1,3})?")
            .prop_map(|(amount, rest)| format!("hard:{amount}{rest}")),
        1 => word(),
    ];
    let bare = vec!["games", "turn", "state", "undo", "record"];
    let moment = any::<Index>;
    let changes = || prop::collection::vec(any_change(), 0..2);
    prop_oneof![
        2 => prop::sample::select(bare).prop_map(|cmd| json!({"cmd": cmd})),
        2 => (game(), any_setup(), 0u64..99)
            .prop_map(|(game, setup, seed)| json!({"cmd": "new", "game": game, "seed": seed, "setup": setup})),
        2 => seat().prop_map(|seat| json!({"cmd": "options", "seat": seat})),
        4 => (seat(), 0u64..12).prop_map(|(seat, at)| json!({"cmd": "act", "seat": seat, "index": at})),
        1 => (seat(), odd_value()).prop_map(|(seat, it)| json!({"cmd": "act", "seat": seat, "action": it})),
        2 => seat().prop_map(|seat| json!({"cmd": "view", "seat": seat})),
        2 => (bot, 0u64..3)
            .prop_map(|(bot, until)| json!({"cmd": "play", "bot": bot, "until": if bot.len() > 6 { 0 } else { until }})),
        2 => (moment(), changes(), game()).prop_map(|(moment, changes, game)| {
            let mut state = moment.get(&MOMENTS).state.clone();
            for one in &changes {
 change(&mut state, one);
}
            json!({"cmd": "load", "state": state, "game": game})
        }),
        1 => (moment(), changes()).prop_map(|(moment, changes)| {
            let mut record = serde_json::to_value(&moment.get(&MOMENTS).file).expect("JSON");
            for one in &changes {
 change(&mut record, one);
}
            json!({"cmd": "replay", "record": record})
        }),
        1 => (word(), odd_value()).prop_map(|(cmd, id)| json!({"cmd": cmd, "id": id})),
    ]
    .boxed()
}

/// A line: a request, one with something wrong in it, or none at all.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let spoilt = (any_request(), any_change()).prop_map(|(mut request, one)| {
        change(&mut request, &one);
        request
    });
    let broken = (any_request(), any::<Index>(), any::<u8>()).prop_map(|(request, at, byte)| {
        let mut line = request.to_string().into_bytes();
        let at = at.index(line.len());
        line[at] = byte;
        line
    });
    let long = (any_request(), 1usize..200_000).prop_map(|(request, many)| {
        let mut line = request.to_string().into_bytes();
        line.extend(vec![b' '; many]);
        line
    });
    let line = prop_oneof![
        8 => any_request().prop_map(|request| request.to_string().into_bytes()),
        2 => spoilt.prop_map(|request| request.to_string().into_bytes()),
        1 => broken,
        1 => long,
        1 => (1usize..5_000).prop_map(|deep| b"[".repeat(deep)),
        1 => prop::collection::vec(any::<u8>(), 0..300),
    ];
    line.prop_map(|mut line| {
        line.retain(|&byte| byte != b'\n');
        line
    })
}

/// The answers to some lines.
fn conversation(lines: &[Vec<u8>]) -> Vec<Value> {
    let (input, mut out) = (lines.join(&b'\n'), Vec::new());
    serve(&Opening::all(), tongue::english(), &*input, &mut out).expect("memory does not fail");
    let text = String::from_utf8(out).expect("answers are text");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn every_line_has_an_answer(
        moment in any::<Index>(),
        lines in prop::collection::vec(any_line(), 1..10),
    ) {
        let Moment { game, state, .. } = moment.get(&MOMENTS);
        let load = json!({"cmd": "load", "state": state, "game": game});
        // How the table stands is asked after every line.
        let state = || br#"{"cmd":"state"}"#.to_vec();
        let mut said = vec![load.to_string().into_bytes(), state()];
        for line in &lines {
            said.extend([line.clone(), state()]);
        }
        let answers = in_time(move || conversation(&said))?;
        prop_assert_eq!(answers.len(), 2 * lines.len() + 2);
        let answers = &answers[1..];
        for (at, line) in lines.iter().enumerate() {
            let [before, answer, after] = &answers[2 * at..2 * at + 3] else { panic!("three") };
            if answer["ok"] == json!(true) {
                continue;
            }
            let line = String::from_utf8_lossy(line);
            prop_assert!(before == after, "refused, but not without effect: {:.500}", line);
            let message = answer["error"]["message"].as_str().unwrap_or_default();
            let plain = !message.is_empty() && !message.contains(char::is_control);
            prop_assert!(plain && message.chars().count() <= LETTERS + 1, "{:.500}: {:.500}", line, message);
            prop_assert!(answer["error"]["code"] != json!("internal"), "{:.500}: {}", line, message);
        }
    }
}
