//! Questions that can be answered before they are asked.

use crate::{Arg, Game, Seat};

/// A game in which a seat can answer some questions before it is asked them.
///
/// All of it is asked of the true state and depends on nothing that the seat does not know.
pub trait Foregone: Game {
    /// The sorts of question that one answer holds for, however often they are asked, by name: those for which others are kept
    /// waiting most often, only to hear the same again.
    const SORTS: &'static [&'static str] = &[];

    /// What a seat answers that has answered such a sort of question in advance; none where it is asked nothing of the sort.
    fn foregone(&self, _seat: Seat, _sort: &str) -> Option<Self::Action> {
        None
    }

    /// The game as it would be if this seat made the choices of a plan one after the other while others wait, and were asked for
    /// another one then; none where there is nothing more to plan. Fails with the place in the plan of what cannot be.
    fn planned(&self, _seat: Seat, plan: &[Self::Action]) -> Result<Option<Self>, usize> {
        if plan.is_empty() { Ok(None) } else { Err(0) }
    }

    /// What this seat can decide before it is attacked.
    fn guards(&self, _seat: Seat) -> Guards<Self::Action> {
        Guards { places: Vec::new(), choices: Vec::new() }
    }

    /// Whether this seat has been attacked in this place, and is asked now what it plays first.
    fn is_attacked(&self, _seat: Seat, _place: &str) -> bool {
        false
    }
}

/// What a seat can decide before it is attacked: "if attacked there, this first".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guards<A> {
    /// Where it can be attacked: by name, and in words.
    pub places: Vec<(String, Arg)>,
    /// What it can play first, and in words.
    pub choices: Vec<(A, Arg)>,
}

impl<A: PartialEq> Guards<A> {
    /// Whether it can play this first there.
    pub fn holds(&self, place: &str, action: &A) -> bool {
        let (mut places, mut choices) = (self.places.iter(), self.choices.iter());
        places.any(|(other, _)| other == place) && choices.any(|(other, _)| other == action)
    }
}
