//! The whole state of a game: one flat value, a few KiB, cloned as a plain copy.
//!
//! Pieces that exist in numbers are counters, cards are bits, places are indices. Decks have no
//! order: a shuffled deck nobody has looked into is a set, and drawing takes a random card of it
//! when it is drawn. That is the same game, and it leaves nothing hidden but who holds what.

use arrayvec::ArrayVec;
use kernel::grid::{Cell, Side};
use kernel::{OrderStacks, Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::battle::Battle;
use crate::content::{AreaPrint, RaceSheet, UnitSheet, content};
use crate::events::Script;
use crate::ids::{
    Area, Card, Faction, MAX_AREAS, MAX_KINDS, MAX_PLANETS, MAX_PLAYERS, MAX_ROUTES, Module,
    NORMAL_ROUTES, Order, Planet, Race, Route, Tech, Unit,
};
use crate::payment::Payment;
use crate::ruleset::{Ruleset, Teams};
use crate::sets::{CardSet, EventSet, PlanetSet};
use crate::victory::Ending;

/// A seat or nobody, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Owner(u8);

impl Owner {
    /// Nobody.
    pub const NONE: Self = Self(u8::MAX);

    /// The seat, if there is one.
    pub const fn seat(self) -> Option<Seat> {
        if self.0 == u8::MAX { None } else { Some(Seat(self.0)) }
    }

    /// Whether it is this seat.
    pub const fn is(self, seat: Seat) -> bool {
        self.0 == seat.0
    }

    /// Whether it is nobody.
    pub const fn is_none(self) -> bool {
        self.0 == u8::MAX
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self(seat.0)
    }
}

impl From<Option<Seat>> for Owner {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::NONE, Self::from)
    }
}

impl std::fmt::Debug for Owner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.seat().fmt(f)
    }
}

impl Serialize for Owner {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Owner {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::<Seat>::deserialize(deserializer).map(Self::from)
    }
}

/// How many units of each kind (of one race) there are.
pub type Units = [u8; MAX_KINDS];

/// An area of a planet in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaState {
    /// Whose units stand here; nobody if there are none (SC-TERM-14).
    pub owner: Owner,
    /// The units, by kind of the owner's race.
    pub units: Units,
    /// Whose base stands here (SC-BASE-10: one at most).
    pub base: Owner,
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
        units: [0; MAX_KINDS],
        base: Owner::NONE,
        depletion: 0,
        holder: Owner::NONE,
        workers: 0,
    };

    /// How many units stand here.
    pub fn count(&self) -> u8 {
        self.units.iter().sum()
    }
}

/// A planet tile and where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanetState {
    /// It is on the table.
    pub placed: bool,
    /// Who drew it and has not placed it yet.
    pub dealt: Owner,
    /// Where it lies.
    pub cell: Cell,
    /// Clockwise quarter turns.
    pub rotation: u8,
    /// The sides (bit 0 north, clockwise) with a slot no route piece lies in.
    pub free: u8,
}

/// A navigation route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RouteState {
    /// It is on the table.
    pub placed: bool,
    /// Its two ends; the first is the major end of a z-axis route.
    pub ends: [(Planet, Side); 2],
    /// Who has a transport on it (SC-TRAN-02: one each at most).
    pub transports: SeatSet,
}

impl RouteState {
    /// Not on the table.
    pub const NONE: Self =
        Self { placed: false, ends: [(Planet(0), Side::North); 2], transports: SeatSet::EMPTY };

    /// Whether an end lies at the planet.
    pub fn touches(&self, planet: Planet) -> bool {
        self.placed && (self.ends[0].0 == planet || self.ends[1].0 == planet)
    }

    /// The planet at the other end.
    pub fn across(&self, planet: Planet) -> Option<Planet> {
        match self.ends {
            _ if !self.placed => None,
            [(one, _), (other, _)] if one == planet => Some(other),
            [(one, _), (other, _)] if other == planet => Some(one),
            _ => None,
        }
    }
}

/// A player's faction and everything before him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The faction, once chosen.
    pub faction: Option<Faction>,
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
    /// Special orders he may place in this Planning Phase.
    pub special_limit: u8,
    /// Order tokens revealed this round, by face.
    pub revealed: [u8; Order::COUNT],
}

