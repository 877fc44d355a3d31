//! Tokens: what a program shows that acts for somebody.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Millis, PersonId};

use crate::{Store, Trouble};

/// A token. What it is cannot be found out from this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The hash of what the program shows.
    pub hash: String,
    /// For whom it acts.
    pub person: PersonId,
    /// What its owner knows it by.
    pub name: String,
    /// What it may do, by name.
    pub scopes: Vec<String>,
    /// When it was made, in seconds since 1970.
    pub made: i64,
    /// When it ends.
    pub until: i64,
    /// When it was last used, to the hour or so.
    pub seen: Option<i64>,
}

/// What can be written of the tokens of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfToken {
    /// There is one more; [`Trouble::Doubled`] if there are as many already that stand.
    Made(Token, usize),
    /// One is used no more.
    Ended(String),
    /// One was used.
    Seen(String, i64),
}

impl Store {
    /// When a person sat down at tables since a moment at which something has happened since another (in seconds), the first first.
    pub async fn sat_down(&self, person: &PersonId, since: Millis) -> Result<Vec<Millis>, Trouble> {
        let rows = query(
            "SELECT at FROM (SELECT (SELECT min(at) FROM change WHERE change.game = seat.game AND change.seat = seat.seat \
             AND change.person = seat.person) AS at FROM seat JOIN game ON game.id = seat.game \
             WHERE seat.person = ?1 AND updated >= ?2 / 1000) WHERE at >= ?2 ORDER BY at",
        );
        let rows = rows.bind(person.as_str()).bind(since).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("at")?)).collect()
    }

    /// The token of this hash, if it stands.
    pub async fn token(&self, hash: &str, now: i64) -> Result<Option<Token>, Trouble> {
        let row = query("SELECT * FROM token WHERE hash = ? AND until > ?").bind(hash).bind(now);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(token).transpose()?)
    }

    /// The tokens of a person that stand, the latest first.
    pub async fn tokens_of(&self, person: &PersonId, now: i64) -> Result<Vec<Token>, Trouble> {
        let rows = query(
            "SELECT * FROM token WHERE person = ? AND until > ? ORDER BY made DESC, name, hash",
        );
        let rows = rows.bind(person.as_str()).bind(now).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(token).collect::<Result<_, _>>()?)
    }
}

fn token(row: &SqliteRow) -> Result<Token, sqlx::Error> {
    let scopes: String = row.try_get("scopes")?;
    Ok(Token {
        hash: row.try_get("hash")?,
        person: row.try_get::<String, _>("person")?.into(),
        name: row.try_get("name")?,
        scopes: scopes.split_whitespace().map(str::to_owned).collect(),
        made: row.try_get("made")?,
        until: row.try_get("until")?,
        seen: row.try_get("seen")?,
    })
}

/// Writes something of a person's tokens.
pub(crate) async fn write(
    to: &mut SqliteConnection,
    person: &PersonId,
    what: &OfToken,
) -> Result<(), Trouble> {
    match what {
        OfToken::Made(token, most) => {
            let old = query("DELETE FROM token WHERE person = ? AND until <= ?");
            old.bind(person.as_str()).bind(token.made).execute(&mut *to).await?;
            let most = i64::try_from(*most).unwrap_or(i64::MAX);
            let made = query(
                "INSERT INTO token (hash, person, name, scopes, made, until) SELECT ?1, ?2, ?3, ?4, ?5, ?6 \
                 WHERE (SELECT count(*) FROM token WHERE person = ?2) < ?7",
            )
            .bind(&token.hash)
            .bind(person.as_str())
            .bind(&token.name)
            .bind(token.scopes.join(" "))
            .bind(token.made)
            .bind(token.until)
            .bind(most)
            .execute(to)
            .await?;
            if made.rows_affected() == 0 { Err(Trouble::Doubled) } else { Ok(()) }
        }
        OfToken::Ended(hash) => {
            let end = query("DELETE FROM token WHERE person = ? AND hash = ?");
            end.bind(person.as_str()).bind(hash).execute(to).await?;
            Ok(())
        }
        OfToken::Seen(hash, at) => {
            let seen = query("UPDATE token SET seen = ? WHERE person = ? AND hash = ?");
            seen.bind(at).bind(person.as_str()).bind(hash).execute(to).await?;
            Ok(())
        }
    }
}

/// Whoever could have made one of a person's tokens may not be that person: they all end.
pub(crate) async fn end_all(to: &mut SqliteConnection, person: &PersonId) -> Result<(), Trouble> {
    query("DELETE FROM token WHERE person = ?").bind(person.as_str()).execute(to).await?;
    Ok(())
}
