//! The three steps of a Build order and what each of them needs.

use super::*;

/// SC-BUILD-01, SC-BUILD-05: workers, transports and units first; then upgrades; then a base;
/// no way back.
#[test]
fn the_three_steps_come_in_their_order() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus");
    assert!(t.can(0, "worker") && t.can(0, "transport r0") && t.can(0, "build marine torus.a"));
    for later in ["building", "module", "found"] {
        assert!(starting(&t, 0, later).is_empty(), "{later} comes later");
    }
    t.act(0, "done");
    assert!(t.can(0, "building barracks") && t.can(0, "module supply"));
    for other in ["worker", "transport", "build", "found"] {
        assert!(starting(&t, 0, other).is_empty(), "{other} does not belong here");
    }
    t.act(0, "done");
    order_is_over(&t); // no step 3 with an own base
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "build", "helios").pass_to(0, "found");
    assert_eq!(t.options(0), ["found helios.b", "scrap", "done"]);
    t.act(0, "done");
    order_is_over(&t);
    assert_eq!(t.seat(0).pool, 10, "every step may be left out");
}

/// SC-EX-13, SC-BUILD-05: a base built now builds no units with the same order.
#[test]
fn a_new_base_builds_nothing_with_the_same_order() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "build", "helios");
    assert!(starting(&t, 0, "build").is_empty());
    t.pass_to(0, "found").acts(0, "found helios.b; pay");
    assert_eq!(base_in(&t, "helios.b"), Some(0));
    order_is_over(&t);
}

/// SC-EX-14, SC-BUILD-02, SC-BUILD-03, SC-BUILD-04: one unit and no base open steps 2 and 3 only.
#[test]
fn a_unit_alone_opens_upgrades_and_the_base() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").transport(0, "r0").order(0, "build", "helios");
    // No worker, transport or unit: step 2 is the first question.
    assert!(t.can(0, "building factory") && t.can(0, "module supply"));
    buy(&mut t, 0, "building factory");
    t.act(0, "done");
    assert_eq!(starting(&t, 0, "found"), ["found helios.b"]);
}

/// SC-EX-14, SC-BUILD-06, SC-UPG-02: with neither unit nor base on the planet nothing is possible.
#[test]
fn without_unit_and_base_the_order_has_no_effect() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "helios");
    order_is_over(&t);
    assert_eq!(t.seat(0).pool, 10);
}

/// SC-BUILD-03, SC-UPG-02: a base alone is enough for an upgrade, step 3 needs a unit.
#[test]
fn a_base_alone_opens_upgrades() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus").act(0, "done");
    buy(&mut t, 0, "module supply");
    assert_eq!(t.modules_of(0), [1, 0, 0]);
    // With the base destroyed in step 1 neither step 2 nor step 3 is open.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "pridewater.a", "marine").order(0, "build", "torus");
    t.acts(0, "scrap; scrap-base torus");
    order_is_over(&t);
}

/// SC-BUILD-04, SC-BUILD-07: units built in step 1 stand beside an own base, so no base can be
/// founded; with that base destroyed in between it can.
#[test]
fn fresh_units_open_step_three_only_without_the_base() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus");
    buy(&mut t, 0, "build marine torus.a");
    t.acts(0, "done; done");
    order_is_over(&t);
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "build", "torus");
    buy(&mut t, 0, "build marine torus.a");
    t.acts(0, "scrap; scrap-base torus").pass_to(0, "found");
    assert_eq!(starting(&t, 0, "found"), ["found torus.a"]);
}

/// SC-EXD-41, SC-BUILD-10, SC-AMB-58: one unit built, the base destroyed: no further purchase of
/// step 1, but steps 2 and 3.
#[test]
fn without_the_base_step_one_is_over() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.b", "marine").order(0, "build", "torus");
    buy(&mut t, 0, "build marine torus.a");
    assert!(t.can(0, "build marine torus.a"), "the limit is two");
    t.acts(0, "scrap; scrap-base torus");
    assert!(starting(&t, 0, "build").is_empty());
    buy(&mut t, 0, "building barracks");
    t.act(0, "done");
    assert_eq!(starting(&t, 0, "found"), ["found torus.a", "found torus.b"]);
    t.act(0, "found torus.b").act(0, "pay");
    assert_eq!(base_in(&t, "torus.b"), Some(0));
    order_is_over(&t);
}

/// SC-BUILD-08: workers, transports and units in any sequence.
#[test]
fn step_one_purchases_come_in_any_sequence() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["pridewater.a"]).order(0, "build", "torus");
    for what in ["build marine torus.a", "worker", "transport r0", "build marine torus.b", "worker"]
    {
        buy(&mut t, 0, what);
    }
    assert_eq!((t.there("torus.a"), t.there("torus.b")), ("marine".into(), "marine".into()));
    assert_eq!((t.seat(0).unavailable, t.transports(0)), (2, vec!["r0".to_owned()]));
}

/// SC-BUILD-09: what is bought in step 2 does not help step 1 of the same order.
#[test]
fn upgrades_serve_the_next_order_only() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["pridewater.a"]).stack("torus", "0 build, 0 build").run().act(0, "execute");
    assert!(!t.can(0, "build firebat torus.a"));
    t.act(0, "done");
    buy(&mut t, 0, "building barracks");
    assert!(starting(&t, 0, "build").is_empty(), "step 1 is over");
    t.act(0, "done").act(1, "event").act(0, "execute");
    assert!(t.can(0, "build firebat torus.a"));
}

/// SC-BUILD-11: building and module in either sequence.
#[test]
fn building_and_module_come_in_either_sequence() {
    for (first, second) in
        [("building barracks", "module supply"), ("module supply", "building barracks")]
    {
        let mut t = duel("jim_raynor", "overmind");
        t.order(0, "build", "torus").act(0, "done");
        buy(&mut t, 0, first);
        assert!(t.can(0, second) && !t.can(0, first), "{first}");
        buy(&mut t, 0, second);
        assert_eq!((t.seat(0).buildings, t.modules_of(0)), ([2, 0, 0], [1, 0, 0]));
    }
}
