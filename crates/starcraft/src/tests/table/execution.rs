//! The Execution Phase, chapter 8: stacks, turns, and the Event option.

use super::*;
use crate::report::Event;
use crate::tests::*;

/// Two players with a base each, two planets apart.
fn two() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b");
    t
}

fn empty_event_deck(t: &mut Table) {
    let cards = t.game.events.deck;
    t.game.events.deck.take(cards);
    t.game.events.discard.add(cards);
    t.game.events.left = [0; 3];
}

/// SC-STACK-01, SC-STACK-02, SC-EX-04: the order placed last on a planet is the only one that can
/// be executed there; the first one comes last.
#[test]
fn the_last_order_placed_is_the_first_executed() {
    let mut t = two();
    t.planning();
    for order in ["build", "research", "research", "mobilize"] {
        let place = if order == "research" { "helios" } else { "torus" };
        t.act(0, &format!("order {order} {place}")).act(1, &format!("order {order} tarsonis"));
    }
    assert_eq!(t.stacked("torus"), "0 build, 0 mobilize");
    assert_eq!(t.options(0), ["reveal torus", "reveal helios"]);
    t.act(0, "reveal torus");
    assert_eq!(t.game.active().order, Order::MOBILIZE);
    t.act(0, "execute").act(1, "event");
    t.act(0, "reveal torus");
    assert_eq!(t.game.active().order, Order::BUILD);
}

/// SC-STACK-03: the token goes back to its owner, who may place it again next round, and the next
/// order is on top.
#[test]
fn an_executed_order_returns_to_its_owner() {
    let mut t = two();
    t.stack("helios", "1 build, 0 build").stack("tarsonis", "1 research").run();
    // While it is executed it lies on its stack, face up.
    assert_eq!(t.stacked("helios"), "1 build, 0 build");
    t.act(0, "execute");
    assert_eq!((t.stacked("helios"), t.orders_of(0)), ("1 build".into(), 0));
    assert_eq!(t.options(1), ["reveal tarsonis", "reveal helios"]);
    t.act(1, "reveal helios").acts(1, "execute; event");
    while t.game.phase() != "planning" {
        let seat = t.asked();
        t.act(seat, "done");
    }
    assert!(t.can(t.asked(), "order build tarsonis"));
    assert!(t.game.orders.is_empty());
}

/// SC-STACK-04: an order may be placed for no other reason than to cover an enemy order.
#[test]
fn an_order_can_delay_an_enemy_order() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "pridewater.a").planning();
    // Nothing of the Overmind is on Helios; the Research order can do nothing there.
    t.act(0, "order build helios").act(1, "order research helios");
    for order in ["mobilize", "research", "research"] {
        t.act(0, &format!("order {order} torus"));
        let home = t.options(1).into_iter().find(|option| option.ends_with("pridewater"));
        t.act(1, &home.expect("an order at home"));
    }
    assert_eq!(t.stacked("helios"), "0 build, 1 research");
    // The Build order waits until the Overmind takes its order away, which it may delay.
    t.act(0, "event").act(1, "reveal pridewater").act(1, "event");
    t.act(0, "event").act(1, "reveal helios").act(1, "event");
    assert!(t.can(0, "reveal helios"));
}

/// SC-EXEC-01, SC-EXEC-04: beginning with the first player, clockwise, one order a turn, until none
/// is left.
#[test]
fn players_take_turns_until_no_order_is_left() {
    let mut t = table(&["jim_raynor", "overmind", "aldaris"]);
    t.base(0, "torus.b").base(1, "helios.b").base(2, "pridewater.a");
    t.game.first = Seat(2);
    t.planning();
    while t.game.phase() == "planning" {
        let seat = t.asked();
        let home = ["torus", "helios", "pridewater"][seat as usize];
        let order = t.options(seat).into_iter().find(|o| o.ends_with(home)).expect("an order");
        t.act(seat, &order);
    }
    for left in (1..=4).rev() {
        for seat in [2, 0, 1] {
            assert_eq!((t.asked(), t.orders_of(seat)), (seat, left));
            t.act(seat, "execute");
            // Each order is finished before the next player's turn.
            while t.game.order.is_some_and(|order| order.seat == Seat(seat)) {
                t.act(seat, "done");
            }
            assert_eq!(t.orders_of(seat), left - 1);
        }
    }
    // Regrouping asks nothing here, so the next round has begun.
    assert!(t.game.orders.is_empty());
    assert_eq!((t.game.phase(), t.game.round), ("planning", 2));
}

