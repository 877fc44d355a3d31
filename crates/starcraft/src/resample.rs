//! Another world that a seat cannot tell apart from the true one: what it does not know is dealt
//! again, uniformly among what fits (one more kind of knowledge is not modelled: cards face down
//! since before a new Event deck in Galactic Conquest are dealt from the whole of Stage III).

use arrayvec::ArrayVec;
use kernel::{Rng, Seat};

use crate::content::{EventUse, content};
use crate::ids::{Card, Order, Race};
use crate::ruleset::OwnOrders;
use crate::sets::{CardSet, EventSet};
use crate::state::{StarCraft, Step};

/// Order tokens of one player.
type Tokens = ArrayVec<Order, 16>;

pub(crate) fn resample(game: &StarCraft, seat: Seat, rng: &mut Rng) -> StarCraft {
    let mut world = game.clone();
    world.rng = Rng::new(rng.seed());
    for other in game.everybody() {
        if other != seat {
            deal_orders(&mut world, other, rng);
        } else if game.rules.own_orders == OwnOrders::Strict {
            mix_orders(&mut world, seat, rng);
        }
        deal_cards(&mut world, other, other == seat, rng);
        if other != seat && game.player(other).choosing.is_some() {
            // BW-LDR-18: any of the cards that could have been chosen.
            let cards = || game.leaders_of_stage(other, game.leader_stage);
            let at = rng.below(cards().count() as u32) as usize;
            world.player_mut(other).choosing = cards().nth(at);
        }
    }
    deal_events(&mut world, seat, rng);
    world
}

/// The order that lies face up on its stack, by its place among all orders.
fn shown_order(world: &StarCraft) -> Option<usize> {
    let planet = world.order.filter(|order| order.on_stack)?.planet;
    let all = world.orders.iter().enumerate();
    all.filter(|(_, placed)| placed.site == planet).map(|(at, _)| at).last()
}

/// SC-INFO-01, strict memory: the tokens a player has not placed lie before them, so they know
/// which faces are on the board, but not where.
fn mix_orders(world: &mut StarCraft, seat: Seat, rng: &mut Rng) {
    let shown = shown_order(world);
    let hidden = |(at, placed): &(usize, &mut kernel::Placed<_, Order>)| {
        placed.seat == seat && Some(*at) != shown
    };
    let own = world.orders.iter_mut().enumerate().filter(hidden);
    let mut faces: Tokens = own.map(|(_, placed)| placed.order).collect();
    // Where they really lie must not tell in what the same random numbers make of them.
    faces.sort_unstable();
    rng.shuffle(&mut faces);
    let own = world.orders.iter_mut().enumerate().filter(hidden);
    for ((_, placed), face) in own.zip(faces) {
        placed.order = face;
    }
}

/// Faces of the orders on the board: tokens not seen this round, within the special allowance.
fn deal_orders(world: &mut StarCraft, seat: Seat, rng: &mut Rng) {
    let shown = world.order.filter(|order| order.on_stack && order.seat == seat);
    let hidden = world.orders.count(seat) - usize::from(shown.is_some());
    if hidden == 0 {
        return;
    }
    let player = world.player(seat);
    let seen: u8 = Order::ALL
        .into_iter()
        .filter(|order| order.is_special())
        .map(|order| player.revealed[order.index()])
        .sum();
    let mut allowed = player.special_limit.saturating_sub(seen) as usize;
    let mut tokens = Tokens::new();
    for order in Order::ALL.into_iter().filter(|order| allowed > 0 || !order.is_special()) {
        let there = order.tokens() - usize::from(order.is_among(player.disposed)); // BW-OPD-03
        for _ in player.revealed[order.index()] as usize..there {
            tokens.push(order);
        }
    }
    // BW-CARD-22
    if player.revealed[Order::STAR.index()] == 0 && world.has_star(seat) {
        tokens.push(Order::STAR);
    }
    let special = |tokens: &[Order]| tokens.iter().filter(|order| order.is_special()).count();
    let most = tokens.len() - special(&tokens).saturating_sub(allowed);
    if most < hidden {
        // No player can have placed that. Whatever it is, it does not come to light here: the
        // faces are dealt from all tokens there are.
        debug_assert!(false, "seat {seat} has {hidden} orders of {most} on the board");
        let each = |order: Order| std::iter::repeat_n(order, order.tokens());
        tokens = Order::ALL.into_iter().flat_map(each).collect();
        allowed = tokens.len();
    }
    let drawn = hidden.min(tokens.len());
    loop {
        rng.shuffle(&mut tokens);
        if special(&tokens[..drawn]) <= allowed {
            break;
        }
    }
    let shown_at = shown_order(world);
    let all = world.orders.iter_mut().enumerate();
    let faced = all.filter(|(at, placed)| placed.seat == seat && Some(*at) != shown_at);
    for ((_, placed), &face) in faced.zip(tokens.iter().cycle()) {
        placed.order = face;
    }
}

/// Takes a random card out of a set: one of a kind, of which there is always one left, since every
/// card that is dealt again was put into the set before.
fn take(pool: &mut CardSet, of: CardSet, race: Race, rng: &mut Rng) -> Card {
    let fitting = pool.and(of);
    debug_assert!(!fitting.is_empty(), "no card is left to be dealt again");
    let choice = if fitting.is_empty() { *pool } else { fitting };
    let card = choice.nth(race, rng.below(choice.len() as u32) as usize);
    pool.take(CardSet::one(card));
    card
}

