//! What happens in a game as a table: one row an event, which says all that the rules know of it.

use crate::{Audience, Seat};

/// Makes the type of a game's events. A row has the event with its fields; `by` whom it is done, or
/// whom it befalls (a field, or `nobody`); `to` whom it is told (a field, or `all`); and whether a choice
/// that leads to it `settles`, so that it cannot be taken back.
///
/// ```
/// use kernel::{Audience, Seat};
///
/// kernel::events! {
///     /// What happens in a game of cards.
///     #[derive(Clone, PartialEq, Debug)]
///     pub enum Event {
///         Shuffled {} by nobody, to all;
///         Drew { seat: Seat, card: u8 } by seat, to seat;
///         Played { seat: Seat, card: u8 } by seat, to all, settles;
///     }
/// }
/// let drew = Event::Drew { seat: Seat(1), card: 7 };
/// assert_eq!(drew.actor(), Some(Seat(1)));
/// assert_eq!(drew.audience(), Audience::Only(Seat(1)));
/// assert!(!drew.settles());
/// ```
///
/// No event is public by mistake: a row without `to` is none.
///
/// ```compile_fail
/// # use kernel::Seat;
/// kernel::events! {
///     #[derive(Clone, PartialEq, Debug)]
///     pub enum Event {
///         Drew { seat: Seat, card: u8 } by seat;
///     }
/// }
/// ```
///
/// What is part of an event of another type (`within`) says in its rows to whom it is told, and the event
/// is told `to` that field.
#[macro_export]
macro_rules! events {
    (
        $(#[$attribute:meta])*
        pub enum $Event:ident { $(
            $(#[$doc:meta])*
            $name:ident { $($(#[$about:meta])* $field:ident: $type:ty),* $(,)? }
            by $actor:ident, to $whom:ident $(, $mark:ident)?;
        )+ }
    ) => {
        $(#[$attribute])*
        #[allow(missing_docs)]
        pub enum $Event {
            $($(#[$doc])* $name { $($(#[$about])* $field: $type),* },)+
        }

        #[allow(unused_variables)]
        impl $Event {
            /// Who does it, or whom it befalls.
            pub fn actor(&self) -> Option<$crate::Seat> {
                match self {
                    $(Self::$name { $($field),* } => $crate::events!(@by $actor),)+
                }
            }

            /// Who may see it.
            pub fn audience(&self) -> $crate::Audience {
                match self {
                    $(Self::$name { $($field),* } => $crate::events!(@to $whom),)+
                }
            }

            /// Whether a choice that leads to it stands for good, whatever the state.
            pub fn settles(&self) -> bool {
                match self {
                    $(Self::$name { .. } => false $(|| $crate::events!(@mark $mark))?,)+
                }
            }
        }
    };
    (
        $(#[$attribute:meta])*
        pub enum $Part:ident within $Event:ident { $(
            $(#[$doc:meta])*
            $name:ident { $($(#[$about:meta])* $field:ident: $type:ty),* $(,)? } to $whom:ident;
        )+ }
    ) => {
        $(#[$attribute])*
        #[allow(missing_docs)]
        pub enum $Part {
            $($(#[$doc])* $name { $($(#[$about])* $field: $type),* },)+
        }

        #[allow(unused_variables)]
        impl From<&$Part> for $crate::Audience {
            fn from(part: &$Part) -> Self {
                match part {
                    $($Part::$name { $($field),* } => $crate::events!(@to $whom),)+
                }
            }
        }
    };
    (@by nobody) => { None };
    (@by $seat:ident) => { Some(*$seat) };
    (@to all) => { $crate::Audience::All };
    (@to $whom:ident) => { $crate::Audience::from($whom) };
    (@mark settles) => { true };
}

impl From<&Seat> for Audience {
    fn from(seat: &Seat) -> Self {
        Self::Only(*seat)
    }
}
