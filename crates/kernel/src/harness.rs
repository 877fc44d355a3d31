//! What every game must keep to, checked decision by decision in random play.
//!
//! A game crate proves itself by calling [`check_game`] with many setups and seeds; what it
//! must keep to is written down at [`Game`] and at the functions below.

mod book;
mod course;
mod doctor;

use crate::history::{History, Record};
use crate::{
    Game, NoLog, Options, Outcome, Refused, Rng, Seat, SeatSet, Turn, Viewer, random_choice,
};

pub use book::Book;
pub use course::Course;
pub use doctor::{Doctored, doctored, places, play_on};

/// How thoroughly a game is checked.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// A game with more steps than this counts as endless.
    pub max_steps: u32,
    /// The costly checks (JSON, views, resampled worlds) are made at every so many steps on
    /// average, at random; 1 is every step.
    pub every: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { max_steps: 200_000, every: 1 }
    }
}

/// What a checked game was like.
#[derive(Clone, Debug)]
pub struct Report<G> {
    /// Actions played.
    pub steps: u32,
    /// Those of them that were a choice between at least two options.
    pub decisions: u32,
    /// The round in which it ended.
    pub rounds: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// The last state.
    pub end: G,
}

/// Plays one game with random choices to its end and checks everything on the way.
///
/// The error names the seed, the step, the seat, the action and what was wrong.
pub fn check_game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    rng: &mut Rng,
    effort: Effort,
) -> Result<Report<G>, String> {
    let mut run = Run::<G>::new(setup, seed, rng)?;
    loop {
        let Some((seat, action)) = run.choose().map_err(|why| run.place(&why, None))? else {
            return run.finish().map_err(|why| run.place(&why, None));
        };
        let thorough = run.rng.below(effort.every.max(1)) == 0;
        run.step(seat, action, thorough).map_err(|why| run.place(&why, Some((seat, action))))?;
        if run.steps() > effort.max_steps {
            let why = format!("no end after {} steps", effort.max_steps);
            return Err(run.place(&why, None));
        }
    }
}

/// How many earlier states are kept to see whether later play changes them.
const KEPT: usize = 16;

/// One game under test.
struct Run<'a, G: Game> {
    seed: u64,
    rng: &'a mut Rng,
    history: History<G>,
    decisions: u32,
    /// An option that was offered some time before, to be refused when it is not any more.
    stale: Option<G::Action>,
    /// Earlier states with their fingerprints.
    kept: Vec<(G, String)>,
    resampled: u32,
    /// Resampled worlds that are not the true one.
    different: u32,
}

impl<'a, G: Game> Run<'a, G> {
    fn new(setup: &G::Setup, seed: u64, rng: &'a mut Rng) -> Result<Self, String> {
        let history = History::new(setup.clone(), seed)
            .map_err(|refused| format!("seed {seed}: the setup is refused: {refused}"))?;
        Ok(Self {
            seed,
            rng,
            history,
            decisions: 0,
            stale: None,
            kept: Vec::new(),
            resampled: 0,
            different: 0,
        })
    }

    fn game(&self) -> &G {
        self.history.game()
    }

    fn steps(&self) -> u32 {
        self.history.actions().len() as u32
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        SeatSet::first(self.game().players()).iter()
    }

    /// Says where something went wrong.
    fn place(&self, why: &str, choice: Option<(Seat, G::Action)>) -> String {
        let choice = choice.map_or(String::new(), |(seat, act)| format!(", seat {seat}, '{act}'"));
        format!("seed {}, step {}{choice}: {why}", self.seed, self.steps() + 1)
    }

    /// Checks who may choose what, and chooses; none if the game is over.
    fn choose(&mut self) -> Result<Option<(Seat, G::Action)>, String> {
        let game = self.history.game();
        game.check().map_err(|why| format!("check: {why}"))?;
        let players = game.players();
        ensure((1..=8).contains(&players), || format!("{players} players"))?;
        let pending = match game.turn() {
            Turn::Over(_) => SeatSet::EMPTY,
            Turn::Pending(seats) if seats.is_empty() => return Err("nobody is pending".to_owned()),
            Turn::Pending(seats) => seats,
        };
        let strange = pending.iter().any(|seat| seat.index() >= players);
        ensure(!strange, || format!("{pending:?} is pending among {players} players"))?;
        for seat in self.seats() {
            check_options(self.game(), seat, pending.contains(seat))?;
        }
        let seats: Vec<Seat> = pending.iter().collect();
        let Some(seat) = self.rng.pick(&seats) else { return Ok(None) };
        let mut options = Options::new();
        self.game().options(seat, &mut options);
        self.decisions += u32::from(options.len() > 1);
        Ok(random_choice::<G>(&options, self.rng).map(|action| (seat, action)))
    }

