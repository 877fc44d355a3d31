//! Ratings: what games made of them, and how good everybody is by now.

use kernel::Seat;
use rating::{Class, Fared, Known, Rating, Standing, settle as settled};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};
use table::{Millis, PersonId};

use crate::{Store, Trouble};

/// Whose rating counts in a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Who {
    /// A person.
    Person(PersonId),
    /// A bot of the house: its level, and how good that was measured to be.
    Bot(String, Rating),
}

/// How somebody fared in a rated game.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// Where they sat.
    pub seat: Seat,
    /// Who.
    pub who: Who,
    /// Those of one side win and lose together.
    pub side: u8,
    /// Where they came.
    pub place: u8,
    /// Whether they left before the end.
    pub left: bool,
}

/// How somebody fared, with what it made of their rating.
#[derive(Clone, PartialEq, Debug)]
pub struct Scored {
    /// How they fared.
    pub ranked: Ranked,
    /// How good they were, and are since.
    pub ratings: [Rating; 2],
}

/// A rated game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedGame {
    /// Its id in addresses; the table may be gone.
    pub game: String,
    /// Which game it was.
    pub kind: String,
    /// How many played.
    pub class: Class,
    /// When it ended, in milliseconds since 1970.
    pub at: Millis,
    /// How everybody fared whose rating counts.
    pub scored: Vec<Scored>,
}

/// Somebody with a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct Rival {
    /// Who.
    pub person: PersonId,
    /// The name of their account; nothing once it is gone.
    pub name: String,
    /// How good they are.
    pub standing: Standing,
    /// How many of the games they were first in.
    pub won: u32,
}

impl Store {
    /// What is known of a person in all classes of a game, or of all games.
    pub async fn ratings_of(
        &self,
        person: &PersonId,
    ) -> Result<Vec<(String, Class, Standing)>, Trouble> {
        let rows = query("SELECT * FROM rating WHERE person = ? ORDER BY kind, class");
        let rows = rows.bind(person.as_str()).fetch_all(&self.readers).await?;
        let each = |row: &SqliteRow| Ok((row.try_get("kind")?, class(row)?, standing(row)?));
        rows.iter().map(each).collect()
    }

    /// What is known of a person in one class of a game.
    pub async fn rating_of(
        &self,
        person: &PersonId,
        kind: &str,
        class: Class,
    ) -> Result<Option<Standing>, Trouble> {
        let mut reader = self.readers.acquire().await?;
        known(&mut reader, person, kind, class).await
    }

    /// Everybody with a rating in one class of a game, those whose account is gone and those who do not show it left out.
    pub async fn rivals(&self, kind: &str, class: Class) -> Result<Vec<Rival>, Trouble> {
        let rows = query(
            "SELECT rating.*, name, (SELECT count(*) FROM result JOIN rated USING (number) \
             WHERE result.person = rating.person AND rated.kind = rating.kind AND rated.class = rating.class AND place = 1) AS won \
             FROM rating JOIN account USING (person) WHERE kind = ? AND class = ? \
             AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.person = rating.person AND what = 'ratings')",
        );
        let rows = rows.bind(kind).bind(class.name()).fetch_all(&self.readers).await?;
        rows.iter().map(rival).collect()
    }

    /// All ratings there are, also of those who have gone for good.
    pub async fn all_ratings(&self) -> Result<Vec<(PersonId, String, Class, Standing)>, Trouble> {
        let rows = query("SELECT * FROM rating").fetch_all(&self.readers).await?;
        let each = |row: &SqliteRow| {
            let person: String = row.try_get("person")?;
            Ok((person.into(), row.try_get("kind")?, class(row)?, standing(row)?))
        };
        rows.iter().map(each).collect()
    }

    /// What a rated game made of ratings, once it is over.
    pub async fn result_of(&self, game: &str) -> Result<Option<RatedGame>, Trouble> {
        let rows = query("SELECT * FROM rated WHERE game = ?").bind(game);
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(self.with_results(&rows).await?.pop())
    }

