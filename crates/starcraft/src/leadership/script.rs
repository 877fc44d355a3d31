//! Effects of Leadership cards that ask for choices, one after the other.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{LeaderOp, Yield};
use crate::ids::{Area, Module, Order, Planet, Route, Unit};
use crate::report::{Event, Happening, Log};
use crate::state::{ActiveOrder, Site, StarCraft, Step, Units, print};

impl StarCraft {
    /// What must be settled before a Leadership card asks; says whether the effect is over.
    pub(crate) fn prepare_leader_op(&mut self, op: LeaderOp, log: &mut impl Log) -> bool {
        match op {
            LeaderOp::ExpelEnemies => self.expel(log),
            LeaderOp::BuildAtOnce if self.running().planet.is_some() => {
                let seat = self.running().seat;
                self.all_workers_back(seat);
                true
            }
            _ => false,
        }
    }

    /// The choices of an effect of a Leadership card.
    pub(crate) fn leader_op_options(&self, seat: Seat, op: LeaderOp, out: &mut Options<Action>) {
        match op {
            LeaderOp::GainHero => self.hero_options(seat, false, out),
            LeaderOp::ReturnHero => self.hero_options(seat, true, out),
            LeaderOp::ChooseFirstPlayer => {
                out.extend(self.alive().iter().map(|other| Action::Choose { option: other.0 }));
            }
            LeaderOp::ExpelEnemies => self.expel_options(seat, out),
            LeaderOp::PlacePoints { .. } => {
                let free = |area: &Area| !self.has_points(*area);
                out.extend(self.all_areas().filter(free).map(|area| Action::PickArea { area }));
            }
            LeaderOp::WarpUnits => self.warp_options(seat, out),
            LeaderOp::SacrificeForArea => self.sacrifice_area_options(seat, out),
            LeaderOp::LiftBottomOrder => {
                out.extend(self.tall_stacks().map(|planet| Action::PickPlanet { planet }));
                out.push(Action::Done {});
            }
            LeaderOp::LimitEnemyOrders => {
                let led = self.galaxy().filter(|&planet| self.outnumbers(seat, planet));
                out.extend(led.map(|planet| Action::PickPlanet { planet }));
            }
            LeaderOp::PlaceSite { .. } => {
                let open = self.all_areas().filter(|&area| self.may_take_site(seat, area));
                out.extend(open.map(|area| Action::PickArea { area }));
            }
            LeaderOp::DestroyEnemyTransports => self.raid_options(seat, out),
            LeaderOp::BuildAtOnce => {
                out.extend(self.galaxy().map(|planet| Action::PickPlanet { planet }));
            }
            _ => {}
        }
    }

    /// Carries out a choice of an effect of a Leadership card.
    pub(crate) fn leader_op_choice(
        &mut self,
        seat: Seat,
        op: LeaderOp,
        action: Action,
        log: &mut impl Log,
    ) {
        match (op, action) {
            (LeaderOp::GainHero | LeaderOp::ReturnHero, _) => self.gain_hero(seat, action, log),
            // BW-CARD-20
            (LeaderOp::ChooseFirstPlayer, Action::Choose { option }) => {
                self.first = Seat(option);
                log.note(|| Event::FirstPlayer { seat: Seat(option) });
                self.next_effect();
            }
            (LeaderOp::ExpelEnemies, _) => self.expel_choice(action, log),
            // BW-CARD-24
            (LeaderOp::PlacePoints { .. }, Action::PickArea { area }) => {
                self.area_mut(area).point = true;
                log.note(|| Happening::PointPlaced { area }.to(seat));
                self.again();
            }
            (LeaderOp::WarpUnits, Action::PickUnit { unit }) => {
                self.running_mut().units[unit.kind()] = 1;
            }
            (LeaderOp::WarpUnits, Action::PickArea { area }) => self.warp_to(seat, area, log),
            (LeaderOp::SacrificeForArea, Action::Strike { unit, area, .. }) => {
                self.destroy_unit(seat, unit, area, log);
                log.note(|| Event::UnitDestroyed { seat, unit, area });
                self.running_mut().planet = Some(area.planet());
            }
            (LeaderOp::SacrificeForArea, Action::PickArea { area }) => {
                self.destroy_all_units(area, log);
                self.next_effect();
            }
            // BW-CARD-38
            (LeaderOp::LiftBottomOrder, Action::PickPlanet { planet }) => {
                self.orders.lift_bottom(planet);
                log.note(|| Happening::OrderLifted { planet }.to(seat));
                self.next_effect();
            }
            (LeaderOp::LimitEnemyOrders, Action::PickPlanet { planet }) => {
                self.player_mut(seat).influences = Some(planet);
                log.note(|| Happening::OrdersLimited { planet }.to(seat));
                self.next_effect();
            }
            (LeaderOp::PlaceSite { site }, Action::PickArea { area }) => {
                self.add_site(seat, site, area, log);
                self.next_effect();
            }
            (LeaderOp::DestroyEnemyTransports, Action::Raid { seat: owner, route }) => {
                let owner = Seat(owner);
                self.destroy_transport(owner, route);
                self.running_mut().last_route = Some(route);
                log.note(|| Event::TransportDestroyed { seat: owner, route });
            }
            (LeaderOp::BuildAtOnce, Action::PickPlanet { planet }) => {
                self.build_at_once(seat, planet, log);
            }
            _ => self.next_effect(),
        }
    }

