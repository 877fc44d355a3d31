//! What somebody takes along of themselves, besides what pages show anyway.

use sqlx::{Row, query};
use table::PersonId;

use crate::{Store, Trouble};

/// Something that somebody has said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// At which table.
    pub game: String,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

impl Store {
    /// What a person has said, the first first. (What was said before it was written down who said it was said by whoever has the
    /// seat.)
    pub async fn said_by(&self, person: &PersonId) -> Result<Vec<Word>, Trouble> {
        let rows = query(
            "SELECT game, said, text, number FROM chat WHERE person = ?1 UNION ALL \
             SELECT chat.game, said, text, chat.number FROM seat JOIN chat ON chat.game = seat.game AND chat.seat = seat.seat \
             WHERE seat.person = ?1 AND chat.person IS NULL AND text <> '' ORDER BY said, 1, number",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let word = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Word {
                game: row.try_get("game")?,
                at: row.try_get("said")?,
                text: row.try_get("text")?,
            })
        };
        rows.iter().map(word).collect()
    }

    /// All that a person has learned: of which game, and what.
    pub async fn all_learned(&self, person: &PersonId) -> Result<Vec<(String, String)>, Trouble> {
        let rows = query("SELECT kind, lesson FROM learned WHERE person = ? ORDER BY kind, lesson");
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get("kind")?, row.try_get("lesson")?))).collect()
    }
}
