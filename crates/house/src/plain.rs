//! A table as programs are told of it: what its page says, without drawing it.

use kernel::{Foregone, Game, Options, Refused, Seat, Seen, Viewer, message};
use serde_json::{Value, json};
use table::{Holder, Seats};
use tongue::{People, Tongue};
use ui::show::{Action, Event, Show};

use crate::Sight;
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

/// What a seat has answered in advance, and can answer so.
#[derive(Clone, PartialEq, Debug)]
pub struct Beforehand {
    /// Whose answers they are.
    pub seat: Seat,
    /// How often it has answered in advance or ceased to: what it wishes next must name this.
    pub turns: u64,
    /// The sorts of question that can be answered for as long as they come: the name of each, what it is, and how it is answered
    /// now (`ask`, `round` or `game`).
    pub sorts: Vec<(&'static str, String, &'static str)>,
    /// What it will choose one after the other.
    pub plan: Vec<Answer>,
    /// What it plays first where it is attacked: the place by name and in words, and the answer.
    pub guards: Vec<(String, String, Answer)>,
    /// The places where it can be attacked, by name and in words.
    pub places: Vec<(String, String)>,
    /// What it can play first there.
    pub firsts: Vec<Answer>,
    /// What it had planned that could not be done any more.
    pub lost: Vec<Answer>,
    /// What it can plan after that.
    pub question: Option<Asked>,
}

/// What programs are told.
pub trait Plain {
    /// What a viewer may know; refused before the game has begun.
    fn view(&self, viewer: Viewer) -> Result<Value, Refused>;

    /// What a seat is asked, with its answers; nothing if it is not, or a bot answers for it.
    fn question(&self, seat: Seat, tongue: &Tongue) -> Option<Asked>;

    /// What whoever looks has answered in advance; none where that is not for them.
    fn beforehand(&self, sight: Sight, tongue: &Tongue) -> Option<Beforehand>;

    /// What happened after a moment as far as a viewer may know it (from the beginning, where none is named), each with its moment.
    fn events(&self, viewer: Viewer, after: Option<usize>) -> Result<Vec<(usize, Value)>, Refused>;

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

    fn beforehand(&self, sight: Sight, tongue: &Tongue) -> Option<Beforehand> {
        beforehand(self, sight, self.table().game(), tongue)
    }

    fn events(&self, viewer: Viewer, after: Option<usize>) -> Result<Vec<(usize, Value)>, Refused> {
        let new = |(moment, _): &(usize, &Event<S>)| after.is_none_or(|after| *moment > after);
        let newest = self.table().log(viewer).rev().take_while(new);
        let written = |(moment, event): (usize, &Event<S>)| {
            Ok((moment, serde_json::to_value(event).map_err(|error| unwritten(&error))?))
        };
        let mut events = newest.map(written).collect::<Result<Vec<_>, Refused>>()?;
        events.reverse();
        Ok(events)
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
    serde_json::to_value(game.view(viewer)).map_err(|error| unwritten(&error))
}

fn unwritten(error: &serde_json::Error) -> Refused {
    Refused::new("internal", message!("verbatim", text = error.to_string()))
}

/// An answer of a seat, in words of what it sees.
fn answer<G: Game>(seen: &Seen<G>, action: G::Action, tongue: &Tongue) -> Answer {
    let text = tongue.say(&seen.world().describe(action));
    Answer { action: json!(action), line: action.to_string(), text }
}

/// What whoever looks has answered in advance at a table where this is the state of the game.
pub(crate) fn beforehand<S: Show>(
    seated: &Seated<S>,
    sight: Sight,
    game: &S::Game,
    tongue: &Tongue,
) -> Option<Beforehand> {
    let (table, seat) = (seated.table(), sight.seat.filter(|_| seated.is_full())?);
    let plays = matches!(table.places().get(seat.index())?.holder, Holder::Person(_));
    let shown = seated.ahead_for(game, sight, seat).filter(|_| plays)?;
    let kept = table.ahead(seat)?;
    let seen = Seen::new(game, seat);
    let each = |actions: &[Action<S>]| -> Vec<Answer> {
        actions.iter().map(|action| answer(&seen, *action, tongue)).collect()
    };
    let next = game.planned(seat, &kept.plan).ok().flatten().filter(|_| seated.can_plan(seat));
    let sorts = shown.sorts.into_iter();
    let can = game.guards(seat);
    let words = |place: &str| {
        let place = can.places.iter().find(|(other, _)| other == place);
        place.map_or_else(String::new, |(_, words)| tongue.called(words, People::default()))
    };
    let guard = |(place, first): &(String, Action<S>)| {
        (place.clone(), words(place), answer(&seen, *first, tongue))
    };
    let firsts = can.choices.iter().map(|(first, _)| *first).collect::<Vec<_>>();
    Some(Beforehand {
        seat,
        turns: kept.turns,
        sorts: sorts.map(|(sort, words, until)| (sort, tongue.say(&words), until)).collect(),
        plan: each(&kept.plan),
        guards: kept.guards.iter().map(guard).collect(),
        places: can.places.iter().map(|(place, _)| (place.clone(), words(place))).collect(),
        firsts: each(&firsts),
        lost: each(&kept.lost),
        question: next.map(|game| question(&game, seat, tongue)),
    })
}

/// What a seat is asked, read from a world that it cannot tell from the true one.
pub(crate) fn question<G: Game>(game: &G, seat: Seat, tongue: &Tongue) -> Asked {
    let seen = Seen::new(game, seat);
    let mut options = Options::new();
    seen.options(&mut options);
    let option = |action: &G::Action| answer(&seen, *action, tongue);
    let prompt = seen.world().prompt(seat).map(|prompt| tongue.say(&prompt));
    Asked { prompt: prompt.unwrap_or_default(), options: options.iter().map(option).collect() }
}
