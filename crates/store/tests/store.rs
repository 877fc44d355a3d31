//! Real files: what was written is there again, once, and what cannot be read is said.

mod common;

use common::{SEATS, act, file, game, game_of, open, standing};
use kernel::history::Chance;
use kernel::{Seat, SeatSet};
use store::{NewGame, Notice, OfNotice, OfTime, Saying, Standing, Store, Trouble, Write, Written};
use table::{Change, Holder, Place};

#[tokio::test]
async fn everything_written_is_there_after_a_restart() {
    let path = file("restart.db");
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    store.write(act("g", 0, "order build torus")).await.expect("written");
    let last = store.chosen_last(&"mira".into()).await.expect("read");
    assert_eq!(last, [("g".to_owned(), SEATS as i64)].into());
    let changes = vec![Change::Undo(Seat(0), 0), Change::Act(Seat(1), "done".into())];
    let over =
        Standing { over: Some((SeatSet::one(Seat(1)), "normal".into())), ..standing(7, false) };
    let more = |first, changes, hash| Write::Changes {
        ranked: Vec::new(),
        placed: Vec::new(),
        game: "g".into(),
        first: SEATS + first,
        changes,
        hash,
        standing: over.clone(),
        learned: false,
        at: 2000,
        notices: Vec::new(),
        ahead: Vec::new(),
    };
    store.write(more(1, changes, Some("c0ffee".into()))).await.expect("written");
    let said = Saying {
        number: 0,
        seat: Some(Seat(0)),
        person: Some("mira".into()),
        name: "Mira".into(),
        text: "hello".into(),
        aside: false,
    };
    store
        .write(Write::Saying { game: "g".into(), said: said.clone(), at: 0, notices: Vec::new() })
        .await
        .expect("written");
    let bot = Place { number: "ab12".into(), ..Place::new(Holder::Bot("easy".into()), "Bot") };
    let sits = Change::Place(Seat(1), bot.clone());
    store.write(more(3, vec![sits.clone()], None)).await.expect("written");
    let name = |name: &str| Write::Person { id: "mira".into(), name: name.into() };
    store.write(name("Mira")).await.expect("written");
    store.write(name("Mira K")).await.expect("written");
    let secret = store.secret("cookies", b"first").await.expect("made");
    store.close().await.expect("closed");

    let store = open(&path).await.expect("the same file");
    assert_eq!(store.secret("cookies", b"second").await.expect("kept"), secret);
    assert_eq!(store.name_of(&"mira".into()).await.expect("read").as_deref(), Some("Mira K"));
    assert_eq!(store.name_of(&"nobody".into()).await.expect("read"), None);
    let stored = store.load("g").await.expect("it is there");
    let chance = Chance::Seed { seed: u64::MAX - 6, salt: Some("salt".into()) };
    assert_eq!((stored.chance, stored.host), (chance, Some("mira".into())));
    // Who had the seats in the beginning, and from when on somebody else.
    assert_eq!(stored.places[1].holder, Holder::Open("token".into()));
    let expected = [
        (Change::Act(Seat(0), "order build torus".to_owned()), None, 1000),
        (Change::Undo(Seat(0), 0), None, 2000),
        (Change::Act(Seat(1), "done".to_owned()), Some("c0ffee".to_owned()), 2000),
        (sits, None, 2000),
    ];
    let expected = expected.map(|(change, hash, at)| Written { change, hash, at: Some(at) });
    assert_eq!(stored.changes, expected);
    assert_eq!(stored.chat, [said]);
    let list = store.games_of(&"mira".into(), true, 0, 20).await.expect("read");
    assert_eq!(list.len(), 1);
    assert_eq!((list[0].id.as_str(), &list[0].standing), ("g", &over));
    assert_eq!(list[0].places[1], bot);
    assert!(
        store.games_of(&"mira".into(), false, 0, 20).await.expect("read").is_empty(),
        "it is over"
    );
    assert!(store.games_of(&"nobody".into(), true, 0, 20).await.expect("read").is_empty());
    assert_eq!(store.count_games(&"mira".into(), false).await.expect("read"), [0, 0]);
    assert_eq!(store.count_games(&"mira".into(), true).await.expect("read")[0], 1);
    assert_eq!(store.load("h").await.expect_err("no such game"), Trouble::Unknown);
}

