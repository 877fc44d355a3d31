//! Event cards that buy or give buildings, modules and technologies.

use super::*;

/// SC-EVT-04, SC-AMB-94: one building or module for one resource less; without workers only
/// what the discount pays for.
#[test]
fn base_construction_takes_one_resource_off() {
    let mut t = step_eight([TERRAN, ZERG], &["base_construction"]);
    play(&mut t, "base_construction");
    // One mineral each; the factory costs two.
    assert_eq!(t.options(0), ["building barracks", "module supply", "done"]);
    t.act(0, "building barracks");
    assert_eq!(t.seat(0).buildings, [2, 0, 0]);
    assert_eq!((t.seat(0).pool, t.seat(0).permanent), (0, [0, 0]));
    assert_over(&t, "base_construction");
}

/// SC-EVT-04, SC-EVT-43, SC-AMB-61, SC-AMB-94: the discount is a mineral or a gas of the price,
/// the rest is paid by workers who stay on their cards until step 4 of the next round.
#[test]
fn workers_that_pay_in_step_eight_miss_the_next_round() {
    let mut t = step_eight([TERRAN, ZERG], &["base_construction"]);
    t.workers(0, 3).holds(0, &["torus.b"]);
    play(&mut t, "base_construction");
    t.act(0, "building starport"); // one mineral, one gas
    assert_eq!(t.options(0), ["discount minerals", "discount gas"]);
    t.act(0, "discount gas");
    assert!(t.can(0, "pay-from torus.b") && t.can(0, "pay-permanent minerals"));
    assert!(!t.can(0, "pay-permanent gas"));
    t.act(0, "pay-from torus.b");
    assert_eq!(t.seat(0).buildings, [1, 0, 1]);
    assert_over(&t, "base_construction");
    // The next round is being planned, the worker is still on the card.
    assert_eq!(t.game.round, 2);
    assert_eq!((t.seat(0).pool, t.game.area(area("torus.b")).workers), (2, 1));
    t.regroup_from(1);
    assert_eq!((t.seat(0).pool, t.game.area(area("torus.b")).workers), (3, 0));
}

/// SC-EVT-04: it buys one thing only, and may buy nothing.
#[test]
fn base_construction_buys_once_or_not_at_all() {
    let mut t = step_eight([TERRAN, ZERG], &["base_construction"]);
    t.workers(0, 9);
    play(&mut t, "base_construction");
    t.act(0, "module research_and_development"); // two minerals, one off
    t.act(0, "pay");
    assert_eq!((t.modules_of(0), t.seat(0).pool), ([0, 1, 0], 8));
    assert_over(&t, "base_construction");
    let mut t = step_eight([TERRAN, ZERG], &["base_construction"]);
    t.workers(0, 9);
    play(&mut t, "base_construction");
    t.act(0, "done");
    assert_eq!((t.modules_of(0), t.seat(0).buildings, t.seat(0).pool), ([0; 3], [1, 0, 0], 9));
    assert_over(&t, "base_construction");
}

/// SC-AMB-61: a purchase by an Event card needs no base and no unit on any certain planet.
#[test]
fn base_construction_needs_no_base() {
    let mut t = table(&[TERRAN, ZERG]);
    t.units(0, "tarsonis.a", "marine").base(1, "pridewater.a").drawn(0, &["base_construction"]);
    play(&mut t, "base_construction");
    t.act(0, "module supply");
    assert_eq!(t.modules_of(0), [1, 0, 0]);
    assert_over(&t, "base_construction");
}

/// SC-EVT-04, SC-EVT-28, SC-AMB-94: level order, module spaces and tokens apply; with all
/// buildings and all spaces used nothing is left to get.
#[test]
fn supplies_limit_what_events_build() {
    for event in ["base_construction", "brilliant_engineering"] {
        let mut t = step_eight([ZERG, TERRAN], &[event]);
        t.workers(0, 9).buildings(0, [3, 2, 2]).modules(0, [0, 2, 1]); // three spaces
        play(&mut t, event);
        assert_eq!((t.seat(0).buildings, t.modules_of(0)), ([3, 2, 2], [0, 2, 1]));
        assert_over(&t, event);
        let mut t = step_eight([ZERG, TERRAN], &[event]);
        t.workers(0, 9).buildings(0, [3, 2, 2]).modules(0, [0, 1, 1]);
        play(&mut t, event);
        assert!(!t.can(0, "module supply"), "the Zerg have none");
        assert!(!t.can(0, "module air_support"), "there is one token");
        assert!(!t.can(0, "building spawning_pool"), "there is no fourth level");
        if event == "base_construction" {
            t.acts(0, "module research_and_development; pay");
        }
        assert_eq!(t.modules_of(0), [0, 2, 1]);
    }
}

