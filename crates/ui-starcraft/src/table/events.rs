//! One's own Event cards.

use kernel::message;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{EventUse, content};
use starcraft::ids::EventKind;
use tongue::say;

use super::{Fold, facts, fold, part, reference};
use crate::files::glyph;
use crate::fragment::Fragment;
use crate::names::text;
use crate::scene::{Mark, Scene};

pub(super) const GLYPHS: [&str; 3] = ["e-1", "e-2", "e-3"];

/// The fragment `own-events`.
pub(super) fn own(scene: &Scene<'_>) -> Fragment {
    let Some(seat) = scene.view.you else { return part("own-events", "tray", html! {}) };
    let player = facts::player(scene.view, seat);
    let readable: &[EventKind] =
        player.secrets.as_ref().map_or(&[], |secrets| secrets.events.as_slice());
    let once = |events: &[EventKind]| {
        let mut kinds = events.to_vec();
        kinds.sort();
        kinds.dedup();
        kinds
    };
    let (drawn, in_play) = (once(readable), once(&player.events_in_play));
    let face_down: u8 = player.events_drawn.iter().sum::<u8>().saturating_sub(readable.len() as u8);
    let wanted = drawn
        .iter()
        .chain(&in_play)
        .any(|event| matches!(scene.mark(Thing::Event(*event)), Mark::May));
    let none = face_down == 0 && drawn.is_empty() && in_play.is_empty();
    let full = html! {
        ul.eventlist {
            @if readable.is_empty() {
                @for (count, stage) in player.events_drawn.iter().zip(GLYPHS) {
                    @for _ in 0..*count { li { span.eback title=(say!(scene, "sc-events-face-down")) { (glyph(stage)) span.vh { (say!(scene, "sc-events-hidden")) } } } }
                }
            }
            @for event in &drawn { (item(scene, *event, true)) }
            @for event in in_play.iter().filter(|event| !drawn.contains(event)) { (item(scene, *event, false)) }
        }
        @if none { p.muted { (say!(scene, "sc-events-none")) } }
    };
    let note = match (face_down, drawn.len() + in_play.len()) {
        (0, 0) => message!("sc-drawn-none"),
        (0, count) => message!("sc-events-count", count = count),
        _ => message!("sc-events-unread", count = face_down),
    };
    fold(&Fold {
        id: "own-events",
        owner: super::owner(scene),
        title: say!(scene, "sc-events-yours"),
        note: html! { span title=[(face_down > 0).then(|| say!(scene, "sc-events-unread-help"))] { (scene.say(&note)) } },
        empty: none,
        tokens: None,
        row: html! {},
        full,
        wanted,
    })
}

fn item(scene: &Scene<'_>, event: EventKind, drawn: bool) -> Markup {
    let thing = Thing::Event(event);
    let mark = scene.marked(thing);
    let face = &content().events[event.index()];
    let kind = match face.kind {
        _ if !drawn => message!("sc-event-in-play"),
        EventUse::Immediate => message!("sc-event-at-once"),
        EventUse::Strategy => message!("sc-event-strategy"),
        EventUse::Held => message!("sc-event-held"),
        EventUse::End => message!("sc-event-end"),
    };
    html! {
        li {
            a.chip id=(thing) .(mark.class) .on[!drawn]
                href=(reference("event", &event.to_string())) data-tip={ "starcraft/event/" (event) }
                data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            {
                (glyph(GLYPHS[(face.stage as usize).clamp(1, 3) - 1]))
                span.what { (scene.called(&event.into())) }
                span.kind { (scene.say(&kind)) }
                span.words { (text(scene.tongue, event)) }
            }
        }
    }
}
