//! What goes without saying: no rule of its own, only choices that the rules take one by one.

use kernel::{Game, Seen};

use super::*;
use crate::draft::in_full;

/// The choices of seat 0 in full, as text.
fn full(t: &Table, wanted: &[&str], ends: bool) -> Vec<String> {
    let wanted: Vec<Action> = wanted.iter().map(|text| text.parse().expect("an action")).collect();
    let all = in_full(&Seen::new(&t.game, Seat(0)), &wanted, ends);
    all.iter().map(ToString::to_string).collect()
}

/// Plays choices one by one.
fn play(t: &mut Table, choices: &[String]) {
    for choice in choices {
        t.game.apply(Seat(0), choice.parse().expect("an action"), &mut t.log).expect(choice);
    }
}

#[test]
fn a_purchase_is_paid_by_itself() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus");
    let all = full(&t, &["build marine torus.a"], false);
    assert_eq!(all, ["build marine torus.a", "pay"]);
    play(&mut t, &all);
    assert_eq!((t.there("torus.a"), t.seat(0).pool), ("marine".into(), 9));
    assert_eq!(full(&t, &["done"], false), ["done"], "nothing is to be paid");
}

/// Force mining, and what a discount is taken off, are decisions.
#[test]
fn what_is_to_be_decided_about_a_payment_is_asked() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["helios.b"]).workers(0, 5);
    t.game.players[0].permanent = [4, 2];
    t.game.area_mut(area("helios.b")).workers = 1;
    t.order(0, "build", "torus");
    assert_eq!(full(&t, &["build zealot torus.a"], false), ["build zealot torus.a"]);
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "special_build", "torus");
    assert_eq!(full(&t, &["build marine torus.a"], false), ["build marine torus.a"]);
    assert_eq!(full(&t, &["worker"], false), ["worker", "pay"], "it has no discount");
}

#[test]
fn a_whole_build_order_comes_in_the_sequence_of_the_rules() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["helios.b"]).reveal(0, "build", "torus");
    let wanted = ["build marine torus.a", "build marine torus.b", "worker", "building factory"];
    let all = full(&t, &wanted, true);
    let steps = [
        "execute",
        "build marine torus.a",
        "pay",
        "build marine torus.b",
        "pay",
        "worker",
        "pay",
        "done",
        "building factory",
        "pay",
        "done",
    ];
    assert_eq!(all, steps);
    play(&mut t, &all);
    t.take_single_choices();
    order_is_over(&t);
}

/// A special order takes its discount off the first purchase, so that none is lost.
#[test]
fn a_whole_special_order_uses_its_discount() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "special_build", "torus");
    let all = full(&t, &["build marine torus.a", "worker"], true);
    assert_eq!(all[..4], ["build marine torus.a", "discount minerals", "worker", "pay"]);
    play(&mut t, &all);
    assert_eq!(t.seat(0).pool, 9);
}

/// What cannot be made is handed on as it is, to be refused; the next order is not begun.
#[test]
fn nothing_is_made_up() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus");
    let wanted = ["worker", "build battlecruiser torus.a", "worker"];
    assert_eq!(full(&t, &wanted, true), wanted);
    t.stack("torus", "0 build");
    let all = full(&t, &["worker"], true);
    assert_eq!(all.iter().filter(|choice| *choice == "execute").count(), 0);
    assert_eq!(full(&t, &["event"], true), ["event"]);
}
