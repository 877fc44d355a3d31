//! The deck of Event cards, and one's own Event cards.

use maud::{Markup, html};
use starcraft::Thing;
use starcraft::content::{EventUse, content};
use starcraft::ids::EventKind;

use super::{facts, part, reference};
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::{Mark, Scene};
use crate::words;

const STAGES: [&str; 3] = ["I", "II", "III"];
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
                b { "Stage " (STAGES[stage]) } br;
                (words::count(left.into(), "event")) " left"
                @if events.ends > 0 { br; span.ends { "The End Draws Near: " (events.ends) } }
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
            h2.label #events-title { "Your events"
                @if face_down > 0 { span.r title="You read them in Regrouping" { (face_down) " unread" } }
            }
            ul.eventlist {
                @if readable.is_empty() {
                    @for (count, stage) in player.events_drawn.iter().zip(GLYPHS) {
                        @for _ in 0..*count { li { span.eback title="Face down" { (glyph(stage)) span.vh { "A face-down Event card" } } } }
                    }
                }
                @for event in &drawn { (item(scene, *event, true)) }
                @for event in in_play.iter().filter(|event| !drawn.contains(event)) { (item(scene, *event, false)) }
            }
            @if face_down == 0 && drawn.is_empty() && in_play.is_empty() { p.muted { "No Event cards." } }
        }
    };
    part("own-events", "tray", html)
}

fn item(scene: &Scene<'_>, event: EventKind, drawn: bool) -> Markup {
    let thing = Thing::Event(event);
    let mark = scene.marked(thing);
    let face = &content().events[event.index()];
    let kind = match face.kind {
        EventUse::Immediate => "at once",
        EventUse::Strategy => "strategy",
        EventUse::Held => "held",
        EventUse::End => "the end",
    };
    html! {
        li {
            a.chip id=(thing) .(mark.class) .on[!drawn]
                href=(reference("event", &event.to_string())) data-tip={ "starcraft/event/" (event) }
                data-may[mark.may] data-why=[mark.why.as_deref()] data-rule=[mark.rule]
            {
                (glyph(GLYPHS[(face.stage as usize).clamp(1, 3) - 1]))
                (words::event(event))
                span.kind { (if drawn { kind } else { "in play" }) }
            }
        }
    }
}
