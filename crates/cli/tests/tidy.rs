//! What ARCHITECTURE.md and CONTRIBUTING.md say the sources never do, checked by reading them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Crates that do no input or output, read no clock, start no thread and keep no global state; every
/// game and its pages (`ui-…`) belong to them too.
const PURE: [&str; 6] = ["kernel", "bots", "table", "ui", "house", "tongue"];

/// What none of them may say outside its tests.
const IMPURE: [&str; 13] = [
    "std::fs",
    "std::net",
    "std::process",
    "std::env",
    "std::io",
    "Instant",
    "SystemTime",
    "thread::",
    "thread_local!",
    "print!(",
    "println!",
    "unsafe ",
    "static mut",
];

/// What a constant cannot be made of. A `LazyLock` of a plain value is a constant.
const CHANGING: [&str; 6] = ["Mutex<", "RwLock<", "Cell<", "OnceLock<", "Atomic", "OnceCell<"];

/// The one list of the games, and what it is linked with.
const LIST: [&str; 2] = ["crates/house/src/games.rs", "crates/house/Cargo.toml"];

/// So many lines a file has at most.
const LONGEST: usize = 600;

/// How many small words in a row are taken for a sentence, or part of one. Pages have classes of up
/// to three words; a browser test sees what is shorter.
fn sentence(home: &str) -> usize {
    if home.starts_with("ui") { 4 } else { 2 }
}

/// What only a developer reads: data files that do not fit, states and games that break a rule.
const FOR_DEVELOPERS: [&str; 7] = [
    "crates/kernel/src/data.rs",
    "crates/kernel/src/evaluate.rs",
    "crates/kernel/src/harness",
    "crates/kernel/src/seat.rs",
    "/src/check/",
    "/src/content/",
    "/src/json/read.rs",
];

struct Source {
    /// From the root of the workspace, with `/` between folders.
    path: String,
    text: String,
}

impl Source {
    /// The crate it belongs to.
    fn home(&self) -> &str {
        self.path.split('/').nth(1).unwrap_or_default()
    }

    fn is_test(&self) -> bool {
        let inner = self.path.split('/').nth(2) != Some("src");
        inner || self.path.contains("/tests/") || self.path.ends_with("/tests.rs")
    }

    /// The lines of code up to the tests at its end, with their numbers.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let end = self.text.find("#[cfg(test)]\nmod tests {").unwrap_or(self.text.len());
        let lines = self.text[..end].lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
        lines.filter(|(_, line)| !line.starts_with("//"))
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files of the crates that end like this.
fn sources(ending: &str) -> Vec<Source> {
    let (root, mut found) = (root(), Vec::new());
    let mut folders = vec![root.join("crates")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the workspace") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_str().is_some_and(|path| path.ends_with(ending)) {
                let text = fs::read_to_string(&path).expect("text");
                let inside = path.strip_prefix(&root).expect("inside the workspace");
                let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
                found.push(Source { path: parts.join("/"), text });
            }
        }
    }
    assert!(!found.is_empty(), "no {ending}");
    found
}

/// The sources of the pure crates, without their tests.
fn pure() -> Vec<Source> {
    let mut all = sources(".rs");
    let games = games(&all);
    all.retain(|source| {
        let home = source.home().strip_prefix("ui-").unwrap_or(source.home());
        (PURE.contains(&home) || games.iter().any(|game| game == home)) && !source.is_test()
    });
    all
}

/// The games: the crates that have pages.
fn games(all: &[Source]) -> BTreeSet<String> {
    all.iter().filter_map(|it| it.home().strip_prefix("ui-")).map(str::to_owned).collect()
}

/// Fails with all faults at once.
#[track_caller]
fn none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn pure_crates_stay_pure() {
    let mut faults = Vec::new();
    for source in pure() {
        for (number, line) in source.code() {
            let said = IMPURE.iter().find(|word| line.contains(**word));
            faults.extend(said.map(|word| format!("{}:{number}: {word}", source.path)));
        }
    }
    none(&faults);
}

