//! The cards of the Queen of Blades and the Overmind.

use super::*;
use crate::state::Site;

/// BW-CARD-44: four Event cards, or what is left.
#[test]
fn hasten_the_end() {
    let mut t = led(&[QUEEN, TERRAN]);
    t.regroup_from(1);
    let before = t.game.events.left;
    let mut t = led(&[QUEEN, TERRAN]);
    t.resolve(0, "hasten_the_end");
    assert_eq!(t.seat(0).drawn.len(), 4);
    assert_eq!(before[0] - t.game.events.left[0], 4);
    assert_eq!(t.asked(), 0, "they may be played in the Event step");
}

/// BW-CARD-46: any order may be a special Mobilize in the next Execution Phase.
#[test]
fn deathblow() {
    let mut t = led(&[QUEEN, TERRAN]);
    t.units(0, "torus.a", "zergling").resolve(0, "deathblow");
    t.game.steps.clear();
    t.game.push(Step::Execution);
    t.stack("tarsonis", "1 build").reveal(0, "special_research", "torus");
    assert_eq!(t.options(0), ["execute-as special_mobilize", "event"]);
    t.act(0, "execute-as special_mobilize");
    assert_eq!(t.game.active().order.to_string(), "special_mobilize");
    assert!(t.game.active().exempt);
}

/// BW-CARD-47: all others may place one order only on a planet where she has the most units.
#[test]
fn subtle_influence() {
    let mut t = led(&[QUEEN, TERRAN]);
    t.units(0, "helios.a", "zergling 2").units(0, "tarsonis.a", "zergling");
    t.units(1, "helios.b", "marine").units(1, "tarsonis.b", "marine");
    t.resolve(0, "subtle_influence");
    assert_eq!(t.seat(0).influences, Some(planet("helios")), "on Tarsonis they are equal");
    assert_eq!(t.asked(), 1);
    t.act(1, "order build helios").act(0, "order build helios");
    assert!(!t.can(1, "order mobilize helios") && t.can(1, "order mobilize pridewater"));
    assert!(!t.can(1, "defend helios.b") && t.can(1, "defend tarsonis.b"));
    t.act(1, "defend tarsonis.b");
    while t.asked() == 1 {
        t.act(1, "done");
    }
    assert!(t.can(0, "order mobilize helios"), "she is not limited");
}

/// BW-CARD-48: one more of each permanent resource.
#[test]
fn endless_hunger() {
    let mut t = led(&[ZERG, TERRAN]);
    t.leads(0, "endless_hunger");
    assert_eq!(t.game.permanent(Seat(0)), [5, 3]);
}

/// BW-CARD-50: a point in every round while the Overmind stands.
#[test]
fn the_overmind() {
    let mut t = led(&[ZERG, TERRAN]);
    t.leads(0, "the_overmind").site(0, Site::Overmind, "torus.b").regroup_from(5);
    assert_eq!(t.seat(0).points, 1);
    t.units(1, "torus.b", "marine").regroup_from(1);
    assert_eq!(t.seat(0).points, 1, "it fell in step 1");
}

/// BW-CARD-51: the Cerebrate comes into a friendly area and gives one more order.
#[test]
fn cerebrate_daggoth() {
    let mut t = led(&[ZERG, TERRAN]);
    t.units(0, "helios.a", "zergling").resolve(0, "cerebrate_daggoth");
    assert!(t.game.has_site(Seat(0), Site::Cerebrate), "not beside the base");
    assert_eq!(t.game.area(area("helios.a")).site, Site::Cerebrate);
    assert_eq!(t.options(0), ["lead cerebrate_daggoth", "done"]);
    t.act(0, "lead cerebrate_daggoth");
    assert!(t.can(0, "order build torus"));
    t.act(0, "order build torus");
    assert_eq!(t.game.orders.count(Seat(0)), 1);
    assert!(!t.can(0, "lead cerebrate_daggoth"), "one more");
}

/// BW-CARD-53: up to one enemy transport on each route, never one that is safe.
#[test]
fn the_swarm_flies() {
    let mut t = led(&[ZERG, TERRAN, PROTOSS]);
    t.transport(0, "r0")
        .transport(1, "r0")
        .transport(2, "r0")
        .transport(1, "r1")
        .transport(2, "r1");
    t.game.players[2].safe_transports = 2;
    t.base(1, "helios.a").base(2, "helios.b");
    t.resolve(0, "the_swarm_flies");
    assert_eq!(t.options(0), ["raid 1 r0", "raid 1 r1", "done"]);
    t.act(0, "raid 1 r0");
    assert_eq!(t.options(0), ["raid 1 r1", "done"]);
    t.act(0, "done");
    assert_eq!(t.transports(1), ["r1"]);
}

/// BW-CARD-54: a standard Build order on any planet; then all workers come back.
#[test]
fn teeming_spawn() {
    let mut t = led(&[ZERG, TERRAN]);
    t.workers(0, 4).buildings(0, [1, 0, 0]).resolve(0, "teeming_spawn");
    t.game.players[0].unavailable = 2;
    assert_eq!(t.options(0).len(), 4);
    t.act(0, "planet torus");
    assert!(t.can(0, "worker") && t.can(0, "scrap"));
    t.act(0, "worker");
    while t.game.order.is_some() {
        let pays = matches!(t.game.step(), Step::Pay(_));
        t.act(0, if pays { "pay" } else { "done" });
    }
    assert_eq!(t.game.round, 2);
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (7, 0));
    assert!(t.game.order.is_none());
}

/// BW-CARD-54, SC-AMB-112: whoever declines to force mine for a purchase of it still gets the workers back.
#[test]
fn teeming_spawn_goes_on_after_a_declined_purchase() {
    let mut t = led(&[ZERG, TERRAN]);
    t.workers(0, 2).buildings(0, [1, 0, 0]).holds(0, &["helios.b"]).resolve(0, "teeming_spawn");
    t.game.players[0].unavailable = 2;
    t.game.players[0].permanent = t.game.permanent(Seat(0));
    let busy = t.game.workers(Seat(0));
    t.game.area_mut(area("helios.b")).workers = 2;
    t.acts(0, "planet torus; worker; done");
    while t.game.order.is_some() {
        t.act(0, "done");
    }
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (busy + 2, 0));
}
