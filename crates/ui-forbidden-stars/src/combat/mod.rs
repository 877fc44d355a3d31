//! The combat stage: both parties with dice and sums, a lane for each execution round, and below them the hand. What the next question
//! asks for may lie on the board: then the stage is only a bar.
//!
//! * `chronicle.rs`: what the log remembers of the combat.
//! * `sums.rs`: offence, defence and morale adding up.
//! * `side.rs`: a party. `lanes.rs`: the rounds. `hand.rs`: the cards one may lay. `facts.rs`: what it is about.

mod chronicle;
mod facts;
mod hand;
mod lanes;
mod side;
mod sums;

use forbidden_stars::CombatStage;
use forbidden_stars::content::content;
use forbidden_stars::ids::Area;
use forbidden_stars::view::{CombatView, View};
use kernel::{Message, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::page::glyph;
use ui::table::part;

use crate::scene::Scene;
use crate::{Thing, names, table, words};

/// Whether a combat is shown.
pub(crate) fn is_on(scene: &Scene<'_>) -> bool {
    scene.view.combat.is_some()
}

/// Whether the stage shows event cards of one's own, since one may be used now: each thing is on the page once.
pub(crate) fn has_events(scene: &Scene<'_>) -> bool {
    is_on(scene) && table::wanted(scene, |thing| matches!(thing, Thing::Event(_)))
}

/// Where a combat is fought.
pub(crate) fn place(view: &View) -> Option<Area> {
    view.combat.as_ref().map(|combat| combat.area)
}

/// The stage, empty and hidden while nobody fights.
pub(crate) fn fragment(scene: &Scene<'_>) -> Fragment {
    let html = match &scene.view.combat {
        Some(combat) => stage(scene, combat),
        None => html! { section #combat hidden {} },
    };
    part("combat", "frame", html)
}

/// Whether the present question is answered on the board.
fn is_elsewhere(scene: &Scene<'_>) -> bool {
    table::wanted(scene, |thing| {
        matches!(
            thing,
            Thing::Area(_)
                | Thing::System(_)
                | Thing::Units(..)
                | Thing::Structure(..)
                | Thing::Edge(_)
                | Thing::Storm(_)
                | Thing::Stack(_)
                | Thing::Buy(_)
                | Thing::Asset(_)
        )
    })
}

/// The sides as they are drawn: oneself below, the attacker if one does not fight.
fn ordered(scene: &Scene<'_>, combat: &CombatView) -> [usize; 2] {
    let own = scene.view.you.and_then(|you| combat.sides.iter().position(|side| side.seat == you));
    match own {
        Some(1) => [0, 1],
        _ => [1, 0],
    }
}

fn stage(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let [above, below] = ordered(scene, combat);
    let told = chronicle::Chronicle::of(scene);
    html! {
        section #combat .slim[is_elsewhere(scene)] .with-hand[hand::is_there(scene, combat)] aria-labelledby="combat-title" {
            (steps(scene, combat))
            (facts::facts(scene, combat))
            div.fight {
                div.parties {
                    (side::side(scene, combat, above, false))
                    (sums::clash(scene, combat, above, below))
                    (side::side(scene, combat, below, true))
                }
                (lanes::lanes(scene, combat, &told, above, below))
                @if let Some(winner) = combat.winner {
                    div.{ "band " (scene.look(winner).class) } role="status" {
                        (glyph(scene.look(winner).mark))
                        p { (names::said(scene, &message!("fs-combat-won", seat = winner, area = names::area(scene.view, combat.area)))) }
                        @if let Some([attacker, defender]) = told.morale {
                            p.muted { (say!(scene, "fs-log-morale", attacker = attacker, defender = defender)) }
                        }
                    }
                }
            }
            (hand::hand(scene, combat))
        }
    }
}

/// The steps of a combat, and which of them it is at: dice, cards, reinforcements, three rounds, the outcome.
fn steps(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let rounds = content().limits.execution_rounds;
    let mut all: Vec<Message> =
        vec![message!("fs-step-dice"), message!("fs-step-cards"), message!("fs-step-reinforce")];
    all.extend((1..=rounds).map(|round| message!("fs-step-round", round = round)));
    all.push(message!("fs-step-outcome"));
    let now = match combat.stage {
        CombatStage::Roll => 0,
        CombatStage::Draw => 1,
        CombatStage::AttackerReinforces | CombatStage::DefenderReinforces => 2,
        stage if stage >= CombatStage::Morale => all.len() - 1,
        _ => 2 + usize::from(combat.round.max(1)),
    };
    html! {
        div.steps-bar {
            h2 #combat-title { (glyph("i-attack")) (names::said(scene, &message!("fs-combat-title", area = names::area(scene.view, combat.area)))) }
            ol.steps {
                @for (n, step) in all.iter().enumerate() {
                    li.done[n < now].now[n == now] aria-current=[(n == now).then_some("step")] {
                        span.dot { @if n < now { (glyph("i-check")) } @else { (n + 1) } }
                        (scene.say(step))
                    }
                }
            }
            label.switch { input type="checkbox" #combat-switch; span.to-map { (say!(scene, "fs-combat-to-board")) } span.to-stage { (say!(scene, "fs-combat-to-stage")) } }
        }
    }
}

/// How a party looks.
fn class(scene: &Scene<'_>, combat: &CombatView, side: usize) -> &'static str {
    words::owner(scene.view, Some(combat.sides[side].seat)).class
}