    /// Checks the state and carries the choice out.
    fn step(&mut self, seat: Seat, action: G::Action, thorough: bool) -> Result<(), String> {
        self.check_refusals(seat, action)?;
        if thorough {
            check_forms(self.game())?;
            for viewer in self.seats() {
                let choice = (viewer == seat).then_some(action);
                self.check_resampled(viewer, choice)?;
            }
            let fingerprint = self.game().fingerprint();
            let copy = (self.game().clone(), fingerprint);
            if self.kept.len() < KEPT {
                self.kept.push(copy);
            } else {
                let at = self.rng.below(KEPT as u32) as usize;
                self.kept[at] = copy;
            }
        }

        let mut twin = self.game().clone();
        let mut events = Vec::new();
        twin.play(seat, action, &mut events);
        if thorough && !G::settles(self.game(), &twin, &events) {
            self.check_takeback(seat, action, &twin)?;
        }
        self.history
            .act(seat, action, &mut NoLog)
            .map_err(|refused| format!("an option is refused: {refused}"))?;
        ensure(twin == *self.game(), || "two equal states part on the same action".to_owned())?;
        if self.stale.is_none() || self.rng.below(8) == 0 {
            self.stale = Some(action);
        }
        Ok(())
    }

    /// Choices that are not on the list, or not this seat's, must be refused and change nothing.
    fn check_refusals(&self, seat: Seat, action: G::Action) -> Result<(), String> {
        let Turn::Pending(pending) = self.game().turn() else { return Ok(()) };
        let beyond = Seat(self.game().players() as u8);
        for idle in self.seats().filter(|&other| !pending.contains(other)).chain([beyond]) {
            self.must_refuse(idle, action, "a seat that is not pending")?;
        }
        let mut options = Options::new();
        self.game().options(seat, &mut options);
        match self.stale.filter(|stale| !options.contains(stale)) {
            Some(stale) => self.must_refuse(seat, stale, "an action that is not on the list"),
            None => Ok(()),
        }
    }

    fn must_refuse(&self, seat: Seat, action: G::Action, what: &str) -> Result<(), String> {
        let mut copy = self.game().clone();
        let refused = copy.apply(seat, action, &mut NoLog).is_err();
        ensure(refused, || format!("{what} is accepted: seat {seat}, '{action}'"))?;
        ensure(copy == *self.game(), || format!("{what} is refused but changes the state"))
    }