/// SC-EVT-28: one building, the next level of its type, or one module without any price.
#[test]
fn brilliant_engineering_is_free() {
    let mut t = step_eight([PROTOSS, ZERG], &["brilliant_engineering"]);
    play(&mut t, "brilliant_engineering");
    assert!(t.can(0, "module air_support") && t.can(0, "building stargate"));
    t.act(0, "building gateway");
    assert_eq!(t.seat(0).buildings, [2, 0, 0]);
    assert_eq!(t.modules_of(0), [0; 3]);
    assert_over(&t, "brilliant_engineering");
    let mut t = step_eight([PROTOSS, ZERG], &["brilliant_engineering"]);
    t.workers(0, 4);
    play(&mut t, "brilliant_engineering");
    t.act(0, "module air_support");
    assert_eq!((t.modules_of(0), t.seat(0).pool), ([0, 0, 1], 4));
    assert_over(&t, "brilliant_engineering");
}

/// SC-EVT-05: one technology for one resource less, one of its cards to the hand for all to see;
/// then deck and discard pile are shuffled together.
#[test]
fn technological_advance_buys_a_technology() {
    let mut t = step_eight([PROTOSS, ZERG], &["technological_advance"]);
    t.workers(0, 2).deck(0, &["protoss_01"]);
    play(&mut t, "technological_advance");
    t.act(0, "tech protoss_psionic_storm"); // one mineral, two gas
    t.acts(0, "discount gas; pay");
    assert_eq!((t.seat(0).pool, t.seat(0).permanent), (0, [1, 1]));
    let (first, second) = ("protoss_psionic_storm#1", "protoss_psionic_storm#2");
    assert_eq!(t.options(0), [format!("hand {first}"), format!("hand {second}"), "done".into()]);
    t.act(0, &format!("hand {second}"));
    let player = t.seat(0);
    assert!(player.hand.has(card(second)) && player.known.has(card(second)));
    assert_eq!(player.hand.len(), 1);
    assert!(player.deck.has(card(first)), "only one card may go to the hand");
    assert!(player.discard.is_empty() && player.deck.len() == 19);
    assert!(t.happened(&Event::DeckShuffled { seat: Seat(0) }));
    assert_over(&t, "technological_advance");
}

/// SC-EVT-05, SC-AMB-94: who cannot pay or does not want to buys nothing, and nothing is
/// shuffled; a technology that was bought is not offered again.
#[test]
fn technological_advance_may_buy_nothing() {
    let mut t = step_eight([PROTOSS, ZERG], &["technological_advance"]);
    t.deck(0, &["protoss_01"]).tech(0, "protoss_observers");
    play(&mut t, "technological_advance");
    assert!(t.can(0, "tech protoss_singularity_charge"), "one gas, paid by the discount");
    assert!(!t.can(0, "tech protoss_recall"), "two gas");
    assert!(!t.can(0, "tech protoss_observers"), "all its cards are bought");
    t.act(0, "done");
    assert_eq!(t.seat(0).deck.len(), 1);
    assert!(!t.happened(&Event::DeckShuffled { seat: Seat(0) }));
    assert_over(&t, "technological_advance");
}

/// SC-EVT-05, SC-EVT-32, SC-AMB-94: a technology for the play area is laid out, no card of it
/// goes to the hand, and the shuffle takes place all the same.
#[test]
fn a_play_area_technology_of_an_event_still_shuffles() {
    for event in ["technological_advance", "technological_breakthrough"] {
        let mut t = step_eight([PROTOSS, ZERG], &[event]);
        t.deck(0, &["protoss_01"]);
        play(&mut t, event);
        t.act(0, "tech protoss_summon_archon");
        let player = t.seat(0);
        assert!(player.play.has(card("protoss_summon_archon")) && player.hand.is_empty());
        assert!(player.discard.is_empty() && player.deck.len() == 18);
        assert_over(&t, event);
    }
}

/// SC-EVT-32: free, and any number of its cards may go to the hand.
#[test]
fn technological_breakthrough_is_free() {
    let cards = |n: u8| format!("hand protoss_increased_reaver_capacity#{n}");
    for taken in [0, 2, 3] {
        let mut t = step_eight([PROTOSS, ZERG], &["technological_breakthrough"]);
        t.deck(0, &["protoss_01"]);
        play(&mut t, "technological_breakthrough");
        assert!(t.can(0, "tech protoss_psionic_storm"), "no worker is needed");
        t.act(0, "tech protoss_increased_reaver_capacity");
        for n in 1..=taken {
            t.act(0, &cards(n));
        }
        if taken < 3 {
            t.act(0, "done");
        }
        let player = t.seat(0);
        assert_eq!(player.hand.len(), taken as usize);
        assert_eq!(player.deck.len(), 18 + 3 - taken as usize);
        assert!(player.discard.is_empty());
        assert_over(&t, "technological_breakthrough");
    }
}

/// SC-EVT-32, SC-EVT-41: with an empty Technology deck nothing is gained.
#[test]
fn technological_breakthrough_needs_a_technology() {
    let mut t = step_eight([PROTOSS, ZERG], &["technological_breakthrough"]);
    t.game.players[0].technology = CardSet::NONE;
    t.deck(0, &["protoss_01"]);
    play(&mut t, "technological_breakthrough");
    assert_eq!((t.seat(0).deck.len(), t.hand_size(0)), (1, 0));
    assert_over(&t, "technological_breakthrough");
}
