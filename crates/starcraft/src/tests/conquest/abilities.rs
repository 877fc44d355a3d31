//! Racial abilities: creep, healing, shields.

use super::*;
use crate::tests::*;

/// How many Zerglings a Build order yields with these building levels.
fn zerglings(buildings: [u8; 3], modules: [u8; 3]) -> usize {
    let mut t = table(&["overmind", "jim_raynor"]);
    t.base(0, "torus.b").base(1, "tarsonis.b").workers(0, 12).buildings(0, buildings);
    t.holds(0, &["pridewater.a", "pridewater.c"]).modules(0, modules);
    t.order(0, "build", "torus");
    let mut built = 0;
    while t.can(0, "build zergling torus.c") || t.can(0, "build zergling torus.a") {
        let full = !t.can(0, "build zergling torus.c");
        let place = if full { "torus.a" } else { "torus.c" };
        t.act(0, &format!("build zergling {place}")).act(0, "pay");
        built += 1;
    }
    assert!(t.can(0, "worker"), "there is still something to pay with");
    built
}

/// SC-FAC-11: the Zerg unit build limit is twice the number of different building types; levels
/// do not matter, a supply module adds to it.
#[test]
fn creep_makes_the_build_limit_follow_the_building_types() {
    assert_eq!(zerglings([1, 0, 0], [0; 3]), 2);
    assert_eq!(zerglings([3, 0, 0], [0; 3]), 2);
    assert_eq!(zerglings([1, 1, 0], [0; 3]), 4);
    assert_eq!(zerglings([1, 1, 1], [0; 3]), 6);
    assert_eq!(zerglings([1, 0, 0], [1, 0, 0]), 3);
}

/// SC-FAC-11: the limit of the other races does not follow their buildings.
#[test]
fn other_races_have_a_fixed_build_limit() {
    for buildings in [[1, 0, 0], [1, 1, 1]] {
        let mut t = table(&["jim_raynor", "overmind"]);
        t.base(0, "torus.b").base(1, "tarsonis.b").workers(0, 9).buildings(0, buildings);
        t.order(0, "build", "torus");
        t.acts(0, "build marine torus.c; pay; build marine torus.c; pay");
        assert!(!t.can(0, "build marine torus.c") && t.can(0, "worker"));
    }
}

/// Zerglings of both Zerg factions meet on Helios; both players have standard cards only.
fn zerg_battle() -> Table {
    let mut t = table(&["overmind", "queen_of_blades"]);
    t.base(0, "torus.b").units(0, "torus.b", "zergling").transport(0, "r0");
    t.base(1, "tarsonis.b").units(1, "helios.b", "zergling").units(1, "helios.d", "zergling");
    for seat in [0, 1] {
        t.hand(seat, &["zerg_01"]);
        t.deck(seat, &["zerg_02", "zerg_03", "zerg_04", "zerg_05", "zerg_06", "zerg_07"]);
        t.no_discards(seat);
    }
    t.order(0, "mobilize", "helios");
    t
}

/// SC-FAC-12, SC-FAC-16, SC-AMB-102: each Zerg party draws one card after the battle, asked or
/// not, attacker first, winner or not.
#[test]
fn healing_is_drawn_by_both_zerg_parties() {
    let mut t = zerg_battle();
    t.acts(0, "move zergling torus.b; to helios.b; done");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (4, 2), "step 3: three and one");
    t.act(0, "card zerg_01").act(1, "card zerg_01");
    let ends = when(&t, |event| matches!(event, Event::BattleEnds { .. }));
    let healing: Vec<&Event> =
        t.log[ends..].iter().filter(|event| matches!(event, Event::CardsDrawn { .. })).collect();
    let draw = |seat| Event::CardsDrawn { seat: Seat(seat), count: 1 };
    assert_eq!(healing, [&draw(0), &draw(1)]);
    assert_eq!((t.hand_size(0), t.hand_size(1)), (4, 2));
    assert_eq!((t.seat(0).deck.len(), t.seat(1).deck.len()), (2, 4));
}

/// SC-FAC-12: a Terran opponent of the Zerg draws nothing at the end.
#[test]
fn healing_is_for_zerg_only() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(0, "torus.b", "marine").transport(0, "r0");
    t.base(1, "tarsonis.b").units(1, "helios.b", "zergling");
    t.hand(0, &["terran_01"]).deck(0, &["terran_02", "terran_03", "terran_04", "terran_05"]);
    t.hand(1, &["zerg_01"]).deck(1, &["zerg_02", "zerg_03", "zerg_04"]);
    t.no_discards(0).no_discards(1).order(0, "mobilize", "helios");
    t.acts(0, "move marine torus.b; to helios.b; done").act(0, "card terran_01");
    t.act(1, "card zerg_01");
    assert_eq!((t.seat(0).deck.len(), t.seat(1).deck.len()), (1, 1));
}

/// SC-FAC-16, SC-AMB-102: no healing after a battle called off by Retreat, nor any other draw.
#[test]
fn there_is_no_healing_after_a_retreat_card() {
    let mut t = zerg_battle();
    t.event(1, "retreat_stage_1");
    t.acts(0, "move zergling torus.b; to helios.b; done");
    t.act(1, "use retreat_stage_1");
    while t.game.phase() == "execution" {
        t.act(1, "retreat helios.d");
    }
    assert!(t.happened(&Event::BattleCalledOff { seat: Seat(1) }));
    assert_eq!(times(&t, |event| matches!(event, Event::CardsDrawn { .. })), 0);
    assert_eq!((t.hand_size(0), t.hand_size(1)), (1, 1));
    assert_eq!(
        (t.there("helios.b"), t.there("helios.d")),
        ("zergling".into(), "zergling 2".into())
    );
}

/// SC-FAC-13: a Protoss defender draws 1 and 2 more; as the attacker they draw 3 like anybody.
#[test]
fn shields_are_two_more_cards_for_the_defender() {
    for (factions, drawn) in
        [(["jim_raynor", "tassadar"], [3, 3]), (["tassadar", "jim_raynor"], [3, 1])]
    {
        let mut t = table(&factions);
        let unit = |seat: usize| if factions[seat] == "tassadar" { "zealot" } else { "marine" };
        t.base(0, "torus.b").units(0, "torus.b", unit(0)).transport(0, "r0");
        t.base(1, "tarsonis.b").units(1, "helios.b", unit(1)).order(0, "mobilize", "helios");
        t.acts(0, &format!("move {} torus.b; to helios.b; done", unit(0)));
        assert_eq!([t.hand_size(0), t.hand_size(1)], drawn, "{factions:?}");
    }
}
