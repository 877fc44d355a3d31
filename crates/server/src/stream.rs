//! What happens at a table, as it happens: server-sent events.
//!
//! A stream sends the fragments that changed since its last message (`told.rs`). Whoever is slow
//! gets several changes in one message. Whoever comes back gets everything, unless nothing has
//! happened since.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use house::{Sent, Stand};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use tongue::Tongue;

use crate::accounts::Login;
use crate::errors::Problem;
use crate::eyes::Eyes;
use crate::gzip::{self, gzip};
use crate::language::Language;
use crate::limits::{self, OpenStream, What};
use crate::persons::Asker;
use crate::tables::{Presence, Room, Shown};
use crate::told::Reader;
use crate::{App, bots};

#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    #[serde(rename = "as")]
    seat: Option<u8>,
    since: Option<u64>,
}

/// `GET /t/ID/events`
pub(crate) async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    Language(tongue): Language,
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let open = app.limits.open_stream(&asker.who(), None).ok_or_else(Problem::too_often)?;
    let (room, now) = app.table(&id, asker.person.as_ref()).await?;
    app.tables.seen(&room, &now, &asker).await;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known: Option<u64> = last.or(wanted.since);
    let eyes = Eyes::of(&now, asker.person.as_ref(), wanted.seat)?.hearing(&app).await?;
    let packed = gzip::wanted(&headers);
    let mut sent = Arc::default();
    if known == Some(now.version) {
        // The page shows all this already. That somebody looks now is news.
        let reader = Reader { sight: eyes.sight(&now), tongue, packed };
        sent = room.tell(&now, reader, &sent).await.sent;
    }
    let mut versions = room.watch();
    versions.mark_changed();
    let presence = asker.person.map(|person| Presence::new(&room, person));
    let login = asker.login;
    let feed = Feed {
        versions,
        stopping: app.stopping.clone(),
        app,
        room,
        eyes,
        tongue,
        sent,
        packed,
        login,
        begun: false,
        _presence: presence,
        _open: open,
    };
    let messages = stream::unfold(feed, async |mut feed| {
        let message = feed.next().await?;
        Some((Ok::<_, Infallible>(feed.headed(message)), feed))
    });
    let mut response = Body::from_stream(messages).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    // A proxy must not collect what should be seen at once.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

/// One open stream.
struct Feed {
    app: App,
    room: Arc<Room>,
    eyes: Eyes,
    /// A stream keeps the language it was opened with.
    tongue: &'static Tongue,
    versions: watch::Receiver<Shown>,
    stopping: watch::Receiver<bool>,
    sent: Arc<Sent>,
    packed: bool,
    /// Whoever is not logged in any more is told nothing more.
    login: Option<Arc<Login>>,
    begun: bool,
    _presence: Option<Presence>,
    _open: OpenStream,
}

impl Feed {
    /// Waits for something new; none when the server stops, or who listens has been logged out.
    async fn next(&mut self) -> Option<Bytes> {
        let silence = Instant::now() + limits::KEEP_ALIVE;
        loop {
            let changed = tokio::select! {
                changed = self.versions.changed() => changed.is_ok(),
                () = sleep_until(silence) => false,
                stopped = self.stopping.wait_for(|stopping| *stopping) => {
                    drop(stopped);
                    return None;
                }
                () = ended(self.login.as_deref()) => return None,
            };
            if !changed {
                return Some(self.alive());
            }
            // If the disk fails: whoever comes back later finds the table.
            if !self.is_still_somebody().await? {
                return None;
            }
            let now = self.app.tables.look_for(&self.room, self.eyes.person.as_ref()).await.ok()?;
            self.eyes = self.eyes.clone().hearing(&self.app).await.ok()?;
            let (sight, tongue) = (self.eyes.sight(&now), self.tongue);
            let ahead = now.table.ahead_of(sight);
            let told =
                |at: Stand| at.version == now.version && at.sight == sight && at.ahead == ahead;
            if self.sent.at().is_some_and(told) {
                continue;
            }
            let reader = Reader { sight, tongue, packed: self.packed };
            let next = self.room.tell(&now, reader, &self.sent).await;
            self.sent = next.sent;
            if next.message.is_some() {
                return next.message;
            }
        }
    }

    /// Whether who listens is still who they were: a guest who has an account by now shows it by a login, and this is none.
    /// Nothing is known if the disk fails.
    async fn is_still_somebody(&self) -> Option<bool> {
        match &self.eyes.person {
            Some(guest) if self.login.is_none() => {
                self.app.logins.is_guest(&self.app.tables.store, guest).await.ok()
            }
            _ => Some(true),
        }
    }

    /// Nothing is new.
    fn alive(&self) -> Bytes {
        // Somebody looks at this table, so it must not stand still.
        bots::wake(&self.app, &self.room);
        let text = b"event: alive\ndata: 1\n\n";
        if self.packed { gzip(text).into() } else { Bytes::from_static(text) }
    }

    /// A message with what must come before the first one.
    fn headed(&mut self, message: Bytes) -> Bytes {
        let begun = std::mem::replace(&mut self.begun, true);
        if begun || !self.packed { message } else { [&gzip::HEAD, &message[..]].concat().into() }
    }
}

/// Waits until somebody is logged out; a guest never is.
async fn ended(login: Option<&Login>) {
    match login {
        Some(login) => login.ended().await,
        None => std::future::pending().await,
    }
}
