//! Battles: cards, units and areas.

use crate::ids::{Card, Unit};
use crate::sets::UnitSet;
use crate::state::Step;
use crate::thing::Thing;

use super::{Bars, Reason};

impl Bars<'_> {
    pub(super) fn battle(&mut self) {
        match self.game.step() {
            Step::Pair(_) => self.pairs(),
            Step::PlaceStandard(..) | Step::ReplaceStandard(..) => {
                self.hand(Reason::LoneReinforcement);
            }
            Step::PlaceReinforcement(..) => self.hand(Reason::SecondStandard),
            Step::PlaceLooked(..) => self.hand(Reason::NotLooked),
            Step::NextSkirmish(_) => {
                for number in 0..self.game.fight().skirmishes.len() as u8 {
                    self.bar(Thing::Skirmish(number), Reason::Resolved);
                }
            }
            Step::LoseSupport(_, side)
            | Step::LoseToText(_, side, _)
            | Step::LoseToSplash(_, side) => self.losses(side),
            Step::RetreatTo(_, side) => {
                for area in self.game.all_areas() {
                    let open = self.game.may_retreat_to(self.seat, side as usize, area);
                    self.test(Thing::Area(area), open);
                }
            }
            Step::Withdraw(..) => {
                for area in self.game.all_areas() {
                    let battle = self.game.fight();
                    let Some(at) = battle.withdrawing else { continue };
                    let unit = battle.fighters[usize::from(at)].unit;
                    let open = self.game.may_withdraw_to(self.seat, unit, area);
                    self.test(Thing::Area(area), open);
                }
            }
            _ => {}
        }
    }

    /// A kind of unit is barred if none of its figures can be paired.
    fn pairs(&mut self) {
        let game = self.game;
        for side in 0..2 {
            let all_assist = game.all_assist(side);
            for fighter in game.fight().of(side) {
                let verdict = crate::StarCraft::may_pair(fighter, all_assist);
                self.test(Thing::Fighter(side as u8, fighter.unit), verdict);
            }
        }
    }

    /// The cards of the hand that do not fit.
    fn hand(&mut self, reason: Reason) {
        let game = self.game;
        let cards: Vec<Card> = game.player(self.seat).hand.iter(game.race(self.seat)).collect();
        for card in cards {
            self.bar(Thing::Card(card), reason);
        }
    }

    /// The own units that need not and cannot be lost now.
    fn losses(&mut self, side: u8) {
        let game = self.game;
        let battle = game.fight();
        for fighter in battle.of(side as usize) {
            let here = fighter.skirmish == Some(battle.current);
            let reason = match game.step() {
                Step::LoseSupport(..) if !here => continue,
                Step::LoseSupport(..) if fighter.front => Reason::FrontLine,
                Step::LoseSupport(..) => Reason::CannotBeHit,
                Step::LoseToText(..) if !here => continue,
                Step::LoseToText(..) => Reason::NotNamed,
                _ => self.splash(side, fighter.unit),
            };
            self.bar(Thing::Fighter(side, fighter.unit), reason);
        }
    }

    /// Why a unit is not to be lost to the next splash card.
    fn splash(&self, side: u8, unit: Unit) -> Reason {
        let mut waiting = self.game.fight().kept.iter();
        let next = waiting.find(|kept| kept.side != side && kept.victims != UnitSet::NONE);
        let hit = next.is_some_and(|kept| kept.victims.has(unit));
        if hit { Reason::SplashElsewhere } else { Reason::SplashMisses }
    }
}
