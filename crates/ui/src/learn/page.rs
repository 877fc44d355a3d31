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
