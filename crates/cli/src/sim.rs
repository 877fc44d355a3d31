//! Games played as fast as possible.
//!
//! Every game has a seed of its own, made of the seed of the series and the game's index, and
//! only whole numbers are added up, so the results do not depend on the number of threads.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use bots::Bot;
use house::games::{Visit, with};
use indicatif::ProgressBar;
use kernel::harness::{Effort, check_game};
use kernel::history::{History, Record};
use kernel::{
    Arg, Evaluate, NoLog, Options, Outcome, Refused, Rng, Seat, Seen, Turn, message, random_choice,
};
use serde::Serialize;
use serde_json::{Value, json};
use tongue::{People, Tongue, say};

use crate::args::SimArgs;
pub use crate::names::Names;
use crate::series::{Series, side};
use crate::{Failure, file_failure};
use kernel::Listed;
use kernel::read_setup;

/// A game with more actions than this is taken for one without an end.
pub(crate) const MAX_STEPS: u32 = 200_000;

/// A series of games.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The setup of every game.
    pub setup: Value,
    /// Who plays all seats, or a list with commas of who plays each.
    pub bot: String,
    /// How many games.
    pub games: u64,
    /// The seed of the series.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// Whether the harness looks on, and at every how many steps it makes its costly checks.
    pub check: Option<u32>,
    /// Where game files go.
    pub save: Option<PathBuf>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Actions played.
    pub steps: u64,
    /// Those of them that were a choice between at least two options.
    pub decisions: u64,
    /// Rounds played.
    pub rounds: u64,
    /// Victories by side; a shared one counts for each winner.
    pub wins: BTreeMap<String, u64>,
    /// Victories by seat, counted in the same way.
    pub seat_wins: Vec<u64>,
    /// Games by the kind of ending.
    pub endings: BTreeMap<String, u64>,
}

impl Tally {
    fn of<G: Listed>(game: &G, outcome: &Outcome, steps: u32, decisions: u32) -> Self {
        Self {
            games: 1,
            steps: steps.into(),
            decisions: decisions.into(),
            rounds: game.clock().0.into(),
            wins: outcome.winners.iter().map(|seat| (side(game, seat), 1)).collect(),
            seat_wins: (0..game.players() as u8)
                .map(|seat| outcome.winners.contains(Seat(seat)).into())
                .collect(),
            endings: [(outcome.ending.to_owned(), 1)].into(),
        }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        for (side, wins) in other.wins {
            *self.wins.entry(side).or_default() += wins;
        }
        self.seat_wins.resize(self.seat_wins.len().max(other.seat_wins.len()), 0);
        for (sum, wins) in self.seat_wins.iter_mut().zip(other.seat_wins) {
            *sum += wins;
        }
        for (ending, games) in other.endings {
            *self.endings.entry(ending).or_default() += games;
        }
    }
}

/// Plays all games of a plan.
pub fn simulate<G: Listed>(plan: &Simulation, tick: &(dyn Fn() + Sync)) -> Result<Tally, Refused> {
    let setup = read_setup::<G>(&plan.setup)?;
    seat_bots(&plan.bot, &G::new(&setup, plan.seed)?, 0)?;
    let series = Series { games: plan.games, seed: plan.seed, threads: plan.threads };
    series.play(tick, &|index| one_game::<G>(plan, &setup, index), Tally::add)
}

/// [`simulate`] for any game.
struct Simulate;

impl Visit for Simulate {
    type Out = fn(&Simulation, &(dyn Fn() + Sync)) -> Result<Tally, Refused>;

    fn visit<G: Listed>(&self) -> Self::Out {
        simulate::<G>
    }
}

