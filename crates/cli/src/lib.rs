//! The `orderstack` command as a library, so that every part of it can be tested.
//!
//! * [`serve`]: the table in the browser.
//! * [`play`]: a program at the tables of a server.
//! * [`engine`]: the engine protocol, one JSON object a line.
//! * [`sim`]: games played as fast as possible.
//! * [`arena`]: bots set against each other, with ratings and the report on balance.
//! * [`series`]: what the commands that play many games share.
//! * [`tune`]: weights fitted to games that bots play.
//! * [`replay`]: saved games, stepped through and verified.
//! * [`rules`]: the rules, looked up.
//! * [`backup`]: the games copied, put back, and tidied.
//! * `account`: accounts listed, reset and deleted, and who may do what for all others.
//! * `ratings`: whether the ratings are what the games make of them.
//! * [`languages`]: how much of each language is done.
//! * [`language`]: which language people are spoken to in.
//! * `help`: what the command line says about itself.
//! * [`guard`]: a mistake in the rules becomes an error, not a crash.
//!
//! Every command fails with one line on standard error: status 2 if it was called wrongly, 1
//! for anything else. A reader that goes away (`orderstack rules | head`) is no failure.

mod account;
pub mod arena;
mod args;
pub mod backup;
pub mod engine;
pub mod guard;
mod help;
pub mod language;
pub mod languages;
mod names;
pub mod play;
mod ratings;
pub mod replay;
pub mod rules;
pub mod series;
pub mod serve;
pub mod sim;
pub mod tune;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;
use kernel::{Message, Refused, message};
use tongue::Tongue;

use arena::meeting::Meetings;
use args::{Args, Command};
use engine::Opening;

/// Why a command came to nothing.
#[derive(Debug)]
pub enum Failure {
    /// It was called wrongly.
    Usage(Message),
    /// It could not be done.
    Refused(Message),
    /// Standard input or output is broken.
    Stream(io::Error),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused.message)
    }
}

/// A file that cannot be read or written.
pub(crate) fn file_failure(file: &Path, error: &io::Error) -> Failure {
    let (file, error) = (file.display().to_string(), error.to_string());
    Failure::Refused(message!("file-error", file = file, error = error))
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}

/// Runs the command and reports a failure.
pub fn main(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let words: Vec<OsString> = words.into_iter().collect();
    let tongue = language::of(&words, |name| std::env::var(name).ok());
    let mut out = io::stdout().lock();
    let done = guard::guarded(|| {
        run(words, tongue, &mut out)?;
        out.flush().map_err(Failure::from)
    });
    let (line, status) = match done.unwrap_or_else(|refused| Err(refused.into())) {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Stream(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Failure::Stream(error)) => (error.to_string(), 1),
        Err(Failure::Refused(why)) => (tongue.say(&why), 1),
        Err(Failure::Usage(why)) => (tongue.say(&why), 2),
    };
    // Nobody is left to tell if this fails as well.
    let _ = writeln!(io::stderr(), "orderstack: {}", guard::one_line(&line));
    ExitCode::from(status)
}

/// Runs the command of these words, the first of which is the program's name.
pub fn run(
    words: Vec<OsString>,
    tongue: &'static Tongue,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let read = help::command(tongue).try_get_matches_from(words);
    let args = match read.and_then(|words| Args::from_arg_matches(&words)) {
        Ok(args) => args,
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                return Ok(write!(out, "{}", error.render())?);
            }
            _ => return Err(Failure::Usage(help::wrong(&error))),
        },
    };
    match args.command.unwrap_or_else(Command::usual) {
        Command::Serve(args) => serve::run(&args, out),
        Command::Play(args) => play::run(&args, tongue, out),
        Command::Sim(args) => sim::run(&args, tongue, out),
        Command::Arena(args) => arena::run(&args, &Meetings::named(&args.series.game)?, out),
        Command::Balance(args) => {
            arena::balance::run(&args, &Meetings::named(&args.series.game)?, out)
        }
        Command::Tune(args) => tune::run(&args, out),
        Command::Engine => Ok(engine::serve(&Opening::all(), tongue, io::stdin().lock(), out)?),
        Command::Replay(args) => replay::run(&args, tongue, out),
        Command::Verify(args) => replay::verify(&args, tongue, out),
        Command::Rules(args) => rules::run(&args.words, tongue, out),
        Command::Languages(args) => languages::run(&args, tongue, out),
        Command::Backup(args) => backup::run(&args, tongue, out),
        Command::Restore(args) => backup::restore(&args, tongue, out),
        Command::Tidy(args) => backup::tidy(&args, tongue, out),
        Command::Ratings(args) => ratings::run(&args, tongue, out),
        Command::Account(command) => account::run(&command, tongue, out),
    }
}
