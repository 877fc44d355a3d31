//! Series of toy games: always the same results, and no flaw goes by unnoticed.

use std::path::PathBuf;

use crate::common::{Endless, Fragile, Leaky, Sound};
use kernel::{Listed, Refused};
use orderstack::replay::{read, tell};
use orderstack::sim::{self, Simulation, Tally};
use serde_json::json;

fn plan() -> Simulation {
    Simulation {
        setup: json!({"players": 3, "options": {"rounds": "5"}}),
        bot: "random".to_owned(),
        games: 60,
        seed: 7,
        threads: 1,
        check: None,
        save: None,
    }
}

fn simulate<G: Listed>(plan: &Simulation) -> Result<Tally, Refused> {
    sim::simulate::<G>(plan, &|| {})
}

#[test]
fn the_results_do_not_depend_on_the_threads() {
    for check in [None, Some(3)] {
        let run =
            |threads| simulate::<Sound>(&Simulation { threads, check, ..plan() }).expect("sound");
        let one = run(1);
        assert_eq!(one, run(2));
        assert_eq!(one, run(5));
        assert_eq!((one.games, one.rounds, one.steps), (60, 300, 1200));
        assert_eq!(one.endings.get("points"), Some(&60));
        assert!(one.wins.values().sum::<u64>() >= 60);
        assert_eq!(one.seat_wins.iter().sum::<u64>(), one.wins.values().sum::<u64>());
        assert!(one.wins.keys().all(|side| ["red", "blue", "green"].contains(&side.as_str())));
    }
}

#[test]
fn another_seed_gives_other_games() {
    let one = simulate::<Sound>(&plan()).expect("sound");
    let other = simulate::<Sound>(&Simulation { seed: 8, ..plan() }).expect("sound");
    assert_ne!(one, other);
}

#[test]
fn the_first_game_that_goes_wrong_is_named_whatever_the_threads() {
    fn said<G: Listed>(threads: usize, check: Option<u32>) -> String {
        let plan = Simulation { threads, check, ..plan() };
        tongue::english().say(&simulate::<G>(&plan).expect_err("a flawed game").message)
    }
    let fragile = said::<Fragile>(1, None);
    assert!(fragile.starts_with("Game 0 (seed "), "{fragile}");
    assert!(fragile.contains("the toy fell apart"), "{fragile}");
    assert_eq!(fragile, said::<Fragile>(4, None));
    let leaky = said::<Leaky>(1, Some(1));
    assert!(leaky.contains("gives something away"), "{leaky}");
    assert_eq!(leaky, said::<Leaky>(3, Some(1)));
    assert!(said::<Endless>(2, None).contains("The game has not ended after 200,000 actions"));
}

#[test]
fn every_seat_can_have_a_bot_of_its_own() {
    let run = |bot: &str| {
        simulate::<Sound>(&Simulation { bot: bot.to_owned(), ..plan() }).expect("sound")
    };
    let wins = run("random,easy,random").seat_wins;
    assert!(wins[1] > wins[0] && wins[1] > wins[2], "{wins:?}");
    assert_eq!(run("easy"), run("easy,easy,easy"));
}

#[test]
fn strange_plans_are_refused() {
    let code = |plan: Simulation| simulate::<Sound>(&plan).expect_err("strange").code;
    assert_eq!(code(Simulation { bot: "hal".to_owned(), ..plan() }), "unknown_bot");
    assert_eq!(code(Simulation { bot: "random,hal,random".to_owned(), ..plan() }), "unknown_bot");
    assert_eq!(code(Simulation { bot: "easy,random".to_owned(), ..plan() }), "wrong_bots");
    assert_eq!(code(Simulation { setup: json!({}), ..plan() }), "bad_setup");
    assert_eq!(code(Simulation { setup: json!({"players": 9}), ..plan() }), "bad_setup");
}

#[test]
fn saved_games_are_the_games_played() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saved-toys");
    std::fs::create_dir_all(&folder).expect("a folder");
    let saving = Simulation { games: 5, save: Some(folder.clone()), ..plan() };
    let tally = simulate::<Sound>(&saving).expect("sound");
    assert_eq!(tally, simulate::<Sound>(&Simulation { games: 5, ..plan() }).expect("sound"));
    let record = read(&folder.join("toy-000004.game")).expect("it was written");
    let history = record.replay::<Sound>().expect("it replays");
    let story = tell(&history, Some(3)).expect("it can be told");
    assert_eq!((story.steps.len(), story.total), (3, 20));
    assert!(tongue::english().say(&story.steps[0].what).starts_with("Seal the "));
    assert_eq!(story.turn["phase"], json!("toss"));
    assert!(tell(&history, Some(21)).is_err());
}
