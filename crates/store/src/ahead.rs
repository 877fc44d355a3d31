//! What people have answered before they are asked.

use kernel::Seat;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, query};

use crate::Trouble;

/// Keeps what a seat has answered in advance from now on, in place of what it had.
pub(crate) async fn keep(
    to: &mut SqliteConnection,
    game: &str,
    (seat, answers): (Seat, &str),
) -> Result<(), Trouble> {
    let write = match answers {
        "" => query("DELETE FROM ahead WHERE game = ? AND seat = ?").bind(game).bind(seat.0),
        _ => query(
            "INSERT INTO ahead (game, seat, answers) VALUES (?, ?, ?) \
             ON CONFLICT (game, seat) DO UPDATE SET answers = excluded.answers",
        )
        .bind(game)
        .bind(seat.0)
        .bind(answers),
    };
    write.execute(to).await?;
    Ok(())
}

/// What the seats of a game have answered in advance.
pub(crate) async fn of(
    from: &mut SqliteConnection,
    game: &str,
) -> Result<Vec<(Seat, String)>, Trouble> {
    let rows = query("SELECT seat, answers FROM ahead WHERE game = ? ORDER BY seat").bind(game);
    let rows = rows.fetch_all(from).await?;
    rows.iter().map(|row| Ok((Seat(row.try_get("seat")?), row.try_get("answers")?))).collect()
}
