//! The list of everything there is to learn from.

use kernel::Message;
use maud::{Markup, html};
use tongue::{Tongue, say};

use super::{Lesson, LessonKind};
use crate::kind::GameKind;
use crate::page::glyph;
use crate::start::{Site, which};

/// The page `/learn`.
#[derive(Debug)]
pub struct Learn<'a> {
    /// The language of the viewer.
    pub tongue: &'a Tongue,
    /// The games there are.
    pub games: &'a [&'a GameKind],
    /// The game it is about.
    pub game: &'a GameKind,
    /// The ids of what the viewer has learned.
    pub learned: &'a [String],
    /// The ids of what the viewer has begun, each with its table.
    pub begun: &'a [(String, String)],
    /// Days since 1970, for the puzzle of the day.
    pub day: i64,
}

/// The days from one puzzle to the next in the list are so many, so that easy ones and hard ones take turns.
const STRIDE: i64 = 7;

/// The puzzle of a day: the same for everybody, and every one in its turn.
pub fn puzzle_of_the_day(lessons: &[Lesson], day: i64) -> Option<&Lesson> {
    let puzzles = || lessons.iter().filter(|lesson| lesson.kind == LessonKind::Puzzle);
    let at = day.wrapping_mul(STRIDE).checked_rem_euclid(puzzles().count() as i64)?;
    puzzles().nth(at as usize)
}

/// The page.
pub fn learn_page(learn: &Learn<'_>) -> Markup {
    let Learn { tongue, game, .. } = *learn;
    let of = |kind: LessonKind| game.lessons.iter().filter(move |lesson| lesson.kind == kind);
    let title = say!(tongue, "learn-title");
    let main = html! {
        (which(learn.games, game, "/learn", tongue))
        h1 { (title) }
        p.intro { (say!(tongue, "learn-intro")) }
        @for (at, lesson) in of(LessonKind::Guided).enumerate() { (guided(learn, lesson, at == 0)) }
        @if let Some(puzzle) = puzzle_of_the_day(game.lessons, learn.day) { (today(learn, puzzle)) }
        (list(learn, "lessons", &Message::new("learn-lessons"), of(LessonKind::Lesson)))
        (list(learn, "puzzles", &Message::new("learn-puzzles"), of(LessonKind::Puzzle)))
        @if game.lessons.is_empty() { p { (say!(tongue, "learn-nothing")) } }
    };
    Site {
        tongue,
        title: &title,
        here: "/learn",
        kind: "learn",
        game: game.id,
        assets: game.assets,
    }
    .page(&main)
}

/// A guided game: the first is for newcomers.
fn guided(learn: &Learn<'_>, lesson: &Lesson, primary: bool) -> Markup {
    let tongue = learn.tongue;
    let words = |part: &str| tongue.name(&lesson.name(part)).into_owned();
    html! {
        section.guided aria-labelledby=(lesson.id) {
            div {
                h2 id=(lesson.id) { (words("")) (mark(learn, lesson)) }
                p { (words("idea")) }
                p.muted { (say!(tongue, "learn-length", minutes = lesson.minutes, count = lesson.notes.len())) }
                (begin(learn, lesson, primary))
            }
            ol.chapters { @for chapter in &lesson.chapters { li { (words(&format!("chapter-{chapter}"))) } } }
        }
    }
}

/// The puzzle of the day.
fn today(learn: &Learn<'_>, puzzle: &Lesson) -> Markup {
    let tongue = learn.tongue;
    html! {
        section.today aria-labelledby="today" {
            div {
                p.label { (say!(tongue, "learn-today")) " · " (say!(tongue, "learn-level", level = usize::from(puzzle.level))) }
                h2 #today { (tongue.name(&puzzle.name(""))) (mark(learn, puzzle)) }
                p { (tongue.name(&puzzle.name("task"))) }
                (begin(learn, puzzle, false))
            }
            (sketch(learn, puzzle))
        }
    }
}

/// What a lesson begins from. Its words are beside it.
fn sketch(learn: &Learn<'_>, lesson: &Lesson) -> Markup {
    html! {
        img.sketch src={ "/learn/" (learn.game.id) "/" (lesson.id) "/picture.svg" } alt="" loading="lazy";
    }
}

