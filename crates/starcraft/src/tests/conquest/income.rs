//! Regrouping steps 3 to 5: Resource cards, workers, conquest points.

use super::*;
use crate::tests::*;

/// SC-REG-12: the card of every friendly area of a planet with an own base, but not again what
/// they hold already; SC-REG-17: units on a planet without an own base bring nothing.
#[test]
fn a_base_brings_the_cards_of_friendly_areas() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(0, "torus.c", "marine").holds(0, &["torus.b"]);
    t.base(1, "torus.a").units(0, "helios.b", "marine");
    t.regroup();
    assert_eq!((holder(&t, "torus.b"), holder(&t, "torus.c")), (Some(0), Some(0)));
    assert!(!t.happened(&Event::ResourceGained { seat: Seat(0), area: area("torus.b") }));
    assert_eq!(times(&t, |event| matches!(event, Event::ResourceGained { .. })), 1);
    assert_eq!(holder(&t, "helios.b"), None);
}

/// SC-REG-13: the only player with a base also takes the cards of the empty areas; SC-REG-17:
/// units of another player deny them theirs.
#[test]
fn the_only_base_brings_the_cards_of_empty_areas() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(1, "torus.d", "zergling");
    t.regroup();
    assert_eq!((holder(&t, "torus.b"), holder(&t, "torus.c")), (Some(0), Some(0)));
    assert_eq!(holder(&t, "torus.d"), None);
}

/// SC-REG-16: with bases of two players nobody takes the card of an empty area from the deck.
#[test]
fn two_bases_leave_the_cards_of_empty_areas_in_the_deck() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "torus.d");
    t.regroup();
    assert_eq!((holder(&t, "torus.b"), holder(&t, "torus.d")), (Some(0), Some(1)));
    assert_eq!(holder(&t, "torus.c"), None);
}

/// SC-EX-08, SC-REG-14: a base the rival builds takes no card of an empty area away; they get
/// one only where they control the area.
#[test]
fn a_rival_base_leaves_the_cards_of_empty_areas_with_their_holder() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").holds(0, &["torus.b", "torus.c", "torus.d"]);
    t.units(1, "torus.a", "zergling").workers(1, 2);
    t.order(1, "build", "torus");
    while !t.can(1, "found torus.a") {
        t.act(1, "done");
    }
    t.acts(1, "found torus.a; pay");
    assert_eq!((t.game.round, base_in(&t, "torus.a")), (2, Some(1)));
    assert_eq!((holder(&t, "torus.c"), holder(&t, "torus.d")), (Some(0), Some(0)));
    t.units(1, "torus.c", "zergling").regroup();
    assert_eq!((holder(&t, "torus.c"), holder(&t, "torus.d")), (Some(1), Some(0)));
}

/// SC-REG-15: the card of a partially depleted area is gained yellow side up, so the next force
/// mining ends it; a depleted area has no card.
#[test]
fn a_gained_card_shows_the_depletion_of_its_area() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.a").workers(0, 3).base(1, "helios.b");
    t.game.area_mut(area("torus.b")).depletion = 1;
    t.game.area_mut(area("torus.d")).depletion = 2;
    t.regroup();
    assert_eq!((holder(&t, "torus.b"), holder(&t, "torus.d")), (Some(0), None));
    assert_eq!(t.game.area(area("torus.b")).depletion, 1);
    assert_eq!(t.game.area(area("torus.c")).depletion, 0);
    t.order(0, "build", "torus");
    t.acts(0, "worker; pay-from torus.b; worker; pay-from torus.b");
    assert_eq!((holder(&t, "torus.b"), t.game.area(area("torus.b")).depletion), (None, 2));
}

/// SC-REG-18: workers come back from the unavailable area, Resource cards and permanent
/// resources.
#[test]
fn all_workers_come_back_to_the_pool() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").holds(0, &["torus.b", "torus.c"]).workers(0, 1).base(1, "helios.b");
    t.game.players[0].unavailable = 2;
    t.game.players[0].permanent = [3, 1];
    t.game.area_mut(area("torus.b")).workers = 1;
    t.game.area_mut(area("torus.c")).workers = 2;
    t.regroup();
    let player = t.seat(0);
    assert_eq!((player.pool, player.unavailable, player.permanent), (10, 0, [0, 0]));
    assert_eq!(t.game.workers_on_cards(Seat(0)), 0);
}

/// SC-REG-19: a worker built in this round, and the one that paid for it, work in the next.
#[test]
fn a_new_worker_can_be_used_in_the_next_round() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").workers(0, 1).base(1, "helios.b").stack("helios", "1 research");
    t.order(0, "build", "torus").acts(0, "worker; pay");
    assert_eq!((t.seat(0).pool, t.seat(0).unavailable), (0, 1));
    assert!(!t.can(0, "worker"), "no worker is left to pay with");
    t.act(1, "event").act(1, "done");
    assert_eq!((t.game.round, t.seat(0).pool), (2, 2));
}

