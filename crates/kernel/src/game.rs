//! The one interface that bots, tables, the engine protocol, bindings and tests are written
//! against.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Message, Rng, Seat, SeatSet, Viewer, message};

/// The most choices one decision may offer.
pub const MAX_OPTIONS: usize = 384;

/// The list of choices of a decision; it lives on the stack.
pub type Options<A> = ArrayVec<A, MAX_OPTIONS>;

/// A board game as a value: plain data that answers who must choose what, and what a choice does.
///
/// The same setup, seed and actions give the same state on every machine, for ever.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What is agreed before the first decision.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One choice. Its text form is short, stable and free of spaces at the ends; it is a line
    /// of the game file.
    type Action: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = Refused>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// Something that happened, for logs and animation; never needed to go on playing.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// The name of the game in files, commands and the protocol.
    const ID: &'static str;
    /// The newest version of the rules, which new games are played by. It grows whenever the same
    /// actions could lead to another state; files and tables name theirs, and every version from
    /// 1 on is played as it always was.
    const RULES_VERSION: u32;

    /// A game at its first decision, by this version of the rules (1 to [`Self::RULES_VERSION`]).
    fn deal(setup: &Self::Setup, rules: u32, chance: Rng) -> Result<Self, Refused>;

    /// A game by the newest rules, with the fast generator of a seed.
    fn new(setup: &Self::Setup, seed: u64) -> Result<Self, Refused> {
        Self::deal(setup, Self::RULES_VERSION, Rng::new(seed))
    }

    /// How many seats take part.
    fn players(&self) -> usize;

    /// Who must choose now, or how it ended.
    fn turn(&self) -> Turn;

    /// The round that is being played, from 1, or 0 before it, and the name of the phase.
    fn clock(&self) -> (u32, &'static str);

    /// Adds the legal choices of a seat; none if it is not pending.
    fn options(&self, seat: Seat, out: &mut Options<Self::Action>);

    /// Carries out a choice that [`Game::options`] offered in this very state, and runs on to
    /// the next decision. Anything else breaks the game; see [`Game::apply`].
    fn play<L: Log<Self::Event>>(&mut self, seat: Seat, action: Self::Action, log: &mut L) {
        self.play_on(seat, action, log, &mut Options::new());
    }

    /// The seat that is asked, with its choices in `out`; none where the game is over.
    ///
    /// Where several seats are pending the first of them goes ahead, which nobody can tell: such
    /// choices are made without knowing the others'.
    fn asked(&self, out: &mut Options<Self::Action>) -> Option<Seat> {
        out.clear();
        let Turn::Pending(seats) = self.turn() else { return None };
        let seat = seats.iter().next()?;
        self.options(seat, out);
        Some(seat)
    }

    /// [`Game::play`] and then [`Game::asked`]: a game that has to list choices to find its next
    /// decision hands the list on to those who play on and on.
    #[inline]
    fn play_on<L: Log<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut L,
        out: &mut Options<Self::Action>,
    ) -> Option<Seat> {
        match log.list() {
            Some(log) => self.play_aloud(seat, action, log, out),
            None => self.play_silently(seat, action, out),
        }
    }

    /// [`Game::play_on`] where nobody wants to know what happens.
    ///
    /// This and [`Game::play_aloud`] have no type parameter, so that the rules of a game are compiled in their own
    /// crate, twice, and not anew in every crate that plays it.
    fn play_silently(
        &mut self,
        seat: Seat,
        action: Self::Action,
        out: &mut Options<Self::Action>,
    ) -> Option<Seat>;

    /// [`Game::play_on`] with a list of what happens.
    fn play_aloud(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut Vec<Self::Event>,
        out: &mut Options<Self::Action>,
    ) -> Option<Seat>;

    /// Whether a seat may make this choice now, and if not, why.
    fn permit(&self, seat: Seat, action: Self::Action) -> Result<(), Refused> {
        let pending = match self.turn() {
            Turn::Over(_) => return Err(Refused::new("game_over", message!("game-over"))),
            Turn::Pending(seats) => seats,
        };
        if seat.index() >= self.players() {
            let last = self.players() - 1;
            let why = message!("no-such-seat", seat = seat.0, last = last);
            return Err(Refused::new("wrong_seat", why));
        }
        if !pending.contains(seat) {
            let why = message!("nothing-to-decide", seat = seat.0);
            return Err(Refused::new("wrong_seat", why));
        }
        let mut options = Options::new();
        self.options(seat, &mut options);
        if !options.contains(&action) {
            let count = options.len();
            let action = action.to_string();
            let why = message!("not-an-option", action = action, count = count, seat = seat.0);
            return Err(Refused::new("illegal_action", why));
        }
        Ok(())
    }

    /// A choice as the other players see it being made: what they do not see of it is left out.
    fn outline(action: Self::Action) -> String {
        action.to_string()
    }

    /// Carries out a choice if it is legal; otherwise says why not and leaves the state alone.
    fn apply<L: Log<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut L,
    ) -> Result<(), Refused> {
        self.permit(seat, action)?;
        self.play(seat, action, log);
        Ok(())
    }

    /// Whether a choice is always at hand and hardly ever meant, such as destroying a piece of
    /// one's own: random play takes it seldom, or it would do little else.
    fn is_rare(_action: &Self::Action) -> bool {
        false
    }

    /// The question put to a seat; none if it is not pending.
    fn prompt(&self, seat: Seat) -> Option<Message>;

    /// What a choice says.
    fn describe(&self, action: Self::Action) -> Message;

    /// What this viewer may know, and no more.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer may see of this state again once the game has gone on to `now`. What a game asks its players to
    /// remember it does not show them by looking back.
    fn recalled(&self, _now: &Self, viewer: Viewer) -> Self::View {
        self.view(viewer)
    }

    /// Another world that this seat cannot tell apart from the true one, with a random stream
    /// of its own.
    fn resample(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// The whole state as readable JSON: names, not numbers.
    fn to_json(&self) -> serde_json::Value;

    /// The state of such a JSON text; refused with a reason unless [`Game::check`] agrees.
    fn from_json(value: serde_json::Value) -> Result<Self, Refused>;

    /// What must always hold: pieces conserved, limits kept, no card in two places.
    fn check(&self) -> Result<(), String>;

    /// Whether a choice stands for good, because chance was used or somebody has learned a secret
    /// by it. Any other can be taken back as if it had never been made. `events` are those that
    /// led from the state before it to the state after it.
    fn settles(before: &Self, after: &Self, events: &[Self::Event]) -> bool;

    /// Who may see an event: everybody, one seat, or nobody.
    fn audience(event: &Self::Event) -> Audience;

    /// A fingerprint of the whole state, the same for ever: part of the SHA-256 of its JSON.
    fn fingerprint(&self) -> String {
        crate::history::sha256_hex(self.to_json().to_string().as_bytes())[..16].to_owned()
    }
}

