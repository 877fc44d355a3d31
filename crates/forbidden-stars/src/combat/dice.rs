//! Dice and combat tokens (FS-DIC, FS-TOK, FS-GAL, FS-SPD, FS-CNV). While an orbital strike goes on, dice are its dice.

use kernel::Seat;

use super::CombatStage;
use crate::content::{Exception, content};
use crate::ids::{Icon, Structure};
use crate::report::{Event, Log};
use crate::sets::IconSet;
use crate::state::ForbiddenStars;

type Dice = [u8; Icon::COUNT];

impl ForbiddenStars {
    /// The dice of a player.
    pub(crate) fn dice(&self, seat: Seat) -> Dice {
        match (&self.strike, &self.combat) {
            (Some(strike), _) => strike.dice,
            (None, Some(combat)) => {
                combat.side(seat).map_or([0; Icon::COUNT], |side| combat.sides[side].dice)
            }
            (None, None) => [0; Icon::COUNT],
        }
    }

    fn dice_mut(&mut self, seat: Seat) -> Option<&mut Dice> {
        if let Some(strike) = &mut self.strike {
            return Some(&mut strike.dice);
        }
        let combat = self.combat.as_mut()?;
        let side = combat.side(seat)?;
        Some(&mut combat.sides[side].dice)
    }

    /// How many dice of a player show one of these faces.
    pub(crate) fn showing(&self, seat: Seat, faces: IconSet) -> u8 {
        let dice = self.dice(seat);
        faces.iter().map(|icon| dice[icon.index()]).sum()
    }

    /// FS-GAL-03, FS-DIC-01, -03: how many more dice a player can have.
    pub(crate) fn room_for_dice(&self, seat: Seat) -> u8 {
        content().limits.max_dice_per_player.saturating_sub(self.dice(seat).iter().sum())
    }

    /// So many dice, rolled.
    fn roll(&mut self, count: u8) -> Dice {
        let mut rolled = [0; Icon::COUNT];
        for _ in 0..count {
            rolled[self.roll_die().index()] += 1;
        }
        rolled
    }

    /// 1a: FS-CMB-05, FS-AMB-14: the combat values of unrouted units and bastions, at most eight dice.
    pub(super) fn roll_for_combat(&mut self, log: &mut impl Log) {
        let Some(combat) = &self.combat else { return };
        let (area, seats) = (combat.area, [combat.sides[0].seat, combat.sides[1].seat]);
        for seat in seats {
            // FS-CARD-103, FS-DX-37: a morale die comes before the roll and counts among the eight.
            let warp = self.order.is_some_and(|order| {
                order.seat == seat && order.exceptions.has(Exception::MoraleDieAtStartOfCombat)
            });
            if warp {
                self.gain_dice(seat, Icon::MORALE, 1, log);
            }
            let [ready, _] = self.units(seat, area);
            let units = self.own_units(seat);
            let value: u8 = units.map(|unit| unit.sheet().combat * ready[unit.kind()]).sum();
            let bastion = content().structures[Structure::BASTION.index()].combat;
            let count = value + bastion * self.bastions(seat, area);
            self.roll_more(seat, count, log);
        }
        self.combat_to(CombatStage::Draw);
    }

    /// FS-GAL-02: dice of the supply are rolled, as many as there is room for.
    pub(crate) fn roll_more(&mut self, seat: Seat, count: u8, log: &mut impl Log) {
        let count = count.min(self.room_for_dice(seat));
        let dice = self.roll(count);
        log.note(|| Event::DiceRolled { seat, dice });
        self.add_dice(seat, dice);
    }

    fn add_dice(&mut self, seat: Seat, dice: Dice) {
        if let Some(own) = self.dice_mut(seat) {
            for (own, more) in own.iter_mut().zip(dice) {
                *own += more;
            }
        }
    }

    /// FS-GAL-01: dice of the supply, set to a face.
    pub(crate) fn gain_dice(&mut self, seat: Seat, icon: Icon, count: u8, log: &mut impl Log) {
        let count = count.min(self.room_for_dice(seat));
        if count > 0
            && let Some(dice) = self.dice_mut(seat)
        {
            dice[icon.index()] += count;
            log.note(|| Event::DiceGained { seat, icon, count });
        }
    }

    /// FS-SPD-03: the owner returns a die to the supply for something.
    pub(crate) fn spend_die(&mut self, seat: Seat, icon: Icon, log: &mut impl Log) {
        log.note(|| Event::DieSpent { seat, icon });
        self.return_die(seat, icon);
    }

