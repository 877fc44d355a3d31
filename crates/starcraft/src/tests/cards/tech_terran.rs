//! The Terran technologies in battle.

use super::*;

const VS_ZERG: [&str; 2] = [TERRAN, ZERG];
const VS_PROTOSS: [&str; 2] = [TERRAN, PROTOSS];

/// SC-TCH-23: the card goes back to the Technology deck, and cloaking of the enemy fails in the
/// whole battle.
#[test]
fn scanner_sweep_gives_detector_for_a_battle() {
    for used in [true, false] {
        let mut t = battlefield(VS_ZERG, "marine 2", "zergling 2");
        t.tech(0, "terran_scanner_sweep");
        t.hand(0, &["terran_01", "terran_05"]).hand(1, &["zerg_burrow#1", "zerg_burrow#2"]);
        attack(&mut t);
        assert_eq!(t.options(0), ["ability terran_scanner_sweep", "done"]);
        t.act(0, if used { "ability terran_scanner_sweep" } else { "done" });
        let sweep = card("terran_scanner_sweep");
        assert_eq!(t.seat(0).play.has(sweep), !used);
        assert_eq!(t.seat(0).technology.has(sweep), used);
        t.act(0, "card terran_01"); // 6/4, then 5/5
        t.act(1, "card zerg_burrow#2"); // 0/6, then 0/5
        t.act(0, "skirmish 0");
        if used {
            assert_eq!(army(&t, 1), "", "both destroyed without a question");
        } else {
            assert_eq!(withdrawals(&t, 1).len(), 3);
        }
    }
}

/// SC-TCH-24: +1 health in a skirmish with a supporting Science Vessel; a second one adds
/// nothing, without one there is nothing.
#[test]
fn defense_matrix_needs_a_supporting_vessel() {
    for (units, health) in
        [("marine, science_vessel", 5), ("marine, science_vessel 2", 5), ("marine", 4)]
    {
        for attacking in [true, false] {
            let factions = if attacking { VS_ZERG } else { [ZERG, TERRAN] };
            let (own, enemy) = if attacking { (0, 1) } else { (1, 0) };
            let sides = if attacking { [units, "zergling"] } else { ["zergling", units] };
            let mut t = battlefield(factions, sides[0], sides[1]);
            t.tech(own, "terran_defense_matrix");
            let mut cards: [&[&str]; 2] = [&["zerg_01"]; 2];
            cards[own as usize] = &["terran_01"];
            fight(&mut t, &first_pair(sides[0], sides[1]), cards);
            let (_, found) = t.compared(0);
            assert_eq!(found[own as usize], health, "{units}");
            assert_eq!(found[enemy as usize], 3);
        }
    }
}

/// SC-TCH-24: a Science Vessel that fights in front does not support.
#[test]
fn defense_matrix_is_not_for_a_vessel_in_front() {
    let mut t = battlefield(VS_ZERG, "science_vessel", "zergling");
    t.tech(0, "terran_defense_matrix");
    fight(&mut t, "science_vessel zergling", [&["terran_01"], &["zerg_01"]]);
    assert_eq!(t.compared(0).1[0], 5);
}

/// SC-TCH-25: the listed units can target nothing: the Ghost survives their strength; the others
/// destroy it.
#[test]
fn lockdown_stops_machines() {
    let machines = [
        (TERRAN, "vulture", "terran_15"),
        (TERRAN, "goliath", "terran_16"),
        (TERRAN, "siege_tank", "terran_16"),
        (TERRAN, "wraith", "terran_12"),
        (TERRAN, "battlecruiser", "terran_14"),
        (PROTOSS, "dragoon", "protoss_06"),
        (PROTOSS, "reaver", "protoss_11"),
        (PROTOSS, "scout", "protoss_06"),
        (PROTOSS, "carrier", "protoss_11"),
    ];
    let living = [
        (TERRAN, "marine", "terran_01"),
        (TERRAN, "firebat", "terran_07"),
        (PROTOSS, "zealot", "protoss_02"),
        (PROTOSS, "archon", "protoss_13"),
        (ZERG, "mutalisk", "zerg_15"),
    ];
    let survives = |faction: &str, enemy: &str, name: &str, hand: &[&str]| {
        let mut t = clash([RAYNOR, faction], "ghost", enemy, [hand, &[name]]);
        assert!(t.compared(0).0[1] >= 6, "{enemy} has the strength");
        finish(&mut t);
        army(&t, 0) == "ghost"
    };
    for (faction, enemy, name) in machines {
        assert!(survives(faction, enemy, name, &["terran_08", "terran_lockdown#1"]), "{enemy}");
        assert!(!survives(faction, enemy, name, &["terran_08"]), "{enemy} without Lockdown");
    }
    for (faction, enemy, name) in living {
        assert!(!survives(faction, enemy, name, &["terran_08", "terran_lockdown#1"]), "{enemy}");
    }
}

