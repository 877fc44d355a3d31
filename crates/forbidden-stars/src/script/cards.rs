//! Steps about combat cards.

use kernel::{Options, Seat};

use super::Next;
use crate::action::Action;
use crate::content::{Op, Who};
use crate::report::{Event, Log};
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// Whether a step would change something now.
    pub(super) fn cards_work(&self, op: Op) -> bool {
        let seat = self.script().seat;
        let Some(other) = self.other_party(seat) else { return false };
        match op {
            Op::LookAtFacedownCard {} => self.secrets[other.index()].laid.is_some(),
            Op::DiscardFaceupCard { .. } => !self.face_up(other).is_empty(),
            Op::DiscardHandCard {} => !self.secrets[other.index()].hand.is_empty(),
            Op::DrawCombatCard { .. } => !self.deck(seat).is_empty(),
            Op::PlayCardForIcons {} => !self.secrets[seat.index()].hand.is_empty(),
            Op::TakeIconsOfTopCard {} => !self.deck(other).is_empty(),
            _ => false,
        }
    }

    /// Does what comes next of a step.
    pub(super) fn run_cards(&mut self, op: Op, log: &mut impl Log) -> Next {
        let seat = self.script().seat;
        let Some(other) = self.other_party(seat).filter(|_| self.works(op)) else {
            return Next::Done;
        };
        match op {
            // FS-CARD-30: only the owner sees it.
            Op::LookAtFacedownCard {} => {
                log.note(|| Event::CardLookedAt { seat, of: other });
                if let Some(combat) = &mut self.combat {
                    combat.looked = true;
                }
            }
            Op::DiscardFaceupCard { chooser } => {
                return Next::Ask(if chooser == Who::Own { seat } else { other });
            }
            // FS-CARD-66
            Op::DiscardHandCard {} => {
                let hand = self.secrets[other.index()].hand;
                if let Some(card) = self.random_card(other, hand) {
                    self.secrets[other.index()].hand.draw(card);
                    log.note(|| Event::CardDiscarded { seat: other, card });
                }
            }
            Op::DrawCombatCard { n } => self.draw_cards(seat, n, log),
            Op::PlayCardForIcons {} => return Next::Ask(seat),
            // FS-CARD-52: shown and shuffled back; its icons hang on the card that took them (FS-CRD-09).
            Op::TakeIconsOfTopCard {} => {
                let deck = self.deck(other);
                let top = self.random_card(other, deck);
                let side = self.side(seat);
                if let (Some(card), Some(side)) = (top, side) {
                    log.note(|| Event::CardDiscarded { seat: other, card });
                    let combat = self.combat.as_mut();
                    if let Some(taker) = combat.and_then(|it| it.sides[side].resolving()) {
                        taker.borrowed = Some(card);
                    }
                }
            }
            _ => {}
        }
        Next::Done
    }

    /// What a step asks.
    pub(super) fn cards_options(&self, op: Op, out: &mut Options<Action>) {
        let seat = self.script().seat;
        match op {
            Op::DiscardFaceupCard { .. } => {
                if let Some(other) = self.other_party(seat) {
                    self.face_up_options(other, out);
                }
            }
            // FS-CARD-58: any hand card.
            Op::PlayCardForIcons {} => self.hand_options(seat, out),
            _ => {}
        }
    }

    /// What an answer does.
    pub(super) fn answer_cards(&mut self, op: Op, seat: Seat, action: Action, log: &mut impl Log) {
        self.end_op(Default::default());
        match (op, action) {
            (Op::DiscardFaceupCard { .. }, Action::PickCard { card }) => {
                self.discard_face_up(seat, card, log);
            }
            // FS-CRD-14
            (Op::PlayCardForIcons {}, Action::LayCard { card }) => {
                self.secrets[seat.index()].hand.draw(card);
                self.turn_up(seat, card, true, log);
            }
            _ => {}
        }
    }
}
