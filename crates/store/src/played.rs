//! What people have played where everybody could look on: at rated tables and those for everybody.

use kernel::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};
use table::PersonId;

use crate::read::summary;
use crate::rows::Summary;
use crate::{Store, Trouble};

/// A finished game of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its id in addresses.
    pub id: String,
    /// Which game it is.
    pub kind: String,
    /// Where they sat.
    pub seat: Seat,
    /// How many played.
    pub seats: usize,
    /// What they played, e.g. a faction.
    pub side: String,
    /// Whether they won: themselves, and no bot for them.
    pub won: bool,
    /// When it ended, in seconds since 1970.
    pub updated: i64,
}

/// Enough to find the first order somebody has placed.
const FIRST: i64 = 60;

impl Store {
    /// The latest games of a person that are over and were open to everybody, the last first.
    pub async fn played(&self, person: &PersonId, most: usize) -> Result<Vec<Played>, Trouble> {
        let rows = query(
            "SELECT game.id, game.kind, seat.seat, sides, updated, \
             CASE WHEN result.number IS NULL THEN ((winners >> seat.seat) & 1) AND standin IS NULL \
             ELSE place = 1 AND NOT gone END AS won \
             FROM seat JOIN game ON game.id = seat.game \
             LEFT JOIN rated ON rated.game = game.id LEFT JOIN result ON result.number = rated.number AND result.seat = seat.seat \
             WHERE seat.person = ? AND ending IS NOT NULL AND lesson IS NULL AND (game.rated OR listed IS NOT NULL) \
             ORDER BY updated DESC, game.id LIMIT ?",
        )
        .bind(person.as_str())
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let each = |row: &SqliteRow| {
            let (seat, sides): (u8, String) = (row.try_get("seat")?, row.try_get("sides")?);
            Ok(Played {
                id: row.try_get("id")?,
                kind: row.try_get("kind")?,
                seat: Seat(seat),
                seats: sides.split(',').count(),
                side: sides.split(',').nth(seat.into()).unwrap_or_default().to_owned(),
                won: row.try_get("won")?,
                updated: row.try_get("updated")?,
            })
        };
        rows.iter().map(each).collect()
    }

    /// What a seat chose first at a table, in order.
    pub async fn first_choices(&self, game: &str, seat: Seat) -> Result<Vec<String>, Trouble> {
        let rows = query(
            "SELECT action FROM change WHERE game = ? AND seat = ? AND action IS NOT NULL ORDER BY number LIMIT ?",
        );
        let rows = rows.bind(game).bind(seat.0).bind(FIRST).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("action")?)).collect()
    }

    /// A game as it stands in lists; none if it is not there.
    pub async fn summary_of(&self, game: &str) -> Result<Option<Summary>, Trouble> {
        let row = query(
            "SELECT id, kind, title, setup, updated, round, phase, pending, bot_next, due, sides, points, winners, ending \
             FROM game WHERE id = ?",
        );
        match row.bind(game).fetch_optional(&self.readers).await? {
            Some(row) => Ok(Some(summary(self, &row).await?)),
            None => Ok(None),
        }
    }
}
