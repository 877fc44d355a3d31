//! Leadership cards of Brood War (BW-LDR): chosen in secret, shown together, resolved in turn.
//!
//! | file | what |
//! | --- | --- |
//! | here | choosing, and what the cards in play change |
//! | `setup.rs` | what cards of Stage I change in setup |
//! | `heroes.rs` | heroes: gaining, avenging, returning |
//! | `reserve.rs` | units that stand on a card |
//! | `orders.rs` | orders placed, lifted or executed otherwise |
//! | `script.rs` | effects that ask for choices |

mod heroes;
mod orders;
mod reserve;
mod script;
mod setup;

use kernel::{Options, Seat, SeatSet};

use crate::action::Action;
use crate::content::{CarrierOut, Effect, LeaderOp, Op, When};
use crate::ids::{Building, Faction, Leader};
use crate::report::{Event, Happening, Log};
use crate::ruleset::{Leadership, StartingPlanets};
use crate::sets::LeaderSet;
use crate::state::{StarCraft, Step};

impl StarCraft {
    // ---- choosing

    /// Whether Leadership cards can be in play in this game (BW-OPN-02).
    pub(crate) fn has_leaders(&self) -> bool {
        self.rules.brood_war() && self.rules.leadership == Leadership::Chosen
    }

    /// Whether they are chosen; BW-SCN-16: a scenario says which are in play.
    pub(crate) fn chooses_leaders(&self) -> bool {
        self.has_leaders() && !self.is_scenario()
    }

    /// BW-LDR-09, -14, BW-AMB-34: once for the current stage; a stage that was skipped is lost.
    pub(crate) fn begin_choosing(&mut self) {
        let stage = self.event_stage();
        if self.chooses_leaders() && stage > self.leader_stage {
            self.leader_stage = stage;
            self.push(Step::ChooseLeaders);
        }
    }

    /// BW-LDR-07, -18: the players who have still to choose, all at the same time; BW-CARD-74: not who
    /// chooses last.
    pub(crate) fn choosing_leaders(&self) -> SeatSet {
        let waits = |seat: &Seat| {
            let player = self.player(*seat);
            !player.eliminated && player.choosing.is_none() && !self.chooses_last(*seat)
        };
        self.everybody().filter(waits).collect()
    }

    /// BW-CARD-74: whether the player has the Event card for it.
    fn chooses_last(&self, seat: Seat) -> bool {
        self.event_effects(seat).any(|(_, effect)| effect.op == Op::ChooseLeadershipLast)
    }

    /// BW-LDR-02, -18: own cards of the stage that have not been used; BW-OPL-04: no special victory
    /// in a Larger Galaxy.
    pub(crate) fn leader_options(&self, seat: Seat, out: &mut Options<Action>) {
        out.extend(self.leaders_of_stage(seat, self.leader_stage).map(take));
    }

    /// The cards of a stage that a player has not used.
    pub(crate) fn leaders_of_stage(
        &self,
        seat: Seat,
        stage: u8,
    ) -> impl Iterator<Item = Leader> + use<> {
        let player = self.player(seat);
        let left = LeaderSet(u8::MAX >> 1).without(player.leaders);
        let large = self.rules.starting_planets == StartingPlanets::ThreePlaced;
        let deck = player.faction.into_iter().flat_map(move |faction| left.iter(faction));
        deck.filter(move |leader| {
            let face = leader.face();
            face.stage == stage && !(large && face.special_victory)
        })
    }

    pub(crate) fn choose_leader(&mut self, seat: Seat, leader: Leader) {
        self.player_mut(seat).choosing = Some(leader);
    }

    /// BW-LDR-08: all are shown together; then whoever chooses last does (BW-CARD-74).
    pub(crate) fn reveal_leaders(&mut self, log: &mut impl Log) {
        self.pop();
        // BW-AMB-35: the sequence of the resolution is fixed now.
        self.turn = self.first;
        for seat in self.in_order() {
            if let Some(leader) = self.player_mut(seat).choosing.take() {
                self.show_leader(seat, leader, log);
            }
        }
        // The step on top is asked first.
        let mut late: arrayvec::ArrayVec<Seat, 8> =
            self.in_order().filter(|&seat| self.chooses_last(seat)).collect();
        late.reverse();
        late.into_iter().for_each(|seat| self.push(Step::ChooseLeaderLast(seat)));
    }

