//! The round and its Planning Phase, chapters 6 and 7.

use kernel::Viewer;

use super::*;
use crate::report::Event;
use crate::tests::*;

/// Two players with a base each, two planets apart.
fn two() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "tarsonis.b");
    t
}

/// SC-ROUND-01, SC-ROUND-02: Planning, Execution when all orders are placed, Regrouping when no
/// order is left, and the next round.
#[test]
fn a_round_has_three_phases() {
    let mut t = two();
    t.planning();
    let mut phases = vec![t.game.clock()];
    while t.game.round < 3 {
        let seat = t.asked();
        let options = t.options(seat);
        let execute = options.contains(&"execute".to_owned());
        let choice = if execute { "execute" } else { options.last().expect("a choice") };
        t.act(seat, choice);
        match t.game.phase() {
            "planning" => assert!(t.orders_of(0) + t.orders_of(1) < 8),
            "execution" => assert!(!t.game.orders.is_empty()),
            _ => {}
        }
        if phases.last() != Some(&t.game.clock()) {
            phases.push(t.game.clock());
        }
    }
    let round = |number| ["planning", "execution", "regrouping"].map(|phase| (number, phase));
    let all: Vec<_> = [round(1), round(2)].concat().into_iter().chain([(3, "planning")]).collect();
    assert_eq!(phases, all);
    // The first question of Regrouping comes when the last order has gone.
    let mut t = two_with_events();
    t.stack("torus", "0 build").run().act(0, "execute");
    assert!(t.game.orders.is_empty());
    assert_eq!((t.game.phase(), t.asked()), ("regrouping", 0));
}

fn two_with_events() -> Table {
    let mut t = two();
    t.drawn(0, &["rich_vein"]);
    t
}

/// SC-PLAN-01, SC-PLAN-02: four cycles, in each one order by everybody, clockwise from the first
/// player.
#[test]
fn orders_are_placed_in_four_cycles() {
    let mut t = table(&["jim_raynor", "overmind", "aldaris"]);
    t.base(0, "torus.b").base(1, "helios.b").base(2, "pridewater.a");
    t.game.first = Seat(1);
    t.planning();
    for cycle in 0..4 {
        for seat in [1, 2, 0] {
            assert_eq!((t.asked(), t.orders_of(seat)), (seat, cycle));
            assert!(!t.can(seat, "done"), "nobody may pass");
            let home = ["torus", "helios", "pridewater"][seat as usize];
            let order = t.options(seat).into_iter().find(|option| option.ends_with(home));
            t.act(seat, &order.expect("an order at home"));
        }
    }
    assert_eq!((t.game.phase(), t.asked()), ("execution", 1));
    assert!((0..3).all(|seat| t.orders_of(seat) == 4));
}

/// SC-PLAN-03: face down: everybody sees where an order lies, only its owner what it is.
#[test]
fn orders_lie_face_down() {
    let mut t = two();
    t.planning().act(0, "order research torus");
    let placed = Event::OrderPlaced { seat: Seat(0), planet: planet("torus") };
    assert!(t.happened(&placed));
    assert_eq!(placed.audience(), kernel::Audience::All);
    let face = t.log.iter().find(|event| matches!(event, Event::OrderFace { .. }));
    assert_eq!(face.expect("its owner is told").audience(), kernel::Audience::Only(Seat(0)));
    let seen = |viewer| t.game.view(viewer).orders[0].face.is_some();
    assert!(seen(Viewer::Seat(Seat(0))));
    assert!(!seen(Viewer::Seat(Seat(1))) && !seen(Viewer::Spectator));
}

/// The planets on which a player may place a Build order.
fn planets(t: &Table, seat: u8) -> String {
    let options = t.options(seat).into_iter();
    let planets = options.filter_map(|o| o.strip_prefix("order build ").map(str::to_owned));
    planets.collect::<Vec<_>>().join(" ")
}

