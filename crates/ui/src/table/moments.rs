//! The replay bar, and the curtain between players of one screen.

use kernel::message;
use maud::html;
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;
use crate::words::strong;

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
        section #moments.moments hidden[!moment.replay] aria-label=(say!(scene, "moments-title")) {
            @if moment.replay {
                a.btn.small href=(at(0)) aria-label=(say!(scene, "moments-first")) { (glyph("i-first")) }
                a.btn.small rel="prev" href=(at(moment.shown.saturating_sub(1))) aria-label=(say!(scene, "moments-back")) { (glyph("i-prev")) }
                form method="get" action=(address) {
                    label.vh for="moment" { (say!(scene, "moments-made")) }
                    input #moment type="range" name="at" min="0" max=(moment.last) value=(moment.shown);
                    @if over {
                        label.vh for="moment-as" { (say!(scene, "moments-seen-as")) }
                        select #moment-as name="as" {
                            option value="" selected[seat.is_none()] { (say!(scene, "moments-as-spectator")) }
                            @for player in scene.players() {
                                option value=(player.index()) selected[Some(player.index()) == seat] {
                                    (say!(scene, "moments-as", who = scene.player(player)))
                                }
                            }
                        }
                    } @else if let Some(seat) = seat { input type="hidden" name="as" value=(seat); }
                    button.btn.small { (say!(scene, "moments-go")) }
                }
                @if moment.shown < moment.last { a.btn.small rel="next" href=(at((moment.shown + 1).min(moment.last))) aria-label=(say!(scene, "moments-on")) { (glyph("i-next")) } }
                span.muted { (say!(scene, "moments-of", shown = moment.shown, count = moment.last)) }
                @if over { a.btn.small href={ "/t/" (scene.table) "/analysis" } { (say!(scene, "moments-analysis")) } }
                @if !over || moment.shown < moment.last { a.btn.small href={ "/t/" (scene.table) } { (say!(scene, "moments-now")) } }
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
