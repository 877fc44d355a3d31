//! Small numbers with names: what a rule or an action can point at. In a state they are bytes; in
//! text and JSON they are the names of the data files.

use std::fmt::{self, Write as _};

/// Makes a number of one byte that is written by its name and found again by it.
///
/// One line for each kind: what one of them is called, how many there are at most, and how the
/// name is written. A number whose name is empty does not exist.
///
/// ```
/// kernel::named! {
///     /// A suit.
///     Suit: "suit", 4, |id, f| f.write_str(["clubs", "diamonds", "hearts", "spades"][id.index()])
/// }
/// assert_eq!("hearts".parse(), Ok(Suit(2)));
/// assert_eq!("hats".parse::<Suit>().unwrap_err().code, "unknown_name");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$attribute:meta])* $type:ident: $what:literal, $count:expr, $name:expr) => {
        $crate::named! { $(#[$attribute])* $type: $what, $count, also $count, $name }
    };
    // There are more names than things to list: the same thing in another role.
    (
        $(#[$attribute:meta])* $type:ident: $what:literal, $count:expr, also $more:expr, $name:expr
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $type(pub u8);

        impl $type {
            /// Everything of this kind that has a name.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$count).map(|index| Self(index as u8)).filter($crate::named::has_name)
            }

            /// The number as an array index.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let name: fn(Self, &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result = $name;
                name(*self, f)
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::Refused;

            fn from_str(text: &str) -> Result<Self, $crate::Refused> {
                use ::std::{collections::HashMap, sync::LazyLock};
                static NAMES: LazyLock<HashMap<String, $type>> =
                    LazyLock::new(|| {
                        let all = (0..$more).map(|index| $type(index as u8));
                        let named = all.filter($crate::named::has_name);
                        named.map(|id| (id.to_string(), id)).collect()
                    });
                NAMES.get(text).copied().ok_or_else(|| {
                    let kind = $crate::Name::new("kind", $what);
                    let why = $crate::message!("no-such-thing", kind = kind, id = text);
                    $crate::Refused::new("unknown_name", why)
                })
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = ::std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(|_: $crate::Refused| {
                    let unknown = format_args!(concat!("unknown ", $what, " `{}`"), text);
                    ::serde::de::Error::custom(unknown)
                })
            }
        }

        $crate::plain_fields!($type);
    };
}

/// Whether anything is written, without writing it anywhere.
struct Written(bool);

impl fmt::Write for Written {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 |= !text.is_empty();
        Ok(())
    }
}

/// Whether an id has a name; for [`named!`](crate::named).
#[doc(hidden)]
pub fn has_name(id: &impl fmt::Display) -> bool {
    let mut written = Written(false);
    // It cannot fail: nothing is kept.
    let _ = write!(written, "{id}");
    written.0
}
