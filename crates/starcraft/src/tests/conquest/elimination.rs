//! Dropping out of the game.

use super::*;
use crate::tests::*;

/// Tassadar executes an order with one base and one Zealot; the others have orders waiting.
fn last_pieces() -> Table {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.base(0, "torus.b").base(1, "helios.b").units(1, "helios.b", "zergling");
    t.base(2, "pridewater.b").units(2, "pridewater.a", "zealot");
    t.stack("torus", "0 build").order(2, "mobilize", "pridewater");
    t
}

/// SC-ELIM-01, SC-ELIM-02, SC-ELIM-09, SC-AMB-104: one piece is enough; without any they are out
/// at once, in the middle of their order, which ends there.
#[test]
fn without_unit_and_base_a_player_is_out_at_once() {
    let mut t = last_pieces();
    t.acts(2, "scrap; scrap-base pridewater");
    assert!(!t.seat(2).eliminated && t.can(2, "done"), "one unit is enough");
    t.act(2, "scrap");
    assert!(t.seat(2).eliminated && t.options(2).is_empty());
    assert_eq!((t.asked(), t.ending()), (0, None));
    let mut t = last_pieces();
    t.acts(2, "scrap; scrap-unit zealot pridewater.a");
    assert!(!t.seat(2).eliminated, "one base is enough");
}

/// SC-ELIM-02: it stays so through a whole round.
#[test]
fn one_unit_or_one_base_keeps_a_player_in_the_game() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.base(0, "torus.b").units(1, "helios.b", "zergling").regroup();
    assert_eq!([0, 1, 2].map(|seat| t.seat(seat).eliminated), [false, false, true]);
}

/// SC-ELIM-03: neither points nor anything else wins for them.
#[test]
fn an_eliminated_player_cannot_win() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.stage(3).base(0, "torus.b").base(1, "helios.b").points(0, 3).points(2, 20).regroup();
    assert_eq!((t.ending(), t.seat(2).eliminated), (None, true));
    assert!(!t.game.objective_met(Seat(2)));
    t.drawn(0, &["the_end_draws_near", "the_end_draws_near"]).regroup();
    assert_eq!(won(&t), (EndKind::EndGame, vec![0]));
}

/// SC-ELIM-04: they place no orders and play no Event cards.
#[test]
fn an_eliminated_player_does_nothing_any_more() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.base(0, "torus.b").base(1, "helios.b").drawn(2, &["rich_vein"]).regroup();
    assert!(t.seat(2).eliminated && t.seat(2).drawn.is_empty());
    let mut placed = 0;
    while t.game.phase() == "planning" {
        let seat = t.asked();
        assert_ne!(seat, 2);
        let order = t.options(seat)[0].clone();
        t.act(seat, &order);
        placed += 1;
    }
    assert_eq!((placed, t.game.orders.count(Seat(2))), (8, 0));
}

/// Tassadar drops out while three orders of Tassadar's lie under others on Torus (SC-ELIM-05).
fn covered_orders() -> Table {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.base(0, "torus.b").base(1, "helios.b").units(2, "pridewater.a", "zealot");
    t.stack("torus", "1 research, 2 build, 2 research, 2 mobilize, 0 build")
        .stack("tarsonis", "0 research");
    t.stack("antiga_prime", "2 build").order(2, "mobilize", "pridewater").act(2, "scrap");
    assert!(t.seat(2).eliminated);
    t
}

fn dropped(t: &Table) -> usize {
    times(t, |event| matches!(event, Event::OrderDropped { seat: Seat(2), .. }))
}

/// SC-ELIM-05, SC-ELIM-06: visible orders go at once, covered ones stay until they reach the
/// top, then all go and the order under them is visible; nobody loses a turn by it.
#[test]
fn orders_of_an_eliminated_player_go_when_they_reach_the_top() {
    let mut t = covered_orders();
    assert_eq!((dropped(&t), t.game.orders.count(Seat(2))), (1, 3));
    assert_eq!(t.options(0), ["reveal tarsonis", "reveal torus"]);
    t.acts(0, "reveal torus; event");
    assert_eq!((dropped(&t), t.game.orders.count(Seat(2))), (4, 0));
    // The next turn is seat 1's, with the order that lay at the bottom.
    assert_eq!(t.options(1), ["execute", "event"]);
    assert!(!t.happened(&Event::Obstructed { seat: Seat(1) }));
}

