//! Obstruction, and the orders of eliminated players.

use super::*;
use crate::report::Event;
use crate::tests::*;

/// Three players with a base each.
fn three() -> Table {
    let mut t = table(&["jim_raynor", "overmind", "aldaris"]);
    t.base(0, "torus.b").base(1, "helios.b").base(2, "pridewater.a");
    t
}

fn obstructed(t: &Table, seat: u8) -> usize {
    t.log.iter().filter(|event| **event == Event::Obstructed { seat: Seat(seat) }).count()
}

/// SC-EX-05, SC-OBST-01, SC-OBST-02: all own orders covered: one Event card, the turn passes, the
/// orders stay; later, without orders, no draw.
#[test]
fn a_player_whose_orders_are_covered_draws_an_event_card() {
    let mut t = three();
    t.stack("torus", "0 build, 1 build").stack("helios", "0 mobilize, 2 build");
    t.stack("pridewater", "2 build, 1 research").run();
    assert_eq!(obstructed(&t, 0), 1);
    assert_eq!((t.seat(0).drawn.len(), t.orders_of(0), t.asked()), (1, 2, 1));
    t.act(1, "reveal torus").acts(1, "event");
    // Seat 2 has only one order on top, which is revealed at once.
    t.act(2, "event");
    // Both own orders are free now.
    assert_eq!((t.asked(), t.options(0)), (0, vec!["reveal helios".into(), "reveal torus".into()]));
    assert_eq!((obstructed(&t, 0), t.seat(0).drawn.len()), (1, 1));
}

/// SC-OBST-03: with all their orders executed a player is never obstructed.
#[test]
fn who_has_no_orders_left_is_not_obstructed() {
    let mut t = three();
    t.stack("torus", "0 build").stack("helios", "2 build, 1 build, 2 mobilize, 1 mobilize").run();
    t.act(0, "execute");
    for (seat, choices) in [(1, 1), (2, 1), (1, 1), (2, 1)] {
        assert_eq!((t.asked(), choices), (seat, 1));
        t.act(seat, "event");
    }
    assert_eq!((obstructed(&t, 0), t.seat(0).drawn.len()), (0, 0));
}

/// SC-OBST-04: one card for every obstructed turn, and the order is executed in the end.
#[test]
fn every_obstructed_turn_brings_a_card() {
    let mut t = three();
    t.stack("torus", "0 build, 1 build, 1 mobilize, 1 research").run();
    for turn in 1..=3 {
        assert_eq!((obstructed(&t, 0), t.seat(0).drawn.len(), t.asked()), (turn, turn, 1));
        t.act(1, "event");
    }
    assert_eq!((t.asked(), t.options(0)), (0, vec!["execute".into(), "event".into()]));
    assert_eq!(t.game.active().order, Order::BUILD);
    t.act(0, "execute");
    assert_eq!(t.seat(0).drawn.len(), 3);
    assert_eq!(t.log.iter().filter(|e| matches!(e, Event::OrderExecuted { .. })).count(), 1);
}

/// SC-OBST-05: one order on top is enough, and then it must be executed.
#[test]
fn with_an_order_on_top_nobody_is_obstructed() {
    let mut t = three();
    t.stack("torus", "0 build, 1 build").stack("helios", "0 mobilize, 1 research");
    t.stack("pridewater", "0 research").run();
    // The only order on top is revealed without a question.
    assert_eq!((t.asked(), t.options(0)), (0, vec!["execute".into(), "event".into()]));
    assert_eq!((t.game.active().planet, obstructed(&t, 0)), (planet("pridewater"), 0));
}

/// SC-EXD-09: stack A, X, X, B from the top, X eliminated: when A is done both X tokens vanish and
/// B's order is visible.
#[test]
fn orders_of_an_eliminated_player_vanish() {
    let mut t = three();
    t.game.destroy_base(area("helios.b"));
    t.game.players[1].eliminated = true;
    t.stack("torus", "2 build, 1 build, 1 mobilize, 0 build").run();
    assert_eq!(t.asked(), 0);
    t.act(0, "execute");
    assert_eq!((t.stacked("torus"), t.asked()), ("2 build".into(), 2));
    let dropped = t.log.iter().filter_map(|event| match event {
        Event::OrderDropped { seat, order, .. } => Some((seat.0, *order)),
        _ => None,
    });
    assert_eq!(dropped.collect::<Vec<_>>(), [(1, Order::MOBILIZE), (1, Order::BUILD)]);
}

/// SC-EXD-09: as long as the tokens of an eliminated player are covered they cost nobody a turn and
/// bring them no Event card.
#[test]
fn an_eliminated_player_is_not_obstructed() {
    let mut t = three();
    t.game.destroy_base(area("helios.b"));
    t.game.players[1].eliminated = true;
    t.stack("torus", "1 build, 2 build, 2 mobilize, 0 build").run();
    t.act(0, "event");
    assert_eq!(t.asked(), 2);
    assert_eq!((obstructed(&t, 1), t.seat(1).drawn.len()), (0, 0));
    t.act(2, "event").act(2, "event");
    assert_eq!((obstructed(&t, 1), t.seat(1).drawn.len(), t.orders_of(1)), (0, 0, 0));
}
