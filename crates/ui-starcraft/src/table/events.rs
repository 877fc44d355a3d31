//! The deck of Event cards, and one's own Event cards.

use kernel::message;
use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{EventUse, content};
use starcraft::ids::EventKind;
use tongue::say;

use super::{facts, part, reference};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Mark, Scene};
use crate::words;

const GLYPHS: [&str; 3] = ["e-1", "e-2", "e-3"];

/// The fragment `event-deck`: its stage, what is left, and the cards that end the game.
pub(super) fn deck(scene: &Scene<'_>) -> Fragment {
    let events = &scene.view.events;
    let mark = scene.marked(Thing::EventDeck);
    let stage = (events.stage as usize).clamp(1, 3) - 1;
    let left: u8 = events.left.iter().sum();
    let html = html! {
        div.event-deck id=(Thing::EventDeck) .(mark.class) hidden[scene.view.round == 0]
            data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
        {
            (glyph(GLYPHS[stage]))
            p {
                b { (say!(scene, "sc-events-stage", stage = words::roman(stage as u8 + 1))) } br;
                (say!(scene, "sc-events-left", count = left))
                @if events.ends > 0 { br; span.ends { (say!(scene, "sc-events-ends", count = events.ends)) } }
            }
        }
    };
    part("event-deck", "board", html)
}

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
        .any(|event| matches!(scene.mark(Thing::Event(*event)), Mark::May(_)));
    let html = html! {
        section #own-events.part.wanted[wanted] .(super::owner(scene)) tabindex="0" aria-labelledby="events-title" {
            h2.label #events-title { (say!(scene, "sc-events-yours"))
                @if face_down > 0 { span.r title=(say!(scene, "sc-events-unread-help")) { (say!(scene, "sc-events-unread", count = face_down)) } }
            }
            ul.eventlist {
                @if readable.is_empty() {
                    @for (count, stage) in player.events_drawn.iter().zip(GLYPHS) {
                        @for _ in 0..*count { li { span.eback title=(say!(scene, "sc-events-face-down")) { (glyph(stage)) span.vh { (say!(scene, "sc-events-hidden")) } } } }
                    }
                }
                @for event in &drawn { (item(scene, *event, true)) }
                @for event in in_play.iter().filter(|event| !drawn.contains(event)) { (item(scene, *event, false)) }
            }
            @if face_down == 0 && drawn.is_empty() && in_play.is_empty() { p.muted { (say!(scene, "sc-events-none")) } }
        }
    };
    part("own-events", "tray", html)
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
                (scene.called(&event.into()))
                span.kind { (scene.say(&kind)) }
            }
        }
    }
}
