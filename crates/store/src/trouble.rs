//! What went wrong, in a sentence.

use std::fmt;
use std::path::Path;

use kernel::{Message, message};
use sqlx::migrate::MigrateError;

/// Why something was not written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no such game.
    Unknown,
    /// A change of this number has been written before, or what it builds upon has not.
    Doubled,
    /// What lets somebody in was used before, or has ended.
    Spent,
    /// What was to be written does not fit what is there; a sentence says why.
    Unfit(String),
    /// The database cannot be used now, for a reason that is known.
    Down(Down),
    /// The file cannot be used; a sentence says why.
    Failed(String),
}

/// Why a database cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Down {
    /// Another program has locked it.
    Locked,
    /// It may not be written to.
    ReadOnly,
    /// The disk reports an error.
    BadDisk,
    /// What is in it is damaged.
    Damaged,
    /// The disk is full.
    Full,
    /// It cannot be opened.
    Unopened,
    /// The file is something else.
    NoDatabase,
    /// It has been closed.
    Closed,
    /// It did not answer in time.
    Late,
    /// Another server has it now.
    Taken,
    /// The file is not where it was.
    Moved,
}

impl Down {
    const fn text(self) -> &'static str {
        match self {
            Self::Locked => "the database is locked by another program",
            Self::ReadOnly => "the database may not be written to",
            Self::BadDisk => "the disk reports an error",
            Self::Damaged => "the database is damaged",
            Self::Full => "the disk is full",
            Self::Unopened => "the database cannot be opened",
            Self::NoDatabase => "the file is not a database",
            Self::Closed => "the database is closed",
            Self::Late => "the database did not answer in time",
            Self::Taken => "another server has taken over the database",
            Self::Moved => "the database file was moved, replaced or removed",
        }
    }

    fn message(self) -> Message {
        match self {
            Self::Locked => message!("trouble-locked"),
            Self::ReadOnly => message!("trouble-read-only"),
            Self::BadDisk => message!("trouble-bad-disk"),
            Self::Damaged => message!("trouble-damaged"),
            Self::Full => message!("trouble-full"),
            Self::Unopened => message!("trouble-unopened"),
            Self::NoDatabase => message!("trouble-no-database"),
            Self::Closed => message!("trouble-closed"),
            Self::Late => message!("trouble-late"),
            Self::Taken => message!("trouble-taken"),
            Self::Moved => message!("trouble-moved"),
        }
    }
}

impl From<Down> for Trouble {
    fn from(down: Down) -> Self {
        Self::Down(down)
    }
}

/// For logs and for whoever runs the server.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("there is no such game"),
            Self::Doubled => f.write_str("this has been written before"),
            Self::Spent => f.write_str("this was used before, or has ended"),
            Self::Down(down) => f.write_str(down.text()),
            Self::Unfit(text) | Self::Failed(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Trouble {}

impl Trouble {
    /// Whether the database as a whole is to blame: what comes next will hardly fare better.
    pub(crate) fn is_failure(&self) -> bool {
        matches!(self, Self::Down(_) | Self::Failed(_))
    }

    /// What people are told, as a whole sentence; its form `note` stands within another.
    pub fn message(&self) -> Message {
        match self {
            Self::Unknown => message!("unknown-table"),
            Self::Doubled => message!("trouble-doubled"),
            Self::Spent => message!("signup-work-needed"),
            Self::Down(down) => down.message(),
            Self::Unfit(text) | Self::Failed(text) => {
                message!("trouble-other", error = text.as_str())
            }
        }
    }

    /// The trouble with the file it is about.
    pub(crate) fn at(self, path: &Path) -> Self {
        match self {
            Self::Down(_) | Self::Failed(_) => Self::Failed(format!("{}: {self}", path.display())),
            other => other,
        }
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        if let sqlx::Error::Database(inner) = &error {
            if inner.is_unique_violation() {
                return Self::Doubled;
            }
            // The lower byte of SQLite's extended code is the kind of error.
            let code = inner.code().and_then(|code| code.parse::<u32>().ok()).map(|n| n & 0xff);
            return Self::Down(match code {
                Some(5 | 6) => Down::Locked,
                Some(8) => Down::ReadOnly,
                Some(10) => Down::BadDisk,
                Some(11) => Down::Damaged,
                Some(13) => Down::Full,
                Some(14) => Down::Unopened,
                Some(18..=20) => {
                    return Self::Unfit(format!("this does not fit the database: {inner}"));
                }
                Some(26) => Down::NoDatabase,
                _ => return Self::Failed(format!("the database reports: {inner}")),
            });
        }
        match error {
            sqlx::Error::PoolClosed => Down::Closed.into(),
            sqlx::Error::PoolTimedOut => Down::Late.into(),
            sqlx::Error::Io(error) => Self::Failed(format!("the database cannot be read: {error}")),
            other => Self::Failed(format!("the database reports: {other}")),
        }
    }
}

impl From<MigrateError> for Trouble {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => Self::Failed(
                "the database was written by a newer version of this program".to_owned(),
            ),
            MigrateError::VersionMismatch(_) => {
                Self::Failed("the database was written by another version of this program".into())
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Self::Failed(format!("the database cannot be brought up to date: {other}")),
        }
    }
}
