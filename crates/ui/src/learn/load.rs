//! Reading what a game has to learn from: the files of its `learn/`.

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Lesson, LessonKind, Script};

/// What a game has to learn from, as files.
#[derive(Clone, Copy, Debug)]
pub struct Course<'a> {
    /// The guided games: the first is for newcomers.
    pub guided: &'a [&'a str],
    /// The lessons.
    pub lessons: &'a str,
    /// The puzzles.
    pub puzzles: &'a str,
    /// All positions, by name: see [`positions!`](crate::positions).
    pub positions: &'a [(&'a str, &'a str)],
    /// The options of the setup that a position belongs to.
    pub options: fn(&Value) -> Value,
}

/// The positions of these names, from the folder `learn/positions` beside the folder of the file that asks.
#[macro_export]
macro_rules! positions {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../learn/positions/", $name, ".json")))),*]
    };
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lessons {
    quiet: Vec<String>,
    #[serde(alias = "puzzle")]
    lesson: Vec<Lesson>,
}

impl Course<'_> {
    /// The guided game first, then lessons, then puzzles; last further guided games.
    ///
    /// # Panics
    ///
    /// If a file does not fit.
    pub fn read(&self) -> Vec<Lesson> {
        let guided = |text: &&str| self.begun(read(text), LessonKind::Guided, &[]);
        let mut all: Vec<Lesson> = self.guided.iter().take(1).map(guided).collect();
        for (text, kind) in [(self.lessons, LessonKind::Lesson), (self.puzzles, LessonKind::Puzzle)]
        {
            let Lessons { quiet, lesson } = read(text);
            all.extend(lesson.into_iter().map(|lesson| self.begun(lesson, kind, &quiet)));
        }
        all.extend(self.guided.iter().skip(1).map(guided));
        all
    }

    /// A lesson with its position, and the setup that belongs to it.
    fn begun(&self, mut lesson: Lesson, kind: LessonKind, quiet: &[String]) -> Lesson {
        let text = self.positions.iter().find(|(name, _)| *name == lesson.start);
        let (_, text) = text.unwrap_or_else(|| panic!("there is no position {}", lesson.start));
        let position: Value = serde_json::from_str(text)
            .unwrap_or_else(|error| panic!("the position {} does not fit: {error}", lesson.start));
        let players = position["players"].as_array().map_or(&[][..], Vec::as_slice);
        let factions: Vec<&Value> = players.iter().map(|player| &player["faction"]).collect();
        let options = (self.options)(&position);
        lesson.setup = json!({"players": players.len(), "factions": factions, "options": options});
        let rules = position["rules"]["version"].as_u64();
        lesson.rules = rules.and_then(|rules| u32::try_from(rules).ok()).unwrap_or(1);
        lesson.position = position;
        lesson.kind = kind;
        lesson.script = match &mut lesson.goal {
            Some(goal) => {
                goal.quiet = quiet.to_vec();
                Script::default()
            }
            None => Script::of(&lesson.notes),
        };
        lesson
    }
}

fn read<T: for<'a> Deserialize<'a>>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("a file of learn/ does not fit: {error}"))
}
