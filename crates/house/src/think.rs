//! Bots at a table, and help for people: all from what a seat may know.

use std::any::Any;
use std::fmt;
use std::time::Duration;

use bots::{Bot, Budget, Search};
use kernel::{Game, Options, Refused, Rng, Seat, Seen, random_choice};
use ui::scene::Advised;
use ui::show::{Action, Show};

use crate::seated::Seated;

/// More answers would not help.
const ADVISED: usize = 3;
/// So many reasons for an answer are read.
const REASONS: usize = 4;
/// What follows an answer is imagined so many times for its reasons.
const IMAGINED: u32 = 80;

/// What a bot has in mind between its choices: what it has thought ahead is used again.
pub struct Mind(Box<dyn Any + Send>);

impl Mind {
    /// Nothing in particular.
    pub(crate) fn empty() -> Self {
        Self(Box::new(()))
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Mind").finish_non_exhaustive()
    }
}

/// What a person can ask for.
#[derive(Clone, Copy, Debug)]
pub enum Help {
    /// What a bot would do that may think for this long, with the odds of battles fought this many
    /// times over.
    Hint(Duration, u32),
    /// The odds of all attacks, each fought this many times over.
    Odds(u32),
}

/// Answers that are advised.
pub struct Advice(Box<dyn Any + Send>);

impl Advice {
    fn new<S: Show>(advised: Vec<Advised<S::Thing>>) -> Self
    where
        S::Thing: 'static,
    {
        Self(Box::new(advised))
    }

    /// The answers; none if they are of another game.
    pub fn of<S: Show>(&self) -> &[Advised<S::Thing>] {
        self.0.downcast_ref::<Vec<Advised<S::Thing>>>().map_or(&[], Vec::as_slice)
    }
}

impl fmt::Debug for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Advice").finish_non_exhaustive()
    }
}

impl<S: Show> Seated<S> {
    pub(crate) fn chosen(
        &self,
        seat: Seat,
        mind: Option<Mind>,
        (name, seed): (&str, u64),
        time: Duration,
    ) -> Result<(String, Mind), Refused> {
        let kept = mind.and_then(|mind| mind.0.downcast::<Box<dyn Bot<S::Game>>>().ok());
        let mut bot = match kept {
            Some(bot) => *bot,
            None => (self.maker)(name, seed, self.platform)?,
        };
        bot.allow(time);
        let action = bot.choose(Seen::new(self.table().game(), seat));
        Ok((action.to_string(), Mind(Box::new(bot))))
    }

    pub(crate) fn any(&self, seat: Seat, seed: u64) -> Option<String> {
        let mut options = Options::new();
        self.table().game().options(seat, &mut options);
        let choice = random_choice::<S::Game>(&options, &mut Rng::new(seed));
        choice.map(|action| action.to_string())
    }

    pub(crate) fn helped(&self, seat: Seat, help: Help, seed: u64) -> Advice {
        let seen = Seen::new(self.table().game(), seat);
        Advice::new::<S>(match help {
            Help::Hint(time, battles) => {
                let search = Search::new(seed, Budget::Time(time), 1, self.platform);
                advise::<S>(&seen, search, seed, battles)
            }
            Help::Odds(battles) => fights::<S>(&seen, seed, battles),
        })
    }
}

/// The answers a bot would think of first, the best one first; then the other attacks.
pub(crate) fn advise<S: Show>(
    seen: &Seen<S::Game>,
    mut search: Search<S::Game>,
    seed: u64,
    battles: u32,
) -> Vec<Advised<S::Thing>> {
    let mut best = search.advise(seen);
    best.truncate(ADVISED);
    let mut fights = fights::<S>(seen, seed, battles);
    let mut advised = Vec::new();
    for it in best {
        let action = it.action.to_string();
        let fight = fights.iter().position(|fight| fight.action == action);
        let odds = match fight {
            Some(at) => fights.remove(at).odds,
            None => S::odds(seen, it.action, battles, seed),
        };
        let mut reasons = S::reasons(seen, it.action, IMAGINED.min(battles), seed);
        reasons.truncate(REASONS);
        advised.push(Advised { action, chance: Some(it.chance), odds, reasons });
    }
    advised.extend(fights);
    advised
}

/// How every attack that can be begun now is likely to go.
fn fights<S: Show>(seen: &Seen<S::Game>, seed: u64, battles: u32) -> Vec<Advised<S::Thing>> {
    let odds = |action: Action<S>| {
        let odds = S::odds(seen, action, battles, seed)?;
        let (action, reasons) = (action.to_string(), Vec::new());
        Some(Advised { action, chance: None, odds: Some(odds), reasons })
    };
    S::attacks(seen).into_iter().filter_map(odds).collect()
}
