//! The games there are, and what the commands need of each besides [`Game`].

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use kernel::history::{Chance, Deal, History, Record};
use kernel::{Evaluate, Game, Options, Refused, Seat, Turn};
use serde::Deserialize;
use serde_json::{Value, json};
use starcraft::StarCraft;
use starcraft::ids::{Faction, MAX_PLAYERS};

use crate::arena::meeting::{self, Met};
use crate::engine::{Session, Table};
use crate::replay::{self, Story};
use crate::sim::{self, Plan, Tally};
use crate::tune::{self, Tuned};

/// Every game that can be played.
pub static GAMES: Games = &[&Of::<StarCraft>::NEW];

/// A list of games.
pub type Games = &'static [&'static dyn Entry];

/// One rule in our own words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// E.g. `SC-BATTLE-12`.
    pub id: &'static str,
    /// The chapter it stands in.
    pub chapter: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// A game that says about itself what people ask before they play.
pub trait Listed: Evaluate {
    /// How many may play.
    fn seats() -> RangeInclusive<usize>;

    /// The factions, as a setup names them.
    fn factions() -> Vec<String>;

    /// The options: key, values with ` | ` between them and the default first, meaning.
    fn option_help() -> &'static [(&'static str, &'static str, &'static str)];

    /// The features of [`Evaluate`]: name, meaning, whether to have more of it may be a burden.
    fn feature_help() -> &'static [(&'static str, &'static str, bool)];

    /// Whether the game would take this text for the file of its weights, and if not, why.
    fn check_weights(text: &str) -> Result<(), String>;

    /// The rules.
    fn rules() -> Vec<Rule>;

    /// The options by which chance deals all that could be agreed on or built before the game, so
    /// that others can play the very same deal.
    fn dealt() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Who plays at a seat, e.g. its faction.
    fn side(&self, seat: Seat) -> String {
        let faction = &self.to_json()["players"][seat.index()]["faction"];
        faction.as_str().map_or_else(|| format!("seat {seat}"), str::to_owned)
    }
}

impl Listed for StarCraft {
    fn seats() -> RangeInclusive<usize> {
        2..=MAX_PLAYERS
    }

    fn factions() -> Vec<String> {
        Faction::all().map(|faction| faction.to_string()).collect()
    }

    fn option_help() -> &'static [(&'static str, &'static str, &'static str)] {
        starcraft::options_help()
    }

    fn feature_help() -> &'static [(&'static str, &'static str, bool)] {
        starcraft::feature_help()
    }

    fn check_weights(text: &str) -> Result<(), String> {
        starcraft::check_weights(text)
    }

    fn rules() -> Vec<Rule> {
        let rules = starcraft::rules_text().iter();
        rules.map(|rule| Rule { id: rule.id, chapter: rule.chapter, text: rule.text }).collect()
    }

    fn dealt() -> &'static [(&'static str, &'static str)] {
        &[("factions", "random"), ("galaxy", "auto")]
    }

    fn side(&self, seat: Seat) -> String {
        let faction = self.players.get(seat.index()).and_then(|player| player.faction);
        faction.map_or_else(|| format!("seat {seat}"), |faction| faction.to_string())
    }
}

/// A game in the catalogue, whatever its types.
pub trait Entry: Sync {
    /// Its name.
    fn id(&self) -> &'static str;

    /// Its player counts, factions and options.
    fn info(&self) -> Value;

    /// Its rules.
    fn rules(&self) -> Vec<Rule>;

    /// A new game.
    fn start(
        &self,
        setup: &Value,
        seed: u64,
        salt: Option<String>,
    ) -> Result<Box<dyn Table>, Refused>;

    /// A game taken up from a state.
    fn load(&self, state: Value) -> Result<Box<dyn Table>, Refused>;

    /// A game restored from its record.
    fn restore(&self, record: &Record) -> Result<Box<dyn Table>, Refused>;

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

impl<G: Listed> Entry for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> Value {
        let option = |&(key, values, meaning): &(&str, &str, &str)| {
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

    fn rules(&self) -> Vec<Rule> {
        G::rules()
    }

    fn start(
        &self,
        setup: &Value,
        seed: u64,
        salt: Option<String>,
    ) -> Result<Box<dyn Table>, Refused> {
        let chance = Chance::Seed { seed, salt };
        let deal = Deal { setup: read_setup::<G>(setup)?, rules: G::RULES_VERSION, chance };
        Ok(Box::new(Session::<G>::new(History::dealt(deal)?)))
    }

    fn load(&self, state: Value) -> Result<Box<dyn Table>, Refused> {
        let game = G::from_json(state)?;
        check_choices(&game)?;
        Ok(Box::new(Session::<G>::new(History::from_state(game))))
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Table>, Refused> {
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
pub fn find(games: Games, id: &str) -> Result<&'static dyn Entry, Refused> {
    games.iter().find(|game| game.id() == id).copied().ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.id()).collect();
        let text = format!("there is no game '{id}'; the games are: {}", known.join(", "));
        Refused::new("unknown_game", text)
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
            let text = format!("seat {seat} is to decide in this state and has no choice");
            return Err(Refused::new("bad_state", text));
        }
    }
    Ok(())
}

/// The setup of a game, read from JSON.
pub fn read_setup<G: Game>(setup: &Value) -> Result<G::Setup, Refused> {
    G::Setup::deserialize(setup)
        .map_err(|error| Refused::new("bad_setup", format!("the setup: {error}")))
}
