//! "vs.", "gain", technologies in the play area, and other words of chapter 25.

use super::*;

/// SC-EX-39, SC-KEY-09, SC-KEY-10: +1 attack against a flying unit asks for the enemy front line;
/// a flying supporter does not count.
#[test]
fn versus_looks_at_the_front_line_unit_only() {
    for (front, attack) in [("mutalisk", 6), ("zergling", 5)] {
        let mut t = field(["arcturus_mengsk", "overmind"], "marine", "mutalisk, zergling");
        t.cards(0, &["terran_02"]).cards(1, &["zerg_13"]);
        t.attack();
        t.act(0, &format!("pair marine {front}"));
        assert_eq!(t.compared(0).0[0], attack, "against a {front}");
    }
}

/// SC-EX-41, SC-KEY-11: the +1 attack of Terran card 16 is for a Siege Tank; a Goliath has only
/// the values.
#[test]
fn a_gain_asks_for_its_front_line_unit() {
    for (front, attack) in [("siege_tank", 8), ("goliath", 7)] {
        let mut t = field(["arcturus_mengsk", "overmind"], front, "zergling");
        t.cards(0, &["terran_16"]).cards(1, &["zerg_01"]);
        t.attack();
        assert_eq!(t.compared(0), ([attack, 6], [8, 3]));
    }
}

/// SC-KEY-24: a technology for the play area lies there when it is bought, not in the deck.
#[test]
fn a_play_area_technology_is_laid_out_when_bought() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.workers(0, 4);
    t.order(0, "research", "torus");
    while !t.can(0, "tech zerg_metabolic_boost") {
        t.act(0, "done");
    }
    let deck = t.seat(0).deck.len();
    t.act(0, "tech zerg_metabolic_boost");
    while t.asked() == 0 && t.can(0, "pay") {
        t.act(0, "pay");
    }
    let boost = card("zerg_metabolic_boost");
    assert!(t.seat(0).play.has(boost));
    assert!(!t.seat(0).deck.has(boost) && !t.seat(0).hand.has(boost));
    assert_eq!(t.seat(0).deck.len(), deck);
    let view = t.game.view(Viewer::Spectator);
    assert_eq!(view.players[0].play_area, [boost], "face up");
}

/// SC-KEY-25: the icon of a play-area technology needs no match: Cloaking Field shows an Arbiter
/// and works for a Zealot in front, in every skirmish with a supporting Arbiter.
#[test]
fn a_play_area_technology_is_always_on() {
    let mut t = field(["tassadar", "overmind"], "zealot 2, arbiter 2", "ultralisk 2");
    t.tech(0, "protoss_cloaking_field");
    t.cards(0, &["protoss_03", "protoss_04"]).cards(1, &["zerg_07", "zerg_08"]);
    t.attack();
    t.acts(0, "support 0; support 1");
    t.act(0, "card protoss_03").act(1, "card zerg_07");
    for skirmish in ["skirmish 0", ""] {
        if !skirmish.is_empty() {
            t.act(0, skirmish);
        }
        assert!(t.can(0, "withdraw helios.d"));
        t.act(0, "withdraw helios.d");
    }
    assert_eq!(t.there("helios.d"), "zealot 2");
    assert!(t.seat(0).play.has(card("protoss_cloaking_field")), "it stays in play");
}

/// SC-KEY-19: a Queen left alone does not hold the area.
#[test]
fn assist_defenders_alone_do_not_hold_an_area() {
    let mut t = field(["arcturus_mengsk", "overmind"], "marine, vulture", "zergling, queen");
    t.cards(0, &["terran_01"]).cards(1, &["zerg_01"]);
    t.attack();
    t.act(0, "pair marine zergling");
    assert!(t.options(1).iter().all(|option| option.starts_with("retreat")));
    t.act(1, "retreat helios.c");
    assert_eq!(t.there("helios.c"), "queen");
    assert_eq!(t.game.controller(area("helios.b")), Some(Seat(0)));
}

/// SC-KEY-27: splash damage is an extra loss after the skirmishes.
#[test]
fn splash_is_an_extra_loss_after_the_skirmishes() {
    let mut t = field(["tassadar", "overmind"], "reaver", "zergling 3");
    t.cards(0, &["protoss_16"]).cards(1, &["zerg_01"]);
    t.attack();
    // 7/7 against 8 with support: all kill; one Zergling by strength, one by splash.
    let losses = t.log.iter().enumerate().filter(|(_, e)| is_destroyed(e));
    let losses: Vec<usize> = losses.map(|(at, _)| at).collect();
    let cards_left = Event::CardDiscarded { seat: Seat(1), card: card("zerg_01") };
    assert_eq!(losses.len(), 3);
    assert!(t.when(|e| *e == cards_left) < losses[2]);
    assert_eq!(t.there("helios.b"), "zergling");
}

/// SC-TIME-06: the printed abilities of cards, units, modules and factions work together: card
/// 12 of a Battlecruiser, the detector of the Science Vessel, anti-aircraft and Healing.
#[test]
fn printed_abilities_are_carried_out() {
    let mut t = field(["arcturus_mengsk", "overmind"], "battlecruiser, science_vessel", "mutalisk");
    t.base(0, "helios.b").modules(0, [0, 0, 1]).units(1, "helios.d", "zergling");
    t.cards(0, &["terran_12"]).cards(1, &["zerg_13"]);
    t.attack();
    // 7 + 1 + 1 anti-aircraft, 8 + 1 health; the Mutalisk 7/6 falls.
    assert_eq!(t.compared(0), ([9, 7], [9, 6]));
    assert_eq!(t.hand_size(1), 1, "Healing took the only card of the discard pile");
    assert_eq!(t.there("helios.b"), "science_vessel, battlecruiser");
}
