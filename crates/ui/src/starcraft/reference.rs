//! What a card, unit, building or planet is and does. Shown as a tip and as a page: the address
//! is `/reference/KIND/NAME`, e.g. `/reference/unit/marine`.

use maud::Markup;

/// The text of a thing; none if there is no such thing.
pub fn entry(_kind: &str, _name: &str) -> Option<Markup> {
    None
}
