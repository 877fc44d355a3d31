//! The components as flat tables: what the data files say, in the form the rules ask for it.
//!
//! The files in `data/` are compiled in, parsed once by [`load`] and never changed. A file that
//! does not fit gives one error that names file, table and field.

mod effects;
mod leadership;
mod load;
mod moments;
mod reading;
mod scenarios;

use std::sync::LazyLock;

use serde::Deserialize;

pub use effects::{
    Adjusted, CarrierOut, Condition, Cost, Effect, Keyword, Op, Purchase, Reach, Role,
};
pub use kernel::data::{Confidence, DataError};
pub use leadership::{HeroFace, LeaderFace, LeaderOp, Start};
pub use load::{Files, load};
pub use moments::When;
pub use scenarios::{Aim, ItemStart, Part, Placement, ScenarioGoal, ScenarioSheet, Whither};

use crate::ids::{Card, EventKind, MAX_AREAS, MAX_KINDS, MAX_PLANETS, Module, Tech, Unit};
use crate::ruleset::Expansion;
use crate::sets::{CardSet, EventSet, PlanetSet, UnitSet};

/// Everything printed on the components: the things of all editions, and the sheets and boxes of one.
#[derive(Debug)]
pub struct Content {
    /// The Faction Sheets' numbers, by race.
    pub races: [RaceSheet; 3],
    /// The factions.
    pub factions: Vec<FactionSheet>,
    /// The Leadership cards, by [`Leader`](crate::ids::Leader).
    pub leaders: Vec<LeaderFace>,
    /// The units, by [`Unit`]; places no unit has are blank, with an empty id.
    pub units: Vec<UnitSheet>,
    /// The units of this game.
    pub in_box: UnitSet,
    /// The planet tiles.
    pub planets: Vec<PlanetTile>,
    /// Those of this game.
    pub tiles: PlanetSet,
    /// Those that join it only if the players ask for them.
    pub promo: PlanetSet,
    /// How many areas each planet has.
    pub area_counts: [usize; MAX_PLANETS],
    /// The areas of all planets, by [`Area`](crate::ids::Area); blank where there is none.
    pub areas: [AreaPrint; MAX_PLANETS * MAX_AREAS],
    /// The Combat and Technology cards of a faction, by race; which of them this game has, the sheets
    /// tell.
    pub cards: [Vec<CardFace>; 3],
    /// The technologies, by race.
    pub technologies: [Vec<Technology>; 3],
    /// The kinds of Event cards.
    pub events: Vec<EventFace>,
    /// The kind of every single Event card.
    pub event_cards: Vec<crate::ids::EventKind>,
    /// All cards that are used in one way, by [`EventUse`].
    pub uses: [EventSet; EventUse::COUNT],
    /// All cards of Stage I, II, III of this game.
    pub stages: [EventSet; 3],
    /// Cards left out of each of Stages I and II, by number of players.
    pub events_removed: [u8; 7],
    /// How many normal routes there are.
    pub normal_routes: usize,
    /// How many z-axis routes there are.
    pub z_routes: usize,
    /// What each module does.
    pub modules: [ModuleFace; Module::COUNT],
    /// The ids of the scenario items.
    pub items: Vec<String>,
    /// The scenarios.
    pub scenarios: Vec<ScenarioSheet>,
}

/// What is in the box of this game; the tables have the things of other editions, too.
impl Content {
    /// The units.
    pub fn all_units(&self) -> impl Iterator<Item = Unit> + use<> {
        let in_box = self.in_box;
        Unit::all().filter(move |&unit| in_box.has(unit))
    }