    pub(crate) fn choose_leader_last(&mut self, seat: Seat, leader: Leader, log: &mut impl Log) {
        self.pop();
        let mut effects = self.event_effects(seat);
        let card = effects.find(|(_, effect)| effect.op == Op::ChooseLeadershipLast);
        drop(effects);
        if let Some((event, _)) = card {
            log.note(|| Event::EventUsed { seat, event });
            self.discard_event(seat, event);
        }
        self.show_leader(seat, leader, log);
    }

    fn show_leader(&mut self, seat: Seat, leader: Leader, log: &mut impl Log) {
        let player = self.player_mut(seat);
        player.leaders.add(LeaderSet::one(leader));
        player.unresolved = Some(leader);
        log.note(|| Happening::LeaderShown { leader }.to(seat));
    }

    // ---- resolving

    /// BW-LDR-10: the card of the player so many places after the first player of the step.
    pub(crate) fn resolve_leader_of(&mut self, place: u8, log: &mut impl Log) {
        let seat = self.clockwise(self.turn, place);
        if let Some(leader) = self.player_mut(seat).unresolved.take() {
            self.play_leader(seat, leader, log);
        }
    }

    /// BW-LDR-11..13: a card is resolved, and stays in the play area or leaves the game.
    pub(crate) fn play_leader(&mut self, seat: Seat, leader: Leader, log: &mut impl Log) {
        let face = leader.face();
        let player = self.player_mut(seat);
        if face.stays {
            player.leading.add(LeaderSet::one(leader));
        }
        if let Some(start) = &face.start {
            player.pool = start.workers;
            player.reserve = start.on_card;
        }
        log.note(|| Happening::LeaderResolved { leader }.to(seat));
        self.begin_leader_script(seat, leader, When::Now);
    }

    // ---- cards in play

    /// The Leadership cards in a play area; without a faction there are none.
    fn leading(&self, seat: Seat) -> impl Iterator<Item = Leader> + use<> {
        let player = self.player(seat);
        player.leading.iter(player.faction.unwrap_or(Faction(0)))
    }

    /// The effects of the Leadership cards in a play area.
    pub(crate) fn leader_effects(
        &self,
        seat: Seat,
    ) -> impl Iterator<Item = (Leader, &'static Effect)> + use<> {
        let of = |leader: Leader| leader.face().effects.iter().map(move |effect| (leader, effect));
        self.leading(seat).flat_map(of)
    }

    /// Whether a Leadership card in the player's play area does this.
    pub(crate) fn leads(&self, seat: Seat, op: LeaderOp) -> bool {
        self.leading(seat).any(|leader| leader.does(op))
    }

    /// Whether the player has chosen a card that does this, in play or not.
    fn has_chosen(&self, seat: Seat, op: LeaderOp) -> bool {
        let player = self.player(seat);
        player
            .faction
            .is_some_and(|faction| player.leaders.iter(faction).any(|leader| leader.does(op)))
    }

    /// BW-SPV-02, BW-OPN-01: whether a player's special objective counts.
    pub(crate) fn has_objective(&self, seat: Seat) -> bool {
        let by_card = self.chooses_leaders() || self.lays_out_objectives();
        !by_card || self.leads(seat, LeaderOp::SpecialVictory)
    }

    /// BW-OPN-01, -05: whether everybody has the special victory card because none are chosen.
    pub(crate) fn lays_out_objectives(&self) -> bool {
        self.rules.brood_war()
            && self.rules.leadership == Leadership::None
            && self.rules.lays_out_objectives()
    }

    /// BW-OPN-05: the card is in play from the start; BW-OPL-05: not in a Larger Galaxy.
    pub(crate) fn lay_out_objective(&mut self, seat: Seat) {
        if self.lays_out_objectives() {
            let card = self.leaders_of_stage(seat, 1).find(|leader| leader.face().special_victory);
            let cards = card.map_or(LeaderSet::NONE, LeaderSet::one);
            let player = self.player_mut(seat);
            (player.leaders, player.leading) = (cards, cards);
        }
    }

    /// BW-CARD-06: minerals and gas of the permanent resources, which only Leadership cards change.
    pub fn permanent(&self, seat: Seat) -> [u8; 2] {
        use crate::content::Adjusted::{PermanentGas, PermanentMinerals};
        let [mut minerals, mut gas] = self.sheet(seat).permanent;
        self.leader_effects(seat).for_each(|(_, effect)| match effect.op {
            Op::Adjust { number: PermanentMinerals, amount } => minerals += amount,
            Op::Adjust { number: PermanentGas, amount } => gas += amount,
            _ => {}
        });
        [minerals, gas]
    }

