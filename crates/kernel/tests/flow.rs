//! Steps run on to the next decision; a mistake in them panics instead of going on for ever.

mod toy;

use kernel::Seat;
use toy::{Action, Step, Walk};

#[test]
fn steps_run_to_the_next_real_decision() {
    let mut walk = Walk::to(Step::Rest);
    walk.steps.push(Step::Gate(Seat(0)));
    let (asked, options) = walk.go();
    assert!(walk.passed, "a single choice is made at once");
    assert_eq!((asked, &options[..]), (Some(Seat(1)), &[Action::Pass {}][..]));
    assert_eq!(Walk::default().go().0, None);
}

#[test]
fn the_last_turn_is_still_one() {
    assert_eq!(Walk::to(Step::Stroll).go().0, None);
}

#[test]
#[should_panic = "Seal { card: 7 } is no choice of the step Halt(Seat(2))"]
fn a_choice_that_its_step_does_not_know_panics() {
    Walk::to(Step::Halt(Seat(2))).go();
}

#[test]
#[should_panic = "no decision comes after 10000 turns, with the steps Steps([Turn])"]
fn steps_that_run_in_circles_panic() {
    Walk::to(Step::Turn).go();
}
