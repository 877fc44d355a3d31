//! What there is to learn from: the files of `learn/`, with their positions.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Value, json};
use ui::learn::{Kind, Lesson, Script};

/// The guided game first, then lessons, then puzzles; last what is new in the expansion.
pub(crate) fn lessons() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let guided: Lesson = read(include_str!("../learn/guided.toml"));
        let lessons: Lessons = read(include_str!("../learn/lessons.toml"));
        let puzzles: Lessons = read(include_str!("../learn/puzzles.toml"));
        let mut all = vec![begun(guided, Kind::Guided, &[])];
        let expansion: Lesson = read(include_str!("../learn/brood-war.toml"));
        let rest = [(lessons, Kind::Lesson), (puzzles, Kind::Puzzle)];
        for (Lessons { quiet, lesson }, kind) in rest {
            all.extend(lesson.into_iter().map(|lesson| begun(lesson, kind, &quiet)));
        }
        all.push(begun(expansion, Kind::Guided, &[]));
        all
    });
    &ALL
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lessons {
    quiet: Vec<String>,
    #[serde(alias = "puzzle")]
    lesson: Vec<Lesson>,
}

fn read<T: for<'a> Deserialize<'a>>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|error| panic!("a file of learn/ does not fit: {error}"))
}

/// A lesson with its position, and the setup that belongs to it.
fn begun(mut lesson: Lesson, kind: Kind, quiet: &[String]) -> Lesson {
    let text = POSITIONS.iter().find(|(name, _)| *name == lesson.start);
    let (_, text) = text.unwrap_or_else(|| panic!("there is no position {}", lesson.start));
    let position: Value = serde_json::from_str(text)
        .unwrap_or_else(|error| panic!("the position {} does not fit: {error}", lesson.start));
    let players = position["players"].as_array().map_or(&[][..], Vec::as_slice);
    let factions: Vec<&Value> = players.iter().map(|player| &player["faction"]).collect();
    let expansion = position["rules"]["expansion"].as_str().unwrap_or("none");
    let options = json!({"expansion": expansion});
    lesson.setup = json!({"players": players.len(), "factions": factions, "options": options});
    let rules = position["rules"]["version"].as_u64().and_then(|rules| u32::try_from(rules).ok());
    lesson.rules = rules.unwrap_or(1);
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

macro_rules! positions {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../learn/positions/", $name, ".json")))),*]
    };
}

const POSITIONS: &[(&str, &str)] = positions![
    "brood-war" "guided" "lesson-battle" "lesson-build" "lesson-clock" "lesson-mining" "lesson-obstruction"
    "lesson-research" "lesson-stack" "lesson-transport" "puzzle-clock-race" "puzzle-flyer"
    "puzzle-four-stars" "puzzle-lift-off" "puzzle-six-mines" "puzzle-third-base"
    "puzzle-three-stars" "puzzle-too-late" "puzzle-two-orders" "puzzle-two-pairs"
    "puzzle-two-planets" "puzzle-two-points"
];
