//! Cloaking, withdrawal and detectors.

use super::*;

const MENGSK: &str = "arcturus_mengsk";

/// A Siege Tank with Siege Mode 9/8 attacks a Hydralisk with Burrow 0/5; a Zergling stands on
/// Helios D.
fn burrowed(options: &[(&str, &str)], attackers: &str) -> Table {
    let mut t = field_with([MENGSK, "overmind"], options, attackers, "hydralisk");
    t.units(1, "helios.d", "zergling");
    t.cards(0, &["terran_siege_mode#1"]).cards(1, &["zerg_burrow#1"]);
    t
}

/// SC-KEY-01, SC-EX-44, SC-SPLASH-06: a cloaked unit that is destroyed may withdraw to a friendly
/// or empty area of the planet; the splash is triggered all the same.
#[test]
fn a_cloaked_unit_may_withdraw_and_still_triggers_splash() {
    let mut t = burrowed(&[], "siege_tank");
    t.attack();
    assert_eq!(t.compared(0), ([9, 0], [8, 5]));
    assert_eq!(t.asked(), 1);
    assert_eq!(
        t.options(1),
        ["withdraw helios.a", "withdraw helios.c", "withdraw helios.d", "done"]
    );
    t.act(1, "withdraw helios.d");
    assert_eq!(t.there("helios.d"), "zergling, hydralisk");
    assert!(t.triggered(0, "terran_siege_mode#1"));
    assert_eq!(t.count(is_destroyed), 0);
    assert_eq!(t.there("helios.b"), "siege_tank");
}

/// SC-KEY-01, SC-AMB-40: declining means destruction.
#[test]
fn a_cloaked_unit_that_does_not_withdraw_is_destroyed() {
    let mut t = burrowed(&[], "siege_tank");
    t.attack();
    t.act(1, "done");
    assert_eq!(t.count(is_withdrawn), 0);
    assert_eq!(t.seat(1).figures[unit("hydralisk").kind()], 0);
    assert!(t.triggered(0, "terran_siege_mode#1"));
}

/// SC-AMB-40: with the option `forced` it must withdraw if it can.
#[test]
fn withdrawal_can_be_made_forced() {
    let mut t = burrowed(&[("cloaking_withdraw", "forced")], "siege_tank");
    t.attack();
    assert_eq!(t.options(1), ["withdraw helios.a", "withdraw helios.c", "withdraw helios.d"]);
    let mut t = burrowed(&[("cloaking_withdraw", "optional")], "siege_tank");
    t.attack();
    assert!(t.can(1, "done"));
}

/// SC-KEY-02, SC-EXD-20: with every friendly and empty area full or absent it is destroyed.
#[test]
fn without_room_a_withdrawing_unit_is_destroyed() {
    let mut t = burrowed(&[], "siege_tank");
    t.units(1, "helios.d", "zergling 2")
        .units(0, "helios.a", "marine")
        .units(0, "helios.c", "marine");
    t.attack();
    assert!(t.is_over(), "nothing is asked");
    assert_eq!(t.there("helios.d"), "zergling 3", "it is full");
    assert_eq!(t.seat(1).figures[unit("hydralisk").kind()], 0);
}

/// SC-KEY-03: withdrawal does not leave the planet, transport or not; several units may go to
/// different areas.
#[test]
fn withdrawal_stays_on_the_planet_and_may_split() {
    let mut t = field([MENGSK, "overmind"], "siege_tank, ghost", "hydralisk 2");
    t.transport(1, "r1").units(1, "pridewater.a", "zergling");
    t.cards(0, &["terran_siege_mode#1", "terran_01"]).cards(1, &["zerg_burrow#1", "zerg_burrow#2"]);
    t.attack();
    t.act(0, "pair siege_tank hydralisk");
    t.act(0, "card terran_siege_mode#1").act(1, "card zerg_burrow#2");
    t.act(0, "skirmish 0");
    assert!(!t.can(1, "withdraw pridewater.a"), "another planet");
    t.act(1, "withdraw helios.a");
    t.act(1, "withdraw helios.c");
    assert_eq!(
        (t.there("helios.a"), t.there("helios.c")),
        ("hydralisk".into(), "hydralisk".into())
    );
}