/// SC-EXEC-02, SC-EXEC-03, SC-EXEC-05: they choose among their own orders on top, cannot pass, and
/// then executes the order or takes an Event card.
#[test]
fn a_player_chooses_one_of_his_top_orders() {
    let mut t = two();
    t.stack("torus", "0 build").stack("helios", "0 mobilize, 1 build");
    t.stack("pridewater", "1 build, 0 research").run();
    assert_eq!(t.asked(), 0);
    assert_eq!(t.options(0), ["reveal pridewater", "reveal torus"]);
    t.act(0, "reveal torus");
    let revealed =
        Event::OrderRevealed { seat: Seat(0), planet: planet("torus"), order: Order::BUILD };
    assert!(t.happened(&revealed));
    assert_eq!(t.options(0), ["execute", "event"]);
    t.act(0, "execute");
    assert_eq!((t.orders_of(0), t.asked()), (2, 1));
}

/// SC-EXEC-06: an order without its conditions may be revealed; Research without a base does
/// nothing, not even its Event draw, but the Event option is open.
#[test]
fn an_order_without_its_conditions_does_what_it_can() {
    let orders = || {
        let mut t = two();
        t.units(0, "torus.c", "marine").hand(0, &[]);
        t.stack("tarsonis", "1 build").stack("helios", "0 research").run();
        t
    };
    let mut t = orders();
    t.act(0, "execute");
    assert_eq!((t.seat(0).drawn.len(), t.hand_size(0), t.asked()), (0, 0, 1));
    let mut t = orders();
    t.act(0, "event");
    assert_eq!((t.seat(0).drawn.len(), t.asked()), (1, 1));
    // Build without unit and base: nothing to buy in any step.
    let mut t = two();
    t.workers(0, 9).stack("tarsonis", "1 build").stack("helios", "0 build").run();
    t.act(0, "execute");
    assert_eq!(t.asked(), 1);
}

/// SC-EXEC-07, SC-OBST-03: who has no order on the board is skipped and draws nothing.
#[test]
fn without_orders_a_player_is_skipped() {
    let mut t = two();
    t.stack("tarsonis", "1 build, 1 build, 1 mobilize").run();
    for _ in 0..3 {
        assert_eq!(t.asked(), 1);
        t.act(1, "execute");
    }
    assert!(t.seat(0).drawn.is_empty());
    assert!(!t.log.iter().any(|event| matches!(event, Event::Obstructed { .. })));
}

/// SC-EXEC-08: an order stays executable though its owner has nothing left near it.
#[test]
fn an_order_outlives_its_reason() {
    let mut t = two();
    t.units(0, "pridewater.a", "marine").planning();
    for order in ["mobilize pridewater", "build torus", "build torus", "research torus"] {
        t.act(0, &format!("order {order}"));
        let own = t.options(1).into_iter().find(|option| option.ends_with("tarsonis"));
        t.act(1, &own.expect("an order at home"));
    }
    // The Marine is lost before the orders are executed; Pridewater is out of reach now.
    t.game.destroy_unit(Seat(0), unit("marine"), area("pridewater.a"), &mut kernel::NoLog);
    assert!(!t.game.order_planets(Seat(0)).has(planet("pridewater")));
    t.act(0, "reveal pridewater");
    assert_eq!(t.game.active().planet, planet("pridewater"));
    assert_eq!(t.options(0), ["execute", "event"]);
}

