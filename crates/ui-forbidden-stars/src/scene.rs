//! What the pages are drawn from, as this game has it.

use forbidden_stars::Event;

pub(crate) use ui::scene::ChoiceKind;

use crate::{Aim, Pages, Thing};

/// A table as one viewer sees it.
pub(crate) type Scene<'a> = ui::scene::Scene<'a, Pages>;
/// A decision.
pub(crate) type Ask = ui::scene::Ask<Thing>;
/// A legal answer.
pub(crate) type Choice = ui::scene::Choice<Thing>;
/// How an answer goes on together with others.
pub(crate) type Onward = ui::scene::Onward<Thing>;
/// Something that happened.
pub(crate) type Line = ui::scene::Line<Event>;
/// What a bot was after.
pub(crate) type Why = ui::scene::Why<Aim>;
