//! How good somebody is, as it is shown at tables and in lists.

use maud::{Markup, html};
use rating::Shown;
use tongue::{Tongue, say};

use crate::scene::Scene;
use crate::show::Show;

/// How good somebody is at a table that counts for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    /// As people read it.
    pub shown: Shown,
    /// What it is known from.
    pub known: Known,
    /// How many points the game has brought, once it is over.
    pub change: Option<i32>,
}

/// What a rating is known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// A bot's: measured, and it stays so.
    Fixed,
    /// Too few games for a rank.
    Provisional,
    /// Games enough.
    Played,
}

/// A rating in a line: points, and how far off they may be.
pub fn rank(tongue: &Tongue, rank: Rank) -> Markup {
    let Shown { points, range } = rank.shown;
    let (class, about) = match rank.known {
        Known::Fixed => ("fixed", say!(tongue, "rank-fixed", range = range)),
        Known::Provisional => ("unsure", say!(tongue, "rank-new", range = range)),
        Known::Played => ("", say!(tongue, "rank-range", range = range)),
    };
    html! {
        span class={ "rank " (class) } title=(about) {
            (points)
            small { " ±" (range) }
        }
    }
}

/// Points more or less.
pub fn change(tongue: &Tongue, points: i32) -> Markup {
    let sign = if points < 0 { "−" } else { "+" };
    let class = if points < 0 { "lost" } else { "gained" };
    html! {
        span class={ "change " (class) } title=(say!(tongue, "rank-change", points = points)) { (sign) (points.unsigned_abs()) }
    }
}

/// What a finished game has made of everybody's rating; nothing where it counts for none, or people agreed to end it.
pub fn changes<S: Show>(scene: &Scene<'_, S>) -> Markup {
    let ranked: Vec<_> = scene
        .players()
        .filter_map(|seat| {
            let known = scene.seats.get(seat.index())?.rank?;
            Some((seat, known, known.change?))
        })
        .collect();
    html! {
        @if !ranked.is_empty() {
            div.scroll {
                table.standings.rank-changes {
                    caption { (say!(scene, "rank-changes")) }
                    tbody {
                        @for (seat, known, points) in ranked {
                            tr class=(scene.look(seat).class) {
                                th scope="row" { (scene.sitter(seat)) }
                                td { (rank(scene.tongue, known)) }
                                td { @if known.known != Known::Fixed { (change(scene.tongue, points)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
