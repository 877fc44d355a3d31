//! Battles: guard tokens, modules, new technologies.

use super::*;
use crate::tests::cards::{army, attack, finish, lay};

/// Before a battle on Helios as in the base game, with the expansion.
pub(super) fn field(factions: &[&str], attackers: &str, defenders: &str) -> Table {
    let mut t = brood_war(factions);
    t.base(0, "torus.c").transport(0, "r0").base(1, "pridewater.a");
    t.units(0, "torus.c", attackers).units(1, "helios.b", defenders);
    for seat in 0..factions.len() as u8 {
        t.deck(seat, &[]).no_discards(seat);
    }
    t.stack("tarsonis", "1 build");
    t
}

/// The attack, the pair and the cards of both sides.
pub(super) fn fight(t: &mut Table, pair: &str, cards: [&[&str]; 2]) {
    t.hand(0, cards[0]).hand(1, cards[1]);
    attack(t);
    meet(t, pair, cards);
}

pub(super) fn meet(t: &mut Table, pair: &str, cards: [&[&str]; 2]) {
    let pair = format!("pair {pair}");
    if t.can(0, &pair) {
        t.act(0, &pair);
    }
    lay(t, 0, cards[0]);
    lay(t, 1, cards[1]);
}

/// BW-GRD-01, BW-GRD-02, BW-GRD-06, BW-DX-06, BW-AMB-12: used at the start of the battle it gives the defender 2 health.
#[test]
fn a_guard_token_protects_the_defender() {
    let cards: [&[&str]; 2] = [&["terran_01"], &["zerg_05"]];
    let mut t = field(&[TERRAN, ZERG], "marine", "hydralisk");
    t.guard(1, "helios.b").hand(0, cards[0]).hand(1, cards[1]);
    attack(&mut t);
    assert_eq!(t.asked(), 1);
    assert!(t.can(1, "guard") && t.can(1, "done"), "it may be kept");
    t.act(1, "guard");
    assert_eq!(t.guards("helios.b"), 0);
    meet(&mut t, "marine hydralisk", cards);
    assert_eq!(t.compared(0).1[1], 6 + 2);
    assert_eq!(t.compared(0).0[0], 6);
    finish(&mut t);
    assert_eq!(army(&t, 1), "hydralisk");
}

/// BW-GRD-03, BW-EX-10, BW-DX-07, BW-AMB-13: beside another ability that gives health it gives nothing.
#[test]
fn a_guard_token_does_not_combine() {
    let health = |guard: bool, cards: &[&str]| {
        let all: [&[&str]; 2] = [&["terran_01"], cards];
        let mut t = field(&[TERRAN, PROTOSS], "marine", "dragoon");
        t.guard(1, "helios.b").hand(0, all[0]).hand(1, all[1]);
        attack(&mut t);
        t.act(1, if guard { "guard" } else { "done" });
        meet(&mut t, "marine dragoon", all);
        t.compared(0).1[1]
    };
    let plain = health(false, &["protoss_05"]);
    assert_eq!(health(true, &["protoss_05"]), plain + 2);
    assert_eq!(health(false, &["protoss_05", "protoss_17"]), plain + 1);
    assert_eq!(health(true, &["protoss_05", "protoss_17"]), plain + 1, "the card, not the token");
}

/// BW-EX-06, BW-MDF-01, BW-MDF-02, BW-MDF-03, BW-MDF-05, BW-MDF-06: two units of the defender change places.
#[test]
fn the_defensive_module_switches_units() {
    let mut t = field(&[TERRAN, PROTOSS], "marine, siege_tank", "archon, zealot");
    t.module(1, "defensive");
    attack(&mut t);
    t.act(0, "pair siege_tank zealot");
    assert_eq!(t.asked(), 1);
    let switch = t.options(1)[0].clone();
    assert!(switch.starts_with("switch "), "{switch}");
    t.act(1, &switch);
    let battle = t.game.fight();
    let opposite = |name: &str| {
        let front = battle.fighters.iter().find(|fighter| fighter.unit == unit(name)).expect("it");
        let mut enemies = battle.in_skirmish(front.skirmish.expect("one"), 1);
        enemies.next().expect("an enemy").unit
    };
    assert_eq!(opposite("siege_tank"), unit("archon"));
    assert_eq!(opposite("marine"), unit("zealot"));
}

