//! Contests: what was said before, who takes part, which table is which of which round, and how everybody fared there.
//!
//! * `contests/write.rs`: what is written. A round is written as a whole, with its games, and once.

mod write;

use kernel::Seat;
use rating::Rating;
use rating::contest::{Kind, Worth};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};
use table::{Millis, PersonId};

use crate::{Store, Trouble};

pub use write::{OfContest, Placed, Round};
pub(crate) use write::{forget, settle, write};

/// A contest, as it was agreed and as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// Its id in addresses.
    pub id: String,
    /// Who organises it; nobody once they have gone for good.
    pub host: Option<PersonId>,
    /// What it is called.
    pub title: String,
    /// Which game is played.
    pub game: String,
    /// With which options, as JSON.
    pub options: String,
    /// How it goes.
    pub kind: Kind,
    /// How many sit at a table at most.
    pub seats: usize,
    /// What the places at a table are worth, if not what they usually are.
    pub worth: Option<Worth>,
    /// What was agreed about time, by name.
    pub clock: String,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Whether everybody finds it, or whoever has the link.
    pub listed: bool,
    /// With fewer people it does not begin.
    pub least: usize,
    /// As many can take part.
    pub most: usize,
    /// What decides where nothing else does.
    pub seed: u64,
    /// When it was made.
    pub made: Millis,
    /// When it begins, if it has not before.
    pub starts: Millis,
    /// When it began.
    pub begun: Option<Millis>,
    /// When it was over, and how that came.
    pub over: Option<(Millis, Ending)>,
}

/// How a contest is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Everything was played.
    Played,
    /// Whoever organises it called it off.
    Off,
    /// Too few came.
    Few,
}

impl Ending {
    /// All there are, with their names where they are kept.
    const ALL: [(&'static str, Self); 3] =
        [("played", Self::Played), ("off", Self::Off), ("few", Self::Few)];

    const fn name(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Off => "off",
            Self::Few => "few",
        }
    }
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// Their number, in the order in which they came.
    pub number: i64,
    /// Who.
    pub person: PersonId,
    /// The name of their account; nothing once it is gone.
    pub name: Option<String>,
    /// How good they were when it began.
    pub rating: Option<Rating>,
    /// In which round they dropped out, from 0 on.
    pub out: Option<usize>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestTable {
    /// Its game.
    pub game: String,
    /// Who sits there, by seat.
    pub seats: Vec<i64>,
    /// Where everybody came and whether they left, by seat; nothing while it goes on.
    pub fared: Option<Vec<(u8, bool)>>,
}

/// A contest in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedContest {
    /// The contest.
    pub contest: Contest,
    /// The name of whoever organises it; nothing once they are gone.
    pub host: Option<String>,
    /// How many take part.
    pub entrants: usize,
    /// How many rounds have begun.
    pub rounds: usize,
}

/// Which contests are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contests<'a> {
    /// Those one can enter, what begins soonest first.
    Open,
    /// Those that go on, the latest first.
    Running,
    /// Those that were played to their end, the latest first.
    Over,
    /// Those somebody organises or takes part in, whether everybody finds them or not, the latest first.
    Of(&'a PersonId),
}

impl Store {
    /// A contest; none if there is no such one.
    pub async fn contest(&self, id: &str) -> Result<Option<Contest>, Trouble> {
        let row = query("SELECT * FROM contest WHERE id = ?").bind(id);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(contest).transpose()?)
    }

