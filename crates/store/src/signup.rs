//! What somebody makes an account with, where not everybody may.

use sqlx::query;
use sqlx::sqlite::SqliteConnection;

use crate::Trouble;

/// What lets somebody in who makes an account. It is good once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A code of this hash.
    Code(String),
    /// A sum of this hash, which ends by itself then.
    Work(String, i64),
}

/// Uses it up; [`Trouble::Spent`] if it was used before, or has ended.
pub(crate) async fn spend(
    to: &mut SqliteConnection,
    entry: &Entry,
    now: i64,
) -> Result<(), Trouble> {
    let used = match entry {
        Entry::Code(hash) => {
            let code = query("DELETE FROM signup_code WHERE hash = ? AND until > ?");
            code.bind(hash).bind(now).execute(to).await?
        }
        Entry::Work(hash, until) => {
            query("DELETE FROM spent WHERE until <= ?").bind(now).execute(&mut *to).await?;
            let spent =
                query("INSERT INTO spent (hash, until) VALUES (?, ?) ON CONFLICT DO NOTHING");
            spent.bind(hash).bind(until).execute(to).await?
        }
    };
    if used.rows_affected() == 0 { Err(Trouble::Spent) } else { Ok(()) }
}

/// There are more codes, until then.
pub(crate) async fn add(
    to: &mut SqliteConnection,
    hashes: &[String],
    (now, until): (i64, i64),
) -> Result<(), Trouble> {
    query("DELETE FROM signup_code WHERE until <= ?").bind(now).execute(&mut *to).await?;
    for hash in hashes {
        let add = query("INSERT INTO signup_code (hash, until) VALUES (?, ?)");
        add.bind(hash).bind(until).execute(&mut *to).await?;
    }
    Ok(())
}
