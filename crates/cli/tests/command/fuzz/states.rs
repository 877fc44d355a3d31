//! Saved states put together of parts of others. (States changed at one place are the games' `doctored` tests.)

use house::games::{Visit, with};
use kernel::harness::{places, play_on};
use kernel::{Game, Listed, Options, Rng, Seat, SeatSet, Viewer};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestCaseError;
use serde_json::{Value, json};

use super::corpus::MOMENTS;
use super::strange::cases;
use super::{in_time, is_said, odd_value};

/// What is done to a place of a state.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// What stands at the same place in another state.
    Twin(Index),
    /// What is called the same somewhere in another state.
    Kin(Index, Index),
    /// Something else altogether.
    Odd(Value),
    /// Nothing.
    Gone,
    /// A part of it twice.
    Twice(Index),
    /// Its parts the other way round.
    Turned,
    /// All numbers and words in it drawn anew: small numbers, words of the same state.
    Redrawn(u64),
}

pub(crate) fn any_change() -> BoxedStrategy<(Index, Change)> {
    let index = any::<Index>;
    let change = prop_oneof![
        4 => index().prop_map(Change::Twin),
        4 => (index(), index()).prop_map(|(state, place)| Change::Kin(state, place)),
        3 => odd_value().prop_map(Change::Odd),
        2 => Just(Change::Gone),
        2 => index().prop_map(Change::Twice),
        1 => Just(Change::Turned),
        2 => any::<u64>().prop_map(Change::Redrawn),
    ];
    (index(), change).boxed()
}

/// The word that names a place.
fn name(place: &str) -> &str {
    place.rsplit('/').find(|part| part.parse::<usize>().is_err()).unwrap_or_default()
}

/// Changes a place of a state, or of any other JSON, and says which.
pub(crate) fn change(state: &mut Value, (at, change): &(Index, Change)) -> String {
    let all = places(state);
    let place: &String = at.get(&all);
    let words: Vec<Value> = all
        .iter()
        .filter_map(|at| state.pointer(at))
        .filter(|it| it.is_string())
        .cloned()
        .collect();
    let before = state.pointer(place).map(Value::to_string).unwrap_or_default();
    let Some(there) = state.pointer_mut(place) else { return String::new() };
    match change {
        Change::Twin(other) => {
            if let Some(twin) = other.get(&MOMENTS).state.pointer(place) {
                *there = twin.clone();
            }
        }
        Change::Kin(other, at) => {
            let other = &other.get(&MOMENTS).state;
            let kin: Vec<String> =
                places(other).into_iter().filter(|other| name(other) == name(place)).collect();
            if !kin.is_empty() {
                let kin: &String = at.get(&kin);
                *there = other.pointer(kin).cloned().unwrap_or_default();
            }
        }
        Change::Odd(value) => *there = value.clone(),
        Change::Gone => {
            let (parent, last) = place.rsplit_once('/').unwrap_or_default();
            match state.pointer_mut(parent) {
                Some(Value::Object(fields)) => drop(fields.remove(last)),
                Some(Value::Array(items)) => drop(items.remove(last.parse().unwrap_or(0))),
                _ => *state = Value::Null,
            }
        }
        Change::Twice(at) => match there {
            Value::Array(items) if !items.is_empty() => items.push(at.get(items).clone()),
            Value::Object(fields) if !fields.is_empty() => {
                let values: Vec<Value> = fields.values().cloned().collect();
                let (first, value) = (fields.keys().next().cloned(), at.get(&values).clone());
                fields.extend(first.map(|first| (first, value)));
            }
            _ => {}
        },
        Change::Turned => {
            if let Value::Array(items) = there {
                items.reverse();
            }
        }
        Change::Redrawn(seed) => redraw(there, &words, &mut Rng::new(*seed)),
    }
    let after = state.pointer(place).map_or("nothing".to_owned(), Value::to_string);
    format!("{place}: {before:.300} -> {after:.300}")
}

fn redraw(value: &mut Value, words: &[Value], rng: &mut Rng) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| redraw(item, words, rng)),
        Value::Object(fields) => fields.values_mut().for_each(|item| redraw(item, words, rng)),
        Value::Number(_) => *value = json!(rng.below(4)),
        Value::Bool(_) => *value = json!(rng.below(2) == 0),
        Value::String(_) => *value = words[rng.below(words.len() as u32) as usize].clone(),
        Value::Null => {}
    }
}

/// Loads a state and does with it all that can be done.
pub(crate) struct Load(pub(crate) Value);

impl Visit for Load {
    /// Whether it was accepted, or what was wrong with the reader.
    type Out = Result<bool, TestCaseError>;

    fn visit<G: Listed>(&self) -> Self::Out {
        match G::from_json(self.0.clone()) {
            Ok(game) => lives(game).map(|()| true),
            Err(refused) => is_said(&refused).map(|()| false),
        }
    }
}

/// Whatever can be done with a game can be done with a state that was accepted.
pub(crate) fn lives<G: Game>(game: G) -> Result<(), TestCaseError> {
    let fail = |why: String| TestCaseError::fail(why);
    game.check().map_err(fail)?;
    let back = G::from_json(game.to_json()).map_err(|why| fail(why.to_string()))?;
    prop_assert!(back == game, "it comes back from its JSON changed");
    let mut rng = Rng::new(3);
    for seat in SeatSet::first(game.players()).iter() {
        let world = game.resample(seat, &mut rng);
        world.check().map_err(|why| fail(format!("resampled for seat {seat}: {why}")))?;
        shown(&game, seat);
    }
    // It may have begun where no game gets to, so what comes of it need not be sound in everything.
    let Some(on) = play_on(game, &mut rng, 50) else {
        return Err(fail("somebody is asked without a choice".to_owned()));
    };
    for seat in SeatSet::first(on.players()).iter() {
        on.resample(seat, &mut rng);
        shown(&on, seat);
    }
    on.view(Viewer::Spectator);
    on.fingerprint();
    Ok(())
}

/// Puts into words and pages what a seat sees and is asked.
fn shown<G: Game>(game: &G, seat: Seat) {
    game.view(Viewer::Seat(seat));
    game.prompt(seat);
    let mut options = Options::new();
    game.options(seat, &mut options);
    for &action in &options {
        game.describe(action);
    }
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn a_state_made_of_others_is_refused_or_plays_on(
        moment in any::<Index>(),
        changes in prop::collection::vec(any_change(), 1..5),
    ) {
        let moment = moment.get(&MOMENTS);
        let mut state = moment.state.clone();
        let changed: Vec<String> = changes.iter().map(|one| change(&mut state, one)).collect();
        let loaded = in_time(move || with(moment.game, &Load(state)).expect("a game of ours"));
        if let Err(why) = loaded.flatten() {
            let why = format!("{}: {why}\n{}", moment.game, changed.join("\n"));
            return Err(TestCaseError::fail(why));
        }
    }
}
