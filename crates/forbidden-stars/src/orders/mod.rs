//! Orders, one file each; what begins and ends every one of them (FS-OPS-09, -11).

use crate::report::Log;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// Runs the order on to its next question.
    pub(crate) fn run_order(&mut self, _log: &mut impl Log) {
        self.order = None;
        self.steps.pop();
    }
}
