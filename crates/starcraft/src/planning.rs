//! The Planning Phase, chapter 7: four orders each, one at a time, on top of the stacks.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{Adjusted, Op, When, content};
use crate::ids::{EventKind, Order, Planet};
use crate::report::{Event, Log};
use crate::sets::{EventSet, PlanetSet};
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
        self.stage = 0;
        self.turns = 0;
        for seat in self.everybody() {
            // SC-SPEC-01, SC-PLAN-08, SC-AMB-69
            let limit = self.adjusted(seat, Adjusted::SpecialOrders).min(SPECIAL_ORDERS);
            let player = self.player_mut(seat);
            player.special_limit = limit;
            player.revealed = [0; Order::COUNT];
        }
        log.note(|| Event::RoundBegins { round: self.round, first: self.first });
    }

    /// SC-PLAN-02, -12: abilities before the first cycle, four cycles, abilities after the last;
    /// each clockwise from the first player.
    pub(crate) fn run_planning(&mut self, log: &mut impl Log) {
        if self.turns == self.seats {
            self.turns = 0;
            self.stage += 1;
        }
        let seat = self.clockwise(self.first, self.turns);
        self.turns += 1;
        if self.player(seat).eliminated && self.stage <= ORDERS + 1 {
            return; // SC-PLAN-11
        }
        match self.stage {
            0 => {
                self.abilities_used = EventSet::NONE;
                self.push(Step::StartOfPlanning(seat));
            }
            1..=ORDERS => self.push(Step::PlaceOrder(seat)),
            5 => self.push(Step::EndOfPlanning(seat)),
            _ => {
                self.turn = self.first;
                self.goto(Step::Execution);
                log.note(|| Event::ExecutionBegins);
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

    /// The order tokens a player has not placed, by face, and how many special orders he may
    /// still place. He sees them before him, whatever he remembers (SC-INFO-01).
    pub(crate) fn tokens_left(&self, seat: Seat) -> ([u8; Order::COUNT], u8) {
        let mut left = Order::ALL.map(|order| order.tokens() as u8);
        let mut specials = self.player(seat).special_limit;
        for placed in self.orders.iter().filter(|placed| placed.seat == seat) {
            let tokens = &mut left[placed.order.index()];
            *tokens = tokens.saturating_sub(1);
            specials = specials.saturating_sub(u8::from(placed.order.is_special()));
        }
        (left, specials)
    }

    /// SC-PLAN-09, SC-AMB-82: the faces of which a token is unused; special ones within the
    /// allowance of the phase.
    fn order_faces(&self, seat: Seat) -> impl Iterator<Item = Order> {
        let tokens = self.tokens_left(seat);
        Order::ALL.into_iter().filter(move |&order| Self::may_use_face(order, &tokens).is_ok())
    }

    /// Whether one face may be placed.
    pub(crate) fn may_use_face(
        order: Order,
        (left, specials): &([u8; Order::COUNT], u8),
    ) -> Result<(), Reason> {
        ensure(!order.is_special() || *specials > 0, Reason::NoSpecial)?;
        ensure(left[order.index()] > 0, Reason::NoToken)
    }

    pub(crate) fn place_order_options(&self, seat: Seat, out: &mut Options<Action>) {
        let planets = self.order_planets(seat);
        for order in self.order_faces(seat) {
            out.extend(planets.iter().map(|planet| Action::PlaceOrder { order, planet }));
        }
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
        log.note(|| Event::OrderFace { seat, planet, order });
    }

    // ---- abilities around the cycles

    /// The abilities of Event cards at a moment of the Planning Phase, or none.
    pub(crate) fn planning_options(&self, seat: Seat, when: When, out: &mut Options<Action>) {
        for (event, effect) in self.event_effects(seat) {
            let possible = match effect.op {
                // SC-AMB-82: without an unused token the card cannot be used.
                Op::PlaceOrders { .. } => self.order_faces(seat).next().is_some(),
                _ => self.is_unused(event),
            };
            let action = Action::UseEvent { event };
            if effect.when == when && possible && !out.contains(&action) {
                out.push(action);
            }
        }
        out.push(Action::Done {});
    }

    /// SC-EVT-13, -26: one order more; SC-EVT-19: an Event card, once.
    pub(crate) fn use_planning_event(&mut self, seat: Seat, event: EventKind, log: &mut impl Log) {
        log.note(|| Event::EventUsed { seat, event });
        for effect in &content().events[event.index()].effects {
            match effect.op {
                Op::PlaceOrders { amount } => {
                    self.discard_event(seat, event);
                    for _ in 0..amount {
                        self.push(Step::PlaceOrder(seat));
                    }
                }
                Op::DrawEvent { amount } => {
                    self.abilities_used.add(content().events[event.index()].cards);
                    for _ in 0..amount {
                        self.draw_event(seat, log);
                    }
                }
                _ => {}
            }
        }
    }
}
