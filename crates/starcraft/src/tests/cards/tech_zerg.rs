//! The Zerg technologies of the Combat deck.

use super::*;

const VS_TERRAN: [&str; 2] = [ZERG, TERRAN];

/// SC-TCH-16: its splash needs no destroyed unit and takes ground and flying units; the owner
/// chooses.
#[test]
fn plague_splashes_whatever_happens() {
    let hand: &[&str] = &["zerg_03", "zerg_plague#1"];
    let mut t = clash(VS_TERRAN, "zergling, defiler", "firebat, wraith", [hand, &["terran_04"]]);
    assert!(t.compared(0).0[0] < t.compared(0).1[1], "nobody is destroyed by strength");
    assert_eq!(t.options(1), ["lose firebat", "lose wraith"]);
    t.act(1, "lose wraith");
    finish(&mut t);
    assert_eq!(army(&t, 1), "firebat");
    let mut t =
        clash(VS_TERRAN, "zergling, defiler", "firebat, wraith", [&["zerg_03"], &["terran_04"]]);
    finish(&mut t);
    assert!(
        !t.log.iter().any(|event| matches!(event, Event::SplashTriggered { seat: Seat(0), .. }))
    );
}

/// SC-TCH-17: nobody but Firebat, Zergling, Ultralisk and Zealot can target ground units.
#[test]
fn dark_swarm_blinds_both_sides() {
    let swarm = "zerg_dark_swarm#1";
    // Hydralisk 6/6 and Marine 6/4 would destroy each other.
    let mut t =
        clash(VS_TERRAN, "hydralisk, defiler", "marine", [&["zerg_06", swarm], &["terran_01"]]);
    assert_eq!(t.compared(0), ([6, 6], [6, 4]));
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), ("hydralisk, defiler".into(), "marine".into()));
    let mut t = clash(VS_TERRAN, "hydralisk, defiler", "marine", [&["zerg_06"], &["terran_01"]]);
    finish(&mut t);
    assert_eq!(army(&t, 1), "");
    // Zergling 6/3 and Firebat 6/6 are not affected.
    let mut t =
        clash(VS_TERRAN, "zergling, defiler", "firebat", [&["zerg_01", swarm], &["terran_07"]]);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), ("defiler".into(), String::new()));
    // Nor are Zealot and Ultralisk.
    let cards: [&[&str]; 2] = [&["zerg_09", swarm], &["protoss_03"]];
    let mut t = clash([ZERG, PROTOSS], "ultralisk, defiler", "zealot", cards);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), ("ultralisk, defiler".into(), String::new()));
    let cards: [&[&str]; 2] = [&["zerg_03", swarm], &["protoss_01"]];
    let mut t = clash([ZERG, PROTOSS], "zergling, defiler", "zealot", cards);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), ("defiler".into(), "zealot".into()));
}

/// SC-TCH-17: flying units can still be targeted; a blinded supporter adds nothing.
#[test]
fn dark_swarm_leaves_the_sky_alone() {
    let swarm = "zerg_dark_swarm#1";
    // Mutalisk 7/6 against a Wraith with minor values 2/5.
    let mut t =
        clash(VS_TERRAN, "mutalisk, defiler", "wraith", [&["zerg_13", swarm], &["terran_01"]]);
    finish(&mut t);
    assert_eq!(army(&t, 1), "");
    let t = clash(
        VS_TERRAN,
        "zergling, defiler",
        "firebat, marine",
        [&["zerg_01", swarm], &["terran_07"]],
    );
    assert_eq!(t.compared(0).0, [6, 6], "the Marine cannot target the Zergling");
    let t =
        clash(VS_TERRAN, "zergling, defiler", "firebat, marine", [&["zerg_01"], &["terran_07"]]);
    assert_eq!(t.compared(0).0, [6, 6 + 1]);
}

/// SC-TCH-18: which units Spawn Broodling destroys, without any strength.
#[test]
fn spawn_broodling_destroys_certain_units() {
    let hand: &[&str] = &["zerg_burrow#1", "zerg_spawn_broodling#1"]; // attack 0
    let cases = [
        (TERRAN, "marine firebat ghost vulture goliath siege_tank", true),
        (TERRAN, "wraith battlecruiser science_vessel", false),
        (PROTOSS, "zealot dragoon high_templar", true),
        (PROTOSS, "archon reaver scout arbiter carrier", false),
        ("queen_of_blades", "zergling hydralisk ultralisk defiler", true),
        ("queen_of_blades", "queen scourge mutalisk guardian", false),
    ];
    for (faction, units, destroyed) in cases {
        let theirs = match faction {
            TERRAN => "terran_08",
            PROTOSS => "protoss_04",
            _ => "zerg_04",
        };
        for unit in units.split(' ') {
            let mut t = clash([ZERG, faction], "zergling, queen", unit, [hand, &[theirs]]);
            assert_eq!(t.compared(0).0[0], 0);
            finish(&mut t);
            assert_eq!(army(&t, 1).is_empty(), destroyed, "{unit}");
        }
    }
}

