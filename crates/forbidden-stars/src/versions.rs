//! What has changed from one version of the rules to the next. A game goes on by the version it began with, so that every
//! record replays to the same end.

use crate::ruleset::Ruleset;

impl Ruleset {
    fn since(&self, version: u32) -> bool {
        self.version >= version
    }

    /// Since version 2 what would change nothing is not offered among the choices of an own card: defence tokens that cannot
    /// be gained, a unit that is never destroyed, the edge where a storm goes anyway (FS-CARD-03).
    pub(crate) fn offers_only_changes(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 an offer to the opponent is used wherever they could take it or something would come of it if they do
    /// not; before, it was asked about where they could not and nothing came of it, and left out where only they could do
    /// something (FS-CARD-07, -41, -46).
    pub(crate) fn looks_at_both_branches(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 order upgrades, event cards and Dominate abilities take a price only for something; before, the price
    /// was all that was asked for (FS-AMB-58).
    pub(crate) fn takes_no_price_for_nothing(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 an order upgrade that changes a rule is offered where the change lets its owner do more; before, it was
    /// also offered where it could not (FS-AMB-72).
    pub(crate) fn offers_upgrades_that_help(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 a purchase that only a scheme makes affordable is offered by cards and abilities, too (FS-CARD-110).
    pub(crate) fn counts_on_discounts(&self) -> bool {
        self.since(2)
    }
}
