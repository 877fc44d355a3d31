//! Slips of the pen in what a game says to people, as far as a program can see them.

use std::collections::BTreeSet;

/// Nouns and verbs in `s` that may follow a one.
const AFTER_ONE: [&str; 7] = ["gas", "is", "as", "has", "was", "less", "this"];

/// What makes a number a name: "skirmish 1 lies", "level 1 costs".
const NUMBERED: [&str; 7] = ["skirmish", "level", "round", "player", "seat", "card", "stage"];

/// What is wrong with a text for people, if anything: an internal name, a wrong article, "1
/// minerals", or spaces where none belong.
pub fn slip(text: &str) -> Option<String> {
    let said = |what: &str| Some(format!("{what} in '{text}'"));
    for wrong in ["  ", " ,", " .", " ?", "..", "_", "#", "{", "}"] {
        if text.contains(wrong) {
            return said(&format!("'{wrong}'"));
        }
    }
    if text.trim() != text {
        return said("a space at an end");
    }
    let words: Vec<&str> = text
        .split([' ', '(', ')'])
        .map(|word| word.trim_matches(['.', ',', ':', ';', '?']))
        .collect();
    for (at, word) in words.iter().enumerate() {
        let before = at.checked_sub(1).map_or("", |at| words[at]).to_lowercase();
        let next = words.get(at + 1).copied().unwrap_or_default();
        // A capital A may be an area's letter, unless it opens the text.
        let article = *word == "a" || *word == "A" && at == 0;
        let wrong = match *word {
            _ if article => opens_with_vowel(next),
            "an" => !next.is_empty() && !opens_with_vowel(next) && !next.starts_with('u'),
            "1" | "one" if !NUMBERED.contains(&before.as_str()) => {
                let noun = if next == "more" || next == "free" { at + 2 } else { at + 1 };
                let kind = words.get(noun).copied().unwrap_or_default();
                is_plural(kind)
                    || kind == "Combat" && words.get(noun + 1).is_some_and(|w| is_plural(w))
            }
            _ => is_internal(word),
        };
        if wrong {
            return said(&format!("'{}'", [word, next].join(" ").trim()));
        }
    }
    None
}

/// Words after which "own" has an owner, or is a verb.
const OWNERS: [&str; 10] =
    ["your", "their", "its", "our", "her", "my", "you", "they", "not", "players"];

/// What is counted by the round: "two points per round", never "two points a round".
const COUNTED: [&str; 18] = [
    "rounds",
    "point",
    "points",
    "resource",
    "resources",
    "minerals",
    "gas",
    "materiel",
    "base",
    "module",
    "building",
    "ability",
    "orders",
    "unit",
    "units",
    "one",
    "card",
    "cards",
];

/// What it is counted by.
const COUNTED_BY: [&str; 7] = ["round", "game", "planet", "order", "battle", "second", "side"];

/// Words that the games have another term for.
const OTHER_TERMS: [&str; 5] =
    ["partly depleted", "battle card", "big values", "small values", "small numbers"];

/// Where "for nothing" is not a price, which is "for free".
const IN_VAIN: [&str; 3] = ["counts for nothing", "been for nothing", "for nothing in return"];

/// What no native speaker would write, if anything: "an own base", "his" for any player, "turn up an order", "only who
/// plays", "one base a planet", "60 %", and terms that are not those of the games.
pub fn stilted(text: &str) -> Option<String> {
    let said = |what: &str| Some(format!("'{what}' in '{text}'"));
    let lower = text.to_lowercase();
    if let Some(other) = OTHER_TERMS.iter().find(|other| lower.contains(**other)) {
        return said(other);
    }
    if lower.contains("for nothing") && !IN_VAIN.iter().any(|vain| lower.contains(vain)) {
        return said("for nothing");
    }
    let raw: Vec<&str> = lower.split_whitespace().collect();
    let bare = |at: usize| {
        let word = raw.get(at).copied().unwrap_or_default();
        word.trim_matches(|c: char| !c.is_alphanumeric() && c != '%')
    };
    for (at, word) in raw.iter().enumerate() {
        let before = at.checked_sub(1).map_or("", |at| raw[at]);
        // Where a sentence begins, and whether it is told rather than asked or a heading.
        let begins = at == 0 || before.ends_with(['.', ':', ';', '?']);
        let told = || {
            let end = raw[at..].iter().find(|word| word.ends_with(['.', '?']));
            end.is_some_and(|word| word.ends_with('.'))
        };
        let wrong = match bare(at) {
            "own" if !word.starts_with('`') => {
                let owner = before.trim_matches(['"', '“', '(']);
                !OWNERS.contains(&owner)
                    && !owner.ends_with(['’', '\''])
                    && !owner.ends_with("’s")
                    && !owner.ends_with("'s")
            }
            "he" | "his" | "him" | "himself" => true,
            // "Turn up to two dice" is another thing.
            "turn" | "turns" | "turned" => bare(at + 1) == "up" && bare(at + 2) != "to",
            "who" => ["only", "for", "to", "by", "than"].contains(&before) || begins && told(),
            "a" | "an" if word.starts_with('a') => {
                COUNTED.contains(&before.trim_matches('*')) && COUNTED_BY.contains(&bare(at + 1))
            }
            "%" => word.starts_with('%'),
            _ => false,
        };
        if wrong {
            return said([before, *word].join(" ").trim());
        }
    }
    None
}

