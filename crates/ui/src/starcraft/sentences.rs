//! The log in words.

use maud::{Markup, html};

use crate::scene::{Line, Scene};

/// One line of the log as a sentence, with links to what it speaks of.
pub fn sentence(_scene: &Scene<'_>, line: &Line) -> Markup {
    html! { (format!("{:?}", line.event)) }
}
