//! The whole state of a game: one flat value, cloned as a plain copy.
//!
//! Pieces that exist in numbers are counters, cards are bits, places are indices. Decks have no
//! order: a shuffled deck is a set, and drawing takes a random card of it when it is drawn. What only its
//! owner may know lies apart ([`Secret`]), so that a view copies the rest as it is.

mod order;

use arrayvec::ArrayVec;
use kernel::grid::Cell;
use kernel::{OrderStacks, Outcome, Owner, Rng, Seat, Steps};

pub use order::{OrderStage, OrderState, PhaseStage, StrikeStage, StrikeState};

use crate::combat::Combat;
use crate::content::{AreaPrint, content};
use crate::grid::Edge;
use crate::ids::{
    AREAS, Area, Asset, CombatCard, EventCard, Faction, KINDS, MAX_PLAYERS, Order, SYSTEMS, Storm,
    Structure, System, TileSide,
};
use crate::ruleset::Ruleset;
use crate::script::Script;
use crate::sets::{AreaSet, CardSet, EventSet, SystemSet, UpgradeSet};
use crate::step::Step;

/// A system tile and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileState {
    /// Who got it in the setup.
    pub dealt: Owner,
    /// Where it lies, once it is placed.
    pub cell: Cell,
    /// The side that lies up.
    pub side: TileSide,
    /// Clockwise quarter turns.
    pub turns: u8,
}

/// An area of a system in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaState {
    /// Whose units stand here.
    pub owner: Owner,
    /// Unrouted units, by kind.
    pub ready: [u8; KINDS],
    /// Routed units, by kind.
    pub routed: [u8; KINDS],
    /// Whose control tokens lie under the structures (FS-STR-03).
    pub control: Owner,
    /// Structures, by kind; a card may allow two on a world (FS-STR-02).
    pub structures: [u8; Structure::COUNT],
    /// Whose objective token lies here.
    pub objective: Owner,
}

impl AreaState {
    /// Nothing and nobody.
    pub const EMPTY: Self = Self {
        owner: Owner::NONE,
        ready: [0; KINDS],
        routed: [0; KINDS],
        control: Owner::NONE,
        structures: [0; Structure::COUNT],
        objective: Owner::NONE,
    };

    /// How many units stand here; FS-ARE-07: routed ones, too.
    pub fn units(&self) -> u8 {
        self.ready.iter().sum::<u8>() + self.routed.iter().sum::<u8>()
    }

    /// Whose units and structures are here.
    pub(crate) fn owners(&self) -> impl Iterator<Item = Seat> + use<> {
        [self.owner, self.control].into_iter().filter_map(Owner::seat)
    }

    /// How many structures stand here.
    pub fn buildings(&self) -> u8 {
        self.structures.iter().sum()
    }

    /// FS-ARE-05: nobody has a unit or structure here; an objective token does not matter.
    pub fn is_uncontrolled(&self) -> bool {
        self.owner.is_none() && self.control.is_none()
    }

    /// Whether the player has a unit or structure here.
    pub fn holds(&self, seat: Seat) -> bool {
        self.owner.is(seat) || self.control.is(seat)
    }

    /// FS-ARE-03: units or structures of the player, and of nobody else.
    pub fn is_friendly(&self, seat: Seat) -> bool {
        let nobody_else = |owner: Owner| owner.is_none() || owner.is(seat);
        self.holds(seat) && nobody_else(self.owner) && nobody_else(self.control)
    }

    /// FS-ARE-04: units or structures of an opponent, and none of the player.
    pub fn is_enemy(&self, seat: Seat) -> bool {
        !self.is_uncontrolled() && !self.holds(seat)
    }
}

/// A Warp Storm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StormState {
    /// Where it lies, once it is placed.
    pub edge: Option<Edge>,
    /// It has been moved in this Refresh Phase (FS-WRP-08).
    pub moved: bool,
}

