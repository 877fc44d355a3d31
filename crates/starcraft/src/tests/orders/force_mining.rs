//! Force mining: workers beyond the capacity of a Resource card.

use super::*;
use crate::content::Price;
use crate::payment::{Discount, Item};

/// Terrans on Torus who can only pay minerals with the card of Helios b (capacity 2); Marines
/// cost one mineral, six may be built.
fn miners() -> Table {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["helios.b"]).modules(0, [4, 0, 0]).workers(0, 9);
    permanent_full(&mut t, 0);
    t
}

/// SC-MINE-01, SC-MINE-02, SC-MINE-03, SC-MINE-09: the worker beyond the capacity pays one
/// mineral and turns the card and its area to yellow, the next one removes the card.
#[test]
fn a_full_card_pays_two_more_and_is_gone() {
    let mut t = miners();
    t.order(0, "build", "torus");
    for _ in 0..2 {
        buy(&mut t, 0, "build marine torus.a");
    }
    assert_eq!((on_card(&t, "helios.b"), depletion(&t, "helios.b")), (2, 0), "full, not mined");
    buy_or_mine(&mut t, 0, "build marine torus.b");
    assert_eq!((on_card(&t, "helios.b"), depletion(&t, "helios.b")), (3, 1));
    assert!(t.happened(&Event::Depleted { area: area("helios.b"), level: 1 }));
    assert_eq!((holder(&t, "helios.b"), t.seat(0).unavailable), (Some(0), 0));
    buy_or_mine(&mut t, 0, "build marine torus.b");
    assert_eq!(depletion(&t, "helios.b"), 2);
    assert_eq!((holder(&t, "helios.b"), on_card(&t, "helios.b")), (None, 0));
    assert_eq!((t.seat(0).unavailable, t.seat(0).pool), (4, 5));
    assert_eq!((t.there("torus.a"), t.there("torus.b")), ("marine 2".into(), "marine 2".into()));
    assert!(starting(&t, 0, "build").is_empty(), "five workers, but nothing to mine");
}

/// SC-AMB-112, SC-MINE-01: who can pay only by force mining is told what it costs and may decline;
/// then nothing is paid, and that purchase is not offered until another one is made.
#[test]
fn force_mining_can_be_declined_before_it_happens() {
    let mut t = miners();
    t.order(0, "build", "torus");
    for _ in 0..2 {
        buy(&mut t, 0, "build marine torus.a");
    }
    let words = |t: &Table, text: &str| described(&t.game, text);
    t.act(0, "build marine torus.b");
    assert_eq!(t.options(0), ["pay-from helios.b", "done"]);
    assert_eq!(prompt(&t.game, Seat(0)), "How do you pay 1 mineral, which takes force mining?");
    assert_eq!(
        words(&t, "pay-from helios.b"),
        "Force mine Helios B: it is then partially depleted"
    );
    assert_eq!(words(&t, "done"), "Do not buy it: nothing is paid, nothing force mined");
    let before = (t.seat(0).pool, on_card(&t, "helios.b"), depletion(&t, "helios.b"));
    t.act(0, "done");
    assert_eq!(before, (t.seat(0).pool, on_card(&t, "helios.b"), depletion(&t, "helios.b")));
    assert_eq!((t.there("torus.b"), t.game.active().built), (String::new(), 2));
    // Only that one is out, with its reason, until something is bought.
    assert!(!t.can(0, "build marine torus.b"));
    assert!(t.can(0, "build marine torus.c") && t.can(0, "transport r0"));
    t.acts(0, "transport r0; done");
    assert!(t.can(0, "build marine torus.c") && !t.can(0, "transport r0"));
    let barred = t.game.barred(Seat(0));
    let transport = barred.iter().find(|barred| barred.thing == crate::Thing::BuildTransport);
    assert_eq!(transport.expect("a reason").rule, "SC-AMB-112");
    buy_or_mine(&mut t, 0, "build marine torus.c");
    assert!(depletion(&t, "helios.b") > 0);
    assert!(t.can(0, "transport r0") && t.can(0, "build marine torus.b"));
}