/// SC-TCH-18: the victim's owner chooses among all such units of the skirmish.
#[test]
fn the_victim_chooses_for_the_broodling() {
    let hand: &[&str] = &["zerg_burrow#1", "zerg_spawn_broodling#1"];
    let mut t =
        clash(VS_TERRAN, "zergling, queen", "firebat, marine, wraith", [hand, &["terran_08"]]);
    assert_eq!(t.asked(), 1);
    assert_eq!(t.options(1), ["lose marine", "lose firebat"], "not the Wraith");
    t.act(1, "lose marine");
    finish(&mut t);
    assert_eq!(army(&t, 1), "firebat, wraith");
    // Without a Queen in the skirmish the card does not match.
    let mut t = clash(VS_TERRAN, "zergling", "firebat", [hand, &["terran_08"]]);
    assert!(discarded(&t, 0, "zerg_spawn_broodling#1"));
    finish(&mut t);
    assert_eq!(army(&t, 1), "firebat");
}

/// SC-TCH-18: of like units in front and in support their owner says which; up to version 4 it was one in
/// support.
#[test]
fn the_victim_chooses_the_role_for_the_broodling() {
    let hand: &[&str] = &["zerg_burrow#1", "zerg_spawn_broodling#1"];
    let mut t = clash(VS_TERRAN, "zergling, queen", "firebat 2", [hand, &["terran_08"]]);
    assert_eq!(t.options(1), ["lose firebat", "lose-front firebat"]);
    for (choice, front) in [("lose firebat", false), ("lose-front firebat", true)] {
        let mut game = t.game.clone();
        game.carry_out(Seat(1), choice.parse().expect("a choice"), &mut kernel::NoLog);
        let lost = game.fight().fighters.iter().filter(|f| f.side == 1 && f.fate == Fate::Lost);
        assert_eq!(lost.map(|fighter| fighter.front).collect::<Vec<_>>(), [front], "{choice}");
    }
    t.by_version(4);
    assert_eq!(t.options(1), ["lose firebat"]);
}

/// SC-TCH-19: +1 health, and enemy support values are 0.
#[test]
fn ensnare_takes_support_away() {
    let hand: &[&str] = &["zerg_03", "zerg_ensnare#1"];
    let t = clash(VS_TERRAN, "zergling, queen", "marine, siege_tank", [hand, &["terran_01"]]);
    assert_eq!(t.compared(0), ([4, 6], [5 + 1, 4]));
    let t =
        clash(VS_TERRAN, "zergling, queen", "marine, siege_tank", [&["zerg_03"], &["terran_01"]]);
    assert_eq!(t.compared(0), ([4, 6 + 2], [5, 4]));
}

/// SC-TCH-20: +1 health for any Zerg unit.
#[test]
fn improved_carapace_adds_health() {
    for (unit, standard, health) in
        [("zergling", "zerg_03", 5), ("mutalisk", "zerg_15", 7), ("queen", "zerg_03", 3)]
    {
        let hand: &[&str] = &[standard, "zerg_improved_carapace#1"];
        assert_eq!(strength(VS_TERRAN, unit, "marine", [hand, &["terran_01"]]).1, health + 1);
    }
}

/// SC-TCH-21: Zerglings, Hydralisks and Defilers of the skirmish are cloaked, supporters too;
/// with another front-line unit the card has no text.
#[test]
fn burrow_hides_small_units() {
    for unit in ["zergling", "hydralisk"] {
        let mut t = clash(VS_TERRAN, unit, "marine", [&["zerg_burrow#1"], &["terran_01"]]);
        assert_eq!(t.compared(0).0[0], 0);
        assert_eq!(withdrawals(&t, 0).len(), 3);
        t.act(0, "withdraw helios.a");
        assert_eq!(t.there("helios.a"), unit);
    }
    let t = clash(VS_TERRAN, "ultralisk", "marine", [&["zerg_burrow#1"], &["terran_08"]]);
    assert_eq!((t.compared(0).0[0], t.compared(0).1[0]), (4, 6));
    let t = clash(VS_TERRAN, "mutalisk", "wraith", [&["zerg_burrow#1"], &["terran_12"]]);
    assert!(withdrawals(&t, 0).is_empty());
    assert_eq!(army(&t, 0), "");
    // A supporter destroyed by a text of the enemy may withdraw.
    let theirs: &[&str] = &["zerg_04", "zerg_spawn_broodling#1"];
    let mut t = clash(
        [ZERG, "queen_of_blades"],
        "zergling, hydralisk",
        "zergling, queen",
        [&["zerg_burrow#2"], theirs],
    );
    t.act(0, "lose hydralisk");
    assert_eq!(withdrawals(&t, 0).len(), 3);
    t.act(0, "withdraw helios.c");
    assert_eq!(t.there("helios.c"), "hydralisk");
}

/// SC-TCH-21: withdrawing is a choice; who declines is destroyed.
#[test]
fn a_burrowed_unit_may_be_given_up() {
    let mut t = clash(VS_TERRAN, "zergling", "marine", [&["zerg_burrow#1"], &["terran_01"]]);
    t.act(0, "done");
    assert_eq!(army(&t, 0), "");
}

/// SC-TCH-22: +2 attack against a ground front-line unit with an own base in the area.
#[test]
fn sunken_colony_needs_a_base_and_a_ground_enemy() {
    for (base, enemy, attack) in
        [(true, "marine", 6 + 2), (false, "marine", 6), (true, "wraith", 6)]
    {
        let mut t = battlefield([TERRAN, ZERG], enemy, "zergling");
        if base {
            t.base(1, "helios.b");
        }
        let hand: &[&str] = &["zerg_01", "zerg_sunken_colony#1"];
        fight(&mut t, &format!("{enemy} zergling"), [&["terran_01"], hand]);
        assert_eq!(t.compared(0).0[1], attack, "{enemy}, base {base}");
    }
}