/// Hand, deck and face-down cards of a player. The owner does not know only what came unseen off
/// their deck; the others know of their hand what everybody saw go there.
fn deal_cards(world: &mut StarCraft, seat: Seat, own: bool, rng: &mut Rng) {
    let sheet = world.sheet(seat);
    let player = *world.player(seat);
    let hidden_hand = if own { CardSet::NONE } else { player.hand.without(player.known) };
    let mut pool = player.deck.or(hidden_hand);
    let any = CardSet(u64::MAX);
    let race = world.race(seat);
    // BW-MND-05: nobody knows what lies beside a stolen unit.
    for card in world.lent_cards(seat) {
        pool.add(CardSet::one(card));
    }
    // SC-AMB-100: cards that the player looks at to place one
    let looking = !own && world.is_looking(seat);
    if let Some(battle) = &mut world.battle
        && let Some(side) = battle.seats.iter().position(|&other| other == seat)
    {
        let unknown = |cards: &crate::battle::Cards| {
            // The reinforcement beside a lent card is from the hand.
            let unseen = cards.from_deck && !cards.seen && cards.lent.is_none();
            !cards.up && if own { unseen } else { true }
        };
        for skirmish in &battle.skirmishes {
            let cards = &skirmish.cards[side];
            if unknown(cards) {
                let standard = cards.standard.filter(|_| cards.lent.is_none());
                for card in [standard, cards.reinforcement].into_iter().flatten() {
                    pool.add(CardSet::one(card));
                }
            }
        }
        if looking {
            for &card in &battle.looked {
                pool.add(CardSet::one(card));
            }
        }
        // The places that ask for a kind of card first, so that enough of them are left.
        for skirmish in &mut battle.skirmishes {
            let cards = &mut skirmish.cards[side];
            if !unknown(cards) || cards.from_deck && cards.lent.is_none() {
                continue;
            }
            if cards.lent.is_none()
                && let Some(card) = &mut cards.standard
            {
                *card = take(&mut pool, sheet.standard, race, rng);
            }
            if let Some(card) = &mut cards.reinforcement {
                *card = take(&mut pool, sheet.reinforcement, race, rng);
            }
        }
        for skirmish in &mut battle.skirmishes {
            let cards = &mut skirmish.cards[side];
            if unknown(cards)
                && cards.from_deck
                && cards.lent.is_none()
                && let Some(card) = &mut cards.standard
            {
                *card = take(&mut pool, any, race, rng);
            }
        }
        if looking {
            for card in &mut battle.looked {
                *card = take(&mut pool, any, race, rng);
            }
        }
    }
    if let Some(battle) = &mut world.battle {
        let lent = |cards: &&mut crate::battle::Cards| cards.lent == Some(seat) && !cards.up;
        let all = battle.skirmishes.iter_mut().flat_map(|skirmish| &mut skirmish.cards);
        for cards in all.filter(lent) {
            if let Some(card) = &mut cards.standard {
                *card = take(&mut pool, any, race, rng);
            }
        }
    }
    let player = world.player_mut(seat);
    if !own {
        player.hand = player.known;
        for _ in 0..hidden_hand.len() {
            let card = take(&mut pool, any, race, rng);
            player.hand.add(CardSet::one(card));
        }
        let discarding = player.discarding.len();
        let mut hand = player.hand;
        let mut chosen = CardSet::NONE;
        for _ in 0..discarding {
            chosen.add(CardSet::one(take(&mut hand, any, race, rng)));
        }
        player.discarding = chosen;
    }
    player.deck = pool;
}

/// Event cards face down before the players; in step 8 each player knows their own.
fn deal_events(world: &mut StarCraft, seat: Seat, rng: &mut Rng) {
    let reading = world.reads_events();
    let unknown = |other: Seat| !(reading && other == seat);
    let mut pool = world.events.deck;
    for other in world.everybody().filter(|&other| unknown(other)) {
        pool.add(world.player(other).drawn);
    }
    let ends = content().events.iter().filter(|event| event.kind == EventUse::End);
    let ends = ends.fold(EventSet::NONE, |all, event| all.or(event.cards));
    // Whoever is playing their cards has placed their End cards already; they are dealt first.
    let playing = world.steps.iter().find_map(|step| match *step {
        Step::PlayEvents(seat) => Some(seat),
        _ => None,
    });
    let first = playing.into_iter().filter(|&other| unknown(other));
    let others = world.everybody().filter(|&other| unknown(other) && Some(other) != playing);
    let seats: ArrayVec<Seat, 8> = first.chain(others).collect();
    for other in seats {
        let held = world.player(other).drawn;
        let mut dealt = EventSet::NONE;
        for stage in world.content().stages {
            let mut from = pool.and(stage);
            if Some(other) == playing {
                from.take(ends);
            }
            for _ in 0..held.and(stage).len() {
                let card = from.nth(rng.below(from.len() as u32) as usize);
                from.take(card);
                pool.take(card);
                dealt.add(card);
            }
        }
        world.player_mut(other).drawn = dealt;
    }
    world.events.deck = pool;
}