    /// FS-GAL-05: somebody else's card makes a player return a die.
    pub(crate) fn lose_die(&mut self, seat: Seat, icon: Icon, log: &mut impl Log) {
        log.note(|| Event::DieLost { seat, icon });
        self.return_die(seat, icon);
    }

    fn return_die(&mut self, seat: Seat, icon: Icon) {
        if let Some(dice) = self.dice_mut(seat) {
            dice[icon.index()] -= 1;
        }
    }

    /// FS-CNV-01.
    pub(crate) fn turn_die(&mut self, seat: Seat, from: Icon, to: Icon, log: &mut impl Log) {
        if let Some(dice) = self.dice_mut(seat) {
            dice[from.index()] -= 1;
            dice[to.index()] += 1;
            log.note(|| Event::DieTurned { seat, from, to });
        }
    }

    /// All dice with one of these faces are turned to another (FS-CARD-93).
    pub(crate) fn turn_all(&mut self, seat: Seat, from: IconSet, to: IconSet, log: &mut impl Log) {
        let Some(to) = to.iter().next() else { return };
        for from in from.iter() {
            for _ in 0..self.dice(seat)[from.index()] {
                self.turn_die(seat, from, to, log);
            }
        }
    }

    /// Dice are taken up to be rolled again.
    pub(crate) fn set_aside(&mut self, seat: Seat, dice: Dice) {
        if let Some(own) = self.dice_mut(seat) {
            for (own, gone) in own.iter_mut().zip(dice) {
                *own -= gone;
            }
        }
    }

    /// FS-CARD-09: dice that were taken up are rolled again; without any there is nothing to tell.
    pub(crate) fn roll_again(&mut self, seat: Seat, before: Dice, log: &mut impl Log) {
        if before == [0; Icon::COUNT] {
            return;
        }
        let dice = self.roll(before.iter().sum());
        log.note(|| Event::DiceRerolled { seat, before, dice });
        self.add_dice(seat, dice);
    }

    /// The combat tokens of a player: offence and defence.
    pub(crate) fn tokens(&self, seat: Seat) -> [u8; 2] {
        let side = self.side(seat);
        side.zip(self.combat.as_ref()).map_or([0; 2], |(side, combat)| combat.sides[side].tokens)
    }

    /// FS-CARD-62: "cannot" beats every gain of defence tokens.
    pub(crate) fn can_gain(&self, seat: Seat, icon: Icon) -> bool {
        let barred = |side: usize| {
            let combat = self.combat.as_ref();
            combat.is_some_and(|combat| {
                combat.exceptions(1 - side, Exception::OpponentCannotGainDefenceTokens) > 0
            })
        };
        self.side(seat).is_some_and(|side| icon != Icon::DEFENCE || !barred(side))
    }

    /// FS-GAL-04; FS-TOK-02: there are always enough.
    pub(crate) fn gain_tokens(&mut self, seat: Seat, icon: Icon, count: u8, log: &mut impl Log) {
        let Some(side) = self.side(seat) else { return };
        if count == 0 || !self.can_gain(seat, icon) {
            return;
        }
        let Some(combat) = &mut self.combat else { return };
        combat.sides[side].tokens[icon.index()] += count;
        log.note(|| Event::TokensGained { seat, icon, count });
        // FS-CARD-55, FS-Q-28: a card of the opponent gives them the same, if they can have them.
        let mirrors = combat.exceptions(1 - side, Exception::MirrorOpponentTokenGains);
        let other = combat.sides[1 - side].seat;
        if mirrors > 0 && self.can_gain(other, icon) {
            let count = count * mirrors;
            if let Some(combat) = &mut self.combat {
                combat.sides[1 - side].tokens[icon.index()] += count;
            }
            log.note(|| Event::TokensGained { seat: other, icon, count });
        }
    }

    /// FS-GAL-05, -06.
    pub(crate) fn lose_tokens(&mut self, seat: Seat, icon: Icon, count: u8, log: &mut impl Log) {
        if let (Some(side), Some(combat)) = (self.side(seat), &mut self.combat) {
            let tokens = &mut combat.sides[side].tokens[icon.index()];
            let count = count.min(*tokens);
            *tokens -= count;
            log.note(|| Event::TokensLost { seat, icon, count });
        }
    }
}
