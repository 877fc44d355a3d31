//! The Planning Phase, chapter 7: four orders each, one at a time, on top of the stacks.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Adjusted, When};
use crate::ids::{Order, Planet};
use crate::report::{Event, Log};
use crate::ruleset::OwnOrders;
use crate::sets::{EventSet, LeaderSet, PlanetSet, bits};
use crate::stages::PlanningStage;
use crate::state::{StarCraft, Step};
use crate::why_not::{Reason, ensure};

/// SC-PLAN-01: orders per player and phase.
pub(crate) const ORDERS: u8 = 4;
/// SC-COMP-03: special order tokens of a faction.
const SPECIAL_ORDERS: u8 = 3;

impl StarCraft {
    /// SC-ROUND-01: a new round, with its Planning Phase.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log) {
        self.round += 1;
        self.stage = PlanningStage::FIRST;
        self.turns = 0;
        for seat in self.everybody() {
            // SC-SPEC-01, SC-PLAN-08, SC-AMB-69
            // BW-SOP-01: modules limit what is executed, not what is placed.
            let limit = if self.rules.brood_war() {
                SPECIAL_ORDERS
            } else {
                self.adjusted(seat, Adjusted::SpecialOrders).min(SPECIAL_ORDERS)
            };
            let player = self.player_mut(seat);
            (player.defended, player.forbade) = (false, false);
            player.defended_on = None;
            // BW-CARD-33: from the next round on, and for that round only.
            player.safe_transports = if player.safe_transports == 1 { 2 } else { 0 };
            player.special_limit = limit;
            player.revealed = [0; Order::FACES];
        }
        log.note(|| Event::RoundBegins { round: self.round, first: self.first });
    }

    /// SC-PLAN-02, -12: abilities before the first cycle, four cycles, abilities after the last;
    /// each clockwise from the first player.
    pub(crate) fn run_planning(&mut self, log: &mut impl Log) {
        if self.turns == self.seats {
            self.turns = 0;
            self.stage = PlanningStage::at(self.stage).next();
        }
        let stage = PlanningStage::at(self.stage);
        let seat = self.clockwise(self.first, self.turns);
        self.turns += 1;
        if self.player(seat).eliminated && stage != PlanningStage::Placed {
            return; // SC-PLAN-11
        }
        match stage {
            PlanningStage::Before => {
                self.abilities_used = EventSet::NONE;
                self.leaders_used = LeaderSet::NONE;
                self.open_window(seat, When::StartOfPlanning);
            }
            PlanningStage::FirstOrder
            | PlanningStage::SecondOrder
            | PlanningStage::ThirdOrder
            | PlanningStage::FourthOrder => {
                self.offer_second_order(seat); // asked after the first
                self.push(Step::PlaceOrder(seat));
            }
            PlanningStage::After => {
                self.leaders_used = LeaderSet::NONE;
                self.open_window(seat, When::EndOfPlanning);
            }
            PlanningStage::Placed => {
                self.end_planning_effects();
                self.turn = self.first;
                self.goto(Step::Execution);
                log.note(|| Event::ExecutionBegins {});
            }
        }
    }

    // ---- placing

    /// SC-PLAN-04, -05: planets with an own unit or base, and the planets beside them.
    pub fn order_planets(&self, seat: Seat) -> PlanetSet {
        let present = self.presence(seat);
        present
            .iter()
            .fold(present, |all, planet| PlanetSet(all.0 | self.adjacent[planet.index()].0))
    }

    /// The order tokens a player has not placed, by face, and how many special orders they may
    /// still place. They lie before that player, whatever is remembered (SC-INFO-01).
    pub(crate) fn tokens_left(&self, seat: Seat) -> ([u8; Order::FACES], u8) {
        // BW-SOP-13, BW-OPD-03: special orders in the pool or out of the game are not there.
        let away = self.player(seat).pooled | self.player(seat).disposed;
        let there = |order: Order| order.tokens() - usize::from(order.is_among(away));
        let mut left = [0; Order::FACES];
        for order in Order::ALL {
            left[order.index()] = there(order) as u8;
        }
        // BW-CARD-22: once a phase; what was revealed in this round was placed in it.
        if self.player(seat).revealed[Order::STAR.index()] == 0 && self.has_star(seat) {
            left[Order::STAR.index()] = 1;
        }
        let mut specials = self.player(seat).special_limit;
        for placed in self.orders.iter() {
            // Those of others count as nothing: nobody can foresee whose the next one is.
            let own = u8::from(placed.seat == seat);
            let tokens = &mut left[placed.order.index()];
            *tokens = tokens.saturating_sub(own);
            specials = specials.saturating_sub(own & u8::from(placed.order.is_special()));
        }
        (left, specials)
    }

    /// SC-PLAN-09, SC-AMB-82: the faces of which a token is unused; special ones within the
    /// allowance of the phase.
    pub(crate) fn order_faces(&self, seat: Seat) -> impl Iterator<Item = Order> {
        let tokens = self.tokens_left(seat);
        let faces = (0..Order::FACES as u8).map(Order);
        let there = |order: &Order| Self::may_use_face(*order, &tokens).is_ok();
        let set = faces.fold(0u8, |set, order| set | u8::from(there(&order)) << order.0);
        bits(set).map(|face| Order(face as u8))
    }

    /// Whether one face may be placed.
    pub(crate) fn may_use_face(
        order: Order,
        (left, specials): &([u8; Order::FACES], u8),
    ) -> Result<(), Reason> {
        ensure(!order.is_special() || *specials > 0, Reason::NoSpecial)?;
        ensure(left[order.index()] > 0, Reason::NoToken)
    }

    pub(crate) fn place_order_options(&self, seat: Seat, out: &mut Options<Action>) {
        self.order_options(seat, out);
        if !matches!(out.first(), Some(Action::PlaceOrder { .. })) && self.chooses_leaders() {
            out.push(Action::Done {}); // BW-AMB-77
        }
    }

    /// The orders that may be placed, and where.
    pub(crate) fn order_options(&self, seat: Seat, out: &mut Options<Action>) {
        let closed = self.closed_to(seat);
        let planets = self.order_planets(seat).without(closed);
        for order in self.order_faces(seat) {
            out.extend(planets.iter().map(|planet| Action::PlaceOrder { order, planet }));
        }
        self.defend_options(seat, closed, out);
    }

    /// SC-PLAN-03, -06: face down on top of the stack.
    pub(crate) fn place_order(
        &mut self,
        seat: Seat,
        order: Order,
        planet: Planet,
        log: &mut impl Log,
    ) {
        self.orders.push(planet, seat, order);
        self.pop();
        log.note(|| Event::OrderPlaced { seat, planet });
        // SC-INFO-01: what has to be remembered is not written down.
        if self.rules.own_orders == OwnOrders::Recall {
            log.note(|| Event::OrderFace { seat, planet, order });
        }
    }
}
