//! Steps about dice and combat tokens (FS-GAL, FS-SPD, FS-CNV).

use kernel::{Options, Seat};

use super::Next;
use crate::action::Action;
use crate::content::{Count, Op, Tokens, Who};
use crate::ids::Icon;
use crate::report::Log;
use crate::sets::IconSet;
use crate::state::ForbiddenStars;

impl ForbiddenStars {
    /// Whether a step would change something now.
    pub(super) fn dice_works(&self, op: Op) -> bool {
        let seat = self.script().seat;
        let there = |seat: Option<Seat>, faces| seat.map_or(0, |seat| self.showing(seat, faces));
        match op {
            Op::GainDice { who, .. } => self.parties(who).any(|seat| self.room_for_dice(seat) > 0),
            Op::LoseDice { faces, .. } => there(self.other_party(seat), faces) > 0,
            Op::SpendDice { n, faces, then } => {
                there(Some(seat), faces) >= at_least(n) && self.repays(then)
            }
            Op::ConvertDice { from, .. } => there(Some(seat), from) > 0,
            Op::Reroll { n, faces, who, .. } => {
                self.parties(who).any(|seat| self.number(n, self.showing(seat, faces)) > 0)
            }
            Op::GainTokens { n, kind } => {
                let gained = self.number(n, u8::MAX) > 0;
                gained && (kind != Tokens::Defence || self.can_gain(seat, Icon::DEFENCE))
            }
            Op::LoseTokens { kind, .. } => {
                self.other_party(seat).is_some_and(|other| self.tokens(other)[kind.index()] > 0)
            }
            _ => false,
        }
    }

    /// Does what comes next of a step.
    pub(super) fn run_dice(&mut self, op: Op, log: &mut impl Log) -> Next {
        let seat = self.script().seat;
        match op {
            Op::GainDice { n, faces, who } => self.run_gain_dice(n, faces, who, log),
            Op::LoseDice { n, faces, chooser } => {
                let Some(loser) = self.other_party(seat) else { return Next::Done };
                let chooser = if chooser == Who::Own { seat } else { loser };
                let left = self.begin_count(n, self.showing(loser, faces));
                match self.only_face(loser, faces, left).filter(|_| !self.script().may) {
                    _ if left == 0 => return Next::Done,
                    None => return Next::Ask(chooser),
                    Some(icon) => self.lose_die(loser, icon, log),
                }
                self.script_mut().left -= 1;
                Next::Again
            }
            // FS-CARD-02: in full, or not at all.
            Op::SpendDice { n, faces, then } => match (n, self.showing(seat, faces)) {
                (Count::Any, 0) => Next::Done,
                (Count::Any, _) => Next::Ask(seat),
                (_, there) if !self.script().begun && there < at_least(n) => Next::Done,
                (_, there) if self.begin_price(n, there) > 0 => Next::Ask(seat),
                _ => Next::Then(then),
            },
            Op::ConvertDice { up_to, from, to, must } => {
                if must {
                    self.turn_all(seat, from, to, log);
                    return Next::Done;
                }
                let there = self.showing(seat, from);
                let left = self.begin_count(up_to, there);
                if left.min(there) == 0 { Next::Done } else { Next::Ask(seat) }
            }
            Op::Reroll { n, faces, who, .. } => self.run_reroll(n, faces, who, log),
            Op::GainTokens { n, kind } => {
                let number = self.number(n, u8::MAX);
                match kind {
                    Tokens::Offence => self.gain_tokens(seat, Icon::OFFENCE, number, log),
                    Tokens::Defence => self.gain_tokens(seat, Icon::DEFENCE, number, log),
                    Tokens::Choice if number > 0 => return Next::Ask(seat),
                    Tokens::Split if self.begin_count(n, u8::MAX) > 0 => return Next::Ask(seat),
                    _ => {}
                }
                Next::Done
            }
            Op::LoseTokens { n, kind } => {
                if let Some(other) = self.other_party(seat) {
                    let number = self.number(n, self.tokens(other)[kind.index()]);
                    self.lose_tokens(other, kind, number, log);
                }
                Next::Done
            }
            _ => Next::Done,
        }
    }

    /// FS-GAL-01, -02, FS-CARD-10: as many as there is room for; a face of several is the owner's to name.
    fn run_gain_dice(&mut self, n: Count, faces: IconSet, who: Who, log: &mut impl Log) -> Next {
        let Some(gainer) = self.parties(who).next() else { return Next::Done };
        let number = self.number(n, self.room_for_dice(gainer));
        let mut named = faces.iter();
        match (named.next(), named.next()) {
            _ if number == 0 => {}
            (None, _) => self.roll_more(gainer, number, log),
            (Some(face), None) => self.gain_dice(gainer, face, number, log),
            _ => return Next::Ask(self.script().seat),
        }
        Next::Done
    }

    /// FS-CARD-09, -50: dice are set aside and rolled together, each once; the attacker's first.
    fn run_reroll(&mut self, n: Count, faces: IconSet, who: Who, log: &mut impl Log) -> Next {
        if who == Who::Both {
            for seat in self.parties(who) {
                let mut dice = [0; Icon::COUNT];
                for icon in faces.iter() {
                    dice[icon.index()] = self.dice(seat)[icon.index()];
                }
                self.set_aside(seat, dice);
                self.roll_again(seat, dice, log);
            }
            return Next::Done;
        }
        let Some(roller) = self.parties(who).next() else { return Next::Done };
        let left = self.begin_count(n, self.showing(roller, faces));
        let there = self.showing(roller, faces);
        if left.min(there) > 0 {
            if n == Count::Any {
                return Next::Ask(self.script().seat);
            }
            let Some(icon) = self.only_face(roller, faces, left) else {
                return Next::Ask(self.script().seat);
            };
            self.pick_for_reroll(roller, icon);
            return Next::Again;
        }
        let dice = self.script().dice;
        self.roll_again(roller, dice, log);
        Next::Done
    }

