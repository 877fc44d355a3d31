//! The Protoss technologies of the Combat deck.

use super::*;

const VS_ZERG: [&str; 2] = [PROTOSS, ZERG];

/// SC-TCH-05: +2 attack and ground/flying splash; a supporting High Templar is enough.
#[test]
fn psionic_storm_adds_attack_and_splash() {
    let hand: &[&str] = &["protoss_01", "protoss_psionic_storm#1"];
    for victim in ["ultralisk", "mutalisk"] {
        let defenders = format!("zergling, {victim}");
        let mut t = clash(VS_ZERG, "zealot, high_templar", &defenders, [hand, &["zerg_01"]]);
        assert_eq!(t.compared(0).0[0], 6 + 2);
        finish(&mut t);
        assert_eq!(army(&t, 1), "");
        assert!(t.happened(&Event::SplashTriggered {
            seat: Seat(0),
            card: card("protoss_psionic_storm#1")
        }));
    }
    let t = clash(VS_ZERG, "zealot", "zergling", [hand, &["zerg_01"]]);
    assert_eq!(t.compared(0).0[0], 6, "no High Templar in the skirmish");
    assert!(discarded(&t, 0, "protoss_psionic_storm#1"));
}

/// SC-TCH-06: the standard card of the opponent is discarded unused and replaced at once, from
/// hand or deck; their reinforcement stays.
#[test]
fn hallucination_makes_the_opponent_replace_his_card() {
    let mut t = battlefield(VS_ZERG, "zealot, high_templar", "zergling 2");
    t.hand(0, &["protoss_01", "protoss_hallucination#1"]);
    t.hand(1, &["zerg_01", "zerg_02", "zerg_17", "zerg_18"]);
    attack(&mut t);
    lay(&mut t, 0, &["protoss_01", "protoss_hallucination#1"]);
    lay(&mut t, 1, &["zerg_01", "zerg_17"]);
    assert!(t.happened(&Event::CardCancelled { seat: Seat(1), card: card("zerg_01") }));
    assert_eq!(t.options(1), ["card zerg_02", "deck"], "they must, with a standard card");
    t.act(1, "card zerg_02");
    // Card 2 of the Zergling is 5/4; support 1, reinforcement 1.
    assert_eq!(t.compared(0), ([6, 5 + 1 + 1], [7, 4]));
}

/// SC-TCH-06: off the deck a reinforcement is discarded and replaced in its turn, until a standard
/// card comes.
#[test]
fn hallucination_may_be_answered_off_the_deck() {
    let mut t = battlefield(VS_ZERG, "zealot, high_templar", "zergling");
    t.hand(0, &["protoss_01", "protoss_hallucination#1"]).hand(1, &["zerg_01", "zerg_17"]);
    attack(&mut t);
    t.deck(1, &["zerg_18", "zerg_03"]).no_discards(1); // after the draws
    lay(&mut t, 0, &["protoss_01", "protoss_hallucination#1"]);
    t.acts(1, "card zerg_01; done");
    // No standard card is left in the hand: the deck is the only way, the engine has taken it.
    assert!(t.happened(&Event::CardCancelled { seat: Seat(1), card: card("zerg_01") }));
    let (attack, _) = t.compared(0);
    assert!(attack[1] == 4 || attack[1] == 6, "card 3, or card 1 if it was shuffled in again");
    assert!(t.seat(1).hand.has(card("zerg_17")), "a reinforcement of the hand is no answer");
}

