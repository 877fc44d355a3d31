//! What there is to learn from: the files of `learn/`, with their positions.

use std::sync::LazyLock;

use serde_json::json;
use ui::learn::{Course, Lesson};
use ui::positions;

/// The guided game first, then lessons, then puzzles; last what is new in the expansion.
pub(crate) fn lessons() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| COURSE.read());
    &ALL
}

const COURSE: Course<'_> = Course {
    guided: &[include_str!("../learn/guided.toml"), include_str!("../learn/brood-war.toml")],
    lessons: include_str!("../learn/lessons.toml"),
    puzzles: include_str!("../learn/puzzles.toml"),
    positions: positions![
        "brood-war" "guided" "lesson-battle" "lesson-build" "lesson-clock" "lesson-mining" "lesson-obstruction"
        "lesson-research" "lesson-stack" "lesson-transport" "puzzle-clock-race" "puzzle-flyer"
        "puzzle-four-stars" "puzzle-lift-off" "puzzle-six-mines" "puzzle-third-base"
        "puzzle-three-stars" "puzzle-too-late" "puzzle-two-orders" "puzzle-two-pairs"
        "puzzle-two-planets" "puzzle-two-points"
    ],
    options: |position| {
        let expansion = position["rules"]["expansion"].as_str().unwrap_or("none");
        json!({"expansion": expansion})
    },
};
