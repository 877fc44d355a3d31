//! Damage, rout and rally (FS-DMG, FS-RTR).

use std::iter::once;

use kernel::{Options, Seat};

use super::CombatStage;
use crate::action::Action;
use crate::content::{Exception, When, content};
use crate::forces::Fighters;
use crate::ids::{Area, Fighter, Icon, Stance};
use crate::report::{Event, Log};
use crate::state::ForbiddenStars;
use crate::step::Step;

/// FS-CMB-12: what attacker and defender suffer, by the offence and defence of each.
pub(crate) fn damage([[attack, guard], [strike_back, cover]]: [[u8; 2]; 2]) -> [u8; 2] {
    [strike_back.saturating_sub(guard), attack.saturating_sub(cover)]
}

impl ForbiddenStars {
    /// FS-CMB-11, FS-CRD-08: icons of a kind on own face-up cards; FS-CARD-52: and on one whose icons were taken.
    fn icons_on_cards(&self, seat: Seat, icon: Icon) -> u8 {
        let cards = self.face_up(seat).iter().flat_map(|it| once(it.card).chain(it.borrowed));
        cards.map(|card| content().cards[card.index()].icons[icon.index()]).sum()
    }

    /// FS-CMB-11: icons on own dice, face-up cards and combat tokens; FS-TOK-03: no token shows morale.
    pub(crate) fn icon_terms(&self, seat: Seat, icon: Icon) -> [u8; 3] {
        let tokens = self.tokens(seat).get(icon.index()).copied().unwrap_or(0);
        [self.dice(seat)[icon.index()], self.icons_on_cards(seat, icon), tokens]
    }