/// BW-MDF-02: a unit in front, one that supports it and one of another skirmish are different answers, and read so.
#[test]
fn switches_of_like_units_read_differently() {
    let mut t = field(&[TERRAN, PROTOSS], "marine, siege_tank", "archon, zealot 3");
    t.module(1, "defensive");
    attack(&mut t);
    t.acts(0, "pair siege_tank zealot; pair marine archon");
    while t.asked() == 1 && t.options(1)[0].starts_with("support ") {
        let line = t.options(1)[0].clone();
        t.act(1, &line);
    }
    let switches = t.options(1);
    assert!(switches.len() > 2 && switches[0].starts_with("switch "), "{switches:?}");
    for tongue in tongue::offered() {
        let said = |line: &String| tongue.say(&t.game.describe(line.parse().expect("an action")));
        let said: std::collections::BTreeSet<String> = switches.iter().map(said).collect();
        assert_eq!(said.len(), switches.len(), "{said:?}");
    }
}

/// BW-MDF-04, BW-DX-18: never opposite a front-line unit that cannot attack it.
#[test]
fn no_switch_out_of_reach() {
    let mut t = field(&[TERRAN, PROTOSS], "marine, siege_tank", "scout, zealot");
    t.module(1, "defensive").hand(0, &["terran_01", "terran_02"]);
    attack(&mut t);
    t.act(0, "pair siege_tank zealot");
    assert_eq!(t.asked(), 0, "nothing to switch: the cards are placed");
}

/// BW-CARD-63, BW-DX-30: Leg Enhancements take the cheapest ground unit.
#[test]
fn leg_enhancements() {
    let mut t = field(&[PROTOSS, ZERG], "zealot", "lurker, hydralisk");
    let cost = |name: &str| t.game.full_cost(unit(name));
    assert_eq!((cost("zealot"), cost("dark_templar"), cost("dark_archon")), (2, 3, 3));
    assert_eq!((cost("archon"), cost("lurker"), cost("hydralisk"), cost("zergling")), (4, 4, 2, 1));
    t.tech(0, "protoss_leg_enhancements");
    attack(&mut t);
    t.act(0, "ability protoss_leg_enhancements");
    assert_eq!(t.fighters(1), "lurker");
}

/// BW-CARD-60, BW-CARD-03, BW-CARD-12, BW-AMB-64: Charon Boosters, as defender only, once a battle.
#[test]
fn charon_boosters() {
    let mut t = field(&[PROTOSS, TERRAN], "scout, dragoon", "goliath");
    t.tech(1, "terran_charon_boosters");
    attack(&mut t);
    assert!(t.can(1, "ability terran_charon_boosters"));
    t.act(1, "ability terran_charon_boosters");
    assert!(!army(&t, 0).contains("scout"));

    let mut t = field(&[TERRAN, PROTOSS], "goliath", "scout");
    t.tech(0, "terran_charon_boosters").hand(0, &["terran_09"]);
    attack(&mut t);
    assert!(!t.can(0, "ability terran_charon_boosters"), "not as attacker");
}

/// BW-CARD-59: Restoration draws a card.
#[test]
fn restoration() {
    let mut t = field(&[TERRAN, ZERG], "marine, medic", "zergling");
    t.tech(0, "terran_restoration")
        .deck(0, &["terran_01", "terran_02", "terran_03", "terran_06", "terran_07"]);
    attack(&mut t);
    t.act(0, "ability terran_restoration");
    assert_eq!(t.hand_size(0), 4, "one at once, three in step 3");
}

/// BW-CARD-57, BW-CARD-58: Heal and Optical Flare, through a supporting Medic.
#[test]
fn medics() {
    let mut t = field(&[TERRAN, ZERG], "marine, medic", "zergling");
    fight(&mut t, "marine zergling", [&["terran_01", "terran_heal#1"], &["zerg_03"]]);
    assert_eq!(t.compared(0).1[0], 4 + 2);

    let mut t = field(&[TERRAN, ZERG], "marine, medic", "zergling");
    fight(&mut t, "marine zergling", [&["terran_01", "terran_optical_flare"], &["zerg_03"]]);
    assert_eq!(t.compared(0).0, [6, 0], "the enemy alone");

    let mut t = field(&[TERRAN, ZERG], "marine, medic", "zergling 2");
    fight(&mut t, "marine zergling", [&["terran_01", "terran_optical_flare"], &["zerg_03"]]);
    assert!(t.compared(0).0[1] > 0, "a supporting unit spoils it");
}

