//! Replay, undo and the commitment.

mod toy;

use kernel::history::{Chance, Deal, History, Record, commitment, sha256_hex};
use kernel::{Game, NoLog, Options, Rng, Seat, Turn};
use toy::{Action, Sound, setup};

/// A random game with its state before each action.
fn played(rounds: u32, seed: u64) -> (History<Sound>, Vec<Sound>) {
    let mut history = History::<Sound>::new(setup(3, rounds), seed).expect("a legal setup");
    let mut rng = Rng::new(seed);
    let mut states = vec![history.game().clone()];
    while let Turn::Pending(seats) = history.game().turn() {
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = rng.pick(&seats).expect("somebody is pending");
        let mut options = Options::new();
        history.game().options(seat, &mut options);
        let action = rng.pick(&options).expect("a pending seat has a choice");
        history.act(seat, action, &mut NoLog).expect("an option is legal");
        states.push(history.game().clone());
    }
    (history, states)
}

#[test]
fn sha256_is_the_well_known_one() {
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    assert_eq!(sha256_hex(b""), empty);
    assert_eq!(&sha256_hex(b"abc")[..16], "ba7816bf8f01cfea");
}

#[test]
fn the_commitment_tells_every_pair_apart() {
    assert_eq!(commitment(42, Some("x7")), sha256_hex(b"orderstack:42:x7"));
    assert_eq!(commitment(42, None), sha256_hex(b"orderstack:42:"));
    assert_ne!(commitment(1, Some("23")), commitment(12, Some("3")));
}

#[test]
fn undo_steps_back_through_every_state() {
    let (mut history, mut states) = played(40, 5);
    let total = history.actions().len();
    assert!(total > 130, "several kept states are crossed: {total}");
    while let Some(last) = states.pop() {
        assert_eq!(*history.game(), last);
        assert_eq!(history.actions().len(), states.len());
        assert_eq!(history.undo().is_some(), !states.is_empty());
    }
}

#[test]
fn undo_and_another_choice_is_a_game_like_any_other() {
    let (mut history, _) = played(30, 9);
    for _ in 0..70 {
        history.undo();
    }
    let mut rng = Rng::new(1);
    for _ in 0..66 {
        let Turn::Pending(seats) = history.game().turn() else { break };
        let seat = seats.iter().next().expect("somebody is pending");
        let mut options = Options::new();
        history.game().options(seat, &mut options);
        let action = rng.pick(&options).expect("a choice");
        history.act(seat, action, &mut NoLog).expect("legal");
    }
    let record = Record::of(&history).expect("dealt here");
    let again = record.replay::<Sound>().expect("the same game");
    assert_eq!(again.game(), history.game());
}

#[test]
fn any_point_of_a_game_can_be_visited() {
    let (history, states) = played(40, 11);
    for (n, state) in states.iter().enumerate() {
        assert_eq!(history.replay_to(n).as_ref(), Ok(state));
    }
    let refused = history.replay_to(states.len()).expect_err("beyond the end");
    assert_eq!(refused.code, "no_such_action");
}

#[test]
fn a_refused_action_leaves_no_trace() {
    let mut history = History::<Sound>::new(setup(3, 3), 1).expect("a legal setup");
    let before = history.game().clone();
    for (seat, action, code) in [
        (Seat(0), Action::Pass {}, "illegal_action"),
        (Seat(3), Action::Pass {}, "wrong_seat"),
        (Seat(200), Action::Pass {}, "wrong_seat"),
    ] {
        let refused = history.act(seat, action, &mut NoLog).expect_err("illegal");
        assert_eq!(refused.code, code);
    }
    assert_eq!(*history.game(), before);
    assert!(history.actions().is_empty());
}

#[test]
fn restoring_builds_the_same_state() {
    let (mut history, states) = played(40, 3);
    history.restore();
    assert_eq!(Some(history.game()), states.last());
}

#[test]
fn a_game_from_the_middle_can_be_undone_but_not_recorded() {
    let (history, states) = played(4, 2);
    let mut middle = History::from_state(states[5].clone());
    let (seat, action) = history.actions()[5];
    middle.act(seat, action, &mut NoLog).expect("the same choice");
    assert_eq!(*middle.game(), states[6]);
    middle.undo();
    assert_eq!(*middle.game(), states[5]);
    assert_eq!(Record::of(&middle).expect_err("no deal").code, "no_record");
}

#[test]
fn strange_salts_and_setups_are_refused() {
    for salt in ["", "two words", "line\nbreak", &"x".repeat(129)] {
        let chance = Chance::Seed { seed: 1, salt: Some(salt.to_owned()) };
        let deal = Deal { setup: setup(3, 3), rules: 1, chance, position: None };
        assert_eq!(History::<Sound>::dealt(deal).expect_err("bad salt").code, "bad_salt");
    }
    for rules in [0, Sound::RULES_VERSION + 1] {
        let deal = Deal { setup: setup(3, 3), rules, chance: Chance::seed(1), position: None };
        let refused = History::<Sound>::dealt(deal).expect_err("no such rules");
        assert_eq!(refused.code, "rules_version");
    }
    let crowd = setup(9, 3);
    assert_eq!(History::<Sound>::new(crowd, 1).expect_err("too many").code, "bad_setup");
}

#[test]
fn the_order_of_json_keys_is_fixed() {
    // Fingerprints are hashes of JSON text; a build that kept keys in another order (the
    // preserve_order feature of serde_json) would no longer replay old files.
    let value: serde_json::Value = serde_json::from_str(r#"{"b":1,"a":2}"#).expect("JSON");
    assert_eq!(value.to_string(), r#"{"a":2,"b":1}"#);
    let game = <Sound as Game>::new(&setup(3, 3), 42).expect("a legal setup");
    assert_eq!(game.fingerprint().len(), 16);
}
