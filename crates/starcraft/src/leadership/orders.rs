//! Leadership cards about orders: the Star (BW-CARD-22), orders executed as another (BW-CARD-07), limits and
//! additions in the Planning Phase (BW-CARD-39, -47).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::LeaderOp;
use crate::ids::Order;
use crate::planning::ORDERS;
use crate::ruleset::SpecialOrders;
use crate::sets::PlanetSet;
use crate::state::{ActiveOrder, StarCraft, Step};

impl StarCraft {
    // ---- planning

    /// BW-CARD-39: orders of a player in this phase, the Defend order included.
    fn placed_in_phase(&self, seat: Seat) -> u8 {
        self.orders.count(seat) as u8 + u8::from(self.player(seat).defended)
    }

    /// BW-CARD-39: one more order may follow.
    pub(crate) fn offer_second_order(&mut self, seat: Seat) {
        if self.player(seat).two_orders {
            self.push(Step::PlaceSecond(seat));
        }
    }

    pub(crate) fn place_second_options(&self, seat: Seat, out: &mut Options<Action>) {
        if self.placed_in_phase(seat) < 2 * ORDERS {
            self.order_options(seat, out);
        }
        out.push(Action::Done {});
    }

    /// BW-CARD-47: the planets on which another player's card leaves no room for one more order.
    pub(crate) fn closed_to(&self, seat: Seat) -> PlanetSet {
        if !self.has_leaders() {
            return PlanetSet::NONE;
        }
        let others = self.everybody().filter(|&other| other != seat);
        let influenced: PlanetSet =
            others.filter_map(|other| self.player(other).influences).collect();
        if influenced.is_empty() {
            return influenced;
        }
        let ordered = PlanetSet(self.orders.sites_of(seat) as u32);
        let defended: PlanetSet = self.player(seat).defended_on.into_iter().collect();
        influenced.and(ordered.or(defended))
    }

    /// Effects for one Planning Phase are over.
    pub(crate) fn end_planning_effects(&mut self) {
        for player in &mut self.players {
            (player.two_orders, player.influences) = (false, None);
        }
    }

    // ---- execution

    /// BW-CARD-07, -22, -88: what else the revealed order may be executed as.
    pub(crate) fn execute_as_options(&self, seat: Seat, out: &mut Options<Action>) {
        let ActiveOrder { token, exempt, .. } = *self.active();
        let mut offer = |order: Order| {
            let action = Action::ExecuteAs { order };
            if !out.contains(&action) {
                out.push(action);
            }
        };
        if token == Order::STAR {
            let (left, _) = self.tokens_left(seat);
            for order in Order::ALL {
                let free = !order.is_special()
                    || exempt
                    || self.rules.special_orders == SpecialOrders::Disposable
                    || self.special_allowance(seat) > 0;
                if left[order.index()] > 0 && free {
                    offer(order);
                }
                if exempt && !order.is_special() && left[order.index()] > 0 {
                    offer(order.special());
                }
            }
        }
        if let Some(order) = self.player(seat).orders_as {
            offer(order);
        }
    }

    /// The revealed order becomes another; says whether it is a Mobilize order only now.
    pub(crate) fn change_order(&mut self, seat: Seat, order: Order) -> bool {
        let ActiveOrder { token, planet, exempt, .. } = *self.active();
        let (left, _) = self.tokens_left(seat);
        let by_card = self.player(seat).orders_as == Some(order);
        let swaps = token == Order::STAR && !by_card;
        if swaps {
            // BW-CARD-22: an unused token takes the place of the Star.
            let used = if left[order.index()] > 0 { order } else { order.standard() };
            let top = self.orders.iter_mut().filter(|placed| placed.site == planet).last();
            if let Some(top) = top {
                top.order = used;
            }
            // One that was shown before and came back may be it; otherwise it is seen now.
            let seen = &mut self.player_mut(seat).revealed[used.index()];
            *seen = (*seen).max(1);
            self.active_mut().token = used;
        }
        let active = self.active_mut();
        active.order = order;
        active.exempt = exempt || by_card;
        token.standard() != Order::MOBILIZE || token == Order::STAR
    }

    /// BW-CARD-22: whether the player has the Star.
    pub(crate) fn has_star(&self, seat: Seat) -> bool {
        self.leads(seat, LeaderOp::StarOrder)
    }
}
