//! How a player stands: the special objective and the build limit, taken apart.

use kernel::{Arg, Message, Seat, message};
use serde::Serialize;

use crate::cards::LimitSource;
use crate::content::Goal;
use crate::ids::Area;
use crate::state::StarCraft;

/// How far a player is with the special objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// What the player has of it.
    pub have: usize,
    /// What it takes.
    pub need: usize,
    /// It would count in this round: the Event deck has reached Stage III.
    pub counts_now: bool,
    /// What makes it up.
    pub lines: Vec<Message>,
}

/// One part of the build limit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LimitTerm {
    /// Where it comes from.
    pub source: LimitSource,
    /// What that is called.
    pub name: Arg,
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

fn lines(game: &StarCraft, seat: Seat, goal: Goal) -> Vec<Message> {
    match goal {
        Goal::ControlAreas { .. } => {
            let counted = |area: &Area| game.serves(goal, *area);
            game.controlled(seat).filter(counted).map(Message::from).collect()
        }
        Goal::ControlPlanets { .. } => {
            let begun = game.galaxy().filter(|&planet| game.held_on(seat, planet) > 0);
            let line = |planet: crate::ids::Planet| {
                let (held, all) = (game.held_on(seat, planet), planet.areas().count());
                message!("sc-goal-planet", planet = planet, held = held, all = all)
            };
            begun.map(line).collect()
        }
        Goal::MostAreas => {
            let line = |other: Seat| {
                let areas = game.controlled(other).count();
                message!("sc-goal-areas", owner = game.side_of(other), count = areas)
            };
            game.everybody().map(line).collect()
        }
        Goal::BasesOnPlanets { .. } => {
            let based = game.galaxy().filter(|&planet| game.base_on(seat, planet).is_some());
            based.map(|planet| message!("sc-goal-base", planet = planet)).collect()
        }
        Goal::EndDrawsNear { others_target, .. } => {
            vec![message!("sc-goal-others", points = others_target)]
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

fn name(source: LimitSource) -> Arg {
    match source {
        LimitSource::Sheet => message!("sc-faction-sheet").into(),
        LimitSource::Building(building) => building.into(),
        LimitSource::Module(module) => module.into(),
        LimitSource::Event(event) => event.into(),
        LimitSource::Leader(leader) => leader.into(),
        LimitSource::Order => message!("sc-special-build").into(),
    }
}
