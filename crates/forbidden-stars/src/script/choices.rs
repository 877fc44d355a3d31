//! The structure of an ability: conditions, choices, offers to the opponent, lasting exceptions.

use kernel::{Options, Seat};

use super::Next;
use crate::action::Action;
use crate::content::{Exception, Offer, Op, Until};
use crate::ids::{Fighter, Icon};
use crate::report::Log;
use crate::ruleset::VoidConsent;
use crate::sets::ExceptionSet;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// Whether a step would change something now.
    pub(super) fn choices_work(&self, op: Op) -> bool {
        match op {
            Op::If { cond, then } => self.holds(cond) && self.any_works(then),
            Op::Choose { options } => options.into_iter().any(|option| self.any_works(option)),
            Op::Together { steps } => self.any_works(steps),
            // FS-CARD-42: where nothing is to be averted or won, nobody is asked.
            Op::OpponentChoice { option, then, otherwise } => {
                let taken = match self.rules.looks_at_both_branches() {
                    true => self.offer_matters(option),
                    false => self.any_works(then),
                };
                taken || self.any_works(otherwise)
            }
            Op::Rule { id: Exception::DamagedSurvivorsAreRouted, .. } => {
                self.may_harm() || !self.rules.takes_no_price_for_nothing()
            }
            _ => true,
        }
    }

    /// Does what comes next of a step.
    pub(super) fn run_choices(&mut self, op: Op) -> Next {
        let seat = self.script().seat;
        match op {
            Op::If { cond, then } if self.holds(cond) => Next::Then(then),
            Op::Choose { options } if options.into_iter().any(|it| self.any_works(it)) => {
                Next::Ask(seat)
            }
            Op::Together { steps } => Next::Then(steps),
            // FS-CARD-66: the opponent has consented, the owner picks.
            Op::OpponentChoice { then, .. } if self.script().begun => {
                match self.other_party(seat) {
                    Some(other) if !self.face_up(other).is_empty() => Next::Ask(seat),
                    _ => Next::Then(then),
                }
            }
            Op::OpponentChoice { option, otherwise, .. } => {
                let mut offered = Options::new();
                let opponent = self.other_party(seat);
                if let Some(opponent) = opponent.filter(|_| self.works(op)) {
                    self.offer_options(option, opponent, &mut offered);
                }
                match opponent {
                    // FS-AMB-57: who cannot do what is offered, cannot choose it.
                    Some(opponent) if !offered.is_empty() => Next::Ask(opponent),
                    _ => Next::Then(otherwise),
                }
            }
            Op::Rule { id, until } => {
                self.add_exception(id, until);
                Next::Done
            }
            _ => Next::Done,
        }
    }

    /// What a step asks.
    pub(super) fn choices_options(&self, op: Op, seat: Seat, out: &mut Options<Action>) {
        match op {
            // FS-CARD-03: only what changes something.
            Op::Choose { options } => {
                let numbers = (0..).zip(options).filter(|(_, option)| self.any_works(*option));
                out.extend(numbers.map(|(option, _)| Action::PickOption { option }));
            }
            Op::OpponentChoice { .. } if self.script().begun => {
                if let Some(other) = self.other_party(seat) {
                    self.face_up_options(other, out);
                }
            }
            Op::OpponentChoice { option, .. } => {
                self.offer_options(option, seat, out);
                out.push(Action::Decline {});
            }
            _ => {}
        }
    }

    /// FS-CARD-07: whether something happens if the opponent takes an offer.
    fn offer_matters(&self, offer: Offer) -> bool {
        let Some(opponent) = self.other_party(self.script().seat) else { return false };
        match offer {
            // FS-CARD-40, -42: a die is spent for nothing but to avert something.
            Offer::SpendDieDefence | Offer::SpendDieMorale => false,
            Offer::DiscardFaceupCardChosenByOwner => !self.face_up(opponent).is_empty(),
            // FS-CARD-41: whatever else comes of it.
            Offer::RoutOwnUnit | Offer::DestroyOwnUnit | Offer::DestroyOwnRoutedUnit => {
                let mut offered = Options::new();
                self.offer_options(offer, opponent, &mut offered);
                !offered.is_empty()
            }
        }
    }

    /// How the opponent can take an offer (FS-CARD-07).
    fn offer_options(&self, offer: Offer, seat: Seat, out: &mut Options<Action>) {
        let Some(area) = self.contested() else { return };
        let pick = |unit: Fighter| Action::PickUnit { unit, area };
        let mut spend = |icon: Icon| {
            if self.dice(seat)[icon.index()] > 0 {
                out.push(Action::SpendDie { icon });
            }
        };
        match offer {
            Offer::RoutOwnUnit => {
                if self.can_be_routed(seat) {
                    out.extend(
                        self.unit_fighters(seat, area, |it| !it.is_routed()).into_iter().map(pick),
                    );
                }
            }
            Offer::DestroyOwnUnit => {
                out.extend(self.unit_fighters(seat, area, |_| true).into_iter().map(pick));
            }
            Offer::DestroyOwnRoutedUnit => {
                out.extend(
                    self.unit_fighters(seat, area, Fighter::is_routed).into_iter().map(pick),
                );
            }
            Offer::SpendDieDefence => spend(Icon::DEFENCE),
            Offer::SpendDieMorale => spend(Icon::MORALE),
            // FS-AMB-57: also without such a card, unless agreed otherwise.
            Offer::DiscardFaceupCardChosenByOwner => {
                let counts = self.rules.void_consent == VoidConsent::Counts;
                if counts || !self.face_up(seat).is_empty() {
                    out.push(Action::Consent {});
                }
            }
        }
    }

    /// What an answer does.
    pub(super) fn answer_choices(
        &mut self,
        op: Op,
        seat: Seat,
        action: Action,
        log: &mut impl Log,
    ) {
        match (op, action) {
            (Op::Choose { options }, Action::PickOption { option }) => {
                self.end_op(options.get(usize::from(option)).copied().unwrap_or_default());
            }
            (Op::OpponentChoice { otherwise, .. }, Action::Decline {}) => self.end_op(otherwise),
            (Op::OpponentChoice { .. }, Action::Consent {}) => self.script_mut().begun = true,
            (Op::OpponentChoice { option, then, .. }, _) => {
                self.end_op(then);
                match action {
                    Action::PickUnit { unit, area } if option == Offer::RoutOwnUnit => {
                        self.rout(seat, unit, area, log);
                    }
                    Action::PickUnit { unit, area } => self.destroy(seat, unit, area, log),
                    Action::SpendDie { icon } => self.spend_die(seat, icon, log),
                    Action::PickCard { card } => self.discard_face_up(seat, card, log),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// FS-CARD-119: an exception holds until what it is about is over; FS-CRD-09: that of a combat card hangs on the card.
    fn add_exception(&mut self, exception: Exception, until: Until) {
        let one = ExceptionSet::one(exception);
        let side = self.side(self.script().seat);
        match (until, side) {
            (Until::ExecutionRound | Until::Combat, Some(side)) => {
                if let Some(card) = self.combat.as_mut().and_then(|it| it.sides[side].resolving()) {
                    card.exceptions.add(one);
                }
            }
            _ => self.except(exception),
        }
    }
}
