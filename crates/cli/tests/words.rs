//! The rules in other languages: the same numbers, rule by rule.

use orderstack::catalogue::GAMES;
use tongue::wording::numbers;

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
