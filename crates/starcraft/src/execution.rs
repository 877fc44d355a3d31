//! The Execution Phase, chapter 8: top orders are revealed and executed, one a turn.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Adjusted, When};
use crate::ids::{Order, Planet};
use crate::report::{Event, Log};
use crate::ruleset::SpecialOrders;
use crate::stages::RegroupingStage;
use crate::state::{ActiveOrder, DECLINED, StarCraft, Step, print};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    /// SC-EXEC-01, -04: turns go round until no order is left.
    pub(crate) fn run_execution(&mut self, log: &mut impl Log, out: &mut Options<Action>) {
        self.drop_orders_of_eliminated(log);
        if self.orders.is_empty() {
            self.stage = RegroupingStage::FIRST;
            self.turns = 0;
            for player in &mut self.players {
                player.orders_as = None; // BW-CARD-07: in one Execution Phase
            }
            log.note(|| Event::RegroupingBegins {});
            return self.goto(Step::Regrouping);
        }
        let seat = self.turn;
        self.turn = self.clockwise(seat, 1);
        if self.player(seat).eliminated {
            return; // SC-ELIM-04, -06
        }
        self.reveal_options(seat, out);
        if !out.is_empty() {
            self.push(Step::ChooseOrder(seat)); // SC-EXEC-03, SC-OBST-05
        } else if self.orders.count(seat) > 0 {
            // SC-OBST-01, -02; SC-EXEC-07, SC-OBST-03: without any order it is skipped, without a draw.
            log.note(|| Event::Obstructed { seat });
            self.draw_event(seat, log);
        }
    }

    /// SC-ELIM-05, -06: orders of eliminated players go as soon as they are visible.
    pub(crate) fn drop_orders_of_eliminated(&mut self, log: &mut impl Log) {
        if self.everybody().all(|seat| !self.player(seat).eliminated) {
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
        let own = self.orders.tops_of(seat);
        out.extend(own.map(|top| Action::Reveal { planet: top.site }));
    }

    pub(crate) fn reveal(&mut self, seat: Seat, planet: Planet, log: &mut impl Log) {
        let Some(top) = self.orders.top(planet) else { return };
        self.player_mut(seat).revealed[top.order.index()] += 1;
        log.note(|| Event::OrderRevealed { seat, planet, order: top.order });
        let mut order = ActiveOrder::new(seat, planet, top.order);
        // BW-STR-09: tested once, now.
        order.exempt = self.rules.brood_war() && self.holds_strategic_area(seat, planet);
        self.order = Some(order);
        self.goto(Step::ExecuteOrEvent(seat));
        self.offer_musters(top.order);
    }

    /// BW-STR-02, -07: whether the player controls a strategic area of the planet.
    pub fn holds_strategic_area(&self, seat: Seat, planet: Planet) -> bool {
        planet.areas().any(|area| print(area).strategic && self.is_friendly(seat, area))
    }

    /// BW-SOP-04, -05: special orders the player may still execute in this round.
    pub fn special_allowance(&self, seat: Seat) -> u8 {
        let allowed = self.adjusted(seat, Adjusted::SpecialOrders);
        allowed.saturating_sub(self.player(seat).pooled.count_ones() as u8)
    }

    /// SC-EXEC-05, BW-SOP-03: what may be done with the revealed order.
    pub(crate) fn execute_options(&self, seat: Seat, out: &mut Options<Action>) {
        if self.may_execute(seat).is_ok() {
            out.push(Action::Execute {});
        }
        let ActiveOrder { order, exempt, .. } = *self.active();
        if exempt && !order.is_special() && order != Order::STAR {
            out.push(Action::ExecuteAs { order: order.special() }); // BW-STR-02
        }
        if self.has_leaders() {
            self.execute_as_options(seat, out);
        }
        out.push(Action::TakeEvent {});
    }

    /// BW-SOP-04, -10, BW-OPD-01: whether the revealed order may be executed as it is.
    pub(crate) fn may_execute(&self, seat: Seat) -> Result<(), Reason> {
        let order = self.active();
        ensure(order.token != Order::STAR, Reason::StarSwaps)?; // BW-CARD-22
        let free = !self.rules.brood_war()
            || !order.token.is_special()
            || order.exempt
            || self.rules.special_orders == SpecialOrders::Disposable;
        ensure(free || self.special_allowance(seat) > 0, Reason::PoolFull)
    }

    /// BW-STR-02: the order is executed as another one.
    pub(crate) fn execute_as(&mut self, seat: Seat, order: Order, log: &mut impl Log) {
        let anew = self.change_order(seat, order);
        self.execute_order(seat, log);
        if anew {
            self.offer_musters(order); // BW-CARD-86
        }
    }

    /// SC-EVOPT-01, -02: an Event card instead of the order's ability.
    pub(crate) fn event_instead(&mut self, seat: Seat, log: &mut impl Log) {
        self.draw_event(seat, log);
        self.pop();
        self.put_order_away(log);
    }

    /// SC-EXEC-05: the order's ability.
    pub(crate) fn execute_order(&mut self, seat: Seat, log: &mut impl Log) {
        self.active_mut().executed = self.rules.brood_war();
        let ActiveOrder { planet, order, .. } = *self.active();
        log.note(|| Event::OrderExecuted { seat, planet, order });
        self.goto(Step::Order);
        self.open_window(seat, When::BeforeOwnOrder);
        self.offer_maelstroms(seat);
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
        let order = self.active_mut();
        (order.spares_cards, order.declined) = (false, [None; DECLINED]);
        if let Some(area) = self.active().defends {
            return self.run_defend(area, log);
        }
        match self.active().order.standard() {
            Order::BUILD => self.run_build(log, out),
            Order::MOBILIZE => self.run_mobilize(log),
            _ => self.run_research(log, out),
        }
    }

    /// The order is over: [`Step::Order`] ends and the token goes back.
    pub(crate) fn end_order(&mut self, log: &mut impl Log) {
        if self.calls_last() {
            return;
        }
        let ActiveOrder { seat, disposes, .. } = *self.active();
        if self.may_be_disposed() && self.special_allowance(seat) > 0 && disposes.is_none() {
            return self.push(Step::PutAway(seat)); // BW-OPD-04
        }
        self.pop();
        self.put_order_away(log);
    }

    /// BW-OPD-02, -04: whether the token may leave the game.
    fn may_be_disposed(&self) -> bool {
        let order = self.active();
        self.rules.special_orders == SpecialOrders::Disposable
            && order.executed
            && order.token.is_special()
            && !order.exempt
    }

    /// BW-OPD-04: into the pool, or out of the game.
    pub(crate) fn put_special_away(&mut self, disposes: bool) {
        self.pop();
        let order = self.active_mut();
        order.disposes = Some(disposes);
        order.stage -= 1; // its end comes once more
    }

    /// SC-STACK-03: the token returns to its owner and the next one becomes visible; BW-SOP-07, -09:
    /// a special order that was executed goes to the pool.
    fn put_order_away(&mut self, log: &mut impl Log) {
        if let Some(order) = self.order.take() {
            if order.on_stack {
                self.orders.pop(order.planet);
            }
            let pooled = self.rules.brood_war() && order.token.is_special() && !order.exempt;
            if pooled && order.executed {
                let room = self.special_allowance(order.seat) > 0;
                let player = self.player_mut(order.seat);
                if order.disposes == Some(true) || !room {
                    player.disposed |= order.token.bit();
                } else {
                    player.pooled |= order.token.bit();
                }
            }
        }
        self.drop_orders_of_eliminated(log);
    }

    /// SC-AMB-104: an active player who drops out ends their order at once.
    pub(crate) fn abandon_order(&mut self, log: &mut impl Log) {
        let outside = |step| matches!(step, Step::Execution | Step::Planning | Step::Script);
        while !outside(self.step()) && !self.steps.is_empty() {
            self.pop();
        }
        self.payment = None;
        self.put_order_away(log);
    }
}
