//! What is due: whoever has no time left, and a table that has waited long enough for people, is seen to at once, also after a restart.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::Seat;
use store::{OfTime, Store, Write};
use table::{Millis, Voice};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::MissedTickBehavior;

use crate::asking::answered;
use crate::dates::Steady;
use crate::errors::{Problem, uncancelled};
use crate::forms::Fields;
use crate::limits::What;
use crate::persons::Asker;
use crate::tables::Room;
use crate::{App, bots, limits};

/// How often it is written down that the server is there, while somebody's time runs: so much time is given back at most after it was killed.
const PULSE: Duration = Duration::from_secs(5);

/// How long a table is left alone that could not be written.
const TRY_AGAIN: Millis = 2_000;

/// Says when somebody's time will be over at a table.
#[derive(Clone, Debug)]
pub(crate) struct Alarms(mpsc::UnboundedSender<(String, Option<Millis>)>);

/// What [`Alarms`] are heard by.
pub(crate) type Heard = mpsc::UnboundedReceiver<(String, Option<Millis>)>;

impl Alarms {
    pub(crate) fn new() -> (Self, Heard) {
        let (sender, heard) = mpsc::unbounded_channel();
        (Self(sender), heard)
    }

    /// From now on this is when somebody's time will be over there, or nobody's runs.
    pub(crate) fn set(&self, table: &str, due: Option<Millis>) {
        // Nobody hears it any more once the server stops: then it is in the database.
        drop(self.0.send((table.to_owned(), due)));
    }
}

/// What time it is, after a restart: nobody's time has run since the last one.
pub(crate) async fn resume(store: &Store) -> Result<Steady, store::Trouble> {
    let served = store.served_until().await?;
    let time = Steady::after(served.unwrap_or_default());
    if let Some(since) = served {
        store.write(Write::Time(OfTime::Outage((since, time.now())))).await?;
        store.write(Write::Time(OfTime::Served(time.now()))).await?;
    }
    Ok(time)
}

/// The tables where somebody's time runs, by when it will be over.
#[derive(Debug, Default)]
struct Due {
    tables: HashMap<String, Millis>,
    first: BTreeSet<(Millis, String)>,
}

impl Due {
    fn set(&mut self, table: String, due: Option<Millis>) {
        if let Some(old) = self.tables.remove(&table) {
            self.first.remove(&(old, table.clone()));
        }
        if let Some(due) = due {
            self.tables.insert(table.clone(), due);
            self.first.insert((due, table));
        }
    }

    /// The tables where it is over by now.
    fn take(&mut self, now: Millis) -> Vec<String> {
        let mut over = Vec::new();
        while let Some((due, table)) = self.first.first().filter(|(due, _)| *due <= now).cloned() {
            self.first.remove(&(due, table.clone()));
            self.tables.remove(&table);
            over.push(table);
        }
        over
    }
}

/// Sees to the clocks until the server stops.
pub(crate) async fn see(app: App, mut heard: Heard) {
    let mut due = Due::default();
    match app.tables.store.due().await {
        Ok(tables) => tables.into_iter().for_each(|(table, at)| due.set(table, Some(at))),
        Err(trouble) => tracing::error!("the clocks could not be read: {trouble}"),
    }
    let few = Arc::new(Semaphore::new(limits::RESUMED));
    let (mut stopping, time) = (app.stopping.clone(), app.tables.time);
    let mut pulse = tokio::time::interval(PULSE);
    // While nobody's time runs it is not looked at, and what was missed then is not made up for.
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        for table in due.take(time.now()) {
            tokio::spawn(see_to(app.clone(), Arc::clone(&few), table));
        }
        let first = due.first.first().map(|(at, _)| at - time.now());
        // A bounded sleep: what is far away is looked at again in between.
        let wait = Duration::from_millis(
            first.map_or(u64::MAX, |wait| wait.max(1).cast_unsigned()).min(3_600_000),
        );
        tokio::select! {
            Some((table, at)) = heard.recv() => due.set(table, at),
            () = tokio::time::sleep(wait) => {}
            _ = pulse.tick(), if !due.tables.is_empty() => served(&app).await,
            () = stopped(&mut stopping) => break,
        }
    }
    if !due.tables.is_empty() {
        served(&app).await;
    }
}