/// As many threads as the machine has cores.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn one_game<G: Listed>(plan: &Simulation, setup: &G::Setup, index: u64) -> Result<Tally, Refused> {
    let seed = bots::series_seed(plan.seed, index);
    let mut rng = Rng::fork(seed, 1);
    if let Some(every) = plan.check {
        let effort = Effort { max_steps: MAX_STEPS, every };
        let report = check_game::<G>(setup, seed, &mut rng, effort).map_err(|why| {
            let why = why.replacen(&format!("seed {seed}, "), "", 1);
            Refused::new("broken_rules", message!("verbatim", text = why))
        })?;
        return Ok(Tally::of(&report.end, &report.outcome, report.steps, report.decisions));
    }
    if let Some(folder) = &plan.save {
        let (history, decisions) = recorded::<G>(plan, setup, seed, &mut rng)?;
        let file = folder.join(format!("{}-{index:06}.game", G::ID));
        std::fs::write(&file, Record::of(&history)?.to_text()).map_err(|error| {
            let (file, error) = (file.display().to_string(), error.to_string());
            Refused::new("io", message!("file-error", file = file, error = error))
        })?;
        let steps = history.actions().len() as u32;
        return finished(history.game(), steps, decisions);
    }
    let mut game = G::new(setup, seed)?;
    let played = if plan.bot == "random" {
        bots::play_out(&mut game, &mut rng, MAX_STEPS, &mut NoLog)
    } else {
        let mut bots = seat_bots(&plan.bot, &game, seed)?;
        bots::play(&mut game, &mut bots, MAX_STEPS)?
    };
    finished(&game, played.steps, played.decisions)
}

/// One bot for all seats, or one for each.
pub(crate) fn seat_bots<G: Evaluate>(
    names: &str,
    game: &G,
    seed: u64,
) -> Result<Vec<Box<dyn Bot<G>>>, Refused> {
    let names: Vec<&str> = names.split(',').collect();
    let (players, given) = (game.players(), names.len());
    if given != 1 && given != players {
        let why = message!("wrong-bots", bots = given, seats = players);
        return Err(Refused::new("wrong_bots", why));
    }
    (names.into_iter().cycle().take(players).zip(0..))
        .map(|(name, seat)| bots::by_name(name, bots::series_seed(seed, seat), &native::Native))
        .collect()
}

/// The very game that [`one_game`] would play, with every action kept.
fn recorded<G: Evaluate>(
    plan: &Simulation,
    setup: &G::Setup,
    seed: u64,
    rng: &mut Rng,
) -> Result<(History<G>, u32), Refused> {
    let mut history = History::<G>::new(setup.clone(), seed)?;
    let mut bots = seat_bots(&plan.bot, history.game(), seed)?;
    let mut decisions = 0;
    let mut options = Options::new();
    while history.actions().len() < MAX_STEPS as usize {
        let Some(seat) = history.game().asked(&mut options) else { break };
        decisions += u32::from(options.len() > 1);
        let choice = if plan.bot == "random" {
            random_choice::<G>(&options, rng)
        } else {
            Some(bots[seat.index()].choose(Seen::new(history.game(), seat)))
        };
        let Some(action) = choice else { break };
        history.act(seat, action, &mut NoLog)?;
    }
    Ok((history, decisions))
}

fn finished<G: Listed>(game: &G, steps: u32, decisions: u32) -> Result<Tally, Refused> {
    match game.turn() {
        Turn::Over(outcome) => Ok(Tally::of(game, &outcome, steps, decisions)),
        Turn::Pending(_) => Err(Refused::new("endless", message!("endless", steps = steps))),
    }
}

/// What the command prints.
#[derive(Debug, Serialize)]
struct Summary<'a> {
    game: &'a str,
    players: usize,
    bot: &'a str,
    seed: u64,
    checked: bool,
    games: u64,
    actions: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    rounds: f64,
    wins: &'a BTreeMap<String, u64>,
    seat_wins: &'a [u64],
    endings: &'a BTreeMap<String, u64>,
}

