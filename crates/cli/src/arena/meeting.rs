//! One game between bots, with a clock.

use std::ops::RangeInclusive;
use std::time::Instant;

use bots::Bot;
use house::games::{Visit, with};
use kernel::{
    Dealt, Evaluate, Listed, NoLog, Options, Outcome, Refused, Seat, SeatSet, Seen, Turn,
    read_setup,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tongue::english;

use crate::guard::guarded;
use crate::series::side;

/// A game with more actions than this is taken for one without an end: real ones have hundreds.
const STALLED: u32 = 20_000;

/// What came of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Met {
    /// Actions played.
    pub actions: u32,
    /// How each seat used its time.
    pub pace: Vec<Pace>,
    /// How it ended.
    pub end: End,
}

/// How much somebody thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pace {
    /// Choices between at least two options.
    pub decisions: u64,
    /// How long it thought about them all, in microseconds.
    pub micros: u64,
    /// How long about the one that took longest.
    pub slowest: u64,
}

impl Pace {
    /// Adds what was thought elsewhere.
    pub fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.micros += other.micros;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// By the rules.
    Played {
        /// The winners; several if they share the victory, none if nobody wins.
        winners: SeatSet,
        /// The kind of ending.
        ending: String,
        /// Who played at each seat, e.g. its faction.
        sides: Vec<String>,
        /// Rounds played.
        rounds: u32,
    },
    /// It could not be played to the end.
    Failed {
        /// What was wrong.
        fault: Fault,
        /// Whose fault it was, if it was a bot's.
        seat: Option<Seat>,
        /// What was said about it.
        text: String,
    },
}

/// Why a game could not be played to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It did not end.
    Stalled,
    /// Somebody chose what was not allowed.
    Illegal,
    /// The program made a mistake, a bot's or the rules'.
    Broken,
}

impl Fault {
    /// In words, after who was at fault.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Stalled => "did not come to an end",
            Self::Illegal => "chose what is not allowed",
            Self::Broken => "broke down",
        }
    }
}

