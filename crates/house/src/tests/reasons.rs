//! Hints say why, always: every kind of question that random play comes to, in every language.

use std::collections::BTreeMap;

use bots::Search;
use kernel::{Arg, Game, Options, Rng, Seen, Setup, Turn, message, random_choice};
use tongue::People;
use ui::show::Show;

use super::{AUTO, BROOD_WAR, FAIR, FEW, RANDOM};
use crate::think::advise;

/// What follows is imagined so many times.
const IMAGINED: u32 = 16;
/// So many questions of a kind are looked at in one game.
const LOOKED: usize = 1;

/// Plays a game at random and asks for a hint at every kind of question; says how many kinds there were, and which of them
/// never had more to say than that it makes no difference.
fn play<S: Show<Game: Game<Setup = Setup>>>(
    players: usize,
    options: &[(&str, &str)],
) -> (usize, Vec<&'static str>) {
    let mut kinds: BTreeMap<&'static str, (usize, bool)> = BTreeMap::new();
    let mut rng = Rng::new(3);
    let mut game = S::Game::new(&Setup::new(players, options), 3).expect("a legal setup");
    let mut choices = Options::new();
    while let Turn::Pending(pending) = game.turn() {
        let seat = pending.iter().next().expect("somebody is asked");
        choices.clear();
        game.options(seat, &mut choices);
        let seen = Seen::<S::Game>::new(&game, seat);
        let question = S::ask(&seen, &seen.view()).question.key;
        let (looked, says) = kinds.entry(question).or_insert((0, false));
        if *looked < LOOKED && choices.len() > 1 {
            *looked += 1;
            *says |= reasoned::<S>(&seen, question);
        }
        let action = random_choice::<S::Game>(&choices, &mut rng).expect("a choice");
        game.play(seat, action, &mut kernel::NoLog);
    }
    kinds.retain(|_, (looked, _)| *looked > 0);
    (kinds.len(), kinds.iter().filter(|(_, (_, says))| !says).map(|(kind, _)| *kind).collect())
}

/// Asks for a hint; every answer in it has a reason in words. Says whether one has more to say than that it makes no difference.
fn reasoned<S: Show>(seen: &Seen<S::Game>, question: &str) -> bool {
    let search = Search::new(7, FEW, 1, &native::Native);
    let advised = advise::<S>(seen, search, 7, IMAGINED);
    let judged: Vec<_> = advised.iter().filter(|it| it.chance.is_some()).collect();
    assert!(!judged.is_empty(), "{question}: nothing is advised");
    let players = S::facts(&seen.view()).players.len();
    let names: Vec<Arg> = (1..=players).map(|n| message!("player", number = n).into()).collect();
    let people = People { reader: Some(seen.seat()), names: &names };
    for it in &judged {
        assert!(!it.reasons.is_empty(), "{question}: no reason for '{}'", it.action);
        for (reason, tongue) in
            it.reasons.iter().flat_map(|it| tongue::offered().map(move |t| (it, t)))
        {
            let words = tongue.say_to(&reason.words, people);
            let whole = words.len() > 8 && !words.contains(['{', '}']);
            assert!(whole, "{question}: '{}' in {}: {words:?}", it.action, tongue.code());
        }
    }
    let even = |key: &str| ["hint-even", "hint-only", "hint-behind"].contains(&key);
    judged.iter().flat_map(|it| &it.reasons).any(|reason| !even(reason.words.key))
}

#[test]
fn every_hint_says_why() {
    for (kinds, even) in [
        play::<ui_starcraft::Pages>(2, &[]),
        play::<ui_starcraft::Pages>(3, &[AUTO, RANDOM, BROOD_WAR]),
        play::<ui_forbidden_stars::Pages>(2, &[FAIR, RANDOM]),
        play::<ui_forbidden_stars::Pages>(4, &[]),
    ] {
        assert!(kinds > 12, "only {kinds} kinds of questions");
        assert!(
            even.len() * 2 < kinds,
            "of {kinds} kinds of questions these have no real reason: {even:?}"
        );
    }
}
