//! The languages, and how much is done of each: for those who translate.

use std::io::Write;

use house::games::{IDS, each};
use kernel::message;
use serde::Serialize;
use serde_json::json;
use tongue::{Sheet, Tongue, say};

use crate::Failure;
pub use crate::args::LanguagesArgs;
use crate::rules::Rules;

/// What a file has to offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Sentences.
    Messages,
    /// What things are called.
    Names,
    /// The rules of a game.
    Rules,
}

/// How far a file of a language is.
#[derive(Clone, Debug, Serialize)]
pub struct Part {
    /// Where it stands, seen from the folder of the crates.
    pub file: String,
    /// What is in it.
    pub kind: Kind,
    /// How much of it is there.
    pub done: usize,
    /// How much the English one has.
    pub all: usize,
    /// What is missing, if that is asked for: its key or number, and the English on one line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<(&'static str, String)>,
}

impl Part {
    fn new(file: String, kind: Kind, all: Vec<(&'static str, &'static str, bool)>) -> Self {
        let missing = all.iter().filter(|(_, _, done)| !done);
        let missing: Vec<_> = missing.map(|(key, english, _)| (*key, one_line(english))).collect();
        Self { file, kind, done: all.len() - missing.len(), all: all.len(), missing }
    }
}

/// Every file of a language.
pub fn parts(tongue: &Tongue) -> Vec<Part> {
    let code = tongue.code();
    let mut parts: Vec<Part> = Vec::new();
    for Sheet { file, lines } in tongue::sheets(tongue) {
        let kind = if file.ends_with("-names") { Kind::Names } else { Kind::Messages };
        let lines =
            lines.into_iter().map(|line| (line.key, line.english, line.own.is_some())).collect();
        parts.push(Part::new(format!("tongue/locales/{code}/{file}.ftl"), kind, lines));
    }
    let rules = each(&Rules("en")).into_iter().zip(each(&Rules(code)));
    for (game, (english, told)) in IDS.iter().zip(rules) {
        for rules in english.chunk_by(|one, other| one.file == other.file) {
            // What is still English is not translated.
            let done = |id: &str, text: &str| {
                code == "en" || told.iter().any(|own| own.id == id && own.text != text)
            };
            let lines = rules.iter().map(|rule| (rule.id, rule.text, done(rule.id, rule.text)));
            let file = format!("{game}/rules/{code}/{}.md", rules[0].file);
            parts.push(Part::new(file, Kind::Rules, lines.collect()));
        }
    }
    parts
}

/// `orderstack languages`
pub fn run(args: &LanguagesArgs, tongue: &Tongue, out: &mut impl Write) -> Result<(), Failure> {
    let wanted = |it: &&'static Tongue| args.code.as_deref().is_none_or(|code| code == it.code());
    let all: Vec<_> = tongue::all().filter(wanted).map(|it| (it, parts(it))).collect();
    if args.json {
        let language = |(it, mut parts): (&Tongue, Vec<Part>)| {
            if !args.missing {
                parts.iter_mut().for_each(|part| part.missing.clear());
            }
            json!({
                "language": it.code(),
                "name": say!(it, "language-name"),
                "offered": it.is_offered(),
                "files": parts,
            })
        };
        let languages: Vec<_> = all.into_iter().map(language).collect();
        return Ok(writeln!(out, "{}", json!({"languages": languages}))?);
    }
    for (it, parts) in &all {
        if args.missing {
            print_missing(parts, out)?;
        } else {
            print(it, parts, args.code.is_some(), tongue, out)?;
        }
    }
    Ok(())
}

/// What is missing: file, key and English with tabs between them.
fn print_missing(parts: &[Part], out: &mut impl Write) -> std::io::Result<()> {
    for Part { file, missing, .. } in parts {
        for (key, english) in missing {
            writeln!(out, "{file}\t{key}\t{english}")?;
        }
    }
    Ok(())
}

fn print(
    it: &Tongue,
    parts: &[Part],
    each: bool,
    tongue: &Tongue,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let (code, name) = (it.code(), say!(it, "language-name"));
    let title = match it.is_offered() {
        true => message!("languages-offered", code = code, name = name),
        false => message!("languages-in-the-making", code = code, name = name),
    };
    writeln!(out, "{}", tongue.say(&title))?;
    let share = |done: usize, all: usize| {
        // Nothing is finished before it is.
        let share = say!(tongue, "percent", chance = 100 * done / all.max(1));
        format!("{:>20}{share:>8}", say!(tongue, "languages-done", done = done, all = all))
    };
    for (kind, label) in [
        (Kind::Messages, say!(tongue, "languages-messages")),
        (Kind::Names, say!(tongue, "languages-names")),
        (Kind::Rules, say!(tongue, "languages-rules")),
    ] {
        let of_kind = || parts.iter().filter(|part| part.kind == kind);
        let (done, all) = (of_kind().map(|it| it.done).sum(), of_kind().map(|it| it.all).sum());
        writeln!(out, "  {label:<50}{}", share(done, all))?;
        for part in of_kind().filter(|_| each) {
            writeln!(out, "    {:<48}{}", part.file, share(part.done, part.all))?;
        }
    }
    Ok(())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
