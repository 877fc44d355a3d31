//! Founding bases.

use super::*;

/// SC-BASE-01, SC-BASE-02: one base an order, in an area with an own unit, after its cost is paid.
#[test]
fn a_base_is_founded_beside_an_own_unit() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").units(0, "helios.d", "marine").order(0, "build", "helios");
    t.pass_to(0, "found");
    assert_eq!(starting(&t, 0, "found"), ["found helios.b", "found helios.d"]);
    t.act(0, "found helios.d");
    assert_eq!((price(&t), base_in(&t, "helios.d")), ([2, 0], None), "paid first");
    t.act(0, "pay");
    assert_eq!(base_in(&t, "helios.d"), Some(0));
    order_is_over(&t); // no second base
}

/// SC-BASE-02: who cannot pay founds nothing.
#[test]
fn a_base_must_be_paid() {
    let mut t = duel("jim_raynor", "overmind");
    t.workers(0, 1).units(0, "helios.b", "marine").order(0, "build", "helios");
    t.pass(0); // step 3 has nothing to offer
    order_is_over(&t);
    assert_eq!(t.seat(0).bases, 1);
}

/// SC-BASE-03: no second base on a planet before the first is gone.
#[test]
fn one_base_of_a_player_on_a_planet() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.a", "marine").order(0, "build", "torus").acts(0, "done; done");
    order_is_over(&t);
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.a", "marine").order(0, "build", "torus");
    t.acts(0, "done; scrap; scrap-base torus; done; found torus.a; pay");
    assert_eq!((base_in(&t, "torus.a"), base_in(&t, "torus.c")), (Some(0), None));
}

/// SC-BASE-04, SC-BASE-10, SC-BASE-05: not in an area with an enemy base, but elsewhere on the
/// same planet.
#[test]
fn no_area_holds_two_bases() {
    let mut t = duel("jim_raynor", "overmind");
    t.base(1, "helios.b").units(0, "helios.b", "marine").units(0, "helios.d", "marine");
    t.order(0, "build", "helios").pass_to(0, "found");
    assert_eq!(starting(&t, 0, "found"), ["found helios.d"]);
    t.acts(0, "found helios.d; pay");
    assert_eq!((base_in(&t, "helios.b"), base_in(&t, "helios.d")), (Some(1), Some(0)));
}

/// SC-BASE-06, SC-LIMIT-03: a base takes no room, is no unit to move and does not fight.
#[test]
fn a_base_is_not_a_unit() {
    let mut t = duel("overmind", "jim_raynor");
    t.base(0, "helios.a").units(0, "torus.a", "zergling 2").transport(0, "r0");
    t.order(0, "mobilize", "helios");
    for _ in 0..2 {
        t.acts(0, "move zergling torus.a; to helios.a");
    }
    order_is_over(&t); // two units fit beside the base
    assert_eq!(t.there("helios.a"), "zergling 2");
    // Entered by an enemy, a base alone does not fight.
    let mut t = duel("overmind", "jim_raynor");
    t.base(1, "helios.a").units(0, "helios.b", "zergling").order(0, "mobilize", "helios");
    t.acts(0, "move zergling helios.b; to helios.a");
    assert_eq!((t.game.battle.is_none(), t.there("helios.a")), (true, "zergling".to_owned()));
    order_is_over(&t);
}

/// SC-BASE-07: a new base brings Resource cards in the next Regrouping step 3, not before.
#[test]
fn a_new_base_brings_cards_in_regrouping() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "build", "helios");
    t.pass_to(0, "found").acts(0, "found helios.b; pay");
    assert_eq!((holder(&t, "helios.b"), holder(&t, "helios.d")), (None, None));
    t.regroup();
    assert_eq!((holder(&t, "helios.b"), holder(&t, "helios.d")), (Some(0), Some(0)));
}

/// Six bases of seat 0 on six of eight planets and a unit on the seventh.
fn empire() -> Table {
    let mut t = table(&["jim_raynor", "overmind", "aldaris", "tassadar"]);
    for (seat, place) in [(1, "torus.a"), (2, "torus.b"), (3, "torus.d")] {
        t.base(seat, place);
    }
    for place in
        ["torus.c", "helios.b", "pridewater.a", "tarsonis.a", "antiga_prime.a", "dylar_iv.a"]
    {
        t.base(0, place);
    }
    t.units(0, "vyctor_v.a", "marine").workers(0, 5).stack("torus", "1 build");
    t
}

/// SC-BASE-08, SC-CLIM-01: six bases at once.
#[test]
fn six_bases_are_the_most() {
    let mut t = empire();
    t.order(0, "build", "vyctor_v").act(0, "done").act(0, "done");
    order_is_over(&t);
    assert_eq!(t.seat(0).bases, 6);
}

/// SC-BASE-11, SC-AMB-58: a base destroyed elsewhere frees its token for the same order.
#[test]
fn a_base_elsewhere_is_given_up_for_a_new_one() {
    let mut t = empire();
    t.order(0, "build", "vyctor_v").acts(0, "scrap; scrap-base dylar_iv").pass_to(0, "found");
    assert_eq!(starting(&t, 0, "found"), ["found vyctor_v.a"]);
    t.acts(0, "found vyctor_v.a; pay");
    assert_eq!((base_in(&t, "vyctor_v.a"), base_in(&t, "dylar_iv.a")), (Some(0), None));
    assert_eq!(t.seat(0).bases, 6);
}

/// SC-BASE-09, SC-AMB-26: a base works while enemy units stand in its area, for Build and
/// Research orders.
#[test]
fn an_occupied_base_still_works() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(1, "torus.c", "zergling").stack("torus", "0 research, 0 build").run();
    t.act(0, "execute");
    assert!(t.can(0, "worker") && t.can(0, "transport r0") && t.can(0, "build marine torus.a"));
    t.acts(0, "done; done").act(1, "event").act(0, "execute");
    assert_eq!(t.options(0), ["draw", "scrap", "done"]);
    assert_eq!(t.seat(0).drawn.len(), 1);
}
