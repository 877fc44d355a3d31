//! Clocks: which tables wait for somebody's time to be over, and when nobody could choose.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use table::{Millis, Outage};

use crate::{Store, Trouble};

/// What is written about time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfTime {
    /// Until now people could choose.
    Served(Millis),
    /// They could not.
    Outage(Outage),
}

impl Store {
    /// The tables where somebody's time runs, each with the moment when that will be over, at the earliest.
    pub async fn due(&self) -> Result<Vec<(String, Millis)>, Trouble> {
        let rows = query("SELECT id, due FROM game WHERE due IS NOT NULL");
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("due")?))).collect()
    }

    /// The last moment at which people could choose at tables with clocks, as far as it is known. The pulse alone would not do: it
    /// beats only while somebody's time runs, and what was chosen after it was chosen while the server was there.
    pub async fn served_until(&self) -> Result<Option<Millis>, Trouble> {
        let row = query(
            "SELECT max(at) AS at FROM (SELECT at FROM pulse UNION ALL SELECT (SELECT at FROM change \
             WHERE change.game = game.id ORDER BY number DESC LIMIT 1) FROM game WHERE clock IS NOT NULL)",
        );
        Ok(row.fetch_one(&self.readers).await?.try_get("at")?)
    }
}

/// When nobody could choose.
pub(crate) async fn outages(from: &mut SqliteConnection) -> Result<Vec<Outage>, Trouble> {
    let rows = query("SELECT since, until FROM outage ORDER BY since").fetch_all(from).await?;
    rows.iter().map(|row| Ok((row.try_get("since")?, row.try_get("until")?))).collect()
}

pub(crate) async fn write(to: &mut SqliteConnection, what: OfTime) -> Result<(), Trouble> {
    let query = match what {
        OfTime::Served(at) => query(
            "INSERT INTO pulse (only, at) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET at = max(at, excluded.at)",
        )
        .bind(at),
        OfTime::Outage((since, until)) => query(
            "INSERT INTO outage (since, until) VALUES (?, ?) \
             ON CONFLICT (since) DO UPDATE SET until = max(until, excluded.until)",
        )
        .bind(since)
        .bind(until),
    };
    query.execute(to).await?;
    Ok(())
}
