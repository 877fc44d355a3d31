//! Normal and special victory: Regrouping steps 6 and 7.

use super::*;
use crate::tests::*;

/// SC-VIC-02, SC-REG-23: with 15 points in step 6 the game ends, with 14 it goes on.
#[test]
fn fifteen_points_win_in_step_6() {
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.points(0, 14).points(1, 3).regroup();
    assert_eq!((t.ending(), t.game.round), (None, 2));
    t.points(0, 15).regroup();
    assert_eq!(won(&t), (EndKind::Normal, vec![0]));
    assert!(t.options(0).is_empty() && t.options(1).is_empty());
    assert!(matches!(t.game.turn(), Turn::Over(outcome) if outcome.ending == "normal"));
}

/// SC-VIC-02: of several who have reached it the one with the most wins.
#[test]
fn the_most_points_win() {
    let mut t = table(&["jim_raynor", "overmind", "tassadar"]);
    homes(&mut t);
    t.points(0, 15).points(1, 18).points(2, 17).regroup();
    assert_eq!(won(&t), (EndKind::Normal, vec![1]));
}

/// SC-VIC-01: one table, the four ways to end, each at its own time.
#[test]
fn there_are_four_ways_to_end() {
    let start = || {
        let mut t = table(&["overmind", "jim_raynor"]);
        t.base(0, "torus.b").base(1, "tarsonis.b").stage(3);
        t
    };
    let mut t = start();
    t.points(1, 15).regroup();
    assert_eq!((won(&t).0, t.game.stage), (EndKind::Normal, 7));
    let mut t = start();
    t.base(0, "helios.b").base(0, "pridewater.a").regroup();
    assert_eq!((won(&t).0, t.game.stage), (EndKind::Special, 8));
    let mut t = start();
    t.drawn(0, &["the_end_draws_near", "the_end_draws_near"]).regroup();
    assert_eq!((won(&t).0, t.game.stage), (EndKind::EndGame, 9));
    let mut t = start();
    t.units(1, "torus.b", "marine").regroup();
    assert_eq!((won(&t), t.game.stage), ((EndKind::Elimination, vec![1]), 2));
    let mut t = start();
    t.regroup();
    assert_eq!((t.ending(), t.game.round), (None, 2));
}

/// SC-VIC-04, SC-EXD-08: a point gained in step 8 makes 15, but wins only in the next step 6,
/// and only if nobody has more by then.
#[test]
fn points_of_event_cards_count_in_the_next_round() {
    for (rival, winner) in [(0, 0), (14, 1)] {
        let mut t = table(&["jim_raynor", "overmind"]);
        homes(&mut t);
        t.points(0, 14).points(1, rival).drawn(0, &["stalling_tactic"]);
        t.units(1, "torus.a", "zergling").regroup_from(6);
        t.act(0, "play stalling_tactic");
        assert_eq!((t.seat(0).points, t.ending(), t.game.round), (15, None, 2));
        t.regroup();
        assert_eq!(won(&t), (EndKind::Normal, vec![winner]));
    }
}

/// SC-VIC-05, SC-EXD-05, SC-AMB-20: a normal victory beats a special one of the same round.
#[test]
fn a_normal_victory_comes_before_a_special_one() {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "tarsonis.b").points(0, 15).stage(3);
    t.base(1, "torus.b").base(1, "helios.b").base(1, "pridewater.a");
    assert!(t.game.objective_met(Seat(1)));
    t.regroup();
    assert_eq!(won(&t), (EndKind::Normal, vec![0]));
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "tarsonis.b").points(0, 14).stage(3);
    t.base(1, "torus.b").base(1, "helios.b").base(1, "pridewater.a").regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![1]));
}

/// The Overmind (seat 1) has three bases.
fn three_bases() -> Table {
    let mut t = table(&["jim_raynor", "overmind"]);
    t.base(0, "tarsonis.b").base(1, "torus.b").base(1, "helios.b").base(1, "pridewater.a");
    t
}

