//! The Regrouping Phase, chapter 9: ten steps in the order of SC-REG-01.

use kernel::{Options, Seat, SeatSet};

use crate::action::Action;
use crate::content::{Adjusted, When, Yield};
use crate::ids::{Card, MAX_PLAYERS};
use crate::report::{Event, Log};
use crate::ruleset::Variant;
use crate::sets::{CardSet, EventSet};
use crate::stages::RegroupingStage;
use crate::state::{Owner, StarCraft, Step, print};
use crate::victory::EndKind;

impl StarCraft {
    /// Runs the phase, stage by stage.
    pub(crate) fn run_regrouping(&mut self, log: &mut impl Log) {
        use RegroupingStage::*;
        let stage = RegroupingStage::at(self.stage);
        match stage {
            Before | Events if self.turns < self.seats => {
                let seat = self.clockwise(self.first, self.turns);
                self.turns += 1;
                if self.player(seat).eliminated {
                    return;
                }
                if stage == Before {
                    self.abilities_used = EventSet::NONE;
                    self.push(Step::Window(seat, When::StartOfRegrouping));
                } else {
                    self.begin_events_of(seat, log);
                }
                return;
            }
            Before => {}
            Destruction => {
                self.destroy_bases(log);
                self.destroy_stranded_transports(log);
                self.eliminate(log);
            }
            LostCards => self.lose_resource_cards(log),
            NewCards => self.gain_resource_cards(log),
            Workers => self.retrieve_workers(),
            Points => self.score_areas(log),
            NormalVictory if self.plays_for_points() => self.check_normal_victory(log),
            SpecialVictory if self.plays_for_points() => self.check_special_victory(log),
            NormalVictory | SpecialVictory => {}
            Events => self.check_end_game(log),
            Discards => self.push(Step::DiscardCards),
            FirstPlayer => return self.pass_first_player(log),
        }
        self.stage = stage.next();
        self.turns = 0;
    }

    /// SC-GC-06
    pub(crate) fn plays_for_points(&self) -> bool {
        self.rules.variant != Variant::GalacticConquest
    }

    // ---- before step 1

    /// SC-EVT-21, SC-AMB-100: any card of discard pile or deck, or no more.
    pub(crate) fn take_cards_options(&self, seat: Seat, out: &mut Options<Action>) {
        let player = self.player(seat);
        let cards = player.deck.or(player.discard).iter(self.race(seat));
        out.extend(cards.map(|card| Action::ToHand { card }));
        out.push(Action::Done {});
    }

    pub(crate) fn take_card(&mut self, seat: Seat, left: u8, card: Card, log: &mut impl Log) {
        let one = CardSet::one(card);
        let player = self.player_mut(seat);
        player.hand.add(one);
        if player.discard.has(card) {
            player.discard.take(one);
            player.known.add(one);
            log.note(|| Event::CardTaken { seat, card });
        } else {
            player.deck.take(one);
            log.note(|| Event::CardDrawn { seat, card });
            log.note(|| Event::CardsDrawn { seat, count: 1 });
            if self.player(seat).deck.is_empty() {
                self.reshuffle(seat, log);
            }
        }
        if left > 1 { self.goto(Step::TakeCards(seat, left - 1)) } else { self.pop() }
    }

    // ---- steps 1 to 5

    /// SC-REG-02, SC-TEAM-17: bases beside units of an opponent; a teammate's units spare them.
    fn destroy_bases(&mut self, log: &mut impl Log) {
        for area in self.all_areas() {
            let here = self.area(area);
            let (Some(base), Some(units)) = (here.base.seat(), here.owner.seat()) else { continue };
            if base != units && !self.teammates(base, units) {
                self.destroy_base(area);
                log.note(|| Event::BaseDestroyed { seat: base, area });
            }
        }
    }

    /// SC-REG-04, -05, SC-TRAN-06: transports without an own base at either end.
    pub(crate) fn destroy_stranded_transports(&mut self, log: &mut impl Log) {
        for route in 0..self.routes.len() as u8 {
            let route = crate::ids::Route(route);
            let state = self.routes[route.index()];
            for seat in state.transports.iter() {
                let kept = state.ends.iter().any(|end| self.base_on(seat, end.0).is_some());
                if !kept {
                    self.destroy_transport(seat, route);
                    log.note(|| Event::TransportDestroyed { seat, route });
                }
            }
        }
    }