    /// Those who take part, in the order in which they came.
    pub async fn entrants(&self, contest: &str) -> Result<Vec<Entrant>, Trouble> {
        let rows = query(
            "SELECT entrant.*, account.name FROM entrant LEFT JOIN account USING (person) WHERE contest = ? ORDER BY number",
        );
        let rows = rows.bind(contest).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(entrant(row)?)).collect()
    }

    /// The rounds that have begun, each with its tables.
    pub async fn rounds(&self, contest: &str) -> Result<Vec<Vec<ContestTable>>, Trouble> {
        let rows = query(
            "SELECT round, contest_table.number, game, seat, entrant, place, gone FROM contest_table JOIN contest_seat USING (game) \
             WHERE contest = ? ORDER BY round, contest_table.number, seat",
        );
        let rows = rows.bind(contest).fetch_all(&self.readers).await?;
        let mut rounds: Vec<Vec<ContestTable>> = Vec::new();
        for row in &rows {
            let (round, game): (i64, String) = (row.try_get("round")?, row.try_get("game")?);
            while rounds.len() as i64 <= round {
                rounds.push(Vec::new());
            }
            let Some(tables) = rounds.last_mut() else { continue };
            if tables.last().is_none_or(|table| table.game != game) {
                tables.push(ContestTable { game, seats: Vec::new(), fared: Some(Vec::new()) });
            }
            let Some(table) = tables.last_mut() else { continue };
            table.seats.push(row.try_get("entrant")?);
            let fared: Option<u8> = row.try_get("place")?;
            let gone: Option<bool> = row.try_get("gone")?;
            match (&mut table.fared, fared) {
                (Some(all), Some(place)) => all.push((place, gone.unwrap_or_default())),
                (fared, _) => *fared = None,
            }
        }
        Ok(rounds)
    }

    /// Contests in a list.
    pub async fn contests(
        &self,
        which: Contests<'_>,
        most: usize,
    ) -> Result<Vec<ListedContest>, Trouble> {
        let (those, order) = match which {
            Contests::Open => ("listed AND begun IS NULL AND over IS NULL", "starts"),
            Contests::Running => ("listed AND begun IS NOT NULL AND over IS NULL", "-begun"),
            Contests::Over => ("listed AND ending = 'played'", "-over"),
            Contests::Of(_) => (
                "(host = ?2 OR id IN (SELECT contest FROM entrant WHERE person = ?2))",
                "over IS NOT NULL, -made",
            ),
        };
        let text = format!(
            "SELECT contest.*, (SELECT name FROM account WHERE account.person = host) AS host_name, \
             (SELECT count(*) FROM entrant WHERE contest = contest.id) AS entrants, \
             (SELECT count(DISTINCT round) FROM contest_table WHERE contest = contest.id) AS rounds \
             FROM contest WHERE {those} ORDER BY {order}, id LIMIT ?1"
        );
        let rows = query(sqlx::AssertSqlSafe(text)).bind(i64::try_from(most).unwrap_or(i64::MAX));
        let rows = match which {
            Contests::Of(person) => rows.bind(person.as_str()),
            _ => rows,
        };
        let each = |row: &SqliteRow| {
            let count = |name| row.try_get::<i64, _>(name).map(|count| count.max(0) as usize);
            Ok(ListedContest {
                contest: contest(row)?,
                host: row.try_get("host_name")?,
                entrants: count("entrants")?,
                rounds: count("rounds")?,
            })
        };
        rows.fetch_all(&self.readers).await?.iter().map(each).collect()
    }

    /// How many contests that are not over a person organises, and in how many they take part without having dropped out.
    pub async fn contests_with(&self, person: &PersonId) -> Result<[usize; 2], Trouble> {
        let row = query(
            "SELECT (SELECT count(*) FROM contest WHERE host = ?1 AND over IS NULL) AS host, \
             (SELECT count(*) FROM entrant JOIN contest ON contest.id = contest WHERE person = ?1 AND out IS NULL AND over IS NULL) AS own",
        );
        let row = row.bind(person.as_str()).fetch_one(&self.readers).await?;
        let count = |name| Ok::<_, Trouble>(row.try_get::<i64, _>(name)?.max(0) as usize);
        Ok([count("host")?, count("own")?])
    }

    /// The contests in which something is to be done: those that begin by now or are full, and those at which nothing is played.
    pub async fn contests_due(&self, now: Millis) -> Result<Vec<String>, Trouble> {
        let rows = query(
            "SELECT id FROM contest WHERE over IS NULL AND CASE WHEN begun IS NULL \
             THEN starts <= ? OR (SELECT count(*) FROM entrant WHERE contest = id) >= most \
             ELSE NOT EXISTS (SELECT 1 FROM contest_table JOIN contest_seat USING (game) WHERE contest = id AND place IS NULL) END \
             ORDER BY starts",
        );
        let rows = rows.bind(now).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// When the next contest begins by itself.
    pub async fn next_contest(&self) -> Result<Option<Millis>, Trouble> {
        let row =
            query("SELECT min(starts) AS next FROM contest WHERE over IS NULL AND begun IS NULL");
        Ok(row.fetch_one(&self.readers).await?.try_get("next")?)
    }

    /// The seats of those who have dropped out of a contest and still sit at a table of it that goes on.
    pub async fn forsaken(&self) -> Result<Vec<(String, Seat)>, Trouble> {
        let rows = query(
            "SELECT contest_seat.game, contest_seat.seat FROM contest_seat JOIN contest_table USING (game) \
             JOIN entrant ON entrant.contest = contest_table.contest AND entrant.number = contest_seat.entrant \
             JOIN seat ON seat.game = contest_seat.game AND seat.seat = contest_seat.seat \
             WHERE contest_seat.place IS NULL AND out IS NOT NULL AND seat.person = entrant.person AND standin IS NULL",
        );
        let rows = rows.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get("game")?, Seat(row.try_get("seat")?)))).collect()
    }

    /// Those of a contest who want nothing to do with each other, by number.
    pub async fn apart_in(&self, contest: &str) -> Result<Vec<[i64; 2]>, Trouble> {
        let rows = query(
            "SELECT one.number AS a, other.number AS b FROM tie JOIN entrant one ON one.person = tie.person \
             JOIN entrant other ON other.person = tie.other AND other.contest = one.contest \
             WHERE tie.kind = 'block' AND one.contest = ?",
        );
        let rows = rows.bind(contest).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok([row.try_get("a")?, row.try_get("b")?])).collect()
    }
}

