//! Paying with workers on Resource cards and permanent resources.

use super::*;

/// SC-RES-01: every kind of thing has its own price, from the sheet, the token or the card.
#[test]
fn everything_is_bought_at_the_price_printed_for_it() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["pridewater.a", "pridewater.b", "helios.b"]).workers(0, 15);
    t.units(0, "helios.d", "zealot").buildings(0, [2, 0, 0]);
    t.stack("torus", "0 research, 0 build").stack("helios", "0 build").run();
    let mut asked = Vec::new();
    t.act(0, "reveal torus").act(0, "execute");
    for what in
        ["transport r0", "build dragoon torus.a", "done", "module supply", "building gateway"]
    {
        t.act(0, what);
        if what != "done" {
            asked.push(price(&t));
            t.act(0, "pay");
        }
    }
    t.act(1, "event").act(0, "reveal helios").act(0, "execute");
    t.pass_to(0, "found").act(0, "found helios.d");
    asked.push(price(&t));
    t.act(0, "pay").act(1, "event").act(0, "execute").act(0, "done");
    t.act(0, "tech protoss_observers");
    asked.push(price(&t));
    assert_eq!(asked, [[1, 0], [2, 1], [1, 0], [2, 0], [2, 0], [1, 0]]);
    // A worker costs 1 mineral too.
    let mut t = duel("aldaris", "overmind");
    t.order(0, "build", "torus").act(0, "worker");
    assert_eq!(price(&t), [1, 0]);
}

/// SC-EX-09, SC-RES-02, SC-RES-03: two minerals are two workers on a mineral card, here one of
/// another planet.
#[test]
fn a_zealot_is_paid_with_two_workers_on_a_mineral_card() {
    let mut t = duel("aldaris", "overmind");
    t.workers(0, 2)
        .holds(0, &["helios.b"])
        .units(0, "torus.b", "zealot")
        .order(0, "build", "torus");
    t.act(0, "build zealot torus.a");
    assert_eq!(t.there("torus.a"), "", "it is paid first");
    t.acts(0, "pay-from helios.b; pay-from helios.b");
    assert_eq!((on_card(&t, "helios.b"), t.seat(0).pool), (2, 0));
    assert_eq!(t.there("torus.a"), "zealot");
    assert!(t.game.order.is_none_or(|order| order.seat.0 == 1), "no worker is left to pay with");
}

/// SC-RES-04, SC-RES-05, SC-EX-10: a card of capacity 3 has room for one more worker in a later
/// order of the round; the workers stay on it, and the next one is beyond its capacity.
#[test]
fn capacity_left_over_serves_a_later_order_of_the_round() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["pridewater.a"]).workers(0, 6).stack("torus", "0 build, 0 build").run();
    t.acts(0, "execute; build zealot torus.a; pay-from pridewater.a; pay-from pridewater.a");
    t.acts(0, "done; done").act(1, "event").act(0, "execute");
    assert_eq!(on_card(&t, "pridewater.a"), 2);
    permanent_full(&mut t, 0);
    t.act(0, "worker");
    assert!(t.can(0, "pay"), "one more is not force mining");
    t.act(0, "pay");
    assert_eq!((on_card(&t, "pridewater.a"), depletion(&t, "pridewater.a")), (3, 0));
    // The only way to pay the next mineral is force mining.
    t.act(0, "worker");
    assert_eq!(t.options(0), ["pay-from pridewater.a", "done"]);
    t.act(0, "pay-from pridewater.a");
    assert_eq!((on_card(&t, "pridewater.a"), depletion(&t, "pridewater.a")), (4, 1));
}

/// SC-EX-11, SC-RES-06: six gas, four minerals and five workers buy five resources.
#[test]
fn workers_limit_what_can_be_spent() {
    let mut t = duel("aldaris", "overmind");
    t.workers(0, 5).holds(0, &["torus.c", "pridewater.b"]);
    t.buildings(0, [3, 0, 0]).modules(0, [3, 0, 0]).order(0, "build", "torus");
    for unit in ["zealot torus.a", "zealot torus.a", "high_templar torus.b"] {
        buy(&mut t, 0, &format!("build {unit}"));
    }
    assert_eq!(t.game.workers_on_cards(Seat(0)), 5);
    order_is_over(&t);
}

