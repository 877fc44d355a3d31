//! What Brood War adds to battles: guard tokens, forced losses before the first card, the Defensive
//! module, Feedback, Sacrifice and Collateral Damage.

use kernel::{Options, Seat};

use super::terms::{Carrier, Listener};
use super::{ATTACKER, DEFENDER, Fate, Fighter, Source, Stage, Values, assists};
use crate::abilities::ability_of;
use crate::action::Action;
use crate::content::{Op, Reach};
use crate::ids::{Module, Tech, Unit};
use crate::report::{Event, Happening, Log};
use crate::sets::UnitSet;
use crate::state::{Owner, Site, StarCraft, Step, unit_sheet};
use crate::why_not::{Reason, ensure};

/// BW-GRD-01: what a guard token adds to the defender's health.
const GUARD_BONUS: i16 = 2;

impl StarCraft {
    // ---- guard tokens

    /// BW-GRD-01, -02, BW-AMB-12: the defender's ability at the start of a battle.
    pub(crate) fn may_use_guard(&self, seat: Seat) -> Result<(), Reason> {
        let defends = |battle: &super::Battle| {
            battle.seats[DEFENDER] == seat && self.area(battle.area).guard.is(seat)
        };
        ensure(self.battle.as_ref().is_some_and(defends), Reason::GuardsOnly)
    }

    pub(crate) fn use_guard(&mut self, seat: Seat, log: &mut impl Log) {
        self.pop();
        let area = self.fight().area;
        self.change(area, |here| {
            here.guards -= 1;
            if here.guards == 0 {
                here.guard = Owner::NONE;
            }
        });
        self.fight_mut().sides[DEFENDER].guarded = true;
        log.note(|| Happening::GuardUsed { area }.to(seat));
    }

    /// BW-GRD-03, BW-AMB-13: in a skirmish in which another ability gives the defender health, the
    /// guard token gives nothing. The text of the standard card is no other ability.
    pub(super) fn add_guard_bonus(&self, values: &mut Values, terms: &mut impl Listener) {
        let side = &self.fight().sides[DEFENDER];
        if !side.guarded || side.health > 0 {
            return;
        }
        let standard = self.fight().cards(DEFENDER).standard;
        let another = self.skirmish_effects(DEFENDER).any(|(carrier, effect)| {
            let gives = matches!(
                effect.op,
                Op::Bonus { health: 1.., reach: Reach::Skirmish | Reach::Always, .. }
            );
            let own = matches!(carrier, Carrier::Card(card) if Some(card) == standard);
            gives
                && !own
                && !effect.condition.destroys_unit
                && self.holds(DEFENDER, &effect.condition)
        });
        if !another {
            values.add(DEFENDER, Source::Guard, (0, GUARD_BONUS), terms);
            values.guard = GUARD_BONUS;
        }
    }

    /// Another ability has turned up: what the guard token gave is taken back.
    pub(super) fn drop_guard_bonus(
        &self,
        side: usize,
        values: &mut Values,
        terms: &mut impl Listener,
    ) {
        let given = if side == DEFENDER { std::mem::take(&mut values.guard) } else { 0 };
        if given != 0 {
            values.add(side, Source::Guard, (0, -given), terms);
        }
    }

    /// BW-CARD-67: whether the enemy's card takes away the bonus of a module.
    pub(super) fn is_jammed(&self, side: usize, carrier: Carrier) -> bool {
        matches!(carrier, Carrier::Module(_))
            && self.rules.brood_war()
            && self.card_effects(1 - side).any(|(_, effect)| effect.op == Op::NoAntiAircraft)
    }

    // ---- losses at the start of a battle

