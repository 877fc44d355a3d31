//! What the documents name is there, and the drawing of the crates is that of their manifests.

use std::collections::{BTreeMap, BTreeSet};

use super::{Source, none, root, sources};

/// A document at the root of the workspace.
fn document(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).expect("a document")
}

/// What stands in a document under a heading, up to the next of its kind.
fn chapter<'a>(document: &'a str, heading: &str) -> &'a str {
    let start = document.find(heading).expect("the heading");
    let text = &document[start + heading.len()..];
    text.split_once("\n## ").map_or(text, |(chapter, _)| chapter)
}

/// What is written as code within its sentences.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|part| part.split('`').skip(1).step_by(2))
}

/// The crates each crate is built on, by their folders.
fn manifests() -> BTreeMap<String, BTreeSet<String>> {
    let all = sources("Cargo.toml");
    let crates: BTreeSet<&str> = all.iter().map(Source::home).collect();
    let own = |text: &str| {
        let section = text.split("[dependencies]\n").nth(1).unwrap_or_default();
        let lines = section.split("\n[").next().unwrap_or_default().lines();
        let names = lines.filter_map(|line| line.split(['.', ' ']).next());
        names.filter(|name| crates.contains(name)).map(str::to_owned).collect()
    };
    all.iter().map(|source| (source.home().to_owned(), own(&source.text))).collect()
}

/// All crates that a crate is built on, through others as well.
fn below(on: &BTreeMap<String, BTreeSet<String>>, name: &str) -> BTreeSet<String> {
    let mut all = on[name].clone();
    all.extend(on[name].iter().flat_map(|next| below(on, next)));
    all
}

/// A line has a crate, what it is for, and after the arrow what it stands on; what it reaches through others
/// is left out. Each stands above all of those.
#[test]
fn the_drawing_of_the_crates_is_that_of_the_manifests() {
    let text = document("ARCHITECTURE.md");
    let drawing = text.split("```").nth(1).expect("a drawing");
    let lines: Vec<(&str, BTreeSet<String>)> = drawing
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let (name, rest) = line.split_once(' ').expect("a crate and what it is for");
            let on = rest.split_once('→').map_or("", |(_, on)| on);
            (
                name,
                on.split(',').map(|it| it.trim().to_owned()).filter(|it| !it.is_empty()).collect(),
            )
        })
        .collect();
    let manifests = manifests();
    let drawn: BTreeSet<&str> = lines.iter().map(|(name, _)| *name).collect();
    assert_eq!(drawn, manifests.keys().map(String::as_str).collect());
    for (at, (name, on)) in lines.iter().enumerate() {
        let through: BTreeSet<String> =
            manifests[*name].iter().flat_map(|next| below(&manifests, next)).collect();
        assert_eq!(*on, &manifests[*name] - &through, "what {name} stands on");
        let lower: BTreeSet<&str> = lines[at + 1..].iter().map(|(name, _)| *name).collect();
        assert!(on.iter().all(|it| lower.contains(it.as_str())), "{name} stands above them");
    }
}

/// No crate of others comes in without a word why.
#[test]
fn every_dependency_is_accounted_for() {
    let manifest = document("Cargo.toml");
    let section = manifest.split("[workspace.dependencies]\n").nth(1).expect("they are there");
    let section = section.split("\n[").next().unwrap_or_default();
    let others = section.lines().filter(|line| !line.contains("path = "));
    let others: BTreeSet<&str> = others.filter_map(|line| line.split(" = ").next()).collect();
    let text = document("ARCHITECTURE.md");
    let named: BTreeSet<&str> = quoted(chapter(&text, "\n## Dependencies\n")).collect();
    let missing: Vec<String> = others.difference(&named).map(|it| (*it).to_owned()).collect();
    none(&missing);
}

/// Whether it looks like a file or a folder: `step.rs`, `battle/`, `ui/src/show.rs`.
fn is_path(word: &str) -> bool {
    let letters = |c: char| c.is_ascii_alphanumeric() || "._-/".contains(c);
    let endings = ["/", ".rs", ".js", ".css", ".toml", ".md", ".mjs"];
    word.len() > 1
        && !word.starts_with('/')
        && word.chars().all(letters)
        && endings.iter().any(|ending| word.ends_with(ending))
}

