//! Questions the rules ask of a state (chapter 2: who controls what, what is adjacent), and the
//! moves of single pieces.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::content::{AreaPrint, Content, Domain, RaceSheet, UnitSheet, content, content_of};
use crate::ids::{
    Area, HERO, MAX_AREAS, MAX_KINDS, MAX_PLANETS, MAX_PLAYERS, MAX_ROUTES, Module, NORMAL_ROUTES,
    Planet, Race, Resource, Route, Unit,
};
use crate::report::{Happening, Log};
use crate::ruleset::Teams;
use crate::sets::{AreaSet, PlanetSet, bits};
use crate::state::{AreaState, Owner, Player, Site, StarCraft, Units};
use crate::why_not::{Reason, ensure};

/// BW-CMP-10: guard tokens of the box.
const GUARDS: u8 = 12;
/// BW-CMP-13: resource tokens of the box.
const RESOURCE_TOKENS: u8 = 30;

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
        let seats: ArrayVec<Seat, MAX_PLAYERS> =
            (0..self.seats).map(|place| self.clockwise(self.first, place)).collect();
        let alive = self.alive();
        seats.into_iter().filter(move |&seat| alive.contains(seat))
    }

    /// The seat so many places clockwise of another.
    pub fn clockwise(&self, seat: Seat, places: u8) -> Seat {
        if self.is_scenario() {
            return self.after_in_play_order(seat, places); // BW-SCN-13
        }
        let next = seat.0 + places;
        debug_assert!(next < 2 * self.seats, "once around at most");
        Seat(if next < self.seats { next } else { next - self.seats })
    }

    /// The race of a seat.
    pub fn race(&self, seat: Seat) -> Race {
        self.player(seat).race
    }

    /// The numbers of a seat's Faction Sheet.
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &'static RaceSheet {
        &self.content().races[self.race(seat).index()]
    }

    /// The components of this game.
    pub fn content(&self) -> &'static Content {
        content_of(self.rules.expansion)
    }

    /// Whether some play together.
    pub fn has_teams(&self) -> bool {
        self.rules.teams == Teams::Pairs || self.rules.scenario().is_some_and(|sheet| sheet.teams)
    }

    /// Whether two different players are teammates (SC-TEAM-03: they sit opposite).
    pub fn teammates(&self, one: Seat, other: Seat) -> bool {
        one != other && self.has_teams() && self.team(one) == self.team(other)
    }

    /// SC-TEAM-03: the team of a seat, 1-2-1-2 or 1-2-3-1-2-3; BW-SCN-18: that of the scenario.
    pub fn team(&self, seat: Seat) -> u8 {
        if self.is_scenario() { self.scenario_team(seat) } else { seat.0 % (self.seats / 2) }
    }

    /// What this game's Faction Sheets print for a unit.
    pub fn unit_sheet(&self, unit: Unit) -> &'static UnitSheet {
        &self.content().units[unit.plain().index()]
    }

    // ---- places

    /// An area.
    pub fn area(&self, area: Area) -> &AreaState {
        &self.areas[area.index()]
    }

    pub(crate) fn area_mut(&mut self, area: Area) -> &mut AreaState {
        &mut self.areas[area.index()]
    }

    /// Changes what lies in an area and whose it is.
    pub(crate) fn change(&mut self, area: Area, change: impl FnOnce(&mut AreaState)) {
        let here = &mut self.areas[area.index()];
        let (before, unguarded) = (here.holders(), here.guard.is_none());
        change(here);
        let after = here.holders();
        if here.guard.is_none() != unguarded {
            self.guarded.toggle(area);
        }
        // Those who have come, and those who have gone.
        for seat in SeatSet(before.0 ^ after.0).iter() {
            self.lands[seat.index()].toggle(area);
        }
    }

    /// The areas with something of the player: units, a base or installation, guards, the Resource card.
    pub(crate) fn lands(&self, seat: Seat) -> impl Iterator<Item = Area> + use<> {
        self.lands[seat.index()].iter()
    }

    /// Those of them on a planet.
    pub(crate) fn lands_on(
        &self,
        seat: Seat,
        planet: Planet,
    ) -> impl Iterator<Item = Area> + use<> {
        let places =
            (self.lands[seat.index()].0 >> planet.area(0).0) as u8 & ((1 << MAX_AREAS) - 1);
        bits(places).map(move |place| planet.area(place))
    }

    /// The areas with something of anybody.
    pub(crate) fn held(&self) -> impl Iterator<Item = Area> + use<> {
        self.lands.iter().fold(AreaSet::NONE, |all, lands| all.or(*lands)).iter()
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
    pub fn routes_of(&self, planet: Planet) -> impl Iterator<Item = Route> + use<> {
        // Two or three of all of them, and nobody can foresee which.
        let touching = self.routes.iter().rev();
        let touching =
            touching.fold(0u32, |set, route| set << 1 | u32::from(route.touches(planet)));
        bits(touching).map(|route| Route(route as u8))
    }

    /// SC-TERM-04: no unit and no base.
    pub fn is_empty(&self, area: Area) -> bool {
        self.area(area).present().is_empty()
    }

    /// The player who controls an area.
    pub fn controller(&self, area: Area) -> Option<Seat> {
        self.area(area).controller()
    }

    /// SC-TERM-05: controlled by this player.
    pub fn is_friendly(&self, seat: Seat, area: Area) -> bool {
        self.area(area).is_friendly(seat)
    }

    /// SC-TERM-06: a unit or base of somebody else is there.
    pub fn is_enemy(&self, seat: Seat, area: Area) -> bool {
        self.area(area).present().0 & !SeatSet::one(seat).0 != 0
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
        Self::unit_limit(area).saturating_sub(self.counted(area))
    }

    /// How many units of an area count against its limit; BW-MAS-01: one assist unit less.
    pub(crate) fn counted(&self, area: Area) -> u8 {
        let here = self.area(area);
        let Some(seat) = here.owner.seat() else { return 0 };
        here.count() - u8::from(self.spares_assist(seat, area))
    }

    /// Whether an assist unit of the player stands in the area and does not count.
    fn spares_assist(&self, seat: Seat, area: Area) -> bool {
        self.has_module(seat, Module::ASSIST) && self.any_assist(seat, &self.area(area).units)
    }

    /// Whether one of the units has assist.
    pub(crate) fn any_assist(&self, seat: Seat, units: &Units) -> bool {
        self.kinds(seat, units).any(|unit| unit_sheet(unit).assist)
    }

    /// Whether the player has a module of a kind; a second one changes nothing where this is asked.
    pub(crate) fn has_module(&self, seat: Seat, module: Module) -> bool {
        self.player(seat).modules[module.index()] > 0
    }

    /// The area of the player's base on a planet (SC-BASE-03: one at most).
    pub fn base_on(&self, seat: Seat, planet: Planet) -> Option<Area> {
        self.lands_on(seat, planet).find(|&area| self.area(area).has_base(seat))
    }

    /// The area of an installation of the player's on a planet.
    pub fn site_on(&self, seat: Seat, site: Site, planet: Planet) -> Option<Area> {
        planet.areas().find(|&area| self.area(area).base.is(seat) && self.area(area).site == site)
    }

    /// The planets with a base of the player.
    pub(crate) fn homes(&self, seat: Seat) -> PlanetSet {
        self.planets_with(seat, |here| here.has_base(seat))
    }

    /// The planets with an area of the player's lands of which something holds.
    fn planets_with(&self, seat: Seat, holds: impl Fn(&AreaState) -> bool) -> PlanetSet {
        self.lands(seat).fold(PlanetSet::NONE, |all, area| {
            PlanetSet(all.0 | u32::from(holds(self.area(area))) << area.planet().0)
        })
    }

    /// The players with a base on each planet.
    pub(crate) fn bases(&self) -> [SeatSet; MAX_PLANETS] {
        let mut bases = [SeatSet::EMPTY; MAX_PLANETS];
        for area in self.held() {
            if let AreaState { base, site: Site::Base, .. } = self.area(area)
                && let Some(seat) = base.seat()
            {
                bases[area.planet().index()].insert(seat);
            }
        }
        bases
    }

    /// Whether the player has a unit on a planet.
    pub fn has_unit_on(&self, seat: Seat, planet: Planet) -> bool {
        self.lands_on(seat, planet).any(|area| self.area(area).owner.is(seat))
    }

    /// The planets with a unit or base of the player.
    pub fn presence(&self, seat: Seat) -> PlanetSet {
        self.planets_with(seat, |here| here.owner.is(seat) | here.has_base(seat))
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
        if unit != unit.plain() {
            return 0;
        }
        let kind = unit.kind();
        self.figures(seat, kind) - self.player(seat).figures[kind] - self.away(seat, unit)
    }

    /// SC-COMP-20: the figures of a kind that a player has.
    fn figures(&self, seat: Seat, kind: usize) -> u8 {
        self.sheet(seat).figures[kind] * self.colours(seat)
    }

    /// Whether all figures of some kind are in play, and some of them on the board.
    pub(crate) fn lacks_figures(&self, seat: Seat) -> bool {
        let (race, figures) = (self.race(seat), &self.player(seat).figures);
        let mut on_board = (0..MAX_KINDS).filter(|&kind| figures[kind] > 0);
        on_board.any(|kind| {
            figures[kind] + self.away(seat, Unit::of(race, kind)) == self.figures(seat, kind)
        })
    }

    /// SC-COMP-20: the transport tokens a player has.
    pub(crate) fn transport_tokens(&self, seat: Seat) -> u8 {
        self.sheet(seat).transports * self.colours(seat)
    }

    /// SC-WORK-03: the worker tokens a player has.
    pub(crate) fn worker_tokens(&self, seat: Seat) -> u8 {
        self.sheet(seat).workers * self.colours(seat)
    }

    /// SC-BASE-08: the base tokens a player has.
    pub(crate) fn base_tokens(&self, seat: Seat) -> u8 {
        self.sheet(seat).bases * self.colours(seat)
    }

    /// Figures of a kind that are in play otherwise: stolen, as a hero, on a Leadership card.
    pub(crate) fn away(&self, seat: Seat, unit: Unit) -> u8 {
        if !self.rules.brood_war() {
            return 0;
        }
        let player = self.player(seat);
        let hero = if player.hero == Some(unit) { player.figures[HERO] } else { 0 };
        self.stolen_from(seat, unit) + hero + player.reserve[unit.kind()]
    }

    /// BW-MND-02: the units that a player controls by mind control tokens, each with whose it was.
    pub(crate) fn stolen_by(&self, seat: Seat) -> impl Iterator<Item = (Unit, Seat)> + use<> {
        let tokens = self.player(seat).stolen.into_iter().enumerate();
        tokens.filter_map(|(slot, token)| token.map(|(unit, owner)| (unit.stolen(slot), owner)))
    }

    /// BW-MND-12: figures of a player that others control.
    pub(crate) fn stolen_from(&self, seat: Seat, unit: Unit) -> u8 {
        let stolen = self.players.iter().flat_map(|player| player.stolen).flatten();
        stolen.filter(|&(of, owner)| of == unit && owner == seat).count() as u8
    }

    /// SC-TERM-11, BW-MND-12: a figure goes to its owner's supply, the token under it back.
    pub(crate) fn lose_figure(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        let player = self.player_mut(seat);
        player.figures[unit.kind()] -= 1;
        if let Some(slot) = unit.stolen_by() {
            player.stolen[slot] = None;
        }
        if unit.is_hero() {
            self.hero_lost(seat, area.planet());
        }
        if self.is_scenario() {
            self.leave_item(seat, unit, area, log);
        }
    }

    /// Whose deck the standard cards of a unit come from (BW-MND-05).
    pub(crate) fn original_owner(&self, seat: Seat, unit: Unit) -> Seat {
        let stolen = unit.stolen_by().and_then(|slot| self.player(seat).stolen[slot]);
        stolen.map_or(seat, |(_, owner)| owner)
    }

    /// Puts a figure from the supply into an area.
    pub(crate) fn add_unit(&mut self, seat: Seat, unit: Unit, area: Area) {
        self.player_mut(seat).figures[unit.kind()] += 1;
        self.put_unit(seat, unit, area);
    }

    /// Puts a figure that is in play into an area.
    pub(crate) fn put_unit(&mut self, seat: Seat, unit: Unit, area: Area) {
        self.change(area, |here| {
            here.owner = seat.into();
            here.units[unit.kind()] += 1;
        });
    }

    /// Takes a figure out of an area; it stays in play.
    pub(crate) fn lift_unit(&mut self, unit: Unit, area: Area) {
        self.change(area, |here| {
            here.units[unit.kind()] -= 1;
            if here.count() == 0 {
                here.owner = Owner::NONE;
            }
        });
    }

    /// SC-TERM-11: destroys a unit of an area.
    pub(crate) fn destroy_unit(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        self.lift_unit(unit, area);
        self.lose_figure(seat, unit, area, log);
    }

    /// Destroys the base or installation of an area.
    pub(crate) fn destroy_base(&mut self, area: Area) {
        let AreaState { base, site, .. } = *self.area(area);
        let Some(seat) = base.seat() else { return };
        self.change(area, |here| (here.base, here.site) = (Owner::NONE, Site::Base));
        if site == Site::Base {
            let out = u8::from(self.is_survival()); // BW-SRV-03
            let player = self.player_mut(seat);
            player.bases -= 1;
            player.bases_out += out;
        }
    }

    /// Puts a base into an area.
    pub(crate) fn add_base(&mut self, seat: Seat, area: Area) {
        self.change(area, |here| here.base = seat.into());
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
        let spare = self.player(seat).transports < self.transport_tokens(seat);
        ensure(spare, Reason::TransportsOut)?;
        let has = self.routes[route.index()].transports.contains(seat);
        ensure(!has, Reason::TransportThere)
    }

    /// SC-UNIT-05, -06, SC-LIMIT-04, BW-SUL-04: whether one more unit may be put into an area.
    pub(crate) fn may_stand(&self, seat: Seat, unit: Unit, area: Area) -> Result<(), Reason> {
        ensure(self.is_open(seat, area), Reason::EnemyHere)?;
        self.admits(unit, area)?;
        ensure(self.has_room(seat, unit, area), Reason::Full)
    }

    /// BW-SUL-02, -03: whether the area is one for such units at all.
    #[inline]
    pub(crate) fn admits(&self, unit: Unit, area: Area) -> Result<(), Reason> {
        let domain = print(area).domain;
        let open = domain == Domain::Any || domain.admits(unit_sheet(unit).flying);
        ensure(open, Reason::Domain(area))
    }

    /// SC-LIMIT-04, BW-MAS-01, -03: whether one more unit is within the limit of an area.
    pub(crate) fn has_room(&self, seat: Seat, unit: Unit, area: Area) -> bool {
        self.room(area) > 0
            || unit_sheet(unit).assist
                && self.has_module(seat, Module::ASSIST)
                && !self.any_assist(seat, &self.area(area).units)
    }

    /// BW-SUL-06, -07: whether bases and installations can stand in an area.
    pub(crate) fn may_be_founded(area: Area) -> Result<(), Reason> {
        ensure(print(area).domain != Domain::Flying, Reason::FlyingArea)
    }

    /// BW-GRD-04: guard tokens whose owner no longer controls the area are discarded.
    pub(crate) fn drop_guards(&mut self, log: &mut impl Log) {
        if !self.rules.brood_war() {
            return;
        }
        for area in self.guarded.iter() {
            let here = self.area(area);
            if let Some(seat) = here.guard.seat()
                && !here.is_friendly(seat)
            {
                self.change(area, |here| (here.guard, here.guards) = (Owner::NONE, 0));
                log.note(|| Happening::GuardLost { area }.to(seat));
            }
        }
    }

    /// BW-CMP-10, BW-AMB-11: puts a guard token into an area, if one is left.
    pub(crate) fn add_guard(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        let placed: u8 = self.areas.iter().map(|area| area.guards).sum();
        if placed < GUARDS {
            self.change(area, |here| {
                here.guard = seat.into();
                here.guards += 1;
            });
            log.note(|| Happening::GuardPlaced { area }.to(seat));
        }
    }

    /// BW-RES-01, -08: the player takes a resource token, if one is left.
    pub(crate) fn gain_token(&mut self, seat: Seat, resource: Resource, log: &mut impl Log) {
        if self.tokens_in_supply() > 0 {
            self.player_mut(seat).tokens[resource.index()] += 1;
            log.note(|| Happening::TokenGained { resource }.to(seat));
        }
    }

    /// BW-CMP-13: resource tokens nobody has.
    pub(crate) fn tokens_in_supply(&self) -> u8 {
        let held = self.players.iter().flat_map(|player| player.tokens);
        RESOURCE_TOKENS.saturating_sub(held.sum())
    }

    /// SC-CLIM-01: a figure of the kind is left.
    pub(crate) fn in_stock(&self, seat: Seat, unit: Unit) -> Result<(), Reason> {
        ensure(self.spare_figures(seat, unit) > 0, Reason::NoFigures)
    }

    /// Workers on the Resource cards of a player, permanent resources included.
    pub fn workers_on_cards(&self, seat: Seat) -> u8 {
        let cards = self.lands(seat).map(|area| self.area(area));
        let on_cards = cards.filter(|here| here.holder.is(seat)).map(|here| here.workers);
        on_cards.sum::<u8>() + self.player(seat).permanent.iter().sum::<u8>()
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
    &content().units[unit.plain().index()]
}

/// Whether a route is a z-axis route.
pub fn is_z_axis(route: Route) -> bool {
    route.index() >= NORMAL_ROUTES
}
