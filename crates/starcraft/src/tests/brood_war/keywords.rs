//! Collateral Damage, Cloaking on the sheet, Mind Control, Sacrifice.

use super::battles::{field, fight};
use super::*;
use crate::tests::cards::{army, finish, withdrawals};

/// A weak card for a Protoss unit it does not show: attack 4, health 3.
const WEAK: &str = "protoss_09_bw";

/// BW-SAC-02, BW-SAC-03, BW-SAC-04, BW-EX-05, BW-DX-26: without a target the Scourge stays; a supporting unit is one.
#[test]
fn sacrifice_needs_a_target() {
    let mut t = field(&[PROTOSS, ZERG], "dragoon", "scourge");
    fight(&mut t, "dragoon scourge", [&[WEAK], &["zerg_10_bw"]]);
    finish(&mut t);
    assert_eq!(army(&t, 1), "scourge");

    let mut t = field(&[PROTOSS, ZERG], "dragoon, scout", "scourge");
    t.hand(0, &[WEAK]).hand(1, &["zerg_12_bw"]);
    fight(&mut t, "dragoon scourge", [&[WEAK], &["zerg_12_bw"]]);
    finish(&mut t);
    assert_eq!(army(&t, 1), "");
}

/// BW-SAC-01, BW-SAC-05, BW-DX-19: it is destroyed whatever the enemy's strength, and destroys by its own.
#[test]
fn sacrifice_destroys_both() {
    let mut t = field(&[PROTOSS, ZERG], "scout", "scourge");
    fight(&mut t, "scout scourge", [&["protoss_01_bw"], &["zerg_10_bw"]]);
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), String::new()));
}

/// BW-SAC-06, BW-SAC-07, BW-DX-27: not against a cloaked front-line unit without a detector.
#[test]
fn sacrifice_does_nothing_against_cloaking() {
    let mut t = field(&[PROTOSS, ZERG], "dark_templar", "infested_terran");
    fight(&mut t, "dark_templar infested_terran", [&[WEAK], &["zerg_10_bw"]]);
    t.until("Withdraw");
    finish(&mut t);
    assert_eq!(army(&t, 1), "infested_terran");
}

/// BW-AMB-25: its own cloaking does not save a unit from Sacrifice: a stolen Infested Terran beside an Arbiter.
#[test]
fn cloaking_does_not_save_from_sacrifice() {
    let mut t = field(&[PROTOSS, ZERG], "arbiter", "zergling");
    t.game.players[0].stolen[0] = Some((unit("infested_terran"), Seat(1)));
    t.units(0, "torus.c", "stolen1_infested_terran").units(0, "helios.a", "zealot");
    t.tech(0, "protoss_cloaking_field")
        .deck(1, &["zerg_01", "zerg_02", "zerg_03"])
        .hand(1, &["zerg_10_bw"]);
    fight(&mut t, "stolen1_infested_terran zergling", [&[], &["zerg_10_bw"]]);
    assert!(withdrawals(&t, 0).is_empty(), "it would withdraw from any other loss");
    finish(&mut t);
    assert_eq!(army(&t, 0), "zealot, arbiter");
}

/// BW-CLK-01, BW-CLK-02: a Dark Templar withdraws without a card.
#[test]
fn cloaking_stands_on_the_sheet() {
    let mut t = field(&[PROTOSS, ZERG], "dark_templar", "infested_terran");
    t.units(0, "helios.a", "zealot");
    fight(&mut t, "dark_templar infested_terran", [&[WEAK], &["zerg_10_bw"]]);
    assert!(withdrawals(&t, 0).contains(&"withdraw helios.a".to_owned()));
}

/// BW-CLK-03, BW-AMB-75: it also helps against losses at the start of a battle.
#[test]
fn cloaking_helps_before_the_battle() {
    let mut t = field(&[PROTOSS, ZERG], "zealot", "lurker");
    t.tech(0, "protoss_leg_enhancements").units(1, "helios.a", "zergling");
    crate::tests::cards::attack(&mut t);
    t.act(0, "ability protoss_leg_enhancements");
    assert!(t.can(1, "withdraw helios.a"));
    t.act(1, "withdraw helios.a");
    assert_eq!(t.there("helios.a"), "zergling, lurker");
}

