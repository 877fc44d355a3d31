//! Tables that are for everybody.

use crate::Millis;

/// What is known of a table besides by whoever has a link to it: anybody may sit down while seats are open, and look on then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The language of whoever made it, by its code.
    pub tongue: String,
    /// Until when it waits for people, in milliseconds since 1970.
    pub until: Millis,
    /// Whether bots take the open seats then. Otherwise it is for everybody no more.
    pub bots: bool,
    /// Whether it was made for somebody who looks for a game, and may be led to another table.
    pub sought: bool,
}