/// SC-REG-20: the points of all controlled areas together; SC-REG-21: only where an own unit or
/// base is; an area with a base of one and units of another is nobody's until step 1.
#[test]
fn points_come_from_every_controlled_area() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.units(0, "torus.a", "marine").units(0, "helios.a", "marine").base(0, "helios.c");
    t.units(1, "tarsonis.b", "zergling").base(1, "tarsonis.c");
    t.regroup();
    assert_eq!((t.seat(0).points, t.seat(1).points), (4, 0));
    assert!(t.happened(&Event::PointsGained { seat: Seat(0), points: 4 }));
}

/// SC-EX-03, SC-REG-13, SC-REG-21: the only base brings the cards of the empty areas, but the
/// points only with a base or unit in that very area.
#[test]
fn an_empty_conquest_point_area_brings_nothing() {
    for (piece, points) in [("none", 0), ("unit", 1), ("base", 1)] {
        let mut t = table(&["jim_raynor", "overmind"]);
        t.base(0, if piece == "base" { "tarsonis.a" } else { "tarsonis.b" });
        t.base(1, "torus.b");
        if piece == "unit" {
            t.units(0, "tarsonis.a", "marine");
        }
        t.regroup();
        assert_eq!((holder(&t, "tarsonis.b"), holder(&t, "tarsonis.c")), (Some(0), Some(0)));
        assert_eq!(t.seat(0).points, points, "{piece}");
    }
}

/// SC-EXD-37, SC-REG-02, SC-REG-06, SC-REG-09, SC-REG-12, SC-REG-13, SC-REG-20: a planet
/// changes hands: base, both cards and three workers are lost, the other gains cards and point.
#[test]
fn a_whole_regrouping_phase() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "tarsonis.c").units(1, "tarsonis.c", "zergling").base(1, "tarsonis.a");
    t.units(0, "torus.b", "marine").holds(0, &["tarsonis.b", "tarsonis.c"]).workers(0, 4);
    t.game.area_mut(area("tarsonis.c")).workers = 2;
    t.game.area_mut(area("tarsonis.b")).workers = 1;
    t.regroup();
    assert_eq!((base_in(&t, "tarsonis.c"), t.seat(0).bases), (None, 0));
    assert_eq!(t.game.workers(Seat(0)), 4);
    assert_eq!((holder(&t, "tarsonis.b"), holder(&t, "tarsonis.c")), (Some(1), Some(1)));
    assert_eq!((t.seat(0).points, t.seat(1).points), (0, 1));
}

/// SC-EX-60, SC-REG-10, SC-AMB-50: everybody in the battle is destroyed; the area is empty and
/// its card stays with the defender, who has a base elsewhere on the planet.
#[test]
fn a_card_outlives_a_battle_that_empties_its_area() {
    let mut t = table(&["jim_raynor", "arcturus_mengsk"]);
    t.units(0, "torus.b", "marine").base(0, "torus.b").transport(0, "r0");
    t.units(1, "helios.b", "marine").base(1, "helios.d").holds(1, &["helios.b"]);
    only_card(&mut t, 0, "terran_01");
    only_card(&mut t, 1, "terran_02");
    t.order(0, "mobilize", "helios");
    t.acts(0, "move marine torus.b; to helios.b; done");
    let nobody = Event::BattleEnds { area: area("helios.b"), attackers: 0, defenders: 0 };
    assert!(t.happened(&nobody));
    assert_eq!((t.game.round, t.there("helios.b")), (2, String::new()));
    assert_eq!(holder(&t, "helios.b"), Some(1));
    assert!(!t.happened(&Event::ResourceLost { seat: Seat(1), area: area("helios.b") }));
}

/// SC-REG-41, SC-AMB-60, SC-AMB-100: Industrial Strategy works before step 1, and its point
/// counts in step 6 of the same round.
#[test]
fn a_point_of_industrial_strategy_counts_at_once() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").units(0, "helios.b", "marine").base(1, "helios.b").units(
        1,
        "tarsonis.b",
        "zergling",
    );
    t.event(0, "industrial_strategy").workers(0, 2).points(0, 14).regroup();
    assert_eq!(t.options(0), ["use industrial_strategy", "done"]);
    assert_eq!(base_in(&t, "helios.b"), Some(1), "step 1 is still to come");
    let mut declined = table(&["jim_raynor", "overmind"]);
    declined.base(0, "torus.b").base(1, "helios.b");
    declined.event(0, "industrial_strategy").workers(0, 2).points(0, 14).regroup();
    declined.act(0, "done");
    assert_eq!((declined.ending(), declined.game.round), (None, 2));
    t.acts(0, "use industrial_strategy; pay");
    assert_eq!(won(&t), (EndKind::Normal, vec![0]));
}

/// SC-REG-41: clockwise from the first player, each before step 1, each once a phase.
#[test]
fn abilities_at_the_start_of_regrouping_go_clockwise() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    homes(&mut t);
    t.event(0, "industrial_strategy").workers(0, 9).event(1, "specialized_strategy");
    t.game.first = Seat(1);
    t.regroup();
    assert_eq!(t.asked(), 1);
    t.acts(1, "use specialized_strategy; hand zerg_01; done");
    assert_eq!((t.asked(), t.hand_size(1)), (0, 1));
    t.acts(0, "use industrial_strategy; pay");
    assert_eq!((t.seat(0).points, t.game.round), (1, 2));
}
