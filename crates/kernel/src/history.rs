//! The record of a game: every choice since the deal, with replay, undo and the game file.

mod record;

use sha2::{Digest, Sha256};

use crate::{Game, Log, NoLog, Refused, Seat};

pub use record::{Finish, HASH_EVERY, MAX_LINE, Record};

/// A copy of the state is kept after so many choices, so that going back is quick in long games.
const KEEP_EVERY: usize = 64;

/// The longest salt.
const MAX_SALT: usize = 128;

/// The SHA-256 of some bytes as 64 lowercase hexadecimal digits.
pub fn sha256_hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble)]);
    Sha256::digest(bytes).iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The promise that fixes a seed before the first choice and can be checked by anybody once the
/// seed is known.
///
/// It is the SHA-256, in 64 lowercase hexadecimal digits, of the ASCII text
/// `orderstack:SEED:SALT`, where `SEED` is the seed in decimal without leading zeros and `SALT`
/// is the salt, or nothing if there is none. E.g. seed 42 and salt `x7` are promised by
/// `printf orderstack:42:x7 | sha256sum`. The colons keep two different pairs from giving the
/// same text. Without a salt a small seed can be found by trying; whoever wants to keep the seed
/// secret during a game adds a long random salt.
pub fn commitment(seed: u64, salt: Option<&str>) -> String {
    sha256_hex(format!("orderstack:{seed}:{}", salt.unwrap_or_default()).as_bytes())
}

/// What a game grows from.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal<S> {
    /// What was agreed.
    pub setup: S,
    /// The source of all chance.
    pub seed: u64,
    /// What makes the [`commitment`] hard to guess: letters, digits, `-` and `_`.
    pub salt: Option<String>,
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
    /// A new game.
    pub fn new(setup: G::Setup, seed: u64) -> Result<Self, Refused> {
        Self::dealt(Deal { setup, seed, salt: None })
    }

    /// A new game whose deal may carry a salt.
    pub fn dealt(deal: Deal<G::Setup>) -> Result<Self, Refused> {
        if let Some(salt) = &deal.salt {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            if salt.is_empty() || salt.len() > MAX_SALT || !salt.bytes().all(plain) {
                let text = format!("a salt is 1 to {MAX_SALT} letters, digits, '-' or '_'");
                return Err(Refused::new("bad_salt", text));
            }
        }
        let game = G::new(&deal.setup, deal.seed)?;
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
            let text = format!("there is no action {n}; the game has {}", self.actions.len());
            return Err(Refused::new("no_such_action", text));
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
