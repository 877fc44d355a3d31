//! Taking back.

use kernel::{Game, Message, Refused, Seat, message};

use crate::{Change, Seats, Table};

/// So often a seat may come back to the same question. Who plays needs a few; without end they
/// would make a table that takes for ever to load.
pub const UNDOS: u32 = 20;

/// So many choices may be taken back where everything can be, and where something is learned: dozens of
/// whole games, and any lesson more often than anybody repeats it.
pub const MOST_TAKEN_BACK: usize = 20_000;

impl<G: Game> Table<G> {
    /// Agrees that everything can be taken back; refused unless one person plays against bots.
    pub fn allow_take_backs(&mut self) -> Result<(), Refused> {
        if self.people().len() != 1 {
            return Err(Refused::new("bad_setup", message!("take-backs-alone")));
        }
        self.take_backs = true;
        Ok(())
    }

    /// Whether the one person here may take back anything.
    pub fn take_backs(&self) -> bool {
        self.take_backs
    }

    /// The moments at which a seat has chosen and may choose anew, in ascending order; none where
    /// not everything can be taken back.
    pub fn own_moments(&self, seat: Seat) -> Vec<usize> {
        let own = |&(moment, &(other, _)): &(usize, &(Seat, G::Action))| {
            self.take_backs && other == seat && moment < self.moment()
        };
        self.history.actions().iter().enumerate().filter(own).map(|(moment, _)| moment).collect()
    }

    /// What a seat would take back, or why it cannot.
    ///
    /// A choice can be taken back as long as nobody else has chosen since, no chance was used and
    /// nobody has learned a secret by it; anything where that is agreed.
    pub fn can_undo(&self, seat: Seat) -> Result<Message, Refused> {
        let left = self.left_by(seat, None)?;
        let (_, action) = self.history.actions()[left];
        // What only the chooser saw of a choice, such as the face of an order, may be something to remember: it is not
        // told again once the choice can only be taken back because everything can.
        let stands = left + 1 < self.moment() || self.moment() <= self.settled;
        if stands && G::outline(action) != action.to_string() {
            return Ok(message!("undo-own-choice"));
        }
        Ok(self.at(left)?.describe(action))
    }

    /// Takes back the last choice of a seat, or where everything can be taken back all since the
    /// choice it made at the moment `to`, and hands out what is to be written down.
    pub fn undo(
        &mut self,
        seat: Seat,
        decision: u64,
        to: Option<usize>,
    ) -> Result<Change<G::Action>, Refused> {
        self.check_decision(seat, decision)?;
        let left = self.left_by(seat, to)?;
        self.take_back(seat, left);
        Ok(Change::Undo(seat, left))
    }

    /// How many choices would be left, the next of them one of this seat; or why it cannot take back.
    fn left_by(&self, seat: Seat, to: Option<usize>) -> Result<usize, Refused> {
        let refuse = |why: Message| Err(Refused::new("no_undo", why));
        if self.is_over() {
            return refuse(message!("undo-over"));
        }
        let actions = self.history.actions();
        let Some(last) = actions.iter().rposition(|&(other, _)| other == seat) else {
            return refuse(message!("undo-nothing"));
        };
        let left = to.unwrap_or(last);
        let often = self.undone.get(&(seat, left)).is_some_and(|&times| times >= UNDOS);
        if actions.get(left).is_none_or(|&(other, _)| other != seat) {
            return refuse(message!("undo-another"));
        } else if self.take_backs {
            self.check_taken_back()?;
        } else if left + 1 < self.moment() {
            return refuse(message!("undo-another"));
        } else if self.moment() <= self.settled {
            return refuse(message!("undo-settled"));
        } else if often {
            return refuse(message!("undo-often", times = UNDOS));
        }
        Ok(left)
    }

    /// Goes back to an earlier moment, whatever has happened since, and hands out what is to be written
    /// down: for tables at which nobody else is wronged by it. Nothing if it is not earlier.
    pub fn go_back(
        &mut self,
        seat: Seat,
        left: usize,
    ) -> Result<Option<Change<G::Action>>, Refused> {
        if left >= self.moment() {
            return Ok(None);
        }
        self.check_taken_back()?;
        self.take_back(seat, left);
        Ok(Some(Change::Undo(seat, left)))
    }

    /// Refused if too much was taken back already.
    pub fn check_taken_back(&self) -> Result<(), Refused> {
        if self.taken_back < MOST_TAKEN_BACK {
            return Ok(());
        }
        Err(Refused::new("no_undo", message!("undo-too-much", most = MOST_TAKEN_BACK)))
    }

    pub(crate) fn take_back(&mut self, seat: Seat, left: usize) {
        let before = self.game().clone();
        self.taken_back += self.moment() - left;
        self.returns += 1;
        self.history.rewind(left);
        self.log.retain(|(moment, _)| *moment <= left);
        self.settled = self.settled.min(left);
        *self.undone.entry((seat, left)).or_default() += 1;
        self.count(seat, &before);
    }
}

#[cfg(test)]
mod tests {
    use kernel::history::{Chance, Deal};
    use kernel::{Options, read_setup};
    use serde_json::json;
    use starcraft::StarCraft;

    use super::*;
    use crate::{Holder, Place};

    /// A lesson's table grew by two changes as often as its pupil went on and back again.
    #[test]
    fn going_back_comes_to_an_end_too() {
        let setup = read_setup::<StarCraft>(&json!({"players": 2})).expect("a setup");
        let rules = StarCraft::RULES_VERSION;
        let deal = Deal { setup, rules, chance: Chance::seed(1), position: None };
        let place = |name: &str| Place::new(Holder::Person(name.into()), name);
        let mut table =
            Table::<StarCraft>::new(deal, vec![place("a"), place("b")]).expect("a table");
        let choose = |table: &mut Table<StarCraft>| {
            let seat = table.pending().iter().next().expect("somebody is asked");
            let mut options = Options::new();
            table.game().options(seat, &mut options);
            table.act(seat, table.decision(seat), &options[..1]).expect("legal");
            seat
        };
        // As if it had happened often.
        table.taken_back = MOST_TAKEN_BACK - 1;
        let seat = choose(&mut table);
        assert_eq!(table.go_back(seat, 0), Ok(Some(Change::Undo(seat, 0))));
        assert_eq!(table.go_back(seat, 0), Ok(None), "it is there already");
        choose(&mut table);
        let refused = table.go_back(seat, 0).expect_err("too much");
        assert_eq!((refused.code, table.moment()), ("no_undo", 1));
    }
}
