//! What the pages are drawn from, as this game has it.

use starcraft::{Event, Thing};

pub use ui::scene::{ChoiceKind, Marked, Moment, Promise, Row, Said, Sitter, Undo};

use crate::{Aim, Pages};

/// A table as one viewer sees it.
pub type Scene<'a> = ui::scene::Scene<'a, Pages>;
/// A decision.
pub type Ask = ui::scene::Ask<Thing>;
/// A legal answer.
pub type Choice = ui::scene::Choice<Thing>;
/// How it goes on together with others.
pub type Onward = ui::scene::Onward<Thing>;
/// How a thing stands to the present decision.
pub type Mark<'a> = ui::scene::Mark<'a, Thing>;
/// Something that happened.
pub type Line = ui::scene::Line<Event>;
/// What a bot was after.
pub type Why = ui::scene::Why<Aim>;
