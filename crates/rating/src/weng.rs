//! What a game makes of ratings: Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 1, in which
//! every side is compared with every other by its place.
//!
//! It is written out here and not taken from the crate `skillratings`, which a test compares it with: that one knows no rating that
//! stays as it is, lets nobody become less sure again, and is too sure of games of five or six.

use crate::Rating;

/// How far apart two are of whom the better one wins about three of four games.
const BETA: f64 = 25.0 / 6.0;

/// So much less sure everything is before each game: else what is known of somebody would be fixed one day, whatever they learn.
const TAU: f64 = 25.0 / 300.0;

/// A rating keeps at least this part of its variance in a game.
const KAPPA: f64 = 0.0001;

/// A game of five or six is compared with so many others at once that all together say less than they seem to: so much of it counts.
const CROWD: f64 = 0.75;

/// Somebody who plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Member {
    /// How good they were before.
    pub rating: Rating,
    /// Whether that stays so: of bots of the house.
    pub fixed: bool,
}

/// Those who win and lose together.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// Who.
    pub members: Vec<Member>,
    /// Their place: the first has the smallest number, and those who share one have the same.
    pub place: usize,
}

/// How good everybody is after a game, side by side; none where it tells nothing: fewer than two sides, sides that are not of one
/// size (two weak ones would be one strong), or nobody whose rating can change.
pub fn rate(sides: &[Side]) -> Option<Vec<Vec<Rating>>> {
    let size = sides.first()?.members.len();
    let even = size > 0 && sides.iter().all(|side| side.members.len() == size);
    let moves = sides.iter().flat_map(|side| &side.members).any(|member| !member.fixed);
    if sides.len() < 2 || !even || !moves {
        return None;
    }
    let teams: Vec<Rating> = sides.iter().map(together).collect();
    let counts = if sides.len() > 4 { CROWD } else { 1.0 };
    let changed = sides.iter().enumerate().map(|(index, side)| {
        let (shift, shrink) = compared(sides, &teams, index);
        let all = teams[index].sigma.powi(2);
        let member = |member: &Member| {
            if member.fixed {
                return member.rating;
            }
            let variance = before(member);
            let part = variance / all;
            let kept = (1.0 - part * shrink).max(KAPPA);
            Rating {
                mu: member.rating.mu + counts * part * shift,
                sigma: (variance * (1.0 - counts * (1.0 - kept))).sqrt(),
            }
        };
        side.members.iter().map(member).collect()
    });
    Some(changed.collect())
}

/// How unsure somebody's rating is before a game, squared.
fn before(member: &Member) -> f64 {
    let drift = if member.fixed { 0.0 } else { TAU * TAU };
    member.rating.sigma.powi(2) + drift
}

/// How good a side is: the sum of its members.
fn together(side: &Side) -> Rating {
    let mu = side.members.iter().map(|member| member.rating.mu).sum();
    let variance: f64 = side.members.iter().map(before).sum();
    Rating { mu, sigma: variance.sqrt() }
}

/// How much better a side has proved than was thought, and which part of its variance goes.
fn compared(sides: &[Side], teams: &[Rating], index: usize) -> (f64, f64) {
    let own = teams[index];
    let (mut shift, mut shrink) = (0.0, 0.0);
    for (other, rival) in teams.iter().enumerate().filter(|(other, _)| *other != index) {
        let c = (own.sigma.powi(2) + rival.sigma.powi(2) + 2.0 * BETA * BETA).sqrt();
        let expected = 1.0 / (1.0 + ((rival.mu - own.mu) / c).exp());
        let score = match sides[index].place.cmp(&sides[other].place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let part = own.sigma.powi(2) / c;
        shift += part * (score - expected);
        shrink += own.sigma / c * part / c * expected * (1.0 - expected);
    }
    (shift, shrink)
}
