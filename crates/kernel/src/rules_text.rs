//! The rules of a game in our own words: numbered rules, rulings and examples, for the player who
//! asks and for the tests that name them.
//!
//! The text lives in Markdown files. A line `## Title` opens a chapter, a line `- **id** text` is
//! one entry; all other lines are for readers of the files only.

use std::collections::HashMap;

use include_dir::Dir;

/// One numbered rule, ruling or example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The number, for example `SC-BATTLE-12`; it never changes.
    pub id: &'static str,
    /// The name of the file it stands in.
    pub file: &'static str,
    /// The title of the chapter it stands in.
    pub chapter: &'static str,
    /// What it says, on one line.
    pub text: &'static str,
}

/// The rules in a language: the entries of these files, one after the other. A folder has a folder a language; what a
/// language lacks is told in English.
pub fn told(folder: &'static Dir<'static>, files: &[&'static str], language: &str) -> Vec<Rule> {
    let mut told = Vec::new();
    for file in files {
        let own: HashMap<&str, Rule> =
            entries(folder, file, language).map(|rule| (rule.id, rule)).collect();
        let lent = |rule: Rule| own.get(rule.id).copied().unwrap_or(rule);
        told.extend(entries(folder, file, "en").map(lent));
    }
    told
}

/// The entries of one file, with the chapter each stands in; none if the language has no such file.
pub fn entries(
    folder: &'static Dir<'static>,
    file: &'static str,
    language: &str,
) -> impl Iterator<Item = Rule> {
    let text = folder.get_file(format!("{language}/{file}.md")).and_then(|it| it.contents_utf8());
    let mut chapter = "";
    text.unwrap_or_default().lines().filter_map(move |line| {
        if let Some(title) = line.strip_prefix("## ") {
            chapter = title.trim();
        }
        let (id, text) = entry(line)?;
        Some(Rule { id, file, chapter, text })
    })
}

/// The id and the text of a line that is an entry.
pub fn entry(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    Some((id.trim(), text.trim()))
}
