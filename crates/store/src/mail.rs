//! Letters: addresses that somebody has given for them, and what waits to be sent there.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Millis, PersonId};

use crate::notices::{add, due_where};
use crate::{Channel, Delivery, OfNotice, Store, Trouble};

/// Channels that are addresses of mail.
pub const MAIL: &str = "mail";

/// An address that somebody has given for letters. It counts once they have followed the link in the letter that is sent there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Its number; of one that is to be made, any.
    pub id: i64,
    /// Who has given it.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// The address.
    pub address: String,
    /// The language of what is sent, by its code.
    pub tongue: String,
    /// The address of this server, as its owner knew it.
    pub site: String,
    /// How long the link is good.
    pub until: Millis,
    /// How often it was tried to send it.
    pub tries: u32,
}

impl Store {
    /// An address that was given, by its number.
    pub async fn claim(&self, id: i64) -> Result<Option<Claim>, Trouble> {
        Ok(self.claims("claim.id = ?", id).await?.pop())
    }

    /// The address that somebody has given last, if they have not followed the link so far.
    pub async fn claim_of(&self, person: &PersonId) -> Result<Option<Claim>, Trouble> {
        Ok(self.claims("claim.person = ?", person.as_str()).await?.pop())
    }

    /// Those to which a letter is to be sent by now.
    pub async fn claims_due(&self, now: Millis) -> Result<Vec<Claim>, Trouble> {
        self.claims("due <= ? ORDER BY due LIMIT 100", now).await
    }

    async fn claims<'q>(
        &self,
        which: &str,
        value: impl sqlx::Encode<'q, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite> + Send + 'q,
    ) -> Result<Vec<Claim>, Trouble> {
        let text = format!(
            "SELECT claim.*, name FROM claim JOIN account ON account.person = claim.person WHERE {which}"
        );
        let rows = query(sqlx::AssertSqlSafe(text)).bind(value);
        let rows = rows.fetch_all(&self.readers).await?;
        let claim = |row: &SqliteRow| {
            Ok(Claim {
                id: row.try_get("id")?,
                person: row.try_get::<String, _>("person")?.into(),
                name: row.try_get("name")?,
                address: row.try_get("address")?,
                tongue: row.try_get("tongue")?,
                site: row.try_get("site")?,
                until: row.try_get("until")?,
                tries: row.try_get("tries")?,
            })
        };
        rows.iter().map(claim).collect()
    }

    /// A channel, by its number.
    pub async fn channel(&self, id: i64) -> Result<Option<Channel>, Trouble> {
        let row = query("SELECT * FROM channel WHERE id = ?").bind(id);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(crate::notices::channel).transpose()?)
    }

    /// What is to be sent by now in letters.
    pub async fn letters_due(&self, now: Millis, most: i64) -> Result<Vec<Delivery>, Trouble> {
        due_where(self, "channel.kind = 'mail'", now, most).await
    }

    /// When there is a letter to send next.
    pub async fn next_letter(&self) -> Result<Option<Millis>, Trouble> {
        let row = query(
            "SELECT min(due) AS next FROM (SELECT min(due) AS due FROM claim UNION ALL SELECT min(due) FROM delivery \
             WHERE channel IN (SELECT id FROM channel WHERE kind = 'mail'))",
        );
        Ok(row.fetch_one(&self.readers).await?.try_get("next")?)
    }
}

/// What can be written of addresses that somebody gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfClaim {
    /// Somebody gives an address; one they gave before, and have not confirmed, goes.
    Made(Claim, Millis),
    /// The letter is about to be sent; should nobody say how that went, it is tried again then.
    Sending(i64, Millis),
    /// The letter was sent, or never will be.
    Sent(i64),
    /// The relay took nothing: as if it had not been tried.
    Unsent(i64),
    /// They have followed the link: from now on it counts, and no other address of theirs. So much they do not want to be told, unless
    /// they have chosen before.
    Confirmed(i64, Millis, &'static [&'static str]),
}

pub(crate) async fn write(to: &mut SqliteConnection, what: &OfClaim) -> Result<(), Trouble> {
    match what {
        OfClaim::Made(claim, due) => {
            let old = query("DELETE FROM claim WHERE person = ?").bind(claim.person.as_str());
            old.execute(&mut *to).await?;
            query("INSERT INTO claim (person, address, tongue, site, until, due, tries) VALUES (?, ?, ?, ?, ?, ?, 0)")
                .bind(claim.person.as_str())
                .bind(&claim.address)
                .bind(&claim.tongue)
                .bind(&claim.site)
                .bind(claim.until)
                .bind(due)
                .execute(to)
                .await?;
        }
        OfClaim::Sending(id, again) => {
            let set = query("UPDATE claim SET tries = tries + 1, due = ? WHERE id = ?");
            set.bind(again).bind(id).execute(to).await?;
        }
        OfClaim::Sent(id) => {
            query("UPDATE claim SET due = NULL WHERE id = ?").bind(id).execute(to).await?;
        }
        OfClaim::Unsent(id) => {
            let set = query("UPDATE claim SET tries = tries - 1, due = 0 WHERE id = ?");
            set.bind(id).execute(to).await?;
        }
        OfClaim::Confirmed(id, now, silent) => return confirm(to, *id, *now, silent).await,
    }
    Ok(())
}

async fn confirm(
    to: &mut SqliteConnection,
    id: i64,
    now: Millis,
    silent: &[&str],
) -> Result<(), Trouble> {
    let row = query("DELETE FROM claim WHERE id = ? AND until > ? RETURNING *").bind(id).bind(now);
    let Some(row) = row.fetch_optional(&mut *to).await? else { return Err(Trouble::Unknown) };
    let channel = Channel {
        id: 0,
        person: row.try_get::<String, _>("person")?.into(),
        kind: MAIL.to_owned(),
        address: row.try_get("address")?,
        key: String::new(),
        device: String::new(),
        login: None,
        tongue: row.try_get("tongue")?,
        site: row.try_get("site")?,
        trouble: None,
    };
    let others =
        query("SELECT id FROM channel WHERE person = ? AND kind = 'mail' AND address <> ?");
    let others = others.bind(channel.person.as_str()).bind(&channel.address);
    for row in others.fetch_all(&mut *to).await? {
        let other = OfNotice::Removed(channel.person.clone(), row.try_get("id")?);
        crate::notices::write(to, &other).await?;
    }
    add(to, &channel, usize::MAX, silent).await
}
