//! Every language says everything, and the program says nothing that a language does not know.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tongue::{Tongue, english, offered};

/// Every key with the variables of its sentence.
fn keys(tongue: &Tongue) -> BTreeMap<&str, Vec<&str>> {
    tongue.keys().collect()
}

#[test]
fn every_message_can_be_read() {
    for tongue in offered() {
        assert_eq!(tongue.problems(), [""; 0], "{}", tongue.code());
    }
}

#[test]
fn all_languages_have_the_same_keys_and_no_variables_of_their_own() {
    let english = keys(english());
    for tongue in offered() {
        let own = keys(tongue);
        // Terms are a language's own affair.
        let known = |key: &&&str| !key.starts_with('-');
        let missing: Vec<_> =
            english.keys().filter(known).filter(|key| !own.contains_key(**key)).collect();
        let alien: Vec<_> =
            own.keys().filter(known).filter(|key| !english.contains_key(**key)).collect();
        assert!(missing.is_empty() && alien.is_empty(), "{}: {missing:?} {alien:?}", tongue.code());
        for (key, variables) in own.iter().filter(|(key, _)| known(key)) {
            let strange: Vec<_> =
                variables.iter().filter(|name| !english[key].contains(name)).collect();
            assert!(strange.is_empty(), "{}: {key} has {strange:?}", tongue.code());
        }
    }
}

#[test]
fn the_program_and_english_know_the_same_keys_and_arguments() {
    let english = keys(english());
    let uses = uses();
    assert!(!uses.is_empty());
    let mut wrong = Vec::new();
    for Use { at, key, args } in &uses {
        match english.get(key.as_str()) {
            None => wrong.push(format!("{at}: there is no '{key}'")),
            Some(variables) if variables != args => {
                wrong.push(format!("{at}: '{key}' has {variables:?} and is given {args:?}"));
            }
            Some(_) => {}
        }
    }
    let used: BTreeSet<&str> = uses.iter().map(|found| found.key.as_str()).collect();
    for (file, keys, referred) in sentences() {
        // Whoever speaks needs the common words.
        if names_things(&file) || file == "common" {
            continue;
        }
        for key in keys {
            if !used.contains(key.as_str()) && !referred.contains(&key) {
                wrong.push(format!("{file}: nothing says '{key}'"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A message within a message is told from others by its key: `[sc-log-card-first] …`.
#[test]
fn keys_that_are_variants_exist() {
    let english = keys(english());
    let mut sources = Vec::new();
    files(&crates().join("tongue/locales"), ".ftl", &mut sources);
    for path in sources {
        let text = fs::read_to_string(&path).expect("a file");
        let variants = text.lines().filter_map(|line| line.trim().strip_prefix('['));
        for key in variants.filter_map(|rest| rest.split(']').next()).filter(|it| it.contains('-'))
        {
            assert!(english.contains_key(key), "{}: there is no '{key}'", path.display());
        }
    }
}

/// Whether a file has what things are called, which is asked for by kind and id; the games look after that.
fn names_things(file: &str) -> bool {
    ["-names", "-cards", "-options", "-learn"].iter().any(|end| file.ends_with(end))
}

#[test]
fn every_game_has_a_prefix_for_its_keys() {
    let crates = fs::read_dir(crates()).expect("a folder").map(|it| it.expect("an entry"));
    let games: BTreeSet<String> = crates
        .filter_map(|it| it.file_name().to_str()?.strip_prefix("ui-").map(str::to_owned))
        .collect();
    let mut prefixes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, keys, _) in sentences().into_iter().filter(|(file, ..)| !names_things(file)) {
        let game = games.iter().find(|game| file.starts_with(game.as_str()));
        let first = |key: String| key.split('-').next().unwrap_or_default().to_owned();
        let owner = game.map_or("shared", String::as_str).to_owned();
        prefixes.entry(owner).or_default().extend(keys.into_iter().map(first));
    }
    let shared = prefixes.remove("shared").expect("shared files");
    let mut taken = BTreeSet::new();
    for (game, own) in prefixes {
        assert_eq!(own.len(), 1, "{game} has keys of several kinds: {own:?}");
        assert!(shared.is_disjoint(&own) && taken.is_disjoint(&own), "{game} shares {own:?}");
        taken.extend(own);
    }
}

/// A message that the sources make.
struct Use {
    at: String,
    key: String,
    args: Vec<String>,
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("target") {
            files(&path, ending, found);
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
}

/// Every `message!`, `Message::new` and `say!` of the workspace.
fn uses() -> Vec<Use> {
    let mut sources = Vec::new();
    files(&crates(), ".rs", &mut sources);
    let mut uses = Vec::new();
    for path in sources {
        // These have keys of their own, to show how it is done.
        let shows = ["tongue/src/tests.rs", "tongue/tests/locales.rs", "kernel/src/message.rs"];
        if shows.iter().any(|file| path.ends_with(file)) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        let code: String = (text.lines())
            .map(|line| if line.trim_start().starts_with("//") { "\n" } else { line })
            .fold(String::new(), |code, line| code + line + "\n");
        for (start, opening) in
            ["message!(", "Message::new(", "say!("].iter().flat_map(|&o| code.match_indices(o))
        {
            let inner = inside(&code[start + opening.len()..]);
            // The speaker comes first.
            let inner = match opening {
                "say!(" => inner.split_once(',').map_or("", |(_, rest)| rest),
                _ => inner,
            };
            let Some((key, rest)) =
                inner.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'))
            else {
                continue;
            };
            let mut args = names(rest);
            args.sort_unstable();
            let line = code[..start].lines().count() + 1;
            let at = format!("{}:{line}", path.display());
            uses.push(Use { at, key: key.to_owned(), args });
        }
    }
    uses
}

/// What stands between the parenthesis that is open here and the one that closes it.
fn inside(code: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for (at, letter) in code.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' if depth == 0 => return &code[..at],
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    code
}

/// The names of `, name = value, …`.
fn names(code: &str) -> Vec<String> {
    let mut names = Vec::new();
    let (mut depth, mut quoted, mut start) = (0, false, None);
    for (at, letter) in code.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => start = Some(at + 1),
            '=' if depth == 0 => {
                let name = start.take().map_or("", |start| code[start..at].trim());
                let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
                if !name.is_empty() && name.chars().all(plain) {
                    names.push(name.to_owned());
                }
            }
            _ => {}
        }
    }
    names
}

/// The files of English: name, keys, and the keys they refer to.
fn sentences() -> Vec<(String, Vec<String>, BTreeSet<String>)> {
    let mut found = Vec::new();
    files(&crates().join("tongue/locales/en"), ".ftl", &mut found);
    let texts: Vec<_> =
        found.iter().map(|path| fs::read_to_string(path).expect("a file")).collect();
    let referred: BTreeSet<String> = (texts.iter().flat_map(|text| text.split('{')))
        .filter_map(|rest| rest.split('}').next())
        .map(|inner| inner.trim().split('.').next().unwrap_or_default().to_owned())
        .collect();
    let keys = |text: &str| {
        let line_keys = text.lines().filter_map(|line| line.split_once(" ="));
        line_keys
            .map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter(|key| !key.starts_with("kind-"))
            .collect()
    };
    let name = |path: &PathBuf| path.file_stem().map(|name| name.to_string_lossy().into_owned());
    found
        .iter()
        .zip(&texts)
        .map(|(path, text)| (name(path).unwrap_or_default(), keys(text), referred.clone()))
        .collect()
}
