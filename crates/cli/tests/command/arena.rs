//! Bots set against each other: fair, repeatable, and going on where it stopped.

use std::path::PathBuf;

use crate::common::{Endless, Fragile, Sound};
use kernel::Listed;
use orderstack::Failure;
use orderstack::arena::meeting::Meetings;
use orderstack::arena::{self, ArenaArgs, Mode, balance, balance::BalanceArgs};
use orderstack::series::SeriesArgs;
use serde_json::{Value, json};

fn series() -> SeriesArgs {
    SeriesArgs { game: "toy".to_owned(), seed: 3, threads: Some(1), options: Vec::new() }
}

fn args(bots: &[&str]) -> ArenaArgs {
    ArenaArgs {
        series: series(),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        players: 2,
        mode: Mode::RoundRobin,
        games: 40,
        resume: None,
        sprt: None,
        report: None,
        json: true,
    }
}

/// A file of this name that is not there.
fn fresh(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}

#[track_caller]
fn run<G: Listed>(args: &ArenaArgs) -> Value {
    let mut out = Vec::new();
    arena::run(args, &Meetings::of::<G>(), &mut out).expect("a sensible arena");
    let mut report: Value = serde_json::from_slice(&out).expect("one object");
    for bot in report["bots"].as_array_mut().expect("a list") {
        for key in ["mean_ms", "slowest_ms"] {
            assert!(bot[key].as_f64().is_some_and(|ms| ms >= 0.0), "{bot}");
            bot[key] = json!(null);
        }
    }
    report
}

#[track_caller]
fn refused(args: &ArenaArgs) -> String {
    match arena::run(args, &Meetings::of::<Sound>(), &mut Vec::new()) {
        Err(Failure::Refused(text) | Failure::Usage(text)) => tongue::english().say(&text),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_results_do_not_depend_on_the_threads() {
    let report = |threads| {
        let mut args = ArenaArgs { players: 3, games: 60, ..args(&["easy", "random", "random"]) };
        args.series.threads = Some(threads);
        run::<Sound>(&args)
    };
    let one = report(1);
    assert_eq!(one, report(4));
    assert_eq!((&one["games"], &one["deals"]), (&json!(60), &json!(20)));
    assert_eq!(one["bots"][2]["bot"], json!("random #2"));
    // All victories are somebody's.
    let won = |at: usize| one["bots"][at]["wins"]["won"].as_f64().expect("a number");
    assert!((won(0) + won(1) + won(2) - 60.0).abs() < 1e-9, "{one}");
    let elo = |at: usize| one["bots"][at]["elo"].as_f64().expect("a number");
    assert!(elo(0) > elo(1) && elo(0) > elo(2), "{one}");
}

#[test]
fn each_deal_is_played_from_every_seat() {
    let report = run::<Sound>(&args(&["random", "random"]));
    let pair = &report["pairs"][0];
    assert_eq!(pair["games"], json!(40));
    let count = |key: &str| pair[key].as_u64().expect("a number");
    assert_eq!(count("won") + count("lost") + count("shared"), 40);
    assert_eq!(pair["fair"], json!(0.5));
    for bot in report["bots"].as_array().expect("a list") {
        for by in [&bot["sides"]["red"], &bot["sides"]["blue"], &bot["seats"][0], &bot["seats"][1]]
        {
            assert_eq!(by["of"], json!(20.0), "{bot}");
        }
    }
}

#[test]
fn in_a_gauntlet_one_sits_among_several() {
    let gauntlet = ArenaArgs { players: 4, mode: Mode::Gauntlet, ..args(&["easy", "random"]) };
    let report = run::<Sound>(&gauntlet);
    assert_eq!(report["pairs"][0]["fair"], json!(0.25));
    assert_eq!(report["bots"][0]["wins"]["of"], json!(40.0));
    assert_eq!(report["bots"][1]["wins"]["of"], json!(120.0));
}

#[test]
fn it_goes_on_where_it_stopped() {
    let file = fresh("arena.jsonl");
    let whole = run::<Sound>(&args(&["easy", "random"]));
    let part = ArenaArgs { games: 10, resume: Some(file.clone()), ..args(&["easy", "random"]) };
    assert_eq!(run::<Sound>(&part)["games"], json!(10));
    // The program was killed while it wrote a line, and not all games came in order.
    let text = std::fs::read_to_string(&file).expect("it was written");
    let mut lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 11);
    lines.swap(3, 7);
    let cut = lines.pop().map_or("", |line| &line[..line.len() / 2]);
    std::fs::write(&file, lines.join("\n") + "\n" + cut).expect("a file");
    let all = ArenaArgs { games: 40, ..part.clone() };
    assert_eq!(run::<Sound>(&all), whole);
    let text = std::fs::read_to_string(&file).expect("it was written");
    assert_eq!(text.lines().count(), 41);
    // Nothing is played again.
    assert_eq!(run::<Sound>(&all), whole);
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), text);

    let other = ArenaArgs { bots: vec!["random".to_owned(), "easy".to_owned()], ..all.clone() };
    assert!(refused(&other).contains("an arena with other settings (bots"), "{}", refused(&other));
    std::fs::write(&file, lines[0].to_owned() + "\n{}\n").expect("a file");
    assert!(refused(&all).contains("Line 2"), "{}", refused(&all));
    std::fs::write(&file, "my diary").expect("a file");
    assert!(refused(&all).contains("not an arena file"), "{}", refused(&all));
    assert_eq!(std::fs::read_to_string(&file).expect("untouched"), "my diary");
}

