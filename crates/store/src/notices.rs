//! What people are told who do not look: written with the change that it is about, and kept until it is sent.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Daily, Millis, PersonId, Quiet};

use crate::rows::Summary;
use crate::wishes::{daily, quiet};
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
    /// When they want one letter a day.
    pub daily: Option<Daily>,
    /// When it would have been due, had the holiday that they are on not held their time.
    pub held: Option<Millis>,
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
    /// What it is about.
    pub about: About,
    /// When the person wants to be told nothing, unless it is the hour at which they want one letter a day.
    pub quiet: Option<Quiet>,
}

/// What somebody is told something of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// A table.
    Table(Box<Summary>),
    /// A contest: its id, and what it is called.
    Contest(String, String),
}

/// What can be written of notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfNotice {
    /// A way to tell somebody something, or the same one anew; all but the latest so many go. So much they do not want to be told by
    /// it, unless they have chosen before.
    Channel(Channel, usize, &'static [&'static str]),
    /// A way that is used no more.
    Removed(PersonId, i64),
    /// What somebody does not want to be told by a kind of channel, by name.
    Silence(PersonId, String, Vec<String>),
    /// Somebody looks at a table, or at a contest: what they see they need not be told.
    Seen(PersonId, String),
    /// Somebody wants to be told nothing of a table, or something again.
    Unheard(PersonId, String, bool),
    /// When somebody wants to be told nothing, if ever.
    Quiet(PersonId, Option<Quiet>),
    /// When somebody wants one letter a day, and when that is next; at once, if they do not.
    Daily(PersonId, Option<Daily>, Millis),
    /// It waits until then.
    Later(i64, Millis),
    /// It goes out by every channel of the person: now, and in letters then.
    Out(i64, Millis, Millis),
    /// Nobody needs to know any more.
    Dropped(i64),
    /// It is about to be sent; should nobody say how that went, it is tried again then.
    Sending(i64, i64, Millis),
    /// It was sent, or never will be.
    Sent(i64, i64),
    /// It is not sent before then.
    Waits(i64, i64, Millis),
    /// Nothing could be sent at all: as if it had not been tried.
    Unsent(i64, i64),
    /// The channel is dead: why, if its owner can do something about it.
    Dead(i64, Option<String>),
}

/// Whether the person of a notice is asked something at its table.
const ASKED: &str = "EXISTS (SELECT 1 FROM seat JOIN game ON game.id = seat.game WHERE seat.game = notice.game \
    AND seat.person = notice.person AND standin IS NULL AND ending IS NULL AND (pending >> seat.seat) & 1)";

/// Whether a channel takes a notice.
const WANTS: &str = "channel.person = notice.person AND channel.trouble IS NULL AND NOT EXISTS (SELECT 1 FROM silence \
    WHERE silence.person = notice.person AND way = channel.kind AND silence.kind = notice.kind)";

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

    /// Whether somebody is to be told anything of a table, or of a contest.
    pub async fn waits_for(&self, person: &PersonId, about: &str) -> Result<bool, Trouble> {
        let row = query("SELECT 1 FROM notice WHERE person = ? AND ? IN (game, contest) LIMIT 1");
        let row = row.bind(person.as_str()).bind(about).fetch_optional(&self.readers).await?;
        Ok(row.is_some())
    }

    /// Notices whose time has come, and that are not going out yet.
    pub async fn notices_due(&self, now: Millis, most: i64) -> Result<Vec<DueNotice>, Trouble> {
        let text = format!(
            "SELECT id, notice.person, kind, made, begins, ends, quiet.ahead, hour, daily.ahead AS daily_ahead, {ASKED} AS asked, \
             NOT EXISTS (SELECT 1 FROM channel WHERE {WANTS}) AS unwanted, \
             (SELECT until + max(notice.due - since, 0) FROM holiday, game WHERE holiday.person = notice.person AND until > ?1 \
             AND since <= ?1 AND game.id = notice.game AND clock LIKE 'days-%' AND clock NOT LIKE '%-firm') AS held \
             FROM notice LEFT JOIN quiet ON quiet.person = notice.person LEFT JOIN daily ON daily.person = notice.person WHERE due <= ?1 AND NOT EXISTS (SELECT 1 FROM delivery WHERE notice = notice.id) ORDER BY due LIMIT ?2"
        );
        let rows = query(sqlx::AssertSqlSafe(text)).bind(now).bind(most);
        let rows = rows.fetch_all(&self.readers).await?;
        let due = |row: &SqliteRow| {
            Ok(DueNotice {
                id: row.try_get("id")?,
                person: row.try_get::<String, _>("person")?.into(),
                kind: row.try_get("kind")?,
                made: row.try_get("made")?,
                asked: row.try_get("asked")?,
                unwanted: row.try_get("unwanted")?,
                quiet: quiet(row)?,
                daily: daily(row, "daily_ahead")?,
                held: row.try_get("held")?,
            })
        };
        rows.iter().map(due).collect()
    }

    /// What is to be sent by now, but for letters.
    pub async fn deliveries_due(&self, now: Millis, most: i64) -> Result<Vec<Delivery>, Trouble> {
        due_where(self, "channel.kind <> 'mail'", now, most).await
    }

    /// When there is something to do next: a notice to decide on, or something to send.
    pub async fn next_notice(&self) -> Result<Option<Millis>, Trouble> {
        let row = query(
            "SELECT min(due) AS next FROM (SELECT min(due) AS due FROM delivery \
             WHERE channel NOT IN (SELECT id FROM channel WHERE kind = 'mail') UNION ALL SELECT min(due) FROM notice WHERE NOT EXISTS (SELECT 1 FROM delivery WHERE notice = notice.id))",
        );
        Ok(row.fetch_one(&self.readers).await?.try_get("next")?)
    }
}

