//! Event cards: drawing them and step 8 of Regrouping; what each card does is in `script.rs` and
//! the files beside it (chapters 8.2, 9 and 31.1 to 31.3).

mod pieces;
mod script;
mod trickery;
mod words;

pub(crate) use words::some;

use kernel::{Options, Seat};

pub use script::Script;

use crate::action::Action;
use crate::content::{Adjusted, EventUse, content};
use crate::ids::EventKind;
use crate::report::{Event, Log};
use crate::ruleset::{EndBonus, Variant};
use crate::sets::EventSet;
use crate::state::{StarCraft, Step};

/// The kind of a single card.
pub(crate) fn kind_of(card: EventSet) -> EventKind {
    content().event_cards[card.0.trailing_zeros() as usize]
}

impl StarCraft {
    // ---- the deck

    /// Takes the top card: a random one of the stage the deck has reached. SC-EVOPT-05: an empty
    /// deck gives nothing.
    pub(crate) fn top_event(&mut self) -> Option<EventSet> {
        if self.events.left == [0; 3] {
            self.renew_event_deck();
        }
        let stage = self.events.left.iter().position(|&left| left > 0)?;
        let cards = self.events.deck.and(self.content().stages[stage]);
        let card = cards.nth(self.rng.below(cards.len() as u32) as usize);
        self.events.deck.take(card);
        self.events.left[stage] -= 1;
        if self.events.left == [0; 3] {
            self.renew_event_deck();
        }
        Some(card)
    }

    /// SC-GC-03, -07: in Galactic Conquest the discarded Stage III cards become the new deck.
    fn renew_event_deck(&mut self) {
        if self.rules.variant == Variant::GalacticConquest {
            let cards = self.events.discard.and(self.content().stages[2]);
            self.events.discard.take(cards);
            // Cards of the earlier stages still in `deck` were removed at setup.
            self.events.deck.add(cards);
            self.events.left[2] = cards.len() as u8;
        }
    }

    /// Puts Event cards on the discard pile; SC-GC-07: the first Stage III cards form a new deck
    /// if there is none.
    pub(crate) fn discard_events(&mut self, cards: EventSet) {
        self.events.discard.add(cards);
        if self.events.left == [0; 3] {
            self.renew_event_deck();
        }
    }

    /// SC-EVOPT-03, SC-INFO-03: face down and unread.
    pub(crate) fn draw_event(&mut self, seat: Seat, log: &mut impl Log) {
        match self.top_event() {
            Some(card) => {
                self.player_mut(seat).drawn.add(card);
                let stage = content().events[kind_of(card).index()].stage;
                log.note(|| Event::EventDrawn { seat, stage });
            }
            None => log.note(|| Event::EventDeckEmpty { seat }),
        }
    }

    /// Discards an Event card of a play area.
    pub(crate) fn discard_event(&mut self, seat: Seat, event: EventKind) {
        let player = self.player_mut(seat);
        let card = player.events.and(content().events[event.index()].cards).lowest();
        player.events.take(card);
        self.discard_events(card);
    }

    // ---- step 8

    /// SC-REG-25, -30, -31, -42: a player's turn: End cards first, their bonus, then as many
    /// cards as they may execute.
    pub(crate) fn begin_events_of(&mut self, seat: Seat, log: &mut impl Log) {
        let drawn = self.player(seat).drawn;
        if drawn.is_empty() {
            return;
        }
        // SC-AMB-75: fixed when the turn begins; all End cards together use up one execution.
        self.event_plays = 1 + self.adjusted(seat, Adjusted::EventsPerRound);
        self.end_bonus_had = false;
        self.push(Step::PlayEvents(seat));
        let mut ends = content().uses[EventUse::End as usize].and(drawn);
        if !ends.is_empty() {
            self.event_plays -= 1;
        }
        while !ends.is_empty() && self.ending.is_none() {
            let card = ends.lowest();
            ends.take(card);
            self.player_mut(seat).drawn.take(card);
            self.place_end_card(seat, card, log);
        }
    }

    /// SC-REG-32, SC-EVT-38: into the common area; its bonus once a step (SC-AMB-07).
    pub(crate) fn place_end_card(&mut self, seat: Seat, card: EventSet, log: &mut impl Log) {
        self.events.ends.add(card);
        log.note(|| Event::EventPlayed { seat, event: kind_of(card) });
        self.check_aldaris(log);
        if self.ending.is_some() {
            return;
        }
        if !self.end_bonus_had || self.rules.end_draws_near_bonus == EndBonus::EachCopy {
            self.end_bonus_had = true;
            self.push(Step::EndBonus(seat));
        }
    }

    /// The point, or another of the cards they drew.
    pub(crate) fn end_bonus_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.push(Action::TakePoint {});
        out.extend(self.player(seat).drawn.kinds().map(|event| Action::PlayEvent { event }));
    }

    pub(crate) fn take_end_point(&mut self, seat: Seat, log: &mut impl Log) {
        self.pop();
        self.gain_points(seat, 1, log);
    }

    pub(crate) fn play_bonus_event(&mut self, seat: Seat, event: EventKind, log: &mut impl Log) {
        self.pop();
        self.play_event(seat, event, log);
    }

    /// SC-REG-25, -26: one of the cards, or none.
    pub(crate) fn play_events_options(&self, seat: Seat, out: &mut Options<Action>) {
        if self.event_plays > 0 {
            out.extend(self.player(seat).drawn.kinds().map(|event| Action::PlayEvent { event }));
        }
        out.push(Action::Done {});
    }

    pub(crate) fn play_one_event(&mut self, seat: Seat, event: EventKind, log: &mut impl Log) {
        self.event_plays -= 1;
        self.play_event(seat, event, log);
    }

    /// SC-REG-27, SC-INFO-06: the rest is shown and discarded.
    pub(crate) fn discard_drawn_events(&mut self, seat: Seat, log: &mut impl Log) {
        self.pop();
        self.event_plays = 0;
        let rest = std::mem::take(&mut self.player_mut(seat).drawn);
        self.discard_events(rest);
        for number in rest.iter() {
            let event = content().event_cards[number];
            log.note(|| Event::EventDiscarded { seat, event });
        }
    }

    /// Executes one of the cards a player drew.
    fn play_event(&mut self, seat: Seat, event: EventKind, log: &mut impl Log) {
        let drawn = &mut self.player_mut(seat).drawn;
        let card = drawn.and(content().events[event.index()].cards).lowest();
        drawn.take(card);
        self.execute_event(seat, card, log);
    }

    /// SC-REG-28, -29: carried out and discarded, or laid out in the play area.
    pub(crate) fn execute_event(&mut self, seat: Seat, card: EventSet, log: &mut impl Log) {
        let event = kind_of(card);
        match content().events[event.index()].kind {
            EventUse::End => return self.place_end_card(seat, card, log),
            EventUse::Immediate => self.begin_script(seat, card),
            EventUse::Strategy | EventUse::Held => self.lay_out_event(seat, card),
        }
        log.note(|| Event::EventPlayed { seat, event });
    }

    /// SC-EVT-39: a new strategy takes the place of the old one.
    pub(crate) fn lay_out_event(&mut self, seat: Seat, card: EventSet) {
        if content().events[kind_of(card).index()].kind == EventUse::Strategy {
            let strategies = content().uses[EventUse::Strategy as usize];
            let old = self.player(seat).events.and(strategies);
            self.player_mut(seat).events.take(old);
            self.discard_events(old);
        }
        self.player_mut(seat).events.add(card);
    }
}
