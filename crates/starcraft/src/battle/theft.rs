//! Mind Control (BW-MND): a unit changes sides, and fights with cards off its first owner's deck.

use kernel::Seat;

use super::{ATTACKER, DEFENDER, Fate, Fighter};
use crate::content::Op;
use crate::ids::{Card, STOLEN};
use crate::report::{Event, Happening, Log};
use crate::state::StarCraft;

impl StarCraft {
    /// BW-MND-01, BW-AMB-52: after all texts of step C, the attacker's card first.
    pub(super) fn control_minds(&mut self, log: &mut impl Log) {
        if !self.rules.brood_war() {
            return;
        }
        for side in [ATTACKER, DEFENDER] {
            if self.card_effects(side).any(|(_, effect)| effect.op == Op::MindControl) {
                self.steal(side, log);
            }
        }
    }

    /// BW-MND-02, -03, -06, -16: the enemy front-line unit, unless it is lost or no token is left.
    fn steal(&mut self, side: usize, log: &mut impl Log) {
        let battle = self.fight();
        let front = battle.front(1 - side);
        let Fighter { unit, fate, skirmish, .. } = battle.fighters[front];
        let (thief, victim) = (battle.seats[side], battle.seats[1 - side]);
        if fate != Fate::Fighting || unit.is_hero() {
            return; // BW-MND-08, BW-HRO-10: never a hero
        }
        let (plain, owner) = (unit.plain(), self.original_owner(victim, unit));
        let taken = if owner == thief {
            plain
        } else {
            let tokens = self.player(thief).stolen;
            let Some(slot) = (0..STOLEN).find(|&slot| tokens[slot].is_none()) else { return };
            self.player_mut(thief).stolen[slot] = Some((plain, owner));
            plain.stolen(slot)
        };
        let area = self.fight().area;
        // It stays in its place as the one that fought there; BW-MND-14: no part in other skirmishes.
        self.fight_mut().fighters[front].fate = Fate::Gone;
        self.pass_item((victim, unit), (thief, taken), area, log);
        self.lose_figure(victim, unit, area, log);
        self.player_mut(thief).figures[taken.kind()] += 1;
        self.fight_mut().fighters.push(Fighter {
            unit: taken,
            side: side as u8,
            skirmish,
            front: false,
            fate: Fate::Fighting,
            cloaked: false,
        });
        log.note(|| Happening::MindControlled { unit: plain, from: victim }.to(thief));
    }

    // ---- the cards of a stolen unit

    /// BW-MND-05: whose deck gives the standard card of the current skirmish, if its front-line unit is
    /// stolen; BW-AMB-58: the controller's own, once the first owner is out of the game.
    pub(crate) fn lender(&self, side: usize) -> Option<Seat> {
        if !self.rules.brood_war() {
            return None;
        }
        let battle = self.fight();
        let (seat, front) = (battle.seats[side], battle.fighters[battle.front(side)].unit);
        front.stolen_by()?;
        let owner = self.original_owner(seat, front);
        let gone = self.rules.lost_decks_are_gone() && self.player(owner).eliminated;
        Some(if gone { seat } else { owner })
    }

    /// BW-AMB-58: whether the standard card of a side shows no unit, being one of the controller's for a
    /// unit that is stolen.
    pub(super) fn is_stopgap(&self, side: usize) -> bool {
        self.lender(side) == Some(self.fight().seats[side])
    }

    /// The player whose deck and discard pile the standard card of a side belongs to.
    pub(super) fn card_owner(&self, side: usize) -> Seat {
        let battle = self.fight();
        battle.cards(side).lent.unwrap_or(battle.seats[side])
    }

    /// BW-MND-05, -15: the top card of the lender's deck; without any there is none.
    pub(super) fn lend_card(&mut self, side: usize, lender: Seat, log: &mut impl Log) {
        let card = self.top_card(lender, log);
        let (seat, skirmish) = (self.fight().seats[side], self.fight().current);
        let cards = self.fight_mut().cards_mut(side);
        (cards.standard, cards.from_deck, cards.seen) = (card, true, false);
        cards.lent = Some(lender);
        log.note(|| Event::CardPlaced { seat, skirmish, from_deck: true, second: false });
    }

    /// Cards of a player's deck that lie unseen beside stolen units.
    pub(crate) fn lent_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let skirmishes = self.battle.iter().flat_map(|battle| &battle.skirmishes);
        let cards = skirmishes.flat_map(|skirmish| &skirmish.cards);
        cards.filter(move |cards| cards.lent == Some(seat) && !cards.up).filter_map(|c| c.standard)
    }
}
