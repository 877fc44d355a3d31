//! Orders, one file each; what begins and ends every one of them (FS-OPS-11).

mod advance;
mod capacity;
mod company;
mod deploy;
mod dominate;
mod strategize;
mod strike;

use std::iter;

use crate::content::{Exception, When};
use crate::ids::Order;
use crate::report::{Event, Log};
use crate::sets::ExceptionSet;
use crate::state::{ForbiddenStars, OrderStage, OrderState};
use crate::step::Step;

impl ForbiddenStars {
    /// Goes on to a stage of the order.
    fn go_to(&mut self, stage: OrderStage) {
        if let Some(order) = &mut self.order {
            order.stage = stage;
        }
    }

    /// Whether an exception of a card holds for the order that is being resolved.
    pub(crate) fn excepts(&self, exception: Exception) -> bool {
        self.order.is_some_and(|order| order.exceptions.has(exception))
    }

    /// An exception of a card holds to the end of the order.
    pub(crate) fn except(&mut self, exception: Exception) {
        if let Some(order) = &mut self.order {
            order.exceptions.add(ExceptionSet::one(exception));
        }
    }

    /// Runs the order on to its next question.
    pub(crate) fn run_order(&mut self, log: &mut impl Log) {
        let Some(order) = self.order else { return self.steps.pop() };
        let OrderState { seat, system, stage, .. } = order;
        match stage {
            OrderStage::Revealed => {
                self.go_to(OrderStage::Begun);
                self.open_window(When::OnReveal, iter::once(seat));
            }
            OrderStage::Resolved => {
                self.go_to(OrderStage::Last);
                if order.order == Order::STRATEGIZE {
                    self.token_to_events(log); // FS-STG-03
                }
                self.open_window(When::AfterResolving, iter::once(seat));
            }
            OrderStage::Last => {
                if self.clashes.is_empty() {
                    self.steps.pop();
                } else {
                    self.steps.push(Step::Combat); // FS-CARD-23
                }
            }
            _ => {
                if stage == OrderStage::Begun {
                    log.note(|| Event::OrderResolved { seat, system, order: order.order });
                }
                match order.order {
                    Order::ADVANCE => self.run_advance(order, log),
                    Order::DEPLOY => self.run_deploy(order),
                    Order::STRATEGIZE => self.run_strategize(order),
                    _ => self.run_dominate(order, log),
                }
            }
        }
    }
}
