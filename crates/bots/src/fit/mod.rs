//! The weights of [`Evaluate`], fitted to games that have been played.
//!
//! A position says what each side had and, afterwards, who won. The weights of a stage are those
//! under which the victories seen were likeliest (multinomial logistic regression: a softmax over
//! the sides), held back by a pull towards weights known before.

mod quality;

use kernel::{Evaluate, Seat, SeatSet};

pub use quality::{Bin, Quality, calibration, gain};

/// The weights of every feature in every stage.
pub type Weights = Vec<Vec<f64>>;

/// A point of a game that can be judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// The stage it belongs to.
    pub stage: usize,
    /// Those who can still win.
    pub sides: Vec<Contender>,
}

/// How one side stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Contender {
    /// Who belongs to it.
    pub seats: SeatSet,
    /// Its features; of several players the mean.
    pub features: Vec<f64>,
    /// Its part of the victory.
    pub won: f64,
}

impl Position {
    /// How the sides of a game stand that nobody has won yet.
    pub fn of<G: Evaluate>(game: &G) -> Self {
        let mut sides: Vec<Contender> = Vec::new();
        let mut counted = vec![0.0; G::FEATURES.len()];
        for seat in (0..game.players() as u8).map(Seat) {
            let seats = game.side(seat);
            if seats.iter().next() != Some(seat) {
                continue;
            }
            let (mut features, mut members) = (vec![0.0; counted.len()], 0.0);
            for seat in seats.iter() {
                if game.features(seat, &mut counted) {
                    features.iter_mut().zip(&counted).for_each(|(f, &c)| *f += f64::from(c));
                    members += 1.0;
                }
            }
            if members > 0.0 {
                features.iter_mut().for_each(|feature| *feature /= members);
                sides.push(Contender { seats, features, won: 0.0 });
            }
        }
        Self { stage: game.stage(), sides }
    }

    /// Notes down who has won in the end; false if none of those who could.
    pub fn settle(&mut self, winners: SeatSet) -> bool {
        let has_won = |side: &Contender| side.seats.iter().any(|seat| winners.contains(seat));
        let shares = self.sides.iter().filter(|side| has_won(side)).count();
        for side in &mut self.sides {
            side.won = if has_won(side) { 1.0 / shares as f64 } else { 0.0 };
        }
        shares > 0
    }

    /// Whether the sides differ in anything.
    pub fn tells(&self) -> bool {
        self.sides.windows(2).any(|pair| pair[0].features != pair[1].features)
    }

    /// How likely each side is to win by the weights of the stage.
    pub fn chances(&self, weights: &[f64]) -> Vec<f64> {
        let score = |side: &Contender| side.features.iter().zip(weights).map(|(f, w)| f * w).sum();
        let scores: Vec<f64> = self.sides.iter().map(score).collect();
        let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let strengths: Vec<f64> = scores.iter().map(|score| (score - top).exp()).collect();
        let total: f64 = strengths.iter().sum();
        strengths.iter().map(|strength| strength / total).collect()
    }

    /// How much of a surprise the victory is under these chances: its negative logarithm.
    fn surprise(&self, chances: &[f64]) -> f64 {
        let of = |(side, chance): (&Contender, &f64)| match side.won {
            0.0 => 0.0,
            won => -won * chance.max(f64::MIN_POSITIVE).ln(),
        };
        self.sides.iter().zip(chances).map(of).sum()
    }
}

/// How the weights of a stage are held back.
#[derive(Clone, PartialEq, Debug)]
pub struct Reins {
    /// Where they are pulled to, feature by feature.
    pub home: Vec<f64>,
    /// How strongly, for a feature of which sides have more or less by 1 on average.
    pub pull: f64,
    /// The least they may be.
    pub floor: Vec<f64>,
}

/// The weights under which what happened was likeliest, found by Newton's method. A feature in
/// which the sides never differ keeps the weight of its home.
pub fn fit(positions: &[&Position], reins: &Reins) -> Vec<f64> {
    /// A step that changes no score by more is the last.
    const ENOUGH: f64 = 1e-6;
    let spread = spread(positions, reins.home.len());
    let mut weights: Vec<f64> =
        reins.home.iter().zip(&reins.floor).map(|(home, &floor)| home.max(floor)).collect();
    for _ in 0..50 {
        let slope = Slope::at(&weights, positions, &spread, reins);
        let step = slope.step(&weights, &reins.floor);
        if step.iter().zip(&spread).all(|(step, spread)| (step * spread.sqrt()).abs() < ENOUGH) {
            break;
        }
        // A whole step may be too far where the weights are still bad.
        let after = |part: f64| weights.iter().zip(&step).map(|(w, s)| w + part * s).collect();
        let tries = (0..20).map(|halves| after(0.5f64.powi(halves)));
        let better = |tried: &Vec<f64>| loss(tried, positions, &spread, reins) <= slope.loss;
        let Some(found) = tries.into_iter().find(better) else { break };
        weights = found;
    }
    weights
}

