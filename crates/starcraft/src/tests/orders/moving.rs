//! The Mobilize order: moving units to the active planet, by land and by transport.

use super::*;
use kernel::Viewer;

/// SC-MOB-01, SC-MOB-07, SC-MOB-08: all moves come first, then the one battle that was started.
#[test]
fn the_battle_follows_all_movement() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "helios.b", "zergling 2").units(1, "helios.d", "marine");
    t.order(0, "mobilize", "helios").acts(0, "move zergling helios.b; to helios.d");
    assert!(t.game.battle.is_none() && t.can(0, "move zergling helios.b"));
    t.acts(0, "move zergling helios.b; to helios.a; done");
    let battle = t.game.fight();
    assert_eq!((battle.area, battle.seats), (area("helios.d"), [Seat(0), Seat(1)]));
    assert_eq!(t.there("helios.a"), "zergling");
}

/// SC-MOB-02, SC-MOB-04: between any areas of the active planet, and never off it.
#[test]
fn units_move_on_the_active_planet() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.a", "zergling").units(0, "torus.c", "hydralisk").transport(0, "r0");
    t.order(0, "mobilize", "torus");
    assert_eq!(starting(&t, 0, "move"), ["move zergling torus.a", "move hydralisk torus.c"]);
    t.act(0, "move zergling torus.a");
    assert_eq!(t.options(0), ["to torus.b", "to torus.c", "to torus.d"]);
}

/// SC-MOB-03, SC-MOB-10: from an adjacent planet only with an own transport on a route between.
#[test]
fn transports_bring_units_from_adjacent_planets() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.a", "zergling").units(0, "torus.c", "hydralisk").transport(1, "r0");
    t.units(0, "tarsonis.c", "zergling").units(0, "helios.b", "queen").transport(0, "r2");
    t.order(0, "mobilize", "helios");
    assert_eq!(
        starting(&t, 0, "move"),
        ["move queen helios.b"],
        "the transport of another player is no help"
    );
    t.game.add_transport(Seat(0), "r0".parse().expect("a route"));
    assert_eq!(
        starting(&t, 0, "move"),
        ["move queen helios.b", "move zergling torus.a", "move hydralisk torus.c"],
        "Tarsonis is not adjacent"
    );
    t.act(0, "move zergling torus.a");
    assert_eq!(t.options(0), ["to helios.a", "to helios.b", "to helios.c", "to helios.d"]);
    t.act(0, "to helios.c").act(0, "done");
    assert_eq!(t.there("helios.c"), "zergling");
}

/// SC-MOB-05: both kinds of movement, from several planets, in one order.
#[test]
fn one_order_moves_from_several_planets() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.a", "zergling").units(0, "pridewater.c", "hydralisk");
    t.units(0, "helios.a", "ultralisk").transport(0, "r0").transport(0, "r1");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move zergling torus.a; to helios.b; move hydralisk pridewater.c; to helios.b");
    t.acts(0, "move ultralisk helios.a; to helios.b");
    assert_eq!(t.there("helios.b"), "zergling, hydralisk, ultralisk");
}

/// SC-MOB-06, SC-MOB-07: one enemy area at most, any number of others.
#[test]
fn an_order_enters_one_enemy_area() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.c", "zergling 4").transport(0, "r0").units(1, "helios.b", "marine");
    t.units(1, "helios.d", "marine").base(1, "helios.a").order(0, "mobilize", "helios");
    t.act(0, "move zergling torus.c");
    assert_eq!(t.options(0).len(), 4);
    t.acts(0, "to helios.b; move zergling torus.c");
    assert_eq!(t.options(0), ["to helios.b", "to helios.c"], "no second enemy area");
    t.acts(0, "to helios.c; move zergling torus.c; to helios.b; done");
    assert_eq!(t.fighters(0), "zergling 2");
}

/// SC-MOB-09, SC-AMB-28: sending more units to own units beside an enemy base uses up the one
/// enemy area, within the plain limit and without battle.
#[test]
fn reinforcing_beside_an_enemy_base_counts_as_entering() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.c", "zergling 3").transport(0, "r0").units(0, "helios.a", "hydralisk");
    t.base(1, "helios.a").units(1, "helios.d", "marine").order(0, "mobilize", "helios");
    t.acts(0, "move zergling torus.c; to helios.a; move zergling torus.c");
    assert!(!t.can(0, "to helios.d"));
    // A third unit may come in only if another leaves.
    t.act(0, "to helios.a");
    assert!(!t.can(0, "done"));
    t.acts(0, "move hydralisk helios.a; to helios.b; done");
    assert_eq!((t.there("helios.a"), t.game.battle.is_none()), ("zergling 2".into(), true));
    t.regroup();
    assert_eq!(base_in(&t, "helios.a"), None, "the base falls in step 1");
}

