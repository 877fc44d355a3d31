//! What people are told who do not look: written with the change that it is about, and kept until it is sent.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Millis, PersonId, Quiet};

use crate::read::summary;
use crate::rows::Summary;
use crate::{Store, Trouble};

/// Where somebody is told things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its number; of one that is to be made, any.
    pub id: i64,
    /// Whose it is.
    pub person: PersonId,
    /// What it is, by name.
    pub kind: String,
    /// Where it leads.
    pub address: String,
    /// What is sent there is sealed for this, or signed with it.
    pub key: String,
    /// What it calls itself.
    pub device: String,
    /// The login by which it was made: it goes with that.
    pub login: Option<String>,
    /// The language of what is sent, by its code.
    pub tongue: String,
    /// The address of this server, as its owner knew it.
    pub site: String,
    /// Why nothing is sent there any more.
    pub trouble: Option<String>,
}

/// Something that somebody is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who.
    pub person: PersonId,
    /// What, by name.
    pub kind: &'static str,
    /// When, at the earliest.
    pub due: Millis,
    /// Whether what was to be told of this table before is old by now.
    pub instead: bool,
}

/// A notice whose time has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    /// Its number.
    pub id: i64,
    /// Who is to be told.
    pub person: PersonId,
    /// Of which table.
    pub game: String,
    /// What, by name.
    pub kind: String,
    /// When it was written.
    pub made: Millis,
    /// Whether the person is asked something there now.
    pub asked: bool,
    /// Whether they do not want to be told such things.
    pub unwanted: bool,
    /// When they want to be told nothing.
    pub quiet: Option<Quiet>,
}

/// Something that is to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// The number of the notice.
    pub notice: i64,
    /// What it says, by name.
    pub kind: String,
    /// Whether the person is asked something there now.
    pub asked: bool,
    /// Where to.
    pub channel: Channel,
    /// How often it was tried.
    pub tries: u32,
    /// The table it is about.
    pub game: Summary,
}

/// What can be written of notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfNotice {
    /// A way to tell somebody something, or the same one anew; all but the latest so many go.
    Channel(Channel, usize),
    /// A way that is used no more.
    Removed(PersonId, i64),
    /// What somebody does not want to be told, by name.
    Silence(PersonId, Vec<String>),
    /// When somebody wants to be told nothing, if ever.
    Quiet(PersonId, Option<Quiet>),
    /// It waits until then.
    Later(i64, Millis),
    /// It goes out by every channel of the person.
    Out(i64, Millis),
    /// Nobody needs to know any more.
    Dropped(i64),
    /// It is about to be sent; should nobody say how that went, it is tried again then.
    Sending(i64, i64, Millis),
    /// It was sent, or never will be.
    Sent(i64, i64),
    /// The channel is dead: why, if its owner can do something about it.
    Dead(i64, Option<String>),
}

/// Whether the person of a notice is asked something at its table.
const ASKED: &str = "EXISTS (SELECT 1 FROM seat JOIN game ON game.id = seat.game WHERE seat.game = notice.game \
    AND seat.person = notice.person AND standin IS NULL AND ending IS NULL AND (pending >> seat.seat) & 1)";