/// Comes back once the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// Writes down that people can choose now.
async fn served(app: &App) {
    let write = Write::Time(OfTime::Served(app.tables.time.now()));
    if let Err(trouble) = app.tables.store.write(write).await {
        tracing::warn!("nobody will know that the server was there: {trouble}");
    }
}

/// Sees to what is due at a table: bots play for those who have no time left, and for those who have not come.
async fn see_to(app: App, few: Arc<Semaphore>, table: String) {
    let Ok(_permit) = few.acquire().await else { return };
    let seen = async {
        let mut guard = app.tables.lock(&table).await?;
        let due = guard.see_to().await?;
        // It may be later than was thought: no time runs while the server is down. Said under the lock, so that whoever changes
        // the table next has the last word.
        app.tables.alarms.set(&table, due);
        bots::wake(&app, &guard.room);
        Ok::<_, Problem>(())
    };
    match seen.await {
        Ok(()) => {}
        // Nobody used it, and it is gone.
        Err(problem) if problem.is_unknown() => {}
        Err(problem) => {
            tracing::warn!("the clock of '{table}' could not be seen to: {problem:?}");
            app.tables.alarms.set(&table, Some(app.tables.time.now() + TRY_AGAIN));
        }
    }
}

/// `POST /t/ID/away`: a bot plays for whoever sits there, until they come back.
pub(crate) async fn away(
    state: State<App>,
    id: Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    stand_in(state, id, headers, asker, fields.seat()?, true).await
}

/// `POST /t/ID/back`: they are back.
pub(crate) async fn back(
    state: State<App>,
    id: Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    stand_in(state, id, headers, asker, fields.seat()?, false).await
}

/// `POST /t/ID/voice`: somebody wants to pause the game, to go on or to end it, is against that, or gives up.
pub(crate) async fn voice(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    let (seat, voice) = (fields.seat()?, fields.first("voice").parse()?);
    uncancelled(async move {
        let (room, done) = voiced(&app, &id, &asker, (seat, voice)).await?;
        answered(done, &room, &headers, seat)
    })
    .await
}

/// Says something about a game from a seat; how that went.
pub(crate) async fn voiced(
    app: &App,
    id: &str,
    asker: &Asker,
    (seat, voice): (Seat, Voice),
) -> Result<(Arc<Room>, Result<(), Problem>), Problem> {
    let mut guard = app.seated(id, asker, seat).await?;
    let done = guard.voice(seat, voice).await;
    bots::wake(app, &guard.room);
    Ok((Arc::clone(&guard.room), done))
}

async fn stand_in(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    asker: Asker,
    seat: Seat,
    away: bool,
) -> Result<Response, Problem> {
    asker.may(What::Act)?;
    uncancelled(async move {
        let mut guard = app.seated(&id, &asker, seat).await?;
        let done = guard.stand_in(seat, away).await;
        bots::wake(&app, &guard.room);
        answered(done, &guard.room, &headers, seat)
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last that is said of a table counts, and a table is taken once.
    #[test]
    fn tables_are_seen_to_when_they_are_due_and_once() {
        let mut due = Due::default();
        due.set("a".to_owned(), Some(50));
        due.set("b".to_owned(), Some(20));
        due.set("a".to_owned(), Some(30));
        due.set("c".to_owned(), Some(10));
        due.set("c".to_owned(), None);
        assert!(due.take(19).is_empty());
        assert_eq!(due.take(40), ["b", "a"]);
        assert!(due.take(100).is_empty() && due.tables.is_empty());
    }
}
