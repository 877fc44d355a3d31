//! The game mode Scenario.

mod goals;
mod items;
mod setup;

use super::*;
use crate::ids::Item;
use crate::scenario::ItemState;
use crate::state::Owner;

const QUEST: &str = "quest_for_uraj_and_khalis";
const TRUMP: &str = "trump_card";
const STORM: &str = "eye_of_the_storm";

const QUEEN: &str = "queen_of_blades";
const MENGSK: &str = "arcturus_mengsk";
const ALDARIS: &str = "aldaris";

/// The setup of a scenario, with these factions at seats 0, 1, …
fn agreed(id: &str, players: usize, factions: &[&str], options: &[(&str, &str)]) -> Setup {
    let base = [("expansion", "brood_war"), ("scenario", id)];
    Setup {
        factions: factions.iter().map(|name| Some((*name).to_owned())).collect(),
        ..Setup::new(players, &[&base, options].concat())
    }
}

/// A scenario before anybody has chosen anything.
fn begun(id: &str, players: usize, factions: &[&str], seed: u64) -> Table {
    let setup = agreed(id, players, factions, &[]);
    let game = StarCraft::deal(&setup, StarCraft::RULES_VERSION, Rng::new(seed)).expect("legal");
    Table { game, log: Vec::new() }
}

/// A scenario in its first round, set up without questions.
fn ready(id: &str, factions: &[&str]) -> Table {
    let setup = agreed(id, factions.len(), factions, &[("galaxy", "auto")]);
    let game = StarCraft::deal(&setup, StarCraft::RULES_VERSION, Rng::new(7)).expect("legal");
    Table { game, log: Vec::new() }
}

/// A scenario in its first round on an empty galaxy: all units, bases and transports are back in the
/// supplies, and no item is in play.
fn cleared(id: &str, factions: &[&str]) -> Table {
    let mut t = ready(id, factions);
    let game = &mut t.game;
    for area in game.all_areas() {
        game.change(area, |here| *here = crate::state::AreaState::EMPTY);
    }
    for route in &mut game.routes {
        route.transports = kernel::SeatSet::EMPTY;
    }
    for player in &mut game.players {
        (player.figures, player.bases, player.transports) = ([0; KINDS], 0, 0);
    }
    game.items = [ItemState::OUT; crate::ids::ITEMS];
    game.razed = Owner::NONE;
    game.steps.clear();
    game.push(Step::Execution);
    t
}

fn item(name: &str) -> Item {
    name.parse().expect("an item")
}

impl Table {
    /// An item lies in an area.
    fn lies(&mut self, name: &str, place: &str) -> &mut Self {
        self.game.items[item(name).index()] = ItemState { area: Some(area(place)), bearer: None };
        self
    }

    /// A unit that stands in an area carries an item.
    fn carries(&mut self, seat: u8, of: &str, name: &str, place: &str) -> &mut Self {
        self.game.items[item(name).index()] =
            ItemState { area: Some(area(place)), bearer: Some((Seat(seat), unit(of))) };
        self
    }

    /// Where an item is, and who carries it: `torus.a` or `torus.a 0 marine`.
    fn item(&self, name: &str) -> String {
        match self.game.items[item(name).index()] {
            ItemState { area: Some(area), bearer: Some((seat, unit)) } => {
                format!("{area} {seat} {unit}")
            }
            ItemState { area: Some(area), .. } => area.to_string(),
            ItemState { .. } => String::new(),
        }
    }

    /// The seats in the order in which they play.
    fn order_of_play(&self) -> Vec<u8> {
        self.game.in_order().map(|seat| seat.0).collect()
    }

    /// Plays the setup on with the first answer until a question of this kind comes.
    fn setup_to(&mut self, step: &str) -> &mut Self {
        while self.game.round == 0 && !format!("{:?}", self.game.step()).starts_with(step) {
            let seat = self.asked();
            let first = self.options(seat)[0].clone();
            let action: Action = first.parse().expect("an action");
            self.game.apply(Seat(seat), action, &mut self.log).expect("offered");
        }
        self
    }
}
