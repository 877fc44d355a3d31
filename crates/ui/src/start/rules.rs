//! The rules by chapter, with search; every rule is an anchor.

use std::collections::HashSet;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use starcraft::{RuleText, rules_text};

use super::shell;
use crate::page::glyph;

/// The numbers of all rules.
static IDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| rules_text().iter().map(|rule| rule.id).collect());

/// Where a rule stands on the page of all rules.
pub fn rule_href(id: &str) -> String {
    format!("/rules#{id}")
}

/// Ids and texts as they are searched.
static LOWER: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
    rules_text().iter().map(|rule| [rule.id, rule.text].map(str::to_lowercase)).collect()
});

/// All rules.
static ALL: LazyLock<String> = LazyLock::new(|| draw("", "").into_string());

/// Letters and words of a query that are looked at, and rules that are shown of those found:
/// enough for any question, and little work for any answer.
const LETTERS: usize = 100;
const WORDS: usize = 8;
const SHOWN: usize = 60;

/// The rules, or those that hold every word of the query.
pub fn rules_page(query: &str) -> Markup {
    match query.trim() {
        "" => PreEscaped(ALL.clone()),
        words => draw(query, &words.chars().take(LETTERS).collect::<String>()),
    }
}

fn draw(query: &str, words: &str) -> Markup {
    let words: Vec<String> = words.split_whitespace().take(WORDS).map(str::to_lowercase).collect();
    let both = rules_text().iter().zip(&*LOWER);
    let mut found: Vec<&RuleText> =
        both.filter(|(_, lower)| holds(lower, &words)).map(|(rule, _)| rule).collect();
    let count = found.len();
    if !words.is_empty() {
        found.truncate(SHOWN);
    }
    let chapters: Vec<&[&RuleText]> =
        found.chunk_by(|one, other| one.chapter == other.chapter).collect();
    let contents = html! {
        ul { @for chapter in &chapters { li { a href={ "#" (anchor(chapter[0].chapter)) } { (chapter[0].chapter) } } } }
    };
    let main = html! {
        div.book-head {
            div {
                h1 { "Rules" }
                p.intro role="status" { (lead(query, count)) }
            }
            form.search role="search" action="/rules" {
                label.vh for="q" { "Search the rules" }
                input #q type="search" name="q" value=(query) placeholder="splash, transport, SC-MOB" maxlength="100";
                button.btn aria-label="Search" { (glyph("i-search")) }
            }
        }
        div.book {
            // Folded where the screen is narrow, beside the text where it is wide.
            nav.toc.beside aria-label="Chapters" { (contents) }
            details.toc.folded { summary { "Chapters" } (contents) }
            div.text { @for chapter in &chapters { (section(chapter, &words)) } }
        }
    };
    shell("Rules", "/rules", "rules", &main)
}

fn lead(query: &str, found: usize) -> Markup {
    html! {
        @if query.trim().is_empty() {
            (found) " rules, rulings and examples in our own words, each with a number that never changes. "
            "What a unit, card or planet does stands in the " a href="/reference" { "reference" } "."
        } @else {
            @match found {
                0 => "Nothing found",
                1 => "One rule found",
                count => { (count) " rules found" },
            }
            " for “" (query) "”"
            @if found > SHOWN { ", of which the first " (SHOWN) " are shown" }
            ". " a href="/rules" { "Show all rules" }
        }
    }
}

fn section(chapter: &[&RuleText], words: &[String]) -> Markup {
    html! {
        section aria-labelledby=(anchor(chapter[0].chapter)) {
            h2 #(anchor(chapter[0].chapter)) { (chapter[0].chapter) }
            ul.rule-list {
                @for rule in chapter {
                    li #(rule.id) {
                        a.rule-id href=(rule_href(rule.id)) { (rule.id) }
                        p { (marked(rule.text, words)) }
                    }
                }
            }
        }
    }
}

fn holds([id, text]: &[String; 2], words: &[String]) -> bool {
    words.iter().all(|word| id.contains(word) || text.contains(word))
}

