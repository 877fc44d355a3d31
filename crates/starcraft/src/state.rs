//! The whole state of a game: one flat value, a few KiB, cloned as a plain copy.
//!
//! Pieces that exist in numbers are counters, cards are bits, places are indices. Decks have no
//! order: a shuffled deck nobody has looked into is a set, and drawing takes a random card of it
//! when it is drawn. That is the same game, and it leaves nothing hidden but who holds what.

mod route;

use kernel::grid::Cell;
use kernel::{OrderStacks, Rng, Seat, SeatSet, Steps};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::battle::Battle;
pub use crate::board::{is_z_axis, print, unit_sheet};
use crate::content::content;
use crate::events::Script;
use crate::ids::{
    Area, Faction, ITEMS, KINDS, Leader, MAX_AREAS, MAX_KINDS, MAX_PLANETS, MAX_PLAYERS,
    MAX_ROUTES, Module, Order, Planet, Race, STOLEN, Tech, Unit,
};
use crate::payment::Payment;
use crate::ruleset::Ruleset;
use crate::scenario::ItemState;
use crate::sets::{AreaSet, CardSet, EventSet, LeaderSet, PlanetSet};
pub use crate::step::Step;
use crate::victory::Ending;
pub use kernel::Owner;
pub use route::RouteState;

/// How many units of each kind that a player has there are: of the own race, stolen ones, the hero.
pub type Units = [u8; KINDS];

/// An area of a planet in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaState {
    /// Whose units stand here; nobody if there are none (SC-TERM-14).
    pub owner: Owner,
    /// The units, by kind of the owner's race.
    pub units: Units,
    /// Whose base or installation stands here (SC-BASE-10, BW-INS-02: one at most).
    pub base: Owner,
    /// Which of them.
    pub site: Site,
    /// Who has guard tokens here, and how many (BW-GRD-07).
    pub guard: Owner,
    /// How many.
    pub guards: u8,
    /// A special conquest point token lies here for good (BW-CARD-24).
    pub point: bool,
    /// 0 fresh, 1 partially depleted, 2 depleted (SC-MINE-08).
    pub depletion: u8,
    /// Who holds the area's Resource card; nobody: it lies in the common deck.
    pub holder: Owner,
    /// Workers on the card.
    pub workers: u8,
}

impl AreaState {
    /// Nothing and nobody.
    pub const EMPTY: Self = Self {
        owner: Owner::NONE,
        units: [0; KINDS],
        base: Owner::NONE,
        site: Site::Base,
        guard: Owner::NONE,
        guards: 0,
        point: false,
        depletion: 0,
        holder: Owner::NONE,
        workers: 0,
    };

    /// Whose things lie here: units, a base or installation, guards, the Resource card.
    pub(crate) fn holders(&self) -> SeatSet {
        let holders = [self.owner, self.base, self.guard, self.holder];
        holders.into_iter().fold(SeatSet::EMPTY, |all, owner| SeatSet(all.0 | owner.set().0))
    }

    /// How many units stand here.
    pub fn count(&self) -> u8 {
        self.units.iter().sum()
    }

    /// Whose units, base or installation stand here: asked of every area time and again, and so without a branch.
    pub(crate) fn present(&self) -> SeatSet {
        SeatSet(self.owner.set().0 | self.base.set().0)
    }

    /// SC-TERM-05: the player who controls the area; SC-TERM-07: nobody, where a base of one player and
    /// units of another share it.
    pub fn controller(&self) -> Option<Seat> {
        self.present().only()
    }

    /// Whether this player controls the area.
    pub fn is_friendly(&self, seat: Seat) -> bool {
        self.present() == SeatSet::one(seat)
    }

    /// Whether a base of the player stands here; BW-INS-04: an installation is none.
    pub fn has_base(&self, seat: Seat) -> bool {
        self.base.is(seat) & (self.site == Site::Base)
    }

    /// The installation that stands here.
    pub fn installation(&self) -> Option<Site> {
        Some(self.site).filter(|&site| site != Site::Base && !self.base.is_none())
    }
}

