//! What the result page of every game has: what one can do now, and the promise about chance.

use kernel::history::Chance;
use kernel::{Seat, message};
use maud::{Markup, html};
use tongue::say;

use crate::scene::Scene;
use crate::show::Show;
use crate::start::chance;
use crate::words::code;

/// What one can do now.
pub fn next<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let table = scene.table;
    html! {
        div.ending-next {
            @if scene.seats.iter().any(|sitter| sitter.yours) {
                form method="post" action={ "/t/" (table) "/again" } {
                    (chance("", None))
                    button.btn.primary type="submit" {
                        @if scene.terms.again { (say!(scene, "ending-join")) } @else { (say!(scene, "ending-again")) }
                    }
                }
            }
            a.btn href={ "/t/" (table) "/replay?at=0#play" } { (say!(scene, "ending-replay")) }
            a.btn href={ "/t/" (table) "/analysis" } { (say!(scene, "ending-analysis")) }
            a.btn href={ "/t/" (table) "/record" } download { (say!(scene, "about-record")) }
            a.btn.ghost href="/" { (say!(scene, "page-to-start")) }
        }
    }
}

/// What was promised at the start, and how everybody can check it.
pub fn promise<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let promise = scene.promise;
    if promise.position {
        return html! { section.promise { p { (say!(scene, "promise-position")) } } };
    }
    html! {
        section.promise aria-labelledby="promise-title" {
            h3 id="promise-title" { (say!(scene, "promise-title")) }
            @match &promise.kept {
                Some(Chance::Shared { secret, numbers }) => (shared(scene, secret, numbers)),
                kept => {
                    p { (say!(scene, "promise-seed-about")) }
                    dl {
                        dt { (say!(scene, "promise-fingerprint")) } dd { code { (promise.hash) } }
                        @if let Some(Chance::Seed { seed, salt }) = kept {
                            dt { (say!(scene, "promise-seed")) } dd { code { (seed) } }
                            dt { (say!(scene, "promise-salt")) } dd { code { (salt.as_deref().unwrap_or_default()) } }
                        }
                    }
                }
            }
            p { (scene.said(&message!("promise-check", command = code("orderstack verify FILE")))) }
        }
    }
}

/// A secret of the server and the numbers of the players.
fn shared<S: Show>(scene: &Scene<'_, S>, secret: &str, numbers: &[(Seat, String)]) -> Markup {
    html! {
        p { (say!(scene, "promise-shared-about")) }
        dl {
            dt { (say!(scene, "promise-fingerprint")) } dd { code { (scene.promise.hash) } }
            dt { (say!(scene, "promise-secret")) } dd { code { (secret) } }
            @for (seat, number) in numbers {
                dt { (say!(scene, "promise-number", who = scene.sitter(*seat))) }
                dd {
                    code data-number=(number) data-promised=(scene.promise.hash) { (number) }
                    " " span data-own="kept" hidden { (say!(scene, "promise-kept")) }
                    " " strong data-own="broken" hidden { (say!(scene, "promise-broken")) }
                }
            }
        }
    }
}