    /// SC-REG-06..10: a card is kept with a base on its planet and no enemy in its area.
    fn lose_resource_cards(&mut self, log: &mut impl Log) {
        for area in self.all_areas() {
            let Some(seat) = self.area(area).holder.seat() else { continue };
            if self.base_on(seat, area.planet()).is_some() && !self.is_enemy(seat, area) {
                continue;
            }
            let here = self.area_mut(area);
            let count = std::mem::take(&mut here.workers);
            here.holder = Owner::NONE;
            log.note(|| Event::ResourceLost { seat, area });
            if count > 0 {
                log.note(|| Event::WorkersLost { seat, count });
            }
        }
    }

    /// SC-REG-12, -13, -15..17: cards of friendly areas, and of empty ones for the only player
    /// with a base on the planet.
    fn gain_resource_cards(&mut self, log: &mut impl Log) {
        for area in self.all_areas() {
            let planet = area.planet();
            if !matches!(print(area).yields, Yield::Resource(_))
                || self.area(area).depletion == 2
                || !self.area(area).holder.is_none()
            {
                continue;
            }
            let with_base: SeatSet =
                self.everybody().filter(|&seat| self.base_on(seat, planet).is_some()).collect();
            let gainer = match self.controller(area) {
                Some(seat) => with_base.contains(seat).then_some(seat),
                None if self.is_empty(area) && with_base.len() == 1 => with_base.iter().next(),
                None => None,
            };
            if let Some(seat) = gainer {
                self.area_mut(area).holder = seat.into();
                log.note(|| Event::ResourceGained { seat, area });
            }
        }
    }

    /// SC-REG-18: all workers come back to the pool.
    fn retrieve_workers(&mut self) {
        for area in &mut self.areas {
            if let Some(seat) = area.holder.seat() {
                self.players[seat.index()].pool += std::mem::take(&mut area.workers);
            }
        }
        for player in &mut self.players {
            player.pool += player.permanent.iter().sum::<u8>();
            player.permanent = [0; 2];
            player.pool += std::mem::take(&mut player.unavailable);
        }
    }

    /// SC-REG-20..22: the conquest points of the controlled areas.
    fn score_areas(&mut self, log: &mut impl Log) {
        let mut points = [0; MAX_PLAYERS];
        for area in self.all_areas().filter(|&area| print(area).yields == Yield::Conquest) {
            if let Some(seat) = self.controller(area) {
                points[seat.index()] += print(area).amount;
            }
        }
        for seat in self.alive().iter() {
            self.gain_points(seat, points[seat.index()], log);
        }
    }

    // ---- steps 9 and 10

    /// SC-REG-35: 6, for Terrans 8, and what cards add.
    pub fn hand_limit(&self, seat: Seat) -> usize {
        (self.sheet(seat).hand_limit + self.adjusted(seat, Adjusted::HandLimit)) as usize
    }

    /// SC-REG-34, -36..38: players who still have too many cards; all choose at the same time.
    pub(crate) fn over_limit(&self) -> SeatSet {
        let over = |seat: &Seat| {
            let player = self.player(*seat);
            player.hand.len() - player.discarding.len() > self.hand_limit(*seat)
        };
        self.alive().iter().filter(over).collect()
    }

    pub(crate) fn discard_options(&self, seat: Seat, out: &mut Options<Action>) {
        let player = self.player(seat);
        let cards = player.hand.without(player.discarding).iter(self.race(seat));
        out.extend(cards.map(|card| Action::Discard { card }));
    }

    pub(crate) fn choose_discard(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).discarding.add(CardSet::one(card));
    }

    /// When everybody has chosen, the cards are shown together.
    pub(crate) fn finish_discards(&mut self, log: &mut impl Log) {
        self.pop();
        for seat in self.everybody() {
            let race = self.race(seat);
            let player = self.player_mut(seat);
            let cards = std::mem::take(&mut player.discarding);
            player.hand.take(cards);
            player.known.take(cards);
            for card in cards.iter(race) {
                self.discard_card(seat, card, log);
            }
        }
    }

    /// SC-REG-39, -40, and the next round; SC-AMB-64: unless it was the last.
    fn pass_first_player(&mut self, log: &mut impl Log) {
        if self.rules.round_limit > 0 && self.round >= self.rules.round_limit {
            return self.end(EndKind::RoundLimit, SeatSet::EMPTY, None, log);
        }
        let next = self.clockwise(self.first, 1);
        self.first = self.alive().clockwise(next, self.seats as usize).next().unwrap_or(next);
        log.note(|| Event::FirstPlayer { seat: self.first });
        self.goto(Step::Planning);
        self.begin_round(log);
    }
}