/// SC-TCH-25: a supporting machine adds no support value.
#[test]
fn lockdown_takes_support_away() {
    let hand: &[&str] = &["terran_08", "terran_lockdown#2"];
    let t = clash(VS_PROTOSS, "ghost", "zealot, dragoon", [hand, &["protoss_01"]]);
    assert_eq!(t.compared(0).0, [5, 6]);
    let t = clash(VS_PROTOSS, "ghost", "zealot, dragoon", [&["terran_08"], &["protoss_01"]]);
    assert_eq!(t.compared(0).0, [5, 6 + 1]);
}

/// SC-TCH-25: a supporting Ghost makes the card eligible, no Ghost does not.
#[test]
fn lockdown_needs_a_ghost_in_the_skirmish() {
    let hand: &[&str] = &["terran_01", "terran_lockdown#1"];
    for (units, left) in [("marine, ghost", "marine, ghost"), ("marine 2", "marine")] {
        let mut t = clash(VS_PROTOSS, units, "dragoon", [hand, &["protoss_06"]]);
        assert!(t.compared(0).0[1] >= t.compared(0).1[0], "the Dragoon has the strength");
        finish(&mut t);
        assert_eq!(army(&t, 0), left);
    }
}

/// SC-TCH-26: Wraiths and Ghosts of the skirmish have cloaking, others not.
#[test]
fn terran_cloaking_field_hides_wraiths_and_ghosts() {
    let hand: &[&str] = &["terran_09", "terran_cloaking_field#1"];
    let mut t = clash(VS_ZERG, "wraith", "mutalisk", [hand, &["zerg_15"]]);
    assert_eq!(withdrawals(&t, 0), ["withdraw helios.a", "withdraw helios.c", "withdraw helios.d"]);
    t.act(0, "withdraw helios.d");
    assert_eq!(t.there("helios.d"), "wraith");
    let hand: &[&str] = &["terran_08", "terran_cloaking_field#1"];
    let t = clash(VS_ZERG, "ghost", "mutalisk", [hand, &["zerg_15"]]);
    assert_eq!(withdrawals(&t, 0).len(), 3);
    // The supporting Wraith makes the card eligible, but the Goliath is not hidden.
    let hand: &[&str] = &["terran_09", "terran_cloaking_field#1"];
    let mut t = clash(VS_ZERG, "goliath, wraith", "mutalisk", [hand, &["zerg_15"]]);
    assert!(withdrawals(&t, 0).is_empty());
    finish(&mut t);
    assert_eq!(army(&t, 0), "wraith");
    // A Goliath alone: the card does not match and is discarded.
    let t = clash(VS_ZERG, "goliath", "mutalisk", [hand, &["zerg_15"]]);
    assert!(discarded(&t, 0, "terran_cloaking_field#1") && withdrawals(&t, 0).is_empty());
}

/// SC-TCH-27: +3 health with an own base in the area, for infantry only.
#[test]
fn bunker_needs_an_own_base_in_the_area() {
    for (base, unit, health) in [
        (true, "marine", 4 + 3),
        (true, "ghost", 4 + 3),
        (false, "marine", 4),
        (true, "vulture", 5),
    ] {
        let mut t = battlefield([ZERG, TERRAN], "zergling", unit);
        if base {
            t.base(1, "helios.b");
        }
        fight(
            &mut t,
            &format!("zergling {unit}"),
            [&["zerg_01"], &["terran_01", "terran_bunker#1"]],
        );
        assert_eq!(t.compared(0).1[1], health, "{unit}, base {base}");
    }
}

/// SC-TCH-28: ground splash.
#[test]
fn siege_mode_splashes_the_ground() {
    for name in ["terran_siege_mode#1", "terran_siege_mode#2"] {
        for (defenders, left) in [
            ("zergling, ultralisk", ""),
            ("zergling, mutalisk", "mutalisk"),
            ("zergling 3", "zergling"),
        ] {
            let mut t = clash(VS_ZERG, "siege_tank", defenders, [&[name], &["zerg_01"]]);
            finish(&mut t);
            assert!(splashed(&t));
            assert_eq!(army(&t, 1), left);
            assert!(discarded(&t, 0, name), "it does not return");
        }
    }
}

