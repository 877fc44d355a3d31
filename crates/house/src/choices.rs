//! All that changes a table: who sits down, choices and what is taken back; and how the game stands.

use kernel::{Game, Listed, Refused, Rng, Seat, SeatSet, Seen, Turn, Unsaid, Viewer, message};
use serde_json::Value;
use table::{
    Change, Closed, Finish, Millis, PersonId, Place, Proposal, Seats, Standing, Table, Voice,
};
use ui::note::Pause;
use ui::show::{Action, Show};

use crate::seated::Seated;

/// Changes of a table.
pub trait Choices {
    /// Somebody sits down at an open seat, which is to be written down. With the last one the cards are dealt.
    fn sit(&mut self, seat: Seat, place: Place) -> Result<Change<String>, Refused>;

    /// Changes the name of a seat, which is to be written down.
    fn rename(&mut self, seat: Seat, name: &str) -> Result<Change<String>, Refused>;

    /// Whoever has a seat gives it back before the game begins, which is to be written down.
    fn stand_up(&mut self, seat: Seat, token: String) -> Result<Change<String>, Refused>;

    /// A bot of a level plays for whoever has a seat, or no bot does any more; what is to be written down.
    fn stand_in(&mut self, seat: Seat, level: Option<&str>) -> Result<Change<String>, Refused>;

    /// Somebody says something about the game besides playing it; what is to be written down. See
    /// [`Table::voice`](table::Table::voice).
    fn voice(
        &mut self,
        seat: Seat,
        voice: Voice,
        level: &str,
    ) -> Result<Vec<Change<String>>, Refused>;

    /// The pause has lasted as long as was agreed; what is to be written down.
    fn resume(&mut self) -> Result<Change<String>, Refused>;

    /// Somebody's time is over, and the others decide what comes; what is to be written down.
    fn let_decide(&mut self, seat: Seat) -> Result<Change<String>, Refused>;

    /// Those whose time for what they are asked is over, where the others decide what comes.
    fn overdue(&self) -> SeatSet;

    /// Those who can say something about the game.
    fn voices(&self) -> SeatSet;

    /// How long the game is paused altogether, if it is.
    fn paused(&self) -> Option<Millis>;

    /// What is proposed, and by whom it is wanted so far.
    fn proposed(&self) -> Option<(Proposal, &[Seat])>;

    /// Those who have given up, the first of them first.
    fn resigned(&self) -> &[Seat];

    /// Whoever was one person is another from now on; what is to be written down.
    fn hand_over(&mut self, from: &PersonId, to: &PersonId)
    -> Result<Vec<Change<String>>, Refused>;

    /// Who must choose now; nobody while seats are open or once the game is over.
    fn pending(&self) -> SeatSet;

    /// The number an answer of this seat must name.
    fn decision(&self, seat: Seat) -> u64;

    /// The bot that must move next, if it is a bot's turn.
    fn next_bot(&self) -> Option<(Seat, &str)>;

    /// A seat answers something in advance, or does so no longer; see [`Table::foretell`](table::Table::foretell). All its
    /// answers, to be written down.
    fn foretell(&mut self, seat: Seat, turns: u64, wish: &str) -> Result<String, Refused>;

    /// The next choice that somebody who must choose has made in advance.
    fn next_foretold(&self) -> Option<(Seat, String)>;

    /// How often a seat has answered something in advance, or does so no longer, since the table was loaded.
    fn foretold(&self, seat: Seat) -> u64;

    /// Forgets what was answered in advance and is done by these changes, or cannot be done any more; what is to be written down.
    fn look_ahead(&mut self, changes: &[Change<String>]) -> Result<Vec<(Seat, String)>, Refused>;

    /// What a seat had answered in advance when it was written down.
    fn recall(&mut self, seat: Seat, answers: &str) -> Result<(), Refused>;

    /// How often the table has changed: the number of the next change.
    fn changes(&self) -> u64;

    /// How many choices have been made and not taken back.
    fn moment(&self) -> usize;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Makes choices for a seat and hands out what is to be written down; see
    /// [`Table::act`](table::Table::act).
    fn act(
        &mut self,
        seat: Seat,
        decision: u64,
        actions: &[String],
    ) -> Result<Vec<Change<String>>, Refused>;

    /// Choices of a seat in full, with what goes without saying as far as the seat may know; see
    /// [`Show::in_full`]. Where something is learned they stay as they are: there every choice is a step of its own.
    fn in_full(
        &self,
        seat: Seat,
        actions: &[String],
        unsaid: Unsaid,
    ) -> Result<Vec<String>, Refused>;

    /// Agrees that everything can be taken back; refused unless one person plays against bots.
    fn allow_take_backs(&mut self) -> Result<(), Refused>;

    /// Whether the one person here may take back anything.
    fn take_backs(&self) -> bool;

