//! The Execution Phase, chapter 8: top orders are revealed and executed, one a turn.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::When;
use crate::ids::{MAX_AREAS, MAX_KINDS, Order, Planet};
use crate::report::{Event, Log};
use crate::stages::RegroupingStage;
use crate::state::{ActiveOrder, StarCraft, Step};

impl StarCraft {
    /// SC-EXEC-01, -04: turns go round until no order is left.
    pub(crate) fn run_execution(&mut self, log: &mut impl Log) {
        self.drop_orders_of_eliminated(log);
        if self.orders.is_empty() {
            self.stage = RegroupingStage::FIRST;
            self.turns = 0;
            log.note(|| Event::RegroupingBegins);
            return self.goto(Step::Regrouping);
        }
        let seat = self.turn;
        self.turn = self.clockwise(seat, 1);
        if self.orders.count(seat) == 0 || self.player(seat).eliminated {
            return; // SC-EXEC-07, SC-OBST-03: skipped, without a draw; SC-ELIM-04, -06
        }
        if self.orders.tops().any(|top| top.seat == seat) {
            self.push(Step::ChooseOrder(seat)); // SC-EXEC-03, SC-OBST-05
        } else {
            // SC-OBST-01, -02
            log.note(|| Event::Obstructed { seat });
            self.draw_event(seat, log);
        }
    }

    /// SC-ELIM-05, -06: orders of eliminated players go as soon as they are visible.
    pub(crate) fn drop_orders_of_eliminated(&mut self, log: &mut impl Log) {
        if self.alive().len() == self.seats as usize {
            return;
        }
        while let Some(top) = {
            let mut tops = self.orders.tops();
            tops.find(|top| self.player(top.seat).eliminated).copied()
        } {
            self.orders.pop(top.site);
            log.note(|| Event::OrderDropped { seat: top.seat, planet: top.site, order: top.order });
        }
    }

    /// SC-EXEC-02, SC-STACK-01: any own order on top of a stack.
    pub(crate) fn reveal_options(&self, seat: Seat, out: &mut Options<Action>) {
        let own = self.orders.tops().filter(|top| top.seat == seat);
        out.extend(own.map(|top| Action::Reveal { planet: top.site }));
    }

    pub(crate) fn reveal(&mut self, seat: Seat, planet: Planet, log: &mut impl Log) {
        let Some(top) = self.orders.top(planet) else { return };
        self.player_mut(seat).revealed[top.order.index()] += 1;
        log.note(|| Event::OrderRevealed { seat, planet, order: top.order });
        self.order = Some(ActiveOrder {
            seat,
            planet,
            order: top.order,
            stage: 0, // the first of each order
            on_stack: true,
            built: 0,
            fresh: [0; MAX_AREAS],
            given: None,
            building: false,
            module: false,
            discounted: false,
            spares_cards: false,
            moved: [[0; MAX_KINDS]; MAX_AREAS],
            enemy_area: None,
            attackers: [0; MAX_KINDS],
            picked: None,
            lifted: false,
            technology: None,
        });
        self.goto(Step::ExecuteOrEvent(seat));
    }

    /// SC-EVOPT-01, -02: an Event card instead of the order's ability.
    pub(crate) fn event_instead(&mut self, seat: Seat, log: &mut impl Log) {
        self.draw_event(seat, log);
        self.pop();
        self.put_order_away(log);
    }

    /// SC-EXEC-05: the order's ability.
    pub(crate) fn execute_order(&mut self, seat: Seat, log: &mut impl Log) {
        let ActiveOrder { planet, order, .. } = *self.active();
        log.note(|| Event::OrderExecuted { seat, planet, order });
        self.goto(Step::Order);
        self.push(Step::Window(seat, When::BeforeOwnOrder));
    }

    /// All workers of a player on Resource cards, permanent ones included, go to the pool.
    pub(crate) fn workers_from_cards(&mut self, seat: Seat) {
        let workers = self.workers_on_cards(seat);
        for area in self.areas.iter_mut().filter(|area| area.holder.is(seat)) {
            area.workers = 0;
        }
        let player = self.player_mut(seat);
        player.permanent = [0; 2];
        player.pool += workers;
    }

    /// Runs the order that is being executed.
    pub(crate) fn run_order(&mut self, log: &mut impl Log, out: &mut Options<Action>) {
        self.active_mut().spares_cards = false;
        match self.active().order.standard() {
            Order::BUILD => self.run_build(log, out),
            Order::MOBILIZE => self.run_mobilize(log),
            _ => self.run_research(log, out),
        }
    }

    /// The order is over: [`Step::Order`] ends and the token goes back.
    pub(crate) fn end_order(&mut self, log: &mut impl Log) {
        self.pop();
        self.put_order_away(log);
    }

    /// SC-STACK-03: the token returns to its owner and the next one becomes visible.
    fn put_order_away(&mut self, log: &mut impl Log) {
        if let Some(order) = self.order.take()
            && order.on_stack
        {
            self.orders.pop(order.planet);
        }
        self.drop_orders_of_eliminated(log);
    }

    /// SC-AMB-104: an active player who drops out ends their order at once.
    pub(crate) fn abandon_order(&mut self, log: &mut impl Log) {
        while self.step() != Step::Execution && !self.steps.is_empty() {
            self.pop();
        }
        self.payment = None;
        self.put_order_away(log);
    }
}
