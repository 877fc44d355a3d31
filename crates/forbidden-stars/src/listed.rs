//! What the game says about itself before anybody plays it.

use std::ops::RangeInclusive;

use kernel::{Dealt, Listed, Rule, Seat, Strength};

use crate::ForbiddenStars;
use crate::content::content;
use crate::evaluation;
use crate::ids::Faction;

/// Measured by `orderstack sim --save` and the test `strengths` of the command line (it says how): 96 games of two. So few
/// games leave much open, as the third number says; play more before relying on it.
const STRENGTHS: [Strength; 4] = [
    Strength::new(2, "random", 3.9, 4.0, 24),
    Strength::new(2, "easy", 18.7, 2.0, 72),
    Strength::new(2, "normal", 25.0, 1.9, 48),
    Strength::new(2, "hard", 32.3, 2.3, 48),
];

impl Listed for ForbiddenStars {
    fn seats() -> RangeInclusive<usize> {
        content().limits.players_min.into()..=content().limits.players_max.into()
    }

    fn factions() -> Vec<String> {
        Faction::NAMES.map(str::to_owned).to_vec()
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        crate::options_help()
    }

    fn feature_help() -> &'static [(&'static str, bool)] {
        evaluation::feature_help()
    }

    fn check_weights(text: &str) -> Result<(), String> {
        evaluation::check_weights(text)
    }

    fn strengths() -> &'static [Strength] {
        &STRENGTHS
    }

    fn rules(language: &str) -> Vec<Rule> {
        crate::rules_text::rules_in(language)
    }

    fn dealt() -> &'static [(&'static str, &'static str)] {
        &[("factions", "random"), ("board", "fair")]
    }

    fn board(&self) -> Option<Dealt> {
        self.dealt_board()
    }

    fn faction(&self, seat: Seat) -> String {
        let faction = self.players.get(seat.index()).and_then(|player| player.faction);
        faction.map_or_else(String::new, |faction| faction.to_string())
    }

    fn points(&self, seat: Seat) -> u16 {
        self.players.get(seat.index()).map_or(0, |player| player.collected.into())
    }

    fn in_play(&self, seat: Seat) -> bool {
        self.alive().contains(seat)
    }

    /// FS-WIN-03: objectives, then what decides between equals.
    fn merits(&self, seat: Seat) -> Vec<u16> {
        match self.players.get(seat.index()) {
            Some(player) => {
                let (worlds, units) = (self.friendly_worlds(seat).count(), self.units_of(seat));
                vec![player.collected.into(), worlds as u16, units as u16]
            }
            None => Vec::new(),
        }
    }
}