    /// BW-AMB-64: the loser picks among the legal units; BW-CARD-63: of the cheapest.
    fn start_victims(&self, side: u8, tech: Tech) -> UnitSet {
        let Some(Op::LoseUnit { of, cheapest }) = ability_of(tech).map(|effect| &effect.op) else {
            return UnitSet::NONE;
        };
        let legal = || {
            let fighters = self.fight().of(side as usize).map(|fighter| fighter.unit);
            // BW-HRO-11: heroes are immune to technologies.
            fighters.filter(|unit| of.has(*unit) && !unit.is_hero())
        };
        let least = legal().map(|unit| self.full_cost(unit)).min();
        let fits = legal().filter(|&unit| !cheapest || Some(self.full_cost(unit)) == least);
        fits.fold(UnitSet::NONE, |set, unit| UnitSet(set.0 | UnitSet::one(unit).0))
    }

    /// BW-CARD-63: minerals and gas, and the cost of the units destroyed to build it.
    pub(crate) fn full_cost(&self, unit: Unit) -> u8 {
        let sheet = self.unit_sheet(unit);
        let given = sheet.destroys.map_or(0, |(from, count)| count * self.full_cost(from));
        sheet.price.minerals + sheet.price.gas + given
    }

    /// The ability of a technology makes the enemy lose a unit.
    pub(crate) fn force_loss(&mut self, seat: Seat, tech: Tech) {
        let enemy = 1 - self.fight().side_of(seat);
        if self.start_victims(enemy as u8, tech) != UnitSet::NONE {
            let loser = self.fight().seats[enemy];
            self.push(Step::LoseAtStart(loser, enemy as u8, tech));
        }
    }

    pub(crate) fn lose_at_start_options(&self, side: u8, tech: Tech, out: &mut Options<Action>) {
        let legal = self.start_victims(side, tech);
        let fighters = self.fight().of(side as usize);
        let fighters = fighters.filter(|f| legal.has(f.unit) && !f.unit.is_hero());
        out.extend(Self::kinds_of(fighters).map(|unit| Action::Lose { unit }));
    }

    pub(crate) fn lose_at_start(&mut self, _: Seat, side: u8, unit: Unit, log: &mut impl Log) {
        self.pop();
        if let Some(fighter) = self.find_fighter(side, unit, Fate::Fighting) {
            self.lose_outside_skirmishes(fighter, log);
        }
    }

    /// BW-CLK-03: a unit of the battle that is destroyed outside skirmishes may withdraw if cloaking
    /// stands on its sheet.
    pub(crate) fn lose_outside_skirmishes(&mut self, fighter: usize, log: &mut impl Log) {
        let Fighter { unit, side, .. } = self.fight().fighters[fighter];
        let seat = self.fight().seats[side as usize];
        let cloaked = self.unit_sheet(unit).cloaking;
        if cloaked && self.withdrawal_areas(seat, unit).next().is_some() {
            self.fight_mut().fighters[fighter].fate = Fate::Lost;
            self.fight_mut().withdrawing = Some(fighter as u8);
            self.push(Step::Withdraw(seat, side));
        } else {
            self.destroy_fighter(fighter, log);
        }
    }

    // ---- the Defensive module

    /// BW-MDF-01, -05: once, after the match-ups.
    pub(super) fn offer_switch(&mut self) {
        let seat = self.fight().seats[DEFENDER];
        self.set_stage(Stage::Placing);
        if self.has_module(seat, Module::DEFENSIVE) {
            self.push(Step::Switch(seat));
        }
    }

    /// BW-MDF-02..04: two units of different skirmishes without assist; in front only where the enemy
    /// in front could hit them.
    pub(crate) fn switch_options(&self, out: &mut Options<Action>) {
        let fighters = &self.fight().fighters;
        let places = 0..fighters.len() as u8;
        for one in places.clone() {
            for other in places.clone().skip(usize::from(one) + 1) {
                if self.may_switch(one, other) {
                    let alike = |action: &Action| self.same_switch(*action, one, other);
                    if !out.iter().any(alike) {
                        out.push(Action::Switch { one, other });
                    }
                }
            }
        }
        out.push(Action::Done {});
    }

