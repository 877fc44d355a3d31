//! The words of the command line.

use std::path::PathBuf;

use crate::catalogue::GAMES;
use crate::language::codes;
use clap::{Args as Group, Parser, Subcommand, ValueEnum};

/// Order-stack board games: a table in the browser, simulator, engine protocol, saved games, rules.
#[derive(Debug, Parser)]
#[command(name = "orderstack", version, disable_help_subcommand = true)]
pub(crate) struct Args {
    /// The language to speak; that of the environment unless told
    #[arg(long, global = true, value_name = "CODE", value_parser = clap::builder::PossibleValuesParser::new(codes()))]
    pub(crate) language: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the browser; also without any command
    Serve(ServeArgs),
    /// Play games as fast as possible and count
    Sim(SimArgs),
    /// Set bots against each other and say how strong each is
    Arena(ArenaArgs),
    /// Write down what many games between bots say about factions, seats and numbers of players
    Balance(BalanceArgs),
    /// Fit the weights bots judge a position by to games they play among themselves
    Tune(TuneArgs),
    /// Speak the engine protocol on standard input and output: one JSON object a line
    Engine,
    /// Step through a saved game
    Replay(ReplayArgs),
    /// Replay a saved game and compare its hashes, commitment and result
    Verify(VerifyArgs),
    /// Look up the rules
    Rules(RulesArgs),
    /// Say how much of each language is done, also of those in the making
    Languages(LanguagesArgs),
    /// Copy the games into a file, also while they are being played
    Backup(BackupArgs),
    /// Put a copy in the place of the games; what was there is kept under another name
    Restore(RestoreArgs),
}

impl Command {
    /// What is done without a command.
    pub(crate) fn usual() -> Self {
        Self::Serve(ServeArgs {
            addr: ADDRESS.to_owned(),
            database: DATABASE.to_owned(),
            bot_delay: BOT_DELAY,
            behind_proxy: false,
            origin: None,
        })
    }
}

const ADDRESS: &str = "127.0.0.1:8080";
const DATABASE: &str = "sqlite:orderstack.db";
const BOT_DELAY: u64 = 700;

/// What `serve` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct ServeArgs {
    /// Where to listen; with port 0 any free one
    #[arg(long, value_name = "ADDRESS", default_value = ADDRESS)]
    pub addr: String,
    /// The file of the games
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub database: String,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = BOT_DELAY)]
    pub bot_delay: u64,
    /// A proxy speaks https with the players and tells their addresses in X-Forwarded-For
    #[arg(long)]
    pub behind_proxy: bool,
    /// The address people know the server by, if a proxy does not pass on what they ask for
    #[arg(long, value_name = "https://HOST")]
    pub origin: Option<String>,
}

/// What `backup` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct BackupArgs {
    /// Where the copy goes
    #[arg(value_name = "FILE")]
    pub to: PathBuf,
    /// The file of the games
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub database: String,
    /// Replace the file if it is there already
    #[arg(long)]
    pub replace: bool,
}

/// What `restore` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct RestoreArgs {
    /// The copy
    #[arg(value_name = "FILE")]
    pub from: PathBuf,
    /// The file of the games
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub database: String,
}

/// What every command that plays many games is told.
#[derive(Clone, Debug, Group)]
pub struct SeriesArgs {
    /// The game
    #[arg(long, default_value_t = GAMES[0].id().to_owned())]
    pub game: String,
    /// Where all chance comes from: the same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Threads to play on; all cores unless told. The results do not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
}

/// What `sim` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct SimArgs {
    /// Game, seed, threads and options
    #[command(flatten)]
    pub series: SeriesArgs,
    /// How many seats
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub players: usize,
    /// Who plays all seats, or who plays each, with commas between them
    #[arg(long, default_value = "random")]
    pub bot: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Check every game for broken rules and leaks as it is played, which is slow; with a
    /// number the costly checks are only made at every so many steps
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    pub check: Option<u32>,
    /// Write every game into this folder as a game file
    #[arg(long, value_name = "DIR", conflicts_with = "check")]
    pub save: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// What `arena` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct ArenaArgs {
    /// Game, seed, threads and options
    #[command(flatten)]
    pub series: SeriesArgs,
    /// Who takes part, with commas between them, e.g. easy,random,hard:50ms
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many seats a game has
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: usize,
    /// Who meets whom
    #[arg(long, value_enum, default_value_t = Mode::RoundRobin)]
    pub mode: Mode,
    /// How many games at least: every deal is played from every seat, and the last one to its end
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// Note every game in this file as it ends, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Stop as soon as it is clear (5 % error either way) whether the first of two bots is
    /// stronger than the second by HIGH or only by LOW Elo points
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true, value_parser = low_high)]
    pub sprt: Option<(f64, f64)>,
    /// Write a page with charts into this file
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Mode {
    /// Everybody meets everybody
    RoundRobin,
    /// The first meets each of the others; at larger tables one of them among several of the other
    Gauntlet,
}

fn low_high(text: &str) -> Result<(f64, f64), String> {
    let number = |text: &str| text.trim().parse().ok().filter(|n: &f64| n.abs() <= 2000.0);
    let (low, high) = text.split_once(',').ok_or("the test reads LOW,HIGH, e.g. 0,50")?;
    match (number(low), number(high)) {
        (Some(low), Some(high)) if low < high => Ok((low, high)),
        _ => Err("LOW and HIGH are numbers of Elo points up to 2000, the lower first".to_owned()),
    }
}

/// What `balance` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct BalanceArgs {
    /// Game, seed, threads and options
    #[command(flatten)]
    pub series: SeriesArgs,
    /// Who plays all seats
    #[arg(long, default_value = "easy")]
    pub bot: String,
    /// How many games at least, shared out among the numbers of players
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// Write the page into this file, not on standard output
    #[arg(long, value_name = "FILE.md")]
    pub out: Option<PathBuf>,
}

/// What `tune` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct TuneArgs {
    /// The game
    #[arg(long, default_value_t = GAMES[0].id().to_owned())]
    pub game: String,
    /// Who plays all seats
    #[arg(long, default_value = "easy")]
    pub bot: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// How many seats the games have in turn, with commas between them
    #[arg(long, value_name = "N,N,..", value_delimiter = ',', default_value = "2,3,4")]
    pub players: Vec<usize>,
    /// Where all chance comes from: the same seed gives the same weights
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Threads to play on; all cores unless told. The results do not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    /// Write the new weights into this file
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write a page about them, FILE.md, with its picture, FILE.svg
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("an option reads KEY=VALUE".to_owned()),
    }
}

/// What `replay` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct ReplayArgs {
    /// The game file
    pub file: PathBuf,
    /// Stop after so many actions
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Print the state reached as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// What `verify` is asked to do.
#[derive(Clone, Debug, Group)]
pub struct VerifyArgs {
    /// The game file
    pub file: PathBuf,
}

/// What `rules` is asked for.
#[derive(Clone, Debug, Group)]
pub(crate) struct RulesArgs {
    /// A rule (SC-BATTLE-12), a group of rules (SC-BATTLE), or words that all occur in a rule;
    /// without any, the chapters
    #[arg(value_name = "ID or words")]
    pub(crate) words: Vec<String>,
}

/// What `languages` is asked for.
#[derive(Clone, Debug, Group)]
pub struct LanguagesArgs {
    /// One language, file by file
    #[arg(value_name = "CODE", value_parser = clap::builder::PossibleValuesParser::new(codes()))]
    pub code: Option<String>,
    /// List what is missing, with the English
    #[arg(long)]
    pub missing: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
