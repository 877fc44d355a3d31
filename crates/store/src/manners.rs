//! What people report, and what moderators do about it: rows that nobody can change, each with a hash over itself and the one before.

use kernel::history::sha256_hex;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row, query};
use table::PersonId;

use crate::{Store, Trouble, file, schema};

/// So many of the last sayings are kept with a report.
const CONTEXT: i64 = 50;

/// What moderators can do about somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// They read a sentence.
    Warn,
    /// They say nothing at tables.
    Mute,
    /// They play no rated games.
    Unrated,
    /// They do nothing here but read, take along what is theirs, and go.
    Ban,
    /// Nothing: there was no cause.
    Settle,
    /// Something that was done is not so any more.
    Undo,
}

impl Measure {
    /// All there are.
    pub const ALL: [Self; 6] =
        [Self::Warn, Self::Mute, Self::Unrated, Self::Ban, Self::Settle, Self::Undo];

    /// Its name, where it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Warn => "warn",
            Self::Mute => "mute",
            Self::Unrated => "unrated",
            Self::Ban => "ban",
            Self::Settle => "settle",
            Self::Undo => "undo",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|measure| measure.name() == name)
    }
}

/// Something that was reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number; of one that is to be made, any.
    pub id: i64,
    /// Who reports.
    pub person: PersonId,
    /// Whom.
    pub about: PersonId,
    /// What they were called.
    pub name: String,
    /// What it is about, by name.
    pub kind: String,
    /// Why, by name.
    pub reason: String,
    /// What who reports adds.
    pub words: String,
    /// The table, or the contest if it is about one; empty if it is about neither.
    pub game: String,
    /// What that was called.
    pub title: String,
    /// The number of what was said.
    pub said: Option<i64>,
    /// When.
    pub made: i64,
    /// How many others have reported the same.
    pub others: usize,
}

/// Something that was said, as it is kept with a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number at the table.
    pub number: i64,
    /// Who said it, as far as that is known.
    pub person: Option<PersonId>,
    /// What they were called.
    pub name: String,
    /// The words.
    pub text: String,
}

/// Something a moderator has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Its number; of one that is to be written, any.
    pub number: i64,
    /// When.
    pub at: i64,
    /// Who did it.
    pub moderator: PersonId,
    /// To whom.
    pub about: PersonId,
    /// What.
    pub measure: Measure,
    /// Until when; missing where it is for good, or for a moment.
    pub until: Option<i64>,
    /// Why, as the person reads it.
    pub reason: String,
    /// Which act it undoes.
    pub undoes: Option<i64>,
    /// Whether it was undone.
    pub undone: bool,
}

/// What can be written of manners.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfManners {
    /// Something is reported; [`Trouble::Doubled`] if the person has reported as much today, or the same person already.
    Reported(Report, usize),
    /// A moderator does something, by which a report and all others of the same are settled.
    Acted(Act, Option<i64>),
    /// Somebody has read what was done about them until this act.
    Read(PersonId, i64, i64),
}

const REPORT: &str = "SELECT *, (SELECT count(*) FROM report AS other WHERE other.about = report.about \
    AND other.kind = report.kind AND other.game = report.game AND other.settled IS NULL AND other.id <> report.id) AS others FROM report";

const ACT: &str = "SELECT act.*, EXISTS (SELECT 1 FROM act AS other WHERE other.undoes = act.number) AS undone FROM act";

impl Store {
    /// Whether a person has reported another, and nobody has looked at it yet.
    pub async fn has_reported(&self, person: &PersonId, about: &PersonId) -> Result<bool, Trouble> {
        let row = query("SELECT 1 FROM report WHERE person = ? AND about = ? AND settled IS NULL");
        let row = row.bind(person.as_str()).bind(about.as_str());
        Ok(row.fetch_optional(&self.readers).await?.is_some())
    }

