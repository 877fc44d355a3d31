//! Who listens for what happens at all of somebody's tables.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use table::{PersonId, Place};
use tokio::sync::watch;

/// Persons for whom somebody listens.
#[derive(Debug, Default)]
pub(crate) struct Ears(Mutex<HashMap<PersonId, watch::Sender<()>>>);

impl Ears {
    fn known(&self) -> MutexGuard<'_, HashMap<PersonId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What says that something has happened at a table of a person.
    pub(crate) fn listen(&self, person: &PersonId) -> watch::Receiver<()> {
        self.known().entry(person.clone()).or_insert_with(|| watch::Sender::new(())).subscribe()
    }

    /// Something has happened at a table with these places.
    pub(crate) fn tell<'a>(&self, places: impl IntoIterator<Item = &'a Place>) {
        let known = self.known();
        if known.is_empty() {
            return;
        }
        for person in places.into_iter().filter_map(|place| place.holder.person()) {
            if let Some(listener) = known.get(person) {
                listener.send_replace(());
            }
        }
    }

    /// Forgets those for whom nobody listens any more.
    pub(crate) fn forget(&self) {
        self.known().retain(|_, listener| listener.receiver_count() > 0);
    }
}
