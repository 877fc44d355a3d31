//! Scenario items.

use super::*;
use crate::thing::Thing;

/// The quest on an empty galaxy: Queen of Blades, Raynor, Tassadar at seats 0, 1, 2.
fn quest() -> Table {
    let mut t = cleared(QUEST, &[QUEEN, TERRAN, PROTOSS]);
    t.base(0, "halcyon.a").base(1, "antiga_prime.a").base(2, "tarsonis.a");
    t
}

/// BW-ITM-04, BW-ITM-05: with a Mobilize order, where one's own units are and nobody else's.
#[test]
fn items_are_picked_up_with_a_mobilize_order() {
    let mut t = quest();
    t.lies("khalis_crystal", "torus.a").units(1, "torus.a", "marine, firebat");
    t.order(1, "mobilize", "torus");
    assert!(t.can(1, "pick-up khalis_crystal marine torus.a"), "{:?}", t.options(1));
    t.act(1, "pick-up khalis_crystal firebat torus.a");
    assert_eq!(t.item("khalis_crystal"), "torus.a 1 firebat");
    assert!(t.log.iter().any(|event| format!("{event:?}").contains("ItemTaken")));

    // Not with another order, not elsewhere, not without control.
    let mut t = quest();
    t.lies("khalis_crystal", "torus.a").units(1, "torus.a", "marine").units(1, "torus.b", "marine");
    t.order(1, "build", "torus");
    assert!(!t.options(1).iter().any(|option| option.starts_with("pick-up")));
    let mut t = quest();
    t.lies("khalis_crystal", "torus.a").units(1, "torus.a", "marine");
    t.units(1, "antiga_prime.b", "marine").order(1, "mobilize", "antiga_prime");
    assert!(!t.options(1).iter().any(|option| option.starts_with("pick-up")));
    let why = t.game.barred(Seat(1));
    let why = why.iter().find(|barred| barred.thing == Thing::Item(item("khalis_crystal")));
    assert_eq!(why.map(|barred| barred.rule), Some("BW-ITM-05"));
    let mut t = quest();
    t.lies("khalis_crystal", "torus.a").units(1, "torus.a", "marine").base(2, "torus.a");
    t.units(1, "torus.b", "marine").order(1, "mobilize", "torus");
    assert!(!t.options(1).iter().any(|option| option.starts_with("pick-up")));
    let why = t.game.barred(Seat(1));
    let why = why.iter().find(|barred| barred.thing == Thing::Item(item("khalis_crystal")));
    assert_eq!(why.map(|barred| barred.rule), Some("BW-ITM-04"));
}

/// BW-ITM-02, BW-AMB-46: what is picked up where a unit starts goes along; where it ends, it stays there.
#[test]
fn a_unit_picks_up_before_or_after_it_moves() {
    let mut t = quest();
    t.lies("khalis_crystal", "torus.a").units(1, "torus.a", "marine");
    t.order(1, "mobilize", "torus").act(1, "pick-up khalis_crystal marine torus.a");
    t.acts(1, "move marine torus.a; to torus.b");
    assert_eq!(t.item("khalis_crystal"), "torus.b 1 marine");
    let mut t = quest();
    t.lies("khalis_crystal", "torus.a").units(1, "torus.b", "marine");
    t.order(1, "mobilize", "torus").acts(1, "move marine torus.b; to torus.a");
    t.act(1, "pick-up khalis_crystal marine torus.a");
    assert_eq!(t.item("khalis_crystal"), "torus.a 1 marine");
    assert!(!t.options(1).iter().any(|option| option.starts_with("move")), "it has moved");
}

/// BW-ITM-06: one item a unit, and the items of an area are many.
#[test]
fn a_unit_carries_one_item() {
    let mut t = quest();
    t.lies("khalis_crystal", "torus.a").lies("uraj_crystal", "torus.a");
    t.units(1, "torus.a", "marine").order(1, "mobilize", "torus");
    t.act(1, "pick-up uraj_crystal marine torus.a");
    assert!(!t.can(1, "pick-up khalis_crystal marine torus.a"));
    assert_eq!(t.item("khalis_crystal"), "torus.a");
}

/// BW-ITM-01: only ground units can carry the Psi Emitter.
#[test]
fn a_scenario_limits_the_carriers() {
    let mut t = cleared(TRUMP, &[MENGSK, ZERG, TERRAN]);
    t.base(0, "antiga_prime.a").base(1, "tarsonis.a").base(2, "chau_sara.a");
    t.lies("psi_emitter", "torus.a").units(0, "torus.a", "wraith, marine");
    t.order(0, "mobilize", "torus");
    assert!(t.can(0, "pick-up psi_emitter marine torus.a"));
    assert!(!t.can(0, "pick-up psi_emitter wraith torus.a"));
}

