//! The report as one page that needs nothing else.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::charts::{Row, bars, intervals};
use super::report::{Pair, Report, Standing};
use super::text::{ELO_NOTE, failed, interval, percent, verdict};

const STYLE: &str = include_str!("page.css");

/// The page.
pub fn page(report: &Report) -> String {
    let names: Vec<&str> = report.bots.iter().map(|bot| bot.bot.as_str()).collect();
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Arena: " (names.join(", ")) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { "Arena" }
                p.lead {
                    (report.games) " games of " (report.game) " for " (report.players) " players: "
                    (report.deals) " deals, each played from every seat."
                    @if let Some(test) = &report.sprt { " The " (verdict(test)) "." }
                }
                main.panels {
                    (strength(report)) (matrix(report)) (pairs(report)) (lengths(report)) (times(report))
                    @for (colour, bot) in report.bots.iter().enumerate() {
                        (wins(report, bot, colour))
                    }
                    @if !report.failures.is_empty() { (failures(report)) }
                    (played(report))
                }
            }
        }
    };
    page.into_string()
}

fn panel(title: &str, note: &str, content: &Markup) -> Markup {
    html! {
        figure.panel {
            figcaption { h2 { (title) } (note) }
            (content)
        }
    }
}

fn strength(report: &Report) -> Markup {
    let row = |(colour, bot): (usize, &Standing)| Row {
        label: bot.bot.clone(),
        value: bot.elo.elo,
        low: bot.elo.elo - bot.elo.error,
        high: bot.elo.elo + bot.elo.error,
        words: format!("{:+.0} ± {:.0}", bot.elo.elo, bot.elo.error),
        colour,
    };
    let mut rows: Vec<Row> = report.bots.iter().enumerate().map(row).collect();
    rows.sort_by(|a, b| b.value.total_cmp(&a.value));
    let chart = intervals("Elo of every bot", &rows, 0.0, &|elo| match elo {
        elo if elo.abs() < 0.5 => "0".to_owned(),
        elo => format!("{elo:+.0}"),
    });
    panel("Strength", ELO_NOTE, &chart)
}

fn matrix(report: &Report) -> Markup {
    let cell = |row: usize, column: usize| {
        let same = |pair: &&Pair| (pair.first, pair.second) == (row, column);
        let turned = |pair: &&Pair| (pair.second, pair.first) == (row, column);
        let (rate, fair) = match report.pairs.iter().find(same) {
            Some(pair) => (pair.rate.rate, pair.fair),
            None => {
                let pair = report.pairs.iter().find(turned)?;
                (1.0 - pair.rate.rate, 1.0 - pair.fair)
            }
        };
        // Full colour where nothing more can be won or lost.
        let room = if rate >= fair { 1.0 - fair } else { fair };
        let tint = 80.0 * (rate - fair).abs() / room.max(0.01);
        Some((rate, if rate >= fair { "up" } else { "down" }, format!("--tint: {tint:.0}%")))
    };
    let table = html! {
        table.matrix {
            thead { tr { th {} @for bot in &report.bots { th scope="col" { (bot.bot) } } } }
            tbody {
                @for (row, bot) in report.bots.iter().enumerate() {
                    tr {
                        th scope="row" { (bot.bot) }
                        @for column in 0..report.bots.len() {
                            @match cell(row, column) {
                                Some((rate, class, tint)) => td class=(class) style=(tint) { (percent(rate)) },
                                None => td {},
                            }
                        }
                    }
                }
            }
        }
    };
    let note = "What the bot of the row won of all that the two won; green is more than its share of the seats.";
    panel("Each against each", note, &table)
}

fn pairs(report: &Report) -> Markup {
    let name = |at: usize| report.bots[at].bot.as_str();
    html! {
        section.panel.wide {
            h2 { "Pairs" }
            table {
                thead { tr {
                    th { "Pair" } th { "Games" } th { "Won" } th { "Lost" } th { "Shared" }
                    th { "Won by the first, 95% interval" } th { "Fair" }
                } }
                tbody {
                    @for pair in &report.pairs {
                        tr {
                            th scope="row" { (name(pair.first)) " – " (name(pair.second)) }
                            td { (pair.games) } td { (pair.won) } td { (pair.lost) } td { (pair.shared) }
                            td { (interval(&pair.rate)) } td { (percent(pair.fair)) }
                        }
                    }
                }
            }
        }
    }
}

fn lengths(report: &Report) -> Markup {
    let rounds: Vec<(String, u64)> =
        report.length.games.iter().map(|(rounds, games)| (rounds.to_string(), *games)).collect();
    let note = format!(
        "Games by their number of rounds: {:.1} rounds and {:.0} actions in the mean.",
        report.length.rounds, report.length.actions
    );
    panel("Length of games", &note, &bars("Games by their number of rounds", &rounds))
}

fn times(report: &Report) -> Markup {
    let table = html! {
        table {
            thead { tr { th { "Bot" } th { "Decisions" } th { "Mean" } th { "Slowest" } } }
            tbody {
                @for bot in &report.bots {
                    tr {
                        th scope="row" { (bot.bot) }
                        td { (bot.decisions) }
                        td { (format!("{:.2} ms", bot.mean_ms)) }
                        td { (format!("{:.1} ms", bot.slowest_ms)) }
                    }
                }
            }
        }
    };
    panel("Time to think", "About choices between at least two options.", &table)
}

fn wins(report: &Report, bot: &Standing, colour: usize) -> Markup {
    let share = |share: f64| format!("{:.0}%", 100.0 * share);
    let sides: Vec<Row> = bot
        .sides
        .iter()
        .map(|(side, rate)| Row::share(side.replace('_', " "), rate, colour))
        .collect();
    let seats = bot.seats.iter().enumerate();
    let seats: Vec<Row> =
        seats.map(|(seat, rate)| Row::share(format!("seat {seat}"), rate, colour)).collect();
    let note = format!("With 95% intervals; chance alone gives {}.", percent(report.fair));
    let chart = |by: &str, rows: &[Row]| {
        let about = format!("Wins of {} {by}", bot.bot);
        panel(&about, &note, &intervals(&about, rows, report.fair, &share))
    };
    html! { (chart("by side", &sides)) (chart("by seat", &seats)) }
}

fn failures(report: &Report) -> Markup {
    html! {
        section.panel.wide.failures {
            h2 { "Games that failed" }
            ul { @for failure in &report.failures { li { (failed(failure)) } } }
        }
    }
}

fn played(report: &Report) -> Markup {
    let endings = report.endings.iter();
    let endings: Vec<String> =
        endings.map(|(ending, games)| format!("{games} {}", ending.replace('_', " "))).collect();
    html! {
        section.panel.wide {
            h2 { "What was played" }
            p { "Version " (report.version) ", rules " (report.rules) ", seed " (report.seed) ". Setup: "
                code { (report.setup) } }
            p { "Endings: " (endings.join(", ")) "." }
            p { "The same again: " code { (report.command) } }
        }
    }
}
