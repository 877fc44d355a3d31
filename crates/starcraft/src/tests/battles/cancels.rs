//! Cancel effects, and cards that return to the Technology deck.

use super::*;

const MENGSK: &str = "arcturus_mengsk";

/// SC-EX-38, SC-KEY-06, SC-KEY-07, SC-KEY-08, SC-SKIR-07: Mengsk attacks: the EMP Shockwave comes
/// first, Hallucination is discarded unused and cancels nothing.
#[test]
fn the_attackers_cancel_comes_first() {
    let mut t = field([MENGSK, "aldaris"], "marine, science_vessel", "zealot, high_templar");
    t.cards(0, &["terran_01", "terran_emp_shockwave#1"]);
    t.cards(1, &["protoss_01", "protoss_hallucination#1"]);
    t.attack();
    t.act(0, "card terran_emp_shockwave#1").act(1, "card protoss_hallucination#1");
    let cancelled = |seat, name| Event::CardCancelled { seat: Seat(seat), card: card(name) };
    assert!(t.happened(&cancelled(1, "protoss_hallucination#1")));
    assert!(!t.happened(&cancelled(0, "terran_01")));
    assert!(t.discarded(1, "protoss_hallucination#1"));
    // Card 1 and the +1 of EMP Shockwave against Protoss.
    assert_eq!(t.compared(0), ([7, 6], [4, 7]));
}

/// SC-EX-38, SC-KEY-08: with the roles reversed Hallucination is resolved first; the Terran
/// replaces their card, and EMP Shockwave then cancels what has already worked.
#[test]
fn with_reversed_roles_hallucination_comes_first() {
    let mut t = field(["aldaris", MENGSK], "zealot, high_templar", "marine, science_vessel");
    t.cards(0, &["protoss_01", "protoss_hallucination#1"]);
    t.cards(1, &["terran_01", "terran_05", "terran_emp_shockwave#1"]);
    t.attack();
    t.act(0, "card protoss_hallucination#1");
    t.acts(1, "card terran_01; card terran_emp_shockwave#1");
    assert_eq!(t.asked(), 1, "they replace the cancelled card at once");
    assert_eq!(t.options(1), ["card terran_05", "deck"]);
    t.act(1, "card terran_05");
    let cancelled = |seat, name| Event::CardCancelled { seat: Seat(seat), card: card(name) };
    assert!(
        t.when(|e| *e == cancelled(1, "terran_01"))
            < t.when(|e| *e == cancelled(0, "protoss_hallucination#1"))
    );
    assert_eq!(t.compared(0), ([6, 6], [7, 5]));
}

/// SC-KEY-06, SC-KEY-07, SC-SKIR-07: a cancelled card goes to its owner's discard pile before it
/// could do anything.
#[test]
fn a_cancelled_card_does_nothing() {
    let mut t = field([MENGSK, "aldaris"], "marine, science_vessel", "zealot");
    t.cards(0, &["terran_01", "terran_emp_shockwave#1"]).cards(1, &["protoss_01", "protoss_17"]);
    t.attack();
    t.act(0, "card terran_emp_shockwave#1").act(1, "card protoss_17");
    assert_eq!(t.compared(0).1[1], 7, "without the +1 health");
    let cancelled = Event::CardCancelled { seat: Seat(1), card: card("protoss_17") };
    assert!(t.when(|e| *e == cancelled) < t.when(is_compared));
    assert!(t.discarded(1, "protoss_17"));
}

/// SC-KEY-30: without a card to cancel the rest of the text still works; a card at another
/// skirmish is out of reach.
#[test]
fn a_cancel_reaches_only_cards_at_its_skirmish() {
    let mut t = field([MENGSK, "aldaris"], "marine 2, science_vessel", "archon, dragoon");
    t.cards(0, &["terran_01", "terran_05", "terran_emp_shockwave#1"]);
    t.cards(1, &["protoss_13", "protoss_04", "protoss_17"]);
    t.attack();
    t.act(0, "pair marine archon");
    t.act(0, "support 0");
    t.acts(0, "card terran_01; card terran_emp_shockwave#1");
    t.acts(1, "card protoss_13; done; card protoss_17");
    t.act(0, "skirmish 0");
    // +3 against the Archon although there was nothing to cancel.
    assert_eq!(t.compared(0).0[0], 6 + 3);
    assert_eq!(t.count(|e| matches!(e, Event::CardCancelled { .. })), 0);
    assert_eq!(t.compared(1).1[1], 7 + 1, "the reinforcement of the other skirmish works");
}

