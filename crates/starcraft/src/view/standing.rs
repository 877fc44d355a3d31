//! How a player stands: his special objective and his build limit, taken apart.

use kernel::Seat;
use serde::Serialize;

use crate::cards::LimitSource;
use crate::content::{Goal, content};
use crate::ids::Area;
use crate::state::StarCraft;
use crate::text;

/// How far a player is with his special objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// What he has.
    pub have: usize,
    /// What it takes.
    pub need: usize,
    /// It would count in this round: the Event deck has reached Stage III.
    pub counts_now: bool,
    /// What makes it up, in words.
    pub lines: Vec<String>,
}

/// One part of the build limit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LimitTerm {
    /// Where it comes from.
    pub source: LimitSource,
    /// The same in words.
    pub name: &'static str,
    /// What it adds.
    pub amount: u8,
}

impl Progress {
    pub(super) fn of(game: &StarCraft, seat: Seat) -> Option<Self> {
        if game.round == 0 || !game.plays_for_points() {
            return None;
        }
        let (goal, have, need) = game.objective(seat)?;
        let counts_now = matches!(goal, Goal::EndDrawsNear { .. }) || game.event_stage() == 3;
        Some(Self { have, need, counts_now, lines: lines(game, seat, goal) })
    }
}

fn lines(game: &StarCraft, seat: Seat, goal: Goal) -> Vec<String> {
    match goal {
        Goal::ControlAreas { .. } => {
            let counted = |area: &Area| game.serves(goal, *area);
            game.controlled(seat).filter(counted).map(text::area).collect()
        }
        Goal::ControlPlanets { .. } => {
            let begun = game.galaxy().filter(|&planet| game.held_on(seat, planet) > 0);
            let line = |planet: crate::ids::Planet| {
                let (held, all) = (game.held_on(seat, planet), planet.areas().count());
                format!("{}: {held} of {}", text::planet(planet), text::count(all, "area", "areas"))
            };
            begun.map(line).collect()
        }
        Goal::MostAreas => {
            let line = |other: Seat| {
                let areas = text::count(game.controlled(other).count(), "area", "areas");
                format!("{}: {areas}", game.side_name(other))
            };
            game.everybody().map(line).collect()
        }
        Goal::BasesOnPlanets { .. } => {
            let based = game.galaxy().filter(|&planet| game.base_on(seat, planet).is_some());
            based.map(|planet| text::planet(planet).to_owned()).collect()
        }
        Goal::EndDrawsNear { others_target, .. } => {
            vec![format!("All others need {others_target} conquest points.")]
        }
    }
}

pub(super) fn build_terms(game: &StarCraft, seat: Seat) -> Vec<LimitTerm> {
    let mut terms = Vec::new();
    game.build_terms(seat, &mut |source, amount| {
        // What stands on the sheet is told even if it is nothing.
        let told = matches!(source, LimitSource::Sheet | LimitSource::Building(_));
        if told || amount > 0 {
            terms.push(LimitTerm { source, name: name(source), amount });
        }
    });
    terms
}

fn name(source: LimitSource) -> &'static str {
    match source {
        LimitSource::Sheet => "Faction Sheet",
        LimitSource::Building(building) => text::building(building),
        LimitSource::Module(module) => &content().modules[module.index()].name,
        LimitSource::Event(event) => text::event(event),
        LimitSource::Order => "Special Build order",
    }
}
