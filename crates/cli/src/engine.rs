//! The engine protocol: one JSON object a line, one reply a line.
//!
//! | request | reply besides `ok` |
//! | --- | --- |
//! | `games` | `games` with player counts, factions and options; `bots` |
//! | `new` with `game`, `seed`, `setup` (and `salt`) | `turn`, `round`, `phase` |
//! | `turn` | `turn` (`pending` seats, or `over` with the outcome), `round`, `phase` |
//! | `options` with `seat` | `prompt`; `options`, each with `action` and `text` |
//! | `act` with `seat` and `action` or `index` | as `turn`; `events` |
//! | `view` with `seat`, a number or `"spectator"` | `view` |
//! | `state` | `state` |
//! | `load` with `state` (and `game`) | as `turn` |
//! | `undo` | as `turn` |
//! | `record` | `record`; `text`, the game file |
//! | `replay` with `record` | as `turn` |
//! | `play` with `bot` (and `until`: `"end"` or a number of actions; `seed`) | as `turn`; `played` |
//! | `quit` | |
//!
//! The name of a request is its `cmd`; an `id` comes back as it was sent. Whatever is wrong with
//! a request, the reply has `ok: false` and one `error` with a stable `code` and a `message`,
//! and the game stays as it was. `prompt`, `text` and `message` are for people, in the language of
//! the command line; everything else is the same in all of them. Whoever speaks the protocol runs the table and may ask for
//! everything: `state` and `events` hold secrets that `view` does not.

mod opening;
mod request;
mod session;

use std::io::{self, BufRead, Read, Write};

use house::games::unknown_game;
use kernel::history::Record;
use kernel::{Refused, message};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tongue::Tongue;

use crate::guard::{guarded, one_line};

pub use opening::Opening;
pub use request::Request;
pub(crate) use session::turn_fields;
pub use session::{AnySession, Session};

/// The most bytes of a request.
pub const MAX_REQUEST: usize = 16 << 20;

/// The parts of a reply besides `ok` and `id`.
pub type Fields = Map<String, Value>;

/// One conversation.
pub struct Engine {
    games: Vec<Opening>,
    tongue: &'static Tongue,
    table: Option<Box<dyn AnySession>>,
    over: bool,
}

impl Engine {
    /// A conversation about these games; what people read of it is in this language.
    pub fn new(games: &[Opening], tongue: &'static Tongue) -> Self {
        Self { games: games.to_vec(), tongue, table: None, over: false }
    }

    /// Whether the other side said goodbye.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The reply to a line, without a line break.
    pub fn reply(&mut self, line: &[u8]) -> String {
        let (id, answer) = match Request::parse(line) {
            Ok(request) => (request.id(), self.answer(&request)),
            Err(refused) => (None, Err(refused)),
        };
        reply(id, answer, self.tongue)
    }

    fn answer(&mut self, request: &Request) -> Result<Fields, Refused> {
        let before = self.table.as_ref().map(|table| table.length());
        let answer = guarded(|| self.carry_out(request));
        answer.unwrap_or_else(|refused| {
            // The rules broke in the middle of something. A table that cannot even be put back
            // is given up.
            let table = self.table.as_mut().zip(before);
            let back = guarded(|| table.map(|(table, length)| table.rewind(length)));
            if back.is_err() {
                self.table = None;
            }
            Err(refused)
        })
    }

    fn carry_out(&mut self, request: &Request) -> Result<Fields, Refused> {
        match request.text("cmd")? {
            "games" => {
                let games: Vec<Value> = self.games.iter().map(|game| (game.info)()).collect();
                Ok(fields(json!({"games": games, "bots": bots::NAMES})))
            }
            "quit" => {
                self.over = true;
                Ok(Fields::new())
            }
            "new" => {
                let game = self.find(request.text("game")?)?;
                let salt = request.optional_text("salt")?.map(str::to_owned);
                self.sit_down((game.start)(request.get("setup")?, request.number("seed")?, salt)?)
            }
            "load" => {
                let game = self.game_of(request)?;
                self.sit_down((game.load)(request.get("state")?.clone())?)
            }
            "replay" => {
                let record = Record::deserialize(request.get("record")?).map_err(|error| {
                    Refused::new("bad_record", message!("bad-record", error = error.to_string()))
                })?;
                self.sit_down((self.find(&record.game)?.restore)(&record)?)
            }
            cmd => match &mut self.table {
                Some(table) => table.answer(cmd, request, self.tongue),
                None if session::COMMANDS.contains(&cmd) => {
                    Err(Refused::new("no_game", message!("no-game-yet")))
                }
                None => Err(unknown(cmd)),
            },
        }
    }

    fn sit_down(&mut self, table: Box<dyn AnySession>) -> Result<Fields, Refused> {
        Ok(self.table.insert(table).turn())
    }

    /// The game a state belongs to: the one named, the one that is going on, or the first.
    fn game_of(&self, request: &Request) -> Result<&Opening, Refused> {
        let current = self.table.as_ref().map(|table| table.game());
        let named = request.optional_text("game")?.or(current);
        self.find(named.unwrap_or_else(|| self.games[0].id))
    }

    fn find(&self, id: &str) -> Result<&Opening, Refused> {
        self.games.iter().find(|game| game.id == id).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|game| game.id).collect();
            unknown_game(id, &known)
        })
    }
}

fn unknown(cmd: &str) -> Refused {
    let known = ["games", "new", "load", "replay"].iter().chain(session::COMMANDS).chain(&["quit"]);
    let known: Vec<&str> = known.copied().collect();
    let cmd: String = cmd.chars().take(40).collect();
    Refused::new("unknown_cmd", message!("no-such-cmd", cmd = cmd, known = known.join(", ")))
}

/// The reply as text.
fn reply(id: Option<Value>, answer: Result<Fields, Refused>, tongue: &Tongue) -> String {
    let (ok, mut fields) = match answer {
        Ok(fields) => (true, fields),
        Err(refused) => {
            // It may quote the request.
            let message = one_line(&tongue.say(&refused.message));
            (false, fields(json!({"error": {"code": refused.code, "message": message}})))
        }
    };
    fields.insert("ok".to_owned(), ok.into());
    fields.extend(id.map(|id| ("id".to_owned(), id)));
    Value::Object(fields).to_string()
}

fn fields(value: Value) -> Fields {
    match value {
        Value::Object(fields) => fields,
        _ => Fields::new(),
    }
}

/// Speaks the protocol until the other side says goodbye or goes away.
pub fn serve(
    games: &[Opening],
    tongue: &'static Tongue,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut engine = Engine::new(games, tongue);
    let mut line = Vec::new();
    while !engine.is_over() {
        line.clear();
        input.by_ref().take(MAX_REQUEST as u64 + 1).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            break;
        }
        let answer = if line.len() > MAX_REQUEST && line.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            let why = message!("long-request", most = MAX_REQUEST);
            reply(None, Err(Refused::new("too_long", why)), tongue)
        } else {
            engine.reply(&line)
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

/// Reads past the next line break without keeping anything.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let read = input.fill_buf()?;
        let end = read.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(read.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() || used == 0 {
            return Ok(());
        }
    }
}
