//! The file itself: where it really is, who uses it, who may read it.
//!
//! An existing database is never opened here: whoever closes it lets go of all locks SQLite holds
//! on it in this program.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;

use crate::Trouble;

/// The path in an address such as `sqlite:orderstack.db`, and what else the address says.
pub(crate) fn parsed(address: &str) -> Result<(PathBuf, SqliteConnectOptions), Trouble> {
    let options = SqliteConnectOptions::from_str(address).ok();
    let options = options.filter(|_| address.starts_with("sqlite:")).ok_or_else(|| {
        Trouble::Failed(format!(
            "'{address}' is not the address of a database; it reads sqlite:FILE"
        ))
    })?;
    if [":memory:", "mode=memory"].iter().any(|word| address.contains(word)) {
        return Err(Trouble::Failed("a database in memory would be lost; name a file".into()));
    }
    Ok((options.get_filename().to_owned(), options))
}

/// The one path of a file that may be reached by several: links are followed, so that whoever
/// comes another way finds the same lock.
pub(crate) fn real_path(path: &Path) -> Result<PathBuf, Trouble> {
    let unusable = |error: io::Error| Trouble::Failed(format!("it cannot be opened: {error}"));
    match fs::symlink_metadata(path) {
        Ok(_) => {
            let real = fs::canonicalize(path).map_err(unusable)?;
            let about = fs::metadata(&real).map_err(unusable)?;
            if !about.is_file() {
                return Err(Trouble::Failed("this is not a file".into()));
            }
            Ok(real)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or_else(|| unusable(io::ErrorKind::InvalidInput.into()));
            let folder = match path.parent() {
                Some(folder) if !folder.as_os_str().is_empty() => folder,
                _ => Path::new("."),
            };
            Ok(fs::canonicalize(folder).map_err(unusable)?.join(name?))
        }
        Err(error) => Err(unusable(error)),
    }
}

/// Refuses a file with a second name. Its companions are found by name: a second one would have a
/// log of its own.
pub(crate) fn sole_name(path: &Path) -> Result<(), Trouble> {
    if fs::metadata(path).is_ok_and(|about| names(&about) > 1) {
        return Err(Trouble::Failed(
            "the file has a second name (a hard link), under which another program could \
             use it unnoticed; remove one of the two"
                .into(),
        ));
    }
    Ok(())
}

/// Another file beside this one: `games.db` and `-wal` is `games.db-wal`.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// Takes the file next to the database that says it is in use. The system lets go of it when the
/// program ends, however it ends.
pub(crate) fn lock(path: &Path) -> Result<File, Trouble> {
    let name = beside(path, ".lock");
    let open = private().read(true).write(true).create(true).truncate(false).open(&name);
    let file = open.map_err(|error| Trouble::Failed(format!("it cannot be opened: {error}")))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(in_use()),
        Err(TryLockError::Error(error)) => {
            Err(Trouble::Failed(format!("it cannot be locked: {error}")))
        }
    }
}

pub(crate) fn in_use() -> Trouble {
    Trouble::Failed("another orderstack is using this database".into())
}

/// The name that whoever had the lock last has written into it.
pub(crate) fn name_in(mut lock: &File) -> String {
    let mut name = String::new();
    // What cannot be read is nobody's name.
    let read = lock.rewind().and_then(|()| lock.read_to_string(&mut name));
    read.map(|_| name).unwrap_or_default()
}

/// Writes the name of whoever has the lock.
pub(crate) fn write_name(mut lock: &File, name: &str) -> Result<(), Trouble> {
    let written = lock.set_len(0).and_then(|()| lock.rewind());
    written
        .and_then(|()| lock.write_all(name.as_bytes()))
        .map_err(|error| Trouble::Failed(format!("it cannot be locked: {error}")))
}

/// Tells a file from another of its name.
pub(crate) type Id = (u64, u64);

/// Which file has this name; none if there is none, or the system does not tell.
#[cfg(unix)]
pub(crate) fn id(path: &Path) -> Option<Id> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).ok().map(|about| (about.dev(), about.ino()))
}

#[cfg(not(unix))]
pub(crate) fn id(_: &Path) -> Option<Id> {
    None
}

/// Takes away what was being written beside a file when the program was killed, unless it is younger
/// than this: half a copy, and the second name that a database has for a moment before another takes
/// its place.
pub(crate) fn sweep(path: &Path, age: Duration) {
    let (Some(folder), Some(name)) =
        (path.parent(), path.file_name().and_then(|name| name.to_str()))
    else {
        return;
    };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let (part, second) = (format!("{name}{PART}"), format!("{name}{REPLACED}"));
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (file, found) = (entry.path(), entry.file_name());
        let found = found.to_string_lossy();
        let old = || {
            let written = entry.metadata().and_then(|about| about.modified()).ok();
            age.is_zero() || written.and_then(|at| at.elapsed().ok()).is_some_and(|is| is > age)
        };
        let left = (found.starts_with(&part) && old())
            || (found.starts_with(&second) && id(path).is_some() && id(&file) == id(path));
        if left {
            match fs::remove_file(&file) {
                Ok(()) => tracing::info!("{} was left by a copy that was killed", file.display()),
                Err(error) => tracing::warn!("{} cannot be removed: {error}", file.display()),
            }
        }
    }
}

/// What is being written is called so beside what it is to become, with the number of the program.
pub(crate) const PART: &str = ".part-";

/// What was there before is called so, with a number.
pub(crate) const REPLACED: &str = ".replaced-";

/// Sees to it that nobody else on this machine reads the database: it holds the key of the
/// cookies, the seeds and the invitations. SQLite gives what it puts beside it the same mode.
pub(crate) fn keep_private(path: &Path) -> Result<(), Trouble> {
    match private().write(true).create_new(true).open(path) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(error) => return Err(Trouble::Failed(format!("it cannot be opened: {error}"))),
    }
    for ending in ["", "-wal", "-shm", ".lock"] {
        narrow(&beside(path, ending));
    }
    Ok(())
}

/// How a file is made that only its owner may read.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(unix)]
fn narrow(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(about) = fs::metadata(path) else { return };
    if about.permissions().mode() & 0o077 != 0
        && let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(0o600))
    {
        // Some disks know no owners; that is no reason not to play.
        tracing::warn!("others on this machine may read {}: {error}", path.display());
    }
}

#[cfg(not(unix))]
fn narrow(_: &Path) {}

#[cfg(unix)]
fn names(about: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(about)
}

#[cfg(not(unix))]
fn names(_: &fs::Metadata) -> u64 {
    1
}
