//! The table itself: how to watch it, its promise, its record, the keys.

use kernel::{Game, Message, message};
use maud::html;
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::{glyph, languages};
use crate::scene::Scene;
use crate::show::Show;
use crate::words::code;

/// Each key, and what it does.
const KEYS: [[Message; 2]; 11] = [
    [Message::new("key-answer"), Message::new("key-answer-does")],
    [Message::new("key-list"), Message::new("key-list-does")],
    [Message::new("key-escape"), Message::new("key-escape-does")],
    [Message::new("key-hint"), Message::new("key-hint-does")],
    [Message::new("key-odds"), Message::new("key-odds-does")],
    [Message::new("key-undo"), Message::new("key-undo-does")],
    [Message::new("key-skip"), Message::new("key-skip-does")],
    [Message::new("key-arrows"), Message::new("key-arrows-does")],
    [Message::new("key-enter"), Message::new("key-enter-does")],
    [Message::new("key-zoom"), Message::new("key-zoom-does")],
    [Message::new("key-find"), Message::new("key-find-does")],
];

/// Whether a bot can play for whoever looks: others wait for them.
fn leaves<S: Show>(scene: &Scene<'_, S>) -> bool {
    let own = |seat: kernel::Seat| scene.seats.get(seat.index());
    let there = scene.facts.you.and_then(own).is_some_and(|sitter| !sitter.standin);
    there && scene.terms.confirms && !scene.moment.replay && !scene.facts.over
}

/// The fragment `about`: a popover.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let link = format!("/t/{}", scene.table);
    let html = html! {
        div #about.float popover role="dialog" aria-labelledby="about-title" {
            div.head {
                div { p.title #about-title { (scene.title) } p.muted { (say!(scene, "about-table", table = scene.table)) } }
                button.btn.ghost.small type="button" popovertarget="about" popovertargetaction="hide" aria-label=(say!(scene, "close")) { (glyph("i-x")) }
            }
            p { (say!(scene, "about-watch")) " " a.link href=(link) { (link) } }
            ul.chips {
                li { a href={ "/rules?game=" (S::Game::ID) } { (say!(scene, "about-rules")) } }
                li { a href={ (link) "/record" } { (say!(scene, "about-record")) } }
                li { a href={ (link) "/replay" } { (say!(scene, "about-replay")) } }
                li { a href={ (link) "/people" } { (say!(scene, "about-people")) } }
                li { a href="/settings" { (say!(scene, "settings-link")) } }
                li { a href="/" { (say!(scene, "about-tables")) } }
            }
            @if let Some(contest) = scene.terms.contest { p { a.link href={ "/contests/" (contest) } { (say!(scene, "contest-of-table")) } } }
            @if let Some(clock) = scene.terms.clock { p { (say!(scene, "clock-agreed", clock = super::time::agreed(clock))) } }
            @if let (Some(seat), true) = (scene.facts.you, leaves(scene)) {
                form method="post" action={ (link) "/away" } {
                    input type="hidden" name="seat" value=(seat.index());
                    button.btn.small { (say!(scene, "clock-leave")) }
                    " " span.muted { (say!(scene, "clock-leave-help")) }
                }
            }
            (super::ahead::menu(scene))
            (super::voice::menu(scene))
            @if scene.facts.you.is_some() && scene.terms.confirms && !scene.moment.replay && !scene.facts.over {
                form method="post" action="/notices/table" {
                    input type="hidden" name="table" value=(scene.table);
                    button.btn.small { (say!(scene, "notices-unhear")) }
                    " " span.muted { (say!(scene, "notices-unhear-help")) }
                }
            }
            @if scene.terms.take_backs { p { (say!(scene, "about-take-backs")) } }
            p.label { (say!(scene, "about-chance")) }
            @if !scene.promise.position {
                p { (say!(scene, "about-promise")) }
                p.fingerprint { code { (scene.promise.hash) } }
            }
            @match &scene.promise.kept {
                _ if scene.promise.position => p { (say!(scene, "promise-position")) },
                Some(_) => p { (scene.said(&message!("about-promise-kept", command = code("orderstack verify")))) },
                None => p { (scene.said(&message!("about-promise-open", command = code("orderstack verify")))) },
            }
            p.label { (say!(scene, "about-keys")) }
            dl.keylist { @for [key, does] in KEYS { div { dt { (scene.say(&key)) } dd { (scene.say(&does)) } } } }
            @if !S::LEGEND.is_empty() {
                p.label { (say!(scene, "about-pictures")) }
                ul.legend { @for (icon, name) in S::LEGEND { li { (S::glyph(icon)) (scene.say(name)) } } }
            }
            button.btn.small type="button" data-labels hidden { (say!(scene, "table-labels")) }
            (languages(scene.tongue, &link))
        }
    };
    part("about", "body", html)
}