    /// How many icons of a kind count for a player.
    pub(crate) fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        self.icon_terms(seat, icon).iter().sum()
    }

    /// 2c: FS-CMB-12, -13, FS-AMB-15: both amounts are fixed before anybody suffers.
    pub(super) fn assess_damage(&mut self, log: &mut impl Log) {
        let Some(combat) = &self.combat else { return };
        let seats = [combat.sides[0].seat, combat.sides[1].seat];
        let values =
            seats.map(|seat| [Icon::OFFENCE, Icon::DEFENCE].map(|icon| self.icons(seat, icon)));
        let damage = damage(values);
        log.note(|| Event::DamageAssessed { values, damage });
        if let Some(combat) = &mut self.combat {
            for (side, damage) in combat.sides.iter_mut().zip(damage) {
                side.damage = damage;
            }
        }
        self.combat_to(CombatStage::AttackerSuffers);
    }

    /// One side suffers what is left of its damage; then comes `next`.
    pub(super) fn take_damage(&mut self, seat: Seat, next: CombatStage) {
        let damage = self.side(seat).zip(self.combat.as_ref());
        let damage = damage.map_or(0, |(side, combat)| combat.sides[side].damage);
        if damage > 0 && !self.eligible(seat).is_empty() {
            self.steps.push(Step::Suffer(seat));
        } else {
            self.combat_to(next);
        }
    }

    /// Whoever of a side can suffer damage of the combat.
    fn eligible(&self, seat: Seat) -> Fighters {
        let (Some(area), Some(combat)) = (self.contested(), &self.combat) else {
            return Fighters::new();
        };
        // FS-CARD-64: what bastions do not take is lost.
        if (0..2).any(|side| combat.exceptions(side, Exception::NoUnitSuffersDamage) > 0) {
            return self.fighters(seat, area, Fighter::is_bastion);
        }
        self.sufferers(seat, area)
    }

    /// FS-DMG-02, -06, -11: bastions and unrouted units of an area; only when there are none, routed units.
    pub(crate) fn sufferers(&self, seat: Seat, area: Area) -> Fighters {
        let first = self.fighters(seat, area, |it| !it.is_routed());
        if first.is_empty() { self.fighters(seat, area, |_| true) } else { first }
    }

    /// FS-DMG-01: the owner assigns.
    pub(crate) fn damage_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.extend(self.eligible(seat).into_iter().map(|target| Action::Hit { target }));
    }

    /// FS-DMG-03, -04: it takes all that is left, up to its health; FS-DMG-08: with what it has taken in this round.
    pub(crate) fn hit(&mut self, seat: Seat, target: Fighter, log: &mut impl Log) {
        self.steps.pop();
        let (Some(area), Some(side)) = (self.contested(), self.side(seat)) else { return };
        let Some(combat) = &mut self.combat else { return };
        let side = &mut combat.sides[side];
        let before = side.harmed.filter(|(it, _)| *it == target).map_or(0, |(_, damage)| damage);
        let taken = side.damage.min(target.health() - before);
        side.damage -= taken;
        log.note(|| Event::Hit { seat, target, damage: taken });
        if before + taken >= target.health() {
            self.destroy(seat, target, area, log);
            return;
        }
        // It was not the last damage it could take: there is none left.
        let harmed = target.with_harm(true);
        side.harmed = Some((harmed, before + taken));
        // FS-DMG-05; FS-DMG-07: a routed unit is unaffected, FS-DMG-09: so is a bastion.
        if !target.is_routed() && !target.is_bastion() && self.can_be_routed(seat) {
            self.rout(seat, harmed, area, log);
        }
    }

    /// FS-CARD-36, FS-AMB-61: "cannot" is absolute.
    pub(crate) fn can_be_routed(&self, seat: Seat) -> bool {
        let shielded = self.side(seat).zip(self.combat.as_ref()).is_some_and(|(side, combat)| {
            combat.exceptions(side, Exception::OwnUnitsCannotBeRouted) > 0
        });
        !shielded
    }

    /// A unit becomes routed, not by retreating.
    pub(crate) fn rout(&mut self, seat: Seat, fighter: Fighter, area: Area, log: &mut impl Log) {
        log.note(|| Event::Routed { seat, unit: fighter, area });
        self.turn_unit(seat, fighter, Stance::ROUTED, area);
        let Some(combat) = &mut self.combat else { return };
        let Some(side) = combat.side(seat).filter(|_| combat.area == area) else { return };
        combat.routed = Some(fighter.in_stance(Stance::ROUTED));
        let other = combat.sides[1 - side].seat;
        // FS-CARD-26: it is destroyed unless its owner spends a morale die.
        let ambush = Exception::EnemyRoutedIsDestroyedUnlessMoraleDie;
        if combat.exceptions(1 - side, ambush) > 0 {
            if self.dice(seat)[Icon::MORALE.index()] > 0 {
                self.steps.push(Step::Ambushed(seat));
            } else {
                self.lose_to_ambush(seat, log);
            }
            return;
        }
        // FS-CARD-105
        self.open_window(When::EnemyUnitRoutedInOwnCombat, once(other));
    }

    /// FS-CARD-26: whether to save the unit that has just been routed.
    pub(crate) fn ambush_options(out: &mut Options<Action>) {
        out.extend([Action::SpendDie { icon: Icon::MORALE }, Action::Decline {}]);
    }

    /// FS-CARD-26: it is saved.
    pub(crate) fn escape_ambush(&mut self, seat: Seat, icon: Icon, log: &mut impl Log) {
        self.steps.pop();
        self.spend_die(seat, icon, log);
    }

    /// FS-CARD-26: it is destroyed.
    pub(crate) fn fall_into_ambush(&mut self, seat: Seat, log: &mut impl Log) {
        self.steps.pop();
        self.lose_to_ambush(seat, log);
    }

    fn lose_to_ambush(&mut self, seat: Seat, log: &mut impl Log) {
        let routed = self.combat.as_mut().and_then(|combat| combat.routed.take());
        if let (Some(fighter), Some(area)) = (routed, self.contested()) {
            self.destroy(seat, fighter, area, log);
        }
    }

    /// FS-CARD-06: a routed unit of the combat becomes unrouted.
    pub(crate) fn rally(&mut self, seat: Seat, fighter: Fighter, area: Area, log: &mut impl Log) {
        log.note(|| Event::Rallied { seat, unit: fighter, area });
        self.turn_unit(seat, fighter, Stance::READY, area);
    }
}