/// SC-KEY-04, SC-EXD-19: a detector in support of the tank: the Hydralisk is gone for good.
#[test]
fn a_detector_in_the_skirmish_ends_cloaking() {
    let mut t = burrowed(&[], "siege_tank, science_vessel");
    t.attack();
    assert_eq!(t.count(is_withdrawn), 0);
    assert_eq!(t.seat(1).figures[unit("hydralisk").kind()], 0);
    assert!(t.is_over());
}

/// SC-KEY-04: a detector in another skirmish does not help.
#[test]
fn a_detector_elsewhere_does_not_help() {
    let mut t = burrowed(&[], "siege_tank, marine, science_vessel");
    t.units(1, "helios.b", "ultralisk");
    t.cards(0, &["terran_siege_mode#1", "terran_01"]).cards(1, &["zerg_burrow#1", "zerg_08"]);
    t.attack();
    t.act(0, "pair siege_tank hydralisk");
    t.act(0, "support 1");
    t.act(0, "card terran_siege_mode#1").act(1, "card zerg_burrow#1");
    t.act(0, "skirmish 0");
    assert!(t.can(1, "withdraw helios.d"));
}

/// SC-KEY-05, SC-TIME-05, SC-EX-53, SC-SPLASH-12: cloaking of a card ends with its skirmish: not
/// in a later skirmish, not in the splash step.
#[test]
fn cloaking_of_a_card_ends_with_the_skirmish() {
    let mut t =
        field([MENGSK, "overmind"], "siege_tank, marine", "hydralisk 2, zergling, ultralisk");
    t.cards(0, &["terran_siege_mode#1", "terran_01"]).cards(1, &["zerg_burrow#1", "zerg_04"]);
    t.attack();
    t.act(0, "pair siege_tank hydralisk").act(0, "pair marine zergling");
    t.acts(1, "support 0; support 1"); // the other Hydralisk, the Ultralisk
    t.act(0, "card terran_siege_mode#1").act(1, "card zerg_burrow#1");
    t.act(0, "skirmish 0");
    let cloaked = |t: &Table| t.battle_seen_by(1).fighters.iter().filter(|f| f.cloaked).count();
    assert_eq!(cloaked(&t), 2, "both Hydralisks of this skirmish");
    t.act(1, "withdraw helios.d");
    // The second skirmish, 6 against 5, has destroyed the Zergling for good.
    assert_eq!(t.seat(1).figures[unit("zergling").kind()], 0);
    assert_eq!(cloaked(&t), 0);
    assert_eq!(t.options(1), ["lose hydralisk", "lose ultralisk"], "the splash");
    t.act(1, "lose hydralisk");
    assert_eq!(t.count(is_withdrawn), 1);
    assert_eq!(t.seat(1).figures[unit("hydralisk").kind()], 1, "that on Helios D");
}

/// SC-KEY-05: detector of a card lasts for its skirmish too.
#[test]
fn detector_of_a_card_ends_with_the_skirmish() {
    let mut t = field(["tassadar", "overmind"], "zealot 2, high_templar", "hydralisk 2");
    t.cards(0, &["protoss_01", "protoss_02", "protoss_psionic_storm#1"]);
    t.cards(1, &["zerg_burrow#1", "zerg_burrow#2"]);
    t.attack();
    t.act(0, "support 0");
    t.acts(0, "card protoss_01; card protoss_psionic_storm#1");
    t.act(1, "card zerg_burrow#1");
    t.act(0, "skirmish 0");
    assert_eq!(t.count(is_destroyed), 1, "detected in the first skirmish");
    assert!(t.can(1, "withdraw helios.d"), "cloaked in the second");
}

