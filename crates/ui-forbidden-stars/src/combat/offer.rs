//! The question of a combat card: its words, what each answer would do here, and the sums with one answer and with the other.

use forbidden_stars::ids::Stance;
use forbidden_stars::view::{Answer, CombatView, Offer, Sums};
use kernel::{Message, message};
use maud::{Markup, html};
use tongue::say;

use super::hand::needed;
use super::sums::span;
use crate::files::glyph;
use crate::scene::Scene;
use crate::sentences::tell::tell;
use crate::table::{answers, icons};
use crate::{names, words};

/// In the place of the hand, which is not asked for now.
pub(super) fn offer(scene: &Scene<'_>, combat: &CombatView, offer: &Offer) -> Markup {
    html! {
        div.combat-offer.part tabindex="0" role="group" aria-label=(scene.called(&offer.card.into())) {
            (card(scene, offer))
            (sums(scene, combat, offer))
            (answers(scene))
        }
    }
}

/// The card, with the words of the ability that asks.
fn card(scene: &Scene<'_>, offer: &Offer) -> Markup {
    let (kind, form) = match offer.unit {
        true => (message!("fs-ability-unit"), "unit"),
        false => (message!("fs-ability-general"), "general"),
    };
    html! {
        article .{ "hc asks " (words::owner(scene.view, Some(offer.seat)).class) } {
            header { b data-tip={ "forbidden-stars/combat/" (offer.card) } { (scene.called(&offer.card.into())) } small { (scene.say(&kind)) } span.ics { (icons(offer.card)) } }
            div.says {
                p.text { (names::text(scene.tongue, offer.card, form)) }
                @if offer.needs.iter().any(|need| need.stands == Some(Stance::READY)) {
                    p.by-unit { span.needs { @for need in &offer.needs { (needed(*need)) } } (say!(scene, "fs-ability-met")) }
                }
            }
        }
    }
}

/// The sums with each answer; nothing where they cannot be known, or are the same.
fn sums(scene: &Scene<'_>, combat: &CombatView, offer: &Offer) -> Markup {
    let all: Option<Vec<(&Answer, Sums)>> =
        offer.answers.iter().map(|answer| Some((answer, answer.sums?))).collect();
    let all = all.unwrap_or_default();
    if all.iter().all(|(_, sums)| *sums == all[0].1) {
        return html! {};
    }
    let below = super::below(scene, [combat.sides[0].seat, combat.sides[1].seat]);
    let above = 1 - below;
    let hidden = combat.sides.iter().any(|side| side.laid && Some(side.seat) != scene.view.you);
    html! {
        table.with-and-without {
            thead { tr {
                th scope="col" { (say!(scene, "fs-step-round", round = combat.round)) @if hidden { small { (say!(scene, "fs-offer-before")) } } }
                @for (answer, _) in &all { th scope="col" { (label(scene, answer)) (does(scene, answer)) } }
            } }
            tbody {
                @for (from, to) in [(above, below), (below, above)] {
                    tr {
                        th scope="row" { (say!(scene, "fs-hits", from = combat.sides[from].seat, to = combat.sides[to].seat)) }
                        @for (_, sums) in &all { td { (hits(scene, combat, sums, (from, to))) } }
                    }
                }
                tr {
                    th scope="row" { (say!(scene, "fs-morale")) }
                    @for (_, sums) in &all { td { b { (span(sums.morale[below])) " : " (span(sums.morale[above])) } } }
                }
            }
        }
    }
}

/// The answer as its button calls it.
fn label(scene: &Scene<'_>, answer: &Answer) -> String {
    let action = answer.action.to_string();
    let choices = scene.ask.iter().flat_map(|ask| &ask.choices);
    let said = choices.filter(|choice| choice.action == action).map(|it| scene.called(&it.label));
    said.collect()
}

/// What is sure to happen.
fn does(scene: &Scene<'_>, answer: &Answer) -> Markup {
    let told: Vec<Message> = answer.happens.iter().filter_map(|it| tell(scene, it)).collect();
    html! { @if !told.is_empty() { small { @for line in &told { (names::pictured(scene, line)) " " } } } }
}

/// What one side would do to the other.
fn hits(scene: &Scene<'_>, combat: &CombatView, sums: &Sums, (from, to): (usize, usize)) -> Markup {
    let class = |side: usize| scene.look(combat.sides[side].seat).class;
    let unhurt = sums.damage[to].most == 0;
    html! {
        span.eq {
            span class=(class(from)) { (glyph("i-offence")) (span(sums.values[from][0])) } i { "−" }
            span class=(class(to)) { (glyph("i-defence")) (span(sums.values[to][1])) } i { "=" }
            b.dmg.unhurt[unhurt] { (glyph("i-damage")) (span(sums.damage[to])) }
            @if unhurt { small { (say!(scene, "fs-lane-unhurt")) } }
        }
    }
}
