//! The Strategize order: upgrades, then the event deck (FS-STG).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Exception, When};
use crate::ids::{CombatCard, Upgrade};
use crate::purchase::Terms;
use crate::report::Log;
use crate::sets::UpgradeSet;
use crate::state::{ForbiddenStars, OrderStage, OrderState};
use crate::step::Step;

impl ForbiddenStars {
    /// Runs the order on to its next question; its token goes onto the event deck when it is resolved.
    pub(super) fn run_strategize(&mut self, order: OrderState) {
        if order.stage == OrderStage::Begun {
            self.go_to(OrderStage::Upgrades);
            self.steps.push(Step::BuyUpgrades(order.seat));
        } else {
            self.go_to(OrderStage::Resolved);
        }
    }

    /// What upgrades cost that are bought by an order.
    fn strategize_terms(&self, seat: Seat) -> Terms {
        Terms { level: self.command_level(seat), discount: Some(0) }
    }

    /// FS-STG-01, -04: one of each kind, in either order; FS-STG-02: with a unit or structure in the active system, or
    /// without by a card (FS-CARD-90).
    pub(crate) fn strategize_purchases(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(order) = &self.order {
            let present = order.system.areas().any(|area| self.area(area).holds(seat));
            if present || self.excepts(Exception::StrategizeWithoutPresence) {
                let terms = self.strategize_terms(seat);
                if !order.bought {
                    self.upgrade_purchases(seat, terms, out);
                }
                if !order.trained {
                    self.card_purchases(seat, terms, out);
                }
            }
        }
    }

    pub(crate) fn strategize_options(&self, seat: Seat, out: &mut Options<Action>) {
        self.strategize_purchases(seat, out);
        if self.discount == 0 {
            self.upgrade_options(seat, When::WhileResolving, out); // FS-UPG-10
        }
        self.end_of_purchases(seat, out);
    }

    /// FS-UPG-05: an upgrade it has bought is not used with it.
    pub(crate) fn strategize_upgrade(&mut self, seat: Seat, upgrade: Upgrade, log: &mut impl Log) {
        self.buy_upgrade(seat, upgrade, self.strategize_terms(seat), log);
        if let Some(order) = &mut self.order {
            (order.bought, order.learned) = (true, UpgradeSet::one(upgrade));
        }
    }

    pub(crate) fn strategize_cards(
        &mut self,
        seat: Seat,
        swap: (CombatCard, CombatCard),
        log: &mut impl Log,
    ) {
        self.buy_cards(seat, swap, self.strategize_terms(seat), log);
        if let Some(order) = &mut self.order {
            order.trained = true;
        }
    }
}
