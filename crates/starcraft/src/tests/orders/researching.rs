//! The Research order.

use super::*;
use kernel::{Audience, Viewer};

/// SC-RSCH-01, SC-AMB-08: without an own base on the planet the order does nothing at all.
#[test]
fn research_needs_a_base() {
    let mut t = duel("jim_raynor", "overmind");
    t.units(0, "helios.b", "marine").order(0, "research", "helios");
    order_is_over(&t);
    assert!(t.seat(0).drawn.is_empty() && t.seat(0).hand.is_empty());
}

/// SC-RSCH-02, SC-RSCH-03, SC-RSCH-04, SC-RSCH-14: an Event card without being asked, unread; then
/// three Combat cards or none; then technology.
#[test]
fn the_four_steps_come_in_their_order() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "research", "torus");
    assert_eq!((t.seat(0).drawn.len(), t.hand_size(0)), (1, 0), "the Event card is mandatory");
    let view = t.game.view(Viewer::Seat(Seat(0)));
    let secrets = view.players[0].secrets.as_ref().expect("the own view");
    assert!(secrets.events.is_empty(), "nobody reads it now");
    assert_eq!(view.players[0].events_drawn, [1, 0, 0]);
    assert_eq!(t.options(0), ["draw", "scrap", "done"], "three cards or none");
    t.act(0, "draw");
    assert_eq!((t.hand_size(0), t.seat(0).deck.len()), (3, 15));
    assert!(t.can(0, "tech terran_bunker") && !t.can(0, "draw"));
    t.act(0, "done");
    order_is_over(&t);
    assert!(!t.happened(&Event::DeckShuffled { seat: Seat(0) }));
    // Both choices may be left out.
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "research", "torus").acts(0, "done; done");
    assert_eq!((t.seat(0).drawn.len(), t.hand_size(0), t.seat(0).pool), (1, 0, 10));
}

/// SC-RSCH-05: the player looks through their Technology deck and buys one technology; nobody else
/// sees the deck.
#[test]
fn one_technology_is_bought() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["torus.c"]).order(0, "research", "torus").act(0, "done");
    assert_eq!(starting(&t, 0, "tech").len(), 12, "everything can be paid");
    let own = t.game.view(Viewer::Seat(Seat(0)));
    assert_eq!(own.players[0].secrets.as_ref().expect("the own view").technology.len(), 21);
    assert_eq!(t.game.view(Viewer::Seat(Seat(1))).players[0].secrets, None);
    t.acts(0, "tech terran_bunker; pay");
    order_is_over(&t);
}

/// SC-RSCH-05: only what can be paid.
#[test]
fn a_technology_must_be_paid() {
    let mut t = duel("jim_raynor", "overmind");
    t.workers(0, 1).order(0, "research", "torus").act(0, "done");
    assert_eq!(
        starting(&t, 0, "tech"),
        ["tech terran_bunker", "tech terran_lockdown", "tech terran_scanner_sweep"]
    );
}

/// SC-EX-21, SC-RSCH-06, SC-RSCH-07, SC-RSCH-08: Stasis Field costs 1 mineral and 2 gas once; both
/// copies join the Combat deck, and everybody is told.
#[test]
fn all_copies_of_a_technology_are_bought_together() {
    let mut t = duel("tassadar", "overmind");
    t.order(0, "research", "torus").acts(0, "done; tech protoss_stasis_field");
    assert_eq!(price(&t), [1, 2]);
    t.act(0, "pay");
    for copy in ["protoss_stasis_field#1", "protoss_stasis_field#2"] {
        assert!(t.seat(0).deck.has(card(copy)) && !t.seat(0).technology.has(card(copy)));
    }
    assert_eq!((t.seat(0).deck.len(), t.seat(0).pool), (20, 7));
    let bought =
        Event::TechBought { seat: Seat(0), tech: "protoss_stasis_field".parse().expect("a name") };
    assert!(t.happened(&bought));
    assert_eq!(bought.audience(), Audience::All);
}

