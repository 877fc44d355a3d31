//! The tables that are in use.
//!
//! A table is loaded when it is first asked for and put away when nobody looks. Whoever acts locks it
//! and keeps the lock until the change is on disk; only then is it shown, so that nobody ever sees
//! what could still be lost. Whoever looks takes what is shown ([`Now`]) and needs no lock: however many
//! look, nobody who acts waits for them.

mod clearing;
mod guard;
mod leaving;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Instant;

pub(crate) use guard::Guard;
use house::sitters::sitter;
use house::{Around, Games, Live, Playing, Sent, Study};
use kernel::{Refused, Seat, message};
use maud::Markup;
use store::{NewGame, Saying, Store, Write};
use table::{Millis, PersonId, Place};
use tokio::sync::{Notify, OnceCell, watch};
use tongue::{Tongue, say};
use ui::scene::{Sitter, Time};

use crate::clocks::Alarms;
use crate::dates::Steady;
use crate::ears::Ears;
use crate::errors::Problem;
use crate::notices::Listeners;
use crate::persons::Asker;
use crate::thinkers::{Minds, Owner};
use crate::told::{Next, Reader, Told};
use crate::{limits, random};

/// All tables in use.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) store: Store,
    pub(crate) games: Games,
    /// What time it is for whoever must choose.
    pub(crate) time: Steady,
    pub(crate) alarms: Alarms,
    /// Whom to tell what has happened.
    pub(crate) told: Listeners,
    /// Who listens for what happens at all of their tables.
    pub(crate) ears: Ears,
    /// Grows with everything that is news of tables for everybody. It begins anywhere, as versions do.
    pub(crate) hall: AtomicU64,
    /// Something is to be done for a contest.
    pub(crate) contests: Notify,
    open: Mutex<HashMap<String, Arc<Room>>>,
}

/// A table in use, loaded or not.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    /// What time it is for whoever must choose.
    time: Steady,
    live: Arc<tokio::sync::Mutex<Option<Arc<Live>>>>,
    shown: watch::Sender<Shown>,
    /// What streams have been told about the present version.
    told: Told,
    /// A small picture of it, the version it was drawn from, and the language of its words.
    map: Mutex<Option<(u64, &'static str, Markup)>>,
    used: Mutex<Instant>,
    /// Where somebody who sits here was last seen.
    played_from: Mutex<Vec<(PersonId, IpAddr)>>,
    /// Whether somebody moves the bots of this table.
    pub(crate) driven: AtomicBool,
    /// Whether the bots go on without pauses until a person must choose.
    pub(crate) hurried: watch::Sender<bool>,
    /// What the bots of this table have in mind between their choices.
    pub(crate) minds: Minds,
    /// What there is to say about the game, once it is over and somebody has asked.
    pub(crate) study: OnceCell<Study>,
}

/// What there is to see of a table.
#[derive(Debug)]
pub(crate) struct Shown {
    /// Grows with everything that can be seen. It begins anywhere, so that a page of before a
    /// restart, a restored backup or a clock set back never takes itself for the present one.
    version: u64,
    /// As it is on disk; none before it is loaded.
    live: Option<Arc<Live>>,
    /// As those see it who look on; none where they see what everybody sees.
    looked_on: Option<Arc<Live>>,
    /// How many pages each person has open.
    present: Arc<BTreeMap<PersonId, usize>>,
}

/// A table at one moment: everything that is drawn is drawn from this.
#[derive(Clone, Debug)]
pub(crate) struct Now {
    pub(crate) version: u64,
    live: Arc<Live>,
    present: Arc<BTreeMap<PersonId, usize>>,
}

impl Deref for Now {
    type Target = Live;

    fn deref(&self) -> &Live {
        &self.live
    }
}

impl Now {
    /// A table as it is shown; none before it is loaded.
    fn of(shown: &Shown) -> Option<Self> {
        let live = Arc::clone(shown.live.as_ref()?);
        Some(Self::with(shown, live))
    }

    /// A table as it is shown to somebody: whoever only looks on may see less.
    fn to(shown: &Shown, person: Option<&PersonId>) -> Option<Self> {
        let live = shown.live.as_ref()?;
        let seated = !live.seats_of(person).is_empty();
        let live = shown.looked_on.as_ref().filter(|_| !seated).unwrap_or(live);
        Some(Self::with(shown, Arc::clone(live)))
    }

    fn with(shown: &Shown, live: Arc<Live>) -> Self {
        Self { version: shown.version, live, present: Arc::clone(&shown.present) }
    }

