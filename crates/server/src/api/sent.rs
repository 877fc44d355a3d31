//! What programs send, and what they are answered.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, SeatSet, message};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::ahead::Ahead;
use crate::errors::Problem;

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let bytes = Bytes::from_request(request, state).await;
        // Only the status counts; the words are ours.
        let bytes = bytes.map_err(IntoResponse::into_response)?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| {
            Problem::wrong(message!("programs-body", error = error.to_string())).into_response()
        })
    }
}

/// An answer in JSON.
pub(crate) fn json(answer: &impl Serialize) -> Result<Response, Problem> {
    let text = serde_json::to_string(answer).map_err(|error| {
        tracing::error!("an answer cannot be written: {error}");
        Problem::internal(message!("went-wrong"))
    })?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// Whose eyes a table is looked at with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct As {
    /// One of your seats. Left out, it is the only one you have; once the game is over, it may be any.
    #[serde(rename = "as")]
    pub(crate) seat: Option<u8>,
}

/// Which of one's tables.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// `true` for those at which the game is over.
    #[serde(default)]
    pub(crate) over: bool,
    /// Pages of 50, counted from 1.
    pub(crate) page: Option<u32>,
}

/// What was not done: one sentence, and nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Error {
    /// Always `false`.
    ok: bool,
    /// A stable word for programs, e.g. `stale`, `scope`, `too_often`.
    code: String,
    /// The sentence, in the language of `Accept-Language` or `?lang=`.
    message: String,
    /// The present version of the table, where that helps.
    version: Option<u64>,
}

/// The account that a token acts for.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    /// Its name.
    pub(crate) name: String,
    /// Whether it is a bot account.
    pub(crate) bot: bool,
    /// What the token is for.
    pub(crate) scopes: Vec<String>,
    /// When the token ends, in seconds since 1970.
    pub(crate) until: i64,
    /// At how many tables a game goes on.
    pub(crate) running: usize,
    /// At how many it is over.
    pub(crate) finished: usize,
}

/// Some tables.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Tables {
    /// What wants something of you first, then the latest.
    pub(crate) tables: Vec<Table>,
}

/// Tables for everybody.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Lobby {
    /// Those with open seats.
    pub(crate) open: Vec<Table>,
    /// Those at which is played.
    pub(crate) running: Vec<Table>,
}

/// A table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Table {
    /// Its page is `/t/ID`.
    pub(crate) id: String,
    /// What is played, e.g. `starcraft`.
    pub(crate) game: String,
    /// What it is called.
    pub(crate) title: String,
    /// What was agreed: players, factions, options.
    pub(crate) setup: Value,
    /// Who sits there, by seat.
    pub(crate) seats: Vec<At>,
    /// Your seats.
    #[schema(value_type = Vec<u8>)]
    pub(crate) yours: SeatSet,
    /// The seats that are asked something.
    #[schema(value_type = Vec<u8>)]
    pub(crate) pending: SeatSet,
    /// The round; 0 before the first.
    pub(crate) round: u32,
    /// The phase.
    pub(crate) phase: String,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) over: Option<Over>,
    /// Whether anybody may sit down, and until when.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) listed: Option<Listed>,
    /// What was agreed about time, by name. Not in lists of your own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<String>,
    /// Whether hints may be asked for. Not in lists of your own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hints: Option<bool>,
    /// Whether bot accounts may sit down where anybody may. Not in lists of your own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) programs: Option<bool>,
    /// What is proposed, as it is sent to `voice`. Not in lists, nor is the next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) proposed: Option<String>,
    /// When the pause will be over, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) paused: Option<i64>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct At {
    /// What whoever sits there is called.
    pub(crate) name: String,
    /// `person`, `program` (with a bot account), `bot` (of the house), `standin` (a bot of the house for a person), or `open`.
    pub(crate) held: &'static str,
    /// The faction, once there is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) faction: String,
    /// What whoever is invited sits down with; only told to who made the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) invitation: Option<String>,
    /// What is left of the time to answer. Not in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) time: Option<Time>,
}

/// What is left of somebody's time, in milliseconds.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Time {
    /// So much when it last ran.
    pub(crate) left: i64,
    /// When it will be over, since 1970, while it runs.
    pub(crate) until: Option<i64>,
    /// When the holiday is over that they are on: so long it does not run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) holiday: Option<i64>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Over {
    /// The seats that won.
    #[schema(value_type = Vec<u8>)]
    pub(crate) winners: SeatSet,
    /// The kind of ending.
    pub(crate) ending: String,
    /// The points of each seat.
    pub(crate) points: Vec<u16>,
}

/// How long a table is for everybody.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Listed {
    /// Until when, in milliseconds since 1970.
    pub(crate) until: i64,
    /// Whether bots take the open seats then.
    pub(crate) bots: bool,
}