/// SC-RSCH-09: deck, discard pile and new cards become one deck; the hand is not touched.
#[test]
fn buying_for_the_deck_shuffles_everything_but_the_hand() {
    let mut t = duel("jim_raynor", "overmind");
    t.hand(0, &["terran_01", "terran_02"]);
    piles(&mut t, 0, &["terran_03", "terran_04"], &["terran_05", "terran_06", "terran_07"]);
    t.order(0, "research", "torus").acts(0, "done; tech terran_spider_mines; pay");
    let player = t.seat(0);
    assert_eq!((player.deck.len(), player.discard.len(), player.hand.len()), (7, 0, 2));
    for name in ["terran_03", "terran_07", "terran_spider_mines#1", "terran_spider_mines#2"] {
        assert!(player.deck.has(card(name)), "{name}");
    }
    assert!(t.happened(&Event::DeckShuffled { seat: Seat(0) }));
}

/// SC-RSCH-10, SC-RSCH-08, SC-DECK-02: no shuffle when nothing was bought, nor for a technology of
/// the play area.
#[test]
fn the_deck_is_not_shuffled_without_new_cards() {
    for buys in ["done; done", "done; tech terran_scanner_sweep; pay"] {
        let mut t = duel("jim_raynor", "overmind");
        piles(&mut t, 0, &["terran_03", "terran_04"], &["terran_05"]);
        t.order(0, "research", "torus").acts(0, buys);
        order_is_over(&t);
        assert_eq!((t.seat(0).deck.len(), t.seat(0).discard.len()), (2, 1), "{buys}");
        assert!(!t.happened(&Event::DeckShuffled { seat: Seat(0) }));
        assert_eq!(t.seat(0).play.has(card("terran_scanner_sweep")), buys.contains("sweep"));
    }
}

/// SC-RSCH-11, SC-RSCH-13: a technology in play cannot be bought; Scanner Sweep, returned by its
/// use in a battle, can be bought again at its cost.
#[test]
fn a_returned_technology_is_bought_again() {
    let mut t = duel("jim_raynor", "overmind");
    t.tech(0, "terran_scanner_sweep")
        .units(0, "helios.b", "marine")
        .units(1, "helios.d", "zergling");
    only_hand(&mut t, 0, &["terran_04"]);
    only_hand(&mut t, 1, &["zerg_03"]);
    t.stack("torus", "0 research").stack("helios", "0 mobilize").run().act(0, "reveal helios");
    let mut before = Table { game: t.game.clone(), log: Vec::new() };
    before.acts(0, "event").act(1, "event").acts(0, "execute; done");
    assert!(!t.can(0, "tech terran_scanner_sweep") && before.can(0, "tech terran_bunker"));
    assert!(!before.can(0, "tech terran_scanner_sweep"), "it is in play");
    t.acts(0, "execute; move marine helios.b; to helios.d; done; ability terran_scanner_sweep");
    assert!(t.game.battle.is_none() && t.seat(0).play.is_empty());
    t.act(1, "event").acts(0, "execute; done; tech terran_scanner_sweep");
    assert_eq!(price(&t), [0, 1]);
    t.act(0, "pay");
    assert!(t.seat(0).play.has(card("terran_scanner_sweep")));
}

/// SC-RSCH-12: turns follow one another: while a technology is chosen nobody else can go on.
#[test]
fn the_next_player_waits() {
    let mut t = duel("jim_raynor", "overmind");
    t.order(0, "research", "torus").act(0, "done");
    assert_eq!(t.asked(), 0);
    assert!(t.options(1).is_empty());
    let reveal: Action = "reveal tarsonis".parse().expect("an action");
    assert!(t.game.apply(Seat(1), reveal, &mut t.log).is_err());
}

/// SC-RSCH-13: buying again takes only the copies that are there.
#[test]
fn only_returned_copies_are_bought_again() {
    let mut t = duel("tassadar", "overmind");
    t.hand(0, &["protoss_increased_reaver_capacity#1", "protoss_increased_reaver_capacity#2"]);
    t.order(0, "research", "torus").acts(0, "done; tech protoss_increased_reaver_capacity");
    assert_eq!(price(&t), [1, 0]);
    t.act(0, "pay");
    assert_eq!((t.seat(0).deck.len(), t.hand_size(0)), (19, 2));
    assert!(t.seat(0).deck.has(card("protoss_increased_reaver_capacity#3")));
}

/// SC-RSCH-13: with an empty Technology deck step 3 is void.
#[test]
fn an_empty_technology_deck_sells_nothing() {
    let mut t = duel("jim_raynor", "overmind");
    t.game.players[0].technology = CardSet::NONE;
    t.order(0, "research", "torus").act(0, "done");
    order_is_over(&t);
}
