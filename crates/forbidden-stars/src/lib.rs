//! Forbidden Stars as a pure state machine. So far: the components, the state and the setup.
//!
//! A reader who knows the rulebook finds each chapter as a file, and in it each rule as a
//! function or branch with its id (`FS-SET-09`); `rules/` holds the rules in words, `data/` the
//! components.
//!
//! | file | chapter |
//! | --- | --- |
//! | `setup.rs`, `setup/` | setup and board construction, introductory and fair boards |
//! | `board.rs`, `grid.rs` | systems, areas, adjacency; the grid of tiles and edges |
//! | `storms.rs` | Warp Storms |
//! | `planning.rs`, `operations.rs`, `refresh.rs` | the three phases of a round |
//! | `pieces.rs` | how units, structures, tokens and materiel come and go |
//! | `purchase.rs` | prices, cache and forge tokens, command level, upgrades |
//! | `victory.rs` | objectives, winning, elimination |
//! | `orders/` | Advance with orbital strikes, Deploy, Strategize, Dominate |
//! | `forces.rs` | which units stand where, also in a combat |
//! | `combat/` | combat |
//! | `script/`, `windows.rs` | what cards and abilities do, and when they may be used |
//! | `content/` | the components of `data/` as flat tables, and the vocabulary of effects |
//! | `state.rs`, `step.rs`, `flow.rs`, `action.rs` | the state, what is going on, how it runs on, every choice there is |
//! | `report.rs` | what happened, for logs |

mod action;
mod board;
mod combat;
pub mod content;
mod flow;
mod forces;
pub mod grid;
pub mod ids;
mod names;
mod operations;
mod orders;
mod pieces;
mod planning;
mod purchase;
mod refresh;
mod report;
mod rules_text;
mod ruleset;
mod script;
pub mod sets;
mod setup;
pub mod state;
mod step;
mod storms;
#[cfg(test)]
mod tests;
mod victory;
pub mod view;
mod windows;

pub use action::Action;
pub use combat::{Combat, CombatStage, Played, Side};
pub use report::Event;
pub use rules_text::rules_text;
pub use ruleset::*;
pub use script::{Script, Source};
pub use state::ForbiddenStars;
pub use step::Step;

use kernel::{NoLog, Options, Refused, Rng, Seat, Viewer};

impl ForbiddenStars {
    /// A game at its first decision, by this version of the rules.
    pub fn deal(setup: &Setup, rules: u32, chance: Rng) -> Result<Self, Refused> {
        let (players, factions, rules) = ruleset::read(setup, rules)?;
        let mut game = Self::set_up(players, &factions, rules, chance);
        game.advance(&mut NoLog, &mut Options::new());
        Ok(game)
    }

    /// Lists what a seat may choose; nothing if it is not asked.
    pub fn options(&self, seat: Seat, out: &mut Options<Action>) {
        if self.pending().contains(seat) {
            self.list(seat, out);
        }
    }

    /// Carries out a choice that [`Self::options`] offered, and runs on to the next decision.
    pub fn play(&mut self, seat: Seat, action: Action) {
        self.carry_out(seat, action, &mut NoLog);
        self.advance(&mut NoLog, &mut Options::new());
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> view::View {
        view::View::of(self, viewer)
    }
}