/// A new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// What is played, e.g. `starcraft`.
    pub(crate) game: String,
    /// Who sits where, in this order: `me`, `open`, or the level of a bot of the house, e.g. `easy`.
    pub(crate) seats: Vec<String>,
    /// The faction of each seat; an empty text for any.
    #[serde(default)]
    pub(crate) factions: Vec<String>,
    /// Options by key, e.g. `{"galaxy": "auto", "factions": "random"}`.
    #[serde(default)]
    #[schema(value_type = std::collections::HashMap<String, String>)]
    pub(crate) options: std::collections::BTreeMap<String, String>,
    /// What it is called; nothing for a name after you.
    #[serde(default)]
    pub(crate) title: String,
    /// What is agreed about time, by name; nothing for no clock.
    #[serde(default)]
    pub(crate) clock: String,
    /// How many choices later those see everything who look on: 0, 8 or 40, and they talk among themselves; nothing for at once.
    #[serde(default)]
    pub(crate) behind: Option<u16>,
    /// Whether anybody may sit down at the open seats.
    #[serde(default)]
    pub(crate) listed: bool,
    /// Whether bot accounts may sit down at the open seats, too.
    #[serde(default)]
    pub(crate) programs: bool,
    /// Whether nobody may ask for hints.
    #[serde(default)]
    pub(crate) no_hints: bool,
    /// Whether you, alone against bots, may take back anything.
    #[serde(default)]
    pub(crate) take_backs: bool,
    /// What you add to the chance of the game: hexadecimal digits.
    #[serde(default)]
    pub(crate) number: String,
}

/// A table that was made.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Made {
    /// Its id.
    pub(crate) table: String,
}

/// Sitting down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// What ends the address of an invitation; nothing at a table for everybody.
    pub(crate) invitation: Option<String>,
    /// What to be called there; nothing for the name of the account.
    pub(crate) name: Option<String>,
    /// What you add to the chance of the game: hexadecimal digits.
    #[serde(default)]
    pub(crate) number: String,
}

/// What a viewer may know of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct View {
    /// Grows with everything that can be seen at the table.
    pub(crate) version: u64,
    /// The seat that looks; none for whoever looks on.
    pub(crate) seat: Option<u8>,
    /// The number that its answer, or taking back, must name.
    pub(crate) decision: u64,
    /// As the engine protocol has it.
    pub(crate) view: Value,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Question {
    /// Who is asked.
    pub(crate) seat: u8,
    /// The number that an answer must name. It is another one as soon as the question is another one.
    pub(crate) decision: u64,
    /// The question, for people.
    pub(crate) prompt: String,
    /// The answers there are.
    pub(crate) options: Vec<Answer>,
}

impl Question {
    pub(crate) fn of((seat, decision): (Seat, u64), asked: house::Asked) -> Self {
        let house::Asked { prompt, options } = asked;
        let options = options.into_iter().map(Answer::from).collect();
        Self { seat: seat.0, decision, prompt, options }
    }
}

/// An answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Answer {
    /// As the engine protocol has it.
    pub(crate) action: Value,
    /// As a line of a game file.
    pub(crate) line: String,
    /// For people.
    pub(crate) text: String,
}

impl From<house::Answer> for Answer {
    fn from(house::Answer { action, line, text }: house::Answer) -> Self {
        Self { action, line, text }
    }
}

/// What is asked now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Asked {
    /// The question; none if you are asked nothing.
    pub(crate) question: Option<Question>,
}

/// What is different at a table since the line before; what is missing is as it was. The first line has everything.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Happened {
    /// Grows with everything that can be seen at the table.
    pub(crate) version: u64,
    /// The seat that looks; none for whoever looks on.
    pub(crate) seat: Option<u8>,
    /// The number that its answer, or taking back, must name.
    pub(crate) decision: u64,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<Table>,
    /// What the seat may know of the game; `null` before it begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Value>)]
    pub(crate) view: Option<Option<Value>>,
    /// What you are asked; `null` if that is nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Question>)]
    pub(crate) question: Option<Option<Question>>,
    /// What you have answered in advance; `null` where there is nobody to be kept waiting.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Ahead>)]
    pub(crate) ahead: Option<Option<Ahead>>,
    /// What has happened in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) log: Option<Log>,
    /// What was said since.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) said: Vec<Said>,
}

/// What has happened in a game, as far as the seat may know it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Log {
    /// What you know of this moment and later is so no more, since something was taken back or has come to light.
    pub(crate) since: usize,
    /// What happened from then on.
    pub(crate) events: Vec<Event>,
}

/// Something that happened.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Event {
    /// After so many choices.
    pub(crate) moment: usize,
    /// As the engine protocol has it.
    pub(crate) event: Value,
}

/// Something that was said.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Said {
    /// From which seat; none for whoever looks on.
    seat: Option<u8>,
    /// The name of who said it; empty if they have none.
    name: String,
    /// The words.
    text: String,
}

impl Said {
    pub(crate) fn of(saying: &table::Saying) -> Self {
        let (name, text) = (saying.name.clone(), saying.text.clone());
        Self { seat: saying.seat.map(|seat| seat.0), name, text }
    }
}

