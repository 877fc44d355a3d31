//! Rounds, and their Planning Phase with its stacks (FS-RND, FS-PLN, FS-STK).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::ids::{Order, System};
use crate::report::{Event, Log};
use crate::ruleset::OwnOrders;
use crate::sets::SystemSet;
use crate::state::{ForbiddenStars, PhaseStage};
use crate::step::Step;

impl ForbiddenStars {
    /// FS-RND-01, FS-FPL-01: the next round begins with its Planning Phase.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log) {
        self.round += 1;
        log.note(|| Event::RoundBegins { round: self.round, first: self.first });
        self.begin_turns(PhaseStage::Turn);
        self.steps.clear();
        self.steps.push(Step::Planning);
    }

    /// Turns go round from the first player on.
    pub(crate) fn begin_turns(&mut self, stage: PhaseStage) {
        (self.stage, self.turn, self.turns) = (stage, self.first, 0);
    }

    /// Whose turn it is; the next one is that of the player on the left. Somebody who is out of the game has none
    /// (FS-ELM-02).
    pub(crate) fn take_turn(&mut self) -> Option<Seat> {
        let seat = self.turn;
        self.turn = self.left_of(seat);
        self.turns += 1;
        (!self.player(seat).eliminated).then_some(seat)
    }

    /// FS-PLN-01, -02: four times round, one order each; FS-CARD-114: then what is used after the last one.
    pub(crate) fn run_planning(&mut self, log: &mut impl Log) {
        let turns = content().limits.orders_per_planning_phase * self.seats;
        if self.stage == PhaseStage::AfterTurn {
            self.begin_operations(log);
        } else if self.turns == turns {
            self.stage = PhaseStage::AfterTurn;
            self.open_window(When::EndPlanningPhase, self.clockwise());
        } else if let Some(seat) = self.take_turn() {
            self.steps.push(Step::PlaceOrder(seat));
        }
    }

    /// FS-PLN-03: systems with a unit or structure of the player, and those beside them; FS-PLN-04: storms do not matter.
    pub fn order_systems(&self, seat: Seat) -> SystemSet {
        let present = self.present_systems(seat);
        present.iter().fold(present, |all, system| all.or(self.neighbours[system.index()]))
    }

    /// FS-PLN-05: any token that is left; FS-PLN-07: also where it can do nothing.
    pub(crate) fn order_options(&self, seat: Seat, out: &mut Options<Action>) {
        let systems = self.order_systems(seat);
        let left = self.secrets[seat.index()].orders;
        for order in Order::ALL.into_iter().filter(|order| left[order.index()] > 0) {
            out.extend(systems.iter().map(|system| Action::PlaceOrder { order, system }));
        }
    }

    /// FS-PLN-01, FS-STK-01: face down on top of the stack.
    pub(crate) fn place_order(
        &mut self,
        seat: Seat,
        order: Order,
        system: System,
        log: &mut impl Log,
    ) {
        self.secrets[seat.index()].orders[order.index()] -= 1;
        self.orders.push(system, seat, order);
        self.steps.pop();
        log.note(|| Event::OrderPlaced { seat, system });
        // FS-AMB-54: what has to be remembered is not written down.
        if self.rules.own_orders == OwnOrders::Recall {
            log.note(|| Event::OrderFace { seat, system, order });
        }
    }
}
