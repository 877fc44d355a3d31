//! One game with people in it: who sits where, what was chosen, what was taken back, what
//! happened and who may know of it.
//!
//! A [`Table`] is a value like the game in it: no clock, no file, no thread. Whoever keeps it
//! writes down the [`Change`]s it hands out; the same changes give the same table again.

mod ahead;
pub mod clock;
mod finish;
mod listed;
mod place;
mod quiet;
mod standing;
mod stored;
mod undo;
mod voice;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::history::{Chance, Deal, History, Record};
use kernel::{Audience, Game, Options, Refused, Seat, SeatSet, Turn, Viewer, message};

use voice::{Accord, leave};

pub use ahead::{Ahead, Until, Wish};
pub use clock::{Clock, HOLIDAYS, Holiday, Limit, Millis, Outage};
pub use finish::Finish;
pub use listed::Listed;
pub use place::{Holder, PersonId, Place, Seats};
pub use quiet::{Daily, Quiet};
pub use standing::Standing;
pub use stored::{CHAT_SHOWN, Saying, Stored, Written};
pub use undo::{MOST_TAKEN_BACK, UNDOS};
pub use voice::{Closed, PROPOSALS, Proposal, Voice};

/// Something that changed a table, to be written down. The first changes say who had the seats in the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change<A> {
    /// A seat made a choice.
    Act(Seat, A),
    /// A seat took its choices back, so that this many are left of all.
    Undo(Seat, usize),
    /// Somebody has a seat from now on, or another name there.
    Place(Seat, Place),
    /// Somebody said something about the game besides playing it.
    Voice(Seat, Voice),
}

impl<A: ToString> Change<A> {
    /// The change as it is written down.
    pub fn written(&self) -> Change<String> {
        match self {
            Self::Act(seat, action) => Change::Act(*seat, action.to_string()),
            Self::Undo(seat, left) => Change::Undo(*seat, *left),
            Self::Place(seat, place) => Change::Place(*seat, place.clone()),
            Self::Voice(seat, voice) => Change::Voice(*seat, *voice),
        }
    }
}

/// A game with people in it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// What the game will grow from, or has: without the numbers of the players.
    deal: Deal<G::Setup>,
    history: History<G>,
    places: Vec<Place>,
    /// What happened, each with the number of choices made when it had happened.
    log: Vec<(usize, G::Event)>,
    /// So many choices stand for good.
    settled: usize,
    /// How often somebody has chosen or taken back.
    turns: u64,
    /// How often somebody has got a seat or another name.
    placings: u64,
    /// For each seat, the turn that brought its present question or was its own last one.
    asked: Vec<u64>,
    /// How often a seat has come back to a moment since something settled.
    undone: BTreeMap<(Seat, usize), u32>,
    /// Whether the one person here may take back anything.
    take_backs: bool,
    /// How many choices were taken back in all.
    taken_back: usize,
    /// How often something was taken back.
    returns: u64,
    /// What people have said about their game.
    accord: Accord,
    /// What each seat has answered in advance.
    ahead: Vec<Ahead<G::Action>>,
}

impl<G: Game> Table<G> {
    /// A table before the first choice; refused unless each seat has a place. The cards are dealt
    /// when everybody sits: until then nobody can have seen them, and the number of whoever comes
    /// last counts too.
    pub fn new(deal: Deal<G::Setup>, places: Vec<Place>) -> Result<Self, Refused> {
        let history: History<G> = dealt(&deal, &places)?;
        let players = history.game().players();
        if places.len() != players {
            let why = message!("wrong-places", places = places.len(), players = players);
            return Err(Refused::new("bad_setup", why));
        }
        let (asked, placings) = (vec![0; players], players as u64);
        let (log, undone) = (Vec::new(), BTreeMap::new());
        Ok(Self {
            deal,
            history,
            places,
            log,
            settled: 0,
            turns: 0,
            placings,
            asked,
            undone,
            take_backs: false,
            taken_back: 0,
            returns: 0,
            accord: Accord::default(),
            ahead: vec![Ahead::default(); players],
        })
    }

    /// The game; one that nobody plays while seats are open.
    pub fn game(&self) -> &G {
        self.history.game()
    }

    /// How often the table has changed: the number of the next [`Change`].
    pub fn changes(&self) -> u64 {
        self.turns + self.placings + self.accord.said
    }

    /// How many choices have been made and not taken back.
    pub fn moment(&self) -> usize {
        self.history.actions().len()
    }

    /// The number an answer of this seat must name. It grows with everything the seat does and
    /// with every new question, so that a doubled or stale answer never applies. What others
    /// choose at the same time does not touch it.
    pub fn decision(&self, seat: Seat) -> u64 {
        self.asked.get(seat.index()).copied().unwrap_or_default()
    }