/// What stands in an area besides units.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Site {
    #[default]
    Base,
    InfestedCommandCenter,
    WarpGate,
    Overmind,
    Cerebrate,
}

impl Site {
    /// Its id.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::InfestedCommandCenter => "infested_command_center",
            Self::WarpGate => "warp_gate",
            Self::Overmind => "overmind",
            Self::Cerebrate => "cerebrate",
        }
    }

    /// BW-CMP-14: how many of it a player may have on the board.
    pub(crate) const fn tokens(self) -> usize {
        match self {
            Self::Base => 6,
            Self::InfestedCommandCenter => 2,
            Self::WarpGate | Self::Overmind | Self::Cerebrate => 1,
        }
    }
}

/// A planet tile and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanetState {
    /// Who drew it and has not placed it yet.
    pub dealt: Owner,
    /// Where it lies.
    pub cell: Cell,
    /// Clockwise quarter turns.
    pub rotation: u8,
    /// The sides (bit 0 north, clockwise) with a slot no route piece lies in.
    pub free: u8,
}

/// A player's faction and everything that lies before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The faction, once chosen.
    pub faction: Option<Faction>,
    /// The race; follows from `faction`, before that nothing asks for it.
    pub race: Race,
    /// Out of the game (SC-ELIM-01).
    pub eliminated: bool,
    /// Conquest points (SC-COMP-20: no upper end).
    pub points: u16,
    /// Workers in the Worker Pool.
    pub pool: u8,
    /// Workers in the unavailable workers area.
    pub unavailable: u8,
    /// Workers on the permanent minerals and gas.
    pub permanent: [u8; 2],
    /// The level of each building type, 0 if not built.
    pub buildings: [u8; 3],
    /// Modules by kind.
    pub modules: [u8; Module::COUNT],
    /// Figures on the board (battles included), by kind.
    pub figures: Units,
    /// Bases on the board.
    pub bases: u8,
    /// Transports on the board.
    pub transports: u8,
    /// The Combat deck.
    pub deck: CardSet,
    /// The hand.
    pub hand: CardSet,
    /// The discard pile.
    pub discard: CardSet,
    /// The Technology deck.
    pub technology: CardSet,
    /// Technologies in the play area.
    pub play: CardSet,
    /// Cards of the hand that everybody knows to be there.
    pub known: CardSet,
    /// Cards of the hand chosen for the discard of Regrouping step 9, not yet shown.
    pub discarding: CardSet,
    /// Event cards drawn this round: face down until step 8, then read by their owner.
    pub drawn: EventSet,
    /// Event cards in the play area.
    pub events: EventSet,
    /// Special orders that may be placed in this Planning Phase.
    pub special_limit: u8,
    /// Order tokens revealed this round, by face.
    pub revealed: [u8; Order::FACES],
    /// Special orders in the Special Order Pool (BW-SOP-07), as bits: build, mobilize, research.
    pub pooled: u8,
    /// Special orders that have left the game (BW-OPD-02), as bits.
    pub disposed: u8,
    /// The Defend order has been played in this Planning Phase (BW-DEF-04).
    pub defended: bool,
    /// Resource tokens: minerals, gas (BW-RES-01).
    pub tokens: [u8; 2],
    /// Base tokens that have left the game (BW-SRV-03).
    pub bases_out: u8,
    /// Maelstrom has been used in this round (BW-CARD-66).
    pub forbade: bool,
    /// What lies on each mind control token, and whose it was (BW-MND-06).
    pub stolen: [Option<(Unit, Seat)>; STOLEN],
    /// Where the Defend order was played in this Planning Phase.
    pub defended_on: Option<Planet>,
    /// Leadership cards chosen and shown (BW-LDR-08).
    pub leaders: LeaderSet,
    /// Those of them that lie in the play area (BW-LDR-12).
    pub leading: LeaderSet,
    /// The Leadership card chosen and not shown yet (BW-LDR-07).
    pub choosing: Option<Leader>,
    /// The Leadership card shown and not resolved yet (BW-LDR-10).
    pub unresolved: Option<Leader>,
    /// What the hero is, once it has been gained, dead or alive (BW-HRO-02).
    pub hero: Option<Unit>,
    /// Units that stand on a Leadership card, by kind (BW-AMB-67).
    pub reserve: [u8; MAX_KINDS],
    /// As what any order may be executed in the next Execution Phase (BW-CARD-07).
    pub orders_as: Option<Order>,
    /// Two orders at a time in the next Planning Phase (BW-CARD-39).
    pub two_orders: bool,
    /// Rounds until transports can be destroyed again; from the second one on they are safe
    /// (BW-CARD-33).
    pub safe_transports: u8,
    /// Where the others may place one order only (BW-CARD-47).
    pub influences: Option<Planet>,
}

