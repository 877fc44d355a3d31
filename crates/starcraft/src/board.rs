//! Questions the rules ask of a state (chapter 2: who controls what, what is adjacent), and the
//! moves of single pieces.

use kernel::{Seat, SeatSet};

use crate::content::{AreaPrint, RaceSheet, UnitSheet, content};
use crate::ids::{
    Area, MAX_AREAS, MAX_PLANETS, MAX_ROUTES, NORMAL_ROUTES, Planet, Race, Route, Unit,
};
use crate::ruleset::Teams;
use crate::sets::PlanetSet;
use crate::state::{AreaState, Owner, Player, StarCraft};
use crate::why_not::{Reason, ensure};

impl StarCraft {
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
        let mut next = seat.0 + places;
        while next >= self.seats {
            next -= self.seats;
        }
        Seat(next)
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
    pub fn galaxy(&self) -> impl Iterator<Item = Planet> + use<> {
        self.placed.iter()
    }

    /// All areas on the table.
    pub fn all_areas(&self) -> impl Iterator<Item = Area> + use<> {
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
        let here = |area: &AreaState| area.owner.is(seat) || area.base.is(seat);
        let planets = self.areas.chunks_exact(MAX_AREAS).enumerate();
        planets.fold(PlanetSet::default(), |set, (planet, areas)| {
            PlanetSet(set.0 | u32::from(areas.iter().any(here)) << planet)
        })
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
        self.all_routes().filter(move |&route| self.may_have_transport(seat, route).is_ok())
    }

    /// Whether a transport may be put on one route.
    pub(crate) fn may_have_transport(&self, seat: Seat, route: Route) -> Result<(), Reason> {
        let spare = self.player(seat).transports < self.sheet(seat).transports;
        ensure(spare, Reason::TransportsOut)?;
        let has = self.routes[route.index()].transports.contains(seat);
        ensure(!has, Reason::TransportThere)
    }

    /// SC-UNIT-05, -06, SC-LIMIT-04: whether one more unit may be put into an area.
    pub(crate) fn may_stand(&self, seat: Seat, area: Area) -> Result<(), Reason> {
        ensure(self.is_open(seat, area), Reason::EnemyHere)?;
        ensure(self.room(area) > 0, Reason::Full)
    }

    /// SC-CLIM-01: a figure of the kind is left.
    pub(crate) fn in_stock(&self, seat: Seat, unit: Unit) -> Result<(), Reason> {
        ensure(self.spare_figures(seat, unit) > 0, Reason::NoFigures)
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
}

/// What is printed in an area.
pub fn print(area: Area) -> &'static AreaPrint {
    &content().areas[area.index()]
}

/// What is printed for a unit.
pub fn unit_sheet(unit: Unit) -> &'static UnitSheet {
    &content().units[unit.index()]
}

/// Whether a route is a z-axis route.
pub fn is_z_axis(route: Route) -> bool {
    route.index() >= NORMAL_ROUTES
}
