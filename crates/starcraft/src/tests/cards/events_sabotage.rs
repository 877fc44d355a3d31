//! Event cards that change routes, resource areas, and the cards and units of others.

use super::*;

fn depletion(t: &Table, place: &str) -> u8 {
    t.game.area(area(place)).depletion
}

fn ends(t: &Table, route: &str) -> [String; 2] {
    let route: Route = route.parse().expect("a route");
    t.game.routes[route.index()].ends.map(|(planet, _)| planet.to_string())
}

fn adjacent(t: &Table, one: &str, other: &str) -> bool {
    t.game.adjacent[planet(one).index()].has(planet(other))
}

// ---- Navigation Error

/// SC-EVT-02, SC-EXD-44, SC-AMB-96: A–B and C–D become A–D and C–B; the transport stays on its
/// route and adjacency changes at once.
#[test]
fn navigation_error_exchanges_two_ends() {
    let mut t = step_eight([ZERG, TERRAN], &["navigation_error"]);
    t.z_route(0, "torus", "pridewater").z_route(1, "helios", "tarsonis").transport(0, "z0");
    play(&mut t, "navigation_error");
    assert!(adjacent(&t, "torus", "pridewater") && !adjacent(&t, "torus", "tarsonis"));
    assert_eq!(t.options(0).len(), 4, "every end of one with every end of the other");
    t.act(0, "swap z0 1 z1 1");
    assert_eq!(ends(&t, "z0"), ["torus", "tarsonis"]);
    assert_eq!(ends(&t, "z1"), ["helios", "pridewater"]);
    assert_eq!(t.transports(0), ["z0"]);
    assert!(!adjacent(&t, "torus", "pridewater") && adjacent(&t, "torus", "tarsonis"));
    assert_over(&t, "navigation_error");
}

/// SC-EXD-44, SC-EVT-02, SC-AMB-96: an exchange after which a route ends twice on one planet is
/// illegal.
#[test]
fn navigation_error_cannot_bend_a_route_back() {
    let mut t = step_eight([ZERG, TERRAN], &["navigation_error"]);
    t.z_route(0, "torus", "helios").z_route(1, "pridewater", "torus");
    play(&mut t, "navigation_error");
    assert_eq!(t.options(0), ["swap z0 0 z1 1", "swap z0 1 z1 0"]);
    t.act(0, "swap z0 1 z1 0");
    assert_eq!(ends(&t, "z0"), ["torus", "pridewater"]);
    assert_eq!(ends(&t, "z1"), ["helios", "torus"]);
}

/// SC-EVT-41, SC-AMB-96: without two z-axis routes nothing happens, but the card may be executed.
#[test]
fn navigation_error_may_do_nothing() {
    let mut t = step_eight([ZERG, TERRAN], &["navigation_error"]);
    t.z_route(0, "torus", "helios");
    play(&mut t, "navigation_error");
    assert_eq!(ends(&t, "z0"), ["torus", "helios"]);
    assert_over(&t, "navigation_error");
}

/// SC-EVT-02: a transport cut off from its bases is destroyed only in step 1.
#[test]
fn navigation_error_strands_a_transport_until_step_one() {
    let mut t = step_eight([ZERG, TERRAN], &["navigation_error"]);
    t.z_route(0, "pridewater", "torus").z_route(1, "helios", "tarsonis").transport(0, "z0");
    play(&mut t, "navigation_error");
    t.act(0, "swap z0 1 z1 1");
    assert_eq!(ends(&t, "z0"), ["pridewater", "tarsonis"]);
    assert_eq!(t.transports(0), ["z0"]);
    t.regroup_from(1);
    assert!(t.transports(0).is_empty());
}

// ---- depletion

/// SC-EVT-06, SC-AMB-103: any one resource area goes a step further, no conquest area; it is not
/// optional.
#[test]
fn refinery_bombardment_depletes_one_step() {
    let mut t = step_eight([ZERG, TERRAN], &["refinery_bombardment"]);
    t.game.area_mut(area("tarsonis.b")).depletion = 2;
    play(&mut t, "refinery_bombardment");
    let places = ["helios.b", "helios.d", "pridewater.a", "pridewater.b", "pridewater.c"];
    let more = ["tarsonis.c", "torus.b", "torus.c", "torus.d"];
    let all: Vec<String> = places.iter().chain(&more).map(|area| format!("area {area}")).collect();
    assert_eq!(t.options(0), all);
    t.act(0, "area torus.b");
    assert_eq!((depletion(&t, "torus.b"), depletion(&t, "torus.d")), (1, 0));
    assert_over(&t, "refinery_bombardment");
}

