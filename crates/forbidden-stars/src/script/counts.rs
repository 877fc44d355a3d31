//! How many, and whether: the numbers and conditions that cards speak of.

use kernel::Seat;

use super::Source;
use crate::content::{Condition, Count, Measure, content};
use crate::ids::{Area, Fighter, Icon, System};
use crate::sets::UnitSet;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// How many a step speaks of, of so many there are.
    pub(crate) fn number(&self, count: Count, there: u8) -> u8 {
        match count {
            Count::Exactly(number) => number.min(there),
            Count::Any | Count::All => there,
            Count::Of(measure) => self.measure(measure).min(there),
        }
    }

    /// Something counted, now.
    pub(crate) fn measure(&self, measure: Measure) -> u8 {
        let script = self.script();
        let seat = script.seat;
        match measure {
            Measure::OwnMoraleDice => self.dice(seat)[Icon::MORALE.index()],
            Measure::OwnUnroutedRequisiteUnits => self.requisite_units(seat),
            Measure::OwnCultistsInThisSystem => {
                self.contested().map_or(0, |area| self.cultists(seat, area.system()))
            }
            Measure::WarpStormsBorderingThatSystem => {
                script.from.map_or(0, |area| self.storms_around(area.system()))
            }
            _ => self.board_measure(seat, measure),
        }
    }

    /// FS-CARD-104: the storms on the four edges of a tile.
    fn storms_around(&self, system: System) -> u8 {
        let edges = kernel::grid::Side::ALL
            .map(|side| crate::grid::Edge::of(self.tiles[system.index()].cell, side));
        edges.into_iter().filter(|edge| self.is_stormy(*edge)).count() as u8
    }

    /// FS-CARD-25: a player's level-0 ground units of a system, routed ones and tokens of the combat included.
    pub(crate) fn cultists(&self, seat: Seat, system: System) -> u8 {
        let count = |area: Area| {
            let Some(unit) = self.token_unit(seat, area).filter(|unit| !unit.sheet().ship) else {
                return 0;
            };
            let figures: u8 = self.units(seat, area).iter().map(|row| row[unit.kind()]).sum();
            figures + self.reinforcements(seat, area).iter().sum::<u8>()
        };
        system.areas().map(count).sum()
    }

    /// FS-CARD-39: own unrouted units of the combat of the kinds that the card asks for.
    fn requisite_units(&self, seat: Seat) -> u8 {
        match (self.script().source, self.contested()) {
            (Source::Card(card), Some(area)) => {
                self.unrouted_of(seat, area, content().cards[card.index()].requisite)
            }
            _ => 0,
        }
    }

    /// A player's unrouted units of these kinds in an area, tokens included.
    pub(crate) fn unrouted_of(&self, seat: Seat, area: Area, kinds: UnitSet) -> u8 {
        let Some(faction) = self.player(seat).faction else { return 0 };
        let [ready, _] = self.units(seat, area);
        let named = faction.units().filter(|unit| kinds.has(*unit));
        let figures: u8 = named.map(|unit| ready[unit.kind()]).sum();
        let [tokens, _] = self.reinforcements(seat, area);
        let count = tokens > 0 && self.token_unit(seat, area).is_some_and(|unit| kinds.has(unit));
        figures + if count { tokens } else { 0 }
    }

    /// Whether something holds, now.
    pub(crate) fn holds(&self, condition: Condition) -> bool {
        let seat = self.script().seat;
        let (Some(area), Some(other)) = (self.contested(), self.other_party(seat)) else {
            // FS-CARD-80
            return condition == Condition::NoFriendlyWorldInActiveSystem
                && self.order.is_some_and(|order| {
                    let mut areas = order.system.areas();
                    !areas.any(|area| self.print(area).world && self.is_friendly(seat, area))
                });
        };
        let unrouted = |seat| {
            let [ready, _] = self.units(seat, area);
            ready.iter().sum::<u8>() + self.reinforcements(seat, area)[0]
        };
        match condition {
            Condition::Attacking => self.side(seat) == Some(0),
            Condition::Defending => self.side(seat) == Some(1),
            Condition::MoreMoraleDice => {
                let dice = |seat| self.dice(seat)[Icon::MORALE.index()];
                dice(seat) > dice(other)
            }
            Condition::OpponentHasRoutedUnit => {
                !self.unit_fighters(other, area, Fighter::is_routed).is_empty()
            }
            Condition::MoreUnroutedUnits => unrouted(seat) > unrouted(other),
            Condition::NoFriendlyWorldInActiveSystem => false,
        }
    }
}
