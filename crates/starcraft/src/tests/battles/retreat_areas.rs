//! Step 9: where retreating units may go, and which of them are lost.

use super::*;

const MENGSK: &str = "arcturus_mengsk";

/// Zerglings and an Ultralisk attack a Wraith that neither side's units can hurt: whoever
/// attacks has to retreat.
fn failed_attack() -> Table {
    let mut t = field(["overmind", MENGSK], "zergling 2, ultralisk", "wraith");
    t.cards(0, &["zerg_08", "zerg_02"]).cards(1, &["terran_05"]);
    t
}

impl Table {
    /// The attack up to the retreat: the Ultralisk 7/8 faces the Wraith's 3/4.
    fn fail(&mut self) -> &mut Self {
        self.act(0, "pair ultralisk wraith").act(0, "card zerg_08")
    }
}

/// SC-RETR-07, SC-RETR-08, SC-RETR-11: one area for all, friendly or empty, on the active planet
/// or across an own transport; never the contested one; the retreating player chooses.
#[test]
fn units_retreat_to_one_open_area_nearby() {
    let mut t = failed_attack();
    // Enemy units on Helios A, an enemy base on Torus B; Pridewater is out of reach for seat 0,
    // whose own units stand there, for want of a transport.
    t.units(1, "helios.a", "marine").base(1, "torus.b").units(0, "pridewater.a", "zergling");
    t.attack().fail();
    assert_eq!(
        t.options(0),
        [
            "retreat helios.c",
            "retreat helios.d",
            "retreat torus.a",
            "retreat torus.c",
            "retreat torus.d"
        ]
    );
    t.act(0, "retreat torus.c");
    assert_eq!(t.there("torus.c"), "zergling 2, ultralisk");
    assert!(t.is_over());
}

/// SC-RETR-07: with a transport the other planet is open too.
#[test]
fn a_transport_opens_the_way_to_another_planet() {
    let mut t = failed_attack();
    t.transport(0, "r1");
    t.attack().fail();
    assert!(t.can(0, "retreat pridewater.c"));
    assert!(!t.can(0, "retreat tarsonis.c"), "two routes away");
}

/// SC-RETR-09: with no eligible area all retreating units are destroyed.
#[test]
fn without_an_area_retreating_units_are_destroyed() {
    let mut t = failed_attack();
    t.units(1, "helios.a", "marine").units(1, "helios.c", "marine").units(1, "helios.d", "marine");
    t.attack();
    t.strand(0).fail();
    assert!(t.is_over());
    assert_eq!(t.seat(0).figures, [0; KINDS]);
    assert_eq!(t.there("helios.b"), "wraith");
}

/// SC-EXD-15, SC-RETR-07, SC-RETR-09, SC-RETR-10: three units, one area of limit 2 with an own unit:
/// the owner chooses the one that is saved.
#[test]
fn units_beyond_the_limit_of_the_chosen_area_are_lost() {
    let mut t = failed_attack();
    t.units(0, "helios.a", "zergling")
        .units(1, "helios.c", "marine")
        .units(1, "helios.d", "marine");
    t.attack();
    t.strand(0).fail();
    assert_eq!(t.options(0), ["lose zergling", "lose ultralisk"], "Helios A is the only area");
    t.acts(0, "lose zergling");
    assert_eq!(t.options(0), ["lose zergling", "lose ultralisk"]);
    t.act(0, "lose zergling");
    assert_eq!(t.there("helios.a"), "zergling, ultralisk");
    assert_eq!(t.seat(0).figures[unit("zergling").kind()], 1);
}

/// SC-RETR-12: they may choose an area that saves fewer units.
#[test]
fn the_roomiest_area_need_not_be_chosen() {
    let mut t = failed_attack();
    t.attack().fail();
    assert!(t.can(0, "retreat torus.c"), "room for all");
    t.act(0, "retreat helios.a");
    t.act(0, "lose ultralisk");
    assert_eq!(t.there("helios.a"), "zergling 2");
}

/// SC-RETR-10: a full area is no choice at all.
#[test]
fn a_full_area_is_not_eligible() {
    let mut t = failed_attack();
    t.units(0, "helios.a", "zergling 2");
    t.attack().fail();
    assert!(!t.can(0, "retreat helios.a"));
}

/// SC-RETR-17, SC-EXD-30: the assist unit goes first and takes the only empty area; the two
/// excess attackers have none and are destroyed.
#[test]
fn the_defender_retreats_first() {
    let mut t = field(["overmind", MENGSK], "zergling 5", "marine 4");
    t.units(1, "helios.c", "marine 2").units(1, "helios.d", "science_vessel");
    t.cards(0, &["zerg_01", "zerg_02"]).cards(1, &["terran_01"]);
    t.attack_with("mobilize", "torus.c", "helios.d");
    t.strand(0).act(0, "card zerg_01");
    assert!(t.is_over());
    assert_eq!(t.there("helios.a"), "science_vessel");
    assert_eq!(t.there("helios.d"), "zergling 3");
    assert_eq!(t.seat(0).figures[unit("zergling").kind()], 3);
    let retreated = t.when(|e| matches!(e, Event::Retreated { seat: Seat(1), .. }));
    assert!(retreated < t.when(is_destroyed));
}

/// SC-RETR-17: each area is judged when it is chosen: with a second area the attacker's excess
/// units still find one.
#[test]
fn the_attackers_area_is_judged_after_the_defenders_retreat() {
    let mut t = field(["overmind", MENGSK], "zergling 5", "marine 4");
    t.units(1, "helios.d", "science_vessel");
    t.cards(0, &["zerg_01", "zerg_02"]).cards(1, &["terran_01"]);
    t.attack_with("mobilize", "torus.c", "helios.d");
    t.strand(0).act(0, "card zerg_01");
    assert_eq!(t.options(1), ["retreat helios.a", "retreat helios.c"]);
    t.act(1, "retreat helios.c");
    // Helios A is the only one left, so it was taken without a question.
    assert_eq!(
        (t.there("helios.a"), t.there("helios.d")),
        ("zergling 2".into(), "zergling 3".into())
    );
}