/// SC-EVT-06, SC-AMB-103: from partial to depleted the card leaves its holder; the workers on it
/// become unavailable.
#[test]
fn refinery_bombardment_removes_a_card_in_use() {
    let mut t = step_eight([ZERG, TERRAN], &["refinery_bombardment"]);
    t.holds(1, &["pridewater.a"]);
    let here = t.game.area_mut(area("pridewater.a"));
    (here.depletion, here.workers) = (1, 3);
    play(&mut t, "refinery_bombardment");
    t.act(0, "area pridewater.a");
    let here = t.game.area(area("pridewater.a"));
    assert_eq!((here.depletion, here.workers, here.holder.seat()), (2, 0, None));
    assert_eq!((t.seat(1).unavailable, t.seat(1).pool), (3, 0));
}

/// SC-EXD-34, SC-EVT-44, SC-AMB-103: an area whose card lies in the common deck is depleted all
/// the same: turned, then removed; a base alone on the planet gets no card for it, and a third
/// time it is no legal target.
#[test]
fn an_area_without_holder_is_depleted_too() {
    let mut t = step_eight([ZERG, TERRAN], &["refinery_bombardment"]);
    t.base(0, "tarsonis.a");
    for step in 1..=2 {
        play(&mut t, "refinery_bombardment");
        t.act(0, "area tarsonis.c");
        assert_eq!(depletion(&t, "tarsonis.c"), step);
        assert!(t.game.area(area("tarsonis.c")).holder.is_none());
        if step == 1 {
            t.drawn(0, &["refinery_bombardment"]);
        }
    }
    t.regroup_from(3);
    assert_eq!(t.game.area(area("tarsonis.b")).holder.seat(), Some(Seat(0)));
    assert!(t.game.area(area("tarsonis.c")).holder.is_none());
    t.drawn(0, &["refinery_sabotage"]);
    play(&mut t, "refinery_sabotage");
    assert!(t.can(0, "area tarsonis.b") && !t.can(0, "area tarsonis.c"));
}

/// SC-EVT-27, SC-EVT-37, SC-EVT-44: up to two, up to three different areas.
#[test]
fn sabotage_and_shortage_deplete_different_areas() {
    for (event, most) in [("refinery_sabotage", 2), ("materials_shortage", 3)] {
        for wanted in 0..=most {
            let mut t = step_eight([ZERG, TERRAN], &[event]);
            play(&mut t, event);
            for place in &["torus.b", "helios.b", "pridewater.b"][..wanted] {
                assert!(t.can(0, "done"));
                t.act(0, &format!("area {place}"));
                assert!(!t.can(0, &format!("area {place}")), "each area once");
            }
            if wanted < most {
                t.act(0, "done");
            }
            assert_over(&t, event);
            let total: u8 = t.game.all_areas().map(|area| t.game.area(area).depletion).sum();
            assert_eq!(total as usize, wanted);
        }
    }
}

// ---- cards of others

/// SC-EVT-23, SC-AMB-97: any face-up Event card of an opponent; no face-down card, no technology,
/// nothing of one's own and nothing in the common area.
#[test]
fn saboteur_discards_an_event_card_of_an_opponent() {
    let mut t = step_eight([ZERG, TERRAN], &["saboteur"]);
    t.event(0, "double_time").event(1, "defensive_strategy").event(1, "retreat_stage_1");
    t.drawn(1, &["rich_vein"]).tech(1, "terran_scanner_sweep");
    let end = t.take_event("the_end_draws_near");
    t.game.events.ends.add(end);
    play(&mut t, "saboteur");
    assert_eq!(t.options(0), ["take 1 defensive_strategy", "take 1 retreat_stage_1"]);
    t.act(0, "take 1 retreat_stage_1");
    assert!(among(t.game.events.discard, "retreat_stage_1"));
    assert!(
        !among(t.seat(1).events, "retreat_stage_1") && !among(t.seat(0).events, "retreat_stage_1")
    );
    assert!(among(t.seat(1).events, "defensive_strategy"));
    assert!(among(t.seat(0).events, "double_time"));
    assert!(t.game.script.is_none());
}

/// SC-EVT-30, SC-AMB-97: the card enters the own play area as if just executed; a strategy
/// replaces the own one.
#[test]
fn informant_takes_an_event_card_over() {
    let mut t = step_eight([ZERG, TERRAN], &["informant"]);
    t.event(0, "aggressive_strategy").event(1, "versatile_strategy").event(1, "double_time");
    play(&mut t, "informant");
    assert_eq!(t.options(0), ["take 1 versatile_strategy", "take 1 double_time"]);
    t.act(0, "take 1 versatile_strategy");
    assert!(among(t.seat(0).events, "versatile_strategy"));
    assert!(!among(t.seat(0).events, "aggressive_strategy"));
    assert!(among(t.game.events.discard, "aggressive_strategy"));
    assert_eq!(t.seat(1).events.len(), 1);
    assert_over(&t, "informant");
    // A held card leaves the own strategy alone.
    let mut t = step_eight([ZERG, TERRAN], &["informant"]);
    t.event(0, "aggressive_strategy").event(1, "double_time").event(1, "versatile_strategy");
    play(&mut t, "informant");
    t.act(0, "take 1 double_time");
    assert!(among(t.seat(0).events, "double_time"));
    assert!(among(t.seat(0).events, "aggressive_strategy"));
}

