//! The log in chunks, and the chat.

use kernel::Message;
use maud::{Markup, PreEscaped, html};
use tongue::say;

use super::{LOG_CHUNK, part};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Line, Look, Said, Scene};
use crate::show::{Event, Note, Show};

/// A piece of the log: lines `LOG_CHUNK * n` and on.
pub fn log_chunk<S: Show>(scene: &Scene<'_, S>, n: usize) -> Option<Fragment> {
    let first = LOG_CHUNK * n;
    let lines = scene.log.get(first..).filter(|lines| !lines.is_empty())?;
    let html = html! {
        ol.lines id={ "log-" (n) } {
            @if n == 0 { (head(&say!(scene, "table-setup"))) }
            @for line in lines.iter().take(LOG_CHUNK) {
                @let note = S::note(&line.event);
                @if let Some(title) = &note.heading { (head(&scene.say(title))) }
                (entry(scene, line, &note))
            }
        }
    };
    Some(part(&format!("log-{n}"), "log", html))
}

fn head(title: &str) -> Markup {
    html! { li.head { h3.label { (title) } } }
}

/// A line; nothing where another line says it better.
fn entry<S: Show>(scene: &Scene<'_, S>, line: &Line<Event<S>>, note: &Note) -> Markup {
    let Note { kind, actor, .. } = *note;
    let class = actor.map_or(Look::NONE, |seat| scene.look(seat)).class;
    let mine = actor.is_some() && actor == scene.facts.you;
    html! {
        @if let Some(sentence) = S::sentence(scene, line) {
            li .(class) .(kind) .mine[mine] .none[actor.is_none()] data-moment=(line.moment) {
                (sentence)
            }
        }
    }
}

/// The fragment `chat`: what was said. The form stands outside, so that what is being written
/// survives.
pub(super) fn chat<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let html = html! {
        ol #chat.lines.chat aria-live="polite" {
            @for said in scene.chat { (saying(scene, said)) }
        }
    };
    part("chat", "right", html)
}

fn saying<S: Show>(scene: &Scene<'_, S>, said: &Said) -> Markup {
    let look = said.seat.map_or(Look::NONE, |seat| scene.look(seat));
    html! {
        li.said id={ "said-" (said.id) } .(look.class) {
            span.who { @if said.seat.is_some() { (glyph(look.mark)) } (said.name) }
            // Outside the name, so that no name can do without.
            @if said.seat.is_none() { " " (say!(scene, "table-chat-watching")) }
            " " q { (said.text) }
        }
    }
}

/// What of the log can be shown.
const FILTERS: [(&str, Message); 4] = [
    ("all", Message::new("table-filter-all")),
    ("mine", Message::new("table-filter-mine")),
    ("battle", Message::new("table-filter-battle")),
    ("chat", Message::new("table-filter-chat")),
];

/// The right column: filters, log, chat. Filters are radio buttons, so that they work without
/// script.
pub(super) fn column<S: Show>(scene: &Scene<'_, S>, chunks: &str, chat: &Markup) -> Markup {
    html! {
        h2.vh { (say!(scene, "table-log")) }
        fieldset #log-filter {
            legend.vh { (say!(scene, "table-log-filter")) }
            @for (value, name) in FILTERS {
                @if value != "mine" || scene.facts.you.is_some() {
                    label {
                        input.vh #{"filter-" (value)} type="radio" name="filter" value=(value) checked[value == "all"] autocomplete="off";
                        span { (scene.say(&name)) }
                    }
                }
            }
        }
        div #log-scroll tabindex="0" role="region" aria-label=(say!(scene, "table-log-what")) { div #log data-parts { (PreEscaped(chunks)) } }
        (chat)
        @if scene.facts.you.is_some() {
            form #say method="post" action={ "/t/" (scene.table) "/say" } {
                label.vh for="say-text" { (say!(scene, "table-say-help")) }
                input #say-text name="text" maxlength="500" autocomplete="off" placeholder=(say!(scene, "table-say-help"));
                button.btn.small { (say!(scene, "table-say")) }
            }
        }
    }
}
