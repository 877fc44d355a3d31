//! The order of the Regrouping Phase, and its steps 1 and 2: what is lost.

use super::*;
use crate::tests::*;

const NINE: [&str; 9] = [
    "terran_01",
    "terran_02",
    "terran_03",
    "terran_04",
    "terran_05",
    "terran_06",
    "terran_07",
    "terran_08",
    "terran_09",
];

/// Raynor has something to do in every step: a base beside a Zergling, a stranded transport, a
/// card to lose and cards to gain, workers away, an Event card, a card too many.
fn busy() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "helios.b").base(0, "torus.b").units(0, "torus.a", "marine").transport(0, "r1");
    t.units(1, "helios.b", "zergling");
    t.holds(0, &["helios.b"]).drawn(0, &["refinery_bombardment"]).hand(0, &NINE);
    t.game.players[0].unavailable = 2;
    t
}

/// SC-REG-01, SC-AMB-01: the ten steps in their order; the workers are back before step 8.
#[test]
fn the_ten_steps_come_in_their_order() {
    let mut t = busy();
    t.regroup();
    assert_eq!(t.options(0), ["play refinery_bombardment", "done"]);
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (2, 0));
    assert_eq!((t.game.first, t.hand_size(0)), (Seat(0), 9));
    t.acts(0, "done; discard terran_01");
    let steps = [
        when(&t, |event| matches!(event, Event::BaseDestroyed { .. })),
        when(&t, |event| matches!(event, Event::TransportDestroyed { .. })),
        when(&t, |event| matches!(event, Event::ResourceLost { .. })),
        when(&t, |event| matches!(event, Event::ResourceGained { .. })),
        when(&t, |event| matches!(event, Event::PointsGained { .. })),
        when(&t, |event| matches!(event, Event::EventDiscarded { .. })),
        when(&t, |event| matches!(event, Event::CardDiscarded { .. })),
        when(&t, |event| matches!(event, Event::FirstPlayer { .. })),
        when(&t, |event| matches!(event, Event::RoundBegins { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    assert_eq!((t.game.round, t.game.first), (2, Seat(1)));
}

/// SC-REG-01: step 6 looks at the points of step 5 and comes before the Event cards.
#[test]
fn the_points_of_step_5_can_win_before_the_event_cards() {
    let mut t = busy();
    t.points(0, 13).regroup();
    assert_eq!(won(&t), (EndKind::Normal, vec![0]));
    assert_eq!(t.seat(0).points, 15);
    assert_eq!(t.seat(0).drawn.len(), 1);
}

/// SC-REG-02: bases of all players go at once; a base beside own units stays.
#[test]
fn every_base_beside_enemy_units_is_destroyed() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(1, "torus.b", "zergling");
    t.base(1, "helios.b").units(0, "helios.b", "marine");
    t.base(0, "pridewater.a").units(0, "pridewater.a", "marine");
    t.base(1, "tarsonis.b");
    t.regroup();
    assert_eq!((base_in(&t, "torus.b"), base_in(&t, "helios.b")), (None, None));
    assert_eq!((base_in(&t, "pridewater.a"), base_in(&t, "tarsonis.b")), (Some(0), Some(1)));
    assert_eq!((t.seat(0).bases, t.seat(1).bases), (1, 1));
}

/// SC-REG-03, SC-AMB-26: a base with enemy units in its area stays and works until step 1.
#[test]
fn an_occupied_base_works_until_regrouping() {
    let mut t = table(&["overmind", "jim_raynor"]);
    t.base(0, "torus.b").workers(0, 5).base(1, "helios.b");
    t.units(1, "helios.b", "marine").transport(1, "r0");
    t.stack("torus", "0 build").order(1, "mobilize", "torus");
    t.acts(1, "move marine helios.b; to torus.b");
    assert_eq!((base_in(&t, "torus.b"), t.there("torus.b")), (Some(0), "marine".into()));
    t.act(0, "execute");
    assert!(t.can(0, "worker") && t.can(0, "transport r0"));
    assert!(t.can(0, "build zergling torus.c") && !t.can(0, "build zergling torus.b"));
    t.acts(0, "build zergling torus.c; pay").pass(0);
    assert_eq!(t.game.phase(), "planning");
    assert_eq!((base_in(&t, "torus.b"), t.there("torus.c")), (None, "zergling".into()));
}

/// SC-EX-07, SC-REG-04, SC-REG-05, SC-AMB-06: the transport goes with the last base that kept
/// it, in the same step; a base on either planet of the route is enough to keep one.
#[test]
fn transports_go_after_the_bases() {
    let mut t = table(&["arcturus_mengsk", "overmind"]);
    t.base(0, "helios.b").units(1, "helios.b", "ultralisk").base(0, "pridewater.a");
    t.transport(0, "r0").transport(0, "r1").transport(0, "r2");
    t.regroup();
    assert_eq!(base_in(&t, "helios.b"), None);
    assert_eq!(t.transports(0), ["r1", "r2"]);
    let base = when(&t, |event| matches!(event, Event::BaseDestroyed { .. }));
    let transport = when(&t, |event| matches!(event, Event::TransportDestroyed { .. }));
    assert!(base < transport);
    assert_eq!(t.seat(0).transports, 2);
}

/// A player destroys the base that keeps their transport while they execute an order.
fn base_given_up(option: &str) -> Table {
    let mut t = table_with(&["jim_raynor", "overmind"], &[("transport_upkeep_check", option)]);
    t.base(0, "torus.b").units(0, "torus.c", "marine").transport(0, "r0").base(1, "tarsonis.b");
    t.stack("tarsonis", "1 research").order(0, "mobilize", "torus");
    t.acts(0, "scrap; scrap-base torus");
    t
}

/// SC-AMB-06, SC-REG-04: option `transport_upkeep_check`, `regrouping` by default: a transport
/// without a base is tested only in step 1.
#[test]
fn a_stranded_transport_stays_until_regrouping() {
    let mut t = base_given_up("regrouping");
    assert_eq!(t.transports(0), ["r0"]);
    assert!(t.can(0, "done"));
    t.act(0, "done").act(1, "event").act(1, "done");
    assert_eq!((t.game.phase(), t.transports(0).len()), ("planning", 0));
}

/// SC-AMB-06: with `transport_upkeep_check=immediate` it goes after that very action.
#[test]
fn a_stranded_transport_can_be_made_to_go_at_once() {
    let t = base_given_up("immediate");
    assert!(t.transports(0).is_empty());
    assert!(t.can(0, "done"), "the order still goes on");
}

/// SC-AMB-06: the same after an Event card that puts a transport where no own base is.
#[test]
fn a_transport_of_an_event_card_lives_as_long_as_the_option_says() {
    for (option, left) in [("regrouping", 1), ("immediate", 0)] {
        let mut t = table_with(&["jim_raynor", "overmind"], &[("transport_upkeep_check", option)]);
        homes(&mut t);
        t.drawn(0, &["emergency_rerouting"]).regroup_from(8);
        t.acts(0, "play emergency_rerouting; choose 1; route r2");
        assert_eq!(t.transports(0).len(), left, "{option}");
    }
}

/// SC-REG-06: an enemy unit or an enemy base in its area costs the card, though the holder has
/// a base on the planet; SC-REG-10: an empty area does not.
#[test]
fn a_card_is_kept_with_a_base_on_the_planet_and_no_enemy_in_the_area() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.a").holds(0, &["torus.b", "torus.c", "torus.d"]);
    t.units(1, "torus.b", "zergling").base(1, "torus.d");
    t.regroup();
    assert_eq!(holder(&t, "torus.c"), Some(0));
    assert!(t.happened(&Event::ResourceLost { seat: Seat(0), area: area("torus.b") }));
    assert!(t.happened(&Event::ResourceLost { seat: Seat(0), area: area("torus.d") }));
    assert!(!t.happened(&Event::ResourceLost { seat: Seat(0), area: area("torus.c") }));
}

/// SC-REG-07, SC-REG-08: without a base all cards of the planet go back to the common deck,
/// from where another player can take them; units alone keep none.
#[test]
fn without_a_base_all_cards_of_the_planet_return_to_the_deck() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.units(0, "torus.b", "marine").holds(0, &["torus.b", "torus.c", "helios.b"]);
    t.base(1, "helios.d");
    t.regroup();
    assert_eq!((holder(&t, "torus.b"), holder(&t, "torus.c")), (None, None));
    assert_eq!(holder(&t, "helios.b"), Some(1));
}

