//! Skirmish step C: units are destroyed, withdraw, and the cards leave (SC-SKIR-11..18, -20).

use kernel::{Options, Seat};

use super::values::{Victim, slot_of};
use super::{ATTACKER, DEFENDER, Fate, Fighter, Kept, Stage};
use crate::action::Action;
use crate::cards::face;
use crate::content::{Op, When};
use crate::ids::{Area, Card, Unit};
use crate::report::{Event, Log};
use crate::ruleset::{CardKills, Withdrawal};
use crate::sets::UnitSet;
use crate::state::{StarCraft, Step, unit_sheet};
use crate::why_not::{Reason, ensure};

impl StarCraft {
    fn values(&self) -> super::Values {
        self.fight().values.expect("the skirmish has been compared")
    }

    fn values_mut(&mut self) -> &mut super::Values {
        self.fight_mut().values.as_mut().expect("the skirmish has been compared")
    }

    /// SC-SKIR-12, -13, SC-AMB-89, 1 and 2: both results by strength are fixed together; then
    /// the owners of lost supporters choose, the attacker first.
    pub(crate) fn strike(&mut self) {
        let turn = self.fight().turn as usize;
        self.fight_mut().turn += 1;
        if turn == 0 {
            let values = self.values();
            for side in [ATTACKER, DEFENDER] {
                let enemy = 1 - side;
                match self.victim(side, &values) {
                    Victim::None => {}
                    Victim::Front => {
                        let front = self.fight().front(enemy);
                        self.fight_mut().fighters[front].fate = Fate::Lost;
                        self.values_mut().triggered[side] = true;
                    }
                    Victim::Support => {
                        self.values_mut().loses_support[enemy] = true;
                        self.values_mut().triggered[side] = true;
                    }
                }
            }
        } else if turn <= 2 {
            let side = turn - 1;
            if self.values().loses_support[side] {
                self.push(Step::LoseSupport(self.fight().seats[side], side as u8));
            }
        } else {
            self.sacrifice_fronts();
            self.set_stage(Stage::Texts);
        }
    }

    /// SC-AIR-04, -05: a supporting unit the enemy front-line unit can target.
    pub(crate) fn lose_support_options(&self, side: u8, out: &mut Options<Action>) {
        let side = side as usize;
        let targets = self.values().targets[1 - side];
        let battle = self.fight();
        let targetable = battle.in_skirmish(battle.current, side).filter(|fighter| {
            !fighter.front && targets[usize::from(unit_sheet(fighter.unit).flying)]
        });
        out.extend(Self::kinds_of(targetable).map(|unit| Action::Lose { unit }));
    }

    pub(crate) fn lose_support(&mut self, side: u8, unit: Unit) {
        self.pop();
        self.mark_lost(side, unit, false);
    }

    /// Marks a unit of the current skirmish as destroyed.
    fn mark_lost(&mut self, side: u8, unit: Unit, front: bool) {
        if let Some(at) = self.find_loss(side, unit, front) {
            self.fight_mut().fighters[at].fate = Fate::Lost;
        }
    }

    /// Whether a fighter is one of this kind that can be lost in the current skirmish.
    pub(super) fn may_be_lost(&self, fighter: &Fighter, side: u8, unit: Unit) -> bool {
        fighter.side == side
            && fighter.unit == unit
            && fighter.skirmish == Some(self.fight().current)
            && fighter.fate == Fate::Fighting
    }

    /// The unit of a kind that is lost: the one in front, or a supporting one before it. Of several that
    /// support it makes no difference which.
    pub(super) fn find_loss(&self, side: u8, unit: Unit, front: bool) -> Option<usize> {
        let fighters = &self.fight().fighters;
        let there = |at: &usize| self.may_be_lost(&fighters[*at], side, unit);
        (0..fighters.len()).filter(there).max_by_key(|&at| {
            (fighters[at].front == front, std::cmp::Reverse(at)) // of equals the first
        })
    }

