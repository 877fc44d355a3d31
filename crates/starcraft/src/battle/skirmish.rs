//! Battle step 7: which skirmish comes next, A (reveal the cards) and the cancels of B.

use kernel::Options;

use super::{ATTACKER, DEFENDER, Source, Stage, Term, assists};
use crate::action::Action;
use crate::cards::face;
use crate::content::{Effect, Keyword, Op, When};
use crate::ids::{Card, Unit};
use crate::report::{Event, Log};
use crate::sets::UnitSet;
use crate::state::{StarCraft, Step};

impl StarCraft {
    /// SC-SKIR-01: the attacker chooses, until all are done.
    pub(crate) fn next_skirmish(&mut self) {
        if self.fight().skirmishes.iter().any(|skirmish| !skirmish.done) {
            self.push(Step::NextSkirmish(self.fight().seats[ATTACKER]));
        } else {
            self.set_stage(Stage::Splash);
        }
    }

    pub(crate) fn next_skirmish_options(&self, out: &mut Options<Action>) {
        for (number, skirmish) in self.fight().skirmishes.iter().enumerate() {
            if !skirmish.done {
                out.push(Action::Resolve { skirmish: number as u8 });
            }
        }
    }

    pub(crate) fn choose_skirmish(&mut self, skirmish: u8) {
        self.pop();
        self.fight_mut().current = skirmish;
        self.set_stage(Stage::Reveal);
    }

    /// SC-SKIR-03, -04, SC-AMB-88: all cards are shown, lone reinforcements replaced, then
    /// reinforcements without a matching unit discarded.
    pub(crate) fn reveal_cards(&mut self, log: &mut impl Log) {
        for side in [ATTACKER, DEFENDER] {
            if !self.fight().cards(side).up {
                self.show_cards(side, log);
            }
        }
        for side in [ATTACKER, DEFENDER] {
            self.replace_lone_reinforcement(side, log);
        }
        for side in [ATTACKER, DEFENDER] {
            if let Some(card) = self.fight().cards(side).reinforcement
                && !self.eligible(side, card)
            {
                self.fight_mut().cards_mut(side).reinforcement = None;
                self.discard_card(self.fight().seats[side], card, log);
            }
        }
        self.set_stage(Stage::Cancel);
    }

    /// Takes away the cards of the current skirmish that would be discarded when it is revealed,
    /// and says which.
    pub(crate) fn leave_out(&mut self) -> Vec<Term> {
        let mut left_out = Vec::new();
        for side in [ATTACKER, DEFENDER] {
            let standard = self.sheet(self.card_owner(side)).standard;
            let placed = *self.fight().cards(side);
            let lone = placed.standard.filter(|&card| !standard.has(card));
            let useless = placed.reinforcement.filter(|&card| !self.eligible(side, card));
            let cards = self.fight_mut().cards_mut(side);
            cards.standard = placed.standard.filter(|_| lone.is_none());
            cards.reinforcement = placed.reinforcement.filter(|_| useless.is_none());
            let term = |card| Term {
                side: side as u8,
                source: Source::LeftOut(card),
                attack: 0,
                health: 0,
            };
            left_out.extend(lone.into_iter().chain(useless).map(term));
        }
        left_out
    }

    /// SC-REINF-01..04: an icon matches the own front-line unit, or one with the specialty mark
    /// any own unit of the skirmish.
    pub(crate) fn eligible(&self, side: usize, card: Card) -> bool {
        let battle = self.fight();
        let front = battle.fighters[battle.front(side)].unit;
        // BW-CARD-37: a hero may match other icons, too; BW-CARD-73: some cards match one hero only.
        let hero = self.hero_face(battle.seats[side]);
        let matches = |unit: Unit, icons: UnitSet| {
            icons.has(unit)
                || unit.is_hero() && hero.is_some_and(|hero| hero.also_matches.and(icons).0 != 0)
        };
        face(card).hero.is_some() && front.is_hero()
            || matches(front, face(card).icons)
            || battle
                .in_skirmish(battle.current, side)
                .any(|fighter| matches(fighter.unit, face(card).specialty))
    }

    /// SC-CARD-04: whether the icons of a side's standard card match its front-line unit.
    /// SC-KEY-13: no standard card has the icon of a unit with assist.
    pub(crate) fn matches(&self, side: usize) -> bool {
        let battle = self.fight();
        let front = battle.fighters[battle.front(side)].unit;
        let serves = |card: Card| {
            let named = |op: &Op| matches!(op, Op::GainKeyword { keyword: Keyword::Cloaking, of, .. } if of.has(front));
            !self.rules.assist_matches_nothing()
                && assists(front)
                && face(card).effects.iter().any(|effect| named(&effect.op))
        };
        let standard = battle.cards(side).standard.filter(|_| !self.is_stopgap(side));
        standard.is_some_and(|card| face(card).icons.has(front) || serves(card))
    }

    /// The cards of a side whose text counts in the current skirmish, with their effects.
    pub(crate) fn card_effects(
        &self,
        side: usize,
    ) -> impl Iterator<Item = (Card, &'static Effect)> + use<> {
        let cards = self.fight().cards(side);
        let standard = if self.matches(side) { cards.standard } else { None };
        let active = [standard, cards.reinforcement].into_iter().flatten();
        active.flat_map(|card| face(card).effects.iter().map(move |effect| (card, effect)))
    }

    /// SC-KEY-06..08, -30: cancels, the attacker's first; a card cancelled before its turn does
    /// nothing.
    pub(crate) fn cancel_cards(&mut self, log: &mut impl Log) {
        let side = self.fight().turn as usize;
        if side == 2 {
            return self.set_stage(Stage::Feedback);
        }
        self.fight_mut().turn += 1;
        let enemy = 1 - side;
        let seat = self.fight().seats[enemy];
        for (_, effect) in self.card_effects(side).filter(|(_, effect)| effect.when == When::Cancel)
        {
            let cards = self.fight_mut().cards_mut(enemy);
            let cancelled = match effect.op {
                Op::CancelReinforcement => cards.reinforcement.take(),
                Op::CancelStandard => cards.standard.take(),
                _ => None,
            };
            let Some(card) = cancelled else { continue };
            log.note(|| Event::CardCancelled { seat, card });
            if effect.op == Op::CancelStandard
                && let Some(lender) = self.lender(enemy)
            {
                // BW-MND-15
                self.discard_card(lender, card, log);
                self.lend_card(enemy, lender, log);
                self.show_cards(enemy, log);
                self.replace_lone_reinforcement(enemy, log);
                continue;
            }
            self.discard_card(seat, card, log);
            if effect.op == Op::CancelStandard && self.is_asked_for_card(seat) {
                self.push(Step::ReplaceStandard(seat, enemy as u8));
            }
        }
    }
}
