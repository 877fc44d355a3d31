//! Earlier moments of a game, and its record.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use kernel::Viewer;
use serde::Deserialize;
use serde_json::json;
use ui::starcraft::motion::motions;
use ui::starcraft::table::table_page;

use crate::errors::Problem;
use crate::eyes::{Eyes, all_fragments, events_between, with_scene};
use crate::limits::What;
use crate::persons::Asker;
use crate::play::As;
use crate::stream::{gone, motion, sent};
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
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (entry, now) = app.table(&id).await?;
    let eyes = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?;
    let viewer = eyes.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let news = events_between(&now, viewer, moment.saturating_sub(1), moment);
    let (then, moved) = with_scene(&entry, &now, &eyes, Some(moment), |scene| {
        (all_fragments(scene, 0), motions(scene, &news))
    })?;
    let all = with_scene(&entry, &now, &eyes, None, |scene| all_fragments(scene, 0))?;
    // What was not there yet is sent empty, so that it is taken away.
    let later = all.iter().filter(|part| then.iter().all(|other| other.id != part.id));
    let body = json!({
        "version": now.version,
        "moment": moment,
        "last": now.table.moment(),
        "fragments": then.iter().map(sent).chain(later.map(|part| gone(&part.id))).collect::<Vec<_>>(),
        "motions": moved.iter().map(motion).collect::<Vec<_>>(),
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response())
}

/// `GET /t/ID/replay`
pub(crate) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Moment>,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (entry, now) = app.table(&id).await?;
    // What the bots were after is told in the replay too; without it there is still the replay.
    let _ = analysis::of(&app, &entry, &asker).await;
    let eyes = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?;
    let moment = wanted.at.unwrap_or(0).min(now.table.moment());
    let page = with_scene(&entry, &now, &eyes, Some(moment), table_page)?;
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
