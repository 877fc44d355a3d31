//! Tables that are for everybody.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Listed, PersonId};

use crate::read::summary;
use crate::rows::Listing;
use crate::{Store, Trouble};

impl Store {
    /// Tables that are for everybody: those with open seats, what ends soonest first; or those at which is played, the latest first.
    pub async fn listed(&self, open: bool, most: usize) -> Result<Vec<Listing>, Trouble> {
        let rows = query(
            "SELECT id, kind, title, setup, updated, round, phase, pending, bot_next, due, sides, points, winners, ending, clock, hints, rated, behind, programs, \
             listed, listed_until, listed_bots, listed_sought FROM game WHERE listed IS NOT NULL AND ending IS NULL \
             AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND invite IS NOT NULL) = ?1 \
             ORDER BY CASE WHEN ?1 THEN listed_until ELSE -updated END, id LIMIT ?2",
        )
        .bind(open)
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let mut list = Vec::with_capacity(rows.len());
        for row in &rows {
            // Somebody may have taken it off the list meanwhile.
            let Some(listed) = listed(row)? else { continue };
            list.push(Listing {
                listed,
                clock: row.try_get("clock")?,
                hints: row.try_get("hints")?,
                rated: row.try_get("rated")?,
                behind: row.try_get("behind")?,
                programs: row.try_get("programs")?,
                game: summary(self, row).await?,
            });
        }
        Ok(list)
    }

    /// At how many tables for everybody a person waits for others.
    pub async fn waits_at(&self, person: &PersonId) -> Result<usize, Trouble> {
        let row = query(
            "SELECT count(DISTINCT game.id) AS tables FROM game JOIN seat ON seat.game = game.id \
             WHERE listed IS NOT NULL AND person = ? \
             AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND invite IS NOT NULL)",
        );
        let row = row.bind(person.as_str()).fetch_one(&self.readers).await?;
        Ok(row.try_get::<i64, _>("tables")?.max(0) as usize)
    }
}

/// Whether a table is for everybody.
pub(crate) fn listed(row: &SqliteRow) -> Result<Option<Listed>, sqlx::Error> {
    Ok(match row.try_get("listed")? {
        Some(tongue) => Some(Listed {
            tongue,
            until: row.try_get("listed_until")?,
            bots: row.try_get("listed_bots")?,
            sought: row.try_get::<Option<bool>, _>("listed_sought")?.unwrap_or_default(),
        }),
        None => None,
    })
}

/// Writes whether a table is for everybody, and when something is due there.
pub(crate) async fn write(
    to: &mut SqliteConnection,
    game: &str,
    (listed, due): (Option<&Listed>, Option<i64>),
) -> Result<(), Trouble> {
    query("UPDATE game SET listed = ?, listed_until = ?, listed_bots = ?, listed_sought = ?, due = ? WHERE id = ?")
        .bind(listed.map(|listed| &listed.tongue))
        .bind(listed.map(|listed| listed.until))
        .bind(listed.map(|listed| listed.bots))
        .bind(listed.map(|listed| listed.sought))
        .bind(due)
        .bind(game)
        .execute(to)
        .await?;
    Ok(())
}
