//! Buildings and modules.

use super::*;

/// Plays through step 1 of a Build order on Torus.
fn at_upgrades(t: &mut Table) {
    t.order(0, "build", "torus").act(0, "done");
}

/// SC-UPG-01, SC-BLDG-06: at most one building (so one level) and one module an order.
#[test]
fn an_order_buys_one_building_and_one_module() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["pridewater.a"]);
    at_upgrades(&mut t);
    buy(&mut t, 0, "building barracks");
    assert!(starting(&t, 0, "building").is_empty() && t.can(0, "module supply"));
    buy(&mut t, 0, "module supply");
    order_is_over(&t);
}

/// SC-EX-34, SC-BLDG-03, SC-BLDG-05, SC-UPG-01: from Barracks 1 the options are Barracks 2, Factory
/// 1 and Starport 1; with Starport 1 the next ones are Barracks 2, Factory 1 and Starport 2.
#[test]
fn levels_are_built_one_after_the_other() {
    let mut t = duel("arcturus_mengsk", "overmind");
    assert_eq!(t.seat(0).buildings, [1, 0, 0], "Barracks 1 are printed on the sheet");
    t.holds(0, &["pridewater.a", "pridewater.b"]).stack("torus", "0 build, 0 build").run();
    t.acts(0, "execute; done");
    assert_eq!(
        starting(&t, 0, "building"),
        ["building barracks", "building factory", "building starport"]
    );
    t.acts(0, "building starport; pay; module air_support; pay").act(1, "event");
    assert_eq!((t.seat(0).buildings, t.modules_of(0)), ([1, 0, 1], [0, 0, 1]));
    t.acts(0, "execute; done");
    assert_eq!(starting(&t, 0, "building").len(), 3);
    let next = |building: &str| {
        let mut t = Table { game: t.game.clone(), log: Vec::new() };
        t.act(0, &format!("building {building}")).act(0, "pay");
        t.seat(0).buildings
    };
    assert_eq!(next("barracks"), [2, 0, 1]);
    assert_eq!(next("factory"), [1, 1, 1]);
    assert_eq!(next("starport"), [1, 0, 2]);
}

/// SC-EX-36, SC-BLDG-03: no level is skipped: level 3 enables nothing before level 2 is there.
#[test]
fn no_level_is_skipped() {
    let mut t = duel("arcturus_mengsk", "overmind");
    t.holds(0, &["pridewater.a"]);
    at_upgrades(&mut t);
    t.act(0, "building barracks");
    assert_eq!(price(&t), [1, 0], "the price of level 2, not of level 3 (1 and 1)");
    t.act(0, "pay");
    assert_eq!(t.seat(0).buildings[0], 2);
    // The highest level is the end.
    let mut t = duel("overmind", "jim_raynor");
    t.buildings(0, [3, 2, 1]);
    at_upgrades(&mut t);
    assert_eq!(starting(&t, 0, "building"), ["building spire"]);
}

/// SC-BLDG-04, SC-BLDG-07, SC-BLDG-08: the higher level lies on the lower one, whose unit stays
/// available.
#[test]
fn covered_levels_keep_their_units() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["pridewater.a"]).stack("torus", "0 build, 0 build").run();
    t.acts(0, "execute; done; building barracks; pay; done").act(1, "event");
    assert_eq!(t.seat(0).buildings, [2, 0, 0], "one pile per type");
    t.act(0, "execute");
    assert!(t.can(0, "build marine torus.a") && t.can(0, "build firebat torus.a"));
    assert!(!t.can(0, "build ghost torus.a"));
}

/// SC-EX-18, SC-UPG-03, SC-UPG-04: Factory 1 lies on its space of the sheet and serves every
/// base, the future ones too.
#[test]
fn a_building_serves_all_bases() {
    let mut t = duel("jim_raynor", "overmind");
    t.base(0, "helios.b").units(0, "pridewater.a", "marine").holds(0, &["tarsonis.c", "torus.b"]);
    t.workers(0, 15).stack("torus", "0 build, 0 build, 0 build").run();
    t.acts(0, "execute; done; building factory");
    assert_eq!(price(&t), [2, 0]);
    t.acts(0, "pay; done").act(1, "event");
    assert_eq!(t.seat(0).buildings, [1, 1, 0]);
    for place in ["torus.a", "helios.b"] {
        let mut t = Table { game: t.game.clone(), log: Vec::new() };
        let planet = place.split('.').next().expect("a planet");
        t.order(0, "build", planet);
        assert!(t.can(0, &format!("build vulture {place}")), "{place}");
    }
    let mut t = Table { game: t.game.clone(), log: Vec::new() };
    t.base(0, "pridewater.a").order(0, "build", "pridewater");
    assert!(t.can(0, "build vulture pridewater.a"));
}

