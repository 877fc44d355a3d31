//! How long bots let people look at what they do, and going on without.

use kernel::Message;
use maud::{Markup, html};
use tongue::say;

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;
use crate::scene::Scene;
use crate::show::Show;

/// How long bots let people look at what they do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pace {
    /// Twice as long as usual.
    Slow,
    /// As long as it takes to see.
    #[default]
    Normal,
    /// A glance.
    Fast,
    /// Not at all: only what has become of it is shown.
    AtOnce,
}

impl Pace {
    /// From the slowest to the fastest.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// Its name in forms, cookies and the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "instant",
        }
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// Its name in words, and what it means.
    const fn words(self) -> [Message; 2] {
        match self {
            Self::Slow => [Message::new("pace-slow"), Message::new("pace-slow-means")],
            Self::Normal => [Message::new("pace-normal"), Message::new("pace-normal-means")],
            Self::Fast => [Message::new("pace-fast"), Message::new("pace-fast-means")],
            Self::AtOnce => [Message::new("pace-instant"), Message::new("pace-instant-means")],
        }
    }
}

/// The fragment `pace`, for those who sit at a table where something is to come: sounds, and where there are bots their pace and a
/// way to go on without pauses while they choose.
pub(super) fn fragment<S: Show>(scene: &Scene<'_, S>) -> Fragment {
    let bots = scene.seats.iter().any(|sitter| sitter.bot.is_some());
    let plays = !scene.moment.replay && !scene.facts.over;
    let sits = scene.seats.iter().any(|sitter| sitter.yours);
    let html = html! {
        div #pace {
            @if plays && sits { (sounds(scene)) }
            @if bots && plays && sits { (skip(scene)) (switch(scene)) }
        }
    };
    part("pace", "strip", html)
}

/// Whether one hears anything, which nobody does unasked: it asks in words until it has been answered. Needs a script.
fn sounds<S: Show>(scene: &Scene<'_, S>) -> Markup {
    html! {
        button #sounds type="button" aria-pressed="false" title=(say!(scene, "sounds-mean")) {
            (glyph("i-sound")) span { (say!(scene, "sounds-asked")) }
        }
    }
}

fn switch<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let now = scene.terms.pace;
    let [name, _] = now.words();
    html! {
        details #paces.paces {
            summary aria-label=(say!(scene, "pace-title", pace = name.clone())) {
                (glyph("i-speed")) span { (scene.say(&name)) }
            }
            form.float method="post" action={ "/t/" (scene.table) "/pace" } aria-label=(say!(scene, "pace-choose")) {
                @for pace in Pace::ALL {
                    @let [name, means] = pace.words();
                    button.answer name="pace" value=(pace.name()) aria-pressed=(if pace == now { "true" } else { "false" }) {
                        b { (scene.say(&name)) } " " small { (scene.say(&means)) }
                    }
                }
                p.muted { (say!(scene, "pace-for-all")) }
            }
        }
    }
}

/// Only bots are waited for: one may go on to what a person decides next.
fn skip<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let is_bot = |seat: kernel::Seat| {
        scene.seats.get(seat.index()).is_some_and(|sitter| sitter.bot.is_some())
    };
    let pending = scene.facts.pending;
    let waits = !pending.is_empty() && pending.iter().all(is_bot);
    html! {
        @if waits {
            form #skip method="post" action={ "/t/" (scene.table) "/skip" } {
                button title=(say!(scene, "pace-skip-means")) {
                    (glyph("i-skip")) span { (say!(scene, "pace-skip")) } span.key aria-hidden="true" { "." }
                }
            }
        }
    }
}