/// BW-ITM-02, BW-AMB-46: of several like units the player says which one goes.
#[test]
fn the_player_says_whether_the_carrier_moves() {
    let set = || {
        let mut t = quest();
        t.units(1, "torus.a", "marine 2").carries(1, "marine", "khalis_crystal", "torus.a");
        t.order(1, "mobilize", "torus").acts(1, "move marine torus.a; to torus.b");
        t
    };
    let mut t = set();
    assert_eq!(t.options(1), ["carry khalis_crystal", "done"]);
    t.act(1, "done");
    assert_eq!(
        (t.item("khalis_crystal"), t.there("torus.b")),
        ("torus.a 1 marine".into(), "marine".into())
    );
    // The other one is the carrier now, and nobody asks.
    t.acts(1, "move marine torus.a; to torus.b");
    assert_eq!(t.item("khalis_crystal"), "torus.b 1 marine");
    let mut t = set();
    t.act(1, "carry khalis_crystal");
    assert_eq!(t.item("khalis_crystal"), "torus.b 1 marine");
    t.acts(1, "move marine torus.a; to torus.b");
    assert_eq!(t.there("torus.b"), "marine 2");
}

/// BW-ITM-03, BW-ITM-07: an item stays where its carrier is destroyed; it controls nothing, whoever comes.
#[test]
fn an_item_stays_where_its_carrier_dies() {
    let mut t = quest();
    t.units(1, "torus.a", "marine 2").units(1, "torus.b", "marine");
    t.carries(1, "marine", "khalis_crystal", "torus.a");
    t.order(1, "mobilize", "torus").acts(1, "scrap; scrap-unit marine torus.a");
    assert_eq!(t.item("khalis_crystal"), "torus.a 1 marine", "the other one has it");
    t.acts(1, "scrap; scrap-unit marine torus.a");
    assert_eq!(t.item("khalis_crystal"), "torus.a");
    assert_eq!(t.game.controller(area("torus.a")), None);
    assert!(t.log.iter().any(|event| format!("{event:?}").contains("ItemLeft")));
}

/// BW-ITM-03, BW-ITM-04, BW-AMB-46: in a battle the item is lost with its carrier, and kept in a retreat.
#[test]
fn items_in_a_battle() {
    for seed in 0..12 {
        let mut t = quest();
        t.game.rng = Rng::new(seed);
        t.units(1, "torus.a", "marine")
            .units(0, "torus.b", "zergling 2")
            .units(1, "torus.c", "marine");
        t.carries(1, "marine", "khalis_crystal", "torus.a");
        t.order(0, "mobilize", "torus");
        t.acts(0, "move zergling torus.b; to torus.a; move zergling torus.b; to torus.a; done");
        assert_eq!(t.item("khalis_crystal"), "torus.a 1 marine", "it is in the battle");
        for _ in 0..80 {
            if t.game.battle.is_none() {
                break;
            }
            let seat = t.asked();
            let last = t.options(seat).last().expect("a choice").clone();
            t.act(seat, &last);
        }
        t.game.check().expect("all is in its place");
        let stands = t.game.area(area("torus.a")).owner.seat();
        match (stands, t.item("khalis_crystal").as_str()) {
            (Some(Seat(1)), "torus.a 1 marine") => {}
            (_, "torus.c 1 marine") => assert_eq!(t.there("torus.c"), "marine 2"),
            (_, "torus.a") => assert_eq!(t.there("torus.c"), "marine"),
            other => panic!("seed {seed}: {other:?}"),
        }
    }
}

/// BW-ITM-07: an eliminated player leaves items where they are.
#[test]
fn an_eliminated_player_leaves_items() {
    let mut t = quest();
    t.units(1, "torus.a", "marine").carries(1, "marine", "khalis_crystal", "torus.a");
    t.game.remove_units(Seat(1), &mut t.log);
    assert_eq!(t.item("khalis_crystal"), "torus.a");
}

/// BW-AMB-46: a stolen carrier keeps what it carries.
#[test]
fn an_item_changes_sides_with_its_carrier() {
    let mut t = quest();
    t.units(2, "torus.a", "zealot").carries(1, "marine", "khalis_crystal", "torus.a");
    let marine = unit("marine");
    let taken = marine.stolen(0);
    t.game.pass_item((Seat(1), marine), (Seat(2), taken), area("torus.a"), &mut t.log);
    assert_eq!(t.item("khalis_crystal"), format!("torus.a 2 {taken}"));
}

/// Items are in views, saved states and resampled worlds as they are.
#[test]
fn everybody_sees_the_items() {
    let mut t = quest();
    t.units(1, "torus.a", "marine").carries(1, "marine", "khalis_crystal", "torus.a");
    t.lies("uraj_crystal", "bhekar_ro.a");
    for viewer in [kernel::Viewer::Spectator, kernel::Viewer::Seat(Seat(0))] {
        let view = t.game.view(viewer);
        let items: Vec<String> = view
            .items
            .iter()
            .map(|it| format!("{} {} {:?}", it.item, it.area, it.bearer.map(|(seat, _)| seat.0)))
            .collect();
        assert_eq!(items, ["khalis_crystal torus.a Some(1)", "uraj_crystal bhekar_ro.a None"]);
    }
    let again = StarCraft::from_json(ready(TRUMP, &[MENGSK, ZERG, TERRAN]).game.to_json());
    assert!(again.is_ok_and(|game| game == ready(TRUMP, &[MENGSK, ZERG, TERRAN]).game));
}
