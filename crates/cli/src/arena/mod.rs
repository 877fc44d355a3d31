//! Bots set against each other, fairly: every deal is played from every seat.
//!
//! * [`plan`]: who plays whom with which deal; [`meeting`]: one game, with a clock.
//! * [`contest`]: all games of a plan; [`ledger`]: the file that keeps them.
//! * [`report`]: what they say, by the [`stats`], as [`text`], JSON or a [`page`] with [`charts`].
//! * [`balance`]: what they say about the game itself.

pub mod balance;
pub mod charts;
pub mod contest;
pub mod ledger;
pub mod meeting;
pub mod page;
pub mod plan;
pub mod report;
pub mod stats;
pub mod text;

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use clap::ValueEnum;
use indicatif::ProgressBar;
use kernel::message;

pub use crate::args::{ArenaArgs, Mode};
use crate::series::SeriesArgs;
use crate::{Failure, file_failure};
use contest::Contest;
use ledger::Ledger;
use meeting::Meetings;
use plan::{Plan, lineups};
use report::Report;
use stats::Sprt;

/// `orderstack arena`
pub fn run(args: &ArenaArgs, meetings: &Meetings, out: &mut impl Write) -> Result<(), Failure> {
    let plan = planned(args, meetings)?;
    let rules = meetings.rules.into();
    let mut contest = Contest::new(&plan, args.sprt.map(|(low, high)| Sprt::new(low, high)));
    let ledger = match &args.resume {
        Some(path) => {
            Some(Ledger::open(path, &plan, &rules, |index, met| contest.take(index, met))?)
        }
        None => None,
    };
    if let Some(path) = &args.report {
        writable(path)?;
    }
    let bar = ProgressBar::new(plan.games()).with_position(contest.played());
    let contest = contest.play(meetings, args.series.threads(), ledger, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = Report::of(&contest?, command(args, &plan), rules);
    if let Some(path) = &args.report {
        std::fs::write(path, page::page(&report)).map_err(|error| file_failure(path, &error))?;
    }
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        text::print(&report, out)?;
    }
    Ok(())
}

fn planned(args: &ArenaArgs, meetings: &Meetings) -> Result<Plan, Failure> {
    let setup = args.series.setup(args.players, meetings.dealt);
    let names: Vec<(&str, u64)> = args.bots.iter().map(|name| (name.as_str(), 0)).collect();
    (meetings.invite)(&setup, &names)?;
    if args.sprt.is_some() && (args.bots.len(), args.players) != (2, 2) {
        return Err(Failure::Usage(message!("sprt-of-two")));
    }
    let lineups = lineups(args.mode, args.bots.len(), args.players)?;
    Ok(Plan {
        game: meetings.game.to_owned(),
        setup,
        bots: args.bots.clone(),
        deals: args.games.div_ceil(lineups.len() as u64),
        lineups,
        seed: args.series.seed,
    })
}

/// Finds out whether a file can be written before hours are spent on what it is for.
fn writable(path: &Path) -> Result<(), Failure> {
    let opened = OpenOptions::new().create(true).append(true).open(path);
    opened.map(|_| ()).map_err(|error| file_failure(path, &error))
}

fn command(args: &ArenaArgs, plan: &Plan) -> String {
    let mode = args.mode.to_possible_value();
    let mode = mode.as_ref().map_or("", |mode| mode.get_name());
    let test = args.sprt.map_or(String::new(), |(low, high)| format!(" --sprt {low},{high}"));
    format!(
        "orderstack arena --bots {} --players {} --mode {mode} --games {}{test}{}",
        args.bots.join(","),
        args.players,
        plan.games(),
        series(&args.series)
    )
}

/// The words that every command for many games knows.
fn series(args: &SeriesArgs) -> String {
    let options = args.options.iter().map(|(key, value)| format!(" --option {key}={value}"));
    format!(" --game {} --seed {}{}", args.game, args.seed, options.collect::<String>())
}