/// SC-TCH-07: ground splash; the used card goes back to the Technology deck, after its splash.
#[test]
fn increased_reaver_capacity_returns() {
    for (number, attack, health) in [(1, 9, 7), (2, 9, 8), (3, 10, 9)] {
        let name = format!("protoss_increased_reaver_capacity#{number}");
        for (defenders, left) in [("zergling, ultralisk", ""), ("zergling, mutalisk", "mutalisk")] {
            let mut t = clash(VS_ZERG, "reaver", defenders, [&[&name], &["zerg_01"]]);
            assert_eq!((t.compared(0).0[0], t.compared(0).1[0]), (attack, health));
            finish(&mut t);
            assert!(splashed(&t));
            assert_eq!(army(&t, 1), left);
            assert!(returned(&t, 0, &name) && !discarded(&t, 0, &name));
            let place = |event: &Event| t.log.iter().position(|other| other == event);
            let back = place(&Event::CardReturned { seat: Seat(0), card: card(&name) });
            let lost = t.log.iter().rposition(|event| matches!(event, Event::UnitDestroyed { .. }));
            assert!(back > lost, "after the splash damage");
        }
    }
}

/// SC-TCH-08: the Carrier's card returns too; one that does not match is discarded.
#[test]
fn increased_carrier_capacity_returns() {
    for (number, attack, health) in [(1, 10, 8), (2, 10, 9), (3, 11, 9)] {
        let name = format!("protoss_increased_carrier_capacity#{number}");
        let mut t = clash(VS_ZERG, "carrier", "zergling, ultralisk", [&[&name], &["zerg_01"]]);
        assert_eq!((t.compared(0).0[0], t.compared(0).1[0]), (attack, health));
        finish(&mut t);
        assert!(!splashed(&t));
        assert!(returned(&t, 0, &name));
        assert_eq!(army(&t, 1), "ultralisk");
        let t = clash(VS_ZERG, "zealot", "zergling", [&[&name], &["zerg_01"]]);
        assert_eq!((t.compared(0).0[0], t.compared(0).1[0]), (6, 5));
        assert!(discarded(&t, 0, &name) && !t.seat(0).technology.has(card(&name)));
    }
}

/// SC-TCH-09: the final attack of both sides is 0, whatever is added: support, the bonus of a
/// special Mobilize, a Flawless Plan.
#[test]
fn stasis_field_sets_both_attacks_to_zero() {
    let mut t = battlefield([ZERG, PROTOSS], "zergling 3", "zealot, arbiter");
    t.event(0, "flawless_attack_plan");
    t.hand(0, &["zerg_01"]).hand(1, &["protoss_01", "protoss_stasis_field#1"]);
    attack_by(&mut t, "special_mobilize");
    t.act(0, "use flawless_attack_plan");
    if t.can(0, "done") {
        t.act(0, "done"); // the cards of the special order
    }
    lay(&mut t, 1, &["protoss_01", "protoss_stasis_field#1"]);
    assert_eq!(t.compared(0), ([0, 0], [3, 7]));
    t.act(0, "retreat helios.d"); // nobody was destroyed, so the attacker leaves
    assert_eq!((army(&t, 0), army(&t, 1)), ("zergling 3".into(), "zealot, arbiter".into()));
}

/// SC-TCH-10: +2 health with an own base in the area of the battle.
#[test]
fn shield_battery_needs_an_own_base_in_the_area() {
    for (base, unit, standard, health) in [
        (true, "zealot", "protoss_01", 9),
        (false, "zealot", "protoss_01", 7),
        (true, "scout", "protoss_08", 10),
    ] {
        let mut t = battlefield([ZERG, PROTOSS], "zergling", unit);
        if base {
            t.base(1, "helios.b");
        }
        let hand: &[&str] = &[standard, "protoss_shield_battery#1"];
        fight(&mut t, &format!("zergling {unit}"), [&["zerg_01"], hand]);
        assert_eq!(t.compared(0).1[1], health);
    }
}

/// SC-TCH-11: +1 attack, for a front-line Dragoon.
#[test]
fn singularity_charge_is_for_dragoons() {
    let hand: &[&str] = &["protoss_04", "protoss_singularity_charge#1"];
    assert_eq!(strength(VS_ZERG, "dragoon", "zergling", [hand, &["zerg_01"]]), (5 + 1, 7));
    assert_eq!(strength(VS_ZERG, "zealot", "zergling", [hand, &["zerg_01"]]), (5, 7));
    // A supporting Dragoon does not match it.
    assert_eq!(strength(VS_ZERG, "zealot, dragoon", "zergling", [hand, &["zerg_01"]]), (5 + 1, 7));
}

