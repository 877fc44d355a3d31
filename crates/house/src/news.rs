//! What happens at a table that those want to know who do not look. It follows from what everybody sees: who is asked, who sits
//! there, whether it is over. (What they are told of contests, see the server.)

use std::collections::BTreeSet;

use kernel::Seat;
use table::clock::HOUR;
use table::{Holder, Millis, PersonId};

use crate::Live;

/// What somebody can be told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum News {
    /// It is their turn: they are asked, and were not before.
    Turn,
    /// Little is left of their time.
    Short,
    /// Everybody has come: the game begins.
    Full,
    /// The game is over.
    Over,
    /// Somebody wants a pause, or the end, and asks the others.
    Asked,
    /// Somebody wants to play once more.
    Again,
    /// Somebody has said something.
    Said,
    /// Whoever made a table asks them, by name, to sit down there.
    Invited,
    /// A contest in which they take part does not take place.
    Off,
    /// A contest in which they take part is over.
    Ended,
}

impl News {
    /// All there are.
    pub const ALL: [Self; 10] = [
        Self::Turn,
        Self::Short,
        Self::Full,
        Self::Over,
        Self::Asked,
        Self::Again,
        Self::Said,
        Self::Invited,
        Self::Off,
        Self::Ended,
    ];

    /// Its name, where it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Short => "short",
            Self::Full => "full",
            Self::Over => "over",
            Self::Asked => "asked",
            Self::Again => "again",
            Self::Said => "said",
            Self::Invited => "invited",
            Self::Off => "off",
            Self::Ended => "ended",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|news| news.name() == name)
    }

    /// Whether it is true only as long as they are asked.
    pub const fn needs_answer(self) -> bool {
        matches!(self, Self::Turn | Self::Short)
    }
}

/// Something that somebody may be told, and when at the earliest if not at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Who.
    pub person: PersonId,
    /// What.
    pub news: News,
    /// When at the earliest.
    pub at: Millis,
}

impl Live {
    /// The people who sit here.
    fn persons(&self) -> BTreeSet<PersonId> {
        self.table.places().iter().filter_map(|place| place.holder.person().cloned()).collect()
    }

    /// Those who are asked something, and for whom no bot plays.
    fn asked(&self) -> BTreeSet<PersonId> {
        let places = (0..).map(Seat).zip(self.table.places());
        let asked = places.filter(|(seat, _)| self.table.pending().contains(*seat));
        let person = |(_, place): (Seat, &table::Place)| match &place.holder {
            Holder::Person(person) => Some(person.clone()),
            _ => None,
        };
        asked.filter_map(person).collect()
    }

    /// What a change has brought, for those who have to do with it. Of a lesson there is nothing to tell.
    pub fn news_since(&self, before: &Self, now: Millis) -> Vec<Told> {
        if self.table.lesson().is_some() {
            return Vec::new();
        }
        let tell = |news| move |person: PersonId| Told { person, news, at: now };
        let mut told = Vec::new();
        if self.table.is_full() && !before.table.is_full() {
            told.extend(self.persons().into_iter().map(tell(News::Full)));
        }
        if self.table.is_over() && !before.table.is_over() {
            told.extend(self.persons().into_iter().map(tell(News::Over)));
        }
        if let (Some((_, by)), None) = (self.table.proposed(), before.table.proposed()) {
            let proposer = by.first().and_then(|seat| self.table.places().get(seat.index()));
            let proposer = proposer.and_then(|place| place.holder.person());
            told.extend(self.others(proposer, News::Asked, now));
        }
        let late =
            self.table.overdue().iter().filter(|seat| !before.table.overdue().contains(*seat));
        if late.count() > 0 {
            let seats = (0..).map(Seat).zip(self.table.places());
            let others = seats.filter(|(seat, _)| self.table.voices().contains(*seat));
            let others: BTreeSet<PersonId> =
                others.filter_map(|(_, place)| place.holder.person().cloned()).collect();
            told.extend(others.into_iter().map(tell(News::Asked)));
        }
        told.extend(self.turns(&before.asked(), now));
        told
    }

    /// What those are told who find themselves at a table that others have made and begun for them.
    pub fn news_of_beginning(&self, now: Millis) -> Vec<Told> {
        let mut told = self.others(None, News::Full, now);
        told.extend(self.turns(&BTreeSet::new(), now));
        told
    }

    /// What those are told who are asked, and were not before.
    fn turns(&self, before: &BTreeSet<PersonId>, now: Millis) -> Vec<Told> {
        let mut told = Vec::new();
        for person in self.asked().difference(before) {
            told.push(Told { person: person.clone(), news: News::Turn, at: now });
            // Who has hours is told once more when three quarters of them are gone.
            let seats = self.seats_of(Some(person)).iter();
            let until = seats.filter_map(|seat| self.left(seat)?.until).min();
            let left = until.map(|until| until - now).filter(|left| *left > HOUR);
            if let Some(left) = left {
                let at = now + left / 4 * 3;
                told.push(Told { person: person.clone(), news: News::Short, at });
            }
        }
        told
    }

    /// Those who may want to hear what somebody here has said: the others.
    pub fn hearers(&self, speaker: Option<Seat>, now: Millis) -> Vec<Told> {
        let place = speaker.and_then(|seat| self.table.places().get(seat.index()));
        self.others(place.and_then(|place| place.holder.person()), News::Said, now)
    }

    /// All but one are told something.
    pub fn others(&self, one: Option<&PersonId>, news: News, now: Millis) -> Vec<Told> {
        let others = self.persons().into_iter().filter(|person| Some(person) != one);
        others.map(|person| Told { person, news, at: now }).collect()
    }
}
