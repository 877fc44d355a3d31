//! Finished games of every player count and board, replayed to the same hashes and results: a file written once replays
//! for ever.
//!
//! As long as nobody has played by version 1 of the rules, a mended rule may change these games: `OLD_GAMES=write` plays and
//! writes them anew.

use std::path::{Path, PathBuf};

use forbidden_stars::{ForbiddenStars, Setup};
use kernel::history::{History, Record};
use kernel::{Game, NoLog, Options, Rng, Turn, random_choice};

const BOARDS: [&str; 3] = ["manual", "fair", "introductory"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// The name of a game's file, its players and its board.
fn games() -> impl Iterator<Item = (String, usize, &'static str)> {
    let kinds = (2..=4).flat_map(|players| BOARDS.map(|board| (players, board)));
    kinds.map(|(players, board)| (format!("rules1-{board}-{players}p.game"), players, board))
}

/// A game of random choices, as its file.
fn played(players: usize, board: &str) -> String {
    let setup = Setup::new(players, &[("board", board)]);
    let mut history = History::<ForbiddenStars>::new(setup, players as u64).expect("a legal setup");
    let mut rng = Rng::fork(players as u64, 3);
    while let Turn::Pending(seats) = history.game().turn() {
        let seat = seats.iter().next().expect("somebody must choose");
        let mut options = Options::new();
        history.game().options(seat, &mut options);
        let action = random_choice::<ForbiddenStars>(&options, &mut rng).expect("a choice");
        history.act(seat, action, &mut NoLog).expect("an option is legal");
    }
    Record::of(&history).expect("a record").to_text()
}

#[test]
fn old_games_replay_to_the_same_hashes_and_results() {
    let write = std::env::var("OLD_GAMES").is_ok_and(|word| word == "write");
    for (name, players, board) in games() {
        let path = folder().join(&name);
        if write {
            std::fs::write(&path, played(players, board)).expect("a place to write");
        }
        let text = std::fs::read_to_string(&path).expect("readable");
        let record = Record::parse(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        // Replaying compares every hash and the result.
        let history =
            record.replay::<ForbiddenStars>().unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(matches!(history.game().turn(), Turn::Over(_)), "{name} is not finished");
        assert!(record.to_text() == text, "{name} is written otherwise than it was read");
    }
}

/// A changed line is noticed: the action is illegal, or a later hash differs.
#[test]
fn a_changed_game_is_refused() {
    let (name, ..) = games().next().expect("a game");
    let text = std::fs::read_to_string(folder().join(&name)).expect("readable");
    let lines: Vec<&str> = text.lines().collect();
    let actions =
        (0..lines.len()).filter(|&at| lines[at].starts_with(|c: char| c.is_ascii_digit()));
    for at in actions.step_by(17) {
        let mut changed = lines.clone();
        changed.remove(at);
        let record = Record::parse(&(changed.join("\n") + "\n"));
        let replayed = record.and_then(|record| record.replay::<ForbiddenStars>().map(|_| ()));
        assert!(replayed.is_err(), "{name}: line {} can be left out", at + 1);
    }
}