/// SC-TCH-29: ground splash unless an enemy unit of the skirmish has detector.
#[test]
fn spider_mines_are_seen_by_a_detector() {
    for (parasite, left) in [(false, "queen"), (true, "zergling, queen")] {
        let mut t = battlefield(VS_ZERG, "vulture", "zergling 2, queen");
        if parasite {
            t.tech(1, "zerg_parasite"); // Queens have detector
        }
        fight(&mut t, "vulture zergling", [&["terran_spider_mines#1"], &["zerg_01"]]);
        assert_eq!(t.compared(0).0[0], 7);
        finish(&mut t);
        assert_eq!(splashed(&t), !parasite);
        assert_eq!(army(&t, 1), left);
    }
    let mut t =
        clash(VS_ZERG, "vulture", "zergling, mutalisk", [&["terran_spider_mines#2"], &["zerg_01"]]);
    finish(&mut t);
    assert_eq!(army(&t, 1), "mutalisk", "ground only");
}

/// SC-TCH-30: cancels the reinforcement card; +3 attack against an Archon, +1 against any other
/// Protoss unit, nothing against others.
#[test]
fn emp_shockwave_cancels_and_hurts_protoss() {
    let own: &[&str] = &["terran_01", "terran_emp_shockwave#1"];
    for (unit, standard, bonus, health) in [
        ("zealot", "protoss_01", 1, 7),
        ("carrier", "protoss_11", 1, 8),
        ("archon", "protoss_13", 3, 8),
    ] {
        let t = clash(VS_PROTOSS, "marine, science_vessel", unit, [own, &[standard, "protoss_17"]]);
        let (attack, found) = t.compared(0);
        assert_eq!((attack[0], found[1]), (6 + bonus, health), "{unit}");
        assert!(t.happened(&Event::CardCancelled { seat: Seat(1), card: card("protoss_17") }));
        assert!(discarded(&t, 1, "protoss_17"));
    }
    let t = clash(VS_ZERG, "marine, science_vessel", "zergling 2", [own, &["zerg_01", "zerg_17"]]);
    assert_eq!(t.compared(0).0, [6, 6 + 1]);
    assert!(t.happened(&Event::CardCancelled { seat: Seat(1), card: card("zerg_17") }));
    // Without a card to cancel the rest of the text still works.
    let t = clash(VS_PROTOSS, "marine, science_vessel", "zealot", [own, &["protoss_01"]]);
    assert_eq!(t.compared(0).0[0], 7);
}

/// SC-TCH-31: +1 attack; its splash takes infantry, Zealots, High Templars and anything Zerg.
#[test]
fn irradiate_hurts_the_living() {
    let own: &[&str] = &["terran_01", "terran_irradiate#1"];
    let after = |faction: &str, defenders: &str, name: &str| {
        let mut t = clash([RAYNOR, faction], "marine, science_vessel", defenders, [own, &[name]]);
        assert_eq!(t.compared(0).0[0], 6 + 1);
        finish(&mut t);
        assert!(splashed(&t), "{defenders}");
        army(&t, 1)
    };
    for victim in ["mutalisk", "ultralisk", "queen", "scourge"] {
        assert_eq!(after(ZERG, &format!("zergling, {victim}"), "zerg_01"), "");
    }
    for (victim, left) in [
        ("zealot", ""),
        ("high_templar", ""),
        ("reaver", "reaver"),
        ("arbiter", "arbiter"),
        ("archon", "archon"),
    ] {
        assert_eq!(after(PROTOSS, &format!("dragoon, {victim}"), "protoss_01"), left);
    }
    for (victim, left) in [
        ("marine", ""),
        ("firebat", ""),
        ("ghost", ""),
        ("goliath", "goliath"),
        ("wraith", "wraith"),
    ] {
        assert_eq!(after(TERRAN, &format!("vulture, {victim}"), "terran_01"), left);
    }
}

/// SC-TCH-32: if the Ghost is not destroyed the enemy loses two more units of their choice after
/// the splash damage; the card returns to the Technology deck.
#[test]
fn a_nuke_takes_two_units() {
    let cards: [&[&str]; 2] = [&["terran_nuke"], &["zerg_06"]];
    let mut t = clash(VS_ZERG, "ghost", "zergling, hydralisk, queen", cards);
    assert_eq!(t.compared(0), ([0, 2 + 1], [6, 5]));
    assert_eq!(t.options(1), ["lose zergling", "lose hydralisk", "lose queen"]);
    t.act(1, "lose zergling");
    assert_eq!(t.options(1), ["lose hydralisk", "lose queen"]);
    t.act(1, "lose queen");
    assert_eq!(army(&t, 1), "hydralisk");
    assert!(returned(&t, 0, "terran_nuke"));
    // With fewer units all of them are lost.
    let mut t = clash(VS_ZERG, "ghost", "zergling", cards);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), ("ghost".into(), String::new()));
}

