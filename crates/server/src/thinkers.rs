//! Who may think now.
//!
//! Thought is what there is least of, so it is shared out. What is quickly thought has a place of
//! its own, and so have pages: nobody's easy bot waits for somebody's hard one, nor a page for either.
//! Where several wait, whoever had their turn longest ago comes first: by address, then by person, so
//! that whoever has a hundred tables gets no more than others with one. The more wait, the shorter each may
//! think. A place belongs to the thought, not to whoever waits for it: whoever hangs up frees nothing
//! that is still in use.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use house::Mind;
use kernel::Seat;
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// What is thought about. Of one person's, the first of these comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Work {
    /// Drawing and compressing what somebody wants to look at.
    Page,
    /// A bot's choice that takes little.
    Quick,
    /// A bot's choice that takes long.
    Deep,
    /// Help for a person.
    Help,
    /// A finished game: after everything else, unless it has waited for long.
    Analysis,
}

/// Whom thought is for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Owner {
    /// Where they were last seen.
    pub(crate) address: Option<IpAddr>,
    /// The person; the table if there is none.
    pub(crate) name: String,
}

/// An analysis that has waited for so long comes in its turn.
const PATIENCE: Duration = Duration::from_secs(5);
/// A thought that takes so long will never end: a mistake of ours must not stop everybody's bots.
const LOST: Duration = Duration::from_secs(120);
/// Whoever had no turn among this many of the last is as good as new.
const REMEMBERED: u64 = 10_000;

/// Gives out the places to think at.
#[derive(Debug)]
pub(crate) struct Thinkers {
    pages: Mutex<Lane>,
    quick: Mutex<Lane>,
    slow: Mutex<Lane>,
}

#[derive(Debug)]
struct Lane {
    places: usize,
    free: usize,
    /// In the sequence they came.
    waiting: Vec<Waiting>,
    /// How many turns there were.
    turn: u64,
    /// When each had a turn last.
    addresses: HashMap<Option<IpAddr>, u64>,
    owners: HashMap<Owner, u64>,
}

#[derive(Debug)]
struct Waiting {
    work: Work,
    owner: Owner,
    /// Who is new counts as having had a turn just before: who waits already is not passed by.
    came: u64,
    since: Instant,
    granted: oneshot::Sender<Permit>,
}

/// A place to think at; free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    thinkers: Arc<Thinkers>,
    work: Work,
    /// How many others there are to each place.
    crowd: u32,
}

impl Permit {
    /// How long to think if so much were good: less where many wait, but never less than that.
    pub(crate) fn share(&self, time: Duration, least: Duration) -> Duration {
        (time * 2 / (2 + self.crowd)).max(least.min(time))
    }

    /// Thinks at this place, off the threads that answer. It is free again when the thought has ended,
    /// even if nobody waits for that any more. None if the thought fell apart.
    pub(crate) async fn think<T: Send + 'static>(
        self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let thinking = spawn_blocking(move || drop(tell.send(thought())));
        tokio::spawn(async move {
            if timeout(LOST, thinking).await.is_err() {
                tracing::error!("a thought does not end ({:?})", self.work);
            }
            drop(self);
        });
        told.await.ok()
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.thinkers.lane(self.work).free += 1;
        self.thinkers.grant(self.work);
    }
}

impl Thinkers {
    /// So many may think at the same time: about pages, quickly, and long.
    pub(crate) fn new(pages: usize, quick: usize, slow: usize) -> Arc<Self> {
        let lane = |places: usize| {
            let places = places.max(1);
            let (addresses, owners) = Default::default();
            Mutex::new(Lane {
                places,
                free: places,
                waiting: Vec::new(),
                turn: 1,
                addresses,
                owners,
            })
        };
        Arc::new(Self { pages: lane(pages), quick: lane(quick), slow: lane(slow) })
    }

    fn lane(&self, work: Work) -> MutexGuard<'_, Lane> {
        let lane = match work {
            Work::Page => &self.pages,
            Work::Quick => &self.quick,
            Work::Deep | Work::Help | Work::Analysis => &self.slow,
        };
        lane.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place. There always is one in the end.
    pub(crate) async fn place(self: &Arc<Self>, work: Work, owner: Owner) -> Option<Permit> {
        let (granted, place) = oneshot::channel();
        self.lane(work).join(work, owner, granted);
        self.grant(work);
        place.await.ok()
    }

    /// How many wait.
    #[cfg(test)]
    pub(crate) fn waiting(&self, work: Work) -> usize {
        self.lane(work).waiting.len()
    }

    /// Gives away what is free.
    fn grant(self: &Arc<Self>, work: Work) {
        loop {
            let mut lane = self.lane(work);
            let Some(next) = lane.next() else { return };
            let crowd = (lane.waiting.len() / lane.places) as u32;
            drop(lane);
            let place = Permit { thinkers: Arc::clone(self), work: next.work, crowd };
            // Whoever has gone away leaves the place to the next one.
            drop(next.granted.send(place));
        }
    }
}

