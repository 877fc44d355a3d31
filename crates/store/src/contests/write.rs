//! What is written of contests.

use kernel::Seat;
use rating::Rating;
use rating::contest::Kind;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use table::{Millis, PersonId};

use super::{Contest, Ending};
use crate::rows::NewGame;
use crate::{Notice, Trouble, game, notices};

/// How somebody fared at a table of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Where they sat.
    pub seat: Seat,
    /// Where they came.
    pub place: u8,
    /// Whether they left before the end.
    pub left: bool,
    /// Whether they have dropped out of the contest with it.
    pub out: bool,
}

/// A round of a contest, with its games.
#[derive(Clone, Debug)]
pub struct Round {
    /// The contest.
    pub contest: String,
    /// Which round, from 0 on.
    pub round: usize,
    /// Its games, each with the numbers of those who sit there, by seat, and what they are told.
    pub tables: Vec<(NewGame, Vec<i64>, Vec<Notice>)>,
}

/// What can be written of contests. What does not fit what is written by then is [`Trouble::Doubled`], and changes nothing.
#[derive(Clone, Debug)]
pub enum OfContest {
    /// Somebody organises one.
    Made(Box<Contest>),
    /// Somebody wants to take part; if they do already, that is that.
    Entered(String, PersonId),
    /// Somebody takes part no more, before it has begun.
    Left(String, PersonId),
    /// It begins with these, who are as good as this.
    Begun(String, Vec<(i64, Rating)>, Millis),
    /// A round begins: all tables of the one before are over.
    Round(Box<Round>),
    /// Somebody drops out.
    Out(String, PersonId),
    /// It is over, and these are told.
    Over(String, Ending, Millis, Vec<Notice>),
}

/// Writes something of contests.
pub(crate) async fn write(to: &mut SqliteConnection, what: &OfContest) -> Result<(), Trouble> {
    match what {
        OfContest::Made(contest) => make(to, contest).await,
        OfContest::Entered(contest, person) => {
            let known = query("SELECT 1 FROM entrant WHERE contest = ? AND person = ?");
            let known = known.bind(contest).bind(person.as_str()).fetch_optional(&mut *to).await?;
            if known.is_some() {
                return Ok(());
            }
            let enter = query(
                "INSERT INTO entrant (contest, number, person) SELECT id, (SELECT coalesce(max(number) + 1, 0) FROM entrant WHERE contest = id), ?2 \
                 FROM contest WHERE id = ?1 AND begun IS NULL AND over IS NULL AND (SELECT count(*) FROM entrant WHERE contest = id) < most \
                 AND EXISTS (SELECT 1 FROM account WHERE person = ?2)",
            );
            once(enter.bind(contest).bind(person.as_str()).execute(to).await?.rows_affected())
        }
        OfContest::Left(contest, person) => {
            let leave = query(
                "DELETE FROM entrant WHERE contest = ?1 AND person = ?2 \
                 AND EXISTS (SELECT 1 FROM contest WHERE id = ?1 AND begun IS NULL AND over IS NULL)",
            );
            once(leave.bind(contest).bind(person.as_str()).execute(to).await?.rows_affected())
        }
        OfContest::Begun(contest, seeds, at) => begin(to, contest, seeds, *at).await,
        OfContest::Round(round) => next(to, round).await,
        OfContest::Out(contest, person) => {
            let out = query(
                "UPDATE entrant SET out = (SELECT coalesce(max(round), 0) FROM contest_table WHERE contest = ?1) \
                 WHERE contest = ?1 AND person = ?2 AND out IS NULL \
                 AND EXISTS (SELECT 1 FROM contest WHERE id = ?1 AND begun IS NOT NULL AND over IS NULL)",
            );
            once(out.bind(contest).bind(person.as_str()).execute(to).await?.rows_affected())
        }
        OfContest::Over(contest, ending, at, told) => {
            let over = query(
                "UPDATE contest SET over = ?2, ending = ?3 WHERE id = ?1 AND over IS NULL AND (begun IS NOT NULL) = ?4 \
                 AND NOT EXISTS (SELECT 1 FROM contest_table JOIN contest_seat USING (game) WHERE contest = ?1 AND place IS NULL)",
            );
            let over = over.bind(contest).bind(at).bind(ending.name());
            let over = over.bind(*ending == Ending::Played).execute(&mut *to).await?;
            once(over.rows_affected())?;
            notices::announce_contest(to, contest, *at, told).await
        }
    }
}

/// Whether something was there to be written.
fn once(rows: u64) -> Result<(), Trouble> {
    if rows == 0 { Err(Trouble::Doubled) } else { Ok(()) }
}

