//! Step 6: one or two cards at each skirmish.

use super::*;

/// SC-BATTLE-21: the attacker places at every skirmish before the defender does, face down.
#[test]
fn the_attacker_places_all_his_cards_first() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling, hydralisk", "marine, firebat");
    t.cards(0, &["zerg_01", "zerg_02", "zerg_17"]).cards(1, &["terran_01", "terran_05"]);
    t.attack();
    t.act(0, "pair zergling marine");
    t.acts(0, "card zerg_01; card zerg_17");
    assert_eq!(t.asked(), 1, "the second card of the attacker was the only one left");
    let seen = t.battle_seen_by(1);
    let placed: Vec<u8> = seen.skirmishes.iter().map(|s| s.cards[0].placed).collect();
    assert_eq!(placed, [2, 1]);
    assert!(seen.skirmishes.iter().all(|s| !s.cards[0].face_up && s.cards[1].placed == 0));
}

/// SC-BATTLE-22, SC-REINF-08: a standard card must be placed; a reinforcement alone is no choice.
#[test]
fn every_skirmish_gets_one_standard_card() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.cards(0, &["zerg_01", "zerg_02", "zerg_17"]).cards(1, &["terran_01"]);
    t.attack();
    assert_eq!(t.options(0), ["card zerg_01", "card zerg_02"], "neither none nor card 17");
    t.act(0, "card zerg_02");
    assert_eq!(t.options(0), ["card zerg_17", "done"], "no second standard card");
}

/// SC-BATTLE-22: without any card a side fights with 0/0, its support counts.
#[test]
fn without_any_card_a_side_fights_with_nothing() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 3", "marine");
    t.cards(0, &["zerg_17"]).cards(1, &["terran_01"]);
    t.attack();
    // No reinforcement may be added either.
    assert_eq!(t.count(|e| matches!(e, Event::CardPlaced { seat: Seat(0), .. })), 0);
    assert_eq!(t.compared(0), ([2, 6], [0, 4]));
    assert_eq!(t.hand_size(0), 1, "the reinforcement card stays in the hand");
}

/// SC-BATTLE-23: the second card is optional, a reinforcement, and the only one.
#[test]
fn a_second_card_is_one_optional_reinforcement() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.cards(0, &["zerg_01", "zerg_02", "zerg_17", "zerg_18"]).cards(1, &["terran_01"]);
    t.attack();
    t.act(0, "card zerg_01");
    assert_eq!(t.options(0), ["card zerg_17", "card zerg_18", "done"]);
    t.act(0, "card zerg_17");
    assert!(t.is_over(), "no third card");
    assert_eq!(t.count(|e| matches!(e, Event::CardPlaced { second: true, .. })), 1);

    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.cards(0, &["zerg_01", "zerg_17"]).cards(1, &["terran_01"]);
    t.attack();
    t.act(0, "done");
    assert!(t.is_over() && t.seat(0).hand.has(card("zerg_17")));
}

/// SC-BATTLE-24, SC-BATTLE-25, SC-BATTLE-26: the top card of the deck may be placed unseen with
/// cards in hand, at every skirmish; it is then the only card there.
#[test]
fn a_card_may_come_unseen_off_the_deck() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine 2");
    t.cards(0, &["zerg_03", "zerg_17"]).deck(0, &["zerg_01", "zerg_02", "zerg_04", "zerg_05"]);
    t.cards(1, &["terran_01", "terran_02"]);
    // Three cards are drawn into the hand, one is left on the deck; the discard pile refills it.
    t.attack();
    let hand = t.hand_size(0);
    assert!(t.can(0, "card zerg_03") && t.can(0, "deck"));
    t.act(0, "deck");
    assert_eq!(t.hand_size(0), hand, "the hand is untouched");
    let own = &t.seen_by(0, 0).cards[0];
    assert_eq!((own.placed, own.from_deck, own.standard), (1, true, None), "unseen by its owner");
    // No reinforcement was offered: the next question is about the second skirmish.
    assert_eq!(t.game.fight().current, 1);
    assert!(t.can(0, "card zerg_03"));
}

/// SC-BATTLE-25: the deck may be used at all skirmishes.
#[test]
fn the_deck_may_serve_all_skirmishes() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine 2");
    t.cards(1, &["terran_01", "terran_02"]);
    t.attack();
    let hand = t.hand_size(0);
    t.acts(0, "deck; deck");
    assert_eq!((t.hand_size(0), t.asked()), (hand, 1));
    assert_eq!(t.count(|e| matches!(e, Event::CardPlaced { from_deck: true, .. })), 2);
}

