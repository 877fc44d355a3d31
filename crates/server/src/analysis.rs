//! A finished game looked into. It is worked out once and kept with the table.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::{Refused, message};

use crate::asking::As;
use crate::errors::{Problem, uncancelled};
use crate::eyes::{Eyes, LookedAt};
use crate::language::Language;
use crate::limits::What;
use crate::pages::HTML;
use crate::persons::Asker;
use crate::tables::Room;
use crate::thinkers::Work;
use crate::{App, limits};

/// `GET /t/ID/analysis`
pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    look_into(&app, &room, &asker).await?;
    let eyes = Eyes::of(&now, asker.person.as_ref(), wanted.seat)?;
    let sight = eyes.hearing(&app).await?.sight(&now);
    let looked_at = LookedAt { room, now, sight, tongue };
    looked_at
        .answer(&app, (&asker, &headers), ("analysis".to_owned(), HTML), move |table, around| {
            let study = around.study.ok_or_else(failed)?;
            Ok(table.study_page(around, sight, study).into_string())
        })
        .await
}

/// Sees to it that a finished game has been looked into; who comes while it is worked out waits for it.
/// Should that take too long, or who asked go away, it is there for whoever asks next.
async fn look_into(app: &App, room: &Arc<Room>, asker: &Asker) -> Result<(), Problem> {
    if room.study.get().is_none() {
        let now = app.tables.look(room).await?;
        if !now.table.is_over() {
            // Said before anybody is kept waiting for a place to think at.
            now.table.study()?;
        }
        asker.may(What::Think)?;
        uncancelled(work_out(app, room, asker)).await?;
    }
    Ok(())
}

/// Has a finished game looked into without waiting for it for long: a replay is a replay without it, too.
pub(crate) async fn begin(app: &App, room: &Arc<Room>, asker: &Asker) {
    if room.study.get().is_some() || asker.may(What::Think).is_err() {
        return;
    }
    let work = uncancelled(work_out(app, room, asker));
    let _ = tokio::time::timeout(limits::PATIENCE, work).await;
}

/// Looks into a finished game, unless somebody does already.
fn work_out(
    app: &App,
    room: &Arc<Room>,
    asker: &Asker,
) -> impl Future<Output = Result<(), Problem>> + Send + use<> {
    let (app, room, owner) = (app.clone(), Arc::clone(room), asker.owner());
    async move {
        let work = || async {
            let now = app.tables.look(&room).await?;
            let place = app.thinkers.place(Work::Analysis, owner).await.ok_or_else(failed)?;
            let study = place.think(move || now.table.study()).await;
            Ok::<_, Problem>(study.ok_or_else(failed)??)
        };
        room.study.get_or_try_init(work).await.map(drop)
    }
}

fn failed() -> Refused {
    Refused::new("internal", message!("no-analysis"))
}