    /// BW-CARD-33: whether the player's transports are safe now.
    pub(crate) fn keeps_transports(&self, seat: Seat) -> bool {
        self.player(seat).safe_transports == 2
    }

    /// BW-CARD-50: conquest points of installations.
    pub(crate) fn site_points(&self, seat: Seat) -> u8 {
        let points = self.leader_effects(seat).map(|(_, effect)| match effect.op {
            Op::Leader(LeaderOp::SitePoints { site, amount }) if self.has_site(seat, site) => {
                amount
            }
            _ => 0,
        });
        points.sum()
    }

    /// Whether an installation of the player's is on the board.
    pub(crate) fn has_site(&self, seat: Seat, site: crate::state::Site) -> bool {
        self.areas.iter().any(|area| area.base.is(seat) && area.site == site)
    }

    // ---- abilities

    /// BW-CARD-02: a card is used at a moment at which its owner is asked.
    pub(crate) fn use_leader(
        &mut self,
        seat: Seat,
        when: When,
        leader: Leader,
        log: &mut impl Log,
    ) {
        log.note(|| Happening::LeaderUsed { leader }.to(seat));
        if when == When::StartOfBattle {
            self.pop(); // SC-BATTLE-08: one ability a battle and player
            return self.lose_to_leader(seat, leader);
        }
        self.leaders_used.add(LeaderSet::one(leader));
        let effects = || leader.face().effects.iter().filter(|effect| effect.when == when);
        if effects().any(|effect| effect.op.carrier_out() == CarrierOut::Script) {
            return self.begin_leader_script(seat, leader, when);
        }
        effects().for_each(|effect| self.resolve(seat, effect, log));
    }

    /// Whether an effect of a card may be used at a moment at which its owner is asked.
    pub(crate) fn leader_serves(
        &self,
        seat: Seat,
        leader: Leader,
        effect: &Effect,
        when: When,
    ) -> bool {
        let matters = || match effect.op {
            Op::Leader(op) => self.leader_op_matters(seat, op),
            Op::Depletion { .. } => self.areas.iter().any(|area| area.depletion == 1),
            _ => true,
        };
        // BW-AMB-66: what happens at the start of Regrouping is not optional.
        when != When::StartOfRegrouping
            && effect.when == when
            && matters()
            && !self.leaders_used.has(leader)
            && self.may_use(seat, effect).is_ok()
    }

    /// BW-AMB-66: what is not optional at the start of Regrouping.
    pub(crate) fn begin_leader_scripts(&mut self, seat: Seat, when: When) {
        let mut effects = self.leader_effects(seat);
        let leader = effects.find(|(_, effect)| effect.when == when).map(|(leader, _)| leader);
        drop(effects);
        if let Some(leader) = leader {
            self.begin_leader_script(seat, leader, when);
        }
    }

    /// Carries out what a Leadership card does without asking.
    pub(crate) fn resolve_leader(&mut self, seat: Seat, op: LeaderOp, log: &mut impl Log) {
        match op {
            // BW-CARD-18
            LeaderOp::EnemiesLosePoints { amount } => {
                for other in self.alive().iter() {
                    if other == seat || self.teammates(seat, other) {
                        continue;
                    }
                    let lost = u16::from(amount).min(self.player(other).points) as u8;
                    self.player_mut(other).points -= u16::from(lost);
                    if lost > 0 {
                        log.note(|| Happening::PointsLost { points: lost }.to(other));
                    }
                }
            }
            // BW-CARD-25
            LeaderOp::RaiseBuildings => {
                let (race, sheet) = (self.race(seat), self.sheet(seat));
                for (place, building) in sheet.buildings.iter().enumerate() {
                    let top = building.prices.len() as u8;
                    let level = &mut self.player_mut(seat).buildings[place];
                    if *level > 0 && *level < top {
                        *level = top;
                        let building = Building::of(race, place);
                        log.note(|| Event::BuildingBuilt { seat, building, level: top });
                    }
                }
            }
            LeaderOp::OrdersAs { order } => self.player_mut(seat).orders_as = Some(order),
            LeaderOp::ProtectTransports => self.player_mut(seat).safe_transports = 1,
            LeaderOp::TwoOrdersAtOnce => self.player_mut(seat).two_orders = true,
            LeaderOp::NobodyWins => self.nobody_wins = true,
            LeaderOp::HeroCards => self.take_hero_cards(seat, log),
            // The rules they change ask for them, or a script for choices.
            _ => {}
        }
    }
}

pub(crate) fn take(leader: Leader) -> Action {
    Action::TakeLeader { leader }
}