/// SC-BATTLE-27, SC-EX-26: two standard cards for four skirmishes: the deck serves the others.
#[test]
fn too_few_cards_in_hand_mean_cards_off_the_deck() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 4", "marine 4");
    t.cards(0, &["zerg_01", "zerg_02", "zerg_03", "zerg_04"]);
    t.cards(1, &["terran_01", "terran_02"]);
    t.attack();
    t.acts(0, "card zerg_01; card zerg_02; card zerg_03");
    // One card of their deck is drawn in step 3, so that is put there afterwards.
    t.deck(1, &["terran_05", "terran_06", "terran_07"]);
    t.acts(1, "card terran_01; card terran_02");
    assert_eq!(t.asked(), 0, "the rest came off the deck by itself");
    assert_eq!(
        t.count(|e| matches!(e, Event::CardPlaced { from_deck: true, seat: Seat(1), .. })),
        2
    );
    assert_eq!(t.seat(1).deck.len(), 1);
}

/// SC-BATTLE-30: after Advanced Reconnaissance of the attacker the defender places first and face
/// up, and the attacker then face down.
#[test]
fn advanced_reconnaissance_turns_the_placing_round() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.event(0, "advanced_reconnaissance");
    t.cards(0, &["zerg_01", "zerg_02"]).cards(1, &["terran_01", "terran_02"]);
    t.attack();
    t.act(0, "use advanced_reconnaissance");
    assert_eq!(t.asked(), 1);
    t.act(1, "card terran_02");
    assert_eq!(t.asked(), 0);
    let seen = &t.seen_by(0, 0).cards[1];
    assert_eq!((seen.face_up, seen.standard), (true, Some(card("terran_02"))));
    let shown = Event::CardShown { seat: Seat(1), skirmish: 0, card: card("terran_02") };
    assert!(t.happened(&shown));
    t.act(0, "card zerg_02");
    let placed = |e: &Event| matches!(e, Event::CardPlaced { seat: Seat(0), .. });
    assert!(t.when(placed) < t.when(|e| matches!(e, Event::CardShown { seat: Seat(0), .. })));
}

/// SC-BATTLE-30: if both use it both place face up, the attacker first.
#[test]
fn two_reconnaissances_open_all_cards() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.event(0, "advanced_reconnaissance").event(1, "advanced_reconnaissance");
    t.cards(0, &["zerg_01", "zerg_02"]).cards(1, &["terran_01", "terran_02"]);
    t.attack();
    t.act(0, "use advanced_reconnaissance").act(1, "use advanced_reconnaissance");
    assert_eq!(t.asked(), 0);
    t.act(0, "card zerg_02");
    assert_eq!(t.seen_by(1, 0).cards[0].standard, Some(card("zerg_02")));
    assert_eq!(t.asked(), 1);
}

/// SC-BATTLE-30: a lone reinforcement placed face up is replaced at once, face up.
#[test]
fn a_lone_reinforcement_placed_face_up_is_replaced_at_once() {
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling 2", "marine 2");
    t.event(0, "advanced_reconnaissance");
    t.cards(0, &["zerg_01", "zerg_02"]).cards(1, &["terran_01", "terran_02"]);
    t.attack();
    t.act(0, "use advanced_reconnaissance");
    // A reinforcement on top, then a standard card.
    t.deck(1, &["terran_17"]);
    t.act(1, "card terran_01");
    t.game.players[1].discard = CardSet::one(card("terran_05"));
    t.act(1, "deck");
    let seen = &t.seen_by(0, 1).cards[1];
    assert_eq!((seen.face_up, seen.standard), (true, Some(card("terran_05"))));
    assert_eq!(t.asked(), 0, "the attacker sees it before they place");
    assert_eq!(t.game.fight().stage, crate::battle::Stage::Placing);
}

