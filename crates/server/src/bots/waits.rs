//! How long people wait for bots.

use std::sync::atomic::AtomicUsize;

use house::Origin;
use kernel::history::Chance;
use serde_json::{Map, Value, json};
use table::{Holder, Place};

use super::*;
use crate::{Config, Server};

/// How long one person waits for three bots from one choice to the next, without what the bots think
/// longer than a pause; the shortest first.
async fn waits(level: &str, pace: Pace, rounds: u32) -> Vec<Duration> {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let file = format!("orderstack-waits-{}-{number}.db", std::process::id());
    let file = std::env::temp_dir().join(file);
    let config = Config {
        address: "127.0.0.1:0".to_owned(),
        database: format!("sqlite:{}", file.display()),
        ..Config::default()
    };
    let app = Server::open(&config).await.expect("it opens").app;
    let game = &app.games[0];
    let dealt = game.kind().dealt.iter();
    let options: Map<String, Value> =
        dealt.map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
    let place = |number| match number {
        0 => Place::new(Holder::Person("mira".to_owned()), "Mira"),
        _ => Place::new(Holder::Bot(level.to_owned()), ""),
    };
    let setup = json!({"players": 4, "options": options});
    let chance = Chance::Seed { seed: 5, salt: Some("salt".to_owned()) };
    let origin = Origin::deal(game.rules(), chance);
    let places = (0..4).map(place).collect();
    let live = Live::new("Table".to_owned(), &**game, &setup, origin, places).expect("a table");
    app.tables.create("t", Live { pace, ..live }).await.expect("it is made");
    let room = app.tables.find("t").await.expect("it is there");
    let (mut all, mut wait, mut stretch) = (Vec::new(), Duration::ZERO, Stretch::default());
    for seed in 0.. {
        let mut guard = app.tables.lock(&room).await.expect("it is free");
        let live = guard.shared().expect("it is loaded");
        let (store, table) = (&app.tables.store, &live.table);
        if table.is_over() || table.standing().round > rounds {
            break;
        }
        if table.next_bot().is_some() {
            let step = Step::ahead(&app, &room, &live, &mut stretch).await;
            wait += step.pause(config.bot_delay);
            guard.act_on(store, &step.choices).await.expect("legal");
            continue;
        }
        all.extend((wait > Duration::ZERO).then_some(wait));
        (wait, stretch) = (Duration::ZERO, Stretch::default());
        let action = table.any_choice(Seat(0), seed).expect("a choice");
        guard.act(store, Seat(0), table.decision(Seat(0)), &[action]).await.expect("legal");
    }
    app.tables.store.close().await.expect("it closes");
    for ending in ["", "-wal", "-shm", ".lock"] {
        // Not all of them are there.
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
    all.sort_unstable();
    all
}

/// The limits, in milliseconds: the median, and the longest wait of so many in a hundred.
async fn are_within(level: &str, rounds: u32, hundredths: usize) {
    for (pace, median, most) in [
        (Pace::Slow, 8_000, 30_000),
        (Pace::Normal, 3_000, 8_000),
        (Pace::Fast, 1_500, 4_000),
        (Pace::AtOnce, 200, 500),
    ] {
        let all = waits(level, pace, rounds).await;
        let (half, longest) = (all[all.len() / 2], all[(all.len() - 1) * hundredths / 100]);
        eprintln!("{level} {pace:?}: {} waits, median {half:?}, longest {longest:?}", all.len());
        assert!(all.len() > 8, "{pace:?}: only {} waits", all.len());
        assert!(half <= Duration::from_millis(median), "{pace:?}: {all:?}");
        assert!(longest <= Duration::from_millis(most), "{pace:?}: {all:?}");
    }
}

#[tokio::test]
async fn nobody_waits_long_for_bots() {
    // What bots by chance do is not always what suits: one stretch in twenty may be longer.
    are_within("random", 4, 95).await;
}

/// `cargo test --release -p orderstack-server --lib waits -- --ignored --nocapture`
#[tokio::test]
#[ignore = "a measurement of a minute"]
async fn nobody_waits_long_for_easy_bots() {
    are_within("easy", 6, 100).await;
}
