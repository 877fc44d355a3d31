//! What a seat answers in advance.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use house::Beforehand;
use kernel::message;
use serde::{Deserialize, Serialize};
use tongue::Tongue;
use utoipa::ToSchema;

use super::may::{May, Play, Read};
use super::play::{told, written};
use super::sent::{Answer, As, Body, Done, Question};
use super::tables::own_seat;
use crate::App;
use crate::ahead::foretold;
use crate::errors::{Problem, uncancelled};
use crate::eyes::Eyes;
use crate::language::Language;
use crate::limits::What;
use crate::pages::{JSON, drawn};
use crate::tables::Now;

/// What your seat has answered in advance. Nobody else is told any of it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Ahead {
    /// Whose answers they are.
    seat: u8,
    /// What the next wish must name: it grows with every wish, and when something planned is done or cannot be done any more.
    turns: u64,
    /// The sorts of question that can be answered for as long as they come.
    sorts: Vec<Sort>,
    /// What you will choose one after the other, as soon as you are asked.
    plan: Vec<Answer>,
    /// What you play first where you are attacked.
    guards: Vec<Guard>,
    /// Where you can be attacked.
    places: Vec<Place>,
    /// What you can play first there.
    firsts: Vec<Answer>,
    /// What you had planned that could not be done any more, until you wish `read`.
    lost: Vec<Answer>,
    /// What you can plan now after all that; `null` if that is nothing. Its `decision` is of no use: an answer is a wish.
    #[schema(value_type = Option<Question>)]
    question: Option<Question>,
}

/// A sort of question.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
struct Sort {
    /// Its name, for wishes.
    sort: String,
    /// What it is, for people.
    text: String,
    /// How you answer it now: `ask` if you want to be asked, `round` or `game` if it is answered for so long.
    until: String,
}

/// A place where you can be attacked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
struct Place {
    /// Its name, for wishes.
    place: String,
    /// What it is called, for people.
    text: String,
}

/// What you play first where you are attacked in a place.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
struct Guard {
    /// The place.
    at: Place,
    /// What you play.
    first: Answer,
}

/// What there is of answers in advance.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Answered {
    /// Yours; `null` where there is nobody to be kept waiting.
    ahead: Option<Ahead>,
}

/// What you want to have answered in advance, or no longer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wish {
    /// The seat; left out, the only one you have.
    seat: Option<u8>,
    /// The number that the answers in advance had when you decided on this.
    turns: u64,
    /// `round SORT` or `game SORT` to have a sort of question answered so long, `ask SORT` to be asked again, `plan LINE` to choose
    /// what a `line` says after all that is planned, `drop N` not to choose what stands in this place of the plan (the first is 0),
    /// `guard PLACE LINE` to play what a `line` of `firsts` says if you are attacked in that place, `unguard PLACE` to be asked there,
    /// `read` to forget what could not be done.
    wish: String,
}

impl Ahead {
    fn of(before: Beforehand) -> Self {
        let Beforehand { seat, turns, sorts, plan, guards, places, firsts, lost, question } =
            before;
        let place = |(place, text): (String, String)| Place { place, text };
        let guard = |(at, text, first): (String, String, house::Answer)| Guard {
            at: place((at, text)),
            first: first.into(),
        };
        let answers = |list: Vec<house::Answer>| list.into_iter().map(Answer::from).collect();
        let sort = |(sort, text, until): (&str, String, &str)| Sort {
            sort: sort.to_owned(),
            text,
            until: until.to_owned(),
        };
        Self {
            seat: seat.0,
            turns,
            sorts: sorts.into_iter().map(sort).collect(),
            plan: answers(plan),
            guards: guards.into_iter().map(guard).collect(),
            places: places.into_iter().map(place).collect(),
            firsts: answers(firsts),
            lost: answers(lost),
            question: question.map(|asked| Question::of((seat, 0), asked)),
        }
    }
}

/// What whoever has these eyes has answered in advance.
pub(super) fn beforehand(now: &Now, eyes: &Eyes, tongue: &Tongue) -> Option<Ahead> {
    now.table.beforehand(eyes.sight(now), tongue).map(Ahead::of)
}

/// `GET /api/tables/ID/ahead`
#[utoipa::path(get, path = "/api/tables/{id}/ahead", operation_id = "ahead", params(("id" = String, Path), As), responses((status = 200, body = Answered)), security(("token" = ["read"])))]
pub(super) async fn list(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    headers: HeaderMap,
    Language(tongue): Language,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    may.asker.may(What::Draw)?;
    let (_, now) = app.table(&id, Some(&may.token.person)).await?;
    let eyes = Eyes::of(&now, Some(&may.token.person), wanted.seat)?;
    let draw = move || written(&Answered { ahead: beforehand(&now, &eyes, tongue) });
    drawn(&app.thinkers, may.asker.owner(), &headers, JSON, draw).await
}

/// `POST /api/tables/ID/ahead`
#[utoipa::path(post, path = "/api/tables/{id}/ahead", operation_id = "foretell", params(("id" = String, Path)), request_body = Wish, responses((status = 200, body = Done)), security(("token" = ["play"])))]
pub(super) async fn wish(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<Play>,
    Body(sent): Body<Wish>,
) -> Result<Response, Problem> {
    may.asker.may(What::Act)?;
    uncancelled(async move {
        let (_, now) = app.table(&id, Some(&may.token.person)).await?;
        let seat = own_seat(&now, &may.token.person, sent.seat)?;
        if now.rated {
            return Err(Problem::forbidden(message!("rated-no-programs")));
        }
        let (room, done) =
            foretold(&app, (&id, &may.asker), (seat, sent.turns), &sent.wish).await?;
        told(&room, done)
    })
    .await
}
