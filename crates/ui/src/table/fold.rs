//! A part of the tray: one row of a fixed height, and what it opens over the board.

use maud::{Markup, html};

use super::part;
use crate::fragment::Fragment;
use crate::page::glyph;

/// A part of the tray.
pub struct Fold<'a> {
    /// The id of the fragment.
    pub id: &'a str,
    /// The class with its owner's colours.
    pub owner: &'a str,
    /// What it is called.
    pub title: String,
    /// A few words below the name.
    pub note: Markup,
    /// It has nothing to show: where there is no room, it is gone.
    pub empty: bool,
    /// What is chosen right in the row; none for most.
    pub tokens: Option<Markup>,
    /// A picture of it in the row.
    pub row: Markup,
    /// All of it. It opens by itself when an answer lives in it.
    pub full: Markup,
    /// The present decision has answers in `full`.
    pub wanted: bool,
}

/// The fragment of a part of the tray. Only one is open at a time.
pub fn fold(fold: &Fold<'_>) -> Fragment {
    let Fold { id, owner, title, note, empty, tokens, row, full, wanted } = fold;
    let heading = format!("{id}-title");
    let html = html! {
        section .{ "fold part " (owner) } id=(id) .wanted[*wanted] .empty[*empty] aria-labelledby=(heading) {
            details name="tray" open[*wanted] {
                summary {
                    h2.label id=(heading) { (title) (glyph("i-down")) }
                    span.note { (note) }
                    (row)
                }
                div.full tabindex="0" role="group" aria-labelledby=(heading) { (full) }
            }
            @if let Some(tokens) = tokens { (tokens) }
        }
    };
    part(id, "tray", html)
}
