//! What somebody wants to be told, and when.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};
use table::{Daily, PersonId, Quiet};

use crate::read::summary;
use crate::rows::Summary;
use crate::{Store, Trouble};

impl Store {
    /// What somebody does not want to be told: by which kind of channel, and what.
    pub async fn silences_of(&self, person: &PersonId) -> Result<Vec<(String, String)>, Trouble> {
        let rows = query("SELECT way, kind FROM silence WHERE person = ?").bind(person.as_str());
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get("way")?, row.try_get("kind")?))).collect()
    }

    /// The tables of which somebody wants to be told nothing.
    pub async fn unheard_of(&self, person: &PersonId) -> Result<Vec<Summary>, Trouble> {
        let rows = query(
            "SELECT id, kind, title, setup, updated, round, phase, pending, bot_next, due, sides, points, winners, ending \
             FROM game JOIN unheard ON unheard.game = id WHERE unheard.person = ? ORDER BY updated DESC",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            tables.push(summary(self, row).await?);
        }
        Ok(tables)
    }

    /// When somebody wants to be told nothing.
    pub async fn quiet_of(&self, person: &PersonId) -> Result<Option<Quiet>, Trouble> {
        let row = query("SELECT begins, ends, ahead FROM quiet WHERE person = ?");
        let row = row.bind(person.as_str()).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(quiet).transpose()?.flatten())
    }

    /// When somebody wants one letter a day.
    pub async fn daily_of(&self, person: &PersonId) -> Result<Option<Daily>, Trouble> {
        let row = query("SELECT hour, ahead FROM daily WHERE person = ?").bind(person.as_str());
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(|row| daily(row, "ahead")).transpose()?.flatten())
    }
}

pub(crate) fn quiet(row: &SqliteRow) -> Result<Option<Quiet>, sqlx::Error> {
    let from: Option<u16> = row.try_get("begins")?;
    let Some(from) = from else { return Ok(None) };
    Ok(Some(Quiet { from, until: row.try_get("ends")?, ahead: row.try_get("ahead")? }))
}

pub(crate) fn daily(row: &SqliteRow, ahead: &str) -> Result<Option<Daily>, sqlx::Error> {
    let hour: Option<u8> = row.try_get("hour")?;
    let Some(hour) = hour else { return Ok(None) };
    Ok(Some(Daily { hour, ahead: row.try_get(ahead)? }))
}
