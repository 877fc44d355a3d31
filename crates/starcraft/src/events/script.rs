//! Carries out the effects of an immediate Event card, one after the other.

use kernel::{Options, Seat};

use super::kind_of;
use crate::action::Action;
use crate::content::{CarrierOut, Effect, LeaderOp, Op, When, content};
use crate::ids::{Area, KINDS, Leader, MAX_KINDS, Planet, Resource, Route};
use crate::report::Log;
use crate::sets::{AreaSet, EventSet, LeaderSet};
use crate::state::{StarCraft, Step, Units};

/// An Event card or a Leadership card whose effects are being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Script {
    /// Who plays it.
    pub seat: Seat,
    /// The Event card; none for a Leadership card.
    pub card: EventSet,
    /// The Leadership card.
    pub leader: Option<Leader>,
    /// Which of its effects: those of this moment.
    pub when: When,
    /// The alternative chosen, where the card has some.
    pub chosen: Option<u8>,
    /// The effect that is next or going on.
    pub at: u8,
    /// How often it can still be done; unset before it begins.
    pub left: Option<u8>,
    /// The area chosen.
    pub area: Option<Area>,
    /// The planet chosen.
    pub planet: Option<Planet>,
    /// The other player who is concerned now.
    pub other: Option<Seat>,
    /// The Leadership card that is resolved when this card is done (BW-CARD-79).
    pub then: Option<Leader>,
    /// The route taken up.
    pub route: Option<Route>,
    /// The route used last.
    pub last_route: Option<Route>,
    /// The units still to place or chosen to move.
    pub units: Units,
    /// Areas used up by this card.
    pub used: AreaSet,
}

impl StarCraft {
    pub(crate) fn begin_script(&mut self, seat: Seat, card: EventSet) {
        self.run_card(seat, card, None, When::Now);
    }

    /// Begins what a Leadership card does at a moment.
    pub(crate) fn begin_leader_script(&mut self, seat: Seat, leader: Leader, when: When) {
        self.run_card(seat, EventSet::NONE, Some(leader), when);
    }

    fn run_card(&mut self, seat: Seat, card: EventSet, leader: Option<Leader>, when: When) {
        self.script = Some(Script {
            seat,
            card,
            leader,
            when,
            chosen: None,
            at: 0,
            left: None,
            area: None,
            planet: None,
            other: None,
            then: None,
            route: None,
            last_route: None,
            units: [0; KINDS],
            used: AreaSet::default(),
        });
        self.push(Step::Script);
    }

    pub(crate) fn running(&self) -> &Script {
        self.script.as_ref().expect("an Event card is being executed")
    }

    pub(crate) fn running_mut(&mut self) -> &mut Script {
        self.script.as_mut().expect("an Event card is being executed")
    }

