//! Attack and health adding up, term by term with the reason for each.

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::Source;
use starcraft::content::CardKind;
use starcraft::ids::Card;
use starcraft::view::TermView;
use tongue::say;

use crate::files::glyph;
use crate::scene::Scene;

/// Both values of a side as a sum, the terms below each other. Terms that count nothing stay, in grey: they
/// say why. In a show the terms come one by one, beginning with a step.
pub(super) fn sum(scene: &Scene<'_>, terms: &[TermView], from: Option<usize>) -> Markup {
    let told: Vec<&TermView> = terms.iter().filter(|term| counts(term)).collect();
    let total = |value: fn(&TermView) -> i16| terms.iter().map(value).sum::<i16>();
    let step = |place: usize| from.map(|from| from + place);
    let figure = |place: usize, value: i16| match (place, value) {
        (_, 0) => String::new(),
        (0, _) => value.to_string(),
        _ => format!("{value:+}"),
    };
    html! {
        table.terms {
            tr.h data-step=[from] {
                td {}
                th scope="col" { (glyph("i-attack")) span.vh { (say!(scene, "sc-terms-attack")) } }
                th scope="col" { (glyph("i-health")) span.vh { (say!(scene, "sc-terms-health")) } }
            }
            @for (place, term) in told.iter().enumerate() {
                tr.zero[(term.attack, term.health) == (0, 0)] data-step=[step(place)] {
                    th scope="row" title=(scene.say(&term.reason)) { (scene.say(&reason(term.source))) }
                    td { (figure(place, term.attack)) } td { (figure(place, term.health)) }
                }
            }
            tr.total data-step=[step(told.len())] {
                th scope="row" { (say!(scene, "sc-terms-there")) }
                td { b { (total(|term| term.attack)) } } td { b { (total(|term| term.health)) } }
            }
        }
    }
}

/// How many steps a sum takes in a show.
pub(super) fn steps(terms: &[TermView]) -> usize {
    terms.iter().filter(|term| counts(term)).count() + 1
}

/// It counts something, or its reason says why not.
fn counts(term: &TermView) -> bool {
    let idle = matches!(term.source, Source::Unmet(_) | Source::Blind(_) | Source::LeftOut(_));
    (term.attack, term.health) != (0, 0) || idle
}

/// The reason in the few words there is room for; the whole of it is the title.
fn reason(source: Source) -> Message {
    match source {
        Source::Major(..) => message!("sc-reason-major"),
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
        Source::Guard => message!("sc-term-guard"),
        Source::Hero(unit) => message!("sc-term-hero", unit = unit),
        Source::Leader(leader) => message!("sc-term-thing", thing = leader),
        Source::Strategy(event) => message!("sc-term-thing", thing = event),
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