/// BW-CARD-56: Lockdown leaves the listed units without an attack.
#[test]
fn lockdown() {
    let mut t = field(&[TERRAN, PROTOSS], "ghost", "corsair");
    fight(&mut t, "ghost corsair", [&["terran_01", "terran_lockdown_bw#1"], &["protoss_09_bw"]]);
    finish(&mut t);
    assert_eq!(army(&t, 0), "ghost");
}

/// BW-CARD-65, BW-AMB-74: Feedback cancels, then takes an assist unit before anything is compared.
#[test]
fn feedback() {
    let mut t = field(&[PROTOSS, TERRAN], "corsair, dark_archon", "goliath, science_vessel");
    t.tech(1, "terran_defense_matrix");
    let cards: [&[&str]; 2] =
        [&["protoss_09_bw", "protoss_feedback#1"], &["terran_16", "terran_17_bw"]];
    fight(&mut t, "corsair goliath", cards);
    let lost = Event::UnitDestroyed {
        seat: Seat(1),
        unit: unit("science_vessel"),
        area: area("helios.b"),
    };
    assert!(t.happened(&lost));
    assert_eq!(t.compared(0).1[1], 8, "BW-DX-41: its standard card alone");
}

/// BW-CARD-65, BW-AMB-74: of like assist units in front and in support their owner says which: with the one
/// in front the skirmish ends, without it nothing is gained.
#[test]
fn the_victim_chooses_the_role_for_feedback() {
    for (choice, ends) in [("lose science_vessel", false), ("lose-front science_vessel", true)] {
        let mut t = field(&[PROTOSS, TERRAN], "corsair, dark_archon", "science_vessel 2");
        let cards: [&[&str]; 2] = [&["protoss_09_bw", "protoss_feedback#1"], &["terran_16"]];
        fight(&mut t, "corsair science_vessel", cards);
        assert_eq!(t.options(1), ["lose science_vessel", "lose-front science_vessel"]);
        t.act(1, choice);
        let compared = t.log.iter().any(|event| matches!(event, Event::Compared { .. }));
        assert_eq!(compared, !ends, "{choice}");
    }
}

/// BW-CARD-67: Disruption Web takes the anti-aircraft bonus and flying targets of ground units.
#[test]
fn disruption_web() {
    let attack_of = |cards: &[&str]| {
        let mut t = field(&[PROTOSS, TERRAN], "corsair", "goliath");
        t.base(1, "helios.b").modules(1, [0, 0, 1]).module(0, "offensive");
        fight(&mut t, "corsair goliath", [cards, &["terran_16"]]);
        t.compared(0).0[1]
    };
    assert_eq!(
        attack_of(&["protoss_09_bw", "protoss_disruption_web#1"]) + 1,
        attack_of(&["protoss_09_bw"])
    );
}

/// BW-CARD-66, BW-CARD-86: Maelstrom closes an area to an enemy's Mobilize order, once a round.
#[test]
fn maelstrom() {
    let mut t = brood_war(&[TERRAN, PROTOSS]);
    t.units(0, "torus.c", "marine").units(1, "torus.b", "dark_archon").base(1, "tarsonis.a");
    t.stack("tarsonis", "1 build");
    t.tech(1, "protoss_maelstrom")
        .base(0, "helios.a")
        .reveal(0, "mobilize", "torus")
        .act(0, "execute");
    assert_eq!(t.asked(), 1);
    t.act(1, "area torus.b");
    t.act(0, "move marine torus.c");
    assert!(!t.can(0, "to torus.b") && t.can(0, "to torus.a"));
    t.act(0, "to torus.a").pass(0);
    t.reveal(0, "mobilize", "torus").act(0, "execute");
    assert_eq!(t.asked(), 0, "once a round");
}
