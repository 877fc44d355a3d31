//! What has changed from one version of the rules to the next. A game goes on by the version it began
//! with, so that every record replays to the same end.

use crate::ruleset::Ruleset;

impl Ruleset {
    fn since(&self, version: u32) -> bool {
        self.version >= version
    }

    /// Since version 2 a Nuke whose front-line unit was beaten waits whether that unit does withdraw;
    /// before, it was enough that it could (SC-AMB-91).
    pub(crate) fn nuke_waits_for_withdrawal(&self) -> bool {
        self.since(2)
    }
}
