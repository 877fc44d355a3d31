//! The components as flat tables: what the data files say, in the form the rules ask for it.
//!
//! The files in `data/` are compiled in, parsed once by [`load`] and never changed. A file that
//! does not fit gives one error that names file, table and field.

mod effects;
mod load;
mod moments;
mod words;

use std::sync::LazyLock;

pub use effects::{Block, Op};
pub use kernel::data::{Confidence, DataError};
use kernel::grid::Cell;
pub use load::{Files, load};
pub use moments::When;
use serde::Deserialize;
pub use words::{
    Condition, Count, Exception, Measure, Offer, Only, Place, Tokens, Until, UpgradeKind, Who,
};

use crate::grid::{Edge, StormMove};
use crate::ids::{
    AREAS, Area, Asset, Faction, Icon, KINDS, MAX_PLAYERS, Order, SYSTEMS, StormIcon, Structure,
    System, TileSide, Unit,
};
use crate::sets::{CardSet, UnitSet};

/// What is printed on the components.
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> =
        LazyLock::new(|| load(&Files::EMBEDDED).expect("the tests have read the data files"));
    &CONTENT
}

/// Everything printed on the components.
#[derive(Debug)]
pub struct Content {
    /// The numbers of the game.
    pub limits: Limits,
    /// The combat die.
    pub die: Die,
    /// What is in the box: ids and numbers.
    pub components: Vec<(String, u8)>,
    /// The faction sheets, by [`Faction`].
    pub factions: Vec<FactionSheet>,
    /// The units, by [`Unit`].
    pub units: Vec<UnitSheet>,
    /// All ground units.
    pub ground: UnitSet,
    /// The structures, by [`Structure`].
    pub structures: Vec<StructureSheet>,
    /// The ids of the objective tokens, by [`Objective`](crate::ids::Objective).
    pub objectives: Vec<String>,
    /// The combat cards, by [`CombatCard`](crate::ids::CombatCard).
    pub cards: Vec<CombatFace>,
    /// The order upgrades, by [`Upgrade`](crate::ids::Upgrade).
    pub upgrades: Vec<UpgradeFace>,
    /// The event cards, by [`EventCard`](crate::ids::EventCard).
    pub events: Vec<EventFace>,
    /// The steps of all effects; cards have [`Block`]s of them.
    pub ops: Vec<Op>,
    /// What each of them is called in saved games: the card or sheet it is of, and where it stands in its entry.
    pub op_names: Vec<String>,
    /// How storms move, by [`StormIcon`]: from an edge above a cell, and from one left of it.
    pub storms: [[[StormMove; 2]; 2]; StormIcon::COUNT],
    /// Whose home tile each system is.
    pub homes: [Option<Faction>; SYSTEMS],
    /// What is printed in the areas, by [`TileSide`] and [`Area`].
    pub areas: [[AreaPrint; AREAS]; 2],
    /// What depends on the number of players, from two on.
    pub boards: Vec<BoardLimits>,
    /// The introductory set-ups, from two players on.
    pub intros: Vec<Intro>,
}

impl Content {
    /// The steps of a block.
    pub fn steps(&self, block: Block) -> &[Op] {
        &self.ops[block.places()]
    }

    /// What is printed in an area of a tile that lies on this side.
    pub fn print(&self, side: TileSide, area: Area) -> &AreaPrint {
        &self.areas[side.index()][area.index()]
    }

    /// What holds for so many players.
    pub fn board(&self, players: usize) -> &BoardLimits {
        &self.boards[players - 2]
    }

    /// How many pieces of a kind are in the box; none if there is no such kind.
    pub fn pieces(&self, id: &str) -> usize {
        self.components.iter().find(|(name, _)| name == id).map_or(0, |(_, count)| *count as usize)
    }
}

/// The numbers of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Limits {
    pub players_min: u8,
    pub players_max: u8,
    pub rounds: u8,
    pub orders_per_planning_phase: u8,
    pub start_materiel: u8,
    pub max_materiel: u8,
    pub max_asset_tokens_of_each_kind: u8,
    pub max_dice_per_player: u8,
    pub combat_hand: u8,
    pub combat_deck: u8,
    pub execution_rounds: u8,
    pub max_attacking_units_in_area: u8,
    pub void_capacity: u8,
    pub cache_discount: u8,
    pub forge_level_reduction: u8,
    pub structures_per_world: u8,
    pub structures_per_deploy_order: u8,
    pub combat_upgrades_per_strategize: u8,
    pub order_upgrades_per_strategize: u8,
    pub home_tiles_per_player: u8,
    pub other_tiles_per_player: u8,
}

/// The combat die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// How many there are.
    pub count: u8,
    /// How many of its faces show each icon (FS-DIC-04).
    pub faces: [u8; Icon::COUNT],
}

