//! What a game adds to its rules to be shown.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use kernel::{Arg, Game, Listed, Message, Name, Odds, Seat, Seen, Unsaid};
use maud::Markup;
use tongue::Tongue;

use crate::analysis::{Begun, Fought};
use crate::assets::Asset;
use crate::fragment::Fragment;
use crate::learn::Lesson;
use crate::motion::Motion;
use crate::note::Note;
use crate::page;
use crate::picture::Board;
use crate::reference::Entry;
use crate::scene::{Ask, Facts, Landmark, Line, Look, Reason, Scene, Why};
use crate::table::Basket;

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
    /// What a fight of two players is called, and the filter of the log that shows them.
    const BATTLE: Message = Message::new("table-battle");
    /// See [`Show::BATTLE`].
    const BATTLES: Message = Message::new("table-battles");
    /// The glyphs that the table uses without words, and what they mean.
    const LEGEND: &'static [(&'static str, Message)] = &[];
    /// What is to be pointed at next, by what the ids of things begin with: "choose an area".
    const PICKS: &'static [(&'static str, Message)] = &[];
    /// The sorts of question that can be answered in advance, by their names in the game, in words.
    const AHEAD: &'static [(&'static str, Message)] = &[];
    /// The options with a place of their own in the form of a new game; all others stand under
    /// "More rules".
    const MAIN_OPTIONS: &'static [MainOption] = &[];

    // ---- the table

    /// What a view says that every game has.
    fn facts(view: &View<Self>) -> Facts;

    /// What a seat is asked, from what it may know.
    fn ask(seen: &Seen<Self::Game>, view: &View<Self>) -> Ask<Self::Thing>;

    /// Choices of a seat in full: with what goes without saying put in, such as a payment that makes no
    /// difference.
    fn in_full(
        _seen: &Seen<Self::Game>,
        choices: &[Action<Self>],
        _unsaid: Unsaid,
    ) -> Vec<Action<Self>> {
        choices.to_vec()
    }

    /// What a seat can put together and send at once where it is asked now, with these choices in it.
    fn basket(
        _seen: &Seen<Self::Game>,
        _view: &View<Self>,
        _wanted: &[Action<Self>],
    ) -> Option<Basket<Self::Thing>> {
        None
    }

    /// The parts of the board that show what is in the basket.
    fn ghosted(_scene: &Scene<'_, Self>) -> Vec<Fragment> {
        Vec::new()
    }

    /// What taking back this choice is called where the page may have made it by itself and another one would have come to something
    /// else: "Pay differently". `before` finds the game in which it was made.
    fn otherwise(
        _seat: Seat,
        _choice: Action<Self>,
        _before: impl FnOnce() -> Option<Self::Game>,
    ) -> Option<Message> {
        None
    }

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

    /// How long the game still lasts and who would win then, in a few words for the strip over the board.
    fn clock(_scene: &Scene<'_, Self>) -> Markup {
        Markup::default()
    }

    /// A small picture of the board, without ids.
    fn minimap(scene: &Scene<'_, Self>) -> Markup;

    /// A small picture of the board that stands beside it, in the same measures, where the board is too
    /// large to be seen as a whole; none elsewhere.
    fn overview(_scene: &Scene<'_, Self>) -> Option<Markup> {
        None
    }

    /// The board for a picture that stands alone: plain shapes, see [`crate::picture`].
    fn picture(scene: &Scene<'_, Self>) -> Board;

    // ---- what happened

    /// What the pages make of an event.
    fn note(event: &Event<Self>) -> Note<Self::Thing>;

    /// What is written over the first lines of the log: setup, unless that was done by the deal.
    fn first_heading(_scene: &Scene<'_, Self>) -> Message {
        Message::new("table-setup")
    }

    /// A line of the log as a sentence; none where another line says it better.
    fn sentence(scene: &Scene<'_, Self>, line: &Line<Event<Self>>) -> Option<Markup>;

    /// The first of these lines of the log in one sentence, and how many they are, such as the same
    /// thing done again by the same player; none if the first is told by itself.
    fn together(_scene: &Scene<'_, Self>, _lines: &[Line<Event<Self>>]) -> Option<(usize, Markup)> {
        None
    }

    /// Where a replay can jump to, in the sequence of the log.
    fn landmarks<'a>(_log: impl Iterator<Item = (usize, &'a Event<Self>)>) -> Vec<Landmark>
    where
        Self: 'a,
    {
        Vec::new()
    }

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

    /// What speaks for a choice, as far as the seat may know and can tell from imagining what follows
    /// this many times; what says most comes first.
    fn reasons(
        _seen: &Seen<Self::Game>,
        _action: Action<Self>,
        _times: u32,
        _seed: u64,
    ) -> Vec<Reason> {
        Vec::new()
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

    /// Whether a battle is being fought.
    fn is_fought(_game: &Self::Game) -> bool {
        false
    }

    /// Who attacked whom where, as a sentence.
    fn battle_in_words(_scene: &Scene<'_, Self>, _battle: &Fought<Self::Thing>) -> Markup {
        Markup::default()
    }

    // ---- around the tables

    /// How the pieces of a side look that a setup or a list names.
    fn look(side: &str) -> Look;

    /// Who can play with a value of an option, where not everybody can.
    fn meant_for(_option: &str, _value: &str) -> Option<MeantFor> {
        None
    }

    /// What a value of an option looks like, where that says more than words: an `svg` of two to one, hidden from
    /// screen readers.
    fn option_picture(_option: &str, _value: &str) -> Option<Markup> {
        None
    }

    /// The name of a side; none if there is no such side.
    fn side_name(side: &str) -> Option<Name>;

    /// How a game ended, in a few words.
    fn ending(kind: &str) -> Message;

    /// The order that a choice places: its name and picture. For figures about who plays.
    fn ordered(_action: Action<Self>) -> Option<(Name, &'static str)> {
        None
    }

    /// What the game brings to the table: style sheet and glyphs.
    fn assets() -> &'static [Asset] {
        &[]
    }

    /// A glyph: one that the game brings, or a shared one.
    fn glyph(id: &str) -> Markup {
        page::glyph(id)
    }

    /// The picture on the start page.
    fn hero(_tongue: &Tongue) -> Markup {
        Markup::default()
    }

    /// What there is to learn from, the guided game first.
    fn lessons() -> &'static [Lesson] {
        &[]
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

/// An option with a place of its own in the form of a new game. Its words are attributes of its name:
/// `.title` stands over a choice; of each value `V`, `.V-title` stands in the form and `.V-told` says
/// what was agreed; `.V-note` is what a switch means.
#[derive(Clone, Copy, Debug)]
pub enum MainOption {
    /// One of several values: its key, the values.
    Choice(&'static str, &'static [&'static str]),
    /// On or off: its key, the value when it is on.
    Switch(&'static str, &'static str),
    /// A switch with options that mean something only while it is on: an expansion and what it leaves
    /// to decide.
    Fold(&'static str, &'static str, &'static [Self]),
}

/// Who can play with a value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MeantFor {
    /// So many players.
    pub players: RangeInclusive<u8>,
    /// The sides.
    pub sides: Vec<String>,
}

impl MainOption {
    /// The key of the option.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Choice(key, ..) | Self::Switch(key, ..) | Self::Fold(key, ..) => key,
        }
    }

    /// The options that mean something only while it is on.
    pub const fn within(&self) -> &'static [Self] {
        match self {
            Self::Choice(..) | Self::Switch(..) => &[],
            Self::Fold(_, _, within) => within,
        }
    }
}