/// SC-PLAN-04, SC-PLAN-05: a planet with an own unit or base or next to one, with or without a
/// transport; a transport alone is not enough.
#[test]
fn orders_go_where_one_is_or_next_to_it() {
    let mut t = two();
    t.planning();
    assert_eq!(
        (t.game.presence(Seat(0)).iter().count(), planets(&t, 0)),
        (1, "helios torus".into())
    );
    let mut t = table(&["jim_raynor", "overmind"]);
    t.units(0, "helios.a", "marine").base(1, "tarsonis.b").planning();
    assert_eq!(planets(&t, 0), "helios pridewater torus");
    t.act(0, "order build torus");
    assert_eq!(planets(&t, 1), "pridewater tarsonis");
    let mut t = two();
    t.transport(0, "r1").transport(0, "r2").planning();
    assert_eq!(planets(&t, 0), "helios torus");
}

/// SC-PLAN-06: every new order lies on top, on own and foreign orders alike, without limit.
#[test]
fn orders_pile_up() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "helios.b").planning();
    for order in ["build", "mobilize", "research", "build"] {
        t.act(0, &format!("order {order} helios")).act(1, &format!("order {order} helios"));
    }
    assert_eq!(
        t.stacked("helios"),
        "0 build, 1 build, 0 mobilize, 1 mobilize, 0 research, 1 research, 0 build, 1 build"
    );
    // A player may cover themselves.
    let mut t = two();
    t.planning();
    for order in ["build", "research", "research", "build"] {
        t.act(0, &format!("order {order} torus")).act(1, &format!("order {order} tarsonis"));
    }
    assert_eq!(t.stacked("torus"), "0 build, 0 research, 0 research, 0 build");
}

/// SC-PLAN-07: there is no way to touch an order that lies; one only adds to it or reveals its top.
#[test]
fn a_placed_order_stays_as_it_is() {
    let mut t = two();
    t.planning().act(0, "order build torus").act(1, "order build tarsonis");
    assert!(t.options(0).iter().all(|option| option.starts_with("order ")));
    t.plan_anyhow();
    let before: Vec<_> = t.game.orders.iter().copied().collect();
    assert!(before.len() == 8 && before[0].order == Order::BUILD);
    assert!(
        t.options(0).iter().all(|option| option.starts_with("reveal ")
            || option == "execute"
            || option == "event")
    );
}

/// SC-PLAN-08: as many special orders in a phase as Research & Development modules, of any kinds.
#[test]
fn modules_allow_special_orders() {
    for modules in 1..=3 {
        let mut t = two();
        t.modules(0, [1, modules, 0]).planning();
        for (placed, kind) in ["build", "mobilize", "research"].into_iter().enumerate() {
            let specials = t
                .options(0)
                .iter()
                .filter(|o| o.ends_with("torus") && o.contains("special"))
                .count();
            let allowed = placed < modules as usize;
            assert_eq!(specials, if allowed { 3 - placed } else { 0 });
            let special = if allowed { "special_" } else { "" };
            t.act(0, &format!("order {special}{kind} torus"));
            let first = t.options(1)[0].clone();
            t.act(1, &first);
        }
    }
}

/// SC-PLAN-09: two standard tokens and one special token of each kind.
#[test]
fn order_tokens_are_limited() {
    let mut t = two();
    t.modules(0, [0, 3, 0]).planning();
    for (order, left) in [("build", true), ("build", false), ("special_build", false)] {
        assert!(t.can(0, &format!("order {order} torus")));
        t.act(0, &format!("order {order} torus"));
        let first = t.options(1)[0].clone();
        t.act(1, &first);
        assert_eq!(t.can(0, &format!("order {order} helios")), left);
    }
    assert!(t.can(0, "order mobilize torus") && t.can(0, "order special_mobilize torus"));
}

/// SC-PLAN-10: even two further orders leave a token and a planet for each of the four.
#[test]
fn there_is_always_an_order_to_place() {
    let mut t = two();
    t.event(0, "preemptive_action").event(0, "preemptive_action").planning();
    for _ in 0..2 {
        t.acts(0, "use preemptive_action; order build torus");
    }
    for order in ["mobilize", "mobilize", "research", "research"] {
        assert_eq!(t.asked(), 0);
        t.act(0, &format!("order {order} torus"));
        let first = t.options(1)[0].clone();
        t.act(1, &first);
    }
    assert_eq!((t.orders_of(0), t.orders_of(1)), (6, 4));
    // A lonely unit on an unjoined planet still has its own planet.
    let mut t = two();
    t.game.routes[0].placed = false;
    t.game.connect();
    t.planning();
    assert_eq!(planets(&t, 0), "torus");
}

