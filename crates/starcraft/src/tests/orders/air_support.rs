//! Air Support: detector, anti-aircraft defenses, limited orbital defense.

use super::*;

/// Seat 1, a Terran, has a base and a Marine in Helios b; the Overmind has a unit in Helios d and
/// attacks with it. Each side has one card and draws none.
fn attack(unit: &str, cards: [&str; 2], modules: u8) -> Table {
    let mut t = duel("overmind", "jim_raynor");
    t.base(1, "helios.b").units(1, "helios.b", "marine").modules(1, [0, 0, modules]);
    t.units(0, "helios.d", unit);
    only_hand(&mut t, 0, &[cards[0]]);
    only_hand(&mut t, 1, &[cards[1]]);
    t.order(0, "mobilize", "helios").acts(0, &format!("move {unit} helios.d; to helios.b; done"));
    t
}

/// SC-MOD-08, SC-MOD-09: with Air Support the units beside the base have detector, so a burrowed
/// attacker who is destroyed cannot withdraw.
#[test]
fn units_beside_the_base_have_detector() {
    let t = attack("hydralisk", ["zerg_burrow#1", "terran_04"], 0);
    assert!(t.can(0, "withdraw helios.d"), "without Air Support they withdraw");
    let t = attack("hydralisk", ["zerg_burrow#1", "terran_04"], 1);
    assert_eq!(t.seat(0).figures[unit("hydralisk").kind()], 0);
    assert_eq!(t.there("helios.b"), "marine");
}

/// SC-MOD-08, SC-MOD-10, SC-MOD-15: +1 attack against a flying front-line unit only; a second
/// module adds nothing.
#[test]
fn anti_aircraft_adds_one_against_flying_units() {
    let attack_of = |unit: &str, card: &str, modules: u8| {
        let t = attack(unit, [card, "terran_05"], modules);
        t.compared(0).0[1]
    };
    assert_eq!(attack_of("mutalisk", "zerg_13", 0), 5);
    assert_eq!(attack_of("mutalisk", "zerg_13", 1), 6);
    assert_eq!(attack_of("mutalisk", "zerg_13", 2), 6);
    assert_eq!(attack_of("zergling", "zerg_02", 1), 5);
}

/// SC-MOD-10: only in an area with the own base.
#[test]
fn anti_aircraft_needs_the_base_in_the_area() {
    let mut t = duel("overmind", "jim_raynor");
    t.base(1, "helios.a").units(1, "helios.b", "marine").modules(1, [0, 0, 1]);
    t.units(0, "helios.d", "mutalisk");
    only_hand(&mut t, 0, &["zerg_13"]);
    only_hand(&mut t, 1, &["terran_05"]);
    t.order(0, "mobilize", "helios").acts(0, "move mutalisk helios.d; to helios.b; done");
    assert_eq!(t.compared(0).0, [7, 5]);
}

/// SC-MOD-11, SC-AMB-72: it helps an attacker too who retakes the area of their own base.
#[test]
fn anti_aircraft_helps_to_retake_the_base() {
    let mut t = duel("jim_raynor", "overmind");
    t.base(0, "helios.b").units(1, "helios.b", "mutalisk").modules(0, [0, 0, 1]);
    t.units(0, "helios.d", "marine");
    only_hand(&mut t, 0, &["terran_05"]);
    only_hand(&mut t, 1, &["zerg_13"]);
    t.order(0, "mobilize", "helios").acts(0, "move marine helios.d; to helios.b; done");
    assert_eq!(t.compared(0).0, [6, 7]);
}

/// SC-EX-49, SC-MOD-12, SC-MOD-13, SC-MOB-13: no transport into the base area, but into the others;
/// units on the planet may enter it.
#[test]
fn orbital_defense_stops_transports_into_the_base_area() {
    let mut t = duel("overmind", "arcturus_mengsk");
    t.base(1, "helios.b").modules(1, [0, 0, 1]).transport(0, "r0");
    t.units(0, "torus.a", "zergling").units(0, "helios.d", "hydralisk");
    t.order(0, "mobilize", "helios").act(0, "move zergling torus.a");
    assert_eq!(t.options(0), ["to helios.a", "to helios.c", "to helios.d"]);
    t.act(0, "to helios.a").act(0, "move hydralisk helios.d");
    assert!(t.can(0, "to helios.b"));
    t.act(0, "to helios.b");
    assert_eq!(t.there("helios.b"), "hydralisk");
    // Without the module the transport goes there.
    let mut t = duel("overmind", "arcturus_mengsk");
    t.base(1, "helios.b").transport(0, "r0").units(0, "torus.a", "zergling");
    t.order(0, "mobilize", "helios").act(0, "move zergling torus.a");
    assert!(t.can(0, "to helios.b"));
}

/// SC-MOD-14: a transported unit does not go on into the base area with the same order.
#[test]
fn a_transported_unit_goes_no_further() {
    let mut t = duel("overmind", "arcturus_mengsk");
    t.base(1, "helios.b").modules(1, [0, 0, 1]).transport(0, "r0").units(0, "torus.a", "zergling");
    t.order(0, "mobilize", "helios").acts(0, "move zergling torus.a; to helios.d");
    order_is_over(&t); // nothing is left to move
}

/// SC-MOD-12, SC-AMB-31: the defense works while somebody else's units hold the area, against
/// everybody but the owner of the base.
#[test]
fn orbital_defense_works_under_occupation() {
    let setup = |attacker: u8| {
        let factions = ["overmind", "arcturus_mengsk", "aldaris"];
        let mut t = table(&factions);
        t.base(0, "torus.c").base(1, "helios.b").base(2, "tarsonis.a");
        t.modules(1, [0, 0, 1]).units(2, "helios.b", "zealot");
        let unit = ["zergling", "marine", "zealot"][attacker as usize];
        t.units(attacker, "torus.a", unit).transport(attacker, "r0");
        t.order(attacker, "mobilize", "helios").act(attacker, &format!("move {unit} torus.a"));
        t.can(attacker, "to helios.b")
    };
    assert!(!setup(0), "a third player");
    assert!(!setup(2), "the one whose units are there");
    assert!(setup(1), "the owner");
}

/// SC-MOD-08, SC-MOD-16: one module protects all bases of its owner.
#[test]
fn one_module_works_for_all_bases() {
    for (planet, base) in [("helios", "helios.b"), ("pridewater", "pridewater.a")] {
        let mut t = duel("overmind", "arcturus_mengsk");
        t.base(1, "helios.b").base(1, "pridewater.a").modules(1, [0, 0, 1]);
        t.z_route(0, "torus", "pridewater").transport(0, "r0").transport(0, "z0");
        t.units(0, "torus.a", "zergling").order(0, "mobilize", planet);
        t.act(0, "move zergling torus.a");
        assert!(!t.can(0, &format!("to {base}")) && t.options(0).len() > 1);
    }
}