/// Whether a file or folder of this name lies in such a place.
fn lies(all: &[Source], word: &str, within: &str) -> bool {
    let (inner, folder) = (format!("/{}", word.trim_end_matches('/')), word.ends_with('/'));
    all.iter().map(|source| source.path.as_str()).filter(|path| path.starts_with(within)).any(
        |path| {
            if folder { path.contains(&format!("{inner}/")) } else { path.ends_with(&inner) }
        },
    )
}

fn all_files() -> Vec<Source> {
    let endings = [".rs", ".js", ".css", ".toml", ".md", ".ftl"];
    endings.into_iter().flat_map(sources).collect()
}

/// The chapter of a crate names its own files; elsewhere, and for those of others, the crate is named too.
#[test]
fn files_that_the_map_names_are_where_it_says() {
    let (text, all) =
        (["ARCHITECTURE.md", "CONTRIBUTING.md"].map(document).join("\n## \n"), all_files());
    let mut faults = Vec::new();
    for part in text.split("\n##").skip(1) {
        let heading = part.lines().next().unwrap_or_default();
        let home = heading.split('`').nth(1).map(|home| format!("{home}/"));
        for word in quoted(part).filter(|word| is_path(word)) {
            let own = home.as_deref().is_some_and(|home| lies(&all, word, home));
            // In general chapters a file may be one that every game has.
            let general = home.is_none() && lies(&all, word, "crates/");
            let named = all.iter().any(|source| source.path.starts_with(&format!("crates/{word}")));
            if !own && !general && !named && !root().join(word).exists() {
                faults.push(format!("{heading}: {word}"));
            }
        }
    }
    none(&faults);
}

/// Types, functions and constants by which the map calls things.
#[test]
fn names_that_the_map_uses_are_in_the_sources() {
    let text = document("ARCHITECTURE.md");
    let code = |word: &&str| {
        let plain = |c: char| c.is_ascii_alphanumeric() || "_:!".contains(c);
        word.chars().all(plain) && word.chars().any(|c| c.is_ascii_uppercase() || c == ':')
    };
    let parts = quoted(&text).filter(code).flat_map(|word| word.split([':', '!']));
    let mut missing: BTreeSet<&str> = parts.filter(|part| !part.is_empty()).collect();
    assert!(missing.len() > 50, "only {missing:?}");
    for source in all_files() {
        missing.retain(|name| {
            let mut found = source.text.match_indices(name);
            let part = |c: u8| c.is_ascii_alphanumeric() || c == b'_';
            !found.any(|(at, _)| {
                let (before, after) = (&source.text[..at], &source.text[at + name.len()..]);
                !before.bytes().last().is_some_and(part) && !after.bytes().next().is_some_and(part)
            })
        });
    }
    none(&missing.into_iter().map(str::to_owned).collect::<Vec<_>>());
}

/// The table of contents at the head of a crate or folder: what it names lies beside or below it.
#[test]
fn tables_of_contents_name_what_is_there() {
    let all = all_files();
    let mut faults = Vec::new();
    for source in all.iter().filter(|it| it.path.ends_with("lib.rs") || it.path.ends_with("mod.rs"))
    {
        let beside = source.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let home = format!("crates/{}/", source.home());
        let head = source.text.lines().map_while(|line| line.strip_prefix("//!"));
        for word in
            head.flat_map(|line| line.split('`').skip(1).step_by(2)).filter(|it| is_path(it))
        {
            // Data and rules in words lie beside the sources of a crate; assets are called by their name alone.
            let places = [beside, &home, &format!("{home}src")];
            let there = places.iter().any(|place| root().join(place).join(word).exists());
            let asset = word.ends_with(".css") || word.ends_with(".js");
            if !(there || asset && lies(&all, word, "crates/")) {
                faults.push(format!("{}: {word}", source.path));
            }
        }
    }
    none(&faults);
}
