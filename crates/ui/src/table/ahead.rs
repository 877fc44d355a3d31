//! What whoever looks answers before they are asked: nobody else is shown any of it.

use kernel::{Arg, Message};
use maud::{Markup, html};
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Ahead, Scene};
use crate::show::Show;

/// How long an answer holds, as it is sent, and in words.
const UNTIL: [(&str, Message); 3] = [
    ("ask", Message::new("ahead-ask")),
    ("round", Message::new("ahead-round")),
    ("game", Message::new("ahead-game")),
];

/// A form that wants something answered in advance, or no longer.
fn form<S: Show>(scene: &Scene<'_, S>, ahead: &Ahead<S::Thing>, inner: &Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (scene.table) "/ahead" } {
            input type="hidden" name="seat" value=(ahead.seat.index());
            input type="hidden" name="turns" value=(ahead.turns);
            (inner)
        }
    }
}

/// The fragment `ahead`: what is planned, and what could not be done, over the board.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let ahead = scene.ahead.filter(|it| !it.plan.is_empty() || !it.lost.is_empty());
    let html = match ahead {
        None => html! { section id="ahead" hidden {} },
        Some(ahead) => html! {
            section id="ahead" data-turns=(ahead.turns) aria-label=(say!(scene, "ahead-title")) {
                @if !ahead.plan.is_empty() {
                    p.label { (say!(scene, "ahead-plan")) }
                    (form(scene, ahead, &html! {
                        @for (at, planned) in ahead.plan.iter().enumerate() {
                            @let words = scene.called(&planned.label);
                            button.btn.small name="wish" value={ "drop " (at) } title=(say!(scene, "ahead-drop")) {
                                (words) " " (glyph("i-x")) span.vh { (say!(scene, "ahead-drop")) }
                            }
                        }
                    }))
                }
                @if !ahead.lost.is_empty() {
                    p role="status" {
                        (say!(scene, "ahead-lost")) " "
                        @for lost in &ahead.lost { s { (scene.say(lost)) } " " }
                    }
                    (form(scene, ahead, &html! { button.btn.small name="wish" value="read" { (say!(scene, "ahead-read")) } }))
                }
            }
        },
    };
    part("ahead", "middle", html)
}

/// The sorts of question that can be answered in advance, for the menu of the table.
pub(super) fn menu<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let Some(ahead) = scene.ahead else { return html! {} };
    let given = ahead.sorts.iter().filter(|(.., until)| *until != UNTIL[0].0).count();
    let given = given + ahead.guards.len();
    html! {
        details name="voices" data-turns=(ahead.turns) {
            summary {
                (say!(scene, "ahead-title"))
                @if given > 0 { " " span.muted { (say!(scene, "ahead-given", count = given)) } }
            }
            p.muted { (say!(scene, "ahead-help")) }
            @for (sort, words, chosen) in &ahead.sorts {
                (form(scene, ahead, &html! {
                    fieldset.ahead {
                        legend { (scene.say(words)) }
                        @for (until, name) in &UNTIL {
                            button.btn.small name="wish" value={ (until) " " (sort) } aria-pressed=(until == chosen) { (scene.say(name)) }
                        }
                    }
                }))
            }
            (guards(scene, ahead))
        }
    }
}

/// What is played first where one is attacked: what was decided, and something more.
fn guards<S: Show>(scene: &Scene<'_, S>, ahead: &Ahead<S::Thing>) -> Markup {
    html! {
        @if !ahead.guards.is_empty() {
            (form(scene, ahead, &html! {
                @for (place, there, first) in &ahead.guards {
                    @let words = say!(scene, "ahead-guarded", place = there.clone(), first = first.clone());
                    button.btn.small name="wish" value={ "unguard " (place) } title=(say!(scene, "ahead-drop")) {
                        (words) " " (glyph("i-x")) span.vh { (say!(scene, "ahead-drop")) }
                    }
                }
            }))
        }
        @if !ahead.places.is_empty() && !ahead.firsts.is_empty() {
            (form(scene, ahead, &html! {
                fieldset.ahead {
                    legend { (say!(scene, "ahead-attacked")) }
                    (among(scene, "place", &say!(scene, "ahead-attacked-where"), &ahead.places))
                    (among(scene, "first", &say!(scene, "ahead-attacked-first"), &ahead.firsts))
                    button.btn.small name="wish" value="guard" { (say!(scene, "ahead-attacked-do")) }
                }
            }))
        }
    }
}

/// One of several things.
fn among<S: Show>(scene: &Scene<'_, S>, name: &str, label: &str, all: &[(String, Arg)]) -> Markup {
    html! {
        label { (label) " "
            select name=(name) {
                @for (value, words) in all { option value=(value) { (scene.called(words)) } }
            }
        }
    }
}

/// The question to plan for, in words.
pub(super) fn question<S: Show>(scene: &Scene<'_, S>, asked: &str) -> String {
    match scene.plans() {
        true => say!(scene, "ahead-question", question = asked),
        false => asked.to_owned(),
    }
}
