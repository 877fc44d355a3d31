//! The boards of a first game (FS-SET-25): fixed tiles, forces, objective tokens and storms.

use crate::content::content;
use crate::ids::{KINDS, Structure};
use crate::report::Log;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// Step 4 of the setup as it is printed for this number of players.
    pub(super) fn introductory_board(&mut self, log: &mut impl Log) {
        let intro = &content().intros[self.seats as usize - 2];
        for &(system, side, cell, turns, by) in &intro.tiles {
            self.tiles[system.index()].dealt = self.seat_of(by).into();
            self.place_tile(system, cell, side, turns);
        }
        for &(unit, count, area) in &intro.units {
            let Some(seat) = self.seat_of(unit.faction()) else { continue };
            for _ in 0..count {
                self.put_unit(seat, unit, area);
            }
        }
        for &(structure, faction, area) in &intro.structures {
            let Some(seat) = self.seat_of(faction) else { continue };
            self.put_structure(seat, structure, area);
        }
        for player in &mut self.players {
            (player.waiting, player.waiting_structures) = ([0; KINDS], [0; Structure::COUNT]);
        }
        for &(faction, area) in &intro.objectives {
            self.areas[area.index()].objective = self.seat_of(faction).into();
        }
        for (storm, edge) in self.storms.iter_mut().zip(&intro.storms) {
            storm.edge = Some(*edge);
        }
        self.survey();
        self.begin(log);
    }
}
