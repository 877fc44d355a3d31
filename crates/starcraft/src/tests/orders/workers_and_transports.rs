//! Building workers and transports.

use super::*;

/// SC-WORK-01, SC-WORK-04: any number of workers, without a bearing on the unit build limit.
#[test]
fn any_number_of_workers_can_be_built() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["pridewater.a"]).units(0, "torus.c", "marine 4").order(0, "build", "torus");
    for built in 1..=5 {
        buy(&mut t, 0, "worker");
        assert_eq!(t.seat(0).unavailable, built);
    }
    for _ in 0..2 {
        buy(&mut t, 0, "build marine torus.a");
    }
    assert!(starting(&t, 0, "build").is_empty(), "two units are the limit");
    assert_eq!(t.game.active().built, 2);
    // Without a base there are none.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "build", "helios");
    assert!(!t.can(0, "worker"));
}

/// SC-WORK-02, SC-EXD-04: a new worker is unavailable this round and in the pool after step 4.
#[test]
fn a_new_worker_works_in_the_next_round() {
    let mut t = duel("jim_raynor", "overmind");
    t.workers(0, 1).order(0, "build", "torus");
    buy(&mut t, 0, "worker");
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (0, 1));
    order_is_over(&t); // the new worker cannot pay
    t.regroup();
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (2, 0));
}

/// SC-WORK-03: fifteen workers at once, wherever they are.
#[test]
fn fifteen_workers_are_the_most() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["pridewater.a"]).workers(0, 9);
    t.game.players[0].unavailable = 2;
    t.game.players[0].permanent = [1, 1];
    t.game.area_mut(area("pridewater.a")).workers = 1;
    t.order(0, "build", "torus");
    buy(&mut t, 0, "worker");
    assert_eq!(t.game.workers(Seat(0)), 15);
    assert!(!t.can(0, "worker") && t.can(0, "transport r0"));
}

/// SC-TRAN-01, SC-ZAX-01: on any route attached to the active planet, normal or z-axis, as many
/// as there are.
#[test]
fn transports_are_built_on_routes_of_the_active_planet() {
    let mut t = duel("jim_raynor", "overmind");
    t.z_route(0, "torus", "tarsonis").z_route(1, "helios", "tarsonis").order(0, "build", "torus");
    assert_eq!(starting(&t, 0, "transport"), ["transport r0", "transport z0"]);
    buy(&mut t, 0, "transport z0");
    buy(&mut t, 0, "transport r0");
    assert_eq!(t.transports(0), ["r0", "z0"]);
    // Without a base there are none.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "build", "helios");
    assert!(starting(&t, 0, "transport").is_empty());
}

/// SC-TRAN-02, SC-TRAN-03: one transport of each player on a route; those of others do not matter.
#[test]
fn a_route_holds_one_transport_of_each_player() {
    let mut t = duel("jim_raynor", "overmind");
    t.transport(1, "r0").order(0, "build", "torus");
    buy(&mut t, 0, "transport r0");
    assert_eq!((t.transports(0), t.transports(1)), (vec!["r0".to_owned()], vec!["r0".to_owned()]));
    assert!(starting(&t, 0, "transport").is_empty(), "no second one there");
    // Both can use it.
    let mut t = duel("jim_raynor", "overmind");
    t.transport(0, "r0").transport(1, "r0").units(0, "torus.a", "marine");
    t.units(1, "helios.b", "zergling").order(0, "mobilize", "helios");
    assert!(t.can(0, "move marine torus.a"));
}

/// SC-TRAN-04: two routes between the same planets take one each.
#[test]
fn two_routes_between_two_planets_take_a_transport_each() {
    let mut t = duel("jim_raynor", "overmind");
    t.z_route(0, "torus", "helios").transport(0, "r0").order(0, "build", "torus");
    assert_eq!(starting(&t, 0, "transport"), ["transport z0"]);
    buy(&mut t, 0, "transport z0");
    assert_eq!(t.transports(0), ["r0", "z0"]);
}