    /// What waits for a moderator, the oldest first: nothing by or about themselves. What several have reported is there once.
    pub async fn reports_for(
        &self,
        moderator: &PersonId,
        most: usize,
    ) -> Result<Vec<Report>, Trouble> {
        let rows = query(sqlx::AssertSqlSafe(format!(
            "{REPORT} WHERE settled IS NULL AND ?1 NOT IN (person, about) AND NOT EXISTS \
             (SELECT 1 FROM report AS older WHERE older.about = report.about AND older.kind = report.kind AND older.game = report.game \
             AND older.settled IS NULL AND older.id < report.id AND older.person <> ?1) ORDER BY id LIMIT ?2"
        )));
        let rows = rows.bind(moderator.as_str()).bind(i64::try_from(most).unwrap_or(i64::MAX));
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.iter().map(report).collect::<Result<_, _>>()?)
    }

    /// A report that waits for a moderator, and what was said then; nothing by or about themselves.
    pub async fn report_for(
        &self,
        moderator: &PersonId,
        id: i64,
    ) -> Result<Option<(Report, Vec<Said>)>, Trouble> {
        let row = query(sqlx::AssertSqlSafe(format!(
            "{REPORT} WHERE id = ? AND settled IS NULL AND ? NOT IN (person, about)"
        )));
        let row = row.bind(id).bind(moderator.as_str()).fetch_optional(&self.readers).await?;
        let Some(row) = row else { return Ok(None) };
        let said = query("SELECT * FROM report_said WHERE report = ? ORDER BY number").bind(id);
        let said = said.fetch_all(&self.readers).await?;
        let said = said.iter().map(kept).collect::<Result<_, _>>()?;
        Ok(Some((report(&row)?, said)))
    }

    /// An act.
    pub async fn act(&self, number: i64) -> Result<Option<Act>, Trouble> {
        let row = query(sqlx::AssertSqlSafe(format!("{ACT} WHERE number = ?"))).bind(number);
        let row = row.fetch_optional(&self.readers).await?;
        row.as_ref().map(|row| Ok(act(row)?)).transpose()
    }

    /// What moderators have done, the latest first; about one person, if one is named.
    pub async fn acts(&self, about: Option<&PersonId>, most: usize) -> Result<Vec<Act>, Trouble> {
        let rows = query(sqlx::AssertSqlSafe(format!(
            "{ACT} WHERE ?1 IS NULL OR about = ?1 ORDER BY number DESC LIMIT ?2"
        )));
        let rows = rows.bind(about.map(PersonId::as_str));
        let rows = rows.bind(i64::try_from(most).unwrap_or(i64::MAX));
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.iter().map(act).collect::<Result<_, _>>()?)
    }

    /// The act of this kind that holds for a person now, the one that lasts longest.
    pub async fn holds(
        &self,
        person: &PersonId,
        measure: Measure,
        now: i64,
    ) -> Result<Option<Act>, Trouble> {
        let row = query(sqlx::AssertSqlSafe(format!(
            "{ACT} WHERE about = ? AND kind = ? AND coalesce(until > ?, 1) AND NOT undone \
             ORDER BY until IS NULL DESC, until DESC LIMIT 1"
        )));
        let row = row.bind(person.as_str()).bind(measure.name()).bind(now);
        let row = row.fetch_optional(&self.readers).await?;
        row.as_ref().map(|row| Ok(act(row)?)).transpose()
    }

    /// What was done about a person that they have not read, the oldest first.
    pub async fn unread(&self, person: &PersonId) -> Result<Vec<Act>, Trouble> {
        let rows = query(sqlx::AssertSqlSafe(format!(
            "{ACT} WHERE about = ? AND kind <> 'settle' AND number NOT IN (SELECT act FROM act_read) ORDER BY number"
        )));
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(act).collect::<Result<_, _>>()?)
    }

    /// All about whom moderators have ever done something.
    pub async fn acted_on(&self) -> Result<Vec<PersonId>, Trouble> {
        let rows = query("SELECT DISTINCT about FROM act WHERE kind <> 'settle'");
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get::<String, _>("about")?.into())).collect()
    }

    /// How many have blocked a person, how often they were reported and have reported, and since when there is an account.
    pub async fn repute(&self, person: &PersonId) -> Result<([usize; 3], Option<i64>), Trouble> {
        let row = query(
            "SELECT (SELECT count(*) FROM tie WHERE other = ?1 AND kind = 'block') AS blocked, \
             (SELECT count(*) FROM report WHERE about = ?1) AS reported, (SELECT count(*) FROM report WHERE person = ?1) AS reports, \
             (SELECT made FROM account WHERE person = ?1) AS made",
        );
        let row = row.bind(person.as_str()).fetch_one(&self.readers).await?;
        let count = |name| Ok::<_, sqlx::Error>(row.try_get::<i64, _>(name)?.max(0) as usize);
        Ok(([count("blocked")?, count("reported")?, count("reports")?], row.try_get("made")?))
    }
}

