//! StarCraft: The Board Game with its expansion Brood War, as a pure state machine.
//!
//! A reader who knows the rulebook finds each chapter as a file, and in it each rule as a
//! function or branch with its id (`SC-BATTLE-12`); `rules/` holds the rules in words.
//!
//! | file | chapter |
//! | --- | --- |
//! | `setup.rs`, `placement.rs`, `galaxy.rs` | setup, placing planets and routes, the automatic galaxy |
//! | `planning.rs`, `execution.rs`, `regrouping.rs` | the three phases of a round |
//! | `orders/` | Build, Mobilize, Research, voluntary destruction |
//! | `payment.rs` | resources, force mining, discounts |
//! | `cards.rs`, `abilities.rs` | Combat decks, hands, technologies; abilities of cards and when they may be used |
//! | `battle/` | the nine steps of a battle |
//! | `events/` | Event cards |
//! | `leadership/` | Leadership cards and heroes of Brood War |
//! | `victory.rs`, `survival.rs` | winning, tie-breakers, elimination, teams; the game mode Survival |
//! | `scenario/` | the game mode Scenario: setup, teams, goals, items |
//! | `content/` | the components of `data/` as flat tables, and the vocabulary of effects |
//! | `state.rs`, `board.rs`, `stages.rs` | the state, and what the rules ask of it |
//! | `step.rs`, `action.rs` | what is going on, how it runs on, every choice there is |
//! | `view/`, `resample.rs`, `settling.rs` | what a seat may know, worlds it cannot tell apart, what cannot be unlearned |
//! | `evaluation/`, `odds.rs`, `purpose.rs` | how well a player stands, for bots; how a battle is likely to go; what an order is for |
//! | `draft.rs` | choices put together before they are made, and what goes without saying between them |
//! | `thing.rs`, `why_not/` | what a choice is made at, and why another is not to be had |
//! | `ruleset.rs`, `versions.rs` | options, and what changed from version to version of the rules |
//! | `json/`, `check/`, `text.rs`, `report.rs` | saved states, invariants, words, events |

mod abilities;
mod action;
mod battle;
mod board;
mod cards;
mod check;
pub mod content;
pub mod draft;
mod evaluation;
mod events;
mod execution;
mod foregone;
mod galaxy;
pub mod ids;
mod json;
mod leadership;
mod listed;
mod names;
mod odds;
mod orders;
mod payment;
mod placement;
mod planning;
mod purpose;
mod regrouping;
mod report;
mod resample;
mod rules_text;
mod ruleset;
mod scenario;
pub mod sets;
mod settling;
mod setup;
mod stages;
pub mod state;
mod step;
mod survival;
#[cfg(test)]
mod tests;
mod text;
mod thing;
mod versions;
mod victory;
pub mod view;
mod why_not;

use kernel::{Audience, Game, Message, NoLog, Options, Outcome, Refused, Rng, Seat, Turn, Viewer};

pub use action::Action;
pub use battle::{
    Battle, BattleSide, Cards, Fate, Fighter, Kept, Skirmish, Source, Stage, Term, Values,
};
pub use cards::{LimitSource, face};
pub use evaluation::{check_weights, feature_help};
pub use events::Script;
pub use names::{card_text, controlled, numbered, shown_on};
pub use payment::{Discount, Item, Payment};
pub use purpose::Purpose;
pub use report::{Event, Happening};
pub use rules_text::rules_text;
pub use ruleset::*;
pub use scenario::ItemState;
pub use state::StarCraft;
pub use step::Step;
pub use thing::Thing;
pub use victory::{EndKind, Ending, TARGET, TieBreak};
pub use why_not::Barred;

impl Game for StarCraft {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = view::View;

    const ID: &'static str = "starcraft";
    const RULES_VERSION: u32 = 5;

    fn deal(setup: &Setup, rules: u32, chance: Rng) -> Result<Self, Refused> {
        let (players, factions) = ruleset::seats(setup)?;
        let rules = Ruleset::of(setup, rules, players)?;
        let mut game = Self::empty(rules, players, chance);
        for (player, faction) in game.players.iter_mut().zip(factions) {
            faction.into_iter().for_each(|faction| player.take_faction(faction));
        }
        game.check_factions()?;
        // SC-SETUP-02, BW-SCN-03
        game.first = Seat(game.rng.below(players as u32) as u8);
        game.push(Step::Setup);
        game.advance(&mut NoLog, &mut Options::new());
        Ok(game)
    }

    fn players(&self) -> usize {
        self.seats as usize
    }

    fn turn(&self) -> Turn {
        match self.ending {
            Some(ending) => {
                Turn::Over(Outcome { winners: ending.winners, ending: ending.kind.name() })
            }
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
            // Faces of orders and cards are the chooser's own affair (SC-INFO-01, -07, -08).
            Action::PlaceOrder { planet, .. } => format!("order {planet}"),
            Action::PlayCard { .. } => "card".to_owned(),
            Action::Discard { .. } => "discard".to_owned(),
            Action::ToHand { .. } => "hand".to_owned(),
            Action::TakeLeader { .. } => "leader".to_owned(),
            other => other.to_string(),
        }
    }

    fn is_rare(action: &Action) -> bool {
        matches!(action, Action::Scrap {})
    }

    fn prompt(&self, seat: Seat) -> Option<Message> {
        if self.pending().contains(seat) { self.question() } else { None }
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
