//! `orderstack balance`: what many games say about the game itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write;

use indicatif::ProgressBar;
use kernel::{Dealt, Refused};

use super::contest::{Contest, parts};
use super::meeting::{End, Meetings};
use super::plan::Plan;
use super::report::{Count, add, rate};
use super::{series, writable};
use crate::Failure;
pub use crate::args::BalanceArgs;
use crate::file_failure;

/// What the games of one number of players say.
#[derive(Clone, Default)]
struct Part {
    players: usize,
    games: u64,
    failed: u64,
    rounds: u64,
    sides: BTreeMap<String, Count>,
    seats: Vec<Count>,
    endings: BTreeMap<String, u64>,
    /// What the first side won against the second.
    against: BTreeMap<(String, String), Count>,
    /// The boards that were dealt.
    boards: Vec<Dealt>,
}

/// `orderstack balance`
pub fn run(args: &BalanceArgs, meetings: &Meetings, out: &mut impl Write) -> Result<(), Failure> {
    let plans = planned(args, meetings)?;
    if let Some(path) = &args.out {
        writable(path)?;
    }
    let bar = ProgressBar::new(plans.iter().map(Plan::games).sum());
    let mut tables = Vec::new();
    for plan in &plans {
        let contest = Contest::new(plan, None);
        let played = contest.play(meetings, args.series.threads(), None, &|| bar.inc(1))?;
        tables.push(Part { boards: boards(plan, meetings)?, ..table(&played) });
    }
    bar.finish_and_clear();
    let page = page(args, meetings, &tables);
    match &args.out {
        Some(path) => std::fs::write(path, page).map_err(|error| file_failure(path, &error)),
        None => Ok(out.write_all(page.as_bytes())?),
    }
}

/// A plan for each number of players: as many deals, and the same bot everywhere.
fn planned(args: &BalanceArgs, meetings: &Meetings) -> Result<Vec<Plan>, Failure> {
    let counts = meetings.seats.clone();
    let deals = args.games.div_ceil(counts.clone().count() as u64);
    let mut plans = Vec::new();
    for players in counts {
        let setup = args.series.setup(players, meetings.dealt);
        (meetings.invite)(&setup, &[(&args.bot, 0)])?;
        plans.push(Plan {
            game: meetings.game.to_owned(),
            setup,
            bots: vec![args.bot.clone()],
            lineups: vec![vec![0; players]],
            deals,
            seed: bots::series_seed(args.series.seed, players as u64),
        });
    }
    Ok(plans)
}

/// What was dealt, deal by deal; nothing if players build the board.
fn boards(plan: &Plan, meetings: &Meetings) -> Result<Vec<Dealt>, Refused> {
    let board = |deal| (meetings.board)(&plan.setup, plan.deal_seed(deal)).transpose();
    (0..plan.deals).filter_map(board).collect()
}

fn table(contest: &Contest<'_>) -> Part {
    let players = contest.plan().lineups.first().map_or(0, Vec::len);
    let mut table = Part { players, seats: vec![(0.0, 0.0); players], ..Part::default() };
    for (_, met) in contest.games() {
        let (End::Played { ending, sides, rounds, .. }, Some(parts)) = (&met.end, parts(met))
        else {
            table.failed += 1;
            continue;
        };
        table.games += 1;
        table.rounds += u64::from(*rounds);
        *table.endings.entry(ending.clone()).or_default() += 1;
        for (seat, (side, part)) in sides.iter().zip(parts).enumerate() {
            add(table.sides.entry(side.clone()).or_default(), part);
            add(&mut table.seats[seat], part);
            if let [first, second] = &sides[..] {
                let other = if seat == 0 { second } else { first };
                add(table.against.entry((side.clone(), other.clone())).or_default(), part);
            }
        }
    }
    table
}

