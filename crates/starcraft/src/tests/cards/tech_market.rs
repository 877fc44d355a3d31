//! Buying technologies: prices, play area or deck, and cards that were returned.

use super::*;
use crate::content::CardKind;

/// A Research order on Torus with enough workers for everything.
fn research(faction: &str) -> Table {
    let mut t = table(&[faction, RAYNOR]);
    t.base(0, "torus.c").base(1, "pridewater.a").workers(0, 6);
    t.stack("tarsonis", "1 build").order(0, "research", "torus");
    t.act(0, "done"); // no Combat cards
    t
}

/// SC-TCH-33: what every technology does when it is bought: its price is paid by workers, all its
/// cards leave the Technology deck for the play area or the Combat deck.
///
/// SC-TCH-01, SC-TCH-02, SC-TCH-03, SC-TCH-04, SC-TCH-12, SC-TCH-13, SC-TCH-14, SC-TCH-15,
/// SC-TCH-23, SC-TCH-24: those of the play area.
#[test]
fn every_technology_is_paid_and_goes_where_it_belongs() {
    let mut in_play = Vec::new();
    for faction in [TERRAN, ZERG, PROTOSS] {
        let race = research(faction).game.race(Seat(0));
        for technology in &content().technologies[race.index()] {
            let mut t = research(faction);
            let cards = technology.cards;
            if !t.seat(0).technology.meets(cards) {
                continue; // another edition's
            }
            assert_eq!(t.seat(0).technology.and(cards), cards, "none is bought at the start");
            t.act(0, &format!("tech {}", technology.id));
            t.act(0, "pay");
            let player = t.seat(0);
            let price = technology.price;
            assert_eq!(player.permanent, [price.minerals, price.gas], "{}", technology.id);
            assert_eq!(player.pool, 6 - price.minerals - price.gas);
            assert!(player.technology.and(cards).is_empty());
            assert!(t.happened(&Event::TechBought {
                seat: Seat(0),
                tech: technology.id.parse().expect("a technology")
            }));
            if technology.play_area {
                assert_eq!(player.play, cards);
                assert!(player.deck.and(cards).is_empty());
                in_play.push(technology.id.as_str());
            } else {
                assert_eq!(player.deck.and(cards), cards);
                assert!(player.play.is_empty());
            }
            assert!(player.hand.is_empty());
        }
    }
    let expected = [
        "terran_defense_matrix",
        "terran_scanner_sweep",
        "zerg_metabolic_boost",
        "zerg_guardian_aspect",
        "zerg_parasite",
        "zerg_consume",
        "protoss_summon_archon",
        "protoss_recall",
        "protoss_cloaking_field",
        "protoss_observers",
    ];
    assert_eq!(in_play, expected);
}

/// SC-TCH-33: a technology whose price cannot be paid is not offered.
#[test]
fn a_technology_that_cannot_be_paid_is_not_offered() {
    let mut t = table(&[PROTOSS, RAYNOR]);
    t.base(0, "torus.c").base(1, "pridewater.a").workers(0, 2);
    t.stack("tarsonis", "1 build").order(0, "research", "torus").act(0, "done");
    assert!(t.can(0, "tech protoss_recall") && !t.can(0, "tech protoss_stasis_field"));
}

/// SC-TCH-07, SC-TCH-08: only the used card returns; to have it again its owner pays the whole
/// price for what is in the Technology deck.
#[test]
fn a_returned_card_can_be_bought_again() {
    for name in ["protoss_increased_reaver_capacity", "protoss_increased_carrier_capacity"] {
        let unit = if name.contains("reaver") { "reaver" } else { "carrier" };
        let (first, second) = (format!("{name}#1"), format!("{name}#2"));
        let mut t = battlefield([PROTOSS, ZERG], unit, "zergling");
        t.workers(0, 3).hand(0, &[&first, &second]).hand(1, &["zerg_01"]);
        t.game.players[0].technology.take(CardSet::one(card(&format!("{name}#3"))));
        attack(&mut t);
        t.act(0, &format!("card {first}"));
        finish(&mut t);
        assert!(returned(&t, 0, &first));
        assert!(t.seat(0).hand.has(card(&second)), "the other copy stays");
        t.act(1, "event");
        t.game.steps.clear();
        t.game.push(Step::Execution);
        t.stack("tarsonis", "1 build").order(0, "research", "torus");
        t.act(0, "done");
        t.acts(0, &format!("tech {name}; pay"));
        assert_eq!((t.seat(0).pool, t.seat(0).permanent), (2, [1, 0]));
        assert!(t.seat(0).deck.has(card(&first)) && !t.seat(0).deck.has(card(&second)));
    }
}

/// SC-TCH-23: Scanner Sweep has to be bought again as well.
#[test]
fn scanner_sweep_can_be_bought_again() {
    let mut t = battlefield([TERRAN, ZERG], "marine", "zergling");
    t.tech(0, "terran_scanner_sweep").hand(0, &["terran_01"]).hand(1, &["zerg_01"]);
    let tech: Tech = "terran_scanner_sweep".parse().expect("a technology");
    assert!(!t.game.technologies(Seat(0)).any(|other| other == tech));
    attack(&mut t);
    t.act(0, "ability terran_scanner_sweep");
    assert!(t.game.technologies(Seat(0)).any(|other| other == tech));
}

/// SC-TCH-33: Stim Packs, Yamato Cannon, Chitinous Plating and Improved Flyer Attack have values
/// and nothing else.
#[test]
fn four_technologies_have_values_only() {
    for (faction, unit, name) in [
        (TERRAN, "marine", "terran_stim_packs#1"),
        (TERRAN, "battlecruiser", "terran_yamato_cannon#2"),
        (ZERG, "ultralisk", "zerg_chitinous_plating#2"),
        (ZERG, "guardian", "zerg_improved_flyer_attack#1"),
    ] {
        let face = crate::cards::face(card(name));
        assert_eq!(face.kind, CardKind::Standard);
        let mut t = clash([faction, RAYNOR], unit, "firebat 2", [&[name], &["terran_07"]]);
        let (attack, health) = t.compared(0);
        assert_eq!(attack[0], i16::from(face.major.attack));
        assert_eq!(health[0], i16::from(face.major.health));
        finish(&mut t);
        assert!(!splashed(&t) && discarded(&t, 0, name));
        assert_eq!(army(&t, 1), "firebat", "{name}");
    }
}
