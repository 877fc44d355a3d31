//! Tables over HTTP: pages, live updates, persons, limits.
//!
//! | file | concern |
//! | --- | --- |
//! | `routes.rs` | every address, and what holds for all of them |
//! | `limits.rs`, `listen.rs`, `line.rs` | every limit; connections |
//! | `persons.rs`, `proxy.rs` | who asks: a signed cookie, an address; what stands in between |
//! | `accounts.rs`, `desk.rs` | making an account, logging in and out; what whoever runs the server does about accounts |
//! | `language.rs` | in which language a request is answered |
//! | `tables.rs` | the tables in use: loading, one writer each, putting away |
//! | `eyes.rs` | whose eyes a request looks with |
//! | `asking.rs` | as whom a request changes a table, and what it is answered |
//! | `play.rs`, `past.rs` | the table's page and what people do at it; earlier moments, the record |
//! | `picture.rs` | a position as a picture, and what messengers show |
//! | `analysis.rs` | a finished game looked into |
//! | `stream.rs`, `told.rs`, `gzip.rs`, `ears.rs` | live updates; what they say; their compression; who listens at all of their tables |
//! | `bots.rs`, `thinkers.rs` | moves the bots; who may think now |
//! | `hint.rs` | what a bot would do at somebody's place |
//! | `start.rs`, `lobby.rs` | the start page, new tables; open seats |
//! | `api.rs` | what programs ask for, and its document |
//! | `hall.rs`, `seekers.rs` | tables for everybody; looking for a game, rated ones wider with time |
//! | `contests.rs` | contests: organising, taking part, and what happens to them by itself |
//! | `people.rs` | whom people follow, mute, block and invite |
//! | `manners.rs`, `moderators.rs` | what is reported, and what moderators do about it |
//! | `notices.rs` | what people are told who do not look |
//! | `secure.rs` | speaking https to somebody out there |
//! | `learn.rs` | the page with the lessons, their tables, what is asked of the coach |
//! | `library.rs` | rules, reference, files |
//! | `pages.rs` | drawing and compressing apart from answering; pages that are kept |
//! | `errors.rs`, `forms.rs`, `random.rs`, `dates.rs` | failures in words, fields of forms, chance, dates |

mod accounts;
mod again;
mod ahead;
mod analysis;
mod api;
mod asking;
mod bots;
mod clocks;
mod contests;
mod dates;
pub mod desk;
mod ears;
mod errors;
mod eyes;
mod figures;
mod forms;
mod gzip;
mod hall;
mod hint;
mod language;
mod learn;
mod library;
pub mod limits;
mod line;
mod listen;
mod lobby;
mod manners;
mod moderators;
mod notices;
mod pace;
mod pages;
mod past;
mod pauses;
mod people;
mod persons;
mod picture;
mod play;
mod play_on;
mod profiles;
mod proxy;
mod random;
mod ratings;
mod routes;
mod secure;
mod seekers;
mod settings;
mod start;
mod stream;
mod tables;
mod thinkers;
mod told;
mod translate;
#[cfg(test)]
mod trial;

use std::fmt;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

pub use accounts::signup::Signup;
use accounts::{Logins, Passwords};
use axum_extra::extract::cookie::Key;
use clocks::Alarms;
use errors::Problem;
use house::{Door, Games, Live};
use kernel::message;
use limits::{Limits, Rates};
use manners::ActedOn;
use notices::{Listeners, Notices, Seal};
pub use notices::{Outside, Relay};
use pages::Kept;
use people::Circles;
pub use secure::secured;
use store::Store;
use tables::{Now, Room, Tables};
use thinkers::Thinkers;
use tokio::net::TcpListener;
use tokio::sync::watch;
use ui::kind::GameKind;

/// How the server is to be.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: String,
    /// The file of the games, e.g. `sqlite:orderstack.db`.
    pub database: String,
    /// How long a bot waits before it moves.
    pub bot_delay: Duration,
    /// A proxy speaks https with the people and says where they come from.
    pub behind_proxy: bool,
    /// The address people know it by, e.g. `https://play.example.org`; otherwise what they ask for.
    pub origin: Option<String>,
    /// How often things may be done.
    pub rates: Rates,
    /// The games that can be played.
    pub games: Games,
    /// How long a table waits for a bot that should have chosen.
    pub overtime: Duration,
    /// How long a client may take to send the head of a request, or do nothing.
    pub head_time: Duration,
    /// How long a client may take nothing of what it is sent.
    pub write_time: Duration,
    /// How often tables are removed that nobody uses.
    pub clearing: Duration,
    /// Who may make an account.
    pub signup: Signup,
    /// Where people may have themselves told what happens.
    pub outside: Outside,
    /// What takes letters and delivers them, where there is something.
    pub relay: Option<Relay>,
    /// How long it is waited whether somebody sees by themselves what they would be told.
    pub parked: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: "127.0.0.1:8080".to_owned(),
            database: "sqlite:orderstack.db".to_owned(),
            bot_delay: Duration::from_millis(700),
            behind_proxy: false,
            origin: None,
            rates: Rates::USUAL,
            games: house::games::all(&native::Native),
            overtime: limits::OVERTIME,
            head_time: limits::HEAD_TIME,
            write_time: limits::WRITE_TIME,
            clearing: limits::CLEARING,
            signup: Signup::Open,
            outside: Outside::Public,
            relay: None,
            parked: limits::PARKED,
        }
    }
}

