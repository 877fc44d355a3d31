//! Opening and closing.

use std::fs::File;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::health::Tried;
use crate::owner::{self, Owner};
use crate::writer::{self, Job};
use crate::{Down, Trouble, file, schema};

/// How long a statement waits for another program that has locked the file: long enough for one
/// that writes in passing, short enough for people to be told.
const BUSY: Duration = Duration::from_secs(1);

/// Connections to read through.
const READERS: u32 = 4;

/// How long whoever still reads is waited for when the store is closed.
const LAST_READS: Duration = Duration::from_secs(5);

/// So many writes may wait; whoever comes later waits to be let in.
const QUEUE: usize = 4096;

/// The games on disk. Clones share the file.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) jobs: mpsc::Sender<Job>,
    pub(crate) tried: Arc<tokio::sync::Mutex<Tried>>,
    /// Held as long as the store is in use: two programs that each believe themselves the only
    /// one would show their people different tables.
    lock: Arc<Mutex<Option<File>>>,
}

impl Store {
    /// Opens the file of an address such as `sqlite:orderstack.db`, or creates it, and brings it
    /// up to date.
    pub async fn open(address: &str) -> Result<Self, Trouble> {
        let (path, options) = file::parsed(address)?;
        let place = |trouble: Trouble| trouble.at(&path);
        let real = file::real_path(&path).map_err(place)?;
        let lock = file::lock(&real).map_err(place)?;
        file::sweep(&real, Duration::ZERO);
        file::sole_name(&real).map_err(place)?;
        file::keep_private(&real).map_err(place)?;
        let options = options
            .filename(&real)
            // It is there by now, and whoever takes it away should not find an empty one instead.
            .create_if_missing(false)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            .disable_statement_logging();
        let mut writer =
            SqliteConnection::connect_with(&options).await.map_err(|error| place(error.into()))?;
        owner::ask(&mut writer, &lock).await.map_err(place)?;
        crate::schema::MIGRATOR.run(&mut writer).await.map_err(|error| place(error.into()))?;
        if let Some(strange) = schema::strange(&mut writer).await.map_err(place)? {
            tracing::warn!("{}: {strange}", path.display());
        }
        let owner = Owner::take(&mut writer, &lock, real).await.map_err(place)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            // One task writes, and nobody else can.
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await
            .map_err(|error| place(error.into()))?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run((writer, options), owner, waiting));
        let (tried, lock) = (Arc::default(), Arc::new(Mutex::new(Some(lock))));
        Ok(Self { readers, jobs, tried, lock })
    }

    /// Opens the file of an address as it is there; refused if there is none.
    pub async fn open_existing(address: &str) -> Result<Self, Trouble> {
        let (path, _) = file::parsed(address)?;
        schema::there(&path).map_err(|trouble| trouble.at(&path))?;
        Self::open(address).await
    }

    /// Writes what waits, puts everything into the one file and lets go of it. Afterwards nothing
    /// can be read or written.
    pub async fn close(&self) -> Result<(), Trouble> {
        if timeout(LAST_READS, self.readers.close()).await.is_err() {
            return Err(Trouble::Failed("somebody still reads from the database".to_owned()));
        }
        let closed = || Trouble::Down(Down::Closed);
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job::Close(done)).await.map_err(|_| closed())?;
        let tidied = answer.await.map_err(|_| closed())?;
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
        tidied
    }
}
