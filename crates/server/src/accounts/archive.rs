//! Everything there is of somebody in one archive, sent as it is packed: however much it is, little of it is in memory.

use std::io::{self, Write};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use futures_util::stream;
use house::Live;
use house::sitters::called;
use kernel::{Seat, message};
use rawzip::{CompressionMethod, ZipArchiveWriter};
use serde_json::{Value, json};
use store::{Account, Contests, ListedContest, MAIL};
use table::PersonId;
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tongue::Tongue;
use ui::account::Form;

use super::{inside_wrong, keys, own};
use crate::App;
use crate::errors::Problem;
use crate::forms::Fields;
use crate::language::Language;
use crate::limits::What;
use crate::persons::Asker;

/// What is sent at a time, in bytes.
const PIECE: usize = 64 * 1024;

/// So many pieces may wait for whoever loads them down.
const WAITING: usize = 4;

/// `POST /account/export`
pub(crate) async fn export(
    State(app): State<App>,
    Language(tongue): Language,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Enter)?;
    let login = asker.logged()?;
    let account = own(&app, login).await?;
    if let Some(why) = keys::unproved(&app, &account, &headers, &fields).await? {
        return inside_wrong(&app, login, tongue, Form::Export, why).await;
    }
    asker.may(What::Export)?;
    let busy = |_| {
        let why = message!("account-export-busy");
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "busy", why)
    };
    let place = Arc::clone(&app.exports).try_acquire_owned().map_err(busy)?;
    let taken = Taken::of(&app, &account, tongue).await?;
    let (sender, receiver) = mpsc::channel(WAITING);
    let runtime = Handle::current();
    tokio::task::spawn_blocking(move || {
        let _place = place;
        let outlet = Outlet { sender: sender.clone(), waiting: Vec::new() };
        if let Err(error) = taken.pack(&app, &runtime, outlet) {
            // What ends in the middle must not pass for the whole.
            drop(sender.blocking_send(Err(io::Error::other(error))));
        }
    });
    let pieces = stream::unfold(receiver, async |mut receiver| {
        let piece = receiver.recv().await?;
        Some((piece, receiver))
    });
    let head = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"orderstack.zip\""),
    ];
    Ok((head, Body::from_stream(pieces)).into_response())
}

/// What somebody takes along; tables are loaded one by one.
struct Taken {
    account: Value,
    said: Value,
    tables: Vec<String>,
    person: PersonId,
    tongue: &'static Tongue,
}

impl Taken {
    /// No hash and no key is in it: whoever finds the archive opens nothing with it.
    async fn of(app: &App, account: &Account, tongue: &'static Tongue) -> Result<Self, Problem> {
        let (store, person) = (&app.tables.store, &account.person);
        let devices = store.logins_of(person).await?;
        let devices = devices
            .iter()
            .map(|login| json!({"device": login.device, "made": login.made, "seen": login.seen}));
        let channels = store.channels_of(person).await?;
        let channels = channels.iter().map(|channel| {
            // What stands behind the host of an address may open it.
            let host = match channel.kind.as_str() {
                MAIL => channel.address.as_str(),
                _ => channel.address.split('/').nth(2).unwrap_or_default(),
            };
            json!({"kind": channel.kind, "device": channel.device, "host": host, "language": channel.tongue})
        });
        let unheard = store.unheard_of(person).await?.into_iter();
        let claim = store.claim_of(person).await?;
        let not_told = store.silences_of(person).await?;
        let not_told = not_told.iter().map(|(way, kind)| json!({"channel": way, "kind": kind}));
        let learned = store.all_learned(person).await?;
        let learned = learned.iter().map(|(game, lesson)| json!({"game": game, "lesson": lesson}));
        let keys = store.passkeys_of(person).await?;
        let keys =
            keys.iter().map(|key| json!({"name": key.label, "made": key.made, "used": key.used}));
        let ties = store.ties_of(person).await?;
        let ties = ties.iter().map(|tied| json!({"name": tied.name, "tie": tied.tie.name()}));
        let contests = store.contests(Contests::Of(person), usize::MAX).await?;
        let contests = contests.iter().map(|ListedContest { contest, .. }| {
            json!({"contest": contest.id, "title": contest.title, "organised": contest.host.as_ref() == Some(person)})
        });
        let said = store.said_by(person).await?;
        let said =
            said.iter().map(|word| json!({"table": word.game, "at": word.at, "text": word.text}));
        Ok(Self {
            account: json!({
                "name": account.name,
                "made": account.made,
                "renamed": account.named,
                "roles": store.roles_of(person).await?,
                "codes_left": store.codes_left(person).await?,
                "passkeys": keys.collect::<Value>(),
                "devices": devices.collect::<Value>(),
                "channels": channels.collect::<Value>(),
                "not_told": not_told.collect::<Value>(),
                "holidays": store.holidays_of(person).await?,
                "not_told_of": unheard.map(|game| game.id).collect::<Value>(),
                "mail_daily_at": store.daily_of(person).await?.map(|daily| daily.hour),
                "mail_unconfirmed": claim.map(|claim| claim.address),
                "people": ties.collect::<Value>(),
                "contests": contests.collect::<Value>(),
                "learned": learned.collect::<Value>(),
            }),
            said: said.collect(),
            tables: store.tables_of(person).await?,
            person: person.clone(),
            tongue,
        })
    }