    /// A world resampled for a seat must look the same to it and play on the same way.
    fn check_resampled(&mut self, seat: Seat, choice: Option<G::Action>) -> Result<(), String> {
        let wrong = |why: &str| format!("resampled for seat {seat}: {why}");
        let truth = self.history.game();
        let mut world = truth.resample(seat, self.rng);
        world.check().map_err(|why| wrong(&format!("check: {why}")))?;
        self.resampled += 1;
        self.different += u32::from(world != *truth);
        ensure(world.turn() == truth.turn(), || wrong("another turn"))?;
        ensure(world.clock() == truth.clock(), || wrong("another round or phase"))?;
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (seen, real) = (world.view(viewer), truth.view(viewer));
            // What is equal is written equally; the bytes are compared now and then all the same.
            let bytes = self.resampled.is_multiple_of(16);
            let same = seen == real && (!bytes || json_text(&seen)? == json_text(&real)?);
            ensure(same, || wrong(&format!("the view of {viewer:?} gives something away")))?;
        }
        let (mut seen, mut real) = (Options::new(), Options::new());
        world.options(seat, &mut seen);
        truth.options(seat, &mut real);
        ensure(seen == real, || wrong("other options"))?;
        ensure(world.prompt(seat) == truth.prompt(seat), || wrong("another prompt"))?;
        for &action in &real {
            let same = world.describe(action) == truth.describe(action);
            ensure(same, || wrong(&format!("'{action}' is described differently")))?;
        }
        if let Some(action) = choice {
            world
                .apply(seat, action, &mut NoLog)
                .map_err(|refused| wrong(&format!("the choice is refused: {refused}")))?;
            world.check().map_err(|why| wrong(&format!("check after the choice: {why}")))?;
        }
        Ok(())
    }

    /// A choice that can be taken back has taught its player nothing: its outcome is the same in
    /// every world the player could have been in, chance included.
    fn check_takeback(&mut self, seat: Seat, action: G::Action, after: &G) -> Result<(), String> {
        let mut world = self.history.game().resample(seat, self.rng);
        world.play(seat, action, &mut NoLog);
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let same = world.view(viewer) == after.view(viewer);
            ensure(same, || format!("it can be taken back but tells {viewer:?} something"))?;
        }
        Ok(())
    }

    /// The checks at the end of the game.
    fn finish(&mut self) -> Result<Report<G>, String> {
        let end = self.game().clone();
        let Turn::Over(outcome) = end.turn() else {
            return Err("a pending seat has no option".to_owned());
        };
        check_forms(&end)?;
        let strange = outcome.winners.iter().any(|seat| seat.index() >= end.players());
        ensure(!strange, || format!("the winners are {:?}", outcome.winners))?;
        let word = !outcome.ending.is_empty() && !outcome.ending.contains(char::is_whitespace);
        ensure(word, || format!("the ending '{}' is not one word", outcome.ending))?;
        if let Some(&(seat, action)) = self.history.actions().last() {
            self.must_refuse(seat, action, "an action after the end")?;
        }
        for seat in self.seats() {
            self.check_resampled(seat, None)?;
        }
        let read = G::from_json(end.to_json()).map_err(|refused| refused.to_string())?;
        ensure(read.fingerprint() == end.fingerprint(), || "another fingerprint".to_owned())?;
        for (copy, fingerprint) in &self.kept {
            let same = copy.fingerprint() == *fingerprint;
            ensure(same, || "later play changed an earlier copy of the state".to_owned())?;
        }
        // One unlucky draw may hit the truth, a whole game of them cannot.
        let honest = self.different > 0 || self.resampled <= 4 * end.players() as u32;
        ensure(honest, || format!("all {} resampled worlds are the true one", self.resampled))?;
        self.check_history()?;
        Ok(Report {
            steps: self.steps(),
            decisions: self.decisions,
            rounds: end.clock().0,
            outcome,
            end,
        })
    }

    /// Deal and actions lead to one state only, from the game file as well.
    fn check_history(&self) -> Result<(), String> {
        let said = |refused: Refused| format!("the game file: {refused}");
        let record = Record::of(&self.history).map_err(said)?;
        let back = Record::parse(&record.to_text()).map_err(said)?;
        ensure(back == record, || "the game file reads back differently".to_owned())?;
        let mut again = back.replay::<G>().map_err(said)?;
        ensure(again.game() == self.game(), || "the replay ends in another state".to_owned())?;
        if let Some((seat, action)) = again.undo() {
            again.act(seat, action, &mut NoLog).map_err(said)?;
            let same = again.game() == self.game();
            ensure(same, || "undo and the same action end in another state".to_owned())?;
        }
        Ok(())
    }
}

/// A pending seat has options, all different, and is asked something; any other has none.
fn check_options<G: Game>(game: &G, seat: Seat, pending: bool) -> Result<(), String> {
    let mut options = Options::new();
    game.options(seat, &mut options);
    ensure(options.is_empty() != pending, || {
        let is = if pending { "is" } else { "is not" };
        format!("seat {seat} {is} pending and has {} options", options.len())
    })?;
    let prompt = game.prompt(seat);
    ensure(prompt.is_some() == pending, || format!("the prompt of seat {seat} is {prompt:?}"))?;
    for (at, action) in options.iter().enumerate() {
        let twice = options[..at].contains(action);
        ensure(!twice, || format!("seat {seat} is offered '{action}' twice"))?;
    }
    Ok(())
}

/// State and actions survive being written down.
fn check_forms<G: Game>(game: &G) -> Result<(), String> {
    let text = game.to_json().to_string();
    let value = serde_json::from_str(&text).map_err(|error| format!("state JSON: {error}"))?;
    let back = G::from_json(value).map_err(|refused| format!("from_json: {refused}"))?;
    ensure(back == *game, || "the state comes back from its JSON changed".to_owned())?;

    let mut options = Options::new();
    for seat in SeatSet::first(game.players()).iter() {
        options.clear();
        game.options(seat, &mut options);
        for &action in &options {
            let text = action.to_string();
            let plain = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
            ensure(plain, || format!("the text form of {action:?} is '{text}'"))?;
            ensure(text.parse() == Ok(action), || format!("'{text}' does not read back"))?;
            let json = json_text(&action)?;
            let back = serde_json::from_str::<G::Action>(&json).ok();
            ensure(back == Some(action), || format!("{json} does not read back"))?;
        }
    }
    Ok(())
}

fn json_text<T: serde::Serialize>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("not JSON: {error}"))
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}
