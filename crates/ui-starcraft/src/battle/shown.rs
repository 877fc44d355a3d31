//! The last battle as a show, drawn from the log alone: skirmish after skirmish the cards turn over, the sums
//! add up, they are compared, units fall; then what came of it. Without script it is opened to be read.
//!
//! What the script of the pages relies on (`stage.js`): `data-battle` names the battle; `data-scenes` has a scene
//! for each skirmish that was fought and one for the end, each a list of how long its steps last; what has `data-step`
//! appears at that step, counted through all scenes, what has `data-until` goes then; `data-waits` says that somebody
//! must go on at the end.

use kernel::message;
use maud::{Markup, html};
use starcraft::Thing;
use tongue::say;
use ui::table::part;
use ui::table::shown::{foot, skip, steps, written};

use super::chronicle::{Chronicle, Past};
use super::lane::{ATTACKER, Clash, DEFENDER, Drawn, Laid, Steps, lane, result};
use super::lanes::{Lane, recorded};
use super::pieces::Standing;
use super::{STEPS, outcome, terms};
use crate::fragment::Fragment;
use crate::names;
use crate::scene::Scene;
use crate::table::reveal::Reveal;

/// How long things last, in milliseconds: for those who fight, and for those who watch.
struct Pace {
    /// The pair is there, the cards lie face down.
    before: u32,
    reveal: u32,
    term: u32,
    compare: u32,
    /// The losses, with the pause after a skirmish.
    losses: u32,
    splash: u32,
    result: u32,
}

const OWN: Pace = Pace {
    before: 500,
    reveal: 250,
    term: 90,
    compare: 180,
    losses: 1620,
    splash: 1100,
    result: 1400,
};
const OTHERS: Pace =
    Pace { before: 250, reveal: 250, term: 0, compare: 90, losses: 700, splash: 500, result: 1200 };

