//! The file.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::mpsc;

use crate::Trouble;
use crate::writer::{self, Job};

/// How long a statement waits for another program that has locked the file.
const BUSY: Duration = Duration::from_secs(5);

/// Connections to read through.
const READERS: u32 = 4;

/// So many writes may wait; whoever comes later waits to be let in.
const QUEUE: usize = 4096;

/// The games on disk. Clones share the file.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) readers: SqlitePool,
    pub(crate) jobs: mpsc::Sender<Job>,
    /// Held as long as the store is in use: two programs that each believe themselves the only
    /// one would show their people different tables.
    _lock: Arc<File>,
}

impl Store {
    /// Opens the file of an address such as `sqlite:orderstack.db`, or creates it, and brings it
    /// up to date.
    pub async fn open(address: &str) -> Result<Self, Trouble> {
        let options = SqliteConnectOptions::from_str(address).ok();
        let options = options.filter(|_| address.starts_with("sqlite:")).ok_or_else(|| {
            Trouble::Failed(format!(
                "'{address}' is not the address of a database; it reads sqlite:FILE"
            ))
        })?;
        if [":memory:", "mode=memory"].iter().any(|word| address.contains(word)) {
            return Err(Trouble::Failed("a database in memory would be lost; name a file".into()));
        }
        let path = options.get_filename().to_owned();
        let place = |trouble| match trouble {
            Trouble::Failed(text) => Trouble::Failed(format!("{}: {text}", path.display())),
            other => other,
        };
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY)
            .disable_statement_logging();
        let lock = lock(&path).map_err(place)?;
        let mut writer =
            SqliteConnection::connect_with(&options).await.map_err(|error| place(error.into()))?;
        sqlx::migrate!().run(&mut writer).await.map_err(|error| place(error.into()))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_with(options.clone())
            .await
            .map_err(|error| place(error.into()))?;
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run(writer, options, waiting));
        Ok(Self { readers, jobs, _lock: Arc::new(lock) })
    }
}

/// Takes the file next to the database that says it is in use. The system lets go of it when the
/// program ends, however it ends.
fn lock(path: &Path) -> Result<File, Trouble> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let open = OpenOptions::new().write(true).create(true).truncate(false).open(&name);
    let file = open.map_err(|error| Trouble::Failed(format!("it cannot be opened: {error}")))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(Trouble::Failed("another orderstack is using this database".into()))
        }
        Err(TryLockError::Error(error)) => {
            Err(Trouble::Failed(format!("it cannot be locked: {error}")))
        }
    }
}
