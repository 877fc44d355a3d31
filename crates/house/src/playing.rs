//! A table at which a game is played, whatever its types.

use std::any::Any;
use std::fmt::Debug;
use std::time::Duration;

use kernel::history::Chance;
use kernel::{Refused, Seat, SeatSet, Viewer};
use maud::Markup;
use serde_json::Value;
use table::{Change, Holder, Place, Standing};
use tongue::Tongue;
use ui::learn::Lesson;
use ui::page::Preview;
use ui::scene::{Said, Sitter};
use ui::show::Pause;
use ui::table::Pace;

use crate::learn::Lead;
use crate::sent::Sent;
use crate::study::Study;
use crate::think::{Advice, Help, Mind};

/// A table at which a game is played.
pub trait Playing: Debug + Send + Sync {
    /// Another one just like it.
    fn copy(&self) -> Box<dyn Playing>;

    /// The table with its types.
    fn as_any(&self) -> &dyn Any;

    // ---- what it grew from

    /// Which game it is.
    fn game(&self) -> &'static str;

    /// The version of the rules it is played by.
    fn rules(&self) -> u32;

    /// What was agreed.
    fn setup(&self) -> &Value;

    /// Where its chance comes from: not for players before the game is over.
    fn chance(&self) -> &Chance;

    /// The saved state that it began from; none if it was dealt. Not for players, either.
    fn position(&self) -> Option<&Value>;

    /// The promise about the chance, published before anybody sits down.
    fn promise(&self) -> String;

    // ---- who sits where

    /// Who sits where, by seat.
    fn places(&self) -> &[Place];

    /// Somebody sits down at an open seat, which is to be written down. With the last one the cards are dealt.
    fn sit(&mut self, seat: Seat, place: Place) -> Result<Change<String>, Refused>;

    /// Changes the name of a seat, which is to be written down.
    fn rename(&mut self, seat: Seat, name: &str) -> Result<Change<String>, Refused>;

    /// Whether somebody sits at every seat.
    fn is_full(&self) -> bool {
        self.places().iter().all(|place| !matches!(place.holder, Holder::Open(_)))
    }

    /// Agrees that everything can be taken back; refused unless one person plays against bots.
    fn allow_take_backs(&mut self) -> Result<(), Refused>;

    /// Whether the one person here may take back anything.
    fn take_backs(&self) -> bool;

    /// The seats of a person.
    fn seats_of(&self, person: &table::PersonId) -> SeatSet {
        let seats = (0..).map(Seat).zip(self.places());
        let own = |place: &Place| place.holder.person() == Some(person);
        seats.filter(|(_, place)| own(place)).map(|(seat, _)| seat).collect()
    }

    /// The people at the table.
    fn people(&self) -> SeatSet {
        let seats = (0..).map(Seat).zip(self.places());
        let person = |place: &Place| place.holder.person().is_some();
        seats.filter(|(_, place)| person(place)).map(|(seat, _)| seat).collect()
    }