/// `16. Battle` as `chapter-16-battle`.
fn anchor(chapter: &str) -> String {
    let mut id = "chapter".to_owned();
    for word in chapter.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
    {
        id.push('-');
        id.push_str(&word.to_lowercase());
    }
    id
}

/// Text with its rule numbers as links, and what stands in backticks as it is typed.
pub(crate) fn prose(text: &str) -> Markup {
    marked(text, &[])
}

fn marked(text: &str, words: &[String]) -> Markup {
    html! {
        @for (place, part) in text.split('`').enumerate() {
            @if place % 2 == 1 { code { (part) } } @else { (linked(part, words)) }
        }
    }
}

fn linked(text: &str, words: &[String]) -> Markup {
    html! {
        @for (before, id) in cuts(text, next_rule) {
            (lit(before, words))
            @if !id.is_empty() {
                a.rule href=(rule_href(id)) data-tip={ "rule/" (id) } { (id) }
            }
        }
    }
}

/// Text with the words that were looked for.
fn lit(text: &str, words: &[String]) -> Markup {
    // Lower case may change the length of other scripts' letters, so only ASCII case is folded.
    let lower = text.to_ascii_lowercase();
    html! {
        @for (before, word) in cuts(text, |rest| first_of(&lower[text.len() - rest.len()..], words)) {
            (before)
            @if !word.is_empty() { mark { (word) } }
        }
    }
}

/// Cuts a text before and after each thing found: pairs of what stands before it and itself.
/// Nothing is found in the last one.
fn cuts(text: &str, find: impl Fn(&str) -> Option<(usize, usize)>) -> Vec<(&str, &str)> {
    let (mut rest, mut pairs) = (text, Vec::new());
    while let Some((start, end)) = find(rest) {
        pairs.push((&rest[..start], &rest[start..end]));
        rest = &rest[end..];
    }
    pairs.push((rest, ""));
    pairs
}

/// Where the next number of a rule stands.
fn next_rule(text: &str) -> Option<(usize, usize)> {
    text.match_indices("SC-").find_map(|(start, _)| {
        let length = text[start..]
            .find(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'))
            .unwrap_or(text.len() - start);
        IDS.contains(&text[start..start + length]).then_some((start, start + length))
    })
}

/// Where the first of the words stands.
fn first_of(lower: &str, words: &[String]) -> Option<(usize, usize)> {
    let places = words.iter().filter_map(|word| Some((lower.find(word.as_str())?, word.len())));
    places.min().map(|(start, length)| (start, start + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_on_the_page_once() {
        let page = rules_page("").into_string();
        for rule in rules_text() {
            assert_eq!(page.matches(&format!("id=\"{}\"", rule.id)).count(), 1, "{}", rule.id);
        }
    }

    #[test]
    fn a_search_finds_all_words_in_any_case() {
        let page = rules_page("orbital DEFENSE").into_string();
        assert!(page.contains("id=\"SC-MOD-12\""));
        assert!(page.contains("<mark>orbital</mark> <mark>defense</mark>"));
        assert!(!page.contains("id=\"SC-MOD-01\""));
        let none = rules_page("xyzzy <b>").into_string();
        assert!(none.contains("Nothing found") && none.contains("&lt;b&gt;"));
    }

    #[test]
    fn a_search_shows_so_many_and_no_more() {
        let page = rules_page("a").into_string();
        assert!(page.matches("<li id=\"SC-").count() == SHOWN);
        assert!(page.contains(&format!("of which the first {SHOWN} are shown")));
        let few = rules_page("orbital").into_string();
        assert!(!few.contains("are shown"));
        // However long a query is, only so much of it is looked for.
        let long = "e ".repeat(5_000);
        assert!(rules_page(&long).into_string().len() < rules_page("").into_string().len());
        assert_eq!(rules_page(" ").into_string(), rules_page("").into_string());
    }

    #[test]
    fn numbers_of_rules_become_links() {
        let text = prose("a (SC-MOD-12, SC-NONE-1) `x`").into_string();
        assert!(text.contains("href=\"/rules#SC-MOD-12\""));
        assert!(text.contains(", SC-NONE-1) <code>x</code>"));
    }
}
