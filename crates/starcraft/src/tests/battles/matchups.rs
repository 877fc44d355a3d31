//! Steps 4 and 5: pairs of front-line units, supporting units, assist.

use super::*;

/// SC-BATTLE-13: a unit that has been paired cannot be paired again.
#[test]
fn no_unit_fights_in_two_skirmishes() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling, hydralisk", "marine, firebat");
    t.attack();
    assert_eq!(t.options(0).len(), 4);
    t.act(0, "pair zergling marine");
    let pairs: Vec<_> = t.log.iter().filter(|e| matches!(e, Event::Paired { .. })).collect();
    let second =
        Event::Paired { skirmish: 1, attacker: unit("hydralisk"), defender: unit("firebat") };
    assert_eq!(pairs.len(), 2, "the other pair is the only one left");
    assert_eq!(pairs[1], &second);
    assert_eq!(t.game.fight().skirmishes.len(), 2);
}

/// SC-BATTLE-16: a pair may be unable to hurt each other.
#[test]
fn units_that_cannot_target_each_other_may_be_paired() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling, hydralisk", "wraith, firebat");
    t.attack();
    assert!(t.can(0, "pair zergling wraith"));
    t.act(0, "pair zergling wraith");
    assert_eq!(t.game.fight().skirmishes.len(), 2);
}

/// SC-BATTLE-14, SC-BATTLE-15, SC-BATTLE-19, SC-KEY-15, SC-KEY-16, SC-EXD-13: assist units are
/// left out of the pairing; 2 Hydralisks and a Queen against 3 Marines and a Science Vessel make
/// 2 skirmishes; the attacker assigns their supporter first, then the defender two.
#[test]
fn assist_units_are_not_counted_for_skirmishes() {
    let mut t =
        field(["overmind", "arcturus_mengsk"], "hydralisk 2, queen", "marine 3, science_vessel");
    t.attack();
    assert_eq!(t.game.fight().skirmishes.len(), 2);
    let fronts = t.game.fight().fighters.iter().filter(|fighter| fighter.front);
    let fronts: Vec<String> = fronts.map(|fighter| fighter.unit.to_string()).collect();
    assert_eq!(fronts, ["hydralisk", "hydralisk", "marine", "marine"]);
    assert_eq!(t.options(0), ["support 0", "support 1"], "the Queen");
    assert!(t.options(1).is_empty());
    t.act(0, "support 1");
    for _ in ["marine", "science_vessel"] {
        assert_eq!(t.options(1), ["support 0", "support 1"]);
        t.act(1, "support 1");
    }
    assert_eq!((t.supporters(0, 0), t.supporters(0, 1)), (0, 0));
    assert_eq!((t.supporters(1, 0), t.supporters(1, 1)), (1, 2));
    assert!(t.game.fight().fighters.iter().all(|fighter| fighter.skirmish.is_some()));
}

/// SC-BATTLE-20, SC-EX-40: 4 against 2 make 2 skirmishes, and the smaller side has no supporters.
#[test]
fn only_the_larger_side_has_supporters() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 4", "marine 2");
    t.attack();
    assert_eq!(t.game.fight().skirmishes.len(), 2);
    t.acts(0, "support 0; support 0");
    assert_eq!((t.supporters(0, 0), t.supporters(1, 0)), (2, 0), "all may join one skirmish");
    assert_eq!((t.supporters(0, 1), t.supporters(1, 1)), (0, 0));

    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine 4");
    t.attack();
    assert_eq!(t.game.fight().skirmishes.len(), 2);
    assert_eq!(t.asked(), 1, "the defender is the larger side");
    t.acts(1, "support 0; support 1");
    assert_eq!((t.supporters(0, 1), t.supporters(1, 1)), (1, 1));
    assert_eq!((t.supporters(0, 0), t.supporters(1, 0)), (0, 0));
}