/// SC-AMB-112: up to version 4 one declined purchase closed all that need force mining.
#[test]
fn by_version_4_one_declined_purchase_closes_all() {
    let mut t = miners();
    t.by_version(4).order(0, "build", "torus");
    for _ in 0..2 {
        buy(&mut t, 0, "build marine torus.a");
    }
    t.acts(0, "build marine torus.b; done");
    assert!(matches!(t.game.step(), Step::BuildUpgrades(_)));
    buy_or_mine(&mut t, 0, "module research_and_development");
    assert!(depletion(&t, "helios.b") > 0);
}

/// SC-AMB-112: a base that was declined in one area may be founded in another; whoever declines one purchase
/// after the other comes to an end.
#[test]
fn whoever_declines_everything_comes_to_an_end() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["pridewater.a"]).units(0, "helios.b", "marine").units(0, "helios.d", "marine");
    t.workers(0, 9);
    permanent_full(&mut t, 0);
    t.game.area_mut(area("pridewater.a")).workers = 3;
    t.order(0, "build", "helios").pass_to(0, "found");
    assert!(t.can(0, "found helios.b") && t.can(0, "found helios.d"));
    t.acts(0, "found helios.b; done");
    assert!(!t.can(0, "found helios.b") && t.can(0, "found helios.d"));
    let mut t = miners();
    t.game.area_mut(area("helios.b")).workers = 2;
    t.buildings(0, [2, 1, 1]).order(0, "build", "torus");
    let mut declined = 0;
    while matches!(t.game.step(), Step::BuildUnits(_)) {
        let first = t.options(0)[0].clone();
        if first == "scrap" {
            break;
        }
        t.act(0, &first).act(0, "done");
        declined += 1;
    }
    assert_eq!(declined, 9, "eight are remembered, with the ninth all are out");
}

/// SC-AMB-112: the last step to depletion is named as such.
#[test]
fn depletion_for_good_is_announced() {
    let mut t = miners();
    t.game.area_mut(area("helios.b")).depletion = 1;
    t.game.area_mut(area("helios.b")).workers = 2;
    t.order(0, "build", "torus").act(0, "build marine torus.a");
    assert_eq!(
        described(&t.game, "pay-from helios.b"),
        "Force mine Helios B: it is then depleted for good, and its card is lost"
    );
}

/// SC-AMB-112: an ability whose price is declined is not used, what an Event card sells is forgone,
/// and of the technologies another one may be chosen.
#[test]
fn other_purchases_can_be_declined_too() {
    let mut t = duel("overmind", "aldaris");
    t.units(0, "helios.b", "zergling").units(1, "helios.d", "zealot");
    t.tech(1, "protoss_observers").holds(1, &["tarsonis.b"]).workers(1, 1);
    permanent_full(&mut t, 1);
    t.game.area_mut(area("tarsonis.b")).workers = 2;
    t.order(0, "mobilize", "helios").acts(0, "move zergling helios.b; to helios.d; done");
    t.event(1, "flawless_defense_plan").acts(1, "ability protoss_observers; done");
    assert!(!t.game.fight().sides[1].detector && t.seat(1).pool == 1);
    assert!(!t.log.iter().any(|event| matches!(event, Event::TechUsed { .. })));
    assert_eq!(t.options(1), ["use flawless_defense_plan", "done"], "another ability is left");
    t.act(1, "use flawless_defense_plan");
    assert_eq!(t.game.fight().sides[1].health, 2);
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["torus.c"]).workers(0, 5);
    permanent_full(&mut t, 0);
    t.game.area_mut(area("torus.c")).workers = 2;
    t.order(0, "research", "torus").acts(0, "done; tech terran_irradiate; done");
    assert!(!t.can(0, "tech terran_irradiate") && !starting(&t, 0, "tech").is_empty());
    t.act(0, "done");
    order_is_over(&t);
    assert_eq!((t.seat(0).pool, depletion(&t, "torus.c")), (5, 0));
    // By the first version of the rules the only way to pay was taken at once.
    let mut t = miners();
    t.game.area_mut(area("helios.b")).workers = 2;
    t.by_version(1).order(0, "build", "torus").act(0, "build marine torus.a");
    assert_eq!((t.there("torus.a"), depletion(&t, "helios.b")), ("marine".into(), 1));
}

