//! The bot that knows nothing.

use kernel::{Game, Options, Rng, Seen, random_choice};

use crate::Bot;

/// Takes each of its options with the same likelihood, rare ones seldom.
#[derive(Clone, Debug)]
pub struct RandomBot {
    rng: Rng,
}

impl RandomBot {
    /// A bot with a random stream of its own.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, seen: Seen<G>) -> G::Action {
        let mut options = Options::new();
        seen.options(&mut options);
        random_choice::<G>(&options, &mut self.rng).expect("a pending seat has at least one option")
    }
}
