//! A table at which a game is played, whatever its types.

use std::fmt::Debug;

use kernel::Game;
use kernel::history::Chance;
use serde_json::Value;
use table::Seats;
use ui::show::Show;

use crate::choices::Choices;
use crate::learn::Learning;
use crate::pages::Drawn;
use crate::plain::Plain;
use crate::seated::Seated;
use crate::think::Thought;

/// A table at which a game is played: what it grew from, and all that its chapters say.
pub trait Playing:
    Seats + Choices + Learning + Thought + Drawn + Plain + Debug + Send + Sync
{
    /// Another one just like it.
    fn copy(&self) -> Box<dyn Playing>;

    /// Which game it is.
    fn game(&self) -> &'static str;

    /// The version of the rules it is played by.
    fn rules(&self) -> u32;

    /// What was agreed.
    fn setup(&self) -> &Value;

    /// Where its chance comes from: not for players before the game is over.
    fn chance(&self) -> &Chance;

    /// The saved state that it began from; none if it was dealt. Not for players, either.
    fn position(&self) -> Option<&Value>;

    /// The promise about the chance, published before anybody sits down.
    fn promise(&self) -> String;
}

impl<S: Show> Playing for Seated<S> {
    fn copy(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static str {
        S::Game::ID
    }

    fn rules(&self) -> u32 {
        self.table().deal().rules
    }

    fn setup(&self) -> &Value {
        &self.setup
    }

    fn chance(&self) -> &Chance {
        &self.table().deal().chance
    }

    fn position(&self) -> Option<&Value> {
        self.table().deal().position.as_ref()
    }

    fn promise(&self) -> String {
        self.table().promise()
    }
}

impl Clone for Box<dyn Playing> {
    fn clone(&self) -> Self {
        self.copy()
    }
}