/// SC-ELIM-04: while their orders are covered their turns are passed over: they draw no Event card
/// for being obstructed.
#[test]
fn an_eliminated_player_draws_nothing_for_covered_orders() {
    let mut t = covered_orders();
    let left = t.game.events.left;
    t.acts(0, "reveal tarsonis; event");
    // Seat 1 is obstructed and draws; the turn of seat 2 does not exist.
    assert!(t.happened(&Event::Obstructed { seat: Seat(1) }));
    assert!(!t.happened(&Event::Obstructed { seat: Seat(2) }));
    assert!(t.seat(2).drawn.is_empty());
    assert_eq!((t.game.events.left[0], t.asked()), (left[0] - 2, 0));
}

/// A Marine of Raynor attacks a Zergling on Helios; neither player has another unit.
fn last_units(players: &[&str], cards: [&str; 2]) -> Table {
    let mut t = table(players);
    t.units(0, "torus.b", "marine").transport(0, "r0").units(1, "helios.b", "zergling");
    if players.len() > 2 {
        t.base(2, "tarsonis.b");
    }
    only_card(&mut t, 0, cards[0]);
    only_card(&mut t, 1, cards[1]);
    t.stack("tarsonis", "0 build").order(0, "mobilize", "helios");
    t.acts(0, "move marine torus.b; to helios.b");
    t
}

/// SC-ELIM-07, SC-ELIM-09: the last player left wins at once, here after a battle, with an order
/// still waiting.
#[test]
fn the_last_player_wins_at_once() {
    let mut t = last_units(&["jim_raynor", "overmind"], ["terran_04", "zerg_03"]);
    t.points(1, 19).act(0, "done");
    assert_eq!(won(&t), (EndKind::Elimination, vec![0]));
    assert!(!t.game.orders.is_empty());
    assert!(matches!(t.game.turn(), Turn::Over(_)));
}

/// SC-ELIM-08, SC-AMB-23: units in a battle count as on the board.
#[test]
fn units_in_a_battle_keep_their_owner_in_the_game() {
    let mut t = last_units(&["jim_raynor", "overmind"], ["terran_04", "zerg_03"]);
    t.hand(0, &["terran_04", "terran_05"]).act(0, "done");
    assert_eq!(t.options(0), ["card terran_04", "card terran_05"]);
    assert_eq!((t.there("helios.b"), t.there("torus.b")), (String::new(), String::new()));
    assert!(!t.seat(0).eliminated && !t.seat(1).eliminated);
    t.act(0, "card terran_05");
    assert_eq!(won(&t), (EndKind::Elimination, vec![0]));
}

/// SC-ELIM-09, SC-AMB-22: who fails the same test drops out together; if nobody is left there is
/// no winner.
#[test]
fn the_last_two_can_drop_out_together() {
    let mut t = last_units(&["jim_raynor", "overmind"], ["terran_01", "zerg_01"]);
    t.act(0, "done");
    assert_eq!(won(&t), (EndKind::NobodyLeft, vec![]));
    let mut t = last_units(&["jim_raynor", "overmind", "tassadar"], ["terran_01", "zerg_01"]);
    t.act(0, "done");
    assert_eq!(won(&t), (EndKind::Elimination, vec![2]));
}

/// SC-ELIM-09: also in step 1, after both sweeps, when two players take each other's last base.
#[test]
fn step_1_tests_after_both_sweeps() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.base(0, "torus.b").units(2, "torus.b", "zealot").transport(0, "r0");
    t.base(1, "helios.b").units(2, "helios.b", "zealot").regroup();
    assert_eq!(won(&t), (EndKind::Elimination, vec![2]));
    let out = when(&t, |event| matches!(event, Event::Eliminated { .. }));
    assert!(when(&t, |event| matches!(event, Event::TransportDestroyed { .. })) < out);
}

