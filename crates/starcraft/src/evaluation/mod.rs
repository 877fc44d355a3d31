//! How likely a player is to win, and what one who does not think would do: what this game tells
//! the bots.

mod appeal;
mod expansion;
mod features;
mod weights;

use kernel::{Evaluate, Seat, SeatSet};

use crate::action::Action;
use crate::content::Price;
use crate::state::{StarCraft, Step};

impl Evaluate for StarCraft {
    const FEATURES: &'static [&'static str] = &features::NAMES;
    const STAGES: &'static [&'static str] = &weights::STAGES;

    fn weights(stage: usize) -> &'static [f32] {
        &weights::weights()[stage]
    }

    /// That of the Event deck: what is far from the end in the first is near it in the third.
    fn stage(&self) -> usize {
        if self.round == 0 { 0 } else { usize::from(self.event_stage() - 1) }
    }

    fn features(&self, seat: Seat, out: &mut [f32]) -> bool {
        out.copy_from_slice(&self.count_features(seat));
        !self.player(seat).eliminated
    }

    fn side(&self, seat: Seat) -> SeatSet {
        self.everybody().filter(|&other| other == seat || self.teammates(seat, other)).collect()
    }

    /// In the Execution Phase when so many orders are over, otherwise when the round is; a Leadership card shows
    /// what it is worth in the round after it was chosen. Which faction to play is a matter of taste and
    /// not thought through.
    fn settled_since(&self, start: &Self, depth: u32) -> bool {
        let executing = start.steps.first() == Some(&Step::Execution);
        let choosing = matches!(start.step(), Step::ChooseLeaders | Step::ChooseLeaderLast(_));
        self.round > start.round + u16::from(choosing)
            || executing && self.unfinished() + depth as usize <= start.unfinished()
            || matches!(start.step(), Step::ChooseFaction(_))
    }

    /// Where to settle, what to plan, what to carry out, where to go and which cards to play.
    fn matters(&self, _seat: Seat) -> bool {
        matches!(
            self.step(),
            Step::StartBase(..)
                | Step::ChooseLeaders
                | Step::ChooseLeaderLast(_)
                | Step::PlaceOrder(_)
                | Step::PlaceSecond(_)
                | Step::ChooseOrder(_)
                | Step::ExecuteOrEvent(_)
                | Step::BuildUnits(_)
                | Step::Move(_)
                | Step::MoveTo(_)
                | Step::ResearchBuy(_)
                | Step::Pair(_)
                | Step::PlaceStandard(..)
                | Step::PlaceReinforcement(..)
        )
    }

    fn appeal(&self, seat: Seat, action: Action) -> u32 {
        self.draw_of(seat, action)
    }
}

impl StarCraft {
    /// Orders that are not over yet; a battle takes its order off the stack before that.
    fn unfinished(&self) -> usize {
        let fighting = self.order.is_some_and(|order| !order.on_stack);
        self.orders.iter().count() + usize::from(fighting)
    }
}

/// The features: name, whether to have more of it may be a burden.
pub fn feature_help() -> &'static [(&'static str, bool)] {
    &features::HELP
}

/// Whether a text would do for `data/evaluation.toml`, and if not, why.
pub fn check_weights(text: &str) -> Result<(), String> {
    weights::read(text).map(|_| ())
}

/// A price in resources of whatever kind.
fn total(price: Price) -> u8 {
    price.minerals + price.gas
}

#[cfg(test)]
mod tests {
    use kernel::{Game, NoLog, Options, Rng};

    use super::*;
    use crate::Setup;
    use crate::content::content;
    use crate::sets::CardSet;
    use crate::tests::{Table, table};

    /// Plays by habit alone, looking at every position and choice on the way.
    fn by_habit(players: usize, seed: u64, look: impl Fn(&StarCraft, Action)) {
        let mut game = StarCraft::new(&Setup::new(players, &[]), seed).expect("a legal setup");
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut asked = game.asked(&mut options);
        while let Some(seat) = asked {
            let action = game.habit(seat, &options, &mut rng).expect("an option");
            look(&game, action);
            asked = game.play_on(seat, action, &mut NoLog, &mut options);
        }
    }

    #[test]
    fn chances_add_up_to_one() {
        for seed in 0..10 {
            by_habit(2, seed, |game, _| {
                let chances = game.chances();
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
            });
        }
    }

    #[test]
    fn habit_never_destroys_own_pieces_and_seldom_takes_event_cards() {
        use std::cell::Cell;
        let (executed, taken) = (Cell::new(0), Cell::new(0));
        for seed in 0..10 {
            by_habit(3, seed, |game, action| {
                assert_ne!(action, Action::Scrap {});
                let counter = match action {
                    Action::Execute {} => &executed,
                    Action::TakeEvent {} if !game.waits_for_the_end(game.turn) => &taken,
                    _ => return,
                };
                counter.set(counter.get() + 1);
            });
        }
        assert!(executed.get() > 2 * taken.get(), "{executed:?} {taken:?}");
    }

    type Change = fn(&mut Table);

    #[test]
    fn every_gain_is_counted_and_does_no_harm() {
        let stand = |change: Change| {
            let mut table = table(&["jim_raynor", "overmind"]);
            table.units(0, "torus.a", "marine").workers(0, 6);
            change(&mut table);
            (table.game.count_features(Seat(0)), table.game.chances()[0])
        };
        let (had, before) = stand(|_| {});
        let gains: [(&str, Change); 9] = [
            ("points", |table| table.game.players[0].points += 1),
            ("an area", |table| _ = table.units(0, "torus.b", "marine")),
            ("units", |table| _ = table.units(0, "torus.a", "marine")),
            ("a base", |table| _ = table.base(0, "torus.a")),
            ("workers", |table| _ = table.workers(0, 8)),
            ("a building", |table| table.game.players[0].buildings[1] += 1),
            ("a module", |table| table.game.players[0].modules[0] += 1),
            ("a hand", |table| table.game.players[0].hand.add(CardSet(1))),
            ("a technology", |table| {
                let bought = content().technologies[0][0].cards;
                table.game.players[0].technology.take(bought);
            }),
        ];
        for (what, gain) in gains {
            let (has, after) = stand(gain);
            assert!(has.iter().zip(had).any(|(has, had)| *has > had), "{what}: {has:?}");
            // What is not worth anything to bots that cannot use it does no harm either.
            assert!(after >= before, "{what}: {after} after {before}");
        }
        assert!(stand(|table| _ = table.units(1, "helios.a", "zergling")).1 < before);
    }

    /// Whoever trails is helped most by what costs the leader, so nobody is made king.
    #[test]
    fn who_trails_gains_most_by_what_costs_the_leader() {
        let chance = |leader, other| {
            let mut game = table(&["jim_raynor", "overmind", "tassadar"]).game;
            (game.players[0].points, game.players[1].points) = (0, leader);
            game.players[2].points = other;
            game.chances()[0]
        };
        let hopeless = chance(12, 8);
        assert!(chance(12, 4) > hopeless && chance(8, 8) > chance(12, 4));
    }

    /// SC-ALD-02, SC-ALD-05
    #[test]
    fn an_event_card_less_in_the_deck_helps_aldaris_only() {
        let drawn = |factions: &[&str]| {
            let mut game = table(factions).game;
            let before = game.chances()[0];
            game.events.left[0] -= 1;
            game.chances()[0] - before
        };
        assert!(drawn(&["aldaris", "overmind"]) > 0.0);
        assert!(drawn(&["overmind", "aldaris"]) < 0.0);
        assert_eq!(drawn(&["overmind", "tassadar"]), 0.0);
    }
}
