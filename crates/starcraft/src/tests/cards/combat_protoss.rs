//! The texts of the Protoss Combat cards.

use super::*;

const VS_ZERG: [&str; 2] = [PROTOSS, ZERG];

/// SC-CCD-12: card 5 gives a front-line Dragoon +1 attack against flying, cards 7 and 9 anybody
/// they match.
#[test]
fn protoss_cards_5_7_and_9_are_better_against_flying_units() {
    let values = |unit: &str, enemy: &str, name: &str| {
        strength(VS_ZERG, unit, enemy, [&[name], &["zerg_01"]])
    };
    assert_eq!(values("dragoon", "mutalisk", "protoss_05"), (7, 6));
    assert_eq!(values("dragoon", "zergling", "protoss_05"), (6, 6));
    assert_eq!(values("zealot", "mutalisk", "protoss_05"), (6, 6));
    assert_eq!(values("dragoon", "mutalisk", "protoss_07"), (8, 7));
    assert_eq!(values("scout", "mutalisk", "protoss_07"), (8, 7));
    assert_eq!(values("scout", "zergling", "protoss_07"), (7, 7));
    assert_eq!(values("scout", "mutalisk", "protoss_09"), (8, 8));
    assert_eq!(values("scout", "zergling", "protoss_09"), (7, 8));
    assert_eq!(values("zealot", "mutalisk", "protoss_09"), (4, 3));
}

/// What is left of the defenders after a clash with this card.
fn survivors(attacker: &str, name: &str, defenders: &str) -> (String, bool) {
    let mut t = clash(VS_ZERG, attacker, defenders, [&[name], &["zerg_01"]]);
    finish(&mut t);
    (army(&t, 1), splashed(&t))
}

/// SC-CCD-13: cards 12 and 16 have ground splash: a flying unit is safe.
#[test]
fn protoss_cards_12_and_16_splash_the_ground() {
    for (unit, name) in
        [("reaver", "protoss_12"), ("archon", "protoss_12"), ("reaver", "protoss_16")]
    {
        assert_eq!(survivors(unit, name, "zergling, ultralisk"), (String::new(), true));
        assert_eq!(survivors(unit, name, "zergling, mutalisk"), ("mutalisk".into(), true));
    }
}

/// SC-CCD-13: card 13 has ground/flying splash, cards 14 and 15 only with a front-line Archon.
#[test]
fn protoss_cards_13_to_15_splash_everything() {
    for name in ["protoss_13", "protoss_14", "protoss_15"] {
        assert_eq!(survivors("archon", name, "zergling, ultralisk"), (String::new(), true));
        assert_eq!(survivors("archon", name, "zergling, mutalisk"), (String::new(), true));
    }
    for name in ["protoss_14", "protoss_15"] {
        assert_eq!(survivors("carrier", name, "zergling, ultralisk"), ("ultralisk".into(), false));
    }
}

/// SC-CCD-13: of ground and flying units the owner chooses who is lost to card 13.
#[test]
fn the_owner_chooses_the_victim_of_splash() {
    let cards: [&[&str]; 2] = [&["protoss_13"], &["zerg_01"]];
    let mut t = clash(VS_ZERG, "archon", "zergling, ultralisk, mutalisk", cards);
    assert_eq!(t.asked(), 1);
    assert_eq!(t.options(1), ["lose ultralisk", "lose mutalisk"]);
    t.act(1, "lose mutalisk");
    assert_eq!(army(&t, 1), "ultralisk");
}

/// SC-CCD-14: +1 health for any Protoss unit.
#[test]
fn protoss_cards_17_and_18_add_health() {
    for name in ["protoss_17", "protoss_18"] {
        for (unit, standard, health) in [
            ("zealot", "protoss_01", 7),
            ("carrier", "protoss_11", 8),
            ("high_templar", "protoss_01", 5),
        ] {
            let cards: [&[&str]; 2] = [&[standard, name], &["zerg_01"]];
            assert_eq!(strength(VS_ZERG, unit, "zergling", cards).1, health + 1);
        }
    }
}