    /// Who must choose now; nobody while seats are open, during a pause, or once the game is over.
    pub fn pending(&self) -> SeatSet {
        match self.game().turn() {
            Turn::Pending(seats)
                if self.is_full() && self.paused().is_none() && !self.is_over() =>
            {
                seats
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether the game is over, by its rules or because people ended it.
    pub fn is_over(&self) -> bool {
        matches!(self.game().turn(), Turn::Over(_)) || self.closed().is_some()
    }

    /// The bot that must move next, if it is a bot's turn.
    pub fn next_bot(&self) -> Option<(Seat, &str)> {
        self.pending().iter().find_map(|seat| match &self.places.get(seat.index())?.holder {
            Holder::Bot(level) | Holder::Standin(_, level) => Some((seat, level.as_str())),
            Holder::Person(_) | Holder::Open(_) => None,
        })
    }

    /// Makes choices for a seat and hands out what is to be written down: all of them or none, but
    /// the first that stands for good is the last one made. What comes after it was chosen without
    /// knowing what it brought to light; and were it tried and taken back, a refusal would tell.
    pub fn act(
        &mut self,
        seat: Seat,
        decision: u64,
        actions: &[G::Action],
    ) -> Result<Vec<Change<G::Action>>, Refused> {
        self.check_decision(seat, decision)?;
        if actions.is_empty() {
            return Err(Refused::new("no_action", message!("no-choice-sent")));
        }
        let before = self.mark();
        let mut made = Vec::with_capacity(actions.len());
        for &action in actions {
            // A mistake in the rules must not take the table down, nor leave a choice half made.
            let done = catch_unwind(AssertUnwindSafe(|| self.play(seat, action)));
            let done = done.unwrap_or_else(|_| {
                let why = message!("rules-failed", action = action.to_string());
                Err(Refused::new("internal", why))
            });
            if let Err(refused) = done {
                self.back_to(before);
                return Err(refused);
            }
            made.push(Change::Act(seat, action));
            if self.settled == self.moment() {
                break;
            }
        }
        Ok(made)
    }

    /// Carries out a change that was written down; refused if it does not fit.
    pub fn redo(&mut self, change: Change<G::Action>) -> Result<(), Refused> {
        match change {
            Change::Act(seat, action) => self.play(seat, action),
            Change::Undo(seat, left) if left < self.moment() => {
                self.take_back(seat, left);
                Ok(())
            }
            Change::Undo(_, left) => {
                let why = message!("bad-undo", left = left, count = self.moment());
                Err(Refused::new("bad_undo", why))
            }
            Change::Place(seat, place) => self.place(seat, place),
            Change::Voice(seat, voice) => self.hear(seat, voice),
        }
    }

    fn check_begun(&self) -> Result<(), Refused> {
        if self.is_full() {
            return Ok(());
        }
        Err(Refused::new("not_started", message!("not-started")))
    }

    fn check_decision(&self, seat: Seat, decision: u64) -> Result<(), Refused> {
        self.check_begun()?;
        if self.places.get(seat.index()).is_none() {
            return Err(self.no_such_seat(seat));
        }
        if self.paused().is_some() {
            return Err(Refused::new("paused", message!("voice-paused")));
        }
        if decision != self.decision(seat) || self.closed().is_some() {
            return Err(Refused::new("stale", message!("stale")));
        }
        Ok(())
    }

    fn no_such_seat(&self, seat: Seat) -> Refused {
        let last = self.places.len().saturating_sub(1);
        Refused::new("wrong_seat", message!("no-such-seat", seat = seat.0, last = last))
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let (before, then) = (self.game().clone(), self.moment());
        let mut events = Vec::new();
        self.history.act(seat, action, &mut events)?;
        let moment = self.moment();
        // A bot has chosen for somebody: what comes of it is not theirs any more.
        if matches!(self.places.get(seat.index()), Some(Place { holder: Holder::Standin(..), .. }))
        {
            leave(&mut self.accord.left, seat, then);
        }
        if G::settles(&before, self.game(), &events) {
            self.settled = moment;
            self.undone.clear();
        }
        self.log.extend(events.into_iter().map(|event| (moment, event)));
        self.count(seat, &before);
        Ok(())
    }

    /// Counts a turn of a seat, and the questions that are new by it.
    fn count(&mut self, seat: Seat, before: &G) {
        self.turns += 1;
        for (other, asked) in (0..).map(Seat).zip(&mut self.asked) {
            if other == seat || !same_question(before, self.history.game(), other) {
                *asked = self.turns;
            }
        }
        self.catch_up();
    }

    fn mark(&self) -> Mark {
        Mark {
            moment: self.moment(),
            events: self.log.len(),
            settled: self.settled,
            turns: self.turns,
            asked: self.asked.clone(),
            undone: self.undone.clone(),
            accord: self.accord.clone(),
        }
    }

    /// Leaves everything as it was at a mark.
    fn back_to(&mut self, mark: Mark) {
        self.history.rewind(mark.moment);
        self.log.truncate(mark.events);
        self.settled = mark.settled;
        self.turns = mark.turns;
        self.asked = mark.asked;
        self.undone = mark.undone;
        self.accord = mark.accord;
    }

    /// What happened, as far as a viewer may know it, oldest first, each with the number of
    /// choices made when it had happened.
    pub fn log(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (usize, &G::Event)> {
        self.log.iter().map(|(moment, event)| (*moment, event)).filter(move |(_, event)| {
            match G::audience(event) {
                Audience::All => true,
                Audience::Only(seat) => viewer.is(seat),
            }
        })
    }

    /// Every choice that has been made and not taken back, with who made it.
    pub fn choices(&self) -> &[(Seat, G::Action)] {
        self.history.actions()
    }

    /// The game after the first `moment` choices.
    pub fn at(&self, moment: usize) -> Result<G, Refused> {
        self.check_begun()?;
        self.history.replay_to(moment)
    }

    /// What the game grows from: not for players before it is over.
    pub fn deal(&self) -> &Deal<G::Setup> {
        &self.deal
    }

    /// The promise about the chance of the game, published before anybody sits down.
    pub fn promise(&self) -> String {
        self.deal.chance.promise()
    }

    /// What was promised, once the game is over.
    pub fn kept_promise(&self) -> Option<&Chance> {
        Some(&self.history.deal().filter(|_| self.is_over())?.chance)
    }

    /// The game file, once the game is over: it holds the seed and everybody's choices.
    pub fn record(&self) -> Result<String, Refused> {
        if !self.is_over() {
            return Err(Refused::new("not_over", message!("record-not-over")));
        }
        let record = Record::of(&self.history)?;
        Ok(match self.take_backs {
            true => record.with_take_backs(self.returns).to_text(),
            false => record.to_text(),
        })
    }

    /// Goes through the game once more: every choice, its number, and the state it was made in.
    pub fn retrace(&self, mut look: impl FnMut(usize, &G, Seat, G::Action)) -> Result<(), Refused> {
        let mut game = self.at(0)?;
        for (number, &(seat, action)) in (1..).zip(self.history.actions()) {
            look(number, &game, seat, action);
            game.play(seat, action, &mut kernel::NoLog);
        }
        Ok(())
    }

    /// The last state of every round, the setup being round 0, up to the present one.
    pub fn rounds<T>(&self, row: impl Fn(&G) -> T) -> Result<Vec<T>, Refused> {
        let mut game = self.at(0)?;
        let mut rows = Vec::new();
        for &(seat, action) in self.history.actions() {
            let next = {
                let mut next = game.clone();
                next.play(seat, action, &mut kernel::NoLog);
                next
            };
            if next.clock().0 != game.clock().0 {
                rows.push(row(&game));
            }
            game = next;
        }
        rows.push(row(&game));
        Ok(rows)
    }
}

/// The game of a deal, with the numbers of those who sit there.
fn dealt<G: Game>(deal: &Deal<G::Setup>, places: &[Place]) -> Result<History<G>, Refused> {
    let mut deal = deal.clone();
    if !place::all_taken(places) {
        // Something to hold the place, the same for every table: there is no secret to be found.
        deal.chance = Chance::seed(0);
    } else if let Chance::Shared { numbers, .. } = &mut deal.chance {
        let added = (0..).map(Seat).zip(places).filter(|(_, place)| !place.number.is_empty());
        *numbers = added.map(|(seat, place)| (seat, place.number.clone())).collect();
    }
    History::dealt(deal)
}

/// Enough of a table to come back to it.
struct Mark {
    moment: usize,
    events: usize,
    settled: usize,
    turns: u64,
    asked: Vec<u64>,
    undone: BTreeMap<(Seat, usize), u32>,
    accord: Accord,
}

/// Whether a change left the question of a seat as it was: several seats may choose at the same
/// time, and an answer that is on its way must not be lost because somebody else was quicker.
fn same_question<G: Game>(before: &G, after: &G, seat: Seat) -> bool {
    let waits = |game: &G| matches!(game.turn(), Turn::Pending(seats) if seats.contains(seat));
    if !waits(before) || !waits(after) {
        return !waits(before) && !waits(after);
    }
    let (mut then, mut now) = (Options::new(), Options::new());
    before.options(seat, &mut then);
    after.options(seat, &mut now);
    then == now && before.prompt(seat) == after.prompt(seat)
}
