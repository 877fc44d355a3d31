//! The database copied while it is in use, and a copy put in its place.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, query};

use crate::{Down, Trouble, file, owner, schema};

/// A copy that was not written to for so long belongs to a program that was killed.
const ABANDONED: Duration = Duration::from_secs(60 * 60);

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
    file::sweep(to, ABANDONED);
    let part = Part::new(to)?;
    let mut from = connect(options.filename(&real)).await.map_err(|trouble| trouble.at(&path))?;
    let copied = copy(&mut from, &path, &part, to).await;
    // Whoever goes last puts everything into the one file.
    from.close().await.map_err(|error| Trouble::from(error).at(&path))?;
    copied?;
    part.become_file(to)
}

/// Puts a copy in the place of the database of this address, and returns what the database that
/// was there is called now. Refused while somebody uses the database, and for anything that is
/// not a whole database of this program. At every moment there is a whole database at the address:
/// the one that was there or the copy.
pub async fn restore(address: &str, from: &Path) -> Result<Option<PathBuf>, Trouble> {
    let (path, _) = file::parsed(address)?;
    let source = existing(from, "there is no such file")?;
    let real = file::real_path(&path).map_err(|trouble| trouble.at(&path))?;
    if source == real {
        return Err(failed("this is the database itself").at(from));
    }
    let lock = file::lock(&real).map_err(|trouble| trouble.at(&path))?;
    file::sweep(&real, Duration::ZERO);
    file::sole_name(&real).map_err(|trouble| trouble.at(&path))?;
    settle(&real, &lock).await.map_err(|trouble| trouble.at(&path))?;
    let part = Part::new(&real)?;
    // Not a byte of the copy is changed, and it is read with all that lies beside it.
    let options = SqliteConnectOptions::new().filename(&source).read_only(true);
    let mut copy_of = connect(options).await.map_err(|trouble| trouble.at(from))?;
    let copied = match ours(&mut copy_of).await {
        Ok(()) => copy(&mut copy_of, from, &part, &path).await,
        Err(trouble) => Err(trouble.at(from)),
    };
    copy_of.close().await.map_err(|error| Trouble::from(error).at(from))?;
    copied?;
    let aside = keep_aside(&real).map_err(|error| failed(error).at(&path))?;
    let placed = part.become_file(&real);
    if let (Err(_), Some(aside)) = (&placed, &aside) {
        // What is there stays there, under its one name.
        let _ = fs::remove_file(aside);
    }
    placed?;
    Ok(aside)
}

/// Sees to it that nobody uses the database that is to go, and that all of it is in the one file. One
/// that cannot be read is nobody's.
async fn settle(path: &Path, lock: &File) -> Result<(), Trouble> {
    if !path.exists() {
        return Ok(());
    }
    let Ok(mut old) = connect(SqliteConnectOptions::new().filename(path)).await else {
        return Ok(());
    };
    let asked = owner::ask(&mut old, lock).await;
    if asked.is_ok() {
        let _ = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut old).await;
    }
    // Whoever closes it last takes the empty log away.
    let _ = old.close().await;
    match asked {
        Err(Trouble::Down(Down::Damaged | Down::NoDatabase | Down::BadDisk)) => Ok(()),
        asked => asked,
    }
}

/// Refuses a database that is not built as ours is.
async fn ours(database: &mut SqliteConnection) -> Result<(), Trouble> {
    whole(database).await?;
    match schema::strange(database).await? {
        Some(strange) => Err(failed(strange)),
        None => Ok(()),
    }
}

/// Checks a database and copies it as it is at this moment. `source` and `target` are the files as
/// people call them.
async fn copy(
    from: &mut SqliteConnection,
    source: &Path,
    part: &Part,
    target: &Path,
) -> Result<(), Trouble> {
    whole(from).await.map_err(|trouble| trouble.at(source))?;
    schema::newest_step(from).await.map_err(|trouble| trouble.at(source))?;
    let to = part.0.to_str();
    let to = to.ok_or_else(|| failed("the name of the new file is not text").at(target))?;
    let copied = query("VACUUM INTO ?").bind(to).execute(&mut *from).await;
    copied.map_err(|error| match Trouble::from(error) {
        reading @ Trouble::Down(Down::Locked | Down::Damaged | Down::NoDatabase) => {
            reading.at(source)
        }
        // All of the source has just been read.
        writing => writing.at(target),
    })?;
    // What was written is read again before anybody relies on it.
    let written = async {
        let mut written = connect(SqliteConnectOptions::new().filename(to)).await?;
        let good = match owner::forget(&mut written).await {
            Ok(()) => whole(&mut written).await,
            trouble => trouble,
        };
        written.close().await?;
        good
    };
    written.await.map_err(|trouble| trouble.at(target))
}

/// Refuses a damaged database.
async fn whole(database: &mut SqliteConnection) -> Result<(), Trouble> {
    let row = query("PRAGMA integrity_check(1)").fetch_one(&mut *database).await?;
    let found: String = row.try_get(0)?;
    if found == "ok" { Ok(()) } else { Err(failed(format!("the database is damaged: {found}"))) }
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

/// Gives the database a second name, which it keeps when another takes its place; none if there is
/// none. A log that could not be put into it goes along.
fn keep_aside(path: &Path) -> std::io::Result<Option<PathBuf>> {
    let free = |name: &PathBuf| {
        ["", "-wal"].iter().all(|end| fs::symlink_metadata(file::beside(name, end)).is_err())
    };
    let mut names = (1..).map(|number| file::beside(path, &format!("{}{number}", file::REPLACED)));
    let Some(aside) = names.find(free) else { return Ok(None) };
    let mut kept = None;
    // The log first: beside another database it would be taken for that one's.
    let log = file::beside(path, "-wal");
    if log.exists() {
        fs::rename(log, file::beside(&aside, "-wal"))?;
        kept = Some(aside.clone());
    }
    if path.exists() {
        // Not every disk knows second names.
        if fs::hard_link(path, &aside).is_err() {
            let part = Part::new(&aside).map_err(std::io::Error::other)?;
            fs::copy(path, &part.0)?;
            part.become_file(&aside).map_err(std::io::Error::other)?;
        }
        kept = Some(aside);
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
        let path = file::beside(target, &format!("{}{}", file::PART, std::process::id()));
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
        for ending in ["", "-journal", "-wal", "-shm"] {
            let _ = fs::remove_file(file::beside(&self.0, ending));
        }
    }
}

fn failed(text: impl ToString) -> Trouble {
    Trouble::Failed(text.to_string())
}
