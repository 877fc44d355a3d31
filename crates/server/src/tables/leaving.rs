//! Somebody goes for good: from every table, and then from everywhere else.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use store::{OfAccount, Trouble, Write};
use table::PersonId;

use super::{Room, Tables};
use crate::errors::Problem;

/// How often it is looked whether somebody has sat down elsewhere meanwhile.
const ROUNDS: usize = 10;

impl Tables {
    /// Deletes the account of a person, whose name nobody else may have until then; the tables at which others play on. What
    /// could not be done is still there, and goes with the next try: the account itself goes last.
    pub(crate) async fn delete(
        &self,
        person: &PersonId,
        kept: i64,
    ) -> Result<Vec<String>, Problem> {
        let mut going_on = Vec::new();
        for _ in 0..ROUNDS {
            for (id, goes_on) in self.store.known_at(person).await? {
                if goes_on {
                    self.lock(&id).await?.depart(person).await?;
                    going_on.push(id.clone());
                }
                self.leave(&id, person).await?;
            }
            let deleted = Write::Account(person.clone(), Box::new(OfAccount::Deleted { kept }));
            match self.store.write(deleted).await {
                Err(Trouble::Doubled) => {}
                done => return done.map(|()| going_on).map_err(Problem::from),
            }
        }
        Err(Trouble::Doubled.into())
    }

    /// A table forgets a person. It need not be loaded for that; if it is, it is loaded anew.
    async fn leave(&self, id: &str, person: &PersonId) -> Result<(), Problem> {
        let room = {
            let mut open = self.rooms();
            let fresh = || Arc::new(Room::new(id, self.time));
            Arc::clone(open.entry(id.to_owned()).or_insert_with(fresh))
        };
        let mut live = Arc::clone(&room.live).lock_owned().await;
        let loaded = live.take().is_some();
        let left = Write::Account(person.clone(), Box::new(OfAccount::Left(id.to_owned())));
        let left = self.store.write(left).await;
        if loaded {
            // It may be gone.
            *live = self.load(id).await.ok().map(Arc::new);
            room.show(live.clone());
        }
        drop(live);
        self.put_away(id);
        self.hall.fetch_add(1, Ordering::Relaxed);
        Ok(left?)
    }
}
