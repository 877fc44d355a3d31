//! What the game says about itself before anybody plays it.

use std::ops::RangeInclusive;

use kernel::{Dealt, Listed, Rule, Seat, SeatSet, Strength};

use crate::StarCraft;
use crate::ids::{Faction, MAX_PLAYERS};

/// Measured by `orderstack sim --save` and the test `strengths` of the command line (it says how): 96 games of two, 40 of four. So few
/// games leave much open, as the third number says; play more before relying on it.
const STRENGTHS: [Strength; 8] = [
    Strength::new(2, "random", 5.6, 4.1, 24),
    Strength::new(2, "easy", 21.0, 1.8, 72),
    Strength::new(2, "normal", 25.0, 1.8, 48),
    Strength::new(2, "hard", 30.7, 2.0, 48),
    Strength::new(4, "random", 11.4, 2.2, 40),
    Strength::new(4, "easy", 27.0, 1.3, 40),
    Strength::new(4, "normal", 25.0, 1.3, 40),
    Strength::new(4, "hard", 33.4, 1.5, 40),
];

impl Listed for StarCraft {
    fn seats() -> RangeInclusive<usize> {
        2..=MAX_PLAYERS
    }

    fn factions() -> Vec<String> {
        Faction::all().map(|faction| faction.to_string()).collect()
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        crate::options_help()
    }

    fn feature_help() -> &'static [(&'static str, bool)] {
        crate::feature_help()
    }

    fn check_weights(text: &str) -> Result<(), String> {
        crate::check_weights(text)
    }

    fn strengths() -> &'static [Strength] {
        &STRENGTHS
    }

    fn rules(language: &str) -> Vec<Rule> {
        crate::rules_text::rules_in(language)
    }

    fn dealt() -> &'static [(&'static str, &'static str)] {
        &[("factions", "random"), ("galaxy", "auto")]
    }

    fn board(&self) -> Option<Dealt> {
        self.dealt_galaxy()
    }

    fn faction(&self, seat: Seat) -> String {
        let faction = self.players.get(seat.index()).and_then(|player| player.faction);
        faction.map_or_else(String::new, |faction| faction.to_string())
    }

    fn points(&self, seat: Seat) -> u16 {
        self.players.get(seat.index()).map_or(0, |player| player.points)
    }

    fn in_play(&self, seat: Seat) -> bool {
        self.alive().contains(seat)
    }

    /// SC-TIE-01: points, then the tie-breakers.
    fn merits(&self, seat: Seat) -> Vec<u16> {
        match self.players.get(seat.index()) {
            Some(player) => {
                let areas = self.controlled(seat).count() as u16;
                let (bases, workers) = (player.bases.into(), player.pool.into());
                vec![player.points, self.resources(seat), areas, bases, workers]
            }
            None => Vec::new(),
        }
    }

    fn together(&self, seat: Seat) -> SeatSet {
        let seats = (0..self.players.len() as u8).map(Seat);
        seats.filter(|other| *other == seat || self.teammates(*other, seat)).collect()
    }
}
