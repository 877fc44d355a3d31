//! The rules, looked up by number or by words.

use std::io::Write;

use crate::Failure;
use crate::catalogue::Games;
use kernel::{Rule, message};
use tongue::{Tongue, say};

/// `orderstack rules`
pub fn run(
    words: &[String],
    games: Games<'_>,
    tongue: &Tongue,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules: Vec<Rule> = games.iter().flat_map(|game| game.rules()).collect();
    if words.is_empty() {
        return Ok(print_chapters(&rules, tongue, out)?);
    }
    let found = look_up(&rules, words);
    if found.is_empty() {
        return Err(Failure::Refused(message!("no-such-rule", words = words.join(" "))));
    }
    Ok(print_rules(&found, out)?)
}

/// The rules asked for: by numbers if every word is one, otherwise those in which all words
/// occur.
pub fn look_up(rules: &[Rule], words: &[String]) -> Vec<Rule> {
    let numbered: Vec<Vec<Rule>> = words.iter().map(|word| by_number(rules, word)).collect();
    if numbered.iter().all(|found| !found.is_empty()) {
        return rules
            .iter()
            .filter(|rule| numbered.iter().flatten().any(|r| r == *rule))
            .copied()
            .collect();
    }
    let words: Vec<String> =
        words.iter().flat_map(|word| word.split_whitespace()).map(str::to_lowercase).collect();
    let occurs = |rule: &&Rule| {
        let text = format!("{} {} {}", rule.id, rule.chapter, rule.text).to_lowercase();
        !words.is_empty() && words.iter().all(|word| text.contains(word))
    };
    rules.iter().filter(occurs).copied().collect()
}

/// The rule of this number, or the group of rules whose numbers begin with it.
fn by_number(rules: &[Rule], word: &str) -> Vec<Rule> {
    let word = word.trim().trim_end_matches('-').to_uppercase();
    let is = |rule: &&Rule| rule.id.to_uppercase() == word;
    if let Some(rule) = rules.iter().find(is) {
        return vec![*rule];
    }
    let begins = format!("{word}-");
    rules.iter().filter(|rule| rule.id.to_uppercase().starts_with(&begins)).copied().collect()
}

fn print_rules(rules: &[Rule], out: &mut impl Write) -> std::io::Result<()> {
    let mut chapter = None;
    for rule in rules {
        if chapter != Some(rule.chapter) {
            if chapter.is_some() {
                writeln!(out)?;
            }
            writeln!(out, "{}", rule.chapter)?;
            chapter = Some(rule.chapter);
        }
        writeln!(out, "  {}  {}", rule.id, rule.text)?;
    }
    Ok(())
}

fn print_chapters(rules: &[Rule], tongue: &Tongue, out: &mut impl Write) -> std::io::Result<()> {
    for chapter in rules.chunk_by(|one, other| one.chapter == other.chapter) {
        let (first, last) = (chapter[0], chapter[chapter.len() - 1]);
        let count = chapter.len();
        let range = say!(tongue, "rules-range", first = first.id, last = last.id, count = count);
        writeln!(out, "{}\n  {range}", first.chapter)?;
    }
    writeln!(out, "\n{}", say!(tongue, "rules-ask"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: [Rule; 4] = [
        Rule { id: "AB-WAR-1", chapter: "War", text: "The attacker goes first." },
        Rule { id: "AB-WAR-12", chapter: "War", text: "The defender may retreat." },
        Rule { id: "AB-WARP-1", chapter: "Warp", text: "Nobody may retreat here." },
        Rule { id: "AB-END-1", chapter: "End", text: "The game ends." },
    ];

    fn found(words: &[&str]) -> Vec<&'static str> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        look_up(&RULES, &words).iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn a_number_finds_one_rule_and_a_group_finds_its_own() {
        assert_eq!(found(&["ab-war-1"]), ["AB-WAR-1"]);
        assert_eq!(found(&["AB-WAR"]), ["AB-WAR-1", "AB-WAR-12"]);
        assert_eq!(found(&["AB-WAR-"]), ["AB-WAR-1", "AB-WAR-12"]);
        assert_eq!(found(&["AB-END-1", "AB-WARP"]), ["AB-WARP-1", "AB-END-1"]);
        assert_eq!(found(&["AB"]).len(), 4);
    }

    #[test]
    fn all_words_must_occur() {
        assert_eq!(found(&["RETREAT"]), ["AB-WAR-12", "AB-WARP-1"]);
        assert_eq!(found(&["retreat", "defender"]), ["AB-WAR-12"]);
        assert_eq!(found(&["retreat defender"]), ["AB-WAR-12"]);
        assert!(found(&["retreat", "zeppelin"]).is_empty());
        assert!(found(&["", " "]).is_empty());
    }
}
