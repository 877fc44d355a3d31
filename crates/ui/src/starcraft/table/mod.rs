//! The table page: prompt, seats, sheet, hand, orders, log, chat.

use maud::{Markup, PreEscaped, html};

use crate::fragment::Fragment;
use crate::page::page;
use crate::scene::Scene;

/// How many lines of the log make one fragment.
pub const LOG_CHUNK: usize = 32;

/// Every fragment of the page but the log.
pub fn fragments(scene: &Scene<'_>) -> Vec<Fragment> {
    let mut all = super::galaxy::fragments(scene);
    all.push(super::battle::fragment(scene));
    all.push(super::ending::fragment(scene));
    all
}

/// A piece of the log: lines `LOG_CHUNK * n` and on.
pub fn log_chunk(_scene: &Scene<'_>, _n: usize) -> Option<Fragment> {
    None
}

/// The whole page.
pub fn table_page(scene: &Scene<'_>) -> Markup {
    let body = html! {
        @for fragment in fragments(scene) { (PreEscaped(fragment.html)) }
    };
    page(scene.title, "table", &body)
}
