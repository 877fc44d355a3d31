//! Going back to an earlier choice, where everything can be taken back.

use maud::{Markup, html};
use tongue::say;

use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;

/// The form that all buttons of this file belong to; nothing where there is nothing to go back to.
pub(super) fn form<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let seat = scene.facts.you.filter(|_| !scene.terms.back_to.is_empty());
    html! {
        @if let Some(seat) = seat {
            form #undo-to hidden method="post" action={ "/t/" (scene.table) "/undo" } {
                input type="hidden" name="decision" value=(scene.decision);
                input type="hidden" name="seat" value=(seat.index());
            }
        }
    }
}

/// In the log, beside what a choice of the viewer has led to: the choice is made anew.
pub(super) fn in_log<S: Show>(scene: &Scene<'_, S>, moment: usize) -> Markup {
    let to = moment.checked_sub(1).filter(|to| scene.terms.back_to.binary_search(to).is_ok());
    let words = say!(scene, "back-choose-anew");
    html! {
        @if let Some(to) = to {
            button.back form="undo-to" name="to" value=(to) aria-label=(words) title=(words) { (glyph("i-undo")) }
        }
    }
}

/// Beside the slider, while an earlier moment is shown: on from the last choice before it.
pub(super) fn from_moment<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let shown = scene.moment.shown;
    let to = scene.terms.back_to.iter().rev().find(|&&to| to <= shown);
    html! {
        @if let Some(to) = to {
            button.btn.small form="undo-to" name="to" value=(to) title=(say!(scene, "back-here-means")) {
                (glyph("i-undo")) (say!(scene, "back-here"))
            }
        }
    }
}
