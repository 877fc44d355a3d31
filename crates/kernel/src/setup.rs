//! What is agreed before a game: players, sides, and options with their defaults.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::{Message, Refused, message};

/// The setup of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play; left out, the number of factions counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<usize>,
    /// The faction of each seat, where it is agreed beforehand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub factions: Vec<Option<String>>,
    /// Options that differ from their defaults, see [`options!`](crate::options).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A setup for a number of players, with options given as `("key", "value")`.
    pub fn new(players: usize, options: &[(&str, &str)]) -> Self {
        let options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        Self { players: Some(players), factions: Vec::new(), options }
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players.unwrap_or(self.factions.len())
    }

    /// The number of players, 2 to `N`, and the factions agreed beforehand, by seat; none of them twice.
    pub fn seats<F, const N: usize>(&self) -> Result<(usize, [Option<F>; N]), Refused>
    where
        F: Copy + PartialEq + FromStr<Err = Refused>,
    {
        let refuse = |why: Message| Err(Refused::new("bad_setup", why));
        let players = self.players();
        if !(2..=N).contains(&players) {
            return refuse(message!("wrong-players", players = players, most = N));
        }
        if self.factions.len() > players {
            let factions = self.factions.len();
            return refuse(message!("many-factions", factions = factions, players = players));
        }
        let mut factions = [None; N];
        for (seat, name) in self.factions.iter().enumerate() {
            let Some(name) = name else { continue };
            let faction: F = name.parse()?;
            if factions.contains(&Some(faction)) {
                return refuse(message!("faction-twice", faction = name.as_str()));
            }
            factions[seat] = Some(faction);
        }
        Ok((players, factions))
    }
}

/// Makes the type `Ruleset`, with the version of the rules and a field for each option, and
/// `options_help`, which lists them for people.
///
/// It is told the newest version of the rules, so that no state is read that names a younger one.
/// An option is a number (its default, or any of a range) or one of several words, the default
/// first. In JSON an option that is left out has its default; one that is younger than the first
/// version of the rules is left out at its default (`skip_serializing_if`), so that the
/// fingerprints of older games stay.
///
/// ```
/// kernel::options! {
///     newest 2;
///     numbers {
///         /// Rounds to play; 0 for no limit.
///         rounds: u16 = 0 | 1..=40
///     }
///     words {
///         /// The size of the board.
///         board: Board { Small = "small", Large = "large" }
///     }
/// }
/// let options = [("board".to_owned(), "large".to_owned())].into();
/// let rules = Ruleset::with(1, &options).expect("there is such a board");
/// assert_eq!((rules.board, rules.rounds), (Board::Large, 0));
/// assert_eq!(options_help()[0].1, "small | large");
/// let saved = |version: u32| serde_json::json!({ "version": version, "board": "large" });
/// assert!(serde_json::from_value::<Ruleset>(saved(2)).is_ok());
/// let refused = serde_json::from_value::<Ruleset>(saved(3)).expect_err("nobody wrote them");
/// assert_eq!(refused.to_string(), "version 3, newest 2");
/// ```
#[macro_export]
macro_rules! options {
    (
        newest $newest:expr;
        numbers { $($(#[$about:meta])*
            $number:ident: $int:ident = $usual:literal | $low:literal ..= $high:literal)* }
        words { $($(#[$form:meta])* $field:ident: $type:ident {
            $first:ident = $first_word:literal $(, $variant:ident = $word:literal)*
        })* }
    ) => {
        $(
            #[derive(
                Clone, Copy, PartialEq, Eq, Debug, Default, ::serde::Serialize, ::serde::Deserialize,
            )]
            #[allow(missing_docs)]
            pub enum $type {
                #[default]
                #[serde(rename = $first_word)]
                $first,
                $(#[serde(rename = $word)] $variant,)*
            }
        )*

        /// The options of a game; each rule that has one asks for it here.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Ruleset {
            /// The version of the rules: what has changed since the first is asked here, so that
            /// every game goes on as it began. States written before there were versions are of
            /// the first, which is left out to keep their fingerprints.
            #[serde(
                skip_serializing_if = "kernel::setup::is_first",
                deserialize_with = "read_version"
            )]
            pub version: u32,
            $($(#[$about])* pub $number: $int,)*
            $($(#[$form])* pub $field: $type,)*
        }

        fn read_version<'de, D>(deserializer: D) -> Result<u32, D::Error>
        where
            D: ::serde::Deserializer<'de>,
        {
            $crate::setup::known_version(deserializer, $newest)
        }

        impl Default for Ruleset {
            fn default() -> Self {
                Self {
                    version: 1,
                    $($number: $usual,)*
                    $($field: <$type>::default(),)*
                }
            }
        }

        /// Every option: key, values (the default first).
        pub fn options_help() -> &'static [(&'static str, &'static str)] {
            &[
                $((stringify!($field), concat!($first_word $(, " | ", $word)*)),)*
                $((stringify!($number), concat!($usual, " | ", $low, "..", $high)),)*
            ]
        }

        impl Ruleset {
            /// The rules of a version with some options.
            fn with(
                version: u32,
                options: &::std::collections::BTreeMap<String, String>,
            ) -> Result<Self, $crate::Refused> {
                let refuse = |why: $crate::Message| Err($crate::Refused::new("bad_option", why));
                let mut rules = Self { version, ..Self::default() };
                for (key, value) in options {
                    match key.as_str() {
                        $(stringify!($field) => {
                            rules.$field = match value.as_str() {
                                $first_word => $type::$first,
                                $($word => $type::$variant,)*
                                _ => {
                                    let known = [$first_word $(, $word)*];
                                    return refuse($crate::message!(
                                        "bad-option",
                                        option = stringify!($field),
                                        value = value.as_str(),
                                        known = known.into_iter().collect::<$crate::Arg>()
                                    ));
                                }
                            };
                        })*
                        $(stringify!($number) => {
                            rules.$number = match value.parse() {
                                Ok(number @ ($usual | $low..=$high)) => number,
                                _ => return refuse($crate::message!(
                                    "bad-option-number",
                                    option = stringify!($number),
                                    least = $int::min($usual, $low),
                                    most = $high,
                                    value = value.as_str()
                                )),
                            };
                        })*
                        _ => return refuse($crate::message!("no-such-option", option = key.as_str())),
                    }
                }
                Ok(rules)
            }
        }
    };
}

/// Whether something has its default; for options that are left out then.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Reads a version of the rules of which this is the newest; for [`options!`](crate::options).
#[doc(hidden)]
pub fn known_version<'de, D: Deserializer<'de>>(
    deserializer: D,
    newest: u32,
) -> Result<u32, D::Error> {
    let version = u32::deserialize(deserializer)?;
    if (1..=newest).contains(&version) {
        Ok(version)
    } else {
        Err(de::Error::custom(format_args!("version {version}, newest {newest}")))
    }
}

/// Whether a version is the first; for [`options!`](crate::options).
#[doc(hidden)]
pub fn is_first(version: &u32) -> bool {
    *version == 1
}
