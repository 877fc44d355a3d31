//! A locked table, and how it changes: a copy is changed, written down, and only then shown.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::http::StatusCode;
use house::{Lead, Live, News};
use kernel::{Refused, Seat, Unsaid, message};
use store::Write;
use table::{Change, Holder, Limit, Listed, Millis, PersonId, Place, Proposal, Voice};
use tokio::sync::OwnedMutexGuard;
use ui::table::Pace;

use super::{Room, Tables};
use crate::errors::Problem;
use crate::{contests, random};

/// A table locked and loaded.
#[derive(Debug)]
pub(crate) struct Guard<'a> {
    pub(super) tables: &'a Tables,
    pub(crate) room: Arc<Room>,
    /// None while something is written: should nobody learn how that ends, whoever locks the table
    /// next asks the disk.
    pub(super) live: OwnedMutexGuard<Option<Arc<Live>>>,
}

impl Guard<'_> {
    /// The table. It is there as long as nothing has gone wrong with the disk under this lock.
    pub(crate) fn live(&self) -> Result<&Arc<Live>, Problem> {
        self.live.as_ref().ok_or_else(gone)
    }

    /// A copy of the table, to be changed. Nothing has happened before it is committed.
    fn begin(&self) -> Result<Live, Problem> {
        self.live().map(|live| (**live).clone())
    }

    /// A copy of the table in which a person is going to choose something: refused while a bot plays for them, and where their
    /// time is over, even if nobody has seen to that yet.
    fn chosen(&self, seat: Seat) -> Result<Live, Problem> {
        let live = self.begin()?;
        let place = live.table.places().get(seat.index());
        if place.is_some_and(|place| matches!(place.holder, Holder::Standin(..))) {
            return Err(Refused::new("away", message!("clock-standin-plays")).into());
        }
        if live.out_of_time(self.tables.time.now()).contains(seat) {
            return Err(Refused::new("time", message!("clock-over")).into());
        }
        Ok(live)
    }

    /// Sees to what is due; says when something will be again.
    pub(crate) async fn see_to(&mut self) -> Result<Option<Millis>, Problem> {
        self.rest().await?;
        self.end_wait().await?;
        self.end_pause().await?;
        self.flag().await?;
        Ok(self.live()?.standing().due)
    }

    /// Somebody here has gone on holiday since the table was loaded, or is back: then it is played again, so that the clock is the
    /// same as after a restart.
    async fn rest(&mut self) -> Result<(), Problem> {
        let (live, now) = (self.live()?, self.tables.time.now());
        if !live.rests() {
            return Ok(());
        }
        let known = self.tables.store.holidays_at(&self.room.id).await?;
        let mut live = match known == live.holidays {
            true if live.is_back(now) => (**live).clone(),
            true => return Ok(()),
            false => self.tables.load(&self.room.id).await?,
        };
        live.tick(now, &[]);
        *self.live = Some(Arc::new(live));
        self.room.show(self.live.clone());
        Ok(())
    }

    /// A table that has waited long enough for people gets bots, or is for everybody no more.
    async fn end_wait(&mut self) -> Result<(), Problem> {
        let live = self.live()?;
        let over = |listed: &&Listed| listed.until <= self.tables.time.now();
        match live.listed.as_ref().filter(over) {
            Some(Listed { bots: true, .. }) if !live.table.is_full() => {
                let level = live.standin();
                self.fill(&level).await
            }
            Some(_) if !live.table.is_full() => self.list(None).await,
            _ => Ok(()),
        }
    }

    /// It goes on where a pause has lasted as long as was agreed.
    async fn end_pause(&mut self) -> Result<(), Problem> {
        let mut live = self.begin()?;
        if live.paused_until().is_some_and(|until| until <= self.tables.time.now()) {
            let change = live.game().resume()?;
            self.keep(live, vec![change]).await?;
        }
        Ok(())
    }

    /// A bot plays for whoever has no time left, or the others decide what comes, if they do.
    async fn flag(&mut self) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let (over, level) = (live.out_of_time(self.tables.time.now()), live.standin());
        let asks = live.timed.as_ref().is_some_and(|timed| Limit::asks(timed.name));
        let given_up = live.given_up(self.tables.time.now());
        if !over.is_empty() || !given_up.is_empty() {
            let late = given_up.iter().map(|seat| (seat, false));
            let late = late.chain(over.iter().map(|seat| (seat, asks)));
            let changes = late.map(|(seat, asks)| match asks {
                true => live.game().let_decide(seat),
                false => live.game().stand_in(seat, Some(&level)),
            });
            let changes = changes.collect::<Result<_, _>>()?;
            self.keep(live, changes).await?;
        }
        Ok(())
    }

    /// A bot plays for somebody from now on, or does so no more.
    pub(crate) async fn stand_in(&mut self, seat: Seat, away: bool) -> Result<(), Problem> {
        let mut live = self.begin()?;
        if live.table.is_over() || live.table.lesson().is_some() {
            return Err(Refused::new("stale", message!("stale")).into());
        }
        if !away && live.is_spent(seat) {
            // Else whoever has no time left could come back again and again, and choose nothing.
            return Err(Refused::new("time", message!("clock-bot-first")).into());
        }
        let level = live.standin();
        let change = live.game().stand_in(seat, away.then_some(level.as_str()))?;
        // What the bot had in mind for them is nobody's now.
        self.room.minds.forget();
        self.keep(live, vec![change]).await
    }

    /// Somebody says something about the game besides playing it.
    pub(crate) async fn voice(&mut self, seat: Seat, voice: Voice) -> Result<(), Problem> {
        let mut live = self.begin()?;
        // Where no time runs there is nothing to stop; and at other tables of a contest everybody would wait for its end.
        let idle = live.timed.is_none() || live.contest.is_some();
        if (idle && matches!(voice, Voice::For(Proposal::Pause(_))))
            || live.table.lesson().is_some()
        {
            return Err(Refused::new("stale", message!("stale")).into());
        }
        let level = live.standin();
        let changes = live.game().voice(seat, voice, &level)?;
        self.keep(live, changes).await
    }

    /// Writes a change down, and then shows it to everybody. If it cannot be written, the table is
    /// what the disk says.
    async fn commit(&mut self, changed: Live, write: Write) -> Result<(), Problem> {
        let news = self.live.as_ref().is_some_and(|before| is_news(before, &changed));
        let before = self.live.take();
        let due = changed.standing().due;
        let written = self.tables.store.write(write).await;
        let now = match written {
            Ok(()) => {
                let mut changed = changed;
                let before = before.as_deref();
                let same = |before: &Live| {
                    before.table.places() == changed.table.places()
                        && before.table.is_over() == changed.table.is_over()
                };
                if changed.rated && !before.is_some_and(same) {
                    // Of no weight for the game: if it cannot be read now, it stays as it was.
                    let ranks = self.tables.ranks(&self.room.id, &changed).await;
                    changed.ranks = ranks.unwrap_or_else(|_| Arc::clone(&changed.ranks));
                }
                self.tables.alarms.set(&self.room.id, due);
                self.tables.hall.fetch_add(u64::from(news), Ordering::Relaxed);
                let before = before.into_iter().flat_map(|live| live.table.places());
                self.tables.ears.tell(before.chain(changed.table.places()));
                Some(changed)
            }
            Err(_) => self.tables.load(&self.room.id).await.ok(),
        };
        *self.live = now.map(Arc::new);
        self.room.show(self.live.clone());
        Ok(written?)
    }

    /// Commits what is played again when the table is loaded.
    async fn keep(&mut self, mut live: Live, changes: Vec<Change<String>>) -> Result<(), Problem> {
        let (first, at) = (self.live()?.table.changes(), self.tables.time.now());
        live.tick(at, &[]);
        let before = self.live()?;
        live.pass(before);
        let notices = self.tables.told.notices(|| live.news_since(before, at));
        let tells = !notices.is_empty();
        let sits = changes.iter().any(|change| matches!(change, Change::Place(..)));
        if !changes.iter().all(|change| matches!(change, Change::Act(..))) {
            live.retold += 1;
        }
        let ahead = live.game().look_ahead(&changes)?;
        let over = live.table.is_over() && !before.table.is_over();
        let ranked = if over && live.rated { self.tables.ranked(&live)? } else { Vec::new() };
        let placed = match over && live.contest.is_some() {
            true => contests::placed(&live)?,
            false => Vec::new(),
        };
        let ends_round = !placed.is_empty();
        let write = Write::Changes {
            ranked,
            placed,
            game: self.room.id.clone(),
            first,
            changes,
            hash: live.hash_since(first),
            standing: live.standing(),
            learned: live.table.is_learned(),
            at,
            notices,
            ahead,
        };
        self.commit(live, write).await?;
        if ends_round {
            self.tables.contests.notify_one();
        }
        if sits && self.live()?.rests() {
            // Whoever has come may be on holiday.
            self.tables.alarms.set(&self.room.id, Some(at));
        }
        if tells {
            self.tables.told.wake();
        }
        Ok(())
    }

    /// Makes choices, and then what is left unsaid after them, as it shows only once they are made. If one of them brought
    /// something to light, those after it are not made and reported as stale.
    pub(crate) async fn act(
        &mut self,
        seat: Seat,
        decision: u64,
        actions: &[String],
        unsaid: Option<Unsaid>,
    ) -> Result<(), Problem> {
        let mut live = self.chosen(seat)?;
        let mut changes = live.game().act(seat, decision, actions)?;
        let (made, sent) = (changes.len(), actions.len());
        if let Some(unsaid) = unsaid.filter(|_| made == sent) {
            let after = live.table.in_full(seat, &[], unsaid)?;
            if !after.is_empty() {
                let decision = live.table.decision(seat);
                changes.extend(live.game().act(seat, decision, &after)?);
            }
        }
        self.keep(live, changes).await?;
        match made < sent {
            true => {
                let why = message!("some-made", made = made, sent = sent);
                Err(Refused::new("stale", why).into())
            }
            false => Ok(()),
        }
    }

    /// A seat answers something in advance, or does so no longer. Nobody else is told, not even that something has changed.
    pub(crate) async fn foretell(
        &mut self,
        seat: Seat,
        turns: u64,
        wish: &str,
    ) -> Result<(), Problem> {
        let mut live = self.chosen(seat)?;
        if live.table.lesson().is_some() {
            return Err(Refused::new("stale", message!("stale")).into());
        }
        let answers = live.game().foretell(seat, turns, wish)?;
        self.tables.store.write(Write::Ahead { game: self.room.id.clone(), seat, answers }).await?;
        *self.live = Some(Arc::new(live));
        self.room.show_quietly(self.live.clone());
        Ok(())
    }

    /// Makes choices one after the other, each for its own seat and decision: all of them or none.
    pub(crate) async fn act_on(&mut self, choices: &[(Seat, u64, String)]) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let mut changes = Vec::with_capacity(choices.len());
        for (seat, decision, action) in choices {
            let action = std::slice::from_ref(action);
            changes.extend(live.game().act(*seat, *decision, action)?);
        }
        self.keep(live, changes).await
    }

    /// Takes back.
    pub(crate) async fn undo(
        &mut self,
        seat: Seat,
        decision: u64,
        to: Option<usize>,
    ) -> Result<(), Problem> {
        let mut live = self.chosen(seat)?;
        let change = live.game().undo(seat, decision, to)?;
        // What bots have thought ahead will not come, or not as they thought.
        self.room.minds.forget();
        self.keep(live, vec![change]).await
    }

    /// Does what a pupil asks of the coach.
    pub(crate) async fn lead(&mut self, lead: Lead) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let changes = live.game().lead(lead)?;
        self.keep(live, changes).await
    }

    /// The pupil goes on without the coach.
    pub(crate) async fn leave_coach(&mut self) -> Result<(), Problem> {
        let mut live = self.begin()?;
        if let Some(lesson) = live.table.lesson() {
            live.game().teach(&lesson.id, false);
        }
        let (changes, standing) = (live.table.changes(), live.standing());
        let write = Write::Uncoached { game: self.room.id.clone(), changes, standing };
        self.commit(live, write).await
    }

    /// Open seats are taken: all of these or none.
    pub(crate) async fn sit(&mut self, places: Vec<(Seat, Place)>) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let sit = |(seat, place)| live.game().sit(seat, place);
        let changes = places.into_iter().map(sit).collect::<Result<_, _>>()?;
        self.keep(live, changes).await
    }

    /// Bots of a level take the open seats.
    pub(crate) async fn fill(&mut self, level: &str) -> Result<(), Problem> {
        let places = (0..).map(Seat).zip(self.live()?.table.places());
        let open = places.filter(|(_, place)| matches!(place.holder, Holder::Open(_)));
        let bot = || Place::new(Holder::Bot(level.to_owned()), String::new());
        let bots = open.map(|(seat, _)| (seat, bot())).collect();
        self.sit(bots).await
    }

    /// Somebody gives a seat back before the game begins.
    pub(crate) async fn stand_up(&mut self, seat: Seat, token: String) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let change = live.game().stand_up(seat, token)?;
        self.keep(live, vec![change]).await
    }

    /// Whoever waits here alone sits at another table now: whoever comes here is led there.
    pub(crate) async fn lead_on(
        &mut self,
        seat: Seat,
        token: String,
        to: &str,
    ) -> Result<(), Problem> {
        self.stand_up(seat, token).await?;
        self.list(None).await?;
        let live = Live { again: Some(to.to_owned()), ..self.begin()? };
        let (at, changes) = (self.tables.time.now(), live.table.changes());
        let (game, table) = (self.room.id.clone(), to.to_owned());
        self.commit(live, Write::Again { game, table, changes, at, notices: Vec::new() }).await
    }

    /// The table is for everybody from now on, or no more.
    pub(crate) async fn list(&mut self, listed: Option<Listed>) -> Result<(), Problem> {
        let live = Live { listed: listed.clone(), ..self.begin()? };
        let (game, due) = (self.room.id.clone(), live.standing().due);
        self.commit(live, Write::Listed { game, listed, due }).await
    }

    /// Somebody wants to be called otherwise.
    pub(crate) async fn rename(&mut self, seat: Seat, name: &str) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let change = live.game().rename(seat, name)?;
        self.keep(live, vec![change]).await
    }

    /// Whoever was one person here is another from now on.
    pub(crate) async fn hand_over(
        &mut self,
        from: &PersonId,
        to: &PersonId,
    ) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let changes = live.game().hand_over(from, to)?;
        if !changes.is_empty() {
            self.keep(live, changes).await?;
        }
        if self.live()?.is_host(Some(from)) {
            let live = Live { host: Some(to.clone()), ..self.begin()? };
            let write = Write::Host { game: self.room.id.clone(), host: to.clone() };
            self.commit(live, write).await?;
        }
        Ok(())
    }

    /// Whoever sits here goes for good: before the game begins others may sit down there, later a bot plays on. Nobody comes back
    /// to it.
    pub(super) async fn depart(&mut self, person: &PersonId) -> Result<(), Problem> {
        let mut live = self.begin()?;
        let (level, begun) = (live.standin(), live.table.is_full());
        let mut changes = Vec::new();
        for seat in live.seats_of(Some(person)).iter() {
            if !begun {
                changes.push(live.game().stand_up(seat, random::hex(16)?)?);
            } else if let Holder::Person(_) = live.table.places()[seat.index()].holder {
                changes.push(live.game().stand_in(seat, Some(&level))?);
            }
        }
        changes.extend(live.game().hand_over(person, &PersonId::GONE)?);
        if changes.is_empty() {
            return Ok(());
        }
        self.room.minds.forget();
        self.keep(live, changes).await
    }

    /// Somebody says something.
    pub(crate) async fn say(
        &mut self,
        person: PersonId,
        seat: Option<Seat>,
        name: String,
        text: String,
    ) -> Result<(), Problem> {
        let (mut live, at) = (self.begin()?, self.tables.time.now());
        let deaf = self.tables.store.deaf_to(&person).await?;
        let said = live.hear(Some(person), seat, name, text);
        let hearers = || {
            let hearers = live.hearers(seat, at).into_iter();
            hearers
                .filter(|_| !said.aside)
                .filter(|hearer| !deaf.contains(&hearer.person))
                .collect()
        };
        let notices = self.tables.told.notices(hearers);
        let tells = !notices.is_empty();
        let game = self.room.id.clone();
        self.commit(live, Write::Saying { game, said, at, notices }).await?;
        if tells {
            self.tables.told.wake();
        }
        Ok(())
    }

    /// Bots let people look longer or shorter at what they do.
    pub(crate) async fn set_pace(&mut self, pace: Pace) -> Result<(), Problem> {
        let live = Live { pace, ..self.begin()? };
        self.commit(live, Write::Pace { game: self.room.id.clone(), pace: pace.name() }).await
    }

    /// Somebody has made a table at which its people play once more.
    pub(crate) async fn follow(&mut self, by: &PersonId, table: String) -> Result<(), Problem> {
        let live = Live { again: Some(table.clone()), ..self.begin()? };
        let at = self.tables.time.now();
        let notices = self.tables.told.notices(|| live.others(Some(by), News::Again, at));
        let (tells, changes) = (!notices.is_empty(), live.table.changes());
        let game = self.room.id.clone();
        self.commit(live, Write::Again { game, table, changes, at, notices }).await?;
        if tells {
            self.tables.told.wake();
        }
        Ok(())
    }

    /// Those who look on may say something, or may not.
    pub(crate) async fn set_muted(&mut self, muted: bool) -> Result<(), Problem> {
        let live = Live { muted, ..self.begin()? };
        self.commit(live, Write::Muted { game: self.room.id.clone(), muted }).await
    }
}

/// Whether a change is news for those who look at the tables for everybody.
fn is_news(before: &Live, after: &Live) -> bool {
    let shown = |live: &Live| live.listed.is_some();
    let same = || {
        before.table.places() == after.table.places()
            && before.table.is_over() == after.table.is_over()
            && before.listed == after.listed
    };
    (shown(before) || shown(after)) && !same()
}

/// A table is not there because of the disk.
pub(super) fn gone() -> Problem {
    let why = message!("nothing-changed", why = message!("table-lost"));
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", why)
}
