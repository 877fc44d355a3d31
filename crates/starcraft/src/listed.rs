//! What the game says about itself before anybody plays it.

use std::ops::RangeInclusive;

use kernel::{Dealt, Listed, Rule, Seat, SeatSet};

use crate::StarCraft;
use crate::ids::{Faction, MAX_PLAYERS};

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

    fn together(&self, seat: Seat) -> SeatSet {
        let seats = (0..self.players.len() as u8).map(Seat);
        seats.filter(|other| *other == seat || self.teammates(*other, seat)).collect()
    }
}
