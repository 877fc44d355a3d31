//! Attack and health adding up, term by term with the reason for each.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::Source;
use starcraft::content::CardKind;
use starcraft::ids::Card;
use starcraft::view::{Strength, TermView};
use tongue::say;

use crate::names;
use crate::page::glyph;
use crate::scene::Scene;

/// Both values of a side as sums. Terms that count nothing stay, in grey: they say why.
pub(super) fn sums(scene: &Scene<'_>, strength: &Strength) -> Markup {
    html! {
        dl.terms {
            (sum(scene, &ATTACK, strength))
            (sum(scene, &HEALTH, strength))
        }
    }
}

/// One of the two values.
struct Kind {
    icon: &'static str,
    /// As a heading, and below the sum.
    names: [Message; 2],
    value: fn(&TermView) -> i16,
    total: fn(&Strength) -> i16,
    /// Terms that count nothing stay.
    with_zero: bool,
}

const ATTACK: Kind = Kind {
    icon: "i-attack",
    names: [Message::new("sc-terms-attack"), Message::new("sc-terms-total-attack")],
    value: |term| term.attack,
    total: |strength| strength.attack,
    with_zero: true,
};
const HEALTH: Kind = Kind {
    icon: "i-health",
    names: [Message::new("sc-terms-health"), Message::new("sc-terms-total-health")],
    value: |term| term.health,
    total: |strength| strength.health,
    with_zero: false,
};

fn sum(scene: &Scene<'_>, kind: &Kind, strength: &Strength) -> Markup {
    let [name, total] = &kind.names;
    let counts = |term: &&TermView| (kind.value)(term) != 0 || kind.with_zero && idle(term);
    html! {
        dt.h { (glyph(kind.icon)) (scene.say(name)) } dd.vh { (say!(scene, "sc-terms-made-of")) }
        @for (place, term) in strength.terms.iter().filter(counts).enumerate() {
            @let amount = (kind.value)(term);
            dt.zero[amount == 0] {
                @if place == 0 && amount != 0 { (amount) } @else { (format!("{amount:+}")) }
            }
            dd.zero[amount == 0] title=(scene.say(&term.reason)) { (scene.say(&reason(term.source))) }
        }
        dt.total { ((kind.total)(strength)) } dd.total { (scene.say(total)) }
    }
}

/// It counts nothing, and its reason says why.
fn idle(term: &TermView) -> bool {
    matches!(term.source, Source::Unmet(_) | Source::Blind(_) | Source::LeftOut(_))
}

/// Both values in one line each: "6 + 2 + 1 = 9".
pub(super) fn lines(scene: &Scene<'_>, strength: &Strength) -> Markup {
    let line = |kind: &Kind| {
        let parts: Vec<i16> =
            strength.terms.iter().map(kind.value).filter(|&part| part != 0).collect();
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
                (glyph(kind.icon)) span.vh { (names::label(scene, &kind.names[0])) " " }
                @if parts.len() > 1 { (written) " = " }
                b { ((kind.total)(strength)) }
            }
        }
    };
    html! {
        div.sum-lines {
            (line(&ATTACK))
            (line(&HEALTH))
        }
    }
}

/// The reason in the few words there is room for; the whole of it is the title.
fn reason(source: Source) -> Message {
    match source {
        Source::Major(_, unit) => message!("sc-reason-major", unit = unit),
        Source::Minor(..) => message!("sc-reason-minor"),
        Source::Order => message!("sc-reason-order"),
        Source::Events => message!("sc-reason-events"),
        Source::Text(card) => card_name(card),
        Source::Unmet(card) => message!("sc-reason-unmet", card = card_name(card)),
        Source::Tech(tech) => message!("sc-term-thing", thing = tech),
        Source::Module(module) => message!("sc-term-thing", thing = module),
        Source::Support(unit) => message!("sc-term-thing", thing = unit),
        Source::Blind(unit) => message!("sc-reason-blind", unit = unit),
        Source::Set(card) => message!("sc-reason-set", card = card_name(card)),
        Source::LeftOut(card) => message!("sc-reason-left-out", card = card_name(card)),
    }
}

/// A card by its technology, or as what it is.
fn card_name(card: Card) -> Message {
    let face = starcraft::face(card);
    match face.technology {
        Some(tech) => message!("sc-card-of", tech = tech),
        None if face.kind == CardKind::Standard => message!("sc-reason-text"),
        None => message!("sc-reason-reinforcement"),
    }
}
