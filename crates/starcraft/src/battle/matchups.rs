//! Battle steps 4 and 5: the attacker pairs front-line units, then both assign their supporters.

use kernel::{Options, Seat};

use super::{ATTACKER, DEFENDER, Fate, Fighter, Skirmish, Stage, assists};
use crate::action::Action;
use crate::ids::Unit;
use crate::report::{Event, Log};
use crate::state::{StarCraft, Step};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    // ---- step 4

    /// SC-KEY-17, SC-AMB-32: a side with assist units only names its front-line unit first; if
    /// both are such, the defender does.
    pub(crate) fn name_fronts(&mut self) {
        let turn = self.fight().turn as usize;
        if turn == 2 {
            return self.set_stage(Stage::Pairs);
        }
        self.fight_mut().turn += 1;
        let side = 1 - turn;
        // SC-AMB-32: an all-assist attacker also picks the defender's front-line unit, when
        // pairing them; the own one is named here.
        if self.all_assist(side) {
            self.push(Step::NameFront(self.fight().seats[side], side as u8));
        }
    }

    pub(crate) fn all_assist(&self, side: usize) -> bool {
        self.fight().of(side).all(|fighter| assists(fighter.unit))
    }

    pub(crate) fn name_front_options(&self, side: u8, out: &mut Options<Action>) {
        let units = Self::kinds_of(self.fight().of(side as usize));
        out.extend(units.map(|unit| Action::NameFront { unit }));
    }

    pub(crate) fn name_front(&mut self, side: u8, unit: Unit) {
        self.pop();
        if let Some(fighter) = self.find_fighter(side, unit, Fate::Fighting) {
            self.fight_mut().fighters[fighter].front = true;
        }
    }

    /// The units of a side that can still be paired: the one named, or all without assist.
    fn pairable(&self, side: usize) -> impl Iterator<Item = &Fighter> {
        let all_assist = self.all_assist(side);
        self.fight().of(side).filter(move |fighter| Self::may_pair(fighter, all_assist).is_ok())
    }

    /// SC-BATTLE-13, SC-KEY-15, -17: whether a unit can still be paired.
    pub(crate) fn may_pair(fighter: &Fighter, all_assist: bool) -> Result<(), Reason> {
        ensure(fighter.skirmish.is_none(), Reason::Paired)?;
        let fit = if all_assist { fighter.front } else { !assists(fighter.unit) };
        ensure(fit, Reason::Assists)
    }

    /// SC-BATTLE-12, -15: as many skirmishes as the smaller side allows.
    pub(crate) fn pair_units(&mut self) {
        if self.pairable(ATTACKER).next().is_some() && self.pairable(DEFENDER).next().is_some() {
            self.push(Step::Pair(self.fight().seats[ATTACKER]));
        } else {
            self.fight_mut().current = 0;
            self.set_stage(Stage::Supports);
        }
    }

    /// SC-BATTLE-11, -13, -16: the attacker chooses both units.
    pub(crate) fn pair_options(&self, out: &mut Options<Action>) {
        for attacker in Self::kinds_of(self.pairable(ATTACKER)) {
            for defender in Self::kinds_of(self.pairable(DEFENDER)) {
                out.push(Action::Pair { attacker, defender });
            }
        }
    }

    pub(crate) fn pair(&mut self, attacker: Unit, defender: Unit, log: &mut impl Log) {
        self.pop();
        let skirmish = self.fight().skirmishes.len() as u8;
        for (side, unit) in [(ATTACKER, attacker), (DEFENDER, defender)] {
            let all_assist = self.all_assist(side);
            let battle = self.fight_mut();
            let fighter = battle.fighters.iter_mut().find(|fighter| {
                fighter.side as usize == side
                    && fighter.unit == unit
                    && fighter.fate == Fate::Fighting
                    && fighter.skirmish.is_none()
                    && (!all_assist || fighter.front)
            });
            if let Some(fighter) = fighter {
                fighter.front = true;
                fighter.skirmish = Some(skirmish);
            }
        }
        self.fight_mut().skirmishes.push(Skirmish::default());
        log.note(|| Event::Paired { skirmish, attacker, defender });
    }

    // ---- step 5

    /// SC-BATTLE-17..19: every other unit joins a skirmish, the attacker's first.
    pub(crate) fn assign_supports(&mut self) {
        let side = self.fight().turn as usize;
        if side == 2 {
            self.fight_mut().current = 0;
            return self.set_stage(Stage::Switching);
        }
        if self.next_support(side).is_some() {
            self.push(Step::Support(self.fight().seats[side], side as u8));
        } else {
            self.fight_mut().turn += 1;
        }
    }

    /// The next unit of a side without a skirmish.
    pub(crate) fn next_support(&self, side: usize) -> Option<usize> {
        self.fight().fighters.iter().position(|fighter| {
            fighter.side as usize == side
                && fighter.fate == Fate::Fighting
                && fighter.skirmish.is_none()
        })
    }

    pub(crate) fn support_options(&self, out: &mut Options<Action>) {
        let skirmishes = 0..self.fight().skirmishes.len() as u8;
        out.extend(skirmishes.map(|skirmish| Action::Support { skirmish }));
    }

    pub(crate) fn support(&mut self, seat: Seat, side: u8, skirmish: u8, log: &mut impl Log) {
        self.pop();
        if let Some(fighter) = self.next_support(side as usize) {
            self.fight_mut().fighters[fighter].skirmish = Some(skirmish);
            let unit = self.fight().fighters[fighter].unit;
            log.note(|| Event::Supports { seat, unit, skirmish });
        }
    }
}
