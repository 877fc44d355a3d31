//! What a seat may know of orders: those on the board, and the tokens that lie before it.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};

use super::{OrderView, View};
use crate::ids::{Order, Planet};
use crate::ruleset::OwnOrders;
use crate::state::StarCraft;

/// SC-INFO-01, -02: backs are public; a face is known once revealed, and to its owner unless the
/// table plays strict memory.
pub(super) fn orders(game: &StarCraft, you: Option<Seat>) -> Vec<OrderView> {
    let shown = game.order.filter(|order| order.on_stack).map(|order| order.planet);
    let top = |planet| game.orders.stack(planet).count();
    let mut heights = BTreeMap::new();
    let view = |placed: &kernel::Placed<Planet, Order>| {
        let height = heights.entry(placed.site).or_insert(0);
        *height += 1;
        let revealed = shown == Some(placed.site) && *height == top(placed.site);
        let own = you == Some(placed.seat) && game.rules.own_orders == OwnOrders::Recall;
        OrderView {
            planet: placed.site,
            seat: placed.seat,
            face: (revealed || own).then_some(placed.order),
        }
    };
    game.orders.iter().map(view).collect()
}

impl View {
    /// SC-INFO-01: with strict memory no earlier moment of the running round tells a face either. Which tokens lay before
    /// a player then would say which one was placed next, so those of now are seen.
    pub(crate) fn recalled(game: &StarCraft, now: &StarCraft, viewer: Viewer) -> Self {
        let mut view = Self::of(game, viewer);
        let running = now.ending.is_none() && now.round == game.round;
        if game.rules.own_orders == OwnOrders::Strict
            && running
            && let Viewer::Seat(seat) = viewer
            && let Some(then) = &mut view.players[seat.index()].secrets
        {
            (then.orders_left, then.specials_left) = tokens(now, seat);
        }
        view
    }
}

/// The order tokens that lie before a player, and how many special orders may still be placed.
pub(super) fn tokens(game: &StarCraft, seat: Seat) -> (BTreeMap<Order, u8>, u8) {
    let (left, specials) = game.tokens_left(seat);
    let faces = Order::ALL.into_iter().chain(game.has_star(seat).then_some(Order::STAR));
    (faces.zip(left).collect(), specials)
}