/// SC-REINF-06, SC-REINF-07, SC-EXD-12: lone reinforcements off the deck are discarded without
/// effect until a standard card appears.
#[test]
fn a_lone_reinforcement_is_replaced_until_a_standard_card_appears() {
    let mut both_first = 0;
    for seed in 0..40 {
        let mut t = field(["overmind", "tassadar"], "zergling", "zealot");
        t.cards(0, &["zerg_02", "zerg_03"]).cards(1, &[]);
        t.attack();
        t.game.rng = kernel::Rng::new(seed);
        t.deck(1, &["protoss_17", "protoss_18", "protoss_01", "protoss_03"]);
        t.act(0, "card zerg_03");
        assert!(t.is_over());
        let ([_, attack], [_, health]) = t.compared(0);
        // Card 1 is 6/7, card 3 is 5/6: no reinforcement added its +1 health.
        assert!([(6, 7), (5, 6)].contains(&(attack, health)), "{attack}/{health}");
        let compared = t.when(is_compared);
        let gone = |name: &str| {
            let event = Event::CardDiscarded { seat: Seat(1), card: card(name) };
            t.log[..compared].contains(&event)
        };
        both_first += usize::from(gone("protoss_17") && gone("protoss_18"));
    }
    assert!(both_first > 0, "two reinforcements in a row came up in some games");
}

/// SC-REINF-07: the discard pile refills the deck during the search.
#[test]
fn the_search_reshuffles_the_discard_pile() {
    let mut t = field(["overmind", "tassadar"], "zergling 2", "zealot 2");
    t.cards(0, &["zerg_03", "zerg_02"]).cards(1, &["protoss_01"]);
    t.attack();
    t.deck(1, &["protoss_17"]);
    t.act(0, "card zerg_02");
    t.act(1, "card protoss_01"); // the other one comes off the deck
    // The deck is empty; the only standard card lies on the discard pile.
    assert_eq!(t.seat(1).deck.len(), 0);
    t.game.players[1].discard = CardSet::one(card("protoss_02"));
    t.act(0, "skirmish 1");
    let ([_, attack], [_, health]) = t.compared(1);
    assert_eq!((attack, health), (7, 5));
    assert!(t.happened(&Event::DeckShuffled { seat: Seat(1) }));
}

/// SC-EXD-22: no standard card anywhere: the search stops, 0/0, and the front-line unit falls to
/// anything that can target it.
#[test]
fn without_a_standard_card_anywhere_the_search_stops() {
    let mut t = field(["overmind", "tassadar"], "zergling 2", "zealot 2");
    t.cards(0, &["zerg_03", "zerg_02"]).cards(1, &["protoss_01"]);
    t.attack();
    t.deck(1, &["protoss_17"]);
    t.act(0, "card zerg_02");
    t.act(1, "card protoss_01"); // the other one comes off the deck
    t.act(0, "skirmish 1");
    assert_eq!(t.compared(1), ([4, 0], [5, 0]));
    assert!(t.happened(&Event::CardDiscarded { seat: Seat(1), card: card("protoss_17") }));
    let fallen = t.when(|e| matches!(e, Event::UnitDestroyed { seat: Seat(1), .. }));
    assert!(fallen < t.when(|e| matches!(e, Event::Compared { skirmish: 0, .. })));
}

/// SC-INFO-07: whether a second card is asked for depends on nothing the enemy cannot see: who has
/// a reinforcement card, and who has none, is waited for alike.
#[test]
fn being_asked_for_a_card_does_not_tell_what_the_hand_holds() {
    let pending = |hand: &[&str], version: u32| {
        let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
        t.cards(0, hand).cards(1, &["terran_01"]);
        t.game.rules.version = version;
        t.attack();
        let mut asked = Vec::new();
        // Straight to the rules: the test's own table answers what has one answer.
        while t.game.battle.is_some() {
            let seat = t.game.step().seat().expect("somebody is asked");
            asked.push((seat, t.game.step()));
            let mut options = Options::new();
            t.game.options(seat, &mut options);
            t.game.play(seat, options[0], &mut t.log);
        }
        asked
    };
    let with = pending(&["zerg_01", "zerg_02", "zerg_17"], 2);
    let without = pending(&["zerg_01", "zerg_02", "zerg_03"], 2);
    assert_eq!(with, without);
    assert!(with.contains(&(Seat(0), Step::PlaceReinforcement(Seat(0), 0))));
    // Under the first rules it told.
    assert_ne!(
        pending(&["zerg_01", "zerg_02", "zerg_17"], 1),
        pending(&["zerg_01", "zerg_02", "zerg_03"], 1)
    );
    // SC-AMB-34: nor is it seen sooner that there is no standard card at all.
    let mut t = field(["overmind", "arcturus_mengsk"], "zergling", "marine");
    t.cards(0, &["zerg_17"]);
    assert!(t.game.is_asked_for_card(Seat(0)));
    t.game.rules.version = 1;
    assert!(!t.game.is_asked_for_card(Seat(0)));
}
