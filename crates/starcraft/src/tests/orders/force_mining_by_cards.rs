//! Depletion by Event cards, and force mining for what cards ask to be paid.

use super::*;
use crate::victory::TieBreak;

/// SC-MINE-07, SC-MINE-15: Refinery Bombardment turns a held card; the workers on it stay. A
/// second one removes it and sends them to the unavailable area.
#[test]
fn a_card_depletes_an_area_of_another_player() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(1, &["tarsonis.c"]).drawn(0, &["refinery_bombardment", "refinery_bombardment"]);
    t.game.area_mut(area("tarsonis.c")).workers = 1;
    t.event(0, "versatile_strategy").regroup_from(8);
    t.acts(0, "play refinery_bombardment; area tarsonis.c");
    assert_eq!((depletion(&t, "tarsonis.c"), holder(&t, "tarsonis.c")), (1, Some(1)));
    assert_eq!((on_card(&t, "tarsonis.c"), t.seat(1).unavailable), (1, 0));
    t.acts(0, "play refinery_bombardment; area tarsonis.c");
    assert_eq!((depletion(&t, "tarsonis.c"), holder(&t, "tarsonis.c")), (2, None));
    assert_eq!((on_card(&t, "tarsonis.c"), t.seat(1).unavailable), (0, 1));
}

/// SC-MINE-15: an area whose card lies in the common deck is depleted just the same; once
/// depleted it is no target any more and its card never comes.
#[test]
fn a_card_nobody_holds_is_depleted_too() {
    let mut t = duel("jim_raynor", "overmind");
    t.event(0, "versatile_strategy");
    t.drawn(0, &["refinery_bombardment", "refinery_bombardment"]);
    t.regroup_from(8).acts(0, "play refinery_bombardment; area tarsonis.c");
    assert_eq!((depletion(&t, "tarsonis.c"), holder(&t, "tarsonis.c")), (1, None));
    t.act(0, "play refinery_bombardment");
    assert!(t.can(0, "area tarsonis.c"));
    t.act(0, "area tarsonis.c");
    assert_eq!(depletion(&t, "tarsonis.c"), 2);
    t.regroup_from(3);
    assert_eq!((holder(&t, "tarsonis.b"), holder(&t, "tarsonis.c")), (Some(1), None));
    t.drawn(0, &["refinery_sabotage"]).regroup_from(8).act(0, "play refinery_sabotage");
    assert!(t.can(0, "area tarsonis.b") && !t.can(0, "area tarsonis.c"));
}

/// SC-MINE-13, SC-CLIM-02: with all twenty depletion tokens on the board the next area is
/// depleted all the same.
#[test]
fn depletion_tokens_never_run_out() {
    let factions =
        ["jim_raynor", "overmind", "aldaris", "tassadar", "queen_of_blades", "arcturus_mengsk"];
    let mut t = table(&factions);
    t.base(0, "torus.c").holds(0, &["helios.b"]).workers(0, 5).modules(0, [4, 0, 0]);
    permanent_full(&mut t, 0);
    let others: Vec<_> = t.game.all_areas().filter(|&other| other != area("helios.b")).collect();
    let mut used = 0;
    for other in others {
        if matches!(print(other).yields, Yield::Resource(_)) && used < 20 {
            t.game.deplete(other, &mut t.log);
            used += 1;
        }
    }
    assert_eq!(used, 20);
    t.order(0, "build", "torus");
    for depleted in [0, 0, 1, 2] {
        buy_or_mine(&mut t, 0, "build marine torus.c");
        assert_eq!(depletion(&t, "helios.b"), depleted);
    }
}

/// SC-MINE-14: a technology may be paid by force mining.
#[test]
fn research_is_paid_by_force_mining() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["torus.c"]).workers(0, 5);
    permanent_full(&mut t, 0);
    t.game.area_mut(area("torus.c")).workers = 1;
    t.order(0, "research", "torus").act(0, "done");
    buy_or_mine(&mut t, 0, "tech terran_irradiate");
    assert_eq!((on_card(&t, "torus.c"), depletion(&t, "torus.c")), (3, 1));
    assert!(t.seat(0).deck.has(card("terran_irradiate#1")));
}

/// SC-MINE-14: so may the price of a card, here Industrial Strategy.
#[test]
fn a_card_that_asks_for_payment_is_paid_by_force_mining() {
    let mut t = duel("jim_raynor", "overmind");
    t.event(0, "industrial_strategy").holds(0, &["torus.c", "torus.b"]).workers(0, 5);
    permanent_full(&mut t, 0);
    t.game.area_mut(area("torus.c")).workers = 2;
    t.game.area_mut(area("torus.b")).workers = 1;
    t.regroup().act(0, "use industrial_strategy");
    if t.game.payment.is_some() {
        t.act(0, "pay-from torus.b");
    }
    assert_eq!(t.seat(0).points, 1);
    assert_eq!((depletion(&t, "torus.b"), depletion(&t, "torus.c")), (1, 1));
}

/// SC-EXD-49, SC-PERM-02, SC-MINE-03: Double Time brings five workers back from "Resource cards",
/// permanent ones included, not the unavailable one; the card stays yellow.
#[test]
fn double_time_frees_all_cards_but_heals_none() {
    let mut t = duel("jim_raynor", "overmind");
    t.event(0, "double_time").holds(0, &["helios.b"]).workers(0, 0).modules(0, [2, 0, 0]);
    t.game.area_mut(area("helios.b")).workers = 3;
    t.game.area_mut(area("helios.b")).depletion = 1;
    t.game.players[0].permanent = [2, 0];
    t.game.players[0].unavailable = 1;
    t.order(0, "build", "torus").act(0, "use double_time");
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (5, 1));
    assert_eq!((t.seat(0).permanent, on_card(&t, "helios.b")), ([0, 0], 0));
    for depleted in [1, 1, 2] {
        t.acts(0, "build marine torus.c; pay-from helios.b");
        assert_eq!(depletion(&t, "helios.b"), depleted);
    }
    assert_eq!((holder(&t, "helios.b"), t.seat(0).unavailable), (None, 4));
}

/// SC-EXD-50: two minerals paid for Base Construction in step 8 keep two workers on cards through
/// the whole next round.
#[test]
fn workers_spent_in_step_eight_are_missing_in_the_next_round() {
    let mut t = duel("jim_raynor", "overmind");
    t.drawn(0, &["base_construction"]).regroup_from(8);
    t.acts(0, "play base_construction; module air_support; pay");
    assert_eq!(t.game.round, 2, "the next round has begun");
    assert_eq!((t.seat(0).permanent, t.seat(0).pool), ([2, 0], 8));
    t.order(0, "build", "torus");
    for _ in 0..2 {
        buy(&mut t, 0, "worker");
    }
    assert!(!t.can(0, "worker"), "two of the four permanent minerals are in use");
    t.regroup();
    assert_eq!((t.seat(0).permanent, t.seat(0).pool), ([0, 0], 12));
}

/// SC-EXD-50: those workers do not count in the last tie-breaker at the end of that step.
#[test]
fn workers_spent_in_step_eight_do_not_break_ties() {
    let mut t = duel("jim_raynor", "overmind");
    t.workers(0, 6).workers(1, 5).drawn(0, &["base_construction"]);
    t.game.events.left = [0; 3];
    t.regroup_from(8).acts(0, "play base_construction; module air_support; pay");
    let ending = t.ending().expect("the Event deck is empty");
    assert_eq!(ending.tie_break, Some(TieBreak::Workers));
    assert!(ending.winners.contains(Seat(1)) && !ending.winners.contains(Seat(0)));
}