impl Player {
    const NEW: Self = Self {
        faction: None,
        race: Race::TERRAN,
        eliminated: false,
        points: 0,
        pool: 0,
        unavailable: 0,
        permanent: [0; 2],
        buildings: [0; 3],
        modules: [0; Module::COUNT],
        figures: [0; KINDS],
        bases: 0,
        transports: 0,
        deck: CardSet::NONE,
        hand: CardSet::NONE,
        discard: CardSet::NONE,
        technology: CardSet::NONE,
        play: CardSet::NONE,
        known: CardSet::NONE,
        discarding: CardSet::NONE,
        drawn: EventSet::NONE,
        events: EventSet::NONE,
        special_limit: 0,
        revealed: [0; Order::FACES],
        pooled: 0,
        disposed: 0,
        defended: false,
        tokens: [0; 2],
        bases_out: 0,
        forbade: false,
        stolen: [None; STOLEN],
        defended_on: None,
        leaders: LeaderSet::NONE,
        leading: LeaderSet::NONE,
        choosing: None,
        unresolved: None,
        hero: None,
        reserve: [0; MAX_KINDS],
        orders_as: None,
        two_orders: false,
        safe_transports: 0,
        influences: None,
    };

    /// Takes a faction, and with it a race.
    pub(crate) fn take_faction(&mut self, faction: Faction) {
        self.faction = Some(faction);
        self.race = content().factions[faction.index()].race;
    }
}

/// The Event deck and what has left it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventDeck {
    /// Cards that may still be in the deck: what was removed unseen at setup (SC-INFO-05) is
    /// among them, since nobody can tell it from what is left.
    pub deck: EventSet,
    /// How many cards of each stage the deck really holds.
    pub left: [u8; 3],
    /// The discard pile, face up.
    pub discard: EventSet,
    /// The End Draws Near cards in the common play area.
    pub ends: EventSet,
}

/// How many declined purchases an order remembers; beyond them all that need force mining are out.
pub(crate) const DECLINED: usize = 8;