impl Store {
    /// The ways to tell somebody something, the oldest first.
    pub async fn channels_of(&self, person: &PersonId) -> Result<Vec<Channel>, Trouble> {
        let rows = query("SELECT * FROM channel WHERE person = ? ORDER BY id");
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(channel).collect::<Result<_, _>>()?)
    }

    /// All who can be told something.
    pub async fn listeners(&self) -> Result<Vec<PersonId>, Trouble> {
        let rows = query("SELECT DISTINCT person FROM channel WHERE trouble IS NULL");
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get::<String, _>("person")?.into())).collect()
    }

    /// What somebody does not want to be told.
    pub async fn silences_of(&self, person: &PersonId) -> Result<Vec<String>, Trouble> {
        let rows = query("SELECT kind FROM silence WHERE person = ?").bind(person.as_str());
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("kind")?)).collect()
    }

    /// When somebody wants to be told nothing.
    pub async fn quiet_of(&self, person: &PersonId) -> Result<Option<Quiet>, Trouble> {
        let row = query("SELECT begins, ends, ahead FROM quiet WHERE person = ?");
        let row = row.bind(person.as_str()).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(quiet).transpose()?.flatten())
    }

    /// Notices whose time has come, and that are not going out yet.
    pub async fn notices_due(&self, now: Millis, most: i64) -> Result<Vec<DueNotice>, Trouble> {
        let text = format!(
            "SELECT id, notice.person, game, kind, made, begins, ends, ahead, {ASKED} AS asked, \
             EXISTS (SELECT 1 FROM silence WHERE silence.person = notice.person AND silence.kind = notice.kind) AS unwanted \
             FROM notice LEFT JOIN quiet ON quiet.person = notice.person WHERE due <= ? AND NOT EXISTS (SELECT 1 FROM delivery WHERE notice = notice.id) ORDER BY due LIMIT ?"
        );
        let rows = query(sqlx::AssertSqlSafe(text)).bind(now).bind(most);
        let rows = rows.fetch_all(&self.readers).await?;
        let due = |row: &SqliteRow| {
            Ok(DueNotice {
                id: row.try_get("id")?,
                person: row.try_get::<String, _>("person")?.into(),
                game: row.try_get("game")?,
                kind: row.try_get("kind")?,
                made: row.try_get("made")?,
                asked: row.try_get("asked")?,
                unwanted: row.try_get("unwanted")?,
                quiet: quiet(row)?,
            })
        };
        rows.iter().map(due).collect()
    }

    /// What is to be sent by now.
    pub async fn deliveries_due(&self, now: Millis, most: i64) -> Result<Vec<Delivery>, Trouble> {
        let text = format!(
            "SELECT delivery.notice, tries, notice.kind AS said, notice.game, {ASKED} AS asked, channel.* \
             FROM delivery JOIN notice ON notice.id = delivery.notice JOIN channel ON channel.id = delivery.channel \
             WHERE delivery.due <= ? ORDER BY delivery.due LIMIT ?"
        );
        let rows = query(sqlx::AssertSqlSafe(text)).bind(now).bind(most);
        let rows = rows.fetch_all(&self.readers).await?;
        let mut due = Vec::with_capacity(rows.len());
        for row in &rows {
            let game = query(
                "SELECT id, kind, title, setup, updated, round, phase, pending, bot_next, due, sides, points, winners, ending \
                 FROM game WHERE id = ?",
            );
            let game = game.bind(row.try_get::<String, _>("game")?);
            let Some(game) = game.fetch_optional(&self.readers).await? else { continue };
            due.push(Delivery {
                notice: row.try_get("notice")?,
                kind: row.try_get("said")?,
                asked: row.try_get("asked")?,
                channel: channel(row)?,
                tries: row.try_get("tries")?,
                game: summary(self, &game).await?,
            });
        }
        Ok(due)
    }

    /// When there is something to do next: a notice to decide on, or something to send.
    pub async fn next_notice(&self) -> Result<Option<Millis>, Trouble> {
        let row = query(
            "SELECT min(due) AS next FROM (SELECT min(due) AS due FROM delivery UNION ALL \
             SELECT min(due) FROM notice WHERE NOT EXISTS (SELECT 1 FROM delivery WHERE notice = notice.id))",
        );
        Ok(row.fetch_one(&self.readers).await?.try_get("next")?)
    }
}

fn quiet(row: &SqliteRow) -> Result<Option<Quiet>, sqlx::Error> {
    let from: Option<u16> = row.try_get("begins")?;
    let Some(from) = from else { return Ok(None) };
    Ok(Some(Quiet { from, until: row.try_get("ends")?, ahead: row.try_get("ahead")? }))
}