    /// A table that is on no disk.
    #[cfg(test)]
    pub(crate) fn imagined(version: u64, live: Live) -> Self {
        Self { version, live: Arc::new(live), present: Arc::default() }
    }

    /// What is drawn around the game, in a language.
    pub(crate) fn around<T>(
        &self,
        room: &Room,
        tongue: &'static Tongue,
        draw: impl FnOnce(&Around<'_>) -> T,
    ) -> T {
        let places = (0..).map(Seat).zip(self.table.places());
        let timed = |seat: Seat, sitter: Sitter| {
            let time = self.left(seat).map(|left| Time {
                left: left.all,
                // What they see who look on later has gone on since.
                until: left.until.filter(|_| !self.looked_on),
                holiday: left.holiday,
            });
            Sitter { time, rank: self.rank(seat), ..sitter }
        };
        let seats: Vec<Sitter> = places
            .map(|(seat, place)| timed(seat, sitter(&self.present, seat, place, tongue)))
            .collect();
        let chat: Vec<ui::scene::Said> = self.chat().map(|said| spoken(said, tongue)).collect();
        draw(&Around {
            table: &room.id,
            title: &self.title(tongue),
            version: self.version,
            now: room.time.now(),
            retold: self.retold,
            seats: &seats,
            chat: &chat,
            hints: self.hints,
            pace: self.pace,
            host: self.host_seats(),
            clock: self.timed.as_ref().map(|timed| timed.name),
            contest: self.contest.as_deref(),
            paused: self.paused_until().map(|until| Time {
                left: until - room.time.now(),
                until: Some(until),
                holiday: None,
            }),
            again: self.again.is_some(),
            muted: self.muted,
            behind: self.onlookers.as_ref().filter(|_| self.looked_on).map(|it| it.behind),
            heard: None,
            study: room.study.get(),
            preview: None,
            tongue,
        })
    }
}

/// Something a person said, as it is shown.
fn spoken(said: &Saying, tongue: &Tongue) -> ui::scene::Said {
    let Saying { number, seat, mut name, text, .. } = said.clone();
    if name.is_empty() {
        name = match seat {
            Some(seat) => say!(tongue, "sitter-former", number = seat.index() + 1),
            None => say!(tongue, "table-spectator"),
        };
    }
    // Nobody says nothing: it is gone with whoever said it.
    let text = if text.is_empty() { say!(tongue, "table-said-gone") } else { text };
    ui::scene::Said { id: number, seat, name, text }
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        games: Games,
        (time, alarms): (Steady, Alarms),
        told: Listeners,
    ) -> Self {
        let hall = AtomicU64::new(random::start());
        let (ears, open) = (Ears::default(), Mutex::default());
        let contests = Notify::new();
        Self { store, games, time, alarms, told, ears, hall, contests, open }
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table by its id; refused if there is none.
    pub(crate) async fn find(&self, id: &str) -> Result<Arc<Room>, Problem> {
        let room = {
            let mut open = self.rooms();
            let fresh = || Arc::new(Room::new(id, self.time));
            Arc::clone(open.entry(id.to_owned()).or_insert_with(fresh))
        };
        room.touch();
        let found = self.look(&room).await.map(drop);
        if found.is_err() {
            self.put_away(id);
        }
        found.map(|()| room)
    }

    /// Forgets a room that was made in vain, unless somebody else than the caller holds it, too: a table must never be there twice.
    fn put_away(&self, id: &str) {
        let mut open = self.rooms();
        if open.get(id).is_some_and(|known| Arc::strong_count(known) <= 2) {
            open.remove(id);
        }
    }

    /// A table as it is now, loaded first if need be. Waits for nobody who acts.
    pub(crate) async fn look(&self, room: &Arc<Room>) -> Result<Now, Problem> {
        match room.now() {
            Some(now) => Ok(now),
            None => {
                drop(self.hold(Arc::clone(room)).await?);
                room.now().ok_or_else(guard::gone)
            }
        }
    }

    /// A table as it is now for somebody.
    pub(crate) async fn look_for(
        &self,
        room: &Arc<Room>,
        person: Option<&PersonId>,
    ) -> Result<Now, Problem> {
        let now = self.look(room).await?;
        Ok(Now::to(&room.shown.borrow(), person).unwrap_or(now))
    }

    /// Locks the table of an id; refused if there is none.
    pub(crate) async fn lock(&self, id: &str) -> Result<Guard<'_>, Problem> {
        self.hold(self.find(id).await?).await
    }

