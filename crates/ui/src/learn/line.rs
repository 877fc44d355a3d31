//! Lines of lessons and puzzles: who chooses what, as `me CHOICE`, `page CHOICE` or `rival CHOICE`; `rival **`
//! at the end is whatever the rival likes.

use kernel::Seat;
use serde::Deserialize;

use super::{PUPIL, RIVAL, fits};

/// Some lines.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub struct Lines(pub Vec<Vec<String>>);

/// What follows in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineStep<'a> {
    /// The pupil chooses; `*` stands for anything.
    Own(&'a str),
    /// This is played for a seat; `*` stands for anything.
    Played(Seat, &'a str),
    /// The line is at its end: it is played on quietly.
    End,
}

impl Lines {
    /// The first line that the choices so far have followed, and what follows in it.
    pub fn follow(&self, made: &[(Seat, String)]) -> Option<(usize, LineStep<'_>)> {
        let mut lines = self.0.iter().enumerate();
        lines.find_map(|(number, line)| Some((number, next(line, made)?)))
    }
}

/// What follows in a line; none if the choices have left it.
fn next<'a>(line: &'a [String], made: &[(Seat, String)]) -> Option<LineStep<'a>> {
    let line = match line.split_last() {
        Some((last, line)) if last == "rival **" => line,
        _ => line,
    };
    let parts = |entry: &'a String| match entry.split_once(' ') {
        Some(("rival", choice)) => (RIVAL, choice),
        Some((_, choice)) => (PUPIL, choice),
        None => (PUPIL, entry.as_str()),
    };
    let followed = line.iter().map(parts).zip(made);
    for ((seat, pattern), (who, choice)) in followed {
        if seat != *who || !fits(choice, pattern) {
            return None;
        }
    }
    Some(match line.get(made.len()) {
        Some(entry) => match (entry.starts_with("me "), parts(entry)) {
            (true, (_, choice)) => LineStep::Own(choice),
            (false, (seat, choice)) => LineStep::Played(seat, choice),
        },
        None => LineStep::End,
    })
}
