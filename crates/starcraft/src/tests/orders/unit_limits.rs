//! How many units an area holds.

use super::*;

/// SC-LIMIT-01, SC-LIMIT-04: each area holds as many units as it has icons, however they come.
#[test]
fn an_area_holds_as_many_units_as_it_has_icons() {
    let limits =
        |name: &str| -> Vec<u8> { planet(name).areas().map(StarCraft::unit_limit).collect() };
    assert_eq!(limits("torus"), [2, 2, 4, 2]);
    assert_eq!(limits("helios"), [2, 4, 2, 3]);
    assert_eq!(limits("pridewater"), [4, 4, 3]);
    // Building.
    let mut t = duel("jim_raynor", "overmind");
    t.modules(0, [2, 0, 0]).order(0, "build", "torus");
    for _ in 0..2 {
        buy(&mut t, 0, "build marine torus.a");
    }
    assert!(!t.can(0, "build marine torus.a") && t.can(0, "build marine torus.b"));
    // Moving.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.c", "marine 3").order(0, "mobilize", "torus");
    t.acts(0, "move marine torus.c; to torus.a; move marine torus.c; to torus.a");
    t.act(0, "move marine torus.c");
    assert_eq!(t.options(0), ["to torus.b", "to torus.d"]);
}

/// SC-LIMIT-04: setup keeps the limits too: Torus a takes two starting units.
#[test]
fn setup_keeps_the_unit_limits() {
    let mut t = table(&["queen_of_blades", "jim_raynor"]);
    t.base(0, "torus.c");
    t.game.steps.clear();
    t.game.push(Step::Execution);
    t.game.push(Step::StartForces(Seat(0)));
    t.acts(0, "force torus.a; force torus.a");
    assert!(!t.can(0, "force torus.a") && t.can(0, "force torus.c"));
}

/// SC-LIMIT-02, SC-MOB-12: while units move an area may be overfull, but not at the end.
#[test]
fn an_overfull_area_keeps_the_movement_open() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "torus.a", "hydralisk 2").units(0, "torus.b", "zergling 2");
    t.order(0, "mobilize", "torus").acts(0, "move hydralisk torus.a; to torus.b");
    assert!(!t.can(0, "done"), "three units in an area of limit 2");
    t.acts(0, "move zergling torus.b; to torus.a");
    assert!(t.can(0, "done"));
    t.acts(0, "move hydralisk torus.a; to torus.b; move zergling torus.b; to torus.a");
    assert_eq!(
        (t.there("torus.a"), t.there("torus.b")),
        ("zergling 2".into(), "hydralisk 2".into())
    );
}

/// SC-EX-15, SC-LIMIT-02, SC-CLIM-04, SC-CLIM-05: two of four Zerglings make room for Hydralisks.
#[test]
fn destroying_units_makes_room() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "helios.b", "zergling 4").units(0, "torus.a", "hydralisk 2").transport(0, "r0");
    t.order(0, "mobilize", "helios");
    t.acts(0, "scrap; scrap-unit zergling helios.b; scrap; scrap-unit zergling helios.b");
    t.acts(0, "move hydralisk torus.a; to helios.b; move hydralisk torus.a; to helios.b; done");
    assert_eq!(t.there("helios.b"), "zergling 2, hydralisk 2");
    // Also the other way round: first in, then room is made.
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "helios.b", "zergling 4").units(0, "torus.a", "hydralisk 2").transport(0, "r0");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move hydralisk torus.a; to helios.b; move hydralisk torus.a; to helios.b");
    assert!(!t.can(0, "done"));
    t.acts(0, "scrap; scrap-unit zergling helios.b; scrap; scrap-unit zergling helios.b; done");
    assert_eq!(t.there("helios.b"), "zergling 2, hydralisk 2");
}

/// SC-LIMIT-03: bases do not count: a full area is no obstacle to one, nor the other way round.
#[test]
fn a_base_takes_no_room() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.a", "marine 2").order(0, "build", "helios");
    t.pass_to(0, "found").acts(0, "found helios.a; pay");
    assert_eq!((base_in(&t, "helios.a"), t.there("helios.a")), (Some(0), "marine 2".into()));
}

