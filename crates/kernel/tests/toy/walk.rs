//! The smallest thing that has steps.

use kernel::{NoLog, Options, Seat, Steps};

use super::{Action, Event};

#[derive(Clone, Debug, Default)]
pub struct Walk {
    pub steps: Steps<Step, 4>,
    pub turns: u32,
    pub passed: bool,
}

kernel::steps! {
    (walk, seat, out, log) of Walk, Action, Event

    first walk.turns += 1;

    runs {
        /// Takes up all turns there are.
        Stroll, by "TY-WALK-1": if walk.turns + 1 == kernel::flow::MOST_TURNS { walk.steps.pop() };
        /// Comes back to itself, which is a mistake.
        Turn on Step::Stroll, by "TY-WALK-2": {};
        /// There is nowhere left to go.
        Over, by "TY-WALK-3": {};
    }

    asks {
        /// Whoever is asked can but pass.
        Gate(seat) on Step::Stroll, by "TY-WALK-4",
        offers out.push(Action::Pass {}), {
            Pass {} => { walk.passed = true; walk.steps.pop() },
        }
        /// Offers a choice that it does not know, which is a mistake.
        Halt(seat) on Step::Stroll, by "TY-WALK-5",
        offers out.push(Action::Seal { card: 7 }), {
            Pass {} => walk.steps.pop(),
        }
    }

    asks_all {
        /// Everybody who has not passed may do so or go on.
        Rest on Step::Stroll, by "TY-WALK-6", of kernel::SeatSet::one(Seat(1)),
        offers out.push(Action::Pass {}), {
            Pass {} => walk.steps.pop(),
        } then walk.steps.pop();
    }
}

impl Step {
    fn reacts(self) -> bool {
        false
    }
}

impl Walk {
    /// A walk at a step.
    pub fn to(step: Step) -> Self {
        let mut walk = Self::default();
        walk.steps.push(step);
        walk
    }

    /// Who is asked next, and what.
    pub fn go(&mut self) -> (Option<Seat>, Options<Action>) {
        let mut out = Options::new();
        (self.advance(&mut NoLog, &mut out), out)
    }
}
