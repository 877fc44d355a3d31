//! Another world that a seat cannot tell apart from the true one: what it does not know is dealt
//! again, uniformly among what fits.

use arrayvec::ArrayVec;
use kernel::{Placed, Rng, Seat};

use crate::ids::{Order, System};
use crate::sets::{CardSet, EventSet};
use crate::state::{ForbiddenStars, ORDERS};
use crate::view::cards;

pub(crate) fn resample(game: &ForbiddenStars, seat: Seat, rng: &mut Rng) -> ForbiddenStars {
    let mut world = game.clone();
    world.rng = Rng::new(rng.seed());
    for other in game.everybody() {
        deal_orders(&mut world, other, other == seat, rng);
        if other != seat {
            deal_cards(&mut world, other, seat, rng);
            deal_events(&mut world, other, rng);
        }
    }
    world
}

/// FS-STK-03, -04, FS-AMB-65: faces of orders on the board. The owner knows those that lie open to them, and what they did
/// not place; the others know neither.
fn deal_orders(world: &mut ForbiddenStars, seat: Seat, own: bool, rng: &mut Rng) {
    let shown = world.shown_order();
    let hidden: ArrayVec<bool, ORDERS> = (world.orders.iter().enumerate())
        .map(|(at, placed)| {
            let seen = Some(at) == shown || own && world.sees_own_order(at);
            placed.seat == seat && !seen
        })
        .collect();
    let unplaced = &mut world.secrets[seat.index()].orders;
    let mut faces: ArrayVec<Order, ORDERS> = ArrayVec::new();
    for (placed, hidden) in world.orders.iter().zip(&hidden) {
        if *hidden {
            faces.push(placed.order);
        }
    }
    if !own {
        for order in Order::ALL {
            let count = std::mem::take(&mut unplaced[order.index()]);
            faces.extend(std::iter::repeat_n(order, count as usize));
        }
    }
    // Where they really lie must not tell in what the same random numbers make of them.
    faces.sort_unstable();
    rng.shuffle(&mut faces);
    let lying = |(placed, hidden): (_, &bool)| hidden.then_some(placed);
    let lying = world.orders.iter_mut().zip(&hidden).filter_map(lying);
    let mut faces = faces.into_iter();
    for (placed, face) in lying.zip(&mut faces) {
        let placed: &mut Placed<System, Order> = placed;
        placed.order = face;
    }
    for left in faces {
        unplaced[left.index()] += 1;
    }
}

/// Combat cards of another player: hand, deck and the one that lies face down, unless the observer has looked at it
/// (FS-CARD-30).
fn deal_cards(world: &mut ForbiddenStars, seat: Seat, observer: Seat, rng: &mut Rng) {
    let Some(faction) = world.player(seat).faction else { return };
    let known = world.sees_laid_card(observer, seat);
    let mut pool = world.deck(seat);
    let secret = &mut world.secrets[seat.index()];
    let (hand, laid) = (secret.hand, secret.laid.filter(|_| !known));
    for card in cards(Some(faction), hand).into_iter().chain(laid) {
        pool.put(card);
    }
    secret.hand = CardSet::NONE;
    let mut take = |pool: &mut CardSet| {
        let card = pool.nth(faction, rng.below(pool.len().max(1) as u32) as usize)?;
        pool.draw(card);
        Some(card)
    };
    for _ in 0..hand.len() {
        if let Some(card) = take(&mut pool) {
            secret.hand.put(card);
        }
    }
    if laid.is_some() {
        secret.laid = take(&mut pool);
    }
}

/// Event cards another player has drawn; the one that is being resolved lies open.
fn deal_events(world: &mut ForbiddenStars, seat: Seat, rng: &mut Rng) {
    let Some(faction) = world.player(seat).faction else { return };
    let open = world.event.filter(|event| event.faction() == faction);
    let open = open.map_or(EventSet::NONE, EventSet::one);
    let drawn = world.secrets[seat.index()].drawn;
    let unseen = drawn.without(open);
    let mut pool = world.event_deck(seat).or(unseen).without(open);
    let mut dealt = drawn.and(open);
    for _ in 0..unseen.len() {
        let nth = rng.below(pool.len() as u32) as usize;
        if let Some(event) = pool.iter(faction).nth(nth) {
            pool.take(EventSet::one(event));
            dealt.add(EventSet::one(event));
        }
    }
    world.secrets[seat.index()].drawn = dealt;
}