#[tokio::test]
async fn what_was_taken_back_or_chosen_by_others_is_not_counted() {
    let store = open(&file("tally.db")).await.expect("a new file");
    let over = |winner| Standing {
        over: Some((SeatSet::one(winner), "normal".into())),
        ..standing(7, false)
    };
    let act = |seat, text: &str| Change::Act(Seat(seat), text.to_owned());
    for (id, ended) in [("over", true), ("going-on", false)] {
        store
            .write(game_of(id, Chance::Shared { secret: id.into(), numbers: Vec::new() }))
            .await
            .expect("written");
        let changes = vec![
            act(0, "order build torus"),
            act(1, "order research torus"),
            act(0, "order mobilize torus"),
            Change::Undo(Seat(0), 2),
            act(0, "order build braken"),
        ];
        let standing = if ended { over(Seat(0)) } else { standing(7, false) };
        let write = Write::Changes {
            ranked: Vec::new(),
            placed: Vec::new(),
            game: id.into(),
            first: SEATS,
            changes,
            hash: None,
            standing,
            learned: false,
            at: 0,
            notices: Vec::new(),
            ahead: Vec::new(),
        };
        store.write(write).await.expect("written");
    }
    let chosen = store.chosen_by(&"mira".into(), 9).await.expect("read");
    let actions: Vec<&str> = chosen.iter().map(|it| it.action.as_str()).collect();
    assert_eq!(actions, ["order build torus", "order build braken"]);
    assert!(store.chosen_by(&"mira".into(), 0).await.expect("read").is_empty());
    assert!(store.chosen_by(&"nobody".into(), 9).await.expect("read").is_empty());
}

#[tokio::test]
async fn a_change_is_written_once() {
    let store = open(&file("once.db")).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    store.write(act("g", 0, "first")).await.expect("written");
    let doubled = store.write(act("g", 0, "second")).await.expect_err("the number is taken");
    assert_eq!(doubled, Trouble::Doubled);
    let stored = store.load("g").await.expect("it is there");
    let change = Change::Act(Seat(0), "first".to_owned());
    assert_eq!(stored.changes, [Written { change, hash: None, at: Some(1000) }]);
    // A refused write leaves no trace, not even how the game stands.
    assert_eq!(
        store.games_of(&"mira".into(), false, 0, 1).await.expect("read")[0].standing,
        standing(1, true)
    );
    assert_eq!(store.write(game("g")).await.expect_err("the id is taken"), Trouble::Doubled);
}

/// Two servers that both believe a table theirs: of what they write at once, one thing counts.
#[tokio::test]
async fn whoever_does_not_know_the_latest_writes_nothing() {
    let store = open(&file("races.db")).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    let sits = |first: u64, name: &str| Write::Changes {
        ranked: Vec::new(),
        placed: Vec::new(),
        game: "g".into(),
        first,
        changes: vec![Change::Place(Seat(1), Place::new(Holder::Person(name.into()), name))],
        hash: None,
        standing: standing(1, false),
        learned: false,
        at: 0,
        notices: Vec::new(),
        ahead: Vec::new(),
    };
    // A seat is taken once, and nobody has it who came too late.
    store.write(sits(SEATS, "tomasz")).await.expect("written");
    let late = store.write(sits(SEATS, "zofia")).await.expect_err("taken");
    assert_eq!(late, Trouble::Doubled);
    let holder = async || {
        let games = store.games_of(&"mira".into(), false, 0, 1).await.expect("read");
        games[0].places[1].holder.person().cloned()
    };
    assert_eq!(holder().await, Some("tomasz".into()));
    // Nor does anybody write what comes after something that is not there.
    let ahead = store.write(sits(SEATS + 2, "zofia")).await.expect_err("a gap");
    assert_eq!((ahead, holder().await), (Trouble::Doubled, Some("tomasz".into())));
    // How a game stands is not written by anybody who does not know its last change.
    let uncoached =
        |changes| Write::Uncoached { game: "g".into(), changes, standing: standing(9, true) };
    let behind = store.write(uncoached(SEATS)).await.expect_err("somebody has come since");
    assert_eq!(behind, Trouble::Doubled);
    assert!(store.waiting_for_bots().await.expect("read").is_empty());
    store.write(uncoached(SEATS + 1)).await.expect("written");
    // Something is said under a number once.
    let said = |text: &str| {
        let (name, text) = ("Mira".to_owned(), text.to_owned());
        Write::Saying {
            game: "g".into(),
            said: Saying {
                number: 0,
                seat: None,
                person: Some("mira".into()),
                name,
                text,
                aside: false,
            },
            at: 0,
            notices: Vec::new(),
        }
    };
    store.write(said("first")).await.expect("written");
    assert_eq!(store.write(said("second")).await.expect_err("late"), Trouble::Doubled);
}

