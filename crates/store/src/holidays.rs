//! Holidays: when no time of somebody runs.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Holiday, Millis, PersonId};

use crate::{Store, Trouble};

/// What can be written of somebody's holidays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfHoliday {
    /// One begins. Refused while they are on one.
    Begun(Holiday),
    /// The one that they are on is over before its time.
    Ended(Millis),
}

impl Store {
    /// When somebody was on holiday, or is, the first first.
    pub async fn holidays_of(&self, person: &PersonId) -> Result<Vec<Holiday>, Trouble> {
        let rows = query("SELECT since, until FROM holiday WHERE person = ? ORDER BY since");
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(holiday).collect()
    }

    /// When those were on holiday who have or had a seat at a table.
    pub async fn holidays_at(&self, game: &str) -> Result<Vec<(PersonId, Holiday)>, Trouble> {
        let mut reader = self.readers.acquire().await?;
        at(&mut reader, game).await
    }

    /// The tables at which a holiday of somebody may hold their time.
    pub async fn rested_at(&self, person: &PersonId) -> Result<Vec<String>, Trouble> {
        let rows = query(
            "SELECT DISTINCT id FROM game JOIN seat ON seat.game = game.id \
             WHERE person = ? AND ending IS NULL AND clock LIKE 'days-%'",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}

fn holiday(row: &SqliteRow) -> Result<Holiday, Trouble> {
    Ok((row.try_get("since")?, row.try_get("until")?))
}

pub(crate) async fn at(
    from: &mut SqliteConnection,
    game: &str,
) -> Result<Vec<(PersonId, Holiday)>, Trouble> {
    let rows = query(
        "SELECT person, since, until FROM holiday WHERE person IN \
         (SELECT person FROM change WHERE game = ? AND person IS NOT NULL) ORDER BY since, person",
    );
    let rows = rows.bind(game).fetch_all(from).await?;
    let whose = |row: &SqliteRow| Ok((row.try_get::<String, _>("person")?.into(), holiday(row)?));
    rows.iter().map(whose).collect()
}

/// Writes of somebody's holidays. Their tables are due at once: should the server stop before they have been seen to, that is done
/// after it.
pub(crate) async fn write(
    to: &mut SqliteConnection,
    person: &PersonId,
    what: OfHoliday,
) -> Result<(), Trouble> {
    let (written, now) = match what {
        OfHoliday::Begun((since, until)) => {
            let begun = query(
                "INSERT INTO holiday (person, since, until) SELECT ?1, ?2, ?3 \
                 WHERE NOT EXISTS (SELECT 1 FROM holiday WHERE person = ?1 AND until > ?2)",
            );
            (begun.bind(person.as_str()).bind(since).bind(until).execute(&mut *to).await?, since)
        }
        OfHoliday::Ended(now) => {
            let ended = query(
                "UPDATE holiday SET until = ?2 WHERE person = ?1 AND since < ?2 AND until > ?2",
            );
            (ended.bind(person.as_str()).bind(now).execute(&mut *to).await?, now)
        }
    };
    if written.rows_affected() == 0 {
        return Err(Trouble::Doubled);
    }
    let due = query(
        "UPDATE game SET due = ? WHERE ending IS NULL AND clock LIKE 'days-%' \
         AND id IN (SELECT game FROM seat WHERE person = ?)",
    );
    due.bind(now).bind(person.as_str()).execute(to).await?;
    Ok(())
}