/// What every request may need.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    tables: Tables,
    limits: Limits,
    /// Held by whoever looks for a game.
    finding: tokio::sync::Mutex<()>,
    /// Held by whoever changes who takes part in a contest, or lets one go on.
    arranging: tokio::sync::Mutex<()>,
    logins: Logins,
    circles: Circles,
    acted_on: ActedOn,
    passwords: Passwords,
    /// Tells streams that some token may have ended.
    revoked: watch::Sender<()>,
    /// Those who take their data along at the same time.
    exports: Arc<tokio::sync::Semaphore>,
    notices: Notices,
    key: Key,
    /// What the secrets of tables to come are made of.
    chance: Vec<u8>,
    bot_delay: Duration,
    games: Games,
    overtime: Duration,
    thinkers: Arc<Thinkers>,
    /// Pages and files that only change with the program.
    library: Arc<Kept>,
    /// Moments of finished games.
    replays: Arc<Kept>,
    behind_proxy: bool,
    origin: Option<String>,
    signup: Signup,
    warned: proxy::Warned,
    head_time: Duration,
    write_time: Duration,
    clearing: Duration,
    stopping: watch::Receiver<bool>,
}

impl Shared {
    /// The game of this name; the first one if none is named.
    fn game(&self, id: &str) -> Result<&Arc<dyn Door>, Problem> {
        let found = if id.is_empty() { self.games.first() } else { house::game(&self.games, id) };
        found.ok_or_else(|| Problem::unknown(message!("unknown-game")))
    }

    /// All games, as pages know them.
    fn kinds(&self) -> Vec<&GameKind> {
        self.games.iter().map(|game| game.kind()).collect()
    }

