//! The record of a game: every choice since the deal, with replay, undo and the game file.

mod chance;
mod record;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Game, Log, NoLog, Refused, Seat, message};

pub use chance::{Chance, commitment, is_hex, promise};
pub use record::{Finish, HASH_EVERY, MAX_LINE, Record};

/// A copy of the state is kept after so many choices, so that going back is quick in long games.
const KEEP_EVERY: usize = 64;

/// The SHA-256 of some bytes as 64 lowercase hexadecimal digits.
pub fn sha256_hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble)]);
    Sha256::digest(bytes).iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// What a game grows from.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal<S> {
    /// What was agreed.
    pub setup: S,
    /// The version of the rules it is played by, see [`Game::RULES_VERSION`].
    pub rules: u32,
    /// The source of all chance.
    pub chance: Chance,
    /// A saved state ([`Game::to_json`]) that the game begins from instead. It holds a generator of
    /// its own, so `chance` decides nothing then.
    pub position: Option<Value>,
}

/// A game together with how it came about.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    deal: Option<Deal<G::Setup>>,
    actions: Vec<(Seat, G::Action)>,
    game: G,
    /// The states after 0, [`KEEP_EVERY`], 2 × [`KEEP_EVERY`], ... choices.
    kept: Vec<G>,
}

impl<G: Game> History<G> {
    /// A new game by the newest rules.
    pub fn new(setup: G::Setup, seed: u64) -> Result<Self, Refused> {
        let chance = Chance::seed(seed);
        Self::dealt(Deal { setup, rules: G::RULES_VERSION, chance, position: None })
    }

    /// The game that grows from a deal, or from the position it names.
    pub fn dealt(deal: Deal<G::Setup>) -> Result<Self, Refused> {
        deal.chance.check()?;
        if !(1..=G::RULES_VERSION).contains(&deal.rules) {
            let why = message!("rules-version", rules = deal.rules, newest = G::RULES_VERSION);
            return Err(Refused::new("rules_version", why));
        }
        let game = match &deal.position {
            Some(position) => G::from_json(position.clone())?,
            None => G::deal(&deal.setup, deal.rules, deal.chance.rng())?,
        };
        Ok(Self { deal: Some(deal), ..Self::from_state(game) })
    }

    /// A game taken up in the middle. It can be undone back to here, and has no [`Record`].
    pub fn from_state(game: G) -> Self {
        Self { deal: None, actions: Vec::new(), kept: vec![game.clone()], game }
    }

    /// Carries out a choice, or says why not and changes nothing.
    pub fn act<L: Log<G::Event>>(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut L,
    ) -> Result<(), Refused> {
        self.game.apply(seat, action, log)?;
        self.actions.push((seat, action));
        if self.actions.len().is_multiple_of(KEEP_EVERY) {
            self.kept.push(self.game.clone());
        }
        Ok(())
    }

    /// Takes the last choice back and tells which it was; none at the start.
    pub fn undo(&mut self) -> Option<(Seat, G::Action)> {
        let last = *self.actions.last()?;
        self.rewind(self.actions.len() - 1);
        Some(last)
    }

    /// Forgets everything after the first `n` choices.
    pub fn rewind(&mut self, n: usize) {
        self.actions.truncate(n);
        self.kept.truncate(self.actions.len() / KEEP_EVERY + 1);
        self.restore();
    }

    /// Builds the current state anew from the choices, e.g. after a panic in the middle of one.
    pub fn restore(&mut self) {
        self.game = self.after(self.actions.len());
    }

    /// The current state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Every choice so far, with who made it.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// What the game grew from; none if it was taken up in the middle.
    pub fn deal(&self) -> Option<&Deal<G::Setup>> {
        self.deal.as_ref()
    }

    /// The state after the first `n` choices.
    pub fn replay_to(&self, n: usize) -> Result<G, Refused> {
        if n > self.actions.len() {
            let why = message!("no-such-action", number = n, count = self.actions.len());
            return Err(Refused::new("no_such_action", why));
        }
        Ok(self.after(n))
    }

    /// The state after the first `n` choices, of which there are that many.
    fn after(&self, n: usize) -> G {
        let from = n / KEEP_EVERY;
        let mut game = self.kept[from].clone();
        for &(seat, action) in &self.actions[from * KEEP_EVERY..n] {
            game.play(seat, action, &mut NoLog);
        }
        game
    }
}
