//! What happens, as it happens: a line of JSON for each change. The first line has everything, each further one only what is
//! different by then, and `{}` says that nothing is. A stream ends with its token.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use kernel::{Refused, Viewer};
use serde::Serialize;
use serde_json::Value;
use store::{Summary, Token};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};
use tongue::Tongue;

use super::ahead::{Ahead, beforehand};
use super::may::{May, Read};
use super::play::{asked, seen};
use super::sent::{As, Event, Happened, Log, Mine, Question, Said, Table};
use super::tables::{as_it_is, in_list};
use crate::errors::Problem;
use crate::eyes::Eyes;
use crate::language::Language;
use crate::limits::{self, OpenStream, What};
use crate::tables::{Now, Presence, Room, Shown};
use crate::{App, bots, dates};

/// What they are.
pub(crate) const KIND: &str = "application/x-ndjson";

/// So many tables of somebody are told of: those that want something of them, then the latest.
const MOST: usize = 200;

/// How long a stream lasts.
struct Lasting {
    app: App,
    token: Token,
    revoked: watch::Receiver<()>,
    stopping: watch::Receiver<bool>,
    _open: OpenStream,
}

impl Lasting {
    fn begin(app: &App, may: &May<Read>) -> Result<Self, Problem> {
        let revoked = app.revoked.subscribe();
        let open = app.limits.open_stream(&may.asker.who(), Some(&may.token.hash));
        Ok(Self {
            app: app.clone(),
            token: may.token.clone(),
            revoked,
            stopping: app.stopping.clone(),
            _open: open.ok_or_else(Problem::too_often)?,
        })
    }

    /// Waits until there may be something new (yes), or nothing for so long that this is said; nothing when the token has ended
    /// or the server stops.
    async fn wait<T>(&mut self, news: &mut watch::Receiver<T>, silence: Instant) -> Option<bool> {
        loop {
            let left = u64::try_from(self.token.until - dates::seconds()).ok()?;
            let changed = tokio::select! {
                changed = news.changed() => { changed.ok()?; Some(true) },
                () = sleep_until(silence) => Some(false),
                _ = self.revoked.changed() => None,
                () = sleep(std::time::Duration::from_secs(left)) => return None,
                stopped = self.stopping.wait_for(|stopping| *stopping) => { drop(stopped); return None },
            };
            if changed.is_none() || self.revoked.has_changed().ok()? {
                // Some token has ended, perhaps this one.
                self.revoked.mark_unchanged();
                let now = dates::seconds();
                self.app.tables.store.token(&self.token.hash, now).await.ok()??;
            }
            if changed.is_some() {
                return changed;
            }
        }
    }
}

/// A line.
fn line(told: &impl Serialize) -> Option<Bytes> {
    let mut text = serde_json::to_vec(told).ok()?;
    text.push(b'\n');
    Some(text.into())
}

/// Nothing is new.
const ALIVE: Bytes = Bytes::from_static(b"{}\n");

/// `GET /api/tables/ID/stream`
#[utoipa::path(get, path = "/api/tables/{id}/stream", operation_id = "table-stream", params(("id" = String, Path), As), responses((status = 200, body = Happened, content_type = "application/x-ndjson")), security(("token" = ["read"])))]
pub(super) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<As>,
    Language(tongue): Language,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    let (room, now) = app.table(&id, may.asker.person.as_ref()).await?;
    Eyes::of(&now, may.asker.person.as_ref(), wanted.seat)?;
    app.tables.seen(&room, &now, &may.asker).await;
    let mut versions = room.watch();
    versions.mark_changed();
    let feed = Feed {
        lasting: Lasting::begin(&app, &may)?,
        seat: wanted.seat,
        tongue,
        versions,
        known: Known::default(),
        _presence: Presence::new(&room, may.token.person.clone()),
        room,
    };
    let lines = stream::unfold(feed, async |mut feed| {
        Some((Ok::<_, Infallible>(feed.next().await?), feed))
    });
    Ok(streamed(Body::from_stream(lines)))
}

fn streamed(body: Body) -> Response {
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(KIND));
    // A proxy must not collect what should be seen at once.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// What a stream of a table has told.