/// SC-EXD-13, SC-KEY-14, SC-KEY-17, SC-KEY-18: two attacking Queens make one skirmish, one of
/// them in front with minor values; everybody else supports.
#[test]
fn a_side_of_assist_units_fights_one_skirmish() {
    let mut t = field(["overmind", "arcturus_mengsk"], "queen 2", "marine 2, firebat");
    t.cards(0, &["zerg_14"]).cards(1, &["terran_05"]);
    t.attack();
    assert_eq!(t.options(0), ["pair queen marine", "pair queen firebat"]);
    t.act(0, "pair queen firebat");
    assert_eq!(t.count(|e| matches!(e, Event::Paired { .. })), 1);
    assert_eq!(t.count(|e| matches!(e, Event::Supports { skirmish: 0, .. })), 3);
    // Zerg card 14 gives 3/4, not 7/8; two Marines support the Firebat's 5/5.
    assert_eq!(t.compared(0), ([3, 7], [4, 5]));
}

/// A Defiler with Burrow attacks a Marine, with a friendly area to go to.
fn burrowing_defiler(version: u32) -> Table {
    let mut t = field(["overmind", "arcturus_mengsk"], "defiler", "marine");
    t.by_version(version).units(0, "helios.d", "zergling");
    t.cards(0, &["zerg_burrow#1"]).cards(1, &["terran_siege_mode#1"]);
    t.attack();
    // Minor values of both: Burrow 4/6 instead of 0/5, Siege Mode 6/5.
    assert_eq!(t.compared(0), ([4, 6], [6, 5]));
    t
}

/// SC-KEY-13, SC-KEY-14: a front-line Defiler matches no standard card, Burrow neither: minor
/// values and no text, so it cannot withdraw.
#[test]
fn a_front_line_assist_unit_matches_no_standard_card() {
    let t = burrowing_defiler(2);
    assert!(t.is_over());
    assert_eq!((t.there("helios.d"), t.there("helios.b")), ("zergling".into(), "marine".into()));
    // A supporting Defiler is served by the text as before.
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling, defiler", "marine");
    t.cards(0, &["zerg_burrow#1"]).cards(1, &["terran_01"]);
    t.attack();
    assert!(t.can(0, "withdraw helios.d"), "the Zergling in front matches");
    // By the first version of the rules the text worked for a Defiler in front, too.
    let mut t = burrowing_defiler(1);
    t.act(0, "withdraw helios.d");
    assert_eq!(t.there("helios.d"), "zergling, defiler");
}

/// SC-KEY-17: a defender with assist units only names their front-line unit before the attacker
/// picks their own.
#[test]
fn an_all_assist_defender_names_first() {
    let mut t = field(["overmind", "tassadar"], "zergling, hydralisk", "high_templar, arbiter");
    t.attack();
    assert_eq!(t.options(1), ["front high_templar", "front arbiter"]);
    assert!(t.options(0).is_empty());
    t.act(1, "front arbiter");
    assert_eq!(t.options(0), ["pair zergling arbiter", "pair hydralisk arbiter"]);
    t.act(0, "pair hydralisk arbiter");
    assert_eq!(t.game.fight().skirmishes.len(), 1);
    assert_eq!((t.supporters(0, 0), t.supporters(0, 1)), (1, 1));
}

/// SC-KEY-17: with assist units only on both sides the defender names first, then the attacker.
#[test]
fn of_two_all_assist_sides_the_defender_names_first() {
    let mut t = field(["overmind", "tassadar"], "queen, defiler", "high_templar, arbiter");
    t.attack();
    assert_eq!(t.asked(), 1);
    t.act(1, "front high_templar");
    assert_eq!(t.options(0), ["front queen", "front defiler"]);
    t.act(0, "front queen");
    let pair =
        Event::Paired { skirmish: 0, attacker: unit("queen"), defender: unit("high_templar") };
    assert!(t.happened(&pair));
    assert_eq!((t.supporters(0, 0), t.supporters(0, 1)), (1, 1));
}
