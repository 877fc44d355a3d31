//! Weights fitted to games of bots.

use std::path::PathBuf;
use std::process::Command;

use crate::common::Sound;
use bots::fit::Position;
use kernel::{Evaluate, Game, NoLog, Options, Rng, Turn};
use orderstack::tune::{Tuning, tune};
use serde_json::json;
use starcraft::{Setup, StarCraft};

fn plan() -> Tuning {
    Tuning {
        setups: [2, 3, 4]
            .map(|players| json!({"players": players, "options": {"rounds": "5"}}))
            .into(),
        bot: "random".to_owned(),
        games: 60,
        seed: 7,
        threads: 1,
        command: "orderstack tune --game toy".to_owned(),
    }
}

#[test]
fn whoever_has_more_points_wins_and_the_weights_say_so() {
    let tuned = tune::<Sound>(&plan(), &|| {}).expect("sound");
    assert_eq!(tuned, tune::<Sound>(&Tuning { threads: 3, ..plan() }, &|| {}).expect("sound"));
    let line = tuned.weights.lines().last().expect("a line");
    let weight = line.trim_start_matches("points = [").trim_end_matches(']');
    assert!(weight.parse::<f64>().is_ok_and(|weight| weight > 0.2), "{}", tuned.weights);
    assert!(tuned.weights.contains("#   orderstack tune --game toy\n"), "{}", tuned.weights);
    assert!(tuned.page.contains("| points | "));
    assert!(tuned.picture.starts_with("<svg") && tuned.picture.ends_with("</svg>\n"));
    assert!(!tuned.picture.contains("NaN"), "{}", tuned.picture);
}

#[test]
fn strange_plans_are_refused() {
    let code = |plan: Tuning| tune::<Sound>(&plan, &|| {}).expect_err("strange").code;
    assert_eq!(code(Tuning { bot: "hal".to_owned(), ..plan() }), "unknown_bot");
    assert_eq!(code(Tuning { setups: vec![json!({"players": 9})], ..plan() }), "bad_setup");
    assert_eq!(code(Tuning { games: 1, ..plan() }), "too_few");
}

#[test]
fn positions_are_judged_as_the_game_judges_them() {
    for options in [&[][..], &[("teams", "pairs")]] {
        let mut game = StarCraft::new(&Setup::new(4, options), 3).expect("a legal setup");
        let mut rng = Rng::new(3);
        while let Turn::Pending(seats) = game.turn() {
            let position = Position::of(&game);
            let weights = StarCraft::weights(position.stage).iter().map(|&weight| weight.into());
            let chances = position.chances(&weights.collect::<Vec<f64>>());
            for (side, chance) in position.sides.iter().zip(chances) {
                for seat in side.seats.iter() {
                    let judged = f64::from(game.chances()[seat.index()]);
                    assert!((judged - chance).abs() < 1e-4, "{judged} {chance}");
                }
            }
            let seat = seats.iter().next().expect("somebody");
            let mut options = Options::new();
            game.options(seat, &mut options);
            let action = game.habit(seat, &options, &mut rng).expect("an option");
            game.play(seat, action, &mut NoLog);
        }
    }
}

fn orderstack(words: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_orderstack")).args(words).output();
    let output = output.expect("the command runs");
    let said = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(said).expect("text"))
}

#[test]
fn the_command_writes_weights_the_game_can_read_and_a_page() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tuned");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let (out, report) = (path("weights.toml"), path("page"));
    let words = ["tune", "--bot", "random", "--games", "12", "--players", "2,3", "--seed", "4"];
    let auto = ["--option", "galaxy=auto", "--option", "factions=random"];
    let files = ["--out", &out, "--report", &report];
    let (fine, said) = orderstack(&[&words[..], &auto, &files].concat());
    assert!(fine && said.contains("log-loss") && said.contains("weights.toml"), "{said}");
    let weights = std::fs::read_to_string(&out).expect("it was written");
    assert_eq!(starcraft::check_weights(&weights), Ok(()));
    assert!(
        weights.contains("--games 12 --players 2,3 --seed 4 --option galaxy=auto"),
        "{weights}"
    );
    let page = std::fs::read_to_string(path("page.md")).expect("it was written");
    assert!(page.contains("](page.svg)") && page.contains("| army | "), "{page}");
    assert!(std::fs::read_to_string(path("page.svg")).is_ok_and(|svg| svg.contains("<circle")));
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_anybody_plays() {
    for file in ["--out", "--report"] {
        let many = ["tune", "--games", "1000000000", file, "nowhere/at/all"];
        let (fine, said) = orderstack(&many);
        assert!(!fine && said.contains("nowhere/at/all"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}