/// What is to be sent by now by such channels, what goes to the same one together.
pub(crate) async fn due_where(
    store: &Store,
    channels: &str,
    now: Millis,
    most: i64,
) -> Result<Vec<Delivery>, Trouble> {
    let text = format!(
        "SELECT delivery.notice, tries, notice.kind AS said, notice.game, notice.contest, contest.title AS contest_title, {ASKED} AS asked, channel.*, ends, quiet.ahead, \
         CASE WHEN channel.kind = 'mail' AND EXISTS (SELECT 1 FROM daily WHERE daily.person = channel.person) THEN NULL ELSE begins END AS begins \
         FROM delivery JOIN notice ON notice.id = delivery.notice JOIN channel ON channel.id = delivery.channel \
         LEFT JOIN quiet ON quiet.person = channel.person LEFT JOIN contest ON contest.id = notice.contest \
         WHERE delivery.due <= ? AND {channels} ORDER BY channel.id, notice.id LIMIT ?"
    );
    let rows = query(sqlx::AssertSqlSafe(text)).bind(now).bind(most);
    let rows = rows.fetch_all(&store.readers).await?;
    let mut due = Vec::with_capacity(rows.len());
    for row in &rows {
        let about = match row.try_get::<Option<String>, _>("contest")? {
            Some(contest) => About::Contest(contest, row.try_get("contest_title")?),
            None => {
                let game: String = row.try_get("game")?;
                let Some(game) = store.summary_of(&game).await? else { continue };
                About::Table(Box::new(game))
            }
        };
        due.push(Delivery {
            notice: row.try_get("notice")?,
            kind: row.try_get("said")?,
            asked: row.try_get("asked")?,
            channel: channel(row)?,
            tries: row.try_get("tries")?,
            about,
            quiet: quiet(row)?,
        });
    }
    Ok(due)
}

