//! Lift-off: a Terran base moves with a Mobilize order.

use super::*;
use crate::tests::*;

/// Raynor's base on Torus with Marines beside it; the Overmind in another area.
fn torus() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(0, "torus.b", "marine").units(0, "torus.c", "marine");
    t.units(1, "torus.d", "zergling").base(1, "tarsonis.b").transport(0, "r0");
    t.holds(0, &["torus.b"]);
    t
}

/// SC-FAC-09: to another friendly area of the planet; not into an empty or an enemy area.
#[test]
fn a_terran_base_moves_to_a_friendly_area() {
    let mut t = torus();
    t.order(0, "mobilize", "torus");
    assert!(t.can(0, "lift torus.c"));
    assert!(!t.can(0, "lift torus.a") && !t.can(0, "lift torus.b") && !t.can(0, "lift torus.d"));
    t.act(0, "lift torus.c");
    assert_eq!((base_in(&t, "torus.b"), base_in(&t, "torus.c")), (None, Some(0)));
    assert_eq!(
        (t.seat(0).bases, t.transports(0), holder(&t, "torus.b")),
        (1, vec!["r0".into()], Some(0))
    );
}

/// SC-FAC-10, SC-AMB-73: once per order, and no unit needs to move.
#[test]
fn a_base_moves_once_per_order() {
    let mut t = torus();
    t.order(0, "mobilize", "torus").act(0, "lift torus.c");
    assert!(!t.can(0, "lift torus.b"));
    t.act(0, "done");
    assert_eq!((t.game.round, base_in(&t, "torus.c")), (2, Some(0)));
}

/// SC-FAC-10: an area entered in the same order is friendly; the lift-off comes before the
/// battle of the order.
#[test]
fn a_base_follows_the_units_before_the_battle() {
    let mut t = torus();
    t.order(0, "mobilize", "torus").acts(0, "move marine torus.b; to torus.a");
    assert!(t.can(0, "lift torus.a"));
    t.acts(0, "move marine torus.c; to torus.d; lift torus.a");
    assert!(t.game.battle.is_none());
    t.act(0, "done");
    assert_eq!((t.game.fight().area, base_in(&t, "torus.a")), (area("torus.d"), Some(0)));
    assert!(!t.options(0).iter().any(|option| option.starts_with("lift")));
}

/// SC-FAC-10, SC-AMB-73: the target must be friendly after the own moves, so the last unit does
/// not leave it once the base has come; another may take its place first.
#[test]
fn the_target_is_friendly_after_the_own_moves() {
    let mut t = torus();
    t.order(0, "mobilize", "torus").act(0, "lift torus.c");
    assert!(!t.can(0, "move marine torus.c"));
    t.acts(0, "move marine torus.b; to torus.c");
    assert!(t.can(0, "move marine torus.c"));
    t.acts(0, "move marine torus.c; to torus.a");
    assert_eq!((t.there("torus.c"), base_in(&t, "torus.c")), ("marine".into(), Some(0)));
    let mut t = torus();
    t.order(0, "mobilize", "torus").acts(0, "move marine torus.c; to torus.a");
    assert!(!t.can(0, "lift torus.c"), "it is empty now");
}

/// SC-FAC-10: a base may leave an area it shares with enemy units, and so survives step 1.
#[test]
fn a_base_escapes_from_an_occupied_area() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(1, "torus.b", "zergling").units(0, "torus.c", "marine");
    t.order(0, "mobilize", "torus").act(0, "lift torus.c").pass(0);
    assert_eq!((t.game.round, base_in(&t, "torus.c")), (2, Some(0)));
}

/// SC-AMB-73: after a battle of the same order only with option `after_battle`, and once an order.
#[test]
fn lift_off_after_a_battle_is_an_option() {
    let fought = |options: &[(&str, &str)]| {
        let mut t = table_with(&["jim_raynor", "overmind"], options);
        t.base(0, "torus.b").units(0, "torus.c", "battlecruiser").units(1, "torus.a", "zergling");
        t.base(1, "tarsonis.b").stack("tarsonis", "1 build");
        only_card(&mut t, 0, "terran_11");
        only_card(&mut t, 1, "zerg_01");
        t.order(0, "mobilize", "torus").acts(0, "move battlecruiser torus.c; to torus.a; done");
        t
    };
    let t = fought(&[]);
    assert_eq!((t.there("torus.a"), t.asked()), ("battlecruiser".into(), 1), "the order is over");
    let mut t = fought(&[("lift_off", "after_battle")]);
    assert_eq!(t.options(0), ["lift torus.a", "scrap", "done"]);
    t.act(0, "lift torus.a");
    assert_eq!((base_in(&t, "torus.a"), base_in(&t, "torus.b")), (Some(0), None));
    assert_eq!(t.asked(), 1, "once an order");
}

/// SC-FAC-09: not for other races, not on other planets, and not with other orders.
#[test]
fn nothing_else_lifts_off() {
    let lifts = |t: &Table, seat| t.options(seat).iter().any(|o| o.starts_with("lift"));
    let mut t = table(&["tassadar", "overmind"]);
    t.base(0, "torus.b").units(0, "torus.c", "zealot").base(1, "tarsonis.b");
    t.order(0, "mobilize", "torus");
    assert!(t.can(0, "move zealot torus.c") && !lifts(&t, 0));
    let mut t = torus();
    t.order(0, "mobilize", "helios");
    assert!(t.can(0, "move marine torus.c") && !lifts(&t, 0));
    let mut t = torus();
    t.workers(0, 5).order(0, "build", "torus");
    assert!(t.can(0, "scrap") && !lifts(&t, 0));
}
