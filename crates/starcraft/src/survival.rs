//! The game mode Survival (BW-SRV): Galactic Conquest in which bases are what keeps a player alive.

use kernel::{Options, Seat};

use crate::action::Action;
use crate::ids::{KINDS, Resource};
use crate::report::{Event, Log};
use crate::ruleset::{Mode, SurvivalBases};
use crate::state::{Owner, StarCraft, Step};

/// BW-SRV-06: bases of a player in a faster game.
const FASTER_BASES: u8 = 3;

impl StarCraft {
    /// Whether Survival is played.
    pub fn is_survival(&self) -> bool {
        self.rules.mode == Mode::Survival
    }

    /// BW-SRV-06: base tokens that leave the game before it starts.
    pub(crate) fn bases_left_out(&self, seat: Seat) -> u8 {
        match self.rules.survival_bases {
            SurvivalBases::Six => 0,
            SurvivalBases::Three => self.sheet(seat).bases - FASTER_BASES,
        }
    }

    /// SC-CLIM-01, BW-SRV-03: base tokens a player could still put on the board.
    pub fn spare_bases(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        self.base_tokens(seat).saturating_sub(player.bases + player.bases_out)
    }

    /// BW-SRV-02, SC-ELIM-01, -02: whether a player has nothing left that keeps them in the game.
    pub(crate) fn is_beaten(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let no_units = || player.figures.iter().all(|&count| count == 0);
        player.bases == 0 && (self.is_survival() || no_units())
    }

    /// BW-SRV-10, BW-ELM-03: the units of whoever has no base left leave the board.
    pub(crate) fn remove_units(&mut self, seat: Seat, log: &mut impl Log) {
        for area in self.all_areas() {
            if !self.area(area).owner.is(seat) {
                continue;
            }
            let units = self.area(area).units;
            for unit in self.kinds(seat, &units) {
                for _ in 0..units[unit.kind()] {
                    log.note(|| Event::UnitDestroyed { seat, unit, area });
                }
            }
            self.change(area, |here| (here.owner, here.units) = (Owner::NONE, [0; KINDS]));
        }
        if self.is_scenario() {
            self.leave_all_items(seat, log);
        }
        // Those that stand aside to attack are among them.
        let player = self.player_mut(seat);
        (player.figures, player.stolen) = ([0; KINDS], Default::default());
    }

    /// BW-SRV-05: whether transports may be built on a planet without an own base.
    pub(crate) fn may_build_transports(&self, seat: Seat) -> bool {
        self.is_survival() && self.held_on(seat, self.active().planet) > 0
    }

    // ---- points become resource tokens

    /// BW-SRV-04, BW-RES-08: so many tokens of the player's choice, while there are any.
    pub(crate) fn offer_tokens(&mut self, seat: Seat, count: u8) {
        if count > 0 && self.tokens_in_supply() > 0 {
            self.push(Step::TakeTokens(seat, count));
        }
    }

    pub(crate) fn take_tokens_options(&self, out: &mut Options<Action>) {
        out.extend([Action::Choose { option: 0 }, Action::Choose { option: 1 }]);
    }

    pub(crate) fn take_token(&mut self, seat: Seat, left: u8, option: u8, log: &mut impl Log) {
        self.pop();
        self.gain_token(seat, Resource::BOTH[usize::from(option == 1)], log);
        self.offer_tokens(seat, left.saturating_sub(1));
    }
}
