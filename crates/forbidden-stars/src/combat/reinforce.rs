//! 1c: reinforcement tokens (FS-RNF).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::ids::{Asset, Unit};
use crate::report::{Event, Log};
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// FS-RNF-02, -08: at most as many as they have figures there, routed or not; bastions do not count.
    fn reinforcements_at_most(&self, seat: Seat) -> u8 {
        let figures = self.contested().map_or(0, |area| self.count_units(seat, area));
        figures.min(self.player(seat).assets[Asset::REINFORCEMENT.index()])
    }

    /// FS-RNF-01: who has tokens and units may commit some.
    pub(super) fn ask_to_reinforce(&mut self, seat: Seat) {
        if self.reinforcements_at_most(seat) > 0 {
            self.steps.push(Step::Reinforce(seat));
        }
    }

    pub(crate) fn reinforce_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.extend(
            (0..=self.reinforcements_at_most(seat)).map(|count| Action::Reinforce { count }),
        );
    }

    /// FS-RNF-07, -09: they come from the play area.
    pub(crate) fn reinforce(&mut self, seat: Seat, count: u8, log: &mut impl Log) {
        self.steps.pop();
        log.note(|| Event::Reinforced { seat, count, unit: self.reinforcement(seat) });
        self.players[seat.index()].assets[Asset::REINFORCEMENT.index()] -= count;
        self.add_reinforcements(seat, count);
    }

    /// What a token that a player commits counts as.
    fn reinforcement(&self, seat: Seat) -> Option<Unit> {
        self.contested().and_then(|area| self.token_unit(seat, area))
    }

    /// Tokens join the own side, unrouted.
    fn add_reinforcements(&mut self, seat: Seat, count: u8) {
        if let (Some(side), Some(combat)) = (self.side(seat), &mut self.combat) {
            combat.sides[side].reinforcements[0] += count;
        }
    }

    /// FS-RNF-06, FS-CARD-53: free tokens of the supply, whatever the limits say.
    pub(crate) fn reinforce_free(&mut self, seat: Seat, count: u8, log: &mut impl Log) {
        let supply = &mut self.supply.assets[Asset::REINFORCEMENT.index()];
        let count = count.min(*supply);
        *supply -= count;
        log.note(|| Event::Reinforced { seat, count, unit: self.reinforcement(seat) });
        self.add_reinforcements(seat, count);
    }
}
