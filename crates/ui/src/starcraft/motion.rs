//! What moved, for animation.

use starcraft::Event;

/// Something that moved from one element to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// The glyph of what moved.
    pub glyph: String,
    /// The owner's class.
    pub owner: &'static str,
    /// The id of the element it left.
    pub from: String,
    /// The id of the element it reached.
    pub to: String,
}

/// The motions of what just happened.
pub fn motions(_events: &[Event]) -> Vec<Motion> {
    Vec::new()
}
