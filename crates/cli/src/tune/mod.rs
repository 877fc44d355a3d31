//! The weights of a game's evaluation, fitted to games that bots play among themselves.
//!
//! * `watch`: games are played, with positions taken on the way.
//! * `learn`: weights are fitted to four fifths of the games and measured on the last.
//! * `report`, `plot`: what came of it, as a page with a picture.

mod learn;
mod plot;
mod report;
mod watch;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use house::games::{Visit, with};
use indicatif::ProgressBar;
use kernel::{Listed, Refused, message};
use serde_json::{Value, json};

pub use crate::args::TuneArgs;
use crate::sim::cores;
use crate::{Failure, file_failure};
pub use learn::{Lesson, Measured};

/// What to learn from.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The setups, which take turns.
    pub setups: Vec<Value>,
    /// Who plays, as in [`crate::sim::Simulation`].
    pub bot: String,
    /// How many games.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// The command, to be named in what is written.
    pub command: String,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// What was learned, in a table for people.
    pub summary: String,
    /// The file of the new weights.
    pub weights: String,
    /// The page about them; its picture is called `picture`.
    pub page: String,
    /// The picture on it.
    pub picture: String,
}

/// Plays the games of a plan and learns from them.
pub fn tune<G: Listed>(plan: &Tuning, tick: &(dyn Fn() + Sync)) -> Result<Tuned, Refused> {
    let games = watch::watch_all::<G>(plan, tick)?;
    let old = (0..G::STAGES.len()).map(|stage| G::weights(stage).iter().map(|&it| it.into()));
    let floor = |&(_, burden): &(&str, bool)| if burden { f64::NEG_INFINITY } else { 0.0 };
    let floor = G::feature_help().iter().map(floor).collect();
    let old = old.map(Iterator::collect).collect();
    let lesson = learn::learn(games, plan.setups.len(), old, floor)?;
    let weights = report::weights_file::<G>(&lesson, plan);
    G::check_weights(&weights)
        .map_err(|problem| Refused::new("internal", message!("bad-weights", why = problem)))?;
    Ok(Tuned {
        summary: report::summary::<G>(&lesson, plan),
        weights,
        page: report::page::<G>(&lesson, plan),
        picture: plot::calibration(&lesson.measured),
    })
}

/// [`tune`] for any game.
struct Tune;

impl Visit for Tune {
    type Out = fn(&Tuning, &(dyn Fn() + Sync)) -> Result<Tuned, Refused>;

    fn visit<G: Listed>(&self) -> Self::Out {
        tune::<G>
    }
}

/// `orderstack tune`
pub fn run(args: &TuneArgs, out: &mut impl Write) -> Result<(), Failure> {
    let tune = with(&args.game, &Tune)?;
    let page = args.report.as_ref().map(|path| path.with_extension("md"));
    let picture = args.report.as_ref().map(|path| path.with_extension("svg"));
    // Better now than after all games are played.
    for file in [&args.out, &page].into_iter().flatten() {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir()) || file.file_name().is_none() {
            let text = message!("no-folder", file = file.display().to_string());
            return Err(Failure::Refused(text));
        }
    }
    let options: BTreeMap<&String, &String> =
        args.options.iter().map(|(key, value)| (key, value)).collect();
    let setup = |players: &usize| json!({"players": players, "options": options});
    let plan = Tuning {
        setups: args.players.iter().map(setup).collect(),
        bot: args.bot.clone(),
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        command: command(args),
    };
    let bar = ProgressBar::new(args.games);
    let tuned = tune(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    let tuned = tuned?;
    write!(out, "{}", tuned.summary)?;
    let name = picture.as_deref().and_then(Path::file_name).unwrap_or_default();
    let text = tuned.page.replace(PICTURE, &name.to_string_lossy());
    for (file, text) in [(&args.out, &tuned.weights), (&page, &text), (&picture, &tuned.picture)] {
        if let Some(file) = file {
            write_file(file, text)?;
            writeln!(out, "written: {}", file.display())?;
        }
    }
    Ok(())
}

/// What stands in a page for the address of its picture.
const PICTURE: &str = "PICTURE";

fn write_file(file: &PathBuf, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|error| file_failure(file, &error))
}

/// The command that learns the same again.
fn command(args: &TuneArgs) -> String {
    let players: Vec<String> = args.players.iter().map(usize::to_string).collect();
    let mut words = vec![
        format!("orderstack tune --game {} --bot {}", args.game, args.bot),
        format!("--games {} --players {} --seed {}", args.games, players.join(","), args.seed),
    ];
    words.extend(args.options.iter().map(|(key, value)| format!("--option {key}={value}")));
    words.join(" ")
}
