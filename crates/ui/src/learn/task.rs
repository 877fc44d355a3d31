//! What is said about a goal: the note that is true now, a ladder of hints, how it ended and by which numbers.

use std::cmp::Reverse;

use kernel::{Game, Message};
use maud::{Markup, html};
use tongue::say;

use super::draw::{ask, heard, known, said, section, starred};
use super::{Coaching, Lesson, RIVAL, Verdict};
use crate::scene::{Choice, Scene};
use crate::show::Show;
use crate::table::things;

/// So many lines say by which numbers a goal was reached.
const NUMBERS: usize = 4;

/// The coach's note where there is a goal.
pub(super) fn task<S: Show>(scene: &Scene<'_, S>, told: &Coaching<'_>) -> Markup {
    let lesson = told.lesson;
    let missed = matches!(told.verdict, Verdict::Missed(_));
    let again = ask(scene, "again", Message::new("learn-again"), missed);
    let all = html! { span.gap {} a.link href={ "/learn?game=" (S::Game::ID) } { (say!(scene, "learn-all")) } };
    let note = told.note.map(|note| &lesson.notes[note]);
    let (title, body, asks) = match told.verdict {
        Verdict::Open => {
            let (title, text) = match note {
                Some(note) => (
                    said(scene, lesson, &note.id),
                    said(scene, lesson, &format!("{}-text", note.id)),
                ),
                None => (said(scene, lesson, ""), said(scene, lesson, "task")),
            };
            let body = html! { p #coach-text { (starred(&text)) } (ladder(scene, told)) (heard(scene, told)) };
            (title, body, html! { (again) (all) })
        }
        Verdict::Reached => {
            let why = match known(scene, lesson, "why") {
                // What is said of the known way may not be so on another.
                Some(_) if told.strayed => say!(scene, "learn-own-way"),
                Some(why) => why,
                None => said(scene, lesson, "idea"),
            };
            let body = html! { p #coach-text { (why) } (numbers(scene)) (heard(scene, told)) };
            (say!(scene, "learn-reached"), body, html! { (next(scene, lesson)) (again) (all) })
        }
        Verdict::Missed(naive) => {
            let line = naive.map(|number| format!("naive-{}", number + 1));
            let why = line.and_then(|part| known(scene, lesson, &part));
            let why = why.unwrap_or_else(|| said(scene, lesson, "hint"));
            let body = html! { p #coach-text { (why) } (heard(scene, told)) };
            (say!(scene, "learn-missed"), body, html! { (again) (all) })
        }
    };
    let note = note.filter(|_| told.verdict == Verdict::Open);
    section(scene, told, (&title, None), note, &[], &body, &asks)
}

/// A ladder of hints, each rung within the one before: a nudge, the place, the answer.
fn ladder<S: Show>(scene: &Scene<'_, S>, told: &Coaching<'_>) -> Markup {
    let Some(ask) = &scene.ask else { return Markup::default() };
    let next = told.next.as_ref();
    let next = next.and_then(|next| ask.choices.iter().find(|choice| choice.action == *next));
    // Another question has another ladder, which is closed.
    let rung = |name: &str| format!("rung-{name}-{}", scene.decision);
    html! {
        details.hinted id=(rung("nudge")) {
            summary { (say!(scene, "learn-hint")) }
            p { (said(scene, told.lesson, "hint")) }
            @match next {
                Some(choice) => details.hinted id=(rung("place")) data-things=[things(choice)] {
                    summary { (say!(scene, "learn-hint-place")) }
                    p { (place(scene, choice)) }
                    details.hinted id=(rung("answer")) {
                        summary { (say!(scene, "learn-hint-answer")) }
                        p { (scene.said(&choice.sentence)) }
                    }
                },
                None if told.strayed => p { (say!(scene, "learn-hint-strayed")) },
                None => {}
            }
        }
    }
}

/// Where the next choice is made: the script lights it while the rung is open.
fn place<S: Show>(scene: &Scene<'_, S>, choice: &Choice<S::Thing>) -> String {
    match choice.things.is_empty() {
        true => say!(scene, "learn-hint-button"),
        false => say!(scene, "learn-hint-lit"),
    }
}

/// The numbers that won: the lines of the log that say most, in their sequence.
fn numbers<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let weighed = scene.log.iter().enumerate().filter_map(|(at, line)| {
        let note = S::note(&line.event);
        (note.weight > 0 && note.actor != Some(RIVAL))
            .then_some((Reverse(note.weight), Reverse(at)))
    });
    let mut weighed: Vec<_> = weighed.collect();
    weighed.sort_unstable();
    weighed.truncate(NUMBERS);
    weighed.sort_unstable_by_key(|(_, Reverse(at))| *at);
    let lines = weighed.iter().filter_map(|(_, Reverse(at))| S::sentence(scene, &scene.log[*at]));
    html! { ul.numbers { @for line in lines { li { (line) } } } }
}

/// The lesson after this one, in a table of its own.
fn next<S: Show>(scene: &Scene<'_, S>, lesson: &Lesson) -> Markup {
    let mut all = S::lessons().iter().skip_while(|other| other.id != lesson.id).skip(1);
    html! {
        @if let Some(next) = all.next() {
            form method="post" action={ "/learn/" (S::Game::ID) "/" (next.id) } {
                button.primary { (say!(scene, "learn-next", lesson = next.name(""))) }
            }
        }
    }
}
