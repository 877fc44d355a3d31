//! Which program has the file.
//!
//! The file `.lock` beside the database says that it is in use; the system lets go of it when a
//! program ends, however it ends. But anybody may remove that file under a running server. So the
//! database itself says whose it is: by a row with a name drawn at random, which stands in `.lock`,
//! too. Who gets the lock and finds the owner's name in it knows that the owner is gone. Who does
//! not asks, and an owner who is still there answers within a moment. And every commit looks whether
//! the row is still its own: who was asleep while another took over writes nothing more.

use std::fs::File;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row, query};
use tokio::time::sleep;

use crate::{Down, Trouble, file};

/// How often an owner looks whether somebody has asked. Reading what nobody has changed costs the
/// disk nothing.
pub(crate) const LISTENS: Duration = Duration::from_millis(500);

/// Who has not answered after this time is gone, or asleep, and then nothing more is written.
const PATIENCE: Duration = Duration::from_secs(4);

/// How often whoever asks looks for the answer.
const LOOKS: Duration = Duration::from_millis(50);

/// What a program knows that has the file.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    token: String,
    path: PathBuf,
    /// Which file it was.
    file: Option<file::Id>,
}

/// Refused if another program has the database, which is said by itself.
pub(crate) async fn ask(database: &mut SqliteConnection, lock: &File) -> Result<(), Trouble> {
    let table = query("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'owner'");
    if table.fetch_optional(&mut *database).await?.is_none() {
        return Ok(());
    }
    let row = query("SELECT token FROM owner").fetch_optional(&mut *database).await?;
    let Some(row) = row else { return Ok(()) };
    if row.try_get::<String, _>("token")? == file::name_in(lock) {
        // It had this very lock, and has not any more.
        return Ok(());
    }
    let row = query("UPDATE owner SET asked = asked + 1 RETURNING asked");
    let asked: i64 = row.fetch_one(&mut *database).await?.try_get("asked")?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        sleep(LOOKS).await;
        let row = query("SELECT answered FROM owner").fetch_optional(&mut *database).await?;
        // Gone by itself meanwhile.
        let Some(row) = row else { return Ok(()) };
        if row.try_get::<i64, _>("answered")? >= asked {
            return Err(file::in_use());
        }
    }
    tracing::warn!("the program that had this database did not close it and does not answer");
    Ok(())
}

impl Owner {
    /// Takes the database; from now on nobody else writes to it.
    pub(crate) async fn take(
        database: &mut SqliteConnection,
        lock: &File,
        path: PathBuf,
    ) -> Result<Self, Trouble> {
        let mut transaction = database.begin_with("BEGIN IMMEDIATE").await?;
        query("DELETE FROM owner").execute(&mut *transaction).await?;
        let row =
            query("INSERT INTO owner (token) VALUES (lower(hex(randomblob(16)))) RETURNING token");
        let token: String = row.fetch_one(&mut *transaction).await?.try_get("token")?;
        transaction.commit().await?;
        file::write_name(lock, &token)?;
        Ok(Self { token, file: file::id(&path), path })
    }

    /// Refused if the file is another's now, or not the one it was.
    pub(crate) async fn check(&self, database: &mut SqliteConnection) -> Result<(), Trouble> {
        if file::id(&self.path) != self.file {
            return Err(Down::Moved.into());
        }
        let row = query("SELECT token FROM owner").fetch_optional(database).await?;
        let token = row.map(|row| row.try_get::<String, _>("token")).transpose()?;
        if token.is_some_and(|token| token == self.token) {
            Ok(())
        } else {
            Err(Down::Taken.into())
        }
    }

    /// Answers whoever has asked.
    pub(crate) async fn answer(&self, database: &mut SqliteConnection) -> Result<(), Trouble> {
        let asked = query("SELECT 1 FROM owner WHERE token = ? AND answered < asked");
        if asked.bind(&self.token).fetch_optional(&mut *database).await?.is_some() {
            let answer = query("UPDATE owner SET answered = asked WHERE token = ?");
            answer.bind(&self.token).execute(database).await?;
        }
        Ok(())
    }

    /// Lets go of the database.
    pub(crate) async fn leave(&self, database: &mut SqliteConnection) -> Result<(), Trouble> {
        let leave = query("DELETE FROM owner WHERE token = ?");
        leave.bind(&self.token).execute(database).await?;
        Ok(())
    }
}

/// A copy is nobody's.
pub(crate) async fn forget(copy: &mut SqliteConnection) -> Result<(), Trouble> {
    let table = query("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'owner'");
    if table.fetch_optional(&mut *copy).await?.is_some() {
        query("DELETE FROM owner").execute(copy).await?;
    }
    Ok(())
}
