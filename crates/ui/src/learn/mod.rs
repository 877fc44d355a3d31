//! Learning at a table: a guided game, lessons and puzzles.
//!
//! A [`Lesson`] is a position with either a script, choice by choice ([`Script`]), or a [`Goal`]. What is
//! said stands in the files of the languages, as the names of things of the kind `lesson`. Everything here
//! is a function of the choices made so far, so it is the same after a reload, an undo or a restart.
//!
//! * `script`: the guided game. `condition`: what holds in a state. `line`: lines of a goal.
//! * `load`: reading the files of a game.
//! * `draw`: the coach's note and the goal at a table. `task`: what is said about a goal. `page`: the list of everything there is.

mod condition;
mod draw;
mod line;
mod load;
mod page;
mod script;
mod task;

use kernel::{Name, Seat};
use serde::Deserialize;
use serde_json::Value;

pub use condition::{Conditions, holds};
pub use draw::{coach, goal};
pub use line::{LineStep, Lines};
pub use load::Course;
pub(crate) use page::offered;
pub use page::{Learn, learn_page, puzzle_of_the_day};
pub use script::{Beat, BeatChoice, Place, Script};

/// Who learns.
pub const PUPIL: Seat = Seat(0);
/// Whom the script plays.
pub const RIVAL: Seat = Seat(1);

/// Something to learn at a table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses and files.
    pub id: String,
    /// What sort of thing it is.
    #[serde(skip)]
    pub kind: LessonKind,
    /// The name of the position.
    #[serde(rename = "position")]
    pub start: String,
    /// The position: a saved state.
    #[serde(skip)]
    pub position: Value,
    /// The setup that the position belongs to.
    #[serde(skip)]
    pub setup: Value,
    /// The version of the rules that the position is of.
    #[serde(skip)]
    pub rules: u32,
    /// The numbers of the rules it teaches, which offer it.
    #[serde(default)]
    pub teaches: Vec<String>,
    /// How hard a puzzle is.
    #[serde(default)]
    pub level: u8,
    /// How long it takes.
    #[serde(default = "one")]
    pub minutes: usize,
    /// The chapters of a guided game.
    #[serde(default)]
    pub chapters: Vec<String>,
    /// What is said.
    #[serde(default, rename = "note")]
    pub notes: Vec<CoachNote>,
    /// What is to be reached; none for a guided game.
    pub goal: Option<Goal>,
    /// The notes of a guided game, choice by choice.
    #[serde(skip)]
    pub script: Script,
}

/// What sort of thing there is to learn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LessonKind {
    /// A whole game with a coach.
    #[default]
    Guided,
    /// One idea.
    Lesson,
    /// Something to find out.
    Puzzle,
}

/// What the coach says at one time.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoachNote {
    /// Its name within the lesson.
    pub id: String,
    /// The chapter it belongs to.
    #[serde(default)]
    pub chapter: String,
    /// Ids of elements: the first that can be seen is what the note stands beside.
    pub anchor: String,
    /// What is lit as well, each like [`CoachNote::anchor`].
    #[serde(default)]
    pub also: Vec<String>,
    /// Choices with an answer of their own.
    #[serde(default)]
    pub others: Vec<String>,
    /// What the pupil does, step by step.
    #[serde(default, rename = "step")]
    pub steps: Vec<Step>,
    /// Of a note to look at: what the rival plays once the pupil goes on.
    #[serde(default)]
    pub rival: Vec<String>,
    /// What is true when the note opens.
    #[serde(default)]
    pub expects: Conditions,
    /// Of the last note: what is true when the round is over.
    #[serde(default)]
    pub reaches: Conditions,
    /// In a lesson: what it says of the board. It is said only while that is so.
    #[serde(default)]
    pub when: Conditions,
    /// In a lesson: what it asks for, any of it. It is said only while that can be chosen.
    #[serde(default)]
    pub asks: Vec<String>,
}

/// Something the pupil does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is accepted, any of it.
    #[serde(rename = "do")]
    pub accepted: Vec<String>,
    /// What is accepted at the question that follows it.
    #[serde(default)]
    pub pair: Vec<String>,
    /// How often both are asked.
    #[serde(default = "one")]
    pub times: usize,
    /// Whether what the step before chose is not accepted again.
    #[serde(default)]
    pub not_again: bool,
    /// What is played for the pupil then, each time.
    #[serde(default)]
    pub then: Vec<String>,
    /// What the rival plays after the last time; `page CHOICE` within it is played for the pupil.
    #[serde(default)]
    pub rival: Vec<String>,
    /// What is true after the battle, whatever cards the rival has.
    #[serde(default)]
    pub claim: Conditions,
}

/// What is to be reached.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// What must be true.
    pub holds: Conditions,
    /// When that is looked at; without it, all the time until the round ends.
    #[serde(default)]
    pub until: Conditions,
    /// Whether the rival holds all cards and answers with the worst for the pupil.
    #[serde(default)]
    pub any: bool,
    /// What is chosen where nothing is at stake: the first that is legal.
    #[serde(skip)]
    pub quiet: Vec<String>,
    /// Lines that reach it.
    pub solutions: Lines,
    /// Lines that do not, each with a sentence of its own.
    pub naive: Lines,
}

/// How it stands with a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is decided.
    Open,
    /// It is reached.
    Reached,
    /// It is not; by which of the naive lines, if by one.
    Missed(Option<usize>),
}

/// What a table says about its lesson at one moment.
#[derive(Clone, Debug)]
pub struct Coaching<'a> {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Where a guided game is.
    pub place: Place,
    /// How it stands with the goal.
    pub verdict: Verdict,
    /// In a lesson: the note that is true now.
    pub note: Option<usize>,
    /// Where there is a goal: the choice that leads on, on a way that is known to reach it.
    pub next: Option<String>,
    /// Where there is a goal: whether the choices have left every such way.
    pub strayed: bool,
    /// What was said to a choice that was not played, as the rest of a name.
    pub heard: Option<&'a str>,
}

impl Lesson {
    /// Words of the lesson.
    pub fn name(&self, part: &str) -> Name {
        let gap = if part.is_empty() { "" } else { "-" };
        Name::new("lesson", format!("{}{gap}{part}", self.id))
    }
}

impl Lesson {
    /// The words of its goal and of the way to it that are known: among them the names of the places it is about.
    pub fn words(&self) -> Vec<&str> {
        let Some(goal) = &self.goal else { return Vec::new() };
        let own = goal.solutions.0.iter().flatten().filter(|entry| !entry.starts_with("rival "));
        let texts = goal.holds.keys().chain(own);
        texts.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_')).collect()
    }
}

/// Whether a choice fits a pattern, in which `*` stands for anything.
pub fn fits(choice: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        Some((begin, end)) => choice.strip_prefix(begin).is_some_and(|rest| rest.ends_with(end)),
        None => choice == pattern,
    }
}

fn one() -> usize {
    1
}
