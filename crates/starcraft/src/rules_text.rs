//! The rules of the game in our own words: numbered rules, rulings and examples, in three
//! files, and three more for the expansion.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use kernel::Rule;
use kernel::rules_text::told;

/// All rules, then all rulings, then all examples, each in the order of its file; first those of the
/// base game, then those of Brood War.
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
const FILES: [&str; 6] =
    ["base", "rulings", "examples", "brood-war", "brood-war-rulings", "brood-war-examples"];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kernel::rules_text::{entries, entry};

    use super::*;

    /// How many rules, rulings and examples there are.
    const COUNTS: [usize; 6] = [704, 112, 110, 422, 88, 59];

    /// The groups of ids in order, each with how many entries it has, by game.
    const GROUPS: [(&str, &str); 2] = [("SC", BASE), ("BW", BROOD_WAR)];

    const BASE: &str = "\
        GEN 7, COMP 28, TERM 14, INFO 12, SETUP 14, GAL 22, ROUND 2, PLAN 12, STACK 4, EXEC 8, \
        EVOPT 5, OBST 5, REG 42, VIC 5, TIE 6, SPV 6, ALD 5, END 5, ELIM 10, RES 9, PERM 5, \
        MINE 15, BUILD 11, WORK 4, TRAN 8, UNIT 8, BASE 11, UPG 5, LIMIT 9, CLIM 9, MOB 14, \
        ZAX 4, RSCH 14, DECK 5, BATTLE 30, CARD 6, REINF 9, SKIR 21, TIME 6, AIR 11, SUPP 3, \
        SPLASH 16, RETR 18, SPEC 11, BLDG 11, TECHU 10, KEY 31, MOD 16, REF 5, GC 7, TEAM 18, \
        FAC 16, DATA 11, EVT 44, CCD 16, TCH 35, GAP 10, AMB 112, EX 60, EXD 50";

    const BROOD_WAR: &str = "\
        GEN 5, CMP 19, RPL 16, FSH 3, BLD 5, SOP 14, EVD 8, PLN 2, SUL 8, STR 9, LGP 2, COL 9, CLK 3, \
        MND 17, RCH 4, SAC 7, MOD 2, MDF 6, MAS 4, MOF 2, INS 12, ICC 5, RES 8, DEF 14, GRD 8, \
        LDR 20, SPV 5, HRO 17, OPT 3, OPR 2, OPD 4, OPM 3, OPL 5, OPN 5, MDE 3, SRV 10, SCN 22, \
        ITM 7, SET 13, RGP 14, CARD 90, ELM 7, AMB 88, EX 16, DX 43";

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

    #[test]
    fn ids_are_unique() {
        let ids: HashSet<&str> = rules_text().iter().map(|rule| rule.id).collect();
        assert_eq!(ids.len(), rules_text().len());
    }

    #[test]
    fn every_group_is_complete_and_in_order() {
        let mut found = rules_text().iter().map(|rule| rule.id);
        let groups = GROUPS.iter().flat_map(|(game, groups)| {
            groups.split(", ").map(move |group| (game, group.split_once(' ').expect("a size")))
        });
        for (game, (name, size)) in groups {
            for number in 1..=size.parse().expect("a size") {
                let id = format!("{game}-{name}-{number:02}");
                assert_eq!(found.next(), Some(id.as_str()));
            }
        }
        assert_eq!(found.next(), None);
    }

    #[test]
    fn every_line_of_a_list_is_an_entry() {
        let known = |id: &str| GROUPS.iter().any(|(game, _)| id.starts_with(game));
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
        let ids: HashSet<&str> = rules_text().iter().map(|rule| rule.id).collect();
        for rule in rules_text() {
            let words = rule.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let numbered = |word: &&str| {
                let (group, number) = word.rsplit_once('-').unwrap_or_default();
                let game = GROUPS.iter().any(|(game, _)| group.starts_with(&format!("{game}-")));
                game && number.bytes().all(|digit| digit.is_ascii_digit())
            };
            for word in words.filter(numbered) {
                assert!(ids.contains(word), "{} mentions {word}", rule.id);
            }
        }
    }

    #[test]
    fn no_text_points_to_a_page_or_line() {
        let pointer = |word: &str| {
            word.strip_prefix(['L', 'p'])
                .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
        };
        for rule in rules_text() {
            let mut words = rule.text.split(|c: char| !c.is_alphanumeric());
            assert!(!words.any(pointer), "{}: {}", rule.id, rule.text);
        }
    }
}
