//! What the games of an arena say.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Value, json};

use super::contest::{Contest, parts};
use super::meeting::{End, Fault, Met, Pace};
use super::plan::Plan;
use super::stats::{Elo, Rate, Sprt, Verdict, ratings};

/// What an arena has found out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: Value,
    /// The version of the program.
    pub version: &'static str,
    /// What to type to have the same games again.
    pub command: String,
    /// The setup of every game.
    pub setup: Value,
    /// How many seats a game has.
    pub players: usize,
    /// Where all chance came from.
    pub seed: u64,
    /// How many deals were begun.
    pub deals: u64,
    /// How many games count, those that failed included.
    pub games: u64,
    /// How often a seat wins by chance alone.
    pub fair: f64,
    /// Everybody who took part, as asked for.
    pub bots: Vec<Standing>,
    /// Everybody against everybody they met.
    pub pairs: Vec<Pair>,
    /// How long the games were.
    pub length: Length,
    /// Games by the kind of ending.
    pub endings: BTreeMap<String, u64>,
    /// Games that could not be played to their end.
    pub failures: Vec<Failure>,
    /// The test, if there was one.
    pub sprt: Option<Test>,
}

/// How somebody did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name, with a number if somebody else has the same.
    pub bot: String,
    /// How often it won, by seats it had.
    pub wins: Rate,
    /// How strong it is.
    #[serde(flatten)]
    pub elo: Elo,
    /// How often it won with each side.
    pub sides: BTreeMap<String, Rate>,
    /// How often it won at each seat.
    pub seats: Vec<Rate>,
    /// Choices it made between at least two options.
    pub decisions: u64,
    /// How long it thought about one, in milliseconds.
    pub mean_ms: f64,
    /// How long about the one that took longest.
    pub slowest_ms: f64,
}

/// Two who met.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// The first, by its place in the list of bots.
    pub first: usize,
    /// The second.
    pub second: usize,
    /// Games in which both took part.
    pub games: u64,
    /// Those that only the first of them won,
    pub won: u64,
    /// those that only the second won,
    pub lost: u64,
    /// and those in which both have a part of the victory.
    pub shared: u64,
    /// What the first won of all that the two won.
    pub rate: Rate,
    /// What each would win by chance: their share of the seats.
    pub fair: f64,
}

/// How long games were.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    /// Rounds in the mean.
    pub rounds: f64,
    /// Actions in the mean.
    pub actions: f64,
    /// Games by their number of rounds.
    pub games: BTreeMap<u32, u64>,
}

/// Games that failed in the same way.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Failure {
    /// Whose fault it was, or who played.
    pub who: String,
    /// What was wrong.
    pub fault: Fault,
    /// How many.
    pub games: u64,
    /// The first of them,
    pub first: u64,
    /// its seed,
    pub seed: u64,
    /// and what was said about it.
    pub text: String,
}

/// What the test says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Test {
    /// What was tested and seen.
    #[serde(flatten)]
    pub test: Sprt,
    /// How much likelier HIGH is, as a logarithm.
    pub ratio: f64,
    /// Where it is enough.
    pub bound: f64,
    /// What follows.
    pub verdict: Verdict,
}

/// What was won of how much.
pub type Count = (f64, f64);

/// The share of a count.
pub fn rate(&(won, of): &Count) -> Rate {
    Rate::new(won, of)
}

/// Adds to a count.
pub fn add(count: &mut Count, won: f64) {
    count.0 += won;
    count.1 += 1.0;
}

/// What is added up for one of the bots.
#[derive(Clone, Default)]
struct Sum {
    wins: Count,
    sides: BTreeMap<String, Count>,
    seats: Vec<Count>,
    pace: Pace,
}

/// What is added up for two of them.
#[derive(Clone, Default)]
struct Both {
    games: u64,
    won: u64,
    lost: u64,
    shared: u64,
    parts: [f64; 2],
    seats: [f64; 2],
}

