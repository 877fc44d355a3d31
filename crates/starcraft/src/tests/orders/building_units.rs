//! Building units: how many, which, where.

use super::*;

/// SC-UNIT-01, SC-UNIT-02: two units an order for Terran and Protoss.
#[test]
fn an_order_builds_two_units() {
    for (faction, unit) in [("jim_raynor", "marine"), ("aldaris", "zealot")] {
        let mut t = duel(faction, "overmind");
        t.holds(0, &["pridewater.a"]).order(0, "build", "torus");
        for _ in 0..2 {
            buy(&mut t, 0, &format!("build {unit} torus.c"));
        }
        assert!(starting(&t, 0, "build").is_empty(), "{faction}");
        assert!(t.can(0, "worker"), "workers are no units");
        assert_eq!(t.there("torus.c"), format!("{unit} 2"));
    }
    // Without a base there are none.
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "build", "helios");
    assert!(starting(&t, 0, "build").is_empty());
}

/// SC-UNIT-03: a faction starts with one building and builds what it shows.
#[test]
fn only_units_of_own_buildings_are_built() {
    for (faction, unit) in
        [("tassadar", "zealot"), ("jim_raynor", "marine"), ("overmind", "zergling")]
    {
        let mut t = duel(faction, "aldaris");
        t.holds(0, &["pridewater.a", "pridewater.b"]).workers(0, 15).order(0, "build", "torus");
        let offered: Vec<_> = ["a", "b", "c", "d"]
            .iter()
            .map(|place| format!("build {unit} torus.{place}"))
            .collect();
        assert_eq!(starting(&t, 0, "build"), offered);
    }
}

/// SC-UNIT-04: each unit at the price of its Faction Sheet.
#[test]
fn a_unit_costs_what_the_sheet_says() {
    let prices = [
        ("jim_raynor", "marine", [1, 0]),
        ("jim_raynor", "ghost", [0, 2]),
        ("jim_raynor", "battlecruiser", [3, 2]),
        ("overmind", "zergling", [1, 0]),
        ("overmind", "ultralisk", [2, 2]),
        ("overmind", "queen", [0, 1]),
        ("tassadar", "zealot", [2, 0]),
        ("tassadar", "high_templar", [0, 1]),
        ("tassadar", "carrier", [3, 2]),
    ];
    for (faction, unit, cost) in prices {
        let mut t = duel(faction, "aldaris");
        t.buildings(0, if faction == "overmind" { [3, 2, 2] } else { [3, 1, 3] });
        t.order(0, "build", "torus").act(0, &format!("build {unit} torus.a"));
        assert_eq!(price(&t), cost, "{unit}");
    }
}

/// SC-UNIT-05, SC-LIMIT-04: into any friendly or empty area of the active planet with room.
#[test]
fn a_unit_goes_to_any_open_area_of_the_planet() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "torus.b", "marine 2").units(0, "torus.d", "marine").order(0, "build", "torus");
    assert_eq!(
        starting(&t, 0, "build"),
        ["build marine torus.a", "build marine torus.c", "build marine torus.d"],
        "b is full, other planets are not the active one"
    );
    buy(&mut t, 0, "build marine torus.d");
    assert_eq!(t.there("torus.d"), "marine 2");
    assert_eq!(starting(&t, 0, "build"), ["build marine torus.a", "build marine torus.c"]);
}

/// SC-UNIT-06, SC-UNIT-07: not into an area with enemy units or an enemy base, not even beside
/// the own base; so building starts no battle.
#[test]
fn a_unit_never_goes_into_an_enemy_area() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(1, "torus.c", "zergling").base(1, "torus.b").units(1, "torus.d", "hydralisk");
    t.order(0, "build", "torus");
    assert_eq!(starting(&t, 0, "build"), ["build marine torus.a"]);
    for _ in 0..2 {
        buy(&mut t, 0, "build marine torus.a");
    }
    t.acts(0, "done; done");
    assert_eq!(t.game.battle, None);
    order_is_over(&t);
}

/// SC-UNIT-08, SC-CLIM-01: without an unused figure a unit cannot be built.
#[test]
fn figures_are_limited() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine 4").units(0, "pridewater.a", "marine 2");
    t.buildings(0, [2, 0, 0]).order(0, "build", "torus");
    assert!(!t.can(0, "build marine torus.a") && t.can(0, "build firebat torus.a"));
}

/// SC-EX-16, SC-UNIT-08, SC-CLIM-03, SC-CLIM-05: an Ultralisk destroyed on another planet is built
/// at once here, for its normal cost.
#[test]
fn a_destroyed_figure_is_built_again() {
    let mut t = duel("overmind", "jim_raynor");
    t.units(0, "helios.b", "ultralisk 2").units(0, "pridewater.a", "ultralisk");
    t.buildings(0, [3, 0, 0]).order(0, "build", "torus");
    assert!(!t.can(0, "build ultralisk torus.a"));
    t.acts(0, "scrap; scrap-unit ultralisk pridewater.a");
    assert_eq!(t.there("pridewater.a"), "");
    t.act(0, "build ultralisk torus.a");
    assert_eq!(price(&t), [2, 2]);
    t.act(0, "pay");
    assert_eq!(t.there("torus.a"), "ultralisk");
    assert!(!t.can(0, "build ultralisk torus.b"));
}
