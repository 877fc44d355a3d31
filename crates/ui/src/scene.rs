//! Everything a table page is drawn from: what a seat may know of the game and of the table.

use kernel::Seat;
use kernel::history::Chance;
use starcraft::ids::{Order, Planet};
use starcraft::view::View;
use starcraft::{Barred, Event, Odds, Purpose, Thing};

/// A table as one viewer sees it.
#[derive(Debug)]
pub struct Scene<'a> {
    /// The table's id in addresses: its pages lie under `/t/ID`.
    pub table: &'a str,
    /// What its people call it.
    pub title: &'a str,
    /// What the viewer may know of the game.
    pub view: &'a View,
    /// Who sits where; as many as players.
    pub seats: &'a [Sitter],
    /// Grows with everything that happens at the table: what the page shows, and where its stream
    /// goes on.
    pub version: u64,
    /// The number that answering and taking back must name; an older one changes nothing.
    pub decision: usize,
    /// What the viewer is asked now.
    pub ask: Option<Ask>,
    /// The answers that are advised: empty until a hint is asked for, none at a table without.
    pub hint: Option<&'a [Advised]>,
    /// Whether the viewer's last choice can be taken back.
    pub undo: Undo,
    /// What happened, as far as the viewer may know it, oldest first.
    pub log: &'a [Line],
    /// What was said, oldest first.
    pub chat: &'a [Said],
    /// Which moment of the game is shown.
    pub moment: Moment,
    /// The promise about the seed.
    pub promise: &'a Promise,
    /// One screen for several people: whom it must be handed to before anything secret is shown.
    pub curtain: Option<Seat>,
    /// Why the bot chose as it did that chose last; only once the game is over.
    pub why: Option<Why>,
    /// One row a round, once the game is over; see [`starcraft::stats`](crate::starcraft::stats).
    pub chart: &'a [Row],
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The name to show.
    pub name: String,
    /// The level, if it is a bot.
    pub bot: Option<String>,
    /// Nobody sits here yet.
    pub open: bool,
    /// Looks at the table at this moment.
    pub present: bool,
    /// Belongs to the person who looks (several on a shared screen).
    pub yours: bool,
}

/// A decision: a sentence with its legal answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Ask {
    /// The number an answer must name; an older one changes nothing.
    pub decision: usize,
    /// Who is asked.
    pub seat: Seat,
    /// The question.
    pub question: String,
    /// What one should know to answer it; may be empty.
    pub aside: String,
    /// The rule it comes from.
    pub rule: &'static str,
    /// The legal answers.
    pub choices: Vec<Choice>,
    /// What cannot be chosen, and why.
    pub barred: Vec<Barred>,
    /// Whether an answer begins a battle.
    pub attacks: bool,
}

/// A legal answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action's text form: what is sent.
    pub action: String,
    /// A few words for a button.
    pub label: String,
    /// Where there are many: the heading it stands under, and its words there.
    pub group: Option<(String, String)>,
    /// What it will do, as a sentence.
    pub sentence: String,
    /// Where it lives, in the sequence of pointing. Empty: only a button.
    pub things: Vec<Thing>,
    /// What sort of button it is.
    pub kind: ChoiceKind,
}

/// An answer that is advised.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The action's text form, as in [`Choice::action`].
    pub action: String,
    /// The chance of winning with it, as far as can be told; none if it is only listed for its
    /// battle.
    pub chance: Option<f32>,
    /// How the battle would go that it begins or is part of.
    pub odds: Option<Odds>,
}

/// What sort of answer a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// One of several.
    Plain,
    /// Ends a series or declines.
    Done,
    /// Gives something up for good without need.
    Harsh,
}

/// How a thing on the table stands to the present decision.
#[derive(Clone, Copy, Debug)]
pub enum Mark<'a> {
    /// It takes part in these answers (by their place in [`Ask::choices`]).
    May(usize),
    /// It cannot be chosen.
    Barred(&'a Barred),
    /// It has no part in it.
    Quiet,
}

impl Ask {
    /// How a thing stands to this decision.
    pub fn mark(&self, thing: Thing) -> Mark<'_> {
        if let Some(first) = self.choices.iter().position(|choice| choice.things.contains(&thing)) {
            return Mark::May(first);
        }
        self.barred.iter().find(|barred| barred.thing == thing).map_or(Mark::Quiet, Mark::Barred)
    }

    /// The key that chooses an answer or narrows to a thing: 1 to 9, then letters, without those
    /// of hint, odds and undo.
    pub fn key(place: usize) -> Option<char> {
        const KEYS: &[u8] = b"123456789abcdefgijklmnpqrstvwxyz";
        KEYS.get(place).map(|&key| key as char)
    }
}

impl Scene<'_> {
    /// How a thing stands to what the viewer is asked now.
    pub fn mark(&self, thing: Thing) -> Mark<'_> {
        self.ask.as_ref().map_or(Mark::Quiet, |ask| ask.mark(thing))
    }

    /// The same as class and attributes.
    pub fn marked(&self, thing: Thing) -> Marked<'_> {
        match self.mark(thing) {
            Mark::May(_) => Marked { class: "may", may: true, why: None, rule: None },
            Mark::Barred(barred) => Marked {
                class: "dark",
                may: false,
                why: Some(&barred.reason),
                rule: Some(barred.rule),
            },
            Mark::Quiet => Marked::default(),
        }
    }
}

/// A mark as an element carries it; none by default.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marked<'a> {
    /// Its class.
    pub class: &'static str,
    /// Whether it has `data-may`.
    pub may: bool,
    /// Its `data-why`.
    pub why: Option<&'a str>,
    /// Its `data-rule`.
    pub rule: Option<&'static str>,
}

/// Whether the last choice can be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// It can; what would be taken back, e.g. "takes back choosing Mobilize".
    Possible(String),
    /// It cannot; why, e.g. "cards were revealed".
    Not(String),
}

/// Something that happened, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The number of choices made when it had happened: the board at that moment shows it.
    pub moment: usize,
    /// What happened.
    pub event: Event,
}

/// Something a person said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// A number that grows.
    pub id: i64,
    /// The seat of the speaker; none for a spectator.
    pub seat: Option<Seat>,
    /// The name of the speaker.
    pub name: String,
    /// The words.
    pub text: String,
}

/// Which moment of the game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many choices had been made.
    pub shown: usize,
    /// How many have been made.
    pub last: usize,
    /// An earlier moment, or a finished game: nothing can be chosen.
    pub replay: bool,
}

/// The promise about the seed: its hash from the start, itself at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// The SHA-256 published at the start.
    pub hash: String,
    /// What was promised, once the game is over.
    pub kept: Option<Chance>,
}

/// Why a bot has placed an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    /// So many choices had been made then.
    pub moment: usize,
    /// Whose order it is.
    pub seat: Seat,
    /// The order.
    pub order: Order,
    /// Where it lies.
    pub planet: Planet,
    /// What was expected of it.
    pub purpose: Purpose,
}

/// How the players stood at the end of a round, by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The round.
    pub round: u16,
    /// The players' figures, by seat.
    pub seats: Vec<Figures>,
}

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Conquest points.
    pub points: u16,
    /// The price of all units on the board, in resources.
    pub army: u16,
    /// Workers and the resources of cards and sheet.
    pub economy: u16,
    /// Areas controlled.
    pub areas: u16,
    /// The chance of winning in hundredths, where it is known.
    pub chance: u16,
}
