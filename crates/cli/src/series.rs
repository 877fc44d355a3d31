//! What the commands that play many games share.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kernel::{Listed, Refused, Seat, message};
use serde_json::{Value, json};

pub use crate::args::SeriesArgs;
use crate::guard::guarded;

impl SeriesArgs {
    /// The setup of a game of so many, with the options asked for and otherwise these.
    pub fn setup(&self, players: usize, usual: &[(&str, &str)]) -> Value {
        let usual = usual.iter().map(|&(key, value)| (key, value));
        let asked = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options: BTreeMap<&str, &str> = usual.chain(asked).collect();
        json!({"players": players, "options": options})
    }

    /// How many threads to play on.
    pub fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

/// Who plays at a seat: its faction, or its number while it has none.
pub(crate) fn side<G: Listed>(game: &G, seat: Seat) -> String {
    match game.faction(seat) {
        none if none.is_empty() => format!("seat {seat}"),
        side => side,
    }
}

/// Does the work of all indices on several threads, until one says that it is enough.
///
/// Indices are handed out in ascending order and work begun is finished, so nothing before an
/// index that was done is left out.
pub fn share_out(threads: usize, count: u64, work: &(dyn Fn(u64) -> ControlFlow<()> + Sync)) {
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let labour = || {
        while !enough.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                break;
            }
            if work(index).is_break() {
                enough.store(true, Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(labour);
        }
        labour();
    });
}

/// Games to be played on several threads.
pub(crate) struct Series {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Series {
    /// Plays the games by their indices and adds up what comes of them, in whatever sequence. A
    /// game that goes wrong ends it: the refusal of the first such game by index, whichever
    /// thread came across it.
    pub(crate) fn play<T: Default + Send>(
        &self,
        tick: &(dyn Fn() + Sync),
        one: &(dyn Fn(u64) -> Result<T, Refused> + Sync),
        add: fn(&mut T, T),
    ) -> Result<T, Refused> {
        let total = Mutex::new((T::default(), None::<(u64, Refused)>));
        share_out(self.threads, self.games, &|index| {
            let played = guarded(|| one(index)).and_then(|played| played);
            tick();
            let mut total = total.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            match played {
                Ok(played) => add(&mut total.0, played),
                Err(refused) => {
                    if total.1.as_ref().is_none_or(|(first, _)| index < *first) {
                        total.1 = Some((index, refused));
                    }
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        match total.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
            (sum, None) => Ok(sum),
            (_, Some((index, refused))) => {
                let seed = bots::series_seed(self.seed, index);
                let why = message!(
                    "game-failed",
                    index = index,
                    seed = seed.to_string(),
                    why = refused.message
                );
                Err(Refused::new(refused.code, why))
            }
        }
    }
}
