//! Saved games: stepped through, and verified.

use std::io::{Read, Write};
use std::path::Path;

use kernel::history::{Chance, Finish, History, Record};
use kernel::{NoLog, Refused, Seat, Turn};
use serde_json::{Value, json};
use tongue::english;

use crate::Failure;
pub use crate::args::{ReplayArgs, VerifyArgs};
use crate::catalogue::{Games, find};
use crate::engine::{Fields, turn_fields};
use kernel::Listed;

/// The most bytes of a game file.
const MAX_FILE: u64 = 64 << 20;

/// A recorded game in words, up to some action.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// The actions told.
    pub steps: Vec<Told>,
    /// How many actions the game has.
    pub total: usize,
    /// `turn`, `round` and `phase` after the last action told.
    pub turn: Fields,
    /// Who goes on, or how it ended, in words.
    pub status: String,
    /// The state after the last action told.
    pub state: Value,
}

/// One action in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whose it was.
    pub seat: Seat,
    /// Round and phase in which it happened.
    pub when: (u32, &'static str),
    /// What it was.
    pub text: String,
}

/// Tells a game up to an action, or to its end.
pub fn tell<G: Listed>(history: &History<G>, to: Option<usize>) -> Result<Story, Refused> {
    let total = history.actions().len();
    let to = to.unwrap_or(total);
    let state = history.replay_to(to)?;
    let mut game = history.replay_to(0)?;
    let mut steps = Vec::with_capacity(to);
    for &(seat, action) in &history.actions()[..to] {
        steps.push(Told { seat, when: game.clock(), text: english().say(&game.describe(action)) });
        game.play(seat, action, &mut NoLog);
    }
    let list = |seats: kernel::SeatSet| {
        let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        seats.join(", ")
    };
    let status = match state.turn() {
        Turn::Pending(seats) => format!("to decide: seat {}", list(seats)),
        Turn::Over(end) if end.winners.is_empty() => format!("over ({}), no winner", end.ending),
        Turn::Over(end) => format!("over ({}), won by seat {}", end.ending, list(end.winners)),
    };
    Ok(Story { steps, total, turn: turn_fields(&state), status, state: state.to_json() })
}

/// Reads a game file.
pub fn read(file: &Path) -> Result<Record, Failure> {
    let refuse = |why: String| Failure::Refused(format!("{}: {why}", file.display()));
    let mut bytes = Vec::new();
    std::fs::File::open(file)
        .and_then(|open| open.take(MAX_FILE + 1).read_to_end(&mut bytes))
        .map_err(|error| refuse(error.to_string()))?;
    if bytes.len() as u64 > MAX_FILE {
        return Err(refuse(format!("a game file may have {MAX_FILE} bytes")));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refuse(format!("not a text file in UTF-8 (byte {at})"))
    })?;
    Record::parse(&text).map_err(|refused| refuse(english().say(&refused.message)))
}

/// The file with the whole of its story, or why it is no good.
fn open(file: &Path, to: Option<usize>, games: Games<'_>) -> Result<(Record, Story), Failure> {
    let record = read(file)?;
    let story = find(games, &record.game).and_then(|game| game.tell(&record, to));
    let refuse = |refused: Refused| {
        Failure::Refused(format!("{}: {}", file.display(), english().say(&refused.message)))
    };
    Ok((record, story.map_err(refuse)?))
}

/// `orderstack replay`
pub fn run(args: &ReplayArgs, games: Games<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let (record, story) = open(&args.file, args.to, games)?;
    if args.json {
        let mut reply = story.turn;
        reply.extend([
            ("game".to_owned(), json!(record.game)),
            ("action".to_owned(), json!(story.steps.len())),
            ("actions".to_owned(), json!(story.total)),
            ("state".to_owned(), story.state),
        ]);
        writeln!(out, "{}", Value::Object(reply))?;
        return Ok(());
    }
    let mut last = None;
    for (at, told) in story.steps.iter().enumerate() {
        if last != Some(told.when) {
            writeln!(out, "round {}, {}", told.when.0, told.when.1)?;
            last = Some(told.when);
        }
        writeln!(out, "{:>6}  seat {}  {}", at + 1, told.seat, told.text)?;
    }
    writeln!(out, "{} of {} actions, {}", story.steps.len(), story.total, story.status)?;
    Ok(())
}

/// Where chance came from.
fn chance(chance: &Chance) -> String {
    match chance {
        Chance::Seed { seed, .. } => format!("seed {seed}"),
        Chance::Shared { numbers, .. } if numbers.is_empty() => {
            "the promised secret alone".to_owned()
        }
        Chance::Shared { numbers, .. } => {
            let number = |(seat, number): &(Seat, String)| format!("{number} of seat {seat}");
            let numbers: Vec<String> = numbers.iter().map(number).collect();
            format!("the promised secret with {}", numbers.join(" and "))
        }
    }
}

/// `orderstack verify`
pub fn verify(args: &VerifyArgs, games: Games<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let (record, story) = open(&args.file, None, games)?;
    writeln!(
        out,
        "ok: {}, rules {}, {}, {} actions, {} hashes, {}",
        record.game,
        record.rules,
        chance(&record.chance),
        story.total,
        record.hashes.len(),
        record.result.as_ref().map_or("not over".to_owned(), Finish::to_string)
    )?;
    Ok(())
}
