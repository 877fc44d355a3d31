//! A loaded table: the game with its people and what was said, as it is stored and played again.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{Message, Refused, Seat, SeatSet, message};
use serde_json::Value;
use table::{CHAT_SHOWN, Change, Holiday, Limit, Listed, PersonId, Place, Saying, Stored, Written};
use tongue::{Tongue, say};
use ui::letters::line;
use ui::ranks::Rank;
use ui::table::Pace;

use crate::onlookers::Onlookers;
use crate::timed::Timed;
use crate::{Door, Games, Origin, Playing};

/// A hash of the state is stored after this many changes.
const HASH_EVERY: u64 = 50;

/// A loaded table.
#[derive(Clone, Debug)]
pub struct Live {
    /// What its people call it, if anything.
    pub title: String,
    /// Who made the table; unknown for old ones.
    pub host: Option<PersonId>,
    /// Whether people may ask for hints.
    pub hints: bool,
    /// How long bots let people look at what they do.
    pub pace: Pace,
    /// Whether only those who play may say something.
    pub muted: bool,
    /// The table at which its people play once more.
    pub again: Option<String>,
    /// The clock, if people have agreed on one.
    pub timed: Option<Timed>,
    /// When its people are on holiday, the first first.
    pub holidays: Vec<(PersonId, Holiday)>,
    /// Whether it is for everybody.
    pub listed: Option<Listed>,
    /// Whether bot accounts may sit down where anybody may.
    pub programs: bool,
    /// Whether it counts for the ratings of those who play.
    pub rated: bool,
    /// The contest that it belongs to.
    pub contest: Option<String>,
    /// How good those who play are, by seat, where it is rated.
    pub ranks: Arc<[Option<Rank>]>,
    /// The game. Copies of the table share it until one of them changes it.
    pub table: Arc<Box<dyn Playing>>,
    /// What was said lately.
    pub chat: VecDeque<Arc<Saying>>,
    /// Those who look on, where they see everything later and talk among themselves.
    pub onlookers: Option<Onlookers>,
    /// This is what they see: nobody's seat is theirs.
    pub looked_on: bool,
    /// Grows when what was told before may read differently: after an undo or a new name.
    pub retold: u64,
}

/// The game of this name.
pub fn game<'a>(games: &'a Games, id: &str) -> Option<&'a Arc<dyn Door>> {
    games.iter().find(|game| game.kind().id == id)
}

/// What a table is called: as its people call it, or after the first of them.
pub fn title(given: &str, places: &[Place], tongue: &Tongue) -> String {
    let person = |place: &&Place| place.holder.person().is_some();
    match places.iter().find(person) {
        Some(host) if given.is_empty() => {
            say!(tongue, "table-of", host = host.name.as_str())
        }
        _ => given.to_owned(),
    }
}

/// A place whose name can be drawn: older versions let letters through that are none.
fn legible(place: Place) -> Place {
    Place { name: line(&place.name), ..place }
}

impl Live {
    /// A table before the first choice.
    pub fn new(
        title: String,
        game: &dyn Door,
        setup: &Value,
        origin: Origin,
        places: Vec<Place>,
    ) -> Result<Self, Refused> {
        let table = Arc::new(game.open(setup, origin, places)?);
        let (pace, chat) = (Pace::default(), VecDeque::new());
        Ok(Self {
            title,
            host: None,
            hints: true,
            pace,
            muted: false,
            again: None,
            timed: None,
            holidays: Vec::new(),
            listed: None,
            programs: false,
            rated: false,
            contest: None,
            ranks: Arc::default(),
            table,
            chat,
            onlookers: None,
            looked_on: false,
            retold: 0,
        })
    }

    /// How good whoever sits there is, where the table counts for it.
    pub fn rank(&self, seat: Seat) -> Option<Rank> {
        self.ranks.get(seat.index()).copied().flatten()
    }

    /// The game, to change it.
    pub fn game(&mut self) -> &mut dyn Playing {
        &mut **Arc::make_mut(&mut self.table)
    }

    /// What was said lately, in order.
    pub fn chat(&self) -> impl Iterator<Item = &Saying> {
        self.chat.iter().map(|said| &**said)
    }

    /// Somebody says something: to everybody, or among those who look on. What is heard no more is forgotten.
    pub fn hear(
        &mut self,
        person: Option<PersonId>,
        seat: Option<Seat>,
        name: String,
        text: String,
    ) -> Saying {
        let over = self.table.is_over();
        let onlookers = self.onlookers.as_mut().filter(|_| !over);
        let aside = onlookers.as_ref().and_then(|onlookers| onlookers.chat.back());
        let last = self.chat.back().into_iter().chain(aside).map(|said| said.number).max();
        let number = last.map_or(0, |last| last + 1);
        let mut said = Saying { number, seat, person, name, text, aside: false };
        match onlookers.filter(|_| seat.is_none()) {
            Some(onlookers) => {
                said.aside = true;
                onlookers.hear(&said);
            }
            None => {
                self.chat.push_back(Arc::new(said.clone()));
                if self.chat.len() > CHAT_SHOWN {
                    self.chat.pop_front();
                }
            }
        }
        said
    }

    /// What the table is called, in a language.
    pub fn title(&self, tongue: &Tongue) -> String {
        match self.table.lesson() {
            Some(lesson) => tongue.name(&lesson.name("")).into_owned(),
            None => title(&self.title, self.table.places(), tongue),
        }
    }

