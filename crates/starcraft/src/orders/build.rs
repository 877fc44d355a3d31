//! The Build order, chapters 12, 13, 24 and 26: workers, transports and units; then a building
//! and a module; then a base.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::cards::LimitSource;
use crate::content::{Adjusted, LeaderOp, Op, Price};
use crate::ids::{Area, Building, MAX_KINDS, Module, Order, Planet, Route, Unit};
use crate::payment::{Budget, Discount, Item, Means};
use crate::report::{Event, Log};
use crate::ruleset::{BaseBan, Teams};
use crate::stages::BuildStage;
use crate::state::{Site, StarCraft, Step, unit_sheet};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    /// SC-BUILD-01, -05: the three steps in their order.
    pub(crate) fn run_build(&mut self, log: &mut impl Log, out: &mut Options<Action>) {
        let seat = self.active().seat;
        let stage = BuildStage::at(self.active().stage);
        self.active_mut().stage = stage.next();
        let step = match stage {
            BuildStage::Units => return self.push(Step::BuildUnits(seat)),
            BuildStage::Upgrades => {
                self.upgrade_options(seat, out);
                Step::BuildUpgrades(seat)
            }
            BuildStage::Base => {
                self.found_options(seat, out);
                Step::BuildBase(seat)
            }
            BuildStage::End => return self.end_order(log),
        };
        if !out.is_empty() {
            self.push(step);
            self.end_of_list(seat, out);
        }
    }

    /// What stands below the purchases of a step.
    pub(crate) fn end_of_list(&self, seat: Seat, out: &mut Options<Action>) {
        self.leave_out_declined(out);
        self.scrap_option(seat, out);
        out.push(Action::Done {});
    }

    /// SC-SPEC-06: the discount of a special Build, until it is used.
    pub(crate) fn build_discount(&self) -> Discount {
        let order = self.active();
        if order.order.is_special() && !order.discounted { Discount::May } else { Discount::None }
    }

    /// SC-UNIT-01, -02; SC-MOD-03..05; SC-SPEC-05: units the order may build.
    pub fn build_limit(&self, seat: Seat) -> u8 {
        let mut sum = 0u8;
        self.build_terms(seat, &mut |_, amount| sum = sum.saturating_add(amount));
        sum
    }

    /// What the build limit is made of, one by one; what adds nothing may be among it.
    pub(crate) fn build_terms(&self, seat: Seat, each: &mut impl FnMut(LimitSource, u8)) {
        let sheet = self.sheet(seat);
        each(LimitSource::Sheet, sheet.build_base);
        for (place, &level) in self.player(seat).buildings.iter().enumerate() {
            let building = Building::of(self.race(seat), place);
            each(LimitSource::Building(building), sheet.build_per_type * u8::from(level > 0));
        }
        self.adjust(seat, Adjusted::BuildLimit, each);
        let special = self.order.is_some_and(|order| {
            order.seat == seat && order.order.is_special() && order.order.standard() == Order::BUILD
        });
        each(LimitSource::Order, u8::from(special));
    }

    /// SC-UNIT-03, SC-BLDG-07, -08: units shown on own buildings, covered levels included.
    pub fn buildable(&self, seat: Seat) -> impl Iterator<Item = Unit> {
        let sheet = self.sheet(seat);
        let levels = self.player(seat).buildings;
        let mut enabled = 0;
        for (building, &level) in sheet.buildings.iter().zip(&levels) {
            for units in &building.enables[..level as usize] {
                enabled |= units.0;
            }
        }
        crate::sets::bits(enabled).map(|unit| Unit(unit as u8))
    }

    // ---- step 1

    pub(crate) fn build_options(&self, seat: Seat, out: &mut Options<Action>) {
        let planet = self.active().planet;
        let discount = self.build_discount();
        let budget = self.budget(seat);
        let sheet = self.sheet(seat);
        if self.may_build_here(seat).is_ok() {
            // SC-WORK-01; SC-SPEC-07: no discount for workers.
            if self.may_have_worker(seat).is_ok() && budget.buys(sheet.worker, Discount::None) {
                out.push(Action::BuildWorker {});
            }
            self.transport_options(seat, budget, out);
            if self.within_limit(seat).is_ok() {
                for unit in self.buildable(seat) {
                    if self.in_stock(seat, unit).is_ok()
                        && budget.buys(self.unit_sheet(unit).price, discount)
                    {
                        let open = |area: &Area| self.may_stand(seat, unit, *area).is_ok();
                        let areas = planet.areas().filter(open);
                        out.extend(areas.map(|area| Action::BuildUnit { unit, area }));
                    }
                }
            }
        } else if self.may_build_transports(seat) {
            self.transport_options(seat, budget, out);
        }
        self.free_build_options(seat, out);
        self.reserve_options(seat, out);
        self.infested_options(seat, planet, out);
        self.tech_unit_options(seat, planet, out);
        self.end_of_list(seat, out);
    }

    fn transport_options(&self, seat: Seat, budget: Budget, out: &mut Options<Action>) {
        if budget.buys(self.sheet(seat).transport, self.build_discount()) {
            let here = self.routes_of(self.active().planet);
            let open = here.filter(|&route| self.may_serve(seat, route).is_ok());
            out.extend(open.map(|route| Action::BuildTransport { route }));
        }
    }

    /// BW-ICC-02, -03, -05: what an Infested Command Center makes.
    fn infested_options(&self, seat: Seat, planet: Planet, out: &mut Options<Action>) {
        if !self.rules.brood_war() {
            return;
        }
        for unit in self.infested_units(seat) {
            if self.may_build_unit(seat, unit).is_ok() {
                let areas = planet.areas().filter(|&area| self.may_stand(seat, unit, area).is_ok());
                out.extend(areas.map(|area| Action::BuildUnit { unit, area }));
            }
        }
    }

    /// The units of a player's race that are built at an Infested Command Center.
    fn infested_units(&self, seat: Seat) -> impl Iterator<Item = Unit> + use<> {
        let race = self.race(seat);
        let units = (0..MAX_KINDS).map(move |kind| Unit::of(race, kind));
        units.filter(|&unit| unit_sheet(unit).infested)
    }

    /// SC-BUILD-02, -10: each purchase needs the own base at that moment.
    pub(crate) fn may_build_here(&self, seat: Seat) -> Result<(), Reason> {
        ensure(self.base_on(seat, self.active().planet).is_some(), Reason::NoBase)
    }

    /// SC-WORK-03
    pub(crate) fn may_have_worker(&self, seat: Seat) -> Result<(), Reason> {
        ensure(self.workers(seat) < self.worker_tokens(seat), Reason::WorkersOut)
    }

    /// SC-TRAN-01: a route that touches the planet, with room for an own transport.
    pub(crate) fn may_serve(&self, seat: Seat, route: Route) -> Result<(), Reason> {
        let attached = self.routes[route.index()].touches(self.active().planet);
        ensure(attached, Reason::NotAttached)?;
        self.may_have_transport(seat, route)
    }

    /// SC-UNIT-01
    pub(crate) fn within_limit(&self, seat: Seat) -> Result<(), Reason> {
        let limit = self.build_limit(seat);
        ensure(self.active().built < limit, Reason::BuildLimit(limit))
    }

    /// Why a unit cannot be built now, or nothing if it can.
    pub(crate) fn may_build_unit(&self, seat: Seat, unit: Unit) -> Result<(), Reason> {
        let planet = self.active().planet;
        if unit_sheet(unit).destroys.is_some() {
            let mut techs = self.tech_effects(seat);
            ensure(techs.any(|(_, effect)| effect.op == Op::EnableUnit(unit)), Reason::NoTech)?;
            return self.may_make(seat, planet, unit);
        }
        if unit_sheet(unit).infested {
            let center = self.site_on(seat, Site::InfestedCommandCenter, planet);
            ensure(center.is_some(), Reason::NoCenter)?;
        } else {
            self.may_build_here(seat)?;
            ensure(self.buildable(seat).any(|other| other == unit), Reason::NotEnabled)?;
        }
        self.within_limit(seat)?;
        self.in_stock(seat, unit)?;
        self.budget(seat).affords(self.unit_sheet(unit).price, self.build_discount())?;
        ensure(planet.areas().any(|area| self.may_stand(seat, unit, area).is_ok()), Reason::NoRoom)
    }

    pub(crate) fn build_worker(&mut self, seat: Seat, log: &mut impl Log) {
        self.buy(seat, Item::Worker, self.sheet(seat).worker, Discount::None, log);
    }

    pub(crate) fn build_transport(&mut self, seat: Seat, route: Route, log: &mut impl Log) {
        let (price, discount) = (self.sheet(seat).transport, self.build_discount());
        self.buy(seat, Item::Transport(route), price, discount, log);
    }

    pub(crate) fn build_unit(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        match unit_sheet(unit).destroys {
            None => {
                let (price, discount) = (self.unit_sheet(unit).price, self.build_discount());
                self.buy(seat, Item::Unit(unit, area), price, discount, log);
            }
            Some((_, 1)) if !self.asks_for_parts() => {
                self.buy_tech_unit(seat, unit, area, None, log);
            }
            Some(_) => self.push(Step::GiveUp(seat, unit, area)),
        }
    }

    pub(crate) fn unit_built(&mut self, seat: Seat, unit: Unit, area: Area, log: &mut impl Log) {
        self.add_unit(seat, unit, area);
        let ingredient = self.ingredient(unit);
        let order = self.active_mut();
        order.built += 1;
        if let Some(which) = ingredient {
            order.fresh[area.place()][which] += 1;
        }
        log.note(|| Event::UnitBuilt { seat, unit, area });
    }

    // ---- for nothing

    /// BW-CARD-17: one worker or transport of every Build order.
    fn free_build_options(&self, seat: Seat, out: &mut Options<Action>) {
        if !self.leads(seat, LeaderOp::FreeBuild)
            || self.active().free_built
            || self.may_build_here(seat).is_err()
        {
            return;
        }
        if self.may_have_worker(seat).is_ok() {
            out.push(Action::FreeWorker {});
        }
        let here = self.routes_of(self.active().planet);
        let open = here.filter(|&route| self.may_serve(seat, route).is_ok());
        out.extend(open.map(|route| Action::FreeTransport { route }));
    }

    pub(crate) fn build_free_worker(&mut self, seat: Seat, log: &mut impl Log) {
        self.active_mut().free_built = true;
        self.player_mut(seat).unavailable += 1; // SC-WORK-02
        log.note(|| Event::WorkerBuilt { seat });
    }

    pub(crate) fn build_free_transport(&mut self, seat: Seat, route: Route, log: &mut impl Log) {
        self.active_mut().free_built = true;
        self.add_transport(seat, route);
        log.note(|| Event::TransportBuilt { seat, route });
    }

    // ---- step 2

    /// SC-BUILD-03, SC-UPG-01, -02: one building and one module, with a unit or base here.
    fn upgrade_options(&self, seat: Seat, out: &mut Options<Action>) {
        let means = self.means(seat, self.build_discount());
        if self.may_upgrade(seat, self.active().building).is_ok() {
            self.building_options(seat, means, out);
        }
        if self.may_upgrade(seat, self.active().module).is_ok() {
            self.module_options(seat, means, out);
        }
    }

    /// SC-UPG-01, -02: whether the order may buy a building (or a module), given whether it has.
    pub(crate) fn may_upgrade(&self, seat: Seat, bought: bool) -> Result<(), Reason> {
        let planet = self.active().planet;
        let here = self.base_on(seat, planet).is_some() || self.has_unit_on(seat, planet);
        ensure(here, Reason::NothingHere)?;
        ensure(!bought, Reason::OneEach)
    }

    /// SC-BLDG-03, -06, SC-AMB-94: the next level of each building type.
    pub(crate) fn building_options(&self, seat: Seat, means: Means, out: &mut Options<Action>) {
        for place in 0..3 {
            let building = Building::of(self.race(seat), place);
            if self.may_get_building(seat, building, means).is_ok() {
                out.push(Action::BuildBuilding { building });
            }
        }
    }

    /// Whether the next level of one building type can be had.
    pub(crate) fn may_get_building(
        &self,
        seat: Seat,
        building: Building,
        means: Means,
    ) -> Result<(), Reason> {
        means.afford(self.next_building(seat, building).ok_or(Reason::TopLevel)?)
    }

    /// The price of the next level of a building type, if there is one.
    pub(crate) fn next_building(&self, seat: Seat, building: Building) -> Option<Price> {
        let level = self.player(seat).buildings[building.place()] as usize;
        self.sheet(seat).buildings[building.place()].price_above(level)
    }

    /// SC-MOD-02, SC-CLIM-01: modules with a free space and an unused token.
    pub(crate) fn module_options(&self, seat: Seat, means: Means, out: &mut Options<Action>) {
        for module in self.module_kinds() {
            if self.may_get_module(seat, module, means).is_ok() {
                out.push(Action::BuildModule { module });
            }
        }
    }

    /// The kinds of modules of this game.
    pub(crate) fn module_kinds(&self) -> impl Iterator<Item = Module> + use<> {
        let kinds = if self.rules.brood_war() { Module::COUNT } else { Module::DEFENSIVE.index() };
        Module::ALL.into_iter().take(kinds)
    }

    /// Whether one kind of module can be had.
    pub(crate) fn may_get_module(
        &self,
        seat: Seat,
        module: Module,
        means: Means,
    ) -> Result<(), Reason> {
        let (player, sheet, kind) = (self.player(seat), self.sheet(seat), module.index());
        ensure(sheet.module_tokens[kind] > 0, Reason::NoSuchModule)?;
        ensure(player.modules.iter().sum::<u8>() < sheet.module_spaces, Reason::ModuleSpaces)?;
        ensure(player.modules[kind] < sheet.module_tokens[kind], Reason::ModulesOut)?;
        means.afford(sheet.module_prices[kind])
    }

    pub(crate) fn upgrade_step_options(&self, seat: Seat, out: &mut Options<Action>) {
        self.upgrade_options(seat, out);
        self.end_of_list(seat, out);
    }

    pub(crate) fn build_building(&mut self, seat: Seat, building: Building, log: &mut impl Log) {
        let price = self.next_building(seat, building).unwrap_or_default();
        self.buy(seat, Item::Building(building), price, self.build_discount(), log);
    }

    pub(crate) fn build_module(&mut self, seat: Seat, module: Module, log: &mut impl Log) {
        let price = self.sheet(seat).module_prices[module.index()];
        self.buy(seat, Item::Module(module), price, self.build_discount(), log);
    }

    /// SC-UPG-03, -04, SC-BLDG-04.
    pub(crate) fn building_built(&mut self, seat: Seat, building: Building, log: &mut impl Log) {
        let level = &mut self.player_mut(seat).buildings[building.place()];
        *level += 1;
        let level = *level;
        if let Some(order) = &mut self.order {
            order.building = true;
        }
        log.note(|| Event::BuildingBuilt { seat, building, level });
    }

    pub(crate) fn module_built(&mut self, seat: Seat, module: Module, log: &mut impl Log) {
        self.player_mut(seat).modules[module.index()] += 1;
        if let Some(order) = &mut self.order {
            order.module = true;
        }
        log.note(|| Event::ModuleBuilt { seat, module });
    }

    // ---- step 3

    /// SC-BUILD-04, SC-BASE-02..04, -08: an area with an own unit and no base.
    fn found_options(&self, seat: Seat, out: &mut Options<Action>) {
        if self.may_found(seat).is_err() {
            return;
        }
        let areas = self.active().planet.areas();
        let open = areas.filter(|&area| self.may_found_in(seat, area).is_ok());
        out.extend(open.map(|area| Action::BuildBase { area }));
    }

    /// Whether the order may build a base at all.
    pub(crate) fn may_found(&self, seat: Seat) -> Result<(), Reason> {
        let sheet = self.sheet(seat);
        ensure(self.base_on(seat, self.active().planet).is_none(), Reason::HasBase)?;
        ensure(self.spare_bases(seat) > 0, Reason::BasesOut)?;
        self.budget(seat).affords(sheet.base, self.build_discount())
    }

    /// Whether a base may stand in an area of the planet.
    pub(crate) fn may_found_in(&self, seat: Seat, area: Area) -> Result<(), Reason> {
        let here = self.area(area);
        ensure(here.owner.is(seat), Reason::NoOwnUnit)?;
        ensure(here.base.is_none(), Reason::BaseThere)?;
        Self::may_be_founded(area)?;
        ensure(!self.fills_planet(seat, area), Reason::TeamFills)
    }

    /// SC-TEAM-14: the base would make every area of the planet hold a base of the team.
    fn fills_planet(&self, seat: Seat, area: Area) -> bool {
        let of_team = |other: Area| {
            let base = self.area(other).base.seat();
            other == area || base.is_some_and(|base| self.teammates(seat, base))
        };
        self.rules.teams == Teams::Pairs
            && !self.rules.brood_war() // BW-AMB-56
            && self.rules.team_full_planet_base_ban == BaseBan::On
            && area.planet().areas().all(of_team)
    }

    pub(crate) fn found_step_options(&self, seat: Seat, out: &mut Options<Action>) {
        self.found_options(seat, out);
        self.end_of_list(seat, out);
    }

    pub(crate) fn found(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        let (price, discount) = (self.sheet(seat).base, self.build_discount());
        self.pop(); // SC-BASE-01: one base per order
        self.buy(seat, Item::Base(area), price, discount, log);
    }
}
