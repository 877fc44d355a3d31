//! The cards of Tassadar and Aldaris.

use super::*;
use crate::state::Site;

/// BW-CARD-27, BW-CARD-06: two more permanent minerals.
#[test]
fn orbital_platform() {
    let mut t = led(&[PROTOSS, ZERG]);
    assert_eq!(t.game.permanent(Seat(0)), [4, 2]);
    t.leads(0, "orbital_platform");
    assert_eq!(t.game.permanent(Seat(0)), [6, 2]);
    assert_eq!(t.game.income(Seat(0))[0], 6);
    t.workers(0, 6).stack("tarsonis", "1 build").order(0, "build", "torus");
    for _ in 0..6 {
        t.act(0, "worker");
        while matches!(t.game.step(), Step::Pay(_)) {
            t.act(0, "pay");
        }
    }
    assert_eq!(t.seat(0).permanent, [6, 0]);
}

/// BW-CARD-29, BW-INS-06, BW-RGP-14, BW-CMP-14: after the round units beside the Warp Gate go anywhere they may stand.
#[test]
fn warp_gate() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.leads(0, "warp_gate").units(0, "torus.a", "zealot 2").site(0, Site::WarpGate, "torus.a");
    t.units(1, "helios.a", "zergling").after_regrouping();
    t.acts(0, "lead warp_gate; unit zealot");
    assert!(t.can(0, "area tarsonis.a") && t.can(0, "area torus.c") && !t.can(0, "area helios.a"));
    t.act(0, "area tarsonis.a");
    assert_eq!(t.there("tarsonis.a"), "zealot");
    t.act(0, "done");
    assert_eq!(t.there("torus.a"), "zealot");
    // BW-INS-11: without the Gate the card does nothing.
    let mut t = led(&[PROTOSS, ZERG]);
    t.leads(0, "warp_gate").units(0, "torus.a", "zealot 2").after_regrouping();
    assert!(!t.can(0, "lead warp_gate"));
}

/// BW-CARD-32: an own unit for all units of an area of the same planet, own ones too.
#[test]
fn ultimate_sacrifice() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.units(0, "helios.a", "zealot").units(1, "helios.b", "zergling 3").base(1, "helios.c");
    t.units(1, "helios.c", "hydralisk").resolve(0, "ultimate_sacrifice");
    assert_eq!(t.options(0), ["strike 0 zealot helios.a", "done"]);
    t.act(0, "strike 0 zealot helios.a");
    assert_eq!(t.options(0), ["area helios.b", "area helios.c"]);
    t.act(0, "area helios.b");
    assert_eq!(t.there("helios.b"), "");
    assert_eq!(t.there("helios.c"), "hydralisk");
}

/// BW-CARD-33, BW-CARD-05, BW-DX-35: up to seven transports in all, at most one a route; safe in the whole next round.
#[test]
fn return_to_aiur() {
    let mut t = led(&[PROTOSS, ZERG]);
    t.transport(0, "r2").transport(1, "r0").resolve(0, "return_to_aiur");
    assert_eq!(t.options(0), ["route r0", "route r1", "done"]);
    t.acts(0, "route r0; route r1");
    assert_eq!(t.transports(0), ["r0", "r1", "r2"]);
    assert!(t.game.keeps_transports(Seat(0)), "the next round has begun");
    t.regroup_from(1);
    assert_eq!(t.transports(0), ["r0", "r1", "r2"], "r2 leads to no base of theirs");
    assert!(!t.game.keeps_transports(Seat(0)));
    t.regroup_from(1);
    assert_eq!(t.transports(0), ["r0"]);
}

/// BW-CARD-34, BW-CARD-80: partial depletion is lifted; nobody else can deplete an area under this card.
#[test]
fn riches_of_aiur() {
    let mut t = led(&[ALDARIS, ZERG]);
    t.leads(0, "riches_of_aiur");
    for place in ["torus.b", "torus.c", "helios.b"] {
        t.game.area_mut(area(place)).depletion = 1;
    }
    t.after_regrouping();
    t.acts(0, "lead riches_of_aiur; area torus.b; area helios.b");
    assert_eq!(t.game.area(area("torus.b")).depletion, 0);
    assert_eq!(t.game.area(area("torus.c")).depletion, 1);
    let event = |by: u8| {
        let mut t = led(&[ALDARIS, ZERG]);
        t.leads(0, "riches_of_aiur").drawn(by, &["refinery_bombardment"]);
        t.regroup_from(8).act(by, "play refinery_bombardment");
        (t.can(by, "area torus.c"), t.can(by, "area pridewater.b"))
    };
    assert_eq!(event(1), (false, true));
    assert_eq!(event(0), (true, true));
}

