//! What the rules of a game in our own words must keep to.

use std::collections::BTreeMap;

use include_dir::Dir;

use crate::Rule;
use crate::rules_text::{entries, entry, told};

/// The rules of a game as its files have them, and what must be in them.
pub struct Book<'a> {
    /// Where the files are, a folder a language.
    pub folder: &'static Dir<'static>,
    /// The files, each with how many entries it has.
    pub files: &'a [(&'static str, usize)],
    /// What ids begin with, each with its groups and how many entries they have: `("SC", "GEN 7, COMP 28")`.
    pub groups: &'a [(&'static str, &'static str)],
    /// The languages that are offered.
    pub languages: &'a [&'a str],
}

impl Book<'_> {
    /// Everything that is wrong with it.
    pub fn flaws(&self) -> Vec<String> {
        let names: Vec<&str> = self.files.iter().map(|(file, _)| *file).collect();
        let rules = told(self.folder, &names, "en");
        let groups = self.incomplete_groups(&rules);
        let all = self.files_of_other_length().chain(groups).chain(self.missing_translations());
        all.chain(self.lines_that_are_no_entry()).chain(self.poor_entries(&rules)).collect()
    }

    /// The group and the number of an id.
    fn parts<'id>(&self, id: &'id str) -> Option<(&'id str, usize)> {
        let (group, number) = id.rsplit_once('-')?;
        let (game, _) = group.split_once('-')?;
        let digits = number.bytes().all(|digit| digit.is_ascii_digit());
        let known = digits && self.groups.iter().any(|(known, _)| *known == game);
        Some((group, number.parse().ok()?)).filter(|_| known)
    }

    fn files_of_other_length(&self) -> impl Iterator<Item = String> {
        self.files.iter().filter_map(|&(file, count)| {
            let found = entries(self.folder, file, "en").count();
            (found != count).then(|| format!("{file} has {found} entries, not {count}"))
        })
    }

    /// Entries may stand where they belong and not in the order of their numbers; but none is missing, and none is there twice.
    fn incomplete_groups(&self, rules: &[Rule]) -> Vec<String> {
        let mut flaws = Vec::new();
        let mut found: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for rule in rules {
            match self.parts(rule.id) {
                Some((group, number)) => found.entry(group.to_owned()).or_default().push(number),
                None => flaws.push(format!("{} is no id of this game", rule.id)),
            }
        }
        let sizes = self.groups.iter().flat_map(|(game, groups)| {
            let sizes = groups.split(", ").filter_map(|group| group.split_once(' '));
            sizes.map(move |(name, size)| (format!("{game}-{name}"), size.parse().unwrap_or(0)))
        });
        for (name, size) in sizes {
            let mut numbers = found.remove(&name).unwrap_or_default();
            numbers.sort_unstable();
            if !numbers.iter().copied().eq(1..=size) {
                flaws.push(format!("{name} has {numbers:?}, not 1 to {size}"));
            }
        }
        flaws.extend(found.keys().map(|name| format!("nobody knows of the group {name}")));
        flaws
    }

    /// Whoever offers a language offers the rules in it: the same ones, in the same order.
    fn missing_translations(&self) -> impl Iterator<Item = String> {
        let ids = |file, language| entries(self.folder, file, language).map(|rule| rule.id);
        self.languages.iter().flat_map(move |language| {
            let other = move |(file, _): &&(&'static str, usize)| {
                !ids(*file, *language).eq(ids(*file, "en"))
            };
            let files = self.files.iter().filter(other);
            files.map(move |(file, _)| format!("{file} has other rules in {language}"))
        })
    }

    /// A line of a list that is no entry is one that nobody reads.
    fn lines_that_are_no_entry(&self) -> impl Iterator<Item = String> {
        let files = self.folder.dirs().flat_map(|language| language.files());
        let lines = files.filter_map(|file| file.contents_utf8()).flat_map(str::lines);
        let no_entry = |line: &&str| {
            line.starts_with('-') && entry(line).and_then(|(id, _)| self.parts(id)).is_none()
        };
        lines.filter(no_entry).map(|line| format!("no entry: {line}"))
    }

    /// Entries without a chapter or a text, and those that mention one that does not exist.
    fn poor_entries(&self, rules: &[Rule]) -> Vec<String> {
        let mut flaws = Vec::new();
        for rule in rules {
            if rule.chapter.is_empty() || rule.text.chars().count() < 10 {
                flaws.push(format!("{} stands in no chapter or says nothing", rule.id));
            }
            let words = rule.text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            for word in words.filter(|word| self.parts(word).is_some()) {
                if !rules.iter().any(|other| other.id == word) {
                    flaws.push(format!("{} mentions {word}, which does not exist", rule.id));
                }
            }
        }
        flaws
    }
}

#[cfg(test)]
mod tests {
    use include_dir::{DirEntry, File};

    use super::*;

    const ENGLISH: &[u8] = b"## Ways\n- **AB-WAY-01** One goes on.\n- **AB-WAY-03** As AB-WAY-02 has it.\n- **CD-WAY-01** Not of this game.\n- a line for nobody\n";
    const POLISH: &[u8] = b"## Drogi\n- **AB-WAY-01** Idziemy dalej.\n";

    static FOLDER: Dir<'_> = Dir::new(
        "",
        &[
            DirEntry::Dir(Dir::new("en", &[DirEntry::File(File::new("en/base.md", ENGLISH))])),
            DirEntry::Dir(Dir::new("pl", &[DirEntry::File(File::new("pl/base.md", POLISH))])),
        ],
    );

    #[test]
    fn every_flaw_is_found() {
        let book = Book {
            folder: &FOLDER,
            files: &[("base", 2)],
            groups: &[("AB", "WAY 2, END 1")],
            languages: &["en", "pl"],
        };
        let flaws = book.flaws();
        let found = [
            "base has 3 entries, not 2",
            "CD-WAY-01 is no id of this game",
            "AB-WAY has [1, 3], not 1 to 2",
            "AB-END has [], not 1 to 1",
            "base has other rules in pl",
            "no entry: - **CD-WAY-01** Not of this game.",
            "no entry: - a line for nobody",
            "AB-WAY-03 mentions AB-WAY-02, which does not exist",
        ];
        assert_eq!(flaws, found);
    }
}
