//! Standard cards and reinforcement cards: which values and texts count.

use super::*;

/// SC-CARD-03: major values if the front-line unit matches an icon, minor values otherwise; a
/// supporting unit does not match.
#[test]
fn the_icons_decide_between_major_and_minor_values() {
    // Terran card 1 shows Marine, Firebat, Ghost: 6/4 or 2/5.
    for (front, expected) in [("marine", (6, 4)), ("vulture", (3, 5))] {
        let mut t = field(["arcturus_mengsk", "overmind"], "marine, vulture", "zergling");
        t.cards(0, &["terran_01"]).cards(1, &["zerg_01"]);
        t.attack();
        t.act(0, &format!("pair {front} zergling"));
        let (attack, health) = t.compared(0);
        // The other unit adds 1; for the Vulture in front 2 + 1.
        let support = i16::from(front == "marine");
        assert_eq!((attack[0] - support, health[0]), expected);
    }
}

/// SC-CARD-04: the text of a standard card works only with a matching front-line unit.
#[test]
fn the_text_of_a_standard_card_needs_a_match() {
    // Terran card 2 has +1 attack against a flying unit; the Firebat is not on it.
    for (front, attack) in [("marine", 6), ("goliath", 2)] {
        let mut t = field(["arcturus_mengsk", "overmind"], front, "mutalisk");
        t.cards(0, &["terran_02"]).cards(1, &["zerg_13"]);
        t.attack();
        assert_eq!(t.compared(0).0[0], attack);
    }
    // Burrow under an Ultralisk does not cloak the Zergling beside it.
    let mut t = field(["overmind", "arcturus_mengsk"], "ultralisk, zergling", "goliath");
    t.cards(0, &["zerg_burrow#1"]).cards(1, &["terran_16"]);
    t.attack();
    t.act(0, "pair ultralisk goliath");
    assert!(!t.log.iter().any(is_withdrawn));
    assert_eq!(t.compared(0).0[0], 4 + 1);
}

/// SC-REINF-01, SC-EX-46: a reinforcement without a matching unit is discarded without effect.
#[test]
fn a_reinforcement_that_does_not_match_is_discarded() {
    let mut t = field(["arcturus_mengsk", "overmind"], "marine", "zergling");
    t.cards(0, &["terran_01", "terran_cloaking_field#1"]).cards(1, &["zerg_01"]);
    t.units(0, "helios.d", "marine");
    t.attack();
    t.act(0, "card terran_cloaking_field#1");
    assert!(t.discarded(0, "terran_cloaking_field#1"));
    assert_eq!(t.count(is_withdrawn), 0);
    let discard = Event::CardDiscarded { seat: Seat(0), card: card("terran_cloaking_field#1") };
    assert!(t.when(|e| *e == discard) < t.when(is_compared), "before the values are compared");

    // Terran card 17 shows no Marine: no +1 health.
    let mut t = field(["arcturus_mengsk", "overmind"], "marine", "zergling");
    t.cards(0, &["terran_01", "terran_17"]).cards(1, &["zerg_01"]).workers(0, 2);
    t.attack();
    t.act(0, "card terran_17");
    assert_eq!(t.compared(0).1[0], 4);
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (2, 0));
}

/// SC-REINF-02, SC-REINF-03, SC-KEY-26, SC-EX-46: a marked icon matches a unit in front or in
/// support alike.
#[test]
fn a_marked_icon_matches_any_own_unit_of_the_skirmish() {
    for (units, front) in
        [("ghost, marine", "ghost"), ("ghost, marine", "marine"), ("wraith, marine", "marine")]
    {
        let mut t = field(["arcturus_mengsk", "overmind"], units, "ultralisk");
        t.units(0, "helios.d", "marine");
        t.cards(0, &["terran_01", "terran_cloaking_field#1"]).cards(1, &["zerg_08"]);
        t.attack();
        t.act(0, &format!("pair {front} ultralisk"));
        t.act(0, "card terran_cloaking_field#1");
        if front == "ghost" {
            assert!(t.can(0, "withdraw helios.d"), "the Ghost itself is cloaked");
        } else {
            // Only Wraiths and Ghosts are cloaked, but the card was used and discarded in step C.
            let card = card("terran_cloaking_field#1");
            let discard = Event::CardDiscarded { seat: Seat(0), card };
            assert!(t.when(is_compared) < t.when(|e| *e == discard), "{units} {front}");
        }
    }
}

