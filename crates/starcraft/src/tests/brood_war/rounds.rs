//! Regrouping, dropping out, tech-required units, and cards that only changed their values.

use super::battles::{field, fight};
use super::*;
use crate::state::Site;
use crate::tests::cards::{army, attack, finish};

/// BW-RGP-01, BW-RGP-02, BW-RGP-03, BW-RGP-06, BW-RGP-11, BW-RGP-12: the steps keep their order.
#[test]
fn the_steps_of_regrouping() {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.base(0, "torus.b").units(1, "torus.b", "zergling").holds(0, &["torus.b"]);
    t.units(0, "torus.a", "marine").base(0, "helios.c").base(1, "tarsonis.a").regroup();
    let at = |what: fn(&Event) -> bool| t.log.iter().position(what).expect("it has happened");
    let places = [
        at(|event| matches!(event, Event::BaseDestroyed { .. })),
        at(|event| matches!(event, Event::ResourceLost { .. })),
        at(|event| matches!(event, Event::ResourceGained { .. })),
        at(|event| matches!(event, Event::PointsGained { .. })),
        at(|event| matches!(event, Event::FirstPlayer { .. })),
    ];
    assert!(places.is_sorted(), "{places:?}");
}

/// BW-ELM-02, BW-ELM-03, BW-ELM-05, BW-ELM-06, BW-ELM-07, BW-AMB-80: what a player who drops out leaves behind.
#[test]
fn dropping_out() {
    let mut t = brood_war(&[ZERG, TERRAN, PROTOSS]);
    t.site(0, Site::InfestedCommandCenter, "torus.c").units(0, "torus.a", "zergling");
    t.guard(0, "torus.a").base(1, "tarsonis.a").base(2, "helios.a");
    t.game.players[0].tokens = [2, 1];
    t.game.destroy_unit(Seat(0), unit("zergling"), area("torus.a"), &mut kernel::NoLog);
    t.game.after_change(&mut t.log);
    assert!(t.seat(0).eliminated, "an installation keeps nobody in");
    assert!(t.game.area(area("torus.c")).base.is_none());
    assert_eq!((t.guards("torus.a"), t.game.tokens_in_supply()), (0, 30));
    assert!(t.game.ending.is_none());
}

/// BW-CARD-62, BW-CARD-71: Dark Archons, Lurkers, Guardians and Devourers are made of other units.
#[test]
fn units_made_of_others() {
    let mut t = brood_war(&[PROTOSS, ZERG]);
    t.units(0, "torus.c", "dark_templar")
        .base(1, "tarsonis.a")
        .tech(0, "protoss_summon_dark_archon");
    t.order(0, "build", "torus").act(0, "build dark_archon torus.c");
    assert_eq!(t.there("torus.c"), "dark_archon");

    let mut t = brood_war(&[ZERG, PROTOSS]);
    t.units(0, "torus.c", "hydralisk, mutalisk 2").base(1, "tarsonis.a").workers(0, 6);
    t.tech(0, "zerg_lurker_aspect").tech(0, "zerg_guardian_aspect_bw").order(0, "build", "torus");
    t.acts(0, "build lurker torus.c; pay; build devourer torus.c; pay");
    assert_eq!(t.there("torus.c"), "mutalisk, lurker, devourer");
    assert!(!t.can(0, "build guardian torus.c"), "two units are the limit");
}

/// BW-CARD-68: Metabolic Boost helps a defender, too, but not beside a guard token.
#[test]
fn metabolic_boost() {
    let health = |guard: bool| {
        let cards: [&[&str]; 2] = [&["terran_08"], &["zerg_03"]];
        let mut t = field(&[TERRAN, ZERG], "firebat", "zergling");
        t.tech(1, "zerg_metabolic_boost_bw").hand(0, cards[0]).hand(1, cards[1]);
        if guard {
            t.guard(1, "helios.b");
        }
        attack(&mut t);
        if guard {
            t.act(1, "guard");
        }
        super::battles::meet(&mut t, "firebat zergling", cards);
        let (attack, health) = t.compared(0);
        (attack[1] >= health[0], health[1])
    };
    let (boosted, plain) = health(false);
    assert_eq!(plain, 5 + if boosted { 2 } else { 0 });
    assert_eq!(health(true).1, 5 + 2, "never both");
}

/// BW-CARD-61, BW-CARD-69, BW-CARD-81: values of the new cards; a text for one unit needs that unit.
#[test]
fn new_values() {
    let face = |name: &str| crate::cards::face(card(name));
    let values = |name: &str| (face(name).major.attack, face(name).major.health);
    assert_eq!(values("zerg_improved_flyer_attack_bw#3"), (10, 8));
    assert_eq!(values("protoss_increased_reaver_capacity_bw#3"), (10, 9));
    assert!(face("protoss_increased_reaver_capacity_bw#1").returns);
    let mut t = field(&[ZERG, TERRAN], "devourer", "wraith");
    fight(&mut t, "devourer wraith", [&["zerg_19"], &["terran_08"]]);
    assert_eq!(t.compared(0).1[0], 7 + 1);
    let mut t = field(&[ZERG, TERRAN], "lurker", "marine");
    fight(&mut t, "lurker marine", [&["zerg_19"], &["terran_08"]]);
    assert_eq!(t.compared(0).1[0], 7, "not for the Lurker");
}