/// SC-EXD-03, SC-REG-09: the two workers on the lost card are in the unused pile afterwards.
#[test]
fn workers_on_a_lost_card_are_destroyed() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(1, "torus.c", "zergling");
    t.workers(0, 3).holds(0, &["torus.c", "torus.b"]);
    t.game.area_mut(area("torus.c")).workers = 2;
    t.game.area_mut(area("torus.b")).workers = 1;
    t.regroup();
    assert!(t.happened(&Event::WorkersLost { seat: Seat(0), count: 2 }));
    assert_eq!((t.seat(0).pool, t.game.workers(Seat(0))), (4, 4));
    assert_eq!(t.game.area(area("torus.c")).workers, 0);
}

/// SC-REG-11: a player who loses every card keeps their permanent resources and the workers on
/// them, and pays with them in the next round.
#[test]
fn permanent_resources_are_never_lost() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.units(0, "torus.b", "marine").holds(0, &["torus.b"]).base(1, "helios.b");
    t.game.players[0].permanent = [2, 1];
    t.regroup();
    assert_eq!((t.seat(0).pool, t.seat(0).permanent), (3, [0, 0]));
    assert!(!t.happened(&Event::WorkersLost { seat: Seat(0), count: 3 }));
    t.order(0, "build", "torus").pass_to(0, "building").acts(0, "building factory; pay");
    assert_eq!((t.seat(0).pool, t.seat(0).permanent), (1, [2, 0]));
}
