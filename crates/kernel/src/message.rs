//! What is said, not how: a key with typed arguments. A language makes a sentence of it.
//!
//! ```
//! use kernel::{Arg, Name, message};
//!
//! let unit = Name::new("unit", "marine");
//! let said = message!("reason-too-few", unit = unit, many = 2);
//! assert_eq!(said.arg("many"), Some(&Arg::Number(2)));
//! ```

use std::borrow::Cow;
use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::Seat;

/// Something to say. Making one is for whoever wants words: it may allocate.
///
/// It cannot be displayed: people get a sentence of their language, programmers and logs `{:?}`.
#[derive(Clone, PartialEq, Eq)]
pub struct Message {
    /// Its name in the files of a language.
    pub key: &'static str,
    /// What the sentence is about, by the names it has there.
    pub args: Vec<(&'static str, Arg)>,
    /// The thing that the message as a whole is the name of, such as a route that is called by the
    /// planets at its ends. A page can make a link of it.
    pub names: Option<Name>,
}

/// An argument of a [`Message`].
#[derive(Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A number with decimals: so many of the smallest unit, and how many places that has.
    Decimal(i64, u8),
    /// A thing with a name.
    Name(Name),
    /// A player. Whoever reads decides what they are called, and whether they are "you".
    Seat(Seat),
    /// Words inside the sentence that have arguments of their own.
    Message(Message),
    /// Several of them: "A, B and C".
    List(Vec<Arg>),
    /// What stays as it is in every language: the name a person goes by, a file, a line of it.
    Text(String),
}

impl Arg {
    /// A number rounded to this many decimals.
    pub fn decimal(value: impl Into<f64>, places: u8) -> Self {
        Self::Decimal((value.into() * 10f64.powi(places.into())).round() as i64, places)
    }

    /// A part of the whole as a number of hundredths.
    pub fn percent(part: impl Into<f64>) -> Self {
        Self::Number((part.into() * 100.0).round() as i64)
    }
}

/// A thing by its kind and its id, e.g. `unit` and `marine`: in the files of a language the entry
/// `unit-marine` has what it is called, with the forms that sentences need.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name {
    /// The kind of thing.
    pub kind: &'static str,
    /// Which of its kind.
    pub id: Cow<'static, str>,
}

impl Name {
    /// A thing.
    pub fn new(kind: &'static str, id: impl Into<Cow<'static, str>>) -> Self {
        Self { kind, id: id.into() }
    }
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new(), names: None }
    }

    /// Words as the name of a thing.
    pub fn naming(mut self, thing: Name) -> Self {
        self.names = Some(thing);
        self
    }

    /// The argument of this name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }
}

/// A [`Message`]: its key, then its arguments as `name = value`.
#[macro_export]
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message {
            key: $key,
            args: ::std::vec![$((stringify!($name), $crate::Arg::from($value))),*],
            names: None,
        }
    };
}

/// What kinds of things are called: `Type = "kind", id;` makes a [`Name`] and an [`Arg`] of each.
#[macro_export]
macro_rules! names {
    ($($type:ident = $kind:literal, $id:expr;)*) => {
        $(
            impl From<$type> for $crate::Name {
                fn from(thing: $type) -> Self {
                    let id: fn($type) -> &'static str = $id;
                    Self::new($kind, id(thing))
                }
            }

            impl From<$type> for $crate::Arg {
                fn from(thing: $type) -> Self {
                    Self::Name(thing.into())
                }
            }
        )*
    };
}

macro_rules! numbers {
    ($($type:ty)*) => {
        $(impl From<$type> for Arg {
            fn from(number: $type) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}
numbers!(u8 i8 u16 i16 u32 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Name> for Arg {
    fn from(name: Name) -> Self {
        Self::Name(name)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (at, (name, arg)) in self.args.iter().enumerate() {
            f.write_str(if at == 0 { " (" } else { ", " })?;
            write!(f, "{name}: {arg:?}")?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Debug for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Decimal(units, places) => write!(f, "{units}e-{places}"),
            Self::Name(name) => write!(f, "{}/{}", name.kind, name.id),
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Message(message) => write!(f, "{message:?}"),
            Self::List(items) => {
                for (at, item) in items.iter().enumerate() {
                    f.write_str(if at == 0 { "[" } else { ", " })?;
                    write!(f, "{item:?}")?;
                }
                f.write_str(if items.is_empty() { "[]" } else { "]" })
            }
            Self::Text(text) => write!(f, "'{text}'"),
        }
    }
}

/// For programs: the key and the arguments by name, e.g. `{"key": "reason-price", "gas": 2}`.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + self.args.len()))?;
        map.serialize_entry("key", self.key)?;
        for (name, arg) in &self.args {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => number.serialize(serializer),
            Self::Decimal(units, places) => {
                (*units as f64 / 10f64.powi((*places).into())).serialize(serializer)
            }
            Self::Name(Name { kind, id }) => serializer.collect_str(&format_args!("{kind}/{id}")),
            Self::Seat(seat) => serializer.collect_str(&format_args!("seat/{seat}")),
            Self::Message(message) => message.serialize(serializer),
            Self::List(items) => items.serialize(serializer),
            Self::Text(text) => text.serialize(serializer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_and_programmers_read_keys_and_arguments() {
        let units: Arg = ["marine", "ghost"].map(|id| Name::new("unit", id)).into_iter().collect();
        let said = message!("lost", seat = Seat(2), units = units, why = Message::new("splash"));
        assert_eq!(
            format!("{said:?}"),
            "lost (seat: seat 2, units: [unit/marine, unit/ghost], why: splash)"
        );
        assert_eq!(
            serde_json::to_string(&said).expect("plain data"),
            r#"{"key":"lost","seat":"seat/2","units":["unit/marine","unit/ghost"],"why":{"key":"splash"}}"#
        );
    }
}
