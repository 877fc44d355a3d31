//! The report of rules without a test: it must be empty.

use std::collections::BTreeSet;
use std::path::Path;

use crate::rules_text;

/// Rulings about words of the sources, which decide nothing that can be played.
const ABOUT_WORDS: [&str; 5] = ["SC-AMB-67", "BW-AMB-01", "BW-AMB-02", "BW-AMB-54", "BW-AMB-57"];

/// Every rule id written out in a file.
fn ids(text: &str) -> BTreeSet<String> {
    let is_id = |word: &&str| {
        let mut parts = word.split('-');
        matches!(parts.next(), Some("SC" | "BW"))
            && parts.next().is_some_and(|group| group.chars().all(|c| c.is_ascii_uppercase()))
            && parts.next().is_some_and(|number| number.len() >= 2)
    };
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.map(|word| word.trim_matches('-')).filter(is_id).map(str::to_owned).collect()
}

/// What the test code in a folder names: whole files under `tests`, elsewhere what follows
/// `#[cfg(test)]`.
fn named_by_tests(folder: &Path, in_tests: bool, found: &mut BTreeSet<String>) {
    let entries = std::fs::read_dir(folder).expect("a folder of this crate");
    for entry in entries {
        let path = entry.expect("readable").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() {
            named_by_tests(&path, in_tests || name == "tests", found);
        } else if name.ends_with(".rs") && name != "coverage.rs" {
            let text = std::fs::read_to_string(&path).expect("readable");
            let tests =
                if in_tests { Some(text.as_str()) } else { text.split("#[cfg(test)]").nth(1) };
            found.extend(tests.map(ids).unwrap_or_default());
        }
    }
}

#[test]
fn every_rule_and_example_is_named_by_a_test() {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    named_by_tests(&crate_root.join("src"), false, &mut found);
    named_by_tests(&crate_root.join("tests"), true, &mut found);
    // A rule says what the rulings decide that it names: whatever shows the rule shows them.
    let is_ruling = |id: &str| id.contains("-AMB-");
    let tested = rules_text().iter().filter(|rule| !is_ruling(rule.id) && found.contains(rule.id));
    let shown: BTreeSet<String> = tested.flat_map(|rule| ids(rule.text)).collect();
    let open: Vec<&str> = rules_text()
        .iter()
        .map(|rule| rule.id)
        .filter(|id| is_ruling(id) && !found.contains(*id) && !shown.contains(*id))
        .filter(|id| !ABOUT_WORDS.contains(id))
        .collect();
    assert!(open.is_empty(), "{} rulings without a test: {open:?}", open.len());
    let rules = rules_text().iter().filter(|rule| !is_ruling(rule.id));
    let missing: Vec<&str> = rules.map(|rule| rule.id).filter(|id| !found.contains(*id)).collect();
    let known: BTreeSet<&str> = rules_text().iter().map(|rule| rule.id).collect();
    let unknown: Vec<&String> = found.iter().filter(|id| !known.contains(id.as_str())).collect();
    assert!(unknown.is_empty(), "tests name rules that do not exist: {unknown:?}");
    assert!(missing.is_empty(), "{} rules without a test: {missing:?}", missing.len());
}