#[derive(Default)]
struct Known {
    table: Option<Table>,
    view: Option<Option<Value>>,
    question: Option<Option<Question>>,
    ahead: Option<Option<Ahead>>,
    log: Past,
    /// The number of what was said last.
    said: Option<i64>,
}

/// What a stream has told of what happened in the game.
#[derive(Default)]
struct Past {
    /// As whom it was told; nothing before that.
    viewer: Option<Viewer>,
    retold: u64,
    /// The moment of everything that was told, and a hash of it.
    told: Vec<(usize, u64)>,
}

impl Past {
    /// What has happened that was not told, or is otherwise by now.
    fn fresh(&mut self, now: &Now, viewer: Viewer) -> Result<Option<Log>, Refused> {
        if !now.table.is_full() {
            return Ok(None);
        }
        // Once the game is over everybody may know more of it.
        let same = (self.viewer, self.retold) == (Some(viewer), now.retold);
        let last = self.told.last().filter(|_| same && !now.table.is_over());
        let mut events = now.table.events(viewer, last.map(|(moment, _)| *moment))?;
        let hashes = events.iter().map(|(moment, event)| (*moment, hash(event)));
        let mut told = if last.is_some() { self.told.clone() } else { Vec::new() };
        told.extend(hashes);
        let before = std::mem::replace(&mut self.told, told);
        let first = self.viewer.replace(viewer).is_none();
        self.retold = now.retold;
        let kept = before.iter().zip(&self.told).take_while(|(old, new)| old == new).count();
        if kept == before.len() && kept == self.told.len() && !first {
            return Ok(None);
        }
        let other = [before.get(kept), self.told.get(kept)].into_iter().flatten();
        let since = other.map(|(moment, _)| *moment).min().unwrap_or_default();
        events.retain(|(moment, _)| *moment >= since);
        let event = |(moment, event)| Event { moment, event };
        Ok(Some(Log { since, events: events.into_iter().map(event).collect() }))
    }
}

fn hash(event: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    event.to_string().hash(&mut hasher);
    hasher.finish()
}

/// One open stream of a table.
struct Feed {
    lasting: Lasting,
    room: Arc<Room>,
    /// The seat it was opened for.
    seat: Option<u8>,
    tongue: &'static Tongue,
    versions: watch::Receiver<Shown>,
    known: Known,
    _presence: Presence,
}

impl Feed {
    async fn next(&mut self) -> Option<Bytes> {
        let silence = Instant::now() + limits::KEEP_ALIVE;
        loop {
            if !self.lasting.wait(&mut self.versions, silence).await? {
                // Somebody looks at this table, so it must not stand still.
                bots::wake(&self.lasting.app, &self.room);
                return Some(ALIVE);
            }
            if let Some(told) = self.told().await? {
                return line(&told);
            }
        }
    }

    /// What is different by now; nothing if the table is not to be seen any more.
    async fn told(&mut self) -> Option<Option<Happened>> {
        let Self { lasting: Lasting { app, token, .. }, room, known, tongue, .. } = self;
        let now = app.tables.look_for(room, Some(&token.person)).await.ok()?;
        // Whose eyes these are is asked anew each time: seats change hands.
        let eyes = Eyes::of(&now, Some(&token.person), self.seat).ok()?.hearing(app).await.ok()?;
        let view = if now.table.is_full() { Some(seen(&now, &eyes).ok()?) } else { None };
        let (seat, decision) = view.as_ref().map_or((None, 0), |seen| (seen.seat, seen.decision));
        let view = view.map(|seen| seen.view);
        let table = as_it_is(&room.id, &now, &token.person, tongue);
        let question = asked(&now, &eyes, tongue);
        let ahead = beforehand(&now, &eyes, tongue);
        let viewer = eyes.sight(&now).viewer(now.table.pending());
        let log = known.log.fresh(&now, viewer).ok()?;
        let after = known.said.unwrap_or(-1);
        let said = now.chat().filter(|it| it.number > after && eyes.hear(it));
        let said: Vec<Said> = said.map(Said::of).collect();
        let told = Happened {
            version: now.version,
            seat,
            decision,
            said,
            table: fresh(&mut known.table, table),
            view: fresh(&mut known.view, view),
            question: fresh(&mut known.question, question),
            ahead: fresh(&mut known.ahead, ahead),
            log,
        };
        known.said = now.chat().last().map(|it| it.number).or(known.said);
        let something = told.table.is_some()
            || told.view.is_some()
            || told.question.is_some()
            || told.ahead.is_some()
            || told.log.is_some()
            || !told.said.is_empty();
        Some(something.then_some(told))
    }
}

