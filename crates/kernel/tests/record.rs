//! The game file: what is written, and one clear refusal for everything that is wrong.

mod toy;

use kernel::history::{Chance, Deal, HASH_EVERY, History, MAX_LINE, Record, sha256_hex};
use kernel::{Game, NoLog, Options, Refused, Rng, Seat, Turn};
use proptest::prelude::*;
use toy::{Sound, setup};

fn game(rounds: u32, actions: usize, salt: Option<&str>) -> History<Sound> {
    let setup = setup(2, rounds);
    let chance = Chance::Seed { seed: 42, salt: salt.map(str::to_owned) };
    played(Deal { setup, rules: Sound::RULES_VERSION, chance, position: None }, actions)
}

fn played(deal: Deal<kernel::Setup>, actions: usize) -> History<Sound> {
    let mut history = History::<Sound>::dealt(deal).expect("a legal deal");
    let mut rng = Rng::new(1);
    while history.actions().len() < actions {
        let Turn::Pending(seats) = history.game().turn() else { break };
        let seat = seats.iter().next().expect("somebody is pending");
        let mut options = Options::new();
        history.game().options(seat, &mut options);
        let action = rng.pick(&options).expect("a choice");
        history.act(seat, action, &mut NoLog).expect("legal");
    }
    history
}

fn text(rounds: u32, actions: usize, salt: Option<&str>) -> String {
    Record::of(&game(rounds, actions, salt)).expect("dealt here").to_text()
}

fn finished() -> String {
    text(3, usize::MAX, Some("x7"))
}

fn read(text: &str) -> Result<History<Sound>, Refused> {
    Record::parse(text)?.replay()
}

/// Asserts code and line of the refusal.
#[track_caller]
fn refused(text: &str, code: &str, line: usize) {
    let refused = read(text).expect_err("this file is wrong");
    assert_eq!(refused.code, code, "{refused}");
    assert_eq!((refused.message.key, refused.message.arg("line")), ("at-line", Some(&line.into())));
    assert!(!refused.to_string().contains('\n'), "{refused}");
}

/// The file with one line (counted from 1) changed.
fn with_line(text: &str, line: usize, new: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line - 1] = new;
    lines.join("\n") + "\n"
}

#[test]
fn the_file_of_a_small_game_never_changes() {
    let expected = r#"orderstack 2
game toy
rules 3
setup {"options":{"rounds":"1"},"players":2}
generator pcg32
commitment a4317697b968a0502431b6f0fc1c204282506365f4a21818bb1c7b67dd4f576e
seed 42
salt x7
0 seal 0
1 seal 5
1 call heads
hash 2639fddf646546ef
result points 1
"#;
    assert_eq!(text(1, usize::MAX, Some("x7")), expected);
    assert!(read(expected).is_ok());
    // Files written before there was a choice of generators are read, and written, as they were.
    let first = expected.replace("orderstack 2", "orderstack 1").replace("generator pcg32\n", "");
    assert!(read(&first).is_ok());
    assert_eq!(Record::parse(&first).expect("a good file").to_text(), first);
}

/// A game between people, the second of whom has added a number.
fn shared() -> History<Sound> {
    let setup = setup(2, 1);
    let secret = "00112233445566778899aabbccddeeff".to_owned();
    let chance = Chance::Shared { secret, numbers: vec![(Seat(1), "c0ffee".to_owned())] };
    played(Deal { setup, rules: 2, chance, position: None }, usize::MAX)
}

#[test]
fn the_file_of_a_game_between_people_never_changes() {
    let expected = r#"orderstack 2
game toy
rules 2
setup {"options":{"rounds":"1"},"players":2}
generator chacha20
commitment COMMITMENT
secret 00112233445566778899aabbccddeeff
number 1 c0ffee
"#;
    let promise = sha256_hex(b"orderstack-secret:00112233445566778899aabbccddeeff");
    let expected = expected.replace("COMMITMENT", &promise);
    let file = Record::of(&shared()).expect("dealt here").to_text();
    assert!(file.starts_with(&expected), "{file}");
    assert_eq!(read(&file).expect("a good file").game(), shared().game());
    let json = serde_json::to_string(&Record::of(&shared()).expect("dealt here")).expect("JSON");
    assert_eq!(serde_json::from_str::<Record>(&json).expect("the same").to_text(), file);
    // Nobody can have changed what they added, nor the secret that was promised.
    for other in ["number 1 c0ffed", "number 0 c0ffee"] {
        assert!(read(&with_line(&file, 8, other)).is_err(), "it deals another game");
    }
    refused(&with_line(&file, 7, "secret 00112233445566778899aabbccddeefe"), "bad_commitment", 6);
    refused(&with_line(&file, 5, "generator pcg32"), "bad_header", 5);
    refused(&with_line(&file, 8, "number 1"), "bad_header", 8);
    refused(&with_line(&file, 8, "number 8 c0ffee"), "bad_header", 8);
    refused(&with_line(&file, 8, "number 1 COFFEE"), "bad_number", 8);
}

