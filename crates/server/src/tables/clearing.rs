//! Tables that nobody uses go.

use std::collections::hash_map::Entry;
use std::sync::Arc;

use store::{Kept, Trouble, Unused, Write};

use super::{Room, Tables};
use crate::limits;

impl Tables {
    /// Removes tables from disk that nobody uses, and tells how many of lessons and how many others. None
    /// that is loaded: somebody may be looking at it.
    pub(crate) async fn clear(&self, kept: Kept) -> Result<[usize; 2], Trouble> {
        let mut gone = [0, 0];
        for Unused { id, lesson } in self.store.unused(kept, limits::CLEARED).await? {
            let room = Arc::new(Room::new(&id, self.time));
            // Whoever comes now waits, and finds no table.
            let Ok(lock) = room.live.try_lock() else { continue };
            match self.rooms().entry(id.clone()) {
                Entry::Occupied(_) => continue,
                Entry::Vacant(place) => drop(place.insert(Arc::clone(&room))),
            }
            let removed = self.store.write(Write::Unused { game: id.clone(), kept }).await;
            drop(lock);
            self.put_away(&id);
            removed?;
            gone[usize::from(!lesson)] += 1;
        }
        Ok(gone)
    }
}
