//! No two answers to a question read alike: neither what programs and the command line are told, nor what stands on the page, in
//! any language. `ALIKE` sets how many games of each kind are played (2), `ALIKE_FROM` the first seed (0).

use std::collections::{BTreeMap, HashMap};

use kernel::{Arg, Game, Message, Options, Rng, Seat, Seen, Setup, Turn, message, random_choice};
use tongue::{People, Tongue};
use ui::scene::{Ask, Choice};
use ui::show::Show;

/// The words of an answer, each as people meet them.
const PLACES: [&str; 4] = ["told to programs", "button", "in a group", "sentence"];

/// What was found, by what it looks like; of each sort one example.
type Found = BTreeMap<String, String>;

/// The seeds of the games of each kind.
fn seeds() -> std::ops::Range<u64> {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let first = number("ALIKE_FROM").unwrap_or(0);
    first..first + number("ALIKE").unwrap_or(2)
}

/// What the words of an answer are in a language.
fn words<S: Show>(
    tongue: &Tongue,
    people: People<'_>,
    described: &Message,
    choice: &Choice<S::Thing>,
) -> [String; PLACES.len()] {
    let called = |arg: &Arg| tongue.called(arg, people);
    let grouped = match &choice.group {
        Some((heading, rest)) => format!("{} · {}", called(heading), called(rest)),
        None => called(&choice.label),
    };
    [tongue.say(described), called(&choice.label), grouped, tongue.say_to(&choice.sentence, people)]
}

/// What the players are called: by what they play, before that by a number.
fn names<S: Show>(seen: &Seen<S::Game>) -> Vec<Arg> {
    let players = S::facts(&seen.view()).players.into_iter().enumerate();
    let name = |(seat, player): (usize, ui::scene::Player)| {
        player.name.unwrap_or_else(|| message!("player", number = seat + 1).into())
    };
    players.map(name).collect()
}

/// Compares the answers of one question.
fn compare<S: Show>(game: &S::Game, seat: Seat, at: &str, found: &mut Found) {
    let seen = Seen::<S::Game>::new(game, seat);
    let Ask { choices, .. } = S::ask(&seen, &seen.view());
    let names = names::<S>(&seen);
    let people = People { reader: Some(seat), names: &names };
    for tongue in tongue::offered() {
        let mut met: [HashMap<String, &str>; PLACES.len()] = Default::default();
        for choice in &choices {
            let Ok(action) = choice.action.parse() else { panic!("{at}: '{}'", choice.action) };
            let described = seen.world().describe(action);
            let words = words::<S>(tongue, people, &described, choice);
            for ((place, met), text) in PLACES.into_iter().zip(&mut met).zip(words) {
                if let Some(other) = met.insert(text.clone(), &choice.action) {
                    let word = |action: &str| action.split(' ').next().unwrap_or("").to_owned();
                    let sort = (place, tongue.code(), word(other), word(&choice.action));
                    let told = format!("{at}: '{other}', '{}': {text:?}", choice.action);
                    found.entry(format!("{sort:?}")).or_insert(told);
                }
            }
        }
    }
}

/// Plays games of a kind at random and compares the answers on the way.
fn play<S: Show<Game: Game<Setup = Setup>>>(
    players: usize,
    options: &[(&str, &str)],
    found: &mut Found,
) {
    let setup = Setup::new(players, options);
    let mut compared = 0;
    for seed in seeds() {
        let mut rng = Rng::fork(seed, players as u64);
        let mut game = S::Game::new(&setup, seed).expect("a legal setup");
        let mut choices = Options::new();
        let mut moment = 0;
        while let Turn::Pending(pending) = game.turn() {
            let pending: Vec<Seat> = pending.iter().collect();
            let seat = rng.pick(&pending).expect("somebody is asked");
            choices.clear();
            game.options(seat, &mut choices);
            let at = format!("{options:?}, {players} players, seed {seed}, choice {moment}");
            compare::<S>(&game, seat, &at, found);
            compared += choices.len();
            let action = random_choice::<S::Game>(&choices, &mut rng).expect("a choice");
            game.play(seat, action, &mut kernel::NoLog);
            moment += 1;
        }
    }
    assert!(compared > 200, "only {compared} answers were compared");
}

#[track_caller]
fn none_is(found: &Found) {
    let all: Vec<String> = found.iter().map(|(sort, told)| format!("{sort}\n    {told}")).collect();
    assert!(all.is_empty(), "{} sorts of answers read alike:\n{}", all.len(), all.join("\n"));
}

const AUTO: (&str, &str) = ("galaxy", "auto");
const BROOD_WAR: (&str, &str) = ("expansion", "brood_war");

#[test]
fn no_two_answers_of_starcraft_read_alike() {
    let mut found = Found::new();
    play::<ui_starcraft::Pages>(2, &[], &mut found);
    play::<ui_starcraft::Pages>(4, &[AUTO], &mut found);
    none_is(&found);
}

#[test]
fn no_two_answers_of_brood_war_read_alike() {
    let mut found = Found::new();
    play::<ui_starcraft::Pages>(2, &[AUTO, BROOD_WAR], &mut found);
    play::<ui_starcraft::Pages>(3, &[AUTO, BROOD_WAR], &mut found);
    none_is(&found);
}

#[test]
fn no_two_answers_of_forbidden_stars_read_alike() {
    let mut found = Found::new();
    play::<ui_forbidden_stars::Pages>(2, &[], &mut found);
    play::<ui_forbidden_stars::Pages>(4, &[], &mut found);
    none_is(&found);
}
