//! Step 7: the sequence of a skirmish, values and their comparison.

use super::*;

/// SC-SKIR-01: the attacker picks the next skirmish each time, among those not yet fought.
#[test]
fn the_attacker_picks_the_next_skirmish() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 3", "marine 3");
    t.cards(0, &["zerg_01", "zerg_02", "zerg_03"]);
    t.cards(1, &["terran_01", "terran_02", "terran_03"]);
    t.attack();
    t.acts(0, "card zerg_01; card zerg_02").acts(1, "card terran_01; card terran_02");
    assert_eq!(t.options(0), ["skirmish 0", "skirmish 1", "skirmish 2"]);
    assert!(t.options(1).is_empty());
    t.act(0, "skirmish 1");
    assert_eq!(t.options(0), ["skirmish 0", "skirmish 2"]);
    t.act(0, "skirmish 2");
    let fought: Vec<u8> = t
        .log
        .iter()
        .filter_map(|e| match e {
            Event::Compared { skirmish, .. } => Some(*skirmish),
            _ => None,
        })
        .collect();
    assert_eq!(fought, [1, 2, 0]);
}

/// SC-SKIR-02, SC-SKIR-03, SC-SKIR-04: A reveals everything, then clears reinforcements; B
/// compares; C destroys and puts the cards away.
#[test]
fn a_skirmish_has_three_steps() {
    let mut t = field(["arcturus_mengsk", "overmind"], "marine", "zergling");
    t.cards(0, &["terran_01", "terran_17"]).cards(1, &["zerg_01", "zerg_17"]);
    t.attack();
    t.act(0, "card terran_17").act(1, "card zerg_17");
    let discards = |name: &str| Event::CardDiscarded {
        seat: Seat(u8::from(name.starts_with("zerg"))),
        card: card(name),
    };
    let last_shown = t.log.iter().rposition(|e| matches!(e, Event::CardShown { .. }));
    assert_eq!(t.count(|e| matches!(e, Event::CardShown { .. })), 4);
    let sequence = [
        last_shown.expect("cards were shown"),
        t.when(|e| *e == discards("terran_17")), // it does not match a Marine
        t.when(is_compared),
        t.when(is_destroyed),
        t.when(|e| *e == discards("terran_01")),
        t.when(|e| *e == discards("zerg_01")),
        t.when(|e| *e == discards("zerg_17")),
    ];
    assert!(sequence.is_sorted(), "{sequence:?}");
}

/// SC-SKIR-04: lone reinforcements are replaced before reinforcements that do not match go.
#[test]
fn lone_reinforcements_are_replaced_first() {
    let mut t = field(["arcturus_mengsk", "tassadar"], "marine", "zealot 2");
    t.cards(0, &["terran_01", "terran_05", "terran_17"]).cards(1, &[]);
    t.attack();
    t.deck(1, &["protoss_17"]);
    t.act(0, "card terran_01");
    t.game.players[1].discard = CardSet::one(card("protoss_01"));
    t.act(0, "card terran_17");
    let replaced = Event::CardDiscarded { seat: Seat(1), card: card("protoss_17") };
    let unmatched = Event::CardDiscarded { seat: Seat(0), card: card("terran_17") };
    assert!(t.when(|e| *e == replaced) < t.when(|e| *e == unmatched));
    assert_eq!(t.compared(0), ([6, 7], [4, 7]));
}

/// SC-SKIR-06: abilities work in step B and by themselves: the worker of Terran card 17 moves
/// and the health is added without a question.
#[test]
fn abilities_work_by_themselves() {
    let mut t = field(["arcturus_mengsk", "overmind"], "vulture", "zergling");
    t.cards(0, &["terran_07", "terran_17"]).cards(1, &["zerg_01"]).workers(0, 2);
    t.attack();
    t.act(0, "card terran_17");
    assert!(t.is_over());
    assert_eq!(t.compared(0).1[0], 7);
    assert!(t.happened(&Event::WorkerTired { seat: Seat(0) }));
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (1, 1));
}

/// SC-SKIR-10: special Mobilize +1, anti-aircraft +1 and cards in play add to the attack of
/// every skirmish.
#[test]
fn orders_modules_and_cards_in_play_add_attack() {
    let mut t = field(["arcturus_mengsk", "overmind"], "marine 2", "mutalisk, zergling");
    t.base(0, "helios.b").modules(0, [0, 0, 1]).event(0, "flawless_attack_plan");
    t.cards(0, &["terran_01", "terran_05"]).cards(1, &["zerg_13", "zerg_01"]);
    t.attack_with("special_mobilize", "torus.c", "helios.b");
    t.acts(0, "use flawless_attack_plan; draw");
    t.act(0, "pair marine mutalisk");
    t.acts(0, "card terran_01").act(1, "card zerg_13");
    t.act(0, "skirmish 0");
    assert_eq!(t.compared(0).0[0], 6 + 1 + 1 + 2);
    assert_eq!(t.compared(1).0[0], 5 + 1 + 2, "no anti-aircraft against a ground unit");
}

/// SC-EX-27, SC-EX-29, SC-SKIR-11, SC-SKIR-12: 7 + 1 + 1 = 9 and 8 against 5 and 6: only the Zerg
/// unit is destroyed.
#[test]
fn sufficient_strength_destroys_the_front_line_unit() {
    let mut t = field(["arcturus_mengsk", "overmind"], "siege_tank, marine", "zergling");
    t.cards(0, &["terran_16"]).cards(1, &["zerg_05"]);
    t.attack();
    t.act(0, "pair siege_tank zergling");
    assert_eq!(t.compared(0), ([9, 5], [8, 6]));
    assert_eq!(t.count(is_destroyed), 1);
    assert_eq!(t.there("helios.b"), "marine, siege_tank");
}

