//! What orders are for.

use kernel::{Prospect, Seen, prospect};

use super::*;
use crate::Purpose;
use crate::tests::*;

/// What seat 0 expects of an order on Torus.
fn purpose_of(t: &mut Table, order: &str) -> Option<Purpose> {
    t.planning();
    let action =
        Action::PlaceOrder { order: order.parse().expect("an order"), planet: planet("torus") };
    prospect(&Seen::new(&t.game, Seat(0)), action, 40, 1).map(|it| it.purpose)
}

/// Two players with a base each, two planets apart, and means to build.
fn two() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").workers(0, 4).workers(1, 4);
    t
}

#[test]
fn an_order_to_build_is_for_what_is_built() {
    assert_eq!(purpose_of(&mut two(), "build"), Some(Purpose::Units));
}

#[test]
fn an_order_to_move_is_for_what_is_taken() {
    let mut t = two();
    t.units(0, "torus.b", "marine 2");
    assert!(matches!(purpose_of(&mut t, "mobilize"), Some(Purpose::Take(_))));
    let mut t = two();
    t.units(0, "torus.c", "marine 4").base(1, "torus.a").units(1, "torus.a", "zergling");
    assert_eq!(purpose_of(&mut t, "mobilize"), Some(Purpose::Attack(area("torus.a"))));
}

#[test]
fn an_order_to_attack_says_how_often_it_wins() {
    let attack = |enemies| {
        let mut t = two();
        t.units(0, "torus.c", "marine 4").base(1, "torus.a").units(1, "torus.a", enemies);
        t.planning();
        let order = "mobilize".parse().expect("an order");
        let action = Action::PlaceOrder { order, planet: planet("torus") };
        prospect(&Seen::new(&t.game, Seat(0)), action, 80, 1).expect("a battle")
    };
    let (one, four) = (attack("zergling"), attack("hydralisk 2"));
    let wins = |Prospect { purpose, fought, won }: Prospect<Purpose>| {
        assert!(won <= fought && fought > 0, "{purpose:?}: {won} of {fought}");
        f64::from(won) / f64::from(fought)
    };
    assert!(wins(one) > wins(four), "{one:?} {four:?}");
    let mut t = two();
    t.planning();
    let build =
        Action::PlaceOrder { order: "build".parse().expect("an order"), planet: planet("torus") };
    let built = prospect(&Seen::new(&t.game, Seat(0)), build, 8, 1).expect("units");
    assert_eq!((built.fought, built.won), (0, 0));
}

#[test]
fn an_order_that_can_do_nothing_is_for_an_event_card() {
    let mut t = two();
    t.workers(0, 0);
    assert_eq!(purpose_of(&mut t, "mobilize"), Some(Purpose::EventCard));
}

#[test]
fn nothing_is_said_about_other_actions() {
    let mut t = two();
    t.planning();
    assert_eq!(prospect(&Seen::new(&t.game, Seat(0)), Action::Done {}, 4, 1), None);
}
