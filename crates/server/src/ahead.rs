//! Answers given before the question: kept for whoever gives them, and for nobody else to notice.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::Seat;

use crate::asking::answered;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::limits::What;
use crate::persons::Asker;
use crate::tables::Room;
use crate::{App, bots};

/// What the number of a decision begins with where it is only planned for.
const PLANNED: &str = "ahead-";

/// `POST /t/ID/ahead`: a seat answers something in advance, or does so no longer.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    let (seat, turns) = (fields.seat()?, fields.number("turns")?);
    let wish = match fields.first("wish") {
        "guard" => format!("guard {} {}", fields.first("place"), fields.first("first")),
        wish => wish.to_owned(),
    };
    foretell(app, (id, asker), (seat, turns), wish, headers).await
}

/// How often a seat had answered in advance when it planned what it sends as a choice; none if it is a choice.
pub(crate) fn planned(fields: &Fields) -> Option<u64> {
    fields.first("decision").strip_prefix(PLANNED)?.parse().ok()
}

/// Keeps what a seat answers in advance.
pub(crate) async fn foretell(
    app: App,
    (id, asker): (String, Asker),
    (seat, turns): (Seat, u64),
    wish: String,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    uncancelled(async move {
        let (room, done) = foretold(&app, (&id, &asker), (seat, turns), &wish).await?;
        answered(done, &room, &headers, seat)
    })
    .await
}

/// Keeps what a seat answers in advance, and says how that went.
pub(crate) async fn foretold(
    app: &App,
    (id, asker): (&str, &Asker),
    (seat, turns): (Seat, u64),
    wish: &str,
) -> Result<(Arc<Room>, Result<(), Problem>), Problem> {
    let mut guard = app.seated(id, asker, seat).await?;
    let done = guard.foretell(seat, turns, wish).await;
    bots::wake(app, &guard.room);
    Ok((Arc::clone(&guard.room), done))
}