/// SC-MOB-11: an order that moves nothing is legal.
#[test]
fn nothing_has_to_move() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.a", "zergling").order(0, "mobilize", "torus").act(0, "done");
    order_is_over(&t);
    assert_eq!(t.there("torus.a"), "zergling");
    // Even without any unit in reach; then nothing is asked.
    let mut t = duel("overmind", "jim_raynor");
    t.order(0, "mobilize", "helios");
    order_is_over(&t);
}

/// SC-MOB-12, SC-AMB-30: a unit moves once; full areas may exchange their units.
#[test]
fn all_moves_are_simultaneous() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.a", "zergling")
        .units(0, "torus.b", "hydralisk 2")
        .order(0, "mobilize", "torus");
    t.acts(0, "move zergling torus.a; to torus.b");
    assert!(!t.can(0, "move zergling torus.b"), "it has moved");
    assert!(!t.can(0, "done"), "torus.b is overfull");
    t.acts(0, "move hydralisk torus.b; to torus.a; done");
    assert_eq!(
        (t.there("torus.a"), t.there("torus.b")),
        ("hydralisk".into(), "zergling, hydralisk".into())
    );
}

/// SC-MOB-14, SC-BUILD-04: a Build order under a Mobilize order on an adjacent planet.
#[test]
fn units_move_in_and_found_a_base() {
    let mut t = table(&["overmind", "jim_raynor"]);
    t.base(0, "torus.c").units(0, "torus.a", "zergling").transport(0, "r0").workers(0, 5);
    t.base(1, "tarsonis.a").planning();
    for order in
        ["order build helios", "order mobilize helios", "order build torus", "order research torus"]
    {
        let reply = t.act(0, order).options(1).into_iter().next().expect("an order of seat 1");
        t.act(1, &reply);
    }
    t.acts(0, "reveal helios; execute; move zergling torus.a; to helios.b").act(1, "event");
    t.acts(0, "reveal helios; execute").pass_to(0, "found").acts(0, "found helios.b; pay");
    assert_eq!(base_in(&t, "helios.b"), Some(0));
}

/// SC-ZAX-01, SC-ZAX-04: a z-axis route joins its planets for every player like any other.
#[test]
fn a_z_axis_route_is_a_route() {
    let mut t = duel("overmind", "jim_raynor");
    t.z_route(3, "torus", "tarsonis").transport(0, "z3").transport(1, "z3");
    t.units(0, "torus.a", "zergling").units(1, "tarsonis.a", "marine");
    assert!(t.game.adjacent[planet("torus").index()].has(planet("tarsonis")));
    let mut other = Table { game: t.game.clone(), log: Vec::new() };
    t.order(0, "mobilize", "tarsonis").acts(0, "move zergling torus.a; to tarsonis.b");
    other.order(1, "mobilize", "torus").acts(1, "move marine tarsonis.a; to torus.b");
    assert_eq!(
        (t.there("tarsonis.b"), other.there("torus.b")),
        ("zergling".into(), "marine".into())
    );
    // Orders may be placed across it.
    assert!(t.game.order_planets(Seat(0)).has(planet("tarsonis")));
}

/// SC-ZAX-02, SC-ZAX-03: end and warning side mean nothing: a transport works from both ends, and
/// the table shows no more than the ends and who has a transport there.
#[test]
fn the_ends_of_a_z_axis_route_are_equal() {
    for (from, to) in [("torus", "tarsonis"), ("tarsonis", "torus")] {
        let mut t = duel("overmind", "jim_raynor");
        t.z_route(0, "torus", "tarsonis").transport(0, "z0");
        t.units(0, &format!("{from}.b"), "zergling").order(0, "mobilize", to);
        t.acts(0, &format!("move zergling {from}.b; to {to}.b"));
        assert_eq!(t.there(&format!("{to}.b")), "zergling");
        let view = serde_json::to_value(t.game.view(Viewer::Seat(Seat(1)))).expect("plain data");
        let routes = view["routes"].as_array().expect("routes");
        let z = routes.iter().find(|route| route["route"] == "z0").expect("the route");
        let fields: Vec<_> = z.as_object().expect("fields").keys().cloned().collect();
        assert_eq!(fields, ["ends", "route", "transports"]);
    }
}
