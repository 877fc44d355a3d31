//! A message and a language make a sentence.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::LazyLock;

use kernel::{Arg, Message, Name, Seat, message};

use crate::formats::Joints;
use crate::load::{Choice, Element, Part, plural_name};
use crate::{People, Tongue};

/// A sentence, and which of its words are the name of something.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said<'m> {
    /// The words.
    pub text: String,
    /// Where the names are, from left to right; none overlaps another.
    pub marks: Vec<(Range<usize>, Mark<'m>)>,
}

/// What some words of a sentence are the name of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark<'m> {
    /// A thing of the game.
    Name(&'m Name),
    /// A player.
    Seat(Seat),
    /// An entry of the language that the sentence names by its key, such as `term-worker`.
    Term(&'m str),
}

impl<'m> Said<'m> {
    /// The sentence piece by piece: words, and what they are the name of.
    pub fn pieces(&self) -> impl Iterator<Item = (&str, Option<Mark<'m>>)> {
        let starts = std::iter::once(0).chain(self.marks.iter().map(|(range, _)| range.end));
        let gaps = starts.zip(self.marks.iter().map(Some).chain([None]));
        gaps.flat_map(|(start, mark)| {
            let (end, named) = match mark {
                Some((range, mark)) => {
                    (range.start, Some((&self.text[range.clone()], Some(*mark))))
                }
                None => (self.text.len(), None),
            };
            [Some((&self.text[start..end], None)), named].into_iter().flatten()
        })
        .filter(|(text, _)| !text.is_empty())
    }
}

/// So deep may messages lie in each other before one of them must be its own part.
const DEEPEST: u8 = 12;

pub(crate) fn said<'m>(tongue: &'m Tongue, message: &'m Message, people: People<'m>) -> Said<'m> {
    let mut said = Said { text: String::with_capacity(96), marks: Vec::new() };
    let mut speaker = Speaker { tongue, people, said: &mut said, depth: 0 };
    speaker.message(message, None);
    said
}

/// The words of an argument.
pub(crate) fn called(tongue: &Tongue, arg: &Arg, people: People<'_>) -> String {
    let mut said = Said::default();
    let mut speaker = Speaker { tongue, people, said: &mut said, depth: 0 };
    speaker.arg(arg, None, &tongue.formats.and);
    said.text
}

/// A sentence that needs no arguments.
pub(crate) fn plain(tongue: &Tongue, pattern: &[Element]) -> String {
    let mut said = Said::default();
    let mut speaker = Speaker { tongue, people: People::default(), said: &mut said, depth: 0 };
    speaker.pattern(pattern, &[]);
    said.text
}

/// Players by the numbers of their seats.
static NUMBERED: LazyLock<[Arg; 8]> =
    LazyLock::new(|| std::array::from_fn(|at| message!("player", number = at + 1).into()));