fn report(row: &SqliteRow) -> Result<Report, sqlx::Error> {
    Ok(Report {
        id: row.try_get("id")?,
        person: row.try_get::<String, _>("person")?.into(),
        about: row.try_get::<String, _>("about")?.into(),
        name: row.try_get("name")?,
        kind: row.try_get("kind")?,
        reason: row.try_get("reason")?,
        words: row.try_get("words")?,
        game: row.try_get("game")?,
        title: row.try_get("title")?,
        said: row.try_get("said")?,
        made: row.try_get("made")?,
        others: row.try_get::<i64, _>("others")?.max(0) as usize,
    })
}

fn kept(row: &SqliteRow) -> Result<Said, sqlx::Error> {
    Ok(Said {
        number: row.try_get("number")?,
        person: row.try_get::<Option<String>, _>("person")?.map(PersonId::from),
        name: row.try_get("name")?,
        text: row.try_get("text")?,
    })
}

fn act(row: &SqliteRow) -> Result<Act, sqlx::Error> {
    let kind: String = row.try_get("kind")?;
    Ok(Act {
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        moderator: row.try_get::<String, _>("moderator")?.into(),
        about: row.try_get::<String, _>("about")?.into(),
        measure: Measure::named(&kind)
            .ok_or_else(|| sqlx::Error::Decode(format!("there is no act '{kind}'").into()))?,
        until: row.try_get("until")?,
        reason: row.try_get("reason")?,
        undoes: row.try_get("undoes")?,
        undone: row.try_get("undone")?,
    })
}

/// The hash of an act that follows one of this hash. Each part is told with its length, so that no two rows read alike.
fn hash(before: &str, act: &Act) -> String {
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let parts = [
        before.to_owned(),
        act.number.to_string(),
        act.at.to_string(),
        act.moderator.as_str().to_owned(),
        act.about.as_str().to_owned(),
        act.measure.name().to_owned(),
        number(act.until),
        act.reason.clone(),
        number(act.undoes),
    ];
    let text: String = parts.iter().map(|part| format!("{}:{part},", part.len())).collect();
    sha256_hex(text.as_bytes())
}

/// Writes something of manners.
pub(crate) async fn write(to: &mut SqliteConnection, what: &OfManners) -> Result<(), Trouble> {
    match what {
        OfManners::Reported(report, most) => add(to, report, *most).await,
        OfManners::Acted(act, case) => append(to, act, *case).await,
        OfManners::Read(person, until, at) => {
            query(
                "INSERT INTO act_read (act, at) SELECT number, ?3 FROM act WHERE about = ?1 AND number <= ?2 ON CONFLICT DO NOTHING",
            )
            .bind(person.as_str())
            .bind(until)
            .bind(at)
            .execute(to)
            .await?;
            Ok(())
        }
    }
}

async fn add(to: &mut SqliteConnection, report: &Report, most: usize) -> Result<(), Trouble> {
    const DAY: i64 = 24 * 60 * 60;
    let made = query(
        "INSERT INTO report (person, about, name, kind, reason, words, game, title, said, made) \
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE (SELECT count(*) FROM report WHERE person = ?1 AND made > ?11) < ?12 \
         ON CONFLICT DO NOTHING RETURNING id",
    )
    .bind(report.person.as_str())
    .bind(report.about.as_str())
    .bind(&report.name)
    .bind(&report.kind)
    .bind(&report.reason)
    .bind(&report.words)
    .bind(&report.game)
    .bind(&report.title)
    .bind(report.said)
    .bind(report.made)
    .bind(report.made - DAY)
    .bind(i64::try_from(most).unwrap_or(i64::MAX))
    .fetch_optional(&mut *to)
    .await?;
    let id: i64 = made.ok_or(Trouble::Doubled)?.try_get("id")?;
    query(
        "INSERT INTO report_said (report, number, person, name, text) SELECT ?1, number, person, name, text FROM chat \
         WHERE game = ?2 AND coalesce(number <= ?3 + 10, 1) ORDER BY number DESC LIMIT ?4",
    )
    .bind(id)
    .bind(&report.game)
    .bind(report.said)
    .bind(CONTEXT)
    .execute(to)
    .await?;
    Ok(())
}