fn channel(row: &SqliteRow) -> Result<Channel, sqlx::Error> {
    Ok(Channel {
        id: row.try_get("id")?,
        person: row.try_get::<String, _>("person")?.into(),
        kind: row.try_get("kind")?,
        address: row.try_get("address")?,
        key: row.try_get("key")?,
        device: row.try_get("device")?,
        login: row.try_get("login")?,
        tongue: row.try_get("tongue")?,
        site: row.try_get("site")?,
        trouble: row.try_get("trouble")?,
    })
}

/// Writes what people are to be told of a table, at a moment: only those whom it can be told.
pub(crate) async fn announce(
    to: &mut SqliteConnection,
    game: &str,
    (number, now): (i64, Millis),
    notices: &[Notice],
) -> Result<(), Trouble> {
    for notice in notices {
        if notice.instead {
            let old = query(
                "DELETE FROM delivery WHERE notice IN (SELECT id FROM notice WHERE person = ? AND game = ?)",
            );
            old.bind(notice.person.as_str()).bind(game).execute(&mut *to).await?;
            let old = query("DELETE FROM notice WHERE person = ? AND game = ?");
            old.bind(notice.person.as_str()).bind(game).execute(&mut *to).await?;
        }
        query(
            "INSERT INTO notice (person, game, kind, number, due, made) SELECT ?1, ?2, ?3, ?4, ?5, ?6 \
             WHERE EXISTS (SELECT 1 FROM channel WHERE person = ?1 AND trouble IS NULL) ON CONFLICT DO NOTHING",
        )
        .bind(notice.person.as_str())
        .bind(game)
        .bind(notice.kind)
        .bind(number)
        .bind(notice.due)
        .bind(now)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}

/// Channels that were made by a login go with it.
pub(crate) async fn follow_logins(to: &mut SqliteConnection) -> Result<(), Trouble> {
    const GONE: &str = "login IS NOT NULL AND login NOT IN (SELECT hash FROM login)";
    for statement in [
        format!("DELETE FROM delivery WHERE channel IN (SELECT id FROM channel WHERE {GONE})"),
        format!("DELETE FROM channel WHERE {GONE}"),
    ] {
        query(sqlx::AssertSqlSafe(statement)).execute(&mut *to).await?;
    }
    Ok(())
}

/// Writes something of notices.
pub(crate) async fn write(to: &mut SqliteConnection, what: &OfNotice) -> Result<(), Trouble> {
    match what {
        OfNotice::Channel(channel, most) => add(to, channel, *most).await,
        OfNotice::Removed(person, id) => {
            let whose = query("SELECT 1 FROM channel WHERE id = ? AND person = ?");
            let whose = whose.bind(id).bind(person.as_str()).fetch_optional(&mut *to).await?;
            if whose.is_none() { Ok(()) } else { remove(to, *id).await }
        }
        OfNotice::Silence(person, kinds) => {
            let old = query("DELETE FROM silence WHERE person = ?").bind(person.as_str());
            old.execute(&mut *to).await?;
            for kind in kinds {
                let add = query(
                    "INSERT INTO silence (person, kind) VALUES (?, ?) ON CONFLICT DO NOTHING",
                );
                add.bind(person.as_str()).bind(kind).execute(&mut *to).await?;
            }
            Ok(())
        }
        OfNotice::Quiet(person, hours) => {
            let old = query("DELETE FROM quiet WHERE person = ?").bind(person.as_str());
            old.execute(&mut *to).await?;
            if let Some(Quiet { from, until, ahead }) = hours {
                let add =
                    query("INSERT INTO quiet (person, begins, ends, ahead) VALUES (?, ?, ?, ?)");
                let add = add.bind(person.as_str()).bind(from).bind(until).bind(ahead);
                add.execute(to).await?;
            }
            Ok(())
        }
        OfNotice::Later(id, due) => {
            query("UPDATE notice SET due = ? WHERE id = ?").bind(due).bind(id).execute(to).await?;
            Ok(())
        }
        OfNotice::Out(id, now) => {
            query(
                "INSERT INTO delivery (notice, channel, tries, due) SELECT notice.id, channel.id, 0, ? FROM notice \
                 JOIN channel ON channel.person = notice.person WHERE notice.id = ? AND channel.trouble IS NULL \
                 ON CONFLICT DO NOTHING",
            )
            .bind(now)
            .bind(id)
            .execute(&mut *to)
            .await?;
            forget(to).await
        }
        OfNotice::Dropped(id) => {
            for statement in
                ["DELETE FROM delivery WHERE notice = ?", "DELETE FROM notice WHERE id = ?"]
            {
                query(statement).bind(id).execute(&mut *to).await?;
            }
            Ok(())
        }
        OfNotice::Sending(notice, channel, again) => {
            let set = query(
                "UPDATE delivery SET tries = tries + 1, due = ? WHERE notice = ? AND channel = ?",
            );
            set.bind(again).bind(notice).bind(channel).execute(to).await?;
            Ok(())
        }
        OfNotice::Sent(notice, channel) => {
            let done = query("DELETE FROM delivery WHERE notice = ? AND channel = ?");
            done.bind(notice).bind(channel).execute(&mut *to).await?;
            let left = query(
                "DELETE FROM notice WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM delivery WHERE notice = ?1)",
            );
            left.bind(notice).execute(to).await?;
            Ok(())
        }
        OfNotice::Dead(channel, None) => remove(to, *channel).await,
        OfNotice::Dead(channel, why) => {
            let set = query("UPDATE channel SET trouble = ? WHERE id = ?").bind(why).bind(channel);
            set.execute(&mut *to).await?;
            query("DELETE FROM delivery WHERE channel = ?").bind(channel).execute(&mut *to).await?;
            forget(to).await
        }
    }
}

async fn add(to: &mut SqliteConnection, channel: &Channel, most: usize) -> Result<(), Trouble> {
    query(
        "INSERT INTO channel (person, kind, address, key, device, login, tongue, site, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, unixepoch()) \
         ON CONFLICT (person, address) DO UPDATE SET key = excluded.key, device = excluded.device, login = excluded.login, \
         tongue = excluded.tongue, site = excluded.site, trouble = NULL",
    )
    .bind(channel.person.as_str())
    .bind(&channel.kind)
    .bind(&channel.address)
    .bind(&channel.key)
    .bind(&channel.device)
    .bind(&channel.login)
    .bind(&channel.tongue)
    .bind(&channel.site)
    .execute(&mut *to)
    .await?;
    // A browser tells one person what happens, whoever used it before.
    let others =
        query("SELECT id FROM channel WHERE kind = 'push' AND address = ? AND person <> ?");
    let others = others.bind(&channel.address).bind(channel.person.as_str());
    let many = query("SELECT id FROM channel WHERE person = ? ORDER BY id DESC LIMIT -1 OFFSET ?");
    let many = many.bind(channel.person.as_str()).bind(i64::try_from(most).unwrap_or(i64::MAX));
    let (mut gone, many) = (others.fetch_all(&mut *to).await?, many.fetch_all(&mut *to).await?);
    gone.extend(many);
    for row in gone {
        remove(to, row.try_get("id")?).await?;
    }
    Ok(())
}

async fn remove(to: &mut SqliteConnection, channel: i64) -> Result<(), Trouble> {
    for statement in ["DELETE FROM delivery WHERE channel = ?", "DELETE FROM channel WHERE id = ?"]
    {
        query(statement).bind(channel).execute(&mut *to).await?;
    }
    forget(to).await
}

/// A notice that can be told nowhere is none.
async fn forget(to: &mut SqliteConnection) -> Result<(), Trouble> {
    query(
        "DELETE FROM notice WHERE NOT EXISTS (SELECT 1 FROM delivery WHERE notice = notice.id) \
         AND NOT EXISTS (SELECT 1 FROM channel WHERE channel.person = notice.person AND trouble IS NULL)",
    )
    .execute(to)
    .await?;
    Ok(())
}