/// SC-TCH-32: a destroyed Ghost drops no Nuke, one that withdraws by cloaking does; the card
/// returns in both cases.
#[test]
fn a_nuke_needs_a_ghost_that_was_not_destroyed() {
    let mut t = clash(VS_ZERG, "ghost", "zergling 3", [&["terran_nuke"], &["zerg_01"]]);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), "zergling 3".into()));
    assert!(returned(&t, 0, "terran_nuke"));
    let hand: &[&str] = &["terran_nuke", "terran_cloaking_field#1"];
    let mut t = clash(VS_ZERG, "ghost", "zergling 3", [hand, &["zerg_01"]]);
    t.act(0, "withdraw helios.a");
    assert_eq!((t.there("helios.a"), army(&t, 1)), ("ghost".into(), "zergling".into()));
    assert!(returned(&t, 0, "terran_nuke"));
    // A Marine uses the minor values only, and the card is discarded.
    let mut t = clash(VS_ZERG, "marine", "zergling 3", [&["terran_nuke"], &["zerg_06"]]);
    assert_eq!((t.compared(0).0[0], t.compared(0).1[0]), (7, 4));
    finish(&mut t);
    assert_eq!(army(&t, 1), "zergling 2");
    assert!(discarded(&t, 0, "terran_nuke") && !t.seat(0).technology.has(card("terran_nuke")));
}

/// SC-TCH-32: the two units may come from other skirmishes; with a Nuke on both sides each loses
/// two, the defender first.
#[test]
fn nukes_reach_the_whole_battle() {
    let mut t = battlefield([TERRAN, RAYNOR], "ghost, marine 2", "ghost, firebat 2");
    t.hand(0, &["terran_nuke", "terran_02", "terran_03"]);
    t.hand(1, &["terran_nuke", "terran_04", "terran_07"]);
    attack(&mut t);
    t.act(0, "pair ghost ghost");
    lay(&mut t, 0, &["terran_nuke"]);
    lay(&mut t, 0, &["terran_02"]);
    lay(&mut t, 1, &["terran_nuke"]);
    lay(&mut t, 1, &["terran_04"]);
    t.acts(0, "skirmish 0; skirmish 1");
    // Both Marines have fallen to the Firebats, so Firebats and Ghost are left.
    assert_eq!(t.compared(0), ([0, 0], [6, 6]));
    assert_eq!((t.fighters(0), t.fighters(1)), ("ghost".into(), "firebat 2, ghost".into()));
    assert_eq!(t.options(1), ["lose firebat", "lose ghost"]);
    t.act(1, "lose ghost"); // then a Firebat, and the attacker their Ghost
    assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), "firebat".into()));
    assert!(returned(&t, 0, "terran_nuke") && returned(&t, 1, "terran_nuke"));
}

/// SC-TCH-23: a defender may use Scanner Sweep as well.
#[test]
fn scanner_sweep_helps_a_defender() {
    let mut t = battlefield([ZERG, TERRAN], "zergling", "marine");
    t.tech(1, "terran_scanner_sweep").hand(0, &["zerg_burrow#1"]).hand(1, &["terran_01"]);
    attack(&mut t);
    t.act(1, "ability terran_scanner_sweep");
    assert_eq!(army(&t, 0), "", "it could not withdraw");
    assert!(t.seat(1).technology.has(card("terran_scanner_sweep")));
}

/// SC-TCH-30, SC-CCD-06: a cancelled reinforcement does nothing at all: no worker is tired.
#[test]
fn emp_shockwave_stops_the_whole_text() {
    let mut t = battlefield([TERRAN, RAYNOR], "marine, science_vessel", "goliath");
    t.workers(1, 2);
    let hand: &[&str] = &["terran_01", "terran_emp_shockwave#2"];
    fight(&mut t, "marine goliath", [hand, &["terran_16", "terran_17"]]);
    assert_eq!(t.compared(0), ([6, 7], [4, 8]));
    assert_eq!((t.seat(1).pool, t.seat(1).unavailable), (2, 0));
}