impl Player {
    const NEW: Self = Self {
        faction: None,
        eliminated: false,
        points: 0,
        pool: 0,
        unavailable: 0,
        permanent: [0; 2],
        buildings: [0; 3],
        modules: [0; Module::COUNT],
        figures: [0; MAX_KINDS],
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
        revealed: [0; Order::COUNT],
    };
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

/// The order that is being executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActiveOrder {
    /// The active player.
    pub seat: Seat,
    /// The active planet.
    pub planet: Planet,
    /// The revealed token.
    pub order: Order,
    /// The step of the order that comes next.
    pub stage: u8,
    /// The token still lies on its stack (a battle takes it off, SC-BATTLE-06).
    pub on_stack: bool,
    /// Build: units built so far.
    pub built: u8,
    /// Build: figures of the unit that tech-required units are made of, built by this order, by
    /// area of the planet; they cannot be used (SC-TECHU-09).
    pub fresh: [u8; MAX_AREAS],
    /// Build: the first unit given up for a tech-required unit stands here.
    pub given: Option<Area>,
    /// Build: a building was bought.
    pub building: bool,
    /// Build: a module was bought.
    pub module: bool,
    /// Special Build: the discount is used up.
    pub discounted: bool,
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
    /// Research: the technology bought whose cards still wait to enter the Combat deck.
    pub technology: Option<Tech>,
}

/// What the game is doing: the innermost thing is on top of the stack.
///
/// Steps with a seat ask that player; the others run by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    // Setup
    /// Runs the setup.
    Setup,
    /// Take a faction.
    ChooseFaction(Seat),
    /// Which planet comes now.
    PickPlanet(Seat),
    /// Where the picked planet goes.
    PlacePlanet(Seat, Planet),
    /// Which of too few routes are laid.
    LayRoutes(Seat, Planet),
    /// Whether and where the base goes.
    StartBase(Seat, Planet),
    /// An end of the z-axis route.
    ZEnd(Seat, Option<(Planet, Side)>),
    /// The next starting unit.
    StartForces(Seat),
    /// The starting transport.
    StartTransport(Seat),

    // Planning
    /// Runs the Planning Phase.
    Planning,
    /// Abilities before the first cycle.
    StartOfPlanning(Seat),
    /// An order; beyond the fourth if a card adds it.
    PlaceOrder(Seat),
    /// Abilities after the last cycle.
    EndOfPlanning(Seat),

    // Execution
    /// Runs the Execution Phase.
    Execution,
    /// Which top order is revealed.
    ChooseOrder(Seat),
    /// Execute it or take an Event card.
    ExecuteOrEvent(Seat),
    /// Abilities right before the execution.
    BeforeOrder(Seat),
    /// Runs the order.
    Order,
    /// Build step 1.
    BuildUnits(Seat),
    /// A unit to give up for a tech-required unit in this area.
    GiveUp(Seat, Unit, Area),
    /// Build step 2.
    BuildUpgrades(Seat),
    /// Build step 3.
    BuildBase(Seat),
    /// Which own piece is destroyed at will.
    Scrap(Seat),
    /// A unit to move.
    Move(Seat),
    /// Where it goes.
    MoveTo(Seat),
    /// A unit to recall.
    Recall(Seat),
    /// To which Arbiter.
    RecallTo(Seat),
    /// Research step 2.
    ResearchDraw(Seat),
    /// Research step 3.
    ResearchBuy(Seat),
    /// The extra of the special Research.
    ResearchExtra(Seat),
    /// Cards of a new technology for the hand; so many more.
    TechToHand(Seat, Tech, u8),
    /// Paying.
    Pay(Seat),

    // Battle; the number is the side, 0 the attacker
    /// Runs the battle.
    Battle,
    /// A start-of-battle ability.
    BattleAbility(Seat, u8),
    /// What is given up for it.
    Sacrifice(Seat, u8),
    /// More cards to draw.
    BonusDraw(Seat, u8),
    /// The front-line unit of an all-assist side.
    NameFront(Seat, u8),
    /// The next pair.
    Pair(Seat),
    /// The skirmish of the next supporting unit.
    Support(Seat, u8),
    /// The standard card of the current skirmish.
    PlaceStandard(Seat, u8),
    /// One of the cards looked at.
    PlaceLooked(Seat, u8),
    /// A reinforcement card of the current skirmish.
    PlaceReinforcement(Seat, u8),
    /// Which skirmish is next.
    NextSkirmish(Seat),
    /// A standard card instead of a cancelled one.
    ReplaceStandard(Seat, u8),
    /// A supporting unit is lost.
    LoseSupport(Seat, u8),
    /// A unit is lost to a text of the enemy's card.
    LoseToText(Seat, u8, Card),
    /// Where a cloaked unit goes.
    Withdraw(Seat, u8),
    /// A unit for the next splash card.
    LoseToSplash(Seat, u8),
    /// A unit for a Nuke.
    LoseToNuke(Seat, u8),
    /// Which units beyond the limit leave.
    LeaveExcess(Seat, u8),
    /// Where the retreat goes.
    RetreatTo(Seat, u8),
    /// Which retreating units are lost.
    LoseInRetreat(Seat, u8, Area),

    // Regrouping
    /// Runs the Regrouping Phase.
    Regrouping,
    /// Abilities before step 1.
    StartOfRegrouping(Seat),
    /// Cards to take (Specialized Strategy); so many more.
    TakeCards(Seat, u8),
    /// The Event cards of a player.
    PlayEvents(Seat),
    /// The bonus of The End Draws Near.
    EndBonus(Seat),
    /// Runs the effects of an Event card.
    Script,
    /// A choice an Event card asks for; which one, the script knows.
    ScriptChoice(Seat),
    /// Everybody discards down to the hand limit.
    DiscardCards,

    /// The game is over.
    Over,
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
    /// Where the phase stands: setup step, planning cycle, regrouping step.
    pub stage: u8,
    /// How many turns of that stage have been taken.
    pub turns: u8,
    /// The turn in Execution.
    pub turn: Seat,
    /// The players; places beyond `seats` are unused.
    pub players: [Player; MAX_PLAYERS],
    /// The planets.
    pub planets: [PlanetState; MAX_PLANETS],
    /// The areas.
    pub areas: [AreaState; MAX_PLANETS * MAX_AREAS],
    /// The routes.
    pub routes: [RouteState; MAX_ROUTES],
    /// Planets joined by routes; follows from `routes`.
    pub adjacent: [PlanetSet; MAX_PLANETS],
    /// The orders on the board.
    pub orders: OrderStacks<Planet, Order, 54>,
    /// The Event deck.
    pub events: EventDeck,
    /// What is going on, the innermost on top.
    pub steps: ArrayVec<Step, 12>,
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
    /// He has had his bonus in this step (SC-AMB-07).
    pub end_bonus_had: bool,
    /// The once-a-phase ability of the player asked before a phase has been used.
    pub ability_used: bool,
    /// How it ended.
    pub ending: Option<Ending>,
}

