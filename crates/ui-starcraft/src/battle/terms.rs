//! Attack and health adding up, term by term with the reason for each.

use maud::{Markup, html};
use starcraft::Source;
use starcraft::ids::Card;
use starcraft::view::{Strength, TermView};

use crate::page::glyph;
use crate::words;

/// Both values of a side as sums. Terms that count nothing stay, in grey: they say why.
pub(super) fn sums(strength: &Strength) -> Markup {
    let Strength { attack, health, terms, .. } = strength;
    html! {
        dl.terms {
            (sum("i-attack", "Attack", *attack, terms, |term| term.attack, true))
            (sum("i-health", "Health", *health, terms, |term| term.health, false))
        }
    }
}

fn sum(
    icon: &str,
    name: &str,
    total: i16,
    terms: &[TermView],
    value: fn(&TermView) -> i16,
    with_zero: bool,
) -> Markup {
    let counts = |term: &&TermView| value(term) != 0 || with_zero && idle(term);
    html! {
        dt.h { (glyph(icon)) (name) } dd.vh { "is made of:" }
        @for (place, term) in terms.iter().filter(counts).enumerate() {
            @let amount = value(term);
            dt.zero[amount == 0] {
                @if place == 0 && amount != 0 { (amount) } @else { (format!("{amount:+}")) }
            }
            dd.zero[amount == 0] title=(tongue::english().say(&term.reason)) { (reason(term.source)) }
        }
        dt.total { (total) } dd.total { (name.to_lowercase()) }
    }
}

/// It counts nothing, and its reason says why.
fn idle(term: &TermView) -> bool {
    matches!(term.source, Source::Unmet(_) | Source::Blind(_) | Source::LeftOut(_))
}

/// Both values in one line each: "6 + 2 + 1 = 9".
pub(super) fn lines(strength: &Strength) -> Markup {
    let line = |icon: &str, name: &str, total: i16, value: fn(&TermView) -> i16| {
        let parts: Vec<i16> = strength.terms.iter().map(value).filter(|&part| part != 0).collect();
        let mut written = String::new();
        for (place, part) in parts.iter().enumerate() {
            written += &match place {
                0 => part.to_string(),
                _ if *part < 0 => format!(" − {}", -part),
                _ => format!(" + {part}"),
            };
        }
        html! {
            p.line {
                (glyph(icon)) span.vh { (name) ": " }
                @if parts.len() > 1 { (written) " = " }
                b { (total) }
            }
        }
    };
    html! {
        div.sum-lines {
            (line("i-attack", "Attack", strength.attack, |term| term.attack))
            (line("i-health", "Health", strength.health, |term| term.health))
        }
    }
}

/// The reason in the few words there is room for; the whole of it is the title.
fn reason(source: Source) -> String {
    match source {
        Source::Major(_, unit) => format!("card: {}", words::unit(unit)),
        Source::Minor(..) => "card: other units".into(),
        Source::Order => "special order".into(),
        Source::Events => "Event card".into(),
        Source::Text(card) => card_name(card),
        Source::Unmet(card) => format!("{}: not here", card_name(card)),
        Source::Tech(tech) => words::tech(tech).into(),
        Source::Module(module) => words::module(module).into(),
        Source::Support(unit) => words::unit(unit).into(),
        Source::Blind(unit) => format!("{} cannot hit", words::unit(unit)),
        Source::Set(card) => format!("{} sets it", card_name(card)),
        Source::LeftOut(card) => format!("{}: no unit for it", card_name(card)),
    }
}

/// A card by its technology, or as what it is.
fn card_name(card: Card) -> String {
    let face = starcraft::face(card);
    match face.technology {
        Some(tech) => words::tech(tech).into(),
        None if face.kind == starcraft::content::CardKind::Standard => "card text".into(),
        None => "reinforcement".into(),
    }
}
