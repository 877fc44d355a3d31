//! Strategy cards: what they do while they lie in the play area.

use super::*;

const ZERG_SIX: [&str; 6] = ["zerg_01", "zerg_02", "zerg_03", "zerg_04", "zerg_05", "zerg_06"];

/// SC-EVT-39: a new strategy takes the place of the old one; held cards stay.
#[test]
fn a_player_has_one_strategy() {
    let mut t = step_eight([ZERG, TERRAN], &["aggressive_strategy"]);
    t.event(0, "defensive_strategy").event(0, "retreat_stage_1");
    play(&mut t, "aggressive_strategy");
    assert!(among(t.seat(0).events, "aggressive_strategy"));
    assert!(among(t.seat(0).events, "retreat_stage_1"));
    assert!(!among(t.seat(0).events, "defensive_strategy"));
    assert!(among(t.game.events.discard, "defensive_strategy"));
    assert!(!among(t.game.events.discard, "aggressive_strategy"), "it lies in the play area");
}

/// SC-EVT-07, SC-AMB-75: two Event cards a step instead of one, the rest is discarded.
#[test]
fn versatile_strategy_allows_two_event_cards() {
    let drawn = ["rich_vein", "stalling_tactic", "refinery_bombardment"];
    for (strategy, plays) in [(true, 2), (false, 1)] {
        let mut t = step_eight([ZERG, TERRAN], &drawn);
        if strategy {
            t.event(0, "versatile_strategy");
        }
        t.regroup_from(8);
        assert_eq!(t.options(0).len(), 4);
        t.act(0, "play rich_vein");
        if strategy {
            assert!(t.can(0, "done"), "the second is optional");
            t.act(0, "play stalling_tactic");
        }
        assert_eq!(t.seat(0).points, plays - 1);
        assert!(among(t.game.events.discard, "refinery_bombardment"));
        assert!(t.seat(0).drawn.is_empty());
    }
}

/// SC-EVT-07, SC-AMB-75: the allowance is fixed when the turn begins, so the card does not work
/// in the step it is executed in; if it is replaced in that step the second execution stays.
#[test]
fn versatile_strategy_counts_from_the_next_round() {
    let mut t = step_eight([ZERG, TERRAN], &["versatile_strategy", "stalling_tactic"]);
    t.regroup_from(8);
    t.act(0, "play versatile_strategy");
    assert_eq!(t.seat(0).points, 0);
    assert!(among(t.game.events.discard, "stalling_tactic"));
    let mut t = step_eight([ZERG, TERRAN], &["aggressive_strategy", "stalling_tactic"]);
    t.event(0, "versatile_strategy").regroup_from(8);
    t.acts(0, "play aggressive_strategy; play stalling_tactic");
    assert_eq!(t.seat(0).points, 1);
}

/// SC-AMB-75, SC-EVT-07: all End cards together use one execution: with Versatile Strategy one
/// more card follows the bonus, otherwise none.
#[test]
fn versatile_strategy_and_end_cards() {
    for strategy in [true, false] {
        let mut t = step_eight([ZERG, TERRAN], &["the_end_draws_near", "stalling_tactic"]);
        if strategy {
            t.event(0, "versatile_strategy");
        }
        t.regroup_from(8);
        t.act(0, "point");
        assert_eq!(t.seat(0).points, 1);
        assert_eq!(t.can(0, "play stalling_tactic"), strategy);
        if !strategy {
            assert!(among(t.game.events.discard, "stalling_tactic"));
        }
    }
}

/// A battle in which both draw: nine cards in each deck.
fn drawing(attacker: Option<&str>, defender: Option<&str>) -> Table {
    let mut t = battlefield([ZERG, TERRAN], "zergling", "marine");
    for (seat, event) in [(0, attacker), (1, defender)] {
        let deck: Vec<String> =
            (1..=9).map(|n| format!("{}_0{n}", ["zerg", "terran"][seat])).collect();
        let deck: Vec<&str> = deck.iter().map(String::as_str).collect();
        t.deck(seat as u8, &deck);
        if let Some(event) = event {
            t.event(seat as u8, event);
        }
    }
    attack(&mut t);
    t
}

/// SC-EVT-08: the defender may draw two more cards; the strategy does nothing for an attacker.
#[test]
fn defensive_strategy_draws_when_attacked() {
    let mut t = drawing(None, Some("defensive_strategy"));
    assert_eq!((t.hand_size(0), t.hand_size(1)), (3, 1));
    assert_eq!(t.options(1), ["draw", "done"]);
    t.act(1, "draw");
    assert_eq!(t.hand_size(1), 3);
    assert!(among(t.seat(1).events, "defensive_strategy"), "it stays");
    let mut t = drawing(None, Some("defensive_strategy"));
    t.act(1, "done");
    assert_eq!(t.hand_size(1), 1);
    let t = drawing(Some("defensive_strategy"), None);
    assert!(!t.can(0, "draw"));
    assert_eq!((t.hand_size(0), t.hand_size(1)), (3, 1));
}

