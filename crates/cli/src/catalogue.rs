//! The games there are, and what the commands need of each besides [`Game`].

use std::marker::PhantomData;
use std::sync::LazyLock;

use house::games::Visit;
use kernel::history::{Chance, Deal, History, Record};
use kernel::{Game, Listed, Options, Refused, Rule, Seat, Turn, message, option_name, read_setup};
use serde_json::{Value, json};

use crate::arena::meeting::{self, Met};
use crate::engine::{AnySession, Session};
use crate::replay::{self, Story};
use crate::sim::{self, Plan, Tally};
use crate::tune::{self, Tuned};

/// Every game that can be played.
pub static GAMES: LazyLock<Vec<&'static dyn Playable>> =
    LazyLock::new(|| house::games::each(&Catalogue));

/// A list of games.
pub type Games<'a> = &'a [&'static dyn Playable];

/// Enters every game.
struct Catalogue;

impl Visit for Catalogue {
    type Out = &'static dyn Playable;

    fn visit<G: Listed>(&self) -> Self::Out {
        &Of::<G>::NEW
    }
}

/// Who plays at a seat: its faction, or its number while it has none.
pub fn side<G: Listed>(game: &G, seat: Seat) -> String {
    match game.faction(seat) {
        none if none.is_empty() => format!("seat {seat}"),
        side => side,
    }
}

/// A game in the catalogue, whatever its types.
pub trait Playable: Sync {
    /// Its name.
    fn id(&self) -> &'static str;

    /// Its player counts, factions and options.
    fn info(&self) -> Value;

    /// Its rules.
    fn rules(&self, language: &str) -> Vec<Rule>;

    /// A new game.
    fn start(
        &self,
        setup: &Value,
        seed: u64,
        salt: Option<String>,
    ) -> Result<Box<dyn AnySession>, Refused>;

    /// A game taken up from a state.
    fn load(&self, state: Value) -> Result<Box<dyn AnySession>, Refused>;

    /// A game restored from its record.
    fn restore(&self, record: &Record) -> Result<Box<dyn AnySession>, Refused>;

    /// A recorded game in words, up to an action.
    fn tell(&self, record: &Record, to: Option<usize>) -> Result<Story, Refused>;

    /// Many games; `tick` is called after each.
    fn simulate(&self, plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Tally, Refused>;

    /// The options under which bots meet unless others are asked for, see [`Listed::dealt`].
    fn dealt(&self) -> &'static [(&'static str, &'static str)];

    /// Whether these bots, by their names and seeds, could play a game of this setup.
    fn invite(&self, setup: &Value, bots: &[(&str, u64)]) -> Result<(), Refused>;

    /// One game between these bots. What goes wrong in it is part of the result.
    fn meet(&self, setup: &Value, seed: u64, bots: &[(&str, u64)]) -> Result<Met, Refused>;

    /// Weights fitted to many games; `tick` is called after each.
    fn tune(&self, plan: &tune::Plan, tick: &(dyn Fn() + Sync)) -> Result<Tuned, Refused>;
}

/// The entry of a game.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The entry.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Listed> Playable for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> Value {
        let option = |&(key, values): &(&str, &str)| {
            let meaning = tongue::english().form(&option_name(G::ID, key), "help");
            let values: Vec<&str> = values.split('|').map(str::trim).collect();
            json!({"key": key, "values": values, "meaning": meaning})
        };
        let (min, max) = G::seats().into_inner();
        json!({
            "game": G::ID,
            "rules": G::RULES_VERSION,
            "players": {"min": min, "max": max},
            "factions": G::factions(),
            "options": G::option_help().iter().map(option).collect::<Vec<_>>(),
        })
    }

    fn rules(&self, language: &str) -> Vec<Rule> {
        G::rules(language)
    }

    fn start(
        &self,
        setup: &Value,
        seed: u64,
        salt: Option<String>,
    ) -> Result<Box<dyn AnySession>, Refused> {
        let chance = Chance::Seed { seed, salt };
        let deal = Deal {
            setup: read_setup::<G>(setup)?,
            rules: G::RULES_VERSION,
            chance,
            position: None,
        };
        Ok(Box::new(Session::<G>::new(History::dealt(deal)?)))
    }

    fn load(&self, state: Value) -> Result<Box<dyn AnySession>, Refused> {
        let game = G::from_json(state)?;
        check_choices(&game)?;
        Ok(Box::new(Session::<G>::new(History::from_state(game))))
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn AnySession>, Refused> {
        Ok(Box::new(Session::<G>::new(record.replay()?)))
    }

    fn tell(&self, record: &Record, to: Option<usize>) -> Result<Story, Refused> {
        replay::tell(&record.replay::<G>()?, to)
    }

    fn simulate(&self, plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Tally, Refused> {
        sim::simulate::<G>(plan, tick)
    }

    fn dealt(&self) -> &'static [(&'static str, &'static str)] {
        G::dealt()
    }

    fn invite(&self, setup: &Value, bots: &[(&str, u64)]) -> Result<(), Refused> {
        meeting::seat_all::<G>(setup, 0, bots).map(|_| ())
    }

    fn meet(&self, setup: &Value, seed: u64, bots: &[(&str, u64)]) -> Result<Met, Refused> {
        meeting::meet::<G>(setup, seed, bots)
    }

    fn tune(&self, plan: &tune::Plan, tick: &(dyn Fn() + Sync)) -> Result<Tuned, Refused> {
        tune::tune::<G>(plan, tick)
    }
}

/// The game of this name.
pub fn find(games: Games<'_>, id: &str) -> Result<&'static dyn Playable, Refused> {
    games.iter().find(|game| game.id() == id).copied().ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.id()).collect();
        let why = message!("no-such-game", game = id, known = known.join(", "));
        Refused::new("unknown_game", why)
    })
}

/// Refuses a state that nobody can play on: a dead end that no game of its own would reach.
fn check_choices<G: Game>(game: &G) -> Result<(), Refused> {
    let Turn::Pending(seats) = game.turn() else { return Ok(()) };
    let mut options = Options::new();
    for seat in seats.iter() {
        options.clear();
        game.options(seat, &mut options);
        if options.is_empty() {
            return Err(Refused::new("bad_state", message!("dead-end", seat = seat.0)));
        }
    }
    Ok(())
}