/// SC-EX-12, SC-MINE-04: four workers on an untouched card of capacity 2 in one action.
#[test]
fn a_card_is_depleted_in_one_action() {
    let mut t = miners();
    let price = Price { minerals: 4, gas: 0 };
    t.game.buy(Seat(0), Item::Points(1), price, Discount::None, &mut t.log);
    t.run().act(0, "pay-from helios.b"); // having begun, they pay the rest
    assert_eq!(t.seat(0).points, 1, "four minerals were obtained");
    assert_eq!((holder(&t, "helios.b"), depletion(&t, "helios.b")), (None, 2));
    assert_eq!((t.seat(0).unavailable, t.seat(0).pool), (4, 5));
}

/// SC-MINE-04: the same in play: Air Support costs three minerals, one of them plain.
#[test]
fn one_purchase_may_mine_a_card_twice() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["torus.b"]).workers(0, 9);
    permanent_full(&mut t, 0);
    t.order(0, "build", "torus").act(0, "done");
    buy_or_mine(&mut t, 0, "module air_support");
    assert_eq!(t.modules_of(0), [0, 0, 1]);
    assert_eq!((depletion(&t, "torus.b"), t.seat(0).unavailable), (2, 3));
}

/// SC-MINE-05: two extra resources are all a card gives, however many workers wait.
#[test]
fn a_card_pays_at_most_two_extra_resources() {
    let mut t = miners();
    t.game.players[0].permanent = [0, 2];
    t.workers(0, 13).order(0, "build", "torus");
    for _ in 0..4 {
        t.acts(0, "build marine torus.c; pay-from helios.b");
    }
    assert_eq!((t.seat(0).permanent, t.seat(0).unavailable, t.seat(0).pool), ([0, 2], 4, 9));
    t.act(0, "build marine torus.a");
    assert_eq!(t.options(0), ["pay", "pay-permanent minerals"]);
}

/// SC-MINE-05, SC-MINE-10: a card restored by Rich Vein can be mined twice again.
#[test]
fn a_restored_card_can_be_mined_twice_again() {
    let mut t = miners();
    t.units(0, "helios.b", "marine").base(0, "helios.b").drawn(0, &["rich_vein"]);
    t.game.area_mut(area("helios.b")).depletion = 1;
    t.workers(0, 8).regroup_from(8).acts(0, "play rich_vein; area helios.b");
    assert_eq!((depletion(&t, "helios.b"), holder(&t, "helios.b")), (0, Some(0)));
    permanent_full(&mut t, 0);
    t.order(0, "build", "torus");
    for mined in [0, 0, 1, 2] {
        buy_or_mine(&mut t, 0, "build marine torus.c");
        assert_eq!(depletion(&t, "helios.b"), mined);
    }
}

/// SC-MINE-06: the card of a depleted area never comes back.
#[test]
fn a_depleted_area_gives_nothing_any_more() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "helios.b").units(0, "helios.b", "marine").base(1, "tarsonis.a");
    t.game.area_mut(area("helios.b")).depletion = 2;
    t.regroup_from(3);
    assert_eq!((holder(&t, "helios.b"), holder(&t, "helios.d")), (None, Some(0)));
}

