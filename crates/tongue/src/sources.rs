//! The files of the languages as they are written, for translators: what English says, and what is there of it.

use std::collections::HashMap;

use crate::{LOCALES, Tongue, english};

/// An entry of the English files, and what a language makes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The key.
    pub key: &'static str,
    /// What the comments above it say.
    pub comment: String,
    /// The English, with all its forms, as it stands in the file behind the key.
    pub english: &'static str,
    /// What it is in the language; none if it is missing.
    pub own: Option<&'static str>,
}

/// An English file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Its name, without the ending.
    pub file: &'static str,
    /// Its entries.
    pub lines: Vec<Line>,
}

/// The English files, in the order of their names, beside what a language makes of them. There, a key may
/// stand in any file.
pub fn sheets(tongue: &Tongue) -> Vec<Sheet> {
    let files = files();
    let own = files.iter().flat_map(|file| written(tongue.code(), file));
    let own: HashMap<&str, &'static str> = own.map(|line| (line.key, line.english)).collect();
    let beside = |line: Line| Line { own: own.get(line.key).copied(), ..line };
    let lines = |file| written(english().code(), file).into_iter().map(beside).collect();
    files.into_iter().map(|file| Sheet { file, lines: lines(file) }).collect()
}

/// The names of the English files, in their order.
pub fn files() -> Vec<&'static str> {
    let folder = LOCALES.get_dir(english().code()).map_or(&[][..], |folder| folder.entries());
    let mut names: Vec<&str> =
        folder.iter().filter_map(|file| file.path().file_stem()?.to_str()).collect();
    names.sort_unstable();
    names
}

/// What is written in a file. Only a key or a comment begins at the margin, by the grammar of the files.
fn written(code: &str, file: &str) -> Vec<Line> {
    let path = format!("{code}/{file}.ftl");
    let text = LOCALES.get_file(path).and_then(|file| file.contents_utf8()).unwrap_or_default();
    let mut lines: Vec<Line> = Vec::new();
    let (mut section, mut comment) = (String::new(), Vec::new());
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        if let Some(words) = line.strip_prefix('#') {
            let words = words.trim();
            match words.strip_prefix('#') {
                Some(title) => section = title.trim_start_matches('#').trim().to_owned(),
                None => comment.push(words),
            }
        } else if let Some((key, _)) = key(line) {
            let said = [section.as_str()].into_iter().filter(|it| !it.is_empty());
            let comment = said.chain(comment.drain(..)).collect::<Vec<_>>().join("\n");
            let rest = &text[start + key.len()..end];
            lines.push(Line { key, comment, english: rest, own: None });
        } else if line.trim().is_empty() {
            // What stands alone speaks of the whole file.
            comment.clear();
        } else if let Some(last) = lines.last_mut() {
            // It goes on: from behind the key to here.
            let begin = last.english.as_ptr() as usize - text.as_ptr() as usize;
            last.english = &text[begin..end];
        }
        start = end;
    }
    for line in &mut lines {
        line.english = line.english.trim_start().trim_start_matches('=').trim();
    }
    lines
}

/// The key that a line begins with, and what follows. Terms are a language's own affair.
fn key(line: &'static str) -> Option<(&'static str, &'static str)> {
    let length = line.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')?;
    let (key, rest) = line.split_at(length);
    (key.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.trim_start().starts_with('='))
        .then_some((key, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is read line by line is what the parser of the files reads.
    #[test]
    fn every_key_is_found_in_its_file() {
        for tongue in crate::all() {
            let lines = files().into_iter().flat_map(|file| written(tongue.code(), file));
            let mut found: Vec<&str> = lines.map(|line| line.key).collect();
            let mut keys: Vec<&str> = tongue.keys().map(|(key, _)| key).collect();
            keys.retain(|key| !key.starts_with('-'));
            found.sort_unstable();
            keys.sort_unstable();
            assert_eq!(found, keys, "{}", tongue.code());
        }
    }

    #[test]
    fn a_line_has_its_comments_and_all_its_forms() {
        let sheets = sheets(english());
        let mut lines = sheets.iter().flat_map(|sheet| &sheet.lines);
        let mut line = |key: &str| lines.find(|line| line.key == key).expect("it is there");
        assert_eq!(line("language-name").english, "English");
        let person = line("person");
        assert_eq!(person.comment, "Players\nA player by the name they have chosen.");
        assert!(person.english.starts_with("{ $name }\n    .own = "), "{}", person.english);
        assert_eq!(person.own, Some(person.english));
    }
}
