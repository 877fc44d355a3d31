//! Copies of a database in use, and what they are good for.

use std::path::{Path, PathBuf};

use store::{Store, Write, backup, restore};

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("backup").join(name);
    // Left by an earlier run, or not there.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn address(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

async fn with_name(path: &Path, name: &str) -> Store {
    let store = Store::open(&address(path)).await.expect("it opens");
    store.write(person(name)).await.expect("written");
    store
}

fn person(name: &str) -> Write {
    Write::Person { id: "mira".into(), name: name.into() }
}

async fn name_in(path: &Path) -> Option<String> {
    let store = Store::open(&address(path)).await.expect("it opens");
    let name = store.name_of(&"mira".into()).await.expect("read");
    store.close().await.expect("closed");
    name
}

/// A statement by another program.
async fn plain(path: &Path, statement: &'static str) {
    use sqlx::Connection;
    let url = format!("{}?mode=rwc", address(path));
    let mut plain = sqlx::SqliteConnection::connect(&url).await.expect("open");
    sqlx::raw_sql(statement).execute(&mut plain).await.expect("done");
    plain.close().await.expect("closed");
}

/// Everything in a folder but locks, by name.
fn names(folder: &Path) -> Vec<String> {
    let list = std::fs::read_dir(folder).expect("a folder");
    let names = list.map(|entry| entry.expect("a name").file_name().into_string().expect("text"));
    let mut names: Vec<String> = names.filter(|name| !name.ends_with(".lock")).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_copy_is_whole_and_replaces_nothing_unasked() {
    let folder = folder("whole");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    let store = with_name(&db, "Mira").await;
    // While it is in use, and though all of it is still beside the file.
    backup(&address(&db), &copy, false).await.expect("copied");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&copy).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    store.write(person("Mira K")).await.expect("it goes on");
    let trouble = backup(&address(&db), &copy, false).await.expect_err("it is there already");
    assert!(trouble.to_string().ends_with("there is such a file already"), "{trouble}");
    assert_eq!(name_in(&copy).await.as_deref(), Some("Mira"));
    backup(&address(&db), &copy, true).await.expect("replaced");
    assert_eq!(name_in(&copy).await.as_deref(), Some("Mira K"));
    let trouble = backup(&address(&db), &db, true).await.expect_err("itself");
    assert!(trouble.to_string().ends_with("this is the database itself"), "{trouble}");
    store.close().await.expect("closed");
    assert_eq!(names(&folder), ["copy.db", "games.db"], "nothing else is left");

    let nowhere = address(&folder.join("nowhere.db"));
    let trouble = backup(&nowhere, &folder.join("x"), false).await.expect_err("no database");
    assert!(trouble.to_string().ends_with("there is no such database"), "{trouble}");
    let trouble = backup(&address(&db), &folder.join("no/x"), false).await.expect_err("no folder");
    assert!(trouble.to_string().contains("it cannot be written"), "{trouble}");
}

#[tokio::test]
async fn a_copy_takes_the_place_of_the_database_which_is_kept() {
    let folder = folder("place");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    let store = with_name(&db, "Mira").await;
    backup(&address(&db), &copy, false).await.expect("copied");
    store.write(person("Mira K")).await.expect("written");
    let trouble = restore(&address(&db), &copy).await.expect_err("in use");
    assert!(trouble.to_string().ends_with("another orderstack is using this database"));
    store.close().await.expect("closed");

    let aside = restore(&address(&db), &copy).await.expect("restored").expect("kept");
    assert_eq!(name_in(&db).await.as_deref(), Some("Mira"));
    assert_eq!(name_in(&aside).await.as_deref(), Some("Mira K"));
    assert_eq!(names(&folder), ["copy.db", "games.db", "games.db.replaced-1"]);
    // Where there is nothing, nothing is kept.
    let fresh = folder.join("fresh.db");
    assert_eq!(restore(&address(&fresh), &copy).await.expect("restored"), None);
    assert_eq!(name_in(&fresh).await.as_deref(), Some("Mira"));
}

/// The log of a server that was killed belongs to the database it stands beside, never to the one
/// that takes its place.
#[tokio::test]
async fn what_a_crash_left_is_kept_with_the_database_it_belongs_to() {
    let folder = folder("crash");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    let store = with_name(&db, "Mira").await;
    backup(&address(&db), &copy, false).await.expect("copied");
    store.write(person("Mira K")).await.expect("written");
    let crashed = folder.join("crashed.db");
    for ending in ["", "-wal", "-shm"] {
        let from = format!("{}{ending}", db.display());
        std::fs::copy(from, format!("{}{ending}", crashed.display())).expect("copied");
    }
    let aside = restore(&address(&crashed), &copy).await.expect("restored").expect("kept");
    assert_eq!(name_in(&crashed).await.as_deref(), Some("Mira"));
    assert_eq!(name_in(&aside).await.as_deref(), Some("Mira K"));
}

