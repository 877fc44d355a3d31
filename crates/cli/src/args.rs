//! The words of the command line. What is said about each stands in the files of the languages (`cli-options.ftl`), see
//! [`crate::help`].

use std::path::PathBuf;

use crate::language::codes;
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use kernel::{Message, message};

/// A call of the program.
#[derive(Debug, Parser)]
#[command(name = "orderstack", version, disable_help_subcommand = true)]
pub(crate) struct Args {
    #[arg(long, global = true, display_order = 900, value_name = "CODE", value_parser = clap::builder::PossibleValuesParser::new(codes()))]
    pub(crate) language: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Sim(SimArgs),
    Arena(ArenaArgs),
    Balance(BalanceArgs),
    Tune(TuneArgs),
    Engine,
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Rules(RulesArgs),
    Languages(LanguagesArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Tidy(TidyArgs),
    #[command(subcommand)]
    Account(AccountCommand),
    Ratings(RatingsArgs),
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
            smtp: None,
            mail_from: None,
            smtp_password: None,
            signup: SIGNUP[0].to_owned(),
        })
    }
}

const ADDRESS: &str = "127.0.0.1:8080";
const DATABASE: &str = "sqlite:orderstack.db";
const BOT_DELAY: u64 = 700;
/// Who may make an account.
pub(crate) const SIGNUP: [&str; 3] = ["open", "code", "work"];

/// What `serve` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", default_value = ADDRESS)]
    pub addr: String,
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub database: String,
    #[arg(long, value_name = "MS", default_value_t = BOT_DELAY, value_parser = whole::<u64>(0..=u64::MAX))]
    pub bot_delay: u64,
    #[arg(long)]
    pub behind_proxy: bool,
    #[arg(long, value_name = "https://HOST")]
    pub origin: Option<String>,
    #[arg(long, value_name = "smtps://USER@HOST", requires = "mail_from")]
    pub smtp: Option<String>,
    #[arg(long, value_name = "ADDRESS", requires = "smtp")]
    pub mail_from: Option<String>,
    #[arg(long, value_name = "FILE", requires = "smtp")]
    pub smtp_password: Option<PathBuf>,
    #[arg(long, value_name = "WHO", default_value = SIGNUP[0], value_parser = clap::builder::PossibleValuesParser::new(SIGNUP))]
    pub signup: String,
}

/// What `play` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct PlayArgs {
    #[arg(long, value_name = "https://HOST")]
    pub server: String,
    #[arg(long, value_name = "FILE")]
    pub token: PathBuf,
    #[arg(long, value_name = "PROGRAM")]
    pub engine: String,
    #[arg(long, value_name = "TABLE")]
    pub table: Option<String>,
}

/// What `backup` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct BackupArgs {
    #[arg(value_name = "FILE")]
    pub to: PathBuf,
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub database: String,
    #[arg(long)]
    pub replace: bool,
}

/// What `restore` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct RestoreArgs {
    #[arg(value_name = "FILE")]
    pub from: PathBuf,
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub database: String,
}

/// What `tidy` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct TidyArgs {
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub database: String,
    #[arg(long)]
    pub dry_run: bool,
}

/// What `ratings` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub(crate) struct RatingsArgs {
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub(crate) database: String,
}

/// What `account` is asked to do.
#[derive(Clone, Debug, Subcommand)]
pub(crate) enum AccountCommand {
    List(ListArgs),
    Grant(RoleArgs),
    Revoke(RoleArgs),
    Reset(NameArgs),
    Delete(DeleteArgs),
    Audit(ListArgs),
    Invite(InviteArgs),
}

/// What `account list` and `account audit` are asked.
#[derive(Clone, Debug, Group)]
pub(crate) struct ListArgs {
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub(crate) database: String,
}

/// What `account grant` and `account revoke` are asked to do.
#[derive(Clone, Debug, Group)]
pub(crate) struct RoleArgs {
    #[arg(value_name = "NAME")]
    pub(crate) name: String,
    #[arg(value_name = "ROLE", value_parser = clap::builder::PossibleValuesParser::new(store::ROLES))]
    pub(crate) role: String,
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub(crate) database: String,
}

/// What `account invite` is asked to do.
#[derive(Clone, Debug, Group)]
pub(crate) struct InviteArgs {
    #[arg(value_name = "N", default_value_t = 1, value_parser = whole::<u16>(1..=1000))]
    pub(crate) count: u16,
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub(crate) database: String,
}