/// The numbers in a text, each once: digits, and levels in Roman ones. They are the same in every language.
pub fn numbers(text: &str) -> BTreeSet<u32> {
    let number = |word: &str| {
        let before = text[..word.as_ptr() as usize - text.as_ptr() as usize].trim_end();
        match word {
            // At the beginning of a sentence it is a word.
            "I" => {
                before.ends_with(|c: char| c.is_alphanumeric() || ",(–-/".contains(c)).then_some(1)
            }
            "II" => Some(2),
            "III" => Some(3),
            _ => word.parse().ok(),
        }
    };
    text.split(|c: char| !c.is_alphanumeric()).filter_map(number).collect()
}

fn opens_with_vowel(word: &str) -> bool {
    // "a unit" and "a one-way route" are right, "a Ultralisk" is not.
    word.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o']) && !word.starts_with("one")
}

fn is_plural(word: &str) -> bool {
    word.len() > 2 && word.ends_with('s') && !word.ends_with("ss") && !AFTER_ONE.contains(&word)
}

/// `r3`, `z1`, `torus.b`: names of the game file, not of the table.
fn is_internal(word: &str) -> bool {
    let numbered = |letter: char| {
        let rest = word.strip_prefix(letter);
        rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let dotted = word.split_once('.').is_some_and(|(planet, area)| {
        area.len() == 1 && !planet.is_empty() && planet.bytes().all(|b| b.is_ascii_lowercase())
    });
    numbered('r') || numbered('z') || dotted
}

#[cfg(test)]
mod tests {
    use super::{numbers, slip, stilted};

    #[test]
    fn numbers_are_found_whatever_stands_around_them() {
        assert!(numbers("+2/+1, level III of SC-BATTLE-12, not K9").into_iter().eq([1, 2, 3, 12]));
        assert!(numbers("Level I, Level II").into_iter().eq([1, 2]));
        assert!(numbers("Play on. I speak").is_empty());
    }

    #[test]
    fn slips_are_found_and_plain_english_is_not() {
        for wrong in [
            "Build a Air Support module",
            "Take 1 minerals off",
            "Do you draw 1 more Combat cards?",
            "Exchange the end of z1 on Torus",
            "Place terran_07",
            "Lose a Ultralisk",
            "Move an Marine",
            "Two  spaces",
            "A Archon is destroyed.",
            "To torus.b",
        ] {
            assert!(slip(wrong).is_some(), "{wrong}");
        }
        for right in [
            "Build an Air Support module",
            "Take 1 gas off",
            "Torus A attacks",
            "Skirmish 1 lies open.",
            "A unit of 1 worker",
            "Use one of them?",
        ] {
            assert_eq!(slip(right), None);
        }
    }

    #[test]
    fn stilted_words_are_found_and_natural_ones_are_not() {
        for wrong in [
            "+3 health if an own base is there",
            "All own Wraiths have cloaking",
            "The opponent picks one of his units.",
            "Which of your orders do you turn up?",
            "Only who made the table can do this.",
            "There is a hint only for who is asked.",
            "Who holds it carries out every order.",
            "One base a planet",
            "won 60 %; lost",
            "It is partly depleted",
            "Build a worker for nothing",
        ] {
            assert!(stilted(wrong).is_some(), "{wrong}");
        }
        for right in [
            "if your own base is there",
            "a hero’s own bonus",
            "the buildings they own",
            "Turn up to 2 of your dice to defence.",
            "Who sits where",
            "Who retreats? Nobody who can stay.",
            "Only the people who played here can do this.",
            "One base per planet; move to a planet",
            "won 60%; it counts for nothing",
        ] {
            assert_eq!(stilted(right), None);
        }
    }
}
