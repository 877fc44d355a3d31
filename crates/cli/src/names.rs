//! What people call things of a game whose ids programs read.

use std::sync::Arc;

use house::Door;
use kernel::{Message, message};
use tongue::Tongue;

/// What the things of one game are called.
pub struct Names {
    door: Option<Arc<dyn Door>>,
}

impl Names {
    /// Of a game of the house; a game of nobody's keeps its ids.
    pub fn of(game: &str) -> Self {
        let doors = house::games::all(&native::Native);
        Self { door: doors.iter().find(|door| door.kind().id == game).cloned() }
    }

    /// The game.
    pub fn game(&self, id: &str, tongue: &Tongue) -> String {
        self.door.as_ref().map_or_else(|| id.to_owned(), |door| door.kind().name(tongue).into())
    }

    /// A faction.
    pub fn side(&self, id: &str, tongue: &Tongue) -> String {
        let name = self.door.as_ref().and_then(|door| (door.kind().side_name)(id));
        name.map_or_else(|| id.to_owned(), |name| tongue.name(&name).into_owned())
    }

    /// A way in which a game ends.
    pub fn ending(&self, id: &str) -> Message {
        let verbatim = || message!("verbatim", text = id);
        self.door.as_ref().map_or_else(verbatim, |door| (door.kind().ending)(id))
    }

    /// A phase of a round.
    pub fn phase(&self, id: &str) -> Message {
        let phases = self.door.as_ref().map_or(&[][..], |door| door.kind().phases);
        match phases.iter().find(|(phase, _)| *phase == id) {
            Some((_, name)) => name.clone(),
            None if id == "setup" => message!("table-setup"),
            None => message!("verbatim", text = id),
        }
    }
}