/// The order that is being executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActiveOrder {
    /// The active player.
    pub seat: Seat,
    /// The active planet.
    pub planet: Planet,
    /// The order, as it is executed.
    pub order: Order,
    /// The revealed token, which is another where an order counts as another (BW-STR-02).
    pub token: Order,
    /// It goes back to the unused orders, not to the pool (BW-STR-03).
    pub exempt: bool,
    /// It is being executed, not exchanged for an Event card; only the expansion asks for it.
    pub executed: bool,
    /// Its player lets the special order go for good (BW-OPD-04).
    pub disposes: Option<bool>,
    /// A Defend order: the one area units come to (BW-DEF-07).
    pub defends: Option<Area>,
    /// The area no unit may be brought into (BW-CARD-66).
    pub forbidden: Option<Area>,
    /// Planets from which units were transported past orbital defense (BW-MOF-01).
    pub breached: PlanetSet,
    /// The number of the stage of the order that comes next (`stages.rs`).
    pub stage: u8,
    /// The token still lies on its stack (a battle takes it off, SC-BATTLE-06).
    pub on_stack: bool,
    /// Build: units built so far.
    pub built: u8,
    /// Build: figures of the units that tech-required units are made of, built by this order, by
    /// area of the planet; they cannot be used (SC-TECHU-09). Those of the base game, then the others.
    pub fresh: [[u8; 2]; MAX_AREAS],
    /// Build: the first unit given up for a tech-required unit stands here.
    pub given: Option<Area>,
    /// Build: the units given up for it that were named, that of its own area first (BW-AMB-87).
    pub parts: [Option<Unit>; 2],
    /// Build: the free worker or transport was built (BW-CARD-17).
    pub free_built: bool,
    /// Build: a building was bought.
    pub building: bool,
    /// Build: a module was bought.
    pub module: bool,
    /// Special Build: the discount is used up.
    pub discounted: bool,
    /// No purchase that needs force mining is offered until the next purchase or step of the order:
    /// too many were declined, or one by an older version (SC-AMB-112).
    pub spares_cards: bool,
    /// Purchases that were declined because they need force mining; until the next purchase or step
    /// of the order they are not offered again, so that every decision leads on (SC-AMB-112).
    pub declined: [Option<Action>; DECLINED],
    /// Own pieces could have been destroyed at the last choice, and its player did something else (SC-AMB-111).
    pub spared: bool,
    /// Mobilize: units that have moved, by area of the planet.
    pub moved: [Units; MAX_AREAS],
    /// Mobilize: the one enemy area entered.
    pub enemy_area: Option<Area>,
    /// Mobilize: units brought into the enemy area beside enemy units.
    pub attackers: Units,
    /// Mobilize: the unit chosen to move.
    pub picked: Option<(Unit, Area)>,
    /// Mobilize: the base has moved.
    pub lifted: bool,
    /// Mobilize: scenario items whose carriers have moved, as bits.
    pub items_moved: u8,
    /// Research: the technology bought whose cards still wait to enter the Combat deck.
    pub technology: Option<Tech>,
}

impl ActiveOrder {
    /// An order that begins.
    pub(crate) fn new(seat: Seat, planet: Planet, token: Order) -> Self {
        Self {
            seat,
            planet,
            order: token,
            token,
            exempt: false,
            executed: false,
            disposes: None,
            defends: None,
            forbidden: None,
            breached: PlanetSet(0),
            stage: 0, // the first of each order
            on_stack: true,
            built: 0,
            fresh: [[0; 2]; MAX_AREAS],
            given: None,
            parts: [None; 2],
            free_built: false,
            building: false,
            module: false,
            discounted: false,
            spares_cards: false,
            declined: [None; DECLINED],
            spared: false,
            moved: [[0; KINDS]; MAX_AREAS],
            enemy_area: None,
            attackers: [0; KINDS],
            picked: None,
            lifted: false,
            items_moved: 0,
            technology: None,
        }
    }
}

