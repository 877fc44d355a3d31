//! Battle step 9: who won, retreats, and what follows a battle (SC-RETR, SC-FAC-12).

use kernel::{Options, Seat};

use super::{ATTACKER, Battle, DEFENDER, Fate, Stage, assists};
use crate::action::Action;
use crate::content::When;
use crate::ids::{Area, Module, Unit};
use crate::report::{Event, Log};
use crate::state::{StarCraft, Step};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    /// SC-RETR-01..06: one of four cases; whoever must leave is marked, the others stand in the
    /// area again.
    pub(crate) fn judge_battle(&mut self, log: &mut impl Log) {
        let battle = self.fight();
        let (attackers, defenders) = (battle.left(ATTACKER), battle.left(DEFENDER));
        let area = battle.area;
        log.note(|| Event::BattleEnds {
            area,
            attackers: attackers as u8,
            defenders: defenders as u8,
        });
        let loser = match battle.called_off {
            Some(side) => Some(side as usize), // SC-EVT-10
            None if attackers == 0 || defenders == 0 => None,
            // SC-RETR-06, SC-AMB-49
            None if battle.of(DEFENDER).all(|fighter| assists(fighter.unit)) => Some(DEFENDER),
            None => Some(ATTACKER), // SC-RETR-05
        };
        for fighter in &mut self.fight_mut().fighters {
            if Some(fighter.side as usize) == loser && fighter.fate != Fate::Gone {
                fighter.fate = Fate::Leaving;
            }
        }
        self.set_stage(Stage::DefenderRetreat); // SC-RETR-17: the defender goes first
        if self.rules.brood_war() {
            self.leave_excess_of(DEFENDER); // BW-AMB-23
        }
    }

    /// SC-RETR-02, SC-LIMIT-08: attackers that stay beyond the unit limit must leave.
    pub(crate) fn count_excess(&mut self) {
        self.set_stage(Stage::AttackerRetreat);
        self.leave_excess_of(ATTACKER);
    }

    /// The units of a side that stay beyond the limit are asked to leave.
    fn leave_excess_of(&mut self, side: usize) {
        let battle = self.fight();
        let stayers = || battle.of(side).filter(|fighter| fighter.fate == Fate::Fighting);
        let (seat, staying) = (battle.seats[side], stayers().count());
        // BW-MAS-01
        let spared = self.has_module(seat, Module::ASSIST) && stayers().any(|f| assists(f.unit));
        let limit = Self::unit_limit(battle.area) as usize + usize::from(spared);
        for _ in limit..staying {
            self.push(Step::LeaveExcess(seat, side as u8));
        }
    }

    pub(crate) fn leave_options(&self, side: u8, out: &mut Options<Action>) {
        let staying = self.fight().of(side as usize).filter(|f| f.fate == Fate::Fighting);
        out.extend(Self::kinds_of(staying).map(|unit| Action::Leave { unit }));
    }

    pub(crate) fn leave(&mut self, side: u8, unit: Unit) {
        self.pop();
        if let Some(fighter) = self.find_fighter(side, unit, Fate::Fighting) {
            self.fight_mut().fighters[fighter].fate = Fate::Leaving;
        }
        // BW-MAS-01: the room that an assist unit made goes with it.
        if self.step() == Step::Battle {
            self.leave_excess_of(side as usize);
        }
    }

    /// Those who stay stand in the area again; those who leave retreat together.
    pub(crate) fn retreat_of(&mut self, side: usize, next: Stage, log: &mut impl Log) {
        let seat = self.fight().seats[side];
        self.return_stayers(side);
        self.set_stage(next);
        if self.leavers(side) == 0 {
            return;
        }
        if self.retreat_areas(seat, side).next().is_some() {
            self.push(Step::RetreatTo(seat, side as u8));
        } else {
            // SC-RETR-09
            while let Some(fighter) = self.leaver(side, None) {
                self.destroy_fighter(fighter, log);
            }
        }
    }

    fn return_stayers(&mut self, side: usize) {
        let area = self.fight().area;
        let seat = self.fight().seats[side];
        for fighter in 0..self.fight().fighters.len() {
            let entry = self.fight().fighters[fighter];
            if entry.side as usize == side && entry.fate == Fate::Fighting {
                self.fight_mut().fighters[fighter].fate = Fate::Gone;
                self.put_unit(seat, entry.unit, area);
            }
        }
    }

    fn leavers(&self, side: usize) -> u8 {
        self.fight().of(side).filter(|fighter| fighter.fate == Fate::Leaving).count() as u8
    }

    fn leaver(&self, side: usize, unit: Option<Unit>) -> Option<usize> {
        self.fight().fighters.iter().position(|fighter| {
            fighter.side as usize == side
                && fighter.fate == Fate::Leaving
                && unit.is_none_or(|unit| unit == fighter.unit)
        })
    }

    /// SC-RETR-07, -10, -11: friendly or empty areas with room on the active planet, or on an
    /// adjacent planet with an own transport between; after the card Retreat only on the planet
    /// itself.
    fn retreat_areas(&self, seat: Seat, side: usize) -> impl Iterator<Item = Area> + '_ {
        self.all_areas().filter(move |&area| self.may_retreat_to(seat, side, area).is_ok())
    }

    /// Whether one area is open to the retreat.
    pub(crate) fn may_retreat_to(&self, seat: Seat, side: usize, area: Area) -> Result<(), Reason> {
        let contested = self.fight().area;
        let (here, there) = (contested.planet(), area.planet());
        ensure(area != contested, Reason::Contested)?;
        if there != here {
            let on_planet_only = self.fight().called_off == Some(side as u8);
            ensure(!on_planet_only, Reason::OnPlanetOnly)?;
            ensure(self.has_transport(seat, here, there), Reason::NoRetreat)?;
        }
        // BW-AMB-15: it is enough that one of them may stand there.
        let mut open = Err(Reason::NoRetreat);
        for fighter in self.fight().of(side).filter(|fighter| fighter.fate == Fate::Leaving) {
            open = self.may_stand(seat, fighter.unit, area);
            if open.is_ok() {
                break;
            }
        }
        open
    }

    /// SC-RETR-08, -12: any of them.
    pub(crate) fn retreat_options(&self, seat: Seat, side: u8, out: &mut Options<Action>) {
        let areas = self.retreat_areas(seat, side as usize);
        out.extend(areas.map(|area| Action::Retreat { area }));
    }

    pub(crate) fn retreat_to(&mut self, seat: Seat, side: u8, area: Area, log: &mut impl Log) {
        self.pop();
        // BW-AMB-15: who may not stand there is lost.
        while let Some(at) = self.fight().fighters.iter().position(|fighter| {
            fighter.side == side
                && fighter.fate == Fate::Leaving
                && self.admits(fighter.unit, area).is_err()
        }) {
            self.destroy_fighter(at, log);
        }
        if self.leavers_fit(seat, side as usize, area) {
            return self.move_leavers(seat, side as usize, area, log);
        }
        self.push(Step::LoseInRetreat(seat, side, area));
    }

    /// SC-RETR-09, -10: the owner chooses who is lost for lack of room; BW-MAS-04: not the one assist
    /// unit that needs none.
    pub(crate) fn lose_in_retreat_options(
        &self,
        seat: Seat,
        side: u8,
        area: Area,
        out: &mut Options<Action>,
    ) {
        let leavers = || self.fight().of(side as usize).filter(|f| f.fate == Fate::Leaving);
        let spared = self.has_module(seat, Module::ASSIST)
            && !self.any_assist(seat, &self.area(area).units)
            && leavers().filter(|fighter| assists(fighter.unit)).count() == 1;
        let lost = leavers().filter(|fighter| !(spared && assists(fighter.unit)));
        out.extend(Self::kinds_of(lost).map(|unit| Action::Lose { unit }));
    }

    pub(crate) fn lose_in_retreat(
        &mut self,
        seat: Seat,
        side: u8,
        area: Area,
        unit: Unit,
        log: &mut impl Log,
    ) {
        if let Some(fighter) = self.leaver(side as usize, Some(unit)) {
            self.destroy_fighter(fighter, log);
        }
        if self.leavers_fit(seat, side as usize, area) {
            self.pop();
            self.move_leavers(seat, side as usize, area, log);
        }
    }

    /// SC-RETR-10, BW-MAS-04: whether all who leave fit into the area.
    fn leavers_fit(&self, seat: Seat, side: usize, area: Area) -> bool {
        let mut leavers = self.fight().of(side).filter(|f| f.fate == Fate::Leaving);
        let spared = self.has_module(seat, Module::ASSIST)
            && leavers.any(|fighter| assists(fighter.unit))
            && !self.any_assist(seat, &self.area(area).units);
        self.leavers(side) <= self.room(area) + u8::from(spared)
    }

    fn move_leavers(&mut self, seat: Seat, side: usize, area: Area, log: &mut impl Log) {
        while let Some(fighter) = self.leaver(side, None) {
            let unit = self.fight().fighters[fighter].unit;
            self.fight_mut().fighters[fighter].fate = Fate::Gone;
            self.put_unit(seat, unit, area);
            self.take_along(seat, unit, (self.fight().area, area), log);
            log.note(|| Event::Retreated { seat, unit, area });
        }
    }

    /// SC-RETR-14, -18, SC-FAC-12, -16: end-of-battle effects, then the order is over.
    pub(crate) fn end_battle(&mut self, log: &mut impl Log) {
        let Battle { seats, called_off, area, .. } = *self.fight();
        if called_off.is_none() {
            for seat in seats {
                let abilities = self.sheet(seat).abilities.iter();
                for effect in abilities.filter(|effect| effect.when == When::EndOfBattle) {
                    self.resolve(seat, effect, log);
                }
            }
        }
        self.battle = None;
        log.note(|| {
            let here = self.area(area);
            Event::BattleOver { area, holder: here.owner.seat(), units: here.units.iter().sum() }
        });
        self.pop();
        self.after_change(log);
        if self.ending.is_some() {
            return;
        }
        if self.player(seats[ATTACKER]).eliminated {
            self.abandon_order(log);
        } else {
            self.last_call(seats[ATTACKER]);
        }
    }
}