    /// Whether an ability of a Leadership card would find anything to do; everybody can see it.
    pub(crate) fn leader_op_matters(&self, seat: Seat, op: LeaderOp) -> bool {
        match op {
            LeaderOp::WarpUnits => {
                let gate = self.warp_gate(seat);
                gate.is_some_and(|area| self.area(area).owner.is(seat))
            }
            LeaderOp::ReturnHero => {
                let player = self.player(seat);
                player.hero.is_some_and(|unit| player.figures[unit.hero().kind()] == 0)
            }
            LeaderOp::LiftBottomOrder => self.tall_stacks().next().is_some(),
            _ => true,
        }
    }

    // ---- points

    /// BW-CARD-24: whether an area has conquest points, printed or by a token.
    pub(crate) fn has_points(&self, area: Area) -> bool {
        let printed = print(area);
        self.area(area).point || printed.yields == Yield::Conquest && printed.amount > 0
    }

    // ---- the Warp Gate

    /// BW-CARD-29: the area of the player's Warp Gate, if it is friendly.
    fn warp_gate(&self, seat: Seat) -> Option<Area> {
        let gate = self.galaxy().find_map(|planet| self.site_on(seat, Site::WarpGate, planet))?;
        self.is_friendly(seat, gate).then_some(gate)
    }

