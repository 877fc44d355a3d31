//! What every show of something that was decided in one go has (`stage.js`): its buttons, when its steps come, and how it
//! ended, told beside the place where it happened.

use kernel::Message;
use maud::{Markup, html};
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;

/// How something ended, and what that means.
#[derive(Debug)]
pub struct Outcome {
    /// The step of the show at which it is told.
    pub step: usize,
    /// What it was about.
    pub about: Message,
    /// Who has won, and why or how.
    pub verdict: Message,
    /// More about that.
    pub sum: Markup,
    /// The viewer has won.
    pub won: bool,
    /// What it means.
    pub means: Vec<Meaning>,
    /// How it came about, part by part.
    pub tale: Markup,
    /// Who stays, and who goes where.
    pub follows: Vec<Markup>,
}

/// What an outcome means in one respect.
#[derive(Debug)]
pub struct Meaning {
    /// A picture of what it is about.
    pub picture: Markup,
    /// What it is about.
    pub about: Message,
    /// What it is now, and whose.
    pub now: Markup,
}

/// The foot of a show: the way on, and above it the outcome, once there is one.
pub fn foot<S: Show>(scene: &Scene<'_, S>, outcome: Option<&Outcome>) -> Markup {
    html! {
        section.band .won[outcome.is_some_and(|it| it.won)] aria-label=(say!(scene, "shown-outcome")) {
            @if let Some(it) = outcome {
                div.upshot tabindex="0" data-step=(it.step) {
                    header.outcome {
                        p.label { (scene.say(&it.about)) }
                        h2 { (scene.said(&it.verdict)) }
                        div.sum { (it.sum) }
                    }
                    dl.means {
                        @for it in &it.means {
                            div { dt { (it.picture) (scene.say(&it.about)) } dd { (it.now) } }
                        }
                    }
                    (it.tale)
                    @if !it.follows.is_empty() { ul.follows { @for line in &it.follows { li { (line) } } } }
                }
            }
            (go_on(scene))
        }
    }
}

/// The steps that lie behind, and the outcome.
pub fn steps<S: Show>(scene: &Scene<'_, S>, outcome: &Outcome, done: &[Message]) -> Markup {
    html! {
        ol.past-steps data-step=(outcome.step) {
            @for step in done { li.done title=(scene.say(step)) { span.dot { (glyph("i-check")) } span.step { (scene.say(step)) } } }
            li.now aria-current="step" { span.dot { (done.len() + 1) } span.step { (say!(scene, "shown-outcome")) } }
        }
    }
}

/// Closes it.
pub fn skip<S: Show>(scene: &Scene<'_, S>) -> Markup {
    html! {
        button.btn.ghost.show-skip type="button" popovertarget="shown" popovertargetaction="hide" { (say!(scene, "shown-skip")) kbd.key { "Esc" } }
    }
}

/// The way on: to the next scene, and away at the end.
pub fn go_on<S: Show>(scene: &Scene<'_, S>) -> Markup {
    html! {
        div.result-cell.on {
            button.btn.show-go type="button" popovertarget="shown" popovertargetaction="hide" {
                span.playing { (say!(scene, "shown-next")) } span.ended { (say!(scene, "shown-continue")) } kbd.key { "↵" }
            }
            button.btn.ghost.small.show-again type="button" { (glyph("i-undo")) (say!(scene, "shown-again")) }
            button.btn.ghost.small.show-onward type="button" { (say!(scene, "shown-onward")) }
        }
    }
}

/// The fragment `battle-again`: a button at the log that opens the show once more, if it has come to its end.
pub fn again(words: Option<String>) -> Fragment {
    let html = html! {
        p #battle-again hidden[words.is_none()] {
            @if let Some(words) = words {
                button.btn.small.ghost type="button" popovertarget="shown" { (words) }
            }
        }
    };
    part("battle-again", "right", html)
}

/// How long the steps of each scene last, as the script reads it.
pub fn written(scenes: &[Vec<u32>]) -> String {
    let scene =
        |lasts: &Vec<u32>| lasts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    scenes.iter().map(scene).collect::<Vec<_>>().join(";")
}