/// Before the Siege Tank attacks Torus B, where the Zerg have a base and workers.
fn siege() -> Table {
    let mut t = brood_war(&[TERRAN, ZERG]);
    t.units(0, "torus.c", "siege_tank").units(1, "torus.b", "zergling").base(1, "torus.b");
    t.base(0, "helios.a").base(1, "pridewater.a").holds(1, &["torus.b"]);
    t.game.area_mut(area("torus.b")).workers = 1;
    for seat in [0, 1] {
        t.deck(seat, &[]).no_discards(seat);
    }
    t.hand(0, &["terran_siege_mode_bw#1"]).hand(1, &["zerg_03"]).stack("tarsonis", "1 build");
    t.order(0, "mobilize", "torus").acts(0, "move siege_tank torus.c; to torus.b; done");
    t.until("Collateral");
    t
}

/// BW-COL-01, BW-COL-02, BW-COL-03, BW-COL-05, BW-COL-06, BW-COL-07, BW-COL-08, BW-DX-16, BW-CARD-55: a front-line unit that is left destroys
/// the base or the workers of the area.
#[test]
fn collateral_damage() {
    let mut t = siege();
    assert_eq!(t.options(0), ["choose 0", "choose 2", "done"]);
    t.act(0, "choose 2");
    assert_eq!(t.game.area(area("torus.b")).workers, 0);
    let mut t = siege();
    t.act(0, "choose 0");
    assert!(t.game.area(area("torus.b")).base.is_none());
}

/// BW-COL-04: an installation instead of a base.
#[test]
fn collateral_damage_to_an_installation() {
    let mut t = siege();
    t.game.destroy_base(area("torus.b"));
    t.site(1, crate::state::Site::InfestedCommandCenter, "torus.b");
    assert!(t.can(0, "choose 1") && !t.can(0, "choose 0"));
    t.act(0, "choose 1");
    assert!(t.game.area(area("torus.b")).base.is_none());
}

/// BW-EX-04, BW-MND-01, BW-MND-02, BW-MND-03, BW-MND-09, BW-MND-10, BW-MND-11, BW-MND-14, BW-COL-09, BW-CARD-64: the Siege Tank is taken over after it
/// has destroyed the Zealot, and its splash falls on its new owner.
#[test]
fn mind_control() {
    let mut t = field(&[TERRAN, PROTOSS], "siege_tank", "zealot, dark_archon");
    let cards: [&[&str]; 2] = [&["terran_siege_mode_bw#1"], &[WEAK, "protoss_mind_control"]];
    fight(&mut t, "siege_tank zealot", cards);
    assert_eq!(army(&t, 1), "dark_archon, stolen1_siege_tank");
    assert!(t.can(1, "lose dark_archon") && t.can(1, "lose stolen1_siege_tank"));
    t.act(1, "lose dark_archon");
    finish(&mut t);
    assert_eq!((army(&t, 0), army(&t, 1)), (String::new(), "stolen1_siege_tank".into()));
    assert_eq!(t.there("helios.b"), "stolen1_siege_tank");
    assert_eq!(
        t.game.spare_figures(Seat(0), unit("siege_tank")),
        2,
        "BW-MND-12: not in the supply"
    );
}

/// BW-DX-23, BW-AMB-23: a stolen unit that is left defends the area: the attackers retreat.
#[test]
fn a_stolen_unit_holds_the_area() {
    let mut t = field(&[TERRAN, PROTOSS], "siege_tank, marine 2", "zealot, dark_archon");
    let cards: [&[&str]; 2] = [&["terran_siege_mode_bw#1"], &[WEAK, "protoss_mind_control"]];
    fight(&mut t, "siege_tank zealot", cards);
    t.act(1, "lose dark_archon");
    finish(&mut t);
    assert_eq!(t.there("helios.b"), "stolen1_siege_tank");
    assert_eq!(t.game.controller(area("helios.b")), Some(Seat(1)));
    assert_eq!(t.seat(0).figures[unit("marine").kind()], 2, "they have retreated");
}

/// BW-DX-42, BW-CLK-03: a Nuke takes both, but the Lurker may withdraw.
#[test]
fn a_lurker_slips_away_from_a_nuke() {
    let mut t = field(&[TERRAN, ZERG], "marine", "lurker, zergling");
    t.hand(0, &["terran_01", "terran_02"]);
    crate::tests::cards::attack(&mut t);
    while !matches!(t.game.step(), Step::Battle) {
        t.game.pop();
    }
    t.game.fight_mut().sides[1].nuked = 2;
    t.game.set_stage(crate::Stage::Nukes);
    t.run();
    t.act(1, "lose lurker");
    assert!(t.can(1, "withdraw helios.a") && t.can(1, "done"));
    t.act(1, "withdraw helios.a");
    assert_eq!(t.there("helios.a"), "lurker");
    assert_eq!(army(&t, 1), "lurker", "the Zergling had to go");
}