    /// Rated games, in the order in which they count: so many after these.
    pub async fn rated_games(&self, skip: usize, most: usize) -> Result<Vec<RatedGame>, Trouble> {
        let rows = query("SELECT * FROM rated ORDER BY number LIMIT ? OFFSET ?")
            .bind(i64::try_from(most).unwrap_or(i64::MAX))
            .bind(i64::try_from(skip).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await?;
        self.with_results(&rows).await
    }

    /// The latest games of a person in one class, the last first.
    pub async fn rated_of(
        &self,
        person: &PersonId,
        (kind, class): (&str, Class),
        most: usize,
    ) -> Result<Vec<RatedGame>, Trouble> {
        let rows = query(
            "SELECT rated.* FROM rated JOIN result USING (number) WHERE person = ? AND kind = ? AND class = ? \
             ORDER BY number DESC LIMIT ?",
        )
        .bind(person.as_str())
        .bind(kind)
        .bind(class.name())
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(&self.readers)
        .await?;
        self.with_results(&rows).await
    }

    async fn with_results(&self, rows: &[SqliteRow]) -> Result<Vec<RatedGame>, Trouble> {
        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            let results = query("SELECT * FROM result WHERE number = ? ORDER BY seat");
            let results = results.bind(row.try_get::<i64, _>("number")?);
            let results = results.fetch_all(&self.readers).await?;
            games.push(RatedGame {
                game: row.try_get("game")?,
                kind: row.try_get("kind")?,
                class: class(row)?,
                at: row.try_get("at")?,
                scored: results.iter().map(scored).collect::<Result<_, _>>()?,
            });
        }
        Ok(games)
    }

    /// What a person does not show to others, by name.
    pub async fn hidden_by(&self, person: &PersonId) -> Result<Vec<String>, Trouble> {
        let rows = query("SELECT what FROM hidden WHERE person = ?").bind(person.as_str());
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("what")?)).collect()
    }
}

fn class(row: &SqliteRow) -> Result<Class, sqlx::Error> {
    let name: String = row.try_get("class")?;
    let unknown = || sqlx::Error::Decode(format!("no class '{name}' of ratings").into());
    Class::named(&name).ok_or_else(unknown)
}

fn standing(row: &SqliteRow) -> Result<Standing, sqlx::Error> {
    let rating = Rating { mu: row.try_get("mu")?, sigma: row.try_get("sigma")? };
    Ok(Standing { rating, games: row.try_get("games")?, at: row.try_get("at")? })
}

fn rival(row: &SqliteRow) -> Result<Rival, Trouble> {
    Ok(Rival {
        person: row.try_get::<String, _>("person")?.into(),
        name: row.try_get("name")?,
        standing: standing(row)?,
        won: row.try_get("won")?,
    })
}

fn scored(row: &SqliteRow) -> Result<Scored, sqlx::Error> {
    let before = Rating { mu: row.try_get("mu_before")?, sigma: row.try_get("sigma_before")? };
    let after = Rating { mu: row.try_get("mu")?, sigma: row.try_get("sigma")? };
    let who = match row.try_get::<Option<String>, _>("person")? {
        Some(person) => Who::Person(person.into()),
        None => Who::Bot(row.try_get("bot")?, before),
    };
    let ranked = Ranked {
        seat: Seat(row.try_get("seat")?),
        who,
        side: row.try_get("side")?,
        place: row.try_get("place")?,
        left: row.try_get("gone")?,
    };
    Ok(Scored { ranked, ratings: [before, after] })
}

async fn known(
    from: &mut SqliteConnection,
    person: &PersonId,
    kind: &str,
    class: Class,
) -> Result<Option<Standing>, Trouble> {
    let row = query("SELECT * FROM rating WHERE person = ? AND kind = ? AND class = ?");
    let row = row.bind(person.as_str()).bind(kind).bind(class.name());
    let row = row.fetch_optional(from).await?;
    Ok(row.as_ref().map(standing).transpose()?)
}

