//! How well weights foretell the winner, measured on games they were not fitted to.
//!
//! Positions of one game have one winner and are no independent witnesses, so whatever is said
//! about chance here counts games.

use super::Position;

/// Standard errors to each side of what was measured that hold the truth 95 times in 100.
const CONFIDENCE: f64 = 1.96;

/// How well the winner was foretold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Quality {
    /// The mean negative logarithm of the chance the winner was given.
    pub loss: f64,
    /// How often the side with the best chance won.
    pub accuracy: f64,
}

impl Quality {
    /// Of the chances that `foretell` gives.
    pub fn of(games: &[Vec<Position>], foretell: impl Fn(&Position) -> Vec<f64>) -> Self {
        let (mut loss, mut right, mut count) = (0.0, 0.0, 0.0);
        for position in games.iter().flatten() {
            let chances = foretell(position);
            loss += position.surprise(&chances);
            let top = chances.iter().copied().fold(0.0, f64::max);
            let best = position.sides.iter().zip(&chances).filter(|&(_, &chance)| chance == top);
            let best: Vec<f64> = best.map(|(side, _)| side.won).collect();
            right += best.iter().sum::<f64>() / best.len().max(1) as f64;
            count += 1.0;
        }
        let count = f64::max(count, 1.0);
        Self { loss: loss / count, accuracy: right / count }
    }
}

/// By how much the loss is smaller with new weights than with old ones, and how far that may be
/// from the truth, 95 times in 100.
pub fn gain(
    games: &[Vec<Position>],
    old: impl Fn(&Position) -> Vec<f64>,
    new: impl Fn(&Position) -> Vec<f64>,
) -> (f64, f64) {
    let of =
        |position: &Position| position.surprise(&old(position)) - position.surprise(&new(position));
    ratio(games.iter().map(|game| (game.len() as f64, game.iter().map(of).sum())))
}

/// Of the sums of many games, (count, amount), the amount per count with its error.
fn ratio(games: impl Iterator<Item = (f64, f64)> + Clone) -> (f64, f64) {
    let (count, amount) = games.clone().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    if count == 0.0 {
        return (0.0, 0.0);
    }
    let mean = amount / count;
    let squares: f64 = games.map(|(count, amount)| (amount - mean * count).powi(2)).sum();
    (mean, CONFIDENCE * squares.sqrt() / count)
}

/// The sides that were given about the same chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bin {
    /// How many.
    pub count: usize,
    /// The mean of the chances they were given.
    pub foretold: f64,
    /// The part of them that won.
    pub won: f64,
    /// How far that may be from the truth, 95 times in 100.
    pub error: f64,
}

/// Chances in ten bins, against how often they came true.
pub fn calibration(games: &[Vec<Position>], foretell: impl Fn(&Position) -> Vec<f64>) -> [Bin; 10] {
    // For each bin and game: sides, their chances, their victories.
    let mut sums = [(); 10].map(|()| vec![(0.0, 0.0, 0.0); games.len()]);
    for (game, positions) in games.iter().enumerate() {
        for position in positions {
            for (side, chance) in position.sides.iter().zip(foretell(position)) {
                let sum = &mut sums[((chance * 10.0) as usize).min(9)][game];
                *sum = (sum.0 + 1.0, sum.1 + chance, sum.2 + side.won);
            }
        }
    }
    sums.map(|games| {
        let count: f64 = games.iter().map(|sum| sum.0).sum();
        let foretold: f64 = games.iter().map(|sum| sum.1).sum();
        let (won, error) = ratio(games.iter().map(|sum| (sum.0, sum.2)));
        Bin { count: count as usize, foretold: foretold / count.max(1.0), won, error }
    })
}
