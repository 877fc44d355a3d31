//! The result, with charts.

use starcraft::view::View;

use crate::fragment::Fragment;
use crate::scene::{Row, Scene};

/// The result: one fragment with the id `ending`, empty and hidden until the game is over.
pub fn fragment(_scene: &Scene<'_>) -> Fragment {
    Fragment {
        id: "ending".into(),
        within: "middle",
        html: "<section id=\"ending\" hidden></section>".into(),
    }
}

/// How the players stand in a view.
pub fn stats(view: &View) -> Row {
    Row { round: view.round, seats: Vec::new() }
}