/// SC-EX-57, SC-SKIR-11, SC-SKIR-13: equality suffices, and both sides strike together.
#[test]
fn both_one_or_neither_unit_is_destroyed() {
    // A, its card, B's card, the values, what is left of A and B.
    let cases = [
        (
            ["arcturus_mengsk", "tassadar"],
            "vulture",
            "terran_06",
            "protoss_04",
            (6, 5, 5, 7),
            (0, 1),
        ),
        (["overmind", "tassadar"], "hydralisk", "zerg_13", "protoss_01", (7, 6, 6, 7), (0, 0)),
        (["overmind", "tassadar"], "hydralisk", "zerg_06", "protoss_04", (6, 6, 5, 7), (1, 1)),
    ];
    for (factions, attacker, one, other, values, left) in cases {
        let mut t = field(factions, attacker, "zealot");
        t.cards(0, &[one]).cards(1, &[other]);
        t.attack();
        let (attack, health) = t.compared(0);
        assert_eq!((attack[0], health[0], attack[1], health[1]), values);
        let ends = t.log.iter().find_map(|e| match e {
            Event::BattleEnds { attackers, defenders, .. } => Some((*attackers, *defenders)),
            _ => None,
        });
        assert_eq!(ends, Some(left), "{values:?}");
    }
}

/// SC-SKIR-14: whatever the margin, strength destroys one unit per skirmish.
#[test]
fn strength_destroys_one_unit_per_skirmish() {
    let mut t = field(["arcturus_mengsk", "overmind"], "battlecruiser", "zergling 4");
    t.cards(0, &["terran_yamato_cannon#2"]).cards(1, &["zerg_01"]);
    t.attack();
    // 10/9 against 6 + 3 support and health 3.
    assert_eq!(t.compared(0).0[0], 10);
    assert_eq!(t.compared(0).1[1], 3);
    assert_eq!(t.count(is_destroyed), 1);
    assert_eq!(t.there("helios.b"), "zergling 3");
}

/// SC-SKIR-15: a destroyed unit is back in its owner's supply.
#[test]
fn destroyed_units_go_back_to_the_supply() {
    let mut t = field(["arcturus_mengsk", "overmind"], "siege_tank", "zergling");
    t.cards(0, &["terran_16"]).cards(1, &["zerg_01"]);
    assert_eq!(t.game.spare_figures(Seat(1), unit("zergling")), 8);
    t.attack();
    assert_eq!(t.game.spare_figures(Seat(1), unit("zergling")), 9);
    let gone =
        Event::UnitDestroyed { seat: Seat(1), unit: unit("zergling"), area: area("helios.b") };
    assert!(t.happened(&gone));
}

/// SC-SKIR-16: at the end of a skirmish its cards lie on their owners' discard piles.
#[test]
fn cards_are_discarded_after_their_skirmish() {
    let mut t = field(["arcturus_mengsk", "tassadar"], "vulture 2", "zealot 2");
    t.cards(0, &["terran_07", "terran_08"]);
    t.cards(1, &["protoss_01", "protoss_02", "protoss_17"]);
    t.attack();
    t.act(0, "card terran_07");
    t.acts(1, "card protoss_01; card protoss_17");
    t.act(0, "skirmish 0");
    // The battle goes on by itself with the only skirmish left.
    for (seat, name) in [(0, "terran_07"), (1, "protoss_01"), (1, "protoss_17")] {
        let discard = Event::CardDiscarded { seat: Seat(seat), card: card(name) };
        let second = t.when(|e| matches!(e, Event::Compared { skirmish: 1, .. }));
        assert!(t.when(|e| *e == discard) < second, "{name}");
    }
}

/// SC-EXD-25, SC-SKIR-19: Stasis Field overrides a sum of 9 + 1 + 1 = 11.
#[test]
fn a_set_value_overrides_every_addition() {
    for stasis in [false, true] {
        let mut t = field(["overmind", "tassadar"], "ultralisk, zergling", "zealot, arbiter");
        t.cards(0, &["zerg_chitinous_plating#1"]);
        t.cards(1, &["protoss_01", "protoss_stasis_field#1"]);
        t.attack_with("special_mobilize", "torus.c", "helios.b");
        t.acts(0, "draw; pair ultralisk zealot");
        t.act(1, if stasis { "card protoss_stasis_field#1" } else { "done" });
        let (attack, _) = t.compared(0);
        assert_eq!(attack, if stasis { [0, 0] } else { [11, 6] });
        assert_eq!(t.count(is_destroyed), usize::from(!stasis));
    }
}

/// SC-EXD-46, SC-SKIR-19: Metabolic Boost is measured last: 5 against 5 destroys the Marine, and
/// with 4 + 2 health the Zergling survives its 5.
#[test]
fn metabolic_boost_comes_after_the_sums() {
    for boosted in [false, true] {
        let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
        if boosted {
            t.tech(0, "zerg_metabolic_boost");
        }
        t.cards(0, &["zerg_02"]).cards(1, &["terran_05"]);
        t.attack();
        assert_eq!(t.compared(0), ([5, 5], [if boosted { 6 } else { 4 }, 5]));
        assert_eq!(t.there("helios.b"), if boosted { "zergling" } else { "" });
    }
    // Not for a defender.
    let mut t = field(["arcturus_mengsk", "overmind"], "marine", "zergling");
    t.tech(1, "zerg_metabolic_boost").cards(0, &["terran_05"]).cards(1, &["zerg_02"]);
    t.attack();
    assert_eq!(t.compared(0), ([5, 5], [5, 4]));
}