#[tokio::test]
async fn a_secret_is_used_once() {
    let store = open(&file("secret.db")).await.expect("a new file");
    let shared = || Chance::Shared { secret: "5ec7".repeat(16), numbers: Vec::new() };
    store.write(game_of("g", shared())).await.expect("written");
    let doubled = store.write(game_of("h", shared())).await.expect_err("it was told already");
    assert_eq!(doubled, Trouble::Doubled);
    assert_eq!(store.load("g").await.expect("it is there").chance, shared());
}

#[tokio::test]
async fn changes_of_an_unknown_game_are_refused() {
    let store = open(&file("unknown.db")).await.expect("a new file");
    assert!(store.write(act("nowhere", 0, "done")).await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_writes_share_a_commit_and_a_wrong_one_hurts_nobody() {
    let path = file("group.db");
    let store = open(&path).await.expect("a new file");
    for n in 0..20 {
        store.write(game(&format!("g{n}"))).await.expect("written");
    }
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..20 {
        let store = store.clone();
        tasks.spawn(async move {
            let id = format!("g{n}");
            let mut doubled = 0;
            for number in 0..25 {
                let (one, two) = tokio::join!(
                    store.write(act(&id, number, "this")),
                    store.write(act(&id, number, "that")),
                );
                assert!(one.is_ok() != two.is_ok(), "exactly one of the two is written");
                doubled += usize::from([one, two].contains(&Err(Trouble::Doubled)));
            }
            doubled
        });
    }
    let doubled: usize = tasks.join_all().await.into_iter().sum();
    assert_eq!(doubled, 20 * 25);
    for n in 0..20 {
        let stored = store.load(&format!("g{n}")).await.expect("it is there");
        assert_eq!(stored.changes.len(), 25);
    }
}

#[tokio::test]
async fn tables_that_wait_for_bots_are_found() {
    let store = open(&file("bots.db")).await.expect("a new file");
    for id in ["a", "b"] {
        store.write(game(id)).await.expect("written");
    }
    assert!(store.waiting_for_bots().await.expect("read").is_empty());
    store.write(act("b", 0, "done")).await.expect("written");
    assert_eq!(store.waiting_for_bots().await.expect("read"), ["b"]);
}

#[tokio::test]
async fn the_server_was_there_as_long_as_somebody_chose_something() {
    let path = file("served.db");
    let store = open(&path).await.expect("it opens");
    assert_eq!(store.served_until().await.expect("read"), None);
    // At a table without a clock time does not matter.
    store.write(game("plain")).await.expect("written");
    assert_eq!(store.served_until().await.expect("read"), None);
    let Write::Game(timed) = game("timed") else { unreachable!() };
    let timed = Write::Game(Box::new(NewGame { clock: Some("live-30"), ..*timed }));
    store.write(timed).await.expect("written");
    assert_eq!(store.served_until().await.expect("read"), Some(500));
    store.write(Write::Time(OfTime::Served(800))).await.expect("written");
    store.write(Write::Time(OfTime::Served(700))).await.expect("written");
    assert_eq!(store.served_until().await.expect("read"), Some(800), "time never goes back");
    store.write(act("timed", 0, "pass")).await.expect("written");
    assert_eq!(store.served_until().await.expect("read"), Some(1000));
    // An outage is part of what is read with a table that has a clock.
    store.write(Write::Time(OfTime::Outage((1000, 5000)))).await.expect("written");
    let clock = store.load("timed").await.expect("there").clock;
    assert_eq!(clock, Some(("live-30".to_owned(), 500, vec![(1000, 5000)])));
    assert_eq!(store.load("plain").await.expect("there").clock, None);
    assert!(store.due().await.expect("read").is_empty());
    store.close().await.expect("closed");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_in_a_sentence() {
    let path = file("letter.db");
    std::fs::write(&path, "Dear reader, this is a letter, not a database. ".repeat(100))
        .expect("written");
    let trouble = open(&path).await.expect_err("a letter");
    assert!(trouble.to_string().ends_with("letter.db: the file is not a database"), "{trouble}");
}

#[tokio::test]
async fn a_newer_database_is_refused_in_a_sentence() {
    let path = file("newer.db");
    open(&path).await.expect("a new file").close().await.expect("closed");
    let url = format!("sqlite:{}", path.display());
    let mut plain =
        <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.expect("open");
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'to come', 1, x'00', 0)",
    )
    .execute(&mut plain)
    .await
    .expect("a migration to come");
    drop(plain);
    let trouble = open(&path).await.expect_err("too new");
    assert!(trouble.to_string().contains("written by a newer version"), "{trouble}");
}

#[tokio::test]
async fn a_database_in_use_is_refused_in_a_sentence() {
    let path = file("used.db");
    let _first = open(&path).await.expect("a new file");
    let trouble = open(&path).await.expect_err("in use");
    assert!(
        trouble.to_string().ends_with("another orderstack is using this database"),
        "{trouble}"
    );
}

#[tokio::test]
async fn strange_addresses_are_refused_in_a_sentence() {
    for (address, why) in [
        ("postgres:somewhere", "it reads sqlite:FILE"),
        ("sqlite::memory:", "would be lost"),
        ("sqlite:/nonexistent/folder/x.db", "it cannot be opened"),
    ] {
        let trouble = Store::open(address).await.expect_err("a strange address");
        assert!(trouble.to_string().contains(why), "{trouble}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_in_use_is_found_through_links() {
    let path = file("linked.db");
    let folder = path.parent().expect("a folder").join("linked");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let (soft, hard) = (folder.join("soft.db"), folder.join("hard.db"));
    std::os::unix::fs::symlink(&path, &soft).expect("a link");

    // A link that leads nowhere yet is no second database.
    let trouble = open(&soft).await.expect_err("nothing there");
    assert!(trouble.to_string().contains("it cannot be opened"), "{trouble}");

    let first = open(&path).await.expect("a new file");
    let trouble = open(&soft).await.expect_err("in use");
    assert!(trouble.to_string().contains("another orderstack is using"), "{trouble}");
    std::fs::hard_link(&path, &hard).expect("a second name");
    let trouble = open(&hard).await.expect_err("in use");
    assert!(trouble.to_string().contains("a second name"), "{trouble}");
    std::fs::remove_file(&hard).expect("one name again");

    first.close().await.expect("closed");
    open(&soft).await.expect("the same file").close().await.expect("closed");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    const ALL: [&str; 4] = ["", "-wal", "-shm", ".lock"];
    let beside = |path: &std::path::Path, ending| format!("{}{ending}", path.display());
    let modes = |path: &std::path::Path| {
        ALL.map(|ending| {
            let about = std::fs::metadata(beside(path, ending)).expect("a file");
            about.permissions().mode() & 0o777
        })
    };
    let path = file("private.db");
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    assert_eq!(modes(&path), [0o600; 4]);

    // Wider ones of an earlier version, left by a crash.
    let copy = file("private-copy.db");
    for ending in ALL {
        let to = beside(&copy, ending);
        std::fs::copy(beside(&path, ending), &to).expect("copied");
        std::fs::set_permissions(&to, std::fs::Permissions::from_mode(0o644)).expect("widened");
    }
    let copied = open(&copy).await.expect("the copy");
    copied.load("g").await.expect("it is all there");
    assert_eq!(modes(&copy), [0o600; 4]);
}

#[tokio::test]
async fn a_closed_store_leaves_everything_in_the_one_file() {
    let path = file("closed.db");
    let store = open(&path).await.expect("a new file");
    let other = store.clone();
    store.write(game("g")).await.expect("written");
    // What waits when it is told to close is still written.
    let (written, closed) = tokio::join!(store.write(act("g", 0, "done")), store.close());
    written.expect("written");
    closed.expect("closed");
    let log = std::fs::metadata(format!("{}-wal", path.display()));
    assert!(log.map_or(0, |about| about.len()) == 0, "nothing is left beside it");
    let trouble = other.write(act("g", 1, "done")).await.expect_err("closed");
    assert_eq!(trouble.to_string(), "the database is closed");
    assert_eq!(other.load("g").await.expect_err("closed").to_string(), "the database is closed");

    let copy = file("closed-copy.db");
    std::fs::copy(&path, &copy).expect("copied");
    let copy = open(&copy).await.expect("the copy");
    assert_eq!(copy.load("g").await.expect("it is there").changes.len(), 1);
    // Nobody holds the file any more, although the old store is still around.
    open(&path).await.expect("free").close().await.expect("closed");
}

/// Another program that writes to the file.
async fn locked(path: &std::path::Path) -> sqlx::SqliteConnection {
    let url = format!("sqlite:{}", path.display());
    let mut other =
        <sqlx::SqliteConnection as sqlx::Connection>::connect(&url).await.expect("open");
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("locked");
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_at_once_that_the_database_is_locked() {
    let path = file("told.db");
    let store = open(&path).await.expect("a new file");
    for n in 0..40 {
        store.write(game(&format!("g{n}"))).await.expect("written");
    }
    let _other = locked(&path).await;
    let begun = std::time::Instant::now();
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..40 {
        let store = store.clone();
        tasks.spawn(async move { store.write(act(&format!("g{n}"), 0, "done")).await });
    }
    for told in tasks.join_all().await {
        let trouble = told.expect_err("locked");
        assert_eq!(trouble.to_string(), "the database is locked by another program");
    }
    // One by one it would take 40 seconds and more.
    assert!(begun.elapsed() < std::time::Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn health_tells_what_is_wrong() {
    let path = file("health.db");
    let store = open(&path).await.expect("a new file");
    store.health().await.expect("well");
    let mut other = locked(&path).await;
    // An answer holds for a moment.
    let trouble = loop {
        match store.health().await {
            Ok(()) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
            Err(trouble) => break trouble,
        }
    };
    assert_eq!(trouble.to_string(), "the database is locked by another program");
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("free again");
    while store.health().await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_locked_file_is_a_clear_error_and_changes_nothing() {
    let path = file("locked.db");
    let store = open(&path).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    let mut other = locked(&path).await;
    let trouble = store.write(act("g", 0, "done")).await.expect_err("locked");
    assert_eq!(trouble.to_string(), "the database is locked by another program");
    sqlx::query("ROLLBACK").execute(&mut other).await.expect("free again");
    assert!(store.load("g").await.expect("it is there").changes.is_empty());
    store.write(act("g", 0, "done")).await.expect("written now");
}

/// The last one was gone, and the next had its number: whoever is called took two notices for one.
#[tokio::test]
async fn the_number_of_a_notice_is_used_once() {
    let store = open(&file("numbers.db")).await.expect("a new file");
    store.write(game("g")).await.expect("written");
    let mut channel = store::Channel {
        id: 0,
        person: "mira".into(),
        kind: "webhook".into(),
        address: "https://one.example".into(),
        key: String::new(),
        device: String::new(),
        login: None,
        tongue: "en".into(),
        site: String::new(),
        trouble: None,
    };
    let mut known = Vec::new();
    for first in 0..3 {
        let made = OfNotice::Channel(channel.clone(), 9, &[]);
        store.write(Write::Notice(made)).await.expect("written");
        let told = Notice { person: "mira".into(), kind: "turn", due: 0, instead: false };
        let write = match act("g", first, "order build torus") {
            Write::Changes { first, changes, hash, standing, at, .. } => Write::Changes {
                ranked: Vec::new(),
                placed: Vec::new(),
                game: "g".into(),
                first,
                changes,
                hash,
                standing,
                learned: false,
                at,
                notices: vec![told],
                ahead: Vec::new(),
            },
            other => other,
        };
        store.write(write).await.expect("written");
        let due = store.notices_due(1, 9).await.expect("read");
        let [notice] = &due[..] else { panic!("{due:?}") };
        store.write(Write::Notice(OfNotice::Out(notice.id, 1, 1))).await.expect("written");
        let due = store.deliveries_due(1, 9).await.expect("read");
        let [delivery] = &due[..] else { panic!("{due:?}") };
        known.push((delivery.notice, delivery.channel.id));
        store.write(Write::Notice(OfNotice::Dropped(notice.id))).await.expect("written");
        let gone = OfNotice::Removed("mira".into(), delivery.channel.id);
        store.write(Write::Notice(gone)).await.expect("written");
        channel.address = format!("https://{first}.example");
    }
    assert!(known.is_sorted_by(|one, next| one.0 < next.0 && one.1 < next.1), "{known:?}");
}