#[test]
fn a_game_of_any_length_reads_back() {
    for actions in [0, 1, 49, 50, 51, 99, 100, 101, usize::MAX] {
        let history = game(40, actions, None);
        let record = Record::of(&history).expect("dealt here");
        let text = record.to_text();
        assert_eq!(Record::parse(&text).as_ref(), Ok(&record));
        assert_eq!(read(&text).expect("the same game").game(), history.game());
        let hashes = text.lines().filter(|line| line.starts_with("hash ")).count();
        assert_eq!(hashes, history.actions().len().div_ceil(HASH_EVERY).max(1));
        let json = serde_json::to_string(&record).expect("plain data");
        assert_eq!(serde_json::from_str::<Record>(&json).expect("the same"), record);
    }
}

#[test]
fn windows_line_ends_are_read() {
    assert!(read(&finished().replace('\n', "\r\n")).is_ok());
}

#[test]
fn a_file_that_was_cut_anywhere_is_noticed() {
    for whole in [finished(), text(40, 60, None)] {
        let end = whole.trim_end().len();
        for at in 0..end {
            assert!(read(&whole[..at]).is_err(), "cut at {at}:\n{}", &whole[..at]);
        }
    }
    let lines = finished().lines().count();
    let cut: Vec<String> = finished().lines().map(str::to_owned).take(lines - 1).collect();
    refused(&cut.join("\n"), "truncated", lines);
    refused("", "truncated", 1);
}

#[test]
fn a_wrong_header_is_refused() {
    let file = finished();
    refused("not a game file\n", "bad_header", 1);
    refused(&with_line(&file, 1, "orderstack 5"), "unknown_version", 1);
    refused(&with_line(&file, 1, "orderstack 4"), "bad_header", 9);
    refused(&with_line(&file, 1, "orderstack 3"), "bad_header", 5);
    refused(&with_line(&file, 1, "orderstack one"), "bad_header", 1);
    refused(&with_line(&file, 2, "rules 3"), "bad_header", 2);
    refused(&with_line(&file, 2, "game chess"), "wrong_game", 2);
    refused(&with_line(&file, 3, "rules 4"), "rules_version", 3);
    refused(&with_line(&file, 3, "rules 0"), "rules_version", 3);
    refused(&with_line(&file, 3, "rules 99999999999"), "rules_version", 3);
    refused(&with_line(&file, 4, "setup {"), "bad_setup", 4);
    refused(&with_line(&file, 4, "setup []"), "bad_setup", 4);
    refused(&with_line(&file, 4, "setup {\"players\":17}"), "bad_setup", 4);
    refused(&with_line(&file, 4, &format!("setup {}", "[".repeat(9999))), "bad_setup", 4);
    refused(&with_line(&file, 5, "generator dice"), "bad_header", 5);
    refused(&with_line(&file, 6, "commitment 00"), "bad_commitment", 6);
    refused(&with_line(&file, 7, "seed 43"), "bad_commitment", 6);
    refused(&with_line(&file, 7, "seed -1"), "bad_header", 7);
    refused(&with_line(&file, 7, "seed 042"), "bad_header", 7);
    refused(&with_line(&file, 8, "salt x8"), "bad_commitment", 6);
}

#[test]
fn a_wrong_action_is_refused_with_its_line() {
    let file = finished();
    refused(&with_line(&file, 9, "0 pass"), "illegal_action", 9);
    refused(&with_line(&file, 9, "5 pass"), "wrong_seat", 9);
    refused(&with_line(&file, 9, "0 dance"), "bad_record", 9);
    refused(&with_line(&file, 9, "9 pass"), "bad_record", 9);
    refused(&with_line(&file, 9, ""), "bad_record", 9);
    refused(&with_line(&file, 9, &"x".repeat(MAX_LINE + 1)), "too_long", 9);
    // The second block of actions stands one line further down, behind the first hash.
    let long = text(40, 60, None);
    assert!(long.lines().nth(7 + 50).is_some_and(|line| line.starts_with("hash ")));
    refused(&with_line(&long, 7 + 50 + 1 + 2, "0 seal 255"), "illegal_action", 60);
}

