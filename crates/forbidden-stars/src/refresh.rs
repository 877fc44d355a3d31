//! The Refresh Phase (FS-REF) with its event cards (FS-EVT).

use kernel::{Options, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::ids::{EventCard, KINDS, Order, Storm};
use crate::report::{Event, Log};
use crate::ruleset::{DiscardedEvents, EliminationCheck};
use crate::script::Source;
use crate::sets::{EventSet, UpgradeSet};
use crate::state::{ForbiddenStars, PhaseStage};
use crate::step::Step;

impl ForbiddenStars {
    pub(crate) fn begin_refresh(&mut self, log: &mut impl Log) {
        let round = self.round;
        log.note(|| Event::RefreshBegins { round });
        self.begin_turns(PhaseStage::Objectives);
        self.steps.goto(Step::Refresh);
    }

    /// Runs the phase on to its next question. Eliminations are looked for after each event: nothing else here takes a world
    /// from anybody (FS-ELM-04); FS-AMB-30: if they wait for this phase, also after step 1.
    pub(crate) fn run_refresh(&mut self, log: &mut impl Log) {
        match self.stage {
            PhaseStage::Objectives => {
                self.stage = PhaseStage::Materiel;
                self.collect_objectives(log); // FS-REF-01
                self.check_objectives(log);
                let late = self.rules.elimination_check == EliminationCheck::RefreshPhase;
                if late && self.ending.is_none() {
                    self.eliminate(log);
                }
            }
            PhaseStage::Materiel => {
                self.stage = PhaseStage::Rally;
                self.collect_materiel(log);
            }
            PhaseStage::Rally => {
                self.rally_all(log);
                self.begin_turns(PhaseStage::Turn);
            }
            PhaseStage::Turn => {
                if self.turns == self.seats {
                    self.stage = PhaseStage::Capacity;
                } else if let Some(seat) = self.take_turn() {
                    self.stage = PhaseStage::Storm;
                    self.draw_events(seat, log);
                }
            }
            PhaseStage::Storm => {
                self.stage = PhaseStage::StormMoves;
                self.steps.push(Step::MoveStorm(self.refreshing()));
            }
            PhaseStage::StormMoves => {
                self.stage = PhaseStage::Ability;
                self.carry_out_storm_move(log);
            }
            PhaseStage::Ability => {
                self.stage = PhaseStage::AfterTurn;
                // FS-EVT-05: the ability of a card that was only revealed is ignored.
                let seat = self.refreshing();
                if !self.secrets[seat.index()].drawn.is_empty() {
                    self.steps.push(Step::ResolveEvent(seat));
                }
            }
            PhaseStage::AfterTurn => {
                // FS-EVT-06: back into the deck.
                self.secrets[self.refreshing().index()].drawn = EventSet::NONE;
                self.event = None;
                self.stage = PhaseStage::Turn;
                self.eliminate(log);
            }
            PhaseStage::Capacity => {
                // FS-REF-08
                if !self.ask_overfull() {
                    self.stage = PhaseStage::EndOfRound;
                }
            }
            PhaseStage::EndOfRound => self.end_round(log),
        }
    }

    /// Who is at it in step 4.
    pub(crate) fn refreshing(&self) -> Seat {
        self.right_of(self.turn)
    }

    /// FS-REF-02, FS-MAT-02: the materiel values of all friendly worlds.
    fn collect_materiel(&mut self, log: &mut impl Log) {
        for seat in self.alive().iter() {
            let income = self.friendly_worlds(seat).map(|area| self.print(area).materiel).sum();
            self.gain_materiel(seat, income, log);
        }
    }

    /// FS-REF-03, FS-RTR-06: all routed units of all players.
    fn rally_all(&mut self, log: &mut impl Log) {
        let mut rallied = false;
        for area in &mut self.areas {
            for kind in 0..KINDS {
                let routed = std::mem::take(&mut area.routed[kind]);
                area.ready[kind] += routed;
                rallied |= routed > 0;
            }
        }
        if rallied {
            log.note(|| Event::AllRallied {});
        }
    }

    // ---- step 4

    /// The event cards of a player's deck.
    pub(crate) fn event_deck(&self, seat: Seat) -> EventSet {
        let away = self.player(seat).schemes.or(self.secrets[seat.index()].drawn);
        EventSet::ALL.without(away)
    }

    /// Takes a random card of a player's event deck, which has one.
    fn random_event(&mut self, seat: Seat) -> Option<EventCard> {
        let deck = self.event_deck(seat);
        let faction = self.player(seat).faction?;
        let nth = self.rng.below(deck.len().max(1) as u32) as usize;
        deck.iter(faction).nth(nth)
    }

    /// FS-EVT-12: so many cards are drawn, or all there are.
    pub(crate) fn draw_event_cards(&mut self, seat: Seat, count: u8, log: &mut impl Log) {
        for _ in 0..count {
            let Some(event) = self.random_event(seat) else { return };
            log.note(|| Event::EventDrawn { seat, event });
            self.secrets[seat.index()].drawn.add(EventSet::one(event));
        }
    }

    /// FS-REF-04a, FS-EVT-02: a card for each token, which are taken back; FS-EVT-05: without tokens one is revealed.
    fn draw_events(&mut self, seat: Seat, log: &mut impl Log) {
        let player = &mut self.players[seat.index()];
        let tokens = std::mem::take(&mut player.on_events);
        for (resolved, count) in player.resolved.iter_mut().zip(tokens) {
            *resolved += count;
        }
        let count = tokens.iter().sum();
        if count > 0 {
            self.draw_event_cards(seat, count, log);
            self.steps.push(Step::ChooseEvent(seat));
        } else if let Some(event) = self.random_event(seat) {
            log.note(|| Event::EventRevealed { seat, event });
            self.event = Some(event);
        }
    }

    /// FS-EVT-03: one of the drawn cards, not the one that let them be drawn (FS-CARD-100).
    pub(crate) fn event_options(&self, seat: Seat, out: &mut Options<Action>) {
        let Some(faction) = self.player(seat).faction else { return };
        let drawn = self.secrets[seat.index()].drawn.iter(faction);
        let others = drawn.filter(|event| self.event != Some(*event));
        out.extend(others.map(|event| Action::ChooseEvent { event }));
    }

    /// FS-EVT-03, FS-AMB-23: the others are shown, unless agreed otherwise, and go back into the deck.
    pub(crate) fn choose_event(&mut self, seat: Seat, event: EventCard, log: &mut impl Log) {
        log.note(|| Event::EventChosen { seat, event });
        let drawn = &mut self.secrets[seat.index()].drawn;
        let unchosen = drawn.without(EventSet::one(event));
        *drawn = EventSet::one(event);
        let shown = self.rules.discarded_events == DiscardedEvents::Shown;
        for event in unchosen.iter(event.faction()) {
            log.note(|| match shown {
                true => Event::EventDiscarded { seat, event },
                false => Event::EventPutBack { seat, event },
            });
        }
        self.event = Some(event);
        self.steps.pop();
        // FS-CARD-100, FS-EX-08: a card that another one has brought has its ability only.
        if self.stage == PhaseStage::AfterTurn {
            self.steps.push(Step::ResolveEvent(seat));
        }
    }

    /// FS-EVT-04: the ability is optional.
    pub(crate) fn ability_options(&self, seat: Seat, out: &mut Options<Action>) {
        if let Some(event) = self.event {
            let face = &content().events[event.index()];
            if face.scheme || self.can_begin(seat, Source::Event(event), face.effect) {
                out.push(Action::PlayEvent {});
            }
        }
        out.push(Action::Done {});
    }

    /// FS-EVT-06: a tactic is resolved at once; FS-EVT-07: a scheme stays in the play area.
    pub(crate) fn play_event(&mut self, seat: Seat, log: &mut impl Log) {
        self.steps.pop();
        let Some(event) = self.event else { return };
        let face = &content().events[event.index()];
        if face.scheme {
            log.note(|| Event::SchemeKept { seat, event });
            self.players[seat.index()].schemes.add(EventSet::one(event));
        } else {
            log.note(|| Event::TacticUsed { seat, event });
            self.begin_script(seat, Source::Event(event), face.effect);
        }
    }

    /// FS-EVT-11: a scheme that is declined goes back, too.
    pub(crate) fn decline_event(&mut self, seat: Seat, log: &mut impl Log) {
        self.steps.pop();
        if let Some(event) = self.event {
            log.note(|| Event::EventDeclined { seat, event });
        }
    }

    /// FS-CARD-101: somebody may send the named storm elsewhere before it moves.
    pub(crate) fn ask_about_storm(&mut self) {
        self.open_window(When::AnyWarpStormMove, self.clockwise());
    }

    // ---- step 5

    /// FS-REF-05 to -07.
    fn end_round(&mut self, log: &mut impl Log) {
        for seat in self.alive().iter() {
            let player = &mut self.players[seat.index()];
            player.used = UpgradeSet::NONE; // FS-UPG-04
            player.resolved = [0; Order::COUNT];
            // FS-PLN-06: all tokens are back.
            let tokens = player.faction.map_or(0, |faction| faction.sheet().orders);
            self.secrets[seat.index()].orders = [tokens; Order::COUNT];
        }
        for storm in Storm::ALL {
            self.storms[storm.index()].moved = false; // FS-WRP-08
        }
        if self.round == content().limits.rounds {
            // FS-WIN-04, FS-RND-02
            return self.finish(self.best(self.alive()), "rounds", log);
        }
        self.pass_first_player(log);
        self.begin_round(log);
    }
}
