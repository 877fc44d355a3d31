//! The terms of chapter 2, each by what it decides in play.

use kernel::Viewer;

use super::*;
use crate::tests::*;

/// Raynor on Torus, the Overmind on Helios.
fn neighbours() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "helios.d");
    t
}

/// SC-TERM-01: bases, transports and workers are not units: they do not move by a Mobilize order,
/// fill no unit limit and found no base.
#[test]
fn only_figures_are_units() {
    let mut t = table(&["overmind", "jim_raynor"]);
    t.base(0, "torus.b").workers(0, 9).transport(0, "r0").base(1, "tarsonis.b");
    t.order(0, "mobilize", "helios");
    assert!(t.options(0).iter().all(|option| !option.starts_with("move ")));
    // Torus B holds two units, the base beside them not counted.
    t.order(0, "build", "torus");
    t.acts(0, "build zergling torus.b; pay; build zergling torus.b; pay; done; done");
    assert_eq!(t.there("torus.b"), "zergling 2");
    // No unit on Helios, although workers and a transport are near: no base there.
    t.game.round = 1;
    let mut t = table(&["overmind", "jim_raynor"]);
    t.base(0, "torus.b").workers(0, 9).transport(0, "r0").base(1, "tarsonis.b");
    t.order(0, "build", "helios");
    assert!(t.options(0).iter().all(|option| !option.starts_with("found")));
}

/// SC-TERM-02: what belongs to the own faction is friendly, everybody else is an enemy.
#[test]
fn friend_and_enemy() {
    let mut t = table(&["overmind", "queen_of_blades", "aldaris"]);
    t.units(0, "torus.a", "zergling").units(1, "torus.b", "zergling").units(2, "torus.c", "zealot");
    let friendly = |seat: u8, place: &str| t.game.is_friendly(Seat(seat), area(place));
    let enemy = |seat: u8, place: &str| t.game.is_enemy(Seat(seat), area(place));
    for seat in 0..3 {
        for (owner, place) in ["torus.a", "torus.b", "torus.c"].into_iter().enumerate() {
            assert_eq!(friendly(seat, place), seat == owner as u8);
            assert_eq!(enemy(seat, place), seat != owner as u8);
        }
    }
}

