//! A finished game looked into. It is worked out once and kept with the table.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use house::Study;
use kernel::message;

use crate::errors::Problem;
use crate::eyes::Eyes;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;
use crate::play::As;
use crate::tables::Room;
use crate::thinkers::{Owner, Work};
use crate::{App, limits};

/// `GET /t/ID/analysis`
pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id).await?;
    let study = of(&app, &room, &asker).await?;
    let sight = Eyes::of(&now, asker.person.as_deref(), wanted.seat)?.sight(&now);
    let page = now.around(&room, tongue, |around| now.table.study_page(around, sight, study));
    Ok(Html(page.into_string()).into_response())
}

/// What there is to say about a finished game; who comes while it is worked out waits for it.
async fn of<'a>(app: &App, room: &'a Room, asker: &Asker) -> Result<&'a Study, Problem> {
    if room.study.get().is_none() {
        let now = app.tables.look(room).await?;
        if !now.table.is_over() {
            // Said before anybody is kept waiting for a place to think at.
            now.table.study()?;
        }
        asker.may(What::Think)?;
    }
    worked_out(app, room, asker.owner()).await
}

/// Has a finished game looked into without waiting for it for long: a replay is a replay without it, too.
pub(crate) async fn begin(app: &App, room: &Arc<Room>, asker: &Asker) {
    if room.study.get().is_some() || asker.may(What::Think).is_err() {
        return;
    }
    let (app, room, owner) = (app.clone(), Arc::clone(room), asker.owner());
    let work = tokio::spawn(async move { worked_out(&app, &room, owner).await.map(|_| ()) });
    let _ = tokio::time::timeout(limits::PATIENCE, work).await;
}

async fn worked_out<'a>(app: &App, room: &'a Room, owner: Owner) -> Result<&'a Study, Problem> {
    let work = || async {
        let now = app.tables.look(room).await?;
        let place = app.thinkers.place(Work::Analysis, owner).await;
        let work = tokio::task::spawn_blocking(move || now.table.study()).await;
        drop(place);
        let failed = |_| Problem::internal(message!("no-analysis"));
        Ok::<_, Problem>(work.map_err(failed)??)
    };
    room.study.get_or_try_init(work).await
}
