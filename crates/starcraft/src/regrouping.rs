//! The Regrouping Phase, chapter 9: ten steps in the order of SC-REG-01.

use kernel::{Options, Seat, SeatSet};

use crate::action::Action;
use crate::content::{Adjusted, AreaPrint, When, Yield};
use crate::ids::Card;
use crate::report::{Event, Log};
use crate::ruleset::Variant;
use crate::sets::{CardSet, EventSet, LeaderSet};
use crate::stages::RegroupingStage;
use crate::state::{Owner, RouteState, StarCraft, Step, print};
use crate::victory::EndKind;

impl StarCraft {
    /// Runs the phase, stage by stage.
    pub(crate) fn run_regrouping(&mut self, log: &mut impl Log) {
        use RegroupingStage::*;
        let stage = RegroupingStage::at(self.stage);
        match stage {
            Before | Events | Resolution if self.turns < self.seats => {
                let seat = self.clockwise(self.first, self.turns);
                self.turns += 1;
                if self.player(seat).eliminated {
                    return;
                }
                match stage {
                    Before => {
                        self.abilities_used = EventSet::NONE;
                        self.push(Step::Window(seat, When::StartOfRegrouping));
                        self.begin_leader_scripts(seat, When::StartOfRegrouping);
                    }
                    Resolution => self.resolve_leader_of(self.turns - 1, log),
                    _ => self.begin_events_of(seat, log),
                }
                return;
            }
            Before | Resolution => {}
            Destruction => {
                self.destroy_bases(log);
                if self.step() != Step::Regrouping {
                    // BW-RGP-13: Infested Command Centers come before the transports go.
                    self.stage = RegroupingStage::Stranded as u8;
                    self.turns = 0;
                    return;
                }
                self.destroy_stranded(log);
                self.stage = LostCards as u8;
                self.turns = 0;
                return;
            }
            Stranded => self.destroy_stranded(log),
            LostCards => self.lose_resource_cards(log),
            NewCards => self.gain_resource_cards(log),
            Workers => {
                self.retrieve_workers();
                self.empty_pools();
            }
            Leadership => self.begin_choosing(),
            // BW-RES-08: tokens are taken clockwise from the first player.
            Points if self.is_survival() && self.turns < self.seats => {
                let seat = self.clockwise(self.first, self.turns);
                self.turns += 1;
                if !self.player(seat).eliminated {
                    self.gain_points(seat, self.area_points(seat), log);
                }
                return;
            }
            Points if self.is_survival() => {}
            Points => self.score_areas(log),
            // BW-SCN-20
            SpecialVictory if self.is_scenario() => self.check_goals(false, log),
            NormalVictory if self.may_win() => self.check_normal_victory(log),
            SpecialVictory if self.may_win() => self.check_special_victory(log),
            NormalVictory | SpecialVictory => {}
            Events => self.check_end_game(log),
            Discards => self.push(Step::DiscardCards),
            FirstPlayer => {
                self.pass_first_player(log);
                if self.ending.is_some() || self.step() != Step::Regrouping {
                    return;
                }
            }
            After => return self.run_after_regrouping(log),
        }
        self.stage = stage.next();
        self.turns = 0;
    }

    /// SC-GC-06, BW-SCN-12: whether there is a normal victory.
    pub(crate) fn plays_for_points(&self) -> bool {
        self.rules.variant != Variant::GalacticConquest && !self.is_scenario()
    }

    /// BW-CARD-40: whether there is a victory to be judged now.
    fn may_win(&self) -> bool {
        self.plays_for_points() && !self.nobody_wins
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
        for area in self.held() {
            let here = self.area(area);
            let (Some(base), Some(units)) = (here.base.seat(), here.owner.seat()) else { continue };
            if base != units && !self.teammates(base, units) {
                self.raze(area, Some(units), log);
            }
        }
    }

    /// The rest of step 1.
    fn destroy_stranded(&mut self, log: &mut impl Log) {
        self.destroy_stranded_transports(log);
        self.drop_guards(log);
        self.eliminate(log);
    }

    /// BW-SOP-08, BW-RGP-04: special orders come back from the pool.
    fn empty_pools(&mut self) {
        for player in &mut self.players {
            player.pooled = 0;
        }
    }