/// BW-CARD-36: units built on the card come to a base whenever a Mobilize order is revealed.
#[test]
fn conclave_fleet() {
    let mut t = led(&[ZERG, ALDARIS]);
    t.leads(1, "conclave_fleet").units(0, "torus.c", "zergling");
    t.game.players[1].reserve[unit("dragoon").kind()] = 2;
    t.game.players[1].reserve[unit("scout").kind()] = 1;
    t.reveal(0, "mobilize", "torus");
    assert_eq!(t.asked(), 1);
    t.acts(1, "deploy dragoon pridewater.a; deploy scout pridewater.a; done");
    assert_eq!(t.there("pridewater.a"), "dragoon, scout");
    assert_eq!(t.asked(), 0, "then the order goes on");
    assert!(t.can(0, "execute") && t.can(0, "event"));
    // Not for other orders.
    let mut t = led(&[ZERG, ALDARIS]);
    t.leads(1, "conclave_fleet");
    t.game.players[1].reserve[unit("dragoon").kind()] = 2;
    t.reveal(0, "build", "torus");
    assert_eq!(t.asked(), 0);
    // An Archon may go to the card, too.
    let mut t = led(&[ALDARIS, ZERG]);
    t.leads(0, "conclave_fleet").tech(0, "protoss_summon_archon_bw").workers(0, 9);
    t.units(0, "torus.c", "high_templar 2").holds(0, &["torus.c"]);
    t.order(0, "build", "torus");
    t.act(0, "build archon torus.c");
    while matches!(t.game.step(), Step::GiveUp(..) | Step::Pay(_)) {
        let first = t.options(0)[0].clone();
        t.act(0, &first);
    }
    t.act(0, "build-reserve archon");
    assert_eq!(t.seat(0).reserve[unit("archon").kind()], 1);
    assert_eq!(t.there("torus.c"), "");
}

/// BW-CARD-38: the bottom order of a stack goes on top, unseen.
#[test]
fn khala_devotee() {
    let mut t = led(&[ALDARIS, ZERG]);
    t.leads(0, "khala_devotee").stack("helios", "1 build, 0 mobilize, 1 research");
    t.game.steps.clear();
    t.game.push(Step::Planning);
    t.game.stage = crate::stages::PlanningStage::After as u8;
    t.game.turns = 0;
    t.run();
    t.acts(0, "lead khala_devotee; planet helios");
    let faces: Vec<String> =
        t.game.orders.stack(planet("helios")).map(|placed| placed.order.to_string()).collect();
    assert_eq!(faces, ["mobilize", "research", "build"]);
}

/// BW-CARD-39, BW-CARD-11: two orders at a time in the next Planning Phase, eight at most.
#[test]
fn the_will_of_the_conclave() {
    let mut t = led(&[ALDARIS, ZERG]);
    t.units(0, "torus.a", "zealot").resolve(0, "the_will_of_the_conclave");
    assert_eq!(t.game.round, 2);
    let mut placed = 0;
    for _ in 0..40 {
        if t.game.orders.count(Seat(0)) == 8
            || !matches!(t.game.steps.first(), Some(Step::Planning))
        {
            break;
        }
        let seat = t.asked();
        let order = t.options(seat).into_iter().find(|option| option.starts_with("order"));
        t.act(seat, &order.expect("an order"));
        placed += usize::from(seat == 0);
    }
    assert_eq!(placed, 8);
    while matches!(t.game.steps.first(), Some(Step::Planning)) {
        let seat = t.asked();
        let first = t.options(seat)[0].clone();
        t.act(seat, &first);
    }
    assert!(!t.seat(0).two_orders, "for one phase");
}

/// BW-CARD-40: nobody wins in this phase; what still holds is judged in the next one.
#[test]
fn destiny() {
    let mut t = led(&[ALDARIS, ZERG]);
    t.points(1, 30).resolve(0, "destiny");
    assert!(t.ending().is_none() && t.game.round == 2 && !t.game.nobody_wins);
    t.regroup_from(6);
    assert!(t.ending().is_some());
    // Whoever is left alone wins at the end of the phase.
    let mut t = led(&[ALDARIS, ZERG]);
    t.game.nobody_wins = true;
    t.game.destroy_base(area("pridewater.a"));
    t.game.eliminate(&mut kernel::NoLog);
    assert!(t.ending().is_none());
    t.after_regrouping();
    assert_eq!(t.ending().map(|ending| ending.winners), Some(kernel::SeatSet::one(Seat(0))));
}
