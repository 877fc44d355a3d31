//! How long bots let people look at what they do.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use house::Live;
use kernel::message;
use ui::table::Pace;

use crate::asking::answer;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::limits::What;
use crate::persons::Asker;
use crate::settings::KEPT;
use crate::{App, proxy};

const COOKIE: &str = "pace";

/// The pace a person has chosen last: the next table begins with it.
pub(crate) fn chosen_before(headers: &HeaderMap) -> Pace {
    let jar = CookieJar::from_headers(headers);
    jar.get(COOKIE).and_then(|cookie| Pace::named(cookie.value())).unwrap_or_default()
}

/// `POST /t/ID/pace`: anybody who sits here chooses for all.
pub(crate) async fn choose(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    let pace = Pace::named(fields.first("pace"));
    let pace = pace.ok_or_else(|| Problem::wrong(message!("pace-unknown")))?;
    uncancelled(async move {
        let mut guard = app.tables.lock(&id).await?;
        sits_here(guard.live()?, &asker)?;
        let done = guard.set_pace(pace).await;
        if pace == Pace::AtOnce {
            // Not after the pause that is going on.
            guard.room.hurried.send_replace(true);
        }
        let answer = answer(done, &guard.room, &headers, &format!("/t/{id}"))?;
        let secure = if proxy::https(&app, &headers) { "; Secure" } else { "" };
        let (name, kept) = (pace.name(), KEPT);
        let cookie =
            format!("{COOKIE}={name}; HttpOnly; SameSite=Lax; Path=/; Max-Age={kept}{secure}");
        Ok(([(header::SET_COOKIE, cookie)], answer).into_response())
    })
    .await
}

/// `POST /t/ID/skip`: no pauses until a person must choose.
pub(crate) async fn skip(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    sits_here(&now, &asker)?;
    if now.table.next_bot().is_some() {
        room.hurried.send_replace(true);
    }
    answer(Ok(()), &room, &headers, &format!("/t/{id}"))
}

/// Refused unless who asks has a seat.
fn sits_here(live: &Live, asker: &Asker) -> Result<(), Problem> {
    match live.seats_of(asker.person.as_ref()).is_empty() {
        true => Err(Problem::forbidden(message!("only-seated"))),
        false => Ok(()),
    }
}
