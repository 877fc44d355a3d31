//! Moves the bots.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::series_seed;
use house::{Live, Playing};
use kernel::{Refused, Seat, message};
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, sleep_until};
use ui::table::Pace;

use crate::errors::Problem;
use crate::limits::Thought;
use crate::pauses::{GRAINS, Stretch, due};
use crate::tables::{Guard, Room};
use crate::thinkers::{Owner, Work};
use crate::{App, limits, random};

/// How long a bot may think that thinks until it is done, where the same game is to be played again.
const UNHURRIED: Duration = Duration::from_secs(60);

/// How long bots wait that could not be heard, because a disk failed, say.
const TRY_AGAIN: Duration = Duration::from_millis(if cfg!(test) { 1 } else { 2_000 });

/// And how often they try before they let the table go.
const TRIES: u32 = 10;

/// Starts moving the bots of a table, if one of them must choose and nobody does. If a bot has chosen
/// meanwhile, nothing is lost: whoever begins to move the bots looks again.
pub(crate) fn wake(app: &App, room: &Arc<Room>) {
    let waits = room.now().is_some_and(|now| goes_on(&**now.table));
    if waits && !room.driven.swap(true, Ordering::AcqRel) {
        room.hurried.send_replace(false);
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
            if let Err(problem) = app.table(&id, None).await {
                tracing::error!("the bots of '{id}' could not be resumed: {problem:?}");
            }
            drop(permit);
        });
    }
}

/// Moves the bots of a table until it is a person's turn. Where that fails again and again the table is
/// let go; whoever looks at it has it tried anew.
async fn drive(app: App, driving: Driving) {
    let mut stretch = Stretch::default();
    let mut failures = 0;
    loop {
        match advance(&app, &driving.0, &mut stretch).await {
            Ok(Moved::On) => failures = 0,
            Ok(Moved::Enough(guard)) => {
                // Said under the lock, so that whoever changes the table next knows.
                drop(driving);
                return drop(guard);
            }
            Err(problem) => {
                if failures == 0 {
                    tracing::warn!("the bots of '{}' are not heard: {problem:?}", driving.0.id);
                }
                failures += 1;
                if failures == TRIES {
                    return;
                }
                sleep(TRY_AGAIN).await;
            }
        }
    }
}

/// How far bots have come.
enum Moved<'a> {
    /// Perhaps another must choose.
    On,
    /// Nobody needs them now, or the server stops.
    Enough(Option<Guard<'a>>),
}

/// Moves the bots of a table up to what is worth showing.
async fn advance<'a>(
    app: &'a App,
    room: &Arc<Room>,
    stretch: &mut Stretch,
) -> Result<Moved<'a>, Problem> {
    let guard = app.tables.hold(Arc::clone(room)).await?;
    let live = Arc::clone(guard.live()?);
    if !goes_on(&**live.table) {
        return Ok(Moved::Enough(Some(guard)));
    }
    drop(guard);
    let mut stopping = app.stopping.clone();
    let choices = tokio::select! {
        choices = chosen(app, room, &live, stretch) => choices,
        // Nothing is lost: whoever starts the server again asks the bots again.
        stopped = stopping.wait_for(|stopping| *stopping) => {
            drop(stopped);
            return Ok(Moved::Enough(None));
        }
    };
    let mut guard = app.tables.hold(Arc::clone(room)).await?;
    if !same_questions(&**guard.live()?.table, &**live.table) {
        // Somebody chose or took back meanwhile: what was thought is of another game.
        room.minds.forget();
        return Ok(Moved::On);
    }
    if choices.is_empty() {
        return Err(Refused::new("no_choice", message!("no-bot-choice")).into());
    }
    guard.act_on(&choices).await.map(|()| Moved::On)
}

/// Whether somebody must choose who need not be asked: a bot, or who has answered in advance.
fn goes_on(table: &dyn Playing) -> bool {
    table.next_bot().is_some() || table.next_foretold().is_some()
}

/// Whether nobody has chosen, taken back, answered in advance, or come back to a seat that a bot played on, from one to the other of these; names may
/// have changed.
fn same_questions(one: &dyn Playing, other: &dyn Playing) -> bool {
    let asked = |table: &dyn Playing, seat| (table.decision(seat), table.foretold(seat));
    let mut seats = (0..one.places().len() as u8).map(Seat);
    one.people() == other.people() && seats.all(|seat| asked(one, seat) == asked(other, seat))
}

/// What the bots choose next, up to something that is worth showing by itself, after a pause that
/// depends on nothing but what everybody can see: how long a bot thinks would tell something about
/// its hand. Who needs longer, or waits for a place to think at, is heard after another pause of the
/// same length.
async fn chosen(app: &App, room: &Room, live: &Live, stretch: &mut Stretch) -> Vec<Choice> {
    let begin = Instant::now();
    let mut hurried = room.hurried.subscribe();
    let batch = Batch::ahead(app, room, live, stretch).await;
    let shown = |pause: Duration| due(begin, pause, Instant::now());
    let hurry = async { drop(hurried.wait_for(|hurried| *hurried).await) };
    tokio::select! {
        () = sleep_until(shown(batch.pause(app.bot_delay))) => {}
        () = hurry => sleep_until(shown((app.bot_delay / GRAINS).max(batch.covered))).await,
    }
    batch.choices
}

