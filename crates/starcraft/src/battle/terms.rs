//! What attack and health are made of, one by one, for whoever wants to see the sum.

use std::fmt;

use serde::Serialize;

use super::Values;
use crate::cards::face;
use crate::content::content;
use crate::ids::{Card, Module, Tech, Unit};
use crate::state::unit_sheet;
use crate::text;

/// One part of a side's attack and health in a skirmish: the values are the sums of their terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// A card that is discarded unused: a lone reinforcement, or one without a matching unit.
    LeftOut(Card),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |card: Card| text::card_name(card);
        let title = |card: Card| text::card_title(card);
        match *self {
            Self::Major(card, unit) => {
                write!(f, "Card {}, major values: it shows the {}", name(card), text::unit(unit))
            }
            Self::Minor(card, unit) if unit_sheet(unit).assist => {
                write!(f, "Card {}, minor values: the {} assists", name(card), text::unit(unit))
            }
            Self::Minor(card, unit) => {
                let unit = text::unit(unit);
                write!(f, "Card {}, minor values: it does not show the {unit}", name(card))
            }
            Self::Order => f.write_str("Special Mobilize order"),
            Self::Events => f.write_str("Event card used at the start of the battle"),
            Self::Text(card) => write!(f, "Text of {}", title(card)),
            Self::Unmet(card) => write!(f, "Text of {}: its condition does not hold", title(card)),
            Self::Tech(tech) => f.write_str(text::tech(tech)),
            Self::Module(module) => f.write_str(&content().modules[module.index()].name),
            Self::Support(unit) => write!(f, "{} in support", text::unit(unit)),
            Self::Blind(unit) => {
                write!(f, "{} in support cannot hit the enemy front-line unit", text::unit(unit))
            }
            Self::Set(card) => {
                write!(f, "{} sets the attack of both sides", text::capital(&title(card)))
            }
            Self::LeftOut(card) => {
                write!(f, "{} matches no unit and counts nothing", text::capital(&title(card)))
            }
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
}

impl Carrier {
    pub(super) fn source(self) -> Source {
        match self {
            Self::Card(card) => Source::Text(card),
            Self::Play(card) => face(card).technology.map_or(Source::Text(card), Source::Tech),
            Self::Module(module) => Source::Module(module),
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
