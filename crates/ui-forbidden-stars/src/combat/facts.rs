//! What a combat is about: where it is, what is at stake, who would win if it went past the last round.

use forbidden_stars::view::CombatView;
use kernel::message;
use maud::{Markup, html};
use tongue::say;
use ui::page::glyph;

use super::sums::morale;
use crate::scene::Scene;
use crate::{board, names, words};

pub(super) fn facts(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let view = scene.view;
    let area = view.area(combat.area);
    let attacker = combat.sides[0].seat;
    html! {
        aside.combat-facts {
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
            h3.label { (say!(scene, "fs-past-rounds")) }
            dl.morale {
                @for side in [0, 1] {
                    @let [dice, cards, units] = morale(view, combat, side);
                    div {
                        dt { (names::who(scene, combat.sides[side].seat)) }
                        dd { span.muted { (dice) " + " (cards) " + " (units) } " " b { (dice + cards + units) } }
                    }
                }
            }
            p.muted { (say!(scene, "fs-morale-terms", seat = attacker)) }
        }
    }
}
