//! What ARCHITECTURE.md and CONTRIBUTING.md say the sources never do, checked by reading them.

mod documents;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Crates that do no input or output, read no clock, start no thread and keep no global state; every
/// game and its pages (`ui-…`) belong to them too.
const PURE: [&str; 7] = ["kernel", "bots", "rating", "table", "ui", "house", "tongue"];

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

/// Words of every day that are also ids of a game's things.
const EVERYDAY: [&str; 4] = ["across", "ghost", "hero", "resource"];

/// Nobody is called so whose gender is not known.
const HE: [&str; 4] = ["he", "his", "him", "himself"];

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

/// The files of the pages that all games share.
fn shared_assets(ending: &str) -> Vec<Source> {
    let all = sources(ending).into_iter();
    all.filter(|source| source.path.starts_with("crates/ui/assets/")).collect()
}

/// Names of any kind: of things, classes, glyphs, variables.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-')
}

#[test]
fn shared_assets_name_no_thing_of_a_game() {
    let games = games(&sources(".rs"));
    let tables = sources(".toml").into_iter();
    let data = tables.filter(|it| it.path.contains("/data/") && games.contains(it.home()));
    let ids: BTreeSet<String> = data
        .flat_map(|table| {
            let ids = table.text.lines().filter_map(|line| line.trim().strip_prefix("id = \""));
            ids.map(|id| id.trim_end_matches('"').to_owned()).collect::<Vec<_>>()
        })
        .collect();
    assert!(ids.len() > 400, "only {} ids", ids.len());
    let mut faults = Vec::new();
    for source in [".css", ".js", ".svg"].into_iter().flat_map(shared_assets) {
        for (number, line) in (1..).zip(source.text.to_lowercase().lines()) {
            let parts = words(line).flat_map(|word| word.split('-'));
            let named = parts.filter(|part| {
                let named = |it: &str| ids.contains(it) && !EVERYDAY.contains(&it);
                named(part) || named(part.trim_end_matches('s')) || games.contains(*part)
            });
            faults.extend(named.map(|word| format!("{}:{number}: {word}", source.path)));
        }
    }
    none(&faults);
}

/// What only one game says belongs to that game: classes, elements and glyphs.
#[test]
fn shared_styles_and_glyphs_are_used_by_all_or_by_several() {
    let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in [".rs", ".svg", ".js"].into_iter().flat_map(sources) {
        if source.home().starts_with("ui") && !source.path.ends_with("/glyphs.svg") {
            let words = words(&source.text).map(str::to_owned);
            said.entry(source.home().to_owned()).or_default().extend(words);
        }
    }
    let shared = |name: &str| {
        // Some are put together: `"tab-" (id)`.
        let start = name.rfind('-').map_or(name, |dash| &name[..=dash]);
        let says = |home: &&String| said[*home].contains(name) || said[*home].contains(start);
        let users: Vec<_> = said.keys().filter(says).collect();
        users.len() > 1 || users.iter().any(|home| *home == "ui")
    };
    let mut faults = Vec::new();
    for source in shared_assets(".css") {
        // Selectors stand before a brace; what stands in comments or after a colon is none.
        let text = source.text.split("/*").filter_map(|part| part.split("*/").last());
        let text: String = text.collect();
        let selectors = text.split('{').filter_map(|part| part.rsplit(['}', ';']).next());
        for name in selectors.flat_map(|it| it.split(['.', '#']).skip(1)) {
            let name = words(name).next().unwrap_or_default();
            let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic());
            if is_name && !shared(name) {
                faults.push(format!("{}: {name}", source.path));
            }
        }
    }
    for source in shared_assets("/glyphs.svg") {
        let ids = source.text.split("<symbol id=\"").skip(1).filter_map(|it| it.split('"').next());
        faults.extend(ids.filter(|id| !shared(id)).map(|id| format!("{}: {id}", source.path)));
    }
    none(&faults);
}

/// Pictures that stand alone are made of them, so they need no style and name no other thing.
#[test]
fn glyphs_are_plain_shapes() {
    for source in sources("/glyphs.svg") {
        for symbol in source.text.split("<symbol ").skip(1) {
            let (head, body) = symbol.split_once('>').expect("a symbol");
            let shapes = body.split_once("</title>").map_or(body, |(_, shapes)| shapes);
            assert!(head.contains("\"0 0 32 32\"") || head.contains("\"0 0 24 24\""), "{head}");
            for strange in ["class", "var(", "href", "style", " id="] {
                assert!(!shapes.contains(strange), "{head} has {strange}");
            }
        }
    }
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

/// A player, a reader or a person is "they".
#[test]
fn comments_say_they() {
    let mut faults = Vec::new();
    for source in [".rs", ".js"].into_iter().flat_map(sources) {
        for (number, line) in (1..).zip(source.text.lines()) {
            let Some((_, comment)) = line.split_once("//") else { continue };
            // In quotes the word itself is meant.
            let said = comment.split('"').step_by(2).flat_map(words);
            let word = said.map(str::to_lowercase).find(|word| HE.contains(&word.as_str()));
            faults.extend(word.map(|word| format!("{}:{number}: {word}", source.path)));
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
