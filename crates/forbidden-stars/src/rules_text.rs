//! The rules of the game in our own words: numbered rules, rulings and examples, in three files.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use kernel::Rule;
use kernel::rules_text::told;

/// All rules, then all rulings, then all examples, each in the order of its file.
pub fn rules_text() -> &'static [Rule] {
    static RULES: LazyLock<Vec<Rule>> = LazyLock::new(|| rules_in("en"));
    &RULES
}

/// The rules in a language, in the same order.
pub(crate) fn rules_in(language: &str) -> Vec<Rule> {
    told(&FOLDER, &FILES, language)
}

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/rules");

/// The files, in the order of [`rules_text`].
const FILES: [&str; 3] = ["base", "rulings", "examples"];

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use kernel::rules_text::{entries, entry};

    use super::*;

    /// How many rules, rulings and examples there are.
    const COUNTS: [usize; 3] = [503, 73, 104];

    /// The groups of ids, each with how many entries it has.
    const GROUPS: &str = "\
        GLD 3, SIM 4, SPD 4, GAL 6, CNV 1, DES 2, DSC 1, TRM 5, SYS 3, ARE 8, ADJ 4, SET 29, OBJ 4, \
        WIN 6, ELM 5, RND 2, FPL 2, PLN 7, STK 5, OPS 11, ADV 11, SHP 6, GRD 16, CAP 7, DEP 16, \
        FAC 3, STG 4, DOM 3, AST 4, MAT 4, CST 4, CCH 4, FRG 4, CLV 3, CTY 1, STR 8, BAS 7, CMB 26, \
        CRD 14, ICN 2, TOK 3, DIC 4, DMG 11, RTR 8, MOR 1, RET 20, RNF 9, ORB 16, UPG 10, CUP 7, \
        EVT 12, FRE 4, LIM 1, WRP 10, REF 8, CARD 120, AMB 73, EX 17, DX 47, Q 40";

    /// The group and the number of an id.
    fn parts(id: &str) -> Option<(&str, usize)> {
        let (group, number) = id.strip_prefix("FS-")?.rsplit_once('-')?;
        Some((group, number.parse().ok()?))
    }

    /// Whoever offers a language offers the rules in it: the same ones, in the same order.
    #[test]
    fn every_language_has_all_rules() {
        for tongue in tongue::offered() {
            for file in FILES {
                let ids =
                    |code| entries(&FOLDER, file, code).map(|rule| rule.id).collect::<Vec<_>>();
                assert_eq!(ids(tongue.code()), ids("en"), "{}: {file}", tongue.code());
            }
        }
    }

    #[test]
    fn every_file_is_complete() {
        assert_eq!(FILES.map(|file| told(&FOLDER, &[file], "en").len()), COUNTS);
        assert_eq!(rules_text().len(), COUNTS.iter().sum::<usize>());
    }

    /// Rulings and rulings on cards stand where they belong, not in the order of their numbers.
    #[test]
    fn every_group_is_complete_and_no_id_is_given_twice() {
        let mut found: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for rule in rules_text() {
            let (group, number) = parts(rule.id).expect("an id of this game");
            found.entry(group).or_default().push(number);
        }
        for (name, size) in GROUPS.split(", ").map(|group| group.split_once(' ').expect("a size")) {
            let mut numbers = found.remove(name).unwrap_or_default();
            numbers.sort_unstable();
            let all: Vec<usize> = (1..=size.parse().expect("a size")).collect();
            assert_eq!(numbers, all, "{name}");
        }
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn every_line_of_a_list_is_an_entry() {
        let known = |id: &str| parts(id).is_some();
        let files = FOLDER.dirs().flat_map(|language| language.files());
        let lines = files.filter_map(|file| file.contents_utf8()).flat_map(str::lines);
        for line in lines.filter(|line| line.starts_with('-')) {
            assert!(entry(line).is_some_and(|(id, _)| known(id)), "{line}");
        }
    }

    #[test]
    fn every_entry_has_a_chapter_and_a_text() {
        for rule in rules_text() {
            assert!(!rule.chapter.is_empty(), "{}", rule.id);
            assert!(rule.text.chars().count() >= 10, "{}: {}", rule.id, rule.text);
        }
    }

    #[test]
    fn every_id_a_text_mentions_exists() {
        let ids: BTreeSet<&str> = rules_text().iter().map(|rule| rule.id).collect();
        for rule in rules_text() {
            let words = rule.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            for word in words.filter(|word| parts(word).is_some()) {
                assert!(ids.contains(word), "{} mentions {word}", rule.id);
            }
        }
    }

    /// Marks of the sources a text was made from have no place in it.
    #[test]
    fn no_text_points_to_a_source() {
        for rule in rules_text() {
            for mark in ["*(", "AMB-FS", "E1", "E7", "DATA", "..", "  "] {
                assert!(!rule.text.contains(mark), "{}: {}", rule.id, rule.text);
            }
        }
    }
}