/// A game of StarCraft: The Board Game.
#[derive(Clone, PartialEq, Debug)]
pub struct StarCraft {
    /// The options.
    pub rules: Ruleset,
    /// The game's own randomness.
    pub rng: Rng,
    /// How many play.
    pub seats: u8,
    /// The first player (SC-SETUP-02).
    pub first: Seat,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// Where the phase stands: the number of its stage (`stages.rs`).
    pub stage: u8,
    /// How many turns of that stage have been taken.
    pub turns: u8,
    /// The turn in Execution.
    pub turn: Seat,
    /// The players; places beyond `seats` are unused.
    pub players: [Player; MAX_PLAYERS],
    /// The planets on the table.
    pub placed: PlanetSet,
    /// The planets.
    pub planets: [PlanetState; MAX_PLANETS],
    /// The areas.
    pub areas: [AreaState; MAX_PLANETS * MAX_AREAS],
    /// The routes.
    pub routes: [RouteState; MAX_ROUTES],
    /// Planets joined by routes; follows from `routes`.
    pub adjacent: [PlanetSet; MAX_PLANETS],
    /// The areas with something of each player; follows from `areas`.
    pub lands: [AreaSet; MAX_PLAYERS],
    /// The areas with guard tokens; follows from `areas`.
    pub guarded: AreaSet,
    /// The orders on the board.
    pub orders: OrderStacks<Planet, Order, 54>,
    /// The Event deck.
    pub events: EventDeck,
    /// What is going on, the innermost on top.
    pub steps: Steps<Step, 12>,
    /// The order being executed.
    pub order: Option<ActiveOrder>,
    /// What is being paid.
    pub payment: Option<Payment>,
    /// The Event card being executed.
    pub script: Option<Script>,
    /// The battle.
    pub battle: Option<Battle>,
    /// Event cards the player whose turn it is in step 8 may still execute.
    pub event_plays: u8,
    /// That player has had the bonus of this step (SC-AMB-07).
    pub end_bonus_had: bool,
    /// Event cards whose once-a-phase ability the player asked before a phase has used.
    pub abilities_used: EventSet,
    /// Leadership cards whose ability the player asked now has used.
    pub leaders_used: LeaderSet,
    /// The last stage for which Leadership cards were chosen (BW-LDR-09).
    pub leader_stage: u8,
    /// Nobody can win in this Regrouping Phase (BW-CARD-40).
    pub nobody_wins: bool,
    /// Whose hero was destroyed, and where, while its owner may still avenge it (BW-CARD-30).
    pub avenger: Option<(Seat, Planet)>,
    /// The scenario items (BW-ITM-01).
    pub items: [ItemState; ITEMS],
    /// Whose units destroyed the installation that a scenario is about (BW-SCN-12).
    pub razed: Owner,
    /// How it ended.
    pub ending: Option<Ending>,
}

impl StarCraft {
    /// An empty table.
    pub(crate) fn empty(rules: Ruleset, seats: usize, rng: Rng) -> Self {
        let planet = PlanetState { dealt: Owner::NONE, cell: Cell::ORIGIN, rotation: 0, free: 0 };
        let events = EventDeck {
            deck: EventSet::NONE,
            left: [0; 3],
            discard: EventSet::NONE,
            ends: EventSet::NONE,
        };
        Self {
            rules,
            rng,
            seats: seats as u8,
            first: Seat(0),
            round: 0,
            stage: 0,
            turns: 0,
            turn: Seat(0),
            players: [Player::NEW; MAX_PLAYERS],
            placed: PlanetSet(0),
            planets: [planet; MAX_PLANETS],
            areas: [AreaState::EMPTY; MAX_PLANETS * MAX_AREAS],
            routes: [RouteState::NONE; MAX_ROUTES],
            adjacent: [PlanetSet(0); MAX_PLANETS],
            lands: [AreaSet::NONE; MAX_PLAYERS],
            guarded: AreaSet::NONE,
            orders: OrderStacks::default(),
            events,
            steps: Steps::default(),
            order: None,
            payment: None,
            script: None,
            battle: None,
            event_plays: 0,
            end_bonus_had: false,
            abilities_used: EventSet::NONE,
            leaders_used: LeaderSet::NONE,
            leader_stage: 0,
            nobody_wins: false,
            avenger: None,
            items: [ItemState::OUT; ITEMS],
            razed: Owner::NONE,
            ending: None,
        }
    }

    // ---- flow

    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub(crate) fn pop(&mut self) {
        self.steps.pop();
    }

    /// Replaces the innermost step.
    pub(crate) fn goto(&mut self, step: Step) {
        self.steps.goto(step);
    }

    /// The order being executed. Only asked for while there is one.
    pub(crate) fn active(&self) -> &ActiveOrder {
        self.order.as_ref().expect("an order is being executed")
    }

    pub(crate) fn active_mut(&mut self) -> &mut ActiveOrder {
        self.order.as_mut().expect("an order is being executed")
    }

    /// The battle. Only asked for while there is one.
    pub(crate) fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is being fought")
    }

    pub(crate) fn fight_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is being fought")
    }
}
