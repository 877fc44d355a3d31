//! One game in the engine protocol.

use bots::{Bot, by_name, series_seed};
use kernel::history::{History, Record};
use kernel::{Evaluate, Game, NoLog, Options, Refused, Seat, Seen, Turn, Viewer, message};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tongue::Tongue;

use super::{Fields, Request, fields, unknown};

/// The requests about the game that is going on.
pub(super) const COMMANDS: &[&str] =
    &["turn", "options", "act", "view", "state", "undo", "record", "play"];

/// So many actions of bots in one request are taken for a game without an end.
const MAX_PLAY: u64 = 1_000_000;

/// A game that is being played, whatever its types.
pub trait AnySession {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// Answers a request about the game that is going on.
    fn answer(&mut self, cmd: &str, request: &Request, tongue: &Tongue) -> Result<Fields, Refused>;

    /// `turn`, `round` and `phase`.
    fn turn(&self) -> Fields;

    /// How many actions were played.
    fn length(&self) -> usize;

    /// Goes back to a time when so many actions were played.
    fn rewind(&mut self, length: usize);
}

/// A game and everything that may be asked about it.
#[derive(Debug)]
pub struct Session<G: Evaluate> {
    history: History<G>,
}

impl<G: Evaluate> Session<G> {
    /// The session of a game.
    pub fn new(history: History<G>) -> Self {
        Self { history }
    }

    fn game(&self) -> &G {
        self.history.game()
    }

    fn options(&self, request: &Request, tongue: &Tongue) -> Result<Fields, Refused> {
        let seat = self.seat(request)?;
        let mut options = Options::new();
        self.game().options(seat, &mut options);
        let options = options
            .iter()
            .map(|&action| {
                let text = tongue.say(&self.game().describe(action));
                Ok(json!({"action": to_value(&action)?, "text": text}))
            })
            .collect::<Result<Vec<Value>, Refused>>()?;
        let prompt = self.game().prompt(seat);
        let prompt = prompt.map(|prompt| tongue.say(&prompt)).unwrap_or_default();
        Ok(fields(json!({"prompt": prompt, "options": options})))
    }

    fn act(&mut self, request: &Request) -> Result<Fields, Refused> {
        let seat = self.seat(request)?;
        let action = match (request.optional("action"), request.optional_number("index")?) {
            (Some(action), None) => G::Action::deserialize(action).map_err(|error| {
                Refused::new("illegal_action", message!("not-an-action", error = error.to_string()))
            })?,
            (None, Some(index)) => self.option(seat, index)?,
            (None, None) => return Err(Request::refuse(message!("no-action-or-index"))),
            (Some(_), Some(_)) => {
                return Err(Request::refuse(message!("action-and-index")));
            }
        };
        let mut events = Vec::new();
        self.history.act(seat, action, &mut events)?;
        let mut fields = self.turn();
        fields.insert("events".to_owned(), to_value(&events)?);
        Ok(fields)
    }

    /// An option by its place on the list.
    fn option(&self, seat: Seat, index: u64) -> Result<G::Action, Refused> {
        match self.game().turn() {
            Turn::Over(_) => return Err(Refused::new("game_over", message!("game-over"))),
            Turn::Pending(seats) if !seats.contains(seat) => {
                let why = message!("nothing-to-decide", seat = seat.0);
                return Err(Refused::new("wrong_seat", why));
            }
            Turn::Pending(_) => {}
        }
        let mut options = Options::new();
        self.game().options(seat, &mut options);
        let found = usize::try_from(index).ok().and_then(|index| options.get(index));
        found.copied().ok_or_else(|| {
            let count = options.len();
            let why = message!("no-such-choice", index = index, seat = seat.0, count = count);
            Refused::new("illegal_action", why)
        })
    }

