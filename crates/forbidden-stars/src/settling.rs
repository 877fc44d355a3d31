//! Which choices stand for good: those that used chance or brought a secret to light.

use crate::report::Event;
use crate::ruleset::OwnOrders;
use crate::state::ForbiddenStars;

/// Whether a choice cannot be taken back without somebody knowing more than before.
///
/// What a player learns of the own cards is drawn at random, so chance covers it; what remains is what others see turned
/// up, and own orders that can be looked at again (FS-STK-03).
pub(crate) fn settles(before: &ForbiddenStars, after: &ForbiddenStars, events: &[Event]) -> bool {
    let uncovered = after.orders.tops().any(|top| {
        let height = |game: &ForbiddenStars| game.orders.stack(top.site).count();
        height(before) > height(after)
    });
    // FS-CARD-84: a token that nobody had seen lies on the event deck.
    let spared = events.iter().any(|event| match event {
        Event::OrderToEvents { seat, order } => {
            let unplaced = |game: &ForbiddenStars| game.secrets[seat.index()].orders[order.index()];
            unplaced(before) > unplaced(after)
        }
        _ => false,
    });
    // FS-AMB-54: whoever could take an order back that lies on one of their own would look at that one again.
    let strict = after.rules.own_orders == OwnOrders::Strict;
    let covered = events.iter().any(|event| match event {
        Event::OrderPlaced { seat, system } => {
            strict && before.orders.top(*system).is_some_and(|top| top.seat == *seat)
        }
        _ => false,
    });
    before.rng != after.rng || events.iter().any(Event::settles) || uncovered || spared || covered
}