/// SC-ELIM-09: and after each executed Event card.
#[test]
fn an_event_card_is_followed_by_the_test() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.base(0, "torus.b").base(1, "helios.b").drawn(0, &["refinery_bombardment"]);
    t.drawn(2, &["rich_vein"]).regroup_from(8);
    assert!(!t.seat(2).eliminated, "they have no piece, but nothing has happened yet");
    t.acts(0, "play refinery_bombardment; area torus.c");
    assert!(t.seat(2).eliminated && t.seat(2).drawn.is_empty());
    assert_eq!(t.game.round, 2, "their turn in step 8 is gone");
}

/// SC-EXD-48, SC-ELIM-01, SC-ELIM-10, SC-AMB-25: out in step 1; the face-down End card is shown,
/// discarded and not counted.
#[test]
fn an_end_card_is_lost_with_its_owner() {
    let end = "the_end_draws_near";
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    t.base(0, "torus.b").units(1, "torus.b", "zergling").base(2, "tarsonis.b");
    t.drawn(0, &[end, "rich_vein"]).drawn(2, &[end]).event(0, "aggressive_strategy").regroup();
    assert!(t.seat(0).eliminated);
    for name in [end, "rich_vein", "aggressive_strategy"] {
        let event = name.parse().expect("an event");
        assert!(t.happened(&Event::EventDiscarded { seat: Seat(0), event }), "{name}");
    }
    assert!(t.seat(0).drawn.is_empty() && t.seat(0).events.is_empty());
    assert_eq!((t.game.events.ends.len(), t.ending()), (1, None));
    assert_eq!(t.game.events.discard.len(), 3);
}

/// SC-EXD-48: with two players the other wins at once, before step 5.
#[test]
fn with_two_players_the_other_wins_in_step_1() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(1, "torus.b", "zergling").units(1, "torus.a", "zergling");
    t.drawn(0, &["the_end_draws_near"]).regroup();
    assert_eq!(won(&t), (EndKind::Elimination, vec![1]));
    assert_eq!(t.seat(1).points, 0);
}

/// SC-ELIM-10, SC-AMB-24: End cards in the common area stay; their transports go in step 1, their
/// Resource cards in step 2; the token goes on to the next seat still in the game.
#[test]
fn what_is_left_of_an_eliminated_player_goes_step_by_step() {
    let mut t = last_pieces();
    t.game.first = Seat(2);
    t.drawn(2, &["the_end_draws_near"]);
    let end = std::mem::take(&mut t.game.players[2].drawn);
    t.game.events.ends.add(end);
    t.transport(2, "r2").holds(2, &["pridewater.b"]);
    t.acts(2, "scrap; scrap-base pridewater; scrap; scrap-unit zealot pridewater.a");
    assert!(t.seat(2).eliminated);
    assert_eq!((t.transports(2), holder(&t, "pridewater.b")), (vec!["r2".into()], Some(2)));
    t.acts(0, "event; done");
    assert_eq!((t.game.round, t.game.events.ends.len()), (2, 1));
    assert_eq!((t.transports(2).len(), holder(&t, "pridewater.b")), (0, None));
    let transport = when(&t, |event| matches!(event, Event::TransportDestroyed { .. }));
    assert!(transport < when(&t, |event| matches!(event, Event::ResourceLost { .. })));
    assert_eq!((t.game.first, t.asked()), (Seat(0), 0));
}

/// SC-CLIM-09, SC-ELIM-07: the last piece given up in the middle of an order ends the game at
/// once, and the order with it.
#[test]
fn giving_up_the_last_piece_ends_order_and_game() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.units(0, "torus.a", "marine").units(1, "helios.a", "zergling").workers(0, 2);
    t.order(0, "build", "torus").act(0, "scrap"); // the Marine is all there is to destroy
    let ending = t.ending().expect("the game is over");
    assert_eq!((ending.kind, ending.winners.0), (EndKind::Elimination, 0b10));
    assert!(t.game.order.is_none());
}
