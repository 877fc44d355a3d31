//! What the game says about itself before anybody plays it.

use std::ops::RangeInclusive;

use kernel::{Dealt, Listed, Rule, Seat};

use crate::ForbiddenStars;
use crate::content::content;
use crate::evaluation;
use crate::ids::Faction;

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
}