    fn pick_for_reroll(&mut self, roller: Seat, icon: Icon) {
        let mut one = [0; Icon::COUNT];
        one[icon.index()] = 1;
        self.set_aside(roller, one);
        let script = self.script_mut();
        script.dice[icon.index()] += 1;
        script.left -= 1;
    }

    /// The face of which one die is picked without a question: the only one there is, or any if all have to go.
    fn only_face(&self, seat: Seat, faces: IconSet, left: u8) -> Option<Icon> {
        let mut there = faces.iter().filter(|icon| self.dice(seat)[icon.index()] > 0);
        let first = there.next()?;
        let all = left >= self.showing(seat, faces);
        (all || there.next().is_none()).then_some(first)
    }

    /// Begins to count down what a step takes, when it is reached first; how many more it takes.
    pub(super) fn begin_count(&mut self, n: Count, there: u8) -> u8 {
        if !self.script().begun {
            let number = self.number(n, there);
            let script = self.script_mut();
            script.begun = true;
            script.left = number;
        }
        self.script().left
    }

    /// How much of a price is still to be paid; it counts as begun with the first piece.
    fn begin_price(&mut self, n: Count, there: u8) -> u8 {
        if !self.script().begun {
            let number = self.number(n, there);
            self.script_mut().left = number;
        }
        self.script().left
    }

    /// What a step asks.
    pub(super) fn dice_options(&self, op: Op, seat: Seat, out: &mut Options<Action>) {
        let has = |seat: Seat, icon: &Icon| self.dice(seat)[icon.index()] > 0;
        match op {
            Op::GainDice { faces, .. } => {
                out.extend(faces.iter().map(|icon| Action::PickIcon { icon }));
            }
            Op::LoseDice { faces, .. } => {
                let Some(loser) = self.other_party(self.script().seat) else { return };
                let faces = faces.iter().filter(|icon| has(loser, icon));
                out.extend(faces.map(|icon| Action::PickIcon { icon }));
            }
            Op::SpendDice { n, faces, .. } => {
                let faces = faces.iter().filter(|icon| has(seat, icon));
                out.extend(faces.map(|icon| Action::SpendDie { icon }));
                // After the first one; before that the ability is declined.
                if n == Count::Any && !self.script().may {
                    out.push(Action::Done {});
                }
            }
            Op::ConvertDice { from, to, .. } => {
                for from in from.iter().filter(|icon| has(seat, icon)) {
                    out.extend(to.iter().map(|to| Action::TurnDie { from, to }));
                }
                if !self.script().may {
                    out.push(Action::Done {});
                }
            }
            Op::Reroll { n, faces, who, .. } => {
                let Some(roller) = self.parties(who).next() else { return };
                let faces = faces.iter().filter(|icon| has(roller, icon));
                out.extend(faces.map(|icon| Action::PickIcon { icon }));
                if n == Count::Any {
                    out.push(Action::Done {});
                }
            }
            // FS-CARD-03, -62: only what can be had.
            Op::GainTokens { .. } => {
                let all = !self.rules.offers_only_changes();
                let kinds = [Icon::OFFENCE, Icon::DEFENCE].into_iter();
                let kinds = kinds.filter(|icon| all || self.can_gain(seat, *icon));
                out.extend(kinds.map(|icon| Action::PickIcon { icon }));
            }
            _ => {}
        }
    }

    /// What an answer does.
    pub(super) fn answer_dice(&mut self, op: Op, seat: Seat, action: Action, log: &mut impl Log) {
        match (op, action) {
            (Op::SpendDice { n, then, .. }, Action::SpendDie { icon }) => {
                self.spend_die(seat, icon, log);
                if n == Count::Any {
                    // Each die pays for itself; the step stays for the next one.
                    self.put_on_list(then);
                } else {
                    let script = self.script_mut();
                    script.begun = true;
                    script.left -= 1;
                }
            }
            (Op::ConvertDice { .. }, Action::TurnDie { from, to }) => {
                self.turn_die(seat, from, to, log);
                self.script_mut().left -= 1;
            }
            (Op::Reroll { who, .. }, Action::PickIcon { icon }) => {
                if let Some(roller) = self.parties(who).next() {
                    self.pick_for_reroll(roller, icon);
                }
            }
            (Op::Reroll { .. }, Action::Done {}) => self.script_mut().left = 0,
            (Op::LoseDice { .. }, Action::PickIcon { icon }) => {
                if let Some(loser) = self.other_party(self.script().seat) {
                    self.lose_die(loser, icon, log);
                }
                self.script_mut().left -= 1;
            }
            (Op::GainDice { n, who, .. }, Action::PickIcon { icon }) => {
                if let Some(gainer) = self.parties(who).next() {
                    let number = self.number(n, self.room_for_dice(gainer));
                    self.gain_dice(gainer, icon, number, log);
                }
                self.end_op(Default::default());
            }
            (Op::GainTokens { n, kind: Tokens::Choice }, Action::PickIcon { icon }) => {
                let number = self.number(n, u8::MAX);
                self.gain_tokens(seat, icon, number, log);
                self.end_op(Default::default());
            }
            (Op::GainTokens { .. }, Action::PickIcon { icon }) => {
                self.gain_tokens(seat, icon, 1, log);
                self.script_mut().left -= 1;
            }
            (_, Action::Done {}) => self.end_op(Default::default()),
            _ => {}
        }
    }
}

/// The least that pays a price.
fn at_least(n: Count) -> u8 {
    match n {
        Count::Exactly(number) => number,
        _ => 1,
    }
}
