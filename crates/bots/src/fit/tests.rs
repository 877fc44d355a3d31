//! Weights that are known are found again.

use kernel::{Rng, Seat, SeatSet};

use super::*;

const FREE: f64 = f64::NEG_INFINITY;

fn unit(rng: &mut Rng) -> f64 {
    f64::from(rng.below(1 << 24)) / f64::from(1 << 24)
}

/// Games of one position each, won as these weights say.
fn made_up(truth: &[f64], count: usize) -> Vec<Position> {
    let mut rng = Rng::new(5);
    let mut position = || {
        let sides = (0..2 + rng.below(3) as u8)
            .map(|seat| Contender {
                seats: SeatSet::one(Seat(seat)),
                features: truth.iter().map(|_| 4.0 * unit(&mut rng)).collect(),
                won: 0.0,
            })
            .collect();
        let mut position = Position { stage: 0, sides };
        let mut left = unit(&mut rng);
        let winner = position.chances(truth).iter().position(|chance| {
            left -= chance;
            left < 0.0
        });
        assert!(position.settle(SeatSet::one(Seat(winner.unwrap_or(0) as u8))));
        position
    };
    (0..count).map(|_| position()).collect()
}

fn reins(home: &[f64], pull: f64, floor: f64) -> Reins {
    Reins { home: home.to_vec(), pull, floor: vec![floor; home.len()] }
}

#[test]
fn known_weights_are_recovered() {
    let truth = [1.0, -0.5, 0.25, 0.0];
    let positions = made_up(&truth, 4000);
    let positions: Vec<&Position> = positions.iter().collect();
    let found = fit(&positions, &reins(&[0.0; 4], 0.0, FREE));
    for (found, truth) in found.iter().zip(truth) {
        assert!((found - truth).abs() < 0.08, "{found} instead of {truth}");
    }
}

#[test]
fn the_slope_is_that_of_the_loss() {
    let positions = made_up(&[0.7, -0.2, 0.1], 50);
    let positions: Vec<&Position> = positions.iter().collect();
    let reins = reins(&[0.1, 0.2, 0.3], 0.4, FREE);
    let spread = spread(&positions, 3);
    let weights = [0.3, 0.5, -0.2];
    let at = |weights: &[f64]| Slope::at(weights, &positions, &spread, &reins);
    let here = at(&weights);
    for feature in 0..3 {
        let moved = |by: f64| {
            let mut weights = weights;
            weights[feature] += by;
            at(&weights)
        };
        let (less, more) = (moved(-1e-4), moved(1e-4));
        let slope = (more.loss - less.loss) / 2e-4;
        assert!((slope - here.gradient[feature]).abs() < 1e-6, "feature {feature}");
        for other in 0..3 {
            let bend = (more.gradient[other] - less.gradient[other]) / 2e-4;
            assert!((bend - here.hessian[feature][other]).abs() < 1e-6, "{feature}, {other}");
        }
    }
}

#[test]
fn a_floor_holds_and_the_others_make_the_best_of_it() {
    let positions = made_up(&[1.0, -0.5], 1000);
    let positions: Vec<&Position> = positions.iter().collect();
    let held = reins(&[0.0; 2], 0.0, 0.0);
    let found = fit(&positions, &held);
    assert_eq!(found[1], 0.0);
    let spread = spread(&positions, 2);
    let slope = Slope::at(&found, &positions, &spread, &held);
    assert!(slope.gradient[0].abs() < 1e-5 && slope.gradient[1] > 0.0, "{:?}", slope.gradient);
}

#[test]
fn the_pull_leads_home_and_so_does_ignorance() {
    let mut positions = made_up(&[1.0, 1.0], 200);
    let sides = positions.iter_mut().flat_map(|position| &mut position.sides);
    sides.for_each(|side| side.features[1] = 3.0);
    let positions: Vec<&Position> = positions.iter().collect();
    let strong = fit(&positions, &reins(&[0.2, 0.7], 1e6, 0.0));
    assert!((strong[0] - 0.2).abs() < 1e-3, "{strong:?}");
    let weak = fit(&positions, &reins(&[0.2, 0.7], 1e-3, 0.0));
    assert!(weak[0] > 0.6 && weak[1] == 0.7, "{weak:?}");
}

#[test]
fn a_shared_victory_is_shared_out() {
    let mut position = made_up(&[1.0], 1).remove(0);
    let everybody = SeatSet::first(position.sides.len());
    assert!(position.settle(everybody));
    assert!((position.sides.iter().map(|side| side.won).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(position.sides.iter().all(|side| side.won < 1.0));
    assert!(!position.settle(SeatSet::EMPTY));
}

#[test]
fn bins_add_up_and_true_chances_come_true() {
    let truth = [1.0, -0.5];
    let games: Vec<Vec<Position>> =
        made_up(&truth, 3000).chunks(3).map(<[Position]>::to_vec).collect();
    let bins = calibration(&games, |position| position.chances(&truth));
    let sides: usize = games.iter().flatten().map(|position| position.sides.len()).sum();
    assert_eq!(bins.iter().map(|bin| bin.count).sum::<usize>(), sides);
    let won: f64 = bins.iter().map(|bin| bin.won * bin.count as f64).sum();
    assert!((won - 3000.0).abs() < 1e-6, "one winner a position: {won}");
    let hits = bins.iter().filter(|bin| (bin.won - bin.foretold).abs() <= bin.error);
    assert!(hits.count() >= 8, "{bins:?}");
    for (at, bin) in bins.iter().enumerate() {
        assert!((at as f64 / 10.0..=(at + 1) as f64 / 10.0).contains(&bin.foretold), "{bin:?}");
    }
}

#[test]
fn whoever_knows_nothing_is_right_by_chance() {
    let truth = [2.0];
    let games = vec![made_up(&truth, 500)];
    let even = |position: &Position| vec![1.0 / position.sides.len() as f64; position.sides.len()];
    let nothing = Quality::of(&games, even);
    let known = Quality::of(&games, |position| position.chances(&truth));
    assert!((0.25..0.5).contains(&nothing.accuracy), "{nothing:?}");
    assert!(known.loss < nothing.loss && known.accuracy > nothing.accuracy, "{known:?}");
    let games: Vec<Vec<Position>> =
        games[0].iter().map(|position| vec![position.clone()]).collect();
    let (gain, error) = gain(&games, even, |position| position.chances(&truth));
    assert!((gain - (nothing.loss - known.loss)).abs() < 1e-9);
    assert!(error > 0.0 && error < gain, "{gain} {error}");
}
