//! Leadership cards and heroes.

mod bots;
mod choosing;
mod heroes;
mod protoss;
mod setup;
mod terran;
mod zerg;

use super::*;
use crate::ids::{LEADERS, Leader};
use crate::report::Happening;
use crate::sets::LeaderSet;
use crate::stages::RegroupingStage;
use crate::tests::cards::{army, attack, finish};

const MENGSK: &str = "arcturus_mengsk";
const ALDARIS: &str = "aldaris";
const QUEEN: &str = "queen_of_blades";

/// A table with Leadership cards, all of which were chosen long ago; everybody has a base.
fn led(factions: &[&str]) -> Table {
    let mut t = table_with(factions, &[BROOD_WAR[0]]);
    t.game.leader_stage = 3;
    for (seat, place) in (0..factions.len() as u8).zip(["torus.c", "pridewater.a", "dylar_iv.a"]) {
        t.base(seat, place);
    }
    t
}

fn leader(name: &str) -> Leader {
    name.parse().expect("a Leadership card")
}

/// Before a battle on Helios, as without Leadership cards.
fn led_field(factions: &[&str], attackers: &str, defenders: &str) -> Table {
    let mut t = led(factions);
    t.transport(0, "r0").stack("tarsonis", "1 build");
    for (seat, place, units) in [(0, "torus.c", attackers), (1, "helios.b", defenders)] {
        if !units.is_empty() {
            t.units(seat, place, units);
        }
        t.deck(seat, &[]).no_discards(seat);
    }
    t
}

impl Table {
    /// The Leadership card is in the player's play area.
    pub(in crate::tests) fn leads(&mut self, seat: u8, name: &str) -> &mut Self {
        let one = LeaderSet::one(leader(name));
        let player = &mut self.game.players[seat as usize];
        player.leaders.add(one);
        player.leading.add(one);
        self
    }

    /// The hero of the card stands in an area.
    fn hero(&mut self, seat: u8, name: &str, place: &str) -> &mut Self {
        let hero = leader(name).face().hero.expect("a hero");
        self.leads(seat, name);
        self.game.players[seat as usize].hero = Some(hero.unit);
        self.game.add_unit(Seat(seat), hero.unit.hero(), area(place));
        self
    }

    /// The card is resolved in step 5 of the Regrouping Phase, which goes on.
    fn resolve(&mut self, seat: u8, name: &str) -> &mut Self {
        self.game.steps.clear();
        self.game.push(Step::Regrouping);
        self.game.stage = RegroupingStage::Resolution as u8;
        self.game.turns = self.game.seats;
        let leader = leader(name);
        self.game.players[seat as usize].leaders.add(LeaderSet::one(leader));
        self.game.play_leader(Seat(seat), leader, &mut self.log);
        self.run()
    }

    /// Step 5 of the Regrouping Phase in this stage.
    fn choosing(&mut self, stage: u8) -> &mut Self {
        self.stage(stage);
        self.game.leader_stage = stage - 1;
        self.regroup_from(RegroupingStage::Leadership as u8)
    }

    /// The effects after the last step of the Regrouping Phase.
    fn after_regrouping(&mut self) -> &mut Self {
        self.regroup_from(RegroupingStage::After as u8)
    }
}