/// Writes what a rated game makes of ratings that has just ended; nothing if it tells nothing.
pub(crate) async fn settle(
    to: &mut SqliteConnection,
    game: &str,
    at: Millis,
    ranked: &[Ranked],
) -> Result<(), Trouble> {
    if ranked.is_empty() {
        return Ok(());
    }
    let row = query(
        "SELECT kind, (SELECT count(*) FROM seat WHERE game = id) AS seats FROM game WHERE id = ?",
    );
    let row = row.bind(game).fetch_one(&mut *to).await?;
    let kind: String = row.try_get("kind")?;
    let class = Class::of(row.try_get::<i64, _>("seats")?.max(0) as usize);
    let mut fared = Vec::with_capacity(ranked.len());
    for Ranked { who, side, place, .. } in ranked {
        let known = match who {
            Who::Person(person) => Known::Person(known(to, person, &kind, class).await?),
            Who::Bot(_, rating) => Known::Bot(*rating),
        };
        fared.push(Fared { side: *side, place: *place, known });
    }
    let Some(ratings) = settled(&fared, at) else { return Ok(()) };
    let rated = query("INSERT INTO rated (game, kind, class, at) VALUES (?, ?, ?, ?)");
    let rated = rated.bind(game).bind(&kind).bind(class.name()).bind(at);
    let number = rated.execute(&mut *to).await?.last_insert_rowid();
    for ((ranked, fared), ratings) in ranked.iter().zip(&fared).zip(ratings) {
        write_result(to, number, ranked, ratings).await?;
        if let (Who::Person(person), Known::Person(standing)) = (&ranked.who, fared.known) {
            let games = standing.map_or(0, |standing| standing.games) + 1;
            let standing = Standing { rating: ratings[1], games, at };
            write_standing(to, (person, &kind, class), standing).await?;
        }
    }
    Ok(())
}

async fn write_result(
    to: &mut SqliteConnection,
    number: i64,
    ranked: &Ranked,
    [before, after]: [Rating; 2],
) -> Result<(), Trouble> {
    let (person, bot) = match &ranked.who {
        Who::Person(person) => (Some(person.as_str()), None),
        Who::Bot(level, _) => (None, Some(level.as_str())),
    };
    query(
        "INSERT INTO result (number, seat, person, bot, side, place, gone, mu_before, sigma_before, mu, sigma) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(number)
    .bind(ranked.seat.0)
    .bind(person)
    .bind(bot)
    .bind(ranked.side)
    .bind(ranked.place)
    .bind(ranked.left)
    .bind(before.mu)
    .bind(before.sigma)
    .bind(after.mu)
    .bind(after.sigma)
    .execute(to)
    .await?;
    Ok(())
}

async fn write_standing(
    to: &mut SqliteConnection,
    (person, kind, class): (&PersonId, &str, Class),
    standing: Standing,
) -> Result<(), Trouble> {
    query(
        "INSERT INTO rating (person, kind, class, mu, sigma, games, at) VALUES (?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (kind, class, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, \
         games = excluded.games, at = excluded.at",
    )
    .bind(person.as_str())
    .bind(kind)
    .bind(class.name())
    .bind(standing.rating.mu)
    .bind(standing.rating.sigma)
    .bind(standing.games)
    .bind(standing.at)
    .execute(to)
    .await?;
    Ok(())
}

/// Whoever has gone for good is somebody without a name from now on: what others gained and lost against them stays as it was, and
/// can still be worked out again.
pub(crate) async fn forget(to: &mut SqliteConnection, person: &PersonId) -> Result<(), Trouble> {
    let nobody = query("SELECT 'gone-' || lower(hex(randomblob(16))) AS name");
    let nobody: String = nobody.fetch_one(&mut *to).await?.try_get("name")?;
    for statement in [
        "UPDATE result SET person = ?1 WHERE person = ?2",
        "UPDATE rating SET person = ?1 WHERE person = ?2",
    ] {
        query(statement).bind(&nobody).bind(person.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}

/// Writes what somebody does not show to others.
pub(crate) async fn hide(
    to: &mut SqliteConnection,
    person: &PersonId,
    what: &[String],
) -> Result<(), Trouble> {
    let all = query("DELETE FROM hidden WHERE person = ?").bind(person.as_str());
    all.execute(&mut *to).await?;
    for what in what {
        let hide = query("INSERT INTO hidden (person, what) VALUES (?, ?) ON CONFLICT DO NOTHING");
        hide.bind(person.as_str()).bind(what).execute(&mut *to).await?;
    }
    Ok(())
}
