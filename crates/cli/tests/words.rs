//! The rules in words: the same numbers in every language, rule by rule, and natural English.

use orderstack::catalogue::GAMES;
use tongue::wording::{numbers, stilted};

#[test]
fn rules_say_the_same_numbers_in_every_language() {
    let mut wrong = Vec::new();
    for game in GAMES.iter() {
        let english = game.rules("en");
        for tongue in tongue::all() {
            let told = game.rules(tongue.code());
            assert_eq!(told.len(), english.len(), "{}", tongue.code());
            for (own, rule) in told.iter().zip(&english) {
                if numbers(own.text) != numbers(rule.text) {
                    let (code, id) = (tongue.code(), rule.id);
                    wrong.push(format!("{code}: {id}: {} || {}", rule.text, own.text));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A player is "they", and what is theirs is "their own": not "his", not "an own base".
#[test]
fn rules_are_told_in_natural_english() {
    let mut wrong = Vec::new();
    for rule in GAMES.iter().flat_map(|game| game.rules("en")) {
        wrong.extend(stilted(rule.text).map(|what| format!("{}: {what}", rule.id)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