/// What lies before a player for all to see (FS-TRM-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The faction, once chosen.
    pub faction: Option<Faction>,
    /// Out of the game (FS-ELM-01).
    pub eliminated: bool,
    /// The materiel dial (FS-MAT-01).
    pub materiel: u8,
    /// Asset tokens in the play area, by kind (FS-AST-02).
    pub assets: [u8; Asset::COUNT],
    /// Initial units not placed yet, by kind (FS-SET-02).
    pub waiting: [u8; KINDS],
    /// Initial structures not placed yet, by kind.
    pub waiting_structures: [u8; Structure::COUNT],
    /// Objective tokens received and not placed yet, by the seat whose they are (FS-SET-06).
    pub given: [u8; MAX_PLAYERS],
    /// Figures in the own supply, by kind.
    pub supply: [u8; KINDS],
    /// Free control tokens (FS-STR-04).
    pub control_tokens: u8,
    /// Own objective tokens collected (FS-OBJ-03).
    pub collected: u8,
    /// The ten cards that are now the combat deck, wherever they are (FS-CUP-01); the others are the upgrade deck.
    pub combat: CardSet,
    /// Order upgrades bought (FS-UPG-02).
    pub upgrades: UpgradeSet,
    /// Those of them used in this round (FS-UPG-04).
    pub used: UpgradeSet,
    /// Schemes in the play area (FS-EVT-07); all other event cards are the deck.
    pub schemes: EventSet,
    /// Order tokens on the event deck, by kind (FS-OPS-03).
    pub on_events: [u8; Order::COUNT],
    /// Order tokens seen in the play area this round, by kind (FS-AMB-65).
    pub resolved: [u8; Order::COUNT],
}

impl Player {
    const NEW: Self = Self {
        faction: None,
        eliminated: false,
        materiel: 0,
        assets: [0; Asset::COUNT],
        waiting: [0; KINDS],
        waiting_structures: [0; Structure::COUNT],
        given: [0; MAX_PLAYERS],
        supply: [0; KINDS],
        control_tokens: 0,
        collected: 0,
        combat: CardSet::NONE,
        upgrades: UpgradeSet::NONE,
        used: UpgradeSet::NONE,
        schemes: EventSet::NONE,
        on_events: [0; Order::COUNT],
        resolved: [0; Order::COUNT],
    };

    /// Whether initial forces are still to be placed.
    pub fn is_waiting(&self) -> bool {
        self.waiting.iter().chain(&self.waiting_structures).any(|count| *count > 0)
    }
}

/// What only one player may know; faces of orders on the board are secret, too (FS-STK-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret {
    /// Combat cards in the hand.
    pub hand: CardSet,
    /// The combat card that lies face down (FS-CMB-09).
    pub laid: Option<CombatCard>,
    /// Order tokens not placed, by kind (FS-AMB-65).
    pub orders: [u8; Order::COUNT],
    /// Event cards drawn.
    pub drawn: EventSet,
}

impl Secret {
    const NONE: Self =
        Self { hand: CardSet::NONE, laid: None, orders: [0; Order::COUNT], drawn: EventSet::NONE };
}

/// The common supply (FS-SET-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply {
    /// Structures, by kind.
    pub structures: [u8; Structure::COUNT],
    /// Asset tokens, by kind.
    pub assets: [u8; Asset::COUNT],
}

/// Units that came into an area of somebody else and have not won it yet (FS-ARE-06): its combat is to come or going on.
///
/// They stand apart, so an area always has the units of one owner. More than one such area there is only if a card moves
/// units out of a combat into another one (FS-CARD-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The contested area.
    pub area: Area,
    /// Who came.
    pub attacker: Seat,
    /// Unrouted units that came, by kind.
    pub ready: [u8; KINDS],
    /// Routed ones.
    pub routed: [u8; KINDS],
    /// FS-RET-11, -16: the areas from which they moved.
    pub origins: AreaSet,
    /// FS-RET-11, -12: one of them at least came by the Advance order.
    pub by_advance: bool,
    /// FS-AMB-01: those that a card has put there, by kind; counted where it is agreed that they do not retreat.
    pub placed: [u8; KINDS],
}

/// The most orders on the board: four of each player (FS-PLN-02).
pub(crate) const ORDERS: usize = 4 * MAX_PLAYERS;

