//! Forbidden Stars as a pure state machine.
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
//! | `state.rs`, `state/`, `step.rs`, `action.rs` | the state, what is going on, how it runs on, every choice there is |
//! | `evaluation/`, `odds.rs`, `purpose.rs` | how well a player stands, for bots; how a combat is likely to go; what an order is for |
//! | `draft.rs` | choices put together before they are made, and what goes without saying between them |
//! | `ruleset.rs`, `versions.rs` | what is agreed before a game; what has changed from one version of the rules to the next |
//! | `report.rs` | what happened, for logs |
//! | `why_not/` | what cannot be chosen, and why |

mod action;
mod board;
mod check;
mod combat;
pub mod content;
pub mod draft;
mod evaluation;
mod forces;
mod foregone;
pub mod grid;
pub mod ids;
mod json;
mod listed;
mod names;
mod odds;
mod operations;
mod orders;
mod pieces;
mod planning;
mod purchase;
mod purpose;
mod refresh;
mod report;
mod resample;
mod rules_text;
mod ruleset;
mod script;
pub mod sets;
mod settling;
mod setup;
pub mod state;
mod step;
mod storms;
#[cfg(test)]
mod tests;
mod text;
mod versions;
mod victory;
pub mod view;
mod why_not;
mod windows;

use kernel::{Audience, Game, Message, NoLog, Options, Refused, Rng, Seat, Turn, Viewer};

pub use action::Action;
pub use combat::{Combat, CombatStage, Played, Side};
pub use names::{area_name, edge_name, system_name, tile_name};
pub use purpose::Purpose;
pub use report::Event;
pub use rules_text::rules_text;
pub use ruleset::*;
pub use script::{Script, Source};
pub use state::ForbiddenStars;
pub use step::Step;
pub use why_not::{Barred, Subject};

impl Game for ForbiddenStars {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = view::View;

    const ID: &'static str = "forbidden-stars";
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup, rules: u32, chance: Rng) -> Result<Self, Refused> {
        let (players, factions, rules) = ruleset::read(setup, rules)?;
        let mut game = Self::set_up(players, &factions, rules, chance);
        game.advance(&mut NoLog, &mut Options::new());
        Ok(game)
    }

    fn players(&self) -> usize {
        self.seats as usize
    }

    fn turn(&self) -> Turn {
        match &self.ending {
            Some(ending) => Turn::Over(ending.clone()),
            None => Turn::Pending(self.pending()),
        }
    }

    fn clock(&self) -> (u32, &'static str) {
        (u32::from(self.round), self.phase())
    }

    fn options(&self, seat: Seat, out: &mut Options<Action>) {
        if self.pending().contains(seat) {
            self.list(seat, out);
        }
    }

    fn play_silently(
        &mut self,
        seat: Seat,
        action: Action,
        out: &mut Options<Action>,
    ) -> Option<Seat> {
        self.carry_out(seat, action, &mut NoLog);
        self.advance(&mut NoLog, out)
    }

    fn play_aloud(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut Vec<Event>,
        out: &mut Options<Action>,
    ) -> Option<Seat> {
        self.carry_out(seat, action, log);
        self.advance(log, out)
    }

    fn outline(action: Action) -> String {
        match action {
            // Faces of orders and of cards that are laid are the chooser's own affair (FS-TRM-05).
            Action::PlaceOrder { system, .. } => format!("order {system}"),
            Action::LayCard { .. } => "card".to_owned(),
            other => other.to_string(),
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Message> {
        self.pending().contains(seat).then(|| self.question())
    }

    fn describe(&self, action: Action) -> Message {
        self.choice(action)
    }

    fn view(&self, viewer: Viewer) -> view::View {
        view::View::of(self, viewer)
    }

    fn recalled(&self, now: &Self, viewer: Viewer) -> view::View {
        view::View::recalled(self, now, viewer)
    }

    fn resample(&self, seat: Seat, rng: &mut Rng) -> Self {
        resample::resample(self, seat, rng)
    }

    fn to_json(&self) -> serde_json::Value {
        json::write(self)
    }

    fn from_json(value: serde_json::Value) -> Result<Self, Refused> {
        json::read(value)
    }

    fn check(&self) -> Result<(), String> {
        check::check(self)
    }

    fn settles(before: &Self, after: &Self, events: &[Event]) -> bool {
        settling::settles(before, after, events)
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }
}