    /// The secret that a ticket stands for. A page hands out the ticket with the promise about the
    /// secret, before anybody can have added a number to it.
    fn secret_of(&self, ticket: &str) -> String {
        let bytes = [b"orderstack-ticket:", self.chance.as_slice(), ticket.as_bytes()].concat();
        kernel::history::sha256_hex(&bytes)
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// A table by its id, as it is now for somebody. Whoever looks at it gets its bots going, should nobody
    /// move them.
    async fn table(
        &self,
        id: &str,
        person: Option<&table::PersonId>,
    ) -> Result<(Arc<Room>, Now), Problem> {
        let room = self.tables.find(id).await?;
        let now = self.tables.look_for(&room, person).await?;
        bots::wake(self, &room);
        Ok((room, now))
    }

    /// Makes a table, and gets it going; should that fail, whoever looks at it does.
    async fn begin(&self, id: &str, live: Live) -> Result<(), Problem> {
        self.tables.create(id, live).await?;
        drop(self.table(id, None).await);
        Ok(())
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

/// A server that is listening.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    app: App,
    stop: watch::Sender<bool>,
    heard: clocks::Heard,
}

/// Stops a server.
#[derive(Clone, Debug)]
pub struct Stop(watch::Sender<bool>);

impl Stop {
    /// Lets it finish what it is doing and end.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Server {
    /// Opens the games and the port; refused with a sentence.
    pub async fn open(config: &Config) -> Result<Self, String> {
        let origin = config.origin.as_deref().map(proxy::origin).transpose()?;
        let store = Store::open(&config.database).await.map_err(|trouble| trouble.to_string())?;
        let chanceless = || "the system gives no random numbers".to_owned();
        let fresh = random::key().map_err(|_| chanceless())?;
        let secret =
            store.secret("cookies", &fresh).await.map_err(|trouble| trouble.to_string())?;
        let other = random::key().map_err(|_| chanceless())?;
        let chance = store.secret("chance", &other).await;
        let chance = chance.map_err(|trouble| trouble.to_string())?;
        let key = Key::try_from(secret.as_slice())
            .map_err(|_| "the secret in the database is damaged".to_owned())?;
        let seal = Seal::draw().ok_or_else(chanceless)?;
        let seal = store.secret("seal", &seal).await.map_err(|trouble| trouble.to_string())?;
        let seal = Seal::of(&seal, origin.as_deref());
        let seal = seal.ok_or("the secret in the database is damaged")?;
        let post = store.secret("post", &random::key().map_err(|_| chanceless())?).await;
        let post = post.map_err(|trouble| trouble.to_string())?;
        let relay = (config.relay.as_ref(), origin.as_deref());
        let notices = Notices::new(seal, config.outside, &post, relay)?;
        let listener = TcpListener::bind(&config.address)
            .await
            .map_err(|error| format!("cannot listen at {}: {error}", config.address))?;
        let (stop, stopping) = watch::channel(false);
        let time = clocks::resume(&store).await.map_err(|trouble| trouble.to_string())?;
        let (alarms, heard) = Alarms::new();
        let acted_on = store.acted_on().await.map_err(|trouble| trouble.to_string())?;
        let told = store.listeners().await.map_err(|trouble| trouble.to_string())?;
        let told = Listeners::new(told, config.parked);
        let app = App(Arc::new(Shared {
            tables: Tables::new(store, Arc::clone(&config.games), (time, alarms), told),
            limits: Limits::new(config.rates),
            finding: tokio::sync::Mutex::default(),
            arranging: tokio::sync::Mutex::default(),
            logins: Logins::default(),
            circles: Circles::default(),
            acted_on: ActedOn::new(acted_on),
            passwords: Passwords::new()?,
            revoked: watch::Sender::new(()),
            exports: Arc::new(tokio::sync::Semaphore::new(limits::EXPORTS)),
            notices,
            key,
            chance,
            bot_delay: config.bot_delay,
            games: Arc::clone(&config.games),
            overtime: config.overtime,
            thinkers: Thinkers::new(
                limits::thinkers(),
                limits::quick_thinkers(),
                limits::thinkers(),
            ),
            library: Kept::new(limits::LIBRARY),
            replays: Kept::new(limits::REPLAYS),
            behind_proxy: config.behind_proxy,
            origin,
            signup: config.signup,
            warned: proxy::Warned::nothing(),
            head_time: config.head_time,
            write_time: config.write_time,
            clearing: config.clearing,
            stopping,
        }));
        Ok(Self { listener, app, stop, heard })
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, String> {
        self.listener.local_addr().map_err(|error| error.to_string())
    }

    /// What stops it.
    pub fn stop(&self) -> Stop {
        Stop(self.stop.clone())
    }

    /// Answers until it is stopped; then everything is in the file, which is free again.
    pub async fn run(self) {
        tokio::spawn(bots::resume(self.app.clone()));
        let clocks = tokio::spawn(clocks::see(self.app.clone(), self.heard));
        let notices = tokio::spawn(notices::tend(self.app.clone()));
        let letters = tokio::spawn(notices::tend_mail(self.app.clone()));
        tokio::spawn(contests::tend(self.app.clone()));
        tokio::spawn(seekers::tend(self.app.clone()));
        tokio::spawn(tidy(self.app.clone()));
        tokio::spawn(clear(self.app.clone()));
        let router = routes::router(self.app.clone());
        listen::serve(self.listener, router, self.app.clone()).await;
        // Until now people could choose: that is still to be written.
        drop(clocks.await);
        // And what is on its way is to be marked as sent, or it would be sent once more.
        let told = async { tokio::join!(notices, letters) };
        drop(tokio::time::timeout(limits::FAREWELL, told).await);
        if let Err(trouble) = self.app.tables.store.close().await {
            tracing::warn!("the database was not closed well: {trouble}");
        }
    }
}

/// Puts away what is not needed any more, now and then.
async fn tidy(app: App) {
    let mut stopping = app.stopping.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(30)) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        app.tables.tidy();
        app.limits.forget();
        app.logins.forget();
        app.notices.forget();
        app.circles.forget();
        tracing::debug!("{} tables in use", app.tables.count());
    }
}

/// Removes the tables from the file that nobody uses, now and then, and says so. The room they had is
/// used for what comes next; `orderstack tidy` gives it back to the system.
async fn clear(app: App) {
    let mut stopping = app.stopping.clone();
    loop {
        let cleared = app.tables.clear(limits::KEPT).await;
        match cleared {
            Ok([0, 0]) => {}
            Ok([lessons, tables]) => {
                let free = app.tables.store.free().await.unwrap_or_default() / 1024;
                tracing::info!(
                    "nobody used {lessons} tables of lessons and {tables} others: they are gone, and {free} KB of \
                     the file are free for new ones"
                );
            }
            Err(ref trouble) => tracing::warn!("unused tables stay: {trouble}"),
        }
        // Where there were many there are more.
        let many = cleared.is_ok_and(|[lessons, tables]| lessons + tables >= limits::CLEARED);
        let pause = if many { Duration::ZERO } else { app.clearing };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}