/// A game of Forbidden Stars.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForbiddenStars {
    /// How many play.
    pub seats: u8,
    /// The options it is played with.
    pub rules: Ruleset,
    /// The first player.
    pub first: Seat,
    /// The round, from 1; 0 during the setup (FS-SET-22).
    pub round: u8,
    /// What comes next in the phase.
    pub stage: PhaseStage,
    /// Whose turn is next.
    pub turn: Seat,
    /// How many turns of the phase, or of its step, are over; skipped ones count.
    pub turns: u8,
    /// Refresh, step 4: the event card that is being resolved, whose storm icon counts.
    pub event: Option<EventCard>,
    /// FS-CARD-101: the storm move that has been named.
    pub storm_move: Option<(Storm, Edge)>,
    /// FS-CARD-110: what the next purchase costs less.
    pub discount: u8,
    /// What is going on.
    pub steps: Steps<Step, 12>,
    /// The tiles.
    pub tiles: [TileState; SYSTEMS],
    /// Those on the board.
    pub placed: SystemSet,
    /// The areas.
    pub areas: [AreaState; AREAS],
    /// FS-ADJ-02, -03: which areas border on each.
    pub borders: [AreaSet; AREAS],
    /// The areas of the board that are worlds, the others are voids; follows from `tiles`.
    pub worlds: AreaSet,
    /// The areas with a unit or structure of each player; follows from `areas`.
    pub lands: [AreaSet; MAX_PLAYERS],
    /// The areas with more units than their capacity; follows from `areas`.
    pub overfull: AreaSet,
    /// FS-ADJ-01: which systems are adjacent to each.
    pub neighbours: [SystemSet; SYSTEMS],
    /// FS-WRP-02: to which of them nobody can move.
    pub barred: [SystemSet; SYSTEMS],
    /// The Warp Storms.
    pub storms: [StormState; MAX_PLAYERS],
    /// The players.
    pub players: [Player; MAX_PLAYERS],
    /// What each of them alone knows.
    pub secrets: [Secret; MAX_PLAYERS],
    /// The common supply.
    pub supply: Supply,
    /// Orders on the board.
    pub orders: OrderStacks<System, Order, ORDERS>,
    /// The order that is being resolved.
    pub order: Option<OrderState>,
    /// The orbital strike that is being resolved.
    pub strike: Option<StrikeState>,
    /// Contested areas: the combat that goes on or comes next first.
    pub clashes: ArrayVec<Clash, 2>,
    /// The combat that goes on.
    pub combat: Option<Combat>,
    /// Cards and abilities that are being carried out, the innermost last.
    pub scripts: ArrayVec<Script, 3>,
    /// How it ended.
    pub ending: Option<Outcome>,
    /// Chance.
    pub rng: Rng,
}

impl ForbiddenStars {
    /// A table on which nothing lies.
    pub(crate) fn empty(players: usize, rng: Rng) -> Self {
        let pieces = |id: &str| content().pieces(id) as u8;
        let tile =
            TileState { dealt: Owner::NONE, cell: Cell::ORIGIN, side: TileSide(0), turns: 0 };
        Self {
            seats: players as u8,
            rules: Ruleset::default(),
            first: Seat(0),
            round: 0,
            stage: PhaseStage::Turn,
            turn: Seat(0),
            turns: 0,
            event: None,
            storm_move: None,
            discount: 0,
            steps: Steps::default(),
            tiles: [tile; SYSTEMS],
            placed: SystemSet::NONE,
            areas: [AreaState::EMPTY; AREAS],
            borders: [AreaSet::NONE; AREAS],
            worlds: AreaSet::NONE,
            lands: [AreaSet::NONE; MAX_PLAYERS],
            overfull: AreaSet::NONE,
            neighbours: [SystemSet::NONE; SYSTEMS],
            barred: [SystemSet::NONE; SYSTEMS],
            storms: [StormState { edge: None, moved: false }; MAX_PLAYERS],
            players: [Player::NEW; MAX_PLAYERS],
            secrets: [Secret::NONE; MAX_PLAYERS],
            // FS-SET-27: complete whatever the number of players.
            supply: Supply {
                structures: Structure::NAMES.map(pieces),
                assets: ["forge_token", "cache_token", "reinforcement_token"].map(pieces),
            },
            orders: OrderStacks::default(),
            order: None,
            strike: None,
            clashes: ArrayVec::new_const(),
            combat: None,
            scripts: ArrayVec::new_const(),
            ending: None,
            rng,
        }
    }

    /// The seats in their order.
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seats, from the first player on, clockwise.
    pub fn clockwise(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (seats, first) = (self.seats, self.first.0);
        (0..seats).map(move |step| Seat((first + step) % seats))
    }

    /// The seat on the left of another.
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }

    /// The seat on the right of another.
    pub fn right_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.seats - 1) % self.seats)
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The seat that plays a faction.
    pub fn seat_of(&self, faction: Faction) -> Option<Seat> {
        let seats = (0..self.seats).map(Seat);
        seats.into_iter().find(|seat| self.player(*seat).faction == Some(faction))
    }

    /// An area.
    pub fn area(&self, area: Area) -> &AreaState {
        &self.areas[area.index()]
    }

    /// What is printed in an area, on the side of its tile that lies up.
    pub fn print(&self, area: Area) -> &'static AreaPrint {
        content().print(self.tiles[area.system().index()].side, area)
    }
}