/// What is different at your tables since the line before. The first line has all at which a game goes on.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Mine {
    /// Those that are new or different.
    pub(crate) tables: Vec<Table>,
    /// Those at which you sit no more, by id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) gone: Vec<String>,
}

/// Choices, made one after the other: all or none, but those after something has come to light are not made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// The seat that was asked; left out, the only one you have.
    pub(crate) seat: Option<u8>,
    /// The number of the question.
    pub(crate) decision: u64,
    /// Each as `action` or `line` of an answer.
    pub(crate) actions: Vec<Value>,
}

/// Taking back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Undo {
    /// The seat; left out, the only one you have.
    pub(crate) seat: Option<u8>,
    /// The number that the view has of your seat.
    pub(crate) decision: u64,
    /// Back to before the choice made at this moment; left out, before the last one.
    pub(crate) to: Option<usize>,
}

/// Something to be said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    /// The words.
    pub(crate) text: String,
}

/// Something about the game besides playing it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Voice {
    /// `pause` with a number of milliseconds (an hour, 12 hours, 3 days or 2 weeks), `go-on`, `end`, `bots` for those whose time is
    /// over, `against` what is proposed, or `resign`.
    pub(crate) voice: String,
    /// From which seat; not needed by who has one.
    pub(crate) seat: Option<u8>,
}

/// It was done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// Always `true`.
    pub(crate) ok: bool,
    /// The version of the table that shows it.
    pub(crate) version: u64,
}

/// What a bot of the house would do.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Hints {
    /// The answers it would think of first, the best one first: `action`, `line`, `chance` of winning, `reasons` in words.
    pub(crate) hints: Value,
}

/// Contests, by how they stand.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ContestLists {
    /// Those you organise or take part in.
    pub(crate) yours: Vec<ContestInfo>,
    /// Those one can enter.
    pub(crate) open: Vec<ContestInfo>,
    /// Those that go on.
    pub(crate) running: Vec<ContestInfo>,
    /// Those that were played to their end.
    pub(crate) over: Vec<ContestInfo>,
}

/// A contest, as it was agreed and as it stands.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ContestInfo {
    /// Its page is `/contests/ID`.
    pub(crate) id: String,
    /// What it is called.
    pub(crate) title: String,
    /// Who organises it; none once they are gone.
    pub(crate) host: Option<String>,
    /// What is played, e.g. `starcraft`.
    pub(crate) game: String,
    /// `swiss`, `groups` or `knockout`.
    pub(crate) way: &'static str,
    /// How many rounds there are of Swiss, or how many make a group.
    pub(crate) number: Option<usize>,
    /// How many sit at a table at most.
    pub(crate) seats: usize,
    /// What the places at a table are worth, the first first; none where the first gets 1, the last nothing, and those between evenly
    /// less.
    pub(crate) points: Option<Vec<u8>>,
    /// What was agreed about time, by name.
    pub(crate) clock: String,
    /// Whether its games count for ratings.
    pub(crate) rated: bool,
    /// How many take part.
    pub(crate) entrants: usize,
    /// With fewer people it does not begin.
    pub(crate) least: usize,
    /// As many can take part.
    pub(crate) most: usize,
    /// How many rounds have begun.
    pub(crate) rounds: usize,
    /// When it begins at the latest, in milliseconds since 1970.
    pub(crate) starts: i64,
    /// When it began.
    pub(crate) begun: Option<i64>,
    /// When it was over, or called off.
    pub(crate) over: Option<i64>,
}

/// A contest with its standings and tables.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OneContest {
    /// What was agreed, and how it stands.
    pub(crate) contest: ContestInfo,
    /// Whether you take part, and have not dropped out.
    pub(crate) yours: bool,
    /// Everybody, the first first.
    pub(crate) standings: Vec<Entrant>,
    /// The tables of each round that has begun.
    pub(crate) tables: Vec<Vec<ContestTable>>,
}

/// Somebody in the standings of a contest.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Entrant {
    /// Their name; none once they have gone for good.
    pub(crate) name: Option<String>,
    /// Their points.
    pub(crate) points: f64,
    /// At how many tables that are over.
    pub(crate) games: u32,
    /// How often they were first.
    pub(crate) wins: u32,
    /// The points a game of those they have met.
    pub(crate) opponents: f64,
    /// In which round they dropped out, counted from 1.
    pub(crate) out: Option<usize>,
}

/// A table of a round of a contest.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ContestTable {
    /// Its id, for `/api/tables/ID`.
    pub(crate) table: String,
    /// Who sits there, by seat.
    pub(crate) seats: Vec<FaredAt>,
}

/// Somebody at a table of a contest.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FaredAt {
    /// Their name; none once they have gone for good.
    pub(crate) name: Option<String>,
    /// Where they came, once it is over.
    pub(crate) place: Option<u8>,
    /// Whether they left before the end.
    pub(crate) left: bool,
}
