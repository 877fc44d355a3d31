//! What went wrong, in a sentence.

use std::fmt;
use std::path::Path;

use sqlx::migrate::MigrateError;

/// Why something was not written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no such game.
    Unknown,
    /// A change of this number has been written before.
    Doubled,
    /// What was to be written does not fit what is there; a sentence says why.
    Unfit(String),
    /// The file cannot be used; a sentence says why.
    Failed(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("there is no such game"),
            Self::Doubled => f.write_str("this has been written before"),
            Self::Unfit(text) | Self::Failed(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Trouble {}

impl Trouble {
    /// Whether the database as a whole is to blame: what comes next will hardly fare better.
    pub(crate) fn is_failure(&self) -> bool {
        matches!(self, Self::Failed(_))
    }

    /// The trouble with the file it is about.
    pub(crate) fn at(self, path: &Path) -> Self {
        match self {
            Self::Failed(text) => Self::Failed(format!("{}: {text}", path.display())),
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
            let known = match code {
                Some(5 | 6) => "the database is locked by another program",
                Some(8) => "the database may not be written to",
                Some(10) => "the disk reports an error",
                Some(11) => "the database is damaged",
                Some(13) => "the disk is full",
                Some(14) => "the database cannot be opened",
                Some(18..=20) => {
                    return Self::Unfit(format!("this does not fit the database: {inner}"));
                }
                Some(26) => "the file is not a database",
                _ => return Self::Failed(format!("the database reports: {inner}")),
            };
            return Self::Failed(known.to_owned());
        }
        Self::Failed(match error {
            sqlx::Error::PoolClosed => "the database is closed".to_owned(),
            sqlx::Error::PoolTimedOut => "the database did not answer in time".to_owned(),
            sqlx::Error::Io(error) => format!("the database cannot be read: {error}"),
            other => format!("the database reports: {other}"),
        })
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
