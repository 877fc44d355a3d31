//! Those who can be told something: of nobody else anything is written down.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use house::{News, Told};
use store::Notice;
use table::{Millis, PersonId};
use tokio::sync::Notify;

/// After somebody has said something it is waited so many times as long as usual: more may follow.
const SAYING: i64 = 12;

/// Those who can be told something, and what wakes whoever tells them.
#[derive(Debug)]
pub(crate) struct Listeners {
    persons: Mutex<HashSet<PersonId>>,
    wake: Notify,
    letters: Notify,
    parked: Millis,
}

impl Listeners {
    pub(crate) fn new(persons: impl IntoIterator<Item = PersonId>, parked: Duration) -> Self {
        let parked = Millis::try_from(parked.as_millis()).unwrap_or_default();
        let persons = Mutex::new(persons.into_iter().collect());
        Self { persons, wake: Notify::new(), letters: Notify::new(), parked }
    }

    /// Somebody can be told something from now on. That it is no more so is seen when something is to be sent.
    pub(super) fn listens(&self, person: PersonId) {
        self.persons.lock().unwrap_or_else(PoisonError::into_inner).insert(person);
    }

    /// Whether somebody can be told anything, as far as is known.
    pub(crate) fn hears(&self, person: &PersonId) -> bool {
        self.persons.lock().unwrap_or_else(PoisonError::into_inner).contains(person)
    }

    /// What is to be written down of what people may be told.
    pub(crate) fn notices(&self, told: impl FnOnce() -> Vec<Told>) -> Vec<Notice> {
        let persons = self.persons.lock().unwrap_or_else(PoisonError::into_inner);
        if persons.is_empty() {
            return Vec::new();
        }
        let told = told().into_iter().filter(|told| persons.contains(&told.person));
        let notice = |Told { person, news, at }| {
            let wait = if news == News::Said { SAYING * self.parked } else { self.parked };
            let instead = matches!(news, News::Turn | News::Over | News::Full);
            Notice { person, kind: news.name(), due: at + wait, instead }
        };
        told.map(notice).collect()
    }

    /// There is something to tell.
    pub(crate) fn wake(&self) {
        self.wake.notify_one();
    }

    /// There may be a letter to send.
    pub(super) fn wake_letters(&self) {
        self.letters.notify_one();
    }

    pub(super) async fn letters(&self) {
        self.letters.notified().await;
    }

    pub(super) async fn woken(&self) {
        self.wake.notified().await;
    }
}
