//! A small game with everything that makes the real ones hard: hidden hands, choices that
//! several seats make at once, chance. It can be built with a deliberate flaw.
//!
//! Each round every seat seals a card; the highest takes the trick, and its owner may call the
//! toss of a coin (two points if right, none if wrong) or pass (one point). Then all draw.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

mod walk;

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{
    Audience, Evaluate, Foregone, Game, Listed, Log, Message, NoLog, Options, Outcome, Refused,
    Rng, Rule, Seat, SeatSet, Setup, Turn, Viewer, message,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use walk::{Step, Walk};

/// What may be wrong with the toy.
pub mod flaw {
    pub const NONE: u8 = 0;
    /// A view gives the others' best cards away.
    pub const LEAK: u8 = 1;
    /// A field is missing in the JSON.
    pub const JSON: u8 = 2;
    /// Passing goes on for ever.
    pub const ENDLESS: u8 = 3;
    /// An option is offered twice.
    pub const TWICE: u8 = 4;
    /// Copies share a counter.
    pub const SHARED: u8 = 5;
    /// Listening to events changes the game.
    pub const LOG: u8 = 6;
    /// The text of an action does not read back.
    pub const TEXT: u8 = 7;
    /// A resampled world is the true one.
    pub const PEEK: u8 = 8;
    /// Points appear from nowhere in the second round.
    pub const CHECK: u8 = 9;
    /// Illegal actions are accepted.
    pub const LAX: u8 = 10;
    /// The rules panic in the second round.
    pub const PANIC: u8 = 11;
    /// A refused action leaves a trace.
    pub const TRACE: u8 = 12;
    /// The state of a fresh deal depends on something outside.
    pub const WORLD: u8 = 13;
    /// A resampled world has other options.
    pub const HANDS: u8 = 14;
    /// Seats that are not pending are offered something.
    pub const IDLE: u8 = 15;
    /// Drawing a card can be taken back.
    pub const UNDRAWN: u8 = 16;
    /// Showing the sealed cards can be taken back.
    pub const UNSEEN: u8 = 17;
    /// Of those who hold nothing but low cards one is not asked which they seal.
    pub const ASKED: u8 = 18;
    /// A step offers what it does not know.
    pub const ASTRAY: u8 = 19;
    /// Steps run in circles.
    pub const CIRCLES: u8 = 20;
}

static OUTSIDE: AtomicU32 = AtomicU32::new(0);

pub type Sound = Toy<{ flaw::NONE }>;

kernel::options! {
    newest 3;
    numbers {
        /// How many rounds are played.
        rounds: u32 = 3 | 1..=40
    }
    words {
        /// What is tossed.
        coin: Coin { Fair = "fair", Bent = "bent" }
    }
}

/// A setup for a number of players and rounds.
pub fn setup(players: usize, rounds: u32) -> Setup {
    Setup::new(players, &[("rounds", &rounds.to_string())])
}

kernel::named! {
    /// What a coin shows.
    Face: "side of a coin", 2, |id, f| f.write_str(["heads", "tails"][id.index()])
}

kernel::actions! {
    /// Lay a card down, unseen.
    Seal "seal" { card: u8 }
    /// Say what the coin will show.
    Call "call" { face: Face }
    /// Take a point for certain.
    Pass "pass" {}
    /// Only offered with [`flaw::TEXT`]: a word with a space in it is not read back.
    Odd "odd one" {}
}

kernel::events! {
    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Event {
        Sealed { seat: Seat } by seat, to all;
        Trick { seat: Seat, card: u8 } by seat, to all, settles;
        Toss { face: Face } by nobody, to all;
        Drew { seat: Seat, card: u8 } by seat, to seat, settles;
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub you: Option<Seat>,
    pub round: u32,
    pub phase: &'static str,
    pub pending: SeatSet,
    pub hand: Option<Vec<u8>>,
    pub sealed: Option<u8>,
    pub committed: SeatSet,
    pub points: Vec<u32>,
    pub deck: usize,
    pub discard: Vec<u8>,
    pub leak: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Player {
    faction: String,
    hand: Vec<u8>,
    sealed: Option<u8>,
    points: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    players: Vec<Player>,
    deck: Vec<u8>,
    discard: Vec<u8>,
    round: u32,
    rounds: u32,
    caller: Option<Seat>,
    #[serde(default, skip_serializing_if = "kernel::setup::is_default")]
    coin: Coin,
    #[serde(default)]
    noted: u32,
    rng: Rng,
}

#[derive(Clone, Debug)]
pub struct Toy<const FLAW: u8> {
    state: State,
    shared: Arc<AtomicU32>,
}

impl<const FLAW: u8> PartialEq for Toy<FLAW> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    fn total(&self) -> usize {
        self.state.players.len() * (3 + self.state.rounds as usize)
    }

    fn choose(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        if self.state.round > 1 && matches!(FLAW, flaw::ASTRAY | flaw::CIRCLES) {
            let goal = if FLAW == flaw::ASTRAY { Step::Halt(seat) } else { Step::Turn };
            Walk::to(goal).go();
        }
        assert!(FLAW != flaw::PANIC || self.state.round < 2, "the toy\nfell apart");
        if FLAW == flaw::SHARED {
            self.shared.fetch_add(1, Ordering::Relaxed);
        }
        if FLAW == flaw::LOG {
            let noted = &mut self.state.noted;
            log.note(|| {
                *noted += 1;
                Event::Sealed { seat }
            });
        }
        match action {
            Action::Seal { card } => {
                let player = &mut self.state.players[seat.index()];
                player.hand.retain(|&held| held != card);
                player.sealed = Some(card);
                log.note(|| Event::Sealed { seat });
                if self.state.players.iter().all(|player| player.sealed.is_some()) {
                    self.reveal(log);
                }
            }
            Action::Call { face } => {
                let sides = if self.state.coin == Coin::Fair { 2 } else { 4 };
                let fell = Face(self.state.rng.below(sides).min(1) as u8);
                log.note(|| Event::Toss { face: fell });
                self.state.players[seat.index()].points += if fell == face { 2 } else { 0 };
                self.next_round(log);
            }
            Action::Pass {} if FLAW == flaw::ENDLESS => self.state.round -= 1,
            Action::Pass {} | Action::Odd {} => {
                self.state.players[seat.index()].points += 1;
                self.next_round(log);
            }
        }
        if FLAW == flaw::ENDLESS {
            self.state.round = self.state.round.clamp(1, 2);
            if self.state.deck.is_empty() {
                self.state.deck.append(&mut self.state.discard);
            }
        }
    }

    fn reveal<L: Log<Event>>(&mut self, log: &mut L) {
        let players = &self.state.players;
        let best = (0..players.len()).max_by_key(|&at| players[at].sealed).unwrap_or(0);
        let seat = Seat(best as u8);
        log.note(|| Event::Trick { seat, card: players[best].sealed.unwrap_or(0) });
        self.state.caller = Some(seat);
        for player in &mut self.state.players {
            self.state.discard.extend(player.sealed.take());
        }
    }

    fn next_round<L: Log<Event>>(&mut self, log: &mut L) {
        let state = &mut self.state;
        state.caller = None;
        for (at, player) in state.players.iter_mut().enumerate() {
            let Some(card) = state.deck.pop() else { continue };
            log.note(|| Event::Drew { seat: Seat(at as u8), card });
            player.hand.push(card);
        }
        state.round += 1;
        let half = self.total() as u8 / 2;
        let low = |player: &Player| player.hand.iter().all(|&card| card < half);
        let seat = (0..).map(Seat).zip(&self.state.players).find(|(_, player)| low(player));
        if FLAW == flaw::ASKED
            && let Some((seat, _)) = seat
        {
            let player = &mut self.state.players[seat.index()];
            player.sealed = player.hand.pop();
            log.note(|| Event::Sealed { seat });
        }
    }
}

/// Words of the toy's own, which no language has.
fn said(text: impl Into<String>) -> Message {
    message!("verbatim", text = text.into())
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 3;

    fn deal(setup: &Setup, version: u32, mut rng: Rng) -> Result<Self, Refused> {
        let players = setup.players();
        let Ruleset { rounds, coin, .. } = Ruleset::with(version, &setup.options)?;
        if !(2..=4).contains(&players) {
            return Err(Refused::new("bad_setup", said("The toy is for 2 to 4 players.")));
        }
        if FLAW == flaw::WORLD {
            rng = Rng::new(rng.seed() ^ u64::from(OUTSIDE.fetch_add(1, Ordering::Relaxed)));
        }
        let mut deck: Vec<u8> = (0..(players * (3 + rounds as usize)) as u8).collect();
        rng.shuffle(&mut deck);
        let factions = ["red", "blue", "green", "gold"];
        let mut hand = || deck.split_off(deck.len() - 3);
        let players = factions[..players]
            .iter()
            .map(|name| Player {
                faction: (*name).to_owned(),
                hand: hand(),
                sealed: None,
                points: 0,
            })
            .collect();
        let state = State {
            players,
            deck,
            discard: Vec::new(),
            round: 1,
            rounds,
            caller: None,
            coin,
            noted: 0,
            rng,
        };
        Ok(Self { state, shared: Arc::default() })
    }

    fn players(&self) -> usize {
        self.state.players.len()
    }

    fn turn(&self) -> Turn {
        let state = &self.state;
        if state.round > state.rounds {
            let best = state.players.iter().map(|player| player.points).max();
            let winners = (0..self.players() as u8)
                .map(Seat)
                .filter(|seat| Some(state.players[seat.index()].points) == best);
            return Turn::Over(Outcome { winners: winners.collect(), ending: "points" });
        }
        let open = (0..self.players() as u8).map(Seat).filter(|seat| match state.caller {
            Some(caller) => caller == *seat,
            None => state.players[seat.index()].sealed.is_none(),
        });
        Turn::Pending(open.collect())
    }

    fn clock(&self) -> (u32, &'static str) {
        let phase = if self.state.caller.is_some() { "toss" } else { "seal" };
        (self.state.round.min(self.state.rounds), phase)
    }

    fn options(&self, seat: Seat, out: &mut Options<Action>) {
        let pending = matches!(self.turn(), Turn::Pending(seats) if seats.contains(seat));
        if !pending {
            if FLAW == flaw::IDLE && self.state.round > 1 {
                out.push(Action::Pass {});
            }
            return;
        }
        if self.state.caller.is_some() {
            out.extend(Face::all().map(|face| Action::Call { face }));
            out.push(Action::Pass {});
            if FLAW == flaw::TWICE {
                out.push(Action::Pass {});
            }
            if FLAW == flaw::TEXT {
                out.push(Action::Odd {});
            }
        } else {
            let hand = &self.state.players[seat.index()].hand;
            out.extend(hand.iter().map(|&card| Action::Seal { card }));
        }
    }

    fn outline(action: Action) -> String {
        match action {
            Action::Seal { .. } => "seal".to_owned(),
            other => other.to_string(),
        }
    }

    fn play_silently(
        &mut self,
        seat: Seat,
        action: Action,
        out: &mut Options<Action>,
    ) -> Option<Seat> {
        self.choose(seat, action, &mut NoLog);
        self.asked(out)
    }

    fn play_aloud(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut Vec<Event>,
        out: &mut Options<Action>,
    ) -> Option<Seat> {
        self.choose(seat, action, log);
        self.asked(out)
    }

    fn apply<L: Log<Event>>(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut L,
    ) -> Result<(), Refused> {
        let permitted = self.permit(seat, action);
        if permitted.is_err() && FLAW == flaw::TRACE {
            self.state.noted += 1;
        }
        if FLAW != flaw::LAX || !matches!(self.turn(), Turn::Pending(seats) if seats.contains(seat))
        {
            permitted?;
        }
        self.play(seat, action, log);
        Ok(())
    }

    fn prompt(&self, seat: Seat) -> Option<Message> {
        match self.turn() {
            Turn::Pending(seats) if seats.contains(seat) => Some(match self.state.caller {
                Some(_) => said("Call the toss, or take a point."),
                None => said("Seal a card."),
            }),
            _ => None,
        }
    }

    fn describe(&self, action: Action) -> Message {
        match action {
            Action::Seal { card } => said(format!("Seal the {card}")),
            Action::Call { face } => said(format!("Call {face}")),
            Action::Pass {} | Action::Odd {} => said("Take a point"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let (round, phase) = self.clock();
        let mut view = View {
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            round,
            phase,
            pending: match self.turn() {
                Turn::Pending(seats) => seats,
                Turn::Over(_) => SeatSet::EMPTY,
            },
            hand: None,
            sealed: None,
            committed: SeatSet::EMPTY,
            points: self.state.players.iter().map(|player| player.points).collect(),
            deck: self.state.deck.len(),
            discard: self.state.discard.clone(),
            leak: None,
        };
        for (at, player) in self.state.players.iter().enumerate() {
            if player.sealed.is_some() {
                view.committed.insert(Seat(at as u8));
            }
            if viewer.is(Seat(at as u8)) {
                view.hand = Some(player.hand.clone());
                view.sealed = player.sealed;
            } else if FLAW == flaw::LEAK {
                view.leak = view.leak.max(player.hand.iter().max().copied());
            }
        }
        view
    }

    fn resample(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        if FLAW == flaw::PEEK {
            return world;
        }
        let state = &mut world.state;
        let mine = if FLAW == flaw::HANDS { usize::MAX } else { seat.index() };
        let mut pool = std::mem::take(&mut state.deck);
        let others = || (0..self.players()).filter(move |&at| at != mine);
        for at in others() {
            pool.append(&mut state.players[at].hand);
            pool.extend(state.players[at].sealed);
        }
        rng.shuffle(&mut pool);
        for at in others() {
            let old = &self.state.players[at];
            state.players[at].hand = pool.split_off(pool.len() - old.hand.len());
            state.players[at].sealed = old.sealed.and_then(|_| pool.pop());
        }
        state.deck = pool;
        state.rng = Rng::new(rng.seed());
        world
    }

    fn to_json(&self) -> Value {
        let mut value = serde_json::to_value(&self.state).unwrap_or_default();
        if FLAW == flaw::JSON {
            value["players"][0]["points"] = Value::from(0);
        }
        if FLAW == flaw::SHARED {
            value["shared"] = Value::from(self.shared.load(Ordering::Relaxed));
        }
        value
    }

    fn from_json(value: Value) -> Result<Self, Refused> {
        let refuse = |why: String| Refused::new("bad_state", message!("verbatim", text = why));
        let shared = value["shared"].as_u64().unwrap_or(0) as u32;
        let state = serde_json::from_value(value).map_err(|error| refuse(error.to_string()))?;
        let toy = Self { state, shared: Arc::new(AtomicU32::new(shared)) };
        toy.check().map_err(refuse)?;
        Ok(toy)
    }

    fn check(&self) -> Result<(), String> {
        let state = &self.state;
        if !(2..=4).contains(&state.players.len()) || !(1..=40).contains(&state.rounds) {
            return Err("a strange number of players or rounds".to_owned());
        }
        if state.caller.is_some_and(|seat| seat.index() >= state.players.len()) {
            return Err("nobody calls".to_owned());
        }
        let mut cards: Vec<u8> = state.deck.iter().chain(&state.discard).copied().collect();
        for player in &state.players {
            cards.extend(player.hand.iter().chain(&player.sealed));
        }
        cards.sort_unstable();
        let all = (0..self.total()).all(|card| cards.get(card) == Some(&(card as u8)));
        if FLAW != flaw::ENDLESS && (!all || cards.len() != self.total()) {
            return Err("a card is lost or doubled".to_owned());
        }
        if FLAW == flaw::CHECK && state.round > 1 {
            return Err("points from nowhere".to_owned());
        }
        Ok(())
    }

    fn settles(before: &Self, after: &Self, events: &[Event]) -> bool {
        let forgotten = |event: &Event| match FLAW {
            flaw::UNSEEN => matches!(event, Event::Trick { .. }),
            flaw::UNDRAWN => matches!(event, Event::Drew { .. }),
            _ => false,
        };
        let settles = |event: &Event| event.settles() && !forgotten(event);
        before.state.rng != after.state.rng || events.iter().any(settles)
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }
}

impl<const FLAW: u8> Evaluate for Toy<FLAW> {
    const FEATURES: &'static [&'static str] = &["points"];
    const STAGES: &'static [&'static str] = &["all"];

    fn weights(_stage: usize) -> &'static [f32] {
        &[1.0]
    }

    fn stage(&self) -> usize {
        0
    }

    fn features(&self, seat: Seat, out: &mut [f32]) -> bool {
        out[0] = self.state.players[seat.index()].points as f32;
        true
    }

    fn matters(&self, _seat: Seat) -> bool {
        true
    }

    fn settled_since(&self, start: &Self, _depth: u32) -> bool {
        self.state.round != start.state.round
    }

    fn appeal(&self, _seat: Seat, _action: Action) -> u32 {
        1
    }
}

impl<const FLAW: u8> Foregone for Toy<FLAW> {}

impl<const FLAW: u8> Listed for Toy<FLAW> {
    fn seats() -> RangeInclusive<usize> {
        2..=4
    }

    fn factions() -> Vec<String> {
        ["red", "blue", "green", "gold"].map(str::to_owned).into()
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        options_help()
    }

    fn feature_help() -> &'static [(&'static str, bool)] {
        &[("points", false)]
    }

    fn check_weights(text: &str) -> Result<(), String> {
        text.contains("points = [").then_some(()).ok_or_else(|| "no points".to_owned())
    }

    fn rules(_language: &str) -> Vec<Rule> {
        vec![Rule {
            id: "TY-ALL-1",
            file: "toy",
            chapter: "All of it",
            text: "The highest card takes the trick.",
        }]
    }

    fn faction(&self, seat: Seat) -> String {
        self.state.players[seat.index()].faction.clone()
    }

    fn points(&self, seat: Seat) -> u16 {
        self.state.players[seat.index()].points as u16
    }
}
