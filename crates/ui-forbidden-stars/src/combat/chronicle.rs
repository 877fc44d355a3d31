//! What the log remembers of the combat that goes on: who laid what in which round, and what came of it.

use forbidden_stars::Event;
use forbidden_stars::ids::{CombatCard, Fighter};
use kernel::Seat;

use crate::scene::Scene;

/// An execution round.
#[derive(Clone, Debug, Default)]
pub(super) struct Round {
    /// Cards that were turned over, by whom.
    pub(super) cards: Vec<(Seat, CombatCard)>,
    /// Offence and defence of attacker and defender, and what each of them suffered.
    pub(super) damage: Option<([[u8; 2]; 2], [u8; 2])>,
    /// Who lost what.
    pub(super) lost: Vec<(Seat, Fighter)>,
}

/// The combat so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Chronicle {
    pub(super) rounds: Vec<Round>,
    /// The morale of attacker and defender.
    pub(super) morale: Option<[u8; 2]>,
}

impl Chronicle {
    pub(super) fn of(scene: &Scene<'_>) -> Self {
        let begins = |line: &crate::scene::Line| matches!(line.event, Event::CombatBegins { .. });
        let from = scene.log.iter().rposition(begins).unwrap_or(scene.log.len());
        let mut told = Self::default();
        for line in &scene.log[from..] {
            told.note(&line.event);
        }
        told
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::ExecutionRound { .. } => self.rounds.push(Round::default()),
            Event::MoraleCompared { morale } => self.morale = Some(morale),
            _ => {}
        }
        let Some(round) = self.rounds.last_mut() else { return };
        match *event {
            Event::CardRevealed { seat, card, .. } => round.cards.push((seat, card)),
            Event::DamageAssessed { values, damage } => round.damage = Some((values, damage)),
            Event::UnitDestroyed { seat, unit, .. } => round.lost.push((seat, Fighter::new(unit))),
            _ => {}
        }
    }
}
