//! The games. To add one: its rules, its pages, its words, and a line here.

use bots::Platform;
use kernel::Listed;
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
        /// All games, as tables need them, with the clock and the threads that bots may use.
        pub fn all(platform: &'static dyn Platform) -> Games {
            [$(Of::<$pages>::new(platform)),+].into()
        }

        /// Runs a program with every game.
        pub fn each<V: Visit>(program: &V) -> Vec<V::Out> {
            vec![$(program.visit::<<$pages as Show>::Game>()),+]
        }
    };
}

games![ui_starcraft::Pages, ui_forbidden_stars::Pages];