impl Lane {
    fn join(&mut self, work: Work, owner: Owner, granted: oneshot::Sender<Permit>) {
        let (came, since) = (2 * self.turn - 1, Instant::now());
        self.waiting.push(Waiting { work, owner, came, since, granted });
    }

    /// Takes out who comes next, if there is a place.
    fn next(&mut self) -> Option<Waiting> {
        self.waiting.retain(|waiting| !waiting.granted.is_closed());
        if self.free == 0 {
            return None;
        }
        let rank = |(number, waiting): &(usize, &Waiting)| {
            let last = waiting.work == Work::Analysis && waiting.since.elapsed() < PATIENCE;
            let address = self.addresses.get(&waiting.owner.address);
            let owner = self.owners.get(&waiting.owner);
            let turn = |turn: Option<&u64>| turn.copied().unwrap_or(waiting.came);
            (last, turn(address), turn(owner), waiting.work, *number)
        };
        let (number, _) = self.waiting.iter().enumerate().min_by_key(rank)?;
        let next = self.waiting.remove(number);
        self.free -= 1;
        self.turn += 1;
        let now = 2 * self.turn;
        self.addresses.insert(next.owner.address, now);
        self.owners.insert(next.owner.clone(), now);
        if self.turn.is_multiple_of(REMEMBERED) {
            self.addresses.retain(|_, turn| *turn + 2 * REMEMBERED > now);
            self.owners.retain(|_, turn| *turn + 2 * REMEMBERED > now);
        }
        Some(next)
    }
}

/// The bots of a table between their choices: what they have thought ahead is used again. One that
/// thinks long and one that thinks shortly for each seat; they go with the table.
#[derive(Debug, Default)]
pub(crate) struct Minds(Mutex<HashMap<(Seat, bool), Mind>>);

