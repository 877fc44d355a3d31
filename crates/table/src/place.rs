//! Who sits where.

use kernel::{Game, Refused, Seat, SeatSet, message};

use crate::{Change, Table, dealt};

/// A person: the random number in a cookie, as hexadecimal digits. Two are the same person if these are the same.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(String);

impl From<String> for PersonId {
    fn from(digits: String) -> Self {
        Self(digits)
    }
}

impl From<&str> for PersonId {
    fn from(digits: &str) -> Self {
        Self(digits.to_owned())
    }
}

impl PersonId {
    /// Whoever has gone for good: nobody is this person any more, and nobody can be.
    pub const GONE: Self = Self(String::new());

    /// The digits, for cookies and databases.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person.
    Person(PersonId),
    /// Nobody yet; whoever knows this token may take it.
    Open(String),
    /// A bot of this level.
    Bot(String),
    /// A bot of this level plays for a person until they come back. The seat is theirs all the time.
    Standin(PersonId, String),
}

impl Holder {
    /// The person who holds it, if it is one who may come back.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person(person) | Self::Standin(person, _) => {
                Some(person).filter(|person| **person != PersonId::GONE)
            }
            Self::Open(_) | Self::Bot(_) => None,
        }
    }
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who holds it.
    pub holder: Holder,
    /// The name to show.
    pub name: String,
    /// What the browser of whoever sits there has added to the chance of the game: hexadecimal
    /// digits, or nothing.
    pub number: String,
}

impl Place {
    /// A seat that adds nothing to the chance of the game.
    pub fn new(holder: Holder, name: impl Into<String>) -> Self {
        Self { holder, name: name.into(), number: String::new() }
    }
}

/// Whether somebody sits at every one of these seats.
pub(crate) fn all_taken(places: &[Place]) -> bool {
    places.iter().all(|place| !matches!(place.holder, Holder::Open(_)))
}

/// Who sits where: asked of a table alike whether its game is known or not.
pub trait Seats {
    /// Who sits where, by seat.
    fn places(&self) -> &[Place];

    /// Whether somebody sits at every seat.
    fn is_full(&self) -> bool {
        all_taken(self.places())
    }

    /// The seats that no bot plays on: of people, those who are still to come among them.
    fn people(&self) -> SeatSet {
        held(self.places(), |holder| matches!(holder, Holder::Person(_) | Holder::Open(_)))
    }

    /// The seats of a person.
    fn seats_of(&self, person: &PersonId) -> SeatSet {
        held(self.places(), |holder| holder.person() == Some(person))
    }

    /// The open seat a token is for.
    fn open_seat(&self, token: &str) -> Option<Seat> {
        let open = |holder: &Holder| matches!(holder, Holder::Open(known) if known == token);
        held(self.places(), open).iter().next()
    }
}

/// The seats with such a holder.
fn held(places: &[Place], is: impl Fn(&Holder) -> bool) -> SeatSet {
    let seats = (0..).map(Seat).zip(places);
    seats.filter(|(_, place)| is(&place.holder)).map(|(seat, _)| seat).collect()
}

impl<G: Game> Seats for Table<G> {
    fn places(&self) -> &[Place] {
        &self.places
    }
}

impl<G: Game> Table<G> {
    /// Somebody sits down at an open seat, which is to be written down. With the last one the cards are dealt.
    pub fn sit(&mut self, seat: Seat, place: Place) -> Result<Change<G::Action>, Refused> {
        match self.places.get(seat.index()) {
            Some(old) if matches!(old.holder, Holder::Open(_)) => {}
            _ => return Err(Refused::new("taken", message!("seat-taken"))),
        }
        self.place(seat, place.clone())?;
        Ok(Change::Place(seat, place))
    }

    /// Whoever has a seat gives it back before the game begins, which is to be written down; whoever knows the token may take it.
    pub fn stand_up(&mut self, seat: Seat, token: String) -> Result<Change<G::Action>, Refused> {
        let held =
            self.places.get(seat.index()).is_some_and(|place| place.holder.person().is_some());
        if !held || self.is_full() {
            return Err(Refused::new("stale", message!("stale")));
        }
        let place = Place::new(Holder::Open(token), String::new());
        self.place(seat, place.clone())?;
        Ok(Change::Place(seat, place))
    }

    /// Changes the name of a seat, which is to be written down.
    pub fn rename(&mut self, seat: Seat, name: &str) -> Result<Change<G::Action>, Refused> {
        let place = self.places.get(seat.index()).ok_or_else(|| self.no_such_seat(seat))?;
        let place = Place { name: name.to_owned(), ..place.clone() };
        self.place(seat, place.clone())?;
        Ok(Change::Place(seat, place))
    }

    /// A bot of a level plays for whoever has a seat, or it is theirs to play again; what is to be written down. Refused where
    /// nobody has it, or it is so already.
    pub fn stand_in(
        &mut self,
        seat: Seat,
        level: Option<&str>,
    ) -> Result<Change<G::Action>, Refused> {
        let place = self.places.get(seat.index()).ok_or_else(|| self.no_such_seat(seat))?;
        let holder = match (&place.holder, level) {
            (Holder::Person(person), Some(level)) => {
                Holder::Standin(person.clone(), level.to_owned())
            }
            (Holder::Standin(..), None) if self.resigned().contains(&seat) => {
                return Err(Refused::new("resigned", message!("voice-resigned")));
            }
            (Holder::Standin(person, _), None) => Holder::Person(person.clone()),
            _ => return Err(Refused::new("stale", message!("stale"))),
        };
        let place = Place { holder, ..place.clone() };
        self.place(seat, place.clone())?;
        Ok(Change::Place(seat, place))
    }

    /// Whoever was one person is another from now on, at every seat; what is to be written down.
    pub fn hand_over(
        &mut self,
        from: &PersonId,
        to: &PersonId,
    ) -> Result<Vec<Change<G::Action>>, Refused> {
        let seats = self.seats_of(from).iter();
        let hand_over = |seat: Seat| {
            let place = self.places.get(seat.index()).ok_or_else(|| self.no_such_seat(seat))?;
            let holder = match &place.holder {
                Holder::Standin(_, level) => Holder::Standin(to.clone(), level.clone()),
                _ => Holder::Person(to.clone()),
            };
            let place = Place { holder, ..place.clone() };
            self.place(seat, place.clone())?;
            Ok(Change::Place(seat, place))
        };
        seats.map(hand_over).collect()
    }

    /// Gives a seat to somebody, whoever had it. What was dealt stays so.
    pub(crate) fn place(&mut self, seat: Seat, place: Place) -> Result<(), Refused> {
        let mut places = self.places.clone();
        *places.get_mut(seat.index()).ok_or_else(|| self.no_such_seat(seat))? = place;
        if self.turns == 0 && !self.is_full() && all_taken(&places) {
            self.history = dealt(&self.deal, &places)?;
        }
        self.places = places;
        self.placings += 1;
        // Whoever is gone is not asked any more.
        self.catch_up();
        self.agree();
        Ok(())
    }
}
