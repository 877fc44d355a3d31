//! What is to be seen and answered at a table.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use house::Help;
use kernel::{Viewer, message};
use serde::Serialize;
use tongue::Tongue;

use super::may::{May, Play, Read, Talk};
use super::sent::{Act, As, Asked, Body, Done, Hints, Question, Say, Undo, View, Voice, json};
use super::tables::own_seat;
use crate::errors::{Problem, uncancelled};
use crate::eyes::Eyes;
use crate::hint::{Advised, advised};
use crate::language::Language;
use crate::limits::{self, What};
use crate::pages::{JSON, drawn};
use crate::tables::{Now, Room};
use crate::{App, clocks, past, play};

/// `GET /api/tables/ID/view`
#[utoipa::path(get, path = "/api/tables/{id}/view", operation_id = "view", params(("id" = String, Path), As), responses((status = 200, body = View)), security(("token" = ["read"])))]
pub(super) async fn view(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    headers: HeaderMap,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    may.asker.may(What::Draw)?;
    let (_, now) = app.table(&id, Some(&may.token.person)).await?;
    let eyes = Eyes::of(&now, Some(&may.token.person), wanted.seat)?;
    let draw = move || written(&seen(&now, &eyes)?);
    drawn(&app.thinkers, may.asker.owner(), &headers, JSON, draw).await
}

/// `GET /api/tables/ID/question`
#[utoipa::path(get, path = "/api/tables/{id}/question", operation_id = "question", params(("id" = String, Path), As), responses((status = 200, body = Asked)), security(("token" = ["read"])))]
pub(super) async fn question(
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
    let draw = move || written(&Asked { question: asked(&now, &eyes, tongue) });
    drawn(&app.thinkers, may.asker.owner(), &headers, JSON, draw).await
}

/// What these eyes see of the game.
pub(super) fn seen(now: &Now, eyes: &Eyes) -> Result<View, Problem> {
    let viewer = eyes.sight(now).viewer(now.table.pending());
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let decision = seat.map_or(0, |seat| now.table.decision(seat));
    let (version, seat) = (now.version, seat.map(|seat| seat.0));
    Ok(View { version, seat, decision, view: now.table.view(viewer)? })
}

/// What is asked of who has these eyes: of nobody but whose seat it is.
pub(super) fn asked(now: &Now, eyes: &Eyes, tongue: &Tongue) -> Option<Question> {
    let sight = eyes.sight(now);
    let Viewer::Seat(seat) = sight.viewer(now.table.pending()) else { return None };
    let own = sight.own.contains(seat);
    let decision = now.table.decision(seat);
    let asked = now.table.question(seat, tongue).filter(|_| own)?;
    Some(Question::of((seat, decision), asked))
}

/// An answer that is drawn where others are.
pub(super) fn written(answer: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(answer).map_err(|_| Problem::internal(message!("went-wrong")))
}

/// `POST /api/tables/ID/act`
#[utoipa::path(post, path = "/api/tables/{id}/act", operation_id = "act", params(("id" = String, Path)), request_body = Act, responses((status = 200, body = Done)), security(("token" = ["play"])))]
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<Play>,
    Body(sent): Body<Act>,
) -> Result<Response, Problem> {
    may.asker.may(What::Act)?;
    uncancelled(async move {
        let (_, now) = app.table(&id, Some(&may.token.person)).await?;
        let seat = own_seat(&now, &may.token.person, sent.seat)?;
        if now.rated {
            return Err(Problem::forbidden(message!("rated-no-programs")));
        }
        let actions = now.table.lines(&sent.actions)?;
        let (at, by) = ((seat, sent.decision), (id.as_str(), &may.asker));
        match play::chosen(&app, by, at, actions, None).await? {
            (room, Ok(done)) => told(&room, done),
            (room, Err(objection)) => told(&room, Err(objection.into())),
        }
    })
    .await
}

/// `POST /api/tables/ID/undo`
#[utoipa::path(post, path = "/api/tables/{id}/undo", operation_id = "undo", params(("id" = String, Path)), request_body = Undo, responses((status = 200, body = Done)), security(("token" = ["play"])))]
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<Play>,
    Body(sent): Body<Undo>,
) -> Result<Response, Problem> {
    may.asker.may(What::Act)?;
    uncancelled(async move {
        let (_, now) = app.table(&id, Some(&may.token.person)).await?;
        let seat = own_seat(&now, &may.token.person, sent.seat)?;
        let (at, by) = ((seat, sent.decision), (id.as_str(), &may.asker));
        let (room, done) = play::taken_back(&app, by, at, sent.to).await?;
        told(&room, done)
    })
    .await
}

/// `POST /api/tables/ID/say`
#[utoipa::path(post, path = "/api/tables/{id}/say", operation_id = "say", params(("id" = String, Path)), request_body = Say, responses((status = 200, body = Done)), security(("token" = ["talk"])))]
pub(super) async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<Talk>,
    Body(sent): Body<Say>,
) -> Result<Response, Problem> {
    may.asker.may(What::Say)?;
    uncancelled(async move {
        let who = (&may.token.person, &may.asker.who());
        let (room, done) = play::said(&app, &id, who, (None, &sent.text)).await?;
        told(&room, done)
    })
    .await
}

/// `POST /api/tables/ID/voice`
#[utoipa::path(post, path = "/api/tables/{id}/voice", operation_id = "voice", params(("id" = String, Path)), request_body = Voice, responses((status = 200, body = Done)), security(("token" = ["play"])))]
pub(super) async fn voice(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<Play>,
    Body(sent): Body<Voice>,
) -> Result<Response, Problem> {
    may.asker.may(What::Act)?;
    let voice = sent.voice.parse::<table::Voice>()?;
    uncancelled(async move {
        let (_, now) = app.table(&id, Some(&may.token.person)).await?;
        let seat = own_seat(&now, &may.token.person, sent.seat)?;
        let (room, done) = clocks::voiced(&app, &id, &may.asker, (seat, voice)).await?;
        told(&room, done)
    })
    .await
}

/// How a change went.
pub(super) fn told(room: &Room, done: Result<(), Problem>) -> Result<Response, Problem> {
    match done {
        Ok(()) => json(&Done { ok: true, version: room.version() }),
        Err(problem) => Err(problem.at_version(room.version())),
    }
}

/// `GET /api/tables/ID/hint`
#[utoipa::path(get, path = "/api/tables/{id}/hint", operation_id = "hint", params(("id" = String, Path), As), responses((status = 200, body = Hints)), security(("token" = ["play"])))]
pub(super) async fn hint(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    Language(tongue): Language,
    may: May<Play>,
) -> Result<Response, Problem> {
    let help = |time| Help::Hint(time, limits::BATTLES);
    let Advised { now, advice, .. } = advised(&app, &id, &may.asker, wanted.seat, help).await?;
    json(&Hints { hints: now.table.advised(&advice, tongue) })
}

/// `GET /api/tables/ID/record`
#[utoipa::path(get, path = "/api/tables/{id}/record", operation_id = "record", params(("id" = String, Path)), responses((status = 200, body = String, content_type = "text/plain")), security(("token" = ["read"])))]
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    past::recorded(&app, &id).await
}
