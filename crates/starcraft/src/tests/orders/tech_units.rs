//! Tech-required units: Archon and Guardian.

use super::*;

/// Aldaris with Summon Archon, without a base on Helios, where two High Templars stand.
fn templars() -> Table {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_summon_archon").units(0, "helios.a", "high_templar");
    t.units(0, "helios.c", "high_templar");
    t
}

/// SC-TECHU-01: without the technology there is no Archon and no Guardian.
#[test]
fn the_technology_comes_first() {
    for (faction, units, tech, unit) in [
        ("aldaris", "high_templar 2", "protoss_summon_archon", "archon"),
        ("overmind", "mutalisk", "zerg_guardian_aspect", "guardian"),
    ] {
        let build = format!("build {unit} torus.a");
        let mut t = duel(faction, "jim_raynor");
        t.units(0, "torus.a", units).order(0, "build", "torus");
        assert!(!t.can(0, &build));
        let mut t = duel(faction, "jim_raynor");
        t.units(0, "torus.a", units).tech(0, tech).order(0, "build", "torus");
        assert!(t.can(0, &build));
    }
}

/// SC-EX-37, SC-TECHU-02, SC-TECHU-03, SC-TECHU-04, SC-TECHU-05: 1 gas and two High Templars of
/// different areas; the Archon appears in the area chosen, one of those two. No base is needed.
#[test]
fn two_templars_of_different_areas_make_an_archon() {
    let mut t = templars();
    t.order(0, "build", "helios");
    assert_eq!(
        t.options(0),
        ["build archon helios.a", "build archon helios.c", "scrap", "done"],
        "no area without a Templar, nothing that needs a base"
    );
    t.act(0, "build archon helios.c"); // the other Templar is the only one left to give
    assert_eq!(price(&t), [0, 1]);
    assert_eq!(t.there("helios.a"), "high_templar", "nothing is destroyed before it is paid");
    t.act(0, "pay");
    assert_eq!((t.there("helios.a"), t.there("helios.c")), (String::new(), "archon".into()));
    assert_eq!(t.seat(0).figures[unit("high_templar").kind()], 0);
}

/// SC-EX-37, SC-TECHU-05, SC-TECHU-07: both of one area of limit 2, which ends with one unit; then
/// the order goes on.
#[test]
fn two_templars_of_one_area_make_an_archon() {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_summon_archon").units(0, "torus.a", "high_templar 2");
    t.order(0, "build", "torus").acts(0, "build archon torus.a; pay");
    assert_eq!(t.there("torus.a"), "archon");
    buy(&mut t, 0, "build zealot torus.a");
    t.act(0, "done");
    assert!(t.can(0, "building gateway"), "steps 2 and 3 follow as always");
}

/// SC-TECHU-05: with three Templars the player says which two they give.
#[test]
fn the_second_templar_is_chosen() {
    let mut t = templars();
    t.units(0, "helios.a", "high_templar").order(0, "build", "helios");
    t.act(0, "build archon helios.a");
    assert_eq!(t.options(0), ["give helios.a", "give helios.c"]);
    t.acts(0, "give helios.c; pay");
    assert_eq!(t.there("helios.a"), "high_templar, archon");
    assert_eq!(t.there("helios.c"), "");
    assert!(starting(&t, 0, "build").is_empty(), "one Templar alone makes none");
}

/// SC-TECHU-03: High Templars of another planet do not count.
#[test]
fn templars_of_other_planets_do_not_count() {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_summon_archon").units(0, "torus.a", "high_templar");
    t.units(0, "helios.a", "high_templar 2").order(0, "build", "torus");
    assert!(!t.can(0, "build archon torus.a"));
}

/// SC-TECHU-06: 1 gas and one Mutalisk make a Guardian in its place.
#[test]
fn a_mutalisk_makes_a_guardian() {
    let mut t = duel("overmind", "jim_raynor");
    t.tech(0, "zerg_guardian_aspect").units(0, "helios.b", "mutalisk, zergling");
    t.order(0, "build", "helios");
    assert_eq!(starting(&t, 0, "build"), ["build guardian helios.b"]);
    t.act(0, "build guardian helios.b");
    assert_eq!(price(&t), [0, 1]);
    t.act(0, "pay");
    assert_eq!(t.there("helios.b"), "zergling, guardian");
}

