//! A table with its game, typed.

use std::any::Any;
use std::fmt;

use bots::Platform;
use kernel::{Game, Listed, Refused, Rng, Seat, Seen, Turn, Viewer, message};
use serde_json::Value;
use table::{Change, Standing, Table};
use ui::learn::Lesson;
use ui::scene::Row;
use ui::show::{Pause, Show};

use crate::door::Maker;

/// A table with the game that is shown by `S`.
pub struct Seated<S: Show> {
    /// Changed by [`Seated::change`], so that what is known about the game follows.
    table: Table<S::Game>,
    pub(crate) setup: Value,
    pub(crate) maker: Maker<S::Game>,
    pub(crate) platform: &'static dyn Platform,
    /// How the players stood round by round, once the game is over.
    pub(crate) chart: Vec<Row>,
    /// What is learned here.
    pub(crate) lesson: Option<&'static Lesson>,
    /// Whether the coach is still there.
    pub(crate) coached: bool,
}

impl<S: Show> Seated<S> {
    /// A table and what was agreed at it.
    pub fn new(
        table: Table<S::Game>,
        setup: Value,
        maker: Maker<S::Game>,
        platform: &'static dyn Platform,
    ) -> Self {
        Self { table, setup, maker, platform, chart: Vec::new(), lesson: None, coached: false }
    }

    /// The table.
    pub fn table(&self) -> &Table<S::Game> {
        &self.table
    }

    /// Makes choices; they come as text and are written down as text.
    pub(crate) fn make(
        &mut self,
        seat: Seat,
        decision: u64,
        actions: &[String],
    ) -> Result<Vec<Change<String>>, Refused> {
        let actions: Result<Vec<_>, Refused> = actions.iter().map(|text| text.parse()).collect();
        let actions = actions?;
        let changes = self.change(|table| table.act(seat, decision, &actions))?;
        Ok(changes.iter().map(written).collect())
    }

    /// Choices with what goes without saying, as far as the seat may know.
    fn spelt_out(
        &self,
        seat: Seat,
        actions: &[String],
        ends: bool,
    ) -> Result<Vec<String>, Refused> {
        if self.taught().is_some() || !self.table.pending().contains(seat) {
            return Ok(actions.to_vec());
        }
        let actions: Result<Vec<_>, Refused> = actions.iter().map(|text| text.parse()).collect();
        let all = S::in_full(&Seen::new(self.table.game(), seat), &actions?, ends);
        Ok(all.iter().map(ToString::to_string).collect())
    }

    /// Carries out a change that was written down.
    pub(crate) fn repeat(&mut self, change: &Change<String>) -> Result<(), Refused> {
        let change = match change {
            Change::Act(seat, text) => Change::Act(*seat, text.parse()?),
            Change::Undo(seat, left) => Change::Undo(*seat, *left),
            Change::Place(seat, place) => Change::Place(*seat, place.clone()),
        };
        self.change(|table| table.redo(change))
    }

    /// Lets the game go on, or back, and looks back over its rounds if it is over then.
    pub(crate) fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Table<S::Game>) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let done = change(&mut self.table)?;
        let row = |game: &S::Game| Row {
            round: game.clock().0,
            seats: S::figures(&game.view(Viewer::Spectator)),
        };
        self.chart = if self.table.is_over() { self.table.rounds(row)? } else { Vec::new() };
        Ok(done)
    }

    /// How the game stands; nothing is known before it is dealt.
    pub(crate) fn stands(&self) -> Standing {
        let seats = self.table.places().len();
        if !self.table.is_full() {
            return Standing::open(seats);
        }
        let game = self.table.game();
        let (round, phase) = game.clock();
        let each = || (0..seats as u8).map(Seat);
        Standing {
            round,
            phase: phase.to_owned(),
            pending: self.table.pending(),
            bot_next: crate::Playing::next_bot(self).is_some(),
            sides: each().map(|seat| game.faction(seat)).collect(),
            points: each().map(|seat| game.points(seat)).collect(),
            over: match game.turn() {
                Turn::Over(outcome) => Some((outcome.winners, outcome.ending.to_owned())),
                Turn::Pending(_) => None,
            },
        }
    }
}

/// A change as it is written down.
pub(crate) fn written<A: ToString>(change: &Change<A>) -> Change<String> {
    match change {
        Change::Act(seat, action) => Change::Act(*seat, action.to_string()),
        Change::Undo(seat, left) => Change::Undo(*seat, *left),
        Change::Place(seat, place) => Change::Place(*seat, place.clone()),
    }
}

impl<S: Show> Clone for Seated<S> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            setup: self.setup.clone(),
            maker: self.maker,
            platform: self.platform,
            chart: self.chart.clone(),
            lesson: self.lesson,
            coached: self.coached,
        }
    }
}

impl<S: Show> fmt::Debug for Seated<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seated").field("game", &S::Game::ID).finish_non_exhaustive()
    }
}