/// SC-REINF-02: a marked icon does not match a unit of another skirmish.
#[test]
fn a_marked_icon_needs_its_unit_in_the_same_skirmish() {
    let mut t = field(["arcturus_mengsk", "overmind"], "ghost, marine", "zergling 2");
    t.cards(0, &["terran_01", "terran_02", "terran_lockdown#1"]).cards(1, &["zerg_01", "zerg_02"]);
    t.attack();
    t.act(0, "pair marine zergling");
    t.acts(0, "card terran_01; card terran_lockdown#1");
    t.act(1, "card zerg_01");
    t.act(0, "skirmish 0");
    let discard = Event::CardDiscarded { seat: Seat(0), card: card("terran_lockdown#1") };
    assert!(t.when(|e| *e == discard) < t.when(is_compared));
}

/// SC-REINF-04: an icon without the mark matches the front-line unit only.
#[test]
fn an_unmarked_icon_matches_the_front_line_only() {
    // Bunker shows Marine, Firebat, Ghost without the mark.
    for (front, health) in [("marine", 4 + 3), ("vulture", 5)] {
        let mut t = field(["arcturus_mengsk", "overmind"], "marine, vulture", "ultralisk");
        t.base(0, "helios.b").cards(0, &["terran_01", "terran_bunker#1"]).cards(1, &["zerg_08"]);
        t.attack();
        t.act(0, &format!("pair {front} ultralisk"));
        t.act(0, "card terran_bunker#1");
        assert_eq!(t.compared(0).1[0], health);
    }
}

/// SC-REINF-05, SC-EXD-45, SC-SKIR-09, SC-SKIR-20, SC-SKIR-21: the High Templar is lost to Spawn
/// Broodling; Psionic Storm's splash is triggered all the same, and its detector keeps the
/// burrowed Hydralisk from withdrawing.
#[test]
fn an_ability_outlives_the_supporter_it_came_from() {
    let mut t =
        field(["tassadar", "overmind"], "zealot, high_templar", "hydralisk, queen, zergling");
    t.units(1, "helios.d", "zergling");
    t.cards(0, &["protoss_01", "protoss_psionic_storm#1"]);
    t.cards(1, &["zerg_burrow#2", "zerg_spawn_broodling#1"]);
    t.attack();
    t.act(0, "pair zealot hydralisk");
    t.act(0, "card protoss_psionic_storm#1");
    t.act(1, "card zerg_spawn_broodling#1");
    assert_eq!(t.compared(0), ([8, 1], [7, 6]));
    assert_eq!(t.options(0), ["lose zealot", "lose high_templar"]);
    t.act(0, "lose high_templar");
    assert_eq!(t.count(is_withdrawn), 0, "the detector held");
    assert!(t.triggered(0, "protoss_psionic_storm#1"));
    assert!(!t.triggered(0, "protoss_01"));
    // The splash hits one more unit of the owner's choice.
    assert_eq!(t.options(1), ["lose zergling", "lose queen"]);
    t.act(1, "lose zergling");
    // The Queen alone does not hold the area.
    assert_eq!(t.asked(), 1);
    assert!(t.options(1).iter().all(|option| option.starts_with("retreat")));
}

/// SC-EX-25, SC-REINF-05: Irradiate stays in force when the Science Vessel is lost in the same
/// skirmish. No card of the base game can do that to it, so the loss is marked by hand.
#[test]
fn irradiate_outlives_the_science_vessel() {
    let mut t = field(
        ["arcturus_mengsk", "overmind"],
        "wraith, science_vessel, ghost, marine",
        "hydralisk, queen",
    );
    t.cards(0, &["terran_11", "terran_irradiate#1"]);
    t.cards(1, &["zerg_05", "zerg_spawn_broodling#1"]);
    t.attack();
    t.act(0, "pair wraith hydralisk");
    t.act(0, "card terran_irradiate#1");
    t.act(1, "card zerg_spawn_broodling#1");
    // 7 + 1 of Irradiate + 2 of the supporters.
    assert_eq!(t.compared(0), ([10, 6], [7, 6]));
    assert_eq!(t.options(0), ["lose marine", "lose ghost"]);
    let vessel = t.game.fight().fighters.iter().position(|f| f.unit == unit("science_vessel"));
    t.game.fight_mut().fighters[vessel.expect("a Science Vessel")].fate = Fate::Lost;
    t.act(0, "lose ghost");
    assert!(t.triggered(0, "terran_irradiate#1"));
    assert_eq!(t.there("helios.b"), "marine, wraith", "the Queen was lost to the splash");
}