#[tokio::test]
async fn what_is_no_whole_database_of_ours_is_refused_and_changes_nothing() {
    let folder = folder("refused");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    with_name(&db, "Mira").await.close().await.expect("closed");
    let letter = folder.join("letter.db");
    std::fs::write(&letter, "Dear reader, this is no database. ".repeat(100)).expect("written");
    let foreign = folder.join("foreign.db");
    plain(&foreign, "CREATE TABLE game (id TEXT)").await;
    let newer = folder.join("newer.db");
    backup(&address(&db), &newer, false).await.expect("copied");
    plain(
        &newer,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'to come', 1, x'00', 0)",
    )
    .await;
    backup(&address(&db), &copy, false).await.expect("copied");
    let torn = folder.join("torn.db");
    let bytes = std::fs::read(&copy).expect("read");
    std::fs::write(&torn, &bytes[..bytes.len() / 2]).expect("written");

    for (from, why) in [
        (&letter, "not a database"),
        (&foreign, "not a database of orderstack"),
        (&newer, "written by a newer version"),
        (&torn, "damaged"),
        (&folder.join("nowhere.db"), "there is no such file"),
        (&db, "this is the database itself"),
    ] {
        let trouble = restore(&address(&db), from).await.expect_err("refused");
        assert!(trouble.to_string().contains(why), "{}: {trouble}", from.display());
    }
    assert_eq!(name_in(&db).await.as_deref(), Some("Mira"));
    let left = names(&folder);
    assert!(
        !left.iter().any(|name| name.contains("part") || name.contains("replaced")),
        "{left:?}"
    );
}

/// With a trigger of somebody else choices were acknowledged and not kept.
#[tokio::test]
async fn only_what_is_built_as_ours_is_restored() {
    let folder = folder("built");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    with_name(&db, "Mira").await.close().await.expect("closed");
    for (change, why) in [
        (
            "CREATE TRIGGER lost AFTER INSERT ON change BEGIN DELETE FROM change; END",
            "it has a trigger 'lost' that is not of orderstack",
        ),
        ("CREATE VIEW seen AS SELECT 1", "it has a view 'seen' that is not of orderstack"),
        ("CREATE TABLE more (n INTEGER)", "it has a table 'more' that is not of orderstack"),
        ("ALTER TABLE chat ADD COLUMN more TEXT", "its table 'chat' is not that of orderstack"),
        ("DROP INDEX seat_person", "its index 'seat_person' is not that of orderstack"),
        ("DROP TABLE learned", "its table 'learned' is not that of orderstack"),
    ] {
        backup(&address(&db), &copy, true).await.expect("copied");
        plain(&copy, change).await;
        let trouble = restore(&address(&db), &copy).await.expect_err("refused").to_string();
        assert_eq!(trouble, format!("{}: {why}", copy.display()));
    }
    // What SQLite puts in for itself is no matter.
    backup(&address(&db), &copy, true).await.expect("copied");
    plain(&copy, "ANALYZE").await;
    restore(&address(&db), &copy).await.expect("restored");
    assert_eq!(name_in(&db).await.as_deref(), Some("Mira"));
}

/// A copy of a running server's database, put elsewhere, is not asked who has it.
#[tokio::test]
async fn a_copy_is_nobodys() {
    let folder = folder("nobodys");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    let store = with_name(&db, "Mira").await;
    backup(&address(&db), &copy, false).await.expect("copied");
    plain(&copy, "CREATE TEMP TABLE none (n TEXT CHECK (n IS NULL)); INSERT INTO none SELECT token FROM owner").await;
    store.close().await.expect("closed");
}

/// A server that runs keeps its database, whatever became of the lock.
#[tokio::test]
async fn nothing_is_restored_under_a_server_whose_lock_was_removed() {
    let folder = folder("unlocked");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    let store = with_name(&db, "Mira").await;
    backup(&address(&db), &copy, false).await.expect("copied");
    store.write(person("Mira K")).await.expect("written");
    std::fs::remove_file(folder.join("games.db.lock")).expect("removed");
    let trouble = restore(&address(&db), &copy).await.expect_err("in use");
    assert!(trouble.to_string().ends_with("another orderstack is using this database"));
    store.close().await.expect("closed");
    assert_eq!(name_in(&db).await.as_deref(), Some("Mira K"));
    assert_eq!(names(&folder), ["copy.db", "games.db"]);
}

/// Half a copy lay beside the database for ever, with all secrets in it; and a database with a second
/// name is refused.
#[cfg(unix)]
#[tokio::test]
async fn what_a_killed_restore_left_is_taken_away() {
    let folder = folder("killed");
    let (db, copy) = (folder.join("games.db"), folder.join("copy.db"));
    with_name(&db, "Mira").await.close().await.expect("closed");
    backup(&address(&db), &copy, false).await.expect("copied");
    let leave = || {
        for name in ["games.db.part-1", "games.db.part-1-journal"] {
            std::fs::write(folder.join(name), "half").expect("written");
        }
        std::fs::hard_link(&db, folder.join("games.db.replaced-1")).expect("a second name");
    };
    leave();
    assert_eq!(name_in(&db).await.as_deref(), Some("Mira"));
    assert_eq!(names(&folder), ["copy.db", "games.db"]);
    leave();
    restore(&address(&db), &copy).await.expect("restored").expect("kept");
    assert_eq!(names(&folder), ["copy.db", "games.db", "games.db.replaced-1"]);
    assert_eq!(name_in(&folder.join("games.db.replaced-1")).await.as_deref(), Some("Mira"));
}