    fn may_switch(&self, one: u8, other: u8) -> bool {
        let fighter = |at: u8| self.fight().fighters[usize::from(at)];
        let (one, other) = (fighter(one), fighter(other));
        let able = |f: &Fighter| {
            usize::from(f.side) == DEFENDER && f.fate == Fate::Fighting && !assists(f.unit)
        };
        let changes = one.unit != other.unit;
        let in_front = |unit: Unit, place: &Fighter| !place.front || self.can_be_hit(unit, place);
        able(&one)
            && able(&other)
            && changes
            && one.skirmish != other.skirmish
            && in_front(one.unit, &other)
            && in_front(other.unit, &one)
    }

    /// BW-MDF-04, -06: whether the enemy in front of a place can target a unit, by its sheet.
    fn can_be_hit(&self, unit: Unit, place: &Fighter) -> bool {
        let enemy = self.fight().fighters.iter().find(|fighter| {
            usize::from(fighter.side) == ATTACKER
                && fighter.front
                && fighter.skirmish == place.skirmish
        });
        enemy.is_some_and(|enemy| {
            let sheet = self.unit_sheet(enemy.unit);
            if unit_sheet(unit).flying { sheet.hits_flying } else { sheet.hits_ground }
        })
    }

    /// Whether an answer changes the same kinds of units in the same places.
    fn same_switch(&self, action: Action, one: u8, other: u8) -> bool {
        let Action::Switch { one: a, other: b } = action else { return false };
        let place = |at: u8| {
            let fighter = self.fight().fighters[usize::from(at)];
            (fighter.unit, fighter.skirmish, fighter.front)
        };
        (place(a), place(b)) == (place(one), place(other))
            || (place(a), place(b)) == (place(other), place(one))
    }

    pub(crate) fn switch(&mut self, seat: Seat, one: u8, other: u8, log: &mut impl Log) {
        self.pop();
        let fighters = &mut self.fight_mut().fighters;
        let (a, b) = (fighters[usize::from(one)].unit, fighters[usize::from(other)].unit);
        let places = [one, other].map(|at| {
            let fighter = fighters[usize::from(at)];
            (fighter.skirmish.unwrap_or_default(), fighter.front)
        });
        fighters[usize::from(one)].unit = b;
        fighters[usize::from(other)].unit = a;
        log.note(|| Happening::Switched { one: a, other: b, places }.to(seat));
    }

    // ---- Feedback

    /// BW-CARD-65: right after the cancels, the attacker's text first.
    pub(super) fn lose_assist_units(&mut self, log: &mut impl Log) {
        let side = self.fight().turn as usize;
        if side == 2 {
            if self.fight().front_is_gone() {
                return self.end_skirmish_early(log);
            }
            return self.set_stage(Stage::Compare);
        }
        self.fight_mut().turn += 1;
        if !self.rules.brood_war() || self.fight().front_is_gone() {
            return;
        }
        let enemy = 1 - side;
        let asked = self.card_effects(side).any(|(_, effect)| effect.op == Op::LoseAssist);
        let mut options = Options::new();
        self.lose_assist_options(enemy as u8, &mut options);
        if asked && !options.is_empty() {
            self.push(Step::LoseAssist(self.fight().seats[enemy], enemy as u8));
        }
    }

    pub(crate) fn lose_assist_options(&self, side: u8, out: &mut Options<Action>) {
        let battle = self.fight();
        let there = battle.in_skirmish(battle.current, side as usize);
        self.loss_options(there.filter(|fighter| assists(fighter.unit)), out);
    }

    pub(crate) fn lose_assist(&mut self, side: u8, unit: Unit, front: bool, log: &mut impl Log) {
        self.pop();
        let at = if self.rules.tells_roles_apart() {
            self.find_loss(side, unit, front)
        } else {
            self.fight().fighters.iter().position(|fighter| self.may_be_lost(fighter, side, unit))
        };
        if let Some(at) = at {
            self.destroy_fighter(at, log);
        }
    }