    fn warp_targets(&self, seat: Seat, unit: Unit, gate: Area) -> impl Iterator<Item = Area> + '_ {
        self.all_areas()
            .filter(move |&area| area != gate && self.may_stand(seat, unit, area).is_ok())
    }

    fn warp_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some(gate) = self.warp_gate(seat) else { return };
        if let Some(unit) = self.kinds(seat, &self.running().units).next() {
            let targets = self.warp_targets(seat, unit, gate);
            return out.extend(targets.map(|area| Action::PickArea { area }));
        }
        let units = self.kinds(seat, &self.area(gate).units);
        let able = units.filter(|&unit| self.warp_targets(seat, unit, gate).next().is_some());
        out.extend(able.map(|unit| Action::PickUnit { unit }));
        out.push(Action::Done {});
    }

    fn warp_to(&mut self, seat: Seat, to: Area, log: &mut impl Log) {
        let picked = std::mem::take(&mut self.running_mut().units);
        let Some(from) = self.warp_gate(seat) else { return self.next_effect() };
        if let Some(unit) = self.kinds(seat, &picked).next() {
            self.lift_unit(unit, from);
            self.put_unit(seat, unit, to);
            self.take_along(seat, unit, (from, to), log);
            log.note(|| Event::UnitMoved { seat, unit, from, to });
        }
    }

    // ---- Ultimate Sacrifice

    /// BW-CARD-32: an own unit, then an area of its planet.
    fn sacrifice_area_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(planet) = self.running().planet {
            let areas = planet.areas().filter(|&area| !self.area(area).owner.is_none());
            return out.extend(areas.map(|area| Action::PickArea { area }));
        }
        for area in self.all_areas().filter(|&area| self.area(area).owner.is(seat)) {
            let units = self.kinds(seat, &self.area(area).units);
            out.extend(units.map(|unit| Action::Strike { seat: seat.0, unit, area }));
        }
        out.push(Action::Done {});
    }

    fn destroy_all_units(&mut self, area: Area, log: &mut impl Log) {
        let Some(owner) = self.area(area).owner.seat() else { return };
        while let Some(unit) = { self.kinds(owner, &self.area(area).units).next() } {
            self.destroy_unit(owner, unit, area, log);
            log.note(|| Event::UnitDestroyed { seat: owner, unit, area });
        }
    }

    // ---- Psi Disruptor

    /// BW-CARD-19: a planet with an own unit; then each enemy says where its units go.
    fn expel_options(&self, seat: Seat, out: &mut Options<Action>) {
        let script = self.running();
        let (Some(planet), Some(owner)) = (script.planet, script.other) else {
            let with_units = self.galaxy().filter(|&planet| self.has_unit_on(seat, planet));
            return out.extend(with_units.map(|planet| Action::PickPlanet { planet }));
        };
        match script.area {
            None => {
                let areas = self.expel_targets(owner, planet);
                out.extend(areas.map(|area| Action::PickArea { area }));
            }
            Some(_) => {
                let units = self.units_on(owner, planet);
                out.extend(self.kinds(owner, &units).map(|unit| Action::PickUnit { unit }));
            }
        }
    }

    fn expel_choice(&mut self, action: Action, log: &mut impl Log) {
        let script = *self.running();
        match (action, script.planet, script.other) {
            (Action::PickPlanet { planet }, ..) => self.running_mut().planet = Some(planet),
            (Action::PickArea { area }, ..) => self.running_mut().area = Some(area),
            (Action::PickUnit { unit }, Some(planet), Some(owner)) => {
                self.lose_on_planet(owner, unit, planet, log);
            }
            _ => self.next_effect(),
        }
    }

    /// Goes on as far as nobody has to be asked; says whether all enemies have left.
    fn expel(&mut self, log: &mut impl Log) -> bool {
        let Some(planet) = self.running().planet else { return false };
        let seat = self.running().seat;
        loop {
            let there = |owner: &Seat| {
                *owner != seat && !self.teammates(seat, *owner) && self.has_unit_on(*owner, planet)
            };
            let Some(owner) = self.in_order().find(there) else { return true };
            if self.running().other != Some(owner) {
                self.running_mut().other = Some(owner);
                self.running_mut().area = None;
            }
            let target = self.running().area;
            match target {
                Some(area) if self.expelled_fit(owner, planet, area, log) => {
                    self.move_expelled(owner, planet, area, log);
                }
                Some(_) => return false, // who is lost for lack of room
                None if self.expel_targets(owner, planet).next().is_some() => return false,
                None => {
                    while let Some(unit) =
                        { self.kinds(owner, &self.units_on(owner, planet)).next() }
                    {
                        self.lose_on_planet(owner, unit, planet, log);
                    }
                }
            }
        }
    }

    /// All units of a player on a planet.
    fn units_on(&self, owner: Seat, planet: Planet) -> Units {
        let mut units = Units::default();
        for area in planet.areas().filter(|&area| self.area(area).owner.is(owner)) {
            for (sum, count) in units.iter_mut().zip(self.area(area).units) {
                *sum += count;
            }
        }
        units
    }

    /// BW-CARD-19: friendly or empty areas of adjacent planets with an own transport between.
    fn expel_targets(&self, owner: Seat, planet: Planet) -> impl Iterator<Item = Area> + '_ {
        let units = self.units_on(owner, planet);
        let beside = self.adjacent[planet.index()].iter();
        let reached = beside.filter(move |&other| self.has_transport(owner, planet, other));
        reached.flat_map(Planet::areas).filter(move |&area| {
            let mut kinds = self.kinds(owner, &units);
            kinds.any(|unit| self.may_stand(owner, unit, area).is_ok())
        })
    }

    /// Whether all that may stand in the area fit; those that may not are lost.
    fn expelled_fit(
        &mut self,
        owner: Seat,
        planet: Planet,
        area: Area,
        log: &mut impl Log,
    ) -> bool {
        while let Some(unit) = {
            let units = self.units_on(owner, planet);
            self.kinds(owner, &units).find(|&unit| self.admits(unit, area).is_err())
        } {
            self.lose_on_planet(owner, unit, planet, log);
        }
        let units = self.units_on(owner, planet);
        let spared = self.has_module(owner, Module::ASSIST)
            && self.any_assist(owner, &units)
            && !self.any_assist(owner, &self.area(area).units);
        units.iter().sum::<u8>() <= self.room(area) + u8::from(spared)
    }

    fn move_expelled(&mut self, owner: Seat, planet: Planet, to: Area, log: &mut impl Log) {
        while let Some((unit, from)) = self.first_unit_on(owner, planet) {
            self.lift_unit(unit, from);
            self.put_unit(owner, unit, to);
            self.take_along(owner, unit, (from, to), log);
            log.note(|| Event::UnitMoved { seat: owner, unit, from, to });
        }
    }

    fn first_unit_on(&self, owner: Seat, planet: Planet) -> Option<(Unit, Area)> {
        planet.areas().filter(|&area| self.area(area).owner.is(owner)).find_map(|area| {
            let unit = self.kinds(owner, &self.area(area).units).next()?;
            Some((unit, area))
        })
    }

    fn lose_on_planet(&mut self, owner: Seat, unit: Unit, planet: Planet, log: &mut impl Log) {
        let stands = |area: &Area| {
            let here = self.area(*area);
            here.owner.is(owner) && here.units[unit.kind()] > 0
        };
        if let Some(area) = { planet.areas().find(stands) } {
            self.destroy_unit(owner, unit, area, log);
            log.note(|| Event::UnitDestroyed { seat: owner, unit, area });
        }
    }

    // ---- others

    /// Planets with at least two orders.
    fn tall_stacks(&self) -> impl Iterator<Item = Planet> + '_ {
        self.galaxy().filter(|&planet| self.orders.stack(planet).count() > 1)
    }

    /// BW-CARD-47: whether the player has more units on a planet than each other player.
    fn outnumbers(&self, seat: Seat, planet: Planet) -> bool {
        let units = |of: Seat| self.units_on(of, planet).iter().sum::<u8>();
        let mine = units(seat);
        mine > 0 && self.everybody().all(|other| other == seat || units(other) < mine)
    }

    /// BW-CARD-53: an enemy transport on every route, one route after the other.
    fn raid_options(&self, seat: Seat, out: &mut Options<Action>) {
        let last = self.running().last_route;
        let ahead = |route: &Route| last.is_none_or(|last| *route > last);
        for route in self.all_routes().filter(ahead) {
            let owners = self.routes[route.index()].transports.iter();
            let enemies = owners.filter(|&owner| {
                owner != seat && !self.teammates(seat, owner) && !self.keeps_transports(owner)
            });
            out.extend(enemies.map(|owner| Action::Raid { seat: owner.0, route }));
        }
        out.push(Action::Done {});
    }

    /// BW-CARD-54: a standard Build order without a token, on any planet.
    fn build_at_once(&mut self, seat: Seat, planet: Planet, log: &mut impl Log) {
        self.running_mut().planet = Some(planet);
        let order = ActiveOrder::new(seat, planet, Order::BUILD);
        self.order = Some(ActiveOrder { on_stack: false, executed: true, ..order });
        log.note(|| Event::OrderExecuted { seat, planet, order: Order::BUILD });
        self.push(Step::Order);
    }

    fn all_workers_back(&mut self, seat: Seat) {
        self.workers_from_cards(seat);
        let player = self.player_mut(seat);
        player.pool += std::mem::take(&mut player.unavailable);
    }
}