/// The fragments `shown` and `battle-again`, with which it is looked at once more.
pub(super) fn fragments(scene: &Scene<'_>) -> [Fragment; 2] {
    let past = Chronicle::last(scene).filter(|past| !past.fought.is_empty() || past.over.is_some());
    // What happened last is what is shown: a battle, or Leadership cards turned over.
    let reveal = Reveal::last(scene);
    let since = past.as_ref().map_or(0, |past| past.moment);
    let reveal = reveal.filter(|reveal| past.is_none() || reveal.moment > since);
    let past = past.filter(|_| reveal.is_none());
    let show = match (&past, &reveal) {
        (_, Some(reveal)) => reveal.show(scene),
        (Some(past), None) => show(scene, past),
        (None, None) => html! { dialog #shown {} },
    };
    let over = past.as_ref().filter(|past| past.over.is_some());
    let again = over.map(|past| say!(scene, "sc-shown-look", area = past.area));
    [part("shown", "frame", show), ui::table::shown::again(again)]
}

/// When each skirmish, and the end, is shown.
struct Timetable {
    /// By the sequence in which they were fought.
    skirmishes: Vec<Steps>,
    /// The steps of the splash and of the result; only once it is over.
    end: Option<(usize, usize)>,
    /// How long the steps of each scene last.
    scenes: Vec<Vec<u32>>,
}

impl Timetable {
    fn of(past: &Chronicle, pace: &Pace) -> Self {
        let mut plan = Self { skirmishes: Vec::new(), end: None, scenes: Vec::new() };
        let mut step = 0;
        for (scene, number) in past.fought.iter().enumerate() {
            let fought = &past.skirmishes[usize::from(*number)];
            let of_side = |side| terms::steps(&fought.terms_of(side));
            let count = of_side(ATTACKER).max(of_side(DEFENDER));
            let (reveal, terms) = (step + 1, step + 2);
            let compare = terms + count;
            let losses = compare + 1;
            plan.skirmishes.push(Steps { scene, reveal, terms, compare, losses });
            let mut lasts = vec![pace.before, pace.reveal];
            lasts.extend(std::iter::repeat_n(pace.term, count));
            lasts.extend([pace.compare, pace.losses]);
            step += lasts.len();
            plan.scenes.push(lasts);
        }
        if past.over.is_some() {
            let splash = past.elsewhere.iter().any(|units| !units.is_empty());
            let splash_step = splash.then_some(pace.splash);
            plan.end = Some((step, step + usize::from(splash)));
            plan.scenes.push(splash_step.into_iter().chain([pace.result]).collect());
        }
        plan
    }
}

fn show(scene: &Scene<'_>, past: &Chronicle) -> Markup {
    let own = past.fights(scene.view.you);
    let plan = Timetable::of(past, if own { &OWN } else { &OTHERS });
    let last = plan.end.map(|(_, result)| result);
    let outcome = last.and_then(|step| outcome::of(scene, past, step));
    let lanes: Vec<Drawn> = recorded(past)
        .into_iter()
        .enumerate()
        .map(|(number, lane)| drawn(past, lane, number as u8, &plan))
        .collect();
    html! {
        dialog #shown popover="auto" aria-labelledby="shown-title" data-battle=(past.moment) data-scenes=(written(&plan.scenes))
            data-outcome=[last] data-place=[outcome.is_some().then(|| Thing::Area(past.area))] data-waits[own && outcome.is_some()] {
            div.told {
                div #shown-title {
                    h2 data-until=[last] { (say!(scene, "sc-battle-title", area = past.area)) }
                    @if let Some(outcome) = &outcome { h2 data-step=[last] { (scene.say(&outcome.verdict)) } }
                    p { (names::said(scene, &message!("sc-shown-who", attacker = past.seats[ATTACKER], defender = past.seats[DEFENDER]))) }
                }
                div.tools {
                    (skip(scene))
                }
            }
            @if let Some(outcome) = &outcome { (steps(scene, outcome, &STEPS)) }
            div.lanes tabindex="0" role="group" aria-label=(say!(scene, "sc-battle-skirmishes")) {
                @for drawn in &lanes { (lane(scene, drawn)) }
            }
            (foot(scene, outcome.as_ref()))
        }
    }
}

/// A skirmish as the log tells it.
fn drawn(past: &Chronicle, mut lane: Lane, number: u8, plan: &Timetable) -> Drawn {
    let fought = &past.skirmishes[usize::from(number)];
    let place = past.fought.iter().position(|&other| other == number);
    let steps = place.map(|place| plan.skirmishes[place]);
    for half in &mut lane.halves {
        for squad in half.front.iter_mut().chain(&mut half.behind) {
            squad.step = match squad.standing {
                Standing::Down | Standing::Away | Standing::Taken => {
                    steps.map(|steps| steps.losses)
                }
                Standing::DownLater => plan.end.map(|(splash, _)| splash),
                Standing::Up | Standing::Leaving => None,
            };
        }
    }
    Drawn {
        number,
        seats: past.seats,
        state: match steps {
            Some(_) => ("", message!("sc-lane-done")),
            None => ("past", message!("sc-lane-to-come")),
        },
        laid: [ATTACKER, DEFENDER].map(|side| laid(fought, side)),
        terms: [ATTACKER, DEFENDER].map(|side| fought.terms_of(side)),
        clash: match fought.values {
            Some((attack, health)) => Clash::Compared {
                attack,
                health,
                results: [ATTACKER, DEFENDER]
                    .map(|side| result(&lane, side, attack[side] >= health[1 - side], false)),
            },
            None => Clash::Pending(message!("sc-clash-none-placed")),
        },
        foreseen: [const { None }; 3],
        lane,
        steps,
    }
}

fn laid(past: &Past, side: usize) -> Laid {
    let faces = past.cards[side].clone();
    match past.values {
        Some(_) => Laid { faces, ..Laid::default() },
        None => Laid { backs: past.placed[side], ..Laid::default() },
    }
}
