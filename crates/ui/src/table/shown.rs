//! What every show of something that was decided in one go has (`stage.js`): its buttons, and when its steps come.

use maud::{Markup, html};
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;

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
