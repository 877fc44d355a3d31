//! The log in chunks, and the chat.

use kernel::{Message, message};
use maud::{Markup, PreEscaped, html};
use tongue::say;

use super::{LOG_CHUNK, back, part};
use crate::fragment::Fragment;
use crate::note::{Note, Topic};
use crate::page::glyph;
use crate::scene::{Look, Said, Scene};
use crate::show::Show;

/// The most letters of what is said in one go.
pub const SAYING_LETTERS: usize = 500;

/// A piece of the log: lines `LOG_CHUNK * n` and on. What is told together lies in one piece, so
/// that a piece that is full stays as it is.
pub fn log_chunk<S: Show>(scene: &Scene<'_, S>, n: usize) -> Option<Fragment> {
    let first = LOG_CHUNK * n;
    let lines = scene.log.get(first..).filter(|lines| !lines.is_empty())?;
    let lines = &lines[..lines.len().min(LOG_CHUNK)];
    let mut entries = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let (count, sentence) = match S::together(scene, &lines[at..]) {
            Some((count, sentence)) => (count.clamp(1, lines.len() - at), Some(sentence)),
            None => (1, S::sentence(scene, &lines[at])),
        };
        if let Some(title) = &S::note(&lines[at].event).heading {
            entries.push(head(&scene.say(title)));
        }
        entries.extend(sentence.map(|sentence| entry(scene, first + at, count, &sentence)));
        at += count;
    }
    let html = html! {
        ol.lines id={ "log-" (n) } {
            @if n == 0 { (head(&scene.say(&S::first_heading(scene)))) }
            @for entry in &entries { (entry) }
        }
    };
    Some(part(&format!("log-{n}"), "log", html))
}

fn head(title: &str) -> Markup {
    html! { li.head { h3.label { (title) } } }
}

/// So many lines, from this one on, in one sentence. It leads to the moment of the last.
fn entry<S: Show>(scene: &Scene<'_, S>, first: usize, count: usize, sentence: &Markup) -> Markup {
    let lines = &scene.log[first..first + count];
    let notes: Vec<Note<S::Thing>> = lines.iter().map(|line| S::note(&line.event)).collect();
    let you = scene.facts.you;
    let mine = you.is_some() && notes.iter().any(|note| note.actor == you);
    let (topic, actor) = (notes[0].topic, notes[0].actor);
    let actor = actor.filter(|_| notes.iter().all(|note| note.actor == actor));
    let class = actor.map_or(Look::NONE, |seat| scene.look(seat)).class;
    let mut moments: Vec<usize> = lines.iter().map(|line| line.moment).collect();
    moments.dedup();
    let back = match scene.terms.back_to {
        [] => &[],
        _ if is_told_before(scene, first) => &moments[1..],
        _ => &moments[..],
    };
    html! {
        li .(class) .(topic.class()) .mine[mine] .none[actor.is_none()] data-moment=[moments.last()] {
            (sentence)
            @for &moment in back { (back::in_log(scene, moment)) }
        }
    }
}

/// Whether something was said already about what the choice before a line led to. Only the first
/// sentence offers to make the choice anew.
fn is_told_before<S: Show>(scene: &Scene<'_, S>, number: usize) -> bool {
    let moment = scene.log[number].moment;
    let earlier = scene.log[..number].iter().rev().take_while(|line| line.moment == moment);
    earlier.into_iter().any(|line| S::sentence(scene, line).is_some())
}

/// The fragment `chat`: what was said. The form stands outside, so that what is being written
/// survives.
pub(super) fn chat<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let html = html! {
        ol #chat.lines.chat aria-live="polite" {
            @for said in scene.chat { (saying(scene, said)) }
        }
    };
    part("chat", "talk", html)
}

fn saying<S: Show>(scene: &Scene<'_, S>, said: &Said) -> Markup {
    let look = said.seat.map_or(Look::NONE, |seat| scene.look(seat));
    html! {
        li.said id={ "said-" (said.id) } .(look.class) {
            span.who { @if said.seat.is_some() { (glyph(look.mark)) } (said.name) }
            // Outside the name, so that no name can do without.
            @if said.seat.is_none() { " " (say!(scene, "table-chat-watching")) }
            " " q { (said.text) }
            " " a.report href={ "/report?table=" (scene.table) "&said=" (said.id) } aria-label=(say!(scene, "report-said-link", name = said.name.as_str())) { (glyph("i-flag")) }
        }
    }
}

/// The fragment `mute`: who made the table may let only those speak who play. It is offered once
/// somebody who looks on has said something. Where those talk among themselves, it tells them so.
pub(super) fn mute<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let heard = scene.chat.iter().any(|said| said.seat.is_none());
    let offered = scene.terms.mutes.filter(|&muted| muted || heard);
    let (then, words) = match offered {
        Some(true) => ("heard", message!("table-unmute")),
        _ => ("muted", message!("table-mute")),
    };
    let html = html! {
        div #mute {
            @if scene.terms.behind.is_some() { p.muted { (say!(scene, "table-aside")) } }
            @if offered.is_some() {
                form method="post" action={ "/t/" (scene.table) "/mute" } {
                    button.btn.small name="watchers" value=(then) { (scene.say(&words)) }
                }
            }
        }
    };
    part("mute", "talk", html)
}

/// What of the log can be shown.
fn filters<S: Show>() -> [(&'static str, Message); 4] {
    [
        ("all", message!("table-filter-all")),
        ("mine", message!("table-filter-mine")),
        (Topic::Battle.class(), S::BATTLES),
        ("chat", message!("table-filter-chat")),
    ]
}

/// The place for filters, log, chat and hints. Filters are radio buttons, so that they work without
/// script.
pub(super) fn column<S: Show>(scene: &Scene<'_, S>, chunks: &str, talk: &Markup) -> Markup {
    html! {
        div #talk {
            h2.vh { (say!(scene, "table-log")) }
            fieldset #log-filter {
                legend.vh { (say!(scene, "table-log-filter")) }
                @for (value, name) in filters::<S>() {
                    @if value != "mine" || scene.facts.you.is_some() {
                        label {
                            input.vh #{"filter-" (value)} type="radio" name="filter" value=(value) checked[value == "all"] autocomplete="off";
                            span { (scene.say(&name)) }
                        }
                    }
                }
            }
            div #log-scroll tabindex="0" role="region" aria-label=(say!(scene, "table-log-what")) { div #log data-parts { (PreEscaped(chunks)) } }
            (talk)
            @let hearers = match scene.terms.behind {
                Some(_) => Some(message!("table-say-aside")),
                None => scene.facts.you.map(|_| message!("table-say-help")),
            };
            @if let Some(hearers) = &hearers {
                form #say method="post" action={ "/t/" (scene.table) "/say" } {
                    label.vh for="say-text" { (scene.say(hearers)) }
                    input #say-text name="text" maxlength=(SAYING_LETTERS) autocomplete="off" placeholder=(scene.say(hearers));
                    button.btn.small { (say!(scene, "table-say")) }
                }
            }
        }
    }
}
