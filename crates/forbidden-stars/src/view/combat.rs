//! A combat as its parties and everybody else see it.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Serialize;

use crate::combat::{Combat, CombatStage, Played};
use crate::ids::{Area, CombatCard, Fighter, Icon, Stance};
use crate::state::ForbiddenStars;

/// The combat that goes on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct CombatView {
    pub area: Area,
    /// What comes next.
    pub stage: CombatStage,
    /// The execution round, from 1; 0 before the first.
    pub round: u8,
    /// The attacker and the defender.
    pub sides: [SideView; 2],
    /// The card that is being resolved.
    pub card: Option<CombatCard>,
    /// The unit that has just been routed.
    pub routed: Option<Fighter>,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// A party of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SideView {
    pub seat: Seat,
    pub dice: BTreeMap<Icon, u8>,
    /// Combat tokens: offence and defence.
    pub tokens: BTreeMap<Icon, u8>,
    /// Reinforcement tokens, by how they stand.
    pub reinforcements: BTreeMap<Stance, u8>,
    /// Face-up cards in the order in which they were turned up.
    pub played: Vec<Played>,
    /// A card lies face down.
    pub laid: bool,
    /// What it is, where the viewer may know it: the own card, or one the attacker has looked at (FS-CARD-30).
    pub laid_card: Option<CombatCard>,
    /// Damage still to be suffered in this step.
    pub damage: u8,
    /// Who has survived damage in this execution round, and how much.
    pub harmed: Option<(Fighter, u8)>,
}

impl CombatView {
    pub(super) fn of(game: &ForbiddenStars, combat: &Combat, you: Option<Seat>) -> Self {
        Self {
            area: combat.area,
            stage: combat.stage,
            round: combat.round,
            sides: [0, 1].map(|side| SideView::of(game, combat, side, you)),
            card: combat.card,
            routed: combat.routed,
            winner: combat.winner.map(|side| combat.sides[usize::from(side == 1)].seat),
        }
    }
}

impl SideView {
    fn of(game: &ForbiddenStars, combat: &Combat, side: usize, you: Option<Seat>) -> Self {
        let state = &combat.sides[side];
        let laid = game.secrets[state.seat.index()].laid;
        let seen = you.is_some_and(|you| game.sees_laid_card(you, state.seat));
        Self {
            seat: state.seat,
            dice: Icon::all().zip(state.dice).collect(),
            tokens: Icon::all().zip(state.tokens).collect(),
            reinforcements: Stance::all().zip(state.reinforcements).collect(),
            played: state.played.to_vec(),
            laid: laid.is_some(),
            laid_card: laid.filter(|_| seen),
            damage: state.damage,
            harmed: state.harmed,
        }
    }
}

impl ForbiddenStars {
    /// Whether a player knows the card that another, or the same, has laid face down: FS-CARD-30.
    pub(crate) fn sees_laid_card(&self, viewer: Seat, of: Seat) -> bool {
        let Some(combat) = &self.combat else { return false };
        viewer == of
            || combat.looked && combat.sides[0].seat == viewer && combat.sides[1].seat == of
    }
}
