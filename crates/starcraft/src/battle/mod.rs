//! Battles, chapters 16 to 22: the nine steps, one file each or two.
//!
//! | step | file |
//! | --- | --- |
//! | 1 order token, 2 abilities, 3 draw cards | `opening.rs` |
//! | 4 skirmishes, 5 supporting units | `matchups.rs` |
//! | 6 place cards | `placing.rs` |
//! | 7 resolve skirmishes: A reveal, B compare, C destroy | `skirmish.rs`, `values.rs`, `terms.rs`, `casualties.rs` |
//! | what Brood War adds: guards, switches, collateral damage | `expansion.rs` |
//! | Mind Control, and cards of stolen units | `theft.rs` |
//! | 8 splash damage | `splash.rs` |
//! | 9 retreats, and what follows the battle | `retreat.rs` |

mod casualties;
mod expansion;
mod matchups;
mod opening;
mod placing;
mod retreat;
mod skirmish;
mod splash;
mod terms;
mod theft;
mod values;

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::ids::{Area, Card, Tech, Unit};
use crate::report::Log;
use crate::sets::UnitSet;
use crate::state::{StarCraft, unit_sheet};

pub use terms::{Source, Term};
pub use values::Values;
pub(crate) use values::Victim;

/// The attacker's place among the two sides.
pub(crate) const ATTACKER: usize = 0;
/// The defender's place.
pub(crate) const DEFENDER: usize = 1;

/// Where the battle stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Stage {
    Abilities,
    Draws,
    Fronts,
    Pairs,
    Supports,
    Switching,
    Placing,
    NextSkirmish,
    Reveal,
    Cancel,
    Feedback,
    Compare,
    Losses,
    Texts,
    Leaving,
    Collateral,
    Tidy,
    Splash,
    Nukes,
    SplashTidy,
    Aftermath,
    DefenderRetreat,
    AttackerExcess,
    AttackerRetreat,
    End,
}

/// What has become of a unit in the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It fights.
    Fighting,
    /// Destroyed in the skirmish being resolved; it leaves at the end of step C.
    Lost,
    /// It must retreat.
    Leaving,
    /// Destroyed or withdrawn: no longer part of the battle.
    Gone,
}

/// A unit in the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// Which kind.
    pub unit: Unit,
    /// 0 attacker, 1 defender.
    pub side: u8,
    /// The skirmish it belongs to.
    pub skirmish: Option<u8>,
    /// It is the front-line unit there.
    pub front: bool,
    /// What has become of it.
    pub fate: Fate,
    /// SC-SKIR-21: cloaking works for it in the skirmish being resolved.
    pub cloaked: bool,
}

/// The cards of one side at a skirmish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// The standard card; a card off the deck may turn out to be something else.
    pub standard: Option<Card>,
    /// The reinforcement card.
    pub reinforcement: Option<Card>,
    /// The card came unseen off the deck.
    pub from_deck: bool,
    /// Its owner has seen the deck card (Adaptive Strategy).
    pub seen: bool,
    /// The cards lie face up.
    pub up: bool,
    /// Whose deck the standard card of a stolen unit is from (BW-MND-05), the player's own once its first
    /// owner is out of the game (BW-AMB-58).
    pub lent: Option<Seat>,
}

/// A pair of front-line units with their supporters and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Skirmish {
    /// The attacker's and the defender's cards.
    pub cards: [Cards; 2],
    /// It has been resolved.
    pub done: bool,
}

/// What one side has for the whole battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BattleSide {
    /// Attack added in every skirmish.
    pub attack: i8,
    /// Health added in every skirmish.
    pub health: i8,
    /// All own units have detector.
    pub detector: bool,
    /// Its cards are placed face up.
    pub open_cards: bool,
    /// Units to be lost to Nukes after the splash damage.
    pub nuked: u8,
    /// Further ones, if the beaten front-line unit that calls the Nuke does withdraw.
    pub nuked_if_away: u8,
    /// The ability chosen, while its price is being paid.
    pub ability: Option<Tech>,
    /// A guard token was used (BW-GRD-01).
    pub guarded: bool,
    /// An ability was declined because it needs force mining; none that does is offered again
    /// (SC-AMB-112).
    pub spares_cards: bool,
}

/// A splash card or Nuke that waits for step 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The side it belongs to.
    pub side: u8,
    /// The card.
    pub card: Card,
    /// Its splash is still to be applied to one of these units; none left: it only waits to be
    /// put away.
    pub victims: UnitSet,
    /// It goes back to the Technology deck.
    pub returns: bool,
    /// Whose card it is, if it was that of a stolen unit (BW-MND-05).
    pub lent: Option<Seat>,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    /// The contested area.
    pub area: Area,
    /// Attacker and defender.
    pub seats: [Seat; 2],
    /// Where it stands.
    pub stage: Stage,
    /// The side whose turn it is in this stage.
    pub turn: u8,
    /// All units, the attacker's first.
    pub fighters: ArrayVec<Fighter, 20>,
    /// The skirmishes.
    pub skirmishes: ArrayVec<Skirmish, 8>,
    /// The skirmish being set up or resolved.
    pub current: u8,
    /// What the sides have for the whole battle.
    pub sides: [BattleSide; 2],
    /// The values of the skirmish being resolved.
    pub values: Option<Values>,
    /// Cards that wait for step 8.
    pub kept: ArrayVec<Kept, 20>,
    /// Deck cards a player looks at to place one.
    pub looked: ArrayVec<Card, 2>,
    /// SC-EVT-10: the battle was called off by this side.
    pub called_off: Option<u8>,
    /// The unit waiting to withdraw.
    pub withdrawing: Option<u8>,
}

