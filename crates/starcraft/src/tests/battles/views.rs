//! What each side sees of the cards at the skirmishes, and Adaptive Strategy's look at the deck.

use super::*;

/// SC-BATTLE-21: how many cards lie somewhere is seen by all, their faces only by their owner.
#[test]
fn a_player_sees_the_faces_of_his_own_cards_only() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine 2");
    t.cards(0, &["zerg_01", "zerg_02", "zerg_17"]).cards(1, &["terran_01", "terran_02"]);
    t.attack();
    t.acts(0, "card zerg_01; card zerg_17");
    let own = &t.seen_by(0, 0).cards[0];
    assert_eq!(own.standard, Some(card("zerg_01")));
    assert_eq!(own.reinforcement, Some(card("zerg_17")));
    let spectator = t.game.view(Viewer::Spectator).battle.expect("a battle");
    for view in [&t.seen_by(1, 0), &spectator.skirmishes[0]] {
        let enemy = &view.cards[0];
        assert_eq!((enemy.placed, enemy.standard, enemy.reinforcement), (2, None, None));
    }
    let view = t.game.view(Viewer::Seat(Seat(1)));
    assert!(view.players[0].secrets.is_none());
    assert_eq!(view.players[0].hand_size, 0);
    // The faces are told to their owner, the placing to everybody.
    for event in &t.log {
        let audience = <StarCraft as Game>::audience(event);
        match event {
            Event::CardFace { seat, .. } => assert_eq!(audience, kernel::Audience::Only(*seat)),
            Event::CardPlaced { .. } => assert_eq!(audience, kernel::Audience::All),
            _ => {}
        }
    }
}

/// SC-BATTLE-24: a card off the deck is seen by nobody before the reveal; its owner's view lists
/// it among the cards the deck may still hold.
#[test]
fn nobody_sees_a_card_off_the_deck() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine 2");
    t.cards(1, &["terran_01", "terran_02"]);
    t.attack();
    let deck = t.seat(0).deck;
    t.act(0, "deck");
    for seat in [0, 1] {
        let cards = &t.seen_by(seat, 0).cards[0];
        assert_eq!((cards.placed, cards.from_deck, cards.standard), (1, true, None));
    }
    let view = t.game.view(Viewer::Seat(Seat(0)));
    let secrets = view.players[0].secrets.clone().expect("their own view");
    assert_eq!(secrets.deck.len(), deck.len());
    assert_eq!(view.players[0].deck_size, deck.len() - 1);
    assert!(t.log.iter().all(|e| !matches!(e, Event::CardFace { seat: Seat(0), .. })));
}

/// SC-SKIR-03: at the reveal all cards of the skirmish are open, those of others stay hidden.
#[test]
fn the_reveal_opens_the_cards_of_one_skirmish() {
    let mut t = field(["arcturus_mengsk", "overmind"], "siege_tank, ghost", "zergling 3, queen");
    t.cards(0, &["terran_16", "terran_nuke"]);
    t.cards(1, &["zerg_01", "zerg_02", "zerg_spawn_broodling#1"]);
    t.attack();
    t.act(0, "pair siege_tank zergling");
    t.acts(1, "support 0; support 0");
    t.act(0, "card terran_16");
    t.acts(1, "card zerg_01; done");
    t.act(1, "done");
    t.act(0, "skirmish 1");
    // Nuke of the lone Ghost against 5/4 without Broodlings; nothing is asked there.
    assert!(t.count(|e| matches!(e, Event::CardShown { .. })) >= 2);
    let shown: Vec<Card> = t
        .log
        .iter()
        .filter_map(|e| match e {
            Event::CardShown { card, .. } => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(shown[..2], [card("terran_nuke"), card("zerg_02")]);
}

/// SC-BATTLE-24, SC-AMB-100: Adaptive Strategy looks at two deck cards, places one, discards the
/// other face up; the opponent learns neither what was placed nor what is looked at.
#[test]
fn adaptive_strategy_looks_at_two_deck_cards() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine 2");
    t.event(0, "adaptive_strategy");
    t.cards(1, &["terran_01", "terran_02"]);
    t.attack();
    assert!(t.can(0, "deck") && t.can(0, "look"));
    t.act(0, "look");
    let options = t.options(0);
    assert_eq!(options.len(), 2);
    assert_eq!(t.battle_seen_by(0).looked.len(), 2);
    assert!(t.battle_seen_by(1).looked.is_empty());
    assert!(t.game.view(Viewer::Spectator).battle.expect("a battle").looked.is_empty());
    let [placed, other] = [0, 1].map(|at| t.battle_seen_by(0).looked[at]);
    t.act(0, &format!("card {placed}"));
    assert!(t.seat(0).discard.has(other));
    let discarded = Event::CardDiscarded { seat: Seat(0), card: other };
    assert!(t.happened(&discarded), "face up for all");
    let own = &t.seen_by(0, 0).cards[0];
    assert_eq!((own.placed, own.from_deck, own.standard), (1, true, Some(placed)));
    assert_eq!(t.seen_by(1, 0).cards[0].standard, None);
    assert_eq!(t.game.fight().current, 1, "no reinforcement beside it");
}

/// SC-AMB-100: it also works for a deck card that replaces a cancelled one.
#[test]
fn adaptive_strategy_serves_the_replacement_of_a_cancelled_card() {
    let mut t = field(["tassadar", "overmind"], "zealot, high_templar", "zergling");
    t.event(1, "adaptive_strategy");
    t.cards(0, &["protoss_01", "protoss_hallucination#1"]).cards(1, &["zerg_01", "zerg_02"]);
    t.attack();
    t.act(0, "card protoss_hallucination#1");
    t.act(1, "card zerg_01");
    // zerg_01 was the card cancelled; zerg_02 of the hand could replace it.
    assert_eq!(t.options(1), ["card zerg_02", "deck", "look"]);
    t.act(1, "look");
    assert!(t.is_over(), "only the cancelled card lies in the piles");
    assert_eq!(t.compared(0).0[1], 6);
}

/// SC-AMB-100: it does not work for the replacement of a lone reinforcement.
#[test]
fn adaptive_strategy_does_not_serve_a_search() {
    let mut t = field(["overmind", "tassadar"], "zergling", "zealot");
    t.event(1, "adaptive_strategy");
    t.cards(0, &["zerg_02", "zerg_03"]).cards(1, &[]);
    t.attack();
    t.deck(1, &["protoss_17"]);
    t.game.players[1].discard = CardSet::NONE;
    t.act(0, "card zerg_03");
    assert_eq!(t.options(1), ["deck", "look"]);
    t.game.players[1].discard =
        [CardSet::one(card("protoss_01")), CardSet::one(card("protoss_02"))]
            .into_iter()
            .fold(CardSet::NONE, CardSet::or);
    t.act(1, "deck");
    assert!(t.is_over(), "the reinforcement was replaced without a question");
}
