//! A table as programs are told of it: what its page says, without drawing it.

use kernel::{Game, Options, Refused, Seat, Seen, Viewer, message};
use serde_json::{Value, json};
use table::{Holder, Seats};
use tongue::Tongue;
use ui::show::{Action, Show};

use crate::seated::Seated;
use crate::think::Advice;

/// A question.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// For people.
    pub prompt: String,
    /// The answers there are.
    pub options: Vec<Answer>,
}

/// An answer to a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// As the engine protocol has it.
    pub action: Value,
    /// As a line of a game file.
    pub line: String,
    /// For people.
    pub text: String,
}

/// What programs are told.
pub trait Plain {
    /// What a viewer may know; refused before the game has begun.
    fn view(&self, viewer: Viewer) -> Result<Value, Refused>;

    /// What a seat is asked, with its answers; nothing if it is not, or a bot answers for it.
    fn question(&self, seat: Seat, tongue: &Tongue) -> Option<Asked>;

    /// Answers as programs send them (as [`Plain::question`] has them, or as lines of text), as lines.
    fn lines(&self, actions: &[Value]) -> Result<Vec<String>, Refused>;

    /// Advice, the best answer first.
    fn advised(&self, advice: &Advice, tongue: &Tongue) -> Value;
}

impl<S: Show> Plain for Seated<S> {
    fn view(&self, viewer: Viewer) -> Result<Value, Refused> {
        if !self.is_full() {
            return Err(Refused::new("not_started", message!("not-started")));
        }
        view(self.table().game(), viewer)
    }

    fn question(&self, seat: Seat, tongue: &Tongue) -> Option<Asked> {
        let place = self.table().places().get(seat.index())?;
        let asked = self.table().pending().contains(seat);
        let answers = asked && matches!(place.holder, Holder::Person(_));
        answers.then(|| question(self.table().game(), seat, tongue))
    }

    fn lines(&self, actions: &[Value]) -> Result<Vec<String>, Refused> {
        let read = |action: &Value| match action {
            Value::String(line) => Ok(line.clone()),
            fields => match serde_json::from_value::<Action<S>>(fields.clone()) {
                Ok(action) => Ok(action.to_string()),
                Err(error) => {
                    let why = message!("not-an-action", error = error.to_string());
                    Err(Refused::new("illegal_action", why))
                }
            },
        };
        actions.iter().map(read).collect()
    }

    fn advised(&self, advice: &Advice, tongue: &Tongue) -> Value {
        let each = advice.of::<S>().iter().filter_map(|it| {
            let action: Action<S> = it.action.parse().ok()?;
            let reasons: Vec<String> =
                it.reasons.iter().map(|reason| tongue.say(&reason.words)).collect();
            let line = &it.action;
            Some(json!({"action": action, "line": line, "chance": it.chance, "reasons": reasons}))
        });
        Value::Array(each.collect())
    }
}

/// What a viewer may know of a state.
pub(crate) fn view<G: Game>(game: &G, viewer: Viewer) -> Result<Value, Refused> {
    serde_json::to_value(game.view(viewer))
        .map_err(|error| Refused::new("internal", message!("verbatim", text = error.to_string())))
}

/// What a seat is asked, read from a world that it cannot tell from the true one.
pub(crate) fn question<G: Game>(game: &G, seat: Seat, tongue: &Tongue) -> Asked {
    let seen = Seen::new(game, seat);
    let mut options = Options::new();
    seen.options(&mut options);
    let option = |&action: &G::Action| {
        let text = tongue.say(&seen.world().describe(action));
        Answer { action: json!(action), line: action.to_string(), text }
    };
    let prompt = seen.world().prompt(seat).map(|prompt| tongue.say(&prompt));
    Asked { prompt: prompt.unwrap_or_default(), options: options.iter().map(option).collect() }
}
