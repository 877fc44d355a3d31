//! The database copied while it is in use, and a copy put in its place.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, query};

use crate::{MIGRATOR, Trouble, file};

/// Copies the database of this address into a file of its own, complete and tidy, whether or not
/// a server is using it. An existing file is only replaced if that is wanted.
pub async fn backup(address: &str, to: &Path, replace: bool) -> Result<(), Trouble> {
    let (path, options) = file::parsed(address)?;
    let real = existing(&path, "there is no such database")?;
    if fs::symlink_metadata(to).is_ok() {
        if !replace {
            return Err(failed("there is such a file already").at(to));
        }
        if existing(to, "this is not a file")? == real {
            return Err(failed("this is the database itself").at(to));
        }
    }
    let part = Part::new(to)?;
    let mut from = connect(options.filename(&real)).await.map_err(|trouble| trouble.at(&path))?;
    let copied = copy(&mut from, &part.0).await;
    // Whoever goes last puts everything into the one file.
    from.close().await?;
    copied.map_err(|trouble| trouble.at(&path))?;
    part.become_file(to)
}

/// Puts a copy in the place of the database of this address, and returns what the database that
/// was there is called now. Refused while somebody uses the database, and for anything that is
/// not a whole database of this program.
pub async fn restore(address: &str, from: &Path) -> Result<Option<PathBuf>, Trouble> {
    let (path, _) = file::parsed(address)?;
    let source = existing(from, "there is no such file")?;
    let real = file::real_path(&path).map_err(|trouble| trouble.at(&path))?;
    if source == real {
        return Err(failed("this is the database itself").at(from));
    }
    let _lock = file::lock(&real).map_err(|trouble| trouble.at(&path))?;
    let part = Part::new(&real)?;
    // Not a byte of the copy is changed, and it is read with all that lies beside it.
    let options = SqliteConnectOptions::new().filename(&source).read_only(true);
    let mut copy_of = connect(options).await.map_err(|trouble| trouble.at(from))?;
    let copied = copy(&mut copy_of, &part.0).await;
    copy_of.close().await?;
    copied.map_err(|trouble| trouble.at(from))?;
    let aside = put_aside(&real).map_err(|error| failed(error).at(&path))?;
    part.become_file(&real)?;
    Ok(aside)
}

/// Checks a database and copies it as it is at this moment.
async fn copy(from: &mut SqliteConnection, to: &Path) -> Result<(), Trouble> {
    examine(from).await?;
    let to = to.to_str().ok_or_else(|| failed("the name of the new file is not text"))?;
    query("VACUUM INTO ?").bind(to).execute(&mut *from).await?;
    // What was written is read again before anybody relies on it.
    let mut written = connect(SqliteConnectOptions::new().filename(to)).await?;
    let whole = examine(&mut written).await;
    written.close().await?;
    whole
}

/// Refuses what is not a whole database of this program, or of a later one.
async fn examine(database: &mut SqliteConnection) -> Result<(), Trouble> {
    let row = query("PRAGMA integrity_check(1)").fetch_one(&mut *database).await?;
    let found: String = row.try_get(0)?;
    if found != "ok" {
        return Err(failed(format!("the database is damaged: {found}")));
    }
    let strange = || failed("this is not a database of orderstack");
    let steps = query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
        .fetch_all(&mut *database)
        .await
        .map_err(|_| strange())?;
    let Some(newest) = MIGRATOR.iter().map(|step| step.version).max() else { return Ok(()) };
    for row in &steps {
        let (version, sum): (i64, Vec<u8>) = (row.try_get("version")?, row.try_get("checksum")?);
        let known = MIGRATOR.iter().find(|step| step.version == version);
        match known {
            Some(step) if *step.checksum == *sum => {}
            None if version > newest => {
                return Err(failed("the database was written by a newer version of this program"));
            }
            _ => return Err(strange()),
        }
    }
    if steps.is_empty() { Err(strange()) } else { Ok(()) }
}

async fn connect(options: SqliteConnectOptions) -> Result<SqliteConnection, Trouble> {
    let options = options.create_if_missing(false).disable_statement_logging();
    Ok(SqliteConnection::connect_with(&options).await?)
}

/// The real path of a file that must be there.
fn existing(path: &Path, otherwise: &str) -> Result<PathBuf, Trouble> {
    let real = fs::canonicalize(path).ok().filter(|real| real.is_file());
    real.ok_or_else(|| failed(otherwise).at(path))
}

/// Renames the database and the log that belongs to it; none if there is none.
fn put_aside(path: &Path) -> std::io::Result<Option<PathBuf>> {
    let free = |name: &PathBuf| {
        ["", "-wal"].iter().all(|end| fs::symlink_metadata(file::beside(name, end)).is_err())
    };
    let mut names = (1..).map(|number| file::beside(path, &format!(".replaced-{number}")));
    let Some(aside) = names.find(free) else { return Ok(None) };
    let mut kept = None;
    // The log first: beside another database it would be taken for that one's.
    for ending in ["-wal", ""] {
        let from = file::beside(path, ending);
        if from.exists() {
            fs::rename(from, file::beside(&aside, ending))?;
            kept = Some(aside.clone());
        }
    }
    match fs::remove_file(file::beside(path, "-shm")) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(kept),
    }
}

/// A file that is being written; gone unless it becomes what it is meant to be.
struct Part(PathBuf);

impl Part {
    /// An empty one, for the owner alone, beside what it is to become.
    fn new(target: &Path) -> Result<Self, Trouble> {
        let path = file::beside(target, &format!(".part-{}", std::process::id()));
        let made = file::private().write(true).create_new(true).open(&path);
        made.map_err(|error| failed(format!("it cannot be written: {error}")).at(target))?;
        Ok(Self(path))
    }

    /// On disk first and in place then, so that there is never half a file of that name.
    fn become_file(self, target: &Path) -> Result<(), Trouble> {
        let placed = || {
            File::open(&self.0)?.sync_all()?;
            fs::rename(&self.0, target)?;
            #[cfg(unix)]
            if let Some(folder) = fs::canonicalize(target)?.parent() {
                File::open(folder)?.sync_all()?;
            }
            Ok(())
        };
        placed().map_err(|error: std::io::Error| {
            failed(format!("it cannot be written: {error}")).at(target)
        })
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Usually it has its new name by now.
        for ending in ["", "-journal"] {
            let _ = fs::remove_file(file::beside(&self.0, ending));
        }
    }
}

fn failed(text: impl ToString) -> Trouble {
    Trouble::Failed(text.to_string())
}
