//! What has changed from one version of the rules to the next. A game goes on by the version it began
//! with, so that every record replays to the same end.

use crate::ruleset::Ruleset;

impl Ruleset {
    fn since(&self, version: u32) -> bool {
        self.version >= version
    }

    /// Since version 2 a player who holds cards is asked for one even if a single answer is left;
    /// before, the missing question told the others what was held (SC-INFO-07).
    pub(crate) fn hides_single_choices(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 a Nuke whose front-line unit was beaten waits whether that unit does withdraw;
    /// before, it was enough that it could (SC-AMB-91).
    pub(crate) fn nuke_waits_for_withdrawal(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 a splash card takes a unit if it can; before, it could be passed over where
    /// another card took the unit (SC-AMB-43).
    pub(crate) fn splash_takes_what_it_can(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 a front-line unit with assist matches no standard card; before, Burrow cloaked
    /// a Defiler in front (SC-KEY-13).
    pub(crate) fn assist_matches_nothing(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 own pieces may be destroyed also at the end of an order and at the extra of the
    /// special Research, and nobody is asked for nothing else where it cannot matter (SC-AMB-111).
    pub(crate) fn scraps_where_it_matters(&self) -> bool {
        self.since(2)
    }

    /// Since version 2 a purchase that needs force mining may be declined before it happens; before,
    /// the only way to pay was taken at once (SC-AMB-112).
    pub(crate) fn mining_may_be_declined(&self) -> bool {
        self.since(2)
    }

    /// Since version 3 the automatic galaxy is compact; before, planets lay anywhere.
    pub(crate) fn galaxies_are_compact(&self) -> bool {
        self.since(3)
    }

    /// Since version 4 a player says which of the units of a kind in an area is given up for a
    /// tech-required unit; before, one under mind control or a hero went last (BW-AMB-87).
    pub(crate) fn asks_for_parts(&self) -> bool {
        self.since(4)
    }

    /// Since version 4 an installation that a scenario's goal wants destroyed is destroyed by enemies
    /// alone; before, its owner could take the goal away from everybody (BW-SCN-22).
    pub(crate) fn keeps_prizes(&self) -> bool {
        self.since(4)
    }

    /// Since version 5 own pieces may be destroyed before the token of any order returns, where it can
    /// matter; before, only after a battle, a new base or a Research order without effect, and not
    /// for want of room in the only friendly area (SC-AMB-111).
    pub(crate) fn calls_before_every_return(&self) -> bool {
        self.since(5)
    }

    /// Since version 5 a purchase declined for its force mining is the only one that is not offered
    /// again; before, all of that kind were closed, an ability at the start of a battle was used up,
    /// and a Build order of a Leadership card lost what follows it (SC-AMB-112).
    pub(crate) fn declines_one_by_one(&self) -> bool {
        self.since(5)
    }

    /// Since version 5 a stolen unit whose first owner is out of the game fights with its controller's
    /// deck; before, the deck of the eliminated player went on being used (BW-AMB-58).
    pub(crate) fn lost_decks_are_gone(&self) -> bool {
        self.since(5)
    }

    /// Since version 5 the owner of like units in front and in support says which of them a text
    /// destroys; before, the rules chose (SC-TCH-18, BW-CARD-65).
    pub(crate) fn tells_roles_apart(&self) -> bool {
        self.since(5)
    }

    /// Since version 5 the special victory card lies in every play area where no Leadership cards are
    /// chosen; before, its objective counted without it (BW-OPN-05).
    pub(crate) fn lays_out_objectives(&self) -> bool {
        self.since(5)
    }

    /// Since version 5 a discount that must be taken comes before tokens too; before, a token spent
    /// first lost it (SC-AMB-94, BW-RES-02).
    pub(crate) fn takes_discounts_first(&self) -> bool {
        self.since(5)
    }
}