/// BW-CARD-70, BW-CARD-83: who is not ranged fights on in a Dark Swarm; lists go by what is printed.
#[test]
fn dark_swarm() {
    let effect = &crate::cards::face(card("zerg_dark_swarm_bw#1")).effects[0];
    let crate::content::Op::LoseAttack { of, both: true, .. } = effect.op else { panic!() };
    for name in ["dark_templar", "infested_terran", "zealot", "ultralisk"] {
        assert!(!of.has(unit(name)), "{name}");
    }
    for name in ["lurker", "marine", "dragoon"] {
        assert!(of.has(unit(name)), "{name}");
    }
}

/// BW-MND-15, BW-CARD-82, BW-AMB-73: a lone reinforcement off the lender's deck is replaced from there.
#[test]
fn the_lenders_deck_replaces_a_lone_reinforcement() {
    let mut t = field(&[ZERG, PROTOSS, TERRAN], "zergling", "high_templar");
    t.game.players[1].stolen[0] = Some((unit("siege_tank"), Seat(2)));
    t.game.add_unit(Seat(1), unit("stolen1_siege_tank"), area("helios.b"));
    t.deck(2, &["terran_17_bw"]).no_discards(2).hand(0, &["zerg_03"]);
    let standard = crate::sets::CardSet::one(card("terran_16"));
    t.game.players[2].technology.take(standard);
    t.game.players[2].discard.add(standard);
    attack(&mut t);
    finish(&mut t);
    let (attack, _) = t.compared(0);
    assert_eq!(attack[1], 7 + 1, "the standard card after the reinforcement");
    // Both lie beside the unit of the Protoss, and that is what is told.
    let shown =
        |seat: u8, id: &str| Event::CardShown { seat: Seat(seat), skirmish: 0, card: card(id) };
    assert!(t.happened(&shown(1, "terran_16")));
    assert!(!t.log.iter().any(|e| matches!(e, Event::CardShown { seat: Seat(2), .. })));
}

/// BW-MND-16: whoever takes an own unit back puts no token under it.
#[test]
fn a_player_takes_an_own_unit_back() {
    let mut t = field(&[PROTOSS, "aldaris"], "zealot, dark_archon", "dragoon");
    t.game.destroy_unit(Seat(1), unit("dragoon"), area("helios.b"), &mut kernel::NoLog);
    t.game.players[1].stolen[0] = Some((unit("dragoon"), Seat(0)));
    t.game.add_unit(Seat(1), unit("stolen1_dragoon"), area("helios.b"));
    t.hand(0, &["protoss_09_bw", "protoss_mind_control"]).hand(1, &["protoss_17"]);
    attack(&mut t);
    crate::tests::cards::lay(&mut t, 0, &["protoss_09_bw", "protoss_mind_control"]);
    finish(&mut t);
    assert_eq!(t.seat(0).stolen, [None; 2]);
    assert_eq!(t.seat(1).stolen, [None; 2]);
    assert!(!army(&t, 1).contains("dragoon"));
}

/// BW-CMP-18: the order tokens of a faction; the Defend order is no token of a stack.
#[test]
fn order_tokens() {
    let t = brood_war(&[TERRAN, ZERG]);
    let (left, _) = t.game.tokens_left(Seat(0));
    assert_eq!(left, [2, 2, 2, 1, 1, 1, 0]);
}

/// BW-SPV-03, BW-RGP-07, BW-RGP-08, BW-CARD-10: points win in step 7, objectives in step 8, in Stage III only.
#[test]
fn victories() {
    let mut t = brood_war(&[ZERG, TERRAN]);
    for place in ["torus.a", "helios.a", "pridewater.a"] {
        t.base(0, place);
    }
    t.base(1, "tarsonis.b").points(1, 15).stage(3).regroup_from(6);
    assert_eq!(t.ending().map(|ending| ending.kind), Some(crate::EndKind::Normal));
    let mut t = brood_war(&[ZERG, TERRAN]);
    for place in ["torus.a", "helios.a", "pridewater.a"] {
        t.base(0, place);
    }
    t.base(1, "tarsonis.b").regroup_from(6);
    assert!(t.ending().is_none(), "not before Stage III");
    t.stage(3).regroup_from(6);
    assert_eq!(t.ending().map(|ending| ending.kind), Some(crate::EndKind::Special));
}

/// BW-RGP-09, BW-RGP-10: Event cards in step 9, hand limits in step 10.
#[test]
fn the_last_steps_of_regrouping() {
    let mut t = brood_war(&[ZERG, TERRAN]);
    t.base(0, "torus.a").base(1, "tarsonis.b").drawn(0, &["hidden_stockpile"]);
    t.hand(0, &["zerg_01", "zerg_02", "zerg_03", "zerg_04", "zerg_05", "zerg_07", "zerg_08"]);
    t.regroup();
    assert!(t.can(0, "play hidden_stockpile"));
    t.act(0, "done");
    assert!(t.can(0, "discard zerg_01"), "{:?}", t.options(0));
}
