//! Victory and elimination in Team Play.

use super::*;
use crate::tests::*;
use crate::victory::TieBreak;

const END: &str = "the_end_draws_near";

/// Two teams, seats 0 and 2 against 1 and 3, with these points.
fn teams(factions: [&str; 4], points: [u16; 4], options: &[(&str, &str)]) -> Table {
    let mut t = table_with(&factions, &[&[("teams", "pairs")], options].concat());
    homes(&mut t);
    for (seat, points) in points.into_iter().enumerate() {
        t.points(seat as u8, points);
    }
    t
}

const PLAIN: [&str; 4] = ["jim_raynor", "overmind", "tassadar", "queen_of_blades"];
const WITH_ALDARIS: [&str; 4] = ["aldaris", "arcturus_mengsk", "jim_raynor", "tassadar"];

/// SC-TEAM-11, SC-TEAM-13: a team needs 30 points in sum in step 6, however they are shared.
#[test]
fn a_team_needs_thirty_points() {
    let mut t = teams(PLAIN, [29, 15, 0, 14], &[]);
    t.regroup_from(6);
    assert_eq!((t.ending(), t.game.round), (None, 2));
    let mut t = teams(PLAIN, [29, 15, 1, 14], &[]);
    t.regroup_from(6);
    assert_eq!((won(&t), t.game.stage), ((EndKind::Normal, vec![0, 2]), 7));
}

/// SC-EXD-36, SC-TEAM-11, SC-TEAM-18: Aldaris 16 + Raynor 14 beat Mengsk 20 + Tassadar 19, who
/// need 40; with Tassadar at 20 they win 40 to 30.
#[test]
fn with_aldaris_the_other_teams_need_forty() {
    let mut t = teams(WITH_ALDARIS, [16, 20, 14, 19], &[]);
    t.regroup_from(6);
    assert_eq!(won(&t), (EndKind::Normal, vec![0, 2]));
    let mut t = teams(WITH_ALDARIS, [16, 20, 14, 20], &[]);
    t.regroup_from(6);
    assert_eq!(won(&t), (EndKind::Normal, vec![1, 3]));
    let mut t = teams(WITH_ALDARIS, [15, 20, 14, 19], &[]);
    t.regroup_from(6);
    assert_eq!(t.ending(), None);
}

/// SC-EX-51, SC-TEAM-06: the Overmind has two bases, its teammate one on a third planet: not
/// fulfilled; a third base of their own is needed.
#[test]
fn only_own_pieces_count_for_an_objective() {
    let mut t = teams(PLAIN, [0; 4], &[]);
    t.stage(3).base(1, "torus.d");
    assert_eq!((t.seat(1).bases, base_in(&t, "tarsonis.b")), (2, Some(3)));
    t.regroup_from(7);
    assert_eq!(t.ending(), None);
    t.base(1, "pridewater.b").regroup_from(7);
    assert_eq!(won(&t).0, EndKind::Special);
}

/// SC-TEAM-07, SC-TEAM-13: one member's objective in step 7 lets the team win.
#[test]
fn one_objective_wins_for_the_team() {
    let mut t = teams(PLAIN, [9, 0, 9, 0], &[]);
    t.stage(3).base(1, "torus.d").base(1, "pridewater.b").regroup_from(7);
    assert_eq!((won(&t), t.game.stage), ((EndKind::Special, vec![1, 3]), 8));
}

/// The Overmind (seat 1) and Raynor (seat 0) both have what they need.
fn two_objectives(points: [u16; 4]) -> Table {
    let mut t = teams(PLAIN, points, &[]);
    t.stage(3).base(1, "torus.d").base(1, "pridewater.b");
    for place in ["helios.d", "tarsonis.c", "antiga_prime.b", "antiga_prime.c", "dylar_iv.b"] {
        t.units(0, place, "marine");
    }
    assert!(t.game.objective_met(Seat(0)) && t.game.objective_met(Seat(1)));
    t
}

/// SC-TEAM-08, SC-TEAM-12: the sum of both members' points decides, then resources of both.
#[test]
fn of_two_objectives_the_sum_of_points_wins() {
    let mut t = two_objectives([9, 5, 0, 5]);
    t.regroup_from(7);
    assert_eq!(won(&t), (EndKind::Special, vec![1, 3]));
    let mut t = two_objectives([9, 5, 2, 5]);
    t.regroup_from(7);
    assert_eq!(won(&t), (EndKind::Special, vec![0, 2]));
    let mut t = two_objectives([9, 5, 1, 5]);
    t.holds(0, &["pridewater.a"]).holds(1, &["tarsonis.b"]).holds(3, &["dylar_iv.c"]);
    t.regroup_from(7);
    assert_eq!(won(&t), (EndKind::Special, vec![1, 3]), "2 and 2 are more than 3");
    assert_eq!(t.ending().map(|end| end.tie_break), Some(Some(TieBreak::Resources)));
}

