//! Where: the places that cards speak of.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::content::{Place, Who};
use crate::ids::{Area, MAX_PLAYERS, Structure, System, Unit};
use crate::sets::{AreaSet, SystemSet};
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// The other party, for a card of a player (FS-TRM-04): of the combat, or the owner of the target of a strike.
    pub(crate) fn other_party(&self, seat: Seat) -> Option<Seat> {
        match &self.combat {
            Some(combat) => combat.side(seat).map(|side| combat.sides[1 - side].seat),
            None => self.strike.map(|strike| strike.opponent),
        }
    }

    /// The target of the orbital strike that goes on.
    pub(super) fn target_world(&self) -> Option<Area> {
        self.strike.map(|strike| strike.target)
    }

    /// The parties that a step speaks of; of both the attacker first (FS-SIM-02).
    pub(crate) fn parties(&self, who: Who) -> impl Iterator<Item = Seat> + use<> {
        let own = self.script().seat;
        let other = self.other_party(own);
        let (first, second) = match who {
            Who::Own => (Some(own), None),
            Who::Opponent => (other, None),
            Who::Both if self.side(own) == Some(0) => (Some(own), other),
            Who::Both => (other, Some(own)),
        };
        [first, second].into_iter().flatten()
    }

    /// Whose units a step speaks of: outside a combat or strike those of any opponent (FS-TRM-04).
    pub(super) fn owners(&self, who: Who) -> ArrayVec<Seat, MAX_PLAYERS> {
        let own = self.script().seat;
        match (who, self.other_party(own)) {
            (Who::Own, _) => [own].into_iter().collect(),
            (_, Some(other)) => [other].into_iter().collect(),
            _ => self.clockwise().filter(|seat| *seat != own).collect(),
        }
    }

    /// The areas of a place.
    pub(crate) fn places(&self, place: Place) -> AreaSet {
        let seat = self.script().seat;
        let active = self.order.map_or(SystemSet::NONE, |order| SystemSet::one(order.system));
        let beside = self.order.map_or(SystemSet::NONE, |it| self.neighbours[it.system.index()]);
        let open = self.order.map_or(SystemSet::NONE, |it| self.barred[it.system.index()]);
        let (board, worlds) = (AreaSet::of_systems(self.placed), self.worlds);
        let voids = board.without(worlds);
        let (friendly, free) = (self.friendly_areas(seat), self.uncontrolled_areas());
        let open_to = friendly.or(free);
        let within = |systems: SystemSet, areas: AreaSet| AreaSet::of_systems(systems).and(areas);
        let those = |areas: AreaSet, holds: &dyn Fn(Area) -> bool| -> AreaSet {
            areas.iter().filter(|area| holds(*area)).collect()
        };
        let contested = self.contested();
        let own = |area: Area| self.count_units(seat, area);
        match place {
            Place::ContestedArea => contested.map_or(AreaSet::NONE, AreaSet::one),
            Place::ContestedWorld => contested.map_or(AreaSet::NONE, AreaSet::one).and(worlds),
            Place::TargetWorld => self.target_world().map_or(AreaSet::NONE, AreaSet::one),
            // FS-CARD-13: storms block; FS-CARD-59: friendly or uncontrolled now.
            Place::AdjacentFriendlyOrUncontrolledArea => {
                let near = contested.map_or(AreaSet::NONE, |area| self.open_borders(area));
                near.and(open_to)
            }
            // FS-CARD-65: whoever holds it, but one that becomes contested in a combat.
            Place::OneAdjacentArea => {
                let near = contested.map_or(AreaSet::NONE, |area| self.open_borders(area));
                let ours = |area| self.clash(area).is_some_and(|clash| clash.attacker == seat);
                let second = self.clashes.len() < 2;
                those(near, &|area| {
                    open_to.has(area) || ours(area) || second && !self.is_contested(area)
                })
            }
            Place::OtherFriendlyOrUncontrolledWorldInThisSystem => {
                let here = contested.map_or(SystemSet::NONE, |it| SystemSet::one(it.system()));
                within(here, worlds.and(open_to))
            }
            Place::ActiveSystem => AreaSet::of_systems(active),
            Place::WorldsInActiveSystem => within(active, worlds),
            Place::FriendlyAreaInActiveSystem => within(active, friendly),
            Place::FriendlyOrUncontrolledWorldInActiveSystem => within(active, worlds.and(open_to)),
            // FS-CARD-68: also behind a storm.
            Place::FriendlyOrUncontrolledWorldInAdjacentSystem => {
                within(beside, worlds.and(open_to))
            }
            // FS-CARD-79: not behind a storm.
            Place::FriendlyOrUncontrolledVoidsInAdjacentSystem => {
                within(beside.without(open), voids.and(open_to))
            }
            Place::AnyWorld => worlds,
            Place::AnyVoid => voids,
            Place::AnyFriendlyWorld | Place::FriendlyWorld => worlds.and(friendly),
            Place::AnyUncontrolledWorld => worlds.and(free),
            Place::AnyUncontrolledVoid => voids.and(free),
            Place::FriendlyWorldWithStructure => {
                those(friendly, &|area| self.area(area).buildings() > 0)
            }
            Place::OneFriendlyWorldWithoutCultists => those(worlds.and(friendly), &|area| {
                let cultist = self.token_unit(seat, area).map_or(0, |unit| unit.kind());
                self.units(seat, area).iter().all(|row| row[cultist] == 0)
            }),
            Place::OneWorldWithOwnNobz => those(friendly, &|area| {
                let units = self.units(seat, area);
                // The one ground unit of level 1 on the sheet.
                let nobz = |unit: &Unit| !unit.sheet().ship && unit.sheet().level == 1;
                let Some(nobz) = self.own_units(seat).find(nobz) else { return false };
                units.iter().any(|row| row[nobz.kind()] > 0)
            }),
            // FS-EX-06, FS-CARD-111
            Place::FriendlyOrUncontrolledWorldWithoutStructureOrOwnObjective => {
                those(worlds.and(open_to), &|area| {
                    let state = self.area(area);
                    state.structures == [0; Structure::COUNT] && !state.objective.is(seat)
                })
            }
            Place::OneArea | Place::Anywhere | Place::OneSystem => board,
            Place::OneFriendlyArea => friendly,
            Place::OneFriendlyOrUncontrolledArea => open_to,
            Place::SystemWithOwnUnit | Place::SystemWithTwoOwnUnits => {
                let least = if place == Place::SystemWithOwnUnit { 1 } else { 2 };
                let enough = |it: &System| it.areas().map(own).sum::<u8>() >= least;
                AreaSet::of_systems(self.placed.iter().filter(enough).collect())
            }
        }
    }
}
