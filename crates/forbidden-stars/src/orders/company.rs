//! Units that move together: how many, and where. Moves are chosen one by one; this is for whoever puts several
//! together before choosing.

use kernel::Seat;

use crate::content::content;
use crate::ids::{Area, Unit};
use crate::sets::AreaSet;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// How many units of a kind the order can still move from an area.
    pub fn company(&self, unit: Unit, from: Area) -> u8 {
        self.order.as_ref().map_or(0, |order| self.movable(order, unit, from))
    }

    /// How many more units can go from one area to another together (FS-ADV-05, -06, FS-CARD-88).
    pub fn room_for(&self, seat: Seat, unit: Unit, from: Area, to: Area) -> u8 {
        let Some(order) = &self.order else { return 0 };
        let most = content().limits.max_attacking_units_in_area;
        let there = match self.clash(to) {
            Some(clash) if clash.attacker == seat => clash.units(),
            _ if self.area(to).is_enemy(seat) => 0,
            _ => self.area(to).units(),
        };
        let room = most.saturating_sub(there);
        let plain = unit.sheet().ship || self.paths(order, from, AreaSet::NONE).has(to);
        if plain { room } else { room.min(Self::ROKS - order.rokked) }
    }
}
