//! How a database is built, and whether one is built as ours is.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, SqlSafeStr, query};

use crate::Trouble;

/// How the file came to be what it is, step by step. They are read here and not by sqlx's macro, for
/// whose sake SQLite would be compiled twice.
pub(crate) static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| {
    static STEPS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/migrations");
    let step = |file: &'static include_dir::File<'static>| {
        let (number, what) = file.path().file_stem()?.to_str()?.split_once('_')?;
        let made = file.contents_utf8()?.into_sql_str();
        Some(Migration::new(
            number.parse().ok()?,
            what.replace('_', " ").into(),
            MigrationType::Simple,
            made,
            false,
        ))
    };
    let steps = STEPS.files().map(|file| step(file).expect("a step is called NUMBER_WHAT.sql"));
    Migrator::with_migrations(steps.collect())
});

/// The number of the last step that made a database of ours, or why it is none.
pub(crate) async fn newest_step(database: &mut SqliteConnection) -> Result<i64, Trouble> {
    let foreign = || Trouble::Failed("this is not a database of orderstack".to_owned());
    let steps = query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
        .fetch_all(&mut *database)
        .await
        .map_err(|_| foreign())?;
    let mut ours = MIGRATOR.iter();
    let mut newest = None;
    for row in &steps {
        let (version, sum): (i64, Vec<u8>) = (row.try_get("version")?, row.try_get("checksum")?);
        match ours.next() {
            Some(step) if step.version == version && *step.checksum == *sum => {}
            None => {
                return Err(Trouble::Failed(
                    "the database was written by a newer version of this program".to_owned(),
                ));
            }
            _ => return Err(foreign()),
        }
        newest = Some(version);
    }
    newest.ok_or_else(foreign)
}

/// Refused if there is no file: it would be made, and be empty.
pub(crate) fn there(path: &Path) -> Result<(), Trouble> {
    if path.is_file() {
        return Ok(());
    }
    Err(Trouble::Failed("there is no such database".to_owned()))
}

/// A database that is only read, while another program may be writing to it. Refused unless it is built as this program knows it.
pub(crate) async fn only_read(
    path: &Path,
    options: SqliteConnectOptions,
) -> Result<SqliteConnection, Trouble> {
    there(path)?;
    let options = options.create_if_missing(false).read_only(true).disable_statement_logging();
    let mut reader = SqliteConnection::connect_with(&options).await?;
    let step = newest_step(&mut reader).await?;
    if MIGRATOR.iter().any(|ours| ours.version > step) {
        return Err(Trouble::Failed(
            "an older version of this program wrote this database; start the server once".into(),
        ));
    }
    Ok(reader)
}

/// What is built otherwise in a database than in ours of the same step, as a sentence. A trigger
/// that came along from elsewhere could undo what we write, and nobody would know.
pub(crate) async fn strange(database: &mut SqliteConnection) -> Result<Option<String>, Trouble> {
    let step = newest_step(database).await?;
    let mut model =
        SqliteConnectOptions::new().in_memory(true).disable_statement_logging().connect().await?;
    MIGRATOR.run_to(step, &mut model).await?;
    let (ours, theirs) = (parts(&mut model).await?, parts(database).await?);
    model.close().await?;
    let added = theirs.keys().find(|part| !ours.contains_key(*part));
    if let Some((kind, name)) = added {
        return Ok(Some(format!("it has a {kind} '{name}' that is not of orderstack")));
    }
    let other = ours.iter().find(|(part, made)| theirs.get(*part) != Some(made));
    Ok(other.map(|((kind, name), _)| format!("its {kind} '{name}' is not that of orderstack")))
}

/// What a database is made of, by kind and name, and how each was made. What SQLite adds for itself
/// does not count, nor how the list of steps was made, which is not ours to say.
async fn parts(
    database: &mut SqliteConnection,
) -> Result<BTreeMap<(String, String), String>, Trouble> {
    let rows = query(
        "SELECT type, name, CASE name WHEN '_sqlx_migrations' THEN '' ELSE coalesce(sql, '') END AS made \
         FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    );
    let mut parts = BTreeMap::new();
    for row in rows.fetch_all(database).await? {
        let made: String = row.try_get("made")?;
        let made = made.split_whitespace().collect::<Vec<_>>().join(" ");
        parts.insert((row.try_get("type")?, row.try_get("name")?), made);
    }
    Ok(parts)
}
