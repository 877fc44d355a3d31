//! The report of rules, rulings and examples without a test.

use std::collections::BTreeSet;
use std::path::Path;

use crate::rules_text;

/// Every rule id that a text names: written out, as the name of a test (`fs_set_01_…`), or by its number alone after
/// another one of its group ("FS-SET-01, -02"). What a file as a whole is about does not count.
fn ids(text: &str, found: &mut BTreeSet<String>) {
    for line in text.lines().filter(|line| !line.trim_start().starts_with("//!")) {
        let mut group = None;
        for word in line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_') {
            let is_number = |word: &str| {
                (2..=3).contains(&word.len()) && word.chars().all(|c| c.is_ascii_digit())
            };
            let word = word.trim_end_matches('-');
            if let Some(number) = word.strip_prefix('-').filter(|number| is_number(number)) {
                found.extend(group.as_ref().map(|group| format!("FS-{group}-{number}")));
                continue;
            }
            let name = word.to_ascii_uppercase().replace('_', "-");
            let mut parts = name.split('-');
            let (Some("FS"), Some(of), Some(number)) = (parts.next(), parts.next(), parts.next())
            else {
                continue;
            };
            if is_number(number) {
                found.insert(format!("FS-{of}-{number}"));
                group = Some(of.to_owned());
            }
        }
    }
}

/// What the test code in a folder names: whole files under `tests`, elsewhere what follows
/// `#[cfg(test)]`.
fn named_by_tests(folder: &Path, in_tests: bool, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of this crate") {
        let path = entry.expect("readable").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() {
            named_by_tests(&path, in_tests || name == "tests", found);
        } else if name.ends_with(".rs") && name != "coverage.rs" {
            let text = std::fs::read_to_string(&path).expect("readable");
            let tests =
                if in_tests { Some(text.as_str()) } else { text.split("#[cfg(test)]").nth(1) };
            ids(tests.unwrap_or_default(), found);
        }
    }
}

#[test]
fn rules_and_examples_are_named_by_tests() {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    named_by_tests(&crate_root.join("src"), false, &mut found);
    named_by_tests(&crate_root.join("tests"), true, &mut found);
    let known: BTreeSet<&str> = rules_text().iter().map(|rule| rule.id).collect();
    let unknown: Vec<&String> = found.iter().filter(|id| !known.contains(id.as_str())).collect();
    assert!(unknown.is_empty(), "tests name rules that do not exist: {unknown:?}");
    // A rule says what the rulings decide that it names: whatever shows the rule shows them.
    let is_ruling = |id: &str| id.contains("-AMB-");
    let mut shown = BTreeSet::new();
    for rule in rules_text().iter().filter(|it| !is_ruling(it.id) && found.contains(it.id)) {
        ids(rule.text, &mut shown);
    }
    let shown = |id: &str| is_ruling(id) && shown.contains(id);
    let open: Vec<&str> =
        known.iter().copied().filter(|id| !found.contains(*id) && !shown(id)).collect();
    assert!(open.is_empty(), "{} rules without a test: {open:?}", open.len());
}
