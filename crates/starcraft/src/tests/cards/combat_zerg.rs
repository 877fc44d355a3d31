//! The texts of the Zerg Combat cards.

use super::*;

const VS_TERRAN: [&str; 2] = [ZERG, TERRAN];

/// SC-CCD-07: card 5 gives a front-line Hydralisk +1 attack against flying, card 6 anybody whom
/// it matches, which is the Hydralisk.
#[test]
fn zerg_cards_5_and_6_are_better_against_flying_units() {
    let values = |unit: &str, enemy: &str, name: &str| {
        strength(VS_TERRAN, unit, enemy, [&[name], &["terran_01"]])
    };
    assert_eq!(values("hydralisk", "wraith", "zerg_05"), (6, 6));
    assert_eq!(values("hydralisk", "marine", "zerg_05"), (5, 6));
    assert_eq!(values("zergling", "wraith", "zerg_05"), (5, 6));
    assert_eq!(values("hydralisk", "wraith", "zerg_06"), (7, 6));
    assert_eq!(values("hydralisk", "marine", "zerg_06"), (6, 6));
    assert_eq!(values("mutalisk", "wraith", "zerg_06"), (2, 5));
}

/// SC-CCD-08: cards 7 and 9 give a front-line Ultralisk +1 health, not a Guardian.
#[test]
fn zerg_cards_7_and_9_are_for_ultralisks() {
    let values =
        |unit: &str, name: &str| strength(VS_TERRAN, unit, "marine", [&[name], &["terran_01"]]);
    assert_eq!(values("ultralisk", "zerg_07"), (8, 9));
    assert_eq!(values("ultralisk", "zerg_09"), (8, 8));
    assert_eq!(values("guardian", "zerg_07"), (8, 8));
    assert_eq!(values("guardian", "zerg_09"), (8, 7));
    assert_eq!(values("ultralisk", "zerg_08"), (7, 8));
}

/// SC-CCD-09, SC-EXD-38: a surviving Scourge dies at the end of the step and takes a flying
/// front-line unit with it.
#[test]
fn a_scourge_takes_a_flying_unit_with_it() {
    for name in ["zerg_10", "zerg_11", "zerg_12"] {
        let mut t = clash(VS_TERRAN, "scourge", "wraith", [&[name], &["terran_01"]]);
        finish(&mut t);
        assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), String::new()), "{name}");
        assert!(!splashed(&t));
    }
    // The same when it defends.
    let mut t = clash([TERRAN, ZERG], "wraith", "scourge", [&["terran_01"], &["zerg_10"]]);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), String::new()));
}

/// SC-CCD-09, SC-EXD-38: against a ground unit only the Scourge is destroyed, and this triggers
/// no splash of the enemy's card.
#[test]
fn a_scourge_dies_alone_against_a_ground_unit() {
    for name in ["zerg_10", "zerg_11", "zerg_12"] {
        // Minor values of the Marine: attack 4 is less than the health of the Scourge.
        let mut t = clash(VS_TERRAN, "scourge", "marine", [&[name], &["terran_08"]]);
        finish(&mut t);
        assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), "marine".into()), "{name}");
    }
    // Card 4 of the Marine could splash the Zergling, but its own strength destroyed nobody.
    let hand: &[&str] = &["zerg_11", "zerg_improved_carapace#1"];
    let mut t = clash(VS_TERRAN, "scourge, zergling", "marine", [hand, &["terran_04"]]);
    assert_eq!(t.compared(0), ([8 + 1, 6], [7, 6]));
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), ("zergling".into(), "marine".into()));
    assert!(!splashed(&t));
}

/// SC-CCD-09, SC-EXD-38: a Scourge destroyed by strength takes nobody with it.
#[test]
fn a_destroyed_scourge_does_nothing() {
    for name in ["zerg_10", "zerg_11", "zerg_12"] {
        let mut t = clash(VS_TERRAN, "scourge", "wraith", [&[name], &["terran_11"]]);
        finish(&mut t);
        assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), "wraith".into()));
    }
    // With a card that does not match it has no text at all: it survives and retreats.
    let mut t = clash(VS_TERRAN, "scourge", "wraith", [&["zerg_04"], &["terran_01"]]);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), ("scourge".into(), "wraith".into()));
}

/// SC-CCD-10: ground splash of cards 14, 15 and 16 takes a Marine, Zealot or Zergling only.
#[test]
fn zerg_cards_14_to_16_splash_small_units() {
    for name in ["zerg_14", "zerg_15", "zerg_16"] {
        let after = |defenders: &str| {
            let mut t = clash(VS_TERRAN, "mutalisk", defenders, [&[name], &["terran_01"]]);
            finish(&mut t);
            assert!(splashed(&t));
            army(&t, 1)
        };
        assert_eq!(after("marine 3"), "marine");
        assert_eq!(after("firebat, marine"), "");
        assert_eq!(after("marine, firebat"), "firebat");
        assert_eq!(after("marine, wraith"), "wraith");
        let mut t =
            clash([ZERG, PROTOSS], "mutalisk", "dragoon, zealot", [&[name], &["protoss_01"]]);
        finish(&mut t);
        assert_eq!(army(&t, 1), "");
    }
}

/// SC-CCD-11, SC-CCD-16: +1 attack with a supporting unit, whether it can target the enemy or
/// not; without one nothing.
#[test]
fn zerg_cards_17_and_18_need_support() {
    for name in ["zerg_17", "zerg_18"] {
        let values = |own: &str, enemy: &str| {
            strength(VS_TERRAN, own, enemy, [&["zerg_01", name], &["terran_01"]]).0
        };
        assert_eq!(values("zergling", "marine"), 6);
        assert_eq!(values("zergling 2", "marine"), 6 + 1 + 1);
        assert_eq!(values("zergling 3", "marine"), 6 + 2 + 1, "once");
        assert_eq!(values("zergling, queen", "marine"), 6 + 1, "an assist unit counts");
        // A Zergling cannot target a Wraith: no support value, but it is there.
        let hand: &[&str] = &["zerg_14", name];
        let (attack, _) =
            strength(VS_TERRAN, "mutalisk, zergling", "wraith", [hand, &["terran_01"]]);
        assert_eq!(attack, 7 + 1);
    }
}

/// SC-CCD-09: a cloaked Wraith that the Scourge would take along may withdraw.
#[test]
fn a_cloaked_wraith_escapes_the_scourge() {
    let theirs: &[&str] = &["terran_01", "terran_cloaking_field#1"];
    let mut t = clash(VS_TERRAN, "scourge", "wraith", [&["zerg_10"], theirs]);
    assert_eq!(withdrawals(&t, 1).len(), 3);
    t.act(1, "withdraw helios.d");
    assert_eq!((army(&t, 0), t.there("helios.d")), (String::new(), "wraith".into()));
}
