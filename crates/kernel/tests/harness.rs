//! The harness lets a sound game pass and finds every deliberate flaw.

mod toy;

use kernel::Rng;
use kernel::harness::{Course, Effort, Report, check_game};
use toy::{Toy, flaw, setup};

/// The first complaint within a few games.
fn verdict<const FLAW: u8>(effort: Effort) -> Result<Vec<Report<Toy<FLAW>>>, String> {
    let setup = setup(3, 6);
    (0..20).map(|seed| check_game(&setup, seed, &mut Rng::new(seed), effort)).collect()
}

#[track_caller]
fn finds<const FLAW: u8>(words: &str) {
    let complaint = verdict::<FLAW>(Effort::default()).map(|_| ()).expect_err("a flawed game");
    assert!(complaint.contains(words), "{complaint}");
    assert!(complaint.starts_with("seed "), "{complaint}");
    assert!(complaint.contains(", step "), "{complaint}");
}

#[test]
fn a_sound_game_passes() {
    for every in [1, 5] {
        let effort = Effort { every, ..Effort::default() };
        for report in verdict::<{ flaw::NONE }>(effort).expect("nothing is wrong") {
            // Six rounds of three sealed cards and one call; the last card is still a choice.
            assert_eq!((report.steps, report.rounds), (24, 6));
            assert!(report.decisions > 20 && report.decisions <= report.steps);
            assert_eq!(report.outcome.ending, "points");
        }
    }
}

#[test]
fn every_flaw_is_found() {
    finds::<{ flaw::LEAK }>("gives something away");
    finds::<{ flaw::JSON }>("comes back from its JSON changed");
    finds::<{ flaw::TWICE }>("twice");
    finds::<{ flaw::SHARED }>("changed an earlier copy");
    finds::<{ flaw::LOG }>("two equal states part");
    finds::<{ flaw::TEXT }>("does not read back");
    finds::<{ flaw::PEEK }>("resampled worlds are the true one");
    finds::<{ flaw::CHECK }>("points from nowhere");
    finds::<{ flaw::LAX }>("an action that is not on the list is accepted");
    finds::<{ flaw::TRACE }>("changes the state");
    finds::<{ flaw::WORLD }>("the game file");
    finds::<{ flaw::HANDS }>("gives something away");
    finds::<{ flaw::IDLE }>("is not pending and has 1 options");
    finds::<{ flaw::UNDRAWN }>("it can be taken back but tells");
    finds::<{ flaw::UNSEEN }>("it can be taken back but tells");
}

/// The first complaint about the course of a few games.
fn course<const FLAW: u8>() -> Result<Vec<u32>, String> {
    let setup = setup(3, 6);
    let course = Course::<Toy<FLAW>> { waits: |_| String::new(), shows: |_| false };
    (0..40).map(|seed| course.check(&setup, seed, &mut Rng::new(seed))).collect()
}

#[test]
fn being_asked_or_not_must_tell_nothing() {
    let compared: u32 = course::<{ flaw::NONE }>().expect("nothing is wrong").iter().sum();
    assert!(compared > 40 * 20, "{compared} decisions");
    let complaint = course::<{ flaw::ASKED }>().expect_err("it tells who holds low cards");
    assert!(complaint.contains("elsewhere"), "{complaint}");
}

#[test]
fn an_endless_game_is_found() {
    let effort = Effort { max_steps: 500, every: 50 };
    let complaint = verdict::<{ flaw::ENDLESS }>(effort).map(|_| ()).expect_err("endless");
    assert!(complaint.contains("no end after 500 steps"), "{complaint}");
}

#[test]
fn a_refused_setup_is_an_error() {
    let setup = setup(1, 1);
    let error = check_game::<Toy<0>>(&setup, 7, &mut Rng::new(7), Effort::default())
        .map(|_| ())
        .expect_err("one player is too few");
    assert!(error.starts_with("seed 7: the setup is refused"), "{error}");
}
