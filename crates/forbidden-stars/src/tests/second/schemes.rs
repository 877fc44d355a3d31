//! Schemes of a combat, one by one, from their texts.

use kernel::Seat;

use super::model::{D, Model};
use crate::ids::Area;

impl Model {
    fn has_scheme(&self, seat: Seat, id: &str) -> bool {
        self.schemes[&seat].iter().any(|it| it == id)
    }

    /// A party uses schemes as long as it likes; `usable` says which.
    fn window(&mut self, side: usize, ids: &[&str], usable: impl Fn(&Self, &str) -> bool) {
        let seat = self.seat(side);
        loop {
            let there: Vec<&str> = ids
                .iter()
                .copied()
                .filter(|id| self.has_scheme(seat, id) && usable(self, id))
                .collect();
            if there.is_empty() {
                return;
            }
            let mut options: Vec<String> = there.iter().map(|id| format!("scheme {id}")).collect();
            options.push("done".into());
            let line = self.decide(seat, options);
            if line == "done" {
                return;
            }
            let id = line[7..].to_owned();
            self.discard_scheme(seat, &id);
            self.use_scheme(side, &id);
        }
    }

    pub(super) fn schemes_before(&mut self) {
        let ids =
            ["um_event_adeptus_mechanicus", "um_event_emperors_champion", "iy_event_farsight"];
        for side in 0..2 {
            self.window(side, &ids, |model, id| match id {
                "um_event_adeptus_mechanicus" => model.can_have(side, D),
                "um_event_emperors_champion" => model.units(side).iter().any(|it| it.routed),
                _ => !model.units(side).is_empty() && !model.havens(side).is_empty(),
            });
        }
    }

    pub(super) fn schemes_after(&mut self) {
        let ids = ["we_event_seduced_by_chaos", "es_event_teer_it_down"];
        for side in 0..2 {
            self.window(side, &ids, |model, id| match id {
                "we_event_seduced_by_chaos" => model.has_to_rout(1 - side),
                _ => model.board[&model.area].structures != [0; 3],
            });
        }
    }

    /// Friendly areas of the right kind, anywhere.
    fn havens(&self, side: usize) -> Vec<Area> {
        let seat = self.seat(side);
        let right = |area: &Area| self.world[area] == self.world[&self.area];
        let all = self.board.keys().copied();
        all.filter(|area| right(area) && self.friendly(seat, *area)).collect()
    }

    fn use_scheme(&mut self, side: usize, id: &str) {
        let seat = self.seat(side);
        match id {
            "um_event_adeptus_mechanicus" => {
                let forges = self.forges[&seat];
                self.gain(side, D, 2);
                if forges > 0 {
                    self.gain(side, D, forges);
                }
            }
            "um_event_emperors_champion" => {
                let line = self.decide(seat, self.picks(side, |it| it.routed));
                self.rally(side, &line);
            }
            "iy_event_farsight" => {
                let to = self.choose_area(seat, &self.havens(side));
                while !self.units(side).is_empty() {
                    if let Some(piece) = self.take(side, 0) {
                        self.arrive(seat, piece, to);
                    }
                }
            }
            "we_event_seduced_by_chaos" => {
                let line = self.decide(seat, self.foes_unrouted(1 - side));
                let place = self.picked(1 - side, &line);
                self.rout(1 - side, place);
            }
            _ => {
                let (area, names) = (self.area, ["factory", "city", "bastion"]);
                let standing = self.board[&area].structures;
                let there = (0..3).filter(|it| standing[*it] > 0);
                let options = there.map(|it| format!("pick-structure {} {area}", names[it]));
                let line = self.decide(seat, options.collect());
                let lost = names.iter().position(|it| line.contains(it)).expect("a structure");
                if lost == 2 {
                    // A whole one rather than none: bastions are alike but for their damage, which goes with the last.
                    self.lose_bastion(standing[2] as usize - 1);
                } else {
                    let ground = self.board.get_mut(&area).expect("an area");
                    ground.structures[lost] -= 1;
                    let owner = ground.control.expect("an owner");
                    *self.control_tokens.get_mut(&owner).expect("a player") += 1;
                    self.tidy(area);
                }
            }
        }
    }
}
