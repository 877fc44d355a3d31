//! Earlier moments of a game, and its record.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use house::Around;
use serde::Deserialize;

use crate::errors::Problem;
use crate::eyes::Eyes;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;
use crate::picture::preview;
use crate::play::As;
use crate::{App, analysis};

#[derive(Debug, Deserialize)]
pub(crate) struct Moment {
    #[serde(rename = "as")]
    pub(crate) seat: Option<u8>,
    pub(crate) at: Option<usize>,
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
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id).await?;
    if now.table.is_over() {
        // The chances and what the bots were after are told in the replay, too.
        analysis::begin(&app, &room, &asker).await;
    }
    let eyes = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?;
    let moment = wanted.at.unwrap_or(0).min(now.table.moment());
    let sight = eyes.sight(&now);
    let preview = preview(&app, (&room, &now), tongue, &headers, Some(moment))?;
    let page = now.around(&room, tongue, |around| {
        let around = Around { preview: Some(&preview), ..*around };
        now.table.page(&around, sight, Some(moment))
    })?;
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
