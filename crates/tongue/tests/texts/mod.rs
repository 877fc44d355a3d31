//! What readers see of an entry.

use std::collections::HashMap;

/// The words of an entry as it is written, without what is filled in, but with those of the entries that it names.
pub(crate) fn said(text: &str, named: &HashMap<&str, &str>, depth: u8) -> String {
    let mut text = text.to_owned();
    while let Some(end) = text.find('}') {
        let Some(start) = text[..end].rfind('{') else { break };
        let inner = text[start + 1..end].trim();
        let key = inner.split('.').next().unwrap_or_default();
        let words = match inner.split_once("->") {
            Some((_, variants)) => variants.to_owned(),
            None if inner.starts_with("AS(") || inner.starts_with('"') => {
                inner.split('"').nth(1).unwrap_or_default().to_owned()
            }
            None => match named.get(key).filter(|_| depth < 3) {
                Some(text) => said(text, named, depth + 1),
                None => "…".to_owned(),
            },
        };
        text.replace_range(start..=end, &words);
    }
    text
}
