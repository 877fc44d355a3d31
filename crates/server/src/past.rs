//! Earlier moments of a game, and its record.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use crate::errors::Problem;
use crate::eyes::Eyes;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;
use crate::play::As;
use crate::{App, analysis};

#[derive(Debug, Deserialize)]
pub(crate) struct Moment {
    #[serde(rename = "as")]
    seat: Option<u8>,
    at: Option<usize>,
}

/// `GET /t/ID/at/N`
pub(crate) async fn at(
    State(app): State<App>,
    Path((id, moment)): Path<(String, usize)>,
    Query(wanted): Query<As>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id).await?;
    let eyes = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?;
    let sight = eyes.sight(&now);
    let body =
        now.around(&room, tongue, |around| now.table.moment_message(around, sight, moment))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response())
}

/// `GET /t/ID/replay`
pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Moment>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id).await?;
    // What the bots were after is told in the replay too; without it there is still the replay.
    let _ = analysis::of(&app, &room, &asker).await;
    let eyes = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?;
    let moment = wanted.at.unwrap_or(0).min(now.table.moment());
    let sight = eyes.sight(&now);
    let page = now.around(&room, tongue, |around| now.table.page(around, sight, Some(moment)))?;
    Ok(Html(page.into_string()).into_response())
}

/// `GET /t/ID/record`
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (_, now) = app.table(&id).await?;
    let text = now.table.record()?;
    let name = format!("attachment; filename=\"{id}.game\"");
    let head = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((head, text).into_response())
}