pub(crate) fn channel(row: &SqliteRow) -> Result<Channel, sqlx::Error> {
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
             WHERE EXISTS (SELECT 1 FROM channel WHERE person = ?1 AND trouble IS NULL) \
             AND NOT EXISTS (SELECT 1 FROM unheard WHERE person = ?1 AND game = ?2) ON CONFLICT DO NOTHING",
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

/// Writes what people are to be told of a contest.
pub(crate) async fn announce_contest(
    to: &mut SqliteConnection,
    contest: &str,
    now: Millis,
    notices: &[Notice],
) -> Result<(), Trouble> {
    for notice in notices {
        query(
            "INSERT INTO notice (person, contest, kind, number, due, made) SELECT ?1, ?2, ?3, 0, ?4, ?5 \
             WHERE EXISTS (SELECT 1 FROM channel WHERE person = ?1 AND trouble IS NULL) ON CONFLICT DO NOTHING",
        )
        .bind(notice.person.as_str())
        .bind(contest)
        .bind(notice.kind)
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
        OfNotice::Channel(channel, most, silent) => add(to, channel, *most, silent).await,
        OfNotice::Removed(person, id) => {
            let whose = query("SELECT 1 FROM channel WHERE id = ? AND person = ?");
            let whose = whose.bind(id).bind(person.as_str()).fetch_optional(&mut *to).await?;
            if whose.is_none() { Ok(()) } else { remove(to, *id).await }
        }
        OfNotice::Silence(person, way, kinds) => {
            let old = query("DELETE FROM silence WHERE person = ? AND way = ?");
            old.bind(person.as_str()).bind(way).execute(&mut *to).await?;
            for kind in kinds {
                silence(to, person, way, kind).await?;
            }
            Ok(())
        }
        // That little time is left they should hear all the same.
        OfNotice::Seen(person, about) => drop_of(to, (person, about), "short").await,
        OfNotice::Unheard(person, game, unheard) => {
            let statement = match unheard {
                true => "INSERT INTO unheard (person, game) VALUES (?, ?) ON CONFLICT DO NOTHING",
                false => "DELETE FROM unheard WHERE person = ? AND game = ?",
            };
            query(statement).bind(person.as_str()).bind(game).execute(&mut *to).await?;
            if *unheard { drop_of(to, (person, game), "").await } else { Ok(()) }
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
        OfNotice::Daily(person, wanted, due) => {
            let old = query("DELETE FROM daily WHERE person = ?").bind(person.as_str());
            old.execute(&mut *to).await?;
            if let Some(Daily { hour, ahead }) = wanted {
                let add = query("INSERT INTO daily (person, hour, ahead) VALUES (?, ?, ?)");
                let add = add.bind(person.as_str()).bind(hour).bind(ahead);
                add.execute(&mut *to).await?;
            }
            let waiting = query(
                "UPDATE delivery SET due = ? WHERE tries = 0 AND channel IN \
                 (SELECT id FROM channel WHERE person = ? AND kind = 'mail')",
            );
            waiting.bind(due).bind(person.as_str()).execute(to).await?;
            Ok(())
        }
        OfNotice::Later(id, due) => {
            query("UPDATE notice SET due = ? WHERE id = ?").bind(due).bind(id).execute(to).await?;
            Ok(())
        }
        OfNotice::Out(id, now, letters) => {
            let out = format!(
                "INSERT INTO delivery (notice, channel, tries, due) SELECT notice.id, channel.id, 0, \
                 CASE channel.kind WHEN 'mail' THEN ? ELSE ? END FROM notice \
                 JOIN channel ON {WANTS} WHERE notice.id = ? ON CONFLICT DO NOTHING"
            );
            let out = query(sqlx::AssertSqlSafe(out)).bind(letters).bind(now).bind(id);
            out.execute(&mut *to).await?;
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
        OfNotice::Waits(notice, channel, due) => {
            let set = query("UPDATE delivery SET due = ? WHERE notice = ? AND channel = ?");
            set.bind(due).bind(notice).bind(channel).execute(to).await?;
            Ok(())
        }
        OfNotice::Unsent(notice, channel) => {
            let set = query(
                "UPDATE delivery SET tries = tries - 1, due = 0 WHERE notice = ? AND channel = ?",
            );
            set.bind(notice).bind(channel).execute(to).await?;
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

/// What somebody was to be told of a table or a contest is nothing any more, but for one kind.
async fn drop_of(
    to: &mut SqliteConnection,
    (person, about): (&PersonId, &str),
    but: &str,
) -> Result<(), Trouble> {
    for statement in [
        "DELETE FROM delivery WHERE notice IN (SELECT id FROM notice WHERE person = ? AND ? IN (game, contest) AND kind <> ?)",
        "DELETE FROM notice WHERE person = ? AND ? IN (game, contest) AND kind <> ?",
    ] {
        let gone = query(statement).bind(person.as_str()).bind(about).bind(but);
        gone.execute(&mut *to).await?;
    }
    Ok(())
}

async fn silence(
    to: &mut SqliteConnection,
    person: &PersonId,
    way: &str,
    kind: &str,
) -> Result<(), Trouble> {
    let add =
        query("INSERT INTO silence (person, way, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
    add.bind(person.as_str()).bind(way).bind(kind).execute(to).await?;
    Ok(())
}

pub(crate) async fn add(
    to: &mut SqliteConnection,
    channel: &Channel,
    most: usize,
    silent: &[&str],
) -> Result<(), Trouble> {
    let chosen = query("SELECT 1 FROM silence WHERE person = ? AND way = ?");
    let chosen = chosen.bind(channel.person.as_str()).bind(&channel.kind);
    if chosen.fetch_optional(&mut *to).await?.is_none() {
        for kind in silent {
            silence(to, &channel.person, &channel.kind, kind).await?;
        }
    }
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
    let many = query(
        "SELECT id FROM channel WHERE person = ? AND kind <> 'mail' ORDER BY id DESC LIMIT -1 OFFSET ?",
    );
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
