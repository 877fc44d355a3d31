//! Actions as one line of text each, and as JSON: `move marine torus.a` and
//! `{"do": "move", "unit": "marine", "from": "torus.a"}`.

use std::fmt;

use crate::grid::{Cell, Side};

/// One field of an action: a word of its line. A word is read only if it is exactly what would be
/// written.
pub trait Field: Sized {
    /// Writes the word.
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads the word.
    fn read(word: &str) -> Option<Self>;
}

/// Fields of types that are written and read as they are.
#[macro_export]
macro_rules! plain_fields {
    ($($type:ty),*) => {$(
        impl $crate::actions::Field for $type {
            fn show(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }

            fn read(word: &str) -> Option<Self> {
                word.parse().ok().filter(|value: &Self| value.to_string() == word)
            }
        }
    )*};
}
plain_fields!(u8);

impl Field for Side {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }

    fn read(word: &str) -> Option<Self> {
        Self::from_letter(word)
    }
}

impl Field for Cell {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }

    fn read(word: &str) -> Option<Self> {
        let (x, y) = word.split_once(',')?;
        let cell = Self { x: x.parse().ok()?, y: y.parse().ok()? };
        (format!("{},{}", cell.x, cell.y) == word).then_some(cell)
    }
}

/// Makes the type `Action`. One line for each action: what it is for, its name, its word in game
/// files and its fields, each a [`Field`](crate::actions::Field).
///
/// ```
/// kernel::actions! {
///     /// Give up.
///     Pass "pass" {}
///     /// Take some matches.
///     Take "take" { matches: u8 }
/// }
/// assert_eq!("take 3".parse(), Ok(Action::Take { matches: 3 }));
/// assert_eq!(Action::Pass {}.to_string(), "pass");
/// ```
#[macro_export]
macro_rules! actions {
    ($($(#[doc = $doc:literal])+ $name:ident $word:literal { $($field:ident: $type:ty),* })*) => {
        /// One choice of one player.
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(tag = "do", deny_unknown_fields)]
        pub enum Action {
            $(
                $(#[doc = $doc])+
                #[serde(rename = $word)]
                $name { $(#[allow(missing_docs)] $field: $type),* },
            )*
        }

        impl ::std::fmt::Display for Action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$name { $($field),* } => {
                        f.write_str($word)?;
                        $(f.write_str(" ")?; $crate::actions::Field::show($field, f)?;)*
                        Ok(())
                    })*
                }
            }
        }

        impl ::std::str::FromStr for Action {
            type Err = $crate::Refused;

            fn from_str(text: &str) -> Result<Self, $crate::Refused> {
                let unknown = || {
                    let text = text.escape_debug().to_string();
                    $crate::Refused::new("unknown_action", $crate::message!("no-action", text = text))
                };
                let mut words = text.split(' ');
                let action = match words.next().ok_or_else(unknown)? {
                    $($word => Self::$name {
                        $($field: words
                            .next()
                            .and_then(<$type as $crate::actions::Field>::read)
                            .ok_or_else(unknown)?),*
                    },)*
                    _ => return Err(unknown()),
                };
                if words.next().is_some() { Err(unknown()) } else { Ok(action) }
            }
        }
    };
}
