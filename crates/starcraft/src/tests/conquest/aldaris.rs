//! Aldaris: a higher bar for the others, and the End cards.

use super::*;
use crate::tests::*;

const END: &str = "the_end_draws_near";

/// Aldaris at seat 0 and Raynor with these points, up to and including step 6.
fn step_6(points: [u16; 2], option: &str) -> Table {
    let options = [("normal_victory_contenders", option)];
    let mut t = table_with(&["aldaris", "jim_raynor"], &options);
    homes(&mut t);
    t.points(0, points[0]).points(1, points[1]).regroup_from(6);
    t
}

/// SC-EX-55, SC-ALD-01, SC-FAC-05: the others need 20, Aldaris 15.
#[test]
fn the_others_need_twenty_points() {
    let t = step_6([14, 19], "at_threshold");
    assert_eq!((t.ending(), t.game.round), (None, 2));
    assert_eq!(won(&step_6([14, 20], "at_threshold")), (EndKind::Normal, vec![1]));
    assert_eq!(won(&step_6([15, 19], "at_threshold")), (EndKind::Normal, vec![0]));
}

/// SC-VIC-03, SC-EXD-35, SC-AMB-14: Aldaris with 15 beats Raynor with 18 of 20; Raynor with 20
/// beats Aldaris.
#[test]
fn only_those_at_their_own_threshold_compete() {
    assert_eq!(won(&step_6([15, 18], "at_threshold")), (EndKind::Normal, vec![0]));
    assert_eq!(won(&step_6([15, 20], "at_threshold")), (EndKind::Normal, vec![1]));
}

/// SC-AMB-14, SC-VIC-03: with `normal_victory_contenders=all` most points win once somebody has
/// reached their number; nobody wins before that.
#[test]
fn all_can_be_made_to_compete() {
    assert_eq!(won(&step_6([15, 18], "all")), (EndKind::Normal, vec![1]));
    assert_eq!(won(&step_6([15, 14], "all")), (EndKind::Normal, vec![0]));
    assert_eq!(step_6([14, 19], "all").ending(), None);
}

/// SC-EX-56, SC-ALD-02, SC-FAC-05: two End cards let Aldaris win with the fewest points.
#[test]
fn two_end_cards_let_aldaris_win() {
    let mut t = table(&["aldaris", "jim_raynor", "overmind"]);
    homes(&mut t);
    t.points(1, 9).points(2, 12).drawn(1, &[END]).drawn(2, &[END]).regroup_from(8);
    assert_eq!(won(&t), (EndKind::EndGame, vec![0]));
}

/// SC-ALD-03, SC-AMB-16: at the moment the second card is placed: no bonus, no further turn.
/// One card is not enough.
#[test]
fn aldaris_wins_when_the_second_card_is_placed() {
    let mut t = table(&["jim_raynor", "aldaris", "overmind"]);
    homes(&mut t);
    t.drawn(0, &[END, "rich_vein"]).drawn(1, &[END]).drawn(2, &["stalling_tactic"]);
    t.regroup_from(8);
    assert_eq!((t.ending(), t.options(0).len()), (None, 2));
    t.act(0, "point");
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));
    assert_eq!((t.seat(1).points, t.seat(2).drawn.len()), (0, 1));
    assert_eq!(t.game.stage, 8, "not in step 7");
}

/// SC-ALD-04: special objectives and elimination still win against Aldaris.
#[test]
fn other_victories_are_not_affected() {
    let mut t = table(&["overmind", "aldaris"]);
    t.stage(3).base(0, "torus.b").base(0, "helios.b").base(0, "pridewater.a");
    t.base(1, "tarsonis.b").points(1, 14).regroup();
    assert_eq!(won(&t), (EndKind::Special, vec![0]));
    let mut t = table(&["overmind", "aldaris"]);
    t.units(0, "torus.b", "zergling").base(1, "torus.b").regroup();
    assert_eq!(won(&t), (EndKind::Elimination, vec![0]));
}

/// Aldaris (seat 2) has lost the last base in step 1; Raynor and the Overmind go on.
fn without_aldaris(option: &str, points: [u16; 2]) -> Table {
    let options = [("aldaris_after_elimination", option)];
    let mut t = table_with(&["jim_raynor", "overmind", "aldaris"], &options);
    t.base(0, "torus.b").base(1, "helios.b").base(2, "pridewater.a");
    t.units(0, "pridewater.a", "marine").points(0, points[0]).points(1, points[1]);
    t
}

/// SC-ALD-05, SC-AMB-15: with Aldaris out 15 points win again, and the End cards let the one
/// with most points win; `aldaris_after_elimination` is `void` by default.
#[test]
fn an_eliminated_aldaris_changes_nothing() {
    let mut t = without_aldaris("void", [15, 3]);
    t.regroup();
    assert!(t.seat(2).eliminated);
    assert_eq!(won(&t), (EndKind::Normal, vec![0]));
    let mut t = without_aldaris("void", [7, 9]);
    t.drawn(0, &[END, END]).regroup();
    assert_eq!(won(&t), (EndKind::EndGame, vec![1]));
}

/// SC-AMB-15: with `stays` the bar remains at 20, and nobody wins by the End cards; Aldaris
/// cannot win any more either (SC-ELIM-03).
#[test]
fn an_eliminated_aldaris_can_be_made_to_stay() {
    let mut t = without_aldaris("stays", [19, 3]);
    t.regroup();
    assert_eq!((t.ending(), t.seat(2).eliminated), (None, true));
    t.points(0, 20).regroup();
    assert_eq!(won(&t), (EndKind::Normal, vec![0]));
    let mut t = without_aldaris("stays", [7, 9]);
    t.drawn(0, &[END, END]).regroup();
    assert_eq!(won(&t), (EndKind::EndGame, vec![]));
}
