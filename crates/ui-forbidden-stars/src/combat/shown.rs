//! The last combat as a show, drawn from the log alone: the dice, then round after round the cards turn over, damage is compared,
//! units fall; then what came of it. Without script it is opened to be read.
//!
//! What the script relies on is written in `stage.js`.

use forbidden_stars::content::content;
use forbidden_stars::ids::Icon;
use kernel::{Message, message};
use maud::{Markup, html};
use tongue::say;
use ui::fragment::Fragment;
use ui::table::part;
use ui::table::shown::{again, foot, skip, steps, written};

use super::chronicle::{Chronicle, Fate};
use super::lanes::{self, Laid, Lane, Steps};
use super::outcome;
use super::side::{alike, faces, piece, role};
use crate::scene::Scene;
use crate::{Thing, names};

/// How long things last, in milliseconds: for those who fight, and for those who watch.
struct Pace {
    dice: u32,
    before: u32,
    /// A card, and the rest before the next one.
    card: u32,
    damage: u32,
    losses: u32,
    result: u32,
}

const OWN: Pace =
    Pace { dice: 900, before: 400, card: 850, damage: 700, losses: 1600, result: 1400 };
const OTHERS: Pace =
    Pace { dice: 350, before: 200, card: 450, damage: 350, losses: 700, result: 1200 };

/// The fragments `shown` and `battle-again`.
pub(super) fn fragments(scene: &Scene<'_>) -> [Fragment; 2] {
    let past = Chronicle::last_fought(scene);
    let html = match &past {
        Some(past) => show(scene, past),
        None => html! { dialog #shown {} },
    };
    let over = past.as_ref().filter(|past| past.over);
    let words =
        over.map(|past| say!(scene, "fs-shown-look", area = names::area(scene.view, past.area)));
    [part("shown", "frame", html), again(words)]
}

/// When each round, and the end, is shown.
struct Timetable {
    rounds: Vec<Steps>,
    /// The step of the result; only once it is over.
    end: Option<usize>,
    /// How long the steps of each scene last.
    scenes: Vec<Vec<u32>>,
}

impl Timetable {
    fn of(past: &Chronicle, pace: &Pace) -> Self {
        let mut plan = Self { rounds: Vec::new(), end: None, scenes: vec![vec![pace.dice]] };
        let mut step = 1;
        for (number, _) in past.rounds.iter().enumerate().filter(|(_, round)| round.done) {
            plan.rounds.push(Steps {
                scene: number + 1,
                cards: [step + 1, step + 2],
                damage: step + 3,
                losses: step + 4,
            });
            let lasts = vec![pace.before, pace.card, pace.card, pace.damage, pace.losses];
            step += lasts.len();
            plan.scenes.push(lasts);
        }
        if past.over {
            plan.end = Some(step);
            plan.scenes.push(vec![pace.result]);
        }
        plan
    }

    /// When what befell somebody in a round is seen.
    fn step_of(&self, round: usize) -> Option<usize> {
        let round = round.checked_sub(1)?;
        self.rounds.get(round).map(|steps| steps.losses)
    }
}

fn show(scene: &Scene<'_>, past: &Chronicle) -> Markup {
    let own = past.fights(scene.view.you);
    let plan = Timetable::of(past, if own { &OWN } else { &OTHERS });
    let below = super::below(scene, past.seats);
    let outcome = plan.end.map(|step| outcome::of(scene, past, step));
    let lanes = (1..=usize::from(content().limits.execution_rounds)).map(|number| {
        let steps = plan.rounds.get(number - 1).copied();
        let round = past.rounds.get(number - 1).filter(|_| steps.is_some());
        let state = match steps {
            Some(_) => ("", Some(message!("fs-lane-done"))),
            None => ("none", past.over.then(|| message!("fs-lane-not-fought"))),
        };
        let laid = [0, 1].map(|side: usize| match round {
            Some(round) if !round.cards[side].is_empty() => Laid::Open,
            _ => Laid::Nothing,
        });
        lanes::draw(scene, &Lane { number, seats: past.seats, state, round, laid, steps })
    });
    html! {
        dialog #shown popover="auto" aria-labelledby="shown-title" data-battle={ (past.name.0) "." (past.name.1) } data-scenes=(written(&plan.scenes))
            data-outcome=[plan.end] data-place=[outcome.is_some().then(|| Thing::Area(past.area))] data-waits[own && past.over] {
            div.told {
                div #shown-title {
                    h2 data-until=[plan.end] { (names::said(scene, &message!("fs-combat-title", area = names::area(scene.view, past.area)))) }
                    @if let Some(outcome) = &outcome { h2 data-step=[plan.end] { (scene.say(&outcome.verdict)) } }
                    p { (names::said(scene, &message!("fs-shown-who", attacker = past.seats[0], defender = past.seats[1]))) }
                }
                div.tools { (skip(scene)) }
            }
            @if let Some(outcome) = &outcome { (steps(scene, outcome, past_steps(&super::all_steps()))) }
            div.fight {
                div.parties data-scene="0" { (party(scene, past, &plan, 1 - below, false)) (party(scene, past, &plan, below, true)) }
                div.lanes tabindex="0" role="group" aria-label=(say!(scene, "fs-rounds")) { @for lane in lanes { (lane) } }
            }
            (foot(scene, outcome.as_ref()))
        }
    }
}

/// A party with all that fought for it, and its dice as they were rolled.
fn party(
    scene: &Scene<'_>,
    past: &Chronicle,
    plan: &Timetable,
    side: usize,
    lower: bool,
) -> Markup {
    let seat = past.seats[side];
    let head = html! { header { span { (names::said(scene, &role(side, seat))) } } };
    let rolled = html! {
        div.dice {
            @for (icon, count) in Icon::all().zip(past.rolled[side]) { @if count > 0 { span.grp { (faces(icon, count)) span.vh { (say!(scene, "fs-log-faces", count = count, icon = icon)) } } } }
        }
    };
    html! {
        section.{ "party " (scene.look(seat).class) } .below[lower] {
            @if lower { (rolled) } @else { (head) }
            ul.fighters {
                @for (member, count) in alike(past.army[side].iter()) {
                    (piece(scene, member, count, plan.step_of(member.since).filter(|_| member.fate != Fate::Stands)))
                }
            }
            @if lower { (head) } @else { (rolled) }
        }
    }
}

/// All but the last, which is the outcome.
fn past_steps(all: &[Message]) -> &[Message] {
    all.split_last().map_or(&[], |(_, done)| done)
}
