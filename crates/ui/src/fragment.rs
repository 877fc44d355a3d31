//! Parts of a page that are sent again when they change.

/// One element with an id of its own. A page has each id at most once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fragment {
    /// The id of the element.
    pub id: String,
    /// The id of the element it lies in; it is appended there if the page does not have it yet.
    pub within: &'static str,
    /// The element.
    pub html: String,
}
