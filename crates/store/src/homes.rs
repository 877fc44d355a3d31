//! Accounts that sit at the same rated tables and at the same address. That is no offence; moderators see it.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use table::PersonId;

use crate::writer::now;
use crate::{Store, Trouble};

/// For so many seconds it is remembered.
const KEPT: i64 = 90 * 24 * 60 * 60;

/// Two accounts of one home, as far as addresses tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    /// Who.
    pub persons: [PersonId; 2],
    /// At how many rated tables they sat together.
    pub tables: usize,
    /// When that was seen last, in seconds since 1970.
    pub at: i64,
}

impl Store {
    /// Those who were seen so, the latest first; nothing that is about the moderator who asks.
    pub async fn homes(&self, moderator: &PersonId, most: usize) -> Result<Vec<Home>, Trouble> {
        let rows = query(
            "SELECT one, other, count(*) AS tables, max(at) AS at FROM home WHERE ?1 NOT IN (one, other) AND at > ?2 \
             GROUP BY one, other ORDER BY max(at) DESC LIMIT ?3",
        );
        let rows = rows.bind(moderator.as_str()).bind(now() - KEPT);
        let rows = rows.bind(i64::try_from(most).unwrap_or(i64::MAX));
        let rows = rows.fetch_all(&self.readers).await?;
        let home = |row: &sqlx::sqlite::SqliteRow| {
            let person = |column: &str| row.try_get::<String, _>(column).map(PersonId::from);
            Ok(Home {
                persons: [person("one")?, person("other")?],
                tables: row.try_get::<i64, _>("tables")?.max(0) as usize,
                at: row.try_get("at")?,
            })
        };
        rows.iter().map(home).collect()
    }
}

/// Two people of a table were seen at the same address.
pub(crate) async fn write(
    to: &mut SqliteConnection,
    game: &str,
    persons: &[PersonId; 2],
) -> Result<(), Trouble> {
    let [one, other] = persons.each_ref().map(PersonId::as_str);
    query("INSERT INTO home (one, other, game, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(one.min(other))
        .bind(one.max(other))
        .bind(game)
        .bind(now())
        .execute(&mut *to)
        .await?;
    query("DELETE FROM home WHERE at <= ?").bind(now() - KEPT).execute(to).await?;
    Ok(())
}
