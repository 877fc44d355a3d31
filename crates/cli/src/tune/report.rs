//! What was learned, for people and as a file of weights.

use std::fmt::Write;

use bots::fit::Bin;

use super::{Lesson, PICTURE, Tuning};
use kernel::{Listed, feature_name};

/// Three rows of a table: who foretells, the loss, how often the favourite won.
fn rows(lesson: &Lesson) -> [(&'static str, f64, f64); 3] {
    let measured = &lesson.measured;
    let (nothing, old, new) = (measured.nothing, measured.old, measured.new);
    [
        ("nothing known", nothing.loss, 100.0 * nothing.accuracy),
        ("old weights", old.loss, 100.0 * old.accuracy),
        ("new weights", new.loss, 100.0 * new.accuracy),
    ]
}

fn pulled(lesson: &Lesson) -> String {
    let home = if lesson.from_old { "the old ones" } else { "zero" };
    format!("pulled towards {home} with a strength of {}", lesson.pull)
}

/// What the command prints.
pub(super) fn summary<G: Listed>(lesson: &Lesson, plan: &Tuning) -> String {
    let measured = &lesson.measured;
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "{}: {} games by {}, seed {}; {} with a winner, {} positions",
        G::ID,
        plan.games,
        plan.bot,
        plan.seed,
        lesson.seen.0,
        lesson.seen.1
    );
    let _ = writeln!(
        text,
        "measured on {} games, {} positions, that were not used for fitting",
        measured.seen.0, measured.seen.1
    );
    let _ = writeln!(text, "{:<16}{:>10}{:>12}", "", "log-loss", "accuracy");
    for (name, loss, accuracy) in rows(lesson) {
        let _ = writeln!(text, "{name:<16}{loss:>10.4}{accuracy:>10.1}%");
    }
    let (gain, error) = measured.gain;
    let _ = writeln!(text, "the new ones are better by {gain:.4}, give or take {error:.4} (95%)");
    let _ = writeln!(text, "weights, old > new, {}", pulled(lesson));
    let _ = write!(text, "  {:<16}", "");
    for stage in G::STAGES {
        let _ = write!(text, "{stage:>20}");
    }
    text.push('\n');
    for (at, feature) in G::FEATURES.iter().enumerate() {
        let _ = write!(text, "  {feature:<16}");
        for (old, new) in lesson.old.iter().zip(&lesson.new) {
            let _ = write!(text, "{:>20}", format!("{:.3} > {:.3}", old[at], new[at]));
        }
        text.push('\n');
    }
    text
}

/// The file of the new weights.
pub(super) fn weights_file<G: Listed>(lesson: &Lesson, plan: &Tuning) -> String {
    let mut text = format!(
        "# What the features of a player are worth for their chance of winning: a column for each of\n\
         # {}. The chances of the sides are as e to the sums of feature times weight.\n\
         # Learned from {} positions of {} games, a fifth of them kept for measuring, by\n\
         #   {}\n\n[weights]\n",
        G::STAGES.join(", "),
        lesson.seen.1,
        lesson.seen.0,
        plan.command
    );
    for (at, feature) in G::FEATURES.iter().enumerate() {
        let numbers: Vec<String> =
            lesson.new.iter().map(|weights| format!("{:.4}", weights[at])).collect();
        let _ = writeln!(text, "{feature} = [{}]", numbers.join(", "));
    }
    text
}

/// The page about them.
pub(super) fn page<G: Listed>(lesson: &Lesson, plan: &Tuning) -> String {
    let measured = &lesson.measured;
    let (gain, error) = measured.gain;
    let mut text = format!(
        "# How well the bots foretell the winner\n\n\
         Bots judge a position by counting features of every player. Each has a weight, and the\n\
         chances of the sides are as e to the sums of feature times weight. The weights are fitted\n\
         to games that bots play among themselves. This page was made by\n\n\
         ```sh\n{}\n```\n\n\
         which played {} games ({} of them with a winner, {} positions). {} games were not used for\n\
         fitting; everything below is measured on their {} positions.\n\n\
         | | log-loss | the favourite wins |\n| --- | ---: | ---: |\n",
        plan.command, plan.games, lesson.seen.0, lesson.seen.1, measured.seen.0, measured.seen.1
    );
    for (name, loss, accuracy) in rows(lesson) {
        let _ = writeln!(text, "| {name} | {loss:.4} | {accuracy:.1}% |");
    }
    let _ = write!(
        text,
        "\nThe log-loss is smaller by {gain:.4}, give or take {error:.4}: 95% intervals here count\n\
         games, since the positions of one game all have the same winner.\n\n\
         ![Foretold chances against how often they came true]({PICTURE})\n\n\
         | foretold | sides (old) | won (old) | sides (new) | won (new) |\n\
         | --- | ---: | ---: | ---: | ---: |\n"
    );
    let won = |bin: &Bin| match bin.count {
        0 => "".to_owned(),
        _ => format!("{:.1} ± {:.1}%", 100.0 * bin.won, 100.0 * bin.error),
    };
    for (at, (old, new)) in measured.old_bins.iter().zip(&measured.new_bins).enumerate() {
        let (from, to) = (10 * at, 10 * (at + 1));
        let _ = writeln!(
            text,
            "| {from} to {to}% | {} | {} | {} | {} |",
            old.count,
            won(old),
            new.count,
            won(new)
        );
    }
    let _ = writeln!(text, "\n## The weights\n\nNew ones, {}.\n", pulled(lesson));
    let _ = writeln!(text, "| feature | {} | what it counts |", G::STAGES.join(" | "));
    let _ = writeln!(text, "| --- |{} --- |", " ---: |".repeat(G::STAGES.len()));
    for (at, (name, _)) in G::feature_help().iter().enumerate() {
        let meaning = tongue::english().name(&feature_name(G::ID, name));
        let weights: Vec<String> =
            lesson.new.iter().map(|weights| format!("{:.3}", weights[at])).collect();
        let _ = writeln!(text, "| {name} | {} | {meaning} |", weights.join(" | "));
    }
    let burdens = G::feature_help().iter().filter(|(_, burden)| *burden);
    let burdens: Vec<&str> = burdens.map(|(name, _)| *name).collect();
    if !burdens.is_empty() {
        let _ = writeln!(
            text,
            "\nNo weight may be negative but for {}: that having more is bad would follow from what\n\
             tends to come with it, and mislead whoever plays by it.",
            burdens.join(", ")
        );
    }
    text
}