/// SC-UPG-05: upgrades stay when all bases are lost.
#[test]
fn upgrades_outlive_bases() {
    let mut t = duel("jim_raynor", "overmind");
    t.buildings(0, [2, 1, 0]).modules(0, [1, 1, 0]).units(0, "helios.b", "marine");
    t.units(1, "torus.c", "zergling").regroup();
    assert_eq!(t.seat(0).bases, 0);
    assert_eq!((t.seat(0).buildings, t.modules_of(0)), ([2, 1, 0], [1, 1, 0]));
    t.base(0, "helios.b").order(0, "build", "helios");
    assert!(t.can(0, "build vulture helios.b"));
}

/// SC-MOD-02: no more modules than spaces, and no more of a kind than tokens (SC-CLIM-01).
#[test]
fn modules_need_a_free_space_and_a_token() {
    let modules = |faction: &str, have: [u8; 3]| {
        let mut t = duel(faction, "aldaris");
        t.holds(0, &["pridewater.a"]).modules(0, have);
        at_upgrades(&mut t);
        starting(&t, 0, "module")
    };
    let [supply, research, air] =
        ["module supply", "module research_and_development", "module air_support"];
    assert_eq!(modules("jim_raynor", [0, 0, 0]), [supply, research, air]);
    assert_eq!(modules("jim_raynor", [4, 0, 0]), [research, air], "four Supply tokens");
    assert!(modules("jim_raynor", [4, 1, 0]).is_empty(), "five spaces");
    assert!(modules("tassadar", [3, 2, 0]).is_empty(), "five spaces");
    assert_eq!(modules("overmind", [0, 2, 0]), [research, air]);
    assert!(modules("overmind", [0, 3, 0]).is_empty(), "three spaces");
}

/// SC-EX-19, SC-MOD-03, SC-MOD-16, SC-UPG-04: a Protoss Supply module makes the limit 3 for every
/// base from the next order on; the Zerg have none.
#[test]
fn a_supply_module_raises_the_limit() {
    let mut t = duel("aldaris", "overmind");
    t.base(0, "helios.b").holds(0, &["pridewater.a", "tarsonis.c"]).workers(0, 15);
    t.stack("helios", "0 build").stack("torus", "0 build").run().act(0, "reveal torus");
    t.acts(0, "execute; done; module supply; pay; done").act(1, "event");
    t.act(0, "execute");
    for left in [true, true, false] {
        buy(&mut t, 0, "build zealot helios.b");
        assert_eq!(t.can(0, "build zealot helios.b"), left);
    }
    let mut t = duel("overmind", "aldaris");
    at_upgrades(&mut t);
    assert!(!t.can(0, "module supply"));
}

/// SC-EX-47, SC-MOD-04: two Supply modules make 4, one makes 3.
#[test]
fn supply_modules_add_up() {
    for (modules, limit) in [(0, 2), (1, 3), (2, 4)] {
        let mut t = duel("arcturus_mengsk", "overmind");
        t.modules(0, [modules, 0, 0]).order(0, "build", "torus");
        for _ in 0..limit {
            buy(&mut t, 0, "build marine torus.c");
        }
        assert!(
            starting(&t, 0, "build").is_empty() && t.there("torus.c") == format!("marine {limit}")
        );
    }
}

/// SC-EX-48, SC-MOD-05, SC-AMB-55: two Zerg units for each building type; levels do not count.
#[test]
fn the_zerg_limit_follows_the_building_types() {
    for (buildings, limit) in [
        ([1, 0, 0], 2),
        ([2, 0, 0], 2),
        ([1, 1, 0], 4),
        ([3, 0, 2], 4),
        ([1, 1, 1], 6),
        ([3, 2, 2], 6),
    ] {
        let mut t = duel("overmind", "jim_raynor");
        t.holds(0, &["pridewater.a"]).buildings(0, buildings).order(0, "build", "torus");
        for at in 0..limit {
            let place = if at < 4 { "torus.c" } else { "torus.a" };
            buy(&mut t, 0, &format!("build zergling {place}"));
        }
        assert!(starting(&t, 0, "build").is_empty(), "{buildings:?}");
    }
}

/// SC-MOD-06, SC-MOD-07: each Research & Development module allows one special order; a fourth
/// would allow no more, since there are three tokens.
#[test]
fn research_and_development_allows_special_orders() {
    for (modules, allowed) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)] {
        let mut t = duel("jim_raynor", "overmind");
        t.game.orders = Default::default();
        t.modules(0, [0, modules, 0]).planning();
        let mut placed = 0;
        for _ in 0..4 {
            let options = t.options(0);
            let special = options.iter().find(|option| option.contains("special"));
            placed += u8::from(special.is_some());
            t.act(0, special.unwrap_or(&options[0]));
            let reply = t.options(1).into_iter().next().expect("seat 1 places an order");
            t.act(1, &reply);
        }
        assert_eq!(placed, allowed, "{modules} modules");
    }
}