/// SC-TEAM-12: areas, bases and workers are added up as well.
#[test]
fn ties_are_broken_by_the_sums() {
    let decided = |t: &mut Table| {
        t.regroup_from(6);
        (won(t).1, t.ending().and_then(|end| end.tie_break))
    };
    let mut t = teams(PLAIN, [20, 15, 10, 15], &[]);
    t.units(0, "torus.c", "marine").units(0, "torus.d", "marine");
    t.units(1, "helios.d", "zergling").units(3, "tarsonis.c", "zergling");
    t.units(3, "dylar_iv.c", "zergling");
    assert_eq!(decided(&mut t), (vec![1, 3], Some(TieBreak::Areas)));
    let mut t = teams(PLAIN, [20, 15, 10, 15], &[]);
    t.units(0, "torus.c", "marine").base(3, "dylar_iv.c");
    assert_eq!(decided(&mut t), (vec![1, 3], Some(TieBreak::Bases)));
    let mut t = teams(PLAIN, [20, 15, 10, 15], &[]);
    t.workers(0, 5).workers(1, 3).workers(3, 3);
    assert_eq!(decided(&mut t), (vec![1, 3], Some(TieBreak::Workers)));
    let mut t = teams(PLAIN, [20, 15, 10, 15], &[]);
    t.workers(0, 6).workers(1, 3).workers(3, 3);
    assert_eq!(decided(&mut t), (vec![0, 1, 2, 3], Some(TieBreak::Shared)));
}

/// SC-TEAM-09, SC-TEAM-13, SC-AMB-03: two End cards at the end of step 8: the highest sum wins; with
/// Aldaris among them, that team wins.
#[test]
fn the_end_cards_let_the_best_team_win() {
    let mut t = teams(PLAIN, [9, 5, 0, 5], &[]);
    t.drawn(3, &[END]).drawn(2, &[END]).regroup_from(8);
    // Each card has brought a point.
    assert_eq!((won(&t), t.game.stage), ((EndKind::EndGame, vec![1, 3]), 9));
    let mut t = teams(WITH_ALDARIS, [0, 9, 0, 9], &[]);
    t.drawn(1, &[END]).drawn(3, &[END]).regroup_from(8);
    assert_eq!(won(&t), (EndKind::EndGame, vec![0, 2]));
}

/// SC-TEAM-10, SC-TEAM-16: a team is out when both members are; then the other has won.
#[test]
fn a_team_is_out_when_both_members_are() {
    let mut t = teams(PLAIN, [0; 4], &[]);
    t.game.destroy_base(area("helios.b"));
    t.regroup();
    assert_eq!((t.seat(1).eliminated, t.ending()), (true, None));
    t.game.destroy_base(area("torus.b"));
    t.regroup();
    assert_eq!((t.seat(0).eliminated, t.ending()), (true, None), "one of each team is left");
    t.game.destroy_base(area("tarsonis.b"));
    t.regroup();
    assert_eq!(won(&t), (EndKind::Elimination, vec![0, 2]));
}

/// SC-TEAM-16, SC-AMB-63: points of an eliminated member count only with
/// `team_points_of_eliminated=counted`; they share the victory either way.
#[test]
fn points_of_an_eliminated_member_count_if_the_option_says_so() {
    for (option, wins) in [("not_counted", false), ("counted", true)] {
        let options = [("team_points_of_eliminated", option)];
        let mut t = teams(PLAIN, [16, 0, 14, 0], &options);
        t.game.destroy_base(area("pridewater.a"));
        t.regroup();
        assert!(t.seat(2).eliminated);
        assert_eq!(t.ending().is_some(), wins, "{option}");
        if !wins {
            t.points(0, 30).regroup();
        }
        assert_eq!(won(&t), (EndKind::Normal, vec![0, 2]), "{option}");
    }
}

/// SC-TEAM-16: their workers do not count in a tie, nor their permanent resources, areas and bases.
#[test]
fn nothing_else_of_an_eliminated_member_counts() {
    let mut t = teams(PLAIN, [30, 15, 0, 15], &[]);
    t.game.destroy_base(area("pridewater.a"));
    t.regroup_from(1);
    assert!(t.seat(2).eliminated, "and the game ended in step 6");
    assert_eq!(won(&t).1, [1, 3], "12 permanent resources and cards against 6 and cards");
    // With equal resources, areas and bases the nine workers of seat 2 are no help.
    let mut t = teams(PLAIN, [0; 4], &[]);
    t.game.destroy_base(area("pridewater.a"));
    t.regroup_from(1);
    for place in ["torus", "helios", "tarsonis"].map(planet) {
        for area in place.areas() {
            t.game.change(area, |here| here.holder = crate::state::Owner::NONE);
        }
    }
    t.holds(0, &["pridewater.a", "tarsonis.b", "torus.b"]).base(0, "helios.d");
    t.points(0, 30).points(1, 15).points(3, 15);
    t.workers(0, 3).workers(1, 2).workers(2, 9).workers(3, 2).regroup_from(6);
    assert_eq!(won(&t), (EndKind::Normal, vec![1, 3]));
    assert_eq!(t.ending().map(|end| end.tie_break), Some(Some(TieBreak::Workers)));
}