    /// The Combat and Technology cards.
    pub fn all_cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(|card| {
            let factions = self.factions.iter().filter(|faction| faction.race == card.race());
            factions.into_iter().any(|faction| faction.cards.has(*card))
        })
    }

    /// The technologies.
    pub fn all_techs(&self) -> impl Iterator<Item = Tech> + '_ {
        let cards = |tech: Tech| self.technologies[tech.race().index()][tech.local()].cards;
        Tech::all().filter(move |&tech| {
            let factions = self.factions.iter().filter(|faction| faction.race == tech.race());
            factions.into_iter().any(|faction| faction.cards.meets(cards(tech)))
        })
    }

    /// The kinds of Event cards.
    pub fn all_events(&self) -> impl Iterator<Item = EventKind> + '_ {
        let in_box = self.stages.into_iter().fold(EventSet::NONE, EventSet::or);
        EventKind::all().filter(move |event| in_box.meets(self.events[event.index()].cards))
    }

    /// The kinds of modules.
    pub fn all_modules(&self) -> impl Iterator<Item = Module> + '_ {
        let tokens =
            |module: Module| self.races.iter().any(|race| race.module_tokens[module.index()] > 0);
        Module::all().filter(move |&module| tokens(module))
    }
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
    /// The starting Combat deck.
    pub starting_deck: CardSet,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
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
    /// Its Combat and Technology cards.
    pub cards: CardSet,
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
    /// The sacrifice keyword.
    pub sacrifice: bool,
    /// It is built at an Infested Command Center.
    pub infested: bool,
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
    /// Which units it holds.
    pub domain: Domain,
    /// Orders here may be special (BW-STR-01).
    pub strategic: bool,
}

/// Which units an area admits (BW-SUL-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Domain {
    Any,
    Ground,
    Flying,
}

impl Domain {
    /// BW-SUL-02, -03: whether a unit may stand there, by whether it flies.
    pub fn admits(self, flying: bool) -> bool {
        match self {
            Self::Any => true,
            Self::Ground => !flying,
            Self::Flying => flying,
        }
    }
}

impl AreaPrint {
    /// No area.
    const BLANK: Self = Self {
        yields: Yield::Conquest,
        amount: 0,
        unit_limit: 0,
        domain: Domain::Any,
        strategic: false,
    };

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
    /// Conquest points; none in a strategic area (BW-STR-08).
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
    /// The Leadership card of the one hero it matches.
    pub hero: Option<String>,
    /// What it does.
    pub effects: Vec<Effect>,
    /// How sure the data is.
    pub confidence: Confidence,
}

/// The three kinds of Combat and Technology cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// Has values of its own.
    Standard,
    /// Adds to a standard card.
    Reinforcement,
    /// Lies open before its owner.
    PlayArea,
}

/// Attack and health.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// It can be bought.
    pub for_sale: bool,
}

/// A kind of Event card.
#[derive(Debug)]
pub struct EventFace {
    /// E.g. `rich_vein`.
    pub id: String,
    /// 1 to 3.
    pub stage: u8,
    /// It is about Leadership cards.
    pub leadership: bool,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventUse {
    /// Carried out and discarded.
    Immediate,
    /// Stays in the play area; only one at a time.
    Strategy,
    /// Stays in the play area until discarded for use.
    Held,
    /// The End Draws Near.
    #[serde(rename = "end_draws_near")]
    End,
}

impl EventUse {
    /// How many ways there are.
    pub const COUNT: usize = 4;
}

/// What a module does.
#[derive(Debug)]
pub struct ModuleFace {
    /// What it does.
    pub effects: Vec<Effect>,
}

fn embedded(game: Expansion) -> Content {
    match load(&Files::EMBEDDED, game) {
        Ok(content) => content,
        Err(error) => panic!("the data compiled into this program is broken: {error}"),
    }
}

static BASE: LazyLock<Content> = LazyLock::new(|| embedded(Expansion::None));
static BROOD_WAR: LazyLock<Content> = LazyLock::new(|| embedded(Expansion::BroodWar));

/// The components of the base game; constant for the life of the program.
pub fn content() -> &'static Content {
    &BASE
}

/// The components of a game.
pub fn content_of(game: Expansion) -> &'static Content {
    match game {
        Expansion::None => &BASE,
        Expansion::BroodWar => &BROOD_WAR,
    }
}