    /// The effect that is next or going on.
    pub(crate) fn script_effect(&self) -> Option<&'static Effect> {
        let script = self.running();
        let (effects, moment) = match script.leader {
            Some(leader) => (&leader.face().effects, Some(script.when)),
            None => (&content().events[kind_of(script.card).index()].effects, None),
        };
        let due = || effects.iter().filter(|effect| moment.is_none_or(|when| effect.when == when));
        match (due().next().map(|effect| &effect.op), script.chosen) {
            (Some(Op::ChooseOne(lists)), Some(chosen)) => {
                lists[chosen as usize].get(script.at as usize)
            }
            _ => due().nth(script.at as usize),
        }
    }

    /// The effect is done; the next one begins.
    pub(crate) fn next_effect(&mut self) {
        let script = self.running_mut();
        script.at += 1;
        (script.left, script.area, script.route) = (None, None, None);
        (script.planet, script.other) = (None, None);
        script.units = [0; KINDS];
    }

    /// Runs the card until it asks something or is done.
    pub(crate) fn run_script(&mut self, log: &mut impl Log, out: &mut Options<Action>) {
        let Some(effect) = self.script_effect() else { return self.end_script(log) };
        let seat = self.running().seat;
        match effect.op {
            // Carried out when the card leaves, see `end_script`.
            Op::ShuffleIntoEventDeck | Op::PlayTopEvent => {}
            Op::Leader(op) if self.prepare_leader_op(op, log) => {}
            ref op if op.carrier_out() == CarrierOut::Script => return self.ask(seat, op, out),
            _ => self.resolve(seat, effect, log),
        }
        self.next_effect();
    }

    /// Asks for the next choice of an effect, or goes on if there is none (SC-EVT-41).
    fn ask(&mut self, seat: Seat, op: &Op, out: &mut Options<Action>) {
        if self.running().left.is_none() {
            self.running_mut().left = Some(self.repeats(op));
            if let Op::GainUnits { units, .. } = op {
                let given = units[self.race(seat).index()];
                self.running_mut().units[..MAX_KINDS].copy_from_slice(&given);
            }
        }
        let chooser = self.script_chooser(seat, op);
        self.script_options(out);
        let nothing = out.is_empty() || out[..] == [Action::Done {}];
        let bought = self.running().left == Some(0)
            && matches!(op, Op::Buy(_) | Op::GainTokens { .. } | Op::SecondLeadership);
        if bought || nothing {
            out.clear();
            self.next_effect();
        } else {
            self.push(Step::ScriptChoice(chooser));
        }
    }

    fn repeats(&self, op: &Op) -> u8 {
        match *op {
            Op::Depletion { amount, .. } | Op::PlaceTransports { amount, .. } => amount,
            Op::MoveTransports { up_to }
            | Op::MoveAnyUnits { up_to }
            | Op::PlaceGuards { up_to } => up_to,
            // BW-CARD-13
            Op::GainTokens { amount, per_worker: true } => {
                amount.min(self.player(self.running().seat).pool)
            }
            Op::GainTokens { amount, .. } | Op::Leader(LeaderOp::PlacePoints { amount }) => amount,
            _ => 1,
        }
    }

    /// The choices of the effect that is going on.
    pub(crate) fn script_options(&self, out: &mut Options<Action>) {
        let seat = self.running().seat;
        match self.script_effect().map(|effect| &effect.op) {
            Some(Op::ChooseOne(lists)) => {
                out.extend((0..lists.len() as u8).map(|option| Action::Choose { option }));
            }
            Some(Op::GainUnits { friendly_only, .. }) => {
                self.gain_units_options(seat, *friendly_only, out);
            }
            Some(Op::PlaceTransports { may_stop, .. }) => {
                out.extend(self.open_routes(seat).map(|route| Action::PickRoute { route }));
                if *may_stop {
                    out.push(Action::Done {});
                }
            }
            Some(Op::MoveTransports { .. }) => self.move_transport_options(seat, out),
            Some(Op::DestroyTransports) => self.maelstrom_options(out),
            Some(Op::Depletion { restore, up_to, .. }) => {
                self.depletion_options(*restore, *up_to, out);
            }
            Some(Op::Buy(purchase)) => self.event_purchase_options(seat, purchase, out),
            Some(Op::TakeEvent { .. }) => self.take_event_options(seat, out),
            Some(Op::MoveAnyUnits { .. }) => self.assault_options(seat, out),
            Some(Op::SwapZAxisEnds) => self.swap_options(out),
            // BW-CARD-75: each of them minerals (0) or gas (1).
            Some(Op::GainTokens { .. }) if self.tokens_in_supply() > 0 => {
                out.extend((0..2).map(|option| Action::Choose { option }));
            }
            Some(Op::PlaceGuards { .. }) => self.place_guard_options(seat, out),
            Some(Op::SecondLeadership) => {
                // BW-CARD-79
                out.extend(self.leaders_of_stage(seat, 3).map(crate::leadership::take));
            }
            Some(&Op::Leader(op)) => self.leader_op_options(seat, op, out),
            _ => {}
        }
    }

    /// Carries out a choice of the effect that is going on.
    pub(crate) fn script_choice(&mut self, action: Action, log: &mut impl Log) {
        self.pop();
        let seat = self.running().seat;
        let Some(effect) = self.script_effect() else { return };
        match effect.op {
            Op::ChooseOne(_) => {
                if let Action::Choose { option } = action {
                    self.running_mut().chosen = Some(option);
                    self.running_mut().left = None;
                }
            }
            Op::GainUnits { .. } => self.gain_units(seat, action, log),
            Op::PlaceTransports { .. } => self.place_free_transport(seat, action, log),
            Op::MoveTransports { .. } => self.move_transport(seat, action, log),
            Op::DestroyTransports => self.maelstrom(action, log),
            Op::Depletion { restore, .. } => self.change_depletion(restore, action, log),
            Op::Buy(purchase) => self.event_purchase(seat, &purchase, action, log),
            Op::TakeEvent { keep } => self.take_event(seat, keep, action, log),
            Op::MoveAnyUnits { .. } => self.assault(action, log),
            Op::SwapZAxisEnds => self.swap_ends(action, log),
            Op::GainTokens { .. } => {
                if let Action::Choose { option } = action {
                    self.gain_token(seat, Resource::BOTH[usize::from(option == 1)], log);
                }
                self.again();
            }
            Op::PlaceGuards { .. } => self.place_guard(seat, action, log),
            Op::SecondLeadership => {
                if let Action::TakeLeader { leader } = action {
                    self.running_mut().then = Some(leader);
                }
                self.next_effect();
            }
            Op::Leader(op) => self.leader_op_choice(seat, op, action, log),
            _ => {}
        }
    }

    /// One more time, or the effect is done.
    pub(crate) fn again(&mut self) {
        let script = self.running_mut();
        script.left = script.left.map(|left| left.saturating_sub(1));
        if script.left == Some(0) {
            self.next_effect();
        }
    }

    /// The card leaves: to the discard pile, or (SC-EVT-34) into the deck, even an empty one;
    /// Accelerated Progress is followed by the top card (SC-EVT-36), drawn before it leaves itself
    /// (SC-GC-07: it must not become the new deck it draws from).
    fn end_script(&mut self, log: &mut impl Log) {
        let Some(script) = self.script.take() else { return };
        self.pop();
        if self.round > 0 {
            self.after_change(log); // SC-ELIM-09; in setup nobody has anything yet
        }
        if script.leader.is_some() {
            return;
        }
        let event = &content().events[kind_of(script.card).index()];
        let does = |op: &Op| event.effects.iter().any(|effect| effect.op == *op);
        let goes_on = self.ending.is_none() && !self.player(script.seat).eliminated;
        let draws = does(&Op::PlayTopEvent) && goes_on && self.events.left != [0; 3];
        let next = if draws { self.top_event() } else { None };
        if does(&Op::ShuffleIntoEventDeck) {
            self.events.deck.add(script.card);
            self.events.left[event.stage as usize - 1] += 1;
        } else if next.is_some() {
            self.events.discard.add(script.card);
        } else {
            self.discard_events(script.card);
        }
        if let Some(card) = next {
            self.execute_event(script.seat, card, log);
        }
        if let Some(leader) = script.then.filter(|_| goes_on) {
            self.player_mut(script.seat).leaders.add(LeaderSet::one(leader));
            self.play_leader(script.seat, leader, log);
        }
    }
}
