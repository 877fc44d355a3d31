//! Earlier moments of a game, and its record.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use house::{Around, Playing, Sight};
use kernel::Refused;
use serde::Deserialize;
use tongue::Tongue;

use crate::errors::Problem;
use crate::eyes::Eyes;
use crate::language::Language;
use crate::library::{ASKS, SPOKEN};
use crate::limits::What;
use crate::pages::{HTML, JSON, Key, drawn};
use crate::persons::Asker;
use crate::picture::preview;
use crate::play::As;
use crate::tables::{Now, Room};
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
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id).await?;
    let sight = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?.sight(&now);
    let looked_at = LookedAt { room, now, sight, tongue };
    looked_at
        .answer(&app, (&asker, &headers), (format!("at {moment}"), JSON), move |table, around| {
            Ok(table.moment_message(around, sight, moment)?.to_string())
        })
        .await
}

/// A table as somebody looks at it.
pub(crate) struct LookedAt {
    pub(crate) room: Arc<Room>,
    pub(crate) now: Now,
    pub(crate) sight: Sight,
    pub(crate) tongue: &'static Tongue,
}

impl LookedAt {
    /// Draws something for who looks, which `of` names. Of a finished game it is kept: it stays the
    /// same until something is said at the table, somebody comes or goes, or it has been looked into.
    pub(crate) async fn answer(
        self,
        app: &App,
        (asker, headers): (&Asker, &HeaderMap),
        (of, kind): (String, &'static str),
        draw: impl FnOnce(&dyn Playing, &Around<'_>) -> Result<String, Refused> + Send + 'static,
    ) -> Result<Response, Problem> {
        let Self { room, now, sight, tongue } = self;
        let (id, version, code) = (&room.id, now.version, tongue.code());
        let studied = room.study.initialized();
        let of = format!("{id} {version} {studied} {sight:?} {code} {of}");
        let over = now.table.is_over();
        let draw = move || Ok(now.around(&room, tongue, |around| draw(&**now.table, around))?);
        if !over {
            asker.may(What::Draw)?;
            return drawn(&app.thinkers, asker.owner(), headers, kind, draw).await;
        }
        let key = Key::new(of, headers);
        let page = match app.replays.find(&key) {
            Some(page) => page,
            None => {
                asker.may(What::Draw)?;
                app.replays.make(&app.thinkers, asker.owner(), key, kind, draw).await?
            }
        };
        Ok(page.answer(headers, [(header::CACHE_CONTROL, ASKS), (header::VARY, SPOKEN)]))
    }
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
    let (_, now) = app.table(&id).await?;
    let text = now.table.record()?;
    let name = format!("attachment; filename=\"{id}.game\"");
    let head = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((head, text).into_response())
}