impl StarCraft {
    /// An empty table.
    pub(crate) fn empty(rules: Ruleset, seats: usize, seed: u64) -> Self {
        let planet = PlanetState {
            placed: false,
            dealt: Owner::NONE,
            cell: Cell::ORIGIN,
            rotation: 0,
            free: 0,
        };
        let events = EventDeck {
            deck: EventSet::NONE,
            left: [0; 3],
            discard: EventSet::NONE,
            ends: EventSet::NONE,
        };
        Self {
            rules,
            rng: Rng::new(seed),
            seats: seats as u8,
            first: Seat(0),
            round: 0,
            stage: 0,
            turns: 0,
            turn: Seat(0),
            players: [Player::NEW; MAX_PLAYERS],
            planets: [planet; MAX_PLANETS],
            areas: [AreaState::EMPTY; MAX_PLANETS * MAX_AREAS],
            routes: [RouteState::NONE; MAX_ROUTES],
            adjacent: [PlanetSet(0); MAX_PLANETS],
            orders: OrderStacks::default(),
            events,
            steps: ArrayVec::new(),
            order: None,
            payment: None,
            script: None,
            battle: None,
            event_plays: 0,
            end_bonus_had: false,
            ability_used: false,
            ending: None,
        }
    }

    // ---- players

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats.
    pub fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seats still in the game.
    pub fn alive(&self) -> SeatSet {
        self.everybody().filter(|&seat| !self.player(seat).eliminated).collect()
    }