/// A choice of a seat, and the decision it is for.
type Choice = (Seat, u64, String);

/// What bots choose before anybody sees any of it.
#[derive(Debug, Default)]
struct Batch {
    choices: Vec<Choice>,
    /// What the pause must cover at least, so that nobody sees how long they thought.
    covered: Duration,
    /// How many grains people look at what happened before it.
    grains: u32,
}

impl Batch {
    /// Thinks ahead up to something that is worth showing by itself, or until a person must choose.
    async fn ahead(app: &App, room: &Room, live: &Live, stretch: &mut Stretch) -> Self {
        let (mut batch, people) = (Self::default(), live.table.people());
        let mut ahead = Arc::new(live.table.copy());
        let level = live.standin();
        while let Some(asked) = Asked::of(&**ahead, room, &level) {
            let thought = asked.thought();
            let action = asked.think(app, room, Arc::clone(&ahead), thought).await;
            batch.covered += thought.pause;
            let moment = ahead.moment();
            let Some(action) = asked.made(Arc::make_mut(&mut ahead), action, room) else { break };
            batch.choices.push((asked.seat, asked.decision, action));
            let pace = if *room.hurried.borrow() { Pace::AtOnce } else { live.pace };
            batch.grains = stretch.pause(pace, ahead.pause_since(moment));
            let waited_for = ahead.pending().iter().any(|seat| people.contains(seat));
            let much = batch.choices.len() >= limits::TOGETHER || batch.covered >= limits::UNSEEN;
            if batch.grains > 0 || waited_for || much {
                break;
            }
        }
        batch
    }

    /// How long it takes until it is shown, by the usual pause.
    fn pause(&self, usual: Duration) -> Duration {
        (usual / GRAINS * self.grains.max(1)).max(self.covered)
    }
}

/// A bot that must choose, or somebody who has done so in advance.
struct Asked {
    seat: Seat,
    decision: u64,
    level: String,
    /// What was chosen in advance.
    foretold: Option<String>,
    /// Whether everybody can see that the choice is worth some thought.
    matters: bool,
    seed: u64,
    owner: Owner,
}

impl Asked {
    /// Who must choose next at a table and need not be asked. Who has chosen in advance is heard after the pause that a bot of
    /// the table's level would need there.
    fn of(table: &dyn Playing, room: &Room, level: &str) -> Option<Self> {
        let (seat, level, foretold) = match table.next_bot() {
            Some((seat, level)) => (seat, level.to_owned(), None),
            None => {
                let (seat, action) = table.next_foretold()?;
                (seat, level.to_owned(), Some(action))
            }
        };
        let decision = table.decision(seat);
        let matters = table.matters(seat);
        let choice = series_seed(decision, u64::from(seat.0));
        let seed = random::seed_of_choice(&room.id, choice).unwrap_or(choice);
        let owner = room.owner(table);
        Some(Self { seat, decision, level, foretold, matters, seed, owner })
    }

    fn thought(&self) -> Thought<'_> {
        limits::thought_of(&self.level, self.matters)
    }

    /// What the bot chooses; none if it fails or takes too long.
    async fn think(
        &self,
        app: &App,
        room: &Room,
        table: Arc<Box<dyn Playing>>,
        thought: Thought<'_>,
    ) -> Option<String> {
        if let Some(action) = &self.foretold {
            return Some(action.clone());
        }
        let work = if thought.deep { Work::Deep } else { Work::Quick };
        let place = app.thinkers.place(work, self.owner.clone()).await?;
        let unhurried = thought.pause.is_zero() && random::is_known();
        let time = if unhurried { UNHURRIED } else { place.share(thought.time, thought.least) };
        let kept = room.minds.take(self.seat, self.matters);
        let (seat, seed) = (self.seat, self.seed);
        let name = thought.name.to_owned();
        let thinking = place.think(move || table.choose(seat, kept, (&name, seed), time));
        let found = tokio::time::timeout(time + app.overtime, thinking).await;
        // Whoever panics or sleeps is not asked again.
        match found.ok()?? {
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

    /// Makes the bot's choice, or any legal one: a bot that is wrong must not hold up the table.
    fn made(
        &self,
        table: &mut Box<dyn Playing>,
        action: Option<String>,
        room: &Room,
    ) -> Option<String> {
        let any = table.any_choice(self.seat, self.seed).filter(|_| self.foretold.is_none());
        let mut act = |action: String| {
            let done = table.act(self.seat, self.decision, std::slice::from_ref(&action))?;
            table.look_ahead(&done).map(|_| action)
        };
        let made = match action {
            Some(action) => act(action),
            None => Err(Refused::new("no_choice", message!("no-bot-choice"))),
        };
        let refused = match made {
            Ok(action) => return Some(action),
            Err(refused) => refused,
        };
        tracing::warn!("a bot failed at '{}': {refused}", room.id);
        act(any?).ok()
    }
}

#[cfg(test)]
#[path = "bots/waits.rs"]
mod waits;
