//! Within a Mobilize order: the Terran lift-off and the Protoss Recall.

use super::*;

/// SC-FAC-09, SC-FAC-10, SC-AMB-73: once an order a Terran base moves to another friendly area of
/// the active planet; no unit needs to move.
#[test]
fn a_terran_base_lifts_off_once() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["torus.c"]).transport(0, "r0").units(0, "torus.a", "marine");
    t.units(0, "torus.b", "marine").units(0, "helios.b", "marine").order(0, "mobilize", "torus");
    assert_eq!(starting(&t, 0, "lift"), ["lift torus.a", "lift torus.b"], "not to an empty area");
    t.act(0, "lift torus.b");
    assert_eq!((base_in(&t, "torus.b"), base_in(&t, "torus.c")), (Some(0), None));
    assert!(starting(&t, 0, "lift").is_empty());
    t.act(0, "done");
    // Neither built nor destroyed: cards and transports stay.
    assert_eq!(
        (holder(&t, "torus.c"), t.transports(0), t.seat(0).bases),
        (Some(0), vec!["r0".into()], 1)
    );
    for other in ["overmind", "aldaris"] {
        let mut t = duel(other, "jim_raynor");
        t.units(0, "torus.a", if other == "aldaris" { "zealot" } else { "zergling" });
        t.order(0, "mobilize", "torus");
        assert!(starting(&t, 0, "lift").is_empty(), "{other}");
    }
}

/// SC-FAC-10: the target is tested after the own moves: an area just entered is friendly.
#[test]
fn the_base_follows_units_that_have_just_moved() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.c", "marine").order(0, "mobilize", "torus");
    assert!(starting(&t, 0, "lift").is_empty());
    t.acts(0, "move marine torus.c; to torus.a");
    assert_eq!(starting(&t, 0, "lift"), ["lift torus.a"]);
}

/// SC-FAC-10: so the last unit cannot leave the area the base has just moved to.
#[test]
fn the_area_of_the_moved_base_stays_manned() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.a", "marine").units(0, "torus.d", "firebat").order(0, "mobilize", "torus");
    t.act(0, "lift torus.a");
    assert!(!t.can(0, "move marine torus.a"));
    t.acts(0, "move firebat torus.d; to torus.a");
    assert!(t.can(0, "move marine torus.a"), "another one takes its place");
}

/// SC-FAC-10: the base may leave an area it shares with enemies, before the battle there.
#[test]
fn a_base_leaves_an_occupied_area() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(1, "torus.c", "zergling")
        .units(0, "torus.a", "marine 2")
        .units(1, "torus.d", "zergling");
    t.order(0, "mobilize", "torus");
    assert_eq!(starting(&t, 0, "lift"), ["lift torus.a"]);
    t.acts(0, "lift torus.a; move marine torus.a; to torus.c; done");
    assert!(t.game.battle.is_some());
    assert_eq!((base_in(&t, "torus.a"), base_in(&t, "torus.c")), (Some(0), None));
}

/// SC-TCH-01, SC-AMB-78: after the moves one unit of any planet joins an Arbiter on the active
/// planet, without transport.
#[test]
fn recall_brings_one_unit_to_an_arbiter() {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_recall").units(0, "helios.b", "arbiter").units(
        0,
        "pridewater.a",
        "zealot 2",
    );
    t.units(0, "helios.d", "dragoon").order(0, "mobilize", "helios");
    assert!(starting(&t, 0, "recall").is_empty(), "first the moves");
    t.act(0, "done");
    assert_eq!(
        t.options(0),
        ["recall dragoon helios.d", "recall zealot pridewater.a", "done"],
        "units of the active planet too, but not the Arbiter to itself"
    );
    t.act(0, "recall zealot pridewater.a");
    assert_eq!(
        (t.there("helios.b"), t.there("pridewater.a")),
        ("zealot, arbiter".into(), "zealot".into())
    );
    order_is_over(&t); // one unit and no more
}

