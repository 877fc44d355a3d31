//! Moves the bots.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::{by_name, series_seed};
use kernel::{Game, Options, Rng, Seat, Seen, random_choice};
use starcraft::{Action, StarCraft};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, sleep_until};

use crate::errors::Problem;
use crate::tables::{Entry, Guard};
use crate::{App, limits, random};

/// How long a table waits before it asks a disk again that failed.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// Starts moving the bots of a table if one of them must choose. Call it under the table's lock.
pub(crate) fn wake(app: &App, entry: &Arc<Entry>, guard: &Guard<'_>) {
    let waits = guard.live().is_ok_and(|live| live.table.next_bot().is_some());
    if waits && !entry.driven.swap(true, Ordering::AcqRel) {
        tokio::spawn(drive(app.clone(), Arc::clone(entry)));
    }
}

/// Takes up the tables again in which a bot must choose, after a restart.
pub(crate) async fn resume(app: App) {
    let waiting = match app.tables.store.waiting_for_bots().await {
        Ok(waiting) => waiting,
        Err(trouble) => return tracing::error!("no bots could be resumed: {trouble}"),
    };
    let few = Arc::new(Semaphore::new(limits::RESUMED));
    for id in waiting {
        let Ok(permit) = Arc::clone(&few).acquire_owned().await else { return };
        let app = app.clone();
        tokio::spawn(async move {
            let Ok(entry) = app.tables.find(&id).await else { return };
            if let Ok(guard) = app.tables.lock(&entry).await {
                wake(&app, &entry, &guard);
            }
            drop(permit);
        });
    }
}

/// Moves the bots of a table until it is a person's turn.
async fn drive(app: App, entry: Arc<Entry>) {
    loop {
        let due = Instant::now() + app.bot_delay;
        let (seat, decision, level, game) = {
            let guard = match app.tables.lock(&entry).await {
                Ok(guard) => guard,
                Err(_) => {
                    sleep(TRY_AGAIN).await;
                    continue;
                }
            };
            let next = guard.live().ok().and_then(|live| {
                let (seat, level) = live.table.next_bot()?;
                let decision = live.table.decision(seat);
                Some((seat, decision, level.to_owned(), live.table.game().clone()))
            });
            // Said under the lock, so that whoever changes the table next knows.
            let Some(next) = next else {
                entry.driven.store(false, Ordering::Release);
                return;
            };
            next
        };
        let seed = random::seed().unwrap_or(series_seed(decision, u64::from(seat.0)));
        let place = app.thinkers.acquire().await;
        let thought = tokio::task::spawn_blocking({
            let game = game.clone();
            move || choose(&level, &game, seat, seed)
        });
        let action = thought.await.ok().flatten();
        drop(place);
        // Always the same pause: how long a bot thinks would tell something about its hand.
        sleep_until(due).await;
        if *app.stopping.borrow() {
            return;
        }
        let mut guard = match app.tables.lock(&entry).await {
            Ok(guard) => guard,
            Err(_) => {
                sleep(TRY_AGAIN).await;
                continue;
            }
        };
        let store = &app.tables.store;
        let mut acted = match action {
            Some(action) => guard.act(store, seat, decision, &[action]).await,
            None => Err(Problem::wrong("the bot found nothing")),
        };
        // A bot that is wrong must not hold up the table.
        if let Err(problem) = &acted
            && !problem.is_stale()
            && !problem.is_trouble()
            && let Some(action) = any(&game, seat, seed)
        {
            tracing::warn!("a bot failed at '{}': {problem:?}", entry.id);
            acted = guard.act(store, seat, decision, &[action]).await;
        }
        drop(guard);
        if acted.is_err_and(|problem| !problem.is_stale()) {
            sleep(TRY_AGAIN).await;
        }
    }
}

/// What a bot chooses; none if it fails.
fn choose(level: &str, game: &StarCraft, seat: Seat, seed: u64) -> Option<Action> {
    let mut bot = by_name::<StarCraft>(level, seed).ok()?;
    Some(bot.choose(Seen::new(game, seat)))
}

/// Any legal choice: better than a table that stands still.
fn any(game: &StarCraft, seat: Seat, seed: u64) -> Option<Action> {
    let mut options = Options::new();
    game.options(seat, &mut options);
    random_choice::<StarCraft>(&options, &mut Rng::new(seed))
}
