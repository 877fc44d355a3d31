//! The table before and around the orders: components, terms, knowledge, setup, galaxy, and the
//! first two phases of a round.

mod auto;
mod components;
mod execution;
mod galaxy;
mod grid;
mod obstruction;
mod planning;
mod purpose;
mod saves;
mod secrets;
mod settling;
mod setup;
mod standing;
mod terms;
mod why_not;
mod worlds;

use kernel::grid::{Cell, Side};
use kernel::{Game, Options, Rng, Seat};

use crate::content::content;
use crate::ids::Planet;
use crate::ruleset::Setup;
use crate::state::{StarCraft, Step};
use crate::tests::Table;

/// A game at the first question of its setup.
fn begin(players: usize, options: &[(&str, &str)], seed: u64) -> Table {
    let game = StarCraft::new(&Setup::new(players, options), seed).expect("a legal setup");
    Table { game, log: Vec::new() }
}

/// A game with the factions agreed, so that the galaxy is the first question.
fn begin_with(factions: &[&str], options: &[(&str, &str)], seed: u64) -> Table {
    let names = factions.iter().map(|name| Some((*name).to_owned())).collect();
    let setup = Setup { factions: names, ..Setup::new(factions.len(), options) };
    Table { game: StarCraft::new(&setup, seed).expect("a legal setup"), log: Vec::new() }
}

impl Table {
    /// Answers the question that is asked at random.
    fn answer(&mut self, rng: &mut Rng) {
        let seat = Seat(self.asked());
        let mut options = Options::new();
        self.game.options(seat, &mut options);
        let action = rng.pick(&options).expect("there is a choice");
        self.game.apply(seat, action, &mut self.log).expect("an option is legal");
        self.game.check().expect("a sound state");
    }

    /// Answers questions at random until a question of this kind is asked.
    fn answer_until(&mut self, rng: &mut Rng, stop: impl Fn(Step) -> bool) {
        while !stop(self.game.step()) {
            self.answer(rng);
        }
    }

    /// Answers every question of the setup at random.
    fn set_up(&mut self, rng: &mut Rng) {
        while self.game.round == 0 {
            self.answer(rng);
        }
    }

    /// The seats, clockwise from the first player.
    fn around(&self) -> Vec<u8> {
        let (first, seats) = (self.game.first.0, self.game.seats);
        (0..seats).map(|place| (first + place) % seats).collect()
    }

    /// Passes the rest of a Planning Phase: everybody takes their first option.
    fn plan_anyhow(&mut self) {
        while self.game.phase() == "planning" {
            let seat = self.asked();
            let first = self.options(seat)[0].clone();
            self.act(seat, &first);
        }
    }

    /// The stack of a planet, bottom first: `"0 build, 1 mobilize"`.
    fn stacked(&self, place: &str) -> String {
        let stack = self.game.orders.stack(crate::tests::planet(place));
        stack.map(|o| format!("{} {}", o.seat, o.order)).collect::<Vec<_>>().join(", ")
    }

    /// How many orders of a player lie on the board.
    fn orders_of(&self, seat: u8) -> usize {
        self.game.orders.count(Seat(seat))
    }
}

/// One of several options in their text form.
fn pick(rng: &mut Rng, options: &[String]) -> String {
    options[rng.below(options.len() as u32) as usize].clone()
}

/// The sides of a turned tile that have a slot, from what is printed on it.
fn printed_slots(planet: Planet, rotation: u8) -> Vec<Side> {
    let printed = &content().planets[planet.index()].slots;
    let there = |side: &Side| printed[*side as usize];
    Side::ALL.into_iter().filter(there).map(|side| side.turned(rotation)).collect()
}

/// The neighbours of a cell whose free slot faces it, seen from the cell.
fn facing(game: &StarCraft, cell: Cell) -> Vec<(Side, Planet)> {
    let mut found = Vec::new();
    for side in Side::ALL {
        if let Some(planet) = game.planet_at(cell.beside(side)) {
            let rotation = game.planets[planet.index()].rotation;
            let back = side.opposite();
            let used = game.routes.iter().any(|r| r.placed && r.ends.contains(&(planet, back)));
            if printed_slots(planet, rotation).contains(&back) && !used {
                found.push((side, planet));
            }
        }
    }
    found
}
