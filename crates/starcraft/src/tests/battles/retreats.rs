//! Step 9: who won the battle, and what follows it.

use super::*;

const MENGSK: &str = "arcturus_mengsk";

fn ends(t: &Table) -> (u8, u8) {
    let end = t.log.iter().find_map(|e| match e {
        Event::BattleEnds { attackers, defenders, .. } => Some((*attackers, *defenders)),
        _ => None,
    });
    end.expect("the battle has ended")
}

/// SC-RETR-01, SC-RETR-02: only attackers left: they stand in the contested area.
#[test]
fn surviving_attackers_take_the_area() {
    let mut t = field([MENGSK, "overmind"], "siege_tank, marine", "zergling");
    t.cards(0, &["terran_16"]).cards(1, &["zerg_01"]);
    t.attack();
    t.act(0, "pair siege_tank zergling");
    assert_eq!(ends(&t), (2, 0));
    assert_eq!(t.there("helios.b"), "marine, siege_tank");
    assert_eq!(t.game.controller(area("helios.b")), Some(Seat(0)));
    assert!(t.is_over(), "nothing to retreat");
}

/// SC-RETR-02, SC-EXD-16: limit 3, 5 attackers survive alone: the attacker chooses the 2 that
/// leave, and they go to one area together.
#[test]
fn attackers_beyond_the_limit_retreat() {
    let mut t = field([MENGSK, "overmind"], "marine 4, siege_tank", "zergling");
    t.units(1, "helios.d", "zergling");
    t.cards(0, &["terran_16"]).cards(1, &["zerg_01"]);
    t.attack_with("mobilize", "torus.c", "helios.d");
    t.act(0, "pair siege_tank zergling");
    assert_eq!(ends(&t), (5, 0));
    assert_eq!(t.options(0), ["leave marine", "leave siege_tank"]);
    t.act(0, "leave siege_tank"); // the other one is a Marine in any case
    // One question for both.
    assert!(t.can(0, "retreat helios.a") && t.can(0, "retreat torus.c"));
    t.act(0, "retreat helios.a");
    assert!(t.is_over());
    assert_eq!(t.there("helios.d"), "marine 3");
    assert_eq!(t.there("helios.a"), "marine, siege_tank");
}

/// SC-RETR-03: only defenders left: they stay, nothing else happens.
#[test]
fn surviving_defenders_keep_the_area() {
    let mut t = field(["overmind", MENGSK], "zergling", "siege_tank, marine");
    t.cards(0, &["zerg_01"]).cards(1, &["terran_16"]);
    t.attack();
    t.act(0, "pair zergling siege_tank");
    assert_eq!(ends(&t), (0, 2));
    assert!(t.is_over());
    assert_eq!(t.there("helios.b"), "marine, siege_tank");
    assert_eq!(t.count(|e| matches!(e, Event::Retreated { .. })), 0);
}

/// SC-RETR-04: nobody left: the area holds only the defender's base, and their Resource card stays
/// with them through the next Regrouping.
#[test]
fn when_nobody_is_left_the_defence_has_succeeded() {
    let mut t = field(["overmind", MENGSK], "hydralisk", "marine");
    t.base(1, "helios.b").holds(1, &["helios.b"]);
    t.cards(0, &["zerg_13"]).cards(1, &["terran_04"]);
    t.attack();
    assert_eq!(ends(&t), (0, 0));
    assert_eq!(t.there("helios.b"), "");
    assert_eq!(t.game.controller(area("helios.b")), Some(Seat(1)));
    t.regroup();
    assert!(t.game.area(area("helios.b")).holder.is(Seat(1)));
    assert!(t.game.area(area("helios.b")).base.is(Seat(1)));
}

/// SC-RETR-05: both sides left: the attack has failed and all attackers retreat.
#[test]
fn with_both_sides_left_all_attackers_retreat() {
    let mut t = field(["overmind", MENGSK], "ultralisk 2", "siege_tank 2");
    t.cards(0, &["zerg_08", "zerg_01"]).cards(1, &["terran_13", "terran_05"]);
    t.attack();
    t.act(0, "card zerg_08").act(1, "card terran_13");
    t.act(0, "skirmish 0");
    // 7/8 against 7/8, then 4/3 against 3/4: the second tank falls to equality.
    let (attackers, defenders) = ends(&t);
    assert!(attackers > 0 && defenders > 0);
    assert!(t.options(0).iter().all(|option| option.starts_with("retreat")));
    t.act(0, "retreat torus.a");
    assert!(t.is_over());
    assert_eq!(t.there("helios.b"), "siege_tank");
    assert!(t.there("torus.a").starts_with("ultralisk"));
}

/// SC-RETR-06, SC-EXD-14: an attacker and a defending Science Vessel survive: the Vessel must
/// go, the attacker keeps the area.
#[test]
fn assist_defenders_must_retreat() {
    let mut t = field(["overmind", MENGSK], "ultralisk", "marine, science_vessel");
    t.cards(0, &["zerg_07"]).cards(1, &["terran_05"]);
    t.attack();
    assert_eq!(ends(&t), (1, 1));
    assert_eq!(t.asked(), 1);
    assert_eq!(t.options(1), ["retreat helios.a", "retreat helios.c", "retreat helios.d"]);
    t.act(1, "retreat helios.a");
    assert_eq!(t.there("helios.b"), "ultralisk");
    assert_eq!(t.there("helios.a"), "science_vessel");
}