impl Battle {
    /// The fighters of a side that are still in the battle.
    pub fn of(&self, side: usize) -> impl Iterator<Item = &Fighter> + Clone {
        self.fighters
            .iter()
            .filter(move |fighter| fighter.side as usize == side && fighter.fate != Fate::Gone)
    }

    /// The side of a player in the battle.
    pub fn side_of(&self, seat: Seat) -> usize {
        usize::from(self.seats[ATTACKER] != seat)
    }

    /// How many fighters of a side are left.
    pub fn left(&self, side: usize) -> usize {
        self.of(side).count()
    }

    /// The fighters of a side in a skirmish.
    pub fn in_skirmish(&self, skirmish: u8, side: usize) -> impl Iterator<Item = &Fighter> + Clone {
        self.of(side).filter(move |fighter| fighter.skirmish == Some(skirmish))
    }

    /// The place of a side's front-line unit in the current skirmish.
    pub(crate) fn front(&self, side: usize) -> usize {
        self.fighters
            .iter()
            .position(|fighter| {
                fighter.side as usize == side
                    && fighter.front
                    && fighter.skirmish == Some(self.current)
            })
            .expect("every skirmish has two front-line units")
    }

    /// Whether a front-line unit of the current skirmish is no longer there.
    pub(crate) fn front_is_gone(&self) -> bool {
        [ATTACKER, DEFENDER]
            .into_iter()
            .any(|side| self.fighters[self.front(side)].fate == Fate::Gone)
    }

    /// The cards of a side at the current skirmish.
    pub(crate) fn cards(&self, side: usize) -> &Cards {
        &self.skirmishes[self.current as usize].cards[side]
    }

    pub(crate) fn cards_mut(&mut self, side: usize) -> &mut Cards {
        &mut self.skirmishes[self.current as usize].cards[side]
    }
}

impl StarCraft {
    /// Runs the battle until a player must choose.
    pub(crate) fn run_battle(&mut self, log: &mut impl Log) {
        match self.fight().stage {
            Stage::Abilities => self.offer_abilities(),
            Stage::Draws => self.draw_for_battle(log),
            Stage::Fronts => self.name_fronts(),
            Stage::Pairs => self.pair_units(),
            Stage::Supports => self.assign_supports(),
            Stage::Switching => self.offer_switch(),
            Stage::Placing => self.place_cards(log),
            Stage::NextSkirmish => self.next_skirmish(),
            Stage::Reveal => self.reveal_cards(log),
            Stage::Cancel => self.cancel_cards(log),
            Stage::Feedback => self.lose_assist_units(log),
            Stage::Compare => self.compare(log),
            Stage::Losses => self.strike(),
            Stage::Texts => self.texts_of_destruction(log),
            Stage::Leaving => self.take_away_losses(log),
            Stage::Collateral => self.offer_collateral(),
            Stage::Tidy => self.tidy_skirmish(log),
            Stage::Splash => self.apply_splash(),
            Stage::Nukes => self.apply_nukes(),
            Stage::SplashTidy => self.tidy_splash(log),
            Stage::Aftermath => self.judge_battle(log),
            Stage::DefenderRetreat => self.retreat_of(DEFENDER, Stage::AttackerExcess, log),
            Stage::AttackerExcess => self.count_excess(),
            Stage::AttackerRetreat => self.retreat_of(ATTACKER, Stage::End, log),
            Stage::End => self.end_battle(log),
        }
    }

    pub(crate) fn set_stage(&mut self, stage: Stage) {
        let battle = self.fight_mut();
        battle.stage = stage;
        battle.turn = 0;
    }

    /// The kinds of fighters that match, each once, in a fixed order.
    pub(crate) fn kinds_of<'a>(
        fighters: impl Iterator<Item = &'a Fighter>,
    ) -> impl Iterator<Item = Unit> {
        // A side has one hero at most; the others are numbers of bits.
        let (mut set, mut hero) = (0u128, None);
        for fighter in fighters {
            if fighter.unit.is_hero() {
                hero = Some(fighter.unit);
            } else {
                set |= 1 << fighter.unit.0;
            }
        }
        crate::sets::bits(set).map(|unit| Unit(unit as u8)).chain(hero)
    }

    /// A unit of a side is destroyed for good (SC-TERM-11).
    pub(crate) fn destroy_fighter(&mut self, fighter: usize, log: &mut impl Log) {
        let battle = self.fight_mut();
        battle.fighters[fighter].fate = Fate::Gone;
        let Fighter { unit, side, .. } = battle.fighters[fighter];
        let (seat, area) = (battle.seats[side as usize], battle.area);
        self.lose_figure(seat, unit, area, log);
        log.note(|| crate::report::Event::UnitDestroyed { seat, unit, area });
    }
}

/// Whether a unit has the assist keyword.
pub(crate) fn assists(unit: Unit) -> bool {
    unit_sheet(unit).assist
}
