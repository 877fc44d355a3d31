//! What the result page of every game has: what one can do now, and the promise about chance.

use kernel::Seat;
use kernel::history::Chance;
use maud::{Markup, html};

use crate::scene::Scene;
use crate::show::Show;
use crate::start::chance;

/// What one can do now.
pub fn next<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let table = scene.table;
    html! {
        div.ending-next {
            @if scene.seats.iter().any(|sitter| sitter.yours) {
                form method="post" action={ "/t/" (table) "/again" } {
                    (chance("", None))
                    button.btn.primary type="submit" { "Play again" }
                }
            }
            a.btn href={ "/t/" (table) "/replay?at=0" } { "Watch the replay" }
            a.btn href={ "/t/" (table) "/analysis" } { "Look into the game" }
            a.btn href={ "/t/" (table) "/record" } download { "Download the record" }
            a.btn.ghost href="/" { "To the start page" }
        }
    }
}

/// What was promised at the start, and how everybody can check it.
pub fn promise<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let promise = scene.promise;
    html! {
        section.promise aria-labelledby="promise-title" {
            h3 id="promise-title" { "The promise about chance" }
            @match &promise.kept {
                Some(Chance::Shared { secret, numbers }) => (shared(scene, secret, numbers)),
                kept => {
                    p {
                        "Every shuffle and draw of this game comes from one seed. Its fingerprint was shown when the "
                        "game began, so that nobody could choose another seed later."
                    }
                    dl {
                        dt { "Fingerprint (SHA-256)" } dd { code { (promise.hash) } }
                        @if let Some(Chance::Seed { seed, salt }) = kept {
                            dt { "Seed" } dd { code { (seed) } }
                            dt { "Salt" } dd { code { (salt.as_deref().unwrap_or_default()) } }
                        }
                    }
                }
            }
            p {
                "To check it, download the record and run "
                code { "orderstack verify FILE" }
                ": it computes the fingerprint and plays the whole game again."
            }
        }
    }
}

/// A secret of the server and the numbers of the players.
fn shared<S: Show>(scene: &Scene<'_, S>, secret: &str, numbers: &[(Seat, String)]) -> Markup {
    let name = |seat: Seat| scene.seats.get(seat.index()).map_or("", |sitter| &sitter.name);
    html! {
        p {
            "Every shuffle and draw of this game comes from a secret of the server and a number from every player's browser. "
            "The secret's fingerprint was shown before the numbers were added, so that nobody could choose the deal."
        }
        dl {
            dt { "Fingerprint (SHA-256)" } dd { code { (scene.promise.hash) } }
            dt { "Secret" } dd { code { (secret) } }
            @for (seat, number) in numbers {
                dt { "Number of " (name(*seat)) }
                dd {
                    code data-number=(number) data-promised=(scene.promise.hash) { (number) }
                    span data-own="kept" hidden { " from this browser" }
                    strong data-own="broken" hidden { " from this browser, which was promised another secret" }
                }
            }
        }
    }
}
