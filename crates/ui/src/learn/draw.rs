//! The coach at a table: the note beside what it speaks of, and the goal over the log. What is said about a goal is in `task`.

use kernel::{Message, message};
use maud::{Markup, html};
use tongue::say;

use super::task::task;
use super::{CoachNote, Coaching, Lesson, LessonKind, Place, Verdict};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;
use crate::table::part;

/// The fragment `coach`: what is said now, and what can be asked of the coach.
pub fn coach<S: Show>(scene: &Scene<'_, S>, told: &Coaching<'_>) -> Fragment {
    let lesson = told.lesson;
    let html = match &told.place {
        Place::At(beat) => {
            let note = &lesson.notes[beat.note];
            let looks = note.steps.is_empty();
            let (now, own) =
                (if beat.waits() { beat.step } else { note.steps.len() }, beat.is_own());
            let tells = (0..note.steps.len().max(1)).map(|step| Tell {
                words: said(scene, lesson, &format!("{}-tell-{}", note.id, step + 1)),
                times: note.steps.get(step).map_or(1, |it| it.times),
                time: if step == now { beat.time } else { 0 },
                done: step < now,
                now: step == now && beat.waits(),
            });
            let tells: Vec<Tell> = tells.collect();
            let happened = (0..=beat.step)
                .rev()
                .find_map(|step| known(scene, lesson, &format!("{}-said-{}", note.id, step + 1)));
            let count = message!("learn-note-of", note = beat.note + 1, count = lesson.notes.len());
            let body = html! {
                @if let Some(happened) = happened { p.happened { (happened) } }
                p #coach-text { (starred(&said(scene, lesson, &format!("{}-text", note.id)))) }
                (tell_list(scene, &tells))
                (heard(scene, told))
            };
            let asks = html! {
                @if looks { (ask(scene, "on", Message::new("learn-go-on"), true)) }
                @if own { (ask(scene, "show", Message::new("learn-show-me"), false)) }
                span.gap {}
                @if beat.note > 0 || beat.step > 0 { (ask(scene, "back", Message::new("learn-back"), false)) }
                @if !looks { (ask(scene, "skip", Message::new("learn-skip"), false)) }
                (ask(scene, "leave", Message::new("learn-leave"), false))
            };
            let accepted = if beat.waits() { beat.accepted() } else { &[] };
            let title = said(scene, lesson, &note.id);
            section(scene, told, (&title, Some(count)), Some(note), accepted, &body, &asks)
        }
        Place::End => {
            let note = lesson.notes.last();
            let named = |part: &str| {
                note.map_or_else(String::new, |note| {
                    said(scene, lesson, &format!("{}{part}", note.id))
                })
            };
            let body = html! {
                p #coach-text { (starred(&named("-text"))) }
                p.tell { (named("-tell-1")) }
            };
            let asks = html! {
                (ask(scene, "leave", Message::new("learn-alone"), true))
                span.gap {}
                (ask(scene, "back", Message::new("learn-back"), false))
            };
            let count = lesson.notes.len();
            let count = message!("learn-note-of", note = count, count = count);
            section(scene, told, (&named(""), Some(count)), note, &[], &body, &asks)
        }
        Place::Quiet => task(scene, told),
    };
    part("coach", "body", html)
}

/// The note itself. It stands beside its anchor; the script finds the place.
pub(super) fn section<S: Show>(
    scene: &Scene<'_, S>,
    told: &Coaching<'_>,
    (title, count): (&str, Option<Message>),
    note: Option<&CoachNote>,
    accepted: &[String],
    body: &Markup,
    asks: &Markup,
) -> Markup {
    let also = note.map(|note| note.also.join("|"));
    let state = match told.verdict {
        Verdict::Open => "",
        Verdict::Reached => "reached",
        Verdict::Missed(_) => "missed",
    };
    html! {
        section #coach .{ "coach " (state) } role="dialog" aria-labelledby="coach-title" aria-describedby="coach-text"
            tabindex="-1" data-anchor=[note.map(|note| note.anchor.as_str())] data-also=[also]
            data-accepted=(accepted.join("|"))
        {
            div.top {
                (glyph("i-log")) b { (say!(scene, "learn-coach")) }
                @if let Some(count) = count { span.count { (scene.say(&count)) } }
                button.fold type="button" aria-expanded="true" aria-label=(say!(scene, "learn-fold")) { (glyph("i-down")) }
            }
            div.says aria-live="polite" {
                h2 #coach-title { (title) }
                (body)
            }
            div.asks { (asks) }
        }
    }
}

/// A step as the note tells it.
struct Tell {
    words: String,
    times: usize,
    time: usize,
    done: bool,
    now: bool,
}