/// BW-MND-06, BW-DX-13, BW-CMP-11, BW-AMB-22: two a faction.
#[test]
fn two_minds_at_most() {
    let mut t = field(&[TERRAN, PROTOSS], "siege_tank", "zealot, dark_archon");
    for (slot, place) in ["pridewater.a", "pridewater.b"].into_iter().enumerate() {
        let stolen = unit("marine").stolen(slot);
        t.game.players[1].stolen[slot] = Some((unit("marine"), Seat(0)));
        t.game.add_unit(Seat(1), stolen, area(place));
    }
    let cards: [&[&str]; 2] = [&["terran_siege_mode_bw#1"], &[WEAK, "protoss_mind_control"]];
    fight(&mut t, "siege_tank zealot", cards);
    finish(&mut t);
    assert_eq!(army(&t, 0), "siege_tank");
}

/// BW-MND-04, BW-MND-05, BW-MND-13, BW-DX-28, BW-AMB-20: a stolen front-line unit fights with the unseen top card of its first
/// owner's deck.
#[test]
fn a_stolen_unit_fights_with_its_owners_cards() {
    let mut t = field(&[ZERG, PROTOSS, TERRAN], "zergling", "high_templar");
    t.game.players[1].stolen[0] = Some((unit("siege_tank"), Seat(2)));
    t.game.add_unit(Seat(1), unit("stolen1_siege_tank"), area("helios.b"));
    t.deck(2, &["terran_16"]).no_discards(2).hand(0, &["zerg_03"]);
    t.hand(1, &["protoss_psionic_storm#1", "protoss_17"]);
    crate::tests::cards::attack(&mut t);
    t.until("PlaceReinforcement(Seat(1)");
    let cards = *t.game.fight().cards(1);
    assert_eq!((cards.standard, cards.lent), (Some(card("terran_16")), Some(Seat(2))));
    let seen = t.game.view(kernel::Viewer::Seat(Seat(1))).battle.expect("a battle");
    assert_eq!(seen.skirmishes[0].cards[1].standard, None, "nobody has seen it");
    t.act(1, "card protoss_psionic_storm#1");
    assert_eq!(t.compared(0).0[1], 7 + 1 + 2, "its own text, and the Storm of the High Templar");
    finish(&mut t);
    assert!(
        t.seat(2).deck.or(t.seat(2).discard).has(card("terran_16")),
        "it goes back to its owner"
    );
}

/// SC-INFO-07: what a card would do against a stolen unit is told from the cards its first owner may have in the deck;
/// it does not tell which of them are in that player's hand.
#[test]
fn a_forecast_against_a_stolen_unit_tells_no_hand() {
    let mut t = field(&[ZERG, PROTOSS, TERRAN], "zergling", "high_templar");
    t.game.players[1].stolen[0] = Some((unit("siege_tank"), Seat(2)));
    t.game.add_unit(Seat(1), unit("stolen1_siege_tank"), area("helios.b"));
    t.deck(2, &["terran_16"])
        .hand(2, &["terran_01"])
        .no_discards(2)
        .hand(0, &["zerg_03", "zerg_04"]);
    crate::tests::cards::attack(&mut t);
    t.until("PlaceStandard(Seat(0)");
    let view = |t: &Table| {
        let view = t.game.view(kernel::Viewer::Seat(Seat(0)));
        serde_json::to_string(&view).expect("plain data")
    };
    let before = view(&t);
    t.deck(2, &["terran_01"]).hand(2, &["terran_16"]).no_discards(2);
    assert_eq!(before, view(&t));
}

