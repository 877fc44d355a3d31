//! The Zerg technologies of the play area.

use super::*;

/// A battle of the Zerg with Consume and nine cards in the deck.
fn consume(units: &str, workers: u8) -> Table {
    let mut t = battlefield([ZERG, TERRAN], units, "marine");
    t.tech(0, "zerg_consume").workers(0, workers).hand(1, &["terran_01", "terran_02"]);
    let deck: Vec<String> = (1..=9).map(|n| format!("zerg_0{n}")).collect();
    let deck: Vec<&str> = deck.iter().map(String::as_str).collect();
    t.deck(0, &deck);
    attack(&mut t);
    t
}

/// SC-TCH-12: with a Defiler in the battle one own unit of it or one worker of the pool is given
/// for three cards, besides those of the draw step.
#[test]
fn consume_gives_up_a_unit_or_a_worker() {
    let mut t = consume("zergling 2, defiler", 2);
    assert_eq!(t.options(0), ["ability zerg_consume", "done"]);
    t.act(0, "ability zerg_consume");
    assert_eq!(t.options(0), ["give-unit zergling", "give-unit defiler", "give-worker"]);
    t.act(0, "give-unit zergling");
    assert_eq!((army(&t, 0), t.hand_size(0)), ("zergling, defiler".into(), 3 + 3));
    let mut t = consume("zergling 2, defiler", 2);
    t.acts(0, "ability zerg_consume; give-worker");
    assert_eq!((t.seat(0).pool, t.hand_size(0)), (1, 6));
    assert_eq!(army(&t, 0), "zergling 2, defiler");
    assert!(t.seat(0).play.has(card("zerg_consume")), "it stays");
    let mut t = consume("zergling, defiler", 2);
    t.act(0, "done");
    assert_eq!(t.hand_size(0), 3);
}

/// SC-TCH-12: no Defiler, no offer; no worker, only units.
#[test]
fn consume_needs_a_defiler() {
    let t = consume("zergling 2", 2);
    assert!(!t.can(0, "ability zerg_consume"));
    assert_eq!(t.hand_size(0), 3);
    let mut t = consume("zergling, defiler", 0);
    t.act(0, "ability zerg_consume");
    assert_eq!(t.options(0), ["give-unit zergling", "give-unit defiler"]);
}

/// SC-TCH-12: the last unit may be given; then there is no battle.
#[test]
fn consume_may_eat_the_defiler_itself() {
    let mut t = consume("defiler", 0);
    t.act(0, "ability zerg_consume");
    assert_eq!(army(&t, 0), "");
    assert!(t.game.battle.is_none());
    assert_eq!(t.there("helios.b"), "marine");
}

/// SC-TCH-13: when its owner defends, the attacker places face up at the skirmishes with a Queen,
/// and only there; the sequence of placing does not change.
#[test]
fn parasite_shows_the_cards_beside_a_queen() {
    let shown = |t: &Table| -> Vec<u8> {
        let of = |event: &Event| match event {
            Event::CardShown { seat: Seat(0), skirmish, .. } => Some(*skirmish),
            _ => None,
        };
        t.log.iter().filter_map(of).collect()
    };
    let mut t = battlefield([TERRAN, ZERG], "marine 2", "zergling 2, queen");
    t.tech(1, "zerg_parasite");
    t.hand(0, &["terran_01", "terran_02", "terran_03"]).hand(1, &["zerg_01", "zerg_02", "zerg_03"]);
    attack(&mut t);
    t.act(1, "support 1");
    assert_eq!(t.asked(), 0, "the attacker still places first");
    t.act(0, "card terran_01");
    assert!(shown(&t).is_empty(), "no Queen at the first skirmish");
    t.act(0, "card terran_02");
    assert_eq!(shown(&t), [1]);
    assert_eq!(t.asked(), 1);
}

/// SC-TCH-13: without the technology, or when its owner attacks, the enemy's cards stay hidden.
#[test]
fn parasite_is_for_defenders() {
    let shown = |t: &Table| t.log.iter().any(|event| matches!(event, Event::CardShown { .. }));
    let mut t = battlefield([TERRAN, ZERG], "marine", "zergling, queen");
    t.hand(0, &["terran_01", "terran_02"]).hand(1, &["zerg_01", "zerg_02"]);
    attack(&mut t);
    t.act(0, "card terran_01");
    assert!(!shown(&t) && t.asked() == 1);
    // The owner attacks: the defender's first card, at the skirmish with the Queen, is face down.
    let mut t = battlefield([ZERG, TERRAN], "zergling 2, queen", "marine 2");
    t.tech(0, "zerg_parasite");
    t.hand(0, &["zerg_01", "zerg_02"]).hand(1, &["terran_01", "terran_02", "terran_03"]);
    attack(&mut t);
    t.acts(0, "support 0; card zerg_01");
    t.act(1, "card terran_01");
    assert!(!shown(&t) && t.asked() == 1);
}

