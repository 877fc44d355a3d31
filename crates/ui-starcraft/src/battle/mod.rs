//! The battle stage: skirmishes side by side, oneself below, and below them the hand.
//!
//! * `chronicle.rs`: what the log remembers of the battle.
//! * `lanes.rs`: who stands where.
//! * `lane.rs`: a skirmish as drawn, with its comparisons; `live.rs`: the ones of the present.
//! * `pieces.rs`: pieces and the backs of cards.
//! * `terms.rs`: attack and health adding up.
//! * `facts.rs`: what holds for the whole battle.
//! * `hand.rs`, `foreseen.rs`: the hand, and what its cards would do.
//! * `shown.rs`: the last battle as a show, from reveal to result.
//! * `outcome.rs`: how it ended, and what that means.

mod chronicle;
mod facts;
mod foreseen;
mod hand;
mod lane;
mod lanes;
mod live;
mod outcome;
mod pieces;
mod shown;
mod terms;

use kernel::{Message, message};
use maud::{Markup, html};
use starcraft::view::BattleView;
use starcraft::{Stage, Thing};
use tongue::say;
use ui::table::part;

use crate::files::glyph;
use crate::fragment::Fragment;
use crate::names;
use crate::scene::Scene;
use chronicle::Chronicle;

pub(crate) use hand::{is_there as has_hand, rank};

/// More skirmishes than this do not stand side by side: those that are done become chips.
const SIDE_BY_SIDE: usize = 5;

/// The stage, empty and hidden while nobody fights, and the show of the last battle.
pub fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    let stage = match &scene.view.battle {
        Some(battle) => stage(scene, battle),
        None => html! { section id="stage" hidden {} },
    };
    let [shown, again] = shown::fragments(scene);
    vec![part("stage", "frame", stage), shown, again]
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
        Stage::Supports | Stage::Switching => 4,
        Stage::Placing => 5,
        Stage::NextSkirmish
        | Stage::Reveal
        | Stage::Cancel
        | Stage::Feedback
        | Stage::Collateral
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
    // Where units go is asked on the board: it must be seen.
    let on_board = scene.ask.as_ref().is_some_and(|ask| {
        ask.choices
            .iter()
            .flat_map(|choice| &choice.things)
            .any(|thing| matches!(thing, Thing::Area(_)))
    });
    let hand = hand::row(scene, battle, &lanes);
    let many = lanes.len() > SIDE_BY_SIDE;
    let lanes_drawn: Vec<Markup> = lanes::lanes(scene.view, battle, &past)
        .into_iter()
        .map(|lane| match lane.skirmish {
            None => live::waiting(scene, battle, &lane),
            Some(number) => {
                let drawn = live::drawn(scene, battle, &past, lane, number);
                let done = battle.skirmishes[usize::from(number)].done;
                if many && done { lane::chip(scene, &drawn) } else { lane::lane(scene, &drawn) }
            }
        })
        .collect();
    html! {
        section id="stage" class={ "stage" @if on_board { " slim" } @if hand.is_some() { " with-hand" } }
            aria-labelledby="battle-title" {
            // The facts have it too, and are folded away where there is little room.
            h2.vh id="battle-title" { (say!(scene, "sc-battle-title", area = battle.area)) }
            div.steps-bar {
                (steps(scene, battle))
                label.switch {
                    input type="checkbox" id="stage-switch" autocomplete="off";
                    span.to-map { (say!(scene, "sc-battle-to-map")) } span.to-stage { (say!(scene, "sc-battle-to-stage")) }
                    kbd.key { "G" }
                }
                button.switch.to-facts type="button" popovertarget="battle-facts" { (say!(scene, "sc-battle-details")) }
                label.switch.to-log {
                    input type="checkbox" id="stage-log" autocomplete="off";
                    span { (say!(scene, "table-log")) }
                }
            }
            (facts::facts(scene, battle, &past, &lanes))
            div.lanes tabindex="0" role="group" aria-label=(say!(scene, "sc-battle-skirmishes")) {
                @for lane in &lanes_drawn { (lane) }
            }
            @if let Some(hand) = hand { (hand) }
        }
    }
}

/// Where the battle stands and what comes.
fn steps(scene: &Scene<'_>, battle: &BattleView) -> Markup {
    let now = step(battle.stage);
    let done = battle.skirmishes.iter().filter(|skirmish| skirmish.done).count();
    let below = lane::below(scene, battle.seats);
    let laid = battle.skirmishes.iter().filter(|skirmish| skirmish.cards[below].placed > 0).count();
    html! {
        ol.steps aria-label=(say!(scene, "sc-battle-steps")) {
            @for (place, name) in STEPS.into_iter().enumerate() {
                @let called = scene.say(&name);
                @if place < now {
                    @let done = message!("sc-step-done", step = name, vh = names::span("vh"));
                    li.done title=(called) { span.dot { (glyph("i-check")) } span.step { (names::said(scene, &done)) } }
                } @else if place == now {
                    li.now aria-current="step" {
                        span.dot { (place + 1) } span.step { (called) }
                        @if place == 5 { em { (say!(scene, "sc-step-laid", done = laid, all = battle.skirmishes.len())) } }
                        @if place == 6 { em { (say!(scene, "sc-step-so-many", done = done, all = battle.skirmishes.len())) } }
                    }
                } @else {
                    li title=(called) { span.dot { (place + 1) } span.step { (called) } }
                }
            }
        }
    }
}