/// SC-TCH-34, SC-TCH-10, SC-TCH-22, SC-TCH-27: a base in the area of the battle also helps its
/// owner when they attack to retake the area, and nobody else.
#[test]
fn a_base_in_the_area_helps_an_attacker_who_retakes_it() {
    type Case = (&'static str, &'static str, [&'static str; 2], (i16, i16), (i16, i16));
    let cases: [Case; 3] = [
        (TERRAN, "marine", ["terran_01", "terran_bunker#1"], (6, 4), (0, 3)),
        (PROTOSS, "zealot", ["protoss_01", "protoss_shield_battery#1"], (6, 7), (0, 2)),
        (ZERG, "zergling", ["zerg_01", "zerg_sunken_colony#1"], (6, 3), (2, 0)),
    ];
    for (faction, unit, hand, plain, bonus) in cases {
        for base in [Some(0), Some(1), None] {
            let mut t = battlefield([faction, RAYNOR], unit, "firebat");
            if let Some(seat) = base {
                t.base(seat, "helios.b");
            }
            fight(&mut t, &format!("{unit} firebat"), [&hand, &["terran_07"]]);
            let (attack, health) = t.compared(0);
            let more = if base == Some(0) { bonus } else { (0, 0) };
            assert_eq!(
                (attack[0], health[0]),
                (plain.0 + more.0, plain.1 + more.1),
                "{unit} {base:?}"
            );
        }
    }
}

/// SC-TCH-35, SC-TCH-05, SC-TCH-16, SC-TCH-19: detector of a reinforcement card counts for the
/// whole own side of the skirmish: a cloaked enemy front-line unit does not get away.
#[test]
fn detector_of_a_card_counts_for_the_whole_side() {
    let cases = [
        (PROTOSS, "dragoon, high_templar", "protoss_06", "protoss_psionic_storm#1"),
        (ZERG, "hydralisk, defiler", "zerg_13", "zerg_plague#1"),
        (ZERG, "hydralisk, queen", "zerg_13", "zerg_ensnare#1"),
    ];
    for (faction, units, standard, reinforcement) in cases {
        let theirs: &[&str] = &["terran_09", "terran_cloaking_field#1"];
        let with: &[&str] = &[standard, reinforcement];
        let t = clash([faction, TERRAN], units, "wraith", [with, theirs]);
        assert!(t.compared(0).0[0] >= 7);
        assert!(withdrawals(&t, 1).is_empty(), "{reinforcement}");
        assert_eq!(army(&t, 1), "");
        let t = clash([faction, TERRAN], units, "wraith", [&[standard], theirs]);
        assert!(t.compared(0).0[0] >= 7);
        assert_eq!(withdrawals(&t, 1).len(), 3, "without the card the Wraith withdraws");
    }
}

/// SC-TCH-06, SC-TCH-07: a card that was cancelled was not used: it is discarded, not returned.
#[test]
fn a_cancelled_card_does_not_return() {
    let mut t = battlefield([PROTOSS, "aldaris"], "zealot, high_templar", "reaver");
    let capacity = "protoss_increased_reaver_capacity#1";
    t.hand(0, &["protoss_01", "protoss_hallucination#2"]).hand(1, &[capacity, "protoss_10"]);
    attack(&mut t);
    lay(&mut t, 0, &["protoss_01", "protoss_hallucination#2"]);
    t.act(1, &format!("card {capacity}"));
    t.act(1, "card protoss_10");
    assert!(discarded(&t, 1, capacity));
    assert!(!t.seat(1).technology.has(card(capacity)));
    assert_eq!(t.compared(0), ([6, 7], [7, 8]));
}