/// SC-EVT-09: the attacker may draw one more card; the strategy does nothing for a defender.
#[test]
fn aggressive_strategy_draws_when_attacking() {
    let mut t = drawing(Some("aggressive_strategy"), None);
    assert_eq!(t.options(0), ["draw", "done"]);
    assert_eq!(t.hand_size(1), 0, "the attacker draws all their cards first");
    t.act(0, "draw");
    assert_eq!((t.hand_size(0), t.hand_size(1)), (4, 1));
    let mut t = drawing(Some("aggressive_strategy"), None);
    t.act(0, "done");
    assert_eq!(t.hand_size(0), 3);
    let t = drawing(None, Some("aggressive_strategy"));
    assert!(!t.can(1, "draw"));
    assert_eq!((t.hand_size(0), t.hand_size(1)), (3, 1));
}

/// SC-EVT-09, SC-EVT-22: one Combat card more may be kept: seven, for Terrans nine.
#[test]
fn two_strategies_raise_the_hand_limit() {
    for event in ["aggressive_strategy", "adaptive_strategy"] {
        for (faction, race, limit) in [(ZERG, "zerg", 7), (TERRAN, "terran", 9)] {
            let hand: Vec<String> = (1..=10).map(|n| format!("{race}_{n:02}")).collect();
            let hand: Vec<&str> = hand.iter().map(String::as_str).collect();
            let mut t = step_eight([faction, PROTOSS], &[]);
            t.event(0, event).hand(0, &hand);
            t.regroup_from(9);
            let mut discards = 0;
            while t.game.step() == Step::DiscardCards {
                t.act(0, &t.options(0)[0].clone());
                discards += 1;
            }
            assert_eq!((t.hand_size(0), discards), (limit, 10 - limit));
        }
    }
}

/// SC-EVT-19, SC-AMB-100: at the start of Planning the top Event card, unread, once, for step 8
/// of this round; optional.
#[test]
fn progressive_strategy_draws_an_event_card() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "progressive_strategy").planning();
    assert_eq!(t.options(0), ["use progressive_strategy", "done"]);
    t.act(0, "use progressive_strategy");
    assert_eq!(t.seat(0).drawn.len(), 1);
    assert!(t.happened(&Event::EventDrawn { seat: Seat(0), stage: 1 }));
    assert!(matches!(t.game.step(), Step::PlaceOrder(Seat(0))), "once only");
    let view = t.game.view(kernel::Viewer::Seat(Seat(0)));
    assert_eq!(view.players[0].events_drawn, [1, 0, 0]);
    assert!(!format!("{:?}", view.players[0].secrets).contains("EventKind"), "unread until step 8");
    t.regroup_from(8);
    assert_eq!(t.asked(), 0);
    assert!(matches!(t.game.step(), Step::PlayEvents(_) | Step::EndBonus(_)));
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "progressive_strategy").planning();
    t.act(0, "done");
    assert!(t.seat(0).drawn.is_empty());
}

/// SC-EVT-20, SC-AMB-100: once before step 1, a mineral and a gas paid with workers left in the
/// pool buy a conquest point.
#[test]
fn industrial_strategy_buys_a_point() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "industrial_strategy").workers(0, 5).regroup();
    assert_eq!(t.options(0), ["use industrial_strategy", "done"]);
    t.act(0, "use industrial_strategy");
    assert!(t.can(0, "pay-permanent minerals") && t.can(0, "pay-permanent gas"));
    t.act(0, "pay");
    assert_eq!(t.seat(0).points, 1);
    assert_eq!(t.game.round, 2, "it was not offered again");
    assert!(among(t.seat(0).events, "industrial_strategy"));
    // One worker is not enough.
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "industrial_strategy").workers(0, 1).regroup();
    assert_eq!((t.seat(0).points, t.game.round), (0, 2));
}

/// SC-EVT-20: the point counts in step 6 of the same round, and the workers come back in step 4.
#[test]
fn the_point_of_industrial_strategy_may_win() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "industrial_strategy").workers(0, 2).points(0, 14).regroup();
    t.acts(0, "use industrial_strategy; pay");
    let ending = t.ending().expect("fifteen points win");
    assert!(ending.winners.contains(Seat(0)));
    assert_eq!(t.seat(0).pool, 2);
}

/// SC-EVT-21, SC-AMB-100: up to two cards of one's choice in all, from discard pile or deck;
/// those of the deck stay secret, those of the discard pile everybody has seen.
#[test]
fn specialized_strategy_takes_cards_of_choice() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "specialized_strategy").deck(0, &ZERG_SIX).regroup();
    t.act(0, "use specialized_strategy");
    assert_eq!(t.options(0).len(), 19, "all eighteen cards, or no more");
    t.acts(0, "hand zerg_17; hand zerg_05");
    assert_eq!(t.hand_size(0), 2);
    assert!(t.seat(0).hand.has(card("zerg_17")) && t.seat(0).hand.has(card("zerg_05")));
    assert!(t.seat(0).known.has(card("zerg_17")) && !t.seat(0).known.has(card("zerg_05")));
    assert!(t.happened(&Event::CardTaken { seat: Seat(0), card: card("zerg_17") }));
    assert!(!t.happened(&Event::CardTaken { seat: Seat(0), card: card("zerg_05") }));
    assert_eq!(t.game.round, 2, "two cards are the most, once a phase");
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "specialized_strategy").deck(0, &ZERG_SIX).regroup();
    t.acts(0, "use specialized_strategy; hand zerg_06; done");
    assert_eq!(t.hand_size(0), 1);
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "specialized_strategy").regroup();
    t.act(0, "done");
    assert_eq!(t.hand_size(0), 0);
}