fn list<'a>(
    learn: &Learn<'_>,
    id: &str,
    title: &Message,
    lessons: impl Iterator<Item = &'a Lesson>,
) -> Markup {
    let tongue = learn.tongue;
    let lessons: Vec<&Lesson> = lessons.collect();
    html! {
        @if !lessons.is_empty() {
            section aria-labelledby=(id) {
                h2 id=(id) { (tongue.say(title)) }
                ul.lessons {
                    @for lesson in lessons {
                        li.known[learn.learned.contains(&lesson.id)] {
                            (sketch(learn, lesson))
                            h3 { (tongue.name(&lesson.name(""))) (mark(learn, lesson)) }
                            @if lesson.level > 0 {
                                p.label { (say!(tongue, "learn-level", level = usize::from(lesson.level))) }
                            }
                            p { (tongue.name(&lesson.name(if lesson.level > 0 { "task" } else { "idea" }))) }
                            (begin(learn, lesson, false))
                        }
                    }
                }
            }
        }
    }
}

/// Opens a table of its own, or the one where it was begun.
fn begin(learn: &Learn<'_>, lesson: &Lesson, primary: bool) -> Markup {
    let tongue = learn.tongue;
    let known = learn.learned.contains(&lesson.id);
    // A guided game is played to its end alone, once it has been learned.
    let open = !known || lesson.kind == LessonKind::Guided;
    let begun = learn.begun.iter().find(|(id, _)| *id == lesson.id && open);
    html! { div.ways {
        @if let Some((_, table)) = begun {
            a.btn.primary href={ "/t/" (table) } { (glyph("i-play")) (say!(tongue, "learn-resume")) span.vh { (tongue.name(&lesson.name(""))) } }
        }
        form method="post" action={ "/learn/" (learn.game.id) "/" (lesson.id) } {
            button.btn.primary[primary && begun.is_none()] {
                (glyph("i-play"))
                @if known || begun.is_some() { (say!(tongue, "learn-once-more")) } @else { (say!(tongue, "learn-begin")) }
                span.vh { (tongue.name(&lesson.name(""))) }
            }
        }
    } }
}

/// The lessons that teach a rule, beside it.
pub(crate) fn offered(game: &GameKind, rule: &str, tongue: &Tongue) -> Markup {
    let teaches = |lesson: &&Lesson| lesson.teaches.iter().any(|id| id == rule);
    html! {
        @for lesson in game.lessons.iter().filter(teaches) {
            form.offer method="post" action={ "/learn/" (game.id) "/" (lesson.id) } {
                button.btn { (glyph("i-play")) (say!(tongue, "learn-offered", lesson = lesson.name(""))) }
            }
        }
    }
}

/// The mark of what has been learned.
fn mark(learn: &Learn<'_>, lesson: &Lesson) -> Markup {
    html! {
        @if learn.learned.contains(&lesson.id) {
            " " span.mark { (glyph("i-check")) (say!(learn.tongue, "learn-known")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_is_that_of_some_day_and_none_comes_twice_before_all_have_been() {
        let lesson = |id: usize, kind: &str| {
            let json = serde_json::json!({"id": format!("{kind}-{id}"), "position": "p"});
            let lesson: Lesson = serde_json::from_value(json).expect("a lesson");
            let kind = if kind == "puzzle" { LessonKind::Puzzle } else { LessonKind::Lesson };
            Lesson { kind, ..lesson }
        };
        for count in [1, 8, 12] {
            let all: Vec<Lesson> =
                (0..count).flat_map(|n| [lesson(n, "lesson"), lesson(n, "puzzle")]).collect();
            for first in [-3, 0, 20_410] {
                let days = first..first + count as i64;
                let mut ids: Vec<&str> = days
                    .filter_map(|day| puzzle_of_the_day(&all, day))
                    .map(|it| it.id.as_str())
                    .collect();
                ids.sort_unstable();
                ids.dedup();
                assert!(
                    ids.len() == count && ids.iter().all(|id| id.starts_with("puzzle")),
                    "{ids:?}"
                );
            }
        }
        assert!(puzzle_of_the_day(&[], 7).is_none());
    }
}