#[test]
fn a_clear_case_is_decided_early_and_at_the_same_deal() {
    let report = |threads| {
        let bots = ["easy", "random"];
        let mut args = ArenaArgs { games: 2000, sprt: Some((-100.0, 60.0)), ..args(&bots) };
        args.series.threads = Some(threads);
        run::<Sound>(&args)
    };
    let one = report(1);
    assert_eq!(one["sprt"]["verdict"], json!("high"), "{one}");
    assert!(one["games"].as_u64() < Some(2000), "{one}");
    assert_eq!(one, report(3));
}

#[test]
fn games_that_fail_are_counted_and_named() {
    let report = run::<Fragile>(&ArenaArgs { games: 4, ..args(&["random", "easy"]) });
    assert_eq!(report["failures"][0]["fault"], json!("broken"));
    let failed = report["failures"].as_array().expect("a list");
    assert_eq!(failed.iter().filter_map(|failure| failure["games"].as_u64()).sum::<u64>(), 4);
    let text = report["failures"][0]["text"].as_str().expect("a text");
    assert!(text.contains("the toy fell apart"), "{text}");
    let report = run::<Endless>(&ArenaArgs { games: 2, ..args(&["random", "random"]) });
    assert_eq!(report["failures"][0]["fault"], json!("stalled"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (args, said) in [
        (args(&["easy"]), "two bots"),
        (args(&["easy", "hal"]), "no bot 'hal'"),
        (ArenaArgs { players: 9, ..args(&["easy", "random"]) }, "players"),
        (ArenaArgs { sprt: Some((0.0, 9.0)), ..args(&["easy", "random", "easy"]) }, "--sprt"),
        (
            ArenaArgs { report: Some("/nowhere/at/all".into()), ..args(&["easy", "random"]) },
            "/nowhere",
        ),
        (
            ArenaArgs { resume: Some("/nowhere/at/all".into()), ..args(&["easy", "random"]) },
            "/nowhere",
        ),
    ] {
        let text = refused(&args);
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn the_page_needs_nothing_else() {
    let file = fresh("arena.html");
    let report = ArenaArgs { report: Some(file.clone()), json: false, ..args(&["easy", "random"]) };
    let mut out = Vec::new();
    arena::run(&report, &Meetings::of::<Sound>(), &mut out).expect("a sensible arena");
    let text = String::from_utf8(out).expect("text");
    assert!(text.contains("again: orderstack arena --bots easy,random"), "{text}");
    assert!(text.contains("easy - random"), "{text}");
    let page = std::fs::read_to_string(file).expect("a page");
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>"), "{page}");
    assert!(page.matches("<svg").count() >= 6, "{page}");
    for outside in ["<script", "<link", "http", "url(", "NaN"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn balance_is_a_page_of_tables() {
    let args = BalanceArgs { series: series(), bot: "random".to_owned(), games: 90, out: None };
    let page = |threads| {
        let mut args = args.clone();
        args.series.threads = Some(threads);
        let mut out = Vec::new();
        balance::run(&args, &Meetings::of::<Sound>(), &mut out).expect("a sensible balance");
        String::from_utf8(out).expect("text")
    };
    let one = page(1);
    assert_eq!(one, page(3));
    for part in
        ["90 games", "| faction | 2 players | 3 players | 4 players |", "| games | 30 | 30 | 30 |"]
    {
        assert!(one.contains(part), "{part}: {one}");
    }
    assert!(
        one.contains("orderstack balance --bot random --games 90 --game toy --seed 3"),
        "{one}"
    );
    assert!(!one.contains("## Boards"), "nobody deals a board: {one}");
    let file = fresh("balance.md");
    let written = BalanceArgs { out: Some(file.clone()), ..args };
    balance::run(&written, &Meetings::of::<Sound>(), &mut Vec::new()).expect("a sensible balance");
    assert_eq!(std::fs::read_to_string(file).expect("a page"), one);
}

/// What is dealt is measured as it lies: how large it is, how often, and how far from fair.
#[test]
fn balance_tells_what_boards_are_dealt() {
    for (game, size) in [("starcraft", "3 × 2"), ("forbidden-stars", "3 × 2")] {
        let series = SeriesArgs { game: game.to_owned(), ..series() };
        let args = BalanceArgs { series, bot: "random".to_owned(), games: 15, out: None };
        let mut out = Vec::new();
        balance::run(&args, &Meetings::named(game).expect("a game"), &mut out).expect("a balance");
        let page = String::from_utf8(out).expect("text");
        let boards = page.split("## Boards").nth(1).and_then(|rest| rest.split("##").next());
        let boards = boards.expect("a section on boards");
        assert!(boards.contains(&format!("| {size} |")), "{boards}");
        let shares = |column: usize| -> f64 {
            let rows = boards.lines().filter(|line| line.contains(" × "));
            let cells =
                rows.filter_map(|line| line.split('|').nth(column + 2)?.trim().strip_suffix('%'));
            cells.map(|share| share.parse::<f64>().expect("a number")).sum()
        };
        for column in 0..3 {
            assert!((shares(column) - 100.0).abs() < 0.5, "{column}: {boards}");
        }
        let unfair = ["| resources and points about home |", "| worth of own areas |"];
        assert!(unfair.iter().any(|row| boards.contains(row)), "{boards}");
    }
}
