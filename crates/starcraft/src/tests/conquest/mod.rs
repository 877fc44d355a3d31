//! Regrouping, victory, elimination, variants, factions: chapters 9, 10, 28 and 29.

mod abilities;
mod aldaris;
mod elimination;
mod end_game;
mod event_step;
mod galactic_conquest;
mod hands;
mod income;
mod lift_off;
mod objectives;
mod team_board;
mod team_victory;
mod tie_breaks;
mod upkeep;
mod victory;

use crate::tests::*;
use crate::victory::EndKind;

/// How the game ended, and who won.
#[track_caller]
fn won(t: &Table) -> (EndKind, Vec<u8>) {
    let ending = t.ending().expect("the game is over");
    (ending.kind, ending.winners.iter().map(|seat| seat.0).collect())
}

/// A base for everybody, each on a planet of their own, none of them worth points.
fn homes(t: &mut Table) {
    let places =
        ["torus.b", "helios.b", "pridewater.a", "tarsonis.b", "antiga_prime.b", "dylar_iv.b"];
    for seat in 0..t.game.seats {
        t.base(seat, places[seat as usize]);
    }
}

/// The player's only Combat card: in a battle they have nothing to choose and nothing to draw.
fn only_card(t: &mut Table, seat: u8, card: &str) {
    t.hand(seat, &[card]).deck(seat, &[]).no_discards(seat);
}

/// Who holds the Resource card of an area; nobody if it lies in the common deck.
fn holder(t: &Table, place: &str) -> Option<u8> {
    t.game.area(area(place)).holder.seat().map(|seat| seat.0)
}

/// Whose base stands in an area.
fn base_in(t: &Table, place: &str) -> Option<u8> {
    t.game.area(area(place)).base.seat().map(|seat| seat.0)
}

/// Where something first happened.
#[track_caller]
fn when(t: &Table, what: impl Fn(&Event) -> bool) -> usize {
    t.log.iter().position(what).expect("it has happened")
}

/// How often something happened.
fn times(t: &Table, what: impl Fn(&Event) -> bool) -> usize {
    t.log.iter().filter(|event| what(event)).count()
}

/// The Event deck has only so many Stage III cards left; the others lie on the discard pile.
fn events_left(t: &mut Table, count: usize) {
    t.stage(3);
    let events = &mut t.game.events;
    let there = events.deck.and(content().stages[2]);
    for at in (count..there.len()).rev() {
        let one = there.nth(at);
        events.deck.take(one);
        events.discard.add(one);
    }
    events.left[2] = count as u8;
}