    /// BW-AMB-74: without a front-line unit nothing is compared; the cards are discarded.
    fn end_skirmish_early(&mut self, log: &mut impl Log) {
        for side in [ATTACKER, DEFENDER] {
            let owners = [self.card_owner(side), self.fight().seats[side]];
            let cards = self.fight_mut().cards_mut(side);
            let cards = [cards.standard.take(), cards.reinforcement.take()];
            for (card, owner) in cards.into_iter().zip(owners) {
                if let Some(card) = card {
                    self.discard_card(owner, card, log);
                }
            }
            self.fight_mut().cards_mut(side).lent = None;
        }
        let battle = self.fight_mut();
        let current = battle.current as usize;
        battle.skirmishes[current].done = true;
        self.set_stage(Stage::NextSkirmish);
    }

    // ---- Sacrifice

    /// BW-SAC-01..07, BW-AMB-52: after the results by strength.
    pub(super) fn sacrifice_fronts(&mut self) {
        if !self.rules.brood_war() {
            return;
        }
        let doomed = [ATTACKER, DEFENDER].map(|side| {
            let battle = self.fight();
            let unit = battle.front_unit(side);
            let targets = battle.values.map_or([false; 2], |values| values.targets[side]);
            let enemy = 1 - side;
            let hits = |fighter: &Fighter| targets[usize::from(unit_sheet(fighter.unit).flying)];
            let reaches = battle.in_skirmish(battle.current, enemy).any(hits);
            let hidden = battle.fighters[battle.front(enemy)].cloaked;
            self.sacrifices(battle.seats[side], unit) && reaches && !hidden
        });
        for side in [ATTACKER, DEFENDER].into_iter().filter(|&side| doomed[side]) {
            let front = self.fight().front(side);
            let fighter = &mut self.fight_mut().fighters[front];
            // BW-AMB-25: its own cloaking does not save it.
            (fighter.fate, fighter.cloaked) = (Fate::Lost, false);
        }
    }

    /// BW-FSH-02: whether Sacrifice stands on the sheet of a unit.
    fn sacrifices(&self, seat: Seat, unit: Unit) -> bool {
        // BW-CARD-45
        let spared = self.hero_of(seat, unit).is_some_and(|hero| hero.no_sacrifice);
        self.unit_sheet(unit).sacrifice && !spared
    }

    // ---- Collateral Damage

    /// BW-COL-01, -02, -07: each front-line unit that is left, the attacker's first.
    pub(super) fn offer_collateral(&mut self) {
        let side = self.fight().turn as usize;
        if side == 2 {
            return self.set_stage(Stage::Tidy);
        }
        self.fight_mut().turn += 1;
        let battle = self.fight();
        let ravages = battle.values.is_some_and(|values| values.ravages[side]);
        if !ravages || battle.fighters[battle.front(side)].fate != Fate::Fighting {
            return;
        }
        let seat = battle.seats[side];
        let mut options = Options::new();
        self.collateral_options(seat, &mut options);
        if options[..] != [Action::Done {}] {
            self.push(Step::Collateral(seat, side as u8));
        }
    }

    /// BW-COL-03..05, -08: an enemy base, an enemy installation, or the enemy workers in the area.
    pub(crate) fn collateral_options(&self, seat: Seat, out: &mut Options<Action>) {
        let here = self.area(self.fight().area);
        let enemy = |owner: Owner| {
            owner.seat().is_some_and(|other| other != seat && !self.teammates(seat, other))
        };
        if enemy(here.base) {
            out.push(Action::Choose { option: u8::from(here.site != Site::Base) });
        }
        if enemy(here.holder) && here.workers > 0 {
            out.push(Action::Choose { option: 2 });
        }
        out.push(Action::Done {});
    }

    pub(crate) fn collateral(&mut self, seat: Seat, option: u8, log: &mut impl Log) {
        self.pop();
        let area = self.fight().area;
        if option < 2 {
            return self.raze(area, Some(seat), log);
        }
        let here = self.area_mut(area);
        let count = std::mem::take(&mut here.workers);
        if let Some(seat) = here.holder.seat() {
            log.note(|| Event::WorkersLost { seat, count });
        }
    }
}