/// SC-RES-06, SC-PERM-01: capacity limits too; the two permanent resources, four minerals and two
/// gas, are there from the start without any card.
#[test]
fn capacity_limits_what_can_be_spent() {
    for faction in ["aldaris", "jim_raynor", "queen_of_blades"] {
        let mut t = duel(faction, "overmind");
        t.order(0, "build", "torus");
        for _ in 0..4 {
            t.act(0, "worker");
            assert!(t.can(0, "pay-permanent minerals"));
            t.act(0, "pay");
        }
        assert_eq!(t.seat(0).permanent, [4, 0]);
        assert!(!t.can(0, "worker"), "six workers are left, but no mineral");
    }
    for (faction, tech) in [
        ("aldaris", "protoss_recall"),
        ("jim_raynor", "terran_irradiate"),
        ("queen_of_blades", "zerg_parasite"),
    ] {
        let mut t = duel(faction, "overmind");
        t.order(0, "research", "torus").acts(0, &format!("done; tech {tech}; pay"));
        assert_eq!((t.seat(0).permanent, t.seat(0).pool), ([0, 2], 8));
        t.act(1, "event").order(0, "research", "torus").act(0, "done");
        let offered = starting(&t, 0, "tech");
        let prices = offered.iter().map(|option| {
            let tech: Tech = option[5..].parse().expect("a technology");
            content().technologies[tech.race().index()][tech.local()].price.gas
        });
        assert_eq!(prices.max(), Some(0), "no gas is left");
    }
}

/// SC-RES-07: gas does not pay minerals, nor minerals gas.
#[test]
fn minerals_and_gas_do_not_replace_each_other() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["helios.b", "pridewater.b"]).buildings(0, [2, 0, 0]).order(0, "build", "torus");
    t.act(0, "build dragoon torus.a");
    assert_eq!(price(&t), [2, 1]);
    t.acts(0, "pay-permanent minerals; pay-from helios.b");
    assert_eq!(t.options(0), ["pay", "pay-permanent gas", "pay-from pridewater.b"]);
    t.act(0, "pay-from pridewater.b");
    let mut t = duel("aldaris", "overmind");
    t.game.players[0].permanent[0] = 4;
    t.holds(0, &["pridewater.b"]).buildings(0, [3, 0, 0]).order(0, "build", "torus");
    assert!(!t.can(0, "build zealot torus.a") && t.can(0, "build high_templar torus.a"));
}

/// SC-RES-08: nobody pays more than the price, and what was not spent is not there next round.
#[test]
fn resources_are_neither_overpaid_nor_stored() {
    let mut t = duel("aldaris", "overmind");
    t.workers(0, 8).order(0, "build", "torus").acts(0, "worker; pay-permanent minerals");
    assert_eq!(t.game.payment, None, "the one mineral was all");
    t.acts(0, "done; done");
    // The round ends with five resources unspent. The next one has four permanent minerals and
    // those of the two cards of Torus, six in all and no more.
    t.regroup();
    assert_eq!((t.seat(0).permanent, t.seat(0).pool), ([0, 0], 9));
    t.order(0, "build", "torus");
    for what in ["build zealot torus.a", "build zealot torus.a", "transport r0", "worker"] {
        buy(&mut t, 0, what);
    }
    t.act(0, "worker");
    assert_eq!(
        t.options(0),
        ["pay-from torus.b", "pay-from torus.d", "done"],
        "only by force mining"
    );
}

/// SC-RES-09: a purchase that cannot be paid in full is not offered, and one purchase is paid
/// before the next begins.
#[test]
fn purchases_are_paid_one_by_one_and_in_full() {
    let mut t = duel("aldaris", "overmind");
    t.workers(0, 1).order(0, "build", "torus");
    assert!(t.can(0, "worker") && t.can(0, "transport r0"));
    assert!(starting(&t, 0, "build").is_empty(), "a Zealot costs two");
    t.act(0, "worker");
    assert_eq!(t.options(0), ["pay", "pay-permanent minerals"]);
}

/// SC-RES-09, SC-AMB-107, SC-MINE-14: Observers are paid in the battle of another player's turn
/// by the same rules, force mining included.
#[test]
fn a_defender_pays_for_observers_by_force_mining() {
    let mut t = duel("overmind", "aldaris");
    t.units(0, "helios.b", "zergling").units(1, "helios.d", "zealot");
    t.tech(1, "protoss_observers").holds(1, &["tarsonis.b"]).workers(1, 1);
    permanent_full(&mut t, 1);
    t.game.area_mut(area("tarsonis.b")).workers = 2;
    t.order(0, "mobilize", "helios").acts(0, "move zergling helios.b; to helios.d; done");
    t.acts(1, "ability protoss_observers; pay-from tarsonis.b");
    assert_eq!((t.seat(1).pool, depletion(&t, "tarsonis.b")), (0, 1));
    assert!(t.game.fight().sides[1].detector);
}

/// SC-PERM-03: permanent resources are tied to no area: without base or card they still pay, and
/// no card that depletes can reach them.
#[test]
fn permanent_resources_are_never_lost() {
    let mut t = table(&["overmind", "aldaris"]);
    t.units(0, "torus.c", "zergling").units(1, "helios.b", "zealot").base(1, "helios.b");
    t.holds(0, &["torus.b"]).workers(0, 6).drawn(1, &["materials_shortage"]);
    t.game.players[0].permanent = [3, 2];
    t.regroup_from(2);
    assert_eq!(holder(&t, "torus.b"), None, "the card of the lost planet is gone");
    assert_eq!(t.game.workers(Seat(0)), 11);
    t.act(1, "play materials_shortage");
    let areas = starting(&t, 1, "area");
    assert_eq!(areas.len(), 10, "the resource areas of the board and nothing else");
    t.act(1, "done");
    t.order(0, "build", "torus")
        .pass_to(0, "building")
        .acts(0, "building spire; pay-permanent minerals");
    assert!(t.can(0, "pay-permanent minerals"));
}

