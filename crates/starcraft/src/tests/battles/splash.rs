//! Splash damage: what triggers it.

use super::*;

const MENGSK: &str = "arcturus_mengsk";

/// SC-EX-42, SC-SPLASH-02: 10 against 9 and 8 against 8: both die, the tank's splash is triggered.
#[test]
fn splash_is_triggered_even_if_the_own_unit_dies() {
    let mut t = field([MENGSK, "overmind"], "siege_tank, marine", "ultralisk, queen, defiler");
    t.cards(0, &["terran_siege_mode#1"]).cards(1, &["zerg_07"]);
    t.attack();
    t.act(0, "pair siege_tank ultralisk");
    assert_eq!(t.compared(0), ([10, 8], [8, 9]));
    assert!(t.triggered(0, "terran_siege_mode#1"));
    assert_eq!(t.seat(0).figures[unit("siege_tank").kind()], 0);
    // Ground splash: the Defiler, not the flying Queen.
    assert_eq!(t.seat(1).figures[unit("defiler").kind()], 0);
    assert_eq!(t.seat(1).figures[unit("queen").kind()], 1);
}

/// SC-SPLASH-02: without a destroyed enemy unit nothing is triggered and the card is discarded.
#[test]
fn without_a_kill_there_is_no_splash() {
    let mut t = field(["tassadar", "overmind"], "reaver", "ultralisk, defiler");
    t.cards(0, &["protoss_16"]).cards(1, &["zerg_07"]);
    t.attack();
    assert_eq!(t.compared(0), ([7, 8], [7, 9]));
    assert!(!t.triggered(0, "protoss_16"));
    assert!(t.discarded(0, "protoss_16"));
    assert_eq!(t.there("helios.b"), "ultralisk, defiler");
}

/// SC-SPLASH-02, SC-AIR-04, SC-AMB-39: a supporting unit destroyed for want of another target
/// triggers splash like any other.
#[test]
fn a_destroyed_supporter_triggers_splash() {
    let mut t = field([MENGSK, "overmind"], "siege_tank", "mutalisk, zergling, ultralisk");
    t.cards(0, &["terran_siege_mode#1"]).cards(1, &["zerg_14"]);
    t.attack();
    t.act(0, "pair siege_tank mutalisk");
    t.act(1, "lose zergling");
    assert!(t.triggered(0, "terran_siege_mode#1"));
    assert_eq!(t.there("helios.b"), "mutalisk", "the Ultralisk fell to the splash");
}

/// SC-EX-43, SC-SPLASH-03: one kill triggers the standard and the reinforcement card alike.
#[test]
fn one_kill_triggers_every_splash_card_of_the_side() {
    let mut t = field(["aldaris", "overmind"], "reaver, high_templar", "zergling, queen, defiler");
    t.cards(0, &["protoss_16", "protoss_psionic_storm#1"]).cards(1, &["zerg_03"]);
    t.attack();
    t.act(0, "card protoss_psionic_storm#1");
    assert_eq!((t.compared(0).0[0], t.compared(0).1[1]), (9, 5));
    assert!(t.triggered(0, "protoss_16") && t.triggered(0, "protoss_psionic_storm#1"));
    assert_eq!(t.seat(1).figures, [0; KINDS], "two more units were lost");
}

/// SC-SPLASH-05, SC-EX-42: both sides trigger splash in one skirmish.
#[test]
fn both_sides_can_trigger_splash() {
    let mut t = field(["tassadar", MENGSK], "archon, zealot", "siege_tank, science_vessel");
    t.cards(0, &["protoss_13"]).cards(1, &["terran_siege_mode#1"]);
    t.attack();
    t.act(0, "pair archon siege_tank");
    // 9 + 1 against 8, 9 against 8.
    assert_eq!(t.compared(0), ([10, 9], [8, 8]));
    assert!(t.triggered(0, "protoss_13") && t.triggered(1, "terran_siege_mode#1"));
    // The attacker loses the Zealot, the defender the Science Vessel.
    assert_eq!((t.seat(0).figures, t.seat(1).figures), ([0; KINDS], [0; KINDS]));
}