    /// The seats still in the game, clockwise from the first player (SC-TIME-03).
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.alive().clockwise(self.first, self.seats as usize)
    }

    /// The seat so many places clockwise of another.
    pub fn clockwise(&self, seat: Seat, places: u8) -> Seat {
        Seat((seat.0 + places) % self.seats)
    }

    /// The race of a seat. Before the factions are known nothing asks for it.
    pub fn race(&self, seat: Seat) -> Race {
        self.player(seat)
            .faction
            .map_or(Race::TERRAN, |faction| content().factions[faction.index()].race)
    }

    /// The numbers of a seat's Faction Sheet.
    pub fn sheet(&self, seat: Seat) -> &'static RaceSheet {
        &content().races[self.race(seat).index()]
    }

    /// Whether two different players are teammates (SC-TEAM-03: they sit opposite).
    pub fn teammates(&self, one: Seat, other: Seat) -> bool {
        self.rules.teams == Teams::Pairs && one != other && self.team(one) == self.team(other)
    }

    /// SC-TEAM-03: the team of a seat, 1-2-1-2 or 1-2-3-1-2-3.
    pub fn team(&self, seat: Seat) -> u8 {
        seat.0 % (self.seats / 2)
    }

    // ---- places

    /// An area.
    pub fn area(&self, area: Area) -> &AreaState {
        &self.areas[area.index()]
    }

    pub(crate) fn area_mut(&mut self, area: Area) -> &mut AreaState {
        &mut self.areas[area.index()]
    }

    /// The planets on the table.
    pub fn galaxy(&self) -> impl Iterator<Item = Planet> + '_ {
        (0..content().planets.len() as u8).map(Planet).filter(|p| self.planets[p.index()].placed)
    }

    /// All areas on the table.
    pub fn all_areas(&self) -> impl Iterator<Item = Area> + '_ {
        self.galaxy().flat_map(Planet::areas)
    }

    /// The routes on the table.
    pub fn all_routes(&self) -> impl Iterator<Item = Route> + '_ {
        (0..MAX_ROUTES as u8).map(Route).filter(|route| self.routes[route.index()].placed)
    }

    /// SC-TERM-03: the routes attached to a planet.
    pub fn routes_of(&self, planet: Planet) -> impl Iterator<Item = Route> + '_ {
        self.all_routes().filter(move |route| self.routes[route.index()].touches(planet))
    }

    /// SC-TERM-04: no unit and no base.
    pub fn is_empty(&self, area: Area) -> bool {
        let area = self.area(area);
        area.owner.is_none() && area.base.is_none()
    }

    /// SC-TERM-05: the player who controls an area; SC-TERM-07: nobody, where a base of one
    /// player and units of another share it.
    pub fn controller(&self, area: Area) -> Option<Seat> {
        let area = self.area(area);
        match (area.owner.seat(), area.base.seat()) {
            (Some(units), Some(base)) => (units == base).then_some(units),
            (units, base) => units.or(base),
        }
    }

    /// SC-TERM-05: controlled by this player.
    pub fn is_friendly(&self, seat: Seat, area: Area) -> bool {
        self.controller(area) == Some(seat)
    }

    /// SC-TERM-06: a unit or base of somebody else is there.
    pub fn is_enemy(&self, seat: Seat, area: Area) -> bool {
        let area = self.area(area);
        let foreign = |owner: Owner| owner.seat().is_some_and(|other| other != seat);
        foreign(area.owner) || foreign(area.base)
    }

    /// Friendly or empty: where units may be built, retreat and withdraw.
    pub fn is_open(&self, seat: Seat, area: Area) -> bool {
        !self.is_enemy(seat, area)
    }

    /// SC-LIMIT-01: how many units an area holds.
    pub fn unit_limit(area: Area) -> u8 {
        print(area).unit_limit
    }

    /// Room left under the unit limit for this player's units.
    pub fn room(&self, area: Area) -> u8 {
        Self::unit_limit(area).saturating_sub(self.area(area).count())
    }

    /// The area of the player's base on a planet (SC-BASE-03: one at most).
    pub fn base_on(&self, seat: Seat, planet: Planet) -> Option<Area> {
        planet.areas().find(|&area| self.area(area).base.is(seat))
    }

    /// Whether the player has a unit on a planet.
    pub fn has_unit_on(&self, seat: Seat, planet: Planet) -> bool {
        planet.areas().any(|area| self.area(area).owner.is(seat))
    }

    /// The planets with a unit or base of the player.
    pub fn presence(&self, seat: Seat) -> PlanetSet {
        let mut set = PlanetSet::default();
        for planet in self.galaxy() {
            let here = |area: Area| {
                let area = self.area(area);
                area.owner.is(seat) || area.base.is(seat)
            };
            if planet.areas().any(here) {
                set.insert(planet);
            }
        }
        set
    }

    /// Whether the player has a transport on a route between the two planets.
    pub fn has_transport(&self, seat: Seat, one: Planet, other: Planet) -> bool {
        self.routes
            .iter()
            .any(|route| route.transports.contains(seat) && route.across(one) == Some(other))
    }

    /// Brings `adjacent` up to date after a change of the routes (SC-COMP-18).
    pub(crate) fn connect(&mut self) {
        self.adjacent = [PlanetSet(0); MAX_PLANETS];
        for route in self.routes.iter().filter(|route| route.placed) {
            let [(one, _), (other, _)] = route.ends;
            self.adjacent[one.index()].insert(other);
            self.adjacent[other.index()].insert(one);
        }
    }

    // ---- pieces

    /// Figures of a kind that are not on the board (SC-CLIM-01).
    pub fn spare_figures(&self, seat: Seat, unit: Unit) -> u8 {
        self.sheet(seat).figures[unit.kind()] - self.player(seat).figures[unit.kind()]
    }

    /// Puts a figure from the supply into an area.
    pub(crate) fn add_unit(&mut self, seat: Seat, unit: Unit, area: Area) {
        self.player_mut(seat).figures[unit.kind()] += 1;
        self.put_unit(seat, unit, area);
    }

    /// Puts a figure that is in play into an area.
    pub(crate) fn put_unit(&mut self, seat: Seat, unit: Unit, area: Area) {
        let area = self.area_mut(area);
        area.owner = seat.into();
        area.units[unit.kind()] += 1;
    }

    /// Takes a figure out of an area; it stays in play.
    pub(crate) fn lift_unit(&mut self, unit: Unit, area: Area) {
        let area = self.area_mut(area);
        area.units[unit.kind()] -= 1;
        if area.count() == 0 {
            area.owner = Owner::NONE;
        }
    }

    /// SC-TERM-11: destroys a unit of an area.
    pub(crate) fn destroy_unit(&mut self, seat: Seat, unit: Unit, area: Area) {
        self.lift_unit(unit, area);
        self.player_mut(seat).figures[unit.kind()] -= 1;
    }

    /// Destroys the base of an area.
    pub(crate) fn destroy_base(&mut self, area: Area) {
        if let Some(seat) = self.area(area).base.seat() {
            self.area_mut(area).base = Owner::NONE;
            self.player_mut(seat).bases -= 1;
        }
    }

    /// Puts a base into an area.
    pub(crate) fn add_base(&mut self, seat: Seat, area: Area) {
        self.area_mut(area).base = seat.into();
        self.player_mut(seat).bases += 1;
    }

    /// Puts a transport onto a route.
    pub(crate) fn add_transport(&mut self, seat: Seat, route: Route) {
        self.routes[route.index()].transports.insert(seat);
        self.player_mut(seat).transports += 1;
    }

    /// Destroys a transport.
    pub(crate) fn destroy_transport(&mut self, seat: Seat, route: Route) {
        self.routes[route.index()].transports.remove(seat);
        self.player_mut(seat).transports -= 1;
    }

    /// SC-TRAN-02, -07: routes where the player could put one more transport.
    pub fn open_routes(&self, seat: Seat) -> impl Iterator<Item = Route> + '_ {
        let spare = self.player(seat).transports < self.sheet(seat).transports;
        self.all_routes()
            .filter(move |route| spare && !self.routes[route.index()].transports.contains(seat))
    }

    /// Workers on the Resource cards of a player, permanent resources included.
    pub fn workers_on_cards(&self, seat: Seat) -> u8 {
        let cards = self.areas.iter().filter(|area| area.holder.is(seat));
        cards.map(|area| area.workers).sum::<u8>() + self.player(seat).permanent.iter().sum::<u8>()
    }

    /// Workers of a player that are in play anywhere.
    pub fn workers(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.pool + player.unavailable + self.workers_on_cards(seat)
    }

    // ---- flow

    /// The innermost step.
    pub fn step(&self) -> Step {
        self.steps.last().copied().unwrap_or(Step::Over)
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub(crate) fn pop(&mut self) {
        self.steps.pop();
    }

    /// Replaces the innermost step.
    pub(crate) fn goto(&mut self, step: Step) {
        self.steps.pop();
        self.steps.push(step);
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

/// What is printed in an area.
pub fn print(area: Area) -> &'static AreaPrint {
    &content().planets[area.planet().index()].areas[area.place()]
}

/// What is printed for a unit.
pub fn unit_sheet(unit: Unit) -> &'static UnitSheet {
    &content().units[unit.index()]
}

/// Whether a route is a z-axis route.
pub fn is_z_axis(route: Route) -> bool {
    route.index() >= NORMAL_ROUTES
}
