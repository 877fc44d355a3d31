//! The games. To add one: its rules, its pages, its words, and a line here.

use bots::Platform;
use kernel::{Game, Listed, Refused, message};
use ui::show::Show;

use crate::door::{Games, Of};

/// A program that is written for any game.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Runs it with one of the games.
    fn visit<G: Listed>(&self) -> Self::Out;
}

macro_rules! games {
    ($($pages:ty),+ $(,)?) => {
        /// The names of the games.
        pub const IDS: &[&str] = &[$(<<$pages as Show>::Game as Game>::ID),+];

        /// All games, as tables need them, with the clock and the threads that bots may use.
        pub fn all(platform: &'static dyn Platform) -> Games {
            [$(Of::<$pages>::new(platform)),+].into()
        }

        /// Runs a program with every game.
        pub fn each<V: Visit>(program: &V) -> Vec<V::Out> {
            vec![$(program.visit::<<$pages as Show>::Game>()),+]
        }

        /// Runs a program with the game of this name.
        pub fn with<V: Visit>(id: &str, program: &V) -> Result<V::Out, Refused> {
            match id {
                $(<<$pages as Show>::Game as Game>::ID => Ok(program.visit::<<$pages as Show>::Game>()),)+
                _ => Err(unknown_game(id, IDS)),
            }
        }
    };
}

games![ui_starcraft::Pages, ui_forbidden_stars::Pages];

/// A name that none of the games has.
pub fn unknown_game(id: &str, known: &[&str]) -> Refused {
    Refused::new("unknown_game", message!("no-such-game", game = id, known = known.join(", ")))
}