/// SC-TRAN-05: one transport carries all units there are and is not used up.
#[test]
fn one_transport_carries_any_number_of_units() {
    let mut t = duel("overmind", "jim_raynor");
    t.transport(0, "r0").units(0, "torus.c", "zergling 4").units(0, "torus.a", "hydralisk 2");
    t.order(0, "mobilize", "helios");
    for _ in 0..4 {
        t.acts(0, "move zergling torus.c; to helios.b");
    }
    for _ in 0..2 {
        t.acts(0, "move hydralisk torus.a; to helios.d");
    }
    assert_eq!(
        (t.there("helios.b"), t.there("helios.d")),
        ("zergling 4".into(), "hydralisk 2".into())
    );
    assert_eq!(t.transports(0), ["r0"]);
}

/// SC-TRAN-06: a transport without an own base at either end is destroyed in Regrouping step 1.
#[test]
fn a_stranded_transport_is_destroyed_in_step_one() {
    let mut t = duel("jim_raynor", "overmind");
    t.transport(0, "r0").transport(0, "r1").transport(1, "r2");
    t.order(0, "build", "torus").acts(0, "done; done");
    assert_eq!(t.transports(0), ["r0", "r1"], "not before Regrouping");
    t.regroup();
    assert_eq!((t.transports(0), t.transports(1)), (vec!["r0".to_owned()], vec!["r2".to_owned()]));
}

/// SC-TRAN-07, SC-CLIM-01: seven transports at once; one destroyed makes room for another.
#[test]
fn seven_transports_are_the_most() {
    let mut t = table(&["jim_raynor", "overmind", "aldaris", "tassadar"]);
    t.base(0, "torus.c").workers(0, 5).z_route(0, "torus", "antiga_prime");
    for seat in 1..4 {
        t.base(seat, ["", "helios.b", "pridewater.a", "tarsonis.a"][seat as usize]);
    }
    for route in 0..7 {
        t.transport(0, &format!("r{route}"));
    }
    t.order(0, "build", "torus");
    assert!(starting(&t, 0, "transport").is_empty());
    t.acts(0, "scrap; scrap-transport r5");
    assert_eq!(starting(&t, 0, "transport"), ["transport z0"]);
    buy(&mut t, 0, "transport z0");
    assert_eq!(t.seat(0).transports, 7);
}

/// SC-TRAN-08: transports of Event cards go to any route, one own on each.
#[test]
fn transports_of_cards_keep_the_limits_of_routes() {
    let mut t = duel("jim_raynor", "overmind");
    t.transport(0, "r0").transport(1, "r2").drawn(0, &["invasion_preparation"]).regroup_from(8);
    t.acts(0, "play invasion_preparation; choose 0");
    assert_eq!(starting(&t, 0, "route"), ["route r1", "route r2"]);
    t.act(0, "route r2"); // the second one goes to r1, the only route left
    assert_eq!(t.transports(0), ["r0", "r1", "r2"]);
}

/// SC-TRAN-08: and with seven on the board a card gives none.
#[test]
fn transports_of_cards_keep_the_limit_of_seven() {
    let mut t = table(&["jim_raynor", "overmind", "aldaris", "tassadar"]);
    for (seat, place) in ["torus.c", "helios.b", "pridewater.a", "tarsonis.a"].iter().enumerate() {
        t.base(seat as u8, place);
    }
    t.z_route(0, "torus", "antiga_prime").z_route(1, "torus", "tarsonis");
    for route in 0..6 {
        t.transport(0, &format!("r{route}"));
    }
    t.drawn(0, &["invasion_preparation"]).regroup_from(8);
    t.acts(0, "play invasion_preparation; choose 0; route z0");
    assert_eq!(t.seat(0).transports, 7);
    assert!(starting(&t, 0, "route").is_empty(), "the second one is not gained");
}
