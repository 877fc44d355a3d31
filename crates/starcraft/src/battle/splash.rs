//! Battle step 8: splash damage, then Nukes (SC-SPLASH, SC-AMB-43, -91).

use arrayvec::ArrayVec;
use kernel::Options;

use super::{ATTACKER, Fate, Fighter, Stage};
use crate::action::Action;
use crate::ids::Unit;
use crate::report::Log;
use crate::sets::UnitSet;
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// SC-SPLASH-07, -08: for each triggered card its opponent loses a unit, attacker first.
    pub(crate) fn apply_splash(&mut self) {
        let side = self.fight().turn as usize;
        if side == 2 {
            return self.set_stage(Stage::Nukes);
        }
        if self.splash_against(side).is_empty() {
            self.fight_mut().turn += 1;
        } else {
            self.push(Step::LoseToSplash(self.fight().seats[side], side as u8));
        }
    }

    /// What each splash card still to be applied against a side can destroy.
    fn splash_against(&self, side: usize) -> ArrayVec<UnitSet, 20> {
        let kept = self.fight().kept.iter();
        kept.filter(|kept| kept.side as usize != side && kept.victims != UnitSet::NONE)
            .map(|kept| kept.victims)
            .collect()
    }

    /// BW-HRO-08, -09, -11: splash damage and Nukes pass heroes over.
    fn mortals(&self, side: usize) -> impl Iterator<Item = &Fighter> {
        self.fight().of(side).filter(|fighter| !fighter.unit.is_hero())
    }

    fn survivors(&self, side: usize) -> ArrayVec<Unit, 20> {
        self.mortals(side).map(|fighter| fighter.unit).collect()
    }

    /// SC-SPLASH-10, -11: for the next card, the units whose loss still allows as many losses as
    /// possible. A card without such a unit is passed over (SC-SPLASH-15); no choice of units is
    /// lost by that, since whatever the cards can destroy together they can destroy with this one
    /// among them.
    pub(crate) fn splash_options(&self, side: u8, out: &mut Options<Action>) {
        let cards = self.splash_against(side as usize);
        let units = self.survivors(side as usize);
        let Some((&card, rest)) = cards.split_first() else { return };
        let most = max_losses(&cards, &units);
        for unit in Self::kinds_of(self.mortals(side as usize)) {
            if card.has(unit) {
                let mut left = units.clone();
                if let Some(at) = left.iter().position(|&other| other == unit) {
                    left.remove(at);
                }
                if 1 + max_losses(rest, &left) == most {
                    out.push(Action::Lose { unit });
                }
            }
        }
        let refusable = out.is_empty() || !self.rules.splash_takes_what_it_can();
        if refusable && max_losses(rest, &units) == most {
            out.push(Action::Done {});
        }
    }

    /// SC-SPLASH-12, -16: no cloaking, no further splash.
    pub(crate) fn lose_to_splash(&mut self, side: u8, unit: Unit, log: &mut impl Log) {
        self.pass_splash(side);
        if let Some(fighter) = self.find_fighter(side, unit, Fate::Fighting) {
            self.destroy_fighter(fighter, log);
        }
    }

    /// The next splash card against a side is done with.
    pub(crate) fn pass_splash(&mut self, side: u8) {
        self.pop();
        let mut waiting = self.fight_mut().kept.iter_mut();
        let next = waiting.find(|kept| kept.side != side && kept.victims != UnitSet::NONE);
        if let Some(kept) = next {
            kept.victims = UnitSet::NONE;
        }
    }

    /// SC-TCH-32, SC-AMB-91: the attacker's Nukes first, so the defender loses first.
    pub(crate) fn apply_nukes(&mut self) {
        let side = 1 - self.fight().turn as usize;
        if self.fight().sides[side].nuked > 0 && self.mortals(side).next().is_some() {
            return self.push(Step::LoseToNuke(self.fight().seats[side], side as u8));
        }
        let battle = self.fight_mut();
        battle.sides[side].nuked = 0;
        battle.turn += 1;
        if side == ATTACKER {
            self.set_stage(Stage::SplashTidy);
        }
    }

    pub(crate) fn nuke_options(&self, side: u8, out: &mut Options<Action>) {
        let units = Self::kinds_of(self.mortals(side as usize));
        out.extend(units.map(|unit| Action::Lose { unit }));
    }

    pub(crate) fn lose_to_nuke(&mut self, side: u8, unit: Unit, log: &mut impl Log) {
        self.pop();
        self.fight_mut().sides[side as usize].nuked -= 1;
        if let Some(fighter) = self.find_fighter(side, unit, Fate::Fighting) {
            self.lose_outside_skirmishes(fighter, log);
        }
    }

    /// SC-SPLASH-14, SC-AMB-46: the cards go where they belong.
    pub(crate) fn tidy_splash(&mut self, log: &mut impl Log) {
        let kept = std::mem::take(&mut self.fight_mut().kept);
        for kept in kept {
            let seat = kept.lent.unwrap_or(self.fight().seats[kept.side as usize]);
            if kept.returns {
                self.return_card(seat, kept.card, log);
            } else {
                self.discard_card(seat, kept.card, log);
            }
        }
        self.set_stage(Stage::Aftermath);
    }
}

/// SC-AMB-43: the most units the cards can destroy, one each (a maximum matching by augmenting
/// paths; both sides have a handful of members).
fn max_losses(cards: &[UnitSet], units: &[Unit]) -> usize {
    let mut taken_by: ArrayVec<Option<usize>, 20> = units.iter().map(|_| None).collect();
    (0..cards.len()).filter(|&card| assign(card, cards, units, &mut taken_by, &mut 0)).count()
}

fn assign(
    card: usize,
    cards: &[UnitSet],
    units: &[Unit],
    taken_by: &mut ArrayVec<Option<usize>, 20>,
    seen: &mut u32,
) -> bool {
    for (place, unit) in units.iter().enumerate() {
        if cards[card].has(*unit) && *seen >> place & 1 == 0 {
            *seen |= 1 << place;
            let free = match taken_by[place] {
                None => true,
                Some(other) => assign(other, cards, units, taken_by, seen),
            };
            if free {
                taken_by[place] = Some(card);
                return true;
            }
        }
    }
    false
}
