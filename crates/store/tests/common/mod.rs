//! A file for each test, and games to write into it.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

use std::path::PathBuf;

use kernel::history::Chance;
use kernel::{Seat, SeatSet};
use store::{NewGame, Standing, Store, Trouble, Write};
use table::{Change, Holder, Place};

/// A file of its own for each test.
pub fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("store");
    std::fs::create_dir_all(&folder).expect("a folder");
    for ending in ["", "-wal", "-shm", ".lock"] {
        // Left by an earlier run, or not there.
        let _ = std::fs::remove_file(folder.join(format!("{name}{ending}")));
    }
    folder.join(name)
}

pub async fn open(path: &std::path::Path) -> Result<Store, Trouble> {
    Store::open(&format!("sqlite:{}", path.display())).await
}

pub fn standing(round: u32, bot_next: bool) -> Standing {
    Standing {
        round,
        phase: "planning".into(),
        due: None,
        pending: SeatSet::one(Seat(1)),
        bot_next,
        sides: vec!["overmind".into(), String::new()],
        points: vec![3, 12],
        over: None,
    }
}

pub fn game(id: &str) -> Write {
    let chance = Chance::Seed { seed: u64::MAX - 6, salt: Some("salt".into()) };
    game_of(id, chance)
}

pub fn game_of(id: &str, chance: Chance) -> Write {
    let person = Place::new(Holder::Person("mira".into()), "Mira");
    let open = Place::new(Holder::Open("token".into()), "Seat 2");
    Write::Game(Box::new(NewGame {
        clock: None,
        listed: None,
        rated: false,
        behind: None,
        programs: false,
        id: id.into(),
        kind: "starcraft",
        rules: 1,
        title: "Friday".into(),
        setup: "{}".into(),
        chance,
        position: None,
        lesson: None,
        host: Some("mira".into()),
        hints: false,
        take_backs: true,
        pace: "fast".to_owned(),
        places: vec![person, open],
        standing: standing(0, false),
        at: 500,
    }))
}

/// The first changes of a game say who sits where.
pub const SEATS: u64 = 2;

pub fn act(game: &str, first: u64, text: &str) -> Write {
    Write::Changes {
        ranked: Vec::new(),
        placed: Vec::new(),
        game: game.into(),
        first: SEATS + first,
        changes: vec![Change::Act(Seat(0), text.into())],
        hash: None,
        standing: standing(first as u32 + 1, true),
        learned: false,
        at: 1000,
        notices: Vec::new(),
        ahead: Vec::new(),
    }
}

/// Statements on a file by another program.
pub async fn beside(path: &std::path::Path, statements: &'static str) {
    use sqlx::Connection;
    let url = format!("sqlite:{}", path.display());
    let mut other = sqlx::SqliteConnection::connect(&url).await.expect("it opens");
    sqlx::raw_sql(statements).execute(&mut other).await.expect("done");
    other.close().await.expect("closed");
}