/// SC-SPV-01, SC-REG-24: a fulfilled objective ends the game in step 7, before Event cards;
/// otherwise it goes on.
#[test]
fn a_special_objective_ends_the_game_in_step_7() {
    let mut t = three_bases();
    t.stage(3).points(0, 14).drawn(0, &["stalling_tactic"]).regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![1]));
    assert_eq!((t.seat(0).points, t.seat(0).drawn.len()), (14, 1));
    let mut t = three_bases();
    t.game.destroy_base(area("torus.b"));
    t.stage(3).regroup();
    assert_eq!((t.ending(), t.game.round), (None, 2));
}

/// SC-SPV-03, SC-EXD-06: not while a Stage I or II card is on top of the Event deck.
#[test]
fn objectives_wait_for_stage_3() {
    for stage in [1, 2] {
        let mut t = three_bases();
        t.stage(stage);
        assert!(t.game.objective_met(Seat(1)));
        t.regroup();
        assert_eq!((t.ending(), t.game.event_stage()), (None, stage));
    }
    let mut t = three_bases();
    t.stage(3).regroup();
    assert_eq!(won(&t).0, EndKind::Special);
}

/// SC-SPV-04, SC-AMB-09: an empty Event deck counts as Stage III.
#[test]
fn an_empty_event_deck_counts_as_stage_3() {
    let mut t = three_bases();
    events_left(&mut t, 0);
    assert_eq!(t.game.event_stage(), 3);
    t.points(0, 3).regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![1]), "before the end-game victory of seat 0");
}

/// SC-SPV-05: an objective that held in the round but not in step 7 does not count.
#[test]
fn an_objective_must_hold_in_step_7() {
    let mut t = three_bases();
    t.stage(3).units(0, "torus.b", "marine");
    assert!(t.game.objective_met(Seat(1)));
    t.regroup();
    assert_eq!((t.ending(), base_in(&t, "torus.b")), (None, None));
}

/// The Overmind and the Queen of Blades both have what they need.
fn two_objectives() -> Table {
    let mut t = table(&["overmind", "queen_of_blades", "jim_raynor"]);
    t.stage(3).base(0, "torus.b").base(0, "pridewater.a").base(0, "antiga_prime.b");
    t.units(1, "helios.a", "zergling").units(1, "helios.c", "zergling");
    t.units(1, "tarsonis.a", "zergling").base(2, "dylar_iv.b");
    t
}

/// SC-SPV-02: of several fulfilled objectives the one with most points wins, whoever else has
/// more points.
#[test]
fn of_several_objectives_the_most_points_win() {
    for (points, winner) in [([4, 3, 9], 0), ([3, 4, 9], 1)] {
        let mut t = two_objectives();
        for (seat, points) in points.into_iter().enumerate() {
            t.points(seat as u8, points);
        }
        t.regroup_from(7);
        assert_eq!(won(&t), (EndKind::Special, vec![winner]));
    }
}

/// SC-SPV-02: a tie between them is broken by the tie-breakers, here resources.
#[test]
fn tied_objectives_are_broken_like_any_tie() {
    for (holder, winner) in [(0, 0), (1, 1)] {
        let mut t = two_objectives();
        t.points(0, 4).points(1, 4).holds(holder, &["pridewater.a"]).regroup_from(7);
        assert_eq!(won(&t), (EndKind::Special, vec![winner]));
    }
}

/// What everybody can tell before it comes to that: points, an objective, the end of the cards.
#[test]
fn an_ending_can_be_foreseen() {
    let foreseen = |t: &Table| {
        let ending = t.game.view(kernel::Viewer::Spectator).foreseen.expect("somebody would win");
        (ending.kind, ending.winners.iter().map(|seat| seat.0).collect::<Vec<_>>())
    };
    let mut t = three_bases();
    assert_eq!(foreseen(&t), (EndKind::Special, vec![1]), "before it counts");
    t.points(0, 15);
    assert_eq!(foreseen(&t), (EndKind::Normal, vec![0]), "which comes first");
    let mut t = table(&["jim_raynor", "overmind"]);
    homes(&mut t);
    t.points(0, 4).points(1, 3);
    assert_eq!(foreseen(&t), (EndKind::EndGame, vec![0]));
    let mut t = table(&["jim_raynor", "aldaris"]);
    homes(&mut t);
    t.points(0, 4);
    assert_eq!(foreseen(&t), (EndKind::EndGame, vec![1]), "End cards are theirs");
    t.points(0, 20).regroup();
    assert_eq!(t.game.foreseen(), None, "it is over");
}
