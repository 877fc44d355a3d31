//! The table itself: how to watch it, its promise, its record, the keys.

use kernel::Game;
use maud::html;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;

const KEYS: [(&str, &str); 9] = [
    ("1–9, a–z", "choose the answer with that key"),
    ("Esc", "step back from what you pointed at"),
    ("H", "hint"),
    ("O", "odds of the attacks you can begin"),
    ("U", "undo"),
    ("Arrows", "walk over the board along its routes"),
    ("Enter", "point at what has the focus"),
    ("+ − 0", "zoom in, out, fit"),
    ("/", "find a planet"),
];

/// The fragment `about`: a popover.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let link = format!("/t/{}", scene.table);
    let html = html! {
        div #about.float popover {
            header {
                div { p.title { (scene.title) } p.muted { "Table " (scene.table) } }
                button.btn.ghost.small type="button" popovertarget="about" popovertargetaction="hide" aria-label="Close" { (glyph("i-x")) }
            }
            p { "Invite people to watch: " a.link href=(link) { (link) } }
            ul.chips {
                li { a href={ "/rules?game=" (S::Game::ID) } { "The rules" } }
                li { a href={ (link) "/record" } { "Download the record" } }
                li { a href={ (link) "/replay" } { "Go back through the game" } }
                li { a href="/" { "All your tables" } }
            }
            p.label { "Nothing is re-rolled" }
            p { "All chance of this game follows from a secret. Its fingerprint was published before the cards were dealt:" }
            p.fingerprint { code { (scene.promise.hash) } }
            @match &scene.promise.kept {
                Some(_) => p { "The result tells it, and " code { "orderstack verify" } " proves it from the record." },
                None => {
                    p {
                        "It is told when the game is over, with what the players' browsers have added to it, and "
                        code { "orderstack verify" } " proves from the record that it is the one promised."
                    }
                }
            }
            p.label { "Keys" }
            dl.keylist { @for (key, does) in KEYS { div { dt { (key) } dd { (does) } } } }
            @if !S::LEGEND.is_empty() {
                p.label { "Pictures" }
                ul.legend { @for (icon, name) in S::LEGEND { li { (glyph(icon)) (name) } } }
            }
        }
    };
    part("about", "body", html)
}
