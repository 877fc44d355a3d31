//! The Deploy order: units, then a structure (FS-DEP, FS-FAC).

use std::iter;

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Exception, When, content};
use crate::ids::{Area, Payment, Structure, Unit};
use crate::report::Log;
use crate::sets::AreaSet;
use crate::state::{ForbiddenStars, OrderStage, OrderState};
use crate::step::Step;

impl ForbiddenStars {
    /// Runs the order on to its next question; FS-CARD-86: with a card step 2 comes before step 1.
    pub(super) fn run_deploy(&mut self, order: OrderState) {
        let seat = order.seat;
        let structure_first = self.excepts(Exception::StructureBeforeUnits);
        match order.stage {
            OrderStage::Begun => {
                self.go_to(OrderStage::Limit);
                self.open_window(When::WhileResolving, iter::once(seat));
            }
            OrderStage::Limit if structure_first && !order.bought => self.go_to(OrderStage::Site),
            OrderStage::Limit => {
                // FS-DEP-14: it is fixed now.
                let limit = self.deploy_limit(&order);
                if let Some(order) = &mut self.order {
                    (order.limit, order.stage) = (limit, OrderStage::Units);
                }
            }
            OrderStage::Units => {
                self.go_to(if order.bought { OrderStage::Resolved } else { OrderStage::Site });
                if order.limit > 0 {
                    self.steps.push(Step::BuyUnits(seat)); // FS-DEP-01
                }
            }
            OrderStage::Site => {
                self.go_to(OrderStage::Structure);
                self.open_window(When::WhileResolving, iter::once(seat));
            }
            _ => {
                self.go_to(if structure_first { OrderStage::Limit } else { OrderStage::Resolved });
                if let Some(order) = &mut self.order {
                    order.bought = true;
                }
                self.steps.push(Step::BuyStructure(seat));
            }
        }
    }

    /// FS-DEP-02, FS-FAC-01, -02: the capacity of each world, for each own factory there; FS-CARD-82: for each bastion, too, and
    /// one less for each of them.
    pub(crate) fn deploy_limit(&self, order: &OrderState) -> u8 {
        let with_bastions = self.excepts(Exception::BastionsCountAsFactories);
        let worlds = order.system.areas().filter(|area| self.area(*area).is_friendly(order.seat));
        let limit = |area: Area| {
            let structures = self.area(area).structures;
            let bastions = if with_bastions { structures[Structure::BASTION.index()] } else { 0 };
            let factories = structures[Structure::FACTORY.index()] + bastions;
            (self.print(area).capacity * factories).saturating_sub(bastions)
        };
        worlds.map(limit).sum()
    }

    /// FS-DEP-03: friendly and uncontrolled areas of a system.
    pub(crate) fn open_areas(&self, seat: Seat, areas: impl Iterator<Item = Area>) -> AreaSet {
        let open = |area: &Area| {
            let state = self.area(*area);
            state.is_friendly(seat) || state.is_uncontrolled()
        };
        areas.filter(open).collect()
    }

    pub(crate) fn deploy_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(order) = &self.order {
            let areas = self.open_areas(seat, order.system.areas());
            self.unit_purchases(seat, (u8::MAX, 0), areas, out);
        }
        self.end_of_purchases(seat, out);
    }

    pub(crate) fn deploy_unit(
        &mut self,
        seat: Seat,
        bought: (Unit, Area, Payment),
        log: &mut impl Log,
    ) {
        self.buy_unit(seat, bought, 0, log);
        if let Some(order) = &mut self.order {
            order.limit -= 1;
            if order.limit == 0 {
                self.steps.pop();
            }
        }
    }

    /// FS-DEP-05, -07, -08: friendly worlds of the active system without a structure; FS-CARD-89: or with one of another
    /// kind.
    pub(crate) fn structure_options(&self, seat: Seat, out: &mut Options<Action>) {
        let second = self.excepts(Exception::SecondStructureOfOtherKindAllowed);
        let most = content().limits.structures_per_world;
        if let Some(order) = &self.order {
            for area in order.system.areas().filter(|area| self.print(*area).world) {
                let state = self.area(area);
                let others = state.structures;
                if !state.is_friendly(seat) || state.buildings() >= most + u8::from(second) {
                    continue;
                }
                for structure in Structure::ALL.into_iter().filter(|it| others[it.index()] == 0) {
                    self.structure_purchases(seat, structure, area, out);
                }
            }
        }
        self.end_of_purchases(seat, out);
    }

    pub(crate) fn deploy_structure(
        &mut self,
        seat: Seat,
        bought: (Structure, Area, Payment),
        log: &mut impl Log,
    ) {
        self.buy_structure(seat, bought, log);
        self.steps.pop();
    }
}