fn tell_list<S: Show>(scene: &Scene<'_, S>, tells: &[Tell]) -> Markup {
    html! {
        ol.tells {
            @for (number, tell) in (1..).zip(tells) {
                li.done[tell.done] .now[tell.now] aria-current=[tell.now.then_some("step")] {
                    span.n aria-hidden="true" { @if tell.done { (glyph("i-check")) } @else { (number) } }
                    @if tell.done { span.vh { (say!(scene, "learn-step-done")) } }
                    span { (tell.words) }
                    @if tell.times > 1 && tell.now {
                        span.times { (say!(scene, "learn-times", done = tell.time, times = tell.times)) }
                    }
                }
            }
        }
    }
}

/// What was said to a choice that was not played. The script says it here, too.
pub(super) fn heard<S: Show>(scene: &Scene<'_, S>, told: &Coaching<'_>) -> Markup {
    let words = told.heard.map(|heard| kernel::Name::new("lesson", heard.to_owned()));
    let words = words.filter(|name| scene.tongue.knows(name));
    html! {
        p #heard.heard role="status" {
            @if let Some(name) = words { (scene.tongue.name(&name)) }
        }
    }
}

/// A button that asks something of the coach.
pub(super) fn ask<S: Show>(
    scene: &Scene<'_, S>,
    what: &str,
    words: Message,
    primary: bool,
) -> Markup {
    html! {
        form.lead method="post" action={ "/t/" (scene.table) "/coach" } {
            input type="hidden" name="lead" value=(what);
            button.primary[primary] data-lead=(what) { (scene.say(&words)) }
        }
    }
}

/// The fragment `goal`: what is to be reached, and how far it is.
pub fn goal<S: Show>(scene: &Scene<'_, S>, told: &Coaching<'_>) -> Fragment {
    let lesson = told.lesson;
    let label = match lesson.kind {
        LessonKind::Guided => message!("learn-guided"),
        LessonKind::Lesson => message!("learn-lesson"),
        LessonKind::Puzzle => message!("learn-puzzle", level = usize::from(lesson.level)),
    };
    let html = html! {
        section #goal.lesson-goal aria-labelledby="goal-title" {
            p.label { (scene.say(&label)) }
            h2 #goal-title { (said(scene, lesson, "")) }
            @match lesson.goal {
                Some(_) => {
                    p { (said(scene, lesson, "task")) }
                    @if told.verdict == Verdict::Reached { p.mark { (glyph("i-check")) (say!(scene, "learn-reached")) } }
                }
                None => (progress(scene, told)),
            }
        }
    };
    part("goal", "lesson", html)
}

/// The chapters of a guided game, and how far it is.
fn progress<S: Show>(scene: &Scene<'_, S>, told: &Coaching<'_>) -> Markup {
    let (notes, here) = (
        &told.lesson.notes,
        match &told.place {
            Place::At(beat) => beat.note,
            Place::Quiet | Place::End => told.lesson.notes.len().saturating_sub(1),
        },
    );
    let minutes = (told.lesson.minutes * (notes.len() - here)).div_ceil(notes.len().max(1));
    let chapter = |name: &str| notes.iter().filter(|note| note.chapter == name).count();
    let now = notes.get(here).map_or("", |note| note.chapter.as_str());
    html! {
        p.dots role="img" aria-label=(say!(scene, "learn-note-of", note = here + 1, count = notes.len())) {
            @for at in 0..notes.len() { i.past[at < here] .now[at == here] {} }
        }
        ol.chapters {
            @for name in &told.lesson.chapters {
                @let done = notes.iter().rposition(|note| note.chapter == *name).is_some_and(|last| last < here);
                li.done[done] .now[name == now] aria-current=[(name == now).then_some("step")] {
                    span { (said(scene, told.lesson, &format!("chapter-{name}"))) }
                    span.muted { (say!(scene, "learn-notes", count = chapter(name))) }
                }
            }
        }
        p.left { (glyph("i-clock")) (say!(scene, "learn-minutes-left", minutes = minutes)) }
    }
}

/// Words of a lesson.
pub(super) fn said<S: Show>(scene: &Scene<'_, S>, lesson: &Lesson, part: &str) -> String {
    scene.tongue.name(&lesson.name(part)).into_owned()
}

/// Words of a lesson, if there are such.
pub(super) fn known<S: Show>(scene: &Scene<'_, S>, lesson: &Lesson, part: &str) -> Option<String> {
    let name = lesson.name(part);
    scene.tongue.knows(&name).then(|| scene.tongue.name(&name).into_owned())
}

/// A text in which the words between stars are met for the first time.
pub(super) fn starred(text: &str) -> Markup {
    html! {
        @for (at, words) in text.split('*').enumerate() {
            @if at % 2 == 1 { b { (words) } } @else { (words) }
        }
    }
}
