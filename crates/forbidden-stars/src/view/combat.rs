//! A combat as its parties and everybody else see it.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Serialize;

use super::{Forecast, Offer};
use crate::combat::damage::damage;
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
    /// What each card would do that the viewer may lay now.
    pub forecast: Option<Forecast>,
    /// What a card asks the viewer now, and what the answers would bring about.
    pub offer: Option<Offer>,
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
    /// Who fights, how many that stand alike; the one that has survived damage in this round stands apart (FS-DMG-08).
    pub fighters: Vec<(Fighter, u8)>,
    /// Offence on dice, on cards, as tokens (FS-CMB-11).
    pub offence: [u8; 3],
    /// Defence, likewise.
    pub defence: [u8; 3],
    /// Morale on dice, on cards, of units and bastions that are not routed (FS-CMB-17).
    pub morale: [u8; 3],
    /// What it would suffer if damage were assessed now (FS-CMB-12).
    pub would_suffer: u8,
    /// Damage still to be suffered in this step.
    pub damage: u8,
    /// Who has survived damage in this execution round, and how much.
    pub harmed: Option<(Fighter, u8)>,
    /// Where its units could retreat to (FS-RET-11, FS-RET-13).
    pub retreats: Vec<Area>,
}

impl CombatView {
    pub(super) fn of(game: &ForbiddenStars, combat: &Combat, you: Option<Seat>) -> Self {
        let both = [0, 1].map(|side: usize| combat.sides[side].seat);
        let values =
            both.map(|seat| [Icon::OFFENCE, Icon::DEFENCE].map(|icon| game.icons(seat, icon)));
        let suffered = damage(values);
        Self {
            area: combat.area,
            stage: combat.stage,
            round: combat.round,
            sides: [0, 1].map(|side| SideView::of(game, combat, side, suffered[side], you)),
            card: combat.card,
            routed: combat.routed,
            winner: combat.winner.map(|side| combat.sides[usize::from(side == 1)].seat),
            forecast: you.and_then(|you| Forecast::of(game, combat, you)),
            offer: you.and_then(|you| Offer::of(game, combat, you)),
        }
    }
}

impl SideView {
    fn of(
        game: &ForbiddenStars,
        combat: &Combat,
        side: usize,
        would_suffer: u8,
        you: Option<Seat>,
    ) -> Self {
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
            fighters: game.counted_fighters(state.seat, combat.area),
            offence: game.icon_terms(state.seat, Icon::OFFENCE),
            defence: game.icon_terms(state.seat, Icon::DEFENCE),
            morale: game.morale_terms(state.seat),
            would_suffer,
            damage: state.damage,
            harmed: state.harmed,
            retreats: game.retreats(state.seat).iter().collect(),
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