/// Bots by their names and seeds.
pub type Bots<'a> = &'a [(&'a str, u64)];

/// A game in which bots meet, whatever its types.
#[derive(Clone, Debug)]
pub struct Meetings {
    /// Its name.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many may play.
    pub seats: RangeInclusive<usize>,
    /// The options unless others are asked for, see [`Listed::dealt`].
    pub dealt: &'static [(&'static str, &'static str)],
    /// Whether these bots could play a game of this setup.
    pub invite: fn(&Value, Bots<'_>) -> Result<(), Refused>,
    /// The board that a game of this setup and seed begins with.
    pub board: fn(&Value, u64) -> Result<Option<Dealt>, Refused>,
    /// One game of this setup and seed between these bots. What goes wrong in it is part of the result.
    pub meet: fn(&Value, u64, Bots<'_>) -> Result<Met, Refused>,
}

impl Meetings {
    /// Of a game.
    pub fn of<G: Listed>() -> Self {
        Self {
            game: G::ID,
            rules: G::RULES_VERSION,
            seats: G::seats(),
            dealt: G::dealt(),
            invite: |setup, bots| seat_all::<G>(setup, 0, bots).map(|_| ()),
            board: |setup, seed| Ok(guarded(|| G::new(&read_setup::<G>(setup)?, seed))??.board()),
            meet: meet::<G>,
        }
    }

    /// Of the game of this name.
    pub fn named(game: &str) -> Result<Self, Refused> {
        struct Any;
        impl Visit for Any {
            type Out = Meetings;

            fn visit<G: Listed>(&self) -> Meetings {
                Meetings::of::<G>()
            }
        }
        with(game, &Any)
    }
}

/// A game and who plays it.
type Seated<G> = (G, Vec<Box<dyn Bot<G>>>);

/// Deals a game and seats bots.
fn seat_all<G: Evaluate>(setup: &Value, seed: u64, bots: Bots<'_>) -> Result<Seated<G>, Refused> {
    let game = G::new(&read_setup::<G>(setup)?, seed)?;
    let bots: Result<Vec<_>, _> =
        bots.iter().map(|&(name, seed)| bots::by_name(name, seed, &native::Native)).collect();
    Ok((game, bots?))
}

/// Plays one game. Only a setup or a bot that there is not is refused.
fn meet<G: Listed>(setup: &Value, seed: u64, bots: Bots<'_>) -> Result<Met, Refused> {
    let (mut game, mut bots) = guarded(|| seat_all::<G>(setup, seed, bots))??;
    Ok(play(&mut game, &mut bots, STALLED))
}

fn play<G: Listed>(game: &mut G, bots: &mut [Box<dyn Bot<G>>], limit: u32) -> Met {
    let mut pace = vec![Pace::default(); bots.len()];
    let mut actions = 0;
    let mut thinking = None;
    let mut options = Options::new();
    // The outcome; none if there is no end.
    let played = guarded(|| {
        let mut asked = game.asked(&mut options);
        while let Some(seat) = asked.filter(|_| actions < limit) {
            thinking = Some(seat);
            let begin = Instant::now();
            let action = bots[seat.index()].choose(Seen::new(game, seat));
            if options.len() > 1 {
                let micros = begin.elapsed().as_micros() as u64;
                pace[seat.index()].add(Pace { decisions: 1, micros, slowest: micros });
            }
            game.permit(seat, action)?;
            thinking = None;
            asked = game.play_on(seat, action, &mut NoLog, &mut options);
            actions += 1;
        }
        Ok(match game.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Pending(_) => None,
        })
    });
    let failed = |fault, text| End::Failed { fault, seat: thinking, text };
    let end = match played {
        Ok(Ok(Some(outcome))) => ended(game, outcome),
        Ok(Ok(None)) => failed(Fault::Stalled, format!("no end after {actions} actions")),
        Ok(Err::<_, Refused>(refused)) => failed(Fault::Illegal, english().say(&refused.message)),
        Err(refused) => failed(Fault::Broken, english().say(&refused.message)),
    };
    Met { actions, pace, end }
}

fn ended<G: Listed>(game: &G, outcome: Outcome) -> End {
    End::Played {
        winners: outcome.winners,
        ending: outcome.ending.to_owned(),
        sides: (0..game.players() as u8).map(|seat| side(game, Seat(seat))).collect(),
        rounds: game.clock().0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use starcraft::{Action, StarCraft};

    /// Passes when it may not, or falls over.
    struct Bad {
        falls: bool,
    }

    impl Bot<StarCraft> for Bad {
        fn choose(&mut self, _seen: Seen<StarCraft>) -> Action {
            assert!(!self.falls, "no idea");
            Action::Done {}
        }
    }

    fn table() -> Seated<StarCraft> {
        let setup = json!({"players": 2, "options": {"galaxy": "auto", "factions": "random"}});
        seat_all(&setup, 5, &[("random", 1), ("random", 2)]).expect("a sound setup")
    }

    #[test]
    fn a_bot_that_breaks_the_rules_or_falls_over_is_named() {
        for (falls, fault) in [(false, Fault::Illegal), (true, Fault::Broken)] {
            let (mut game, mut bots) = table();
            bots[1] = Box::new(Bad { falls });
            let met = play(&mut game, &mut bots, STALLED);
            let End::Failed { fault: found, seat, text } = met.end else { panic!("it fails") };
            assert_eq!((found, seat), (fault, Some(Seat(1))), "{text}");
        }
    }

    #[test]
    fn a_game_without_an_end_is_nobodys_fault() {
        let (mut game, mut bots) = table();
        let met = play(&mut game, &mut bots, 7);
        let text = "no end after 7 actions".to_owned();
        assert_eq!(met.end, End::Failed { fault: Fault::Stalled, seat: None, text });
        assert_eq!(met.actions, 7);
    }
}
