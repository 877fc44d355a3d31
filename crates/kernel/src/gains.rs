//! What a choice gains beside another: both are played on by habit, in the same worlds that their seat cannot tell from the
//! true one, and what the seat has of each feature is compared. And whether a place is kept.

use crate::{Evaluate, NoLog, Options, Purposes, Rng, Seat, Seen};

/// Choices until play can be judged; longer play is judged as it stands.
const LONG: u32 = 1_000;
/// What moves the chances of winning by less is no reason, in parts of the sums they are made of.
const LEAST: f32 = 0.004;

/// The features of which a seat has so much more by this choice than by the other that it speaks for it, each by its place in
/// [`Evaluate::FEATURES`]; what speaks most for it comes first. What speaks against winning is left out.
pub fn gains<G: Evaluate>(
    seen: &Seen<G>,
    [action, other]: [G::Action; 2],
    tries: u32,
    seed: u64,
) -> Vec<usize> {
    let (seat, weights) = (seen.seat(), G::weights(seen.world().stage()));
    let mut sums = vec![[0.0; 2]; weights.len()];
    for number in 0..tries {
        let world = seen.sample(&mut Rng::fork(seed, u64::from(number)));
        let has = |choice: G::Action| {
            let mut rng = Rng::fork(seed, u64::from(number));
            let end = played_on(world.clone(), seat, choice, &mut rng, |now, start| {
                now.settled_since(start, 1)
            });
            let mut features = vec![0.0; weights.len()];
            end.features(seat, &mut features);
            features
        };
        for ((sums, with), without) in sums.iter_mut().zip(has(action)).zip(has(other)) {
            let more: f32 = with - without;
            *sums = [sums[0] + more, sums[1] + more * more];
        }
    }
    let tries = tries.max(1) as f32;
    let effect = |(weight, [sum, squares]): (&f32, [f32; 2])| {
        let more = sum / tries;
        // What may as well be chance is no reason.
        let doubt = ((squares / tries - more * more).max(0.0) / tries).sqrt();
        if more > 2.0 * doubt { weight * more } else { 0.0 }
    };
    let effects = weights.iter().zip(sums).map(effect).enumerate();
    let mut effects: Vec<(usize, f32)> = effects.filter(|(_, effect)| *effect >= LEAST).collect();
    effects.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    effects.into_iter().map(|(feature, _)| feature).collect()
}

/// How likely a seat is to win by each of these choices, played on by habit in the same worlds until play can be judged.
pub fn prospects<G: Evaluate>(
    seen: &Seen<G>,
    actions: &[G::Action],
    tries: u32,
    seed: u64,
) -> Vec<f32> {
    let seat = seen.seat();
    let mut sums = vec![0.0; actions.len()];
    for number in 0..tries {
        let world = seen.sample(&mut Rng::fork(seed, u64::from(number)));
        for (sum, &action) in sums.iter_mut().zip(actions) {
            let mut rng = Rng::fork(seed, u64::from(number));
            let is_over = |now: &G, start: &G| now.settled_since(start, 1);
            let end = played_on(world.clone(), seat, action, &mut rng, is_over);
            *sum += end.chances()[seat.index()];
        }
    }
    sums.iter().map(|sum| sum / tries.max(1) as f32).collect()
}

/// How often of 1 a seat holds a place when the orders of the round are over, if it makes this choice now.
pub fn kept<G: Purposes>(
    seen: &Seen<G>,
    action: G::Action,
    place: G::Place,
    tries: u32,
    seed: u64,
) -> f32 {
    let seat = seen.seat();
    let held = (0..tries).filter(|&number| {
        let mut rng = Rng::fork(seed, u64::from(number));
        let world = seen.sample(&mut rng);
        let end = played_on(world, seat, action, &mut rng, |now, start| {
            let (round, phase) = now.clock();
            round != start.clock().0 || phase == G::ORDERS_OVER
        });
        end.is_held(place, seat)
    });
    held.count() as f32 / tries.max(1) as f32
}

/// Makes a choice and plays on by habit until it is over.
fn played_on<G: Evaluate>(
    mut world: G,
    seat: Seat,
    choice: G::Action,
    rng: &mut Rng,
    is_over: impl Fn(&G, &G) -> bool,
) -> G {
    let (start, mut options) = (world.clone(), Options::new());
    let mut asked = world.play_on(seat, choice, &mut NoLog, &mut options);
    for _ in 0..LONG {
        let Some(who) = asked.filter(|_| !is_over(&world, &start)) else { break };
        let Some(habit) = world.habit(who, &options, rng) else { break };
        asked = world.play_on(who, habit, &mut NoLog, &mut options);
    }
    world
}
