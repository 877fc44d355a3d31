//! Players made of code, for any [`Game`].
//!
//! A [`Bot`] is handed a [`Seen`]: its options, its view and worlds it cannot tell apart from
//! the true one. [`play_out`] is the fast way to the end of a game for simulations, search and
//! benchmarks; [`play`] lets bots sit at the seats.

mod easy;
pub mod fit;
mod normal;
mod platform;
mod random;
mod search;

use std::time::Duration;

use kernel::{
    Evaluate, Game, Log, NoLog, Options, Outcome, Refused, Rng, Seen, Turn, message, random_choice,
};

pub use easy::EasyBot;
pub use normal::NormalBot;
pub use platform::{Job, Platform};
pub use random::RandomBot;
pub use search::{Advice, Budget, Search};

/// The levels [`by_name`] knows, the weakest first.
pub const NAMES: [&str; 4] = ["random", "easy", "normal", "hard"];

/// Somebody who chooses.
pub trait Bot<G: Game>: Send {
    /// One of the options of a seat that is pending, and so has at least one.
    fn choose(&mut self, seen: Seen<G>) -> G::Action;

    /// The longest that a choice may take from now on. A bot that is told nothing counts its work
    /// instead, or thinks for the time in its name.
    fn allow(&mut self, _time: Duration) {}
}

/// What `hard` may think over a choice if nothing else is said.
const USUAL: Budget = Budget::Time(Duration::from_millis(50));

/// A bot by its name: a level, for `hard` with how long it may think over a choice (`hard:50ms`,
/// `hard:1s`, or iterations, `hard:800`) and on how many threads (`hard:1s*2`). Bots of the same
/// name and seed choose alike, unless they think for a time.
pub fn by_name<G: Evaluate>(
    name: &str,
    seed: u64,
    platform: &'static dyn Platform,
) -> Result<Box<dyn Bot<G>>, Refused> {
    let (level, budget) = match name.split_once(':') {
        Some((level, budget)) => (level, Some(budget)),
        None => (name, None),
    };
    match (level, budget) {
        ("random", None) => Ok(Box::new(RandomBot::new(seed))),
        ("easy", None) => Ok(Box::new(EasyBot::new(seed, platform))),
        ("normal", None) => Ok(Box::new(NormalBot::new(seed, platform))),
        ("hard", None) => Ok(Box::new(Search::new(seed, USUAL, 1, platform))),
        ("hard", Some(text)) => {
            let (budget, threads) = read_budget(text)
                .ok_or_else(|| Refused::new("unknown_bot", message!("bad-budget", text = text)))?;
            Ok(Box::new(Search::new(seed, budget, threads, platform)))
        }
        _ => {
            let why = message!("no-such-bot", name = name, known = NAMES.join(", "));
            Err(Refused::new("unknown_bot", why))
        }
    }
}

/// A budget in words, with the number of threads.
fn read_budget(text: &str) -> Option<(Budget, usize)> {
    let (amount, threads) = match text.split_once('*') {
        Some((amount, threads)) => (amount, threads.parse().ok().filter(|n| (1..=64).contains(n))?),
        None => (text, 1),
    };
    let number = |text: &str| text.parse().ok().filter(|&n: &u32| n > 0);
    let budget = if let Some(ms) = amount.strip_suffix("ms") {
        Budget::Time(Duration::from_millis(number(ms)?.into()))
    } else if let Some(seconds) = amount.strip_suffix('s') {
        Budget::Time(Duration::from_secs(number(seconds)?.into()))
    } else {
        Budget::Iterations(number(amount)?)
    };
    Some((budget, threads))
}

/// The seed of one game of a series: it depends on nothing but the seed of the series and the
/// index, and neighbours have nothing in common (the finisher of SplitMix64).
pub fn series_seed(seed: u64, index: u64) -> u64 {
    let mut mixed = seed.wrapping_add((index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Actions.
    pub steps: u32,
    /// Those of them that were a choice between at least two options.
    pub decisions: u32,
    /// How it ended; none if the limit came first.
    pub outcome: Option<Outcome>,
}

/// Plays random choices to the end of the game, or until a limit of actions.
///
/// The options live on the stack and are reused, so nothing is allocated here.
pub fn play_out<G: Game, L: Log<G::Event>>(
    game: &mut G,
    rng: &mut Rng,
    limit: u32,
    log: &mut L,
) -> Played {
    let mut played = Played::default();
    let mut options = Options::new();
    let mut asked = game.asked(&mut options);
    while let Some(seat) = asked.filter(|_| played.steps < limit) {
        let Some(action) = random_choice::<G>(&options, rng) else { break };
        played.decisions += u32::from(options.len() > 1);
        played.steps += 1;
        asked = game.play_on(seat, action, log, &mut options);
    }
    played.outcome = outcome(game);
    played
}

/// How the game ended, if it has.
fn outcome<G: Game>(game: &G) -> Option<Outcome> {
    match game.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Pending(_) => None,
    }
}

/// Lets bots play, one a seat, to the end of the game or until a limit of actions.
///
/// A choice that is not legal is the bot's mistake and refused.
pub fn play<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    limit: u32,
) -> Result<Played, Refused> {
    let mut played = Played::default();
    let mut options = Options::new();
    while let Some(seat) = game.asked(&mut options).filter(|_| played.steps < limit) {
        let Some(bot) = bots.get_mut(seat.index()) else {
            return Err(Refused::new("no_bot", message!("no-bot", seat = seat.0)));
        };
        played.decisions += u32::from(options.len() > 1);
        let action = bot.choose(Seen::new(game, seat));
        game.apply(seat, action, &mut NoLog)?;
        played.steps += 1;
    }
    played.outcome = outcome(game);
    Ok(played)
}