/// SC-KEY-28, SC-EXD-29: the attacker's unit withdraws first and takes the last area; the
/// contested area is never open.
#[test]
fn the_attacker_withdraws_first() {
    let mut t = table(&[MENGSK, "tassadar", "overmind"]);
    t.units(0, "torus.c", "ghost").transport(0, "r0").base(0, "torus.c");
    t.units(1, "helios.b", "zealot, arbiter").base(1, "tarsonis.b").stack("tarsonis", "1 build");
    // The attacker's Y, a third player's area, the empty Z.
    t.units(0, "helios.a", "marine").units(2, "helios.c", "zergling");
    t.tech(1, "protoss_cloaking_field");
    t.cards(0, &["terran_01", "terran_cloaking_field#1"]).cards(1, &["protoss_02"]);
    t.attack();
    t.act(0, "card terran_cloaking_field#1");
    assert_eq!(t.compared(0), ([6, 7], [4, 5]), "both are destroyed");
    assert_eq!(t.options(0), ["withdraw helios.a", "withdraw helios.d", "done"]);
    t.act(0, "withdraw helios.d");
    assert_eq!(t.there("helios.d"), "ghost");
    assert_eq!(t.seat(1).figures[unit("zealot").kind()], 0, "no area was left for it");
    assert!(t.is_over());
    assert_eq!(t.there("helios.b"), "arbiter", "the withdrawn Ghost has no part in the result");
}

/// SC-KEY-28: units that withdrew are out of the battle: no splash, no retreat.
#[test]
fn a_withdrawn_unit_has_no_further_part() {
    let mut t = burrowed(&[], "siege_tank");
    t.attack();
    t.act(1, "withdraw helios.a");
    assert!(t.is_over());
    assert_eq!(t.there("helios.a"), "hydralisk", "the splash found nobody");
    assert_eq!(t.count(is_destroyed), 0);
}

/// SC-KEY-29, SC-KEY-01: the owner may answer a text with a cloaked unit, which then withdraws.
#[test]
fn a_cloaked_unit_may_be_chosen_as_victim() {
    let mut t = field([MENGSK, "overmind"], "ghost, marine", "hydralisk, queen");
    t.cards(0, &["terran_01", "terran_cloaking_field#1"]);
    t.cards(1, &["zerg_05", "zerg_spawn_broodling#1"]);
    t.units(0, "helios.d", "marine");
    t.attack();
    t.act(0, "pair marine hydralisk");
    t.act(0, "card terran_cloaking_field#1").act(1, "card zerg_spawn_broodling#1");
    // 7 against 6 destroys the Hydralisk, 5 against 4 the Marine; the Ghost is left to choose.
    assert_eq!(t.compared(0), ([7, 5], [4, 6]));
    assert!(t.can(0, "withdraw helios.d"));
    t.act(0, "withdraw helios.d");
    assert_eq!(t.there("helios.d"), "marine, ghost");

    // With the Marine alive there is a real choice.
    let mut t = field([MENGSK, "overmind"], "ghost, marine", "hydralisk, queen");
    t.cards(0, &["terran_08", "terran_cloaking_field#1"]);
    t.cards(1, &["zerg_05", "zerg_spawn_broodling#1"]);
    t.attack();
    t.act(0, "pair ghost hydralisk");
    t.act(0, "card terran_cloaking_field#1").act(1, "card zerg_spawn_broodling#1");
    assert_eq!(t.compared(0), ([6, 5], [6, 6]));
    assert_eq!(t.options(0), ["lose marine", "lose ghost"]);
    t.acts(0, "lose ghost; withdraw helios.a");
    assert_eq!(t.there("helios.a"), "ghost");
}

/// SC-SKIR-09, SC-SKIR-21: cloaking as fixed in step B covers a supporter although the unit that
/// matched the card is lost.
#[test]
fn cloaking_fixed_in_step_b_holds_for_step_c() {
    let mut t = field(["overmind", "queen_of_blades"], "hydralisk, queen", "zergling, hydralisk");
    t.units(1, "helios.d", "zergling");
    t.cards(0, &["zerg_13", "zerg_spawn_broodling#1"]).cards(1, &["zerg_burrow#1"]);
    t.attack();
    t.act(0, "pair hydralisk zergling");
    t.act(0, "card zerg_spawn_broodling#1");
    // The Zergling is lost by strength, the Hydralisk to the Broodling; both may withdraw.
    t.act(1, "done");
    assert!(t.can(1, "withdraw helios.d"));
    t.act(1, "withdraw helios.d");
    assert_eq!(t.there("helios.d"), "zergling, hydralisk");
}
