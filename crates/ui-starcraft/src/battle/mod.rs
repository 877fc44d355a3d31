//! The battle stage: skirmishes side by side, the defender above, the attacker below.
//!
//! * `chronicle.rs`: what the log remembers of the battle.
//! * `lanes.rs`: who stands where.
//! * `lane.rs`: a skirmish as drawn, with its comparisons.
//! * `pieces.rs`: pieces and the backs of cards.
//! * `terms.rs`: attack and health adding up.
//! * `facts.rs`: what holds for the whole battle.

mod chronicle;
mod facts;
mod lane;
mod lanes;
mod pieces;
mod terms;

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::view::BattleView;
use starcraft::{Stage, Thing};
use tongue::say;

use crate::fragment::Fragment;
use crate::names;
use crate::page::glyph;
use crate::scene::Scene;
use crate::table::card;
use chronicle::Chronicle;

/// The stage: one fragment with the id `stage`, empty and hidden while nobody fights.
pub fn fragment(scene: &Scene<'_>) -> Fragment {
    let html = match &scene.view.battle {
        Some(battle) => stage(scene, battle),
        None => html! { section id="stage" hidden {} },
    };
    Fragment { id: "stage".into(), within: "middle", html: html.into_string() }
}

/// The nine steps of a battle.
const STEPS: [Message; 9] = [
    Message::new("sc-step-order"),
    Message::new("sc-step-abilities"),
    Message::new("sc-step-draw"),
    Message::new("sc-step-pairs"),
    Message::new("sc-step-support"),
    Message::new("sc-step-cards"),
    Message::new("sc-step-skirmishes"),
    Message::new("sc-step-splash"),
    Message::new("sc-step-retreat"),
];

/// Which of the nine steps is going on, from 0.
fn step(stage: Stage) -> usize {
    match stage {
        Stage::Abilities => 1,
        Stage::Draws => 2,
        Stage::Fronts | Stage::Pairs => 3,
        Stage::Supports => 4,
        Stage::Placing => 5,
        Stage::NextSkirmish
        | Stage::Reveal
        | Stage::Cancel
        | Stage::Compare
        | Stage::Losses
        | Stage::Texts
        | Stage::Leaving
        | Stage::Tidy => 6,
        Stage::Splash | Stage::Nukes | Stage::SplashTidy => 7,
        Stage::Aftermath
        | Stage::DefenderRetreat
        | Stage::AttackerExcess
        | Stage::AttackerRetreat
        | Stage::End => 8,
    }
}

fn stage(scene: &Scene<'_>, battle: &BattleView) -> Markup {
    let past = Chronicle::of(scene, battle);
    let lanes = lanes::lanes(scene.view, battle, &past);
    let now = lanes::current(battle);
    // Where units go is asked on the board: it must be seen.
    let on_board = scene.ask.as_ref().is_some_and(|ask| {
        ask.choices
            .iter()
            .flat_map(|choice| &choice.things)
            .any(|thing| matches!(thing, Thing::Area(_)))
    });
    let many = if battle.skirmishes.len() > 3 { " many" } else { "" };
    let focus = if now.is_some() { " focus" } else { "" };
    html! {
        section id="stage" class={ "stage" (many) (focus) @if on_board { " slim" } }
            aria-labelledby="battle-title" {
            div.steps-bar {
                (steps(scene, battle))
                label.map-switch {
                    input type="checkbox" id="stage-switch";
                    span.to-map { (say!(scene, "sc-battle-to-map")) } span.to-stage { (say!(scene, "sc-battle-to-stage")) }
                }
            }
            (facts::facts(scene, battle, &past, &lanes))
            div.lanes tabindex="0" role="group" aria-label=(say!(scene, "sc-battle-skirmishes")) {
                (looked(scene, battle))
                @for lane in &lanes { (lane::lane(scene, battle, &past, lane, now)) }
            }
        }
    }
}

/// Where the battle stands and what comes.
fn steps(scene: &Scene<'_>, battle: &BattleView) -> Markup {
    let now = step(battle.stage);
    let done = battle.skirmishes.iter().filter(|skirmish| skirmish.done).count();
    html! {
        ol.steps aria-label=(say!(scene, "sc-battle-steps")) {
            @for (place, name) in STEPS.into_iter().enumerate() {
                @if place < now {
                    @let done = message!("sc-step-done", step = name, vh = names::span("vh"));
                    li.done { span.dot { (glyph("i-check")) } (names::said(scene, &done)) }
                } @else if place == now {
                    li.now aria-current="step" {
                        span.dot { (place + 1) } (scene.say(&name))
                        @if place == 6 { em { (say!(scene, "sc-step-so-many", done = done, all = battle.skirmishes.len())) } }
                    }
                } @else {
                    li { span.dot { (place + 1) } (scene.say(&name)) }
                }
            }
        }
    }
}

/// Deck cards the viewer looks at, to place one of them.
fn looked(scene: &Scene<'_>, battle: &BattleView) -> Markup {
    html! {
        @if !battle.looked.is_empty() {
            section.lane.looked aria-label=(say!(scene, "sc-looked")) {
                header { h3 { (say!(scene, "sc-looked-title")) } span { (glyph("i-eye")) (say!(scene, "sc-lane-secret", count = battle.looked.len())) } }
                ul.cards {
                    @for &card in &battle.looked { li { (card::own(scene, card, None)) } }
                }
            }
        }
    }
}
