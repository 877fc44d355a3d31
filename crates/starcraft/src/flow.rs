//! How a game runs on to the next decision.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::report::Log;
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// Runs on to the next decision and says who is asked, with the choices in `out`; nobody if the
    /// game is over. Steps without a player run by themselves, and a decision with a single choice
    /// is made at once.
    pub(crate) fn advance(
        &mut self,
        log: &mut impl Log,
        out: &mut Options<Action>,
    ) -> Option<Seat> {
        out.clear();
        loop {
            if self.avenger.is_some() {
                out.clear();
                self.offer_revenge();
            }
            let Some(seat) = self.asked_first() else {
                if matches!(self.step(), Step::Over) {
                    return None;
                }
                out.clear();
                self.run(log, out);
                continue;
            };
            // What ran before may have made the list, to see whether there is something to ask.
            if out.is_empty() {
                self.list(seat, out);
            } else {
                debug_assert!(self.is_list(seat, out), "{out:?} at {:?}", self.steps);
            }
            debug_assert!(!out.is_empty(), "no choice at {:?}", self.steps);
            match out[..] {
                [only] if !self.asks_anyway() => {
                    out.clear();
                    self.carry_out(seat, only, log);
                }
                _ => return Some(seat),
            }
        }
    }

    /// Whether these are the choices of a seat.
    fn is_list(&self, seat: Seat, out: &Options<Action>) -> bool {
        let mut list = Options::new();
        self.list(seat, &mut list);
        list == *out
    }
}