/// SC-PERM-04, SC-EXD-02: no worker beyond the capacity of a permanent resource.
#[test]
fn a_permanent_resource_cannot_be_force_mined() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["helios.b", "pridewater.a"]).workers(0, 7).order(0, "build", "torus");
    for _ in 0..4 {
        t.acts(0, "worker; pay-permanent minerals");
    }
    t.act(0, "worker");
    assert_eq!(t.options(0), ["pay", "pay-from helios.b", "pay-from pridewater.a"]);
    // With the cards full as well, only they can give more.
    t.act(0, "pay-from helios.b");
    t.game.area_mut(area("helios.b")).workers = 2;
    t.game.area_mut(area("pridewater.a")).workers = 3;
    t.act(0, "transport r0");
    assert_eq!(t.options(0), ["pay-from helios.b", "pay-from pridewater.a", "done"]);
}

/// SC-PERM-05: step 2 takes the workers of a lost card, never those of permanent resources.
#[test]
fn workers_on_permanent_resources_come_back() {
    let mut t = table(&["overmind", "aldaris"]);
    t.units(0, "torus.c", "zergling").base(1, "tarsonis.a").holds(0, &["torus.b"]);
    t.game.players[0].permanent = [4, 2];
    t.game.area_mut(area("torus.b")).workers = 1;
    t.regroup_from(2);
    assert_eq!((t.seat(0).pool, t.seat(0).permanent), (6, [0, 0]));
}

/// Automatic payment comes first, uses permanent resources before cards and never force mines.
#[test]
fn automatic_payment_takes_permanent_resources_first() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["helios.b", "torus.b"]).units(0, "torus.b", "zealot");
    t.buildings(0, [2, 0, 0]).order(0, "build", "torus");
    t.act(0, "build dragoon torus.a");
    assert_eq!(t.options(0)[0], "pay");
    t.act(0, "pay");
    assert_eq!((t.seat(0).permanent, on_card(&t, "helios.b")), ([2, 1], 0));
    buy(&mut t, 0, "worker");
    buy(&mut t, 0, "build zealot torus.a");
    // One permanent mineral was left; the other one comes from the card whose area own units hold.
    assert_eq!(t.seat(0).permanent, [4, 1]);
    assert_eq!((on_card(&t, "helios.b"), on_card(&t, "torus.b")), (0, 1));
    assert_eq!(depletion(&t, "torus.b"), 0);
}

/// Automatic payment is not offered when only force mining can pay the price.
#[test]
fn automatic_payment_never_force_mines() {
    let mut t = duel("aldaris", "overmind");
    t.holds(0, &["helios.b", "torus.b"]).workers(0, 5);
    t.game.players[0].permanent = [4, 2];
    t.game.area_mut(area("helios.b")).workers = 1;
    t.game.area_mut(area("torus.b")).workers = 1;
    t.order(0, "build", "torus").act(0, "build zealot torus.a");
    assert_eq!(t.options(0), ["pay-from helios.b", "pay-from torus.b", "done"]);
    // After the worker beyond the capacity of one card the other has room for the rest.
    t.act(0, "pay-from torus.b");
    assert_eq!(t.options(0), ["pay", "pay-from helios.b", "pay-from torus.b"]);
    t.act(0, "pay");
    assert_eq!((on_card(&t, "helios.b"), depletion(&t, "helios.b")), (2, 0));
    assert_eq!((on_card(&t, "torus.b"), depletion(&t, "torus.b")), (2, 1));
}

/// A price can be paid by hand, worker by worker, from any mixture of sources.
#[test]
fn a_price_is_paid_step_by_step() {
    let mut t = duel("jim_raynor", "overmind");
    t.holds(0, &["helios.b", "helios.d"]).buildings(0, [1, 0, 3]).order(0, "build", "torus");
    t.act(0, "build battlecruiser torus.a");
    let steps = [
        ("pay-from helios.d", [3, 1]),
        ("pay-permanent minerals", [2, 1]),
        ("pay-from helios.b", [1, 1]),
        ("pay-permanent gas", [1, 0]),
    ];
    for (step, left) in steps {
        t.act(0, step);
        assert_eq!(price(&t), left, "{step}");
    }
    assert!(!t.can(0, "pay-permanent gas") && !t.can(0, "pay-from helios.d"), "no gas is owed");
    t.act(0, "pay");
    assert_eq!(t.there("torus.a"), "battlecruiser");
    assert_eq!((t.seat(0).pool, t.seat(0).permanent), (5, [2, 1]));
}
