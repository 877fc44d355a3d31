//! Moves the bots.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::series_seed;
use house::Mind;
use kernel::{Seat, message};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, sleep_until};

use crate::errors::Problem;
use crate::live::Live;
use crate::tables::{Guard, Room};
use crate::thinkers::{Owner, Work};
use crate::{App, limits, random};

/// How long a table waits before it asks a disk again that failed.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// Starts moving the bots of a table that was changed, if one of them must choose.
pub(crate) fn wake(app: &App, room: &Arc<Room>, guard: &Guard<'_>) {
    if let Ok(live) = guard.live() {
        look_after(app, room, live);
    }
}

/// Starts moving the bots of a table that somebody looks at. If a bot has chosen meanwhile, nothing is lost:
/// whoever begins to move the bots looks again.
pub(crate) fn look_after(app: &App, room: &Arc<Room>, live: &Live) {
    if live.table.next_bot().is_some() && !room.driven.swap(true, Ordering::AcqRel) {
        tokio::spawn(drive(app.clone(), Driving(Arc::clone(room))));
    }
}

/// Whoever moves the bots of a table. It ends with its task, however that ends.
struct Driving(Arc<Room>);

impl Drop for Driving {
    fn drop(&mut self) {
        self.0.driven.store(false, Ordering::Release);
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
            if let Err(problem) = app.table(&id).await {
                tracing::error!("the bots of '{id}' could not be resumed: {problem:?}");
            }
            drop(permit);
        });
    }
}

/// Moves the bots of a table until it is a person's turn.
async fn drive(app: App, driving: Driving) {
    let room = Arc::clone(&driving.0);
    let mut stopping = app.stopping.clone();
    loop {
        let asked = match app.tables.lock(&room).await {
            Ok(guard) => match Asked::of(&guard, &room) {
                Some(asked) => asked,
                // Said under the lock, so that whoever changes the table next knows.
                None => return drop(driving),
            },
            Err(_) => {
                sleep(TRY_AGAIN).await;
                continue;
            }
        };
        let action = tokio::select! {
            action = asked.think(&app, &room) => action,
            // Nothing is lost: whoever starts the server again asks the bot again.
            stopped = stopping.wait_for(|stopping| *stopping) => {
                drop(stopped);
                return;
            }
        };
        let mut guard = match app.tables.lock(&room).await {
            Ok(guard) => guard,
            Err(_) => {
                sleep(TRY_AGAIN).await;
                continue;
            }
        };
        let (store, seat, decision) = (&app.tables.store, asked.seat, asked.decision);
        let mut acted = match action {
            Some(action) => guard.act(store, seat, decision, &[action]).await,
            None => Err(Problem::internal(message!("no-bot-choice"))),
        };
        // A bot that is wrong must not hold up the table.
        if let Err(problem) = &acted
            && !problem.is_stale()
            && !problem.is_trouble()
            && let Some(action) = asked.any()
        {
            tracing::warn!("a bot failed at '{}': {problem:?}", room.id);
            acted = guard.act(store, seat, decision, &[action]).await;
        }
        drop(guard);
        if acted.is_err_and(|problem| !problem.is_stale()) {
            sleep(TRY_AGAIN).await;
        }
    }
}

/// A bot that must choose.
struct Asked {
    seat: Seat,
    decision: u64,
    level: String,
    live: Arc<Live>,
    /// Whether everybody can see that the choice is worth some thought.
    matters: bool,
    seed: u64,
    owner: Owner,
}

impl Asked {
    /// The bot that must choose next at a table.
    fn of(guard: &Guard<'_>, room: &Room) -> Option<Self> {
        let live = guard.shared().ok()?;
        let table = &*live.table;
        let (seat, level) = table.next_bot()?;
        let (decision, level) = (table.decision(seat), level.to_owned());
        let matters = table.matters(seat);
        let seed = random::seed().unwrap_or(series_seed(decision, u64::from(seat.0)));
        let owner = room.owner(table);
        Some(Self { seat, decision, level, matters, seed, owner, live })
    }

    /// What the bot chooses, after a pause that does not depend on what it knows: how long it
    /// thinks would tell something about its hand. Who needs longer, or waits for a place to think
    /// at, is heard after another pause of the same length. None if it fails or takes too long.
    async fn think(&self, app: &App, room: &Room) -> Option<String> {
        let begin = Instant::now();
        let thought = limits::thought_of(&self.level, self.matters);
        let pause = app.bot_delay.max(thought.pause);
        let work = if thought.deep { Work::Deep } else { Work::Quick };
        let place = app.thinkers.place(work, self.owner.clone()).await?;
        let time = place.share(thought.time, thought.least);
        let kept = room.minds.take(self.seat, self.matters);
        let (live, seat, seed) = (Arc::clone(&self.live), self.seat, self.seed);
        let name = thought.name.to_owned();
        let thinking =
            tokio::task::spawn_blocking(move || live.table.choose(seat, kept, (&name, seed), time));
        let found = tokio::time::timeout(time + app.overtime, thinking).await;
        drop(place);
        sleep_until(due(begin, pause, Instant::now())).await;
        // Whoever panics or sleeps is not asked again.
        match found.ok()?.ok()? {
            Ok((action, mind)) => {
                room.minds.keep(self.seat, self.matters, mind);
                Some(action)
            }
            Err(refused) => {
                tracing::error!("no bot for '{}': {refused}", room.id);
                None
            }
        }
    }

    /// Any legal choice: better than a table that stands still.
    fn any(&self) -> Option<String> {
        self.live.table.any_choice(self.seat, self.seed)
    }
}

/// When a bot is heard that was asked at `begin` and has its answer now: after whole pauses only.
fn due(begin: Instant, pause: Duration, now: Instant) -> Instant {
    let pause = pause.max(Duration::from_millis(1));
    let pauses = (now - begin).as_nanos().div_ceil(pause.as_nanos()).max(1);
    begin + pause * u32::try_from(pauses).unwrap_or(u32::MAX)
}

/// The bots of a table between their choices: what they have thought ahead is used again. One that
/// thinks long and one that thinks shortly for each seat; they go with the table.
#[derive(Debug, Default)]
pub(crate) struct Minds(Mutex<HashMap<(Seat, bool), Mind>>);

impl Minds {
    fn take(&self, seat: Seat, matters: bool) -> Option<Mind> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(seat, matters))
    }

    fn keep(&self, seat: Seat, matters: bool, mind: Mind) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert((seat, matters), mind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_heard_after_whole_pauses_however_long_it_takes() {
        let (begin, pause) = (Instant::now(), Duration::from_millis(700));
        let heard = |millis| due(begin, pause, begin + Duration::from_millis(millis)) - begin;
        for (took, pauses) in
            [(0, 1), (1, 1), (699, 1), (700, 1), (701, 2), (1_400, 2), (9_000, 13)]
        {
            assert_eq!(heard(took), pause * pauses, "after {took} ms");
        }
        assert!(due(begin, Duration::ZERO, begin + pause) - begin >= pause);
    }
}
