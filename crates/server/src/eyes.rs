//! Whose eyes a request looks with.

use house::Sight;
use kernel::{Seat, SeatSet, message};

use crate::errors::Problem;
use crate::live::Live;

/// Whose eyes a table is seen with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    /// The person, if known.
    pub(crate) person: Option<String>,
    /// The seat the page is for; none for a spectator.
    pub(crate) seat: Option<Seat>,
}

impl Eyes {
    /// The eyes of a person who asks for a seat or for none in particular; refused if the seat is
    /// somebody else's. Once a game is over everybody may see it from any seat.
    pub(crate) fn of(
        live: &Live,
        person: Option<&str>,
        wanted: Option<u8>,
    ) -> Result<Self, Problem> {
        let own = person.map_or(SeatSet::EMPTY, |person| live.table.seats_of(person));
        let over = live.table.is_over();
        let seat = match wanted.map(Seat) {
            Some(seat) if own.contains(seat) => Some(seat),
            Some(seat) if over && seat.index() < live.table.places().len() => Some(seat),
            Some(_) => return Err(Problem::forbidden(message!("seat-of-another"))),
            // On a shared screen nobody's secrets are shown unasked.
            None if own.len() > 1 && !over => None,
            None => own.iter().next(),
        };
        Ok(Self { person: person.map(str::to_owned), seat })
    }

    /// What these eyes come to at a table as it is now.
    pub(crate) fn sight(&self, live: &Live) -> Sight {
        let own = self.person.as_ref().map(|person| live.table.seats_of(person));
        Sight { seat: self.seat, own: own.unwrap_or(SeatSet::EMPTY) }
    }
}
