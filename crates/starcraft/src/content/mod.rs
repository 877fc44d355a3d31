//! The components as flat tables: what the data files say, in the form the rules ask for it.
//!
//! The files in `data/` are compiled in, parsed once by [`load`] and never changed. A file that
//! does not fit gives one error that names file, table and field.

mod effects;
mod load;

use std::sync::LazyLock;

pub use effects::{
    Adjusted, CarrierOut, Condition, Cost, Effect, Keyword, Op, Purchase, Reach, Role, When,
};
pub use kernel::data::{Confidence, DataError};
pub use load::{Files, load};

use crate::ids::{MAX_AREAS, MAX_KINDS, MAX_PLANETS, Module, Unit};
use crate::sets::{CardSet, EventSet, UnitSet};

/// Everything printed on the components of the base game.
#[derive(Debug)]
pub struct Content {
    /// The Faction Sheets' numbers, by race.
    pub races: [RaceSheet; 3],
    /// The factions.
    pub factions: Vec<FactionSheet>,
    /// The units, by [`Unit`]; places no unit has are blank, with an empty id.
    pub units: Vec<UnitSheet>,
    /// The planet tiles.
    pub planets: Vec<PlanetTile>,
    /// How many areas each planet has.
    pub area_counts: [usize; MAX_PLANETS],
    /// The areas of all planets, by [`Area`](crate::ids::Area); blank where there is none.
    pub areas: [AreaPrint; MAX_PLANETS * MAX_AREAS],
    /// The Combat and Technology cards of a faction, by race; the first
    /// [`RaceSheet::starting_deck`] are the Combat deck.
    pub cards: [Vec<CardFace>; 3],
    /// The technologies, by race.
    pub technologies: [Vec<Technology>; 3],
    /// The kinds of Event cards.
    pub events: Vec<EventFace>,
    /// The kind of every single Event card.
    pub event_cards: Vec<crate::ids::EventKind>,
    /// All cards of Stage I, II, III.
    pub stages: [EventSet; 3],
    /// Cards left out of each of Stages I and II, by number of players.
    pub events_removed: [u8; 7],
    /// How many normal routes there are.
    pub normal_routes: usize,
    /// How many z-axis routes there are.
    pub z_routes: usize,
    /// What each module does.
    pub modules: [ModuleFace; Module::COUNT],
}

/// What the two factions of a race share.
#[derive(Debug)]
pub struct RaceSheet {
    /// `terran`, `zerg`, `protoss`.
    pub id: String,
    /// Combat cards kept in Regrouping, and the opening hand.
    pub hand_limit: u8,
    /// Unit build limit without anything.
    pub build_base: u8,
    /// Unit build limit for each building type on the sheet.
    pub build_per_type: u8,
    /// Minerals and gas of the permanent resources.
    pub permanent: [u8; 2],
    /// Price of a worker.
    pub worker: Price,
    /// Price of a transport.
    pub transport: Price,
    /// Price of a base.
    pub base: Price,
    /// Base tokens of a faction.
    pub bases: u8,
    /// Worker tokens of a faction.
    pub workers: u8,
    /// Transport tokens of a faction.
    pub transports: u8,
    /// Module spaces of the sheet.
    pub module_spaces: u8,
    /// Module tokens of a faction, by kind.
    pub module_tokens: [u8; Module::COUNT],
    /// Their prices.
    pub module_prices: [Price; Module::COUNT],
    /// The three building types.
    pub buildings: [BuildingType; 3],
    /// Figures of a faction, by kind of unit.
    pub figures: [u8; MAX_KINDS],
    /// How many cards the starting Combat deck has.
    pub starting_deck: usize,
    /// All cards, and those of the starting Combat deck.
    pub all_cards: CardSet,
    /// All standard cards (the others are reinforcements or lie in the play area).
    pub standard: CardSet,
    /// All reinforcement cards.
    pub reinforcement: CardSet,
    /// The racial abilities that are effects.
    pub abilities: Vec<Effect>,
    /// The ids of all racial abilities.
    pub ability_ids: Vec<String>,
}

/// A price; one resource is one worker on a Resource card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Price {
    /// Minerals.
    pub minerals: u8,
    /// Gas.
    pub gas: u8,
}

/// A building type of a race, level by level.
#[derive(Debug)]
pub struct BuildingType {
    /// E.g. `barracks`.
    pub id: String,
    /// Level 1 is printed on the sheet.
    pub preprinted: bool,
    /// What each level costs, from level 1.
    pub prices: Vec<Price>,
    /// The units each level enables, from level 1.
    pub enables: Vec<UnitSet>,
}

impl BuildingType {
    /// SC-BLDG-03: the price of the level above this one, if there is one.
    pub fn price_above(&self, level: usize) -> Option<Price> {
        self.prices.get(level).copied()
    }
}

/// A faction.
#[derive(Debug)]
pub struct FactionSheet {
    /// E.g. `jim_raynor`.
    pub id: String,
    /// Its race.
    pub race: crate::ids::Race,
    /// The colour of its pieces.
    pub color: String,
    /// Workers at the start.
    pub workers: u8,
    /// Starting units, by kind.
    pub units: [u8; MAX_KINDS],
    /// Its special objective.
    pub goal: Goal,
}

