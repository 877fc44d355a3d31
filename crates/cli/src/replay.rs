//! Saved games: stepped through, and verified.

use std::io::{ErrorKind, Read, Write};
use std::path::Path;

use house::games::{Visit, with};
use kernel::history::{Chance, History, Record};
use kernel::{Arg, Listed, Message, NoLog, Refused, Seat, SeatSet, Turn, message};
use serde_json::{Value, json};
use tongue::{Tongue, say};

pub use crate::args::{ReplayArgs, VerifyArgs};
use crate::engine::{Fields, turn_fields};
use crate::names::Names;
use crate::{Failure, file_failure};

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
    /// Who goes on, or how it ended.
    pub status: Turn,
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
    pub what: Message,
}

/// Tells a game up to an action, or to its end.
pub fn tell<G: Listed>(history: &History<G>, to: Option<usize>) -> Result<Story, Refused> {
    let total = history.actions().len();
    let to = to.unwrap_or(total);
    let state = history.replay_to(to)?;
    let mut game = history.replay_to(0)?;
    let mut steps = Vec::with_capacity(to);
    for &(seat, action) in &history.actions()[..to] {
        steps.push(Told { seat, when: game.clock(), what: game.describe(action) });
        game.play(seat, action, &mut NoLog);
    }
    let status = state.turn();
    Ok(Story { steps, total, turn: turn_fields(&state), status, state: state.to_json() })
}

/// [`tell`], with any game.
struct Tell<'a>(&'a Record, Option<usize>);

impl Visit for Tell<'_> {
    type Out = Result<Story, Refused>;

    fn visit<G: Listed>(&self) -> Self::Out {
        tell(&self.0.replay::<G>()?, self.1)
    }
}

/// Who goes on, or how it ended, in words.
fn status(turn: Turn, names: &Names) -> Message {
    let list = |seats: SeatSet| seats.iter().map(|seat| seat.0).collect::<Arg>();
    match turn {
        Turn::Pending(seats) => message!("replay-to-decide", seats = list(seats)),
        Turn::Over(end) if end.winners.is_empty() => {
            message!("replay-no-winner", ending = names.ending(end.ending))
        }
        Turn::Over(end) => {
            message!("replay-won", ending = names.ending(end.ending), seats = list(end.winners))
        }
    }
}

/// Reads a game file.
pub fn read(file: &Path) -> Result<Record, Failure> {
    let refuse = |why: Message| {
        Failure::Refused(message!("in-file", file = file.display().to_string(), why = why))
    };
    let mut bytes = Vec::new();
    std::fs::File::open(file)
        .and_then(|open| open.take(MAX_FILE + 1).read_to_end(&mut bytes))
        .map_err(|error| match error.kind() {
            // The system would say it in English.
            ErrorKind::NotFound => refuse(message!("unknown-file")),
            _ => file_failure(file, &error),
        })?;
    if bytes.len() as u64 > MAX_FILE {
        return Err(refuse(message!("file-too-large", most = MAX_FILE)));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        refuse(message!("not-utf8", byte = at))
    })?;
    Record::parse(&text).map_err(|refused| refuse(refused.message))
}

/// The file with the whole of its story, or why it is no good.
fn open(file: &Path, to: Option<usize>) -> Result<(Record, Story), Failure> {
    let record = read(file)?;
    let story = with(&record.game, &Tell(&record, to)).flatten();
    let refuse = |refused: Refused| {
        let file = file.display().to_string();
        Failure::Refused(message!("in-file", file = file, why = refused.message))
    };
    Ok((record, story.map_err(refuse)?))
}

/// `orderstack replay`
pub fn run(args: &ReplayArgs, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let (record, story) = open(&args.file, args.to)?;
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
    let names = Names::of(&record.game);
    let mut last = None;
    for (at, told) in story.steps.iter().enumerate() {
        if last != Some(told.when) {
            let (round, phase) = (told.when.0, names.phase(told.when.1));
            writeln!(out, "{}", say!(tongue, "replay-round", round = round, phase = phase))?;
            last = Some(told.when);
        }
        let seat = say!(tongue, "replay-seat", seat = told.seat.0);
        writeln!(out, "{:>6}  {seat}  {}", at + 1, tongue.say(&told.what))?;
    }
    let (told, total) = (story.steps.len(), story.total);
    let end =
        message!("replay-told", told = told, count = total, status = status(story.status, &names));
    writeln!(out, "{}", tongue.say(&end))?;
    Ok(())
}

/// Where chance came from.
fn chance(chance: &Chance) -> Message {
    match chance {
        Chance::Seed { seed, .. } => message!("chance-seed", seed = seed.to_string()),
        Chance::Shared { numbers, .. } if numbers.is_empty() => message!("chance-secret"),
        Chance::Shared { numbers, .. } => {
            let number = |(seat, number): &(Seat, String)| {
                message!("chance-number", number = number.as_str(), seat = seat.0)
            };
            message!("chance-numbers", numbers = numbers.iter().map(number).collect::<Arg>())
        }
    }
}

/// `orderstack verify`
pub fn verify(args: &VerifyArgs, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let (record, story) = open(&args.file, None)?;
    let names = Names::of(&record.game);
    let result = match &record.result {
        None => message!("verify-not-over"),
        Some(_) => status(story.status, &names),
    };
    let told = message!(
        "verify-ok",
        game = names.game(&record.game, tongue),
        rules = record.rules,
        chance = chance(&record.chance),
        actions = story.total,
        hashes = record.hashes.len(),
        result = result
    );
    writeln!(out, "{}", tongue.say(&told))?;
    // Whoever is shown a victory wants to know what it was worth.
    match record.taken_back {
        Some(count) => writeln!(out, "{}", say!(tongue, "verify-taken-back", count = count))?,
        None if record.take_backs => writeln!(out, "{}", say!(tongue, "verify-take-backs"))?,
        None => {}
    }
    Ok(())
}