/// For each feature the mean square of how far a side is from the mean of its position.
fn spread(positions: &[&Position], features: usize) -> Vec<f64> {
    let mut squares = vec![0.0; features];
    let mut count = 0.0;
    for position in positions {
        let sides = position.sides.len() as f64;
        count += sides;
        for (at, square) in squares.iter_mut().enumerate() {
            let mean = position.sides.iter().map(|side| side.features[at]).sum::<f64>() / sides;
            let off = |side: &Contender| (side.features[at] - mean).powi(2);
            *square += position.sides.iter().map(off).sum::<f64>();
        }
    }
    squares.iter().map(|square| square / f64::max(count, 1.0)).collect()
}

/// What the weights should make small: the mean surprise and the pull.
fn loss(weights: &[f64], positions: &[&Position], spread: &[f64], reins: &Reins) -> f64 {
    let surprise = |position: &&Position| position.surprise(&position.chances(weights));
    let pulled = (weights.iter().zip(&reins.home).zip(spread))
        .map(|((weight, home), spread)| 0.5 * reins.pull * spread * (weight - home).powi(2));
    positions.iter().map(surprise).sum::<f64>() / positions.len().max(1) as f64
        + pulled.sum::<f64>()
}

/// The loss with its first and second derivatives.
struct Slope {
    loss: f64,
    gradient: Vec<f64>,
    hessian: Vec<Vec<f64>>,
}

impl Slope {
    fn at(weights: &[f64], positions: &[&Position], spread: &[f64], reins: &Reins) -> Self {
        let features = weights.len();
        let mut gradient = vec![0.0; features];
        let mut hessian = vec![vec![0.0; features]; features];
        let mut off = vec![0.0; features];
        let share = 1.0 / positions.len().max(1) as f64;
        for position in positions {
            let chances = position.chances(weights);
            let expected: Vec<f64> = (0..features)
                .map(|at| {
                    position.sides.iter().zip(&chances).map(|(s, c)| s.features[at] * c).sum()
                })
                .collect();
            for (side, chance) in position.sides.iter().zip(&chances) {
                for (off, (feature, expected)) in
                    off.iter_mut().zip(side.features.iter().zip(&expected))
                {
                    *off = feature - expected;
                }
                for (at, row) in hessian.iter_mut().enumerate() {
                    gradient[at] -= share * side.won * off[at];
                    let weight = share * chance * off[at];
                    row.iter_mut().zip(&off).for_each(|(entry, off)| *entry += weight * off);
                }
            }
        }
        for at in 0..features {
            gradient[at] += reins.pull * spread[at] * (weights[at] - reins.home[at]);
            hessian[at][at] += reins.pull * spread[at];
        }
        Self { loss: loss(weights, positions, spread, reins), gradient, hessian }
    }

    /// The way to the lowest point of the parabola that fits here, above the floor. One weight
    /// after the other goes to its own lowest point until none moves, which keeps to a floor
    /// where a solution of the whole would not.
    fn step(&self, weights: &[f64], floor: &[f64]) -> Vec<f64> {
        /// A curve with less of a bend is one of rounding errors.
        const FLAT: f64 = 1e-12;
        let mut step = vec![0.0; weights.len()];
        for _ in 0..1000 {
            let mut moved = 0.0f64;
            for (at, row) in self.hessian.iter().enumerate().filter(|(at, row)| row[*at] > FLAT) {
                let slope: f64 = row.iter().zip(&step).map(|(entry, step)| entry * step).sum();
                let next = step[at] - (self.gradient[at] + slope) / row[at];
                let next = next.max(floor[at] - weights[at]);
                moved = moved.max((next - step[at]).abs() * row[at].sqrt());
                step[at] = next;
            }
            if moved < 1e-9 {
                break;
            }
        }
        step
    }
}

#[cfg(test)]
mod tests;
