//! The Operations Phase (FS-OPS).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::When;
use crate::ids::{EventCard, Order, System};
use crate::report::{Event, Log};
use crate::ruleset::EliminationCheck;
use crate::state::{ForbiddenStars, OrderState, PhaseStage};
use crate::step::Step;

impl ForbiddenStars {
    pub(crate) fn begin_operations(&mut self, log: &mut impl Log) {
        let round = self.round;
        log.note(|| Event::OperationsBegin { round });
        self.begin_turns(PhaseStage::Turn);
        self.steps.goto(Step::Operations);
    }

    /// FS-OPS-01: turns go round until the board is free of orders.
    pub(crate) fn run_operations(&mut self, log: &mut impl Log) {
        if self.stage == PhaseStage::AfterTurn {
            return self.end_turn(log);
        }
        if self.orders.is_empty() {
            return self.begin_refresh(log);
        }
        let Some(seat) = self.take_turn() else { return };
        if self.has_top(seat) {
            self.steps.push(Step::ChooseOrder(seat)); // FS-AMB-34: who can act must
        } else if self.orders.count(seat) > 0 {
            log.note(|| Event::TurnSkipped { seat }); // FS-OPS-06, -07
        }
    }

    /// FS-STK-02: whether an own token lies on top of a stack.
    fn has_top(&self, seat: Seat) -> bool {
        self.orders.tops().any(|top| top.seat == seat)
    }

    /// FS-OPS-02; FS-EVT-08, FS-AMB-24: or a scheme in the place of a turn, for who could turn up an order.
    pub(crate) fn turn_options(&self, seat: Seat, out: &mut Options<Action>) {
        let own = self.orders.tops_of(seat);
        out.extend(own.map(|top| Action::Reveal { system: top.site }));
        self.scheme_options(seat, When::InsteadOfOrder, out);
    }

    pub(crate) fn reveal(&mut self, seat: Seat, system: System, log: &mut impl Log) {
        let Some(top) = self.orders.top(system) else { return };
        log.note(|| Event::OrderRevealed { seat, system, order: top.order });
        self.order = Some(OrderState::new(seat, system, top.order, Some(top.order)));
        self.steps.goto(Step::ResolveOrder(seat));
    }

    /// FS-OPS-03, -10: the order or the event deck; FS-OPS-04: a Strategize order goes there anyway.
    pub(crate) fn resolve_options(&self, out: &mut Options<Action>) {
        out.push(Action::Resolve {});
        if self.order.is_some_and(|order| order.order != Order::STRATEGIZE) {
            out.push(Action::ToEvents {});
        }
    }

    pub(crate) fn resolve_order(&mut self) {
        self.stage = PhaseStage::AfterTurn;
        self.steps.goto(Step::Order);
    }

    /// FS-OPS-03, -08: nothing of the order is resolved.
    pub(crate) fn lay_on_events(&mut self, log: &mut impl Log) {
        self.stage = PhaseStage::AfterTurn;
        self.steps.pop();
        self.token_to_events(log);
    }

    /// FS-STK-05, FS-STG-03: the token leaves the board for the event deck.
    pub(crate) fn token_to_events(&mut self, log: &mut impl Log) {
        let Some(order) = &mut self.order else { return };
        if let Some(token) = order.token.take() {
            let seat = order.seat;
            self.orders.pop(order.system);
            self.players[seat.index()].on_events[token.index()] += 1;
            log.note(|| Event::OrderToEvents { seat, order: token });
        }
    }

    /// FS-EVT-08: the scheme is the whole turn.
    pub(crate) fn use_scheme_as_turn(&mut self, seat: Seat, event: EventCard, log: &mut impl Log) {
        self.stage = PhaseStage::AfterTurn;
        self.steps.pop();
        self.use_scheme(seat, event, log);
    }

    /// FS-OPS-09, -11: capacity, then eliminations, then the token leaves the board and the next player is active.
    fn end_turn(&mut self, log: &mut impl Log) {
        if self.ask_overfull() {
            return;
        }
        // FS-ELM-04, FS-AMB-30
        if self.rules.elimination_check == EliminationCheck::AfterEffect {
            self.eliminate(log);
        }
        // FS-OPS-05
        if let Some(OrderState { seat, system, token: Some(token), .. }) = self.order.take() {
            self.orders.pop(system);
            self.players[seat.index()].resolved[token.index()] += 1;
        }
        self.stage = PhaseStage::Turn;
    }
}
