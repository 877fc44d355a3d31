//! The rules of a game in our own words: numbered rules, rulings and examples, for the player who
//! asks and for the tests that name them.
//!
//! The text lives in Markdown files. A line `## Title` opens a chapter, a line `- **id** text` is
//! one entry; all other lines are for readers of the files only.

use include_dir::Dir;

/// One numbered rule, ruling or example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The number, for example `SC-BATTLE-12`; it never changes.
    pub id: &'static str,
    /// The title of the chapter it stands in.
    pub chapter: &'static str,
    /// What it says, on one line.
    pub text: &'static str,
}

/// The rules in a language: the entries of these files, one after the other. A folder has a folder a language; where a
/// language lacks a file, the English one speaks.
pub fn told(folder: &'static Dir<'static>, files: &[&str], language: &str) -> Vec<Rule> {
    let file = |name: &&str| {
        let text = |language: &str| folder.get_file(format!("{language}/{name}.md"));
        text(language).or_else(|| text("en"))?.contents_utf8()
    };
    files.iter().filter_map(file).flat_map(entries).collect()
}

/// The entries of one file, with the chapter each stands in.
pub fn entries(file: &'static str) -> impl Iterator<Item = Rule> {
    let mut chapter = "";
    file.lines().filter_map(move |line| {
        if let Some(title) = line.strip_prefix("## ") {
            chapter = title.trim();
        }
        let (id, text) = entry(line)?;
        Some(Rule { id, chapter, text })
    })
}

/// The id and the text of a line that is an entry.
pub fn entry(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    Some((id.trim(), text.trim()))
}