    /// The open seat a token is for.
    fn open_seat(&self, token: &str) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(self.places());
        let open = |place: &Place| matches!(&place.holder, Holder::Open(known) if known == token);
        seats.find(|(_, place)| open(place)).map(|(seat, _)| seat)
    }

    /// The bot that must move next, if it is a bot's turn.
    fn next_bot(&self) -> Option<(Seat, &str)> {
        self.pending().iter().find_map(|seat| match &self.places().get(seat.index())?.holder {
            Holder::Bot(level) => Some((seat, level.as_str())),
            _ => None,
        })
    }

    // ---- what is learned here

    /// Makes a table one where this lesson is learned, with the coach or after that has been sent away.
    fn teach(&mut self, lesson: &str, coached: bool);

    /// What is learned here.
    fn lesson(&self) -> Option<&'static Lesson>;

    /// Whether it has been learned.
    fn is_learned(&self) -> bool;

    /// Why the coach does not let these choices be played, if so.
    fn objection(&self, actions: &[String]) -> Option<Refused>;

    /// Does what a pupil asks of the coach, and hands out what is to be written down.
    fn lead(&mut self, lead: Lead) -> Result<Vec<Change<String>>, Refused>;

    // ---- choices

    /// Who must choose now; nobody while seats are open or once the game is over.
    fn pending(&self) -> SeatSet;

    /// The number an answer of this seat must name.
    fn decision(&self, seat: Seat) -> u64;

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

    /// Choices of a seat in full, with what goes without saying; see [`Show::in_full`](ui::show::Show::in_full).
    /// Where something is learned they stay as they are: there every choice is a step of its own.
    fn in_full(&self, seat: Seat, actions: &[String], ends: bool) -> Result<Vec<String>, Refused>;

    /// How choices would stand together that have not been made, for the page of whoever is asked.
    fn tried(
        &self,
        around: &Around<'_>,
        sight: Sight,
        actions: &[String],
    ) -> Result<Value, Refused>;

    /// Takes back the last choice of a seat, or all since an earlier one, and hands out what is to be
    /// written down; see [`Table::undo`](table::Table::undo).
    fn undo(
        &mut self,
        seat: Seat,
        decision: u64,
        to: Option<usize>,
    ) -> Result<Change<String>, Refused>;

    /// How long people want to look at what everybody could see happen since this moment.
    fn pause_since(&self, moment: usize) -> Pause;

    /// Carries out a change that was written down; refused if it does not fit.
    fn redo(&mut self, change: &Change<String>) -> Result<(), Refused>;

    /// A hash of the whole state.
    fn fingerprint(&self) -> String;

    /// How the game stands, for lists.
    fn standing(&self) -> Standing;

    /// The game file, once the game is over.
    fn record(&self) -> Result<String, Refused>;

    /// The state after this many choices, for a game that goes on from there: as it was, or (by a
    /// seed) as it might be for all that a seat could know. Refused where the game was over.
    fn taken_up(&self, moment: usize, seat: Seat, anew: Option<u64>) -> Result<Value, Refused>;

    // ---- what is drawn

    /// The table's page, as it is or as it was after this many choices.
    fn page(&self, around: &Around<'_>, sight: Sight, at: Option<usize>)
    -> Result<Markup, Refused>;

    /// An earlier moment: all fragments, empty ones for what was not there yet, and what moved.
    fn moment_message(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: usize,
    ) -> Result<Value, Refused>;

    /// What a stream is told next, none if nothing that is seen has changed; and what has been
    /// sent then.
    fn news(&self, around: &Around<'_>, sight: Sight, sent: &Sent) -> (Option<Value>, Sent);

    /// The page with advice on what is asked.
    fn advised_page(&self, around: &Around<'_>, sight: Sight, advice: &Advice) -> Markup;

    /// The question alone, with advice on it.
    fn advised_question(&self, around: &Around<'_>, sight: Sight, advice: &Advice) -> Value;

    /// A small picture of the board, as anybody may see it.
    fn minimap(&self, around: &Around<'_>) -> Markup;

    /// A picture that stands alone, as SVG: of the present, or as it was after this many choices.
    fn picture(
        &self,
        around: &Around<'_>,
        sight: Sight,
        at: Option<usize>,
    ) -> Result<String, Refused>;

    /// What there is to say about a finished game, as a page.
    fn study_page(&self, around: &Around<'_>, sight: Sight, study: &Study) -> Markup;

    // ---- thought; all of it may take a while

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

impl Clone for Box<dyn Playing> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// What is drawn around a game: what the table's people have made of it.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// The table's id in addresses.
    pub table: &'a str,
    /// What its people call it.
    pub title: &'a str,
    /// Grows with everything that can be seen.
    pub version: u64,
    /// Grows when what was told before may read differently: after an undo or a new name.
    pub retold: u64,
    /// Who sits where, as everybody sees it: none of them the viewer's.
    pub seats: &'a [Sitter],
    /// What was said lately.
    pub chat: &'a [Said],
    /// Whether people may ask for hints.
    pub hints: bool,
    /// How long bots let people look at what they do.
    pub pace: Pace,
    /// The seats of who made the table.
    pub host: SeatSet,
    /// Whether only those who play may say something.
    pub muted: bool,
    /// What the coach said to a choice that was not played, as a name of the lesson.
    pub heard: Option<&'a str>,
    /// What there is to say about the game, once it is over and somebody has asked.
    pub study: Option<&'a Study>,
    /// What a messenger shows beside the address, where that is asked for.
    pub preview: Option<&'a Preview>,
    /// The language of whoever looks.
    pub tongue: &'static Tongue,
}

/// Everything about who looks that a drawing depends on. It names no person: whoever has the same
/// sight is shown the same, drawn once for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sight {
    /// The seat the page is for; none for a spectator.
    pub seat: Option<Seat>,
    /// The seats of who looks.
    pub own: SeatSet,
}

impl Sight {
    /// Of somebody who only looks on.
    pub const SPECTATOR: Self = Self { seat: None, own: SeatSet::EMPTY };

    /// On a shared screen: the seat that must choose, if it is another than the one shown.
    pub(crate) fn curtain(self, pending: SeatSet) -> Option<Seat> {
        let waiting = SeatSet(self.own.0 & pending.0);
        let shown = self.seat.is_some_and(|seat| waiting.contains(seat));
        waiting.iter().next().filter(|_| self.own.len() > 1 && !shown)
    }

    /// Whose view is drawn now: nobody's behind a curtain.
    pub fn viewer(self, pending: SeatSet) -> Viewer {
        match self.seat {
            Some(seat) if self.curtain(pending).is_none() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Whether the eyes are asked something now.
    pub fn is_asked(self, pending: SeatSet) -> bool {
        self.seat.is_some_and(|seat| pending.contains(seat))
    }
}
