//! The rows of a game: how it begins, who sits there, what changes it, and how it stands.

use kernel::Seat;
use kernel::history::Chance;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};
use table::{Change, Holder, PersonId, Place};

use crate::rows::NewGame;
use crate::writer::now;
use crate::{Standing, Trouble, listed};

/// Writes a new game.
pub(crate) async fn create(to: &mut SqliteConnection, game: &NewGame) -> Result<(), Trouble> {
    let (standing, now) = (&game.standing, now());
    let (seed, salt, secret) = match &game.chance {
        Chance::Seed { seed, salt } => (*seed, salt.as_deref().unwrap_or_default(), None),
        Chance::Shared { secret, .. } => (0, "", Some(secret)),
    };
    // A lesson begins from what others of it begin from.
    let (shared, own) = match game.lesson {
        Some(_) => (game.position.as_ref(), None),
        None => (None, game.position.as_ref()),
    };
    if let Some(position) = shared {
        let write = query("INSERT INTO beginning (text) VALUES (?) ON CONFLICT DO NOTHING");
        write.bind(position).execute(&mut *to).await?;
    }
    query(
        "INSERT INTO game (id, kind, rules, title, setup, seed, salt, created, updated, round, phase, pending, bot_next, \
         sides, points, hints, take_backs, pace, clock, due, secret, host, position, lesson, rated, behind, programs, beginning) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM beginning WHERE text = ?))",
    )
    .bind(&game.id)
    .bind(game.kind)
    .bind(game.rules)
    .bind(&game.title)
    .bind(&game.setup)
    .bind(seed.cast_signed())
    .bind(salt)
    .bind(now)
    .bind(now)
    .bind(standing.round)
    .bind(&standing.phase)
    .bind(standing.pending.0)
    .bind(standing.bot_next)
    .bind(standing.sides.join(","))
    .bind(joined(&standing.points))
    .bind(game.hints)
    .bind(game.take_backs)
    .bind(&game.pace)
    .bind(game.clock)
    .bind(standing.due)
    .bind(secret)
    .bind(game.host.as_ref().map(PersonId::as_str))
    .bind(own)
    .bind(&game.lesson)
    .bind(game.rated)
    .bind(game.behind)
    .bind(game.programs)
    .bind(shared)
    .execute(&mut *to)
    .await?;
    if game.listed.is_some() {
        listed::write(to, &game.id, (game.listed.as_ref(), standing.due)).await?;
    }
    for (seat, place) in (0..).map(Seat).zip(&game.places) {
        sit(to, &game.id, seat, place).await?;
        let change = Change::Place(seat, place.clone());
        append(to, &game.id, (seat.0.into(), game.at), &change, None).await?;
    }
    Ok(())
}

/// Writes who has a seat now.
pub(crate) async fn sit(
    to: &mut SqliteConnection,
    game: &str,
    seat: Seat,
    place: &Place,
) -> Result<(), Trouble> {
    let [person, invite, bot, standin] = columns(&place.holder);
    query(
        "INSERT INTO seat (game, seat, person, invite, bot, standin, name, number) VALUES (?, ?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person, invite = excluded.invite, \
         bot = excluded.bot, standin = excluded.standin, name = excluded.name, number = excluded.number",
    )
        .bind(game)
        .bind(seat.0)
        .bind(person)
        .bind(invite)
        .bind(bot)
        .bind(standin)
        .bind(&place.name)
        .bind(&place.number)
        .execute(to)
        .await?;
    Ok(())
}

/// Writes a change of a game by its number.
pub(crate) async fn append(
    to: &mut SqliteConnection,
    game: &str,
    (number, at): (u64, i64),
    change: &Change<String>,
    hash: Option<&str>,
) -> Result<(), Trouble> {
    let (seat, action, undo_to, place, voice) = match change {
        Change::Act(seat, action) => (seat, Some(action), None, None, None),
        Change::Undo(seat, left) => (seat, None, Some(*left as i64), None, None),
        Change::Place(seat, place) => (seat, None, None, Some(place), None),
        Change::Voice(seat, voice) => (seat, None, None, None, Some(voice.to_string())),
    };
    let [person, invite, bot, standin] = place.map_or([None; 4], |place| columns(&place.holder));
    query(
        "INSERT INTO change (game, number, seat, at, action, undo_to, person, invite, bot, standin, name, added, voice, hash) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game)
    .bind(number.cast_signed())
    .bind(seat.0)
    .bind(at)
    .bind(action)
    .bind(undo_to)
    .bind(person)
    .bind(invite)
    .bind(bot)
    .bind(standin)
    .bind(place.map(|place| &place.name))
    .bind(place.map(|place| &place.number))
    .bind(voice)
    .bind(hash)
    .execute(to)
    .await?;
    Ok(())
}

/// Refused if a game has more changes than these, or fewer: somebody else has changed it.
pub(crate) async fn check_changes(
    to: &mut SqliteConnection,
    game: &str,
    changes: u64,
) -> Result<(), Trouble> {
    let row = query("SELECT max(number) + 1 AS changes FROM change WHERE game = ?").bind(game);
    let known: Option<i64> = row.fetch_one(to).await?.try_get("changes")?;
    let other = known.is_some_and(|known| known != changes.cast_signed());
    if other { Err(Trouble::Doubled) } else { Ok(()) }
}

/// Writes how a game stands.
pub(crate) async fn stand(
    to: &mut SqliteConnection,
    game: &str,
    how: &Standing,
) -> Result<(), Trouble> {
    let (winners, ending) = how.over.as_ref().map(|(seats, ending)| (seats.0, ending)).unzip();
    query(
        "UPDATE game SET updated = ?, round = ?, phase = ?, pending = ?, bot_next = ?, due = ?, sides = ?, points = ?, \
         winners = ?, ending = ? WHERE id = ?",
    )
    .bind(now())
    .bind(how.round)
    .bind(&how.phase)
    .bind(how.pending.0)
    .bind(how.bot_next)
    .bind(how.due)
    .bind(how.sides.join(","))
    .bind(joined(&how.points))
    .bind(winners)
    .bind(ending)
    .bind(game)
    .execute(to)
    .await?;
    Ok(())
}

/// A holder as person, invitation and bot, of which one is given, and the bot that plays for the person.
fn columns(holder: &Holder) -> [Option<&str>; 4] {
    match holder {
        Holder::Person(id) => [Some(id.as_str()), None, None, None],
        Holder::Open(token) => [None, Some(token), None, None],
        Holder::Bot(level) => [None, None, Some(level), None],
        Holder::Standin(id, level) => [Some(id.as_str()), None, None, Some(level)],
    }
}

fn joined(points: &[u16]) -> String {
    points.iter().map(u16::to_string).collect::<Vec<_>>().join(",")
}
