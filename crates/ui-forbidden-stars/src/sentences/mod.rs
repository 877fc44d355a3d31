//! The log in words: every event is a sentence in the present tense. `tell.rs` says which; `look.rs` knows how what it speaks of looks
//! on the page; `notes.rs` says what else the pages make of an event.

mod look;
mod notes;
pub(crate) mod tell;
mod together;

use forbidden_stars::Event;
use kernel::Message;
use maud::Markup;
use ui::scene::{Landmark, What};

use crate::Thing;
use crate::scene::{Line, Scene};

pub(crate) use look::thing;
pub(crate) use notes::{first_heading, note};

/// One line of the log as a sentence, with links to what it speaks of. None where another line says it better.
pub(crate) fn sentence(scene: &Scene<'_>, line: &Line) -> Option<Markup> {
    told(scene, &line.event).map(|told| scene.said(&told))
}

fn told(scene: &Scene<'_>, event: &Event) -> Option<Message> {
    tell::tell(scene, event)
}

/// The first of these lines of the log in one sentence, and how many they are; none if the first is told by itself.
pub(crate) fn together(scene: &Scene<'_>, lines: &[Line]) -> Option<(usize, Markup)> {
    together::together(scene, lines).map(|(count, told)| (count, scene.said(&told)))
}

/// An event in plain text: for captions, titles and screen readers.
pub(crate) fn plain(scene: &Scene<'_>, event: &Event) -> Option<String> {
    told(scene, event).map(|told| scene.say(&told))
}

/// Whether what happened last happened at a thing.
pub(crate) fn touched(scene: &Scene<'_>, thing: Thing) -> bool {
    let last = scene.log.iter().rev().find(|line| told(scene, &line.event).is_some());
    last.is_some_and(|line| note(&line.event).place == Some(thing))
}

/// Where a replay can jump to.
pub(crate) fn landmarks<'a>(log: impl Iterator<Item = (usize, &'a Event)>) -> Vec<Landmark> {
    let what = |event: &Event| match *event {
        Event::RoundBegins { round, .. } => Some(What::Round(round.into())),
        Event::OrderRevealed { .. } => Some(What::Turn),
        Event::CombatWon { seat, .. } => Some(What::Battle(Some(seat))),
        _ => None,
    };
    log.filter_map(|(moment, event)| Some(Landmark { moment, what: what(event)? })).collect()
}