    fn view(&self, request: &Request) -> Result<Fields, Refused> {
        let viewer = match request.get("seat")? {
            Value::String(word) if word == "spectator" => Viewer::Spectator,
            Value::String(_) => {
                return Err(Request::refuse(message!("bad-seat")));
            }
            _ => Viewer::Seat(self.seat(request)?),
        };
        Ok(fields(json!({"view": to_value(&self.game().view(viewer))?})))
    }

    fn record(&self) -> Result<Fields, Refused> {
        let record = Record::of(&self.history)?;
        Ok(fields(json!({"record": to_value(&record)?, "text": record.to_text()})))
    }

    fn undo(&mut self) -> Result<Fields, Refused> {
        match self.history.undo() {
            Some(_) => Ok(self.turn()),
            None => Err(Refused::new("nothing_to_undo", message!("nothing-to-undo"))),
        }
    }

    /// Lets a bot play all seats, to the end or for a number of actions.
    fn play(&mut self, request: &Request) -> Result<Fields, Refused> {
        let name = request.text("bot")?;
        let wanted = match request.optional("until") {
            None => u64::MAX,
            Some(Value::String(word)) if word == "end" => u64::MAX,
            Some(until) => until.as_u64().ok_or_else(|| Request::refuse(message!("bad-until")))?,
        };
        // Without a seed of its own the bot goes on differently from every point of the game.
        let start = self.history.actions().len();
        let seed = request.optional_number("seed")?.unwrap_or(start as u64);
        let mut bots = (0..self.game().players())
            .map(|seat| by_name::<G>(name, series_seed(seed, seat as u64), &native::Native))
            .collect::<Result<Vec<Box<dyn Bot<G>>>, Refused>>()?;
        let mut played = 0;
        while played < wanted {
            let Turn::Pending(seats) = self.game().turn() else { break };
            let Some(seat) = seats.iter().next() else { break };
            let action = bots[seat.index()].choose(Seen::new(self.game(), seat));
            let done = self.history.act(seat, action, &mut NoLog);
            played += 1;
            if done.is_err() || played > MAX_PLAY {
                self.history.rewind(start);
                done?;
                return Err(Refused::new("endless", message!("endless", steps = MAX_PLAY)));
            }
        }
        let mut fields = self.turn();
        fields.insert("played".to_owned(), played.into());
        Ok(fields)
    }

    fn seat(&self, request: &Request) -> Result<Seat, Refused> {
        let number = request.number("seat")?;
        let players = self.game().players();
        match u8::try_from(number) {
            Ok(seat) if usize::from(seat) < players => Ok(Seat(seat)),
            _ => {
                let why = message!("no-such-seat", seat = number, last = players - 1);
                Err(Refused::new("wrong_seat", why))
            }
        }
    }
}

impl<G: Evaluate> AnySession for Session<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn answer(&mut self, cmd: &str, request: &Request, tongue: &Tongue) -> Result<Fields, Refused> {
        match cmd {
            "turn" => Ok(self.turn()),
            "options" => self.options(request, tongue),
            "act" => self.act(request),
            "view" => self.view(request),
            "state" => Ok(fields(json!({"state": self.game().to_json()}))),
            "undo" => self.undo(),
            "record" => self.record(),
            "play" => self.play(request),
            _ => Err(unknown(cmd)),
        }
    }

    fn turn(&self) -> Fields {
        turn_fields(self.game())
    }

    fn length(&self) -> usize {
        self.history.actions().len()
    }

    fn rewind(&mut self, length: usize) {
        self.history.rewind(length);
    }
}

/// Whose turn it is, with the round and the phase.
pub(crate) fn turn_fields<G: Game>(game: &G) -> Fields {
    let (round, phase) = game.clock();
    fields(json!({"turn": game.turn(), "round": round, "phase": phase}))
}

fn to_value<T: Serialize>(value: &T) -> Result<Value, Refused> {
    serde_json::to_value(value)
        .map_err(|error| Refused::new("internal", message!("verbatim", text = error.to_string())))
}
