//! What attack and health are made of, one by one, for whoever wants to see the sum.

use kernel::{Message, message};
use serde::Serialize;

use super::Values;
use crate::cards::face;
use crate::ids::{Card, EventKind, Leader, Module, Tech, Unit};
use crate::state::unit_sheet;

/// One part of a side's attack and health in a skirmish: the values are the sums of their terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Term {
    /// 0 attacker, 1 defender.
    pub side: u8,
    /// Where it comes from.
    pub source: Source,
    /// What it adds to the attack.
    pub attack: i16,
    /// What it adds to the health.
    pub health: i16,
}

/// Where a term comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The major values of a standard card: it shows the front-line unit.
    Major(Card, Unit),
    /// The minor values of a standard card: it does not show the front-line unit.
    Minor(Card, Unit),
    /// The special Mobilize order.
    Order,
    /// Event cards used at the start of the battle.
    Events,
    /// The text of a card at the skirmish.
    Text(Card),
    /// The text of a card whose conditions do not hold here.
    Unmet(Card),
    /// A technology in the play area.
    Tech(Tech),
    /// A module.
    Module(Module),
    /// A supporting unit.
    Support(Unit),
    /// A supporting unit that cannot target the enemy front-line unit.
    Blind(Unit),
    /// A card that sets the final attack of both sides.
    Set(Card),
    /// A guard token.
    Guard,
    /// The hero in front.
    Hero(Unit),
    /// A Leadership card.
    Leader(Leader),
    /// A strategy in the play area.
    Strategy(EventKind),
    /// A card that is discarded unused: a lone reinforcement, or one without a matching unit.
    LeftOut(Card),
}

impl Source {
    /// Where it comes from, to be told.
    pub fn message(self) -> Message {
        match self {
            Self::Major(card, unit) => message!("sc-term-major", card = card, unit = unit),
            // BW-AMB-58: it does show the unit, which is no longer of this deck.
            Self::Minor(card, unit) if face(card).icons.has(unit) => {
                message!("sc-term-stopgap", card = card)
            }
            Self::Minor(card, unit) if unit_sheet(unit).assist => {
                message!("sc-term-assists", card = card, unit = unit)
            }
            Self::Minor(card, unit) => message!("sc-term-minor", card = card, unit = unit),
            Self::Order => message!("sc-term-order"),
            Self::Events => message!("sc-term-events"),
            Self::Text(card) => message!("sc-term-text", card = card),
            Self::Unmet(card) => message!("sc-term-unmet", card = card),
            Self::Tech(tech) => message!("sc-term-thing", thing = tech),
            Self::Module(module) => message!("sc-term-thing", thing = module),
            Self::Support(unit) => message!("sc-term-support", unit = unit),
            Self::Blind(unit) => message!("sc-term-blind", unit = unit),
            Self::Set(card) => message!("sc-term-set", card = card),
            Self::Guard => message!("sc-term-guard"),
            Self::Hero(unit) => message!("sc-term-hero", unit = unit),
            Self::Leader(leader) => message!("sc-term-thing", thing = leader),
            Self::Strategy(event) => message!("sc-term-thing", thing = event),
            Self::LeftOut(card) => message!("sc-term-left-out", card = card),
        }
    }
}

/// What an effect is printed on.
#[derive(Clone, Copy)]
pub(super) enum Carrier {
    Card(Card),
    /// A card of the play area.
    Play(Card),
    Module(Module),
    Leader(Leader),
    Event(EventKind),
}

impl Carrier {
    pub(super) fn source(self) -> Source {
        match self {
            Self::Card(card) => Source::Text(card),
            Self::Play(card) => face(card).technology.map_or(Source::Text(card), Source::Tech),
            Self::Module(module) => Source::Module(module),
            Self::Leader(leader) => Source::Leader(leader),
            Self::Event(event) => Source::Strategy(event),
        }
    }
}

/// Who wants to know the terms.
pub(crate) trait Listener: kernel::Log<Term> {}
impl<L: kernel::Log<Term>> Listener for L {}

impl Values {
    /// Every change of attack or health is made here, as a term.
    pub(super) fn add(
        &mut self,
        side: usize,
        source: Source,
        term: (i16, i16),
        terms: &mut impl Listener,
    ) {
        let (attack, health) = term;
        self.attack[side] += attack;
        self.health[side] += health;
        terms.note(|| Term { side: side as u8, source, attack, health });
    }
}