type Args<'m> = &'m [(&'static str, Arg)];

struct Speaker<'s, 'm> {
    tongue: &'m Tongue,
    people: People<'m>,
    said: &'s mut Said<'m>,
    depth: u8,
}

impl<'m> Speaker<'_, 'm> {
    fn text(&mut self, text: &str) {
        self.said.text.push_str(text);
    }

    /// Says something as the name of a thing: one mark, whatever is in it.
    fn marked(&mut self, mark: Mark<'m>, say: impl FnOnce(&mut Self)) {
        let (start, marks) = (self.said.text.len(), self.said.marks.len());
        say(self);
        self.said.marks.truncate(marks);
        let end = self.said.text.len();
        if end > start {
            self.said.marks.push((start..end, mark));
        }
    }

    fn message(&mut self, message: &'m Message, form: Option<&str>) {
        match &message.names {
            Some(name) => {
                self.marked(Mark::Name(name), |own| own.entry(message.key, form, &message.args))
            }
            None => self.entry(message.key, form, &message.args),
        }
    }

    /// The sentence of a key. A form it does not have is its usual one.
    fn entry(&mut self, key: &str, form: Option<&str>, args: Args<'m>) {
        let entry = self.tongue.find(key);
        let pattern = entry.and_then(|entry| entry.pattern(form).or_else(|| entry.pattern(None)));
        match pattern {
            Some(pattern) if self.depth < DEEPEST => {
                self.depth += 1;
                self.pattern(pattern, args);
                self.depth -= 1;
            }
            // A test keeps this from happening.
            _ => {
                let _ = write!(self.said.text, "{{{key}}}");
            }
        }
    }

    fn pattern(&mut self, pattern: &'m [Element], args: Args<'m>) {
        for element in pattern {
            match element {
                Element::Text(text) => self.text(text),
                Element::Show(part) => self.part(part, args),
                Element::Select { on, variants, default } => {
                    let at = self.choose(on, variants, args).unwrap_or(*default);
                    self.pattern(&variants[at].1, args);
                }
            }
        }
    }

    fn part(&mut self, part: &'m Part, args: Args<'m>) {
        match part {
            Part::Literal(text) => self.text(text),
            Part::Entry { key, form } => match key.starts_with('-') {
                true => self.entry(key, form.as_deref(), args),
                false => self.marked(Mark::Term(key), |own| own.entry(key, form.as_deref(), args)),
            },
            Part::Arg { arg, form } => match find(args, arg) {
                Some(value) => self.arg(value, form.as_deref(), &self.tongue.formats.and),
                None => self.missing(arg),
            },
            Part::Either { arg, form } => match find(args, arg) {
                Some(value) => self.arg(value, form.as_deref(), &self.tongue.formats.or),
                None => self.missing(arg),
            },
            Part::Word { arg, word } => match find(args, arg) {
                Some(value) => self.word(value, word),
                None => self.missing(arg),
            },
            Part::As { arg, text } => match find(args, arg) {
                Some(Arg::Name(name) | Arg::Message(Message { names: Some(name), .. })) => {
                    self.marked(Mark::Name(name), |own| own.text(text));
                }
                Some(&Arg::Seat(seat)) => self.marked(Mark::Seat(seat), |own| own.text(text)),
                _ => self.text(text),
            },
            Part::Ordinal(arg) => match find(args, arg) {
                Some(value) => self.arg(value, None, &self.tongue.formats.and),
                None => self.missing(arg),
            },
        }
    }

    /// An argument that is not there; a test keeps this from happening.
    fn missing(&mut self, arg: &str) {
        let _ = write!(self.said.text, "{{${arg}}}");
    }

    fn arg(&mut self, arg: &'m Arg, form: Option<&str>, joints: &Joints) {
        match arg {
            Arg::Number(number) => self.number(*number, 0),
            Arg::Decimal(units, places) => self.number(*units, *places),
            Arg::Name(name) => self.marked(Mark::Name(name), |own| own.name(name, form)),
            Arg::Seat(seat) => self.marked(Mark::Seat(*seat), |own| own.seat(*seat, form)),
            Arg::Message(message) => self.message(message, form),
            Arg::List(items) => {
                for (at, item) in items.iter().enumerate() {
                    self.text(joints.before(at, items.len()));
                    self.arg(item, form, joints);
                }
            }
            Arg::Text(text) => self.text(text),
        }
    }

    fn number(&mut self, units: i64, places: u8) {
        self.tongue.formats.number(units, places, &mut self.said.text);
    }

    fn name(&mut self, name: &Name, form: Option<&str>) {
        self.entry(&crate::load::key_of(name), form, &[]);
    }

    fn seat(&mut self, seat: Seat, form: Option<&str>) {
        if let Some(name) = self.called(seat) {
            self.arg(name, form, &self.tongue.formats.and);
        }
    }

    fn called(&self, seat: Seat) -> Option<&'m Arg> {
        self.people.names.get(seat.index()).or_else(|| NUMBERED.get(seat.index()))
    }

    /// A word that goes with a name; nothing if it has none.
    fn word(&mut self, arg: &'m Arg, word: &str) {
        let (pattern, args): (_, Args<'m>) = match arg {
            Arg::Name(name) => (self.tongue.entry(name).and_then(|e| e.pattern(Some(word))), &[]),
            Arg::Message(message) => {
                let entry = self.tongue.find(message.key);
                (entry.and_then(|entry| entry.pattern(Some(word))), &message.args)
            }
            Arg::Seat(seat) => match self.called(*seat) {
                Some(name @ (Arg::Name(_) | Arg::Message(_))) => return self.word(name, word),
                _ => (None, &[]),
            },
            Arg::Number(_) | Arg::Decimal(..) | Arg::List(_) | Arg::Text(_) => (None, &[]),
        };
        if let Some(pattern) = pattern {
            self.pattern(pattern, args);
        }
    }

    /// The variant that fits.
    fn choose(
        &mut self,
        on: &'m Part,
        variants: &[(Choice, Box<[Element]>)],
        args: Args<'m>,
    ) -> Option<usize> {
        let named = |word: &str| {
            variants
                .iter()
                .position(|(choice, _)| matches!(choice, Choice::Word(w) if **w == *word))
        };
        let (arg, ordinal) = match on {
            Part::Arg { arg, .. } | Part::Either { arg, .. } => (arg, false),
            Part::Ordinal(arg) => (arg, true),
            Part::Word { .. } | Part::Entry { .. } | Part::As { .. } | Part::Literal(_) => {
                // Said on the side, and taken back.
                let (length, marks) = (self.said.text.len(), self.said.marks.len());
                self.part(on, args);
                let at = named(&self.said.text[length..]);
                self.said.text.truncate(length);
                self.said.marks.truncate(marks);
                return at;
            }
        };
        let number = match find(args, arg)? {
            Arg::Number(number) => *number,
            Arg::List(items) => items.len() as i64,
            Arg::Decimal(..) => return named("other"),
            Arg::Name(name) => return named(&name.id),
            Arg::Message(message) => return named(message.key),
            Arg::Seat(seat) => {
                let you = self.people.reader == Some(*seat);
                return named(if you { "you" } else { "other" });
            }
            Arg::Text(text) => return named(text),
        };
        let exact = variants.iter().position(|(choice, _)| *choice == Choice::Number(number));
        exact.or_else(|| {
            let rules = if ordinal { &self.tongue.ordinal } else { &self.tongue.cardinal };
            named(plural_name(rules.category_for(number)))
        })
    }
}

fn find<'m>(args: Args<'m>, name: &str) -> Option<&'m Arg> {
    args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}