async fn make(to: &mut SqliteConnection, contest: &Contest) -> Result<(), Trouble> {
    let (way, number) = match contest.kind {
        Kind::Groups(size) => ("groups", size),
        Kind::Swiss(rounds) => ("swiss", rounds),
        Kind::Knockout => ("knockout", 0),
    };
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    query(
        "INSERT INTO contest (id, host, title, kind, options, way, number, seats, clock, rated, listed, least, most, seed, made, starts, points) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&contest.id)
    .bind(contest.host.as_ref().map(PersonId::as_str))
    .bind(&contest.title)
    .bind(&contest.game)
    .bind(&contest.options)
    .bind(way)
    .bind(count(number))
    .bind(count(contest.seats))
    .bind(&contest.clock)
    .bind(contest.rated)
    .bind(contest.listed)
    .bind(count(contest.least))
    .bind(count(contest.most))
    .bind(contest.seed.cast_signed())
    .bind(contest.made)
    .bind(contest.starts)
    .bind(contest.worth.map(|worth| worth.to_string()))
    .execute(to)
    .await?;
    Ok(())
}

async fn begin(
    to: &mut SqliteConnection,
    contest: &str,
    seeds: &[(i64, Rating)],
    at: Millis,
) -> Result<(), Trouble> {
    let begun = query(
        "UPDATE contest SET begun = ?2 WHERE id = ?1 AND begun IS NULL AND over IS NULL \
         AND (SELECT count(*) FROM entrant WHERE contest = ?1) = ?3",
    );
    let begun = begun.bind(contest).bind(at).bind(i64::try_from(seeds.len()).unwrap_or(i64::MAX));
    once(begun.execute(&mut *to).await?.rows_affected())?;
    for (number, Rating { mu, sigma }) in seeds {
        let seed = query("UPDATE entrant SET mu = ?, sigma = ? WHERE contest = ? AND number = ?");
        let seed = seed.bind(mu).bind(sigma).bind(contest).bind(number);
        // Somebody has left and another one has come meanwhile.
        once(seed.execute(&mut *to).await?.rows_affected())?;
    }
    Ok(())
}

/// A round is written once, when nothing of the one before is played any more, and only for those who still take part: whoever
/// writes it may have looked a moment earlier.
async fn next(to: &mut SqliteConnection, round: &Round) -> Result<(), Trouble> {
    let fits = query(
        "SELECT 1 FROM contest WHERE id = ?1 AND begun IS NOT NULL AND over IS NULL \
         AND (SELECT coalesce(max(round) + 1, 0) FROM contest_table WHERE contest = ?1) = ?2 \
         AND NOT EXISTS (SELECT 1 FROM contest_table JOIN contest_seat USING (game) WHERE contest = ?1 AND place IS NULL)",
    );
    let number = i64::try_from(round.round).unwrap_or(i64::MAX);
    let fits = fits.bind(&round.contest).bind(number).fetch_optional(&mut *to).await?;
    fits.ok_or(Trouble::Doubled)?;
    for ((new, seats, told), table) in round.tables.iter().zip(0_i64..) {
        game::create(to, new).await?;
        let row =
            query("INSERT INTO contest_table (contest, round, number, game) VALUES (?, ?, ?, ?)");
        let row = row.bind(&round.contest).bind(number).bind(table).bind(&new.id);
        row.execute(&mut *to).await?;
        for ((entrant, place), seat) in seats.iter().zip(&new.places).zip(0_i64..) {
            let sits = query(
                "INSERT INTO contest_seat (game, seat, entrant) SELECT ?1, ?2, number FROM entrant JOIN account USING (person) \
                 WHERE contest = ?3 AND number = ?4 AND person = ?5 AND out IS NULL",
            );
            let sits = sits.bind(&new.id).bind(seat).bind(&round.contest).bind(entrant);
            let person = place.holder.person().map(PersonId::as_str);
            once(sits.bind(person).execute(&mut *to).await?.rows_affected())?;
        }
        let changes = i64::try_from(new.places.len()).unwrap_or(i64::MAX);
        notices::announce(to, &new.id, (changes, new.at), told).await?;
    }
    Ok(())
}

/// Writes how everybody fared at a table of a contest, with the change that ended its game.
pub(crate) async fn settle(
    to: &mut SqliteConnection,
    game: &str,
    placed: &[Placed],
) -> Result<(), Trouble> {
    for Placed { seat, place, left, out } in placed {
        let fared =
            query("UPDATE contest_seat SET place = ?, gone = ? WHERE game = ? AND seat = ?");
        let fared = fared.bind(place).bind(left).bind(game).bind(seat.0);
        fared.execute(&mut *to).await?;
        if *out {
            query(
                "UPDATE entrant SET out = (SELECT round FROM contest_table WHERE game = ?1) WHERE out IS NULL \
                 AND contest = (SELECT contest FROM contest_table WHERE game = ?1) \
                 AND number = (SELECT entrant FROM contest_seat WHERE game = ?1 AND seat = ?2)",
            )
            .bind(game)
            .bind(seat.0)
            .execute(&mut *to)
            .await?;
        }
    }
    Ok(())
}

/// Whoever goes for good takes part no more. Where it has begun they are somebody without a name from now on, so that the
/// standings stay as they are for the others.
pub(crate) async fn forget(to: &mut SqliteConnection, person: &PersonId) -> Result<(), Trouble> {
    let nobody = query("SELECT 'gone-' || lower(hex(randomblob(16))) AS name");
    let nobody: String = nobody.fetch_one(&mut *to).await?.try_get("name")?;
    for statement in [
        "DELETE FROM entrant WHERE person = ?2 AND contest IN (SELECT id FROM contest WHERE begun IS NULL)",
        "UPDATE entrant SET out = (SELECT coalesce(max(round), 0) FROM contest_table WHERE contest_table.contest = entrant.contest) \
         WHERE person = ?2 AND out IS NULL AND contest IN (SELECT id FROM contest WHERE over IS NULL)",
        "UPDATE entrant SET person = ?1 WHERE person = ?2",
        "UPDATE contest SET host = NULL WHERE host = ?2",
    ] {
        query(statement).bind(&nobody).bind(person.as_str()).execute(&mut *to).await?;
    }
    Ok(())
}