    /// Locks a table, loading it first if need be.
    pub(crate) async fn hold(&self, room: Arc<Room>) -> Result<Guard<'_>, Problem> {
        let mut live = Arc::clone(&room.live).lock_owned().await;
        if live.is_none() {
            let loaded = Arc::new(self.load(&room.id).await?);
            *live = Some(Arc::clone(&loaded));
            room.show(Some(loaded));
        }
        Ok(Guard { tables: self, room, live })
    }

    /// A table as the disk has it, played again: that may take a while, so not where requests are
    /// answered.
    pub(crate) async fn load(&self, id: &str) -> Result<Live, Problem> {
        let (games, stored) = (Arc::clone(&self.games), self.store.load(id).await?);
        let done = tokio::task::spawn_blocking(move || Live::restore(&games, stored)).await;
        let failed = |_| Err(Refused::new("internal", message!("table-not-loaded")));
        let mut live = done.unwrap_or_else(failed)?;
        live.ranks = self.ranks(id, &live).await?;
        Ok(live)
    }

    /// Somebody looks at a table. That two who sit at a rated one are at the same address is written down for moderators.
    pub(crate) async fn seen(&self, room: &Room, live: &Live, asker: &Asker) {
        let other = room.seen_from(live, asker).filter(|_| live.rated);
        if let (Some(person), Some(other)) = (&asker.person, other) {
            let write = Write::Home(room.id.clone(), [person.clone(), other]);
            if let Err(trouble) = self.store.write(write).await {
                tracing::warn!("nobody will know who plays from one address: {trouble}");
            }
        }
    }

    /// Writes down a new table. It is loaded when it is first asked for, as any other.
    pub(crate) async fn create(&self, id: &str, live: Live) -> Result<(), Problem> {
        let game = self.new_game(id, live);
        let (news, places, due) = (game.listed.is_some(), game.places.clone(), game.standing.due);
        self.store.write(Write::Game(Box::new(game))).await?;
        self.began(id, &places, due);
        self.hall.fetch_add(u64::from(news), Ordering::Relaxed);
        Ok(())
    }

    /// A new table has been written down: those who listen are told, and its clock runs.
    pub(crate) fn began(&self, id: &str, places: &[Place], due: Option<Millis>) {
        self.ears.tell(places);
        self.alarms.set(id, due);
    }

    /// A new table, as it is written down.
    pub(crate) fn new_game(&self, id: &str, live: Live) -> NewGame {
        let (standing, clock) = (live.standing(), live.timed.as_ref().map(|timed| timed.name));
        let at = live.last_tick().unwrap_or_else(|| self.time.now());
        NewGame {
            id: id.to_owned(),
            kind: live.table.game(),
            rules: live.table.rules(),
            title: live.title,
            setup: live.table.setup().to_string(),
            chance: live.table.chance().clone(),
            position: live.table.position().map(ToString::to_string),
            lesson: live.table.lesson().map(|lesson| lesson.id.clone()),
            host: live.host,
            hints: live.hints,
            take_backs: live.table.take_backs(),
            pace: live.pace.name().to_owned(),
            places: live.table.places().to_vec(),
            at,
            clock,
            listed: live.listed,
            rated: live.rated,
            behind: live.onlookers.as_ref().map(|onlookers| onlookers.behind),
            programs: live.programs,
            standing,
        }
    }

    /// Puts away what nobody looks at.
    pub(crate) fn tidy(&self) {
        self.ears.forget();
        // Whoever uses a room holds a reference, taken under this very lock.
        self.rooms().retain(|_, room| Arc::strong_count(room) > 1 || room.idle() < limits::IDLE);
    }

    /// How many tables are loaded.
    pub(crate) fn count(&self) -> usize {
        self.rooms().len()
    }
}

impl Room {
    pub(crate) fn new(id: &str, time: Steady) -> Self {
        let shown = Shown {
            version: random::start(),
            live: None,
            looked_on: None,
            present: Arc::default(),
        };
        Self {
            id: id.to_owned(),
            time,
            live: Arc::default(),
            shown: watch::Sender::new(shown),
            told: Told::default(),
            map: Mutex::default(),
            used: Mutex::new(Instant::now()),
            played_from: Mutex::default(),
            driven: AtomicBool::new(false),
            hurried: watch::Sender::new(false),
            minds: Minds::default(),
            study: OnceCell::new(),
        }
    }

    fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn idle(&self) -> std::time::Duration {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// Remembers where somebody looks from, if it is somebody who sits here; says whom else it has seen there, if that is new.
    fn seen_from(&self, live: &Live, asker: &Asker) -> Option<PersonId> {
        let own = asker.person.as_ref().filter(|person| !live.seats_of(Some(person)).is_empty())?;
        let seen = (own.clone(), asker.address);
        let mut from = self.played_from.lock().unwrap_or_else(PoisonError::into_inner);
        let known = from.contains(&seen);
        from.retain(|(person, _)| person != own);
        let other = from.iter().find(|(_, address)| *address == seen.1);
        let other = other.map(|(person, _)| person.clone()).filter(|_| !known);
        from.push(seen);
        other
    }

    /// Whom the bots of this table think for.
    pub(crate) fn owner(&self, table: &dyn Playing) -> Owner {
        let person = table.places().iter().find_map(|place| place.holder.person());
        let from = self.played_from.lock().unwrap_or_else(PoisonError::into_inner);
        let address = from.last().map(|(_, address)| *address);
        Owner { address, name: person.map_or(&*self.id, PersonId::as_str).to_owned() }
    }

    /// The small picture, if it was drawn from this version in this language.
    pub(crate) fn map(&self, version: u64, tongue: &'static Tongue) -> Option<Markup> {
        let kept = self.map.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |(drawn, code): (u64, &str)| drawn == version && code == tongue.code();
        kept.as_ref().filter(|(drawn, code, _)| fits((*drawn, code))).map(|(_, _, map)| map.clone())
    }

    pub(crate) fn keep_map(&self, version: u64, tongue: &'static Tongue, map: Markup) {
        let kept = Some((version, tongue.code(), map));
        *self.map.lock().unwrap_or_else(PoisonError::into_inner) = kept;
    }

    /// The present version.
    pub(crate) fn version(&self) -> u64 {
        self.shown.borrow().version
    }

    /// The table as it is now; none before it is loaded.
    pub(crate) fn now(&self) -> Option<Now> {
        Now::of(&self.shown.borrow())
    }

    /// Shows a table, which must be on disk. Those who look are told if it is another one than
    /// they have seen; what is loaded is what was there.
    fn show(&self, live: Option<Arc<Live>>) {
        self.shown.send_if_modified(|shown| {
            let changed = shown.live.is_some();
            shown.version += u64::from(changed);
            shown.looked_on = live.as_ref().and_then(|live| live.for_onlookers()).map(Arc::new);
            shown.live = live;
            changed
        });
    }

    /// Shows a table that is another one only for somebody who sits there: nothing counts it, so that nobody else can.
    fn show_quietly(&self, live: Option<Arc<Live>>) {
        self.shown.send_modify(|shown| shown.live = live);
    }

    /// What a stream is told next about the table as it is now.
    pub(crate) async fn tell(&self, now: &Now, reader: Reader, sent: &Sent) -> Next {
        let Reader { sight, tongue, .. } = reader;
        let news = || now.around(self, tongue, |around| now.table.news(around, sight, sent));
        self.told.next((now.version, now.table.ahead_of(sight)), reader, sent, news).await
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Shown> {
        self.shown.subscribe()
    }

    /// A place as everybody sees it.
    pub(crate) fn sitter(&self, seat: Seat, place: &Place, tongue: &Tongue) -> Sitter {
        sitter(&self.shown.borrow().present, seat, place, tongue)
    }

    fn count_present(&self, person: &PersonId, more: bool) {
        self.shown.send_if_modified(|shown| {
            let present = Arc::make_mut(&mut shown.present);
            let pages = present.entry(person.clone()).or_default();
            let before = *pages;
            *pages = if more { before + 1 } else { before.saturating_sub(1) };
            let changed = (before == 0) != (*pages == 0);
            if *pages == 0 {
                present.remove(person);
            }
            shown.version += u64::from(changed);
            changed
        });
    }
}

/// A person who has a page open; gone a moment after this is dropped.
#[derive(Debug)]
pub(crate) struct Presence {
    room: Weak<Room>,
    person: PersonId,
}

impl Presence {
    pub(crate) fn new(room: &Arc<Room>, person: PersonId) -> Self {
        room.count_present(&person, true);
        Self { room: Arc::downgrade(room), person }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let (room, person) = (Weak::clone(&self.room), self.person.clone());
        let leave = async move {
            tokio::time::sleep(limits::ABSENT_AFTER).await;
            if let Some(room) = room.upgrade() {
                room.count_present(&person, false);
            }
        };
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(leave);
        }
    }
}