/// One of the options at random, each as likely as the others but for the rare ones.
pub fn random_choice<G: Game>(options: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
    const SELDOM: u32 = 32;
    let mut choice = rng.pick(options)?;
    for _ in 0..4 {
        if !G::is_rare(&choice) || rng.below(SELDOM) == 0 {
            break;
        }
        choice = rng.pick(options)?;
    }
    Some(choice)
}

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// One player.
    Only(Seat),
}

/// Whose turn it is to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// These seats must choose, each for itself and without knowing what the others do.
    Pending(SeatSet),
    /// The game has ended.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The winners; several if they share the victory, none if nobody wins.
    pub winners: SeatSet,
    /// The kind of ending.
    pub ending: &'static str,
}

/// A request that was not carried out: a stable code for programs, one sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// E.g. `illegal_action`.
    pub code: &'static str,
    /// What is wrong, where, and what to do.
    pub message: Message,
}

impl Refused {
    /// A refusal.
    pub fn new(code: &'static str, message: impl Into<Message>) -> Self {
        Self { code, message: message.into() }
    }
}

/// For programmers and logs; people get a sentence of their language.
impl Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {:?}", self.code, self.message)
    }
}

impl std::error::Error for Refused {}

/// Where events go. A play-out passes [`NoLog`] and pays nothing.
pub trait Log<E> {
    /// Takes note of an event, which is only made if somebody wants it.
    fn note(&mut self, event: impl FnOnce() -> E);

    /// Where they are listed, if anywhere.
    fn list(&mut self) -> Option<&mut Vec<E>>;
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    fn note(&mut self, _event: impl FnOnce() -> E) {}

    fn list(&mut self) -> Option<&mut Vec<E>> {
        None
    }
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }

    fn list(&mut self) -> Option<&mut Vec<E>> {
        Some(self)
    }
}

/// The door for bots and pages: what a seat may ask about a game, and nothing else.
///
/// The true state is not in it: everything is read from a world that the seat cannot tell apart
/// from the true one.
#[derive(Debug)]
pub struct Seen<G> {
    world: G,
    seat: Seat,
}

impl<G: Game> Seen<G> {
    /// The game as this seat sees it.
    pub fn new(game: &G, seat: Seat) -> Self {
        Self { world: game.resample(seat, &mut Rng::new(0)), seat }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's legal choices.
    pub fn options(&self, out: &mut Options<G::Action>) {
        self.world.options(self.seat, out);
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        self.world.view(Viewer::Seat(self.seat))
    }

    /// One of the worlds the seat cannot tell apart from the true one, always the same.
    pub fn world(&self) -> &G {
        &self.world
    }

    /// A world the seat cannot tell apart from the true one.
    pub fn sample(&self, rng: &mut Rng) -> G {
        self.world.resample(self.seat, rng)
    }
}
