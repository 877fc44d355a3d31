//! The rules, looked up by number or by words.

use std::io::Write;

use house::games::{Visit, each};
use kernel::{Listed, Rule, message};
use tongue::{Book, Tongue, say};

use crate::Failure;

/// The rules of a game in the language of this code.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a>(pub &'a str);

impl Visit for Rules<'_> {
    type Out = Vec<Rule>;

    fn visit<G: Listed>(&self) -> Vec<Rule> {
        G::rules(self.0)
    }
}

/// `orderstack rules`
pub fn run(words: &[String], tongue: &'static Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let book = Book::new(each(&Rules(tongue.code())).concat(), tongue);
    if words.is_empty() {
        return Ok(print_chapters(book.rules(), tongue, out)?);
    }
    let query = book.query(&words.join(" "));
    let found = book.find(&query);
    if found.is_empty() || query.is_empty() {
        return Err(Failure::Refused(message!("no-such-rule", words = words.join(" "))));
    }
    Ok(print_rules(&found, out)?)
}

fn print_rules(rules: &[&Rule], out: &mut impl Write) -> std::io::Result<()> {
    let mut chapter = None;
    for rule in rules {
        if chapter != Some(rule.chapter) {
            if chapter.is_some() {
                writeln!(out)?;
            }
            writeln!(out, "{}", rule.chapter)?;
            chapter = Some(rule.chapter);
        }
        writeln!(out, "  {}  {}", rule.id, rule.text)?;
    }
    Ok(())
}

fn print_chapters(rules: &[Rule], tongue: &Tongue, out: &mut impl Write) -> std::io::Result<()> {
    for chapter in rules.chunk_by(|one, other| one.chapter == other.chapter) {
        let (first, last) = (chapter[0], chapter[chapter.len() - 1]);
        let count = chapter.len();
        let range = say!(tongue, "rules-range", first = first.id, last = last.id, count = count);
        writeln!(out, "{}\n  {range}", first.chapter)?;
    }
    let Some(rule) = rules.first().map(|rule| rule.id) else { return Ok(()) };
    let group = rule.rsplit_once('-').map_or(rule, |(group, _)| group);
    writeln!(out, "\n{}", say!(tongue, "rules-ask", rule = rule, group = group))
}