/// SC-TCH-13: Queens have detector, in either role.
#[test]
fn parasite_makes_queens_detectors() {
    for technology in [true, false] {
        let mut t = battlefield([ZERG, TERRAN], "mutalisk, queen", "wraith");
        if technology {
            t.tech(0, "zerg_parasite");
        }
        let theirs: &[&str] = &["terran_09", "terran_cloaking_field#1"];
        fight(&mut t, "mutalisk wraith", [&["zerg_15"], theirs]);
        assert_eq!(withdrawals(&t, 1).is_empty(), technology);
    }
    // Without a Queen the technology sees nothing.
    let mut t = battlefield([ZERG, TERRAN], "mutalisk", "wraith");
    t.tech(0, "zerg_parasite");
    let theirs: &[&str] = &["terran_09", "terran_cloaking_field#1"];
    fight(&mut t, "mutalisk wraith", [&["zerg_15"], theirs]);
    assert_eq!(withdrawals(&t, 1).len(), 3);
}

/// SC-TCH-14: Guardians may be built, of a Mutalisk of the planet.
#[test]
fn guardian_aspect_allows_guardians() {
    for technology in [true, false] {
        let mut t = table(&[ZERG, TERRAN]);
        t.base(0, "torus.c").base(1, "pridewater.a").workers(0, 3);
        t.units(0, "torus.d", "mutalisk 2");
        if technology {
            t.tech(0, "zerg_guardian_aspect");
        }
        t.stack("tarsonis", "1 build").order(0, "build", "torus");
        assert_eq!(t.can(0, "build guardian torus.d"), technology);
        assert!(!t.can(0, "build guardian torus.c"), "no Mutalisk there");
        if technology {
            t.acts(0, "build guardian torus.d; pay");
            assert_eq!(t.there("torus.d"), "mutalisk, guardian");
        }
    }
}

/// SC-TCH-15: an attacking front-line Zergling with the strength to destroy gets +2 health: 5/4
/// against a Marine 5/5 survives, without the technology both die.
#[test]
fn metabolic_boost_saves_a_zergling_that_destroys() {
    for (technology, left) in [(true, "zergling"), (false, "")] {
        let mut t = battlefield([ZERG, TERRAN], "zergling", "marine");
        if technology {
            t.tech(0, "zerg_metabolic_boost");
        }
        fight(&mut t, "zergling marine", [&["zerg_02"], &["terran_03"]]);
        assert_eq!(t.compared(0), ([5, 5], [if technology { 6 } else { 4 }, 5]));
        finish(&mut t);
        assert_eq!((army(&t, 0), army(&t, 1)), (left.into(), String::new()));
    }
}

/// SC-TCH-15: nothing for a Zergling that is too weak or cannot target, for a Hydralisk, or for a
/// defender.
#[test]
fn metabolic_boost_has_conditions() {
    let health = |factions: [&str; 2], sides: [&str; 2], cards: [&str; 2]| {
        let mut t = battlefield(factions, sides[0], sides[1]);
        let owner = if factions[0] == ZERG { 0 } else { 1 };
        t.tech(owner, "zerg_metabolic_boost");
        fight(&mut t, &first_pair(sides[0], sides[1]), [&[cards[0]], &[cards[1]]]);
        t.compared(0).1[owner as usize]
    };
    let vs = [ZERG, TERRAN];
    assert_eq!(health(vs, ["zergling", "marine"], ["zerg_02", "terran_03"]), 6);
    assert_eq!(health(vs, ["zergling", "marine"], ["zerg_03", "terran_03"]), 5, "4 against 5");
    assert_eq!(health(vs, ["zergling", "wraith"], ["zerg_01", "terran_01"]), 3, "it flies");
    assert_eq!(health(vs, ["hydralisk", "marine"], ["zerg_05", "terran_03"]), 6);
    assert_eq!(health([TERRAN, ZERG], ["marine", "zergling"], ["terran_03", "zerg_02"]), 4);
}
