//! Ground and flying units: who can be destroyed, whose support counts.

use super::*;

const MENGSK: &str = "arcturus_mengsk";

/// SC-AIR-03: with sufficient strength a targetable front-line unit is destroyed, and no
/// supporting unit in its place.
#[test]
fn a_targetable_front_line_unit_is_destroyed() {
    let mut t = field([MENGSK, "overmind"], "goliath", "mutalisk, zergling 2");
    t.cards(0, &["terran_09"]).cards(1, &["zerg_14"]);
    t.attack();
    t.act(0, "pair goliath mutalisk");
    // 6 + 2 against a flyer meets health 8.
    assert_eq!((t.compared(0).0[0], t.compared(0).1[1]), (8, 8));
    let lost: Vec<_> = t
        .log
        .iter()
        .filter_map(|e| match e {
            Event::UnitDestroyed { seat: Seat(1), unit, .. } => Some(unit.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(lost, ["mutalisk"]);
}

/// SC-EX-31, SC-AIR-04, SC-AIR-05, SC-AIR-07: the Siege Tank cannot hit the Mutalisk; the Zerg
/// player chooses Zergling or Ultralisk; the Mutalisk with 7 + 1 + 2 = 10 destroys the tank.
#[test]
fn a_supporting_unit_is_destroyed_instead() {
    let mut t = field([MENGSK, "overmind"], "siege_tank", "mutalisk, zergling, ultralisk");
    t.cards(0, &["terran_13"]).cards(1, &["zerg_13"]);
    t.attack();
    t.act(0, "pair siege_tank mutalisk");
    assert_eq!(t.compared(0), ([7, 10], [8, 6]));
    assert_eq!(t.asked(), 1, "their owner chooses");
    assert_eq!(t.options(1), ["lose zergling", "lose ultralisk"]);
    t.act(1, "lose zergling");
    assert_eq!(t.there("helios.b"), "ultralisk, mutalisk");
    assert_eq!(t.seat(0).figures[unit("siege_tank").kind()], 0);
}

/// SC-AIR-04: strength is measured against the health of the front line, not of the supporter.
#[test]
fn strength_is_measured_against_the_front_line() {
    let mut t = field([MENGSK, "overmind"], "siege_tank", "mutalisk, zergling");
    t.cards(0, &["terran_13"]).cards(1, &["zerg_14"]);
    t.attack();
    t.act(0, "pair siege_tank mutalisk");
    assert_eq!(t.compared(0), ([7, 8], [8, 8]));
    assert_eq!(t.there("helios.b"), "zergling, mutalisk", "7 is less than 8");
}

/// SC-EX-30, SC-AIR-06: sufficient strength without a target destroys nothing.
#[test]
fn without_a_target_nothing_is_destroyed() {
    let mut t = field([MENGSK, "overmind"], "siege_tank", "mutalisk");
    t.cards(0, &["terran_13"]).cards(1, &["zerg_13"]);
    t.attack();
    assert_eq!(t.compared(0), ([7, 7], [8, 6]));
    assert_eq!(t.count(is_destroyed), 0);
    t.act(0, "retreat torus.c");
    assert_eq!((t.there("torus.c"), t.there("helios.b")), ("siege_tank".into(), "mutalisk".into()));
}

/// SC-AIR-07: a Marine beside the tank lends strength, but not the power to hit a flyer.
#[test]
fn supporters_lend_strength_but_no_targets() {
    let mut t = field([MENGSK, "overmind"], "siege_tank, marine", "mutalisk");
    t.cards(0, &["terran_13"]).cards(1, &["zerg_13"]);
    t.attack();
    t.act(0, "pair siege_tank mutalisk");
    assert_eq!(t.compared(0).0[0], 8);
    assert_eq!(t.count(is_destroyed), 0);
}

/// SC-EX-32, SC-AIR-08, SC-SKIR-08: a Firebat adds nothing against a Mutalisk: 5 against 6.
#[test]
fn support_counts_only_against_what_it_can_target() {
    let mut t = field([MENGSK, "overmind"], "marine, firebat", "mutalisk");
    t.cards(0, &["terran_05"]).cards(1, &["zerg_13"]);
    t.attack();
    t.act(0, "pair marine mutalisk");
    assert_eq!(t.compared(0), ([5, 7], [5, 6]));
    assert_eq!(t.count(|e| matches!(e, Event::UnitDestroyed { seat: Seat(1), .. })), 0);

    // A Goliath in the Firebat's place does count.
    let mut t = field([MENGSK, "overmind"], "marine, goliath", "mutalisk");
    t.cards(0, &["terran_05"]).cards(1, &["zerg_13"]);
    t.attack();
    t.act(0, "pair marine mutalisk");
    assert_eq!(t.compared(0).0[0], 6);
}

/// SC-AIR-09, SC-SUPP-03: a supporter that adds no value is part of the skirmish for everything
/// else: the Science Vessel detects and makes Irradiate eligible, the Firebat can be destroyed.
#[test]
fn a_supporter_without_value_still_takes_part() {
    let mut t = field([MENGSK, "overmind"], "marine, science_vessel", "zergling, hydralisk");
    t.units(1, "helios.d", "zergling");
    t.cards(0, &["terran_01", "terran_irradiate#1"]).cards(1, &["zerg_burrow#1"]);
    t.attack();
    t.act(0, "pair marine zergling");
    t.act(0, "card terran_irradiate#1");
    // 6 + 1 of Irradiate, nothing of the Vessel.
    assert_eq!(t.compared(0).0[0], 7);
    assert_eq!(t.count(is_withdrawn), 0, "detected");
    assert!(t.triggered(0, "terran_irradiate#1"));

    let mut t = field(["overmind", MENGSK], "guardian", "wraith, firebat, vulture");
    t.cards(0, &["zerg_07"]).cards(1, &["terran_11"]);
    t.attack();
    t.act(0, "pair guardian wraith");
    assert_eq!(t.compared(0), ([8, 7], [8, 7]), "no support against the Guardian");
    assert_eq!(t.options(1), ["lose firebat", "lose vulture"]);
}

/// SC-AIR-10: a unit that can target nothing still has its card's health and strength.
#[test]
fn a_unit_without_targets_uses_its_values() {
    let mut t = field(["overmind", MENGSK], "scourge", "marine");
    t.cards(0, &["zerg_12"]).cards(1, &["terran_05"]);
    t.attack();
    assert_eq!(t.compared(0), ([9, 5], [6, 5]));
    let lost = |seat| t.count(|e| matches!(e, Event::UnitDestroyed { seat: s, .. } if *s == seat));
    // Its 6 health stands against 5; strength 9 destroys no Marine; its own text does the rest.
    assert_eq!((lost(Seat(0)), lost(Seat(1))), (1, 0));
    assert_eq!(t.there("helios.b"), "marine");
}

/// SC-EXD-26, SC-AIR-11: Lockdown: a Goliath in front with 6 + 1 = 7 against 7 destroys nothing; a
/// Goliath in support of a Marine adds nothing to 6.
#[test]
fn lost_targeting_works_for_front_and_support() {
    for (front, own, lockdown, attack, losses) in [
        ("goliath", "terran_10", true, 7, 0),
        ("goliath", "terran_10", false, 7, 1),
        ("marine", "terran_01", true, 6, 0),
        ("marine", "terran_01", false, 7, 1),
    ] {
        let mut t = field([MENGSK, "jim_raynor"], "goliath, marine", "ghost");
        // The Ghost has 5/5 and 2 health of the plan.
        t.event(1, "flawless_defense_plan");
        t.cards(0, &[own]).cards(1, &["terran_03", "terran_lockdown#1"]);
        t.attack();
        t.act(1, "use flawless_defense_plan");
        t.act(0, &format!("pair {front} ghost"));
        t.act(1, if lockdown { "card terran_lockdown#1" } else { "done" });
        assert_eq!((t.compared(0).0[0], t.compared(0).1[1]), (attack, 7));
        let lost = t.count(|e| matches!(e, Event::UnitDestroyed { seat: Seat(1), .. }));
        assert_eq!(lost, losses, "{front}, Lockdown: {lockdown}");
    }
}

/// SC-SUPP-02: the values of several supporters add up.
#[test]
fn support_values_add_up() {
    let mut t = field(["overmind", MENGSK], "zergling 2, ultralisk 2", "marine");
    t.cards(0, &["zerg_01"]).cards(1, &["terran_01"]);
    t.attack();
    t.act(0, "pair zergling marine");
    assert_eq!(t.compared(0).0[0], 6 + 1 + 2 + 2);
    assert_eq!(t.compared(0).1[0], 3, "and nothing to health");
}

/// SC-SUPP-03: a supporter may act by card texts besides its value: Ensnare of a Queen adds
/// health and takes the enemy's support away.
#[test]
fn supporters_act_through_card_texts() {
    let mut t = field(["overmind", MENGSK], "zergling, queen", "marine, siege_tank");
    t.cards(0, &["zerg_03", "zerg_ensnare#1"]).cards(1, &["terran_05"]);
    t.attack();
    t.act(0, "pair zergling marine");
    t.act(0, "card zerg_ensnare#1");
    assert_eq!(t.compared(0), ([4, 5], [6, 5]));
}

/// SC-EXD-43: Air Support: 6 + 1 against a flyer, 6 against a ground unit, and a burrowed
/// attacker does not withdraw.
#[test]
fn air_support_helps_in_the_area_of_the_base() {
    for (attacker, card, attack) in [("mutalisk", "zerg_13", 7), ("zergling", "zerg_burrow#1", 6)] {
        let mut t = field(["overmind", MENGSK], "zergling", "marine");
        t.units(0, "helios.d", attacker).units(0, "helios.a", "hydralisk");
        t.base(1, "helios.b").modules(1, [0, 0, 1]);
        t.cards(0, &[card]).cards(1, &["terran_01"]);
        t.attack_with("mobilize", "helios.d", "helios.b");
        assert_eq!(t.compared(0).0[1], attack, "against a {attacker}");
        assert_eq!(t.count(is_withdrawn), 0);
        assert!(t.log.iter().any(is_destroyed));
    }
}
