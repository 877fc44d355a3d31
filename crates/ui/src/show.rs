//! What a game adds to its rules to be shown.

use std::fmt::{Debug, Display};

use kernel::{Arg, Game, Listed, Message, Name, Seat, Seen};
use maud::Markup;
use tongue::Tongue;

use crate::analysis::{Begun, Fought};
use crate::assets::Asset;
use crate::fragment::Fragment;
use crate::motion::Motion;
use crate::reference::Entry;
use crate::scene::{Ask, Facts, Line, Look, Odds, Scene, Why};

/// The pages of a game. The frame, the prompt, the log, the chat, the moments and the pages around
/// the tables are the same for every game and ask this of it; board, sheets and stages are its own.
pub trait Show: Sized + Send + Sync + 'static {
    /// The game that is shown.
    type Game: Listed;
    /// Something on the table that a choice can be made at; its text is the id of an element.
    type Thing: Copy + Eq + Debug + Display + Send + Sync + 'static;
    /// What a bot is after with a choice.
    type Aim: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// The phases of a round: their names in the rules, and in words.
    const PHASES: &'static [(&'static str, Message)];
    /// What the quick game leaves to chance, after "You against three bots": a few words.
    const QUICK: Message;
    /// The glyphs that the table uses without words, and what they mean.
    const LEGEND: &'static [(&'static str, Message)] = &[];
    /// What is to be pointed at next, by what the ids of things begin with: "choose an area".
    const PICKS: &'static [(&'static str, Message)] = &[];
    /// The options with a place of their own in the form of a new game; all others stand under
    /// "More rules".
    const MAIN_OPTIONS: &'static [MainOption] = &[];

    // ---- the table

    /// What a view says that every game has.
    fn facts(view: &View<Self>) -> Facts;

    /// What a seat is asked, from what it may know.
    fn ask(seen: &Seen<Self::Game>, view: &View<Self>) -> Ask<Self::Thing>;

    /// Who is waited for and what for: "Waiting for Mira to place an order".
    fn waiting(view: &View<Self>, who: Arg) -> Message;

    /// The name of a thing in a sentence: with its picture, its tip, or its place on the board;
    /// none if it is only words.
    fn thing(_name: &Name, _text: &str) -> Option<Markup> {
        None
    }

    /// A word in a sentence that is marked by its key, such as `term-worker`: with its picture;
    /// none if it has none.
    fn term(_key: &str, _text: &str) -> Option<Markup> {
        None
    }

    /// The board, for the first time a page is shown.
    fn board(scene: &Scene<'_, Self>) -> Markup;

    /// The game's own parts of the page: board, seats, sheets, stages, result.
    fn panels(scene: &Scene<'_, Self>) -> Vec<Fragment>;

    /// A small picture of the board, without ids.
    fn minimap(scene: &Scene<'_, Self>) -> Markup;

    // ---- what happened

    /// What sort of thing happened.
    fn note(event: &Event<Self>) -> Note;

    /// A line of the log as a sentence; none where another line says it better.
    fn sentence(scene: &Scene<'_, Self>, line: &Line<Event<Self>>) -> Option<Markup>;

    /// What moved when this happened.
    fn motions(scene: &Scene<'_, Self>, events: &[Event<Self>]) -> Vec<Motion>;

    // ---- how players stand, and what is to be expected

    /// The figures of each player at the end of a round, for charts.
    fn figures(view: &View<Self>) -> Vec<Vec<u16>>;

    /// The choices of a seat that begin a battle.
    fn attacks(_seen: &Seen<Self::Game>) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// How the battle would go that a choice begins or is part of, imagined this many times.
    fn odds(
        _seen: &Seen<Self::Game>,
        _action: Action<Self>,
        _times: u32,
        _seed: u64,
    ) -> Option<Odds<Self::Thing>> {
        None
    }

    /// What a choice is for, as far as can be told from imagining what follows this many times.
    fn aim(
        _seen: &Seen<Self::Game>,
        _action: Action<Self>,
        _times: u32,
        _seed: u64,
    ) -> Option<Self::Aim> {
        None
    }

    /// What somebody was after, as a sentence.
    fn aim_in_words(_scene: &Scene<'_, Self>, _why: &Why<Self::Aim>) -> Markup {
        Markup::default()
    }

    /// The battles that a log tells of.
    fn battles<'a>(_log: impl Iterator<Item = (usize, &'a Event<Self>)>) -> Vec<Begun>
    where
        Self: 'a,
    {
        Vec::new()
    }

    /// Whether the attacker has won a battle; none while one is fought.
    fn is_won(_game: &Self::Game, _odds: &Odds<Self::Thing>) -> Option<bool> {
        None
    }

    /// Who attacked whom where, as a sentence.
    fn battle_in_words(_scene: &Scene<'_, Self>, _battle: &Fought<Self::Thing>) -> Markup {
        Markup::default()
    }

    // ---- around the tables

    /// How the pieces of a side look that a setup or a list names.
    fn look(side: &str) -> Look;

    /// The name of a side; none if there is no such side.
    fn side_name(side: &str) -> Option<Name>;

    /// How a game ended, in a few words.
    fn ending(kind: &str) -> Message;

    /// What the game brings to the table: style sheet and glyphs.
    fn assets() -> &'static [Asset] {
        &[]
    }

    /// The picture on the start page.
    fn hero(_tongue: &Tongue) -> Markup {
        Markup::default()
    }

    /// What a newcomer wants to know before pressing anything.
    fn newcomer(_tongue: &Tongue) -> Markup {
        Markup::default()
    }

    /// The sections of the help page that are the game's own: id, heading, text.
    fn help(_tongue: &Tongue) -> Vec<(&'static str, String, Markup)> {
        Vec::new()
    }

    /// The list of all things that can be looked up.
    fn reference(_tongue: &Tongue) -> Markup {
        Markup::default()
    }

    /// What a thing is and does; none if there is no such thing.
    fn entry(_kind: &str, _name: &str, _tongue: &Tongue) -> Option<Entry> {
        None
    }
}

/// What one viewer may know of the game that is shown.
pub type View<S> = <<S as Show>::Game as Game>::View;
/// Something that happens in it.
pub type Event<S> = <<S as Show>::Game as Game>::Event;
/// A choice in it.
pub type Action<S> = <<S as Show>::Game as Game>::Action;

/// What sort of thing happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Which filter of the log it belongs to; the class of its line.
    pub kind: &'static str,
    /// Who does it, or whom it befalls: the colour of its line.
    pub actor: Option<Seat>,
    /// What is written over the part of the log that it opens.
    pub heading: Option<Message>,
    /// Whether a new stretch of play begins with it, such as an order or a phase.
    pub begins: bool,
    /// How much it says about a stretch of play; 0 if it need not be told.
    pub weight: u8,
}

/// An option with a place of its own in the form of a new game. Its words are attributes of its name:
/// `.title` stands over a choice; of each value `V`, `.V-title` stands in the form and `.V-told` says
/// what was agreed; `.V-note` is what a switch means.
#[derive(Clone, Copy, Debug)]
pub enum MainOption {
    /// One of several values: its key, the values.
    Choice(&'static str, &'static [&'static str]),
    /// On or off: its key, the value when it is on.
    Switch(&'static str, &'static str),
}

impl MainOption {
    /// The key of the option.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Choice(key, ..) | Self::Switch(key, ..) => key,
        }
    }
}
