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
    use kernel::harness::Book;

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

    #[test]
    fn the_book_is_whole() {
        let files: Vec<(&str, usize)> = FILES.into_iter().zip(COUNTS).collect();
        let languages: Vec<&str> = tongue::offered().map(|tongue| tongue.code()).collect();
        let book = Book {
            folder: &FOLDER,
            files: &files,
            groups: &[("FS", GROUPS)],
            languages: &languages,
        };
        assert_eq!(book.flaws(), [""; 0]);
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
