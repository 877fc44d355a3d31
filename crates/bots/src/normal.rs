//! A bot that thinks in plans: whole series of its own choices up to the point where they can be
//! judged, so that what is chosen now fits what will be chosen later.

use std::time::Duration;

use kernel::{Evaluate, NoLog, Options, Rng, Seat, Seen};

use crate::Bot;
use crate::platform::{Deadline, Platform};

/// Plans it begins with, at least; one for every option if there are more options.
const PLANS: usize = 64;
/// Options it looks at; of more it takes the ones that habit draws it to.
const CANDIDATES: usize = 96;
/// Play-outs of a pass, shared out evenly among the plans left. The better half of them goes on
/// to the next pass.
const PLAY_OUTS: usize = 192;
/// A play-out that is not settled after so many actions is judged all the same.
const PATIENCE: u32 = 400;
/// Actions in all play-outs for one choice.
const EFFORT: u32 = 24_000;

/// So many orders are played out: the one at hand and what comes of it.
const DEPTH: u32 = 3;

/// Plans ahead on [`Evaluate::chances`].
#[derive(Clone, Debug)]
pub struct NormalBot<A> {
    rng: Rng,
    platform: &'static dyn Platform,
    /// What is left of the last plan.
    kept: Vec<A>,
    time: Option<Duration>,
}

#[derive(Clone, Debug)]
struct Plan<A> {
    choices: Vec<A>,
    total: f32,
    tries: u32,
}

impl<A> Plan<A> {
    fn worth(&self) -> f32 {
        self.total / self.tries.max(1) as f32
    }
}

impl<A> NormalBot<A> {
    /// A bot with a random stream of its own.
    pub fn new(seed: u64, platform: &'static dyn Platform) -> Self {
        Self { rng: Rng::new(seed), platform, kept: Vec::new(), time: None }
    }
}

impl<G: Evaluate> Bot<G> for NormalBot<G::Action> {
    fn choose(&mut self, seen: Seen<G>) -> G::Action {
        let deadline = Deadline::after(self.time, self.platform);
        let mut options = Options::new();
        seen.options(&mut options);
        if let [only] = options[..] {
            return only;
        }
        let seat = seen.seat();
        let rng = &mut self.rng;
        let start = seen.sample(rng);
        let mut firsts: Vec<G::Action> = options.iter().copied().collect();
        if firsts.iter().any(|&action| start.appeal(seat, action) > 0) {
            firsts.retain(|&action| start.appeal(seat, action) > 0);
        }
        rng.shuffle(&mut firsts);
        firsts.truncate(CANDIDATES);
        let mut effort = 0;
        let mut plans: Vec<Plan<G::Action>> = Vec::new();
        if self.kept.first().is_some_and(|first| options.contains(first)) {
            plans.push(Plan { choices: std::mem::take(&mut self.kept), total: 0.0, tries: 0 });
        }
        for n in 0..PLANS.max(firsts.len()) {
            let mut plan = Plan { choices: vec![firsts[n % firsts.len()]], total: 0.0, tries: 0 };
            let mut world = seen.sample(rng);
            let fate = rng.seed();
            effort += follow(&mut world, &start, seat, &mut plan.choices, true, fate);
            plans.push(plan);
            if deadline.is_past() {
                break;
            }
        }
        let passes = plans.len().next_power_of_two().ilog2().max(1);
        let each = EFFORT.saturating_sub(effort) / passes;
        while plans.len() > 1 {
            let mut steps = 0;
            for _ in 0..(PLAY_OUTS / plans.len()).max(1) {
                if steps >= each {
                    break;
                }
                // All plans meet the same fate, so that they differ by what they are worth.
                let world = seen.sample(rng);
                let fate = rng.seed();
                // Whoever has to stop goes by what was tried; the others have shown nothing yet.
                for plan in plans.iter_mut().take_while(|_| !deadline.is_past()) {
                    let mut game = world.clone();
                    steps += follow(&mut game, &start, seat, &mut plan.choices, false, fate);
                    plan.total += game.chances()[seat.index()];
                    plan.tries += 1;
                }
            }
            plans.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
            plans.truncate(if deadline.is_past() { 1 } else { plans.len().div_ceil(2) });
        }
        let best = plans.swap_remove(0);
        self.kept = best.choices[1..].to_vec();
        best.choices[0]
    }

    fn allow(&mut self, time: Duration) {
        self.time = Some(time);
    }
}

/// Plays on until play since `start` is settled: the seat by its plan as far as it goes (and as
/// long as it can be followed), otherwise everybody by habit. With `record` the seat's choices
/// become part of the plan. Says how many actions it took.
fn follow<G: Evaluate>(
    game: &mut G,
    start: &G,
    seat: Seat,
    plan: &mut Vec<G::Action>,
    record: bool,
    fate: u64,
) -> u32 {
    let mut options = Options::new();
    let mut asked = game.asked(&mut options);
    let mut rng = Rng::new(fate);
    let mut next = 0;
    for steps in 0..PATIENCE {
        let Some(who) = asked.filter(|_| !game.settled_since(start, DEPTH)) else { return steps };
        let planned = (who == seat).then(|| plan.get(next).copied()).flatten();
        let action = match planned.filter(|action| options.contains(action)) {
            Some(action) => Some(action),
            None => game.habit(who, &options, &mut rng),
        };
        let Some(action) = action else { return steps };
        if who == seat {
            next += 1;
            if record && next > plan.len() {
                plan.push(action);
            }
        }
        asked = game.play_on(who, action, &mut NoLog, &mut options);
    }
    PATIENCE
}