/// SC-EX-20, SC-LIMIT-05, SC-LIMIT-06: five attackers, not six, into an area of limit 3, however
/// many defenders there are.
#[test]
fn attackers_may_exceed_the_limit_by_two() {
    let mut t = duel("overmind", "tassadar");
    t.units(1, "helios.d", "zealot 3").units(0, "helios.b", "zergling 4").transport(0, "r0");
    t.units(0, "torus.a", "zergling 2").order(0, "mobilize", "helios");
    for _ in 0..4 {
        t.acts(0, "move zergling helios.b; to helios.d");
    }
    t.acts(0, "move zergling torus.a; to helios.d; move zergling torus.a");
    assert!(!t.can(0, "to helios.d") && t.can(0, "to helios.b"));
    t.act(0, "to helios.b").act(0, "done");
    assert_eq!((t.fighters(0), t.fighters(1)), ("zergling 5".into(), "zealot 3".into()));
}

/// SC-LIMIT-08: after the victory the units beyond the plain limit must leave.
#[test]
fn attackers_beyond_the_limit_leave_after_the_victory() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(1, "helios.a", "marine").units(0, "helios.b", "zergling 4");
    only_hand(&mut t, 0, &["zerg_03"]);
    only_hand(&mut t, 1, &["terran_05"]);
    t.order(0, "mobilize", "helios");
    for _ in 0..4 {
        t.acts(0, "move zergling helios.b; to helios.a");
    }
    t.act(0, "done");
    // Marine and front-line Zergling destroy each other; of the three left two may stay.
    assert_eq!(t.options(0), ["retreat helios.b", "retreat helios.c", "retreat helios.d"]);
    t.act(0, "retreat helios.d");
    assert_eq!(
        (t.there("helios.a"), t.there("helios.d")),
        ("zergling 2".into(), "zergling".into())
    );
    // One area is full: before the order ends a Zergling may make room (SC-AMB-111).
    assert_eq!(t.options(0), ["scrap", "done"]);
    t.act(0, "done");
    order_is_over(&t);
}

/// SC-LIMIT-07, SC-EXD-10, SC-MOB-06, SC-MOB-09: an area with only an enemy base takes the plain
/// limit of 2, without battle, as the one enemy area; the base works until step 1.
#[test]
fn a_base_alone_gives_attackers_no_bonus() {
    let mut t = duel("overmind", "jim_raynor");
    t.base(1, "helios.a").units(1, "helios.d", "marine").workers(1, 3);
    t.units(0, "helios.b", "zergling 4").order(0, "mobilize", "helios");
    for _ in 0..2 {
        t.acts(0, "move zergling helios.b; to helios.a");
    }
    t.act(0, "move zergling helios.b"); // only helios.c is open, so it goes there
    assert_eq!(t.there("helios.c"), "zergling", "neither a third unit nor a second enemy area");
    t.act(0, "done");
    assert_eq!((t.game.battle.is_none(), base_in(&t, "helios.a")), (true, Some(1)));
    order_is_over(&t);
    t.act(1, "event");
    // Its owner still builds on the planet.
    t.stack("helios", "1 build");
    let mut later = Table { game: t.game.clone(), log: Vec::new() };
    later.regroup();
    assert_eq!(base_in(&later, "helios.a"), None, "it falls in step 1");
    t.act(1, "event").act(1, "reveal helios").act(1, "execute");
    assert!(t.can(1, "worker") && t.can(1, "build marine helios.d"));
}

/// SC-LIMIT-09: the +2 holds for retaking the area of the own base.
#[test]
fn the_bonus_holds_for_retaking_the_own_base() {
    let mut t = duel("overmind", "jim_raynor");
    t.base(0, "helios.a").units(1, "helios.a", "marine").units(0, "helios.b", "zergling 4");
    t.units(0, "torus.a", "zergling").transport(0, "r0").order(0, "mobilize", "helios");
    for _ in 0..4 {
        t.acts(0, "move zergling helios.b; to helios.a");
    }
    t.act(0, "move zergling torus.a");
    assert!(!t.can(0, "to helios.a"), "limit 2 and two more");
    t.act(0, "to helios.b").act(0, "done");
    assert_eq!(t.fighters(0), "zergling 4");
}
