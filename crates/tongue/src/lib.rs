//! Languages: what is said ([`kernel::Message`]) in the words of the reader.
//!
//! A language is a folder of `locales` with files in the form of Project Fluent, compiled in and
//! read once. Those in [`OFFERED`] have everything; any other is in the making. The parser is
//! Fluent's own; what becomes of a sentence is worked out here, because a page needs more than a
//! string of it: which of its words are the name of what ([`Said`]).
//!
//! Beside what Fluent has, arguments can be more than numbers and texts:
//!
//! * `{ $unit }` is the name of a thing, of a player, or words with arguments of their own.
//! * `{ $units }` is a list of them, "A, B and C"; `LIST($units, type: "or")` has "or". How lists and
//!   numbers are written comes from the Unicode data.
//! * `NAME($unit, form: "many")` is a form of the name: the attribute `.many` of `unit-marine`.
//! * `WORD($unit, "article")` is a word that goes with the name, and no part of it.
//! * `AS($seat, "You")` says these words for a thing or player.
//! * `{ $seat -> [you] … *[other] … }` asks whether the player is the reader. A name is chosen by
//!   its id, a list by its length, a message by its key, a number as always;
//!   `NUMBER($n, type: "ordinal")` by 1st, 2nd, 3rd.
//! * `{ term-worker }`, an entry of the same language, is marked as a name on the page, too.

/// A sentence of a speaker (a [`Tongue`], or whoever else has its `say`): the key, then the
/// arguments as `name = value`.
#[macro_export]
macro_rules! say {
    ($speaker:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $speaker.say(&::kernel::message!($key $(, $name = $value)*))
    };
}

mod book;
mod formats;
mod load;
mod pseudo;
mod say;
mod sources;
#[cfg(test)]
mod tests;
pub mod wording;

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::LazyLock;

use foldhash::fast::FixedState;
use include_dir::{Dir, include_dir};
use kernel::{Arg, Message, Name, Seat};

pub use book::{Book, Query};
pub use say::{Mark, Said};
pub use sources::{Line, Sheet, files, sheets};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

static TONGUES: LazyLock<Vec<Tongue>> = LazyLock::new(|| {
    let mut all: Vec<Tongue> = LOCALES.dirs().map(Tongue::load).collect();
    all.sort_by_key(|tongue| tongue.code.clone());
    all
});

/// Made when a test asks for it.
static MADE_UP: LazyLock<Tongue> = LazyLock::new(|| english().pseudo());

/// The code of the language that is made up from English, for tests.
pub const PSEUDO: &str = "qps";

static KEYED: LazyLock<Tongue> = LazyLock::new(|| english().keyed());

/// The code of the language that says the key instead of the words, for translators.
pub const KEYS: &str = "qpk";

/// The languages people are offered, which must have every message and every rule. A folder that is not
/// named here is a language in the making: only who asks for it by its code sees it, and what it lacks
/// is said in English.
pub const OFFERED: &[&str] = &["de", "en", "pl"];

/// A language.
#[derive(Debug)]
pub struct Tongue {
    /// `en`, `pl`, `de`.
    code: String,
    entries: HashMap<Box<str>, load::Entry, FixedState>,
    cardinal: load::Plurals,
    ordinal: load::Plurals,
    formats: formats::Formats,
    /// What could not be read.
    problems: Vec<String>,
}

/// English: the language all others are translated from.
pub fn english() -> &'static Tongue {
    static ENGLISH: LazyLock<&Tongue> = LazyLock::new(|| tongue("en").expect("it is compiled in"));
    *ENGLISH
}

/// The language of a code.
pub fn tongue(code: &str) -> Option<&'static Tongue> {
    match code {
        PSEUDO => Some(&*MADE_UP),
        KEYS => Some(&*KEYED),
        _ => all().find(|tongue| tongue.code == code),
    }
}

/// All languages, also those in the making.
pub fn all() -> impl Iterator<Item = &'static Tongue> {
    TONGUES.iter()
}

/// The languages offered to people.
pub fn offered() -> impl Iterator<Item = &'static Tongue> {
    all().filter(|tongue| tongue.is_offered())
}

/// Who the players of a sentence are, and who reads it.
#[derive(Clone, Copy, Debug, Default)]
pub struct People<'a> {
    /// The reader, if they are a player: "you".
    pub reader: Option<Seat>,
    /// What each seat is called, in the order of the seats: a thing, such as a faction, or
    /// `message!("person", name = …)`. Where there is none it is called by its number.
    pub names: &'a [Arg],
}

impl Tongue {
    /// The code of the language, for `<html lang>` and settings.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Whether people are offered it.
    pub fn is_offered(&self) -> bool {
        OFFERED.contains(&self.code())
    }

    /// What is wrong with the files of the language.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// The sentence, as plain text, to nobody in particular.
    pub fn say(&self, message: &Message) -> String {
        self.said(message, People::default()).text
    }

    /// The sentence, as plain text, to a reader who knows the people.
    pub fn say_to(&self, message: &Message, people: People<'_>) -> String {
        self.said(message, people).text
    }

    /// The sentence, with what its names are the names of.
    pub fn said<'m>(&'m self, message: &'m Message, people: People<'m>) -> Said<'m> {
        say::said(self, message, people)
    }

    /// What an argument of a message is called by itself.
    pub fn called(&self, arg: &Arg, people: People<'_>) -> String {
        say::called(self, arg, people)
    }

    /// What stands between things in a row.
    pub fn comma(&self) -> &str {
        &self.formats.and.middle
    }

    /// A day, counted from the first of January 1970, as it is written on another.
    pub fn date(&self, day: i64, on: i64) -> String {
        self.formats.date(day, on)
    }

    /// Which of two names comes first.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.formats.compare(one, other)
    }

    /// What a thing is called.
    pub fn name(&self, name: &Name) -> Cow<'_, str> {
        self.word(name, None).unwrap_or_else(|| Cow::Owned(format!("{}-{}", name.kind, name.id)))
    }

    /// Whether a thing has a name.
    pub fn knows(&self, name: &Name) -> bool {
        self.word(name, None).is_some()
    }

    /// A word that goes with the name of a thing, e.g. its plural or its text.
    pub fn form(&self, name: &Name, form: &str) -> Option<Cow<'_, str>> {
        self.word(name, Some(form))
    }

    fn word(&self, name: &Name, form: Option<&str>) -> Option<Cow<'_, str>> {
        let pattern = self.entry(name)?.pattern(form)?;
        Some(match pattern {
            [load::Element::Text(text)] => Cow::Borrowed(text),
            _ => Cow::Owned(say::plain(self, pattern)),
        })
    }

    fn entry(&self, name: &Name) -> Option<&load::Entry> {
        self.find(&load::key_of(name))
    }

    /// What a key stands for, in English if the language does not know it yet.
    fn find(&self, key: &str) -> Option<&load::Entry> {
        self.entries.get(key).or_else(|| english().entries.get(key))
    }

    /// The plurals of the language by name, each with a number that takes it.
    pub fn plurals(&self) -> impl Iterator<Item = (&'static str, i64)> {
        let mut known = Vec::new();
        (0..=200).filter_map(move |number| {
            let name = load::plural_name(self.cardinal.category_for(number));
            let new = !known.contains(&name);
            new.then(|| {
                known.push(name);
                (name, number)
            })
        })
    }

    /// Every key, with the variables its sentence and what it refers to use.
    pub fn keys(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        self.entries.iter().map(|(key, entry)| (&**key, entry.variables(self)))
    }
}
