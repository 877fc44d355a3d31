//! Who is logged in, asked with every request: the database is asked once, and then this knows.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{OfAccount, Store, Write};
use table::PersonId;
use tokio::sync::watch;

use crate::dates;
use crate::errors::Problem;

/// After so many seconds it is written down that a login was seen again.
const SEEN_EACH: i64 = 24 * 60 * 60;

/// A login that stands, or stood.
#[derive(Debug)]
pub(crate) struct Login {
    pub(crate) hash: String,
    pub(crate) person: PersonId,
    ended: watch::Sender<bool>,
}

impl Login {
    pub(crate) fn new(hash: String, person: PersonId) -> Self {
        Self { hash, person, ended: watch::Sender::new(false) }
    }

    /// Waits until somebody ends it.
    pub(crate) async fn ended(&self) {
        // It is not dropped as long as somebody waits.
        let _ = self.ended.subscribe().wait_for(|ended| *ended).await;
    }
}

/// What is known of logins and of guests.
#[derive(Debug, Default)]
pub(crate) struct Logins(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    logins: HashMap<String, Arc<Login>>,
    /// Whether the person of a guest's cookie has an account by now.
    guests: HashMap<PersonId, bool>,
    /// How often something has been ended or made: what was read before that may not be true any more.
    turns: u64,
}

impl Logins {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The login of this hash, if it stands.
    pub(crate) async fn find(
        &self,
        store: &Store,
        hash: &str,
    ) -> Result<Option<Arc<Login>>, Problem> {
        loop {
            let turns = {
                let known = self.known();
                if let Some(login) = known.logins.get(hash) {
                    return Ok(Some(Arc::clone(login)));
                }
                known.turns
            };
            let Some((person, seen)) = store.login(hash).await? else { return Ok(None) };
            {
                let mut known = self.known();
                if known.turns != turns {
                    continue;
                }
                let fresh = || Arc::new(Login::new(hash.to_owned(), person.clone()));
                known.logins.entry(hash.to_owned()).or_insert_with(fresh);
            }
            let at = dates::seconds();
            if at - seen > SEEN_EACH {
                let seen = OfAccount::Seen { hash: hash.to_owned(), at };
                store.write(Write::Account(person, Box::new(seen))).await?;
            }
        }
    }

    /// Whether the cookie of a guest still says who it is: once there is an account, only a login does.
    pub(crate) async fn is_guest(&self, store: &Store, person: &PersonId) -> Result<bool, Problem> {
        loop {
            let turns = {
                let known = self.known();
                if let Some(account) = known.guests.get(person) {
                    return Ok(!account);
                }
                known.turns
            };
            let account = store.has_account(person).await?;
            let mut known = self.known();
            if known.turns == turns {
                known.guests.insert(person.clone(), account);
            }
        }
    }

    /// A guest has an account by now.
    pub(crate) fn made(&self, person: &PersonId) {
        let mut known = self.known();
        known.turns += 1;
        known.guests.insert(person.clone(), true);
    }

    /// Those logins of a person are ended for which this holds. Their open pages are told nothing more.
    pub(crate) fn end(&self, person: &PersonId, ends: impl Fn(&str) -> bool) {
        let mut known = self.known();
        known.turns += 1;
        known.logins.retain(|hash, login| {
            let ended = login.person == *person && ends(hash);
            if ended {
                login.ended.send_replace(true);
            }
            !ended
        });
    }

    /// Forgets what nobody holds: the database knows it.
    pub(crate) fn forget(&self) {
        let mut known = self.known();
        known.logins.retain(|_, login| Arc::strong_count(login) > 1);
        known.guests.clear();
    }
}