/// What is so by now, if it was not before.
fn fresh<T: Clone + PartialEq>(known: &mut Option<T>, now: T) -> Option<T> {
    if known.as_ref() == Some(&now) {
        return None;
    }
    *known = Some(now.clone());
    Some(now)
}

/// `GET /api/stream`
#[utoipa::path(get, path = "/api/stream", operation_id = "stream", responses((status = 200, body = Mine, content_type = "application/x-ndjson")), security(("token" = ["read"])))]
pub(super) async fn own(
    State(app): State<App>,
    Language(tongue): Language,
    may: May<Read>,
) -> Result<Response, Problem> {
    may.asker.may(What::Look)?;
    let mut news = app.tables.ears.listen(&may.token.person);
    news.mark_changed();
    let feed = Own { lasting: Lasting::begin(&app, &may)?, tongue, news, known: None };
    let lines = stream::unfold(feed, async |mut feed| {
        Some((Ok::<_, Infallible>(feed.next().await?), feed))
    });
    Ok(streamed(Body::from_stream(lines)))
}

/// One open stream of all tables of somebody.
struct Own {
    lasting: Lasting,
    tongue: &'static Tongue,
    news: watch::Receiver<()>,
    /// What was told, with the last choice of theirs at that time; none before the first line.
    known: Option<BTreeMap<String, (Table, i64)>>,
}

impl Own {
    async fn next(&mut self) -> Option<Bytes> {
        let silence = Instant::now() + limits::KEEP_ALIVE;
        loop {
            if !self.lasting.wait(&mut self.news, silence).await? {
                return Some(ALIVE);
            }
            if let Some(told) = self.told().await? {
                return line(&told);
            }
        }
    }

    /// What is different by now; nothing if the disk fails.
    async fn told(&mut self) -> Option<Option<Mine>> {
        let (app, person) = (&self.lasting.app, &self.lasting.token.person);
        let store = &app.tables.store;
        // Read before the tables: what is chosen meanwhile is told once more.
        let chosen = store.chosen_last(person).await.ok()?;
        let list = async |over| {
            let games = store.games_of(person, over, 0, MOST).await.ok()?;
            let table = |game: &Summary| {
                let last = chosen.get(&game.id).copied().unwrap_or_default();
                (game.id.clone(), (in_list(game, person, self.tongue), last))
            };
            Some(games.iter().map(table).collect())
        };
        let now: BTreeMap<String, (Table, i64)> = list(false).await?;
        let begun = self.known.is_some();
        let before = self.known.take().unwrap_or_default();
        let mut missing: Vec<String> =
            before.keys().filter(|id| !now.contains_key(*id)).cloned().collect();
        // Whoever has chosen and is asked is asked something new, though all else may be as it was: others have answered meanwhile.
        let differs = |(id, (table, last)): &(&String, &(Table, i64))| {
            let asked = table.yours.iter().any(|seat| table.pending.contains(seat));
            before.get(*id).is_none_or(|(was, then)| was != table || (asked && then != last))
        };
        let mut tables: Vec<Table> =
            now.iter().filter(differs).map(|(_, (table, _))| table.clone()).collect();
        if !missing.is_empty() {
            let over: BTreeMap<String, (Table, i64)> = list(true).await?;
            let ended = missing.iter().filter_map(|id| over.get(id));
            tables.extend(ended.map(|(table, _)| table.clone()));
            missing.retain(|id| !over.contains_key(id));
        }
        self.known = Some(now);
        let nothing = begun && tables.is_empty() && missing.is_empty();
        Some((!nothing).then_some(Mine { tables, gone: missing }))
    }
}