/// SC-EXD-14, SC-RETR-03: with no surviving attacker the Vessel stays.
#[test]
fn an_assist_defender_stays_if_no_attacker_survives() {
    let mut t = field(["overmind", MENGSK], "zergling", "marine, science_vessel");
    t.cards(0, &["zerg_02"]).cards(1, &["terran_05"]);
    t.attack();
    assert_eq!(ends(&t), (0, 1));
    assert_eq!(t.there("helios.b"), "science_vessel");
}

/// SC-RETR-06: also defenders that had only assist units and lost no skirmish.
#[test]
fn assist_defenders_retreat_although_they_lost_nothing() {
    let mut t = field(["overmind", MENGSK], "zergling", "science_vessel");
    t.cards(0, &["zerg_02"]).cards(1, &["terran_05"]);
    t.attack();
    assert_eq!(ends(&t), (1, 1));
    t.act(1, "retreat helios.d");
    assert_eq!(
        (t.there("helios.b"), t.there("helios.d")),
        ("zergling".into(), "science_vessel".into())
    );
}

/// SC-RETR-13: the Resource card of a lost area is lost only in Regrouping step 2.
#[test]
fn a_defeated_defender_keeps_the_card_until_regrouping() {
    let mut t = field(["overmind", MENGSK], "ultralisk", "marine");
    t.base(1, "helios.d").holds(1, &["helios.b"]);
    t.cards(0, &["zerg_07"]).cards(1, &["terran_05"]);
    t.attack();
    assert_eq!(t.there("helios.b"), "ultralisk");
    assert!(t.game.area(area("helios.b")).holder.is(Seat(1)));
    t.regroup();
    assert!(t.happened(&Event::ResourceLost { seat: Seat(1), area: area("helios.b") }));
    assert!(!t.game.area(area("helios.b")).holder.is(Seat(1)));

    // Retaken before Regrouping, the situation no longer holds and the card stays.
    let mut t = field(["overmind", MENGSK], "ultralisk", "marine");
    t.base(1, "helios.d").holds(1, &["helios.b"]);
    t.cards(0, &["zerg_07"]).cards(1, &["terran_05"]);
    t.attack();
    t.game.destroy_unit(Seat(0), unit("ultralisk"), area("helios.b"), &mut kernel::NoLog);
    t.regroup();
    assert!(t.game.area(area("helios.b")).holder.is(Seat(1)));
}

/// SC-RETR-14, SC-RETR-16: after one pass of skirmishes the battle is over, the token is back
/// with its owner, and Execution goes on with the next player.
#[test]
fn after_the_battle_execution_goes_on() {
    let mut t = field(["overmind", MENGSK], "zergling 2", "siege_tank 2");
    t.cards(0, &["zerg_02", "zerg_03"]).cards(1, &["terran_01", "terran_05"]);
    t.attack();
    t.act(0, "card zerg_02").act(1, "card terran_01");
    t.act(0, "skirmish 0");
    // 5/4 against 2/5 and 4/5 against 3/4: both tanks fall; no second pass in any case.
    assert_eq!(t.count(is_compared), 2);
    assert!(t.is_over());
    let order = t.game.order.expect("the next order");
    assert_eq!((order.seat, order.planet), (Seat(1), planet("tarsonis")));
    assert_eq!(t.options(1), ["execute", "event"]);
    assert_eq!(t.game.orders.count(Seat(0)), 0, "the token has left the board");
}

/// SC-RETR-16: survivors on both sides do not fight again.
#[test]
fn survivors_do_not_fight_again() {
    let mut t = field(["overmind", MENGSK], "zergling", "wraith");
    t.cards(0, &["zerg_02"]).cards(1, &["terran_05"]);
    t.attack();
    assert_eq!(t.count(is_compared), 1);
    assert!(t.options(0).iter().all(|option| option.starts_with("retreat")));
}

/// SC-RETR-15: a base in the contested area outlives the battle and falls in Regrouping step 1
/// if the enemy units are still there.
#[test]
fn a_base_is_not_touched_by_the_battle() {
    for stays in [true, false] {
        let mut t = field(["overmind", MENGSK], "ultralisk", "marine");
        t.base(1, "helios.b").cards(0, &["zerg_07"]).cards(1, &["terran_05"]);
        t.attack();
        assert_eq!(t.there("helios.b"), "ultralisk");
        assert!(t.game.area(area("helios.b")).base.is(Seat(1)));
        assert_eq!(t.game.controller(area("helios.b")), None);
        if !stays {
            t.game.destroy_unit(Seat(0), unit("ultralisk"), area("helios.b"), &mut kernel::NoLog);
        }
        t.regroup();
        assert_eq!(t.game.area(area("helios.b")).base.is(Seat(1)), !stays);
    }
}

/// SC-RETR-18: Healing follows the retreats, the attacker's first.
#[test]
fn end_of_battle_effects_follow_the_retreats() {
    let mut t = field(["overmind", "queen_of_blades"], "zergling", "mutalisk");
    t.cards(0, &["zerg_02"]).cards(1, &["zerg_06"]);
    t.attack();
    t.act(0, "retreat torus.c");
    let sequence = [
        t.when(|e| matches!(e, Event::Retreated { .. })),
        t.when(|e| matches!(e, Event::CardsDrawn { seat: Seat(0), count: 1 })),
        t.when(|e| matches!(e, Event::CardsDrawn { seat: Seat(1), count: 1 })),
    ];
    assert!(sequence.is_sorted(), "{sequence:?}");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (1, 1));
}
