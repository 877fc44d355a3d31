//! Scenarios of Brood War (BW-SCN): what the pages of a scenario say.

use std::ops::RangeInclusive;

use kernel::grid::{Cell, Side};

use super::{Confidence, Domain};
use crate::ids::{Area, Faction, Item, Leader, MAX_KINDS, Module, Planet, Unit};
use crate::sets::EventSet;
use crate::state::Site;

/// A scenario.
#[derive(Debug)]
pub struct ScenarioSheet {
    /// E.g. `trump_card`.
    pub id: String,
    /// For how many players it is.
    pub players: RangeInclusive<u8>,
    /// What each faction begins with, in the play order.
    pub parts: Vec<Part>,
    /// Whether some play together.
    pub teams: bool,
    /// The factions one player may lead as one (BW-SCN-21).
    pub merges: Vec<[Faction; 2]>,
    /// The first player of the first round.
    pub first: Faction,
    /// Rounds to play.
    pub rounds: u16,
    /// Conquest points are counted.
    pub points: bool,
    /// Event cards that leave each stage unseen.
    pub removed: [u8; 3],
    /// Event cards that are not used.
    pub unused: EventSet,
    /// The planets, and where they lie.
    pub tiles: Vec<(Planet, Cell, u8)>,
    /// The ends of the z-axis routes.
    pub z_routes: Vec<[(Planet, Side); 2]>,
    /// The items, and where they are.
    pub items: Vec<(Item, ItemStart)>,
    /// Which units may carry them.
    pub carriers: Domain,
    /// How it is won: the first that holds counts.
    pub goals: Vec<ScenarioGoal>,
    /// How sure the data is.
    pub confidence: Confidence,
}

impl ScenarioSheet {
    /// What a faction begins with.
    pub fn part(&self, faction: Faction) -> Option<&Part> {
        self.parts.iter().find(|part| part.faction == faction)
    }

    /// The faction that one player may lead together with this one.
    pub fn partner(&self, faction: Faction) -> Option<Faction> {
        self.merges.iter().find_map(|&[one, other]| match faction {
            _ if faction == one => Some(other),
            _ if faction == other => Some(one),
            _ => None,
        })
    }
}

/// The part of a faction in a scenario.
#[derive(Debug)]
pub struct Part {
    /// The faction.
    pub faction: Faction,
    /// Its team, from 0; without teams each has a number of its own.
    pub team: u8,
    /// Workers.
    pub workers: u8,
    /// Transports.
    pub transports: u8,
    /// The hero's Leadership card.
    pub hero: Option<Leader>,
    /// Leadership cards in play besides it.
    pub leaders: Vec<Leader>,
    /// The least level of each building type.
    pub buildings: [u8; 3],
    /// Modules by kind.
    pub modules: [u8; Module::COUNT],
    /// What stands on which planet.
    pub placements: Vec<Placement>,
}

/// What stands on a planet at the beginning.
#[derive(Debug)]
pub struct Placement {
    /// The planet.
    pub planet: Planet,
    /// A base.
    pub base: bool,
    /// Units, by kind.
    pub units: [u8; MAX_KINDS],
    /// An installation.
    pub site: Option<Site>,
}

/// Where an item is at the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemStart {
    /// It lies in an area.
    Lies(Area),
    /// A unit of a faction carries it.
    Carried {
        /// Whose unit.
        faction: Faction,
        /// Which kind.
        unit: Unit,
        /// Where it stands.
        planet: Planet,
    },
}

/// A way to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScenarioGoal {
    /// The team that wins; none: every player for themselves.
    pub team: Option<u8>,
    /// It counts at the end of the last round only.
    pub at_end: bool,
    /// What must be so.
    pub aim: Aim,
}

/// What must be so to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// All these items are the side's.
    ItemsHeld {
        /// Which, as bits.
        items: u8,
        /// Where they must be.
        place: Option<Whither>,
        /// Units must carry them; otherwise they may also lie in areas the side controls.
        carried: bool,
        /// The side must control their areas.
        controlled: bool,
    },
    /// The most conquest points.
    MostPoints,
    /// The last round is over.
    RoundsOver,
    /// Units of the side have destroyed the installation.
    Destroyed(Site),
    /// The installation is in play.
    Survives(Site),
}

/// Where items must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whither {
    /// On this planet.
    Planet(Planet),
    /// On a planet the player began on.
    OwnStart,
}