#[test]
fn a_wrong_hash_is_refused_with_its_line() {
    let long = text(40, 60, None);
    refused(&with_line(&long, 58, "hash 0000000000000000"), "hash_mismatch", 58);
    refused(&with_line(&long, 69, "hash 0000000000000000"), "hash_mismatch", 69);
    let empty = text(3, 0, None);
    refused(&with_line(&empty, 8, "hash 0000000000000000"), "hash_mismatch", 8);
    // Missing, doubled and misplaced ones.
    let lines: Vec<&str> = long.lines().collect();
    let without = [&lines[..57], &lines[58..]].concat().join("\n");
    refused(&without, "bad_record", 58);
    let twice = [&lines[..58], &lines[57..]].concat().join("\n");
    refused(&twice, "bad_record", 59);
    let early = [&lines[..20], &["hash 0000000000000000"], &lines[20..]].concat().join("\n");
    refused(&early, "bad_record", 22);
    let open = [&lines[..68], &lines[69..]].concat().join("\n");
    refused(&open, "bad_record", 69);
}

#[test]
fn a_wrong_result_is_refused() {
    let file = finished();
    let last = file.lines().count();
    refused(&with_line(&file, last, "end"), "wrong_result", last);
    refused(&with_line(&file, last, "result points -"), "wrong_result", last);
    refused(&with_line(&file, last, "result points 1,0"), "bad_record", last);
    refused(&with_line(&file, last, "result points 9"), "bad_record", last);
    refused(&with_line(&file, last, "result points"), "bad_record", last);
    refused(&format!("{file}end\n"), "bad_record", last + 1);
    let running = text(3, 2, None);
    let last = running.lines().count();
    refused(&with_line(&running, last, "result points 0"), "wrong_result", last);
}

#[test]
fn a_json_record_is_checked_like_a_file() {
    let record = Record::parse(&finished()).expect("a good file");
    let wrong = |change: fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        record.replay::<Sound>().expect_err("it was changed").code
    };
    assert_eq!(wrong(|record| record.orderstack = 0), "unknown_version");
    assert_eq!(wrong(|record| record.hashes.clear()), "bad_record");
    assert_eq!(wrong(|record| record.actions[0] = "nonsense".to_owned()), "bad_record");
    assert_eq!(wrong(|record| record.result = None), "wrong_result");
    assert_eq!(wrong(|record| record.chance = Chance::seed(42)), "bad_commitment");
    assert_eq!(wrong(|record| record.game = "chess".to_owned()), "wrong_game");
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(read(&String::from_utf8_lossy(&bytes)).is_err());
    }

    #[test]
    fn no_damage_makes_the_reader_panic(at in 0usize..1000, byte in any::<u8>(), cut in 0usize..3) {
        let mut bytes = text(40, 60, Some("x7")).into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        bytes.drain(at..(at + cut).min(bytes.len()));
        let _ = read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_mix_of_lines_makes_the_reader_panic(order in prop::collection::vec(0usize..80, 0..90)) {
        let file = text(40, 60, Some("x7"));
        let lines: Vec<&str> = file.lines().collect();
        let mixed: Vec<&str> = order.iter().map(|&at| lines[at % lines.len()]).collect();
        let _ = read(&mixed.join("\n"));
        // The same behind a good header.
        let _ = read(&[&lines[..8], &mixed].concat().join("\n"));
    }
}

#[test]
fn the_fingerprint_is_on_record() {
    let history = game(3, usize::MAX, None);
    let record = Record::of(&history).expect("dealt here");
    assert_eq!(record.hashes.last(), Some(&history.game().fingerprint()));
}

#[test]
fn a_game_may_begin_from_a_position() {
    let dealt = game(3, 4, None);
    let (position, begun) = (dealt.game().to_json(), dealt.deal().expect("dealt here").clone());
    let deal = Deal { position: Some(position.clone()), ..begun };
    let taken_up = played(deal, usize::MAX);
    assert_eq!(taken_up.replay_to(0).expect("the start"), *dealt.game());
    let file = Record::of(&taken_up).expect("it says where it began").to_text();
    assert!(
        file.starts_with("orderstack 3\n") && file.contains(&format!("\nposition {position}\n"))
    );
    let again = read(&file).expect("it is read again");
    assert_eq!((again.game(), again.actions()), (taken_up.game(), taken_up.actions()));
    assert_eq!(again.deal(), taken_up.deal());

    // It is a line like any other.
    refused(&with_line(&file, 5, "position {}"), "bad_state", 5);
    refused(&with_line(&file, 1, "orderstack 2"), "bad_header", 5);
    refused(&with_line(&file, 6, "generator dice"), "bad_header", 6);
    refused(&with_line(&file, 7, "commitment 00"), "bad_commitment", 7);
}

