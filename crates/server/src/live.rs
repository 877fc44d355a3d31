//! A loaded table: the game with its people and what was said, as it is stored and played again.

use std::sync::Arc;

use house::{Door, Games, Origin, Playing};
use kernel::{Message, Refused, message};
use serde_json::Value;
use store::{Saying, Stored};
use table::{Holder, Place};
use tongue::{Tongue, say};
use ui::table::Pace;

use crate::errors::Problem;

/// A hash of the state is stored after this many changes.
const HASH_EVERY: u64 = 50;

/// A loaded table.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    pub(crate) title: String,
    /// Who made the table; unknown for old ones.
    pub(crate) host: Option<String>,
    /// Whether people may ask for hints.
    pub(crate) hints: bool,
    /// How long bots let people look at what they do.
    pub(crate) pace: Pace,
    pub(crate) table: Box<dyn Playing>,
    pub(crate) chat: Arc<Vec<Saying>>,
    /// Grows when what was told before may read differently: after an undo or a new name.
    pub(crate) retold: u64,
}

/// The game of this name.
pub(crate) fn game<'a>(games: &'a Games, id: &str) -> Option<&'a Arc<dyn Door>> {
    games.iter().find(|game| game.kind().id == id)
}

/// What a table is called: as its people call it, or after the first of them.
pub(crate) fn title(given: &str, places: &[Place], tongue: &Tongue) -> String {
    let person = |place: &&Place| matches!(place.holder, Holder::Person(_));
    match places.iter().find(person) {
        Some(host) if given.is_empty() => {
            say!(tongue, "table-of", host = host.name.as_str())
        }
        _ => given.to_owned(),
    }
}

impl Live {
    /// A table before the first choice.
    pub(crate) fn new(
        title: String,
        game: &dyn Door,
        setup: &Value,
        origin: Origin,
        places: Vec<Place>,
    ) -> Result<Self, Refused> {
        let table = game.open(setup, origin, places)?;
        let (pace, chat) = (Pace::default(), Arc::default());
        Ok(Self { title, host: None, hints: true, pace, table, chat, retold: 0 })
    }

    /// What the table is called, in a language.
    pub(crate) fn title(&self, tongue: &Tongue) -> String {
        match self.table.lesson() {
            Some(lesson) => tongue.name(&lesson.name("")).into_owned(),
            None => title(&self.title, self.table.places(), tongue),
        }
    }

    /// Whether a person made this table: the invitations are that person's to give. Of a table from
    /// before this was written down, the first person at it.
    pub(crate) fn is_host(&self, person: &str) -> bool {
        let first = self.table.places().iter().find_map(|place| match &place.holder {
            Holder::Person(id) => Some(id),
            _ => None,
        });
        self.host.as_ref().or(first).is_some_and(|host| host == person)
    }

    /// The hash of the state, if one is due after the changes from this number on.
    pub(crate) fn hash_since(&self, first: u64) -> Option<String> {
        let passed = first / HASH_EVERY != self.table.changes() / HASH_EVERY;
        (passed || self.table.is_over()).then(|| self.table.fingerprint())
    }

    /// A table as it was written down, played again.
    pub(crate) fn restore(games: &Games, stored: Stored) -> Result<Self, Problem> {
        let refuse = |why: Message| Err(Refused::new("internal", why).into());
        let Some(game) = game(games, &stored.kind) else {
            return refuse(message!("stored-unknown-game", game = stored.kind));
        };
        let read = |text: &str| serde_json::from_str::<Value>(text);
        let (setup, position) =
            match (read(&stored.setup), stored.position.as_deref().map(read).transpose()) {
                (Ok(setup), Ok(position)) => (setup, position),
                (Err(error), _) | (_, Err(error)) => {
                    return refuse(message!("stored-damaged", error = error.to_string()));
                }
            };
        let rules = stored.rules;
        let origin = match position {
            Some(position) => Origin::position(rules, position),
            None => Origin::deal(rules, stored.chance),
        };
        let mut live = Self::new(stored.title, &**game, &setup, origin, stored.places)?;
        if stored.take_backs {
            live.table.allow_take_backs()?;
        }
        for (number, (change, hash)) in stored.changes.iter().enumerate() {
            if let Err(refused) = live.table.redo(change) {
                let why = refused.message;
                return refuse(message!("stored-unfit", number = number, rules = rules, why = why));
            }
            if hash.as_ref().is_some_and(|hash| *hash != live.table.fingerprint()) {
                return refuse(message!("stored-changed", rules = rules, number = number));
            }
        }
        live.chat = Arc::new(stored.chat);
        if let Some((lesson, coached)) = &stored.lesson {
            live.table.teach(lesson, *coached);
        }
        live.host = stored.host;
        live.hints = stored.hints;
        live.pace = Pace::named(&stored.pace).unwrap_or_default();
        Ok(live)
    }
}
