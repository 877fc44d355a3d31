//! The combat stage: both parties with dice and sums, a lane for each execution round, and below them the hand. What the next question
//! asks for may lie on the board: then the stage is only a bar.
//!
//! * `chronicle.rs`: the last combat as the log remembers it. `begun.rs`: one that began before the log.
//! * `side.rs`: a party. `sums.rs`: offence and defence adding up. `lanes.rs`: the rounds. `facts.rs`: what it is about.
//! * `hand.rs`: the cards one may lay, and what they would do. `offer.rs`: what a card asks. `outcome.rs`: who won, and why.
//! * `shown.rs`: the last combat as a show, from the dice to the result.

mod begun;
mod chronicle;
mod facts;
mod hand;
mod lanes;
mod offer;
mod outcome;
mod shown;
mod side;
mod sums;

use forbidden_stars::content::content;
use forbidden_stars::ids::Area;
use forbidden_stars::view::{CombatView, View};
use forbidden_stars::{CombatStage, Event};
use kernel::{Message, Seat, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::part;

use crate::files::glyph;
use crate::scene::{Line, Scene};
use crate::{Thing, names, table};
use chronicle::Fate;

/// Whether a combat is shown.
pub(crate) fn is_on(scene: &Scene<'_>) -> bool {
    scene.view.combat.is_some()
}

/// Whether the stage shows event cards of one's own, since one may be used now: each thing is on the page once.
pub(crate) fn has_events(scene: &Scene<'_>) -> bool {
    is_on(scene) && table::wanted(scene, |thing| matches!(thing, Thing::Event(_)))
}

/// All damage that one party suffers in a round, told in one sentence, and how many of these lines of the log it is.
pub(crate) fn volley(lines: &[Line]) -> Option<(usize, Message)> {
    let Event::Hit { seat: party, .. } = lines.first()?.event else { return None };
    let (mut suffered, mut fell, mut hit) = (0, Vec::new(), None);
    let mut count = 0;
    for line in lines {
        match line.event {
            Event::Hit { seat, target, damage } if seat == party => {
                suffered += damage;
                hit = Some(target);
            }
            Event::Routed { seat, unit, .. } if seat == party && hit.is_some() => {
                fell.push((unit, Fate::Routed));
                hit = None;
            }
            Event::UnitDestroyed { seat, .. }
            | Event::TokenDestroyed { seat, .. }
            | Event::StructureDestroyed { seat, .. }
                if seat == party && hit.is_some() =>
            {
                fell.extend(hit.take().map(|target| (target, Fate::Destroyed)));
            }
            _ => break,
        }
        count += 1;
    }
    let outcome = lanes::losses(suffered, &fell);
    Some((count, message!("fs-log-volley", seat = party, damage = suffered, outcome = outcome)))
}

/// Where a combat is fought.
pub(crate) fn place(view: &View) -> Option<Area> {
    view.combat.as_ref().map(|combat| combat.area)
}

/// The stage, empty and hidden while nobody fights, and the show of the last combat.
pub(crate) fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    let html = match &scene.view.combat {
        Some(combat) => stage(scene, combat),
        None => html! { section #stage hidden {} },
    };
    let [shown, again] = shown::fragments(scene);
    vec![part("stage", "frame", html), shown, again]
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

/// The side that stands below: one's own, or the attacker's.
fn below(scene: &Scene<'_>, seats: [Seat; 2]) -> usize {
    usize::from(scene.view.you == Some(seats[1]))
}

fn stage(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let told = chronicle::Chronicle::of(scene, combat);
    let below = below(scene, told.seats);
    let above = 1 - below;
    let won = combat.winner.is_some();
    // The outcome stays in sight while the loser is asked where to go: the answers are in the prompt.
    let slim = !won && is_elsewhere(scene);
    html! {
        section #stage .combat.slim[slim].with-hand[won || hand::is_there(scene, combat)] aria-labelledby="combat-title" {
            (steps(scene, combat))
            (facts::facts(scene, combat))
            div.fight {
                div.parties {
                    (side::side(scene, combat, &told, above, false))
                    @if won { (outcome::band(scene, &told, above, below)) } @else { (sums::clash(scene, combat, above, below)) }
                    (side::side(scene, combat, &told, below, true))
                }
                div.lanes tabindex="0" role="group" aria-label=(say!(scene, "fs-rounds")) { @for lane in lanes::live(scene, combat, &told) { (lane) } }
            }
            @if won && !has_events(scene) { (outcome::cost(scene, combat, &told, [above, below])) } @else { (hand::hand(scene, combat)) }
        }
    }
}

/// The steps of a combat, the last of which is the outcome.
fn all_steps() -> Vec<Message> {
    let rounds = content().limits.execution_rounds;
    let mut all: Vec<Message> =
        vec![message!("fs-step-dice"), message!("fs-step-cards"), message!("fs-step-reinforce")];
    all.extend((1..=rounds).map(|round| message!("fs-step-round", round = round)));
    all.push(message!("fs-step-outcome"));
    all
}

/// The steps of a combat, and which of them it is at: dice, cards, reinforcements, three rounds, the outcome.
fn steps(scene: &Scene<'_>, combat: &CombatView) -> Markup {
    let all = all_steps();
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
                        span.step { (scene.say(step)) }
                        @if n == now && (3..all.len() - 1).contains(&n) { (within(scene, combat.stage)) }
                    }
                }
            }
            label.switch { input type="checkbox" #stage-switch autocomplete="off"; span.to-map { (say!(scene, "fs-combat-to-board")) } span.to-stage { (say!(scene, "fs-combat-to-stage")) } kbd.key { "G" } }
        }
    }
}

/// What is done within a round, and which of it goes on.
fn within(scene: &Scene<'_>, stage: CombatStage) -> Markup {
    let now = match stage {
        CombatStage::Lay | CombatStage::AttackersCard => 0,
        CombatStage::AttackersUnits | CombatStage::DefendersCard | CombatStage::DefendersUnits => 1,
        _ => 2,
    };
    let all = [message!("fs-round-choose"), message!("fs-round-turn"), message!("fs-round-damage")];
    html! { em { @for (n, part) in all.iter().enumerate() { span.now[n == now] { (scene.say(part)) } } } }
}
