//! The curtain between players of one screen.

use kernel::message;
use maud::html;
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::strong;

/// The fragment `curtain`: covers everything until the screen is in the right hands.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let html = match scene.curtain {
        None => html! { div #curtain hidden {} },
        Some(seat) => {
            let sitter = scene.sitter(seat);
            let look = scene.look(seat);
            html! {
                div #curtain.curtain .(look.class) role="dialog" aria-modal="true" aria-labelledby="curtain-title" {
                    div {
                        span.em { (glyph(look.mark)) }
                        p #curtain-title.title { (scene.said(&message!("curtain-title", who = strong(sitter.clone())))) }
                        p.muted { (say!(scene, "curtain-turn", who = scene.player(seat))) }
                        a.btn.primary href={ "/t/" (scene.table) "?as=" (seat.index()) } { (say!(scene, "curtain-here", who = sitter)) }
                    }
                }
            }
        }
    };
    part("curtain", "body", html)
}