/// SC-AMB-97: a teammate's cards are out of reach.
#[test]
fn informant_and_saboteur_spare_a_teammate() {
    for event in ["informant", "saboteur"] {
        let options = [("teams", "pairs")];
        let mut t = table_with(&[ZERG, TERRAN, PROTOSS, RAYNOR], &options);
        t.base(0, "torus.c").base(1, "pridewater.a").base(2, "tarsonis.a").base(3, "helios.a");
        t.drawn(0, &[event]);
        t.event(2, "defensive_strategy").event(1, "retreat_stage_1").event(3, "double_time");
        play(&mut t, event);
        assert_eq!(t.options(0), ["take 1 retreat_stage_1", "take 3 double_time"]);
    }
}

/// SC-EVT-23, SC-EVT-30, SC-EVT-41: without such a card nothing happens.
#[test]
fn informant_and_saboteur_may_find_nothing() {
    for event in ["informant", "saboteur"] {
        let mut t = step_eight([ZERG, TERRAN], &[event]);
        t.event(0, "double_time");
        play(&mut t, event);
        assert!(among(t.seat(0).events, "double_time"));
        assert_over(&t, event);
    }
}

// ---- Surprise Assault

fn assault(option: &str) -> Table {
    let mut t = table_with(&[ZERG, TERRAN], &[("surprise_assault_targets", option)]);
    t.base(0, "torus.c").base(1, "pridewater.a").drawn(0, &["surprise_assault"]);
    t.units(0, "torus.a", "zergling 2").units(0, "helios.a", "zergling");
    t.units(1, "helios.b", "marine 2, firebat").units(1, "helios.c", "marine");
    t.base(0, "helios.d");
    play(&mut t, "surprise_assault");
    t
}

/// SC-EVT-31, SC-AMB-95: up to two units of any one player go to one area of their planet that
/// is empty or friendly to them; their owner chooses who is lost for lack of room (SC-EVT-41).
#[test]
fn surprise_assault_moves_units_of_anybody() {
    let mut t = assault("any");
    let areas = ["area helios.a", "area helios.b", "area helios.c", "area torus.a", "done"];
    assert_eq!(t.options(0), areas);
    t.act(0, "area helios.b");
    assert_eq!(t.options(0), ["unit marine", "unit firebat", "done"]);
    t.act(0, "unit marine");
    // Neither the Zerg unit of helios.a nor the Zerg base of helios.d make room for Marines.
    assert_eq!(t.options(0), ["unit marine", "unit firebat", "area helios.c"]);
    t.acts(0, "unit firebat");
    // Helios c takes two units, one is there: the owner of the units chooses.
    assert_eq!(t.asked(), 1);
    assert_eq!(t.options(1), ["unit marine", "unit firebat"]);
    t.act(1, "unit marine");
    assert_eq!(t.there("helios.c"), "marine, firebat");
    assert_eq!(t.there("helios.b"), "marine");
    assert_eq!(army(&t, 1), "marine 2, firebat");
    assert_over(&t, "surprise_assault");
}

/// SC-EVT-31, SC-AMB-95: one unit is enough, and the assault may be left altogether.
#[test]
fn surprise_assault_may_move_fewer_units() {
    let mut t = assault("any");
    t.acts(0, "area torus.a; unit zergling; area torus.b");
    assert_eq!((t.there("torus.a"), t.there("torus.b")), ("zergling".into(), "zergling".into()));
    assert_over(&t, "surprise_assault");
    let mut t = assault("any");
    t.act(0, "done");
    assert_eq!(t.there("helios.b"), "marine 2, firebat");
    assert_over(&t, "surprise_assault");
}

/// SC-AMB-95, SC-EVT-31: with option `own` only the units of the card's player.
#[test]
fn surprise_assault_may_be_limited_to_own_units() {
    let mut t = assault("own");
    assert_eq!(t.options(0), ["area helios.a", "area torus.a", "done"]);
    t.acts(0, "area torus.a; unit zergling; unit zergling; area torus.d");
    assert_eq!((t.there("torus.a"), t.there("torus.d")), (String::new(), "zergling 2".into()));
    assert_over(&t, "surprise_assault");
}

/// SC-AMB-95: without an area to go to nothing moves.
#[test]
fn surprise_assault_needs_a_target() {
    let mut t = step_eight([ZERG, TERRAN], &["surprise_assault"]);
    t.units(1, "tarsonis.b", "marine 2");
    t.units(0, "tarsonis.a", "zergling").units(0, "tarsonis.c", "zergling");
    play(&mut t, "surprise_assault");
    assert!(!t.can(0, "area tarsonis.b"), "enemies all around");
    assert!(t.can(0, "area tarsonis.a"), "the Zerglings may join each other");
}
