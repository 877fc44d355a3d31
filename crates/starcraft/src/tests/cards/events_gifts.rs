//! Event cards that give units, transports and workers.

use super::*;

/// A network: the three routes of the row and z-axis routes Torus–Tarsonis and Helios–Tarsonis.
fn network(events: &[&str]) -> Table {
    let mut t = step_eight([ZERG, TERRAN], events);
    t.z_route(0, "torus", "tarsonis").z_route(1, "helios", "tarsonis");
    t.transport(0, "r0").transport(0, "r1");
    t
}

/// SC-EVT-01: up to two own transports go to any other routes without an own transport; the
/// same transport does not move twice.
#[test]
fn emergency_rerouting_moves_up_to_two_transports() {
    let mut t = network(&["emergency_rerouting"]);
    t.transport(1, "r2");
    play(&mut t, "emergency_rerouting");
    assert_eq!(t.options(0), ["choose 0", "choose 1"]);
    t.act(0, "choose 0");
    assert_eq!(t.options(0), ["route r0", "route r1", "done"]); // not the enemy's r2
    t.act(0, "route r0");
    assert_eq!(t.options(0), ["route r2", "route z0", "route z1"]); // not r1, not back to r0
    t.act(0, "route z1");
    assert_eq!(t.options(0), ["route r1", "done"]);
    t.acts(0, "route r1; route r2");
    assert_eq!(t.transports(0), ["r2", "z1"]);
    assert_eq!(t.transports(1), ["r2"]);
    assert_eq!(t.seat(0).transports, 2);
    let route = |name: &str| name.parse().expect("a route");
    for (from, to) in [("r0", "z1"), ("r1", "r2")] {
        let moved = Event::TransportMoved { seat: Seat(0), from: route(from), to: route(to) };
        assert!(t.happened(&moved), "{from} to {to} is told");
    }
    assert_over(&t, "emergency_rerouting");
}

/// SC-EVT-01: fewer than two may be moved, even none.
#[test]
fn emergency_rerouting_may_stop_early() {
    let mut t = network(&["emergency_rerouting"]);
    play(&mut t, "emergency_rerouting");
    t.acts(0, "choose 0; route r1; route r2; done");
    assert_eq!(t.transports(0), ["r0", "r2"]);
    assert_over(&t, "emergency_rerouting");
    let mut t = network(&["emergency_rerouting"]);
    play(&mut t, "emergency_rerouting");
    t.acts(0, "choose 0; done");
    assert_eq!(t.transports(0), ["r0", "r1"]);
    assert_over(&t, "emergency_rerouting");
}

/// SC-EVT-01, SC-AMB-94: or one free transport on any route of the galaxy without an own one,
/// at no price and far from the own bases.
#[test]
fn emergency_rerouting_may_add_one_transport() {
    let mut t = network(&["emergency_rerouting"]);
    play(&mut t, "emergency_rerouting");
    t.act(0, "choose 1");
    assert_eq!(t.options(0), ["route r2", "route z0", "route z1"]);
    t.act(0, "route r2");
    assert_eq!(t.transports(0), ["r0", "r1", "r2"]);
    assert_over(&t, "emergency_rerouting");
}

/// SC-EVT-01, SC-EVT-41, SC-AMB-94: without a transport left in the supply the free transport is
/// skipped.
#[test]
fn an_eighth_transport_is_not_gained() {
    let mut t = network(&["emergency_rerouting"]);
    t.z_route(2, "torus", "pridewater").z_route(3, "torus", "helios");
    t.z_route(4, "tarsonis", "pridewater");
    for route in ["r2", "z0", "z1", "z2", "z3"] {
        t.transport(0, route);
    }
    play(&mut t, "emergency_rerouting");
    t.act(0, "choose 1"); // z4 is free, but seven transports are all there are
    assert_eq!(t.transports(0).len(), 7);
    assert_over(&t, "emergency_rerouting");
}

/// SC-EVT-15: one free transport on each of two different routes.
#[test]
fn invasion_preparation_puts_transports_on_two_routes() {
    let mut t = network(&["invasion_preparation"]);
    play(&mut t, "invasion_preparation");
    t.act(0, "choose 0");
    assert_eq!(t.options(0), ["route r2", "route z0", "route z1"]);
    t.act(0, "route z0");
    assert_eq!(t.options(0), ["route r2", "route z1"]);
    t.act(0, "route r2");
    assert_eq!(t.transports(0), ["r0", "r1", "r2", "z0"]);
    assert_over(&t, "invasion_preparation");
}

