//! Taking back.

use kernel::{Game, Message, Refused, Seat, message};

use crate::{Change, Table};

/// So often a seat may come back to the same question. Who plays needs a few; without end they
/// would make a table that takes for ever to load.
pub const UNDOS: u32 = 20;

impl<G: Game> Table<G> {
    /// What a seat would take back, or why it cannot.
    ///
    /// A choice can be taken back as long as nobody else has chosen since, no chance was used and
    /// nobody has learned a secret by it.
    pub fn can_undo(&self, seat: Seat) -> Result<Message, Refused> {
        let refuse = |why: Message| Err(Refused::new("no_undo", why));
        if self.is_over() {
            return refuse(message!("undo-over"));
        }
        let moment = self.moment();
        match self.history.actions().last() {
            _ if !self.history.actions().iter().any(|&(other, _)| other == seat) => {
                refuse(message!("undo-nothing"))
            }
            Some(&(other, _)) if other != seat => refuse(message!("undo-another")),
            _ if moment <= self.settled => refuse(message!("undo-settled")),
            _ if self.undone.get(&(seat, moment - 1)).is_some_and(|&times| times >= UNDOS) => {
                refuse(message!("undo-often", times = UNDOS))
            }
            Some(&(_, action)) => Ok(self.at(moment - 1)?.describe(action)),
            None => refuse(message!("undo-nothing")),
        }
    }

    /// Takes back the last choice of a seat and hands out what is to be written down.
    pub fn undo(&mut self, seat: Seat, decision: u64) -> Result<Change<G::Action>, Refused> {
        self.check_decision(seat, decision)?;
        self.can_undo(seat)?;
        let left = self.moment() - 1;
        self.take_back(seat, left);
        Ok(Change::Undo(seat, left))
    }

    pub(crate) fn take_back(&mut self, seat: Seat, left: usize) {
        let before = self.game().clone();
        self.history.rewind(left);
        self.log.retain(|(moment, _)| *moment <= left);
        self.settled = self.settled.min(left);
        *self.undone.entry((seat, left)).or_default() += 1;
        self.count(seat, &before);
    }
}
