//! Objectives, winning, elimination (FS-OBJ, FS-WIN, FS-ELM).

use kernel::{Outcome, Owner, Seat, SeatSet};

use crate::content::content;
use crate::ids::{Asset, KINDS, Order, Structure};
use crate::report::{Event, Log};
use crate::sets::EventSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// The players still in the game.
    pub fn alive(&self) -> SeatSet {
        (0..self.seats).map(Seat).filter(|seat| !self.player(*seat).eliminated).collect()
    }

    /// FS-OBJ-01, -02: everybody collects the own tokens on friendly worlds.
    pub(crate) fn collect_objectives(&mut self, log: &mut impl Log) {
        for area in self.board_areas() {
            let here = &mut self.areas[area.index()];
            let Some(seat) = here.objective.seat() else { continue };
            if here.is_friendly(seat) {
                log.note(|| Event::ObjectiveCollected { seat, area });
                here.objective = Owner::NONE;
                self.players[seat.index()].collected += 1; // FS-OBJ-03
            }
        }
    }

    /// FS-WIN-01, -02: who has collected as many tokens as players began; FS-WIN-03: the best of them win.
    pub(crate) fn check_objectives(&mut self, log: &mut impl Log) {
        let needed = content().board(self.seats as usize).objectives_to_win;
        let enough = |seat: &Seat| self.player(*seat).collected >= needed;
        let reached: SeatSet = self.alive().iter().filter(enough).collect();
        if !reached.is_empty() {
            self.finish(self.best(reached), "objectives", log);
        }
    }

    /// FS-WIN-03, -06: most collected tokens, then friendly worlds, then units on the board (FS-AMB-33); equals share.
    pub(crate) fn best(&self, seats: SeatSet) -> SeatSet {
        let score = |seat: Seat| {
            (self.player(seat).collected, self.friendly_worlds(seat).count(), self.units_of(seat))
        };
        let most = seats.iter().map(score).max();
        seats.iter().filter(|seat| Some(score(*seat)) == most).collect()
    }

    /// How many units a player has on the board.
    pub(crate) fn units_of(&self, seat: Seat) -> usize {
        let own = self.areas.iter().filter(|area| area.owner.is(seat));
        own.map(|area| area.units() as usize).sum()
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, winners: SeatSet, ending: &'static str, log: &mut impl Log) {
        log.note(|| Event::GameOver { winners, ending });
        self.ending = Some(Outcome { winners, ending });
        self.steps.clear();
        self.steps.push(Step::Over);
    }

    /// FS-ELM-01, -03: who has no friendly world is out, all of them together (FS-ELM-05).
    pub(crate) fn eliminate(&mut self, log: &mut impl Log) {
        let homeless = |seat: &Seat| !self.friendly_areas(*seat).meets(self.worlds);
        let beaten: SeatSet = self.alive().iter().filter(homeless).collect();
        if beaten.is_empty() {
            return;
        }
        for seat in beaten.iter() {
            self.remove_player(seat, log);
        }
        let left = self.alive();
        match left.len() {
            // FS-AMB-63: those who left together compare their tokens.
            0 => {
                let most = beaten.iter().map(|seat| self.player(seat).collected).max();
                let best = |seat: &Seat| Some(self.player(*seat).collected) == most;
                self.finish(beaten.iter().filter(best).collect(), "nobody", log);
            }
            1 => self.finish(left, "survivor", log), // FS-WIN-05
            _ => {
                // FS-ELM-05: the token goes to the next on the left who is still in the game.
                if beaten.contains(self.first) {
                    self.pass_first_player(log);
                }
            }
        }
    }

    /// FS-FPL-02: to the left, to somebody who is still in the game.
    pub(crate) fn pass_first_player(&mut self, log: &mut impl Log) {
        let left = self.left_of(self.first);
        let next = self.alive().clockwise(left, self.seats as usize).next();
        self.first = next.unwrap_or(left);
        log.note(|| Event::FirstPlayer { seat: self.first });
    }

    /// FS-ELM-02, FS-AMB-31: all components of a player leave the game; tokens and structures of the common supply go back
    /// there, objectives of others stay.
    fn remove_player(&mut self, seat: Seat, log: &mut impl Log) {
        log.note(|| Event::Eliminated { seat });
        for area in self.board_areas() {
            let before = *self.area(area);
            if before.control.is(seat) {
                for (supply, count) in self.supply.structures.iter_mut().zip(before.structures) {
                    *supply += count;
                }
            }
            self.change(area, |here| {
                if here.owner.is(seat) {
                    (here.owner, here.ready, here.routed) = (Owner::NONE, [0; KINDS], [0; KINDS]);
                }
                if here.control.is(seat) {
                    (here.control, here.structures) = (Owner::NONE, [0; Structure::COUNT]);
                }
                if here.objective.is(seat) {
                    here.objective = Owner::NONE;
                }
            });
        }
        let player = &mut self.players[seat.index()];
        player.eliminated = true;
        for asset in Asset::ALL {
            let count = std::mem::take(&mut player.assets[asset.index()]);
            self.supply.assets[asset.index()] += count;
        }
        (player.materiel, player.supply, player.control_tokens) = (0, [0; KINDS], 0);
        (player.schemes, player.on_events) = (EventSet::NONE, [0; Order::COUNT]);
        player.resolved = [0; Order::COUNT];
        let secret = &mut self.secrets[seat.index()];
        (secret.orders, secret.drawn) = ([0; Order::COUNT], EventSet::NONE);
        self.orders.retain(|placed| placed.seat != seat);
        if self.order.is_some_and(|order| order.seat == seat) {
            self.order = None;
        }
    }
}