/// Whoever could take back anything cannot make it look otherwise by changing the line: every hash holds it.
#[test]
fn take_backs_stand_under_the_hashes() {
    for (rounds, actions) in [(1, usize::MAX), (40, 120), (3, 1)] {
        let history = game(rounds, actions, Some("x7"));
        let record = Record::of(&history).expect("dealt here").with_take_backs(7);
        let file = record.to_text();
        assert!(
            file.starts_with("orderstack 4\n") && file.contains("\nsalt x7\ntakebacks free 7\n")
        );
        assert_eq!(Record::parse(&file).as_ref(), Ok(&record));
        assert_eq!(read(&file).expect("a good file").game(), history.game());
        let json = serde_json::to_string(&record).expect("plain data");
        assert_eq!(serde_json::from_str::<Record>(&json).expect("the same"), record);

        let first_hash = 9 + history.actions().len().min(HASH_EVERY) + 1;
        // Another count, and one that is not written as numbers are.
        refused(&with_line(&file, 9, "takebacks free 6"), "hash_mismatch", first_hash);
        refused(&with_line(&file, 9, "takebacks free 0"), "hash_mismatch", first_hash);
        for odd in ["free", "free 07", "free +7", "free -7", "free  7", "free 7 ", "none 7", "7"] {
            refused(&with_line(&file, 9, &format!("takebacks {odd}")), "bad_header", 9);
        }
        // Cut out: form 4 wants it, and the hashes are not those of an earlier form.
        let cut = file.replace("takebacks free 7\n", "");
        refused(&cut, "bad_header", 9);
        refused(&with_line(&cut, 1, "orderstack 2"), "hash_mismatch", first_hash - 1);
        refused(&with_line(&cut, 1, "orderstack 3"), "bad_header", 5);
        // As it was said before there was a form 4.
        let old = file.replace("free 7", "free");
        refused(&with_line(&old, 1, "orderstack 2"), "hash_mismatch", first_hash);
        refused(&with_line(&file, 1, "orderstack 2"), "bad_header", 9);
        // Moved up or down, and said twice.
        let moved = cut.replace("salt x7\n", "takebacks free 7\nsalt x7\n");
        refused(&moved, "bad_record", 9);
        refused(&cut.replace("\nhash ", "\ntakebacks free 7\nhash "), "bad_header", 9);
        let twice = file.replace("free 7\n", "free 7\ntakebacks free 7\n");
        refused(&twice, "bad_record", 10);
        // A game without them does not become one with them.
        let plain = Record::of(&history).expect("dealt here").to_text();
        let claimed = plain.replace("salt x7\n", "salt x7\ntakebacks free 7\n");
        refused(&with_line(&claimed, 1, "orderstack 4"), "hash_mismatch", first_hash);
        // A JSON record has the same parts.
        for change in [
            |record: &mut Record| record.taken_back = None,
            |record: &mut Record| record.take_backs = false,
            |record: &mut Record| record.orderstack = 2,
        ] {
            let mut wrong = record.clone();
            change(&mut wrong);
            assert_eq!(wrong.replay::<Sound>().expect_err("changed").code, "unknown_version");
        }
    }
}

/// Files of before form 4 verify as they did: the line stands beside the hashes.
#[test]
fn take_backs_of_earlier_files_are_read() {
    let file = finished().replace("salt x7\n", "salt x7\ntakebacks free\n");
    let record = Record::parse(&file).expect("a good file");
    assert_eq!((record.take_backs, record.taken_back), (true, None));
    assert_eq!(record.to_text(), file);
    assert!(record.replay::<Sound>().is_ok());
}

#[test]
fn take_backs_may_begin_from_a_position() {
    let dealt = game(3, 4, None);
    let begun = dealt.deal().expect("dealt here").clone();
    let deal = Deal { position: Some(dealt.game().to_json()), ..begun };
    let record = Record::of(&played(deal, usize::MAX)).expect("it says where it began");
    let file = record.with_take_backs(1).to_text();
    assert!(file.starts_with("orderstack 4\n") && file.contains("\nposition {"), "{file}");
    assert!(read(&file).is_ok());
    // Without its position it is another game.
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with("position ")).collect();
    assert!(read(&(lines.join("\n") + "\n")).is_err());
}