/// SC-KEY-30: a technology in the play area is never cancelled.
#[test]
fn a_cancel_does_not_reach_the_play_area() {
    let mut t = field([MENGSK, "jim_raynor"], "marine, science_vessel", "marine, science_vessel");
    t.tech(1, "terran_defense_matrix");
    t.cards(0, &["terran_01", "terran_emp_shockwave#1"]).cards(1, &["terran_01"]);
    t.attack();
    t.act(0, "card terran_emp_shockwave#1");
    assert_eq!(t.compared(0), ([6, 6], [4, 4 + 1]));
    assert!(t.seat(1).play.has(card("terran_defense_matrix")));
}

/// SC-KEY-20, SC-KEY-21, SC-KEY-22: a used card goes back to the Technology deck at the end of
/// its skirmish and can be bought again; the other copies stay where they are.
#[test]
fn a_used_card_returns_to_the_technology_deck() {
    let mut t = field(["tassadar", MENGSK], "carrier", "marine");
    let copies = ["#1", "#2", "#3"].map(|n| format!("protoss_increased_carrier_capacity{n}"));
    t.cards(0, &[&copies[0], &copies[1]]).cards(1, &["terran_01"]);
    t.game.players[0].technology.take(CardSet::one(card(&copies[2])));
    t.game.players[0].discard.add(CardSet::one(card(&copies[2])));
    let tech: Tech = "protoss_increased_carrier_capacity".parse().expect("a technology");
    assert!(!t.game.technologies(Seat(0)).any(|other| other == tech), "all copies are bought");
    t.game.players[0].discard = CardSet::NONE;
    t.attack();
    t.act(0, &format!("card {}", copies[0]));
    let one = card(&copies[0]);
    assert!(t.happened(&Event::CardReturned { seat: Seat(0), card: one }));
    assert!(t.seat(0).technology.has(one));
    assert!(!t.seat(0).discard.has(one) && !t.seat(0).deck.has(one));
    assert!(t.seat(0).hand.has(card(&copies[1])), "the other copy stays in the hand");
    assert!(t.game.technologies(Seat(0)).any(|other| other == tech), "it is for sale again");
}

/// SC-KEY-20, SC-SPLASH-14: with its splash triggered it returns after step 8 only.
#[test]
fn a_triggered_splash_card_returns_after_the_splash() {
    let mut t = field(["tassadar", "overmind"], "reaver, zealot", "zergling 2, hydralisk");
    let name = "protoss_increased_reaver_capacity#1";
    t.cards(0, &[name, "protoss_01"]).cards(1, &["zerg_01", "zerg_02"]);
    t.attack();
    t.act(0, "pair reaver zergling").act(0, "pair zealot hydralisk");
    t.act(1, "support 1");
    t.act(0, &format!("card {name}")).act(1, "card zerg_01");
    t.act(0, "skirmish 0");
    assert!(t.triggered(0, name));
    let returned = Event::CardReturned { seat: Seat(0), card: card(name) };
    let last_loss = t.log.iter().rposition(is_destroyed).expect("losses");
    assert!(t.is_over());
    assert!(last_loss < t.when(|e| *e == returned));
    assert!(t.seat(0).technology.has(card(name)));
}

/// SC-KEY-23: a card that was cancelled was not used and is discarded.
#[test]
fn a_cancelled_returning_card_is_discarded() {
    let mut t = field([MENGSK, "aldaris"], "ghost", "zealot, high_templar");
    t.cards(0, &["terran_nuke", "terran_01"]);
    t.cards(1, &["protoss_01", "protoss_hallucination#1"]);
    t.attack();
    t.act(0, "card terran_nuke").act(1, "card protoss_hallucination#1");
    t.act(0, "card terran_01");
    assert!(t.discarded(0, "terran_nuke"));
    assert!(!t.seat(0).technology.has(card("terran_nuke")));
    assert_eq!(t.count(|e| matches!(e, Event::CardReturned { .. })), 0);
}

/// SC-KEY-23, SC-KEY-31: a standard card that did not match its front-line unit is discarded too.
#[test]
fn an_unmatched_returning_card_is_discarded() {
    let mut t = field([MENGSK, "overmind"], "marine", "zergling");
    t.cards(0, &["terran_nuke"]).cards(1, &["zerg_01"]);
    t.attack();
    // Minor values 7/4 against 6/3, and no Nuke.
    assert_eq!(t.compared(0), ([7, 6], [4, 3]));
    assert!(t.discarded(0, "terran_nuke"));
    assert_eq!(t.count(|e| matches!(e, Event::CardReturned { .. })), 0);
}