/// SC-TECHU-08, SC-AMB-54: they count against the unit build limit, unless the table says no.
#[test]
fn tech_units_count_against_the_build_limit() {
    for (value, guardians, zerglings) in [("yes", 2, 0), ("no", 3, 2)] {
        let mut t = duel_with("overmind", "jim_raynor", &[("tech_units_in_build_limit", value)]);
        t.tech(0, "zerg_guardian_aspect").units(0, "torus.c", "mutalisk 3").holds(0, &["torus.c"]);
        t.order(0, "build", "torus");
        for _ in 0..guardians {
            buy(&mut t, 0, "build guardian torus.c");
        }
        assert!(!t.can(0, "build guardian torus.c"), "{value}");
        for _ in 0..zerglings {
            buy(&mut t, 0, "build zergling torus.a");
        }
        assert!(starting(&t, 0, "build").is_empty(), "{value}");
    }
    // They are built in step 1, not later.
    let mut t = templars();
    t.order(0, "build", "helios").act(0, "done");
    assert!(starting(&t, 0, "build").is_empty());
}

/// SC-TECHU-09, SC-EX-37: a High Templar or Mutalisk built by the same order cannot be used.
#[test]
fn fresh_units_cannot_be_given_up() {
    let mut t = duel("aldaris", "overmind");
    t.tech(0, "protoss_summon_archon").buildings(0, [3, 0, 0]).modules(0, [1, 0, 0]);
    t.units(0, "torus.a", "high_templar").holds(0, &["torus.c"]).order(0, "build", "torus");
    buy(&mut t, 0, "build high_templar torus.a");
    assert!(!t.can(0, "build archon torus.a"));
    let mut t = duel("overmind", "jim_raynor");
    t.tech(0, "zerg_guardian_aspect").buildings(0, [1, 0, 2]).order(0, "build", "torus");
    buy(&mut t, 0, "build mutalisk torus.a");
    assert!(!t.can(0, "build guardian torus.a"));
}

/// SC-TECHU-09: destroying some other unit of the area does not make the new one usable.
#[test]
fn a_fresh_unit_stays_fresh_when_another_is_destroyed() {
    let mut t = duel("overmind", "jim_raynor");
    t.tech(0, "zerg_guardian_aspect").buildings(0, [1, 0, 2]).units(0, "torus.a", "zergling");
    t.order(0, "build", "torus");
    buy(&mut t, 0, "build mutalisk torus.a");
    t.acts(0, "scrap; scrap-unit zergling torus.a");
    assert!(!t.can(0, "build guardian torus.a"));
}

/// SC-TECHU-10, SC-AMB-106: the area may hold an enemy base; the only unit may be given up, for
/// cost and placement are one action; the special discount may pay the gas.
#[test]
fn a_tech_unit_stands_beside_an_enemy_base() {
    let mut t = table(&["overmind", "jim_raynor"]);
    t.tech(0, "zerg_guardian_aspect").units(0, "tarsonis.b", "mutalisk").base(1, "tarsonis.b");
    t.stack("torus", "1 build").order(0, "special_build", "tarsonis");
    // No worker at all: only the discount can pay, so it is taken at once.
    t.act(0, "build guardian tarsonis.b");
    assert_eq!(t.there("tarsonis.b"), "guardian");
    assert!(!t.seat(0).eliminated && t.ending().is_none());
}

/// SC-CLIM-01, SC-AMB-106: without a free figure one of the same type may be destroyed first.
#[test]
fn tech_units_need_a_figure_too() {
    let mut t = duel("overmind", "jim_raynor");
    t.tech(0, "zerg_guardian_aspect").units(0, "helios.b", "guardian 3");
    t.units(0, "torus.a", "mutalisk").order(0, "build", "torus");
    assert!(!t.can(0, "build guardian torus.a"));
    t.acts(0, "scrap; scrap-unit guardian helios.b; build guardian torus.a; pay");
    assert_eq!(t.there("torus.a"), "guardian");
}
