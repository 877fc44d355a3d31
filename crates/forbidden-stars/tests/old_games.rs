//! Finished games of every player count and board, replayed to the same hashes and results: a file written once replays
//! for ever.
//!
//! As long as nobody has played by the newest version of the rules, a mended rule may change its games: `OLD_GAMES=write`
//! plays and writes those anew. Games of older versions stay as they are.

use std::path::{Path, PathBuf};

use forbidden_stars::{ForbiddenStars, Setup};
use kernel::history::{History, Record};
use kernel::{Game, NoLog, Options, Rng, Turn, random_choice};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// A kind of games: its name, how many there are for each number of players, and its options.
type Kind = (&'static str, u64, &'static [(&'static str, &'static str)]);

/// The kinds of games of which every version has some.
const KINDS: [Kind; 4] = [
    ("manual", 1, &[("board", "manual")]),
    ("fair", 1, &[("board", "fair")]),
    ("introductory", 1, &[("board", "introductory")]),
    ("random", 3, &[("board", "fair"), ("factions", "random")]),
];

/// What tables may agree on otherwise, since version 2.
const AGREED: Kind = (
    "agreed",
    2,
    &[
        ("board", "fair"),
        ("factions", "random"),
        ("attacker_retreat", "unit_by_unit"),
        ("ground_paths", "before_ships"),
        ("damage_in_round", "each_step"),
        ("discarded_events", "hidden"),
        ("storm_icons", "upright"),
        ("elimination_check", "refresh_phase"),
        ("void_consent", "needs_card"),
    ],
);

/// A game of a version: the name of its file, its setup and its seed.
fn games(version: u32) -> Vec<(String, Setup, u64)> {
    let kinds = KINDS.into_iter().chain((version > 1).then_some(AGREED));
    let mut games = Vec::new();
    for (kind, count, options) in kinds {
        for (players, number) in (2..=4).flat_map(|it| (0..count).map(move |number| (it, number))) {
            let many = if count > 1 { format!("-{}", number + 1) } else { String::new() };
            let name = format!("rules{version}-{kind}-{players}p{many}.game");
            games.push((name, Setup::new(players, options), players as u64 + 10 * number));
        }
    }
    games
}

/// A game of random choices by the newest rules, as its file.
fn played(setup: Setup, seed: u64) -> String {
    let mut history = History::<ForbiddenStars>::new(setup, seed).expect("a legal setup");
    let mut rng = Rng::fork(seed, 3);
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
    let newest = ForbiddenStars::RULES_VERSION;
    let all =
        (1..=newest).flat_map(|version| games(version).into_iter().map(move |it| (version, it)));
    let mut files = 0;
    for (version, (name, setup, seed)) in all {
        let path = folder().join(&name);
        if write && version == newest {
            std::fs::write(&path, played(setup, seed)).expect("a place to write");
        }
        let text = std::fs::read_to_string(&path).expect("readable");
        assert!(text.contains(&format!("\nrules {version}\n")), "{name} is of another version");
        let record = Record::parse(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        // Replaying compares every hash and the result.
        let history =
            record.replay::<ForbiddenStars>().unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(matches!(history.game().turn(), Turn::Over(_)), "{name} is not finished");
        assert!(record.to_text() == text, "{name} is written otherwise than it was read");
        files += 1;
    }
    let there = std::fs::read_dir(folder()).expect("the folder of games").count();
    assert_eq!(files, there, "a file is of no kind");
}

/// A changed line is noticed: the action is illegal, or a later hash differs.
#[test]
fn a_changed_game_is_refused() {
    let (name, ..) = &games(1)[0];
    let text = std::fs::read_to_string(folder().join(name)).expect("readable");
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
