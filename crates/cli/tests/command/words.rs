//! The rules in words: the same numbers in every language, rule by rule, and natural English.

use house::games::each;
use orderstack::rules::Rules;
use tongue::wording::{numbers, stilted};

#[test]
fn rules_say_the_same_numbers_in_every_language() {
    let mut wrong = Vec::new();
    let english = each(&Rules("en"));
    for tongue in tongue::all() {
        for (told, english) in each(&Rules(tongue.code())).iter().zip(&english) {
            assert_eq!(told.len(), english.len(), "{}", tongue.code());
            for (own, rule) in told.iter().zip(english) {
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
    for rule in each(&Rules("en")).concat() {
        wrong.extend(stilted(rule.text).map(|what| format!("{}: {what}", rule.id)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
