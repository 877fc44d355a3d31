//! Changes that are refused, or fail.

use std::time::Duration;

use house::{Lead, Origin};
use sqlx::{Connection, SqliteConnection, raw_sql};

use super::*;
use crate::trial::{Trial, bot, live, person};

/// A table in use, of this server.
async fn made(trial: &Trial, live: Live) -> Arc<Room> {
    let tables = &trial.app.tables;
    tables.create("t", live).await.expect("it is made");
    tables.find("t").await.expect("it is there")
}

/// It was dropped, and loaded again for everybody who looked at it.
#[tokio::test]
async fn what_is_refused_leaves_the_table_in_use() {
    let trial = Trial::begin().await;
    let room = made(&trial, live(vec![person("a"), person("b")])).await;
    let (tables, version) = (&trial.app.tables, room.version());
    let mut guard = tables.lock("t").await.expect("free");
    guard.sit(vec![(Seat(0), person("c"))]).await.expect_err("taken");
    guard.rename(Seat(7), "c").await.expect_err("no such seat");
    drop(guard);
    assert!(room.now().is_some_and(|now| now.version == version));
}

#[tokio::test]
async fn a_refused_undo_takes_nothing_from_the_bots() {
    let trial = Trial::begin().await;
    let room = made(&trial, live(vec![person("a"), bot("easy")])).await;
    let tables = &trial.app.tables;
    let mut guard = tables.lock("t").await.expect("free");
    let table = Arc::clone(&guard.live().expect("loaded").table);
    let seat = table.pending().iter().next().expect("somebody is asked");
    let time = Duration::from_millis(1);
    let (_, mind) = table.choose(seat, None, ("random", 1), time).expect("a choice");
    room.minds.keep(Seat(1), true, mind);
    guard.undo(Seat(0), 0, None).await.expect_err("nothing was chosen");
    assert!(room.minds.take(Seat(1), true).is_some());
}

/// Whoever asked for a table while it was being made had another room of it than all the others.
#[tokio::test]
async fn a_table_is_there_once_even_while_it_is_made() {
    let trial = Trial::begin().await;
    let early = Arc::new(Room::new("t", crate::dates::Steady::after(0)));
    trial.app.tables.rooms().insert("t".to_owned(), Arc::clone(&early));
    let room = made(&trial, live(vec![person("a"), person("b")])).await;
    assert!(Arc::ptr_eq(&room, &early));
    assert!(early.now().is_some());
}

/// They thought again every two seconds for ever, and kept the table loaded.
#[tokio::test]
async fn bots_that_cannot_be_heard_let_the_table_go() {
    let trial = Trial::begin().await;
    let room = made(&trial, live(vec![bot("random"), bot("random")])).await;
    trial.app.tables.store.close().await.expect("it closes");
    crate::bots::wake(&trial.app, &room);
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if Arc::strong_count(&room) == 2 {
            return;
        }
    }
    panic!("somebody still holds it");
}

/// The choice was on disk and shown, and its player was told that nothing had changed.
#[tokio::test]
async fn who_is_told_that_nothing_changed_has_changed_nothing() {
    let trial = Trial::begin().await;
    let game = Arc::clone(&trial.app.games[0]);
    let lesson = &game.kind().lessons[0];
    let origin = Origin::position(lesson.rules, lesson.position.clone());
    let places = vec![person("a"), bot("easy")];
    let mut live =
        Live::new(String::new(), &*game, &lesson.setup, origin, places).expect("a lesson");
    live.game().teach(&lesson.id, true);
    made(&trial, live).await;
    let mut disk = SqliteConnection::connect(&trial.database).await.expect("it opens");
    let fails =
        "CREATE TRIGGER full BEFORE INSERT ON learned BEGIN SELECT RAISE(ABORT, 'full'); END";
    raw_sql(fails).execute(&mut disk).await.expect("done");
    let tables = &trial.app.tables;
    let mut guard = tables.lock("t").await.expect("free");
    loop {
        let before = guard.live().expect("loaded").table.changes();
        if guard.lead(Lead::Skip).await.is_err() {
            assert_eq!(guard.live().expect("loaded").table.changes(), before);
            let stored = tables.store.load("t").await.expect("it is there");
            assert_eq!((stored.places.len() + stored.changes.len()) as u64, before);
            break;
        }
    }
    raw_sql("DROP TRIGGER full").execute(&mut disk).await.expect("done");
    guard.lead(Lead::Skip).await.expect("it can be written again");
    let learned = tables.store.learned(&"a".into(), game.kind().id).await.expect("read");
    assert_eq!(learned, [lesson.id.as_str()]);
}
