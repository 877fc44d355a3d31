//! A game to be played, whatever its types.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use bots::Platform;
use kernel::history::{Chance, Deal};
use kernel::{Game, Refused, Seat, SeatSet, read_setup};
use serde_json::Value;
use table::{Holder, Place, Table};
use tongue::Tongue;
use ui::kind::GameKind;
use ui::learn::Lesson;
use ui::show::Show;
use ui::table::Pace;

use crate::draw::Around;
use crate::playing::Playing;
use crate::seated::{Maker, Seated};
use crate::sitters::sitter;

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

    /// A small picture of what a lesson begins from, as SVG.
    fn sketch(&self, lesson: &Lesson, tongue: &'static Tongue) -> Result<String, Refused> {
        let bot = Place::new(Holder::Bot(String::new()), String::new());
        let origin = Origin::position(lesson.rules, lesson.position.clone());
        let game = self.open(&lesson.setup, origin, vec![bot; 2])?;
        let places = (0..).map(Seat).zip(game.places());
        let nobody = BTreeMap::new();
        let seats: Vec<_> =
            places.map(|(seat, place)| sitter(&nobody, seat, place, tongue)).collect();
        let around = Around {
            table: "",
            title: "",
            version: 0,
            now: 0,
            retold: 0,
            seats: &seats,
            chat: &[],
            hints: false,
            pace: Pace::Normal,
            host: SeatSet::EMPTY,
            clock: None,
            paused: None,
            contest: None,
            again: false,
            muted: false,
            behind: None,
            heard: None,
            study: None,
            preview: None,
            tongue,
        };
        game.sketch(&around, &lesson.words())
    }
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
