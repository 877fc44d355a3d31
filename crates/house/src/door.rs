//! A game to be played, whatever its types.

use std::fmt;
use std::sync::Arc;

use bots::Platform;
use kernel::history::{Chance, Deal};
use kernel::{Game, Refused, read_setup};
use serde_json::Value;
use table::{Place, Table};
use ui::kind::GameKind;
use ui::show::Show;

use crate::playing::Playing;
use crate::seated::{Maker, Seated};

/// The games that can be played.
pub type Games = Arc<[Arc<dyn Door>]>;

/// A game to be played.
pub trait Door: fmt::Debug + Send + Sync {
    /// What it says about itself.
    fn kind(&self) -> &GameKind;

    /// The newest version of its rules.
    fn rules(&self) -> u32;

    /// A table before the first choice.
    fn open(
        &self,
        setup: &Value,
        origin: Origin,
        places: Vec<Place>,
    ) -> Result<Box<dyn Playing>, Refused>;
}

/// What a game at a table grows from, beside what was agreed.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The version of the rules.
    pub rules: u32,
    /// The source of all chance.
    pub chance: Chance,
    /// A saved state that it begins from instead of a deal; see [`Deal::position`].
    pub position: Option<Value>,
}

impl Origin {
    /// A deal.
    pub fn deal(rules: u32, chance: Chance) -> Self {
        Self { rules, chance, position: None }
    }

    /// A saved state.
    pub fn position(rules: u32, position: Value) -> Self {
        Self { rules, chance: Chance::seed(0), position: Some(position) }
    }
}

/// The door of a game.
pub struct Of<S: Show> {
    kind: GameKind,
    maker: Maker<S::Game>,
    platform: &'static dyn Platform,
}

impl<S: Show> Of<S> {
    /// With the bots everybody knows.
    #[expect(clippy::new_ret_no_self, reason = "a door is of use behind its trait only")]
    pub fn new(platform: &'static dyn Platform) -> Arc<dyn Door> {
        Self::with_bots(bots::by_name::<S::Game>, platform)
    }

    /// With bots of another make.
    pub fn with_bots(maker: Maker<S::Game>, platform: &'static dyn Platform) -> Arc<dyn Door> {
        Arc::new(Self { kind: GameKind::of::<S>(), maker, platform })
    }
}

impl<S: Show> Door for Of<S> {
    fn kind(&self) -> &GameKind {
        &self.kind
    }

    fn rules(&self) -> u32 {
        S::Game::RULES_VERSION
    }

    fn open(
        &self,
        setup: &Value,
        origin: Origin,
        places: Vec<Place>,
    ) -> Result<Box<dyn Playing>, Refused> {
        let Origin { rules, chance, position } = origin;
        let deal = Deal { setup: read_setup::<S::Game>(setup)?, rules, chance, position };
        let table = Table::new(deal, places)?;
        Ok(Box::new(Seated::<S>::new(table, setup.clone(), self.maker, self.platform)))
    }
}

impl<S: Show> fmt::Debug for Of<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Of").field(&self.kind.id).finish()
    }
}
