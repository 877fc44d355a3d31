//! What there is to learn from: the files of `learn/`, with their positions.

use std::sync::LazyLock;

use ui::learn::{Course, Lesson};
use ui::positions;

/// The guided game first, then lessons, then puzzles.
pub(crate) fn lessons() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| COURSE.read());
    &ALL
}

const COURSE: Course<'_> = Course {
    guided: &[include_str!("../learn/guided.toml")],
    lessons: include_str!("../learn/lessons.toml"),
    puzzles: include_str!("../learn/puzzles.toml"),
    positions: positions![
        "guided" "lesson-bridge" "lesson-cover" "lesson-deploy" "lesson-event" "lesson-hold"
        "lesson-morale" "lesson-rout" "lesson-stack" "lesson-storm" "lesson-strike" "puzzle-ambush"
        "puzzle-armour" "puzzle-far-shore" "puzzle-garrison" "puzzle-one-stays" "puzzle-rally"
        "puzzle-second-ship" "puzzle-two-jumps"
    ],
    options: |position| {
        let mut options = position["rules"].clone();
        options.as_object_mut().map(|rules| rules.remove("version"));
        options
    },
};
