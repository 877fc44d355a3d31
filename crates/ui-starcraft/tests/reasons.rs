//! What speaks for answers, over random games: sentences, and true in the view.

use std::collections::HashSet;

use kernel::{Arg, Game, Message, Options, Rng, Seat, Seen, Turn, Viewer, random_choice};
use starcraft::view::{AreaView, View};
use starcraft::{Action, Setup, StarCraft};
use tongue::{People, english};
use ui::show::Show;
use ui_starcraft::Pages;

/// What a number of a sentence is.
fn number(said: &Message, name: &str) -> i64 {
    match said.arg(name) {
        Some(&Arg::Number(number)) => number,
        other => panic!("{name} of {said:?} is {other:?}"),
    }
}

/// The area a sentence speaks of.
fn area<'a>(view: &'a View, said: &Message) -> &'a AreaView {
    let mut areas = view.planets.iter().flat_map(|planet| &planet.areas);
    let named = |here: &&AreaView| said.arg("area") == Some(&Arg::from(here.area));
    areas.find(named).unwrap_or_else(|| panic!("no such area: {said:?}"))
}

fn is_true(view: &View, seat: Seat, said: &Message) {
    let here = || area(view, said);
    let right = match said.key {
        "sc-reason-free" => here().owner.is_none() && here().base.is_none(),
        "sc-reason-held" => {
            let owner = here().owner.expect("somebody");
            owner != seat && said.arg("owner") == Some(&Arg::Seat(owner))
        }
        "sc-reason-unguarded" => {
            here().units.is_empty() && here().base.is_some_and(|owner| owner != seat)
        }
        "sc-reason-guards" => {
            let units: i64 = here().units.values().map(|&count| i64::from(count)).sum();
            here().controller == Some(seat) && number(said, "count") == units
        }
        "sc-reason-resources" => here().depletion == 0,
        "sc-reason-odds" => (0..=10).contains(&number(said, "wins")),
        "sc-reason-goal-area" | "sc-reason-goal-base" => {
            let progress = view.players[seat.index()].objective.as_ref().expect("an objective");
            number(said, "have") == progress.have as i64
        }
        "sc-reason-card-kills" | "sc-reason-card-holds" => {
            (1..=number(said, "all")).contains(&number(said, "yes"))
        }
        _ => true,
    };
    assert!(right, "{said:?} is not true");
}

#[test]
fn reasons_are_sentences_and_true() {
    let mut kinds = HashSet::new();
    for seed in 0..4 {
        let players = 2 + seed as usize;
        let mut game = StarCraft::new(&Setup::new(players, &[]), seed).expect("a plain setup");
        let mut rng = Rng::new(seed);
        let names: Vec<Arg> = (0..players).map(|n| format!("Player {}", n + 1).into()).collect();
        for moment in 0..1_500 {
            let Turn::Pending(seats) = game.turn() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            let mut options: Options<Action> = Options::new();
            game.options(seat, &mut options);
            let action = random_choice::<StarCraft>(&options, &mut rng).expect("a choice");
            let order = matches!(action, Action::PlaceOrder { .. });
            // To imagine rounds takes long.
            if !order || moment % 8 == 0 {
                let view = game.view(Viewer::Seat(seat));
                for reason in Pages::reasons(&Seen::new(&game, seat), action, 12, seed) {
                    is_true(&view, seat, &reason.words);
                    let people = People { reader: Some(seat), names: &names };
                    let text = english().say_to(&reason.words, people);
                    assert_eq!(tongue::wording::slip(&text), None);
                    assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
                    kinds.insert(reason.words.key);
                }
            }
            game.play(seat, action, &mut Vec::new());
        }
    }
    for expected in ["sc-reason-points", "sc-reason-free", "sc-reason-base", "sc-reason-guards"] {
        assert!(kinds.contains(expected), "{expected} is not among {kinds:?}");
    }
    assert!(kinds.len() > 10, "{kinds:?}");
}
