//! Ties: resources, areas, bases, workers.

use super::*;
use crate::tests::*;
use crate::victory::TieBreak;

fn broken_by(t: &Table) -> (Vec<u8>, Option<TieBreak>) {
    (won(t).1, t.ending().expect("the game is over").tie_break)
}

/// Two players with 16 points each, a base each and nothing else.
fn tied() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "torus.b").base(1, "torus.d").points(0, 16).points(1, 16);
    t
}

/// SC-TIE-01: resources come first, though the other has more of everything else.
#[test]
fn resources_are_compared_first() {
    let mut t = tied();
    t.holds(0, &["torus.b"]).units(1, "helios.b", "zergling").base(1, "helios.d").workers(1, 9);
    t.regroup_from(6);
    assert_eq!(broken_by(&t), (vec![0], Some(TieBreak::Resources)));
}

/// SC-TIE-02: capacities count, not cards, and workers on them do not matter.
#[test]
fn capacities_count_not_cards() {
    let mut t = tied();
    t.holds(0, &["pridewater.a"]).holds(1, &["torus.b", "torus.d"]).workers(1, 2);
    t.game.area_mut(area("pridewater.a")).workers = 3;
    t.regroup_from(6);
    assert_eq!(broken_by(&t), (vec![0], Some(TieBreak::Resources)));
}

/// SC-TIE-05, SC-AMB-19: a yellow card counts in full.
#[test]
fn yellow_cards_count() {
    let mut t = tied();
    t.holds(0, &["pridewater.a"]).holds(1, &["tarsonis.b"]);
    t.game.area_mut(area("pridewater.a")).depletion = 1;
    t.regroup_from(6);
    assert_eq!(broken_by(&t), (vec![0], Some(TieBreak::Resources)));
}

/// SC-TIE-05, SC-AMB-19: permanent resources count too. All sheets have 6, so it shows only
/// between a team of two (12) and a team with one member left (6 and cards for 5).
#[test]
fn permanent_resources_count() {
    let mut t = table_with(
        &["jim_raynor", "overmind", "tassadar", "queen_of_blades"],
        &[("teams", "pairs")],
    );
    t.base(0, "torus.b").base(1, "helios.b").base(2, "antiga_prime.b").regroup_from(1);
    assert!(t.seat(3).eliminated);
    for place in ["torus.b", "torus.c", "torus.d", "helios.b", "helios.d"] {
        t.game.change(area(place), |here| here.holder = crate::state::Owner::NONE);
    }
    for place in ["antiga_prime.b", "antiga_prime.c"] {
        t.game.change(area(place), |here| here.holder = crate::state::Owner::NONE);
    }
    t.holds(1, &["pridewater.a", "tarsonis.b"]).points(0, 30).points(1, 30);
    t.regroup_from(6);
    assert_eq!(broken_by(&t), (vec![0, 2], Some(TieBreak::Resources)));
}

/// SC-TIE-01: then areas, before bases and workers.
#[test]
fn areas_come_second() {
    let mut t = tied();
    t.units(0, "helios.b", "marine").units(0, "helios.a", "marine");
    t.base(1, "helios.d").workers(1, 9).regroup_from(6);
    assert_eq!(broken_by(&t), (vec![0], Some(TieBreak::Areas)));
}

/// Both have 16 points, resources 9 (6 of them permanent) and 5 areas; bases are 3 to 2, and the
/// other has more workers.
fn cascade(option: &str) -> Table {
    let mut t = table_with(&["jim_raynor", "overmind"], &[("tie_break_bases", option)]);
    t.points(0, 16).points(1, 16).workers(0, 4).workers(1, 5);
    t.base(0, "torus.b").base(0, "pridewater.c").base(0, "tarsonis.c");
    t.units(0, "torus.c", "marine").units(0, "torus.d", "marine").holds(0, &["pridewater.a"]);
    t.base(1, "helios.d").base(1, "pridewater.b").holds(1, &["helios.b", "helios.d"]);
    t.units(1, "helios.a", "zergling").units(1, "helios.c", "zergling");
    t.units(1, "tarsonis.b", "zergling");
    let areas = [0, 1].map(|seat| t.game.controlled(Seat(seat)).count());
    assert_eq!((areas, t.seat(0).bases, t.seat(1).bases), ([5, 5], 3, 2));
    t.regroup_from(6);
    t
}

