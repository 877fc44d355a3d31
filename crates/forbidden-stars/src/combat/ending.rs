//! How a combat ends: morale, capture, clean-up (FS-CMB-17 to -26).

use kernel::{Options, Seat};

use super::CombatStage;
use crate::action::Action;
use crate::content::content;
use crate::ids::{Area, Asset, Icon, Structure};
use crate::report::{Event, Log};
use crate::sets::CardSet;
use crate::state::ForbiddenStars;
use crate::step::Step;

impl ForbiddenStars {
    /// FS-CMB-17, FS-MOR-01: on dice, on face-up cards, of unrouted units and bastions.
    pub(crate) fn morale_terms(&self, seat: Seat) -> [u8; 3] {
        let Some(area) = self.contested() else { return [0; 3] };
        let [dice, cards, _] = self.icon_terms(seat, Icon::MORALE);
        let [ready, _] = self.units(seat, area);
        let figures = self.own_units(seat).map(|unit| unit.sheet().morale * ready[unit.kind()]);
        let [tokens, _] = self.reinforcements(seat, area);
        let token = self.token_unit(seat, area).map_or(0, |unit| unit.sheet().morale);
        let bastion = content().structures[Structure::BASTION.index()].morale;
        let units = figures.sum::<u8>() + tokens * token + self.bastions(seat, area) * bastion;
        [dice, cards, units]
    }

    /// All of it.
    pub(crate) fn morale(&self, seat: Seat) -> u8 {
        self.morale_terms(seat).iter().sum()
    }

    /// 3a: FS-CMB-18: a tie is won by the defender.
    pub(super) fn compare_morale(&mut self, log: &mut impl Log) {
        let Some(combat) = &self.combat else { return };
        let terms = [0, 1].map(|side: usize| self.morale_terms(combat.sides[side].seat));
        let morale = terms.map(|terms| terms.iter().sum());
        log.note(|| Event::MoraleCompared { morale, terms });
        self.win(usize::from(morale[0] <= morale[1]), log);
        self.combat_to(CombatStage::Retreat);
    }

    /// 3b: FS-CMB-20, FS-STR-05: a victorious attacker takes all structures; FS-CMB-25: a victorious defender takes nothing.
    pub(super) fn capture(&mut self, log: &mut impl Log) {
        let Some(combat) = &self.combat else { return };
        let (area, attacker) = (combat.area, combat.sides[0].seat);
        let (tokens, state) = (self.player(attacker).control_tokens, self.area(area));
        let Some(loser) = state.control.seat().filter(|_| combat.winner == Some(0)) else {
            return self.combat_to(CombatStage::CleanUp);
        };
        // FS-STR-06, FS-AMB-38: those for which they have no control token are destroyed, they choose which.
        if state.buildings() > tokens {
            self.steps.push(Step::Capture(attacker));
            return;
        }
        let count = state.buildings();
        self.change(area, |here| here.control = attacker.into());
        self.players[attacker.index()].control_tokens -= count;
        self.players[loser.index()].control_tokens += count;
        log.note(|| Event::Captured { seat: attacker, from: loser, area });
        self.combat_to(CombatStage::CleanUp);
    }

    /// FS-AMB-38: which structure is destroyed for lack of a control token; without any token it does not matter.
    pub(crate) fn capture_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some(area) = self.contested() else { return };
        let standing =
            Structure::ALL.into_iter().filter(|it| self.area(area).structures[it.index()] > 0);
        let all = self.player(seat).control_tokens > 0;
        let listed = standing.take(if all { Structure::COUNT } else { 1 });
        out.extend(listed.map(|structure| Action::PickStructure { structure, area }));
    }

    /// FS-STR-06.
    pub(crate) fn give_up(&mut self, structure: Structure, area: Area, log: &mut impl Log) {
        self.steps.pop();
        self.raze(structure, area, log);
    }

    /// 3c: FS-CMB-21, -23, -26: tokens to the supply, cards into the deck, dice away; whoever won stands in the area.
    pub(super) fn clean_up(&mut self, log: &mut impl Log) {
        let Some(combat) = self.combat.take() else { return };
        log.note(|| Event::CombatEnds { area: combat.area });
        for side in &combat.sides {
            // FS-RNF-05, -09
            let tokens: u8 = side.reinforcements.iter().sum();
            self.supply.assets[Asset::REINFORCEMENT.index()] += tokens;
            let secret = &mut self.secrets[side.seat.index()];
            secret.hand = CardSet::NONE;
            secret.laid = None;
        }
        self.settle_in();
    }

    /// The units that came are those of the area now, if any are left; then the defender has none there.
    pub(super) fn settle_in(&mut self) {
        let clash = self.clashes.remove(0);
        if clash.ready.iter().chain(&clash.routed).any(|count| *count > 0) {
            debug_assert!(self.area(clash.area).units() == 0, "two armies in {}", clash.area);
            self.change(clash.area, |here| {
                here.owner = clash.attacker.into();
                (here.ready, here.routed) = (clash.ready, clash.routed);
            });
        }
    }
}