/// BW-AMB-58, BW-ELM-05, BW-MND-13: once its first owner is out of the game, a stolen unit fights with the unseen
/// top card of its controller's own deck, with the minor values whatever the card shows; up to version 4 the
/// deck of the eliminated player went on being used.
#[test]
fn a_stolen_unit_outlives_its_owners_deck() {
    let battle = |version: u32| {
        let mut t = field(&[ZERG, PROTOSS, "aldaris"], "zergling", "high_templar");
        t.game.players[1].stolen[0] = Some((unit("zealot"), Seat(2)));
        t.game.add_unit(Seat(1), unit("stolen1_zealot"), area("helios.b"));
        t.game.eliminate(&mut kernel::NoLog);
        assert!(t.seat(2).eliminated, "BW-ELM-01");
        // Some of them are drawn when the battle begins.
        t.by_version(version)
            .deck(1, &["protoss_01_bw", "protoss_02_bw", "protoss_03", "protoss_04"])
            .deck(2, &["protoss_05"]);
        t.no_discards(1).no_discards(2).hand(0, &["zerg_03"]).hand(1, &["protoss_17"]);
        crate::tests::cards::attack(&mut t);
        t.until("PlaceReinforcement(Seat(1)");
        t
    };
    let mut t = battle(5);
    let cards = *t.game.fight().cards(1);
    let own = cards.standard.expect("a card");
    assert_eq!((own.race(), cards.lent), (crate::ids::Race::PROTOSS, Some(Seat(1))));
    let face = crate::cards::face(own);
    assert!(face.icons.has(unit("zealot")) && face.major.attack > face.minor.attack);
    let seen = t.game.view(kernel::Viewer::Seat(Seat(1))).battle.expect("a battle");
    assert_eq!(seen.skirmishes[0].cards[1].standard, None, "nobody has seen it");
    t.act(1, "done");
    let support = t.game.unit_sheet(unit("high_templar")).support;
    assert_eq!(t.compared(0).0[1], i16::from(face.minor.attack) + i16::from(support));
    finish(&mut t);
    assert!(t.seat(1).deck.or(t.seat(1).discard).has(own), "it is the controller's card");
    let cards = *battle(4).game.fight().cards(1);
    assert_eq!((cards.standard, cards.lent), (Some(card("protoss_05")), Some(Seat(2))));
}

/// BW-MND-07, BW-MND-12: the controller may destroy it, and the token is free again.
#[test]
fn a_stolen_unit_may_be_destroyed_at_will() {
    let mut t = brood_war(&[PROTOSS, TERRAN]);
    t.game.players[0].stolen[0] = Some((unit("marine"), Seat(1)));
    t.base(0, "torus.a").base(1, "tarsonis.a").workers(0, 3);
    t.game.add_unit(Seat(0), unit("stolen1_marine"), area("torus.c"));
    let spare = t.game.spare_figures(Seat(1), unit("marine"));
    t.order(0, "build", "torus").acts(0, "scrap; scrap-unit stolen1_marine torus.c");
    assert_eq!(t.seat(0).stolen, [None; 2]);
    assert_eq!(t.game.spare_figures(Seat(1), unit("marine")), spare + 1);
}

/// BW-MND-02: own units and stolen ones of the same kind are different answers, and read so in every language; two from the same
/// player by their tokens.
#[test]
fn stolen_units_are_told_from_own_ones() {
    let mut t = brood_war(&[PROTOSS, "aldaris"]);
    t.base(0, "torus.a").base(1, "tarsonis.a").workers(0, 3).units(0, "torus.c", "zealot");
    t.game.players[0].stolen = [Some((unit("zealot"), Seat(1))); 2];
    for stolen in ["stolen1_zealot", "stolen2_zealot"] {
        t.game.add_unit(Seat(0), unit(stolen), area("torus.b"));
    }
    t.order(0, "build", "torus").acts(0, "scrap");
    let mut options = kernel::Options::new();
    Game::options(&t.game, Seat(0), &mut options);
    let units: Vec<_> =
        options.into_iter().filter(|it| matches!(it, Action::ScrapUnit { .. })).collect();
    assert_eq!(units.len(), 3);
    for tongue in tongue::offered() {
        let said = units.iter().map(|&it| tongue.say(&t.game.describe(it)));
        let said: std::collections::BTreeSet<String> =
            said.map(|it| it.replace(" B", "").replace(" C", "")).collect();
        assert_eq!(said.len(), 3, "{said:?}");
    }
}

/// BW-ELM-01: figures that others have stolen keep nobody in the game.
#[test]
fn stolen_figures_keep_nobody_in() {
    let mut t = brood_war(&[PROTOSS, TERRAN, ZERG]);
    t.base(0, "torus.a").base(2, "tarsonis.a").units(1, "helios.a", "marine");
    t.game.players[0].stolen[0] = Some((unit("marine"), Seat(1)));
    t.game.add_unit(Seat(0), unit("stolen1_marine"), area("torus.c"));
    t.game.destroy_unit(Seat(1), unit("marine"), area("helios.a"), &mut kernel::NoLog);
    t.game.eliminate(&mut t.log);
    assert!(t.seat(1).eliminated && !t.seat(0).eliminated);
}