/// SC-TCH-01: without the technology or without an Arbiter on the active planet there is no
/// Recall, and it may be declined.
#[test]
fn recall_needs_an_arbiter_and_is_optional() {
    let mut t = duel("aldaris", "overmind");
    t.units(0, "helios.b", "arbiter").units(0, "pridewater.a", "zealot");
    t.order(0, "mobilize", "helios").act(0, "done");
    order_is_over(&t);
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_recall").units(0, "torus.a", "arbiter").units(0, "pridewater.a", "zealot");
    t.order(0, "mobilize", "helios");
    order_is_over(&t);
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_recall").units(0, "helios.b", "arbiter").units(0, "pridewater.a", "zealot");
    t.order(0, "mobilize", "helios").act(0, "done").act(0, "done");
    order_is_over(&t);
}

/// SC-AMB-78: the plain limit applies to a friendly area, the attack limit to the area attacked.
#[test]
fn recall_keeps_the_limits() {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_recall")
        .units(0, "helios.a", "arbiter, zealot")
        .units(0, "torus.a", "zealot");
    t.order(0, "mobilize", "helios").act(0, "done");
    order_is_over(&t); // helios.a holds two units
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_recall").units(1, "helios.a", "zergling").units(
        0,
        "helios.b",
        "arbiter, zealot 2",
    );
    t.units(0, "torus.a", "zealot 2").order(0, "mobilize", "helios");
    t.acts(0, "move arbiter helios.b; to helios.a");
    for _ in 0..2 {
        t.acts(0, "move zealot helios.b; to helios.a");
    }
    t.act(0, "done");
    assert!(t.game.battle.is_none(), "Recall comes before the battle");
    t.act(0, "recall zealot torus.a");
    assert_eq!(t.fighters(0), "zealot 3, arbiter");
}

/// SC-AMB-78: with limit + 2 attackers there is no room for one more.
#[test]
fn recall_does_not_exceed_the_attack_limit() {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_recall").units(1, "helios.a", "zergling").units(
        0,
        "helios.b",
        "arbiter, zealot 3",
    );
    t.units(0, "torus.a", "zealot").order(0, "mobilize", "helios");
    t.acts(0, "move arbiter helios.b; to helios.a");
    for _ in 0..3 {
        t.acts(0, "move zealot helios.b; to helios.a");
    }
    t.act(0, "done");
    assert_eq!(t.fighters(0), "zealot 3, arbiter");
    assert_eq!(t.there("torus.a"), "zealot");
}

/// SC-AMB-78: never a second enemy area; limited orbital defense does not stop it.
#[test]
fn recall_enters_no_second_enemy_area() {
    let mut t = duel("aldaris", "jim_raynor");
    t.tech(0, "protoss_recall").units(0, "helios.c", "arbiter").base(1, "helios.c");
    t.modules(1, [0, 0, 1]).units(0, "torus.a", "zealot");
    let mut t2 = Table { game: t.game.clone(), log: Vec::new() };
    t.order(0, "mobilize", "helios").acts(0, "done; recall zealot torus.a");
    assert_eq!(t.there("helios.c"), "zealot, arbiter");
    t2.units(1, "helios.d", "marine").units(0, "helios.b", "zealot").order(0, "mobilize", "helios");
    t2.acts(0, "move zealot helios.b; to helios.d; done");
    assert!(t2.game.battle.is_some(), "another enemy area was entered, so nothing is recalled");
    assert_eq!(t2.there("helios.c"), "arbiter");
}

/// SC-AMB-78: a unit that has moved with this order may be recalled, and the state stays sound.
#[test]
fn a_unit_that_has_moved_may_be_recalled() {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_recall").units(1, "helios.a", "zergling").units(0, "helios.b", "zealot");
    t.units(0, "helios.d", "arbiter, dragoon").order(0, "mobilize", "helios");
    t.acts(0, "move dragoon helios.d; to helios.a; move zealot helios.b; to helios.c; done");
    assert!(t.can(0, "recall zealot helios.c") && t.can(0, "recall dragoon helios.a"));
    t.act(0, "recall zealot helios.c");
    assert_eq!(
        (t.there("helios.d"), t.there("helios.c")),
        ("zealot, arbiter".into(), String::new())
    );
    let order = t.game.order.expect("the battle belongs to the order");
    let moved: u8 = order.moved[area("helios.c").place()].iter().sum();
    assert_eq!(moved, 0, "nothing that has moved stands in helios.c");
}