fn contest(row: &SqliteRow) -> Result<Contest, sqlx::Error> {
    let wrong = |what: &str, name: &str| sqlx::Error::Decode(format!("no {what} '{name}'").into());
    let count = |name| row.try_get::<i64, _>(name).map(|count| count.max(0) as usize);
    let (way, number): (String, usize) = (row.try_get("way")?, count("number")?);
    let kind = match way.as_str() {
        "groups" => Kind::Groups(number),
        "swiss" => Kind::Swiss(number),
        "knockout" => Kind::Knockout,
        other => return Err(wrong("kind of contest", other)),
    };
    let over = match row.try_get::<Option<Millis>, _>("over")? {
        Some(at) => {
            let name: String = row.try_get::<Option<_>, _>("ending")?.unwrap_or_default();
            let ending = Ending::ALL.iter().find(|(known, _)| *known == name);
            Some((at, ending.ok_or_else(|| wrong("end of a contest", &name))?.1))
        }
        None => None,
    };
    let seats = count("seats")?;
    let worth = match row.try_get::<Option<String>, _>("points")? {
        Some(said) => Some(Worth::named(&said, usize::MAX).ok_or_else(|| wrong("points", &said))?),
        None => None,
    };
    Ok(Contest {
        id: row.try_get("id")?,
        host: row.try_get::<Option<String>, _>("host")?.map(PersonId::from),
        title: row.try_get("title")?,
        game: row.try_get("kind")?,
        options: row.try_get("options")?,
        kind,
        seats,
        worth,
        clock: row.try_get("clock")?,
        rated: row.try_get("rated")?,
        listed: row.try_get("listed")?,
        least: count("least")?,
        most: count("most")?,
        seed: row.try_get::<i64, _>("seed")?.cast_unsigned(),
        made: row.try_get("made")?,
        starts: row.try_get("starts")?,
        begun: row.try_get("begun")?,
        over,
    })
}

fn entrant(row: &SqliteRow) -> Result<Entrant, sqlx::Error> {
    let rating: (Option<f64>, Option<f64>) = (row.try_get("mu")?, row.try_get("sigma")?);
    Ok(Entrant {
        number: row.try_get("number")?,
        person: row.try_get::<String, _>("person")?.into(),
        name: row.try_get("name")?,
        rating: rating.0.zip(rating.1).map(|(mu, sigma)| Rating { mu, sigma }),
        out: row.try_get::<Option<i64>, _>("out")?.map(|round| round.max(0) as usize),
    })
}
