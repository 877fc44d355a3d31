//! How a game begins in the engine protocol.

use house::games::{Visit, each};
use kernel::history::{Chance, Deal, History, Record};
use kernel::{Game, Listed, Options, Refused, Turn, message, option_name, read_setup};
use serde_json::{Value, json};

use super::session::{AnySession, Session};

type Begun = Result<Box<dyn AnySession>, Refused>;

/// A game that the protocol can begin, whatever its types.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// Its name.
    pub id: &'static str,
    /// Its player counts, factions and options.
    pub info: fn() -> Value,
    /// A new game of a setup and a seed, with a salt for the promise about it.
    pub start: fn(&Value, u64, Option<String>) -> Begun,
    /// A game taken up from a state.
    pub load: fn(Value) -> Begun,
    /// A game restored from its record.
    pub restore: fn(&Record) -> Begun,
}

impl Opening {
    /// Of a game.
    pub const fn of<G: Listed>() -> Self {
        Self {
            id: G::ID,
            info: info::<G>,
            start: start::<G>,
            load: load::<G>,
            restore: |record| Ok(Box::new(Session::<G>::new(record.replay()?))),
        }
    }

    /// Of all games.
    pub fn all() -> Vec<Self> {
        struct Any;
        impl Visit for Any {
            type Out = Opening;

            fn visit<G: Listed>(&self) -> Opening {
                Opening::of::<G>()
            }
        }
        each(&Any)
    }
}

fn info<G: Listed>() -> Value {
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

fn start<G: Listed>(setup: &Value, seed: u64, salt: Option<String>) -> Begun {
    let (setup, chance) = (read_setup::<G>(setup)?, Chance::Seed { seed, salt });
    let deal = Deal { setup, rules: G::RULES_VERSION, chance, position: None };
    Ok(Box::new(Session::<G>::new(History::dealt(deal)?)))
}

fn load<G: Listed>(state: Value) -> Begun {
    let game = G::from_json(state)?;
    check_choices(&game)?;
    Ok(Box::new(Session::<G>::new(History::from_state(game))))
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
