//! Earlier moments of a game, and its record.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use house::Around;

use crate::asking::{As, Moment};
use crate::errors::Problem;
use crate::eyes::{Eyes, LookedAt};
use crate::language::Language;
use crate::limits::What;
use crate::pages::{HTML, JSON};
use crate::persons::Asker;
use crate::picture::preview;
use crate::{App, analysis};

/// `GET /t/ID/at/N`
pub(crate) async fn at(
    State(app): State<App>,
    Path((id, moment)): Path<(String, usize)>,
    Query(wanted): Query<As>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    let eyes = Eyes::of(&now, asker.person.as_ref(), wanted.seat)?;
    let sight = eyes.hearing(&app).await?.sight(&now);
    let looked_at = LookedAt { room, now, sight, tongue };
    looked_at
        .answer(&app, (&asker, &headers), (format!("at {moment}"), JSON), move |table, around| {
            Ok(table.moment_message(around, sight, moment)?.to_string())
        })
        .await
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
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    if now.table.is_over() {
        // The chances and what the bots were after are told in the replay, too.
        analysis::begin(&app, &room, &asker).await;
    }
    let eyes = Eyes::of(&now, asker.person.as_ref(), wanted.seat)?;
    let moment = wanted.at.unwrap_or(0).min(now.table.moment());
    let sight = eyes.hearing(&app).await?.sight(&now);
    let preview = preview(&app, (&room, &now), tongue, &headers, Some(moment))?;
    // A server may be known by several addresses.
    let of = format!("replay {}", preview.address);
    let looked_at = LookedAt { room, now, sight, tongue };
    looked_at
        .answer(&app, (&asker, &headers), (of, HTML), move |table, around| {
            let around = Around { preview: Some(&preview), ..*around };
            Ok(table.page(&around, sight, Some(moment))?.into_string())
        })
        .await
}

/// `GET /t/ID/record`
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    recorded(&app, &id).await
}

/// The game file of a table, once the game is over.
pub(crate) async fn recorded(app: &App, id: &str) -> Result<Response, Problem> {
    let (_, now) = app.table(id, None).await?;
    let text = now.table.record()?;
    let name = format!("attachment; filename=\"{id}.game\"");
    let head = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((head, text).into_response())
}