impl Report {
    /// What these games say; `command` and `rules` are passed on.
    pub fn of(contest: &Contest<'_>, command: String, rules: Value) -> Self {
        let plan = contest.plan();
        let players = plan.lineups.first().map_or(0, Vec::len);
        let names = names(&plan.bots);
        let all = names.len();
        let mut sums = vec![Sum { seats: vec![(0.0, 0.0); players], ..Sum::default() }; all];
        let mut both = BTreeMap::<(usize, usize), Both>::new();
        // Nobody is infinitely strong: everybody has drawn one game with everybody else.
        let mut beaten = vec![vec![0.5; all]; all];
        let mut endings = BTreeMap::new();
        let mut lengths = BTreeMap::new();
        let mut failures = BTreeMap::new();
        let (mut games, mut actions, mut ended) = (0, 0, 0);
        for (index, met) in contest.games() {
            let lineup = plan.lineup(index);
            games += 1;
            lineup.iter().zip(&met.pace).for_each(|(&bot, &pace)| sums[bot].pace.add(pace));
            let (End::Played { ending, sides, rounds, .. }, Some(parts)) = (&met.end, parts(met))
            else {
                fail(&mut failures, plan, &names, index, met);
                continue;
            };
            ended += 1;
            actions += u64::from(met.actions);
            *endings.entry(ending.clone()).or_default() += 1;
            *lengths.entry(*rounds).or_default() += 1;
            let parts: Vec<f64> = parts.collect();
            for (seat, ((&bot, side), &part)) in lineup.iter().zip(sides).zip(&parts).enumerate() {
                let sum = &mut sums[bot];
                add(&mut sum.wins, part);
                add(sum.sides.entry(side.clone()).or_default(), part);
                add(&mut sum.seats[seat], part);
                for &other in lineup.iter().filter(|&&other| other != bot) {
                    // A win among many beats each of the others, but says less about each than a
                    // win against one: among equals, 2 of `players` as much.
                    beaten[bot][other] += part * 2.0 / players as f64;
                }
            }
            pair_up(&mut both, lineup, &parts);
        }
        let rated = ratings(&beaten);
        let bots = names.iter().zip(sums).zip(rated);
        let mean = |sum: u64, of: u64| sum as f64 / of.max(1) as f64;
        Self {
            game: plan.game.clone(),
            rules,
            version: env!("CARGO_PKG_VERSION"),
            command,
            setup: plan.setup.clone(),
            players,
            seed: plan.seed,
            deals: contest.games().map(|(index, _)| plan.deal(index) + 1).max().unwrap_or(0),
            games,
            fair: 1.0 / players.max(1) as f64,
            bots: bots.map(|((name, sum), elo)| standing(name.clone(), &sum, elo)).collect(),
            pairs: both.iter().map(|(&(a, b), both)| pair(a, b, both)).collect(),
            length: Length {
                rounds: mean(
                    lengths.iter().map(|(&rounds, &n)| u64::from(rounds) * n).sum(),
                    ended,
                ),
                actions: mean(actions, ended),
                games: lengths,
            },
            endings,
            failures: failures.into_values().collect(),
            sprt: contest.test().map(|test| Test {
                test: test.clone(),
                ratio: test.ratio(),
                bound: Sprt::bound(),
                verdict: test.verdict(),
            }),
        }
    }

    /// The report as one JSON object.
    pub fn json(&self) -> Value {
        json!(self)
    }
}

fn standing(bot: String, sum: &Sum, elo: Elo) -> Standing {
    let ms = |micros: f64| micros / 1000.0;
    Standing {
        bot,
        wins: rate(&sum.wins),
        elo,
        sides: sum.sides.iter().map(|(side, count)| (side.clone(), rate(count))).collect(),
        seats: sum.seats.iter().map(rate).collect(),
        decisions: sum.pace.decisions,
        mean_ms: ms(sum.pace.micros as f64 / sum.pace.decisions.max(1) as f64),
        slowest_ms: ms(sum.pace.slowest as f64),
    }
}

fn pair_up(pairs: &mut BTreeMap<(usize, usize), Both>, lineup: &[usize], parts: &[f64]) {
    let mut here: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for (&bot, &part) in lineup.iter().zip(parts) {
        add(here.entry(bot).or_default(), part);
    }
    for (&first, &(won, seats)) in &here {
        for (&second, &(lost, others)) in here.range(first + 1..) {
            let both = pairs.entry((first, second)).or_default();
            both.games += 1;
            both.won += u64::from(won > 0.0 && lost == 0.0);
            both.lost += u64::from(won == 0.0 && lost > 0.0);
            both.shared += u64::from(won > 0.0 && lost > 0.0);
            both.parts[0] += won;
            both.parts[1] += lost;
            both.seats[0] += seats;
            both.seats[1] += others;
        }
    }
}

fn pair(first: usize, second: usize, both: &Both) -> Pair {
    let Both { games, won, lost, shared, parts, seats } = *both;
    let rate = Rate::new(parts[0], parts[0] + parts[1]);
    Pair { first, second, games, won, lost, shared, rate, fair: seats[0] / (seats[0] + seats[1]) }
}

fn fail(
    failures: &mut BTreeMap<(Fault, String), Failure>,
    plan: &Plan,
    names: &[String],
    index: u64,
    met: &Met,
) {
    let End::Failed { fault, seat, text } = &met.end else { return };
    let lineup = plan.lineup(index);
    let who = match seat {
        Some(seat) => names[lineup[seat.index()]].clone(),
        None => {
            let here: BTreeSet<usize> = lineup.iter().copied().collect();
            let names: Vec<&str> = here.into_iter().map(|bot| names[bot].as_str()).collect();
            format!("a game of {}", names.join(" and "))
        }
    };
    let failure = failures.entry((*fault, who.clone())).or_insert_with(|| Failure {
        who,
        fault: *fault,
        games: 0,
        first: index,
        seed: plan.deal_seed(index),
        text: text.clone(),
    });
    failure.games += 1;
}

/// The names of the bots, with a number where one is there already.
fn names(bots: &[String]) -> Vec<String> {
    let name = |(at, name): (usize, &String)| match bots[..at]
        .iter()
        .filter(|other| *other == name)
        .count()
    {
        0 => name.clone(),
        before => format!("{name} #{}", before + 1),
    };
    bots.iter().enumerate().map(name).collect()
}
