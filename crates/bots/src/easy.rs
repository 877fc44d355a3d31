//! The first bot worth playing against: it tries its options, plays on a little by habit and
//! takes the one after which it stands best, give or take a whim.

use std::time::Duration;

use kernel::{Evaluate, NoLog, Options, Rng, Seat, Seen};

use crate::Bot;
use crate::platform::{Deadline, Platform};

/// Options it looks at; of more it takes some at random.
const CANDIDATES: usize = 40;
/// Play-outs of a pass, shared out evenly among the candidates left. The better half of them
/// goes on to the next pass.
const PLAY_OUTS: usize = 120;
/// Actions in all play-outs for one choice, shared out evenly among the passes.
const EFFORT: u32 = 12_000;
/// A play-out that is not settled after so many actions is judged all the same.
const PATIENCE: u32 = 400;
/// How much better a choice may look to it than it is, as a chance of winning.
const WHIM: f32 = 0.015;

/// Greedy on [`Evaluate::chances`], a short way ahead.
#[derive(Clone, Debug)]
pub struct EasyBot {
    rng: Rng,
    platform: &'static dyn Platform,
    time: Option<Duration>,
}

struct Candidate<A> {
    action: A,
    /// What its play-outs came to.
    worths: Vec<f32>,
    /// How much too good it looks, all the time.
    whim: f32,
    /// What it is taken to be worth after the last pass.
    promise: f32,
}

impl EasyBot {
    /// A bot with a random stream of its own.
    pub fn new(seed: u64, platform: &'static dyn Platform) -> Self {
        Self { rng: Rng::new(seed), platform, time: None }
    }
}

impl<G: Evaluate> Bot<G> for EasyBot {
    fn choose(&mut self, seen: Seen<G>) -> G::Action {
        let deadline = Deadline::after(self.time, self.platform);
        let mut options = Options::new();
        seen.options(&mut options);
        let seat = seen.seat();
        let rng = &mut self.rng;
        let world = seen.sample(rng);
        let tempting = |action: &&G::Action| world.appeal(seat, **action) > 0;
        let any = options.iter().any(|action| tempting(&action));
        let mut left: Vec<Candidate<G::Action>> = options
            .iter()
            .filter(|action| !any || tempting(action))
            .map(|&action| {
                let whim = WHIM * rng.below(100) as f32 / 100.0;
                Candidate { action, worths: Vec::new(), whim, promise: 0.0 }
            })
            .collect();
        rng.shuffle(&mut left);
        left.truncate(CANDIDATES);

        let passes = left.len().next_power_of_two().ilog2();
        while left.len() > 1 {
            let mut steps = 0;
            for _ in 0..PLAY_OUTS / left.len() {
                if steps >= EFFORT / passes {
                    break;
                }
                // All candidates meet the same fate, so that they differ by what they are worth.
                let world = seen.sample(rng);
                let fate = rng.seed();
                for candidate in &mut left {
                    let mut game = world.clone();
                    let mut fate = Rng::new(fate);
                    let asked = game.play_on(seat, candidate.action, &mut NoLog, &mut options);
                    steps += 1 + play_on(&mut game, asked, &world, &mut options, &mut fate);
                    candidate.worths.push(game.chances()[seat.index()]);
                }
                if deadline.is_past() {
                    break;
                }
            }
            for candidate in &mut left {
                candidate.promise = candidate.whim + mean_of_better_half(&mut candidate.worths);
            }
            left.sort_by(|one, other| other.promise.total_cmp(&one.promise));
            left.truncate(if deadline.is_past() { 1 } else { left.len().div_ceil(2) });
        }
        left.first().expect("a pending seat has at least one option").action
    }

    fn allow(&mut self, time: Duration) {
        self.time = Some(time);
    }
}

/// Everybody plays by habit until the play since `start` is settled, beginning with the seat that
/// is asked and its options; says how many actions it took.
fn play_on<G: Evaluate>(
    game: &mut G,
    mut asked: Option<Seat>,
    start: &G,
    options: &mut Options<G::Action>,
    rng: &mut Rng,
) -> u32 {
    for steps in 0..PATIENCE {
        let Some(seat) = asked.filter(|_| !game.settled_since(start, 1)) else { return steps };
        let Some(action) = game.habit(seat, options, rng) else { return steps };
        asked = game.play_on(seat, action, &mut NoLog, options);
    }
    PATIENCE
}

/// What can be hoped for: whoever thinks at later choices too does better than by habit, so
/// the worse half of the play-outs does not count.
fn mean_of_better_half(worths: &mut [f32]) -> f32 {
    worths.sort_unstable_by(|one, other| other.total_cmp(one));
    let half = worths.len().div_ceil(2);
    worths[..half].iter().sum::<f32>() / half as f32
}