impl<S: Show> crate::Playing for Seated<S> {
    fn copy(&self) -> Box<dyn crate::Playing> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        S::Game::ID
    }

    fn rules(&self) -> u32 {
        self.table.deal().rules
    }

    fn setup(&self) -> &Value {
        &self.setup
    }

    fn chance(&self) -> &kernel::history::Chance {
        &self.table.deal().chance
    }

    fn position(&self) -> Option<&Value> {
        self.table.deal().position.as_ref()
    }

    fn promise(&self) -> String {
        self.table.promise()
    }

    fn places(&self) -> &[table::Place] {
        self.table.places()
    }

    fn sit(&mut self, seat: Seat, place: table::Place) -> Result<Change<String>, Refused> {
        self.table.sit(seat, place).map(|change| written(&change))
    }

    fn rename(&mut self, seat: Seat, name: &str) -> Result<Change<String>, Refused> {
        self.table.rename(seat, name).map(|change| written(&change))
    }

    fn allow_take_backs(&mut self) -> Result<(), Refused> {
        self.table.allow_take_backs()
    }

    fn take_backs(&self) -> bool {
        self.table.take_backs()
    }

    fn next_bot(&self) -> Option<(Seat, &str)> {
        match self.led_seat() {
            // Its level does not matter: the lesson knows the choice.
            Some(led) => led.map(|seat| (seat, "easy")),
            None => self.table.next_bot(),
        }
    }

    fn teach(&mut self, lesson: &str, coached: bool) {
        self.lesson = S::lessons().iter().find(|known| known.id == lesson);
        self.coached = coached;
    }

    fn lesson(&self) -> Option<&'static Lesson> {
        self.lesson
    }

    fn is_learned(&self) -> bool {
        self.is_reached()
    }

    fn objection(&self, actions: &[String]) -> Option<Refused> {
        Seated::objection(self, actions)
    }

    fn lead(&mut self, lead: crate::Lead) -> Result<Vec<Change<String>>, Refused> {
        Seated::lead(self, lead)
    }

    fn pending(&self) -> kernel::SeatSet {
        self.table.pending()
    }

    fn decision(&self, seat: Seat) -> u64 {
        self.table.decision(seat)
    }

    fn changes(&self) -> u64 {
        self.table.changes()
    }

    fn moment(&self) -> usize {
        self.table.moment()
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn act(
        &mut self,
        seat: Seat,
        decision: u64,
        actions: &[String],
    ) -> Result<Vec<Change<String>>, Refused> {
        self.make(seat, decision, actions)
    }

    fn in_full(&self, seat: Seat, actions: &[String], ends: bool) -> Result<Vec<String>, Refused> {
        self.spelt_out(seat, actions, ends)
    }

    fn tried(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        actions: &[String],
    ) -> Result<Value, Refused> {
        let actions: Result<Vec<_>, Refused> = actions.iter().map(|text| text.parse()).collect();
        Ok(self.with_basket(around, sight, &actions?).iter().map(crate::sent).collect())
    }

    fn undo(
        &mut self,
        seat: Seat,
        decision: u64,
        to: Option<usize>,
    ) -> Result<Change<String>, Refused> {
        match self.unlearn() {
            Some(change) => change,
            None => {
                self.change(|table| table.undo(seat, decision, to)).map(|change| written(&change))
            }
        }
    }

    fn pause_since(&self, moment: usize) -> Pause {
        // What only some may know must not be felt by all.
        let seen = self.table.log(Viewer::Spectator).rev();
        let newest = seen.take_while(|(at, _)| *at > moment);
        newest.map(|(_, event)| S::pause(event)).max().unwrap_or_default()
    }

    fn redo(&mut self, change: &Change<String>) -> Result<(), Refused> {
        self.repeat(change)
    }

    fn fingerprint(&self) -> String {
        self.table.game().fingerprint()
    }

    fn standing(&self) -> Standing {
        self.stands()
    }

    fn record(&self) -> Result<String, Refused> {
        self.table.record()
    }

    fn taken_up(&self, moment: usize, seat: Seat, anew: Option<u64>) -> Result<Value, Refused> {
        let game = self.table.at(moment)?;
        if seat.index() >= self.table.places().len() {
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

    fn page(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        at: Option<usize>,
    ) -> Result<maud::Markup, Refused> {
        self.with_scene(around, sight, at, ui::table::table_page)
    }

    fn moment_message(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        at: usize,
    ) -> Result<Value, Refused> {
        self.earlier(around, sight, at)
    }

    fn news(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        sent: &crate::Sent,
    ) -> (Option<Value>, crate::Sent) {
        sent.update(self, around, sight, self.table.game())
    }

    fn advised_page(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        advice: &crate::Advice,
    ) -> maud::Markup {
        self.with_advice(around, sight, advice, ui::table::table_page)
    }

    fn advised_question(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        advice: &crate::Advice,
    ) -> Value {
        self.with_advice(around, sight, advice, |scene| crate::sent(&ui::table::advice(scene)))
    }

    fn minimap(&self, around: &crate::Around<'_>) -> maud::Markup {
        let game = self.table.game();
        self.drawn(around, crate::Sight::SPECTATOR, game, None, S::minimap)
    }

    fn picture(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        at: Option<usize>,
    ) -> Result<String, Refused> {
        // The present too as a moment: in a picture nobody is asked, and no curtain is drawn.
        let at = at.unwrap_or(self.table.moment());
        self.with_scene(around, sight, Some(at), ui::picture::picture)
    }

    fn study_page(
        &self,
        around: &crate::Around<'_>,
        sight: crate::Sight,
        study: &crate::Study,
    ) -> maud::Markup {
        self.studied_page(around, sight, study)
    }

    fn matters(&self, seat: Seat) -> bool {
        kernel::Evaluate::matters(self.table.game(), seat)
    }

    fn choose(
        &self,
        seat: Seat,
        mind: Option<crate::Mind>,
        bot: (&str, u64),
        time: std::time::Duration,
    ) -> Result<(String, crate::Mind), Refused> {
        match self.led_choice(seat).filter(|_| self.led_seat() == Some(Some(seat))) {
            Some(choice) => Ok((choice, crate::Mind::empty())),
            None => self.chosen(seat, mind, bot, time),
        }
    }

    fn any_choice(&self, seat: Seat, seed: u64) -> Option<String> {
        self.any(seat, seed)
    }

    fn help(&self, seat: Seat, help: crate::Help, seed: u64) -> crate::Advice {
        self.helped(seat, help, seed)
    }

    fn study(&self) -> Result<crate::Study, Refused> {
        self.studied()
    }
}
