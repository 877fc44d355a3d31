//! What a person has chosen in the games that are over, for figures about them.

use sqlx::{Row, query};
use table::PersonId;

use crate::{Store, Trouble};

/// A choice of a person in a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// Which game it is.
    pub kind: String,
    /// The action's text form.
    pub action: String,
}

impl Store {
    /// What a person has chosen in the latest games that are over, without what was taken back.
    pub async fn chosen_by(&self, person: &PersonId, games: usize) -> Result<Vec<Chosen>, Trouble> {
        let rows = query(
            "WITH latest AS (SELECT DISTINCT game.id, game.kind, game.updated FROM seat JOIN game ON game.id = seat.game \
             WHERE seat.person = ?1 AND game.ending IS NOT NULL ORDER BY game.updated DESC LIMIT ?2) \
             SELECT latest.id, latest.kind, change.seat, action, undo_to, \
             EXISTS (SELECT 1 FROM seat WHERE seat.game = latest.id AND seat.seat = change.seat AND person = ?1) AS own \
             FROM latest JOIN change ON change.game = latest.id AND name IS NULL AND voice IS NULL ORDER BY latest.id, change.number",
        )
        .bind(person.as_str())
        .bind(i64::try_from(games).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let (mut all, mut game, mut choices) = (Vec::new(), String::new(), Vec::new());
        for row in rows {
            let id: String = row.try_get("id")?;
            if id != game {
                all.append(&mut choices);
                game = id;
            }
            match row.try_get::<Option<String>, _>("action")? {
                Some(action) => {
                    let own: bool = row.try_get("own")?;
                    choices.push(own.then_some((row.try_get::<String, _>("kind")?, action)));
                }
                None => choices.truncate(row.try_get::<i64, _>("undo_to")?.max(0) as usize),
            }
        }
        all.append(&mut choices);
        Ok(all.into_iter().flatten().map(|(kind, action)| Chosen { kind, action }).collect())
    }
}
