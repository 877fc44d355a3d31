//! Battles, chapters 16 to 22 and 25.

mod cancels;
mod cloaking;
mod keywords;
mod matchups;
mod odds;
mod opening;
mod placing;
mod questions;
mod reinforcements;
mod retreat_areas;
mod retreats;
mod running_example;
mod skirmish_ends;
mod skirmishes;
mod splash;
mod splash_victims;
mod targets;
mod terms;
mod timing;
mod views;

use kernel::Viewer;

use super::*;
use crate::view::{BattleView, SkirmishView};

/// Seat 0 with these units on Torus C is about to attack seat 1 with those on Helios B (unit
/// limit 4). A transport joins the planets, both have a base elsewhere, and an order of seat 1
/// waits on Tarsonis, so that play stops there when the battle is over.
fn field(factions: [&str; 2], attackers: &str, defenders: &str) -> Table {
    field_with(factions, &[], attackers, defenders)
}

/// A battle with options.
fn field_with(
    factions: [&str; 2],
    options: &[(&str, &str)],
    attackers: &str,
    defenders: &str,
) -> Table {
    let mut t = table_with(&factions, options);
    t.units(0, "torus.c", attackers).transport(0, "r0").base(0, "torus.c");
    t.units(1, "helios.b", defenders).base(1, "tarsonis.b").stack("tarsonis", "1 build");
    t
}

impl Table {
    /// The hand is exactly these cards, and there are no others: nothing can be drawn.
    fn cards(&mut self, seat: u8, cards: &[&str]) -> &mut Self {
        self.hand(seat, cards).deck(seat, &[]).no_discards(seat)
    }

    /// Seat 0 mobilizes and brings everything from Torus C into Helios B.
    fn attack(&mut self) -> &mut Self {
        self.attack_with("mobilize", "torus.c", "helios.b")
    }

    /// A battle by another order or in other areas.
    fn attack_with(&mut self, order: &str, from: &str, to: &str) -> &mut Self {
        let planet = to.split_once('.').expect("an area").0;
        self.order(0, order, planet);
        let mover = |t: &Self| {
            let options = t.options(0);
            options.into_iter().find(|text| text.starts_with("move ") && text.ends_with(from))
        };
        while let Some(text) = mover(self) {
            self.act(0, &text);
            let target = format!("to {to}");
            if self.can(0, &target) {
                self.act(0, &target);
            }
        }
        self.act(0, "done")
    }

    /// Takes the transport of a seat off route `r0`, so that nobody can retreat that way.
    fn strand(&mut self, seat: u8) -> &mut Self {
        self.game.destroy_transport(Seat(seat), "r0".parse().expect("a route"));
        self
    }

    fn is_over(&self) -> bool {
        self.game.battle.is_none()
    }

    /// The place in the log of the first event of a kind.
    #[track_caller]
    fn when(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().position(what).expect("it has happened")
    }

    fn count(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().filter(|event| what(event)).count()
    }

    /// Whether a card has triggered splash damage.
    fn triggered(&self, seat: u8, name: &str) -> bool {
        self.happened(&Event::SplashTriggered { seat: Seat(seat), card: card(name) })
    }

    fn discarded(&self, seat: u8, name: &str) -> bool {
        self.seat(seat).discard.has(card(name))
    }

    /// What a seat sees of the battle.
    fn battle_seen_by(&self, seat: u8) -> BattleView {
        self.game.view(Viewer::Seat(Seat(seat))).battle.expect("a battle")
    }

    /// What a seat sees of a skirmish.
    fn seen_by(&self, seat: u8, skirmish: usize) -> SkirmishView {
        self.battle_seen_by(seat).skirmishes.swap_remove(skirmish)
    }

    /// How many supporting units a side has in a skirmish.
    fn supporters(&self, skirmish: u8, side: usize) -> usize {
        self.game.fight().in_skirmish(skirmish, side).filter(|fighter| !fighter.front).count()
    }
}

fn is_destroyed(event: &Event) -> bool {
    matches!(event, Event::UnitDestroyed { .. })
}

fn is_compared(event: &Event) -> bool {
    matches!(event, Event::Compared { .. })
}

fn is_withdrawn(event: &Event) -> bool {
    matches!(event, Event::Withdrew { .. })
}
