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
    use kernel::harness::Book;

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

    #[test]
    fn the_book_is_whole() {
        let files: Vec<(&str, usize)> = FILES.into_iter().zip(COUNTS).collect();
        let languages: Vec<&str> = tongue::offered().map(|tongue| tongue.code()).collect();
        let book = Book { folder: &FOLDER, files: &files, groups: &GROUPS, languages: &languages };
        assert_eq!(book.flaws(), [""; 0]);
    }

    /// Here every entry stands in the order of its number.
    #[test]
    fn every_group_is_in_order() {
        for pair in rules_text().windows(2) {
            let [one, next] = [&pair[0], &pair[1]].map(|rule| {
                let (group, number) = rule.id.rsplit_once('-').expect("an id");
                (group, number.parse::<usize>().expect("a number"))
            });
            assert!(one.0 != next.0 || one.1 < next.1, "{} after {}", pair[1].id, pair[0].id);
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
