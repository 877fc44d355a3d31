//! Reading.

use std::collections::BTreeMap;

use kernel::history::Chance;
use kernel::{Seat, SeatSet};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};
use table::{CHAT_SHOWN, Change, Holder, PersonId, Place, Saying, Stored, Written};

use crate::Standing;
use crate::rows::Summary;
use crate::{Store, Trouble, Write, ahead, clocks, holidays, listed};

impl Store {
    /// Secret bytes of this name; the given ones are kept as such when it is first asked for.
    pub async fn secret(&self, name: &'static str, fresh: &[u8]) -> Result<Vec<u8>, Trouble> {
        self.write(Write::Secret { name, fresh: fresh.to_owned() }).await?;
        let row = query("SELECT bytes FROM secret WHERE name = ?").bind(name);
        Ok(row.fetch_one(&self.readers).await?.try_get("bytes")?)
    }

    /// What a person wants to be called.
    pub async fn name_of(&self, person: &PersonId) -> Result<Option<String>, Trouble> {
        let row = query("SELECT name FROM person WHERE id = ?").bind(person.as_str());
        let row = row.fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get("name")?)).transpose()
    }

    /// What a person has learned of a game.
    pub async fn learned(&self, person: &PersonId, kind: &str) -> Result<Vec<String>, Trouble> {
        let rows = query("SELECT lesson FROM learned WHERE person = ? AND kind = ?");
        let rows = rows.bind(person.as_str()).bind(kind).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("lesson")?)).collect()
    }

    /// Whether a person has learned something of a game, or has a seat at a table of it.
    pub async fn knows(&self, person: &PersonId, kind: &str) -> Result<bool, Trouble> {
        let row = query(
            "SELECT EXISTS (SELECT 1 FROM learned WHERE person = ?1 AND kind = ?2) \
             OR EXISTS (SELECT 1 FROM seat JOIN game ON game.id = seat.game \
             WHERE seat.person = ?1 AND kind = ?2 AND lesson IS NULL) AS knows",
        );
        let row = row.bind(person.as_str()).bind(kind).fetch_one(&self.readers).await?;
        Ok(row.try_get("knows")?)
    }

    /// The lessons of a game at whose tables a person has chosen something and not come to the end, each with its
    /// latest table.
    pub async fn begun(
        &self,
        person: &PersonId,
        kind: &str,
    ) -> Result<Vec<(String, String)>, Trouble> {
        let rows = query(
            "SELECT lesson, id, max(updated) FROM seat JOIN game ON game.id = seat.game \
             WHERE seat.person = ?1 AND kind = ?2 AND lesson IS NOT NULL AND ending IS NULL \
             AND EXISTS (SELECT 1 FROM change WHERE change.game = game.id AND action IS NOT NULL) GROUP BY lesson",
        );
        let rows = rows.bind(person.as_str()).bind(kind).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get("lesson")?, row.try_get("id")?))).collect()
    }

    /// A game with everything that happened to it.
    pub async fn load(&self, game: &str) -> Result<Stored, Trouble> {
        let mut reader = self.readers.begin().await?;
        let row =
            query("SELECT kind, rules, title, setup, seed, salt, secret, host, hints, take_backs, pace, clock, listed, listed_until, listed_bots, listed_sought, programs, rated, behind, muted, again, coalesce(position, text) AS position, lesson, coached, (SELECT contest FROM contest_table WHERE contest_table.game = game.id) AS contest FROM game LEFT JOIN beginning ON beginning.id = game.beginning WHERE game.id = ?")
                .bind(game)
                .fetch_optional(&mut *reader)
                .await?
                .ok_or(Trouble::Unknown)?;
        let log = query(
            "SELECT seat, at, action, undo_to, voice, person, invite, bot, standin, name, added, hash FROM change \
             WHERE game = ? ORDER BY number",
        )
        .bind(game)
        .fetch_all(&mut *reader)
        .await?;
        // The first changes say who sat where in the beginning.
        let (mut places, mut changes) = (Vec::new(), Vec::with_capacity(log.len()));
        for row in &log {
            match written(row)? {
                Written { change: Change::Place(seat, place), .. }
                    if changes.is_empty() && seat.index() == places.len() =>
                {
                    places.push(place);
                }
                written => changes.push(written),
            }
        }
        let chat = query(
            "SELECT number, seat, person, name, text, aside FROM \
             (SELECT *, row_number() OVER (PARTITION BY aside ORDER BY number DESC) AS back FROM chat WHERE game = ?) \
             WHERE back <= ? ORDER BY number DESC",
        )
        .bind(game)
        .bind(CHAT_SHOWN as i64)
        .fetch_all(&mut *reader)
        .await?;
        let clock = match row.try_get::<Option<String>, _>("clock")? {
            Some(name) => {
                let began = log.first().and_then(|row| row.try_get("at").ok()).unwrap_or_default();
                Some((name, began, clocks::outages(&mut reader).await?))
            }
            None => None,
        };
        let ahead = ahead::of(&mut reader, game).await?;
        let holidays = holidays::at(&mut reader, game).await?;
        Ok(Stored {
            kind: row.try_get("kind")?,
            rules: row.try_get("rules")?,
            title: row.try_get("title")?,
            setup: row.try_get("setup")?,
            chance: chance(&row)?,
            position: row.try_get("position")?,
            lesson: match row.try_get("lesson")? {
                Some(lesson) => Some((lesson, row.try_get("coached")?)),
                None => None,
            },
            host: row.try_get::<Option<String>, _>("host")?.map(PersonId::from),
            hints: row.try_get("hints")?,
            take_backs: row.try_get("take_backs")?,
            pace: row.try_get("pace")?,
            clock,
            holidays,
            listed: listed::listed(&row)?,
            programs: row.try_get("programs")?,
            rated: row.try_get("rated")?,
            contest: row.try_get("contest")?,
            places,
            changes,
            behind: row.try_get("behind")?,
            muted: row.try_get("muted")?,
            again: row.try_get("again")?,
            ahead,
            chat: chat.iter().rev().map(said).collect::<Result<_, _>>()?,
        })
    }

    /// How many games a person sits at that go on (or are over), and how many of them wait for this
    /// person (or were won).
    pub async fn count_games(&self, person: &PersonId, over: bool) -> Result<[usize; 2], Trouble> {
        let row = query(
            "SELECT count(*) AS games, count(CASE WHEN yours THEN 1 END) AS yours FROM \
             (SELECT max((CASE WHEN ?2 THEN winners ELSE pending END >> seat.seat) & 1) AS yours \
             FROM seat JOIN game ON game.id = seat.game \
             WHERE seat.person = ?1 AND (game.ending IS NOT NULL) = ?2 AND lesson IS NULL GROUP BY game.id)",
        )
        .bind(person.as_str())
        .bind(over)
        .fetch_one(&self.readers)
        .await?;
        let count = |name| Ok::<_, Trouble>(row.try_get::<i64, _>(name)?.max(0) as usize);
        Ok([count("games")?, count("yours")?])
    }

    /// Some of the games a person sits at that go on (or are over): those that wait for this person
    /// first, what has least time left before the others, then the latest.
    pub async fn games_of(
        &self,
        person: &PersonId,
        over: bool,
        skip: usize,
        most: usize,
    ) -> Result<Vec<Summary>, Trouble> {
        let games = query(
            "SELECT id, kind, title, setup, updated, round, phase, pending, bot_next, due, sides, points, winners, ending, \
             max((pending >> seat.seat) & 1) AS yours FROM seat JOIN game ON game.id = seat.game \
             WHERE seat.person = ? AND (ending IS NOT NULL) = ? AND lesson IS NULL GROUP BY game.id \
             ORDER BY yours DESC, CASE WHEN yours THEN due END IS NULL, CASE WHEN yours THEN due END, updated DESC, id \
             LIMIT ? OFFSET ?",
        )
        .bind(person.as_str())
        .bind(over)
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .bind(i64::try_from(skip).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        let mut list = Vec::with_capacity(games.len());
        for row in &games {
            list.push(summary(self, row).await?);
        }
        Ok(list)
    }

    /// The last choice that a person has made or taken back in each of their games that go on, by its number in the log of the game.
    pub async fn chosen_last(&self, person: &PersonId) -> Result<BTreeMap<String, i64>, Trouble> {
        let rows = query(
            "SELECT id, max((SELECT number FROM change WHERE game = id AND change.seat = seat.seat ORDER BY number DESC LIMIT 1)) AS last \
             FROM seat JOIN game ON game.id = seat.game WHERE seat.person = ? AND ending IS NULL GROUP BY id",
        );
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let last = |row: &SqliteRow| {
            Ok((row.try_get("id")?, row.try_get::<Option<i64>, _>("last")?.unwrap_or_default()))
        };
        rows.iter().map(last).collect()
    }

    /// The games in which a bot must choose.
    pub async fn waiting_for_bots(&self) -> Result<Vec<String>, Trouble> {
        let rows = query(
            "SELECT id FROM game WHERE bot_next UNION SELECT id FROM ahead JOIN game ON game.id = ahead.game \
             WHERE ending IS NULL AND (pending >> seat) & 1",
        );
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}

/// A game in a list, with who sits there.
pub(crate) async fn summary(store: &Store, row: &SqliteRow) -> Result<Summary, Trouble> {
    let id: String = row.try_get("id")?;
    let places = query(
        "SELECT person, invite, bot, standin, name, number AS added FROM seat WHERE game = ? ORDER BY seat",
    )
    .bind(&id)
    .fetch_all(&store.readers)
    .await?;
    Ok(Summary {
        id,
        kind: row.try_get("kind")?,
        title: row.try_get("title")?,
        setup: row.try_get("setup")?,
        updated: row.try_get("updated")?,
        standing: standing(row)?,
        places: places.iter().map(place).collect::<Result<_, _>>()?,
    })
}

fn chance(row: &SqliteRow) -> Result<Chance, sqlx::Error> {
    Ok(match row.try_get("secret")? {
        Some(secret) => Chance::Shared { secret, numbers: Vec::new() },
        None => Chance::Seed {
            seed: row.try_get::<i64, _>("seed")?.cast_unsigned(),
            salt: Some(row.try_get("salt")?),
        },
    })
}

fn standing(row: &SqliteRow) -> Result<Standing, sqlx::Error> {
    let winners: Option<u8> = row.try_get("winners")?;
    let ending: Option<String> = row.try_get("ending")?;
    Ok(Standing {
        round: row.try_get("round")?,
        phase: row.try_get("phase")?,
        pending: SeatSet(row.try_get("pending")?),
        bot_next: row.try_get("bot_next")?,
        due: row.try_get("due")?,
        sides: row.try_get::<String, _>("sides")?.split(',').map(str::to_owned).collect(),
        points: row
            .try_get::<String, _>("points")?
            .split(',')
            .map(|points| points.parse().unwrap_or_default())
            .collect(),
        over: winners.map(SeatSet).zip(ending),
    })
}

fn place(row: &SqliteRow) -> Result<Place, sqlx::Error> {
    let person: Option<String> = row.try_get("person")?;
    let (invite, standin): (Option<String>, Option<String>) =
        (row.try_get("invite")?, row.try_get("standin")?);
    let holder = match (person, invite) {
        (Some(person), _) => match standin {
            Some(level) => Holder::Standin(person.into(), level),
            None => Holder::Person(person.into()),
        },
        (_, Some(token)) => Holder::Open(token),
        _ => Holder::Bot(row.try_get("bot")?),
    };
    Ok(Place { holder, name: row.try_get("name")?, number: row.try_get("added")? })
}

fn written(row: &SqliteRow) -> Result<Written, sqlx::Error> {
    let seat = Seat(row.try_get("seat")?);
    let (action, left): (Option<String>, Option<i64>) =
        (row.try_get("action")?, row.try_get("undo_to")?);
    let voice: Option<String> = row.try_get("voice")?;
    let change = match (action, left, voice) {
        (Some(action), ..) => Change::Act(seat, action),
        (_, Some(left), _) => Change::Undo(seat, left.max(0) as usize),
        (.., Some(voice)) => {
            let voice = voice.parse().map_err(|why| sqlx::Error::Decode(Box::new(why)))?;
            Change::Voice(seat, voice)
        }
        _ => Change::Place(seat, place(row)?),
    };
    Ok(Written { change, hash: row.try_get("hash")?, at: row.try_get("at")? })
}

fn said(row: &SqliteRow) -> Result<Saying, sqlx::Error> {
    Ok(Saying {
        number: row.try_get("number")?,
        seat: row.try_get::<Option<u8>, _>("seat")?.map(Seat),
        person: row.try_get::<Option<String>, _>("person")?.map(PersonId::from),
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        aside: row.try_get("aside")?,
    })
}
