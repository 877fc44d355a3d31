//! A game as the pages around the tables know it, whatever its types.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use kernel::{Arg, Game, Listed, Message, Name, Refused, Seat, Strength, option_name, read_setup};
use maud::Markup;
use serde_json::Value;
use tongue::{Book, Tongue};

use crate::assets::Asset;
use crate::learn::Lesson;
use crate::reference::Entry;
use crate::scene::Look;
use crate::show::{MainOption, MeantFor, Show};

/// What the start page, forms, lists, rules and reference need of a game.
pub struct GameKind {
    /// Its name in files, commands and addresses.
    pub id: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<usize>,
    /// The factions one can play.
    pub sides: Vec<Side>,
    /// The options: key, values with ` | ` between them and the default first.
    pub options: &'static [(&'static str, &'static str)],
    /// Those with a place of their own in the form.
    pub main: &'static [MainOption],
    /// What the quick game leaves to chance, in a few words.
    pub quick: Message,
    /// The options of the quick game.
    pub dealt: &'static [(&'static str, &'static str)],
    /// How good the bots are, where that was measured.
    pub strengths: &'static [Strength],
    /// The rules, in every language.
    books: Vec<Book>,
    /// Its phases: their names in the rules, and in words.
    pub phases: &'static [(&'static str, Message)],
    /// Style sheet and glyphs.
    pub assets: &'static [Asset],
    /// One of its glyphs, or a shared one.
    pub glyph: fn(&str) -> Markup,
    /// How the pieces of a side look.
    pub look: fn(&str) -> Look,
    /// Who can play with a value of an option, where not everybody can.
    pub meant_for: fn(&str, &str) -> Option<MeantFor>,
    /// What a value of an option looks like, where that says more than words.
    pub option_picture: fn(&str, &str) -> Option<Markup>,
    /// The name of a side.
    pub side_name: fn(&str) -> Option<Name>,
    /// How a game ended, in a few words.
    pub ending: fn(&str) -> Message,
    /// The order that a choice places, in its text form: its name and picture.
    pub ordered: fn(&str) -> Option<(Name, &'static str)>,
    /// The picture on the start page.
    pub hero: fn(&Tongue) -> Markup,
    /// What there is to learn from.
    pub lessons: &'static [Lesson],
    /// What a newcomer wants to know.
    pub newcomer: fn(&Tongue) -> Markup,
    /// Its own sections of the help page.
    pub help: fn(&Tongue) -> Vec<(&'static str, String, Markup)>,
    /// All that can be looked up.
    pub reference: fn(&Tongue) -> Markup,
    /// What a thing is and does.
    pub entry: fn(&str, &str, &Tongue) -> Option<Entry>,
    /// Whether a game can be made of a setup, and if not, why.
    pub check: fn(&Value) -> Result<(), Refused>,
    /// Whether as many win and lose together on all sides of a game that is made of a setup: of others ratings learn nothing.
    pub even: fn(&Value) -> bool,
}

/// A faction one can play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// As a setup names it.
    pub id: String,
    /// What it is called.
    pub name: Name,
    /// How its pieces look.
    pub look: Look,
}

/// Whether all sides of a game are of a size, as far as its setup decides that.
fn is_even<G: Listed>(setup: &Value) -> bool {
    let game = read_setup::<G>(setup).and_then(|setup| G::new(&setup, 0));
    game.is_ok_and(|game| {
        let mut seats = (0..game.players() as u8).map(Seat);
        seats.all(|seat| game.together(seat).len() == game.together(Seat(0)).len())
    })
}

impl GameKind {
    /// What a game says about itself.
    pub fn of<S: Show>() -> Self {
        let side = |id: String| {
            let name = S::side_name(&id).unwrap_or_else(|| Name::new("side", id.clone()));
            Side { look: S::look(&id), name, id }
        };
        Self {
            id: S::Game::ID,
            seats: S::Game::seats(),
            sides: S::Game::factions().into_iter().map(side).collect(),
            options: S::Game::option_help(),
            main: S::MAIN_OPTIONS,
            quick: S::QUICK,
            dealt: S::Game::dealt(),
            strengths: S::Game::strengths(),
            books: tongue::all()
                .map(|tongue| Book::new(S::Game::rules(tongue.code()), tongue))
                .collect(),
            phases: S::PHASES,
            assets: S::assets(),
            glyph: S::glyph,
            look: S::look,
            meant_for: S::meant_for,
            option_picture: S::option_picture,
            side_name: S::side_name,
            ending: crate::ending::in_words::<S>,
            ordered: |action| S::ordered(action.parse().ok()?),
            hero: S::hero,
            lessons: S::lessons(),
            newcomer: S::newcomer,
            help: S::help,
            reference: S::reference,
            entry: S::entry,
            check: |setup| S::Game::new(&read_setup::<S::Game>(setup)?, 0).map(|_| ()),
            even: is_even::<S::Game>,
        }
    }

    /// The rules in a language, or in English.
    pub fn book(&self, tongue: &Tongue) -> &Book {
        let own = self.books.iter().find(|book| book.language() == tongue.code());
        own.or_else(|| self.books.iter().find(|book| book.language() == "en"))
            .expect("English is always offered")
    }

    /// The options with a place of their own, with those within others.
    pub fn main_options(&self) -> impl Iterator<Item = &'static MainOption> + Clone + use<> {
        self.main.iter().flat_map(|option| std::iter::once(option).chain(option.within()))
    }

    /// Whether an option has a place of its own.
    pub fn has_place(&self, key: &str) -> bool {
        self.main_options().any(|option| option.key() == key)
    }

    /// The side of this name.
    pub fn side(&self, id: &str) -> Option<&Side> {
        self.sides.iter().find(|side| side.id == id)
    }

    /// The default of an option; empty if there is no such option.
    pub fn default(&self, key: &str) -> &'static str {
        let help = self.options.iter().find(|(name, _)| *name == key);
        help.and_then(|(_, values)| values.split(" | ").next()).unwrap_or("")
    }

    /// What it is called.
    pub fn name<'t>(&self, tongue: &'t Tongue) -> Cow<'t, str> {
        tongue.name(&Name::new("game", self.id))
    }

    /// What an option is called.
    pub fn option_name<'t>(&self, key: &str, tongue: &'t Tongue) -> Cow<'t, str> {
        tongue.name(&option_name(self.id, key))
    }

    /// A word that goes with an option: what it decides (`help`), or one of its values.
    pub fn option_word(&self, key: &str, word: &str, tongue: &Tongue) -> String {
        let said = tongue.form(&option_name(self.id, key), word);
        said.map_or_else(|| word.to_owned(), Into::into)
    }

    /// A phase in words; a phase that this program does not know as it is written.
    pub fn phase(&self, name: &str) -> Arg {
        let known = self.phases.iter().find(|(phase, _)| *phase == name);
        known.map_or_else(|| name.into(), |(_, words)| words.clone().into())
    }
}

impl fmt::Debug for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameKind").field("id", &self.id).finish_non_exhaustive()
    }
}
