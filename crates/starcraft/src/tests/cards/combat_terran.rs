//! The texts of the Terran Combat cards.

use super::*;

const VS_ZERG: [&str; 2] = [TERRAN, ZERG];

/// SC-CCD-01: cards 2, 3 and 10 have +1 attack against a flying front-line unit only.
#[test]
fn terran_cards_2_3_and_10_are_better_against_flying_units() {
    for (unit, name, attack, health) in [
        ("marine", "terran_02", 5, 4),
        ("ghost", "terran_03", 5, 5),
        ("goliath", "terran_10", 6, 7),
        ("wraith", "terran_10", 6, 7),
    ] {
        let values = |enemy: &str| strength(VS_ZERG, unit, enemy, [&[name], &["zerg_01"]]);
        assert_eq!(values("mutalisk"), (attack + 1, health), "{unit} with {name}");
        assert_eq!(values("zergling"), (attack, health));
        // A flying unit that only supports does not count.
        assert_eq!(values("zergling, queen"), (attack, health));
    }
    // Without a matching icon the text does not count.
    assert_eq!(strength(VS_ZERG, "vulture", "mutalisk", [&["terran_02"], &["zerg_01"]]), (2, 5));
}

/// SC-CCD-02: ground splash of cards 4 and 6 takes a Marine, Zealot or Zergling and nothing else.
#[test]
fn terran_cards_4_and_6_splash_small_units() {
    for name in ["terran_04", "terran_06"] {
        let after = |defenders: &str| {
            let mut t = clash(VS_ZERG, "firebat", defenders, [&[name], &["zerg_03"]]);
            finish(&mut t);
            assert!(splashed(&t));
            army(&t, 1)
        };
        assert_eq!(after("zergling 3"), "zergling");
        assert_eq!(after("hydralisk, zergling"), "");
        assert_eq!(after("zergling, hydralisk"), "hydralisk");
        assert_eq!(after("zergling, mutalisk"), "mutalisk");
        let mut t =
            clash([TERRAN, PROTOSS], "firebat", "dragoon, zealot", [&[name], &["protoss_01"]]);
        finish(&mut t);
        assert_eq!(army(&t, 1), "");
        let mut t =
            clash([TERRAN, RAYNOR], "firebat", "goliath, marine", [&[name], &["terran_01"]]);
        finish(&mut t);
        assert_eq!(army(&t, 1), "");
    }
}

/// SC-CCD-02: no splash without a destroyed unit, none without a matching icon.
#[test]
fn terran_splash_needs_a_loss_and_a_match() {
    // A Goliath uses the minor values 3/4 and destroys a Zergling of health 3.
    let mut t = clash(VS_ZERG, "goliath", "zergling 2", [&["terran_04"], &["zerg_01"]]);
    finish(&mut t);
    assert!(!splashed(&t));
    assert_eq!(army(&t, 1), "zergling");
    // Nobody is destroyed: no splash.
    let cards: [&[&str]; 2] = [&["terran_06"], &["protoss_01"]];
    let mut t = clash([TERRAN, PROTOSS], "firebat", "zealot 2", cards);
    finish(&mut t);
    assert!(!splashed(&t));
    assert_eq!(army(&t, 1), "zealot 2");
}

/// SC-CCD-03: card 9 gives a front-line Goliath +2, card 15 +1 attack against flying.
#[test]
fn terran_cards_9_and_15_are_for_goliaths() {
    let values = |unit: &str, enemy: &str, name: &str| {
        strength(VS_ZERG, unit, enemy, [&[name], &["zerg_01"]])
    };
    assert_eq!(values("goliath", "mutalisk", "terran_09"), (8, 7));
    assert_eq!(values("goliath", "zergling", "terran_09"), (6, 7));
    assert_eq!(values("wraith", "mutalisk", "terran_09"), (6, 7));
    assert_eq!(values("goliath", "mutalisk", "terran_15"), (8, 7));
    assert_eq!(values("goliath", "zergling", "terran_15"), (7, 7));
    assert_eq!(values("vulture", "mutalisk", "terran_15"), (7, 7));
    assert_eq!(values("siege_tank", "mutalisk", "terran_15"), (7, 7));
}

/// SC-CCD-04: what cards 11 to 14 give to a front-line Battlecruiser, and to nobody else.
#[test]
fn terran_cards_11_to_14_are_for_battlecruisers() {
    let values =
        |unit: &str, name: &str| strength(VS_ZERG, unit, "zergling", [&[name], &["zerg_01"]]);
    assert_eq!(values("battlecruiser", "terran_11"), (7, 8));
    assert_eq!(values("battlecruiser", "terran_12"), (8, 9));
    assert_eq!(values("battlecruiser", "terran_13"), (8, 8));
    assert_eq!(values("battlecruiser", "terran_14"), (9, 8));
    assert_eq!(values("wraith", "terran_11"), (7, 7));
    assert_eq!(values("wraith", "terran_12"), (7, 8));
    assert_eq!(values("siege_tank", "terran_13"), (7, 8));
    assert_eq!(values("siege_tank", "terran_14"), (8, 8));
}

/// SC-CCD-05: card 16 gives a front-line Siege Tank +1 attack.
#[test]
fn terran_card_16_is_for_siege_tanks() {
    let values = |unit: &str| strength(VS_ZERG, unit, "zergling", [&["terran_16"], &["zerg_01"]]);
    assert_eq!(values("siege_tank"), (8, 8));
    assert_eq!(values("goliath"), (7, 8));
}

/// SC-CCD-06, SC-CCD-16: +1 health, and a worker of the pool becomes unavailable; without one
/// the health counts all the same.
#[test]
fn terran_cards_17_and_18_tire_a_worker() {
    for name in ["terran_17", "terran_18"] {
        for (pool, left, unavailable) in [(3, 2, 1), (0, 0, 0)] {
            let mut t = battlefield(VS_ZERG, "goliath", "zergling");
            t.workers(0, pool).workers(1, 4);
            fight(&mut t, "goliath zergling", [&["terran_16", name], &["zerg_01"]]);
            let (attack, health) = t.compared(0);
            assert_eq!((attack[0], health[0]), (7, 8 + 1));
            assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (left, unavailable));
            assert_eq!((t.seat(1).pool, t.seat(1).unavailable), (4, 0));
        }
    }
}

/// SC-CCD-06: for a Marine the card does not match: no health, no worker, it is discarded.
#[test]
fn terran_reinforcements_need_a_machine() {
    for unit in ["marine", "firebat", "ghost"] {
        let mut t = battlefield(VS_ZERG, unit, "zergling");
        t.workers(0, 3);
        let pair = format!("{unit} zergling");
        fight(&mut t, &pair, [&["terran_01", "terran_17"], &["zerg_01"]]);
        assert_eq!(t.compared(0).1[0], 4);
        assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (3, 0));
        assert!(discarded(&t, 0, "terran_17"));
    }
}