/// SC-PLAN-11: an eliminated player places nothing; the cycles pass over them.
#[test]
fn eliminated_players_place_no_orders() {
    let mut t = table(&["jim_raynor", "overmind", "aldaris"]);
    t.base(0, "torus.b").base(2, "pridewater.a");
    t.game.players[1].eliminated = true;
    t.planning();
    for seat in [0, 2, 0, 2, 0, 2, 0, 2] {
        assert_eq!(t.asked(), seat);
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
    assert_eq!((t.game.phase(), t.orders_of(1)), ("execution", 0));
}

/// SC-PLAN-12: Preemptive Action before the first cycle, Unexpected Action after the fourth, one
/// order per card, clockwise from the first player; without a token the card cannot be used.
#[test]
fn cards_add_orders_around_the_cycles() {
    let mut t = two();
    t.event(0, "unexpected_action").event(1, "preemptive_action").event(1, "unexpected_action");
    t.game.first = Seat(1);
    t.planning();
    assert_eq!((t.asked(), t.options(1)), (1, vec!["use preemptive_action".into(), "done".into()]));
    t.act(1, "use preemptive_action").act(1, "order build tarsonis");
    // The card is gone, and one card is one order.
    assert_eq!((t.asked(), t.orders_of(1)), (1, 1));
    assert!(t.options(1).iter().all(|option| option.starts_with("order ")));
    for order in ["mobilize", "mobilize", "research", "build"] {
        t.act(1, &format!("order {order} tarsonis")).act(0, &format!("order {order} torus"));
    }
    assert_eq!((t.game.phase(), t.asked(), t.orders_of(1)), ("planning", 1, 5));
    t.act(1, "use unexpected_action");
    // Only a Research token is left.
    assert_eq!(t.options(1), ["order research pridewater", "order research tarsonis"]);
    t.act(1, "order research pridewater");
    assert_eq!((t.asked(), t.options(0).len()), (0, 2));
    t.act(0, "done");
    assert_eq!((t.game.phase(), t.orders_of(1), t.orders_of(0)), ("execution", 6, 4));
    assert_eq!(t.seat(0).events.len(), 1, "an unused card stays");
    assert_eq!((t.seat(1).events.len(), t.game.events.discard.len()), (0, 2));

    // All six tokens on the board: the card cannot be used, and the phase ends without a question.
    let mut t = two();
    t.event(0, "preemptive_action").event(0, "preemptive_action").event(0, "unexpected_action");
    t.planning();
    for _ in 0..2 {
        t.acts(0, "use preemptive_action; order build torus");
    }
    t.plan_anyhow();
    assert_eq!((t.orders_of(0), t.seat(0).events.len()), (6, 1));
}

/// SC-EXD-23: a special order placed with Preemptive Action uses up the only module; five orders
/// are executed one a turn, and only then the player is skipped.
#[test]
fn an_extra_order_counts_against_the_modules() {
    let mut t = two();
    t.modules(0, [0, 1, 0]).event(0, "preemptive_action").planning();
    t.acts(0, "use preemptive_action; order special_build torus");
    for order in ["build", "build", "mobilize", "research"] {
        assert!(!t.options(0).iter().any(|option| option.contains("special")));
        t.act(0, &format!("order {order} torus")).act(1, &format!("order {order} tarsonis"));
    }
    assert_eq!((t.orders_of(0), t.orders_of(1)), (5, 4));
    while t.game.phase() == "execution" {
        let seat = t.asked();
        t.act(seat, "event");
    }
    let revealed = t.log.iter().filter_map(|event| match event {
        Event::OrderRevealed { seat, .. } => Some(seat.0),
        _ => None,
    });
    assert_eq!(revealed.collect::<Vec<_>>(), [0, 1, 0, 1, 0, 1, 0, 1, 0]);
}

/// SC-EX-59: in round 1 nobody can place a special order.
#[test]
fn round_one_has_no_special_orders() {
    for seed in 0..3 {
        let mut t = begin(4, &[("galaxy", "auto"), ("factions", "random")], seed);
        let mut rng = Rng::new(seed);
        let mut asked = 0;
        while t.game.phase() == "planning" {
            let seat = t.asked();
            assert!(!t.options(seat).iter().any(|option| option.contains("special")));
            asked += 1;
            t.answer(&mut rng);
        }
        assert_eq!((t.game.round, asked), (1, 16));
    }
}
