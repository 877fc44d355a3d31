//! Resources and the three orders, chapters 11 to 15, 23, 24 and 26.

mod air_support;
mod base_founding;
mod build_steps;
mod building_units;
mod combat_decks;
mod drafts;
mod force_mining;
mod force_mining_by_cards;
mod lift_off_and_recall;
mod moving;
mod paying;
mod researching;
mod special_orders;
mod tech_units;
mod unit_limits;
mod upgrades;
mod voluntary_destruction;
mod workers_and_transports;

use super::*;

/// Seat 0 has a base on Torus (area c) and ten workers, seat 1 a base on Tarsonis; three orders
/// of seat 1 lie on Tarsonis, so the round goes on after an order of seat 0.
fn duel(one: &str, other: &str) -> Table {
    duel_with(one, other, &[])
}

/// A duel with options.
fn duel_with(one: &str, other: &str, options: &[(&str, &str)]) -> Table {
    let mut t = table_with(&[one, other], options);
    t.base(0, "torus.c").workers(0, 10).base(1, "tarsonis.a").workers(1, 5);
    t.stack("tarsonis", "1 research, 1 mobilize, 1 build");
    t
}

/// Buys something for the price the engine asks, without force mining.
#[track_caller]
fn buy(t: &mut Table, seat: u8, what: &str) {
    t.act(seat, what).act(seat, "pay");
}

/// Buys something where force mining may be needed: by the first way to pay.
#[track_caller]
fn buy_or_mine(t: &mut Table, seat: u8, what: &str) {
    t.act(seat, what);
    while t.game.payment.is_some() {
        let way = t.options(seat).swap_remove(0);
        t.act(seat, &way);
    }
}

/// What is left to pay: minerals and gas.
#[track_caller]
fn price(t: &Table) -> [u8; 2] {
    t.game.payment.expect("something is being paid").left
}

/// Workers on the Resource card of an area.
fn on_card(t: &Table, place: &str) -> u8 {
    t.game.area(area(place)).workers
}

fn depletion(t: &Table, place: &str) -> u8 {
    t.game.area(area(place)).depletion
}

/// Who holds the Resource card of an area.
fn holder(t: &Table, place: &str) -> Option<u8> {
    t.game.area(area(place)).holder.seat().map(|seat| seat.0)
}

/// Whose base stands in an area.
fn base_in(t: &Table, place: &str) -> Option<u8> {
    t.game.area(area(place)).base.seat().map(|seat| seat.0)
}

/// All workers of the permanent resources are in use.
fn permanent_full(t: &mut Table, seat: u8) {
    t.game.players[seat as usize].permanent = [4, 2];
    assert!(t.game.workers(Seat(seat)) <= 15, "no player has so many workers");
}

/// The options of a player that begin with a word.
fn starting(t: &Table, seat: u8, word: &str) -> Vec<String> {
    let mut all = t.options(seat);
    all.retain(|option| option.split(' ').next() == Some(word));
    all
}

/// The Combat deck and the discard pile are exactly these cards.
fn piles(t: &mut Table, seat: u8, deck: &[&str], discard: &[&str]) {
    t.deck(seat, discard).no_discards(seat).deck(seat, deck);
}

/// The hand is these cards and nothing can be drawn.
fn only_hand(t: &mut Table, seat: u8, cards: &[&str]) {
    t.hand(seat, cards);
    piles(t, seat, &[], &[]);
}

/// The order of seat 0 is over: seat 1 has revealed their next one.
#[track_caller]
fn order_is_over(t: &Table) {
    assert_eq!(t.options(1), ["execute", "event"]);
}