    /// The seats of whoever asks.
    pub fn seats_of(&self, person: Option<&PersonId>) -> SeatSet {
        person
            .filter(|_| !self.looked_on)
            .map_or(SeatSet::EMPTY, |person| self.table.seats_of(person))
    }

    /// Whether a person made this table: the invitations are that person's to give. Of a table from
    /// before this was written down, the first person at it.
    pub fn is_host(&self, person: Option<&PersonId>) -> bool {
        person.is_some() && self.host() == person
    }

    fn host(&self) -> Option<&PersonId> {
        let first = self.table.places().iter().find_map(|place| place.holder.person());
        self.host.as_ref().or(first)
    }

    /// Where that person sits.
    pub fn host_seats(&self) -> SeatSet {
        self.seats_of(self.host())
    }

    /// The hash of the state, if one is due after the changes from this number on.
    pub fn hash_since(&self, first: u64) -> Option<String> {
        let passed = first / HASH_EVERY != self.table.changes() / HASH_EVERY;
        (passed || self.table.is_over()).then(|| self.table.fingerprint())
    }

    /// A table as it was written down, played again.
    pub fn restore(games: &Games, stored: Stored) -> Result<Self, Refused> {
        let refuse = |why: Message| Err(Refused::new("internal", why));
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
        let (title, places) =
            (line(&stored.title), stored.places.into_iter().map(legible).collect());
        let mut live = Self::new(title, &**game, &setup, origin, places)?;
        if stored.take_backs {
            live.game().allow_take_backs()?;
        }
        live.holidays = stored.holidays;
        let outages = match stored.clock {
            Some((name, began, outages)) => {
                if let Some(limit) = Limit::named(&name) {
                    live.agree(limit, began);
                }
                outages
            }
            None => Vec::new(),
        };
        live.onlookers = stored.behind.map(Onlookers::new);
        for (number, Written { change, hash, at }) in stored.changes.into_iter().enumerate() {
            let change = match change {
                Change::Place(seat, place) => Change::Place(seat, legible(place)),
                other => other,
            };
            let before = live.onlookers.is_some().then(|| live.clone());
            if let Err(refused) = live.game().redo(&change) {
                let why = refused.message;
                return refuse(message!("stored-unfit", number = number, rules = rules, why = why));
            }
            // Changes from before clocks have no time, and no clock.
            live.tick(at.unwrap_or_default(), &outages);
            if let Some(before) = &before {
                live.pass(before);
            }
            if hash.as_ref().is_some_and(|hash| *hash != live.table.fingerprint()) {
                return refuse(message!("stored-changed", rules = rules, number = number));
            }
        }
        // No time has run in an outage since.
        if let Some((_, until)) = outages.last() {
            live.tick(*until, &outages);
        }
        for said in stored.chat {
            match live.onlookers.as_mut().filter(|_| said.aside && !live.table.is_over()) {
                Some(onlookers) => onlookers.hear(&said),
                None => live.chat.push_back(Arc::new(said)),
            }
        }
        if let Some((lesson, coached)) = &stored.lesson {
            live.game().teach(lesson, *coached);
        }
        for (seat, answers) in &stored.ahead {
            live.game().recall(*seat, answers)?;
        }
        live.muted = stored.muted;
        live.again = stored.again;
        live.host = stored.host;
        live.listed = stored.listed;
        live.programs = stored.programs;
        live.rated = stored.rated;
        live.contest = stored.contest;
        live.hints = stored.hints;
        live.pace = Pace::named(&stored.pace).unwrap_or_default();
        Ok(live)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::history::Chance;
    use serde_json::json;
    use table::Holder;

    /// With every word the whole game and everything said before it was copied.
    #[test]
    fn a_word_copies_neither_the_game_nor_what_was_said_before() {
        let game = &crate::games::all(&native::Native)[0];
        let dealt = game.kind().dealt.iter().map(|(key, value)| ((*key).to_owned(), json!(value)));
        let setup = json!({"players": 2, "options": dealt.collect::<serde_json::Map<_, _>>()});
        let chance = Chance::Seed { seed: 13, salt: Some("salt".to_owned()) };
        let place = |person: &str| Place::new(Holder::Person(person.into()), person);
        let origin = Origin::deal(game.rules(), chance);
        let places = ["a", "b"].map(place).to_vec();
        let mut live = Live::new(String::new(), &**game, &setup, origin, places).expect("legal");
        for number in 0..CHAT_SHOWN + 5 {
            live.hear(None, None, "Eve".to_owned(), number.to_string());
        }
        assert_eq!(live.chat.len(), CHAT_SHOWN);
        assert_eq!(live.chat.front().map(|said| said.text.as_str()), Some("5"));
        let mut next = live.clone();
        let said = next.hear(None, Some(Seat(0)), "a".to_owned(), "hush".to_owned());
        assert_eq!(said.number, CHAT_SHOWN as i64 + 5);
        assert!(Arc::ptr_eq(&live.table, &next.table));
        assert!(
            live.chat.iter().skip(1).zip(&next.chat).all(|(one, other)| Arc::ptr_eq(one, other))
        );
        // What changes the game copies it.
        next.game().rename(Seat(0), "c").expect("a seat");
        assert!(!Arc::ptr_eq(&live.table, &next.table));
    }
}
