//! What people write, made fit to be shown to others: names, titles, chat.

use icu_properties::props::{
    BinaryProperty, DefaultIgnorableCodePoint, EnumeratedProperty, GeneralCategory,
    NoncharacterCodePoint,
};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// So many marks may stand above and below one letter: as many as languages need, and not enough
/// to run over the lines of others.
const MARKS: usize = 3;

/// Looks like a space, but counts as a sign.
const BRAILLE_BLANK: char = '\u{2800}';

/// The text as one line of letters that can be seen. What steers the direction of writing or shows
/// nothing is left out: with it a name could look like another, and a sentence be turned around.
pub fn line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    // At first there is nothing to put a mark on.
    let mut marks = MARKS;
    for letter in text.chars() {
        let kind = GeneralCategory::for_char(letter);
        if letter.is_whitespace() || letter == BRAILLE_BLANK || kind == GeneralCategory::Control {
            marks = MARKS;
            line.push(' ');
        } else if kind == GeneralCategory::Format
            || DefaultIgnorableCodePoint::for_char(letter)
            // No letters, and never any: a picture with one of them in it cannot be drawn.
            || NoncharacterCodePoint::for_char(letter)
        {
            continue;
        } else if matches!(kind, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark) {
            if marks < MARKS {
                marks += 1;
                line.push(letter);
            }
        } else {
            marks = 0;
            line.push(letter);
        }
    }
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The first letters of a text, so many at most.
pub fn shortened(text: &str, letters: usize) -> String {
    text.chars().take(letters).collect::<String>().trim_end().to_owned()
}

/// How a name looks: two names that are easily taken for each other look the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looks([String; 2]);

impl Looks {
    /// Large or small, wide or narrow, with or without gaps and points, and in letters of another script
    /// that look like these.
    pub fn of(name: &str) -> Self {
        let name: String = line(name).nfkc().collect();
        let bare: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
        let name = if bare.is_empty() { name } else { bare };
        let small = |text: &str| -> String { text.chars().flat_map(char::to_lowercase).collect() };
        // A large I looks like a small L, which a small i does not: so once with the letters as they are.
        let drawn: String = skeleton(&name).collect();
        Self([small(&name), small(&drawn)].map(|text| skeleton(&text).collect()))
    }

    /// The two ways it looks: what is alike in one of them is like it.
    pub fn ways(&self) -> &[String; 2] {
        &self.0
    }

    /// Whether whoever reads one of the two may take it for the other.
    pub fn like(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one == other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        for nothing in [
            "\u{200b}\u{200c}\u{200d}\u{2060}\u{feff}", // of no width
            "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}", // direction
            "\u{2066}\u{2067}\u{2068}\u{2069}",         // direction, apart
            "\u{200e}\u{200f}\u{61c}",                  // direction, one letter
            "\u{ad}\u{34f}\u{115f}\u{1160}\u{3164}\u{ffa0}", // fillers
            "\u{180e}\u{fe0f}\u{e0041}\u{e0100}\u{1d173}", // variants, tags, music
            "\u{301}\u{302}\u{20dd}",                   // marks on nothing
            "\u{0}\u{7}\u{1b}\u{85}\u{a0}\u{2800}\u{3000}\r\n", // gaps
        ] {
            assert_eq!(line(nothing), "", "{}", nothing.escape_unicode());
            assert_eq!(
                line(&format!("Mi{nothing}ra")).replace(' ', "").chars().count(),
                4 + {
                    // The marks have a letter to stand on here.
                    if nothing.starts_with('\u{301}') { 3 } else { 0 }
                }
            );
        }
    }

    #[test]
    fn what_people_write_stays() {
        for text in
            ["Mira", "Zoë", "Nguyễn", "Ше́рлок", "मीरा", "ありす", "مريم", "שָׁלוֹם", "👍 a-b_c!"]
        {
            assert_eq!(line(text), text);
        }
        assert_eq!(line("  two\t\twords \n"), "two words");
    }

    #[test]
    fn marks_do_not_pile_up() {
        let pile = format!("Z{}o", "\u{30d}\u{316}".repeat(50));
        assert_eq!(line(&pile).chars().count(), 2 + MARKS);
        assert_eq!(line(&format!("a {}", "\u{30d}".repeat(50))), "a");
    }

    fn alike(one: &str, other: &str) -> bool {
        Looks::of(one).like(&Looks::of(other))
    }

    #[test]
    fn names_are_alike_in_spite_of_case_and_gaps() {
        assert!(alike("Mira", "MI\u{200b} RA"));
        assert!(alike("Mira", "Mira."));
        assert!(!alike("Mira", "Mara"));
    }

    /// Of a name in other letters that look the same nobody could tell who it was.
    #[test]
    fn names_are_alike_in_letters_that_look_the_same() {
        for other in
            ["\u{41c}\u{456}r\u{430}", "\u{ff2d}\u{ff49}\u{ff52}\u{ff41}", "\u{1d40c}ira", "MIRA"]
        {
            assert!(alike("Mira", other), "{other}");
        }
        assert!(alike("Ali", "AIi") && alike("Player 1", "Player l") && alike("Bot 0", "Bot O"));
        for (one, other) in [
            ("Mira", "Mlra"),
            ("Zoe", "Zoë"),
            ("Ola", "Ala"),
            ("Ше́рлок", "Мира"),
            ("♥", "★"),
            ("👍", "👎"),
            ("ありす", "ありさ"),
        ] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    /// Pictures are XML, in which these may not stand.
    #[test]
    fn what_is_no_letter_at_all_is_left_out() {
        for none in
            ["\u{fffe}", "\u{ffff}", "\u{fdd0}", "\u{fdef}", "\u{1fffe}", "\u{1ffff}", "\u{10ffff}"]
        {
            assert_eq!(line(&format!("Mi{none}ra")), "Mira", "{}", none.escape_unicode());
        }
    }
}