impl Minds {
    pub(crate) fn take(&self, seat: Seat, matters: bool) -> Option<Mind> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(seat, matters))
    }

    pub(crate) fn keep(&self, seat: Seat, matters: bool, mind: Mind) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert((seat, matters), mind);
    }

    /// They begin anew.
    pub(crate) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::task::JoinHandle;

    use super::*;

    fn owner(address: u8, name: &str) -> Owner {
        let address = Some(IpAddr::V4(Ipv4Addr::new(10, 0, 0, address)));
        Owner { address, name: name.to_owned() }
    }

    /// Everybody who waits, and in which sequence they had their turns.
    struct Queue {
        thinkers: Arc<Thinkers>,
        turns: Arc<Mutex<Vec<String>>>,
        tasks: Vec<JoinHandle<()>>,
    }

    impl Queue {
        fn new() -> Self {
            Self { thinkers: Thinkers::new(1, 1, 1), turns: Arc::default(), tasks: Vec::new() }
        }

        /// Waits for a turn, has it, and lets the next one.
        async fn wait(&mut self, work: Work, owner: Owner) {
            let before = self.thinkers.lane(work).waiting.len();
            let (thinkers, turns) = (Arc::clone(&self.thinkers), Arc::clone(&self.turns));
            self.tasks.push(tokio::spawn(async move {
                let place = thinkers.place(work, owner.clone()).await;
                turns.lock().expect("sound").push(owner.name);
                drop(place);
            }));
            while self.thinkers.lane(work).waiting.len() == before {
                tokio::task::yield_now().await;
            }
        }

        async fn turns(self, first: Option<Permit>) -> Vec<String> {
            drop(first);
            for task in self.tasks {
                task.await.expect("it ends");
            }
            self.turns.lock().expect("sound").clone()
        }
    }

    #[tokio::test]
    async fn a_hundred_tables_get_no_more_than_one() {
        let mut queue = Queue::new();
        let first = queue.thinkers.place(Work::Deep, owner(1, "a")).await;
        for _ in 0..100 {
            queue.wait(Work::Deep, owner(1, "a")).await;
        }
        for name in ["b", "c", "b"] {
            queue.wait(Work::Help, owner(2, name)).await;
        }
        let turns = queue.turns(first).await;
        assert_eq!(turns[..7], ["b", "a", "c", "a", "b", "a", "a"]);
    }

    #[tokio::test]
    async fn at_one_address_it_goes_by_persons() {
        let mut queue = Queue::new();
        let first = queue.thinkers.place(Work::Quick, owner(1, "a")).await;
        for name in ["a", "a", "b", "a", "b", "c"] {
            queue.wait(Work::Quick, owner(1, name)).await;
        }
        assert_eq!(queue.turns(first).await, ["b", "c", "a", "b", "a", "a"]);
    }

    #[tokio::test]
    async fn who_is_new_passes_nobody_who_waits() {
        let mut queue = Queue::new();
        drop(queue.thinkers.place(Work::Quick, owner(2, "b")).await);
        let first = queue.thinkers.place(Work::Quick, owner(1, "a")).await;
        queue.wait(Work::Quick, owner(2, "b")).await;
        for (address, name) in [(3, "c"), (4, "d"), (5, "e")] {
            queue.wait(Work::Quick, owner(address, name)).await;
        }
        assert_eq!(queue.turns(first).await, ["b", "c", "d", "e"]);
    }

    #[tokio::test]
    async fn quick_thoughts_do_not_wait_for_slow_ones() {
        let thinkers = Thinkers::new(1, 1, 1);
        let slow = thinkers.place(Work::Deep, owner(1, "a")).await;
        let quick = thinkers.place(Work::Quick, owner(2, "b")).await;
        assert!(slow.is_some() && quick.is_some());
    }

    #[tokio::test]
    async fn an_analysis_comes_last_but_it_comes() {
        let mut queue = Queue::new();
        let first = queue.thinkers.place(Work::Deep, owner(1, "a")).await;
        queue.wait(Work::Analysis, owner(2, "b")).await;
        for _ in 0..3 {
            queue.wait(Work::Help, owner(1, "a")).await;
        }
        queue.wait(Work::Analysis, owner(3, "c")).await;
        let long_ago = Instant::now().checked_sub(PATIENCE).expect("the clock runs");
        queue.thinkers.lane(Work::Analysis).waiting[4].since = long_ago;
        assert_eq!(queue.turns(first).await, ["c", "a", "a", "a", "b"]);
    }

    #[tokio::test]
    async fn who_goes_away_leaves_the_place_to_others() {
        let mut queue = Queue::new();
        let first = queue.thinkers.place(Work::Deep, owner(1, "a")).await;
        queue.wait(Work::Deep, owner(2, "b")).await;
        queue.wait(Work::Deep, owner(3, "c")).await;
        let gone = queue.tasks.remove(0);
        gone.abort();
        assert!(gone.await.is_err());
        assert_eq!(queue.turns(first).await, ["c"]);
    }

    /// A place was given back with the request that had asked for it, while the thought went on.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_hangs_up_leaves_no_thought_behind_that_counts_for_nothing() {
        let thinkers = Thinkers::new(1, 1, 1);
        let (go_on, stopped) = std::sync::mpsc::channel::<()>();
        let stopped = Arc::new(Mutex::new(stopped));
        let running = Arc::new(AtomicUsize::new(0));
        for asked in 0..10 {
            let (thinkers, running) = (Arc::clone(&thinkers), Arc::clone(&running));
            let (begun, stopped) = (Arc::clone(&running), Arc::clone(&stopped));
            let asks = tokio::spawn(async move {
                let place = thinkers.place(Work::Help, owner(1, "a")).await.expect("a place");
                let thought = move || {
                    let at_once = running.fetch_add(1, Ordering::SeqCst) + 1;
                    assert_eq!(at_once, 1, "there is one place");
                    let _ = stopped.lock().expect("sound").recv();
                    running.fetch_sub(1, Ordering::SeqCst);
                };
                place.think(thought).await
            });
            if asked == 0 {
                while begun.load(Ordering::SeqCst) == 0 {
                    tokio::task::yield_now().await;
                }
            }
            asks.abort();
            assert!(asks.await.is_err(), "nobody waits for it any more");
        }
        assert_eq!(running.load(Ordering::SeqCst), 1, "the first one still thinks");
        assert_eq!(thinkers.lane(Work::Help).free, 0, "at the only place");
        let next = tokio::spawn({
            let thinkers = Arc::clone(&thinkers);
            async move { thinkers.place(Work::Help, owner(2, "b")).await.is_some() }
        });
        while thinkers.lane(Work::Help).waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        assert!(!next.is_finished());
        go_on.send(()).expect("it waits");
        assert!(next.await.expect("it ends"), "now it is somebody else's turn");
    }

    #[tokio::test]
    async fn a_thought_that_falls_apart_frees_its_place() {
        let thinkers = Thinkers::new(1, 1, 1);
        let place = thinkers.place(Work::Deep, owner(1, "a")).await.expect("a place");
        assert_eq!(place.think(|| panic!("as this test wants it")).await, None::<()>);
        assert!(thinkers.place(Work::Deep, owner(1, "a")).await.is_some());
    }

    #[tokio::test]
    async fn the_more_wait_the_shorter_each_may_think() {
        let (second, least) = (Duration::from_secs(1), Duration::from_millis(150));
        let thinkers = Thinkers::new(1, 1, 1);
        let mut place = thinkers.place(Work::Deep, owner(1, "a")).await.expect("a place");
        assert_eq!(place.share(second, least), second);
        place.crowd = 2;
        assert_eq!(place.share(second, least), second / 2);
        place.crowd = 40;
        assert_eq!(place.share(second, least), least);
        assert_eq!(place.share(least / 2, least), least / 2, "never more than is good");
    }
}
