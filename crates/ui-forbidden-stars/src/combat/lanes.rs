//! The execution rounds side by side: the enemy's card above, the result between, one's own below. Every round stays.

use forbidden_stars::content::content;
use forbidden_stars::ids::CombatCard;
use forbidden_stars::view::{CombatView, SideView};
use maud::{Markup, html};
use tongue::say;
use ui::page::glyph;

use super::chronicle::{Chronicle, Round};
use crate::scene::Scene;
use crate::table::icons;

pub(super) fn lanes(
    scene: &Scene<'_>,
    combat: &CombatView,
    told: &Chronicle,
    above: usize,
    below: usize,
) -> Markup {
    html! {
        div.lanes {
            @for n in 0..content().limits.execution_rounds {
                @let round = told.rounds.get(usize::from(n));
                @let state = match (n + 1).cmp(&combat.round) {
                    std::cmp::Ordering::Less => "done",
                    std::cmp::Ordering::Equal => "now",
                    std::cmp::Ordering::Greater => "next",
                };
                section.{ "lane " (state) } {
                    header { h3 { (say!(scene, "fs-step-round", round = n + 1)) } }
                    (place(scene, combat, &combat.sides[above], round, state))
                    div.result { @match round.and_then(|round| round.damage) {
                        Some((values, damage)) => (result(scene, combat, values, damage, [above, below])),
                        None if state == "next" => { p.muted { (say!(scene, "fs-lane-next")) } }
                        None => {}
                    } }
                    (place(scene, combat, &combat.sides[below], round, state))
                }
            }
        }
    }
}

/// The card of a party in a round: turned over, face down, or not laid.
fn place(
    scene: &Scene<'_>,
    combat: &CombatView,
    party: &SideView,
    round: Option<&Round>,
    state: &str,
) -> Markup {
    let number = usize::from(party.seat == combat.sides[1].seat);
    let class = super::class(scene, combat, number);
    let shown = round.and_then(|round| round.cards.iter().find(|(seat, _)| *seat == party.seat));
    html! {
        div.{ "laid " (class) } {
            @match shown {
                Some((_, card)) => (face(scene, *card, "")),
                None if state == "now" && party.laid => {
                    @match party.laid_card {
                        Some(card) => { (face(scene, card, "secret")) p.muted { (glyph("i-eye")) (say!(scene, "fs-only-you")) } }
                        None => { div.card.back { (glyph(scene.look(party.seat).mark)) } p.muted { (glyph("i-check")) (say!(scene, "fs-has-chosen")) } }
                    }
                }
                None => { div.card.none {} }
            }
        }
    }
}

/// A card as it lies: its icons and its name.
fn face(scene: &Scene<'_>, card: CombatCard, class: &str) -> Markup {
    html! {
        div.{ "card laid-card " (class) } data-tip={ "forbidden-stars/combat/" (card) } {
            span.ics { (icons(card)) }
            b { (scene.called(&card.into())) }
        }
    }
}

/// What the sides did to each other in a round.
fn result(
    scene: &Scene<'_>,
    combat: &CombatView,
    values: [[u8; 2]; 2],
    damage: [u8; 2],
    order: [usize; 2],
) -> Markup {
    html! {
        @for from in order {
            @let to = 1 - from;
            p {
                span class=(super::class(scene, combat, from)) { (glyph("i-offence")) (values[from][0]) } " − "
                span class=(super::class(scene, combat, to)) { (glyph("i-defence")) (values[to][1]) } " "
                b { (glyph("i-damage")) (damage[to]) }
            }
        }
    }
}