/// SC-TERM-03: a planet's routes are all that end there, and both planets share each.
#[test]
fn routes_belong_to_both_planets() {
    let mut t = neighbours();
    t.z_route(2, "torus", "tarsonis").workers(0, 9).workers(1, 9);
    let routes = |t: &Table, name: &str| {
        t.game.routes_of(planet(name)).map(|r| r.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(routes(&t, "torus"), "r0 z2");
    assert_eq!(routes(&t, "helios"), "r0 r1");
    assert_eq!(routes(&t, "tarsonis"), "r2 z2");
    let offered = |t: &Table, seat: u8| {
        let all = t.options(seat).into_iter();
        all.filter(|option| option.starts_with("transport ")).collect::<Vec<_>>()
    };
    t.order(0, "build", "torus");
    assert_eq!(offered(&t, 0), ["transport r0", "transport z2"]);
    t.acts(0, "done; done");
    t.order(1, "build", "helios");
    assert_eq!(offered(&t, 1), ["transport r0", "transport r1"]);
}

/// SC-TERM-04: an area is empty without any unit or base; only then its Resource card goes to the
/// only player with a base on the planet.
#[test]
fn empty_means_no_unit_and_no_base() {
    let held = |prepare: &dyn Fn(&mut Table)| {
        let mut t = neighbours();
        prepare(&mut t);
        let empty = t.game.is_empty(area("torus.c"));
        t.transport(1, "r0").regroup_from(3);
        (empty, t.game.area(area("torus.c")).holder.seat())
    };
    assert_eq!(held(&|_| {}), (true, Some(Seat(0))));
    assert_eq!(
        held(&|t| {
            t.units(1, "torus.c", "zergling");
        }),
        (false, None)
    );
    let with_base = held(&|t| {
        t.base(1, "torus.c");
    });
    assert_eq!(with_base, (false, Some(Seat(1))));
    // A rival base elsewhere on the planet: empty, but nobody gains the card.
    assert_eq!(
        held(&|t| {
            t.base(1, "torus.d");
        }),
        (true, None)
    );
}

/// SC-TERM-05: an own unit or an own base, and no enemy, make an area one's own; it then scores.
#[test]
fn control_needs_a_unit_or_base_and_no_enemy() {
    let scored = |prepare: &dyn Fn(&mut Table)| {
        let mut t = neighbours();
        prepare(&mut t);
        t.regroup_from(5);
        (t.seat(0).points, t.seat(1).points)
    };
    assert_eq!(scored(&|_| {}), (0, 0));
    assert_eq!(
        scored(&|t| {
            t.units(0, "torus.a", "marine");
        }),
        (2, 0)
    );
    assert_eq!(
        scored(&|t| {
            t.base(1, "torus.a");
        }),
        (0, 2)
    );
    let shared = |t: &mut Table| {
        t.units(0, "torus.a", "marine").base(1, "torus.a");
    };
    assert_eq!(scored(&shared), (0, 0));
}

/// SC-TERM-06: one enemy unit or one enemy base makes an area an enemy area: nothing is built
/// there.
#[test]
fn enemy_areas_hold_an_enemy_unit_or_base() {
    let mut t = neighbours();
    t.units(1, "torus.a", "zergling").base(1, "torus.d").units(0, "torus.c", "marine");
    t.workers(0, 9).order(0, "build", "torus");
    let open: Vec<String> =
        t.options(0).into_iter().filter(|option| option.starts_with("build ")).collect();
    assert_eq!(open, ["build marine torus.b", "build marine torus.c"]);
}

/// SC-TERM-07: units of one player beside a base of another: an enemy area for both, controlled by
/// neither.
#[test]
fn a_shared_area_is_controlled_by_nobody() {
    let mut t = neighbours();
    t.units(1, "torus.b", "zergling").units(0, "torus.c", "marine").workers(0, 9);
    let shared = area("torus.b");
    assert_eq!(t.game.controller(shared), None);
    for seat in [Seat(0), Seat(1)] {
        assert!(t.game.is_enemy(seat, shared) && !t.game.is_friendly(seat, shared));
    }
    let planets = t.game.view(Viewer::Spectator).planets;
    let torus = planets.iter().find(|p| p.planet == planet("torus")).expect("Torus");
    assert_eq!((torus.areas[1].owner, torus.areas[1].base), (Some(Seat(1)), Some(Seat(0))));
    assert_eq!((torus.areas[1].controller, torus.areas[2].controller), (None, Some(Seat(0))));
    // The owner of the base builds elsewhere on the planet.
    t.order(0, "build", "torus");
    assert!(!t.can(0, "build marine torus.b") && t.can(0, "build marine torus.c"));
}

/// SC-TERM-08: the active player and the active planet are those of the order being executed.
#[test]
fn the_active_player_executes_an_order() {
    let mut t = neighbours();
    t.stack("helios", "1 build").stack("torus", "0 build").run();
    let active = |t: &Table| {
        let order = t.game.view(Viewer::Spectator).order;
        order.map(|order| (order.seat.0, order.planet.to_string()))
    };
    assert_eq!(active(&t), Some((0, "torus".into())));
    t.act(0, "execute");
    assert_eq!(active(&t), Some((1, "helios".into())));
    let t = neighbours();
    assert_eq!(active(&t), None);
}

/// SC-TERM-09: adjacent means adjacent to the active planet: units come from there, not from one
/// planet further.
#[test]
fn adjacent_is_measured_from_the_active_planet() {
    let mut t = neighbours();
    t.units(0, "helios.b", "marine").units(0, "pridewater.a", "marine");
    t.units(0, "tarsonis.a", "marine");
    t.transport(0, "r0").transport(0, "r1").transport(0, "r2");
    t.order(0, "mobilize", "helios");
    assert!(t.can(0, "move marine pridewater.a") && !t.can(0, "move marine tarsonis.a"));
    let mut t = neighbours();
    t.units(0, "helios.b", "marine").units(0, "tarsonis.a", "marine");
    t.transport(0, "r1").transport(0, "r2").order(0, "mobilize", "pridewater");
    assert!(t.can(0, "move marine helios.b") && t.can(0, "move marine tarsonis.a"));
}

/// SC-TERM-10: from any area of a planet to any other, and through its route to all of them.
#[test]
fn there_are_no_distances_inside_a_planet() {
    for from in ["torus.a", "torus.d", "helios.a", "helios.c"] {
        let mut t = table(&["jim_raynor", "overmind"]);
        t.units(0, from, "marine").transport(0, "r0").base(1, "tarsonis.b");
        t.order(0, "mobilize", "torus").act(0, &format!("move marine {from}"));
        let all = ["a", "b", "c", "d"].map(|place| format!("torus.{place}"));
        let others = all.iter().filter(|place| **place != from);
        assert_eq!(t.options(0), others.map(|place| format!("to {place}")).collect::<Vec<_>>());
    }
}

/// SC-TERM-11: what is destroyed goes back to the supply and can be built again.
#[test]
fn destroyed_pieces_can_be_built_again() {
    let mut t = neighbours();
    t.units(0, "torus.c", "marine 4").units(0, "torus.a", "marine 2").workers(0, 12);
    t.transport(0, "r0").order(0, "build", "torus");
    assert!(!t.options(0).iter().any(|option| option.starts_with("build marine")));
    assert!(!t.can(0, "transport r0"));
    t.acts(0, "scrap; scrap-unit marine torus.a; scrap; scrap-transport r0");
    assert_eq!((t.there("torus.a"), t.transports(0)), ("marine".into(), vec![]));
    assert_eq!(t.game.spare_figures(Seat(0), unit("marine")), 1);
    t.acts(0, "build marine torus.b; pay; transport r0; pay");
    assert_eq!(t.there("torus.b"), "marine");
    // A base: destroyed in step 1 of Regrouping, and its token is free again; workers too.
    let mut t = neighbours();
    t.units(0, "helios.a", "marine").units(1, "torus.b", "zergling").holds(0, &["torus.d"]);
    t.workers(0, 14).game.area_mut(area("torus.d")).workers = 1;
    t.regroup_from(1);
    assert_eq!((t.seat(0).bases, t.game.workers(Seat(0))), (0, 14));
    t.game.steps.clear();
    t.game.push(Step::Execution);
    t.order(0, "build", "helios").pass_to(0, "found").acts(0, "found helios.a; pay");
    assert_eq!(t.game.area(area("helios.a")).base.seat(), Some(Seat(0)));
}

/// SC-TERM-12, SC-TERM-13: the contested area is where the units met; one unit of each side is in
/// the front line of a skirmish, all others support.
#[test]
fn a_battle_has_an_area_front_lines_and_supporters() {
    let mut t = neighbours();
    t.units(0, "torus.c", "marine 3, firebat").units(1, "torus.a", "zergling 2");
    t.order(0, "mobilize", "torus");
    for _ in 0..3 {
        t.acts(0, "move marine torus.c; to torus.a");
    }
    assert!(t.game.battle.is_none());
    t.acts(0, "move firebat torus.c; to torus.a; done");
    assert_eq!(t.game.view(Viewer::Spectator).battle.expect("a battle").area, area("torus.a"));
    t.act(0, "pair firebat zergling"); // the other pair is the only one left
    let count = |side: u8, front: bool| {
        let fighters = &t.game.fight().fighters;
        fighters.iter().filter(|f| f.side == side && f.front == front).count()
    };
    assert_eq!((count(0, true), count(1, true)), (2, 2));
    assert_eq!((count(0, false), count(1, false)), (2, 0));
}

/// SC-TERM-14: after a battle without losses the attackers leave: no area holds units of two
/// players; beside a base alone foreign units may stay.
#[test]
fn an_area_never_holds_units_of_two_players() {
    let mut t = neighbours();
    t.units(0, "torus.c", "siege_tank").units(1, "torus.a", "mutalisk");
    t.hand(0, &["terran_13"]).hand(1, &["zerg_13"]).deck(0, &[]).no_discards(0);
    t.deck(1, &[]).no_discards(1);
    t.order(0, "mobilize", "torus").acts(0, "move siege_tank torus.c; to torus.a; done");
    assert!(t.can(0, "retreat torus.c") && !t.can(0, "retreat torus.a"));
    t.act(0, "retreat torus.c");
    assert_eq!((t.there("torus.a"), t.there("torus.c")), ("mutalisk".into(), "siege_tank".into()));
    let mut t = neighbours();
    t.units(1, "torus.c", "zergling").stack("tarsonis", "0 build").order(1, "mobilize", "torus");
    t.acts(1, "move zergling torus.c; to torus.b");
    let here = t.game.area(area("torus.b"));
    assert_eq!((here.owner.seat(), here.base.seat()), (Some(Seat(1)), Some(Seat(0))));
    assert!(t.game.battle.is_none());
}
