//! Carries out what cards and abilities do, one step after the other (FS-SIM-03).
//!
//! A script is a list of steps still to do, the next one last. A step with steps of its own puts those on the list when it is
//! reached; a step that asks stays on it until it is answered.

use kernel::{Options, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::content::Block;
use crate::ids::{CombatCard, EventCard, Faction, Upgrade};
use crate::report::Log;
use crate::state::ForbiddenStars;
use crate::step::Step;

/// What a script belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A combat card.
    Card(CombatCard),
    /// An order upgrade.
    Upgrade(Upgrade),
    /// An event card.
    Event(EventCard),
    /// What a faction does after a Dominate order.
    Dominate(Faction),
}

/// A card or ability that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Script {
    /// Whose it is.
    pub seat: Seat,
    /// What it belongs to.
    pub source: Source,
    /// Steps still to do, by their places in [`Content::ops`](crate::content::Content::ops), the next one last.
    pub todo: [u16; 8],
    /// How many there are.
    pub count: u8,
}

impl ForbiddenStars {
    /// Begins what a card or ability does.
    pub(crate) fn begin_script(&mut self, seat: Seat, source: Source, block: Block) {
        let mut script = Script { seat, source, todo: [0; 8], count: 0 };
        for (slot, place) in script.todo.iter_mut().zip(block.places().rev()) {
            *slot = place as u16;
            script.count += 1;
        }
        self.scripts.push(script);
        self.steps.push(Step::Script);
    }

    /// Runs the innermost script until it asks something or is done.
    pub(crate) fn run_script(&mut self, _log: &mut impl Log, _out: &mut Options<Action>) {
        self.scripts.pop();
        self.steps.pop();
    }
}
