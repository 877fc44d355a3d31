//! Combat decks that run out, and what is shuffled into them.

use super::*;

const SEVEN: [&str; 7] =
    ["terran_05", "terran_06", "terran_07", "terran_08", "terran_09", "terran_10", "terran_11"];

/// SC-EXD-11, SC-DECK-01: from a deck of 2 with 7 discards three cards are drawn and 6 are left;
/// from a deck of 3 the new deck of 7 is there at once.
#[test]
fn the_discard_pile_becomes_the_new_deck_at_once() {
    let mut t = duel("jim_raynor", "overmind");
    piles(&mut t, 0, &["terran_01", "terran_02"], &SEVEN);
    t.order(0, "research", "torus").act(0, "draw");
    assert_eq!((t.hand_size(0), t.seat(0).deck.len(), t.seat(0).discard.len()), (3, 6, 0));
    assert!(t.seat(0).hand.has(card("terran_01")) && t.seat(0).hand.has(card("terran_02")));
    let mut t = duel("jim_raynor", "overmind");
    piles(&mut t, 0, &["terran_01", "terran_02", "terran_03"], &SEVEN);
    t.order(0, "research", "torus").act(0, "draw");
    assert_eq!((t.hand_size(0), t.seat(0).deck.len(), t.seat(0).discard.len()), (3, 7, 0));
}

/// SC-EXD-21, SC-DECK-04, SC-RSCH-14: with one card and no discards the rest of the draw is lost.
#[test]
fn with_both_piles_empty_the_draw_is_lost() {
    let mut t = duel("jim_raynor", "overmind");
    piles(&mut t, 0, &["terran_01"], &[]);
    t.order(0, "research", "torus").act(0, "draw");
    assert_eq!((t.hand_size(0), t.seat(0).deck.len()), (1, 0));
}

/// SC-EXD-21, SC-DECK-04: later, with two cards discarded, they are shuffled when one is drawn.
#[test]
fn later_discards_are_shuffled_when_a_card_is_needed() {
    let mut t = duel("jim_raynor", "overmind");
    piles(&mut t, 0, &[], &["terran_01", "terran_02"]);
    t.units(0, "helios.b", "marine").units(1, "helios.d", "zergling");
    t.order(1, "mobilize", "helios").acts(1, "move zergling helios.d; to helios.b; done");
    // The defender has drawn their one card.
    assert!(t.happened(&Event::CardsDrawn { seat: Seat(0), count: 1 }));
    assert_eq!((t.hand_size(0), t.seat(0).deck.len(), t.seat(0).discard.len()), (1, 1, 0));
}

/// SC-DECK-02: a card that orders it shuffles the discards too (Technological Advance); Regrouping
/// alone does not.
#[test]
fn discards_return_only_when_something_says_so() {
    let mut t = duel("jim_raynor", "overmind");
    piles(&mut t, 0, &["terran_01"], &["terran_02", "terran_03"]);
    t.drawn(0, &["technological_advance"]);
    let mut idle = Table { game: t.game.clone(), log: Vec::new() };
    idle.regroup_from(8).act(0, "done");
    assert_eq!(idle.game.round, 2);
    assert_eq!((idle.seat(0).deck.len(), idle.seat(0).discard.len()), (1, 2));
    t.regroup_from(8).acts(0, "play technological_advance; tech terran_lockdown; done");
    assert_eq!((t.seat(0).deck.len(), t.seat(0).discard.len()), (5, 0));
}

/// SC-DECK-03: hand and play area are not shuffled in, nor a card lying at a skirmish.
#[test]
fn cards_elsewhere_are_not_shuffled_in() {
    let mut t = duel("jim_raynor", "overmind");
    t.tech(0, "terran_defense_matrix").hand(0, &["terran_01"]);
    piles(&mut t, 0, &["terran_02", "terran_03", "terran_04", "terran_05"], &["terran_06"]);
    t.units(0, "helios.b", "marine").units(1, "helios.d", "zergling");
    t.order(0, "mobilize", "helios").acts(0, "move marine helios.b; to helios.d; done");
    // Three were drawn; the last one is placed unseen, and the discard becomes the deck.
    assert_eq!((t.hand_size(0), t.seat(0).deck.len()), (4, 1));
    t.act(0, "deck");
    assert_eq!((t.hand_size(0), t.seat(0).deck.len(), t.seat(0).discard.len()), (4, 1, 0));
    assert!(t.seat(0).deck.has(card("terran_06")), "only the discard is in the new deck");
    assert!(t.seat(0).play.has(card("terran_defense_matrix")));
}

/// SC-DECK-03, SC-DECK-05, SC-AMB-84: the search for a standard card ends when deck and discards
/// hold none, although one is kept for splash damage.
#[test]
fn a_search_for_a_standard_card_ends() {
    let mut t = duel("jim_raynor", "overmind");
    t.hand(0, &["terran_04"]);
    let reinforcements = ["terran_17", "terran_18", "terran_lockdown#1", "terran_lockdown#2"];
    piles(&mut t, 0, &reinforcements, &[]);
    only_hand(&mut t, 1, &["zerg_03", "zerg_02"]);
    t.units(0, "helios.b", "marine 2").units(1, "helios.d", "zergling 3");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move marine helios.b; to helios.d; move marine helios.b; to helios.d; done");
    t.act(1, "support 0");
    t.act(0, "card terran_04").act(0, "done"); // the other skirmish gets the last deck card
    assert_eq!(t.seat(0).deck.len() + t.seat(0).discard.len(), 0);
    t.act(1, "card zerg_03");
    t.act(0, "skirmish 0");
    // Skirmish 0: 6 against 5 destroys a Zergling, the card waits for step 8. Skirmish 1: the lone
    // reinforcement is put away and nothing else is found.
    assert_eq!((t.compared(0).0[0], t.compared(1).0[0], t.compared(1).1[0]), (6, 0, 0));
    assert!(t.happened(&Event::SplashTriggered { seat: Seat(0), card: card("terran_04") }));
}