/// SC-EVOPT-01, SC-EVOPT-02, SC-EVOPT-03: an Event card instead of the order, face down; the token
/// returns and the order does nothing.
#[test]
fn an_event_card_instead_of_the_order() {
    let mut t = two();
    t.workers(0, 9).stack("torus", "0 research").stack("tarsonis", "1 build").run();
    let deck = t.game.events.left[0];
    t.act(0, "event");
    assert_eq!((t.seat(0).drawn.len(), t.game.events.left[0]), (1, deck - 1));
    assert_eq!((t.hand_size(0), t.orders_of(0), t.asked()), (0, 0, 1));
    assert!(!t.log.iter().any(|event| matches!(event, Event::OrderExecuted { .. })));
    assert!(t.happened(&Event::EventDrawn { seat: Seat(0), stage: 1 }));
    let view = t.game.view(kernel::Viewer::Seat(Seat(0)));
    assert_eq!(view.players[0].secrets.as_ref().map(|secrets| secrets.events.len()), Some(0));
    // A card drawn by a Research order lies unread as well.
    let mut t = two();
    t.stack("tarsonis", "1 build").stack("torus", "0 research").run();
    t.acts(0, "execute; done");
    let view = t.game.view(kernel::Viewer::Seat(Seat(0)));
    assert_eq!(view.players[0].events_drawn, [1, 0, 0]);
    assert_eq!(view.players[0].secrets.as_ref().map(|secrets| secrets.events.len()), Some(0));
}

/// SC-EVOPT-04: as many Event cards as one likes, but only one is executed in step 8.
#[test]
fn many_event_cards_can_be_drawn_and_one_executed() {
    let mut t = two();
    t.stack("torus", "0 build, 0 build, 0 mobilize, 0 research").run();
    for drawn in 1..=4 {
        t.act(0, "event");
        assert_eq!(t.seat(0).drawn.len(), drawn);
    }
    assert_eq!((t.game.phase(), t.asked()), ("regrouping", 0));
    let mut t = two();
    t.drawn(0, &["preemptive_action", "retreat_stage_1", "flawless_defense_plan"]).regroup_from(8);
    assert_eq!(t.options(0).len(), 4);
    t.act(0, "play preemptive_action");
    assert_eq!((t.seat(0).events.len(), t.seat(0).drawn.len()), (1, 0));
    assert_eq!((t.game.events.discard.len(), t.game.phase()), (2, "planning"));
}

/// SC-EVOPT-05: an empty Event deck yields nothing; Research goes on, an obstructed turn ends.
#[test]
fn an_empty_event_deck_yields_nothing() {
    let mut t = two();
    empty_event_deck(&mut t);
    t.stack("tarsonis", "1 build").stack("torus", "0 build, 0 research").run();
    t.act(0, "execute");
    assert!(t.happened(&Event::EventDeckEmpty { seat: Seat(0) }));
    assert!(t.seat(0).drawn.is_empty() && t.can(0, "draw"));
    t.act(0, "draw");
    assert_eq!(t.hand_size(0), 3);
    let mut t = two();
    empty_event_deck(&mut t);
    t.stack("tarsonis", "0 build, 1 build").run();
    assert_eq!(t.asked(), 1);
    assert!(t.happened(&Event::Obstructed { seat: Seat(0) }) && t.seat(0).drawn.is_empty());
    // The Event option brings nothing either.
    t.act(1, "event");
    assert!(t.seat(1).drawn.is_empty() && t.asked() == 0);
}

/// SC-EX-06: a Build order covered by a Mobilize order on a planet without own units: move in, then
/// found a base beside one of the units.
#[test]
fn move_in_and_build() {
    let mut t = two();
    t.units(0, "torus.c", "marine 2").transport(0, "r0").workers(0, 9).planning();
    for order in ["build helios", "mobilize helios", "build torus", "research torus"] {
        t.act(0, &format!("order {order}"));
        let first = t.options(1)[0].clone();
        t.act(1, &first);
    }
    t.acts(0, "reveal helios; execute; move marine torus.c; to helios.a");
    t.acts(0, "move marine torus.c; to helios.d");
    while t.asked() != 0 {
        t.act(1, "event");
    }
    t.acts(0, "reveal helios; execute").pass_to(0, "found");
    let founded: Vec<_> = t.options(0).into_iter().filter(|o| o.starts_with("found")).collect();
    assert_eq!(founded, ["found helios.a", "found helios.d"]);
    t.acts(0, "found helios.d; pay");
    assert_eq!(t.game.area(area("helios.d")).base.seat(), Some(Seat(0)));
}
