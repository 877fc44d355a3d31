//! What a battle is made of: its units, the cards that lie there, what each side has done.

use std::collections::BTreeMap;

use kernel::Seat;

use super::sheets::Hero;
use super::skirmish::{Settled, Side};
use crate::ids::{Area, Card, Unit};

/// A unit of the battle.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub(super) unit: Unit,
    pub(super) side: usize,
    pub(super) skirmish: Option<u8>,
    pub(super) front: bool,
    pub(super) here: bool,
}

/// A card that lies at a skirmish.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Laid {
    pub(super) card: Card,
    pub(super) owner: Seat,
    /// It lies in the place of the standard card.
    pub(super) first: bool,
}

/// A unit that an ability of the enemy makes a side lose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Owed {
    Flying,
    /// On the ground.
    Cheapest,
    /// On the ground; heroes are not spared (BW-CARD-31).
    Any,
}

/// What a side has done and has for the whole battle.
#[derive(Clone, Debug, Default)]
pub(super) struct Whole {
    pub(super) abilities: u8,
    pub(super) attack: i64,
    pub(super) health: i64,
    pub(super) detector: bool,
    pub(super) guarded: bool,
    pub(super) drawn: i64,
    /// Cards that an ability drew.
    pub(super) by_ability: i64,
    pub(super) owes: Vec<Owed>,
    /// Units given up as a price.
    pub(super) price: u8,
    pub(super) nuked: usize,
    /// Lost in step 8, and whether by withdrawing.
    pub(super) lost_in_splash: Vec<(Unit, bool)>,
    /// Who was left when step 8 began.
    pub(super) before_splash: Vec<Unit>,
    /// Who left in step 9, and where to; nowhere: destroyed.
    pub(super) leaving: Vec<(Unit, Option<Area>)>,
    /// Who was left when step 9 began.
    pub(super) before_retreat: Vec<Unit>,
    pub(super) healed: i64,
    /// Whose units lie on the mind control tokens.
    pub(super) tokens: [Option<Seat>; 2],
    /// The hero of the Leadership card in play, and whether it was destroyed in the battle.
    pub(super) hero: Option<Hero>,
    pub(super) hero_fell: bool,
    /// The front-line units of a kind do collateral damage by a Leadership card.
    pub(super) ravagers: Option<&'static str>,
    /// Destroyed by Gantrithor's owner after the retreats.
    pub(super) avenged: Vec<Unit>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Phase {
    Opening,
    Matching,
    Skirmishes,
    Splash,
    Retreat,
}

/// A skirmish that has been compared and is not over, with what has happened in its step C.
pub(super) struct Open {
    pub(super) skirmish: u8,
    pub(super) sides: [Side; 2],
    pub(super) settled: Settled,
    /// Who has left, and whether by withdrawing.
    pub(super) lost: [Vec<(Unit, bool)>; 2],
    /// The side has lost its front-line unit to Mind Control.
    pub(super) stolen: [bool; 2],
    /// The side has used Collateral Damage.
    pub(super) ravaged: [bool; 2],
    /// The mind control tokens in use before.
    pub(super) tokens: [[Option<Seat>; 2]; 2],
}

/// Who and what stands in an area: the owner of the units, the units, the owner of the base.
pub(super) type Around = BTreeMap<Area, (Option<Seat>, Vec<Unit>, Option<Seat>)>;
