//! The Operations Phase (FS-OPS).

use crate::report::Log;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// Runs the phase on to its next question.
    pub(crate) fn run_operations(&mut self, _log: &mut impl Log) {
        self.steps.goto(Step::Refresh);
    }
}