/// What `account reset` is asked to do.
#[derive(Clone, Debug, Group)]
pub(crate) struct NameArgs {
    #[arg(value_name = "NAME")]
    pub(crate) name: String,
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub(crate) database: String,
}

/// What `account delete` is asked to do.
#[derive(Clone, Debug, Group)]
pub(crate) struct DeleteArgs {
    #[arg(value_name = "NAME")]
    pub(crate) name: String,
    #[arg(long)]
    pub(crate) yes: bool,
    #[arg(long, value_name = "sqlite:FILE", default_value = DATABASE)]
    pub(crate) database: String,
}

/// What every command that plays many games is told.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct SeriesArgs {
    #[arg(long, default_value = house::games::IDS[0])]
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    pub seed: u64,
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
}

/// What `sim` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct SimArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole::<usize>(0..=u64::MAX))]
    pub players: usize,
    #[arg(long, default_value = "random")]
    pub bot: String,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u64>(1..=u64::MAX))]
    pub games: u64,
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "1", value_parser = whole::<u32>(1..=u32::MAX.into()))]
    pub check: Option<u32>,
    #[arg(long, value_name = "DIR", conflicts_with = "check")]
    pub save: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// What `arena` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct ArenaArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<usize>(0..=u64::MAX))]
    pub players: usize,
    #[arg(long, value_enum, default_value_t = Mode::RoundRobin)]
    pub mode: Mode,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u64>(1..=1_000_000))]
    pub games: u64,
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true, value_parser = low_high)]
    pub sprt: Option<(f64, f64)>,
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
#[allow(missing_docs)]
pub enum Mode {
    RoundRobin,
    Gauntlet,
}

/// What is wrong with the value of an argument.
#[derive(Clone, Debug)]
pub(crate) struct Wrong(pub(crate) Message);

/// For programmers; people get a sentence of their language.
impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl std::error::Error for Wrong {}

/// A whole number of a range, of a type that may be smaller.
fn whole<T: TryFrom<u64>>(
    range: std::ops::RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, Wrong> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
            let (first, last) = (range.start().to_string(), range.end().to_string());
            Wrong(match *range.end() {
                u64::MAX => message!("args-whole", first = first),
                _ => message!("args-whole-to", first = first, last = last),
            })
        })
    }
}

fn low_high(text: &str) -> Result<(f64, f64), Wrong> {
    let number = |text: &str| text.trim().parse().ok().filter(|n: &f64| n.abs() <= 2000.0);
    let (low, high) = text.split_once(',').ok_or_else(|| Wrong(message!("args-low-high")))?;
    match (number(low), number(high)) {
        (Some(low), Some(high)) if low < high => Ok((low, high)),
        _ => Err(Wrong(message!("args-elo"))),
    }
}

/// What `balance` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct BalanceArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    #[arg(long, default_value = "easy")]
    pub bot: String,
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = whole::<u64>(1..=1_000_000))]
    pub games: u64,
    #[arg(long, value_name = "FILE.md")]
    pub out: Option<PathBuf>,
}

/// What `tune` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct TuneArgs {
    #[arg(long, default_value = house::games::IDS[0])]
    pub game: String,
    #[arg(long, default_value = "easy")]
    pub bot: String,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u64>(1..=u64::MAX))]
    pub games: u64,
    #[arg(long, value_name = "N,N,..", value_delimiter = ',', default_value = "2,3,4", value_parser = whole::<usize>(0..=u64::MAX))]
    pub players: Vec<usize>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    pub seed: u64,
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=1024))]
    pub threads: Option<u16>,
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

fn key_value(text: &str) -> Result<(String, String), Wrong> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err(Wrong(message!("args-key-value"))),
    }
}

/// What `replay` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct ReplayArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX))]
    pub to: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

/// What `verify` is asked to do.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct VerifyArgs {
    pub file: PathBuf,
}

/// What `rules` is asked for.
#[derive(Clone, Debug, Group)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "WORDS")]
    pub(crate) words: Vec<String>,
}

/// What `languages` is asked for.
#[derive(Clone, Debug, Group)]
#[allow(missing_docs)]
pub struct LanguagesArgs {
    #[arg(value_name = "CODE", value_parser = clap::builder::PossibleValuesParser::new(codes()))]
    pub code: Option<String>,
    #[arg(long)]
    pub missing: bool,
    #[arg(long)]
    pub json: bool,
}
