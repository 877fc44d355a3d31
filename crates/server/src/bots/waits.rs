//! How long people wait for bots.

use super::*;
use crate::Config;
use crate::trial::{Trial, bot, live, person};

/// How long one person waits for three bots from one choice to the next, without what the bots think
/// longer than a pause; the shortest first.
async fn waits(level: &str, pace: Pace, rounds: u32) -> Vec<Duration> {
    let trial = Trial::begin().await;
    let (app, usual) = (&trial.app, Config::default().bot_delay);
    let table = live(vec![person("mira"), bot(level), bot(level), bot(level)]);
    app.tables.create("t", Live { pace, ..table }).await.expect("it is made");
    let room = app.tables.find("t").await.expect("it is there");
    let (mut all, mut wait, mut stretch) = (Vec::new(), Duration::ZERO, Stretch::default());
    for seed in 0.. {
        let mut guard = app.tables.lock("t").await.expect("it is free");
        let live = Arc::clone(guard.live().expect("it is loaded"));
        let table = &live.table;
        if table.is_over() || table.standing().round > rounds {
            break;
        }
        if table.next_bot().is_some() {
            let batch = Batch::ahead(app, &room, &live, &mut stretch).await;
            wait += batch.pause(usual);
            guard.act_on(&batch.choices).await.expect("legal");
            continue;
        }
        all.extend((wait > Duration::ZERO).then_some(wait));
        (wait, stretch) = (Duration::ZERO, Stretch::default());
        let action = table.any_choice(Seat(0), seed).expect("a choice");
        guard.act(Seat(0), table.decision(Seat(0)), &[action], None).await.expect("legal");
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