/// SC-EVT-22, SC-AMB-100: a card off the deck may be one of two looked at; the other is
/// discarded.
#[test]
fn adaptive_strategy_chooses_between_two_cards() {
    let mut t = battlefield([ZERG, TERRAN], "zergling", "marine");
    t.event(0, "adaptive_strategy")
        .deck(0, &["zerg_01", "zerg_02", "zerg_03", "zerg_04", "zerg_05"]);
    t.no_discards(0).hand(1, &["terran_01"]);
    attack(&mut t);
    assert_eq!((t.hand_size(0), t.seat(0).deck.len()), (3, 2));
    let deck: Vec<Card> = t.seat(0).deck.iter(t.game.race(Seat(0))).collect();
    assert!(t.can(0, "deck") && t.can(0, "look"));
    t.act(0, "look");
    let mut offered = t.options(0);
    offered.sort();
    assert_eq!(offered, [format!("card {}", deck[0]), format!("card {}", deck[1])]);
    t.act(0, &format!("card {}", deck[0]));
    assert!(discarded(&t, 0, &deck[1].to_string()), "the other card");
    assert!(t.happened(&Event::CardShown { seat: Seat(0), skirmish: 0, card: deck[0] }));
    assert_eq!(t.hand_size(0), 3 + 1, "with the card of Healing");
}

/// SC-EVT-22: without the card nobody looks into their deck.
#[test]
fn only_adaptive_strategy_looks_into_the_deck() {
    let mut t = battlefield([ZERG, TERRAN], "zergling", "marine");
    t.event(1, "adaptive_strategy").deck(0, &ZERG_SIX).no_discards(0).hand(1, &["terran_01"]);
    attack(&mut t);
    assert!(t.can(0, "deck") && !t.can(0, "look"));
}

/// SC-AMB-100, SC-EVT-22: it also works for a deck card that replaces a cancelled one, but not
/// for the replacement of a lone reinforcement.
#[test]
fn adaptive_strategy_and_replacements() {
    let mut t = battlefield([PROTOSS, ZERG], "zealot, high_templar", "zergling");
    t.event(1, "adaptive_strategy").hand(0, &["protoss_01", "protoss_hallucination#1"]);
    t.hand(1, &["zerg_01"]).deck(1, &["zerg_02", "zerg_03", "zerg_04"]).no_discards(1);
    attack(&mut t);
    lay(&mut t, 0, &["protoss_01", "protoss_hallucination#1"]);
    t.act(1, "card zerg_01");
    assert!(matches!(t.game.step(), Step::ReplaceStandard(Seat(1), 1)));
    assert!(t.can(1, "look"));
    t.act(1, "look");
    assert_eq!(t.options(1).len(), 2);
    let first = t.options(1)[0].clone();
    t.act(1, &first);
    assert!(!matches!(t.game.step(), Step::ReplaceStandard(..)));

    let mut t = battlefield([ZERG, TERRAN], "zergling", "marine");
    t.event(0, "adaptive_strategy").hand(1, &["terran_01"]);
    t.hand(0, &["zerg_06", "zerg_05"]);
    attack(&mut t); // nothing to draw
    t.deck(0, &["zerg_17", "zerg_18", "zerg_01"]).no_discards(0);
    t.act(0, "deck");
    // Whatever came first, no question about the replacement was put to them.
    assert!(!matches!(t.game.step(), Step::PlaceLooked(..)));
    assert!(t.happened(&Event::CardShown { seat: Seat(0), skirmish: 0, card: card("zerg_01") }));
}

/// SC-EVT-35: all three special orders, whatever the modules; without the card none.
#[test]
fn unconventional_strategy_allows_all_special_orders() {
    let mut t = step_eight([ZERG, TERRAN], &[]);
    t.event(0, "unconventional_strategy").planning();
    for (at, order) in ["special_build", "special_mobilize", "special_research"].iter().enumerate()
    {
        assert_eq!(t.asked(), 0);
        t.act(0, &format!("order {order} torus"));
        assert!(!t.can(1, "order special_build pridewater"), "only its owner, cycle {at}");
        t.act(1, "order build pridewater");
        if at == 1 {
            t.game.orders.pop(planet("pridewater")); // two Build tokens are all they have
        }
    }
    assert!(t.options(0).iter().all(|option| !option.contains("special")), "each exists once");
}
