//! What is not kept for ever, or only once.

mod common;

use common::{SEATS, act, beside, file, game, game_of, open, standing};
use kernel::Seat;
use kernel::history::Chance;
use store::{CHAT_KEPT, CHAT_SHOWN, Kept, NewGame, Saying, Trouble, Write};
use table::Change;

/// All of it was loaded and kept for ever, though 200 sayings are shown.
#[tokio::test]
async fn what_was_said_long_ago_goes() {
    let path = file("chat.db");
    let store = open(&path).await.expect("a new file");
    for id in ["g", "h"] {
        store.write(game(id)).await.expect("written");
    }
    // Every third of them is said among those who look on, who talk no others out of it.
    let say = |game: &str, number: i64| Write::Saying {
        game: game.into(),
        said: Saying {
            number,
            seat: None,
            person: Some("mira".into()),
            name: "Eve".into(),
            text: format!("word {number}"),
            aside: number % 3 == 2,
        },
        at: 0,
        notices: Vec::new(),
    };
    store.write(say("h", 0)).await.expect("written");
    let all = 2 * CHAT_KEPT;
    for number in 0..all {
        store.write(say("g", number)).await.expect("written");
    }
    let chat = store.load("g").await.expect("it is there").chat;
    for aside in [false, true] {
        let numbers = chat.iter().filter(|said| said.aside == aside).map(|said| said.number);
        let last = (0..all).rev().filter(|number| (number % 3 == 2) == aside);
        let mut last: Vec<i64> = last.take(CHAT_SHOWN).collect();
        last.reverse();
        assert_eq!(numbers.collect::<Vec<_>>(), last);
    }
    assert_eq!(store.load("h").await.expect("it is there").chat.len(), 1, "each table for itself");
    store.close().await.expect("closed");
    let counted = "CREATE TEMP TABLE few (n INTEGER CHECK (n = 1666)); INSERT INTO few SELECT count(*) FROM chat WHERE game = 'g'";
    beside(&path, counted).await;
}

/// A day of lessons was hundreds of megabytes, nearly all of it the same few positions.
#[tokio::test]
async fn what_lessons_begin_from_is_kept_once() {
    let path = file("beginnings.db");
    let store = open(&path).await.expect("a new file");
    let begins = |id: &str, lesson: Option<&str>, position: &str| {
        let chance = Chance::Shared { secret: id.into(), numbers: Vec::new() };
        let (lesson, position) = (lesson.map(str::to_owned), Some(position.to_owned()));
        match game_of(id, chance) {
            Write::Game(game) => Write::Game(Box::new(NewGame { lesson, position, ..*game })),
            other => other,
        }
    };
    let long = "{\"long\":true}".repeat(8000);
    for n in 0..20 {
        store.write(begins(&format!("l{n}"), Some("first"), &long)).await.expect("written");
    }
    store.write(begins("other", Some("second"), "{}")).await.expect("written");
    store.write(begins("own", None, &long)).await.expect("written");
    for (id, position) in [("l0", &*long), ("l19", &*long), ("other", "{}"), ("own", &*long)] {
        let stored = store.load(id).await.expect("it is there");
        assert_eq!(stored.position.as_deref(), Some(position), "{id}");
    }
    store.close().await.expect("closed");
    let size = std::fs::metadata(&path).expect("a file").len();
    assert!(size < 10 * long.len() as u64, "{size} bytes");
}

#[tokio::test]
async fn a_table_stays_muted() {
    let path = file("muted.db");
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    assert!(!store.load("g").await.expect("it is there").muted);
    store.write(Write::Muted { game: "g".into(), muted: true }).await.expect("written");
    store.close().await.expect("closed");
    let store = open(&path).await.expect("the same file");
    assert!(store.load("g").await.expect("it is there").muted);
}

/// What nobody uses goes; what somebody has chosen in stays, unless it is a lesson of long ago.
#[tokio::test]
async fn only_what_nobody_uses_goes() {
    let path = file("unused.db");
    let store = open(&path).await.expect("a new file");
    let day = std::time::Duration::from_secs(24 * 60 * 60);
    let kept = Kept { lesson_begun: day / 24, lesson: 14 * day, table: 7 * day };
    let lesson =
        |id: &str| match game_of(id, Chance::Shared { secret: id.into(), numbers: Vec::new() }) {
            Write::Game(game) => {
                Write::Game(Box::new(NewGame { lesson: Some("first".into()), ..*game }))
            }
            other => other,
        };
    let plain = |id: &str| game_of(id, Chance::Shared { secret: id.into(), numbers: Vec::new() });
    let by_bot = |id: &str| Write::Changes {
        ranked: Vec::new(),
        placed: Vec::new(),
        game: id.into(),
        first: SEATS,
        changes: vec![Change::Act(Seat(1), "done".into())],
        hash: None,
        standing: standing(1, false),
        learned: false,
        at: 0,
        notices: Vec::new(),
        ahead: Vec::new(),
    };
    for id in ["table", "table-bot", "table-chosen", "table-said", "table-young"] {
        store.write(plain(id)).await.expect("written");
    }
    for id in ["lesson", "lesson-chosen", "lesson-old", "lesson-young"] {
        store.write(lesson(id)).await.expect("written");
    }
    for id in ["table-chosen", "lesson-chosen", "lesson-old"] {
        store.write(act(id, 0, "done")).await.expect("written");
    }
    store.write(by_bot("table-bot")).await.expect("written");
    let said = Saying {
        number: 0,
        seat: Some(Seat(0)),
        person: Some("mira".into()),
        name: "Mira".into(),
        text: "late?".into(),
        aside: false,
    };
    store
        .write(Write::Saying { game: "table-said".into(), said, at: 0, notices: Vec::new() })
        .await
        .expect("written");
    store.write(Write::Person { id: "mira".into(), name: "Mira".into() }).await.expect("written");
    beside(
        &path,
        "UPDATE game SET updated = updated - 13 * 86400 WHERE id NOT LIKE '%-young'; \
         UPDATE game SET updated = updated - 500 * 86400 WHERE id IN ('table-chosen', 'lesson-old'); \
         UPDATE game SET updated = updated - 6 * 86400 WHERE id = 'table-young'; \
         UPDATE game SET updated = updated - 50 * 60 WHERE id = 'lesson-young'",
    )
    .await;
    let mut gone: Vec<String> =
        store.unused(kept, 99).await.expect("read").into_iter().map(|table| table.id).collect();
    gone.sort();
    assert_eq!(gone, ["lesson", "lesson-old", "table", "table-bot"]);
    assert_eq!(store.unused(kept, 1).await.expect("read").len(), 1);
    for id in ["table-chosen", "table-said", "table-young", "lesson-chosen", "lesson-young"] {
        // Asked to go all the same, it stays.
        store.write(Write::Unused { game: id.into(), kept }).await.expect("written");
        store.load(id).await.expect("it is there");
    }
    for id in gone {
        store.write(Write::Unused { game: id.clone(), kept }).await.expect("written");
        assert_eq!(store.load(&id).await.expect_err("gone"), Trouble::Unknown);
    }
    assert_eq!(
        store.name_of(&"mira".into()).await.expect("read").as_deref(),
        Some("Mira"),
        "she plays on"
    );
    beside(&path, "UPDATE game SET updated = 0; DELETE FROM change; DELETE FROM chat").await;
    for table in store.unused(kept, 99).await.expect("read") {
        store.write(Write::Unused { game: table.id, kept }).await.expect("written");
    }
    assert_eq!(store.name_of(&"mira".into()).await.expect("read"), None, "she never came back");
}
