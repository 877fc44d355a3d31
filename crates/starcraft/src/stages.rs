//! Where phases and orders stand, by name.
//!
//! The state keeps a number, which is saved and never changes its meaning. The sequence of the
//! names is the sequence of play: a new stage stands where it happens, with a number of its own.

/// Makes an enum of stages with their numbers.
macro_rules! stages {
    ($(#[doc = $doc:literal])+ $name:ident {
        $($(#[doc = $stage_doc:literal])+ $number:literal $stage:ident,)+
    }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $name {
            $($(#[doc = $stage_doc])+ $stage = $number,)+
        }

        #[allow(dead_code)] // not every phase asks for all of it
        impl $name {
            /// In the sequence of play.
            pub(crate) const ALL: &[Self] = &[$(Self::$stage),+];
            /// The number of the first.
            pub(crate) const FIRST: u8 = Self::ALL[0] as u8;

            /// The stage with this number; the last one for a number that no state has.
            pub(crate) fn at(number: u8) -> Self {
                match number {
                    $($number => Self::$stage,)+
                    _ => Self::ALL[Self::ALL.len() - 1],
                }
            }

            /// Whether a stage has this number.
            pub(crate) fn exists(number: u8) -> bool {
                Self::ALL.iter().any(|stage| *stage as u8 == number)
            }

            /// The number of the stage that follows; the last one's successor has no name.
            pub(crate) fn next(self) -> u8 {
                let next = Self::ALL.get(self.place() + 1);
                next.map_or(self as u8 + 1, |stage| *stage as u8)
            }

            /// Its place in the sequence.
            pub(crate) fn place(self) -> usize {
                Self::ALL.iter().position(|stage| *stage == self).unwrap_or(0)
            }
        }
    };
}

stages! {
    /// The setup, in the sequence of SC-SETUP-01 and SC-GAL-01.
    SetupStage {
        /// Who plays which faction.
        0 Factions,
        /// Sheets, decks, planets.
        1 Components,
        /// Leadership cards are chosen (BW-SET-07).
        10 Leadership,
        /// They are resolved, one player after the other.
        11 Resolution,
        /// The planets, once Leadership cards are known (BW-SET-12).
        12 Planets,
        /// Everybody's first planet.
        2 FirstRound,
        /// Everybody's second planet.
        3 SecondRound,
        /// Everybody's third planet (BW-OPL-02).
        8 ThirdRound,
        /// Planets that are not placed leave the game (BW-OPM-02).
        9 Unplaced,
        /// The z-axis routes.
        4 ZAxis,
        /// The Resource cards of the homes.
        5 Resources,
        /// The starting forces.
        6 Forces,
        /// The opening hands.
        7 Hands,
    }
}

stages! {
    /// The Planning Phase, SC-PLAN-01, -02, -12.
    PlanningStage {
        /// Abilities before the first cycle.
        0 Before,
        /// The first cycle.
        1 FirstOrder,
        /// The second cycle.
        2 SecondOrder,
        /// The third cycle.
        3 ThirdOrder,
        /// The last cycle.
        4 FourthOrder,
        /// Abilities after the last cycle.
        5 After,
        /// All orders are placed; it stays so in the Execution Phase.
        6 Placed,
    }
}

stages! {
    /// The Regrouping Phase: abilities, then the ten steps of SC-REG-01.
    RegroupingStage {
        /// Abilities before step 1 (SC-REG-41).
        0 Before,
        /// Step 1: bases and transports.
        1 Destruction,
        /// Step 1, once Infested Command Centers have been placed (BW-RGP-13).
        11 Stranded,
        /// Step 2: lost Resource cards.
        2 LostCards,
        /// Step 3: new Resource cards.
        3 NewCards,
        /// Step 4: workers.
        4 Workers,
        /// Leadership cards are chosen (BW-RGP-05).
        12 Leadership,
        /// They are resolved, one player after the other.
        13 Resolution,
        /// Step 5: conquest points.
        5 Points,
        /// Step 6: normal victory.
        6 NormalVictory,
        /// Step 7: special victory.
        7 SpecialVictory,
        /// Step 8: Event cards.
        8 Events,
        /// Step 9: hand limits.
        9 Discards,
        /// Step 10: the first player token.
        10 FirstPlayer,
        /// Abilities after the last step (BW-RGP-14).
        14 After,
    }
}

stages! {
    /// The Build order, SC-BUILD-01.
    BuildStage {
        /// Workers, transports, units.
        0 Units,
        /// A building and a module.
        1 Upgrades,
        /// A base.
        2 Base,
        /// It is over.
        3 End,
    }
}

stages! {
    /// The Mobilize order, SC-MOB-01.
    MobilizeStage {
        /// Units move.
        0 Movement,
        /// A unit is recalled.
        1 Recall,
        /// The battle, if one was started.
        2 Battle,
        /// It is over.
        3 End,
    }
}

stages! {
    /// The Research order, SC-RSCH-02.
    ResearchStage {
        /// An Event card, then Combat cards.
        0 Cards,
        /// A technology.
        1 Technology,
        /// The extra of a special order.
        2 Extra,
        /// The cards of the technology join the deck.
        3 Shuffle,
        /// It is over.
        4 End,
    }
}
