//! Bots at a table, and help for people: all from what a seat may know.

use std::any::Any;
use std::fmt;
use std::time::Duration;

use bots::{Bot, Budget, Search};
use kernel::{
    Evaluate, Game, Listed, Message, Options, Refused, Rng, Seat, Seen, feature_name, gains,
    message, random_choice,
};
use ui::scene::{Advised, Reason};
use ui::show::{Action, Show};

use crate::seated::Seated;
use crate::study::Study;

/// More answers would not help.
const ADVISED: usize = 3;
/// So many reasons for an answer are read.
const REASONS: usize = 4;
/// What follows an answer is imagined so many times for its reasons.
const IMAGINED: u32 = 80;
/// With fewer reasons of its own, an answer is compared with another.
const ENOUGH: usize = 2;

/// What a bot has in mind between its choices: what it has thought ahead is used again.
pub struct Mind(Box<dyn Any + Send>);

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

/// Thought at a table; all of it may take a while.
pub trait Thought {
    /// Whether everybody can see that the choice of a seat is worth some thought.
    fn matters(&self, seat: Seat) -> bool;

    /// What a bot at a seat chooses within this time. It may keep its mind for the next time.
    fn choose(
        &self,
        seat: Seat,
        mind: Option<Mind>,
        bot: (&str, u64),
        time: Duration,
    ) -> Result<(String, Mind), Refused>;

    /// Any legal choice of a seat: better than a table that stands still.
    fn any_choice(&self, seat: Seat, seed: u64) -> Option<String>;

    /// Help for a seat that is asked something, from what it may know.
    fn help(&self, seat: Seat, help: Help, seed: u64) -> Advice;

    /// Looks into a finished game.
    fn study(&self) -> Result<Study, Refused>;
}

impl<S: Show> Thought for Seated<S> {
    fn matters(&self, seat: Seat) -> bool {
        self.table().game().matters(seat)
    }

    fn choose(
        &self,
        seat: Seat,
        mind: Option<Mind>,
        (name, seed): (&str, u64),
        time: Duration,
    ) -> Result<(String, Mind), Refused> {
        let led = self.led_choice(seat).filter(|_| self.led_seat() == Some(Some(seat)));
        if let Some(choice) = led {
            return Ok((choice, Mind(Box::new(()))));
        }
        let kept = mind.and_then(|mind| mind.0.downcast::<Box<dyn Bot<S::Game>>>().ok());
        let mut bot = match kept {
            Some(bot) => *bot,
            None => (self.maker)(name, seed, self.platform)?,
        };
        bot.allow(time);
        let action = bot.choose(Seen::new(self.table().game(), seat));
        Ok((action.to_string(), Mind(Box::new(bot))))
    }

    fn any_choice(&self, seat: Seat, seed: u64) -> Option<String> {
        let mut options = Options::new();
        self.table().game().options(seat, &mut options);
        let choice = random_choice::<S::Game>(&options, &mut Rng::new(seed));
        choice.map(|action| action.to_string())
    }

    fn help(&self, seat: Seat, help: Help, seed: u64) -> Advice {
        let seen = Seen::new(self.table().game(), seat);
        Advice::new::<S>(match help {
            Help::Hint(time, battles) => {
                let search = Search::new(seed, Budget::Time(time), 1, self.platform);
                advise::<S>(&seen, search, seed, battles)
            }
            Help::Odds(battles) => fights::<S>(&seen, seed, battles),
        })
    }

    fn study(&self) -> Result<Study, Refused> {
        Study::new::<S>(self.table())
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
    for (at, it) in best.iter().enumerate() {
        let action = it.action.to_string();
        let fight = fights.iter().position(|fight| fight.action == action);
        let odds = match fight {
            Some(at) => fights.remove(at).odds,
            None => S::odds(seen, it.action, battles, seed),
        };
        let times = IMAGINED.min(battles);
        let mut reasons = S::reasons(seen, it.action, times, seed);
        let other = best.get(usize::from(at == 0)).filter(|_| best.len() > 1);
        if let Some(other) = other.filter(|_| reasons.len() < ENOUGH) {
            reasons.extend(gained::<S>(seen, [it.action, other.action], times, seed).take(ENOUGH));
        }
        if reasons.is_empty() {
            reasons.push(weighed::<S>(seen, it, other));
        }
        reasons.truncate(REASONS);
        advised.push(Advised { action, chance: Some(it.chance), odds, reasons });
    }
    advised.extend(fights);
    advised
}

/// What an answer brings more of than another, in the sense of the bots.
fn gained<S: Show>(
    seen: &Seen<S::Game>,
    answers: [Action<S>; 2],
    times: u32,
    seed: u64,
) -> impl Iterator<Item = Reason> {
    let other = seen.world().describe(answers[1]);
    let help = S::Game::feature_help();
    let gains = gains(seen, answers, times, seed).into_iter().map(|at| help[at]);
    let useful = gains.filter(|(_, burden)| !burden);
    useful.map(move |(name, _)| {
        let feature = feature_name(S::Game::ID, name);
        compared(message!("hint-gain", feature = feature, other = other.clone()))
    })
}

/// How much better or worse an answer is than another, where nothing else can be said.
fn weighed<S: Show>(
    seen: &Seen<S::Game>,
    it: &bots::Advice<Action<S>>,
    other: Option<&bots::Advice<Action<S>>>,
) -> Reason {
    let Some(other) = other else { return compared(message!("hint-only")) };
    let (points, name) = ((it.chance - other.chance) * 100.0, seen.world().describe(other.action));
    let far = points.abs().round() as usize;
    compared(match (far, points > 0.0) {
        (0, _) => message!("hint-even", other = name),
        (_, true) => message!("hint-better", points = far, other = name),
        (_, false) => message!("hint-behind", points = far, other = name),
    })
}

fn compared(words: Message) -> Reason {
    Reason { glyph: "i-check", words }
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
