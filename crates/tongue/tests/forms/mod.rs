//! The forms of an entry.

use std::collections::BTreeMap;

/// The value of an entry and its attributes by their names.
pub(crate) fn forms(text: &str) -> BTreeMap<&str, &str> {
    let mut parts = text.split("\n    .");
    let value = parts.next().unwrap_or_default();
    let named = parts.filter_map(|part| part.split_once('='));
    let named = named.map(|(name, text)| (name.trim(), text.trim()));
    [("", value)].into_iter().chain(named).collect()
}
