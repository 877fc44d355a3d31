//! The replay bar, and the curtain between players of one screen.

use maud::html;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;
use crate::words;

/// The fragment `moments`: hidden while the present is shown.
pub(super) fn bar<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let moment = scene.moment;
    let address = format!("/t/{}/replay", scene.table);
    let seat = scene.facts.you.map(|seat| seat.index());
    let at = |n: usize| {
        let seat = seat.map_or(String::new(), |seat| format!("&as={seat}"));
        format!("{address}?at={n}{seat}")
    };
    let over = scene.promise.kept.is_some();
    let html = html! {
        section #moments.moments hidden[!moment.replay] aria-label="Moments of the game" {
            @if moment.replay {
                a.btn.small href=(at(0)) aria-label="To the start" { (glyph("i-first")) }
                a.btn.small rel="prev" href=(at(moment.shown.saturating_sub(1))) aria-label="One choice back" { (glyph("i-prev")) }
                form method="get" action=(address) {
                    label.vh for="moment" { "Choices made" }
                    input #moment type="range" name="at" min="0" max=(moment.last) value=(moment.shown);
                    @if over {
                        label.vh for="moment-as" { "Seen as" }
                        select #moment-as name="as" {
                            option value="" selected[seat.is_none()] { "as a spectator" }
                            @for player in scene.players() {
                                option value=(player.index()) selected[Some(player.index()) == seat] {
                                    "as " (scene.name(player))
                                }
                            }
                        }
                    } @else if let Some(seat) = seat { input type="hidden" name="as" value=(seat); }
                    button.btn.small { "Go" }
                }
                @if moment.shown < moment.last { a.btn.small rel="next" href=(at((moment.shown + 1).min(moment.last))) aria-label="One choice on" { (glyph("i-next")) } }
                span.muted { (moment.shown) " of " (words::count(moment.last, "choice")) }
                @if over { a.btn.small href={ "/t/" (scene.table) "/analysis" } { "Analysis" } }
                @if !over || moment.shown < moment.last { a.btn.small href={ "/t/" (scene.table) } { "Back to now" } }
            }
        }
    };
    part("moments", "middle", html)
}

/// The fragment `curtain`: covers everything until the screen is in the right hands.
pub(super) fn curtain<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let html = match scene.curtain {
        None => html! { div #curtain hidden {} },
        Some(seat) => {
            let sitter = scene.seats.get(seat.index()).map_or("", |sitter| sitter.name.as_str());
            let look = scene.look(seat);
            html! {
                div #curtain.curtain .(look.class) role="dialog" aria-modal="true" aria-labelledby="curtain-title" {
                    div {
                        span.em { (glyph(look.mark)) }
                        p #curtain-title.title { "Hand the screen to " b { (sitter) } }
                        p.muted { "It is the turn of " (scene.name(seat)) ". Everybody else looks away." }
                        a.btn.primary href={ "/t/" (scene.table) "?as=" (seat.index()) } { "I am " (sitter) }
                    }
                }
            }
        }
    };
    part("curtain", "body", html)
}