/// SC-EVT-15: or a flying unit in a friendly area; an empty area will not do.
#[test]
fn invasion_preparation_needs_a_friendly_area() {
    for (faction, unit) in [(TERRAN, "wraith"), (ZERG, "mutalisk"), (PROTOSS, "scout")] {
        let mut t = step_eight([faction, RAYNOR], &["invasion_preparation"]);
        t.units(0, "tarsonis.a", unit);
        play(&mut t, "invasion_preparation");
        t.act(0, "choose 1");
        assert_eq!(t.options(0), ["area tarsonis.a", "area torus.c"]);
        t.act(0, "area torus.c");
        assert_eq!(t.there("torus.c"), unit);
        assert_over(&t, "invasion_preparation");
    }
    // The only friendly area is full.
    let mut t = table(&[TERRAN, RAYNOR]);
    t.units(0, "torus.a", "marine 2").base(1, "pridewater.a");
    t.drawn(0, &["invasion_preparation"]);
    play(&mut t, "invasion_preparation");
    t.act(0, "choose 1");
    assert_eq!(army(&t, 0), "marine 2");
    assert_over(&t, "invasion_preparation");
}

/// SC-EVT-03, SC-EVT-14, SC-EVT-16, SC-EVT-29: what each race gets, together in one area.
#[test]
fn gifts_of_units_go_by_race() {
    let gifts = [
        ("scouting_party", ["marine 2", "zergling 2", "zealot"]),
        ("air_support", ["wraith", "mutalisk", "scout"]),
        ("reinforcements", ["marine, siege_tank", "hydralisk, ultralisk", "zealot, reaver"]),
        ("flagship", ["battlecruiser", "scourge, guardian", "carrier"]),
    ];
    for (event, units) in gifts {
        for (faction, units) in [TERRAN, ZERG, PROTOSS].into_iter().zip(units) {
            let mut t = step_eight([faction, RAYNOR], &[event]);
            play(&mut t, event);
            t.act(0, "area tarsonis.b");
            assert_eq!(t.there("tarsonis.b"), units, "{event} of {faction}");
            assert_eq!(army(&t, 0), units);
            assert_over(&t, event);
        }
    }
}

/// SC-EVT-42, SC-AMB-61: any friendly or empty area of the board with room, without building,
/// technology or base; never one with an enemy unit or base.
#[test]
fn gifts_need_a_friendly_or_empty_area_with_room() {
    let mut t = step_eight([ZERG, TERRAN], &["flagship"]);
    t.units(0, "torus.a", "zergling 2").units(1, "helios.b", "marine");
    play(&mut t, "flagship");
    assert!(t.can(0, "area torus.c") && t.can(0, "area tarsonis.a") && t.can(0, "area helios.d"));
    assert!(!t.can(0, "area torus.a"), "the area is full");
    assert!(!t.can(0, "area helios.b"), "enemy units");
    assert!(!t.can(0, "area pridewater.a"), "an enemy base");
    assert_eq!(t.seat(0).buildings, [1, 0, 0]);
    assert!(t.seat(0).play.is_empty());
    t.act(0, "area tarsonis.a");
    assert_eq!(t.there("tarsonis.a"), "scourge, guardian");
}

/// SC-EVT-42, SC-AMB-94: with room for one unit only, its player chooses which one they take; the
/// other is not gained.
#[test]
fn what_does_not_fit_is_not_gained() {
    let mut t = step_eight([TERRAN, ZERG], &["reinforcements"]);
    t.units(0, "torus.a", "firebat");
    play(&mut t, "reinforcements");
    t.act(0, "area torus.a");
    assert_eq!(t.asked(), 0);
    assert_eq!(t.options(0), ["unit marine", "unit siege_tank"]);
    t.act(0, "unit siege_tank");
    assert_eq!(t.there("torus.a"), "firebat, siege_tank");
    assert_eq!(army(&t, 0), "firebat, siege_tank");
    assert_over(&t, "reinforcements");
}

/// SC-EVT-03, SC-EVT-42: figures that are not there are not gained.
#[test]
fn gifts_need_figures() {
    let mut t = step_eight([TERRAN, ZERG], &["scouting_party"]);
    t.units(0, "helios.b", "marine 4").units(0, "torus.a", "marine");
    play(&mut t, "scouting_party");
    t.act(0, "area tarsonis.b");
    assert_eq!(t.there("tarsonis.b"), "marine"); // the sixth and last figure
    assert_over(&t, "scouting_party");
}