    /// Takes back the last choice of a seat, or all since an earlier one, and hands out what is to be
    /// written down; see [`Table::undo`](table::Table::undo).
    fn undo(
        &mut self,
        seat: Seat,
        decision: u64,
        to: Option<usize>,
    ) -> Result<Change<String>, Refused>;

    /// Carries out a change that was written down; refused if it does not fit.
    fn redo(&mut self, change: &Change<String>) -> Result<(), Refused>;

    /// How long people want to look at what everybody could see happen since this moment.
    fn pause_since(&self, moment: usize) -> Pause;

    /// A hash of the whole state.
    fn fingerprint(&self) -> String;

    /// How the game stands, for lists; nothing is known before it is dealt.
    fn standing(&self) -> Standing;

    /// Who came where, once the game is over; see [`Table::finish`](table::Table::finish).
    fn finish(&self) -> Result<Option<Vec<Finish>>, Refused>;

    /// The game file, once the game is over.
    fn record(&self) -> Result<String, Refused>;

    /// The state after this many choices, for a game that goes on from there: as it was, or (by a
    /// seed) as it might be for all that a seat could know. Refused where the game was over.
    fn taken_up(&self, moment: usize, seat: Seat, anew: Option<u64>) -> Result<Value, Refused>;
}

impl<S: Show> Choices for Seated<S> {
    fn sit(&mut self, seat: Seat, place: Place) -> Result<Change<String>, Refused> {
        self.change(|table| table.sit(seat, place)).map(|change| change.written())
    }

    fn rename(&mut self, seat: Seat, name: &str) -> Result<Change<String>, Refused> {
        self.change(|table| table.rename(seat, name)).map(|change| change.written())
    }

    fn stand_up(&mut self, seat: Seat, token: String) -> Result<Change<String>, Refused> {
        self.change(|table| table.stand_up(seat, token)).map(|change| change.written())
    }

    fn stand_in(&mut self, seat: Seat, level: Option<&str>) -> Result<Change<String>, Refused> {
        self.change(|table| table.stand_in(seat, level)).map(|change| change.written())
    }

    fn voice(
        &mut self,
        seat: Seat,
        voice: Voice,
        level: &str,
    ) -> Result<Vec<Change<String>>, Refused> {
        let changes = self.change(|table| table.voice(seat, voice, level))?;
        Ok(changes.iter().map(Change::written).collect())
    }

    fn resume(&mut self) -> Result<Change<String>, Refused> {
        self.change(Table::resume).map(|change| change.written())
    }

    fn let_decide(&mut self, seat: Seat) -> Result<Change<String>, Refused> {
        self.change(|table| table.let_decide(seat)).map(|change| change.written())
    }

    fn overdue(&self) -> SeatSet {
        self.table().overdue()
    }

    fn voices(&self) -> SeatSet {
        self.table().voices()
    }

    fn paused(&self) -> Option<Millis> {
        self.table().paused()
    }

    fn proposed(&self) -> Option<(Proposal, &[Seat])> {
        self.table().proposed()
    }

    fn resigned(&self) -> &[Seat] {
        self.table().resigned()
    }

    fn hand_over(
        &mut self,
        from: &PersonId,
        to: &PersonId,
    ) -> Result<Vec<Change<String>>, Refused> {
        let changes = self.change(|table| table.hand_over(from, to))?;
        Ok(changes.iter().map(Change::written).collect())
    }

    fn pending(&self) -> SeatSet {
        self.table().pending()
    }

    fn decision(&self, seat: Seat) -> u64 {
        self.table().decision(seat)
    }

    fn next_bot(&self) -> Option<(Seat, &str)> {
        match self.led_seat() {
            // Its level does not matter: the lesson knows the choice.
            Some(led) => led.map(|seat| (seat, "easy")),
            None => self.table().next_bot(),
        }
    }

    fn foretell(&mut self, seat: Seat, turns: u64, wish: &str) -> Result<String, Refused> {
        let wish = wish.parse()?;
        self.change(|table| table.foretell(seat, turns, wish))?;
        Ok(self.answers(seat))
    }

    fn next_foretold(&self) -> Option<(Seat, String)> {
        // Where something is learned the coach is there to be asked.
        let asked = self.table().next_foretold().filter(|_| self.taught().is_none())?;
        Some((asked.0, asked.1.to_string()))
    }

    fn foretold(&self, seat: Seat) -> u64 {
        self.table().ahead(seat).map_or(0, |ahead| ahead.turns)
    }

    fn look_ahead(&mut self, changes: &[Change<String>]) -> Result<Vec<(Seat, String)>, Refused> {
        let changes = changes.iter().map(typed::<S>).collect::<Result<Vec<_>, _>>()?;
        let changed = self.change(|table| Ok(table.look_ahead(&changes)))?;
        Ok(changed.iter().map(|seat| (seat, self.answers(seat))).collect())
    }

    fn recall(&mut self, seat: Seat, answers: &str) -> Result<(), Refused> {
        self.change(|table| table.recall(seat, answers))
    }

    fn changes(&self) -> u64 {
        self.table().changes()
    }