/// `orderstack sim`
pub fn run(args: &SimArgs, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let simulate = with(&args.series.game, &Simulate)?;
    if let Some(folder) = &args.save {
        std::fs::create_dir_all(folder).map_err(|error| file_failure(folder, &error))?;
    }
    let plan = Simulation {
        setup: args.series.setup(args.players, &[]),
        bot: args.bot.clone(),
        games: args.games,
        seed: args.series.seed,
        threads: args.series.threads(),
        check: args.check,
        save: args.save.clone(),
    };
    // The bar goes to standard error, and hides itself unless that is a terminal.
    let bar = ProgressBar::new(args.games);
    let begin = Instant::now();
    let tally = simulate(&plan, &|| bar.inc(1));
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let tally = tally?;
    let summary = Summary {
        game: &args.series.game,
        players: args.players,
        bot: &args.bot,
        seed: args.series.seed,
        checked: args.check.is_some(),
        games: tally.games,
        actions: tally.steps,
        decisions: tally.decisions,
        seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        games_per_second: tally.games as f64 / seconds,
        rounds: tally.rounds as f64 / tally.games as f64,
        wins: &tally.wins,
        seat_wins: &tally.seat_wins,
        endings: &tally.endings,
    };
    if args.json {
        writeln!(out, "{}", json!(summary))?;
    } else {
        print(&summary, tongue, out)?;
    }
    Ok(())
}

fn print(summary: &Summary<'_>, tongue: &Tongue, out: &mut impl Write) -> std::io::Result<()> {
    let games = summary.games as f64;
    let Summary { game, players, bot, .. } = *summary;
    // Programs read ids, people names.
    let names = Names::of(game);
    let game = names.game(game, tongue);
    let side = |id: &str| names.side(id, tongue);
    let ending = |id: &str| tongue.say(&names.ending(id));
    // A number that is a name: nobody counts seeds.
    let seed = summary.seed.to_string();
    let game = &*game;
    let title = match summary.checked {
        true => {
            message!("sim-title-checked", game = game, players = players, bot = bot, seed = seed)
        }
        false => message!("sim-title", game = game, players = players, bot = bot, seed = seed),
    };
    writeln!(out, "{}", tongue.say(&title))?;
    let number =
        |value: f64, places| tongue.called(&Arg::decimal(value, places), People::default());
    let (a_second, a_game) = (say!(tongue, "sim-a-second"), say!(tongue, "sim-a-game"));
    let (label, speed) = (say!(tongue, "sim-games"), number(summary.games_per_second, 0));
    writeln!(out, "{label:<12}{:>12}{speed:>14} {a_second}", number(games, 0))?;
    let (label, speed) = (say!(tongue, "sim-decisions"), number(summary.decisions_per_second, 0));
    let decisions = summary.decisions as f64;
    let (all, each) = (number(decisions, 0), number(decisions / games, 1));
    writeln!(out, "{label:<12}{all:>12}{speed:>14} {a_second}{each:>12} {a_game}")?;
    let seconds = number(summary.seconds, 2);
    writeln!(out, "{:<12}{seconds:>12}", say!(tongue, "sim-seconds"))?;
    let rounds = number(summary.rounds, 2);
    writeln!(out, "{:<12}{rounds:>12} {a_game}", say!(tongue, "sim-rounds"))?;
    let bots = summary.bot.split(',').cycle();
    let seats = summary.seat_wins.iter().zip(bots).enumerate();
    let by_seat = seats.map(|(seat, (&wins, bot))| (format!("{seat} {bot}"), wins)).collect();
    let wins = summary.wins.iter().map(|(id, wins)| (side(id), *wins)).collect();
    let endings = summary.endings.iter().map(|(id, games)| (ending(id), *games)).collect();
    let tables: [(String, Vec<(String, u64)>); 3] = [
        (say!(tongue, "sim-wins"), wins),
        (say!(tongue, "sim-wins-by-seat"), by_seat),
        (say!(tongue, "sim-endings"), endings),
    ];
    for (title, counts) in tables {
        writeln!(out, "{title}")?;
        for (name, count) in counts {
            let share = Arg::decimal(100.0 * count as f64 / games, 1);
            let share = say!(tongue, "percent", chance = share);
            writeln!(out, "  {name:<24}{:>10}{share:>10}", number(count as f64, 0))?;
        }
    }
    Ok(())
}