    /// Units of a skirmish, one of which its owner loses; SC-TCH-18, BW-CARD-65: of like ones in front
    /// and in support, which of them.
    pub(super) fn loss_options<'a>(
        &self,
        victims: impl Iterator<Item = &'a Fighter> + Clone,
        out: &mut Options<Action>,
    ) {
        for unit in Self::kinds_of(victims.clone()) {
            out.push(Action::Lose { unit });
            let role = |front: bool| victims.clone().any(|v| v.unit == unit && v.front == front);
            if self.rules.tells_roles_apart() && role(true) && role(false) {
                out.push(Action::LoseFront { unit });
            }
        }
    }

    // ---- texts for the end of the step

    /// SC-SKIR-18, -20, SC-TIME-02: attacker's texts, then the defender's; the conditions of a
    /// card are all tested when its turn comes.
    pub(crate) fn texts_of_destruction(&mut self, log: &mut impl Log) {
        let side = self.fight().turn as usize;
        if side == 2 {
            self.control_minds(log);
            return self.set_stage(Stage::Leaving);
        }
        self.fight_mut().turn += 1;
        let enemy = 1 - side;
        let front = self.fight().fighters[self.fight().front(side)];
        // SC-AMB-91: a front-line unit that withdraws by cloaking counts as not destroyed.
        let may_slip_away = front.fate != Fate::Fighting && front.cloaked;
        let survived = front.fate == Fate::Fighting || may_slip_away;
        for (card, effect) in self.card_effects(side) {
            let timed = matches!(effect.when, When::EndOfDestroy | When::EndOfSplash);
            let front_ok = !effect.condition.front_survived || survived;
            if !timed || !front_ok || !self.text_applies(side, effect) {
                continue;
            }
            match effect.op {
                // SC-CCD-09: triggers no splash
                Op::DestroyOwnFront => self.destroy_front(side),
                Op::DestroyEnemyFront => self.destroy_front(enemy),
                // SC-TCH-32: Nuke, after the splash damage
                Op::DestroyVictims { amount, whole_battle: true, .. } => {
                    let waits = may_slip_away && self.rules.nuke_waits_for_withdrawal();
                    let loser = &mut self.fight_mut().sides[enemy];
                    let losses = if waits { &mut loser.nuked_if_away } else { &mut loser.nuked };
                    *losses += amount;
                }
                // SC-TCH-18: Spawn Broodling
                Op::DestroyVictims { of, .. } if self.text_victims(enemy, of).next().is_some() => {
                    let seat = self.fight().seats[enemy];
                    self.push(Step::LoseToText(seat, enemy as u8, card));
                }
                _ => {}
            }
        }
    }

    fn text_applies(&self, side: usize, effect: &crate::content::Effect) -> bool {
        let battle = self.fight();
        let enemy_front = battle.fighters[battle.front(1 - side)].unit;
        effect.condition.vs.has(enemy_front)
    }

    fn destroy_front(&mut self, side: usize) {
        let front = self.fight().front(side);
        let fighter = &mut self.fight_mut().fighters[front];
        if fighter.fate == Fate::Fighting {
            fighter.fate = Fate::Lost;
        }
    }

    /// SC-AMB-89, 3: units of the skirmish that match and are not yet lost.
    fn text_victims(&self, side: usize, of: UnitSet) -> impl Iterator<Item = &Fighter> + Clone {
        let battle = self.fight();
        // BW-HRO-11: such texts are those of technologies.
        battle.in_skirmish(battle.current, side).filter(move |fighter| {
            fighter.fate == Fate::Fighting && of.has(fighter.unit) && !fighter.unit.is_hero()
        })
    }

    pub(crate) fn lose_to_text_options(&self, side: u8, card: Card, out: &mut Options<Action>) {
        for effect in &face(card).effects {
            if let Op::DestroyVictims { of, .. } = effect.op {
                self.loss_options(self.text_victims(side as usize, of), out);
            }
        }
    }

    pub(crate) fn lose_to_text(&mut self, side: u8, unit: Unit, front: bool) {
        self.pop();
        self.mark_lost(side, unit, front);
        // SC-AMB-42
        if self.rules.splash_from_card_kills == CardKills::Triggers {
            self.values_mut().triggered[1 - side as usize] = true;
        }
    }

    // ---- leaving

    /// SC-SKIR-15, SC-KEY-01, -28: destroyed units leave, cloaked ones may withdraw, the
    /// attacker's first.
    pub(crate) fn take_away_losses(&mut self, log: &mut impl Log) {
        let lost = self.fight().fighters.iter().position(|fighter| fighter.fate == Fate::Lost);
        let Some(lost) = lost else {
            return self.set_stage(Stage::Collateral);
        };
        let fighter = self.fight().fighters[lost];
        let seat = self.fight().seats[fighter.side as usize];
        if fighter.cloaked && self.withdrawal_areas(seat, fighter.unit).next().is_some() {
            self.fight_mut().withdrawing = Some(lost as u8);
            self.push(Step::Withdraw(seat, fighter.side));
        } else {
            self.destroy_fighter(lost, log); // SC-KEY-02
        }
    }

    /// SC-KEY-01, -03, -28: friendly or empty areas of the planet with room, never the
    /// contested one.
    pub(super) fn withdrawal_areas(
        &self,
        seat: Seat,
        unit: Unit,
    ) -> impl Iterator<Item = Area> + '_ {
        let planet = self.fight().area.planet();
        planet.areas().filter(move |&area| self.may_withdraw_to(seat, unit, area).is_ok())
    }

    /// Whether one area is open to a withdrawal.
    pub(crate) fn may_withdraw_to(&self, seat: Seat, unit: Unit, area: Area) -> Result<(), Reason> {
        let contested = self.fight().area;
        ensure(area != contested, Reason::Contested)?;
        ensure(area.planet() == contested.planet(), Reason::OtherPlanet)?;
        self.may_stand(seat, unit, area)
    }

    pub(crate) fn withdraw_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(at) = self.fight().withdrawing {
            let unit = self.fight().fighters[usize::from(at)].unit;
            let areas = self.withdrawal_areas(seat, unit);
            out.extend(areas.map(|area| Action::Withdraw { area }));
        }
        if self.rules.cloaking_withdraw == Withdrawal::Optional {
            out.push(Action::Done {});
        }
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, area: Area, log: &mut impl Log) {
        self.pop();
        let Some(fighter) = self.fight_mut().withdrawing.take() else { return };
        let fighter = &mut self.fight_mut().fighters[fighter as usize];
        fighter.fate = Fate::Gone;
        let Fighter { unit, side, front, .. } = *fighter;
        if front {
            let loser = &mut self.fight_mut().sides[1 - side as usize];
            loser.nuked += std::mem::take(&mut loser.nuked_if_away); // SC-AMB-91
        }
        self.put_unit(seat, unit, area);
        self.take_along(seat, unit, (self.fight().area, area), log);
        log.note(|| Event::Withdrew { seat, unit, area });
    }

    /// The cloaked unit does not withdraw.
    pub(crate) fn stay_and_die(&mut self, log: &mut impl Log) {
        self.pop();
        if let Some(fighter) = self.fight_mut().withdrawing.take() {
            self.destroy_fighter(fighter as usize, log);
        }
    }

    /// SC-SKIR-16, SC-SPLASH-02..05, SC-KEY-20, -23, -31: triggered splash cards stay until step
    /// 8, used cards may return to the Technology deck, the others are discarded.
    pub(crate) fn tidy_skirmish(&mut self, log: &mut impl Log) {
        let values = self.values();
        for side in [ATTACKER, DEFENDER] {
            let matched = self.matches(side);
            let cards = *self.fight().cards(side);
            for card in [cards.standard, cards.reinforcement].into_iter().flatten() {
                let slot = slot_of(card);
                // BW-MND-05: the standard card may be another's.
                let lent = cards.lent.filter(|_| Some(card) == cards.standard);
                let seat = lent.unwrap_or(self.fight().seats[side]);
                let used = slot == 1 || matched;
                let victims = values.splash[side][slot];
                let splash = victims != UnitSet::NONE
                    && (values.triggered[side] || values.always[side][slot]);
                let returns = face(card).returns && used;
                if splash {
                    log.note(|| Event::SplashTriggered { seat, card });
                    let side = side as u8;
                    self.fight_mut().kept.push(Kept { side, card, victims, returns, lent });
                } else if returns && self.is_pending_nuke(side, card) {
                    let (side, victims) = (side as u8, UnitSet::NONE);
                    self.fight_mut().kept.push(Kept { side, card, victims, returns, lent });
                } else if returns {
                    self.return_card(seat, card, log);
                } else {
                    self.discard_card(seat, card, log);
                }
            }
            let cards = self.fight_mut().cards_mut(side);
            (cards.standard, cards.reinforcement, cards.lent) = (None, None, None);
        }
        let battle = self.fight_mut();
        for side in &mut battle.sides {
            side.nuked_if_away = 0; // SC-AMB-91: whoever could have withdrawn has not
        }
        battle.values = None;
        let current = battle.current as usize;
        battle.skirmishes[current].done = true;
        for fighter in &mut battle.fighters {
            fighter.cloaked = false; // SC-TIME-05, SC-KEY-05
        }
        self.set_stage(Stage::NextSkirmish);
    }

    /// SC-AMB-91: a Nuke returns only when its effect is done.
    fn is_pending_nuke(&self, side: usize, card: Card) -> bool {
        self.fight().sides[1 - side].nuked > 0
            && face(card).effects.iter().any(|effect| effect.when == When::EndOfSplash)
    }
}
