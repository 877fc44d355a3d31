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
                (morale(scene, combat))
                p.muted { (say!(scene, "fs-morale-terms", seat = attacker)) }
                @for party in combat.sides.iter().filter(|party| Some(party.seat) == view.you) {
                    h3.label.lose { (say!(scene, "fs-if-lost")) }
                    p { (names::said(scene, &lost(view, &party.retreats))) }
                }
            }
        }
    }
}

/// Where the morale of both comes from, and what it would be with the card that is pointed at.
fn morale(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let terms = [
        ("i-dice", message!("fs-step-dice")),
        ("c-combat", message!("fs-step-cards")),
        ("i-seat", message!("fs-basket-units")),
        ("i-morale", message!("fs-morale")),
    ];
    html! {
        table.morale {
            caption.label { (say!(scene, "fs-past-rounds")) }
            thead { tr {
                td {}
                @for (picture, name) in &terms { th scope="col" title=(scene.say(name)) { (glyph(picture)) span.vh { (scene.say(name)) } } }
            } }
            @for (side, party) in combat.sides.iter().enumerate() {
                tbody { tr {
                    th scope="row" { (names::who(scene, party.seat)) }
                    @for term in party.morale { td { (term) } }
                    td { b { (total(party.morale)) } }
                } }
                @for fit in combat.forecast.iter().filter(|it| usize::from(it.side) == side).flat_map(|it| &it.fits) {
                    tbody.foreseen data-for=(pointed(fit)) { tr.with {
                        th scope="row" colspan="4" { (say!(scene, "fs-with")) (table::key(Thing::Card(fit.card))) }
                        td { b { (span(fit.sums.morale[side])) } }
                    } }
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
