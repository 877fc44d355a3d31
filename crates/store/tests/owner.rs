//! Two programs and one file.

mod common;

use common::{act, beside, file, game, open};

/// The lock was all that kept a second server out, and anybody can remove it.
#[tokio::test]
async fn a_lock_that_is_removed_lets_nobody_else_in() {
    let path = file("unlocked.db");
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    std::fs::remove_file(format!("{}.lock", path.display())).expect("removed");
    let trouble = open(&path).await.expect_err("in use");
    assert!(
        trouble.to_string().ends_with("another orderstack is using this database"),
        "{trouble}"
    );
    store.health().await.expect("well");
    store.write(act("g", 0, "done")).await.expect("it goes on");
}

/// It went on writing, and health said that all was well.
#[tokio::test]
async fn who_was_asleep_while_another_took_over_writes_nothing_more() {
    let path = file("taken.db");
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    beside(&path, "UPDATE owner SET token = 'another'").await;
    let trouble = store.write(act("g", 0, "done")).await.expect_err("taken");
    assert_eq!(trouble.to_string(), "another server has taken over the database");
    let trouble = store.health().await.expect_err("unwell");
    assert_eq!(trouble.to_string(), "another server has taken over the database");
    assert!(store.load("g").await.expect("it can be read").changes.is_empty());
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_not_where_it_was_is_told() {
    let path = file("moved.db");
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    let away = file("moved-away.db");
    std::fs::rename(&path, &away).expect("moved");
    let trouble = store.write(act("g", 0, "done")).await.expect_err("moved");
    assert_eq!(trouble.to_string(), "the database file was moved, replaced or removed");
    store.health().await.expect_err("unwell");
    assert!(!path.exists(), "no empty one is made in its place");
    std::fs::rename(&away, &path).expect("moved back");
    store.write(act("g", 0, "done")).await.expect("written now");
}

/// Whoever was killed had the lock, in which its name stands: nobody waits for an answer.
#[tokio::test]
async fn who_was_killed_is_not_waited_for() {
    let (path, copy) = (file("killed.db"), file("killed-copy.db"));
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    // As a crash leaves them: an owner in the row, and its name in the lock.
    for ending in ["", "-wal", ".lock"] {
        let from = format!("{}{ending}", path.display());
        std::fs::copy(from, format!("{}{ending}", copy.display())).expect("copied");
    }
    let copied = open(&copy).await.expect("the copy");
    // Nobody has asked.
    copied.close().await.expect("closed");
    beside(&path, "CREATE TEMP TABLE quiet (n INTEGER CHECK (n = 0)); INSERT INTO quiet SELECT asked FROM owner").await;
}
