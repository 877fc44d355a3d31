//! The rules by chapter, with search; every rule is an anchor.

use kernel::{Message, Rule, message};
use maud::{Markup, html};
use tongue::{Book, Query, Tongue, say};

use super::{Site, which};
use crate::kind::GameKind;
use crate::learn::offered;
use crate::page::glyph;
use crate::reference::Entry;
use crate::words::{link, said};

/// Where a rule is found by its number, whichever game it belongs to.
pub fn rule_href(id: &str) -> String {
    format!("/rules/{id}")
}

/// How many rules are shown of those found.
const SHOWN: usize = 60;

/// A rule, and where it is named.
pub fn rule_entry(book: &Book, id: &str, tongue: &Tongue) -> Option<Entry> {
    let rule = book.rule(id)?;
    let mut entry = Entry::new(rule.id, rule.chapter, glyph("i-rule"));
    entry.text = rule.text.to_owned();
    let others = book.rules().iter().filter(|other| other.id != id);
    let named: Vec<&Rule> = others.filter(|other| names(other.text, id)).collect();
    entry.more = html! {
        p.hint { a href=(rule_href(id)) { (say!(tongue, "rules-among-others")) } }
        @if !named.is_empty() {
            section.pane aria-labelledby="named" {
                div.pane-head { h2 #named { (say!(tongue, "rules-named")) } }
                ul.rule-list { @for other in named { li { a.rule-id href=(rule_href(other.id)) { (other.id) } p { (prose(other.text)) } } } }
            }
        }
    };
    Some(entry)
}

/// Whether a text names a rule, and not one whose number only begins alike.
fn names(text: &str, id: &str) -> bool {
    text.match_indices(id)
        .any(|(at, _)| !text[at + id.len()..].starts_with(|c: char| c.is_ascii_digit()))
}

/// The rules of a game, or those that hold every word of the query.
pub fn rules_page(games: &[&GameKind], game: &GameKind, query: &str, tongue: &Tongue) -> Markup {
    let book = game.book(tongue);
    let words = book.query(query);
    let mut found = book.find(&words);
    let count = found.len();
    if !words.is_empty() {
        found.truncate(SHOWN);
    }
    let chapters: Vec<&[&Rule]> =
        found.chunk_by(|one, other| one.chapter == other.chapter).collect();
    let contents = html! {
        ul { @for chapter in &chapters { li { a href={ "#" (anchor(chapter[0].chapter)) } { (chapter[0].chapter) } } } }
    };
    let title = say!(tongue, "rules-title");
    let main = html! {
        (which(games, game, "/rules", tongue))
        div.book-head {
            div {
                h1 { (title) }
                p.intro role="status" { (said(tongue, &lead(game, query, count))) }
            }
            form.search role="search" action="/rules" {
                input type="hidden" name="game" value=(game.id);
                label.vh for="q" { (say!(tongue, "rules-search-help")) }
                input #q type="search" name="q" value=(query) data-find=[query.is_empty().then_some(".rule-list > li")] placeholder=(say!(tongue, "rules-search-example")) maxlength="100";
                button.btn aria-label=(say!(tongue, "rules-search")) { (glyph("i-search")) }
                span role="status" {}
            }
        }
        div.book {
            // Folded where the screen is narrow, beside the text where it is wide.
            nav.toc.beside aria-label=(say!(tongue, "rules-chapters")) { (contents) }
            details.toc.folded { summary { (say!(tongue, "rules-chapters")) } (contents) }
            div.text { @for chapter in &chapters { (section(game, chapter, &words, tongue)) } }
        }
    };
    Site {
        tongue,
        title: &title,
        here: "/rules",
        kind: "rules",
        game: game.id,
        assets: game.assets,
    }
    .page(&main)
}

fn lead(game: &GameKind, query: &str, count: usize) -> Message {
    let all = link(format!("/rules?game={}", game.id));
    if query.trim().is_empty() {
        let reference = link(format!("/reference?game={}", game.id));
        message!("rules-lead", count = count, link = reference)
    } else if count > SHOWN {
        message!("rules-found-many", count = count, query = query, shown = SHOWN, link = all)
    } else {
        message!("rules-found", count = count, query = query, link = all)
    }
}

fn section(game: &GameKind, chapter: &[&Rule], query: &Query, tongue: &Tongue) -> Markup {
    html! {
        section aria-labelledby=(anchor(chapter[0].chapter)) {
            h2 #(anchor(chapter[0].chapter)) { (chapter[0].chapter) }
            ul.rule-list {
                @for rule in chapter {
                    li #(rule.id) {
                        a.rule-id href={ "#" (rule.id) } { (rule.id) }
                        p { (marked(rule.text, Some(query))) }
                        (offered(game, rule.id, tongue))
                    }
                }
            }
        }
    }
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
pub fn prose(text: &str) -> Markup {
    marked(text, None)
}

fn marked(text: &str, query: Option<&Query>) -> Markup {
    html! {
        @for (place, part) in text.split('`').enumerate() {
            @if place % 2 == 1 { code { (part) } } @else { (linked(part, query)) }
        }
    }
}

fn linked(text: &str, query: Option<&Query>) -> Markup {
    html! {
        @for (before, id) in cuts(text, next_rule) {
            (lit(before, query))
            @if !id.is_empty() {
                a.rule href=(rule_href(id)) data-tip={ "rule/" (id) } { (id) }
            }
        }
    }
}

/// Text with the words that were looked for.
fn lit(text: &str, query: Option<&Query>) -> Markup {
    let places = query.map(|query| query.places(text)).unwrap_or_default();
    let starts = std::iter::once(0).chain(places.iter().map(|place| place.end));
    html! {
        @for (start, place) in starts.zip(places.iter().map(Some).chain([None])) {
            (text[start..place.map_or(text.len(), |place| place.start)])
            @if let Some(place) = place { mark { (text[place.clone()]) } }
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

/// Where the next number of a rule stands: two letters for the game, the chapter, the number.
fn next_rule(text: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let part = |c: u8| c.is_ascii_uppercase() || c.is_ascii_digit() || c == b'-';
    let mut start = 0;
    while start < bytes.len() {
        let end = start + bytes[start..].iter().take_while(|&&c| part(c)).count();
        if is_number(&text[start..end]) {
            return Some((start, end));
        }
        // Past a letter of any length.
        start = end.max(start + 1);
        while !text.is_char_boundary(start) {
            start += 1;
        }
    }
    None
}

/// Whether a word looks like the number of a rule.
fn is_number(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let letters = |part: &str| part.bytes().all(|c| c.is_ascii_uppercase());
    match parts[..] {
        [game, chapter, number] => {
            game.len() == 2
                && letters(game)
                && chapter.starts_with(|c: char| c.is_ascii_uppercase())
                && !number.is_empty()
                && number.bytes().all(|c| c.is_ascii_digit())
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_rules_become_links() {
        let text = prose("a (AB-MOD-12, A-NONE-1) `x` Ä-1 AB-MOD-").into_string();
        assert!(text.contains("href=\"/rules/AB-MOD-12\""));
        assert!(text.contains(", A-NONE-1) <code>x</code> Ä-1 AB-MOD-"));
        assert_eq!(text.matches("href").count(), 1);
    }

    #[test]
    fn a_rule_is_not_named_by_a_longer_number() {
        assert!(names("see AB-MOD-1.", "AB-MOD-1"));
        assert!(!names("see AB-MOD-12.", "AB-MOD-1"));
    }
}