/// SC-EXD-40, SC-EVT-42: with all three Battlecruisers on the board Flagship gives nothing.
#[test]
fn flagship_without_a_figure_gives_nothing() {
    let mut t = step_eight([TERRAN, ZERG], &["flagship"]);
    t.units(0, "helios.b", "battlecruiser 3");
    play(&mut t, "flagship");
    assert_eq!(army(&t, 0), "battlecruiser 3");
    assert_over(&t, "flagship");
}

/// SC-EXD-40, SC-EVT-42: with only areas without room nothing is gained either, and no own unit
/// may be destroyed to make room.
#[test]
fn flagship_without_room_gives_nothing() {
    let mut t = table(&[TERRAN, ZERG]);
    t.drawn(0, &["flagship"]);
    t.units(0, "torus.c", "marine 4").base(1, "pridewater.a");
    let others: Vec<String> = t.game.all_areas().map(|area| area.to_string()).collect();
    let others = others.iter().filter(|area| *area != "torus.c" && *area != "pridewater.a");
    for (at, area) in others.enumerate() {
        t.units(1, area, if at % 2 == 0 { "zergling" } else { "hydralisk" });
    }
    play(&mut t, "flagship");
    assert_eq!(army(&t, 0), "marine 4");
    assert_over(&t, "flagship");
    assert!(!t.can(0, "scrap") && !t.can(1, "scrap"));
}

/// SC-EVT-17: every transport of the chosen route is destroyed, own ones included.
#[test]
fn stellar_maelstrom_empties_a_route() {
    let mut t = network(&["stellar_maelstrom"]);
    t.transport(1, "r0").transport(1, "r2");
    play(&mut t, "stellar_maelstrom");
    assert_eq!(t.options(0), ["route r0", "route r1", "route r2"]);
    t.act(0, "route r0");
    assert_eq!((t.transports(0), t.transports(1)), (vec!["r1".into()], vec!["r2".into()]));
    assert_eq!((t.seat(0).transports, t.seat(1).transports), (1, 1));
    assert_over(&t, "stellar_maelstrom");
}

/// SC-EVT-17, SC-EVT-41: without a transport anywhere nothing happens.
#[test]
fn stellar_maelstrom_may_do_nothing() {
    let mut t = step_eight([ZERG, TERRAN], &["stellar_maelstrom"]);
    play(&mut t, "stellar_maelstrom");
    assert_over(&t, "stellar_maelstrom");
}

/// SC-EVT-18: two workers straight into the pool, as many as there are.
#[test]
fn rich_vein_gives_two_workers() {
    for (before, after) in [(3, 5), (14, 15), (15, 15)] {
        let mut t = step_eight([ZERG, TERRAN], &["rich_vein"]);
        t.workers(0, before);
        play(&mut t, "rich_vein");
        assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (after, 0));
        assert_over(&t, "rich_vein");
    }
}

/// SC-EVT-18, SC-AMB-103: then any partial depletion may be lifted, whoever holds the card; its
/// workers stay, and the area may be mined by force again.
#[test]
fn rich_vein_lifts_a_partial_depletion() {
    let mut t = step_eight([ZERG, TERRAN], &["rich_vein"]);
    t.holds(1, &["pridewater.a"]);
    for (place, depletion) in [("pridewater.a", 1), ("tarsonis.c", 1), ("tarsonis.b", 2)] {
        t.game.area_mut(area(place)).depletion = depletion;
    }
    t.game.area_mut(area("pridewater.a")).workers = 4;
    play(&mut t, "rich_vein");
    assert_eq!(t.options(0), ["area pridewater.a", "area tarsonis.c", "done"]);
    t.act(0, "area pridewater.a");
    let here = t.game.area(area("pridewater.a"));
    assert_eq!((here.depletion, here.workers, here.holder.seat()), (0, 4, Some(Seat(1))));
    assert_eq!(t.game.area(area("tarsonis.c")).depletion, 1);
    assert_over(&t, "rich_vein");
    // Force mining may start again: it takes two steps to deplete the area.
    t.game.deplete(area("pridewater.a"), &mut kernel::NoLog);
    assert_eq!(t.game.area(area("pridewater.a")).holder.seat(), Some(Seat(1)));
}

/// SC-EVT-18: the depletion may also be left alone.
#[test]
fn rich_vein_may_leave_the_depletion() {
    let mut t = step_eight([ZERG, TERRAN], &["rich_vein"]);
    t.game.area_mut(area("tarsonis.c")).depletion = 1;
    play(&mut t, "rich_vein");
    t.act(0, "done");
    assert_eq!(t.game.area(area("tarsonis.c")).depletion, 1);
    assert_eq!(t.seat(0).pool, 2);
    assert_over(&t, "rich_vein");
}
