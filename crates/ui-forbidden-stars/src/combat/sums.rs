//! Offence and defence adding up, with their terms, as the view has them; and what they would be with a card that is pointed at.

use forbidden_stars::Event;
use forbidden_stars::view::{CombatView, Fit, SideView, Span};
use maud::{Markup, html};
use tongue::say;

use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, table, words};

/// What shows what a card would do: the thing that is pointed at meanwhile.
pub(super) fn pointed(fit: &Fit) -> String {
    Thing::Card(fit.card).to_string()
}

/// From the least to the most.
pub(super) fn span(span: Span) -> String {
    match span.least == span.most {
        true => span.least.to_string(),
        false => format!("{}–{}", span.least, span.most),
    }
}

/// Tokens that a card is sure to bring to a side.
pub(super) fn tokens(fit: &Fit, party: &SideView) -> Markup {
    let events = [&fit.general, &fit.unit].into_iter().filter(|it| !it.open);
    let gained = events.flat_map(|it| &it.happens).filter_map(|event| match event {
        Event::TokensGained { seat, icon, count } if *seat == party.seat => {
            Some((words::token(*icon)?, *count))
        }
        _ => None,
    });
    html! { @for (picture, count) in gained { @for _ in 0..count { span.new { (glyph(picture)) } } } }
}

/// The sum of the terms.
pub(super) fn total(terms: [u8; 3]) -> u8 {
    terms.iter().sum()
}

/// On dice, on cards, as tokens: with pictures.
fn terms(scene: &Scene<'_>, [dice, cards, tokens]: [u8; 3], token: &str) -> Markup {
    html! {
        span.terms title=(say!(scene, "fs-terms", dice = dice, cards = cards, tokens = tokens)) {
            (glyph("i-dice")) (dice)
            @if cards > 0 { (glyph("c-combat")) (cards) }
            @if tokens > 0 { (glyph(token)) (tokens) }
        }
    }
}

/// What each side would do to the other now.
pub(super) fn clash(scene: &Scene<'_>, combat: &CombatView, above: usize, below: usize) -> Markup {
    let hits = |from: usize, to: usize| {
        let (one, other) = (&combat.sides[from], &combat.sides[to]);
        let [ours, theirs] = [one, other].map(|party| scene.look(party.seat).class);
        html! {
            div.hits {
                h3 {
                    span { (say!(scene, "fs-hits", from = one.seat, to = other.seat)) }
                    span.of { (terms(scene, one.offence, "k-offence")) i { "−" } (terms(scene, other.defence, "k-defence")) }
                }
                p.sum {
                    span class=(ours) { (glyph("i-offence")) (total(one.offence)) }
                    i { "−" }
                    span class=(theirs) { (glyph("i-defence")) (total(other.defence)) }
                    i { "=" }
                    b.dmg { (glyph("i-damage")) (other.would_suffer) }
                }
                @for fit in combat.forecast.iter().flat_map(|it| &it.fits) {
                    div.foreseen data-for=(pointed(fit)) {
                        p.with {
                            span { (say!(scene, "fs-with")) (table::key(Thing::Card(fit.card))) }
                            span { (glyph("i-offence")) (span(fit.sums.values[from][0])) } i { "−" }
                            span { (glyph("i-defence")) (span(fit.sums.values[to][1])) } i { "=" }
                            b.dmg { (glyph("i-damage")) (span(fit.sums.damage[to])) }
                        }
                    }
                }
            }
        }
    };
    html! { div.clash { (hits(above, below)) (hits(below, above)) } }
}