async fn append(to: &mut SqliteConnection, act: &Act, case: Option<i64>) -> Result<(), Trouble> {
    let last = query("SELECT number, hash FROM act ORDER BY number DESC LIMIT 1");
    let (number, before) = match last.fetch_optional(&mut *to).await? {
        Some(row) => (row.try_get::<i64, _>("number")? + 1, row.try_get::<String, _>("hash")?),
        None => (1, String::new()),
    };
    let act = Act { number, ..act.clone() };
    if let Some(case) = case {
        let settled = query(
            "UPDATE report SET settled = ?2 WHERE settled IS NULL AND person <> ?3 AND ?3 <> about AND (about, kind, game) IN \
             (SELECT about, kind, game FROM report WHERE id = ?1 AND settled IS NULL AND about = ?4)",
        );
        let settled = settled.bind(case).bind(number);
        let settled = settled.bind(act.moderator.as_str()).bind(act.about.as_str());
        if settled.execute(&mut *to).await?.rows_affected() == 0 {
            // Another moderator was quicker.
            return Err(Trouble::Doubled);
        }
    }
    let written = query(
        "INSERT INTO act (number, at, moderator, about, kind, until, reason, undoes, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT DO NOTHING",
    )
    .bind(number)
    .bind(act.at)
    .bind(act.moderator.as_str())
    .bind(act.about.as_str())
    .bind(act.measure.name())
    .bind(act.until)
    .bind(&act.reason)
    .bind(act.undoes)
    .bind(hash(&before, &act))
    .execute(to)
    .await?;
    if written.rows_affected() == 0 { Err(Trouble::Doubled) } else { Ok(()) }
}

/// Whoever goes for good reports nothing any more, and nothing is told of what they said. What moderators have done stays, about a
/// number that is nobody's.
pub(crate) async fn delete(to: &mut SqliteConnection, person: &PersonId) -> Result<(), Trouble> {
    for statement in [
        "DELETE FROM report_said WHERE report IN (SELECT id FROM report WHERE ? IN (person, about))",
        "DELETE FROM report WHERE ? IN (person, about)",
        "UPDATE report_said SET person = NULL, name = '', text = '' WHERE person = ?",
    ] {
        query(statement).bind(person.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}

/// How the log of what moderators have done stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// How many acts there are.
    pub acts: usize,
    /// The hash of the last one: whoever has written it down sees later whether it is still there.
    pub last: String,
    /// The first act that is not as it was written, if there is one.
    pub broken: Option<i64>,
}

/// Checks the log of what moderators have done, in the database of this address. A server may be using it.
pub async fn audit(address: &str) -> Result<Audit, Trouble> {
    let (path, options) = file::parsed(address)?;
    let audited = async {
        let mut reader = schema::only_read(&path, options).await?;
        // Without what keeps it from being changed it proves nothing.
        if let Some(strange) = schema::strange(&mut reader).await? {
            return Err(Trouble::Failed(strange));
        }
        let rows = query(sqlx::AssertSqlSafe(format!("{ACT} ORDER BY number")));
        let rows = rows.fetch_all(&mut reader).await?;
        reader.close().await?;
        let (mut last, mut broken) = (String::new(), None);
        for (number, row) in (1..).zip(&rows) {
            let kept: String = row.try_get("hash")?;
            let whole = act(row).is_ok_and(|act| act.number == number && hash(&last, &act) == kept);
            if !whole && broken.is_none() {
                broken = Some(number);
            }
            last = kept;
        }
        Ok(Audit { acts: rows.len(), last, broken })
    };
    let audited: Result<_, Trouble> = audited.await;
    audited.map_err(|trouble| trouble.at(&path))
}