/// A faction sheet.
#[derive(Debug)]
pub struct FactionSheet {
    /// Its home tile.
    pub home: System,
    /// Order tokens of each kind (FS-PLN-05).
    pub orders: u8,
    /// Control tokens for structures.
    pub control_tokens: u8,
    /// Objective tokens.
    pub objectives: u8,
    /// Figures of each kind.
    pub figures: [u8; KINDS],
    /// What it begins with.
    pub forces: Forces,
    /// Its first combat deck (FS-SET-20).
    pub deck: CardSet,
    /// Its ability after a Dominate order (FS-DOM-02).
    pub dominate: Block,
}

/// Initial forces (FS-SET-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forces {
    /// Materiel.
    pub materiel: u8,
    /// Units, by kind.
    pub units: [u8; KINDS],
    /// Structures, by kind.
    pub structures: [u8; Structure::COUNT],
    /// Asset tokens, by kind.
    pub assets: [u8; Asset::COUNT],
}

/// A unit on a faction sheet.
#[derive(Debug)]
pub struct UnitSheet {
    /// E.g. `scout`.
    pub id: String,
    /// It flies through voids; otherwise it stands on worlds (FS-ARE-08).
    pub ship: bool,
    /// Command level.
    pub level: u8,
    /// Price in materiel.
    pub materiel: u8,
    /// Price in forge tokens.
    pub forge: u8,
    /// Combat value: dice it adds.
    pub combat: u8,
    /// Health.
    pub health: u8,
    /// Morale.
    pub morale: u8,
}

/// A structure as on every faction sheet.
#[derive(Debug)]
pub struct StructureSheet {
    /// Price in materiel.
    pub materiel: u8,
    /// Combat value; only a bastion has one (FS-BAS-01).
    pub combat: u8,
    /// Health.
    pub health: u8,
    /// Morale.
    pub morale: u8,
}

/// A combat card.
#[derive(Debug)]
pub struct CombatFace {
    /// E.g. `um_ambush`.
    pub id: String,
    /// It belongs to the first combat deck.
    pub starting: bool,
    /// Command level.
    pub level: u8,
    /// Price in materiel.
    pub materiel: u8,
    /// Its icons.
    pub icons: [u8; Icon::COUNT],
    /// The general abilities, one a step (FS-CARD-01).
    pub general: Block,
    /// The unit abilities, one a step.
    pub unit: Block,
    /// The unit ability needs one of these…
    pub requisite: UnitSet,
    /// …or a bastion (FS-CRD-05).
    pub or_bastion: bool,
}

/// An order upgrade.
#[derive(Debug)]
pub struct UpgradeFace {
    /// E.g. `um_order_crusade`.
    pub id: String,
    /// The order it goes with.
    pub order: Order,
    /// It goes with an orbital strike (FS-UPG-06).
    pub orbital_strike: bool,
    /// Command level.
    pub level: u8,
    /// Price in materiel.
    pub materiel: u8,
    /// When it is used.
    pub when: When,
    /// What it does.
    pub effect: Block,
}

/// An event card.
#[derive(Debug)]
pub struct EventFace {
    /// E.g. `um_event_exterminatus`.
    pub id: String,
    /// It stays in the play area until it is used (FS-EVT-07); a tactic is resolved at once.
    pub scheme: bool,
    /// Its Warp Storm icon.
    pub storm: StormIcon,
    /// When it is used.
    pub when: When,
    /// What it does.
    pub effect: Block,
}

/// What is printed in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaPrint {
    /// A world, not a void (FS-ARE-01).
    pub world: bool,
    /// Materiel value.
    pub materiel: u8,
    /// Unit capacity (FS-CAP-01, -02).
    pub capacity: u8,
    /// Asset icons, by kind.
    pub assets: [u8; Asset::COUNT],
    /// Prosperity icons: an asset token of the player's choice.
    pub prosperity: u8,
    /// There is a space for an objective token.
    pub objective: bool,
}

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardLimits {
    /// How many play.
    pub players: u8,
    /// FS-WIN-01: objective tokens needed to win.
    pub objectives_to_win: u8,
    /// FS-SET-09: the board is at most so wide…
    pub columns: u8,
    /// …and so high, or the other way round.
    pub rows: u8,
    /// FS-SET-18: Warp Storms.
    pub warp_storms: u8,
    /// FS-SET-06: objective tokens handed to each opponent.
    pub objectives_to_each_opponent: u8,
}

/// An introductory set-up (FS-SET-25).
#[derive(Debug)]
pub struct Intro {
    /// Its factions.
    pub factions: Vec<Faction>,
    /// The tiles: which, on which side, where, turned how often, and who would have placed it.
    pub tiles: Vec<(System, TileSide, Cell, u8, Faction)>,
    /// Units, with how many of them stand where.
    pub units: Vec<(Unit, u8, Area)>,
    /// Structures, with whose they are.
    pub structures: Vec<(Structure, Faction, Area)>,
    /// Objective tokens: whose, where.
    pub objectives: Vec<(Faction, Area)>,
    /// Where Warp Storms lie.
    pub storms: Vec<Edge>,
}

/// Factions are as many as players can be.
const _: () = assert!(Faction::NAMES.len() == MAX_PLAYERS);
