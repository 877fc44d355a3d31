//! Brood War, rule by rule.

mod battles;
mod belief;
mod components;
mod galaxy;
mod keywords;
mod leadership;
mod orders;
mod rounds;
mod rulings;
mod scenario;
mod survival;
mod tokens;

use super::*;

/// The options of a game of Brood War without Leadership cards.
const BROOD_WAR: [(&str, &str); 2] = [("expansion", "brood_war"), ("leadership", "none")];

const TERRAN: &str = "jim_raynor";
const ZERG: &str = "overmind";
const PROTOSS: &str = "tassadar";

/// A table of Brood War.
fn brood_war(factions: &[&str]) -> Table {
    table_with(factions, &BROOD_WAR)
}

/// A table of Brood War with one more option.
fn with_option(factions: &[&str], option: (&str, &str)) -> Table {
    table_with(factions, &[BROOD_WAR[0], BROOD_WAR[1], option])
}

impl Table {
    /// Another planet lies in the place of one.
    pub(super) fn exchange(&mut self, old: &str, new: &str) -> &mut Self {
        let (old, new) = (planet(old), planet(new));
        self.game.placed.0 &= !(1 << old.0);
        self.game.placed.insert(new);
        self.game.planets[new.index()] = self.game.planets[old.index()];
        for end in self.game.routes.iter_mut().flat_map(|route| &mut route.ends) {
            if end.0 == old {
                end.0 = new;
            }
        }
        self.game.connect();
        self
    }

    fn instead_of_torus(&mut self, name: &str) -> &mut Self {
        self.exchange("torus", name)
    }

    /// The player has a module of a kind.
    fn module(&mut self, seat: u8, name: &str) -> &mut Self {
        let module: Module = name.parse().expect("a module");
        self.game.players[seat as usize].modules[module.index()] += 1;
        self
    }

    /// Special orders in the player's pool.
    fn pool(&self, seat: u8) -> u32 {
        self.seat(seat).pooled.count_ones()
    }

    /// Guard tokens of an area.
    fn guards(&self, place: &str) -> u8 {
        self.game.area(area(place)).guards
    }

    fn guard(&mut self, seat: u8, place: &str) -> &mut Self {
        self.game.add_guard(Seat(seat), area(place), &mut kernel::NoLog);
        self
    }

    fn site(&mut self, seat: u8, site: crate::state::Site, place: &str) -> &mut Self {
        let base = Seat(seat).into();
        self.game.change(area(place), |here| (here.base, here.site) = (base, site));
        self
    }

    /// Plays on with the last answer offered until a step of this name is asked, or the battle is over.
    pub(super) fn until(&mut self, step: &str) -> &mut Self {
        for _ in 0..60 {
            let now = format!("{:?}", self.game.step());
            if now.starts_with(step) || self.game.battle.is_none() {
                break;
            }
            let seat = self.asked();
            let last = self.options(seat).last().expect("a choice").clone();
            self.act(seat, &last);
        }
        self
    }
}
