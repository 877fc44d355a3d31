//! Weights fitted to most of the games and measured on the rest.

use bots::fit::{self, Bin, Position, Quality, Reins, Weights};
use kernel::{Refused, message};

/// One game in so many is kept for measuring; of the others, one in so many for choosing reins.
const FOLDS: usize = 5;
/// Pulls to choose from.
const PULLS: [f64; 5] = [1e-4, 1e-3, 1e-2, 1e-1, 1.0];

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The weights there were.
    pub old: Weights,
    /// Those that were fitted.
    pub new: Weights,
    /// Whether they were pulled towards the old ones, or towards zero.
    pub from_old: bool,
    /// How strongly.
    pub pull: f64,
    /// Games with a winner, and positions of them.
    pub seen: (usize, usize),
    /// How well they foretell the games that were not used for fitting.
    pub measured: Measured,
}

/// What the games say that were not used for fitting.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// How many games and positions.
    pub seen: (usize, usize),
    /// If every side is given the same chance.
    pub nothing: Quality,
    /// With the old weights.
    pub old: Quality,
    /// With the new ones.
    pub new: Quality,
    /// By how much the loss is smaller with the new ones, and how far that may be off.
    pub gain: (f64, f64),
    /// Chances by the old weights and what came of them.
    pub old_bins: [Bin; 10],
    /// Chances by the new weights and what came of them.
    pub new_bins: [Bin; 10],
}

type Played = Vec<Position>;

/// Learns from games whose setups take turns. No weight may be less than its floor.
pub(super) fn learn(
    games: Vec<Played>,
    setups: usize,
    old: Weights,
    floor: Vec<f64>,
) -> Result<Lesson, Refused> {
    // Whole turns of the setups stay together, so that every part has its share of each.
    let folds = (0..games.len()).map(|at| at / setups.max(1) % FOLDS);
    let parts: Vec<(usize, Played)> =
        folds.zip(games).filter(|(_, game)| !game.is_empty()).collect();
    let seen = sizes(parts.iter().map(|(_, game)| game));
    let (kept, used): (Vec<_>, Vec<_>) = parts.into_iter().partition(|(fold, _)| *fold == 0);
    let kept: Vec<Played> = kept.into_iter().map(|(_, game)| game).collect();
    if kept.is_empty() || used.is_empty() {
        return Err(Refused::new("too_few", message!("too-few-games")));
    }
    let none = vec![vec![0.0; floor.len()]; old.len()];

    let fit_to = |games: &[&Played], home: &Weights, pull: f64| -> Weights {
        let stage = |(stage, home): (usize, &Vec<f64>)| {
            let here = games.iter().copied().flatten().filter(|position| position.stage == stage);
            let reins = Reins { home: home.clone(), pull, floor: floor.clone() };
            fit::fit(&here.collect::<Vec<_>>(), &reins)
        };
        home.iter().enumerate().map(stage).collect()
    };
    // The reins that did best on games they were not fitted to.
    let mut best = (f64::INFINITY, true, PULLS[0]);
    for (from_old, home) in [(true, &old), (false, &none)] {
        for pull in PULLS {
            let loss = (1..FOLDS).map(|fold| {
                let (others, judged): (Vec<_>, Vec<_>) =
                    used.iter().partition(|(other, _)| *other != fold);
                let others: Vec<&Played> = others.into_iter().map(|(_, game)| game).collect();
                let judged: Vec<Played> =
                    judged.into_iter().map(|(_, game)| game.clone()).collect();
                let weights = fit_to(&others, home, pull);
                Quality::of(&judged, foretold_by(&weights)).loss
            });
            let loss = loss.sum();
            if loss < best.0 {
                best = (loss, from_old, pull);
            }
        }
    }
    let (_, from_old, pull) = best;
    let used: Vec<&Played> = used.iter().map(|(_, game)| game).collect();
    let new = fit_to(&used, if from_old { &old } else { &none }, pull);
    let new = new.iter().map(|row| row.iter().copied().map(rounded).collect()).collect();
    let measured = measure(&kept, &old, &new);
    Ok(Lesson { old, new, from_old, pull, seen, measured })
}

fn sizes<'a>(games: impl Iterator<Item = &'a Played>) -> (usize, usize) {
    games.fold((0, 0), |(games, positions), game| (games + 1, positions + game.len()))
}

/// As it is written into the file.
fn rounded(weight: f64) -> f64 {
    (weight * 1e4).round() / 1e4
}

fn foretold_by(weights: &Weights) -> impl Fn(&Position) -> Vec<f64> {
    |position| position.chances(&weights[position.stage])
}

fn measure(games: &[Played], old: &Weights, new: &Weights) -> Measured {
    let even = |position: &Position| vec![1.0 / position.sides.len() as f64; position.sides.len()];
    Measured {
        seen: sizes(games.iter()),
        nothing: Quality::of(games, even),
        old: Quality::of(games, foretold_by(old)),
        new: Quality::of(games, foretold_by(new)),
        gain: fit::gain(games, foretold_by(old), foretold_by(new)),
        old_bins: fit::calibration(games, foretold_by(old)),
        new_bins: fit::calibration(games, foretold_by(new)),
    }
}
