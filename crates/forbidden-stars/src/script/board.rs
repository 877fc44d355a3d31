//! Steps about structures, materiel, assets, upgrades, purchases, orders, events and storms.

use kernel::{Options, Seat};

use super::Next;
use crate::action::Action;
use crate::content::Op;
use crate::report::Log;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// Whether a step would change something now.
    pub(super) fn board_works(&self, _op: Op) -> bool {
        true
    }

    /// Does what comes next of a step.
    pub(super) fn run_board(&mut self, _op: Op, _log: &mut impl Log) -> Next {
        Next::Done
    }

    /// What a step asks.
    pub(super) fn board_options(&self, _op: Op, _seat: Seat, _out: &mut Options<Action>) {}

    /// What an answer does.
    pub(super) fn answer_board(
        &mut self,
        _op: Op,
        _seat: Seat,
        _action: Action,
        _log: &mut impl Log,
    ) {
    }
}