/// SC-SPLASH-01, SC-SPLASH-04: triggered cards lie open beside the battle until step 8; the loss
/// comes then. Other cards are discarded as usual.
#[test]
fn splash_waits_for_step_eight() {
    let mut t = field(["tassadar", "overmind"], "reaver, zealot 2", "zergling 4");
    t.cards(0, &["protoss_16", "protoss_01", "protoss_02"]);
    t.cards(1, &["zerg_01", "zerg_02", "zerg_03"]);
    t.attack();
    t.act(0, "pair reaver zergling");
    t.act(1, "support 2");
    t.acts(0, "card protoss_16; card protoss_01").acts(1, "card zerg_01; card zerg_02");
    t.act(0, "skirmish 0");
    assert!(t.triggered(0, "protoss_16"));
    assert_eq!(t.fighters(1), "zergling 3", "only the loss by strength so far");
    for seat in [0, 1] {
        assert_eq!(t.battle_seen_by(seat).kept, [(0, card("protoss_16"))], "face up for all");
    }
    assert!(!t.discarded(0, "protoss_16") && t.discarded(1, "zerg_01"));
    t.act(0, "skirmish 1");
    assert!(t.is_over());
    assert!(t.discarded(0, "protoss_16"));
    assert!(t.there("helios.b").starts_with("zealot"), "the fourth Zergling fell to the splash");
}

/// A Mutalisk with splash and a Queen with Broodlings against a Goliath, which is too strong.
fn broodling_with_splash(options: &[(&str, &str)]) -> Table {
    let mut t =
        field_with(["overmind", MENGSK], options, "mutalisk, queen", "goliath, marine, ghost");
    t.cards(0, &["zerg_14", "zerg_spawn_broodling#1"]).cards(1, &["terran_15", "terran_17"]);
    t.attack();
    t.act(0, "pair mutalisk goliath");
    t.act(0, "card zerg_spawn_broodling#1").act(1, "card terran_17");
    t
}

/// SC-SPLASH-02, SC-AMB-42: a kill by a card text triggers splash; with `strength_only` it does
/// not.
#[test]
fn a_kill_by_a_card_text_triggers_splash_by_option() {
    for (value, triggers) in [("triggers", true), ("strength_only", false)] {
        let mut t = broodling_with_splash(&[("splash_from_card_kills", value)]);
        // 7 against 7 + 1: not destroyed by strength.
        assert_eq!((t.compared(0).0[0], t.compared(0).1[1]), (7, 8));
        assert_eq!(t.options(1), ["lose marine", "lose ghost", "lose goliath"]);
        t.act(1, "lose ghost");
        assert_eq!(t.triggered(0, "zerg_14"), triggers);
        assert_eq!(t.seat(1).figures[unit("marine").kind()], u8::from(!triggers));
    }
}

/// SC-SPLASH-16: losses by splash trigger no further splash.
#[test]
fn splash_does_not_trigger_splash() {
    // The Reaver destroys a Zergling and its splash the second; the Zerg side has a Mutalisk
    // with splash that destroyed nobody.
    let mut t = field(["tassadar", "overmind"], "reaver, scout, zealot", "zergling 2, mutalisk");
    t.cards(0, &["protoss_16", "protoss_08", "protoss_01"]);
    t.cards(1, &["zerg_01", "zerg_02", "zerg_16"]);
    t.attack();
    t.acts(0, "pair reaver zergling; pair scout mutalisk");
    t.acts(0, "card protoss_16; card protoss_08").acts(1, "card zerg_01; card zerg_16");
    t.acts(0, "skirmish 0; skirmish 1");
    // Scout 7/8 against Mutalisk 7/7: only the Mutalisk falls.
    assert!(t.is_over() && t.triggered(0, "protoss_16"));
    assert!(!t.triggered(1, "zerg_16"));
    assert_eq!(t.count(|e| matches!(e, Event::SplashTriggered { .. })), 1);
}
