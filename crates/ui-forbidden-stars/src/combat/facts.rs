//! What a combat is about: where it is, what is at stake, who would win if it went past the last round.

use forbidden_stars::ids::Area;
use forbidden_stars::view::{CombatView, View};
use kernel::{Arg, Message, message};
use maud::{Markup, html};
use tongue::say;

use super::sums::{pointed, span, total};
use crate::files::glyph;
use crate::scene::Scene;
use crate::{Thing, board, names, table, words};

pub(super) fn facts(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let view = scene.view;
    let area = view.area(combat.area);
    let attacker = combat.sides[0].seat;
    html! {
        aside.combat-facts tabindex="0" {
            // The bar has it too, where these facts are folded away.
            p.where aria-hidden="true" { (names::said(scene, &message!("fs-combat-title", area = names::area(view, combat.area)))) }
            div.night.small-map { (board::minimap(scene)) }
            dl.stakes {
                @if let Some(area) = area {
                    @for structure in area.structures.keys() {
                        div { dt { (glyph(&words::structure(*structure))) (scene.called(&message!("fs-start", thing = *structure).into())) } dd { (say!(scene, "fs-stake-structure")) } }
                    }
                    @if let Some(seat) = area.objective {
                        div { dt { (glyph("t-objective")) (names::said(scene, &message!("fs-stake-objective", seat = seat))) } dd { (say!(scene, "fs-stake-objective-why")) } }
                    }
                    @if area.world { div { dt { (glyph("r-materiel")) (say!(scene, "fs-stake-materiel", amount = area.materiel)) } dd {} } }
                }
            }
            @if combat.winner.is_none() {
                h3.label { (say!(scene, "fs-past-rounds")) }
                dl.morale {
                    @for (side, party) in combat.sides.iter().enumerate() {
                        @let [dice, cards, units] = party.morale;
                        div {
                            dt { (names::who(scene, party.seat)) }
                            dd { span.muted { (dice) " + " (cards) " + " (units) } " " b { (total(party.morale)) } }
                        }
                        @for fit in combat.forecast.iter().filter(|it| usize::from(it.side) == side).flat_map(|it| &it.fits) {
                            div.foreseen data-for=(pointed(fit)) {
                                div.with { dt { (say!(scene, "fs-with")) (table::key(Thing::Card(fit.card))) } dd { b { (span(fit.morale[side])) } } }
                            }
                        }
                    }
                }
                p.muted { (say!(scene, "fs-morale-terms", seat = attacker)) }
                @for party in combat.sides.iter().filter(|party| Some(party.seat) == view.you) {
                    h3.label.lose { (say!(scene, "fs-if-lost")) }
                    p { (names::said(scene, &lost(view, &party.retreats))) }
                }
            }
        }
    }
}

/// What becomes of the units of a party that loses (FS-RET-05, FS-RET-07).
fn lost(view: &View, retreats: &[Area]) -> Message {
    match retreats {
        [] => message!("fs-lost-nowhere"),
        areas => {
            let areas = areas.iter().map(|area| Arg::from(names::area(view, *area)));
            message!("fs-lost-retreat", areas = areas.collect::<Arg>())
        }
    }
}