    /// SC-REG-04, -05, SC-TRAN-06: transports without an own base at either end.
    pub(crate) fn destroy_stranded_transports(&mut self, log: &mut impl Log) {
        let bases = self.bases();
        for route in 0..self.routes.len() as u8 {
            let route = crate::ids::Route(route);
            let RouteState { ends, transports, .. } = self.routes[route.index()];
            let [one, other] = ends.map(|(planet, _)| bases[planet.index()].0);
            for seat in SeatSet(transports.0 & !(one | other)).iter() {
                if !self.keeps_transports(seat) {
                    self.destroy_transport(seat, route);
                    log.note(|| Event::TransportDestroyed { seat, route });
                }
            }
        }
    }

    /// SC-REG-06..10: a card is kept with a base on its planet and no enemy in its area.
    fn lose_resource_cards(&mut self, log: &mut impl Log) {
        for area in self.held() {
            let Some(seat) = self.area(area).holder.seat() else { continue };
            if self.base_on(seat, area.planet()).is_some() && !self.is_enemy(seat, area) {
                continue;
            }
            let count = std::mem::take(&mut self.area_mut(area).workers);
            self.change(area, |here| here.holder = Owner::NONE);
            log.note(|| Event::ResourceLost { seat, area });
            if count > 0 {
                log.note(|| Event::WorkersLost { seat, count });
            }
        }
    }

    /// SC-REG-12, -13, -15..17: cards of friendly areas, and of empty ones for the only player
    /// with a base on the planet.
    fn gain_resource_cards(&mut self, log: &mut impl Log) {
        let bases = self.bases();
        for area in self.all_areas() {
            let with_base = bases[area.planet().index()];
            if with_base.is_empty()
                || !matches!(print(area).yields, Yield::Resource(_))
                || self.area(area).depletion == 2
                || !self.area(area).holder.is_none()
            {
                continue;
            }
            let gainer = match self.controller(area) {
                Some(seat) => with_base.contains(seat).then_some(seat),
                None if self.is_empty(area) && with_base.len() == 1 => with_base.iter().next(),
                None => None,
            };
            if let Some(seat) = gainer {
                self.change(area, |here| here.holder = seat.into());
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
        for seat in self.alive().iter() {
            self.gain_points(seat, self.area_points(seat), log);
        }
    }

    /// The conquest points of the areas a player controls.
    fn area_points(&self, seat: Seat) -> u8 {
        let points = self.controlled(seat).map(|area| {
            let AreaPrint { yields, amount, .. } = *print(area);
            let printed = if yields == Yield::Conquest { amount } else { 0 };
            printed + u8::from(self.area(area).point) // BW-CARD-24
        });
        let points = points.sum();
        if self.has_leaders() { points + self.site_points(seat) } else { points }
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
            let kept = player.hand.len() - player.discarding.len();
            // What cards add is only looked up where it matters.
            kept > self.sheet(*seat).hand_limit as usize && kept > self.hand_limit(*seat)
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
        let last = self.first;
        self.first = self.clockwise(last, 1);
        self.first = self.in_order().next().unwrap_or(self.first);
        log.note(|| Event::FirstPlayer { seat: self.first });
        if !self.has_leaders() {
            self.goto(Step::Planning);
            self.begin_round(log);
        }
    }

    /// BW-RGP-14: abilities after the last step, clockwise from the new first player; then the next round.
    fn run_after_regrouping(&mut self, log: &mut impl Log) {
        if self.turns < self.seats {
            let seat = self.clockwise(self.first, self.turns);
            self.turns += 1;
            if !self.player(seat).eliminated {
                self.leaders_used = LeaderSet::NONE;
                self.open_window(seat, When::EndOfRegrouping);
            }
            return;
        }
        // BW-CARD-40, BW-AMB-86: what was put off is judged now.
        self.nobody_wins = false;
        self.end_if_alone(log);
        if self.ending.is_none() {
            self.end_last_round(log);
        }
        if self.ending.is_none() {
            self.goto(Step::Planning);
            self.begin_round(log);
        }
    }
}