/// A special objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Control at least so many areas of these kinds.
    ControlAreas {
        /// Mineral areas count.
        minerals: bool,
        /// Gas areas count.
        gas: bool,
        /// Areas with conquest points count.
        conquest: bool,
        /// How many.
        count: u8,
    },
    /// Control every area of so many planets.
    ControlPlanets {
        /// How many.
        count: u8,
    },
    /// Control more areas than each other player.
    MostAreas,
    /// Bases on so many planets.
    BasesOnPlanets {
        /// How many.
        count: u8,
    },
    /// Wins with so many End cards on the table; all others need more points.
    EndDrawsNear {
        /// How many.
        count: u8,
        /// What the others need for a normal victory.
        others_target: u8,
    },
}

/// A unit as printed on the Faction Sheet.
#[derive(Debug, Default)]
pub struct UnitSheet {
    /// E.g. `marine`; empty where there is no unit.
    pub id: String,
    /// Its price.
    pub price: Price,
    /// Own units given up to build it: which, and how many.
    pub destroys: Option<(Unit, u8)>,
    /// Whether it flies.
    pub flying: bool,
    /// It can target ground units.
    pub hits_ground: bool,
    /// It can target flying units.
    pub hits_flying: bool,
    /// Its support value.
    pub support: u8,
    /// The assist keyword.
    pub assist: bool,
    /// The detector keyword.
    pub detector: bool,
    /// The cloaking keyword.
    pub cloaking: bool,
}

/// A planet tile.
#[derive(Debug)]
pub struct PlanetTile {
    /// E.g. `torus`.
    pub id: String,
    /// Which sides have a slot, clockwise from the north, before it is turned.
    pub slots: [bool; 4],
    /// Its areas.
    pub areas: Vec<AreaPrint>,
}

/// An area as printed.
#[derive(Clone, Copy, Debug)]
pub struct AreaPrint {
    /// What it yields.
    pub yields: Yield,
    /// How much of it.
    pub amount: u8,
    /// How many units it holds.
    pub unit_limit: u8,
}

impl AreaPrint {
    /// No area.
    const BLANK: Self = Self { yields: Yield::Conquest, amount: 0, unit_limit: 0 };

    /// The areas of all planets in one table, and how many each planet has.
    fn table(planets: &[PlanetTile]) -> ([usize; MAX_PLANETS], [Self; MAX_PLANETS * MAX_AREAS]) {
        let mut counts = [0; MAX_PLANETS];
        let mut areas = [Self::BLANK; MAX_PLANETS * MAX_AREAS];
        let places = areas.chunks_exact_mut(MAX_AREAS);
        for ((tile, count), places) in planets.iter().zip(&mut counts).zip(places) {
            *count = tile.areas.len();
            places[..*count].copy_from_slice(&tile.areas);
        }
        (counts, areas)
    }
}

/// What an area yields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Yield {
    /// Minerals or gas.
    Resource(crate::ids::Resource),
    /// Conquest points.
    Conquest,
}

/// A Combat or Technology card.
#[derive(Debug)]
pub struct CardFace {
    /// E.g. `terran_07`, `terran_bunker#2` for the second copy.
    pub id: String,
    /// The number of a Combat card; 0 if it is known by its technology.
    pub number: u8,
    /// Standard, reinforcement or play area.
    pub kind: CardKind,
    /// Its unit icons.
    pub icons: UnitSet,
    /// The icons that also match supporting units.
    pub specialty: UnitSet,
    /// Major values of a standard card.
    pub major: CardValues,
    /// Minor values of a standard card.
    pub minor: CardValues,
    /// Goes back to the Technology deck after use.
    pub returns: bool,
    /// The technology it belongs to.
    pub technology: Option<crate::ids::Tech>,
    /// What it does.
    pub effects: Vec<Effect>,
    /// How sure the data is.
    pub confidence: Confidence,
}

/// The three kinds of Combat and Technology cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// Has values of its own.
    Standard,
    /// Adds to a standard card.
    Reinforcement,
    /// Lies open before its owner.
    PlayArea,
}

/// Attack and health.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardValues {
    /// Attack.
    pub attack: u8,
    /// Health.
    pub health: u8,
}

/// A technology: cards bought together.
#[derive(Debug)]
pub struct Technology {
    /// E.g. `terran_bunker`.
    pub id: String,
    /// Its cards.
    pub cards: CardSet,
    /// The price of all of them together.
    pub price: Price,
    /// It goes to the play area when bought.
    pub play_area: bool,
}

/// A kind of Event card.
#[derive(Debug)]
pub struct EventFace {
    /// E.g. `rich_vein`.
    pub id: String,
    /// 1 to 3.
    pub stage: u8,
    /// How it is used.
    pub kind: EventUse,
    /// Its copies.
    pub cards: EventSet,
    /// What it does.
    pub effects: Vec<Effect>,
    /// How sure the data is.
    pub confidence: Confidence,
}

/// How an Event card is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventUse {
    /// Carried out and discarded.
    Immediate,
    /// Stays in the play area; only one at a time.
    Strategy,
    /// Stays in the play area until discarded for use.
    Held,
    /// The End Draws Near.
    End,
}

/// What a module does.
#[derive(Debug)]
pub struct ModuleFace {
    /// What it does.
    pub effects: Vec<Effect>,
}

static CONTENT: LazyLock<Content> = LazyLock::new(|| match load(&Files::EMBEDDED) {
    Ok(content) => content,
    Err(error) => panic!("the data compiled into this program is broken: {error}"),
});

/// The components; constant for the life of the program.
pub fn content() -> &'static Content {
    &CONTENT
}