    fn pack(&self, app: &App, runtime: &Handle, out: Outlet) -> Result<(), rawzip::Error> {
        let mut archive = ZipArchiveWriter::new(out);
        add(&mut archive, "account.json", &format!("{:#}", self.account))?;
        add(&mut archive, "said.json", &format!("{:#}", self.said))?;
        let mut games = Vec::with_capacity(self.tables.len());
        for id in &self.tables {
            // Not among the tables in use: nobody looks at it.
            let game = match runtime.block_on(app.tables.load(id)) {
                Ok(live) => {
                    // What is over is everybody's to see, and nothing else of it is hidden.
                    if let Ok(record) = live.table.record() {
                        add(&mut archive, &format!("records/{id}.game"), &record)?;
                    }
                    self.told(id, &live)
                }
                Err(_) => json!({"table": id, "unreadable": true}),
            };
            games.push(game);
        }
        add(&mut archive, "games.json", &format!("{:#}", Value::from(games)))?;
        Ok(archive.finish()?.flush()?)
    }

    /// What anybody may know of a game.
    fn told(&self, id: &str, live: &Live) -> Value {
        let (places, standing) = (live.table.places(), live.standing());
        let named = (0..).map(Seat).zip(places);
        let players: Vec<String> =
            named.map(|(seat, place)| called(seat, place, self.tongue)).collect();
        let own: Vec<usize> =
            live.seats_of(Some(&self.person)).iter().map(|seat| seat.index()).collect();
        let winners = standing
            .over
            .as_ref()
            .map(|(seats, _)| seats.iter().map(|seat| seat.index()).collect::<Vec<_>>());
        json!({
            "table": id,
            "game": live.table.game(),
            "title": live.title(self.tongue),
            "lesson": live.table.lesson().map(|lesson| &lesson.id),
            "setup": live.table.setup(),
            "players": players,
            "own_seats": own,
            "round": standing.round,
            "points": standing.points,
            "winners": winners,
        })
    }
}

/// Adds a file.
fn add(
    archive: &mut ZipArchiveWriter<Outlet>,
    name: &str,
    text: &str,
) -> Result<(), rawzip::Error> {
    let file = archive.new_file(name).compression_method(CompressionMethod::DEFLATE);
    let (mut entry, config) = file.start()?;
    let mut writer = config.wrap(DeflateEncoder::new(&mut entry, Compression::fast()));
    writer.write_all(text.as_bytes())?;
    let (encoder, sum) = writer.finish()?;
    encoder.finish()?;
    entry.finish(sum)?;
    Ok(())
}

/// Where the archive goes, piece by piece.
struct Outlet {
    sender: mpsc::Sender<io::Result<Bytes>>,
    waiting: Vec<u8>,
}

impl Write for Outlet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend_from_slice(bytes);
        if self.waiting.len() >= PIECE {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    /// Waits until there is room; fails if nobody wants it any more.
    fn flush(&mut self) -> io::Result<()> {
        let piece = Bytes::from(std::mem::take(&mut self.waiting));
        let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
        self.sender.blocking_send(Ok(piece)).map_err(gone)
    }
}
