//! What has proved good wherever it was done.
//!
//! An action keeps the mean of what all play with it came to, in the tree and in the play-outs
//! alike. Of a few actions that habit suggests, a play-out takes the one with the best mean: so
//! play-outs learn in the course of a search, for every player.

use std::collections::HashMap;
use std::hash::Hash;

use foldhash::fast::FixedState;
use kernel::{Chances, Evaluate, Rng, Seat};

/// Actions remembered; others are not learned about.
const MOST: usize = 4_096;
/// Suggestions of habit that a choice of a play-out is made from.
const SUGGESTIONS: usize = 2;

#[derive(Clone, Debug)]
pub(super) struct Lessons<A> {
    means: HashMap<(Seat, A), Mean, FixedState>,
}

#[derive(Clone, Copy, Debug)]
struct Mean {
    count: f32,
    value: f32,
}

impl<A: Copy + Eq + Hash> Lessons<A> {
    pub(super) fn new() -> Self {
        Self { means: HashMap::with_hasher(FixedState::default()) }
    }

    /// One of the options, as somebody would take it who has learned; none if there are none.
    pub(super) fn take<G: Evaluate<Action = A>>(
        &self,
        game: &G,
        seat: Seat,
        options: &[A],
        rng: &mut Rng,
    ) -> Option<A> {
        let suggestions = game.habits::<SUGGESTIONS>(seat, options, rng)?;
        let mut best = suggestions[0];
        if suggestions.iter().all(|&other| other == best) {
            return Some(best);
        }
        let mut most = self.mean(seat, best);
        for &other in &suggestions[1..] {
            let mean = self.mean(seat, other);
            if mean > most {
                (best, most) = (other, mean);
            }
        }
        Some(best)
    }

    /// What is not known yet is taken to be good, so that it is tried.
    fn mean(&self, seat: Seat, action: A) -> f32 {
        self.means.get(&(seat, action)).map_or(1.0, |mean| mean.value)
    }

    /// Notes what play with these actions came to.
    pub(super) fn learn(&mut self, played: &[(Seat, A)], chances: &Chances) {
        for &key in played {
            if self.means.len() >= MOST && !self.means.contains_key(&key) {
                continue;
            }
            let mean = self.means.entry(key).or_insert(Mean { count: 0.0, value: 0.0 });
            mean.count += 1.0;
            mean.value += (chances[key.0.index()] - mean.value) / mean.count;
        }
    }
}