/// SC-EXD-07, SC-TIE-01, SC-AMB-21: with resources 9/9 and areas 5/5, 3 bases beat 2.
#[test]
fn bases_come_third() {
    assert_eq!(broken_by(&cascade("yes")), (vec![0], Some(TieBreak::Bases)));
}

/// SC-AMB-21, SC-TIE-01: with `tie_break_bases=no` the workers decide instead.
#[test]
fn bases_can_be_left_out() {
    assert_eq!(broken_by(&cascade("no")), (vec![1], Some(TieBreak::Workers)));
}

/// SC-TIE-01: workers in the pool come last.
#[test]
fn workers_come_last() {
    let mut t = tied();
    t.workers(0, 3).workers(1, 4).regroup_from(6);
    assert_eq!(broken_by(&t), (vec![1], Some(TieBreak::Workers)));
}

/// SC-TIE-03: if everything is equal the victory is shared.
#[test]
fn equal_players_share_the_victory() {
    let mut t = tied();
    t.workers(0, 3).workers(1, 3).regroup_from(6);
    assert_eq!(broken_by(&t), (vec![0, 1], Some(TieBreak::Shared)));
}

/// A single leader needs no tie-breaker (SC-TIE-01).
#[test]
fn without_a_tie_nothing_is_compared() {
    let mut t = tied();
    t.points(0, 17).holds(1, &["pridewater.a"]).regroup_from(6);
    assert_eq!(broken_by(&t), (vec![0], None));
}

/// SC-TIE-04: in step 6 all workers are back, wherever they were.
#[test]
fn in_step_6_all_workers_count() {
    let mut t = tied();
    t.workers(0, 2).workers(1, 4);
    t.game.players[0].permanent = [2, 0];
    t.game.players[0].unavailable = 1;
    t.regroup();
    assert_eq!((t.seat(0).pool, t.seat(1).pool), (5, 4));
    assert_eq!(broken_by(&t), (vec![0], Some(TieBreak::Workers)));
}

/// SC-TIE-04, SC-END-02: at the end of step 8 workers spent in that step lie on cards and do not
/// count.
#[test]
fn workers_spent_in_step_8_do_not_count() {
    let mut t = tied();
    t.points(0, 8).points(1, 7).workers(0, 5).workers(1, 5);
    t.drawn(0, &["the_end_draws_near", "base_construction"]).drawn(1, &["the_end_draws_near"]);
    t.regroup_from(8);
    t.acts(0, "play base_construction; building factory; pay");
    assert_eq!((t.seat(0).points, t.seat(1).points), (8, 8));
    assert_eq!((t.seat(0).pool, t.game.workers(Seat(0))), (4, 5));
    assert_eq!(broken_by(&t), (vec![1], Some(TieBreak::Workers)));
}

/// SC-TIE-06: who has fallen behind in one comparison is out of the next: the third player has
/// the most areas, but fewer resources.
#[test]
fn each_comparison_is_among_those_still_tied() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    homes(&mut t);
    for seat in 0..3 {
        t.points(seat, 16);
    }
    t.holds(0, &["torus.c"]).holds(1, &["pridewater.b"]).workers(2, 9);
    t.units(1, "helios.a", "zergling");
    t.units(2, "tarsonis.a", "zealot").units(2, "tarsonis.c", "zealot");
    t.regroup_from(6);
    assert_eq!(broken_by(&t), (vec![1], Some(TieBreak::Areas)));
}
