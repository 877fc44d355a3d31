//! The game mode Scenario (BW-SCN): a setup, teams, a play order and goals of its own.
//!
//! | file | what |
//! | --- | --- |
//! | here | who plays which part, teams, the play order |
//! | `setup.rs` | the setup that replaces the normal one |
//! | `goals.rs` | how a scenario is won |
//! | `items.rs` | scenario items (BW-ITM) |

mod goals;
mod items;
mod setup;

pub use items::ItemState;

use arrayvec::ArrayVec;
use kernel::{Refused, Seat, message};

use crate::content::{Part, ScenarioSheet, content};
use crate::ids::{Faction, MAX_PLAYERS};
use crate::ruleset::{Ruleset, Scenario};
use crate::state::StarCraft;

impl Ruleset {
    /// The pages of the scenario that is played.
    pub fn scenario(&self) -> Option<&'static ScenarioSheet> {
        let place = (self.scenario as usize).checked_sub(1)?;
        content().scenarios.get(place)
    }
}

impl StarCraft {
    /// Whether a scenario is played.
    pub fn is_scenario(&self) -> bool {
        self.rules.scenario != Scenario::None
    }

    // ---- factions

    /// BW-SCN-04, -21: whether a faction may be taken: one of the scenario, and none is left without
    /// a player.
    pub(crate) fn may_take_faction(&self, faction: Faction) -> bool {
        let Some(sheet) = self.rules.scenario() else { return true };
        sheet.part(faction).is_some() && self.factions_suffice(sheet, Some(faction))
    }

    /// Whether every faction will have a player, if this one is taken next.
    fn factions_suffice(&self, sheet: &ScenarioSheet, next: Option<Faction>) -> bool {
        let taken = |faction: Faction| next == Some(faction) || self.seat_with(faction).is_some();
        let shared = sheet.merges.iter().filter(|pair| !pair.iter().all(|&one| taken(one)));
        sheet.parts.len() - self.seats as usize <= shared.count()
    }

    /// BW-SCN-04: whether the factions agreed on beforehand are those of the scenario.
    pub(crate) fn check_factions(&self) -> Result<(), Refused> {
        let Some(sheet) = self.rules.scenario() else { return Ok(()) };
        let refuse = |why| Err(Refused::new("bad_setup", why));
        for faction in self.everybody().filter_map(|seat| self.player(seat).faction) {
            if sheet.part(faction).is_none() {
                return refuse(message!("sc-scenario-faction", faction = faction));
            }
        }
        if !self.factions_suffice(sheet, None) {
            return refuse(message!("sc-scenario-unled"));
        }
        Ok(())
    }

    /// Who has taken a faction.
    fn seat_with(&self, faction: Faction) -> Option<Seat> {
        self.everybody().find(|&seat| self.player(seat).faction == Some(faction))
    }

    /// BW-SCN-21: who leads a faction, alone or beside the own one.
    pub(crate) fn leader_of(&self, faction: Faction) -> Option<Seat> {
        let partner = || self.rules.scenario()?.partner(faction);
        self.seat_with(faction).or_else(|| self.seat_with(partner()?))
    }

    /// BW-SCN-21: the parts a player leads: that of the own faction first, and of one that nobody else
    /// has taken.
    pub(crate) fn parts(&self, seat: Seat) -> ArrayVec<&'static Part, 2> {
        let (Some(sheet), Some(faction)) = (self.rules.scenario(), self.player(seat).faction)
        else {
            return ArrayVec::new();
        };
        let other = sheet.partner(faction).filter(|&other| self.seat_with(other).is_none());
        [Some(faction), other].into_iter().flatten().filter_map(|f| sheet.part(f)).collect()
    }

    /// BW-SCN-21: pieces of how many colours form the player's supply.
    pub fn colours(&self, seat: Seat) -> u8 {
        if self.is_scenario() { self.parts(seat).len().max(1) as u8 } else { 1 }
    }

    // ---- teams

    /// BW-SCN-18: the team of a player; without teams each has a number of its own.
    pub(crate) fn scenario_team(&self, seat: Seat) -> u8 {
        self.parts(seat).first().map_or(seat.0, |part| part.team)
    }

    // ---- the play order

    /// BW-SCN-13: the seats in the order in which they play; by their numbers until all have a
    /// faction.
    fn seating(&self) -> ArrayVec<Seat, MAX_PLAYERS> {
        let mut seats: ArrayVec<Seat, MAX_PLAYERS> = self.everybody().collect();
        if let Some(sheet) = self.rules.scenario()
            && seats.iter().all(|&seat| self.player(seat).faction.is_some())
        {
            let place = |seat: &Seat| {
                let faction = self.player(*seat).faction;
                sheet.parts.iter().position(|part| Some(part.faction) == faction)
            };
            seats.sort_by_key(place);
        }
        seats
    }

    /// BW-SCN-13: who plays after whom, where a scenario says it.
    pub(crate) fn play_order(&self) -> Vec<Seat> {
        if self.is_scenario() { self.seating().to_vec() } else { Vec::new() }
    }

    /// BW-SCN-13: the seat so many places after another in the play order.
    pub(crate) fn after_in_play_order(&self, seat: Seat, places: u8) -> Seat {
        let seating = self.seating();
        let from = seating.iter().position(|&other| other == seat).unwrap_or(0);
        seating[(from + usize::from(places)) % seating.len()]
    }
}