/// SC-MINE-08: depletion belongs to the area and meets its next owner.
#[test]
fn depletion_stays_when_the_area_changes_hands() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "helios.d").units(1, "helios.b", "zergling").base(1, "helios.a");
    t.holds(0, &["helios.b"]).workers(1, 5);
    t.game.area_mut(area("helios.b")).depletion = 1;
    t.regroup_from(2);
    assert_eq!((holder(&t, "helios.b"), depletion(&t, "helios.b")), (Some(1), 1));
    // The new holder can force mine it only once more.
    permanent_full(&mut t, 1);
    t.buildings(1, [1, 1, 0]).order(1, "build", "helios");
    for depleted in [1, 1, 2] {
        buy_or_mine(&mut t, 1, "build zergling helios.b");
        assert_eq!(depletion(&t, "helios.b"), depleted);
    }
    assert_eq!(holder(&t, "helios.b"), None);
}

/// SC-MINE-10: a yellow card has its full capacity; only the worker beyond it depletes it.
#[test]
fn a_yellow_card_keeps_its_capacity() {
    let mut t = miners();
    t.game.area_mut(area("helios.b")).depletion = 1;
    t.order(0, "build", "torus");
    for _ in 0..2 {
        buy(&mut t, 0, "build marine torus.a");
    }
    assert_eq!((on_card(&t, "helios.b"), depletion(&t, "helios.b")), (2, 1));
    buy_or_mine(&mut t, 0, "build marine torus.b");
    assert_eq!((holder(&t, "helios.b"), depletion(&t, "helios.b")), (None, 2));
}

/// SC-MINE-11: workers of a removed card are not destroyed: step 4 brings them back.
#[test]
fn workers_of_a_removed_card_come_back() {
    let mut t = miners();
    t.order(0, "build", "torus");
    for _ in 0..4 {
        buy_or_mine(&mut t, 0, "build marine torus.c");
    }
    assert_eq!((t.seat(0).unavailable, t.game.workers(Seat(0))), (4, 15));
    t.regroup();
    assert_eq!((t.seat(0).unavailable, t.seat(0).pool), (0, 15));
}

/// SC-EXD-01, SC-MINE-12, SC-MINE-01, SC-MINE-03: three workers in one action and one in a later
/// action of the round.
#[test]
fn force_mining_goes_on_in_a_later_action() {
    let mut t = miners();
    t.stack("torus", "0 build, 0 build").run().act(0, "execute").act(0, "done");
    buy_or_mine(&mut t, 0, "module air_support"); // three minerals, all from the one card
    assert_eq!((on_card(&t, "helios.b"), depletion(&t, "helios.b")), (3, 1));
    assert_eq!(t.seat(0).unavailable, 0);
    t.pass(0).act(1, "event").act(0, "execute");
    buy_or_mine(&mut t, 0, "build marine torus.a");
    assert_eq!((holder(&t, "helios.b"), depletion(&t, "helios.b")), (None, 2));
    assert_eq!(t.seat(0).unavailable, 4);
}

/// SC-EXD-01: in the next round three workers on the yellow card remove it.
#[test]
fn three_workers_remove_a_yellow_card_in_the_next_round() {
    let mut t = miners();
    t.base(0, "helios.b");
    t.game.area_mut(area("helios.b")).depletion = 1;
    t.game.area_mut(area("helios.b")).workers = 3;
    t.workers(0, 0).regroup();
    assert_eq!((t.seat(0).pool, holder(&t, "helios.b")), (9, Some(0)));
    permanent_full(&mut t, 0);
    t.game.change(area("torus.b"), |here| here.holder = crate::state::Owner::NONE);
    t.game.change(area("torus.d"), |here| here.holder = crate::state::Owner::NONE);
    t.order(0, "build", "torus").act(0, "done");
    buy_or_mine(&mut t, 0, "module air_support");
    assert_eq!((holder(&t, "helios.b"), t.seat(0).unavailable), (None, 3));
}