fn page(args: &BalanceArgs, meetings: &Meetings, tables: &[Part]) -> String {
    let games: u64 = tables.iter().map(|table| table.games).sum();
    let failed: u64 = tables.iter().map(|table| table.failed).sum();
    let bot = &args.bot;
    let Meetings { game, rules, .. } = meetings;
    let mut page = format!(
        "# Balance\n\nWhat {games} games between bots of the level `{bot}` say about {game}: factions, seats and numbers \
         of players.\nIn brackets are 95% intervals (Wilson). The bots are no masters: what helps them most need \
         not help people most.\n\nMade by version {}, rules {rules}, with\n\n```sh\norderstack balance --bot {bot} \
         --games {}{}\n```\n",
        env!("CARGO_PKG_VERSION"),
        args.games,
        series(&args.series),
    );
    if failed > 0 {
        section(&mut page, &format!("{failed} more games could not be played to their end."));
    }
    let heads: Vec<String> =
        tables.iter().map(|table| format!("{} players", table.players)).collect();
    let fair: Vec<String> =
        tables.iter().map(|table| format!("{:.1}%", 100.0 / table.players as f64)).collect();

    section(&mut page, "## Wins by faction");
    let sides: BTreeSet<&String> = tables.iter().flat_map(|table| table.sides.keys()).collect();
    let mut rows = vec![("*by chance*".to_owned(), fair.clone())];
    for side in sides {
        rows.push((word(side), tables.iter().map(|table| cell(table.sides.get(side))).collect()));
    }
    grid(&mut page, "faction", &heads, &rows);

    section(&mut page, "## Wins by seat");
    let most = tables.iter().map(|table| table.players).max().unwrap_or(0);
    let mut rows = vec![("*by chance*".to_owned(), fair)];
    for seat in 0..most {
        let cells = tables.iter().map(|table| cell(table.seats.get(seat))).collect();
        rows.push((seat.to_string(), cells));
    }
    grid(&mut page, "seat", &heads, &rows);

    section(&mut page, "## Length and endings");
    let all = |table: &Part| table.games.max(1) as f64;
    let mean = |table: &Part| format!("{:.1}", table.rounds as f64 / all(table));
    let mut rows = vec![
        ("games".to_owned(), tables.iter().map(|table| table.games.to_string()).collect()),
        ("rounds in the mean".to_owned(), tables.iter().map(mean).collect()),
    ];
    let endings: BTreeSet<&String> = tables.iter().flat_map(|table| table.endings.keys()).collect();
    for ending in endings {
        let count = |table: &Part| table.endings.get(ending).copied().unwrap_or(0) as f64;
        let share = |table: &Part| format!("{:.1}%", 100.0 * count(table) / all(table));
        rows.push((format!("ending: {}", word(ending)), tables.iter().map(share).collect()));
    }
    grid(&mut page, "", &heads, &rows);

    if tables.iter().any(|table| !table.boards.is_empty()) {
        section(&mut page, "## Boards");
        section(
            &mut page,
            "How large they are, and how far from fair: mostly by how much one player has more than another, in the \
             mean (in brackets: at most).",
        );
        grid(&mut page, "", &heads, &dealt(tables));
    }

    if let Some(two) = tables.iter().find(|table| !table.against.is_empty()) {
        section(&mut page, "## Faction against faction, 2 players");
        section(&mut page, "What the faction of the row won against that of the column.");
        let sides: Vec<&String> = two.sides.keys().collect();
        let against = |row: &String, column: &String| {
            cell(two.against.get(&(row.clone(), column.clone())).filter(|_| row != column))
        };
        let row = |row: &&String| {
            (word(row), sides.iter().map(|column| against(row, column)).collect::<Vec<_>>())
        };
        let rows: Vec<_> = sides.iter().map(row).collect();
        let heads: Vec<String> = sides.iter().map(|side| word(side)).collect();
        grid(&mut page, "", &heads, &rows);
    }
    page
}

/// The boards that were dealt: how often each size, and what is unfair about them.
fn dealt(tables: &[Part]) -> Vec<(String, Vec<String>)> {
    let all = || tables.iter().flat_map(|table| &table.boards);
    let row = |name: String, of: &dyn Fn(&[Dealt]) -> String| {
        let cell =
            |table: &Part| if table.boards.is_empty() { String::new() } else { of(&table.boards) };
        (name, tables.iter().map(cell).collect())
    };
    let share = |size: [u32; 2]| {
        move |boards: &[Dealt]| {
            let so = boards.iter().filter(|board| board.size == size).count();
            format!("{:.1}%", 100.0 * so as f64 / boards.len() as f64)
        }
    };
    let unfair = |name: &'static str| {
        move |boards: &[Dealt]| {
            let figures = boards.iter().flat_map(|board| &board.unfair);
            let own: Vec<u32> = figures.filter(|it| it.0 == name).map(|it| it.1).collect();
            let sum: u32 = own.iter().sum();
            let most = own.iter().max().copied().unwrap_or(0);
            format!("{:.1} ({most})", f64::from(sum) / own.len().max(1) as f64)
        }
    };
    let sizes: BTreeSet<[u32; 2]> = all().map(|board| board.size).collect();
    let names = all().next().map(|board| board.unfair.iter().map(|it| it.0)).into_iter().flatten();
    let sizes =
        sizes.into_iter().map(|size| row(format!("{} × {}", size[0], size[1]), &share(size)));
    sizes.chain(names.map(|name| row(word(name), &unfair(name)))).collect()
}

fn section(page: &mut String, text: &str) {
    page.push('\n');
    page.push_str(text);
    page.push('\n');
}

fn grid(page: &mut String, corner: &str, heads: &[String], rows: &[(String, Vec<String>)]) {
    page.push('\n');
    let mut line = |first: &str, cells: &[String]| {
        // Writing into a text does not fail.
        let _ = writeln!(page, "| {first} | {} |", cells.join(" | "));
    };
    line(corner, heads);
    line("---", &vec!["---:".to_owned(); heads.len()]);
    rows.iter().for_each(|(first, cells)| line(first, cells));
}

/// A share with its interval.
fn cell(count: Option<&Count>) -> String {
    let Some(rate) = count.map(rate).filter(|rate| rate.of > 0.0) else { return String::new() };
    format!("{:.1}% ({:.0}–{:.0})", 100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high)
}

/// A name as people read it.
fn word(name: &str) -> String {
    name.replace('_', " ")
}
