//! The log in words.
//!
//! Every event is a sentence in the present tense. `tell.rs` says which; `look.rs` knows how what it
//! speaks of looks on the page; `context.rs` looks around in the log, so that a sentence can speak
//! of what lies beneath an order or who fights whom. `together.rs` makes one sentence of several
//! that are alike. `notes.rs` says what else the pages make of an event.

mod context;
mod look;
mod notes;
mod tell;
mod together;

use kernel::{Message, Seat};
use maud::Markup;
use starcraft::Event;
use ui::scene::{Landmark, What};

use crate::scene::{Line, Scene};
use crate::words;
use context::Context;

pub(crate) use look::{card, thing, word};
pub(crate) use notes::note;

/// One line of the log as a sentence, with links to what it speaks of. None where another line
/// says it better.
pub fn sentence(scene: &Scene<'_>, line: &Line) -> Option<Markup> {
    told(scene, line).map(|told| scene.said(&told))
}

fn told(scene: &Scene<'_>, line: &Line) -> Option<Message> {
    tell::tell(scene, Context::of_line(scene, line), &line.event)
}

/// The first of these lines of the log in one sentence, and how many they are; none if the first
/// is told by itself.
pub fn together(scene: &Scene<'_>, lines: &[Line]) -> Option<(usize, Markup)> {
    together::together(scene, lines).map(|(count, told)| (count, scene.said(&told)))
}

/// An event in plain text: for captions, titles and screen readers. None where another event
/// says it better.
pub fn plain(scene: &Scene<'_>, event: &Event) -> Option<String> {
    let told = tell::tell(scene, Context::of_event(scene, event), event)?;
    Some(scene.say(&told))
}

/// The class with a player's colours.
pub fn owner(scene: &Scene<'_>, seat: Seat) -> &'static str {
    words::owner_class(scene.view.players.get(seat.index()).and_then(|player| player.faction))
}

/// Where a replay can jump to.
pub fn landmarks<'a>(log: impl Iterator<Item = (usize, &'a Event)>) -> Vec<Landmark> {
    let mut fighting = None;
    let mut what = |event: &Event| match *event {
        Event::RoundBegins { round, .. } => Some(What::Round(round.into())),
        Event::OrderRevealed { .. } => Some(What::Turn),
        Event::BattleBegins { attacker, defender, .. } => {
            fighting = Some([attacker, defender]);
            None
        }
        Event::BattleEnds { attackers, defenders, .. } => {
            // Who attacks and does not drive the others out retreats.
            let won = usize::from(attackers == 0 || defenders > 0);
            Some(What::Battle(fighting.take().map(|seats| seats[won])))
        }
        _ => None,
    };
    log.filter_map(|(moment, event)| Some(Landmark { moment, what: what(event)? })).collect()
}
