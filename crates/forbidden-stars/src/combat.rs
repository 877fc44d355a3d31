//! Combat (FS-CMB).

use kernel::{Options, Seat, SeatSet};

use crate::action::Action;
use crate::ids::CombatCard;
use crate::report::Log;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// Runs the combat in the first contested area.
    pub(crate) fn run_combat(&mut self, _log: &mut impl Log) {
        self.clashes.remove(0);
        self.steps.pop();
    }

    /// FS-CMB-09: who has not laid a card yet.
    pub(crate) fn laying(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    pub(crate) fn card_options(&self, _seat: Seat, _out: &mut Options<Action>) {}

    pub(crate) fn lay_card(&mut self, _seat: Seat, _card: CombatCard, _log: &mut impl Log) {}
}
