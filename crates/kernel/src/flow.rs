//! The flow of a game as a table: one row a step, which says everything that is asked of it.
//!
//! A mistake in a row panics, in every build: whoever plays a game for others catches it. A state
//! that stays as it is would be asked the same thing for ever.

use std::fmt::Debug;

/// More turns than any game takes to run on to its next decision.
pub const MOST_TURNS: u32 = 10_000;

/// A choice that its step does not know.
#[cold]
pub fn never_offered(step: impl Debug, action: impl Debug) -> ! {
    panic!("{action:?} is no choice of the step {step:?}")
}

/// Steps that never come to a decision.
#[cold]
pub fn never_asks(steps: impl Debug) -> ! {
    panic!("no decision comes after {MOST_TURNS} turns, with the steps {steps:?}")
}

/// Makes the steps, and the functions that read their rows, of three lists: steps that run by
/// themselves, steps that ask a player, and steps that ask several players at the same time.
///
/// The game has a stack of them, `steps`; without any it is `Step::Over`, which is one of
/// those that run. What may come between any two steps is said at the beginning (`first`).
#[macro_export]
macro_rules! steps {
    (
        ($game:ident, $asked:ident, $out:ident, $log:ident) of $Game:ident, $Action:ident, $Event:ident
        $(first $between:expr;)?
        runs { $(
            $(#[doc = $run_doc:literal])+
            $run:ident $(on $run_below:pat)?, by $run_rule:literal: $does:expr;
        )+ }
        asks { $(
            $(#[doc = $doc:literal])+
            $step:ident($seat:ident $(, $field:ident: $type:ty)*) on $below:pat, by $rule:expr,
            $(even alone if $anyway:expr,)?
            offers $list:expr, { $($action:pat => $effect:expr,)+ }
        )+ }
        asks_all { $(
            $(#[doc = $all_doc:literal])+
            $all:ident on $all_below:pat, by $all_rule:literal, of $who:expr,
            offers $all_list:expr, { $($all_action:pat => $all_effect:expr,)+ } then $then:expr;
        )+ }
    ) => {
        /// What the game is doing: the innermost thing is on top of the stack.
        ///
        /// Steps with a seat ask that player, some others ask several; the rest run by themselves.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Step {
            $($(#[doc = $run_doc])+ $run,)+
            $($(#[doc = $doc])+ $step($crate::Seat $(, $type)*),)+
            $($(#[doc = $all_doc])+ $all,)+
        }

        impl Step {
            /// The one player whom the step asks.
            pub(crate) fn seat(self) -> Option<$crate::Seat> {
                match self {
                    $(Self::$step(seat, ..) => Some(seat),)+
                    $(Self::$run => None,)+
                    $(Self::$all => None,)+
                }
            }

            /// Whether the step may stand on another one: of the right kind, and with a player who
            /// is asked within a step of their own.
            pub(crate) fn fits_on(self, below: Self) -> bool {
                let kind = match self {
                    $(Self::$run => false $(|| matches!(below, $run_below))?,)+
                    $(Self::$step(..) => matches!(below, $below),)+
                    $(Self::$all => matches!(below, $all_below),)+
                };
                let seats = (self.seat(), below.seat());
                kind && (self.reacts()
                    || seats.0.is_none_or(|seat| seats.1.is_none_or(|other| other == seat)))
            }
        }

        #[allow(unused_variables)]
        impl $Game {
            /// The innermost step.
            #[inline]
            pub fn step(&self) -> Step {
                self.steps.last().copied().unwrap_or(Step::Over)
            }

            /// The players who must choose now.
            pub(crate) fn pending(&self) -> $crate::SeatSet {
                let $game = self;
                match self.step() {
                    $(Step::$all => $who,)+
                    step => step.seat().map_or($crate::SeatSet::EMPTY, $crate::SeatSet::one),
                }
            }

            /// The first of the players who must choose now.
            #[inline]
            pub(crate) fn asked_first(&self) -> Option<$crate::Seat> {
                let $game = self;
                match self.step() {
                    $(Step::$all => $who.iter().next(),)+
                    step => step.seat(),
                }
            }

            /// The rule a seat's present decision comes from.
            pub fn ruled_by(&self) -> &'static str {
                let $game = self;
                match self.step() {
                    $(Step::$run => $run_rule,)+
                    $(Step::$step($seat $(, $field)*) => $rule,)+
                    $(Step::$all => $all_rule,)+
                }
            }

            /// The choices of the innermost step for a seat that is pending.
            pub(crate) fn list(&self, $asked: $crate::Seat, $out: &mut $crate::Options<$Action>) {
                let $game = self;
                match self.step() {
                    $(Step::$run => {})+
                    $(Step::$step($seat $(, $field)*) => $list,)+
                    $(Step::$all => $all_list,)+
                }
            }

            /// Whether the innermost step asks even if there is a single choice: how many there are
            /// depends on what the player holds, and the others would learn it by their not being
            /// asked.
            pub(crate) fn asks_anyway(&self) -> bool {
                let $game = self;
                match self.step() {
                    $(Step::$run => false,)+
                    $(Step::$step($seat, ..) => false $(|| $anyway)?,)+
                    $(Step::$all => true,)+
                }
            }

            /// Carries out one choice of the innermost step.
            pub(crate) fn carry_out(&mut self, $asked: $crate::Seat, action: $Action, $log: &mut impl $crate::Log<$Event>) {
                use $Action::*;
                let step = self.step();
                let $game = &mut *self;
                match step {
                    $(Step::$step($seat $(, $field)*) => match action {
                        $($action => $effect,)+
                        _ => $crate::flow::never_offered(step, action),
                    },)+
                    $(Step::$all => match action {
                        $($all_action => $all_effect,)+
                        _ => $crate::flow::never_offered(step, action),
                    },)+
                    $(Step::$run => $crate::flow::never_offered(step, action),)+
                }
            }

            /// Runs a step that asks nobody (any more). If it leaves something in the list, these are
            /// the choices of the step that it has put on top.
            pub(crate) fn run(&mut self, $log: &mut impl $crate::Log<$Event>, $out: &mut $crate::Options<$Action>) {
                let $game = &mut *self;
                match $game.step() {
                    $(Step::$run => $does,)+
                    $(Step::$all => $then,)+
                    $(Step::$step(..) => {})+
                }
            }

            /// Runs on to the next decision and says who is asked, with the choices in the list; nobody
            /// if the game is over. Steps without a player run by themselves, and a decision with a
            /// single choice is made at once.
            pub(crate) fn advance(
                &mut self,
                $log: &mut impl $crate::Log<$Event>,
                $out: &mut $crate::Options<$Action>,
            ) -> Option<$crate::Seat> {
                $out.clear();
                for _ in 0..$crate::flow::MOST_TURNS {
                    $(
                        let $game = &mut *self;
                        $between;
                    )?
                    let Some(seat) = self.asked_first() else {
                        if matches!(self.step(), Step::Over) {
                            return None;
                        }
                        $out.clear();
                        self.run($log, $out);
                        continue;
                    };
                    // What ran before may have made the list, to see whether there is something to ask.
                    if $out.is_empty() {
                        self.list(seat, $out);
                    } else if cfg!(debug_assertions) {
                        let mut list = $crate::Options::new();
                        self.list(seat, &mut list);
                        assert_eq!(list, *$out, "at {:?}", self.steps);
                    }
                    debug_assert!(!$out.is_empty(), "no choice at {:?}", self.steps);
                    match $out[..] {
                        [only] if !self.asks_anyway() => {
                            $out.clear();
                            self.carry_out(seat, only, $log);
                        }
                        _ => return Some(seat),
                    }
                }
                $crate::flow::never_asks(&self.steps)
            }
        }
    };
}
