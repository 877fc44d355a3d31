//! How a scenario is won (BW-SCN-12, -14, -20): by its goals, or as the last one left.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::content::{Aim, ScenarioGoal, Whither};
use crate::ids::{Area, ITEMS, Item, Planet};
use crate::report::Log;
use crate::scenario::ItemState;
use crate::state::{Site, StarCraft};
use crate::victory::EndKind;

impl StarCraft {
    /// BW-SCN-20: the goals in the order of the list: of every round, or those of the last one.
    pub(crate) fn check_goals(&mut self, at_end: bool, log: &mut impl Log) {
        let Some(sheet) = self.rules.scenario() else { return };
        for goal in sheet.goals.iter().filter(|goal| goal.at_end == at_end) {
            let sides = self.sides_in_game();
            let winners = sides.into_iter().filter(|&side| self.reaches(side, goal)).collect();
            if self.end_with_goal(winners, log) {
                return;
            }
        }
    }

    /// BW-SCN-14: the last round ends with its goals, if need be without a winner.
    pub(crate) fn end_last_round(&mut self, log: &mut impl Log) {
        if self.rules.scenario().is_some_and(|sheet| self.round >= sheet.rounds) {
            self.check_goals(true, log);
            if self.ending.is_none() {
                self.end(EndKind::RoundLimit, SeatSet::EMPTY, None, log);
            }
        }
    }

    /// Whether a side has reached a goal.
    fn reaches(&self, side: SeatSet, goal: &ScenarioGoal) -> bool {
        let mine = goal.team.is_none_or(|team| {
            side.iter().next().is_some_and(|seat| self.scenario_team(seat) == team)
        });
        mine && match goal.aim {
            Aim::ItemsHeld { items, place, carried, controlled } => {
                let held = |item: Item| self.has_item(side, item, place, carried, controlled);
                Item::all().filter(|item| items >> item.index() & 1 == 1).all(held)
            }
            // Who has the most is found by comparing.
            Aim::MostPoints | Aim::RoundsOver => true,
            Aim::Destroyed(_) => self.razed.seat().is_some_and(|seat| side.contains(seat)),
            Aim::Survives(site) => self.everybody().any(|seat| self.has_site(seat, site)),
        }
    }

    /// Whether an item is a side's, at the right place.
    fn has_item(
        &self,
        side: SeatSet,
        item: Item,
        place: Option<Whither>,
        carried: bool,
        controlled: bool,
    ) -> bool {
        let state = self.items[item.index()];
        let Some(area) = state.area else { return false };
        let controls = || self.controller(area).is_some_and(|seat| side.contains(seat));
        let bears = state.bearer.is_some_and(|(seat, _)| side.contains(seat));
        let here = |seat: Seat| match place {
            None => true,
            Some(Whither::Planet(planet)) => area.planet() == planet,
            Some(Whither::OwnStart) => self.began_on(seat, area.planet()),
        };
        (bears || !carried && state.bearer.is_none() && controls())
            && (!controlled || controls())
            && side.iter().any(here)
    }

    /// How far a player's side is with the best of its goals before the last round, for bots: from 0 to 1.
    pub(crate) fn way_to_goal(&self, seat: Seat) -> f32 {
        let Some(sheet) = self.rules.scenario() else { return 0.0 };
        let mine = |goal: &&ScenarioGoal| {
            !goal.at_end && goal.team.is_none_or(|team| self.scenario_team(seat) == team)
        };
        let ways = sheet.goals.iter().filter(mine).map(|goal| match goal.aim {
            Aim::ItemsHeld { items, place, .. } => {
                let wanted = Item::all().filter(|item| items >> item.index() & 1 == 1);
                let ways: ArrayVec<f32, ITEMS> =
                    wanted.map(|item| self.way_of_item(seat, item, place)).collect();
                ways.iter().sum::<f32>() / ways.len().max(1) as f32
            }
            Aim::Destroyed(site) => {
                let site =
                    self.all_areas().find(|&area| self.area(area).installation() == Some(site));
                let mine = |area: &Area| self.area(*area).owner.is(seat);
                let near = site.map_or(0, |site| {
                    site.planet().areas().filter(mine).map(|area| self.area(area).count()).sum()
                });
                f32::from(near.min(8)) / 16.0 + if self.razed.is(seat) { 0.5 } else { 0.0 }
            }
            _ => 0.0,
        });
        ways.fold(0.0, f32::max)
    }

    /// How far an item is on its way: half for having it, half for being near.
    fn way_of_item(&self, seat: Seat, item: Item, place: Option<Whither>) -> f32 {
        let ItemState { area, bearer } = self.items[item.index()];
        let ours = |other: Seat| other == seat || self.teammates(seat, other);
        let Some(area) = area.filter(|_| bearer.is_none_or(|(bearer, _)| ours(bearer))) else {
            return 0.0;
        };
        let there = |planet: &Planet| match place {
            None => true,
            Some(Whither::Planet(wanted)) => *planet == wanted,
            Some(Whither::OwnStart) => self.began_on(seat, *planet),
        };
        let steps = self.steps_from(area.planet());
        let far = self.galaxy().filter(there).map(|planet| steps[planet.index()]).min();
        let held = bearer.is_some() || self.is_friendly(seat, area);
        if held { 0.5 + 0.5 / (1 + far.unwrap_or(0)) as f32 } else { 0.1 }
    }

    /// BW-SCN-12: an installation that a goal speaks of has been destroyed by a player's units.
    pub(crate) fn note_razed(&mut self, site: Site, by: Option<Seat>) {
        if self.is_wanted(site) {
            self.razed = by.into();
        }
    }

    /// Whether a goal is to destroy such an installation.
    fn is_wanted(&self, site: Site) -> bool {
        let counts = |goal: &ScenarioGoal| goal.aim == Aim::Destroyed(site);
        self.rules.scenario().is_some_and(|sheet| sheet.goals.iter().any(counts))
    }

    /// BW-SCN-22: an installation that only enemies can take off the board, so that its goal stays
    /// open: its owner neither destroys it nor takes it along when dropping out.
    pub(crate) fn is_prize(&self, site: Site) -> bool {
        self.rules.keeps_prizes() && self.is_wanted(site)
    }
}