    fn moment(&self) -> usize {
        self.table().moment()
    }

    fn is_over(&self) -> bool {
        self.table().is_over()
    }

    fn act(
        &mut self,
        seat: Seat,
        decision: u64,
        actions: &[String],
    ) -> Result<Vec<Change<String>>, Refused> {
        let actions = parsed::<S>(actions)?;
        let changes = self.change(|table| table.act(seat, decision, &actions))?;
        Ok(changes.iter().map(Change::written).collect())
    }

    fn in_full(
        &self,
        seat: Seat,
        actions: &[String],
        unsaid: Unsaid,
    ) -> Result<Vec<String>, Refused> {
        if self.taught().is_some() || !self.pending().contains(seat) {
            return Ok(actions.to_vec());
        }
        let seen = Seen::new(self.table().game(), seat);
        let all = S::in_full(&seen, &parsed::<S>(actions)?, unsaid);
        Ok(all.iter().map(ToString::to_string).collect())
    }

    fn allow_take_backs(&mut self) -> Result<(), Refused> {
        self.change(|table| table.allow_take_backs())
    }

    fn take_backs(&self) -> bool {
        self.table().take_backs()
    }

    fn undo(
        &mut self,
        seat: Seat,
        decision: u64,
        to: Option<usize>,
    ) -> Result<Change<String>, Refused> {
        let change = match self.unlearn() {
            Some(change) => change?,
            None => self.change(|table| table.undo(seat, decision, to))?,
        };
        Ok(change.written())
    }

    fn redo(&mut self, change: &Change<String>) -> Result<(), Refused> {
        let change = typed::<S>(change)?;
        self.change(|table| table.redo(change))
    }

    fn pause_since(&self, moment: usize) -> Pause {
        // What only some may know must not be felt by all.
        let seen = self.table().log(Viewer::Spectator).rev();
        let newest = seen.take_while(|(at, _)| *at > moment);
        newest.map(|(_, event)| S::note(event).pause).max().unwrap_or_default()
    }

    fn fingerprint(&self) -> String {
        self.table().game().fingerprint()
    }

    fn standing(&self) -> Standing {
        let seats = self.places().len();
        if !self.is_full() {
            return Standing::open(seats);
        }
        let game = self.table().game();
        let (round, phase) = game.clock();
        let each = || (0..seats as u8).map(Seat);
        Standing {
            round,
            phase: phase.to_owned(),
            pending: self.pending(),
            bot_next: self.next_bot().is_some(),
            due: None,
            sides: each().map(|seat| game.faction(seat)).collect(),
            points: each().map(|seat| game.points(seat)).collect(),
            over: match game.turn() {
                Turn::Over(outcome) => Some((outcome.winners, outcome.ending.to_owned())),
                Turn::Pending(_) => {
                    let closed = self.table().closed();
                    closed.map(|closed| (self.won(closed), closed.name().to_owned()))
                }
            },
        }
    }

    fn finish(&self) -> Result<Option<Vec<Finish>>, Refused> {
        self.table().finish()
    }

    fn record(&self) -> Result<String, Refused> {
        self.table().record()
    }

    fn taken_up(&self, moment: usize, seat: Seat, anew: Option<u64>) -> Result<Value, Refused> {
        let game = self.table().at(moment)?;
        if seat.index() >= self.places().len() {
            return Err(Refused::new("unknown_seat", message!("unknown-seat")));
        }
        if matches!(game.turn(), Turn::Over(_)) {
            return Err(Refused::new("over", message!("play-on-over")));
        }
        Ok(match anew {
            Some(seed) => game.resample(seat, &mut Rng::new(seed)).to_json(),
            None => game.to_json(),
        })
    }
}

impl<S: Show> Seated<S> {
    /// What a seat has answered in advance, as it is written down.
    fn answers(&self, seat: Seat) -> String {
        self.table().ahead(seat).map(ToString::to_string).unwrap_or_default()
    }

    /// Who has won where people ended the game before its rules did.
    pub(crate) fn won(&self, closed: Closed) -> SeatSet {
        let seats = (0..self.places().len() as u8).map(Seat);
        match closed {
            Closed::Resigned(lost) => seats.filter(|seat| *seat != lost).collect(),
            Closed::Agreed => self.table().leaders(),
        }
    }
}

/// A change that was written down.
fn typed<S: Show>(change: &Change<String>) -> Result<Change<Action<S>>, Refused> {
    Ok(match change {
        Change::Act(seat, text) => Change::Act(*seat, text.parse()?),
        Change::Undo(seat, left) => Change::Undo(*seat, *left),
        Change::Place(seat, place) => Change::Place(*seat, place.clone()),
        Change::Voice(seat, voice) => Change::Voice(*seat, *voice),
    })
}

/// Choices as a page sends them.
pub(crate) fn parsed<S: Show>(texts: &[String]) -> Result<Vec<Action<S>>, Refused> {
    texts.iter().map(|text| text.parse()).collect()
}
