//! Why a thing cannot be chosen now, and which rule says so.

use kernel::Seat;
use serde::Serialize;

use crate::state::StarCraft;
use crate::thing::Thing;

/// A thing that one might expect to choose now, and why it cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Barred {
    /// What cannot be chosen.
    pub thing: Thing,
    /// Why, in a sentence.
    pub reason: String,
    /// The rule that says so, e.g. `SC-PLAN-04`.
    pub rule: &'static str,
}

impl StarCraft {
    /// The things a pending seat might expect to choose and cannot, each with its reason.
    pub fn barred(&self, _seat: Seat) -> Vec<Barred> {
        Vec::new()
    }

    /// The rule a seat's present decision comes from.
    pub fn ruled_by(&self) -> &'static str {
        "SC-PLAN-01"
    }
}
