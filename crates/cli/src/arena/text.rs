//! The report for a terminal.

use std::io::Write;

use super::report::{Report, Standing, Test};
use super::stats::{Rate, Verdict};

/// Prints a report.
pub fn print(report: &Report, out: &mut impl Write) -> std::io::Result<()> {
    let Report { game, players, seed, deals, games, .. } = report;
    writeln!(out, "{game}: {players} players, seed {seed}, {games} games of {deals} deals")?;
    writeln!(out, "version {}, rules {}", report.version, report.rules)?;
    writeln!(out, "again: {}", report.command)?;
    let wide = report.bots.iter().map(|bot| bot.bot.chars().count()).max().unwrap_or(0).max(8);

    writeln!(
        out,
        "\n{:<wide$}{:>8}{:>8}{:>8}{:>10}{:>10}",
        "bot", "elo", "+-", "wins", "mean ms", "slowest"
    )?;
    let mut ranked: Vec<&Standing> = report.bots.iter().collect();
    ranked.sort_by(|a, b| b.elo.elo.total_cmp(&a.elo.elo));
    for Standing { bot, elo, wins, mean_ms, slowest_ms, .. } in ranked {
        let share = percent(wins.rate);
        writeln!(
            out,
            "{bot:<wide$}{:>8.0}{:>8.0}{share:>8}{mean_ms:>10.2}{slowest_ms:>10.1}",
            elo.elo, elo.error
        )?;
    }
    writeln!(out, "{ELO_NOTE}")?;

    let both = 2 * wide + 4;
    writeln!(
        out,
        "\n{:<both$}{:>7}{:>7}{:>7}{:>8}  {:<28}{:>7}",
        "pair", "games", "won", "lost", "shared", "won by the first", "fair"
    )?;
    for pair in &report.pairs {
        let name = |at: usize| report.bots[at].bot.as_str();
        let title = format!("{} - {}", name(pair.first), name(pair.second));
        let share = interval(&pair.rate);
        let fair = percent(pair.fair);
        writeln!(
            out,
            "{title:<both$}{:>7}{:>7}{:>7}{:>8}  {share:<28}{fair:>7}",
            pair.games, pair.won, pair.lost, pair.shared
        )?;
    }
    if let Some(test) = &report.sprt {
        writeln!(out, "\n{}", verdict(test))?;
    }

    for bot in &report.bots {
        writeln!(out, "\nwins of {}, fair {}", bot.bot, percent(report.fair))?;
        for (side, rate) in &bot.sides {
            writeln!(out, "  {side:<24}{}", interval(rate))?;
        }
        for (seat, rate) in bot.seats.iter().enumerate() {
            writeln!(out, "  {:<24}{}", format!("seat {seat}"), interval(rate))?;
        }
    }
    writeln!(
        out,
        "\nlength {:.1} rounds, {:.0} actions",
        report.length.rounds, report.length.actions
    )?;
    for (ending, games) in &report.endings {
        writeln!(out, "  {ending:<24}{games:>8}")?;
    }
    for failure in &report.failures {
        writeln!(out, "{}", failed(failure))?;
    }
    Ok(())
}

/// What the ratings are.
pub const ELO_NOTE: &str = "Elo by maximum likelihood (Bradley-Terry, one draw added between every two), 95% errors from \
     the observed information; the mean is 0.";

/// A share in per cent.
pub fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// A share with its interval and of how much.
pub fn interval(rate: &Rate) -> String {
    if rate.of <= 0.0 {
        return "-".to_owned();
    }
    let Rate { rate, low, high, of, .. } = rate;
    format!("{} ({:.0} to {:.0}) of {of:.0}", percent(*rate), 100.0 * low, 100.0 * high)
}

/// What the test says, in a sentence.
pub fn verdict(test: &Test) -> String {
    let said = match test.verdict {
        Verdict::High => {
            format!("passed: stronger by {} Elo rather than {}", test.test.high, test.test.low)
        }
        Verdict::Low => {
            format!("failed: stronger by {} Elo rather than {}", test.test.low, test.test.high)
        }
        Verdict::Open => "not decided; play more games".to_owned(),
    };
    let (ratio, bound) = (test.ratio, test.bound);
    format!(
        "sequential test {said} (log likelihood ratio {ratio:.2}, bounds -{bound:.2} and {bound:.2})"
    )
}

/// Games that failed, in a sentence.
pub fn failed(failure: &super::report::Failure) -> String {
    let super::report::Failure { who, fault, games, first, seed, text } = failure;
    format!(
        "{who} {} in {games} games, left out above; first in game {first} (seed {seed}): {text}",
        fault.words()
    )
}
