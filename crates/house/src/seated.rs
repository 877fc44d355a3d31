//! A table with its game, typed.

use std::fmt;

use bots::{Bot, Platform};
use kernel::{Game, Refused, Viewer};
use serde_json::Value;
use table::{Place, Seats, Table};
use ui::learn::Lesson;
use ui::scene::Row;
use ui::show::Show;

/// Makes a bot of its name and a seed, with the clock and the threads it may use.
pub type Maker<G> = fn(&str, u64, &'static dyn Platform) -> Result<Box<dyn Bot<G>>, Refused>;

/// A table with the game that is shown by `S`.
pub struct Seated<S: Show> {
    /// Changed by [`Seated::change`], so that what is known about the game follows.
    table: Table<S::Game>,
    pub(crate) setup: Value,
    pub(crate) maker: Maker<S::Game>,
    pub(crate) platform: &'static dyn Platform,
    /// How the players stood round by round, once the game is over.
    pub(crate) chart: Vec<Row>,
    /// What is learned here.
    pub(crate) lesson: Option<&'static Lesson>,
    /// Whether the coach is still there.
    pub(crate) coached: bool,
}

impl<S: Show> Seated<S> {
    /// A table and what was agreed at it.
    pub fn new(
        table: Table<S::Game>,
        setup: Value,
        maker: Maker<S::Game>,
        platform: &'static dyn Platform,
    ) -> Self {
        Self { table, setup, maker, platform, chart: Vec::new(), lesson: None, coached: false }
    }

    /// The table.
    pub fn table(&self) -> &Table<S::Game> {
        &self.table
    }

    /// Lets the game go on, or back, and looks back over its rounds if it is over then.
    pub(crate) fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Table<S::Game>) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let done = change(&mut self.table)?;
        let row = |game: &S::Game| Row {
            round: game.clock().0,
            seats: S::figures(&game.view(Viewer::Spectator)),
        };
        if !self.table.is_over() {
            self.chart.clear();
        } else if self.chart.is_empty() {
            self.chart = self.table.rounds(row)?;
        }
        Ok(done)
    }
}

impl<S: Show> Seats for Seated<S> {
    fn places(&self) -> &[Place] {
        self.table.places()
    }
}

impl<S: Show> Clone for Seated<S> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            setup: self.setup.clone(),
            maker: self.maker,
            platform: self.platform,
            chart: self.chart.clone(),
            lesson: self.lesson,
            coached: self.coached,
        }
    }
}

impl<S: Show> fmt::Debug for Seated<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seated").field("game", &S::Game::ID).finish_non_exhaustive()
    }
}
