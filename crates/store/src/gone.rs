//! Whoever goes for good: their tables stay for those they played with, and tell no more of them than that somebody was there.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use table::PersonId;

use crate::unused::remove_table;
use crate::{Store, Trouble, contests, manners, ratings, ties};

impl Store {
    /// The tables that know something of a person, each with whether it goes on without them: others play on there, or it is a
    /// table of a contest, whose others wait for its end.
    pub async fn known_at(&self, person: &PersonId) -> Result<Vec<(String, bool)>, Trouble> {
        let rows = query(
            "SELECT id, ending IS NULL AND (EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND person NOT IN (?1, '')) \
             OR EXISTS (SELECT 1 FROM contest_table WHERE contest_table.game = game.id)) AS goes_on FROM game WHERE id IN \
             (SELECT game FROM seat WHERE person = ?1 UNION SELECT id FROM game WHERE host = ?1 \
             UNION SELECT game FROM change WHERE person = ?1 UNION SELECT game FROM chat WHERE person = ?1)",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get("id")?, row.try_get("goes_on")?))).collect()
    }
}

/// A table forgets a person, who has no seat there any more at which somebody waits for them. Where nobody else sits, it goes,
/// unless it is one of a contest.
pub(crate) async fn leave(
    to: &mut SqliteConnection,
    person: &PersonId,
    game: &str,
) -> Result<(), Trouble> {
    let alone = query(
        "SELECT 1 FROM game WHERE id = ?1 AND (host = ?2 OR EXISTS (SELECT 1 FROM seat WHERE game = ?1 AND person = ?2)) \
         AND NOT EXISTS (SELECT 1 FROM seat WHERE game = ?1 AND person NOT IN (?2, '')) \
         AND NOT EXISTS (SELECT 1 FROM contest_table WHERE game = ?1)",
    );
    let alone = alone.bind(game).bind(person.as_str()).fetch_optional(&mut *to).await?;
    if alone.is_some() {
        return remove_table(to, game).await;
    }
    for statement in [
        // What was said before it was written down who said it was said by whoever has the seat.
        "UPDATE chat SET person = NULL, name = '', text = '' WHERE game = ?1 AND (person = ?2 OR \
         (person IS NULL AND seat IN (SELECT seat FROM seat WHERE game = ?1 AND person IN (?2, ''))))",
        "UPDATE seat SET person = '', name = '' WHERE game = ?1 AND person IN (?2, '')",
        "UPDATE change SET person = '', name = '' WHERE game = ?1 AND person IN (?2, '')",
        "UPDATE game SET host = NULL WHERE id = ?1 AND host = ?2",
    ] {
        query(statement).bind(game).bind(person.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}

/// All there is of a person besides tables goes. Of the names only what nobody else may have for a time is left, without whose
/// they were.
pub(crate) async fn delete(
    to: &mut SqliteConnection,
    person: &PersonId,
    kept: i64,
) -> Result<(), Trouble> {
    let sits = query(
        "SELECT 1 WHERE EXISTS (SELECT 1 FROM seat WHERE person = ?1) OR EXISTS (SELECT 1 FROM game WHERE host = ?1)",
    );
    if sits.bind(person.as_str()).fetch_optional(&mut *to).await?.is_some() {
        return Err(Trouble::Doubled);
    }
    let freed = query("UPDATE OR REPLACE former_name SET person = '' WHERE person = ?");
    freed.bind(person.as_str()).execute(&mut *to).await?;
    query(
        "INSERT INTO former_name (person, small, drawn, until) SELECT '', small, drawn, ?2 FROM account WHERE person = ?1 \
         ON CONFLICT DO UPDATE SET until = excluded.until",
    )
    .bind(person.as_str())
    .bind(kept)
    .execute(&mut *to)
    .await?;
    for statement in [
        "DELETE FROM delivery WHERE notice IN (SELECT id FROM notice WHERE person = ?1) \
         OR channel IN (SELECT id FROM channel WHERE person = ?1)",
        "DELETE FROM notice WHERE person = ?",
        "DELETE FROM channel WHERE person = ?",
        "DELETE FROM holiday WHERE person = ?",
        "DELETE FROM claim WHERE person = ?",
        "DELETE FROM silence WHERE person = ?",
        "DELETE FROM unheard WHERE person = ?",
        "DELETE FROM quiet WHERE person = ?",
        "DELETE FROM daily WHERE person = ?",
        "DELETE FROM learned WHERE person = ?",
        "DELETE FROM login WHERE person = ?",
        "DELETE FROM code WHERE person = ?",
        "DELETE FROM passkey WHERE person = ?",
        "DELETE FROM role WHERE person = ?",
        "DELETE FROM token WHERE person = ?",
        "DELETE FROM hidden WHERE person = ?",
        "DELETE FROM home WHERE one = ?",
        "DELETE FROM home WHERE other = ?",
        "DELETE FROM person WHERE id = ?",
    ] {
        query(statement).bind(person.as_str()).execute(&mut *to).await?;
    }
    ties::delete(to, person).await?;
    manners::delete(to, person).await?;
    ratings::forget(to, person).await?;
    contests::forget(to, person).await?;
    let account = query("DELETE FROM account WHERE person = ?").bind(person.as_str());
    match account.execute(to).await?.rows_affected() {
        0 => Err(Trouble::Unknown),
        _ => Ok(()),
    }
}
