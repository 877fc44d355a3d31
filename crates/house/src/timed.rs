//! The clock of a table: it runs for the people who are asked, and not for bots.

use kernel::{Seat, SeatSet};
use table::clock::Left;
use table::{Clock, Holder, Holiday, Limit, Millis, Outage, PersonId, Place, Standing};

use crate::Live;

/// What plays for somebody where there is no bot at the table.
const USUAL: &str = "normal";

/// A clock, and what it goes by.
#[derive(Clone, Debug)]
pub struct Timed {
    /// What was agreed, by name.
    pub name: &'static str,
    clock: Clock,
    /// The seats whose time does not run, though they may be asked: a bot plays for somebody, or the others decide what comes.
    absent: SeatSet,
    /// Those of them who ran out of time.
    flagged: SeatSet,
    /// When the pause that the table is in will be over.
    paused: Option<Millis>,
    /// Until when the others can decide what comes, where somebody's time is over.
    undecided: Option<Millis>,
}

/// The seats with such a holder.
fn held(places: &[Place], is: impl Fn(&Holder) -> bool) -> SeatSet {
    let seats = (0..).map(Seat).zip(places);
    seats.filter(|(_, place)| is(&place.holder)).map(|(seat, _)| seat).collect()
}

impl Live {
    /// People have agreed about time; from now on it runs.
    pub fn agree(&mut self, (name, limit): (&'static str, Limit), now: Millis) {
        let clock = Clock::new(limit, self.table.places().len(), now);
        self.timed = Some(Timed {
            name,
            clock,
            absent: SeatSet::EMPTY,
            flagged: SeatSet::EMPTY,
            paused: None,
            undecided: None,
        });
        self.tick(now, &[]);
    }

    /// Something has changed, now: time has gone by for those who were asked, and goes on for those who are.
    pub fn tick(&mut self, now: Millis, outages: &[Outage]) {
        let Some(Timed { name, clock, absent, flagged, paused, undecided }) = &mut self.timed
        else {
            return;
        };
        let places = self.table.places();
        if Limit::rests(name) {
            for (seat, place) in (0..).map(Seat).zip(places) {
                let own = |(whose, _): &&(PersonId, Holiday)| Some(whose) == place.holder.person();
                let own = self.holidays.iter().filter(own).map(|(_, holiday)| *holiday);
                clock.rest_in(seat, own.collect());
            }
        }
        let people = held(places, |holder| !matches!(holder, Holder::Bot(_)));
        let away = held(places, |holder| matches!(holder, Holder::Standin(..)));
        let away = SeatSet(away.0 | self.table.overdue().0);
        clock.pass(now, outages);
        let left = |seat: &Seat| !absent.contains(*seat) && clock.left(*seat).all <= 0;
        away.iter().filter(left).for_each(|seat| flagged.insert(seat));
        match self.table.paused() {
            Some(length) => {
                *paused = Some(paused.unwrap_or(clock.now() + length));
                clock.rest();
            }
            None => {
                *paused = None;
                let asked = self.table.pending().iter().filter(|seat| people.contains(*seat));
                clock.ask(asked.collect(), away);
            }
        }
        for seat in absent.iter().filter(|seat| !away.contains(*seat) && flagged.contains(*seat)) {
            clock.welcome(seat);
        }
        *flagged = flagged.iter().filter(|seat| away.contains(*seat)).collect();
        *absent = away;
        // Perhaps none of the others comes back either: then bots play on after as much time as everybody had.
        let until = undecided.unwrap_or(clock.now() + clock.whole());
        *undecided = (!self.table.overdue().is_empty()).then_some(until);
    }

    /// Whether nobody's time runs here while they are on holiday.
    pub fn rests(&self) -> bool {
        self.timed.as_ref().is_some_and(|timed| Limit::rests(timed.name))
    }

    /// Whether somebody's holiday has ended since the clock was told of anything.
    pub fn is_back(&self, now: Millis) -> bool {
        self.timed.as_ref().and_then(|timed| timed.clock.back()).is_some_and(|back| back <= now)
    }

    /// When the pause that the table is in will be over.
    pub fn paused_until(&self) -> Option<Millis> {
        self.timed.as_ref()?.paused
    }

    /// Whether somebody's time for what they are asked is over: then a bot chooses first, before they can come back.
    pub fn is_spent(&self, seat: Seat) -> bool {
        self.timed.as_ref().is_some_and(|timed| timed.clock.is_spent(seat))
    }

    /// What is left of somebody's time; none without a clock, and of bots.
    pub fn left(&self, seat: Seat) -> Option<Left> {
        let person = self
            .table
            .places()
            .get(seat.index())
            .is_some_and(|place| matches!(place.holder, Holder::Person(_)));
        self.timed.as_ref().filter(|_| person).map(|timed| timed.clock.left(seat))
    }

    /// The last moment the clock was told of.
    pub fn last_tick(&self) -> Option<Millis> {
        self.timed.as_ref().map(|timed| timed.clock.now())
    }

    /// Those whose time is over by now.
    pub fn out_of_time(&self, now: Millis) -> SeatSet {
        self.timed.as_ref().map_or(SeatSet::EMPTY, |timed| {
            let mut clock = timed.clock.clone();
            clock.pass(now, &[]);
            clock.over()
        })
    }

    /// Those whose time is over, if the others have not decided for so long what comes that bots play for them.
    pub fn given_up(&self, now: Millis) -> SeatSet {
        let timed = self.timed.as_ref().filter(|timed| timed.paused.is_none());
        match timed.and_then(|timed| timed.undecided) {
            Some(until) if until <= now => self.table.overdue(),
            _ => SeatSet::EMPTY,
        }
    }

    /// How it stands, for lists.
    pub fn standing(&self) -> Standing {
        let due = match &self.listed {
            Some(listed) if !self.table.is_full() => Some(listed.until),
            _ => self.timed.as_ref().and_then(|timed| {
                let runs = timed.clock.due().into_iter().chain(timed.undecided);
                let next = timed.paused.or_else(|| runs.min());
                next.into_iter().chain(timed.clock.back()).min()
            }),
        };
        Standing { due, ..self.table.standing() }
    }

    /// The bot that plays for somebody here: as good as the others.
    pub fn standin(&self) -> String {
        let level = self.table.places().iter().find_map(|place| match &place.holder {
            Holder::Bot(level) => Some(level.as_str()),
            _ => None,
        });
        level.unwrap_or(USUAL).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use table::{Proposal, Voice};
    use ui::table::{ASKING, CLOCKS, FIRM, PAUSES};

    use super::*;

    /// A clock that pages offer and tables do not know would be none at all.
    #[test]
    fn tables_know_what_pages_offer() {
        assert_eq!(CLOCKS, Limit::OFFERED.map(|(name, _)| name));
        assert_eq!(ASKING, Limit::ASKING);
        assert_eq!(FIRM, Limit::FIRM);
        for firm in FIRM {
            let plain = firm.trim_end_matches("-firm");
            assert_eq!(Limit::named(firm).map(|it| it.1), Limit::named(plain).map(|it| it.1));
            assert_eq!(Limit::asks(firm), Limit::asks(plain));
            assert!(Limit::rests(plain) && !Limit::rests(firm));
        }
        for name in CLOCKS.into_iter().chain(ASKING).chain(FIRM) {
            assert_eq!(Limit::named(name).map(|(known, _)| known), Some(name));
        }
        for (plain, asking) in CLOCKS.into_iter().zip(ASKING) {
            assert!(Limit::asks(asking) && !Limit::asks(plain));
            assert_eq!(Limit::named(plain).map(|it| it.1), Limit::named(asking).map(|it| it.1));
        }
        let offered = PAUSES.map(|voice| voice.parse::<Voice>().ok());
        assert_eq!(
            offered,
            Proposal::PAUSES.map(|length| Some(Voice::For(Proposal::Pause(length))))
        );
    }
}