#[test]
fn nothing_global_changes() {
    let mut faults = Vec::new();
    for source in pure() {
        let code: Vec<_> = source.code().collect();
        for (at, (number, line)) in code.iter().enumerate() {
            let words = ["static ", "pub static ", "pub(crate) static ", "pub(super) static "];
            if !words.iter().any(|word| line.starts_with(word)) {
                continue;
            }
            // Its type may go on in the next lines, up to the value.
            let lines = code[at..].iter().map(|(_, line)| *line);
            let whole: String = lines.take(4).collect::<Vec<_>>().join(" ");
            let kind = whole.split(" =").next().unwrap_or_default();
            let changes = CHANGING.iter().find(|word| kind.contains(**word));
            faults.extend(changes.map(|word| format!("{}:{number}: {word}", source.path)));
        }
    }
    none(&faults);
}

#[test]
fn shared_crates_name_no_game() {
    let all = sources(".rs");
    let games = games(&all);
    let mut faults = Vec::new();
    for source in all.iter().chain(&sources("Cargo.toml")) {
        let home = source.home().strip_prefix("ui-").unwrap_or(source.home());
        let whole = &source.text;
        // Tests may play a real game.
        let own = whole.find("[dev-dependencies]").map_or(whole.as_str(), |end| &whole[..end]);
        let manifest = source.path.ends_with("Cargo.toml");
        let named = |game: &&String| {
            let says = |line: &str| line.to_lowercase().contains(game.as_str());
            if manifest { own.lines().any(says) } else { source.code().any(|(_, l)| says(l)) }
        };
        if games.contains(home) || source.is_test() && !manifest {
            continue;
        }
        let Some(game) = games.iter().find(named) else { continue };
        if !LIST.contains(&source.path.as_str()) {
            faults.push(format!("{} names {game}", source.path));
        }
    }
    none(&faults);
}

/// What people read stands in the files of a language.
#[test]
fn rules_and_pages_say_nothing_in_english() {
    let mut faults = Vec::new();
    for source in pure() {
        let developers = FOR_DEVELOPERS.iter().any(|place| source.path.contains(place));
        if developers || source.home() == "tongue" {
            continue;
        }
        let words = sentence(source.home());
        let mut before = "";
        for (number, line) in source.code() {
            let told = ["expect(", "assert", "panic!", "unreachable!", "reason ="];
            let mistake = told.iter().any(|word| line.contains(word) || before.contains(word));
            let quoted = line.split('"').skip(1).step_by(2);
            if !mistake && quoted.clone().any(|text| is_english(text, words)) {
                faults.push(format!("{}:{number}: {line}", source.path));
            }
            before = line;
        }
    }
    none(&faults);
}

/// Whether so many small words stand in a row.
fn is_english(text: &str, many: usize) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let plain = |word: &&str| {
        let word = word.trim_end_matches([',', '.', ':']);
        word.len() > 1 && word.bytes().all(|c| c.is_ascii_lowercase())
    };
    words.windows(many).any(|row| row.iter().all(plain))
}

/// A comment can be read alone, in a list or beside a name.
#[test]
fn no_comment_begins_with_the_same() {
    let mut faults = Vec::new();
    for source in sources(".rs") {
        let lines: Vec<&str> = source.text.lines().map(str::trim).collect();
        for (at, line) in lines.iter().enumerate() {
            let Some(sign) = ["///", "//!"].into_iter().find(|sign| line.starts_with(*sign)) else {
                continue;
            };
            let begins = at == 0 || !lines[at - 1].starts_with(sign);
            if begins && line[3..].trim_start().starts_with("The same") {
                faults.push(format!("{}:{}: {line}", source.path, at + 1));
            }
        }
    }
    none(&faults);
}

#[test]
fn no_file_is_too_long() {
    let all = sources(".rs");
    let long = all.iter().filter(|source| source.text.lines().count() > LONGEST);
    let faults: Vec<String> = long
        .map(|source| format!("{} has {} lines", source.path, source.text.lines().count()))
        .collect();
    none(&faults);
}

/// The sources do not know where they lie.
#[test]
fn no_path_leads_to_a_certain_computer() {
    // Put together here, so that this file does not say them.
    let places = ["home", "root", "Users", "work"].map(|folder| format!("/{folder}/"));
    let mut faults = Vec::new();
    for source in [".rs", ".toml", ".md", ".js", ".css"].into_iter().flat_map(sources) {
        for (number, line) in (1..).zip(source.text.lines()) {
            if places.iter().any(|place| line.contains(place.as_str())) {
                faults.push(format!("{}:{number}: {line}", source.path));
            }
        }
    }
    none(&faults);
}
