//! Tables that nobody uses.

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row, query};

use crate::schema;
use crate::writer::now;
use crate::{Store, Trouble, Write, file};

/// How long tables are kept that nobody uses, since somebody last did anything there. A table at which
/// a person has chosen something is kept for ever, unless it is that of a lesson; and so are those of contests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The table of a lesson in which nobody has chosen anything.
    pub lesson_begun: Duration,
    /// The table of a lesson in which somebody has.
    pub lesson: Duration,
    /// Any other table at which nobody has chosen anything.
    pub table: Duration,
}

/// A table that nobody uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unused {
    /// Its id in addresses.
    pub id: String,
    /// Whether something was to be learned there.
    pub lesson: bool,
}

/// The tables that nobody uses. What bots choose is no use, nor is what the coach shows of the rival;
/// what is said is.
const UNUSED: &str = "SELECT id, lesson IS NOT NULL AS lesson, \
    max(updated, coalesce((SELECT max(said) FROM chat WHERE chat.game = game.id), 0)) AS used, \
    EXISTS (SELECT 1 FROM change JOIN seat ON seat.game = change.game AND seat.seat = change.seat \
    WHERE change.game = game.id AND change.name IS NULL AND seat.person IS NOT NULL) AS chosen FROM game WHERE \
    used < CASE WHEN lesson IS NULL THEN CASE WHEN chosen THEN 0 ELSE ?3 END \
    ELSE CASE WHEN chosen THEN ?2 ELSE ?1 END END \
    AND NOT EXISTS (SELECT 1 FROM contest_table WHERE contest_table.game = game.id)";

impl Kept {
    /// What was last used before these seconds since 1970 goes.
    fn since(self) -> [i64; 3] {
        let ago = |time: Duration| now() - i64::try_from(time.as_secs()).unwrap_or(i64::MAX);
        [ago(self.lesson_begun), ago(self.lesson), ago(self.table)]
    }
}

impl Store {
    /// Some of the tables that nobody uses.
    pub async fn unused(&self, kept: Kept, most: usize) -> Result<Vec<Unused>, Trouble> {
        let mut reader = self.readers.acquire().await?;
        list(&mut reader, kept, most).await
    }

    /// How many bytes of the file are free for what comes next.
    pub async fn free(&self) -> Result<u64, Trouble> {
        let row = query(
            "SELECT freelist_count * page_size AS free FROM pragma_freelist_count, pragma_page_size",
        );
        let row = row.fetch_one(&self.readers).await?;
        Ok(row.try_get::<i64, _>("free")?.max(0).cast_unsigned())
    }
}

async fn list(
    from: &mut SqliteConnection,
    kept: Kept,
    most: usize,
) -> Result<Vec<Unused>, Trouble> {
    let [begun, lesson, table] = kept.since();
    let text = format!("{UNUSED} LIMIT ?4");
    let rows = query(sqlx::AssertSqlSafe(text)).bind(begun).bind(lesson).bind(table);
    let rows = rows.bind(i64::try_from(most).unwrap_or(i64::MAX)).fetch_all(from).await?;
    let unused = rows
        .iter()
        .map(|row| Ok(Unused { id: row.try_get("id")?, lesson: row.try_get("lesson")? }));
    unused.collect()
}

/// Removes a table, unless somebody has used it meanwhile; and those who sat there, if that was all
/// they ever did.
pub(crate) async fn remove(
    to: &mut SqliteConnection,
    game: &str,
    kept: Kept,
) -> Result<(), Trouble> {
    let [begun, lesson, table] = kept.since();
    let text = format!("{UNUSED} AND id = ?4");
    let still = query(sqlx::AssertSqlSafe(text)).bind(begun).bind(lesson).bind(table).bind(game);
    if still.fetch_optional(&mut *to).await?.is_none() {
        return Ok(());
    }
    let rows = query("SELECT DISTINCT person FROM seat WHERE game = ? AND person IS NOT NULL");
    let people = rows.bind(game).fetch_all(&mut *to).await?;
    remove_table(to, game).await?;
    for row in people {
        query(
            "DELETE FROM person WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM seat WHERE person = ?1) \
             AND NOT EXISTS (SELECT 1 FROM learned WHERE person = ?1)",
        )
        .bind(row.try_get::<String, _>("person")?)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}

/// Removes all there is of a table.
pub(crate) async fn remove_table(to: &mut SqliteConnection, game: &str) -> Result<(), Trouble> {
    for statement in [
        "DELETE FROM delivery WHERE notice IN (SELECT id FROM notice WHERE game = ?)",
        "DELETE FROM notice WHERE game = ?",
        "DELETE FROM ahead WHERE game = ?",
        "DELETE FROM unheard WHERE game = ?",
        "DELETE FROM welcome WHERE game = ?",
        "DELETE FROM change WHERE game = ?",
        "DELETE FROM chat WHERE game = ?",
        "DELETE FROM seat WHERE game = ?",
        "DELETE FROM game WHERE id = ?",
    ] {
        query(statement).bind(game).execute(&mut *to).await?;
    }
    Ok(())
}

/// What was tidied, or would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tidied {
    /// Tables of lessons.
    pub lessons: usize,
    /// Other tables.
    pub tables: usize,
    /// Bytes of the file before and after.
    pub bytes: [u64; 2],
}

/// Removes what nobody uses from the database of this address and gives the room back to the system.
/// With `dry` nothing is changed, and a server may be using it.
pub async fn tidy(address: &str, kept: Kept, dry: bool) -> Result<Tidied, Trouble> {
    let (path, options) = file::parsed(address)?;
    let place = |trouble: Trouble| trouble.at(&path);
    let size = || fs::metadata(&path).map_or(0, |about| about.len());
    if dry {
        let unused = would_go(&path, options, kept).await.map_err(place)?;
        return Ok(Tidied { bytes: [size(); 2], ..Tidied::of(&unused) });
    }
    let store = Store::open_existing(address).await?;
    let before = size();
    let work = async {
        let unused = store.unused(kept, usize::MAX).await?;
        for Unused { id, .. } in &unused {
            store.write(Write::Unused { game: id.clone(), kept }).await?;
        }
        // The store's own connections read, or write what is handed over.
        let mut alone = SqliteConnection::connect_with(&options).await?;
        query("VACUUM").execute(&mut alone).await?;
        alone.close().await?;
        Ok(Tidied::of(&unused))
    };
    let tidied = work.await.map_err(place);
    store.close().await.map_err(place)?;
    Ok(Tidied { bytes: [before, size()], ..tidied? })
}

async fn would_go(
    path: &Path,
    options: SqliteConnectOptions,
    kept: Kept,
) -> Result<Vec<Unused>, Trouble> {
    let mut reader = schema::only_read(path, options).await?;
    let unused = list(&mut reader, kept, usize::MAX).await;
    reader.close().await?;
    unused
}

impl Tidied {
    fn of(unused: &[Unused]) -> Self {
        let lessons = unused.iter().filter(|table| table.lesson).count();
        Self { lessons, tables: unused.len() - lessons, bytes: [0; 2] }
    }
}
