//! Planning, the orders, paying, and Event cards.

use crate::content::{Op, content};
use crate::ids::{Area, Building, Item, MAX_KINDS, Order, Resource, Tech, Unit};
use crate::payment::{Discount, Means};
use crate::state::Step;
use crate::thing::Thing;

use super::{Bars, Reason, ensure};

impl Bars<'_> {
    // ---- Planning and Execution

    pub(super) fn place_order(&mut self) {
        let game = self.game;
        let (planets, closed) = (game.order_planets(self.seat), game.closed_to(self.seat));
        for planet in game.galaxy() {
            self.test(Thing::Planet(planet), ensure(planets.has(planet), Reason::Far));
            self.test(Thing::Planet(planet), ensure(!closed.has(planet), Reason::OneOrder));
        }
        let tokens = game.tokens_left(self.seat);
        for order in Order::ALL {
            let usable = crate::StarCraft::may_use_face(order, &tokens);
            self.test(Thing::Order(order), usable);
        }
        if game.rules.brood_war() {
            self.test(Thing::Defend, game.may_defend(self.seat));
        }
    }

    pub(super) fn reveal(&mut self) {
        let (game, seat) = (self.game, self.seat);
        for top in game.orders.tops().filter(|top| top.seat != seat) {
            self.bar(Thing::Stack(top.site), Reason::Covered(top.seat));
        }
    }

    // ---- Build

    /// SC-AMB-112: what was declined, until something is bought. The area it was for may have other uses.
    pub(super) fn declined(&mut self) {
        let buys = matches!(
            self.game.step(),
            Step::BuildUnits(_)
                | Step::BuildUpgrades(_)
                | Step::BuildBase(_)
                | Step::ResearchBuy(_)
        );
        let order = self.game.order.filter(|order| buys && order.seat == self.seat);
        for purchase in order.into_iter().flat_map(|order| order.declined).flatten() {
            if let Some(thing) = purchase.things().into_iter().next() {
                self.bar(thing, Reason::Declined);
            }
        }
    }

    pub(super) fn build_units(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let planet = game.active().planet;
        let (sheet, budget) = (game.sheet(seat), game.budget(seat));
        let discount = game.build_discount();
        let base = game.may_build_here(seat);
        let worker = base
            .and_then(|()| game.may_have_worker(seat))
            .and_then(|()| budget.affords(sheet.worker, Discount::None));
        self.test(Thing::BuildWorker, worker);

        let serves =
            |verdict| game.routes_of(planet).any(|route| game.may_serve(seat, route) == verdict);
        let out = serves(Err(Reason::TransportsOut));
        let none = if out { Reason::TransportsOut } else { Reason::NoRoute };
        let paid = base.and_then(|()| budget.affords(sheet.transport, discount));
        self.test(Thing::BuildTransport, paid.and_then(|()| ensure(serves(Ok(())), none)));
        for route in game.all_routes() {
            let open = paid.and_then(|()| game.may_serve(seat, route));
            self.test(Thing::Route(route), open);
        }

        let race = game.race(seat);
        for unit in (0..MAX_KINDS).map(|kind| Unit::of(race, kind)) {
            if game.content().in_box.has(unit) {
                self.test(Thing::BuildUnit(unit), game.may_build_unit(seat, unit));
            }
        }
        for area in planet.areas() {
            // An area is barred if none of the units that could be built may stand there.
            let mut open = ensure(false, Reason::NoRoom);
            for unit in game.buildable(seat) {
                open = open.or_else(|_| game.may_stand(seat, unit, area));
            }
            self.test(Thing::Area(area), base.and(open));
        }
        self.elsewhere(planet);
        self.upgrades(|| Err(Reason::Later));
        self.bar(Thing::BuildBase, Reason::Later);
    }

    pub(super) fn build_upgrades(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let means = game.means(seat, game.build_discount());
        let order = game.active();
        for place in 0..3 {
            let building = Building::of(game.race(seat), place);
            let verdict = game
                .may_upgrade(seat, order.building)
                .and_then(|()| game.may_get_building(seat, building, means));
            self.test(Thing::Building(building), verdict);
        }
        for module in game.module_kinds() {
            let verdict = game
                .may_upgrade(seat, order.module)
                .and_then(|()| game.may_get_module(seat, module, means));
            self.test(Thing::Module(module), verdict);
        }
        self.first_step_over();
        self.bar(Thing::BuildBase, Reason::Later);
    }

    pub(super) fn build_base(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let planet = game.active().planet;
        let may = game.may_found(seat);
        let anywhere = planet.areas().any(|area| game.may_found_in(seat, area).is_ok());
        let somewhere = may.and_then(|()| ensure(anywhere, Reason::NoOwnUnit));
        self.test(Thing::BuildBase, somewhere);
        for area in planet.areas() {
            self.test(Thing::Area(area), may.and_then(|()| game.may_found_in(seat, area)));
        }
        self.elsewhere(planet);
        self.first_step_over();
        self.upgrades(|| Err(Reason::Over));
    }

    fn first_step_over(&mut self) {
        let race = self.game.race(self.seat);
        for thing in [Thing::BuildWorker, Thing::BuildTransport] {
            self.bar(thing, Reason::Over);
        }
        for unit in (0..MAX_KINDS).map(|kind| Unit::of(race, kind)) {
            if self.game.content().in_box.has(unit) {
                self.bar(Thing::BuildUnit(unit), Reason::Over);
            }
        }
    }

    fn upgrades(&mut self, verdict: impl Fn() -> Result<(), Reason>) {
        let race = self.game.race(self.seat);
        for place in 0..3 {
            self.test(Thing::Building(Building::of(race, place)), verdict());
        }
        for module in self.game.module_kinds() {
            self.test(Thing::Module(module), verdict());
        }
    }

    // ---- Mobilize

    pub(super) fn units_to_move(&mut self) {
        let (game, seat) = (self.game, self.seat);
        for from in game.all_areas().filter(|&area| game.area(area).owner.is(seat)) {
            let way = |unit| game.may_leave(seat, unit, from);
            let unmoved = game.unmoved(from);
            for unit in game.kinds(seat, &game.area(from).units) {
                let moved = ensure(unmoved[unit.kind()] > 0, Reason::Moved);
                self.test(Thing::Units(from, unit), moved.and_then(|()| way(unit)));
            }
        }
    }

    /// BW-ITM-05: scenario items that cannot be picked up now.
    pub(super) fn items_to_take(&mut self) {
        let game = self.game;
        for item in Item::all().filter(|item| game.items[item.index()].area.is_some()) {
            let verdict = game.may_take_item(self.seat, item).map(|_| ());
            self.test(Thing::Item(item), verdict.and(Err(Reason::NoCarrier)));
        }
    }

    pub(super) fn areas_to_move(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let Some((unit, from)) = game.active().picked else { return };
        let planet = game.active().planet;
        if matches!(game.step(), Step::MoveTo(_)) {
            for area in planet.areas() {
                let stays = ensure(area != from, Reason::StandsThere);
                let reaches = stays.and_then(|()| game.may_reach(seat, unit, from.planet(), area));
                self.test(Thing::Area(area), reaches);
            }
        }
        if matches!(game.step(), Step::RecallTo(_)) {
            let beacons = game.beacons(seat);
            for area in planet.areas() {
                let stays = ensure(area != from, Reason::StandsThere);
                let called = stays.and_then(|()| game.may_recall_to(seat, unit, beacons, area));
                self.test(Thing::Area(area), called);
            }
        }
        self.elsewhere(planet);
    }

    /// The areas with nothing to give up for a tech-required unit.
    pub(super) fn gifts(&mut self, unit: Unit, area: Area) {
        let (game, seat) = (self.game, self.seat);
        for other in area.planet().areas() {
            self.test(Thing::Area(other), game.may_give_up(seat, unit, area, other));
        }
        self.elsewhere(area.planet());
    }

    // ---- Research and paying

    /// All technologies of the race that cannot be had, here or by an Event card.
    pub(super) fn technologies(&mut self, means: Means) {
        let (game, seat) = (self.game, self.seat);
        let race = game.race(seat);
        for tech in 0..content().technologies[race.index()].len() {
            let tech = Tech::of(race, tech);
            if !game.has_tech_cards(seat, tech) {
                continue; // another edition's
            }
            self.test(Thing::Tech(tech), game.may_get_tech(seat, tech, means));
        }
    }

    pub(super) fn paying(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let budget = game.budget(seat);
        for resource in Resource::BOTH {
            if budget.tokens[resource.index()] > 0 {
                self.test(Thing::Token(resource), game.may_pay_token(resource, budget));
            }
            let wanted = game.paying().may_be_in(resource, budget);
            let room = wanted.and_then(|()| game.may_pay_permanent(seat, resource));
            self.test(Thing::Permanent(resource), room);
            for area in game.cards_of(seat, resource) {
                self.test(Thing::ResourceCard(area), wanted);
            }
        }
    }

    // ---- Event cards

    pub(super) fn script(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let Some(script) = game.script else { return };
        match game.script_effect().map(|effect| &effect.op) {
            Some(Op::GainUnits { friendly_only, .. }) if script.area.is_none() => {
                for area in game.all_areas() {
                    let open = game.may_gain_in(seat, area, *friendly_only);
                    self.test(Thing::Area(area), open);
                }
            }
            Some(Op::Depletion { restore, .. }) => {
                for area in game.all_areas() {
                    self.test(Thing::Area(area), game.may_deplete(area, *restore));
                }
            }
            Some(Op::PlaceTransports { .. }) => {
                for route in game.all_routes() {
                    self.test(Thing::Route(route), game.may_have_transport(seat, route));
                }
            }
            Some(Op::MoveTransports { .. }) => {
                for route in game.all_routes() {
                    self.test(Thing::Route(route), game.may_reroute(seat, route));
                }
            }
            Some(Op::DestroyTransports) => {
                for route in game.all_routes() {
                    self.test(Thing::Route(route), game.has_traffic(route));
                }
            }
            Some(Op::Buy(purchase)) => {
                let means = game.event_means(seat, purchase);
                if purchase.technology {
                    self.technologies(means);
                }
                if purchase.upgrade {
                    for place in 0..3 {
                        let building = Building::of(game.race(seat), place);
                        let verdict = game.may_get_building(seat, building, means);
                        self.test(Thing::Building(building), verdict);
                    }
                    for module in game.module_kinds() {
                        let verdict = game.may_get_module(seat, module, means);
                        self.test(Thing::Module(module), verdict);
                    }
                }
            }
            _ => {}
        }
    }

    /// SC-REG-34: cards that are chosen already.
    pub(super) fn discards(&mut self) {
        let player = self.game.player(self.seat);
        for card in player.discarding.iter(self.game.race(self.seat)) {
            self.bar(Thing::Card(card), Reason::InDiscard);
        }
    }
}
