//! What happens at a table, as it happens: server-sent events.
//!
//! A stream remembers the hash of each fragment it has sent and sends those that changed. Whoever
//! is slow gets several changes in one message. Whoever comes back gets everything, unless nothing
//! has happened since.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use starcraft::StarCraft;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use ui::fragment::Fragment;
use ui::starcraft::motion::{Motion, motions};

use crate::App;
use crate::errors::Problem;
use crate::eyes::{Eyes, all_fragments, chunk_of, drawn, events_between};
use crate::limits::{self, OpenStream, What};
use crate::persons::Asker;
use crate::squeeze::{self, Squeezer};
use crate::tables::{Entry, Live, Presence};

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
    asker: Asker,
) -> Result<Response, Problem> {
    asker.may(What::Look)?;
    let open = app.limits.open_stream(&asker.who()).ok_or_else(Problem::too_often)?;
    let entry = app.tables.find(&id).await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known: Option<u64> = last.or(wanted.since);
    let mut sent = Sent::default();
    // Before the first look, so that nothing falls between the two.
    let mut versions = entry.watch();
    versions.mark_changed();
    let eyes = {
        let guard = app.tables.lock(&entry).await?;
        let live = guard.live()?;
        let eyes = Eyes::of(live, asker.person.as_deref(), wanted.seat)?;
        if known == Some(entry.version()) {
            // The page shows all this already. That somebody looks now is news.
            sent.update(&entry, live, &eyes, live.table.game());
        }
        eyes
    };
    let presence = asker.person.map(|person| Presence::new(&entry, person));
    let squeezer = squeeze::wanted(&headers).then(Squeezer::default);
    let packed = squeezer.is_some();
    let feed = Feed {
        versions,
        stopping: app.stopping.clone(),
        app,
        entry,
        eyes,
        sent,
        squeezer,
        _presence: presence,
        _open: open,
    };
    let messages = stream::unfold(feed, async |mut feed| {
        let message = feed.next().await?;
        let bytes = match &mut feed.squeezer {
            Some(squeezer) => squeezer.squeeze(message.as_bytes()),
            None => message.into_bytes(),
        };
        Some((Ok::<_, Infallible>(bytes), feed))
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
    entry: Arc<Entry>,
    eyes: Eyes,
    versions: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    sent: Sent,
    squeezer: Option<Squeezer>,
    _presence: Option<Presence>,
    _open: OpenStream,
}

impl Feed {
    /// Waits for something new; none when the server stops.
    async fn next(&mut self) -> Option<String> {
        let silence = Instant::now() + limits::KEEP_ALIVE;
        loop {
            tokio::select! {
                changed = self.versions.changed() => changed.ok()?,
                () = sleep_until(silence) => return Some("event: alive\ndata: 1\n\n".to_owned()),
                stopped = self.stopping.wait_for(|stopping| *stopping) => {
                    drop(stopped);
                    return None;
                }
            }
            let Ok(guard) = self.app.tables.lock(&self.entry).await else {
                // The disk fails; whoever comes back later finds the table.
                return None;
            };
            let version = *self.versions.borrow_and_update();
            let live = guard.live().ok()?;
            let message = self.sent.update(&self.entry, live, &self.eyes, live.table.game());
            drop(guard);
            if let Some(mut message) = message {
                // Who comes or goes meanwhile changes the version without the lock: that is news
                // with a number of its own.
                message["version"] = version.into();
                return Some(format!("id: {version}\ndata: {message}\n\n"));
            }
        }
    }
}

/// What a stream has sent.
#[derive(Debug, Default)]
pub(crate) struct Sent {
    begun: bool,
    hashes: HashMap<String, u64>,
    /// Lines of the log.
    lines: usize,
    /// Whose view they were drawn from, and how often it had been retold.
    retold: Option<(kernel::Viewer, u64)>,
    moment: usize,
}

impl Sent {
    /// The next message about this state of the game at a table; none if nothing that is seen
    /// has changed.
    pub(crate) fn update(
        &mut self,
        entry: &Entry,
        live: &Live,
        eyes: &Eyes,
        game: &StarCraft,
    ) -> Option<Value> {
        if !live.table.is_full() {
            // A page with open seats asks again for itself.
            return Some(json!({"version": entry.version(), "whole": true, "fragments": []}));
        }
        let viewer = eyes.viewer(live);
        let whole = self.retold != Some((viewer, live.retold));
        let first_chunk = if whole { 0 } else { chunk_of(self.lines) };
        let moment = live.table.moment();
        let news = if self.begun && !whole && moment > self.moment {
            events_between(live, viewer, self.moment, moment)
        } else {
            Vec::new()
        };
        let (all, moved, lines) = drawn(entry, live, eyes, game, None, |scene| {
            (all_fragments(scene, first_chunk), motions(scene, &news), scene.log.len())
        });
        let fragments = self.changed(all, whole, first_chunk);
        let begun = std::mem::replace(&mut self.begun, true);
        self.lines = lines;
        self.retold = Some((viewer, live.retold));
        self.moment = moment;
        if begun && fragments.is_empty() && moved.is_empty() {
            return None;
        }
        Some(json!({
            "version": entry.version(),
            "decision": eyes.decision(live),
            "whole": !begun,
            "yours": eyes.is_asked(live),
            "fragments": fragments,
            "motions": moved.iter().map(motion).collect::<Vec<_>>(),
        }))
    }

    /// Those fragments that are new or different, and empty ones for those that are gone.
    fn changed(&mut self, all: Vec<Fragment>, whole: bool, first_chunk: usize) -> Vec<Value> {
        let mut changed = Vec::new();
        let mut seen = HashMap::with_capacity(all.len());
        for part in &all {
            let mut hasher = DefaultHasher::new();
            part.html.hash(&mut hasher);
            let hash = hasher.finish();
            if self.hashes.get(&part.id) != Some(&hash) {
                changed.push(sent(part));
            }
            seen.insert(part.id.clone(), hash);
        }
        for (id, hash) in self.hashes.drain() {
            if seen.contains_key(&id) {
                continue;
            }
            // Earlier chunks of the log were not drawn again; they are as they were.
            let chunk = id.strip_prefix("log-").and_then(|chunk| chunk.parse::<usize>().ok());
            if !whole && chunk.is_some_and(|chunk| chunk < first_chunk) {
                seen.insert(id, hash);
            } else {
                changed.push(gone(&id));
            }
        }
        self.hashes = seen;
        changed
    }
}

/// A fragment as it is sent.
pub(crate) fn sent(part: &Fragment) -> Value {
    json!({"id": part.id, "within": part.within, "html": part.html})
}

/// A fragment that is to be taken away.
pub(crate) fn gone(id: &str) -> Value {
    json!({"id": id, "within": "", "html": ""})
}

/// A motion as it is sent.
pub(crate) fn motion(motion: &Motion) -> Value {
    json!({
        "kind": motion.kind.name(),
        "glyph": motion.glyph,
        "owner": motion.owner,
        "from": motion.from,
        "to": motion.to,
        "caption": motion.caption,
    })
}
