//! Finished games of every player count and variant, replayed to the same hashes and results: a
//! file written once replays for ever.

use std::path::Path;

use kernel::history::Record;
use kernel::{Game as _, Turn};
use starcraft::StarCraft;

/// The files in `tests/games`, with their names.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("the folder of games")
        .map(|entry| entry.expect("readable").path())
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("readable"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn old_games_replay_to_the_same_hashes_and_results() {
    let files = files();
    assert!(files.len() >= 50, "{} games", files.len());
    for (name, text) in &files {
        let record = Record::parse(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        // Replaying compares every hash and the result.
        let history =
            record.replay::<StarCraft>().unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(matches!(history.game().turn(), Turn::Over(_)), "{name} is not finished");
        assert!(record.to_text() == *text, "{name} is written otherwise than it was read");
        let again = Record::of(&history).expect("a record");
        // Only the form of the file may be a newer one.
        let same = Record { orderstack: again.orderstack, ..record };
        assert!(again == same, "{name} is not on record as it was read");
    }
}

#[test]
fn old_games_cover_players_variants_and_endings() {
    let files = files();
    for players in 2..=6 {
        for variant in ["standard", "conquest"] {
            let prefix = format!("{variant}-{players}p");
            assert!(files.iter().any(|(name, _)| name.starts_with(&prefix)), "no {prefix}");
        }
    }
    for players in [4, 6] {
        let prefix = format!("teams-{players}p");
        assert!(files.iter().any(|(name, _)| name.starts_with(&prefix)), "no {prefix}");
    }
    // The expansion, its mode Survival and its scenarios, by every version that knows them.
    for version in 3..=StarCraft::RULES_VERSION {
        for kind in ["2p", "3p", "5p", "survival-3p", "trump-3p", "storm-4p", "quest-3p"] {
            let prefix = format!("rules{version}-brood-{kind}");
            let of_kind = |(name, text): &&(String, String)| {
                name.starts_with(&prefix) && text.contains(&format!("\nrules {version}\n"))
            };
            let found = files.iter().find(of_kind);
            let (_, text) = found.unwrap_or_else(|| panic!("no {prefix}"));
            assert!(text.contains("\"expansion\":\"brood_war\""), "{prefix} is not of Brood War");
        }
    }
    for version in 1..=StarCraft::RULES_VERSION {
        let line = format!("\nrules {version}\n");
        assert!(files.iter().any(|(_, text)| text.contains(&line)), "none of version {version}");
    }
    for ending in ["normal", "special", "end_game", "elimination", "round_limit"] {
        let line = format!("\nresult {ending} ");
        assert!(files.iter().any(|(_, text)| text.contains(&line)), "no game ends by {ending}");
    }
}

/// A changed line is noticed: the action is illegal, or a later hash differs.
#[test]
fn a_changed_game_is_refused() {
    let (name, text) = &files()[0];
    let lines: Vec<&str> = text.lines().collect();
    let actions: Vec<usize> = (0..lines.len())
        .filter(|&at| lines[at].starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    for &at in actions.iter().step_by(7) {
        let mut changed = lines.clone();
        changed.remove(at);
        let record = Record::parse(&(changed.join("\n") + "\n"));
        let replayed = record.and_then(|record| record.replay::<StarCraft>().map(|_| ()));
        assert!(replayed.is_err(), "{name}: line {} can be left out", at + 1);
    }
}
