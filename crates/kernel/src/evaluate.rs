//! What a bot that thinks ahead asks of a game besides its rules.

use crate::{Game, Rng, Seat};

/// A game that can be judged before it is over.
pub trait Evaluate: Game {
    /// How well a seat stands in a game that goes on, from -1 (as good as lost) to 1 (as good
    /// as won).
    fn standing(&self, seat: Seat) -> f32;

    /// Whether play that went on from `start` has come to a point where it can be judged:
    /// usually one choice is a small part of a larger one, which should be over by then.
    fn settled_since(&self, start: &Self) -> bool;

    /// How much a player who does not think is drawn to one of his options: twice the appeal,
    /// twice as likely; with 0 he takes it only if there is nothing else.
    fn appeal(&self, seat: Seat, action: Self::Action) -> u32;

    /// One of the options, each as likely as it is appealing; none if there are none.
    fn habit(&self, seat: Seat, options: &[Self::Action], rng: &mut Rng) -> Option<Self::Action> {
        let total = options.iter().map(|&action| self.appeal(seat, action)).sum();
        if total == 0 {
            return rng.pick(options);
        }
        let mut at = rng.below(total);
        options.iter().copied().find(|&action| {
            let appeal = self.appeal(seat, action);
            let found = at < appeal;
            at = at.saturating_sub(appeal);
            found
        })
    }
}
