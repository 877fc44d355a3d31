//! Passkeys, and what somebody is asked to sign with one.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::PersonId;

use crate::{Store, Trouble};

/// A passkey: what it is known by, and what checks what it has signed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// What the device calls it.
    pub id: String,
    /// The public key.
    pub key: Vec<u8>,
    /// How often it was used, if the device counts.
    pub counter: i64,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in seconds since 1970.
    pub made: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

/// What can be written of passkeys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfPasskey {
    /// One is added; [`Trouble::Unknown`] if that was not asked for, [`Trouble::Doubled`] if it is there, or there are too many.
    Added {
        /// The hash of what was asked.
        asked: String,
        /// The key.
        key: Passkey,
        /// So many an account has at most.
        most: i64,
    },
    /// One was used; [`Trouble::Unknown`] if that was not asked for.
    Used {
        /// The hash of what was asked.
        asked: String,
        /// What the device calls it.
        id: String,
        /// How often it was used by now.
        counter: i64,
        /// When.
        at: i64,
    },
    /// One is called otherwise.
    Called(String, String),
    /// One goes; [`Trouble::Doubled`] if nothing else but codes would open the account.
    Removed(String),
}

impl Store {
    /// The passkeys of a person, the oldest first.
    pub async fn passkeys_of(&self, person: &PersonId) -> Result<Vec<Passkey>, Trouble> {
        let rows = query(
            "SELECT id, key, counter, label, made, used FROM passkey WHERE person = ? ORDER BY made, id",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(passkey).collect::<Result<_, _>>()?)
    }

    /// The passkey that a device calls so, and whose it is.
    pub async fn passkey(&self, id: &str) -> Result<Option<(PersonId, Passkey)>, Trouble> {
        let row =
            query("SELECT person, id, key, counter, label, made, used FROM passkey WHERE id = ?");
        let row = row.bind(id).fetch_optional(&self.readers).await?;
        let read = |row: SqliteRow| {
            Ok((PersonId::from(row.try_get::<String, _>("person")?), passkey(&row)?))
        };
        row.map(read).transpose()
    }
}

fn passkey(row: &SqliteRow) -> Result<Passkey, sqlx::Error> {
    Ok(Passkey {
        id: row.try_get("id")?,
        key: row.try_get("key")?,
        counter: row.try_get("counter")?,
        label: row.try_get("label")?,
        made: row.try_get("made")?,
        used: row.try_get("used")?,
    })
}

/// Writes down what somebody is asked to sign until then: it is answered once.
pub(crate) async fn ask(
    to: &mut SqliteConnection,
    hash: &str,
    (now, until): (i64, i64),
) -> Result<(), Trouble> {
    query("DELETE FROM asked WHERE until <= ?").bind(now).execute(&mut *to).await?;
    let ask = query("INSERT INTO asked (hash, until) VALUES (?, ?)");
    ask.bind(hash).bind(until).execute(to).await?;
    Ok(())
}

/// Something was answered that was asked, and not long ago.
async fn answer(to: &mut SqliteConnection, hash: &str, now: i64) -> Result<(), Trouble> {
    let asked = query("DELETE FROM asked WHERE hash = ? AND until > ?").bind(hash).bind(now);
    match asked.execute(to).await?.rows_affected() {
        0 => Err(Trouble::Unknown),
        _ => Ok(()),
    }
}

/// Writes something of a person's passkeys.
pub(crate) async fn write(
    to: &mut SqliteConnection,
    person: &PersonId,
    what: &OfPasskey,
) -> Result<(), Trouble> {
    match what {
        OfPasskey::Added { asked, key, most } => {
            answer(to, asked, key.made).await?;
            let added = query(
                "INSERT INTO passkey (id, person, key, counter, label, made) SELECT ?1, ?2, ?3, ?4, ?5, ?6 \
                 WHERE (SELECT count(*) FROM passkey WHERE person = ?2) < ?7",
            )
            .bind(&key.id)
            .bind(person.as_str())
            .bind(&key.key)
            .bind(key.counter)
            .bind(&key.label)
            .bind(key.made)
            .bind(most);
            match added.execute(to).await?.rows_affected() {
                0 => Err(Trouble::Doubled),
                _ => Ok(()),
            }
        }
        OfPasskey::Used { asked, id, counter, at } => {
            answer(to, asked, *at).await?;
            let used = query(
                "UPDATE passkey SET counter = ?, used = ? WHERE id = ? AND person = ? AND counter <= ?",
            );
            let used = used.bind(counter).bind(at).bind(id).bind(person.as_str()).bind(counter);
            match used.execute(to).await?.rows_affected() {
                0 => Err(Trouble::Unknown),
                _ => Ok(()),
            }
        }
        OfPasskey::Called(id, label) => {
            let set = query("UPDATE passkey SET label = ? WHERE id = ? AND person = ?");
            set.bind(label).bind(id).bind(person.as_str()).execute(to).await?;
            Ok(())
        }
        OfPasskey::Removed(id) => {
            let gone = query("DELETE FROM passkey WHERE id = ? AND person = ?");
            gone.bind(id).bind(person.as_str()).execute(&mut *to).await?;
            let shut = query(
                "SELECT 1 FROM account WHERE person = ?1 AND password = '' \
                 AND NOT EXISTS (SELECT 1 FROM passkey WHERE person = ?1)",
            );
            match shut.bind(person.as_str()).fetch_optional(to).await? {
                // All of it is taken back.
                Some(_) => Err(Trouble::Doubled),
                None => Ok(()),
            }
        }
    }
}
