//! Questions and choices in words.

use std::collections::BTreeSet;

use kernel::{Game, NoLog, Options, Rng, Turn, random_choice};
use tongue::english;
use tongue::wording::slip;

use crate::ruleset::Setup;
use crate::state::ForbiddenStars;

/// Every question of random games is a sentence, every choice has words of its own, and nobody else is asked anything.
#[test]
fn every_question_and_choice_has_words() {
    let mut questions = BTreeSet::new();
    for seed in 0..12 {
        let board = ["manual", "fair", "introductory"][seed as usize % 3];
        let setup = Setup::new(2 + seed as usize / 3 % 3, &[("board", board)]);
        let mut game = ForbiddenStars::new(&setup, seed).expect("a legal setup");
        let mut rng = Rng::fork(seed, 7);
        while let Turn::Pending(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody must choose");
            let mut options = Options::new();
            Game::options(&game, seat, &mut options);
            let prompt = english().say(&game.prompt(seat).expect("a question"));
            let place = format!("{:?} '{prompt}'", game.step());
            assert!(prompt.contains('?') && prompt.len() > 10, "{place}");
            assert_eq!(slip(&prompt), None, "{place}");
            let mut said = BTreeSet::new();
            for &action in &options {
                let words = english().say(&game.describe(action));
                assert!(words.len() > 2, "{place}: {action}: '{words}'");
                assert_eq!(slip(&words), None, "{place}: {action}: '{words}'");
                assert!(said.insert(words.clone()), "{place}: {action}: '{words}' twice");
            }
            for other in game.everybody().filter(|&other| !seats.contains(other)) {
                assert_eq!(game.prompt(other), None);
            }
            questions.insert(place.split('(').next().map(str::to_owned));
            let action = random_choice::<ForbiddenStars>(&options, &mut rng).expect("a choice");
            Game::play(&mut game, seat, action, &mut NoLog);
        }
    }
    assert!(questions.len() > 25, "only {} kinds of questions were met", questions.len());
}
