//! How likely a player is to win, and what one who does not think would do: what this game tells
//! the bots.

mod appeal;
mod features;

use std::sync::LazyLock;

use kernel::{Evaluate, Seat};

use crate::action::Action;
use crate::state::ForbiddenStars;
use crate::step::Step;
use features::{HELP, NAMES};

/// The rounds, in three parts.
const STAGES: [&str; 3] = ["rounds 1 to 3", "rounds 4 to 6", "rounds 7 and 8"];

type Weights = [[f32; NAMES.len()]; STAGES.len()];

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| match read(include_str!("../../data/evaluation.toml")) {
        Ok(weights) => weights,
        Err(problem) => panic!("the weights compiled into this program are broken: {problem}"),
    });

fn read(text: &str) -> Result<Weights, String> {
    kernel::read_weights(&NAMES, text)
}

/// The features: name, whether to have more of it may be a burden.
pub(crate) fn feature_help() -> &'static [(&'static str, bool)] {
    &HELP
}

/// Whether a text would do for `data/evaluation.toml`, and if not, why.
pub(crate) fn check_weights(text: &str) -> Result<(), String> {
    read(text).map(|_| ())
}

impl Evaluate for ForbiddenStars {
    const FEATURES: &'static [&'static str] = &NAMES;
    const STAGES: &'static [&'static str] = &STAGES;

    fn weights(stage: usize) -> &'static [f32] {
        &WEIGHTS[stage]
    }

    fn stage(&self) -> usize {
        match self.round {
            0..=3 => 0,
            4..=6 => 1,
            _ => 2,
        }
    }

    fn features(&self, seat: Seat, out: &mut [f32]) -> bool {
        out.copy_from_slice(&self.count_features(seat));
        !self.player(seat).eliminated
    }

    /// In the Operations Phase when so many orders are over, otherwise when the round is. Which faction to play is a matter
    /// of taste and not thought through.
    fn settled_since(&self, start: &Self, depth: u32) -> bool {
        let operating = start.steps.first() == Some(&Step::Operations);
        self.round > start.round
            || operating && self.unfinished() + depth as usize <= start.unfinished()
            || matches!(start.step(), Step::TakeFaction(_))
    }

    /// What to plan, what to resolve, where to go, what to buy and which cards to play.
    fn matters(&self, _seat: Seat) -> bool {
        matches!(
            self.step(),
            Step::PlaceTile(..)
                | Step::PlaceForces(..)
                | Step::PlaceOrder(_)
                | Step::ChooseOrder(_)
                | Step::ResolveOrder(_)
                | Step::MoveShips(_)
                | Step::MoveGround(_)
                | Step::BuyUnits(_)
                | Step::BuyStructure(_)
                | Step::BuyUpgrades(_)
                | Step::ChooseEvent(_)
                | Step::LayCards
        )
    }

    fn appeal(&self, seat: Seat, action: Action) -> u32 {
        self.draw_of(seat, action)
    }
}

impl ForbiddenStars {
    /// Orders that are not over yet.
    fn unfinished(&self) -> usize {
        // An order whose token has left the board already, or that a card has brought.
        let bare = self.order.is_some_and(|order| order.token.is_none());
        self.orders.iter().count() + usize::from(bare)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, NoLog, Options, Rng};

    use super::*;
    use crate::Setup;

    /// Plays by habit alone, looking at every position on the way.
    fn by_habit(players: usize, seed: u64, look: impl Fn(&ForbiddenStars)) -> u8 {
        let setup = Setup::new(players, &[("board", "fair"), ("factions", "random")]);
        let mut game = ForbiddenStars::new(&setup, seed).expect("a legal setup");
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut asked = game.asked(&mut options);
        while let Some(seat) = asked {
            let action = game.habit(seat, &options, &mut rng).expect("an option");
            look(&game);
            asked = game.play_on(seat, action, &mut NoLog, &mut options);
        }
        game.players.iter().map(|player| player.collected).sum()
    }

    #[test]
    fn chances_add_up_to_one() {
        for seed in 0..3 {
            by_habit(3, seed, |game| {
                let chances = game.chances();
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
            });
        }
    }

    /// Whoever plays by habit goes for the own objectives.
    #[test]
    fn habit_collects_objectives() {
        let collected: u8 = (0..6).map(|seed| by_habit(2, seed, |_| {})).sum();
        assert!(collected >= 6, "{collected}");
    }

    #[test]
    fn broken_weights_are_named() {
        let good = include_str!("../../data/evaluation.toml");
        assert!(read(good).is_ok());
        let without = good.replace("army =", "navy =");
        assert!(read(&without).is_err_and(|problem| problem.contains("navy")));
        let short = "[weights]\ncollected = [0.1, 0.2]";
        assert!(read(short).is_err_and(|problem| problem.contains("'collected'")));
    }
}
