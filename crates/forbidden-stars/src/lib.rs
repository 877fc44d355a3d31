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
//! | `content/` | the components of `data/` as flat tables, and the vocabulary of effects |
//! | `state.rs`, `action.rs` | the state, and every choice there is |

mod action;
mod board;
pub mod content;
pub mod grid;
pub mod ids;
mod rules_text;
pub mod sets;
mod setup;
pub mod state;
mod storms;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use rules_text::rules_text;
pub use setup::{Board, Plan};
pub use state::ForbiddenStars;
